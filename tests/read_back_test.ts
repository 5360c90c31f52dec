import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { type BookingDifference, tenant } from "../db/mod.ts";
import { type Claim, Permanent } from "../jobs/mod.ts";
import { sealSecrets } from "../src/erp/credentials.ts";
import { moveOrder } from "../src/orders/mod.ts";
import { readBack, submitOrder } from "../src/submission/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { ODOO_DATABASE, ODOO_KEY, ODOO_USER, odooErp } from "./_odoo.ts";
import { emptyOrder } from "./_orders.ts";
import { REVIEW_ROUTES } from "./_review.ts";

const ORG = "acme";
const ROWS = {
  "res.currency": [{ id: 1, name: "USD" }],
  "res.company": [{ id: 1, name: "We", currency_id: 1 }],
  "res.users": [{ id: 7, login: ODOO_USER, company_id: 1 }],
  "uom.category": [{ id: 1, name: "Unit" }],
  "uom.uom": [{ id: 1, name: "Units", active: true, category_id: 1, factor_inv: 1 }],
  "product.template": [{ id: 11, name: "Bolt" }],
  "product.product": [
    {
      id: 21,
      name: "Bolt",
      default_code: "B-8",
      active: true,
      sale_ok: true,
      uom_id: 1,
      product_tmpl_id: 11,
    },
  ],
  "res.partner": [{ id: 31, name: "Alpha Tools", active: true, commercial_partner_id: 31 }],
};

let app: TestApp;
let ana: Client;
let erp: ReturnType<typeof odooErp>;

const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(app.app.db, ORG, work);

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES, env: { PRIVATE_HOSTS: "1" } });
  await app.organization(ORG);
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: ORG }));
  erp = odooErp({ version: 16, rows: { ...ROWS, "sale.order": [], "sale.order.line": [] } });
  await within((tx) =>
    tx
      .insertInto("erp_connections")
      .values({
        idp_organization_id: ORG,
        name: "Our Odoo",
        kind: "odoo",
        config: { url: erp.url, database: ODOO_DATABASE, user: ODOO_USER },
        credentials: sealSecrets(app.app.config.credentialsKey, { apiKey: ODOO_KEY }),
      })
      .execute(),
  );
}, SLOW_START);
afterAll(async () => {
  erp.stop();
  await app.stop();
});
afterEach(() => {
  erp.behaviour.rewrites = {};
});

/** An order of four bolts at 9.80, in review. */
async function bolts(poNumber: string): Promise<string> {
  const orderId = await emptyOrder(app.app.db, ORG, {
    po_number: poNumber,
    customer_erp_id: "31",
    customer_name: "Alpha Tools",
    currency: "USD",
    matched_at: new Date(),
    line_count: 1,
  });
  const item = {
    item_erp_id: "21",
    item_sku: "B-8",
    item_description: "Bolt M8",
    match_source: "code" as const,
  };
  const line = { idp_organization_id: ORG, order_id: orderId, position: 1, quantity: "4", unit: "EA" };
  await within((tx) =>
    tx
      .insertInto("order_lines")
      .values({ ...line, ...item, unit_price: "9.80" })
      .execute(),
  );
  return orderId;
}

async function submit(orderId: string) {
  await within((tx) => moveOrder(tx, { orderId, from: "pending_review", to: "submitting" }));
  const payload = { idpOrganizationId: ORG, orderId, submittedBy: "ana" };
  const write = await submitOrder(app.app).run(payload, {} as Claim);
  await within(write!);
}

async function booked(orderId: string): Promise<{ differences: BookingDifference[] | null } | null> {
  const answer = await ana.get(`/api/orders/${orderId}/comparisons`);
  return ((await answer.json()) as { booked: { differences: BookingDifference[] | null } | null }).booked;
}

const page = async (orderId: string) => (await ana.get(`/review/${orderId}`)).text();

test("compare() with an ERP that can't be asked beforehand says so, and what will be done instead", async () => {
  const orderId = await bolts("PO-1");
  expect(await booked(orderId)).toBeNull();
  await ana.post(`/orders/${orderId}/comparison`, {});
  expect(await page(orderId)).toContain("be asked beforehand what it would book; once it has booked");
});

test("submitOrder() reads a booked order back: it stands there as it was sent", async () => {
  const orderId = await bolts("PO-2");
  await submit(orderId);
  expect(await booked(orderId)).toEqual({ differences: [] });
  expect(await page(orderId)).toContain("it stands there as it was sent");
});

test("submitOrder() keeps what the ERP has booked other than was sent, and the order's page shows it", async () => {
  const orderId = await bolts("PO-3");
  erp.behaviour.rewrites = { price_unit: 9.5 };
  await submit(orderId);
  expect(await booked(orderId)).toEqual({
    differences: [{ line: 1, field: "unitPrice", asked: "9.8", booked: "9.5" }],
  });
  const shown = await page(orderId);
  expect(shown).toContain("booked other than was sent");
  expect(shown).toMatch(/9\.80<.+?<ins>9\.50<\/ins>/);
  expect(shown).not.toContain("/comparison/acceptances");
});

const readAgain = (orderId: string) =>
  readBack(app.app).run({ idpOrganizationId: ORG, orderId }, {} as Claim);

test("readBack() holds a booked order that could not be read at once against what was sent", async () => {
  const orderId = await bolts("PO-4");
  // The order's number is read by the booking; its lines are not.
  erp.behaviour.unreadable = "sale.order.line";
  erp.behaviour.rewrites = { price_unit: 9.5 };
  await submit(orderId);
  expect(await booked(orderId)).toEqual({ differences: null });
  expect(await page(orderId)).toContain("not yet compared");
  const jobs = await app.app
    .sql`select run_at > now() as waits from jobs where kind = 'read_back' and key = ${orderId}`;
  expect([...jobs]).toEqual([{ waits: true }]);
  await expect(readAgain(orderId)).rejects.toThrow("Access denied");
  erp.behaviour.unreadable = null;
  await within((await readAgain(orderId))!);
  expect((await booked(orderId))!.differences).toHaveLength(1);
  expect(await readAgain(orderId)).toBeUndefined();
});

test("readBack() that is given up says why on the order", async () => {
  const orderId = await bolts("PO-5");
  erp.behaviour.unreadable = "sale.order.line";
  await submit(orderId);
  erp.behaviour.unreadable = null;
  const payload = { idpOrganizationId: ORG, orderId };
  await within(readBack(app.app).onBuried!(payload, "The ERP slept", { permanent: false }));
  expect(await page(orderId)).toContain("could not be read back: The ERP slept");
});

test("readBack() of an order that a later one has changed compares nothing", async () => {
  const [orderId, later] = [await bolts("PO-6"), await bolts("PO-7")];
  erp.behaviour.unreadable = "sale.order.line";
  await submit(orderId);
  await submit(later);
  erp.behaviour.unreadable = null;
  await within((tx) =>
    tx
      .updateTable("submissions")
      .set(({ selectFrom }) => ({
        erp_order_id: selectFrom("submissions").select("erp_order_id").where("order_id", "=", orderId),
      }))
      .where("order_id", "=", later)
      .execute(),
  );
  await expect(readAgain(orderId)).rejects.toBeInstanceOf(Permanent);
});

test("submitOrder() of an order that can't be read back has booked it all the same", async () => {
  const orderId = await bolts("PO-8");
  erp.behaviour.unreadable = "sale.order.line";
  await submit(orderId);
  erp.behaviour.unreadable = null;
  expect(
    await within((tx) => tx.selectFrom("usage_events").selectAll().where("order_id", "=", orderId).execute()),
  ).toHaveLength(1);
});
