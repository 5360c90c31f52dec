import { afterEach, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { Refusal } from "../src/errors.ts";
import type { Limits } from "../src/isolate/isolate.ts";
import { type Isolate, IsolateFailure, isolate } from "../src/isolate/mod.ts";

const TASK = new URL("./fixtures/tasks.ts", import.meta.url);
const LIMITS: Limits = { milliseconds: 20_000, megabytes: 300 };

interface Told {
  pid: number;
  length?: number;
  env: Record<string, string>;
}

let pool: Isolate;

afterEach(() => pool?.stop());

test("run() gives the task its bytes and hands back what it returns", async () => {
  pool = isolate({ processes: 1 });
  const told = await pool.run<object, Told>(TASK, { how: "tell", bytes: new Uint8Array(3_000_000) }, LIMITS);
  expect(told.length).toBe(3_000_000);
  expect(told.pid).not.toBe(process.pid);
});

test("run() keeps its process for the next task", async () => {
  pool = isolate({ processes: 1 });
  expect((await tell()).pid).toBe((await tell()).pid);
});

test("run() gives the task no secret of the environment", async () => {
  process.env.ISOLATE_TEST_SECRET = "hush";
  pool = isolate({ processes: 1 });
  expect(Object.keys((await tell()).env).sort()).toEqual(["BUN_JSC_useFTLJIT", "LANG", "TZ"]);
});

test("run() hands over a refusal as one, with its words", async () => {
  pool = isolate({ processes: 1 });
  const error = await failure("throw");
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ message: "Cannot read it", status: 422 });
});

test("run() stops a task that loops in WASM when its time is over, and its process is gone", async () => {
  pool = isolate({ processes: 1 });
  const { pid } = await tell();
  const error = await failure("loop", { ...LIMITS, milliseconds: 300 });
  expect(error).toBeInstanceOf(IsolateFailure);
  expect(error).toMatchObject({ reason: "timeout", message: "it took longer than 0.3 s" });
  expect(isAlive(pid)).toBe(false);
  expect((await tell()).pid).not.toBe(pid);
});

test("run() stops a task that eats memory", async () => {
  pool = isolate({ processes: 1 });
  expect(await failure("eat")).toMatchObject({
    reason: "memory",
    message: "it needs more than 300 MB of memory",
  });
});

test.each(["abort", "exit", "function"])("run() outlives a task that ends its process by %s", async (how) => {
  pool = isolate({ processes: 1 });
  expect(await failure(how)).toMatchObject({ reason: "crash", message: "it crashed the reader" });
  expect((await tell()).pid).toBeGreaterThan(0);
});

test("run() does not wait for anybody to read what a task prints", async () => {
  pool = isolate({ processes: 1 });
  await expect(pool.run(TASK, { how: "print" }, LIMITS)).resolves.toBeUndefined();
});

test("run() refuses an input that can't be sent and goes on", async () => {
  pool = isolate({ processes: 1 });
  await expect(pool.run(TASK, () => {}, LIMITS)).rejects.toThrow();
  expect((await tell()).pid).toBeGreaterThan(0);
});

test("run() lets tasks wait in line while a bad one holds its process", async () => {
  pool = isolate({ processes: 2 });
  const bad = failure("loop", { ...LIMITS, milliseconds: 1_000 });
  const told = await Promise.all(Array.from({ length: 20 }, tell));
  expect(new Set(told.map(({ pid }) => pid)).size).toBe(1);
  expect(await bad).toMatchObject({ reason: "timeout" });
});

test("run() takes what somebody waits for before what waits in line", async () => {
  pool = isolate({ processes: 1 });
  const order: string[] = [];
  const run = (name: string, soon: boolean) =>
    pool.run(TASK, { how: "tell" }, { ...LIMITS, soon }).then(() => order.push(name));
  await Promise.all([run("first", false), run("second", false), run("picture", true)]);
  expect(order).toEqual(["first", "picture", "second"]);
});

test("run() reads at once what doesn't take long, while tasks in the background hold their processes", async () => {
  pool = isolate({ processes: 1 });
  const long = failure("loop", { ...LIMITS, milliseconds: 3_000, background: true });
  await tell();
  const still = Promise.withResolvers<string>();
  setTimeout(still.resolve, 0, "at work");
  expect(await Promise.race([long, still.promise])).toBe("at work");
  expect(await long).toMatchObject({ reason: "timeout" });
});

test("stop() ends processes in the background too", async () => {
  pool = isolate({ processes: 1 });
  const long = failure("loop", { ...LIMITS, background: true });
  await pool.stop();
  expect(await long).toMatchObject({ reason: "stopped" });
});

test("run() starts a fresh process when a task left too much memory behind", async () => {
  pool = isolate({ processes: 1 });
  const { pid } = await tell();
  const { pid: same } = await pool.run<object, Told>(TASK, { how: "tell" }, { ...LIMITS, megabytes: 30 });
  expect(same).toBe(pid);
  expect((await tell()).pid).not.toBe(pid);
});

test("stop() ends a busy process, and fails what waits", async () => {
  pool = isolate({ processes: 1 });
  const { pid } = await tell();
  const both = [failure("loop"), failure("tell")];
  await pool.stop();
  for (const error of await Promise.all(both)) expect(error).toMatchObject({ reason: "stopped" });
  expect(isAlive(pid)).toBe(false);
  expect(await failure("tell")).toMatchObject({ message: "the service is stopping" });
});

test("isolate() leaves no process behind when the service is killed, even one that loops", async () => {
  pool = isolate({ processes: 1 });
  const service = Bun.spawn(
    [process.execPath, new URL("./fixtures/looping_service.ts", import.meta.url).pathname],
    {
      stdout: "pipe",
      stderr: "inherit",
    },
  );
  const { value } = await service.stdout.getReader().read();
  const reader = Number(new TextDecoder().decode(value));
  expect(isAlive(reader)).toBe(true);
  service.kill("SIGKILL");
  await until(() => !isAlive(reader));
});

function tell() {
  return pool.run<object, Told>(TASK, { how: "tell" }, LIMITS);
}

function failure(how: string, limits = LIMITS): Promise<unknown> {
  return pool.run(TASK, { how }, limits).then(
    () => "no failure",
    (error) => error,
  );
}

function isAlive(pid: number) {
  if (existsSync("/proc")) return existsSync(`/proc/${pid}/cmdline`) && !isZombie(pid);
  return Bun.spawnSync(["ps", "-p", String(pid)]).exitCode === 0;
}

function isZombie(pid: number) {
  return Bun.spawnSync(["ps", "-o", "stat=", "-p", String(pid)])
    .stdout.toString()
    .startsWith("Z");
}

async function until(condition: () => boolean) {
  for (let i = 0; i < 200; i++) {
    if (condition()) return;
    await Bun.sleep(50);
  }
  throw new Error("It did not happen within 10 s");
}
