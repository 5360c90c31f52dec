/**
 * The jobs queue beside graphile-worker, pg-boss and the bare statements, on one embedded PostgreSQL that writes durably.
 * `bun tests/bench/queue.ts [jobs] [rounds]`: 10,000 jobs and 3 rounds; the best round of each counts. Ratios hold, figures are this machine's.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APP_ROLE, connect, embedded } from "../../db/mod.ts";
import { enqueue, work } from "../../jobs/mod.ts";
import { inDatabase } from "../_db.ts";
import { matching, order, until } from "../_jobs.ts";
import { bare, graphile, ours, pgBoss, type Queue } from "./_queues.ts";

const [jobs = 10_000, rounds = 3] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), "order-intake-bench-"));
const server = await embedded(folder);
const admin = connect(server.url, { connections: 1 });
const database = async (name: string) => {
  await admin.sql.unsafe(`create database ${name}`);
  return inDatabase(server.url, name);
};

try {
  const own = await database("ours");
  const boss = await pgBoss(await database("boss"));
  const queues = [
    await bare(await database("bare")),
    await ours(own),
    await graphile(await database("graphile")),
    boss,
  ];
  const table = queues.map(({ name }) => ({ name, one: 0, ten: 0, p50: 0, p99: 0 }));
  for (let round = 0; round < rounds; round++)
    for (const [at, queue] of queues.entries()) {
      const row = table[at]!;
      row.one = Math.max(row.one, await throughput(queue, 1));
      row.ten = Math.max(row.ten, await throughput(queue, 10));
    }
  for (const [at, queue] of queues.entries())
    Object.assign(
      table[at]!,
      await pickUp(queue === boss ? { ...boss, work: (_, done) => boss.listen(done) } : queue),
    );
  console.table(
    Object.fromEntries(
      table.map(({ name, one, ten, p50, p99 }) => [
        name,
        {
          "jobs/s, one a claim": Math.round(one),
          "ten a claim": Math.round(ten),
          "of the bare": `${(one / table[0]!.one).toFixed(2)} / ${(ten / table[0]!.ten).toFixed(2)}`,
          "pick-up p50 ms": p50.toFixed(1),
          "p99 ms": p99.toFixed(1),
        },
      ]),
    ),
  );
  console.log(`A killed worker's job runs again after: ours ${Math.round(await afterKill(own))} ms;`);
  console.log("graphile-worker: 4 hours (its SQL: locked_at < now() - interval '4 hours');");
  console.log(
    "pg-boss: 15 minutes (expireInSeconds), or with heartbeats, at least 10 s, found by a 60 s monitor.",
  );
  for (const queue of queues) await queue.close();
} finally {
  await admin.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** Jobs a second from a full queue. */
async function throughput(queue: Queue, take: 1 | 10) {
  await queue.fill(jobs);
  await admin.sql`checkpoint`;
  let done = 0;
  const all = Promise.withResolvers<void>();
  const started = performance.now();
  const stop = await queue.work(take, () => {
    if (++done === jobs) all.resolve();
  });
  await all.promise;
  const seconds = (performance.now() - started) / 1000;
  await stop();
  return jobs / seconds;
}

/** Milliseconds from putting one job into an idle queue until it runs. */
async function pickUp(queue: Queue) {
  let next = Promise.withResolvers<void>();
  const stop = await queue.work(10, () => next.resolve());
  const times: number[] = [];
  for (let n = 0; n < 200; n++) {
    await Bun.sleep(20 + Math.random() * 20);
    next = Promise.withResolvers();
    const started = performance.now();
    await queue.put();
    await next.promise;
    times.push(performance.now() - started);
  }
  await stop();
  times.sort((a, b) => a - b);
  return { p50: times[100]!, p99: times[197]! };
}

/** Milliseconds from `kill -9` of a process that holds a job until another process has it, the median of five. */
async function afterKill(url: string) {
  const connection = connect(url, { role: APP_ROLE, connections: 4 });
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const victim = Bun.spawn([process.execPath, join(import.meta.dir, "../_worker.ts"), url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await enqueue(connection.db, "match_order", order("hang"));
    await until(async () => (await connection.sql`select from jobs where attempt = 1`).length > 0);
    let ran = false;
    const survivor = await work(
      connection,
      matching({
        run: async () => {
          ran = true;
          return undefined;
        },
      }),
    );
    await Bun.sleep(600 + Math.random() * 500);
    victim.kill("SIGKILL");
    const started = performance.now();
    await until(() => ran);
    times.push(performance.now() - started);
    await victim.exited;
    await survivor.stop();
  }
  await connection.close();
  return times.sort((a, b) => a - b)[2]!;
}
