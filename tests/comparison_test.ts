import { afterAll, beforeAll, expect, spyOn, test } from "bun:test";
import { sql } from "kysely";
import { type BookingDifference, tenant } from "../db/mod.ts";
import { type AskedOrder, bookingDifferences, type LineInErp, type OrderInErp } from "../src/erp/mod.ts";
import { orderOf, recheck } from "../src/orders/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let ben: Client;
let seed: ReviewSeed;
const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(app.app.db, "acme", work);

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  ben = await app.signIn(await app.user({ email: "ben@acme.example", organizationId: "acme" }));
  seed = await seedReview(app.app, "acme");
  await within(async (tx) => {
    await sql`update order_lines l set item_erp_id = i.id, item_sku = i.sku, item_description = i.description, unit = i.unit,
        unit_price = i.price, price_basis = 1, quantity = 2, line_total = i.price * 2, match_source = 'manual'
      from (select row_number() over (order by id) as number, * from sandbox.items where not blocked) i
      where l.order_id = ${seed.orderId} and i.number = l.position`.execute(tx);
    await sql`update extracted_orders set total = null where id = ${seed.orderId}`.execute(tx);
    await recheck(tx, seed.orderId);
  });
}, SLOW_START);
afterAll(() => app.stop());

interface Compared {
  outcome: string;
  differences: BookingDifference[];
}
const compare = async (client: Client): Promise<Compared> =>
  (await client.json("POST", `/api/orders/${seed.orderId}/comparison`, {})).json() as Promise<Compared>;
const setLine = (position: number, value: ReturnType<typeof sql>) =>
  within((tx) =>
    sql`update order_lines set ${value} where order_id = ${seed.orderId} and position = ${position}`.execute(
      tx,
    ),
  );
const behave = (config: Record<string, unknown>) =>
  within((tx) => tx.updateTable("erp_connections").set({ config }).execute());

test("POST /api/orders/:id/comparison tells the cells alone that the ERP would book otherwise", async () => {
  expect(await compare(ana)).toEqual({ outcome: "agrees", differences: [] });
  await setLine(3, sql`unit_price = 9.8`);
  const { outcome, differences } = await compare(ana);
  expect(outcome).toBe("differs");
  expect(differences.map(({ line, field }) => [line ?? null, field])).toEqual([
    [3, "unitPrice"],
    [null, "total"],
  ]);
  const page = await (await ana.get(`/review/${seed.orderId}`)).text();
  expect(page).toContain("The ERP would book other than asked");
  expect(page).toContain(">9.80</span>");
  expect(page).not.toContain('hx-trigger="load"');
  const part = await (
    await ana.post(`/orders/${seed.orderId}/comparison`, {}, { "hx-request": "true" })
  ).text();
  expect(part).toStartWith('<div id="comparison">');
  expect((await ana.post(`/orders/${seed.orderId}/comparison`, {})).status).toBe(303);
});

test("compare() leaves no timer behind", async () => {
  const [set, clear] = [spyOn(globalThis, "setTimeout"), spyOn(globalThis, "clearTimeout")];
  await compare(ana);
  const patience = set.mock.calls.findIndex(([, delay]) => delay === 15_000);
  expect(patience).not.toBe(-1);
  expect(clear.mock.calls.map(([timer]): unknown => timer)).toContain(set.mock.results[patience]?.value);
  set.mockRestore();
  clear.mockRestore();
});

test("POST /api/orders/:id/comparison/acceptances keeps who accepted which difference, while it is the same", async () => {
  const accept = (body: object, client = ana) =>
    client.json("POST", `/api/orders/${seed.orderId}/comparison/acceptances`, body);
  const acceptedIn = ({ differences }: Compared) =>
    differences.map(({ field, accepted }) => [field, accepted?.by ?? null]);
  expect((await accept({ line: 3, field: "unitPrice" }, ben)).status).toBe(409);
  expect((await accept({ line: 3, field: "unit" })).status).toBe(404);
  const both = [
    ["unitPrice", "ana@acme.example"],
    ["total", null],
  ];
  const answer = (await (await accept({ line: 3, field: "unitPrice" })).json()) as Compared;
  expect(acceptedIn(answer)).toEqual(both);
  expect(acceptedIn(await compare(ben))).toEqual(both);
  expect(await (await ben.get(`/review/${seed.orderId}`)).text()).toContain("by ana@acme.example");
  const path = `/orders/${seed.orderId}/comparison/acceptances?line=3&field=unitPrice&undo=1`;
  expect(await (await ana.post(path, {}, { "hx-request": "true" })).text()).not.toContain("by ana@acme");
  expect((await ana.post(path, {})).status).toBe(303);
  await accept({ line: 3, field: "unitPrice" });
  await setLine(3, sql`unit_price = unit_price + 1`);
  expect(acceptedIn(await compare(ana)).map(([, by]) => by)).toEqual([null, null]);
  await setLine(3, sql`unit_price = unit_price - 1`);
  await compare(ana);
});

test("POST /api/orders/:id/comparison of an ERP that refuses, or is down, says so and blocks nothing", async () => {
  const block = (blocked: boolean) =>
    within((tx) =>
      sql`update sandbox.items set blocked = ${blocked} where id = (select item_erp_id from order_lines
        where order_id = ${seed.orderId} and position = 4)`.execute(tx),
    );
  await block(true);
  const refused = await compare(ana);
  expect(refused.outcome).toBe("refused");
  expect(refused.differences[0]).toMatchObject({ line: 4, booked: expect.stringContaining("blocked") });
  const page = await (await ana.get(`/review/${seed.orderId}`)).text();
  expect(page).toContain("The ERP says");
  expect(page).not.toContain("Customer asked");
  await behave({ down: true });
  expect(await compare(ana)).toEqual({
    outcome: "unknown",
    differences: [
      {
        field: "answer",
        asked: null,
        booked: "The ERP did not answer; the order can be submitted all the same",
      },
    ],
  });
  expect(await (await ana.get(`/review/${seed.orderId}`)).text()).toContain("The ERP did not answer");
  await behave({});
  await block(false);
  await setLine(4, sql`item_erp_id = null`);
  expect((await compare(ana)).differences[0]?.booked).toContain("line 4 has no item of the ERP");
  await setLine(
    4,
    sql`item_erp_id = (select item_erp_id from order_lines where order_id = ${seed.orderId} and position = 5)`,
  );
});

test("POST /api/orders/:id/submission keeps who accepted which differences, of those who were shown them", async () => {
  await compare(ben);
  await within((tx) =>
    sql`update extracted_orders set version = version + 1, findings = '[]', error_count = 0`.execute(tx),
  );
  await compare(ana);
  const sent = await ana.json("POST", `/api/orders/${seed.orderId}/submission`, {});
  expect(sent.status).toBe(202);
  const { comparisons } = (await (await ben.get(`/api/orders/${seed.orderId}/comparisons`)).json()) as {
    comparisons: { name: string; acceptedAt: string | null; differences: BookingDifference[] }[];
  };
  expect(comparisons.map(({ acceptedAt }) => acceptedAt !== null)).toEqual([true, false]);
  expect(comparisons[0]?.differences).toContainEqual(
    expect.objectContaining({
      line: 3,
      field: "unitPrice",
      accepted: expect.objectContaining({ by: "ana@acme.example" }),
    }),
  );
  const page = await (await ben.get(`/review/${seed.orderId}`)).text();
  expect(page).toContain("Accepted by");
  expect(page).not.toContain("Compare with the ERP");
  expect((await within((tx) => orderOf(tx, seed.orderId))).status).toBe("submitting");
});

const ASKED = {
  sku: "SKU-1",
  description: "Hex bolt M8",
  position: 1,
  itemErpId: "I1",
  quantity: "4",
  unit: "pcs",
  unitPrice: "2.5",
  requiredDate: "2026-12-01",
};
const BOOKED: LineInErp = {
  position: 1,
  sku: "SKU-1",
  description: "Hex bolt, M8",
  quantity: "4.000",
  unit: "EA",
  unitPrice: "2.50",
  lineTotal: "10.00",
  requiredDate: null,
};
const CASES: [string, Partial<LineInErp>, Partial<OrderInErp>, unknown[]][] = [
  ["the same in other writing", {}, {}, []],
  ["another unit", { unit: "BX" }, {}, [[1, "unit", "pcs", "BX"]]],
  ["another item", { sku: "SKU-2" }, {}, [[1, "sku", "SKU-1", "SKU-2"]]],
  ["other words", { description: "Hex bolt M10" }, {}, [[1, "description", "Hex bolt M8", "Hex bolt M10"]]],
  ["another day", { requiredDate: "2026-12-09" }, {}, [[1, "requiredDate", "2026-12-01", "2026-12-09"]]],
  ["another quantity", { quantity: "5" }, {}, [[1, "quantity", "4", "5"]]],
  ["another total", {}, { total: "11.00" }, [[undefined, "total", "10.00", "11.00"]]],
  ["another currency", {}, { currency: "EUR" }, [[undefined, "currency", "USD", "EUR"]]],
  ["a discount", { lineTotal: "9.00" }, {}, [[1, "lineTotal", "10.00", "9.00"]]],
  [
    "another price, and so another amount",
    { unitPrice: "3", lineTotal: "12.00" },
    {},
    [[1, "unitPrice", "2.5", "3"]],
  ],
  ["a line in another place", { position: 9 }, {}, []],
  [
    "a line left out",
    { position: 9, sku: "SKU-2" },
    {},
    [
      [1, "line", "4", null],
      [9, "line", null, "4.000 × SKU-2"],
    ],
  ],
];
test.each(CASES)("bookingDifferences() of %s", (_, line, head, expected) => {
  const asked: AskedOrder = { total: null, currency: "USD", lines: [ASKED] };
  const simulated = {
    total: "10.00",
    currency: "USD",
    number: null,
    state: null,
    lines: [{ ...BOOKED, ...line }],
    ...head,
  };
  const found = bookingDifferences(asked, simulated);
  expect(found.map(({ line, field, asked, booked }) => [line, field, asked, booked])).toEqual(
    expected as never,
  );
});

test("bookingDifferences() meets a part's lines in their order, past what the ERP has put among them", () => {
  const lines = [
    { ...ASKED, unitPrice: "2" },
    { ...ASKED, position: 2, unitPrice: "3" },
  ];
  const booked = (position: number, unitPrice: string, sku = "SKU-1") => ({
    ...BOOKED,
    position,
    sku,
    unitPrice,
    lineTotal: null,
  });
  const found = { number: "1", state: "draft", total: null, currency: null };
  const differences = bookingDifferences(
    { total: null, currency: null, lines },
    { ...found, lines: [booked(1, "15", "FREIGHT"), booked(2, "2"), booked(3, "3.10")] },
  );
  expect(differences).toEqual([
    { line: 2, field: "unitPrice", asked: "3", booked: "3.10" },
    { line: 1, field: "line", asked: null, booked: "4.000 × FREIGHT" },
  ]);
});

test("bookingDifferences() takes the customer's own unit, and a price of fewer digits, for what was asked", () => {
  const line = { ...ASKED, quantity: "0.5", unit: "DZN", unitPrice: "12.34567" };
  const ordered = { quantity: "6", unit: "EA", unitPrice: "1.02880583" };
  const found = { number: "1", state: "draft", total: null, currency: null };
  const differencesOf = (booked: Partial<LineInErp>, asked = { ...line, ordered }) =>
    bookingDifferences(
      { total: null, currency: null, lines: [asked] },
      { ...found, lines: [{ ...BOOKED, lineTotal: null, ...booked }] },
    ).map(({ field }) => field);
  expect(differencesOf({ quantity: "6", unit: "EA", unitPrice: "1.0288" })).toEqual([]);
  expect(differencesOf({ quantity: "0.5", unit: "DZN", unitPrice: "12.3457" })).toEqual([]);
  expect(differencesOf({ quantity: "0.5", unit: "DZN", unitPrice: "12.3" })).toEqual(["unitPrice"]);
  expect(differencesOf({ quantity: "6", unit: "DZN", unitPrice: "12.3457" })).toEqual(["quantity"]);
});
