/**
 * A million items out of an ERP into the embedded database by the service itself, beside COPY of the same rows, and by delivery:
 * rows a second, memory, processor time, and what pages take meanwhile. `bun tests/bench/sync.ts [rows] [phase,phase…]`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { client } from "../faults/_client.ts";
import { service } from "../faults/_service.ts";
import { askPages } from "./_asked_pages.ts";
import { item } from "./_items.ts";

const ROWS = Number(process.argv[2] ?? 1_000_000);
const IDLE_MS = 20_000;
const CLOCK = 100;

const running = await service({ DEMO: "1", PRIVATE_HOSTS: "1", LOG_LEVEL: "warn" });
const erp = Bun.spawn([process.execPath, join(import.meta.dir, "_paged_erp.ts"), String(ROWS)], {
  stdout: "pipe",
});
const erpUrl = new TextDecoder().decode((await erp.stdout.getReader().read()).value).trim();
await running.mustStart();
const token = await running.token();
const api = client(running.url, token);
const headers = { authorization: `Bearer ${token}` };
const order = await firstOrder();
const PAGES = {
  queue: "/review",
  review: `/review/${order}`,
  search: `/orders/${order}/items?text=hex+screw+{turn}`,
  inbox: "/inbox",
};

let copied = await copy();
copied = await copy();
const connection = await connect();
const phases: Record<string, () => Promise<void>> = {
  idle,
  new: () => synchronized("new"),
  same: () => synchronized("the same again"),
  changed: async () => {
    await tell({ every: 100 });
    await synchronized("one of a hundred changed");
  },
  killed,
  delivered: async () => delivered("delivered: new", await sandbox()),
};
for (const name of process.argv[3]?.split(",") ?? Object.keys(phases)) await phases[name]!();
await running.stop();
erp.kill();
process.exit();

async function firstOrder(): Promise<string> {
  for (;;) {
    const found = await api.get<{ orders: { id: string }[] }>("/api/orders?status=pending_review");
    if (found?.body.orders?.length) return found.body.orders[0]!.id;
    await Bun.sleep(500);
  }
}

/** What the database takes of the same rows. */
async function copy(): Promise<number> {
  const { sql, close } = running.database();
  const one = await sql.reserve();
  const columns = [
    "erp_id",
    "sku",
    "description",
    "unit",
    "price",
    "currency",
    "manufacturer_sku",
    "gtin",
    "units",
  ];
  await one`drop table if exists bare`;
  await one`create table bare as select ${one(columns)} from erp_items with no data`;
  const started = performance.now();
  const stream = await one`copy bare (erp_id, sku, description, unit, price) from stdin`.writable();
  for (let n = 0; n < ROWS; n += 5000) {
    let text = "";
    for (let at = n; at < Math.min(n + 5000, ROWS); at++) {
      const { erpId, sku, description, unit, price } = item(at);
      text += `${erpId}\t${sku}\t${description}\t${unit}\t${price}\n`;
    }
    if (!stream.write(text)) await new Promise((resolve) => stream.once("drain", resolve));
  }
  stream.end();
  await finished(stream);
  const rate = ROWS / ((performance.now() - started) / 1000);
  say("plain COPY", { rowsPerSecond: Math.round(rate) });
  await one`drop table bare`;
  one.release();
  await close();
  return rate;
}

async function connect(): Promise<string> {
  const made = await api.post<{ connection: { id: string } }>("/api/erp/connections", {
    name: "Paged",
    kind: "http",
    settings: { url: erpUrl, lists: ["items"] },
    secrets: {},
  });
  if (!made || made.status >= 300) throw new Error(`No connection: ${JSON.stringify(made)}`);
  return made.body.connection.id;
}

async function sandbox(): Promise<string> {
  const made = await api.post<{ connection: { id: string } }>("/api/erp/connections", {
    name: "Second",
    kind: "sandbox",
    settings: {},
    secrets: {},
  });
  return made!.body.connection.id;
}

function tell(change: object) {
  return fetch(`${erpUrl}/changed`, { method: "POST", body: JSON.stringify(change) });
}

async function idle() {
  const pages = askPages(running.url, headers, PAGES);
  await Bun.sleep(IDLE_MS);
  say("pages, nothing else to do", await pages.stop());
}

interface Run {
  startedAt: string;
  error: string | null;
  rows: number;
}

async function lastRun(id = connection): Promise<Run | null> {
  const answer = await api.get<{ connections: { id: string; lastRun: Run | null }[] }>(
    "/api/erp/connections",
  );
  return answer?.body.connections?.find((each) => each.id === id)?.lastRun ?? null;
}

/** Waits for the next listing that ends. */
async function ended(before: string | undefined): Promise<Run> {
  for (;;) {
    const run = await lastRun();
    if (run && run.startedAt !== before) return run;
    await Bun.sleep(1000);
  }
}

async function synchronized(what: string) {
  const before = (await lastRun())?.startedAt;
  await measured(what, async () => {
    const asked = await api.post(`/api/erp/connections/${connection}/sync`, {});
    if (asked?.status !== 202) throw new Error(`Not synchronized: ${JSON.stringify(asked)}`);
    return ended(before);
  });
}

/** A service that is killed halfway asks for no page that it has twice. */
async function killed() {
  const before = (await lastRun())?.startedAt;
  const pages = async () => ((await (await fetch(`${erpUrl}/pages`)).json()) as { pages: number }).pages;
  const first = await pages();
  await api.post(`/api/erp/connections/${connection}/sync`, {});
  while ((await pages()) - first < ROWS / 2000) await Bun.sleep(50);
  await running.kill();
  await running.mustStart();
  const run = await ended(before);
  say("killed halfway", {
    pages: ROWS / 1000,
    asked: (await pages()) - first,
    rows: run.rows,
    error: run.error,
  });
}

async function delivered(what: string, id: string) {
  await measured(what, async () => {
    const sender = Bun.spawn([process.execPath, join(import.meta.dir, "_items.ts"), String(ROWS)], {
      stdout: "pipe",
    });
    const head = ["expect:", "content-type: application/x-ndjson", `authorization: Bearer ${token}`];
    const url = `${running.url}/api/erp/connections/${id}/items`;
    const curl = Bun.spawn(["curl", "-sS", "-T", "-", ...head.flatMap((line) => ["-H", line]), url], {
      stdin: sender.stdout,
      stdout: "pipe",
    });
    return JSON.parse(await new Response(curl.stdout).text());
  });
}

async function measured(what: string, work: () => Promise<object>) {
  const pages = askPages(running.url, headers, PAGES);
  const resident = watchResident(running.pid());
  const before = processorSeconds();
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const after = processorSeconds();
  const rate = ROWS / seconds;
  const processor = {
    service: perRow(after.service - before.service),
    database: perRow(after.database - before.database),
  };
  say(what, {
    seconds: Math.round(seconds),
    rowsPerSecond: Math.round(rate),
    ofCopy: (rate / copied).toFixed(3),
    processorMicrosecondsARow: processor,
    residentMegabytes: resident.stop(),
    ...(await pages.stop()),
    result,
  });
}

function say(what: string, figures: object) {
  console.log(what, JSON.stringify(figures));
}

function perRow(seconds: number) {
  return Number(((seconds * 1e6) / ROWS).toFixed(1));
}

/** Each second, in megabytes: twenty-one of them, and after the first tenth the least, the most, and how many more a million rows, with its standard error. */
function watchResident(pid: number) {
  const seen: number[] = [];
  const look = () => {
    const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    seen.push(Math.round(Number(kilobytes) / 1024));
  };
  look();
  const timer = setInterval(look, 1000);
  return {
    stop() {
      clearInterval(timer);
      const later = seen.slice(Math.floor(seen.length / 10));
      const curve = Array.from(
        { length: 21 },
        (_, part) => seen[Math.floor((part / 20) * (seen.length - 1))],
      );
      const { slope, error } = leastSquares(later);
      const of = (each: number) => (each * seen.length * 1e6) / ROWS;
      const growth = `${of(slope).toFixed(1)} ± ${of(error).toFixed(1)} a million rows`;
      const extremes = { least: Math.min(...later), most: Math.max(...later) };
      return { curve: curve.join(" "), afterATenth: { ...extremes, growth } };
    },
  };
}

/** The line through values one step apart: its slope, and the slope's standard error, of values that a saw-tooth ties to their neighbours. */
function leastSquares(values: number[]) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const width = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / width;
  const left = values.map((value, at) => value - mean - slope * (at - middle));
  const squares = left.reduce((sum, each) => sum + each ** 2, 0);
  const tied = left.slice(1).reduce((sum, each, at) => sum + each * left[at]!, 0) / squares;
  const independent = values.length * ((1 - tied) / (1 + tied));
  return { slope, error: Math.sqrt(squares / Math.max(1, independent - 2) / width) };
}

/** Used so far by the service, and by its database with what it started. */
function processorSeconds() {
  const service = running.pid();
  const stats = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)!.split(" ");
          const [user = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
          return [
            [
              Number(name),
              { parent: Number(fields[1]), own: user + system, ended: children + childrenSystem },
            ] as const,
          ];
        } catch {
          return [];
        }
      }),
  );
  const postmaster = running.postmaster();
  const workers = [...stats.values()].filter(({ parent }) => parent === postmaster);
  const server = stats.get(postmaster)!;
  return {
    service: stats.get(service)!.own / CLOCK,
    database: (server.own + server.ended + workers.reduce((sum, { own }) => sum + own, 0)) / CLOCK,
  };
}
