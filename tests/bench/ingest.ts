/** A million items delivered over HTTP, beside COPY of the same rows into a bare table: `bun tests/bench/ingest.ts [rows]`. */
import { finished } from "node:stream/promises";
import { tenant } from "../../db/mod.ts";
import { searchItems } from "../../src/erp/mod.ts";
import { stopDatabases } from "../_db.ts";
import { ingestApp } from "../_ingest.ts";
import { item } from "./_items.ts";

const ROWS = Number(process.argv[2] ?? 1_000_000);
let copyRate = 0;
const made = await ingestApp({ env: { LOG_LEVEL: "error" } });
const { port, stop } = made.listen();
await plain();
await plain();
await delivered("new", { full: false });
await delivered("the same again", { full: true });
await delivered("one of ten changed", { full: true, changed: 10 });
await found();
await stop();
await made.stop();
await stopDatabases();
process.exit();

/** What the database alone takes. */
async function plain() {
  const { sql } = made.app;
  const one = await sql.reserve();
  await one`create temporary table if not exists bare (erp_id text, sku text, description text, unit text, price numeric)`;
  await one`truncate bare`;
  const started = performance.now();
  const stream = await one`copy bare from stdin`.writable();
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
  report("plain COPY", started, {});
  one.release();
}

async function delivered(what: string, { full, changed }: { full: boolean; changed?: number }) {
  const memory = watchMemory();
  const started = performance.now();
  const path = `/api/erp/connections/${made.connectionId}/items${full ? "?full=true" : ""}`;
  // The sender is a process of its own: its memory is not the service's.
  const sender = Bun.spawn(
    ["bun", import.meta.path.replace("ingest.ts", "_items.ts"), String(ROWS), String(changed ?? 0)],
    { stdout: "pipe" },
  );
  const curl = Bun.spawn(
    [
      "curl",
      "-sS",
      "-T",
      "-",
      "-H",
      "expect:",
      "-H",
      "content-type: application/x-ndjson",
      "-H",
      `authorization: Bearer ${made.token}`,
      `http://127.0.0.1:${port}${path}`,
    ],
    { stdin: sender.stdout, stdout: "pipe" },
  );
  const answer = await new Response(curl.stdout).text();
  report(what, started, { ...JSON.parse(answer), ...memory.stop() });
}

function report(what: string, started: number, more: Record<string, unknown>) {
  const seconds = (performance.now() - started) / 1000;
  const rate = ROWS / seconds;
  if (what === "plain COPY") copyRate = rate;
  const ratio = (rate / copyRate).toFixed(3);
  console.log(what, { seconds: Number(seconds.toFixed(1)), rowsPerSecond: Math.round(rate), ratio, ...more });
}

/** Resident megabytes of this process at five moments, and the most. */
function watchMemory() {
  const seen: number[] = [];
  const look = () => seen.push(Math.round(process.memoryUsage.rss() / 1e6));
  look();
  const timer = setInterval(look, 250);
  return {
    stop() {
      clearInterval(timer);
      const curve = [0, 0.25, 0.5, 0.75, 1].map((share) => seen[Math.floor(share * (seen.length - 1))]);
      return { megabytes: curve.join(" "), most: Math.max(...seen) };
    },
  };
}

async function found() {
  const times: number[] = [];
  for (let n = 0; n < 50; n++) {
    const started = performance.now();
    const { sku, description } = item(Math.floor((n / 50) * ROWS));
    await tenant(made.app.db, "a", (tx) =>
      searchItems(tx, { connectionId: made.connectionId, text: n % 2 ? sku : description, limit: 9 }),
    );
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  console.log("a search among them", { p50: Math.round(times[25]!), worst: Math.round(times[49]!) });
}
