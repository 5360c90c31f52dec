import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { type Tx, tenant } from "../db/mod.ts";
import { sealSecrets } from "../src/erp/credentials.ts";
import { type Order, orderOf, recheck } from "../src/orders/mod.ts";
import { submitOrder } from "../src/submission/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { AUTHORIZATION, httpErp, SIGNING_SECRET } from "./_http_erp.ts";
import { REVIEW_ROUTES, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let orderId: string;
let erp: ReturnType<typeof httpErp>;
const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);
const stored = () => within((tx) => orderOf(tx, orderId));
const ofLine = ({ findings, lines }: Order, position: number) =>
  findings.filter(({ lineId, field }) => lineId === lines[position - 1]!.id && field === "unitPrice");

/** Three lines of the sandbox's first items; the second comes without a price. */
beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES, env: { PRIVATE_HOSTS: "1" } });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  ({ orderId } = await seedReview(app.app, "acme"));
  erp = httpErp();
  await within(async (tx) => {
    await sql`delete from order_lines where order_id = ${orderId} and position > 3`.execute(tx);
    await sql`update order_lines l set item_erp_id = i.id, item_sku = i.sku, item_description = i.description, unit = i.unit,
        unit_price = i.price, price_basis = 1, quantity = 2, line_total = i.price * 2, match_source = 'manual'
      from (select row_number() over (order by id) as number, * from sandbox.items where not blocked) i
      where l.order_id = ${orderId} and i.number = l.position`.execute(tx);
    await sql`update order_lines set unit_price = null, line_total = null where order_id = ${orderId} and position = 2`.execute(
      tx,
    );
    await sql`update extracted_orders set total = null, order_date = current_date where id = ${orderId}`.execute(
      tx,
    );
    await sql`update erp_items m set price = i.price from sandbox.items i where i.id = m.erp_id`.execute(tx);
    await recheck(tx, orderId);
  });
}, SLOW_START);
afterAll(async () => {
  erp.stop();
  await app.stop();
});

/** Edits the second line by the page's form: what is said of it is found out anew. */
async function edit(form: Record<string, string>) {
  const { version, lines } = await stored();
  const named = Object.entries(form).map(([field, value]) => [`lines.${lines[1]!.id}.${field}`, value]);
  return ana.post(`/orders/${orderId}`, { version: `${version}`, ...Object.fromEntries(named) });
}

async function submit() {
  const { version } = await stored();
  const answer = await ana.json("POST", `/api/orders/${orderId}/submission`, { version });
  if (answer.ok) {
    const write = await submitOrder(app.app).run(
      { idpOrganizationId: "acme", orderId, submittedBy: "ana" },
      {} as never,
    );
    await within(write!);
  }
  return answer;
}

/** Orders go to an ERP over HTTP, which says so of lines without a price. */
function connect(prices: string) {
  const secrets = { authorization: AUTHORIZATION, signingSecret: SIGNING_SECRET };
  return within((tx) =>
    tx
      .updateTable("erp_connections")
      .set({
        kind: "http",
        name: "Mill ERP",
        config: { url: erp.url, ...(prices && { prices }) },
        credentials: sealSecrets(app.app.config.credentialsKey, secrets),
      })
      .execute(),
  );
}

test("a line without a price is shown with what the ERP will book, and booked at its contract price", async () => {
  const { lines } = await stored();
  await within((tx) =>
    tx
      .insertInto("sandbox.prices")
      .values({
        idp_organization_id: "acme",
        id: "p",
        item_id: lines[1]!.match!.itemId,
        customer_id: "1001",
        price_list: null,
        name: null,
        minimum_quantity: "3",
        valid_from: null,
        valid_until: null,
        price: "0.37",
        currency: "USD",
        unit: null,
        basis: null,
      })
      .execute(),
  );
  await edit({ quantity: "4" });
  expect(ofLine(await stored(), 2)).toMatchObject([
    { code: "no_price", level: "warning", message: expect.stringContaining("the ERP's own will be booked") },
  ]);
  const compared = await ana.json("POST", `/api/orders/${orderId}/comparison`, {});
  expect(await compared.json()).toEqual({
    outcome: "differs",
    differences: [{ line: 2, field: "unitPrice", asked: null, booked: "0.37" }],
  });
  expect((await submit()).ok).toBe(true);
  expect((await stored()).status).toBe("submitted");
  const booked = await within((tx) =>
    tx
      .selectFrom("sandbox.order_lines")
      .select(["position", "unit_price", "line_total"])
      .orderBy("position")
      .execute(),
  );
  expect(booked[1]).toEqual({ position: 2, unit_price: "0.37", line_total: "1.48" });
  await within(async (tx) => {
    await tx.deleteFrom("submissions").execute();
    await tx
      .updateTable("extracted_orders")
      .set({ status: "pending_review" })
      .where("id", "=", orderId)
      .execute();
  });
});

test("an ERP that books no line without a price gets none: nobody can wave the error through", async () => {
  await connect("");
  await edit({ quantity: "5" });
  const [finding, ...others] = ofLine(await stored(), 2);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: "price_needed", level: "error" });
  expect(finding!.message).toMatch(/"Mill ERP" books no line without one; its own is \d+\.\d+ per /);
  const { lineId, code, field } = finding!;
  const { version } = await stored();
  const acknowledge = JSON.stringify({ code, lineId, field });
  expect((await ana.post(`/orders/${orderId}`, { version: `${version}`, acknowledge })).status).toBe(404);
  expect((await submit()).status).toBe(422);
  expect(erp.orders).toEqual([]);
  await edit({ unitPrice: "0.37" });
  expect(ofLine(await stored(), 2).map(({ code }) => code)).not.toContain("price_needed");
  await edit({ unitPrice: "" });
});

test("an ERP whose settings say that it prices lines itself is sent no price", async () => {
  await connect("yes");
  await edit({ quantity: "6" });
  expect(ofLine(await stored(), 2)).toMatchObject([{ code: "no_price", level: "warning" }]);
  expect((await submit()).ok).toBe(true);
  const [sent] = erp.orders.map(({ body }) => body.lines as { quantity: string; unitPrice: string | null }[]);
  expect(sent![1]).toMatchObject({ quantity: "6", unitPrice: null });
});
