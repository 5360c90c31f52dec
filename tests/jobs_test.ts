import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type Connection, connect, type Db, type Tx, tenant } from "../db/mod.ts";
import {
  type Attempt,
  enqueue,
  type JobSpec,
  Permanent,
  type Pipeline,
  type Worker,
  work,
} from "../jobs/mod.ts";
import {
  bury,
  type Claim,
  claim,
  enqueueAll,
  finish,
  finishAll,
  live,
  retry,
  survey,
} from "../jobs/queue.ts";
import { database } from "./_db.ts";
import { hurry, matching, order, rows, until } from "./_jobs.ts";

let pg: Connection & { url: string };
let workers: Worker[];
let attempts: Attempt[];

beforeEach(async () => {
  pg = await database();
  workers = [];
  attempts = [];
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await pg.close();
});

async function start(pipeline: Partial<Pipeline>) {
  const worker = await work(pg, pipeline, { report: (attempt) => attempts.push(attempt) });
  workers.push(worker);
  return worker;
}

const outcomes = () => attempts.map(({ outcome }) => outcome);
const put = (orderId: string | number, options = {}) =>
  enqueue(pg.db, "match_order", order(orderId), options);
const putMany = (count: number) =>
  pg.db.transaction().execute(async (tx) => {
    for (let n = 0; n < count; n++) await enqueue(tx, "match_order", order(n));
  });
const take = (worker: number, limit = 1) => claim(pg.sql, "match_order", { limit, worker });

/** Begins a transaction in a session of its own; it ends with `commit()`. */
async function begun(work: (tx: Tx) => Promise<void>) {
  const gate = Promise.withResolvers<void>();
  const worked = Promise.withResolvers<void>();
  const done = pg.db.transaction().execute(async (tx) => {
    await work(tx).then(worked.resolve, worked.reject);
    await gate.promise;
  });
  await worked.promise;
  return {
    commit() {
      gate.resolve();
      return done;
    },
  };
}

/** How a job in hand ends. */
const ENDS: Record<string, (held: Claim) => Promise<unknown>> = {
  "in hand": (held) => pg.db.transaction().execute((tx) => finish(tx, held)),
  "in hand without a write": (held) => finishAll(pg.sql, [held]),
  buried: (held) => pg.db.transaction().execute((tx) => bury(tx, held, "It can't be done")),
};

describe("enqueue()", () => {
  test("makes a job that exists once its transaction commits", async () => {
    const failing = pg.db.transaction().execute(async (tx) => {
      await enqueue(tx, "match_order", order(1));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await rows(pg)).toEqual([]);
    expect(await put(2)).toBe(true);
    expect(await rows(pg)).toMatchObject([{ payload: order(2), attempt: 0 }]);
  });

  test("makes one live job a key and kind", async () => {
    expect(await put(1, { key: "k" })).toBe(true);
    expect(await put(2, { key: "k" })).toBe(false);
    expect(
      await enqueue(pg.db, "extract_document", { idpOrganizationId: "a", documentId: "d" }, { key: "k" }),
    ).toBe(true);
    expect(await put(3)).toBe(true);
    expect(await put(4)).toBe(true);
    expect(await rows(pg, "match_order")).toHaveLength(3);
  });

  test("what a change asks for is done after that change, though the same was waiting or in hand before it", async () => {
    for (const before of ["waiting", "in hand", "in hand without a write", "buried"] as const) {
      const key = before;
      await put(1, { key });
      const held = before === "waiting" ? undefined : (await take(1))[0]!;
      const asking = await begun(async (tx) => void (await enqueue(tx, "match_order", order(1), { key })));
      expect(await take(2)).toHaveLength(0);
      const ended = held && ENDS[before]!(held);
      await asking.commit();
      await ended;
      const [anew] = await take(2);
      expect(anew).toMatchObject({ key, attempt: 1, payload: order(1) });
      expect(await pg.db.transaction().execute((tx) => finish(tx, anew!))).toBe(true);
      expect(await take(2)).toHaveLength(0);
    }
  });

  test("what is asked for while an attempt is in hand is done once more, and no oftener", async () => {
    const gate = Promise.withResolvers<void>();
    const asked = { key: "k" };
    await put(1, asked);
    const worker = await start(matching({ run: async () => void (await gate.promise) }));
    await until(async () => (await rows(pg))[0]?.attempt === 1);
    for (const made of await Promise.all([put(1, asked), put(1, asked)])) expect(made).toBe(false);
    gate.resolve();
    await worker.idle();
    expect(outcomes()).toEqual(["done", "done"]);
  });

  test("a kind that isn't asked for by change isn't done anew for being asked for while it is in hand", async () => {
    const document = { idpOrganizationId: "a", documentId: "d" };
    await enqueue(pg.db, "extract_document", document, { key: "d" });
    const [held] = await claim(pg.sql, "extract_document", { limit: 1, worker: 1 });
    expect(await enqueue(pg.db, "extract_document", document, { key: "d" })).toBe(false);
    expect(await pg.db.transaction().execute((tx) => finish(tx, held!))).toBe(true);
    expect(await rows(pg)).toEqual([]);
  });

  test("transactions that ask for the same jobs in another order end, one after the other", async () => {
    const keys = ["a", "b", "c"];
    const ask = (tx: Db | Tx, keys: string[]) =>
      enqueueAll(
        tx,
        "match_order",
        keys.map((key) => ({ payload: order(key), key })),
      );
    expect(await ask(pg.db, keys)).toBe(3);
    const holding = await begun(async (tx) => void (await ask(tx, ["b"])));
    const asking = [keys, keys.toReversed()].map((keys) => ask(pg.db, keys));
    await until(async () => {
      const [waiting] = await pg.sql`
        select count(distinct waiting.pid)::int as count from pg_locks waiting join pg_locks ours using (pid)
        join pg_database on ours.database = pg_database.oid and datname = current_database()
        where not waiting.granted and ours.relation = 'jobs'::regclass`;
      return waiting!.count === 2;
    });
    await holding.commit();
    expect(await Promise.all(asking)).toEqual([0, 0]);
  });

  test("notifies once for all the due jobs of a transaction, and not for delayed ones", async () => {
    const heard: string[] = [];
    await pg.sql.listen("jobs", (kind) => heard.push(kind));
    await put(0, { delaySeconds: 60 });
    await putMany(50);
    await pg.sql.notify("jobs", "end");
    await until(() => heard.includes("end"));
    expect(heard).toEqual(["match_order", "end"]);
  });
});

describe("claim()", () => {
  test("gives one job to one worker", async () => {
    await putMany(300);
    const claimers = Array.from({ length: 6 }, () => connect(pg.url, { connections: 1 }));
    const taken = await Promise.all(
      claimers.map(async ({ sql }, worker) => {
        const mine: string[] = [];
        for (;;) {
          const claims = await claim(sql, "match_order", { limit: 3, worker });
          if (!claims.length) return mine;
          mine.push(...claims.map(({ id }) => id));
        }
      }),
    );
    await Promise.all(claimers.map(({ close }) => close()));
    const ids = taken.flat();
    expect(ids).toHaveLength(300);
    expect(new Set(ids).size).toBe(300);
    expect((await rows(pg)).every(({ attempt }) => attempt === 1)).toBe(true);
  });

  test("passes over a job that another transaction holds instead of waiting for it", async () => {
    await putMany(2);
    const [first, second] = await rows(pg);
    const other = await pg.sql.reserve();
    await other`begin`;
    await other`select from jobs where id = ${first!.id} for update`;
    const claims = await take(1, 5);
    await other`rollback`;
    other.release();
    expect(claims.map(({ id }) => id)).toEqual([second!.id]);
  });

  test("takes the oldest due job of the kind, counts the attempt and hides it for 900 s", async () => {
    await put("later", { delaySeconds: 60 });
    await enqueue(pg.db, "forget_expired", {});
    await putMany(2);
    const claims = await take(7);
    expect(claims).toMatchObject([{ payload: order(0), attempt: 1, worker: 7, error: null }]);
    const [held] = await pg.sql`
      select claimed_by, extract(epoch from run_at - now())::float as seconds from jobs where id = ${claims[0]!.id}`;
    expect(held!.claimed_by).toBe(7);
    expect(held!.seconds).toBeWithin(890, 901);
  });
});

describe("the fence", () => {
  const stale = async () => {
    await put(1);
    const [first] = await take(1);
    await hurry(pg);
    const [second] = await take(1);
    return { first: first!, second: second! };
  };

  test("finish(), retry() and finishAll() do nothing for an older attempt, of the same worker too", async () => {
    const { first, second } = await stale();
    expect(await pg.db.transaction().execute((tx) => finish(tx, first))).toBe(false);
    expect(await retry(pg.db, first, "no")).toBe(false);
    expect([...(await finishAll(pg.sql, [first]))]).toEqual([]);
    expect(await rows(pg)).toMatchObject([{ attempt: 2, claimed_by: 1, error: null }]);
    expect([...(await finishAll(pg.sql, [first, second]))]).toEqual([second.id]);
  });

  test("finishAll() does nothing for another worker's claim of the same attempt", async () => {
    await put(1);
    const [held] = await take(1);
    expect([...(await finishAll(pg.sql, [{ ...held!, worker: 2 }]))]).toEqual([]);
  });

  test("work() rolls back what an attempt writes that lost its job, and writes what the newer one wrote", async () => {
    await pg.sql`insert into organizations (id, name) values ('a', 'nobody')`;
    const gate = Promise.withResolvers<void>();
    const name = (text: string) => async (tx: Parameters<typeof enqueue>[0]) =>
      void (await tx.updateTable("organizations").set({ name: text }).execute());
    await put(1);
    await start(
      matching({
        concurrency: 2,
        async run(_, { attempt }) {
          if (attempt === 1) await gate.promise;
          return name(`attempt ${attempt}`);
        },
      }),
    );
    await until(async () => (await rows(pg))[0]?.attempt === 1);
    await hurry(pg);
    await until(() => attempts.length === 1);
    gate.resolve();
    await until(() => attempts.length === 2);
    expect(attempts.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [2, "done"],
      [1, "lost"],
    ]);
    expect(await pg.sql`select name from organizations`).toMatchObject([{ name: "attempt 2" }]);
  });
});

describe("work()", () => {
  test("finishes a job together with what it writes, in its organization", async () => {
    await pg.sql`insert into organizations (id, name) values ('a', 'A'), ('b', 'B')`;
    await put(1);
    const worker = await start(
      matching({
        run: async () => async (tx) => {
          await tx
            .insertInto("erp_connections")
            .values({ idp_organization_id: "a", name: "ERP", kind: "sandbox" })
            .execute();
        },
      }),
    );
    await worker.idle();
    expect(outcomes()).toEqual(["done"]);
    expect(await rows(pg)).toEqual([]);
    expect(
      await tenant(pg.db, "a", (tx) => tx.selectFrom("erp_connections").select("name").execute()),
    ).toHaveLength(1);
  });

  test("opens no organization to a job whose payload names none", async () => {
    await pg.sql`insert into organizations (id, name) values ('a', 'A')`;
    await enqueue(pg.db, "forget_expired", {});
    const spec: JobSpec<"forget_expired"> = {
      concurrency: 1,
      attempts: 1,
      run: async () => async (tx) => {
        await tx
          .insertInto("erp_connections")
          .values({ idp_organization_id: "a", name: "ERP", kind: "sandbox" })
          .execute();
      },
    };
    await (await start({ forget_expired: spec })).idle();
    expect(attempts).toMatchObject([
      { outcome: "buried", error: expect.stringContaining("row-level security") },
    ]);
  });

  test("retries a job whose write fails, with nothing of it written", async () => {
    await pg.sql`insert into organizations (id, name) values ('a', 'A')`;
    await put(1);
    const worker = await start(
      matching({
        run:
          async (_, { attempt }) =>
          async (tx) => {
            await tx
              .updateTable("organizations")
              .set({ name: `attempt ${attempt}` })
              .execute();
            if (attempt === 1) throw new Error("the ERP said no");
          },
      }),
    );
    await worker.idle();
    expect(attempts).toMatchObject([{ outcome: "retried", error: "the ERP said no" }]);
    expect(await pg.sql`select name from organizations`).toMatchObject([{ name: "A" }]);
    expect(await rows(pg)).toMatchObject([{ error: "the ERP said no", claimed_by: null, attempt: 1 }]);
    await hurry(pg);
    await worker.idle();
    expect(outcomes()).toEqual(["retried", "done"]);
    expect(await pg.sql`select name from organizations`).toMatchObject([{ name: "attempt 2" }]);
  });

  test("waits 2ⁿ s give or take a quarter between attempts, at most an hour", async () => {
    for (const [attempt, seconds] of [
      [0, 2],
      [4, 32],
      [30, 3600],
    ] as const) {
      await put(attempt, { key: "k" });
      await pg.sql`update jobs set attempt = ${attempt}`;
      const [held] = await take(1);
      await retry(pg.db, held!, "no");
      const [row] = await pg.sql`select extract(epoch from run_at - now())::float as wait from jobs`;
      expect(row!.wait).toBeWithin(seconds * 0.75 - 1, seconds * 1.25 + 0.1);
      await pg.sql`delete from jobs`;
    }
  });

  test("buries a job after its last attempt, in one transaction with what onBuried writes", async () => {
    await pg.sql`insert into organizations (id, name) values ('a', 'A')`;
    await put(1, { key: "k" });
    const worker = await start(
      matching({
        attempts: 2,
        run: () => Promise.reject(new Error("nobody can read this")),
        onBuried:
          ({ orderId }, error) =>
          async (tx) => {
            await tx
              .updateTable("organizations")
              .set({ name: `${orderId}: ${error}` })
              .execute();
          },
      }),
    );
    await worker.idle();
    await hurry(pg);
    await worker.idle();
    expect(outcomes()).toEqual(["retried", "buried"]);
    expect(await pg.sql`select name from organizations`).toMatchObject([{ name: "1: nobody can read this" }]);
    expect(await rows(pg)).toMatchObject([{ error: "nobody can read this", buried_at: expect.any(Date) }]);
    expect(await put(2, { key: "k" })).toBe(true);
  });

  test("buries at once what throws Permanent, and says so", async () => {
    await put(1);
    let final: boolean | undefined;
    const worker = await start(
      matching({
        run: () => Promise.reject(new Permanent("encrypted")),
        onBuried: (_, __, { permanent }) => {
          final = permanent;
          return async () => {};
        },
      }),
    );
    await worker.idle();
    expect(final).toBe(true);
    expect(attempts).toMatchObject([{ attempt: 1, outcome: "buried", error: "encrypted" }]);
  });

  test("buries without running it a job that was claimed more often than allowed", async () => {
    let ran = 0;
    let told = "";
    let final: boolean | undefined;
    await put(1);
    await pg.sql`update jobs set attempt = 3`;
    const worker = await start(
      matching({
        run: async () => void ran++,
        onBuried: (_, error, { permanent }) => {
          final = permanent;
          return async () => {
            told = error;
          };
        },
      }),
    );
    await worker.idle();
    expect({ ran, outcomes: outcomes() }).toEqual({ ran: 0, outcomes: ["buried"] });
    expect(told).toContain("ended in each of 3 attempts");
    expect(final).toBe(false);
  });

  test("buries without running it a job whose payload can't be read", async () => {
    let ran = 0;
    await pg.sql`insert into jobs (kind, payload) values ('match_order', '{"orderId": 7}')`;
    await (await start(matching({ run: async () => void ran++ }))).idle();
    expect({ ran, outcomes: outcomes() }).toEqual({ ran: 0, outcomes: ["buried"] });
    expect(await rows(pg)).toMatchObject([{ error: expect.stringContaining("payload") }]);
  });

  test("tries to bury again later when onBuried throws", async () => {
    let broken = true;
    await put(1);
    const worker = await start(
      matching({
        run: () => Promise.reject(new Permanent("encrypted")),
        onBuried: () => async () => {
          if (broken) throw new Error("the database said no");
        },
      }),
    );
    await worker.idle();
    expect(outcomes()).toEqual(["retried"]);
    broken = false;
    await hurry(pg);
    await worker.idle();
    expect(outcomes()).toEqual(["retried", "buried"]);
  });

  test("lets a finishing job put its own key in again", async () => {
    await put(1, { key: "k" });
    const worker = await start(
      matching({
        run: async ({ orderId }) =>
          orderId === "1"
            ? async (tx) => void (await enqueue(tx, "match_order", order(2), { key: "k" }))
            : undefined,
      }),
    );
    await worker.idle();
    expect(attempts.map(({ payload }) => payload)).toEqual([order(1), order(2)]);
  });

  test("works as many jobs of a kind at once as its concurrency, and no more", async () => {
    let now = 0;
    let most = 0;
    await putMany(30);
    const worker = await start(
      matching({
        concurrency: 4,
        async run() {
          most = Math.max(most, ++now);
          await Bun.sleep(2);
          now--;
          return undefined;
        },
      }),
    );
    await worker.idle();
    expect({ most, done: outcomes().length }).toEqual({ most: 4, done: 30 });
  });

  test("is woken by each job, without waiting for its next survey", async () => {
    await start(matching());
    for (let n = 1; n <= 40; n++) {
      await put(n);
      await until(() => attempts.length === n);
    }
    expect(new Set(outcomes())).toEqual(new Set(["done"]));
  });

  test("picks up a delayed job and a job whose notification nobody heard", async () => {
    await start(matching());
    await put(1, { delaySeconds: 0.3 });
    await pg.sql`insert into jobs (kind, payload) values ('match_order', ${pg.sql.json(order(2))})`;
    await until(() => attempts.length === 2);
  });

  test("keeps one periodic job, makes it at start and again after each end", async () => {
    let ran = 0;
    const spec = (failing: boolean): JobSpec<"forget_expired"> => ({
      concurrency: 1,
      attempts: 1,
      everySeconds: 300,
      run: async () => {
        ran++;
        if (failing) throw new Error("no");
        return undefined;
      },
    });
    const [first] = await Promise.all([
      start({ forget_expired: spec(false) }),
      start({ forget_expired: spec(false) }),
    ]);
    await first!.idle();
    expect(ran).toBe(1);
    const waiting = await pg.sql`select extract(epoch from run_at - now())::float as seconds from jobs`;
    expect(waiting).toHaveLength(1);
    expect(waiting[0]!.seconds).toBeWithin(290, 301);
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    const failing = await start({ forget_expired: spec(true) });
    await hurry(pg);
    await failing.idle();
    expect(ran).toBe(2);
    expect(await rows(pg)).toMatchObject([{ buried_at: expect.any(Date) }, { buried_at: null, attempt: 0 }]);
  });

  test("stop() claims nothing more and waits for the jobs at work", async () => {
    const gate = Promise.withResolvers<void>();
    await putMany(3);
    const worker = await start(
      matching({
        async run() {
          await gate.promise;
          return undefined;
        },
      }),
    );
    await until(async () => (await rows(pg))[0]?.attempt === 1);
    const stopping = worker.stop();
    await put(4);
    gate.resolve();
    await stopping;
    expect(outcomes()).toEqual(["done"]);
    expect((await rows(pg)).map(({ attempt }) => attempt)).toEqual([0, 0, 0]);
  });

  test("takes another connection when its own is lost, and leaves what it held to the survey", async () => {
    const gate = Promise.withResolvers<void>();
    await put(1);
    await start(
      matching({
        concurrency: 2,
        async run(_, { attempt }) {
          if (attempt === 1) await gate.promise;
          return undefined;
        },
      }),
    );
    await until(async () => (await rows(pg))[0]?.attempt === 1);
    const admin = connect(pg.url, { connections: 1 });
    await admin.sql`
      select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`;
    await admin.close();
    await until(() => attempts.length === 1);
    gate.resolve();
    await until(() => attempts.length === 2);
    expect(attempts.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [2, "done"],
      [1, "lost"],
    ]);
  });
});

describe("survey()", () => {
  test("makes due what dead workers held, and leaves what living ones hold", async () => {
    await putMany(2);
    const living = connect(pg.url, { connections: 1 });
    const dying = connect(pg.url, { connections: 1 });
    const [kept] = await take(await live(living.sql));
    const [orphan] = await take(await live(dying.sql));
    expect((await survey(pg.sql, ["match_order"])).due).toEqual([]);
    await dying.close();
    await until(async () => (await survey(pg.sql, ["match_order"])).due.length > 0);
    expect((await take(1, 5)).map(({ id, attempt }) => [id, attempt])).toEqual([[orphan!.id, 2]]);
    expect(await rows(pg)).toMatchObject([{ id: kept!.id, attempt: 1 }, { attempt: 2 }]);
    await living.close();
  });
});
