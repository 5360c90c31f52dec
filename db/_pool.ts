import type postgres from "postgres";

/** A connection of one user at a time, thrown away when it is lost. */
export interface Slot {
  sql: postgres.Sql;
  lost: boolean;
  /** Refusals of the queries under way: the driver leaves some of them open when a connection breaks. */
  underWay: Set<(reason: Error) => void>;
}

/**
 * Connections of `postgres` with one user each. Its own pool gives a lost connection that was reserved to somebody
 * else while the first still holds it; here a lost one never comes back.
 */
export class Pool {
  #idle: Slot[] = [];
  #all = new Set<Slot>();
  #waiting: ((slot: Slot) => void)[] = [];

  constructor(
    private readonly open: (lost: () => void) => postgres.Sql,
    private readonly size: number,
  ) {}

  async acquire(): Promise<Slot> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size < this.size) return this.#make();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(slot: Slot) {
    const next = this.#waiting.shift();
    if (!slot.lost) return next ? next(slot) : void this.#idle.push(slot);
    this.#drop(slot);
    next?.(this.#make());
  }

  async end() {
    await Promise.all([...this.#all].map(({ sql }) => sql.end({ timeout: 5 })));
  }

  #make(): Slot {
    const slot: Slot = {
      lost: false,
      underWay: new Set(),
      sql: this.open(() => {
        slot.lost = true;
        const lost = Object.assign(new Error("The connection to the database was lost"), {
          code: "CONNECTION_CLOSED",
        });
        for (const refuse of slot.underWay) refuse(lost);
        if (!this.#idle.includes(slot)) return;
        this.#idle = this.#idle.filter((each) => each !== slot);
        this.#drop(slot);
      }),
    };
    this.#all.add(slot);
    return slot;
  }

  #drop(slot: Slot) {
    this.#all.delete(slot);
    void slot.sql.end({ timeout: 0 });
  }
}
