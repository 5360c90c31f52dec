import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { type Order, orderOf, recheck } from "../src/orders/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let stranger: Client;
let seed: ReviewSeed;

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  stranger = await app.signIn(await app.user({ email: "eve@other.example", organizationId: "other" }));
  seed = await seedReview(app.app, "acme");
}, SLOW_START);
afterEach(() =>
  tenant(app.app.db, "acme", async (tx) => {
    await tx.deleteFrom("extracted_orders").where("id", "!=", seed.orderId).execute();
    await tx.deleteFrom("duplicate_defaults").execute();
  }),
);
afterAll(() => app.stop());

const read = (id: string): Promise<Order> => tenant(app.app.db, "acme", (tx) => orderOf(tx, id));
const pageOf = async (id: string) =>
  (await (await ana.get(`/review/${id}`)).text()).replaceAll("&#x27;", "'");
let made = 0;

/** The seeded order come in again, without its first line and with 7 of the second. */
function again(userId: string | null = null) {
  return tenant(app.app.db, "acme", async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into extracted_orders (idp_organization_id, document_id, user_id, position, po_number, required_date, customer_name,
        customer_erp_id, matched_at, created_at)
      select idp_organization_id, document_id, ${userId}, 2, 'PO 0048213', required_date, customer_name, customer_erp_id, now(),
        created_at + make_interval(secs => ${++made}) from extracted_orders where id = ${seed.orderId} returning id`.execute(
      tx,
    );
    const { id } = rows[0]!;
    await sql`update extracted_orders set po_number = 'PO-48213' where id = ${seed.orderId}`.execute(tx);
    await sql`insert into order_lines (idp_organization_id, order_id, position, supplier_sku, description, quantity, unit,
        unit_price, item_erp_id, item_sku, match_source)
      select idp_organization_id, ${id}, position, supplier_sku, description,
        case position when 3 then 7 else quantity end, unit,
        case position when 3 then 9.8 else unit_price end, coalesce(item_erp_id, 'I'), item_sku, 'manual'
      from order_lines where order_id = ${seed.orderId} and position > 1`.execute(tx);
    await recheck(tx, id);
    return id;
  });
}

test("GET /review/:id shows what an order repeats, with the lines that differ, and blocks it", async () => {
  const id = await again();
  const page = await pageOf(id);
  expect(page).toContain("This customer's PO number came in before");
  expect(page).toContain(`href="/review/${seed.orderId}"`);
  expect(page).toMatch(/<del><span>[\d,.]+<\/span><\/del> → <ins><span>7<\/span><\/ins>/);
  expect(page).toContain("<ins><span>9.80</span></ins>");
  expect(page).toMatch(/1 <span>removed<\/span>/);
  const { errorCount, findings } = await read(id);
  expect(errorCount).toBe(1);
  expect(findings.find(({ level }) => level === "error")?.code).toBe("duplicate_order");
  const sent = await ana.json("POST", `/api/orders/${id}/submission`, {});
  expect(sent.status).toBe(422);
  expect(await pageOf(seed.orderId)).not.toContain("came in before");
});

test("POST /orders/:id/duplicate-decision keeps the order, or opens the next one once it is closed", async () => {
  const id = await again();
  const decide = (form: Record<string, string>) => ana.post(`/orders/${id}/duplicate-decision`, form);
  const kept = await decide({ decision: "new", remember: "1" });
  expect([kept.status, kept.headers.get("location")]).toEqual([303, `/review/${id}`]);
  const page = await pageOf(id);
  expect(page).toContain("Decided to be <span>an order of its own</span>");
  expect(page).toContain("Forget the default");
  expect((await read(id)).errorCount).toBe(0);
  expect((await decide({ decision: "undo" })).status).toBe(303);
  expect(await pageOf(id)).toContain("as is decided for this customer");
  expect((await decide({ decision: "forget" })).status).toBe(303);
  expect((await read(id)).errorCount).toBe(1);
  expect((await decide({ decision: "anything" })).status).toBe(400);
  const closed = await decide({ decision: "ignore" });
  expect(closed.headers.get("location")).toEndWith(`?rejected=${id}`);
  expect(closed.headers.get("location")).not.toStartWith(`/review/${id}`);
  expect((await read(id)).status).toBe("rejected");
});

test("POST /api/orders/:id/duplicate-decision decides about the version that was read", async () => {
  const id = await again();
  const found = (await (await ana.get(`/api/orders/${id}/duplicates`)).json()) as {
    earlier: { by: string }[];
    differences: { kind: string }[];
  };
  expect(found.earlier.at(-1)).toMatchObject({ id: seed.orderId, by: "po_number", poNumber: "PO-48213" });
  expect(found).toMatchObject({ decision: null, default: null });
  const decide = (body: unknown) => ana.json("POST", `/api/orders/${id}/duplicate-decision`, body);
  expect((await decide({ decision: "new", version: 7 })).status).toBe(409);
  expect((await decide({ decision: "perhaps" })).status).toBe(422);
  const decided = await decide({ decision: "new", version: 1 });
  expect([decided.status, ((await decided.json()) as Order).errorCount]).toEqual([200, 0]);
});

test("what another person's order says is not shown, and it is not replaced", async () => {
  const id = await again();
  const hidden = await again("somebody");
  const last = await again();
  const page = await pageOf(last);
  expect(page).toContain("Another person's order");
  expect(page).not.toContain(hidden);
  expect((await ana.post(`/orders/${last}/duplicate-decision`, { decision: "amend" })).status).toBe(404);
  expect((await read(hidden)).status).toBe("pending_review");
  expect((await ana.get(`/api/orders/${hidden}/duplicates`)).status).toBe(404);
  expect((await stranger.get(`/api/orders/${id}/duplicates`)).status).toBe(404);
});

test("POST /orders/:id/duplicate-decision keeps the lines that a change doesn't name, and its order says that it was changed", async () => {
  const id = await again();
  const page = await pageOf(id);
  expect(page).toContain("As a change, keep the 1 line that it doesn't name; else it is removed");
  expect(page).not.toMatch(/name="keepLines"[^>]* checked/);
  const before = (await read(id)).lines.length;
  await tenant(app.app.db, "acme", (tx) =>
    tx.updateTable("extracted_orders").set({ status: "submitted" }).where("id", "=", seed.orderId).execute(),
  );
  await ana.post(`/orders/${id}/duplicate-decision`, { decision: "amend", keepLines: "1" });
  expect((await read(id)).lines.length).toBe(before + 1);
  expect(await pageOf(id)).toContain("1 line that it doesn't name stays as it was");
  const changed = await pageOf(seed.orderId);
  expect(changed).toContain("A later order changes it");
  expect(changed).toContain(`href="/review/${id}"`);
  await ana.json("POST", `/api/orders/${id}/duplicate-decision`, { decision: "undo" });
  await ana.json("POST", `/api/orders/${id}/duplicate-decision`, { decision: "amend", keepLines: false });
  expect((await read(id)).lines.length).toBe(before);
  await tenant(app.app.db, "acme", (tx) =>
    tx
      .updateTable("extracted_orders")
      .set({ status: "pending_review" })
      .where("id", "=", seed.orderId)
      .execute(),
  );
});
