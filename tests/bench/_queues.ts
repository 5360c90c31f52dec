import { Logger, makeWorkerUtils, type Runner, run } from "graphile-worker";
import { PgBoss } from "pg-boss";
import { APP_ROLE, connect, migrate } from "../../db/mod.ts";
import { enqueue, work } from "../../jobs/mod.ts";
import { matching, order } from "../_jobs.ts";

/** A queue to be measured, in a database of its own. */
export interface Queue {
  name: string;
  /** Puts jobs in as fast as the queue can, in one go. */
  fill(count: number): Promise<unknown>;
  /** Puts one job in, as a request would. */
  put(): Promise<unknown>;
  /** Works with ten jobs at once until the returned function is called. `take`: jobs a claim. */
  work(take: 1 | 10, done: () => void): Promise<() => Promise<unknown>>;
  close(): Promise<unknown>;
}

/** Ours: ten workers with one job at once each claim one at a time; four with ten claim up to ten. */
export async function ours(url: string): Promise<Queue> {
  await migrate(url);
  const connection = connect(url, { role: APP_ROLE, connections: 10 });
  return {
    name: "ours",
    fill: (count) => connection.sql`
      insert into jobs (kind, payload)
      select 'match_order', jsonb_build_object('idpOrganizationId', 'a', 'orderId', n::text) from generate_series(1, ${count}::int) n`,
    put: () => enqueue(connection.db, "match_order", order(1)),
    async work(take, done) {
      const spec = matching({ concurrency: take, run: async () => void done() });
      const workers = await Promise.all(
        Array.from({ length: take === 1 ? 10 : 4 }, () => work(connection, spec)),
      );
      return () => Promise.all(workers.map((worker) => worker.stop()));
    },
    close: () => connection.close(),
  };
}

/** The least that a queue in PostgreSQL must do, without retries, fences, dead workers or a wake: the physical limit. */
export async function bare(url: string): Promise<Queue> {
  const { sql, close } = connect(url, { connections: 10 });
  await sql`create table bare (id bigint generated always as identity primary key, run_at timestamptz default now(), payload jsonb)`;
  await sql`create index on bare (run_at, id)`;
  return {
    name: "bare SQL",
    fill: (count) =>
      sql`insert into bare (payload) select '{"orderId": "1"}' from generate_series(1, ${count}::int)`,
    put: () => sql`insert into bare (payload) values ('{"orderId": "1"}')`,
    async work(take, done) {
      let stopped = false;
      const loop = async () => {
        while (!stopped) {
          const jobs = await sql<{ id: string }[]>`
            with due as materialized (
              select id from bare where run_at <= now() order by run_at, id limit ${take} for update skip locked)
            update bare set run_at = now() + interval '900 s' from due where bare.id = due.id returning bare.id, payload`;
          if (!jobs.length) {
            await Bun.sleep(1);
            continue;
          }
          for (const _ of jobs) done();
          await sql`delete from bare where id = any(${jobs.map(({ id }) => id)}::bigint[])`;
        }
      };
      const loops = Array.from({ length: take === 1 ? 10 : 4 }, loop);
      return async () => {
        stopped = true;
        await Promise.all(loops);
      };
    },
    close,
  };
}

/** graphile-worker with concurrency 10; ten a claim is its local queue. */
export async function graphile(url: string): Promise<Queue> {
  const utils = await makeWorkerUtils({ connectionString: url });
  await utils.migrate();
  return {
    name: "graphile-worker 0.18",
    fill: (count) =>
      utils.addJobs(Array.from({ length: count }, () => ({ identifier: "noop", payload: { orderId: "1" } }))),
    put: () => utils.addJob("noop", { orderId: "1" }),
    async work(take, done) {
      const runner: Runner = await run({
        preset: {
          worker: {
            connectionString: url,
            concurrentJobs: 10,
            maxPoolSize: 12,
            ...(take === 10 && { localQueue: { size: 10 }, completeJobBatchDelay: 0 }),
          },
        },
        taskList: { noop: () => done() },
        noHandleSignals: true,
        logger: new Logger(() => () => {}),
      });
      return () => runner.stop();
    },
    close: async () => utils.release(),
  };
}

/** pg-boss: `fetch` and `complete` without a pause for the throughput, its woken `work` loop for the pick-up time. */
export async function pgBoss(
  url: string,
): Promise<Queue & { listen(done: () => void): Promise<() => Promise<unknown>> }> {
  const boss = new PgBoss({ connectionString: url, max: 12, useListenNotify: true });
  boss.on("error", () => {});
  await boss.start();
  await boss.createQueue("noop", { notify: true });
  return {
    name: "pg-boss 12.30",
    fill: (count) =>
      boss.insert(
        "noop",
        Array.from({ length: count }, () => ({ data: { orderId: "1" } })),
      ),
    put: () => boss.send("noop", { orderId: "1" }),
    async work(take, done) {
      let stopped = false;
      const loop = async () => {
        while (!stopped) {
          const jobs = await boss.fetch("noop", { batchSize: take });
          if (!jobs.length) {
            await Bun.sleep(1);
            continue;
          }
          for (const _ of jobs) done();
          await boss.complete(
            "noop",
            jobs.map(({ id }) => id),
          );
        }
      };
      const loops = Array.from({ length: take === 1 ? 10 : 4 }, loop);
      return async () => {
        stopped = true;
        await Promise.all(loops);
      };
    },
    async listen(done) {
      await boss.work("noop", { localConcurrency: 10, pollingIntervalSeconds: 0.5 }, async () => done());
      return () => boss.offWork("noop");
    },
    close: () => boss.stop({ graceful: false }),
  };
}
