import type { Elysia } from "elysia";
import { sql } from "kysely";
import postgres from "postgres";
import { APP_ROLE, connect, tenant } from "../../db/mod.ts";
import { log } from "../../src/log.ts";
import { type TestApp, testApp } from "../_app.ts";
import { stopDatabases } from "../_db.ts";
import { REVIEW_ROUTES } from "../_review.ts";

/**
 * The queue's page over 100,000 orders, beside a bare handler that answers with the same orders: one query as the
 * owner of the database, strings put together, and nothing else: no door, no transaction, no log.
 * `bun tests/bench/queue_page.ts [seconds] [rounds]`. Both are asked over HTTP by another process, ten connections at
 * a time, in turns; each round has its own ratio, as the machine's other work comes and goes.
 */
const [SECONDS = 3, ROUNDS = 5] = process.argv.slice(2).map(Number);
const ORDERS = 100_000;
const AT_ONCE = 10;

const test = await testApp({ routes: REVIEW_ROUTES });
const client = await test.signIn(await test.user({ email: "ana@bench.example", organizationId: "bench" }));
await seed(test);

const { cookie = "" } = client.headers;
const sink = Bun.file("/dev/null").writer();
const service = connect(test.url, { role: APP_ROLE });
const app = {
  ...test.app,
  ...service,
  log: log({ level: "info", readable: false, write: (line) => void sink.write(`${line}\n`) }),
};
const routes = REVIEW_ROUTES(app) as unknown as Elysia;
const page = routes.listen({ port: 0, hostname: "localhost" }).server!;
const own = postgres(test.url, {
  max: AT_ONCE,
  connection: { "app.organization": "bench" } as object,
  types: { date: { to: 1082, from: [1082], serialize: String, parse: String } },
});
const bare = Bun.serve({ port: 0, hostname: "localhost", fetch: bareQueue });
await alike();
const rounds: { bare: number; page: number; ratio: number }[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const [bareRate, pageRate] = [await rate(bare.port!), await rate(page.port!)];
  // The first warms both up.
  if (round) rounds.push({ bare: bareRate, page: pageRate, ratio: pageRate / bareRate });
}
const told = (name: "bare" | "page" | "ratio", digits: number) => {
  const values = rounds.map((round) => round[name]);
  const median = values.toSorted((a, b) => a - b)[values.length >> 1]!;
  const each = values.map((value) => value.toFixed(digits)).join(", ");
  return `best ${Math.max(...values).toFixed(digits)}, median ${median.toFixed(digits)} (${each})`;
};
console.log(`bare handler, requests/s  ${told("bare", 0)}`);
console.log(`queue page, requests/s    ${told("page", 0)}`);
console.log(`ratio                     ${told("ratio", 2)}`);
page.stop(true);
bare.stop(true);
await Promise.all([own.end(), service.close()]);
await test.stop();
await stopDatabases();

async function seed({ app, url }: TestApp) {
  await tenant(app.db, "bench", async (tx) => {
    await sql`insert into document_files values ('bench', '00', 0, '')`.execute(tx);
    await sql`insert into pdf_documents (idp_organization_id, status, file_name, file_type, byte_size, sha256)
      select 'bench', 'completed', 'purchase-order-' || n || '.pdf', 'pdf', 0, '00' from generate_series(1, ${ORDERS}::int) n`.execute(
      tx,
    );
    const findings = JSON.stringify([
      { code: "no_item", level: "error", field: "item", message: "Line 2: no item of the ERP is chosen" },
    ]);
    await sql`insert into extracted_orders (idp_organization_id, document_id, po_number, customer_name, total, currency, required_date,
        line_count, error_count, warning_count, findings, status, matched_at, created_at)
      select 'bench', id, 'PO-' || n, 'Customer number ' || n % 700, n * 1.25, 'USD', current_date + (n % 90)::int, n % 40 + 1, 1, n % 3,
        ${findings}::text::jsonb, (array['pending_review', 'submitted', 'submitted', 'rejected'])[n % 4 + 1], now(), now() - n * interval '1 minute'
      from (select id, row_number() over () as n from pdf_documents) d`.execute(tx);
  });
  const owner = connect(url, { connections: 1 });
  await owner.sql`vacuum analyze extracted_orders`;
  await owner.sql`vacuum analyze pdf_documents`;
  await owner.close();
}

async function bareQueue() {
  const rows = await own`
    select o.id, o.status, o.po_number, o.customer_name, d.file_name, o.line_count, o.total, o.currency, o.required_date,
      o.error_count, o.warning_count, o.matched_at is not null as matched,
      case when o.error_count > 0 then
        jsonb_path_query_first(o.findings, '$[*] ? (@.level == "error" && !exists(@.acknowledgedBy)).message')
      when o.warning_count > 0 then
        jsonb_path_query_first(o.findings, '$[*] ? (!exists(@.acknowledgedBy)).message') end #>> '{}' as reason,
      o.erp_order_id, o.rejected_reason, o.created_at, o.xmin::text as state
    from extracted_orders o join pdf_documents d on d.id = o.document_id
    where o.idp_organization_id = 'bench' and o.status = 'pending_review' and (o.user_id is null or o.user_id = 'ana')
    order by o.created_at, o.id desc limit 51`;
  const html = rows.slice(0, 50).map(
    (
      row,
    ) => `<tr><th><a href="/review/${row.id}">${Bun.escapeHTML(row.po_number)}</a></th><td>${row.error_count} ${row.warning_count}
      ${Bun.escapeHTML(row.reason)}</td><td>${Bun.escapeHTML(row.customer_name)}</td><td>${Bun.escapeHTML(row.file_name)}</td>
      <td>${row.line_count}</td><td>${row.total} ${row.currency}</td><td>${row.required_date}</td><td>${row.created_at.toISOString()}</td></tr>`,
  );
  return new Response(`<!doctype html><table>${html.join("")}</table>`, {
    headers: { "content-type": "text/html" },
  });
}

/** Both answer with the same orders. */
async function alike() {
  const ids = async (port: number) => {
    const answer = await fetch(`http://localhost:${port}/review`, { headers: { cookie } });
    return (await answer.text()).match(/\/review\/[0-9a-f-]{36}/g)?.join();
  };
  const [ofBare, ofPage] = await Promise.all([ids(bare.port!), ids(page.port!)]);
  if (!ofBare || ofBare !== ofPage) throw new Error("The bare handler and the page show different orders");
}

/** Requests a second, asked from a process of its own over connections that stay. */
async function rate(port: number): Promise<number> {
  const asking = Bun.spawn(
    [process.execPath, `${import.meta.dir}/_ask.ts`, `${port}`, `${AT_ONCE}`, `${SECONDS}`, cookie],
    { stdout: "pipe" },
  );
  return Number(await new Response(asking.stdout).text());
}
