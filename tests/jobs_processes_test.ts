import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import type { Connection } from "../db/mod.ts";
import { enqueue } from "../jobs/mod.ts";
import { database } from "./_db.ts";
import { order, rows, until } from "./_jobs.ts";

interface Line {
  pid: number;
  ready?: true;
  started?: string;
  ended?: { orderId: string };
  outcome?: string;
  attempt?: number;
}

let pg: Connection & { url: string };
let processes: Bun.Subprocess<"ignore", "pipe", "inherit">[];
const lines: Line[] = [];

beforeAll(async () => {
  pg = await database();
  processes = Array.from({ length: 3 }, () =>
    Bun.spawn([process.execPath, join(import.meta.dir, "_worker.ts"), pg.url], {
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  processes.forEach(read);
  await until(() => lines.filter(({ ready }) => ready).length === 3);
}, 20_000);

afterAll(async () => {
  for (const each of processes) each.kill("SIGKILL");
  await pg.close();
});

async function read({ stdout }: { stdout: unknown }) {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of stdout as AsyncIterable<Uint8Array>) {
    const whole = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = whole.pop() ?? "";
    lines.push(...whole.map((line) => JSON.parse(line) as Line));
  }
}

const ended = () => lines.filter((line) => line.ended);

test("work() shares the jobs of one database among three processes, each job once", async () => {
  await pg.db.transaction().execute(async (tx) => {
    for (let n = 0; n < 150; n++) await enqueue(tx, "match_order", order(n));
  });
  await until(() => ended().length >= 150);
  expect(ended().filter(({ outcome, attempt }) => outcome === "done" && attempt === 1)).toHaveLength(150);
  expect(new Set(ended().map((line) => line.ended?.orderId)).size).toBe(150);
  expect(new Set(ended().map(({ pid }) => pid)).size).toBe(3);
  expect(await rows(pg)).toEqual([]);
}, 20_000);

test("a job whose worker is killed with -9 runs again in another process", async () => {
  await enqueue(pg.db, "match_order", order("hang"));
  const started = () => lines.filter((line) => line.started === "hang");
  await until(() => started().length === 1);
  const { pid } = started()[0]!;
  process.kill(pid, "SIGKILL");
  await until(() => lines.some((line) => line.ended?.orderId === "hang"));
  const second = started()[1]!;
  expect(second.attempt).toBe(2);
  expect(second.pid).not.toBe(pid);
  expect(await rows(pg)).toEqual([]);
}, 20_000);

test("a process that is asked to end with SIGTERM ends", async () => {
  const living = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  expect(living).toHaveLength(2);
  for (const each of living) each.kill("SIGTERM");
  expect(await Promise.all(living.map(({ exited }) => exited))).toEqual([0, 0]);
}, 20_000);
