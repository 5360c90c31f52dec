import { afterAll, beforeAll, expect, setSystemTime, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { nextInQueue } from "../src/review/queries.ts";
import { weekOf } from "../src/review/week.ts";
import { WaitingDocuments } from "../views/review_waiting.tsx";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let seed: ReviewSeed;

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  seed = await seedReview(app.app, "acme");
}, SLOW_START);

afterAll(() => app.stop());

test("GET /review shows an order that was shown before as it has become", async () => {
  expect(await rowOf("48213")).toContain("Harbor Machine Works");
  await write(sql`update extracted_orders set customer_name = 'Somebody else' where id = ${seed.orderId}`);
  const row = await rowOf("48213");
  expect(row).toContain("Somebody else");
  expect(row).not.toContain("Harbor Machine Works");
});

test("GET /review shows how old an order has become", async () => {
  expect(await rowOf("48213")).toContain(">now<");
  setSystemTime(Date.now() + 2 * 3_600_000);
  const row = await rowOf("48213");
  setSystemTime();
  expect(row).toContain(">2 h<");
});

test("GET /review finds an order by its file's name", async () => {
  expect(await rowOf("48213", "?text=MACHINE-works-48213.pdf")).toBeDefined();
  expect(await rowOf("48213", "?text=another.pdf")).toBeUndefined();
});

test("GET /review finds orders of every state by a whole part number, and those of one state where one is named", async () => {
  const state = (status: string) =>
    write(sql`update extracted_orders set status = ${status} where id = ${seed.orderId}`);
  await write(sql`update order_lines set customer_sku = 'QX-7741' where id = ${seed.lines[5]!}`);
  await state("submitted");
  expect(await rowOf("48213", "?text=qx-7741")).toContain("ERP order");
  expect(await rowOf("48213", "?text=qx-774")).toBeUndefined();
  expect(await rowOf("48213", "?text=qx-7741&status=pending_review")).toBeUndefined();
  await state("pending_review");
});

test("GET /orders/:orderId/left says what became of an order, and asks no more once that is known", async () => {
  const left = async (status: string) => {
    await write(
      sql`update extracted_orders set status = ${status}, erp_order_number = 'SO-7' where id = ${seed.orderId}`,
    );
    return (await ana.get(`/orders/${seed.orderId}/left`)).text();
  };
  expect(await left("submitting")).toContain("every 2s");
  const booked = await left("submitted");
  expect(booked).toContain("48213 is booked as ERP order SO-7");
  expect(booked).not.toContain("every 2s");
  expect(await left("pending_review")).toContain("the ERP refused it");
});

test("weekOf() tells what came in, what of it was submitted, and what nobody had to touch", async () => {
  const insert = (values: string) =>
    write(sql`insert into extracted_orders
      (idp_organization_id, document_id, po_number, status, created_at, submitted_at, version, findings)
      values ('acme', ${seed.documentId}, ${sql.raw(values)})`);
  const accepted = `'[{"acknowledgedBy": "Ana"}]'`;
  await insert("'W1', 'submitted', now() - interval '3 hours', now(), 3, '[]'");
  await insert("'W2', 'submitted', now() - interval '5 hours', now() - interval '3 hours', 4, '[]'");
  await insert(`'W3', 'submitted', now() - interval '9 hours', now(), 3, ${accepted}`);
  await insert("'W4', 'submitted', now() - interval '8 days', now(), 3, '[]'");
  const week = await tenant(app.app.db, "acme", (tx) => weekOf(tx, "nobody"));
  expect(week).toEqual({ cameIn: 4, submitted: 3, unchanged: 1, median: 3 * 3_600_000 });
  await write(sql`delete from extracted_orders where po_number like 'W_'`);
});

test("WaitingDocuments() shows what is being read and what has failed, three of each", async () => {
  const row = { fileName: "a.pdf", recognized: null, toRecognize: null, error: null, createdAt: new Date() };
  const rows = (["processing", "pending", "failed"] as const).flatMap((status) =>
    [1, 2, 3, 4].map((n) => ({ ...row, id: `${status}-${n}`, status })),
  );
  const html = `${WaitingDocuments({ rows })}`;
  for (const id of ["processing-3", "failed-3"]) expect(html).toContain(id);
  for (const id of ["pending-1", "failed-4"]) expect(html).not.toContain(id);
  expect(html).toContain("More that will be read");
  expect(html).toContain("More that could not be read");
});

test("GET /review answers whole with a page that goes out as a stream", async () => {
  await write(sql`insert into extracted_orders (idp_organization_id, document_id, po_number, customer_name)
    select 'acme', ${seed.documentId}, 'PO-' || n, 'Café № ' || n from generate_series(1, 60) n`);
  const server = (REVIEW_ROUTES(app.app) as unknown as import("elysia").Elysia).listen({ port: 0 }).server!;
  const answer = await fetch(`http://localhost:${server.port}/review`, { headers: ana.headers });
  const html = await answer.text();
  server.stop(true);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(html.length).toBeGreaterThan(20_000);
  expect(html).toEndWith("</html>");
  expect(html.match(/Café № \d+/g)?.length).toBeGreaterThan(40);
});

test("nextInQueue() goes on after the order, and begins again at the end", async () => {
  await write(sql`insert into extracted_orders (idp_organization_id, document_id, po_number, created_at)
    select 'acme', ${seed.documentId}, 'LATE-' || n, now() + n * interval '1 day' from generate_series(1, 2) n`);
  const { rows } = await write(
    sql`select id from extracted_orders where po_number like 'LATE-%' order by po_number`,
  );
  const [first, last] = (rows as { id: string }[]).map(({ id }) => id);
  const next = (except: string) =>
    tenant(app.app.db, "acme", (tx) => nextInQueue(tx, { userId: "nobody", except }));
  expect(await next(first!)).toBe(last!);
  expect(await next(last!)).toBe(seed.orderId);
});

async function rowOf(text: string, search = "") {
  const html = await (await ana.get(`/review${search}`)).text();
  return html.match(/<tr>.*?<\/tr>/gs)?.find((row) => row.includes(text));
}

function write(query: ReturnType<typeof sql>) {
  return tenant(app.app.db, "acme", (tx) => query.execute(tx));
}
