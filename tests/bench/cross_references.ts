/**
 * A table of cross-references: shown, kept, shown again, contradicted and exported by the service's own routes, beside COPY of
 * the same rows into a table without indexes: rows a second, of COPY's, and memory. `bun tests/bench/cross_references.ts [rows,rows…]`
 */
import { finished } from "node:stream/promises";
import { tenant } from "../../db/mod.ts";
import { type Client, testApp } from "../_app.ts";
import { catalogue } from "../_catalogue.ts";
import { stopDatabases } from "../_db.ts";

const SIZES = (process.argv[2] ?? "1000,10000,100000").split(",").map(Number);
const MEMORY_EVERY_MS = 20;

for (const rows of SIZES) await measured(rows);
await stopDatabases();
process.exit();

async function measured(count: number) {
  const { app, signIn, user, stop } = await testApp({ env: { LOG_LEVEL: "error" } });
  await catalogue(app.db);
  const ana = await signIn(await user({ email: "ana@acme.example", organizationId: "acme" }));
  const { items, customers } = await tenant(app.db, "acme", async (tx) => ({
    items: await tx.selectFrom("erp_items").select("sku as name").orderBy("sku").execute(),
    customers: await tx.selectFrom("erp_customers").select("code as name").orderBy("code").execute(),
  }));
  const table = (shift: number) =>
    [
      "customer,customer_text,item,unit,factor,valid_from,valid_to",
      ...lines(count, { items, customers, shift }),
    ].join("\n");
  console.log(`${count} rows, ${(table(0).length / 1024 / 1024).toFixed(1)} MB`);
  const copied = await copy(app.sql, table(0));
  const rate = (ms: number) =>
    `${Math.round(count / (ms / 1000))} rows/s, ${(copied / ms).toFixed(3)} of COPY`;
  const say = (what: string, { ms, memory }: Measured) =>
    console.log(`  ${what.padEnd(24)} ${ms.toFixed(0).padStart(6)} ms  ${rate(ms)}, ${memory} MB more`);
  say("COPY", { ms: copied, memory: 0 });
  say("show", await timed(() => shown(ana, table(0))));
  say("keep", await timed(() => kept(ana, table(0))));
  say("show, all known", await timed(() => shown(ana, table(0))));
  say("show, all contradicted", await timed(() => shown(ana, table(1))));
  say("keep, all contradicted", await timed(() => kept(ana, table(1))));
  say("export as CSV", await timed(() => exported(ana, "csv")));
  say("export as JSON", await timed(() => exported(ana, "json")));
  await stop();
}

interface Named {
  name: string;
}

/** Two of three are known by a code, the third by its description. */
function lines(count: number, of: { items: Named[]; customers: Named[]; shift: number }) {
  return Array.from({ length: count }, (_, n) => {
    const text = n % 3 ? `HW-${n}-A` : `"Hex screw M${n % 30} x ${n} mm, steel, galvanized"`;
    const terms = n % 5 ? ",,," : "BX,24,2026-01-01,2026-12-31";
    return `${of.customers[n % of.customers.length]!.name},${text},${of.items[(n + of.shift) % of.items.length]!.name},${terms}`;
  });
}

type Sql = Awaited<ReturnType<typeof testApp>>["app"]["sql"];

async function copy(sql: Sql, table: string): Promise<number> {
  const one = await sql.reserve();
  await one`set role none`;
  await one`create table bare (customer text, customer_text text, item text, unit text, factor numeric, valid_from date, valid_to date)`;
  const started = performance.now();
  const stream = await one`copy bare from stdin (format csv, header)`.writable();
  stream.end(table);
  await finished(stream);
  const ms = performance.now() - started;
  await one`drop table bare`;
  await one`reset role`;
  one.release();
  return ms;
}

async function shown(client: Client, table: string) {
  const data = new FormData();
  data.set("file", new File([table], "ours.csv"));
  const answer = await client.post("/cross-references/import", data);
  if (answer.status !== 200) throw new Error(`Cannot show: ${answer.status}`);
  await answer.text();
}

async function kept(client: Client, table: string) {
  const headers = { "content-type": "text/csv" };
  const answer = await client.ask("POST", "/api/erp/cross-references", { body: table, headers });
  if (answer.status !== 200) throw new Error(`Cannot keep: ${await answer.text()}`);
}

async function exported(client: Client, format: string) {
  const { body } = await client.get(`/api/erp/cross-references?format=${format}`);
  const reader = body!.getReader();
  while (!(await reader.read()).done);
}

interface Measured {
  ms: number;
  /** Resident megabytes at their most, above those before. */
  memory: number;
}

async function timed(work: () => Promise<void>): Promise<Measured> {
  Bun.gc(true);
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, MEMORY_EVERY_MS);
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  clearInterval(timer);
  return { ms, memory: Math.round((Math.max(most, process.memoryUsage.rss()) - before) / 1024 / 1024) };
}
