import type { Elysia } from "elysia";
import { sql } from "kysely";
import { connect, tenant } from "../../db/mod.ts";
import { type TestApp, testApp } from "../_app.ts";
import { stopDatabases } from "../_db.ts";
import { REVIEW_ROUTES } from "../_review.ts";

/**
 * The queue's page over 100,000 orders, beside a bare handler with the same query and rows:
 * `bun tests/bench/queue_page.ts [seconds]`. Both are asked over HTTP by another process, ten at a time, in turns.
 */
const SECONDS = Number(process.argv[2] ?? 5);
const ORDERS = 100_000;
const AT_ONCE = 10;

const test = await testApp({ routes: REVIEW_ROUTES, env: { LOG_LEVEL: "info" } });
const client = await test.signIn(await test.user({ email: "ana@bench.example", organizationId: "bench" }));
await seed(test);

const { cookie = "" } = client.headers;
const routes = REVIEW_ROUTES(test.app) as unknown as Elysia;
const page = routes.listen({ port: 0, hostname: "localhost" }).server!;
const bare = Bun.serve({ port: 0, fetch: bareQueue });
const figures = { page: [] as number[], bare: [] as number[] };
for (let round = 0; round < 3; round++) {
  figures.bare.push(await rate(`http://localhost:${bare.port}/review`));
  figures.page.push(await rate(`http://localhost:${page.port}/review`));
}
const best = (rates: number[]) => Math.max(...rates);
console.log(
  `bare handler  ${best(figures.bare).toFixed(0)} requests/s  (${figures.bare.map(Math.round).join(", ")})`,
);
console.log(
  `queue page    ${best(figures.page).toFixed(0)} requests/s  (${figures.page.map(Math.round).join(", ")})`,
);
console.log(`ratio         ${(best(figures.page) / best(figures.bare)).toFixed(2)}`);
page.stop(true);
bare.stop(true);
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
    await sql`insert into document_files values ('bench', '01', 0, '')`.execute(tx);
  });
  const owner = connect(url, { connections: 1 });
  await owner.sql`vacuum analyze extracted_orders`;
  await owner.sql`vacuum analyze pdf_documents`;
  await owner.close();
}

async function bareQueue() {
  const rows = await test.app.sql.begin((tx) => [
    tx`select set_config('app.organization', 'bench', true)`,
    tx`select o.id, o.po_number, o.customer_name, d.file_name, o.line_count, o.total, o.currency, o.required_date,
        o.error_count, o.warning_count, o.created_at, case when o.error_count > 0 then
          jsonb_path_query_first(o.findings, '$[*] ? (@.level == "error" && !exists(@.acknowledgedBy)).message') end #>> '{}' as reason
      from extracted_orders o join pdf_documents d on d.id = o.document_id
      where o.idp_organization_id = 'bench' and o.status = 'pending_review' order by o.created_at, o.id desc limit 51`,
  ]);
  const html = rows[1]!.map(
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

/** Requests a second, asked from a process of its own. */
async function rate(url: string): Promise<number> {
  const asker = `
    const until = performance.now() + ${SECONDS * 1000};
    let done = 0;
    const ask = async () => { while (performance.now() < until) { const answer = await fetch("${url}", { headers: { cookie: "${cookie}" } }); await answer.text(); if (answer.status !== 200) throw new Error(answer.status); done++; } };
    await Promise.all(Array.from({ length: ${AT_ONCE} }, ask));
    console.log(done / ${SECONDS});`;
  const asking = Bun.spawn([process.execPath, "-e", asker], { stdout: "pipe" });
  return Number(await new Response(asking.stdout).text());
}
