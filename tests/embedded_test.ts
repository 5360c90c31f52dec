import { afterAll, beforeEach, expect, test } from "bun:test";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { connect, type Embedded, embedded } from "../db/mod.ts";
import { until } from "./_jobs.ts";

const settings = ["fsync=off"];
const root = mkdtempSync(join(tmpdir(), "order-intake-embedded-"));
chmodSync(root, 0o755);
const folder = join(root, "postgres");
const opened: Embedded[] = [];
const spawned: Bun.Subprocess[] = [];

beforeEach(end, 20_000);
afterAll(async () => {
  await end();
  rmSync(root, { recursive: true, force: true });
}, 20_000);

async function end() {
  for (const each of spawned.splice(0)) {
    each.kill("SIGTERM");
    await each.exited;
  }
  for (const each of opened.splice(0)) await each.stop();
  if (!existsSync(folder)) return;
  const last = await embedded(folder, { exclusive: true, settings });
  await last.stop();
}

async function open(options: { exclusive?: boolean; in?: string } = {}) {
  const server = await embedded(options.in ?? folder, { settings, exclusive: options.exclusive });
  opened.push(server);
  return server;
}

/** The service in a process of its own; its server's address. */
async function spawnService() {
  const service = Bun.spawn([process.execPath, join(import.meta.dir, "_embedded.ts"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  spawned.push(service);
  const reader = service.stdout.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  return { service, url: new TextDecoder().decode(value).trim() };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const { sql, close } = connect(url, { connections: 1 });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await close();
  }
}

const pidFile = () => join(folder, "cluster/data/postmaster.pid");
const serverPid = () => Number(readFileSync(pidFile(), "utf8").split("\n")[0]);

test("embedded() makes a server in a new folder and finds its data at the next start", async () => {
  const first = await open();
  expect(first.adopted).toBe(false);
  await query(first.url, "create table kept as select 7 as n");
  await first.stop();
  await expect(query(first.url, "select 1")).rejects.toThrow();
  const second = await open();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, "select n from kept")).toEqual([{ n: 7 }]);
}, 30_000);

test("embedded() compares letters beyond ASCII without case", async () => {
  const { url } = await open();
  expect(
    await query(url, "select lower('MÜLLER') as lower, 'Größe' ilike 'GRÖSSE' as ss, 'É' ilike 'é' as e"),
  ).toEqual([{ lower: "müller", ss: false, e: true }]);
}, 30_000);

test("embedded() adopts the server of a service that was killed with -9", async () => {
  const { service, url } = await spawnService();
  service.kill("SIGKILL");
  await service.exited;
  const next = await open({ exclusive: true });
  expect(next).toMatchObject({ url, adopted: true });
  expect(await query(next.url, "select 1 as n")).toEqual([{ n: 1 }]);
}, 30_000);

test("embedded() gives a folder to one service, and names the process that has it", async () => {
  const { service } = await spawnService();
  await expect(open({ exclusive: true })).rejects.toThrow(
    `the service with process id ${service.pid} uses it`,
  );
}, 30_000);

test("a command works beside the service and leaves the server to it", async () => {
  const { url } = await spawnService();
  const command = await open();
  expect(command).toMatchObject({ url, adopted: true });
  await command.stop();
  expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
}, 30_000);

test("a command that started the server leaves it to a service that came meanwhile", async () => {
  const command = await open();
  const { url } = await spawnService();
  expect(url).toBe(command.url);
  await command.stop();
  expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
}, 30_000);

test("embedded() starts again a server that died under the service, at the same address", async () => {
  const { url } = await open({ exclusive: true });
  const first = serverPid();
  process.kill(first, "SIGKILL");
  const held = () => query(url, "select from pg_locks where locktype = 'advisory'").catch(() => []);
  await until(async () => existsSync(pidFile()) && serverPid() !== first && (await held()).length === 1);
  await expect(embedded(folder, { exclusive: true })).rejects.toThrow(`process id ${process.pid}`);
}, 30_000);

test("connect() goes on after its server died under open transactions", async () => {
  const { url } = await open({ exclusive: true });
  const { db, close } = connect(url, { connections: 4 });
  const first = serverPid();
  let begun = 0;
  const cut = Array.from({ length: 4 }, () =>
    db.transaction().execute(async (tx) => {
      for (let first = true; ; first = false) {
        await sql`select pg_sleep(0.01)`.execute(tx);
        if (first) begun += 1;
      }
    }),
  );
  await until(() => begun === 4);
  process.kill(first, "SIGKILL");
  const ends = await Promise.allSettled(cut);
  expect(ends.every(({ status }) => status === "rejected")).toBe(true);
  const works = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  // A backend may answer once more before it sees that its server is gone.
  await until(async () => (await Promise.all(Array.from({ length: 12 }, works))).every(Boolean));
  await close();
}, 30_000);

test("embedded() starts where a machine that went down left another program's process id", async () => {
  const { url } = await open();
  const words = readFileSync(pidFile(), "utf8");
  await opened.splice(0)[0]!.stop();
  writeFileSync(pidFile(), words.replace(/^\d+/, String(process.pid)));
  const next = await open();
  expect(next.adopted).toBe(false);
  expect(await query(next.url, "select 1 as n")).toEqual([{ n: 1 }]);
  expect(url).toContain("127.0.0.1");
}, 30_000);

test("embedded() makes a folder whose making was cut off, once for two that come at once", async () => {
  const half = join(root, "half");
  mkdirSync(join(half, "new-999999-abcdef", "data"), { recursive: true });
  writeFileSync(join(half, "new-999999-abcdef", "data", "PG_VERSION"), "18\n");
  const both = await Promise.all([open({ in: half }), open({ in: half })]);
  expect(both[0].url).toBe(both[1].url);
  expect(await query(both[0].url, "select 1 as n")).toEqual([{ n: 1 }]);
  expect(existsSync(join(half, "new-999999-abcdef"))).toBe(false);
}, 30_000);

test.skipIf(process.getuid?.() !== 0)(
  "embedded() works for root below a folder of root's own",
  async () => {
    const closed = join(root, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const { url } = await open({ in: join(closed, "data", "postgres") });
    expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
  },
  30_000,
);

/** The whole service, or a command of it, over the folder; its exit code and what it complains of. */
async function complaintOf(args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "../src/main.ts"), ...args], {
    env: { PATH, HOME, DATA_DIR: root, DEMO: "0", SMTP: "0", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  spawned.push(child);
  return { words: await new Response(child.stderr).text(), code: await child.exited };
}

test("a command that is refused stops the server it started", async () => {
  const { words, code } = await complaintOf(["token", "nobody@nowhere.example"]);
  expect([code, words]).toEqual([1, expect.stringContaining("There is no user with the address")]);
  expect(existsSync(pidFile())).toBe(false);
}, 30_000);

test("a service that can't listen stops the server it started", async () => {
  const other = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { code } = await complaintOf([], { PORT: String(other.port) });
  await other.stop(true);
  expect(code).toBe(1);
  expect(existsSync(pidFile())).toBe(false);
}, 30_000);
