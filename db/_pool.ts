import type postgres from "postgres";

/** A connection of one user at a time, thrown away when it is lost. */
export interface Slot {
  sql: postgres.Sql;
  lost: boolean;
  /** Refusals of the queries under way: the driver leaves some of them open when a connection breaks. */
  underWay: Set<(reason: Error) => void>;
}

interface Waiting {
  take(slot: Slot): void;
  refuse(reason: Error): void;
}

interface PoolOptions {
  /** Connections at most. */
  size: number;
  /** Milliseconds that anybody waits for an answer, or for a connection; absent: for ever. */
  patienceMs?: number;
}

/**
 * Connections of `postgres` with one user each. Its own pool gives a lost connection that was reserved to somebody
 * else while the first still holds it; here a lost one never comes back. While the server is silent one at a time
 * tries whether it answers again, and everybody else is refused at once.
 */
export class Pool {
  #idle: Slot[] = [];
  #all = new Set<Slot>();
  #waiting = new Set<Waiting>();
  #isSilent = false;
  #trial: Slot | undefined;

  constructor(
    private readonly open: (lost: () => void) => postgres.Sql,
    private readonly options: PoolOptions,
  ) {}

  async acquire(): Promise<Slot> {
    if (this.#isSilent) return this.#try();
    const idle = this.#idle.pop();
    if (idle) return idle;
    return this.#all.size < this.options.size ? this.#make() : this.#wait();
  }

  /** What a query on the connection is answered. */
  answer<T>(slot: Slot, answer: PromiseLike<T>): Promise<T> {
    const late = this.#later(() => this.#silence(slot));
    const { underWay } = slot;
    return new Promise<T>((resolve, refuse) => {
      underWay.add(refuse);
      const ended = () => {
        clearTimeout(late);
        underWay.delete(refuse);
        if (!slot.lost) this.#isSilent = false;
      };
      answer.then(resolve, refuse).then(ended);
    });
  }

  release(slot: Slot) {
    if (slot === this.#trial) this.#trial = undefined;
    const [next] = this.#waiting;
    if (!slot.lost) return next ? next.take(slot) : void this.#idle.push(slot);
    this.#drop(slot);
    next?.take(this.#make());
  }

  async end() {
    await Promise.all([...this.#all].map(({ sql }) => sql.end({ timeout: 5 })));
  }

  #try(): Slot {
    if (this.#trial) throw unanswered();
    this.#trial = this.#make();
    return this.#trial;
  }

  #wait(): Promise<Slot> {
    const { promise, resolve, reject } = Promise.withResolvers<Slot>();
    const late = this.#later(() => waiting.refuse(unanswered()));
    const leave = () => {
      clearTimeout(late);
      this.#waiting.delete(waiting);
    };
    const waiting: Waiting = {
      take(slot) {
        leave();
        resolve(slot);
      },
      refuse(reason) {
        leave();
        reject(reason);
      },
    };
    this.#waiting.add(waiting);
    return promise;
  }

  #make(): Slot {
    const slot: Slot = { lost: false, underWay: new Set(), sql: this.open(() => this.#lose(slot, closed())) };
    this.#all.add(slot);
    return slot;
  }

  #lose(slot: Slot, reason: Error) {
    slot.lost = true;
    for (const refuse of slot.underWay) refuse(reason);
    if (!this.#idle.includes(slot)) return;
    this.#idle = this.#idle.filter((each) => each !== slot);
    this.#drop(slot);
  }

  /** Who waits for a connection, and connections that nobody uses, would be as unlucky. */
  #silence(slot: Slot) {
    this.#isSilent = true;
    for (const each of [slot, ...this.#idle]) this.#lose(each, unanswered());
    for (const { refuse } of this.#waiting) refuse(unanswered());
  }

  #later(act: () => void): Timer | undefined {
    return this.options.patienceMs === undefined ? undefined : setTimeout(act, this.options.patienceMs);
  }

  #drop(slot: Slot) {
    this.#all.delete(slot);
    void slot.sql.end({ timeout: 0 });
  }
}

function closed(): Error {
  return Object.assign(new Error("The connection to the database was lost"), { code: "CONNECTION_CLOSED" });
}

function unanswered(): Error {
  return Object.assign(new Error("The database does not answer"), { code: "QUERY_TIMEOUT" });
}
