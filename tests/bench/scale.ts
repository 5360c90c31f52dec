/**
 * Time a line of 100-line orders against a large mirror, cold (the first order of a process, on a database server just
 * started, its files out of the system's cache) and warm: `bun tests/bench/scale.ts [rows] [folder]`. A folder given is
 * kept, and loaded once. On a busy machine times say little: `cpu` is what both processes worked a line, which stays.
 * The tables are cleared up after the load as the service does; with `AUTOVACUUM=off` they are searched as it left them.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { APP_ROLE, connect, type Db, embedded, migrate, tenant } from "../../db/mod.ts";
import type { Claim } from "../../jobs/mod.ts";
import { findItems, type ItemQuery, vacuumMirror } from "../../src/erp/mod.ts";
import { inDatabase, SHARED_SERVER } from "../_db.ts";
import { item } from "./_items.ts";

const ROWS = Number(process.argv[2] ?? 1_000_000);
const FOLDER = process.argv[3] ?? mkdtempSync(join(tmpdir(), "order-intake-scale-"));
const LINES = 100;
const COLD_RESTARTS = 8;
const WARM_ORDERS = 30;
/** What /proc counts in. */
const TICK_MS = 10;
const AUTOVACUUM = process.env.AUTOVACUUM ?? "on";
const SETTINGS = ["fsync=off", "max_wal_size=4GB", `autovacuum=${AUTOVACUUM}`];

const noted = join(FOLDER, "loaded.json");
let server = await embedded(FOLDER, { settings: SETTINGS });
if (!existsSync(noted)) await load();
const { database, connectionId } = await Bun.file(noted).json();
const random = randomFrom(Number(process.env.COLD ?? 11));
if (process.env.COLD) await coldOrder();
const cold: Taken[] = [];
for (let n = 0; n < COLD_RESTARTS; n++) {
  await restarted();
  const child = Bun.spawn(["bun", import.meta.path, String(ROWS), FOLDER], {
    env: { ...process.env, COLD: String(100 + n) },
  });
  cold.push(await new Response(child.stdout).json());
}
report("cold", cold);
const warm: Taken[] = [];
await matched(3, []);
report("warm", warm, await matched(WARM_ORDERS, warm));
await server.stop();
if (!process.argv[3]) rmSync(FOLDER, { recursive: true });
process.exit();

/** As a process of its own: prints what a line of its first order took. */
async function coldOrder() {
  const times: Taken[] = [];
  await matched(1, times);
  console.log(JSON.stringify(times[0]));
  process.exit();
}

async function load() {
  const admin = connect(server.url, { connections: 1 });
  await admin.sql.unsafe("create database intake_template");
  await admin.close();
  await migrate(inDatabase(server.url, "intake_template"));
  process.env[SHARED_SERVER] = server.url;
  const { ingestApp } = await import("../_ingest.ts");
  const made = await ingestApp({ env: { LOG_LEVEL: "error" } });
  const { port, stop } = made.listen();
  const url = `http://127.0.0.1:${port}/api/erp/connections/${made.connectionId}/items`;
  const started = performance.now();
  const headers = ["expect:", "content-type: application/x-ndjson", `authorization: Bearer ${made.token}`];
  const sender = Bun.spawn(["bun", join(import.meta.dir, "_items.ts"), String(ROWS)], { stdout: "pipe" });
  const curl = Bun.spawn(["curl", "-sS", "-T", "-", ...headers.flatMap((header) => ["-H", header]), url], {
    stdin: sender.stdout,
    stdout: "pipe",
  });
  console.log("loaded", await new Response(curl.stdout).text(), seconds(started));
  if (AUTOVACUUM === "on") await vacuumMirror(made.app).run({}, {} as Claim);
  const kept = { database: new URL(made.url).pathname.slice(1), connectionId: made.connectionId };
  await stop();
  await made.stop();
  writeFileSync(noted, JSON.stringify(kept));
}

function seconds(started: number) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Stops the server, asks the system to forget its files, and starts it. */
async function restarted() {
  await server.stop();
  for (const file of readdirSync(FOLDER, { recursive: true, withFileTypes: true }))
    if (file.isFile() && statSync(join(file.parentPath, file.name)).size > 100_000)
      await Bun.spawn(["dd", `if=${join(file.parentPath, file.name)}`, "iflag=nocache", "count=0"], {
        stdout: "ignore",
        stderr: "ignore",
      }).exited;
  server = await embedded(FOLDER, { settings: SETTINGS });
}

/** Milliseconds a line. */
interface Taken {
  ms: number;
  cpu: number;
}

/** What a line of each order took goes into `times`; returns how many lines found their item first, and among five. */
async function matched(orders: number, times: Taken[]) {
  const { db, close } = connect(inDatabase(server.url, database), { role: APP_ROLE, connections: 1 });
  let [first, five] = [0, 0];
  for (let n = 0; n < orders; n++) {
    const asked = Array.from({ length: LINES }, question);
    const started = performance.now();
    const working = await workedBy(db, n);
    const found = await find(
      db,
      asked.map(({ query }) => query),
    );
    const ms = (performance.now() - started) / LINES;
    times.push({ ms, cpu: ((await workedBy(db, n + 1)) - working) / LINES });
    for (const [at, { right }] of asked.entries()) {
      const place = found[at]!.findIndex(({ itemId }) => itemId === right);
      if (place === 0) first++;
      if (place >= 0) five++;
    }
  }
  await close();
  return { first: first / orders / LINES, five: five / orders / LINES };
}

/** Milliseconds that this process and its database's worked; before the first query there is no other. */
async function workedBy(db: Db, queries: number): Promise<number> {
  const { user, system } = process.cpuUsage();
  if (!queries) return (user + system) / 1000;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const stat = readFileSync(`/proc/${rows[0]!.pid}/stat`, "utf8").split(" ");
  return (user + system) / 1000 + (Number(stat[13]) + Number(stat[14])) * TICK_MS;
}

function find(db: Db, queries: ItemQuery[]) {
  return tenant(db, "a", (tx) => findItems(tx, queries, { connectionId, limit: 5 }));
}

/** A line for an item by chance: its code, its words, or its words beside a code of the customer's. */
function question(_: unknown, at: number): { query: ItemQuery; right: string } {
  const { erpId, sku, description } = item(Math.floor(random() * ROWS));
  const words = description.replace("x", " X ").toUpperCase();
  const queries = [
    { supplierSku: sku.replace("-", ""), description },
    { description: words },
    { customerSku: `P${at}-${erpId}7`, description: description.replace("grade", "gr.") },
  ];
  return { query: queries[at % queries.length]!, right: erpId };
}

function report(what: string, times: Taken[], more = {}) {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const cpu = times
    .map((each) => each.cpu)
    .toSorted((a, b) => a - b)
    [times.length >> 1]!.toFixed(2);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(2);
  console.log(what, { orders: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu, ...more });
}

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
