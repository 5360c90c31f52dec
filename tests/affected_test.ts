import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { type Tx, tenant } from "../db/mod.ts";
import { type Claim, enqueue } from "../jobs/mod.ts";
import { claim, finish } from "../jobs/queue.ts";
import { refreshMirror } from "../src/erp/mod.ts";
import { matchOrder } from "../src/matching/mod.ts";
import { orderOf } from "../src/orders/mod.ts";
import { SLOW_START, type TestApp, testApp } from "./_app.ts";
import { emptyOrder } from "./_orders.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let seed: ReviewSeed;
let other: string;
const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);

/** The seeded order, whose first line a person has chosen an item for, and another one without lines. */
beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  await app.organization("acme");
  seed = await seedReview(app.app, "acme");
  other = await emptyOrder(app.app.db, "acme");
  await run(async (tx) => {
    await tx.updateTable("extracted_orders").set({ matched_at: new Date() }).execute();
    await tx
      .updateTable("order_lines")
      .set({ match_source: "manual" })
      .where("id", "=", seed.lines[0]!)
      .execute();
  });
  await settled();
}, SLOW_START);
afterAll(() => app.stop());

/** Changes the sandbox, takes it over into the mirror, and gives the orders that are to be matched anew. */
async function changed(what: ReturnType<typeof sql>) {
  await run(async (tx) => {
    await what.execute(tx);
    await refreshMirror(tx, { id: seed.connectionId, idp_organization_id: "acme" });
  });
  return asked();
}

/** The orders that are to be matched. */
async function asked(): Promise<string[]> {
  const jobs = await app.app.sql<{ order: string }[]>`
    select payload ->> 'orderId' as order from jobs where kind = 'match_order' order by 1`;
  return jobs.map(({ order }) => order);
}

/** Does what is asked for, and gives the codes of what is said of the first line then. */
async function settled() {
  await app.app.sql`delete from jobs where kind = 'match_order'`;
  const payload = { idpOrganizationId: "acme", orderId: seed.orderId };
  await run((await matchOrder(app.app).run(payload, {} as Claim))!);
  const { findings } = await run((tx) => orderOf(tx, seed.orderId));
  return findings.filter(({ lineId }) => lineId === seed.lines[0]).map(({ code }) => code);
}

const item = async () => (await run((tx) => orderOf(tx, seed.orderId))).lines[0]!.match!.itemId;

test("a price that is synchronized is held against the orders in review that have the item, and no others", async () => {
  expect(await changed(sql`update sandbox.items set stock = stock + 1`)).toEqual([]);
  expect(await changed(sql`update sandbox.items set price = price * 2 where id = ${await item()}`)).toEqual([
    seed.orderId,
  ]);
  expect(await settled()).toContain("price_differs");
  expect(other).not.toBe(seed.orderId);
});

test("a new item is held against the orders in review with lines whose item nobody has said", async () => {
  const [chosen, accepted, missed] = seed.lines as [string, string, string];
  const described = (await run((tx) => orderOf(tx, seed.orderId))).lines;
  await run(async (tx) => {
    const nothing = { item_erp_id: null, match_source: null, supplier_sku: null, customer_sku: null };
    const lines = tx.updateTable("order_lines");
    await lines
      .set({ ...nothing, description: "Left-handed flux bender" })
      .where("id", "=", missed)
      .execute();
    const accept = { match_source: "fuzzy" as const, match_score: "0.6", description: "Left flux bender" };
    await lines
      .set({ ...nothing, ...accept, item_erp_id: "taken" })
      .where("id", "=", accepted)
      .execute();
    const finding = { code: "unsure_item", level: "warning" as const, field: "item", lineId: accepted };
    const findings = [{ ...finding, message: "It may be the wrong item", acknowledgedBy: "Jo" }];
    await tx.updateTable("extracted_orders").set({ findings }).where("id", "=", seed.orderId).execute();
  });
  expect(
    await changed(sql`
      insert into sandbox.items (idp_organization_id, id, sku, description, unit, price, currency, blocked, stock)
      values ('acme', 'new', 'FLX-1', 'Left-handed flux bender', 'EA', 1, 'USD', false, 0)`),
  ).toEqual([seed.orderId]);
  await settled();
  const { lines } = await run((tx) => orderOf(tx, seed.orderId));
  const itemOf = (lineId: string) => lines.find(({ id }) => id === lineId)!.match?.itemId;
  expect([itemOf(missed), itemOf(accepted)]).toEqual(["new", "taken"]);
  expect(itemOf(chosen)).toBe(described[0]!.match!.itemId);
});

test("a change that commits after a match in hand has ended has the order matched once more", async () => {
  const payload = { idpOrganizationId: "acme", orderId: seed.orderId };
  await app.app.sql`delete from jobs where kind = 'match_order'`;
  await enqueue(app.app.db, "match_order", payload, { key: seed.orderId });
  const [held] = await claim(app.app.sql, "match_order", { limit: 1, worker: 1 });
  const written = await matchOrder(app.app).run(payload, held!);
  const merged = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const merging = run(async (tx) => {
    await sql`update sandbox.items set price = price * 3 where id = ${await item()}`.execute(tx);
    await refreshMirror(tx, { id: seed.connectionId, idp_organization_id: "acme" });
    merged.resolve();
    await gate.promise;
  });
  await merged.promise;
  const ended = run(async (tx) => {
    expect(await finish(tx, held!)).toBe(true);
    await written!(tx);
  });
  gate.resolve();
  await Promise.all([merging, ended]);
  const [anew] = await claim(app.app.sql, "match_order", { limit: 2, worker: 2 });
  expect(anew).toMatchObject({ payload, attempt: 1 });
  await settled();
});

test("a contract price is held against the orders of its customer alone", async () => {
  const price = (id: string, customer: string, of: string) => sql`
    insert into sandbox.prices (idp_organization_id, id, item_id, customer_id, price, currency)
    values ('acme', ${id}, ${of}, ${customer}, 0.01, 'USD')`;
  expect(await changed(price("other", "1002", await item()))).toEqual([]);
  expect(await changed(price("own", "1001", await item()))).toEqual([seed.orderId]);
  await settled();
});

test("a customer that is synchronized is held against its own orders in review, and no others", async () => {
  const renamed = (customer: string) =>
    sql`update sandbox.customers set name = name || '!' where id = ${customer}`;
  expect(await changed(renamed("1002"))).toEqual([]);
  expect(await changed(renamed("1001"))).toEqual([seed.orderId]);
  await settled();
});

test("a new customer is held against the orders in review of which nobody knows whose they are", async () => {
  const come = sql`
    insert into sandbox.customers (idp_organization_id, id, code, name, address)
    values ('acme', 'new', 'C-NEW', 'Wrenfield Tools', '1 Mill Road')`;
  expect(await changed(come)).toEqual([other]);
  await settled();
});

test("an item that the ERP doesn't sell any more is an error on the line, until it does again", async () => {
  const block = async (blocked: boolean) =>
    changed(sql`update sandbox.items set blocked = ${blocked} where id = ${await item()}`);
  expect(await block(true)).toEqual([seed.orderId]);
  expect(await settled()).toContain("item_gone");
  expect(await block(false)).toEqual([seed.orderId]);
  expect(await settled()).not.toContain("item_gone");
});
