import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Decimal } from "decimal.js";
import { type Tx, tenant } from "../db/mod.ts";
import type { Claim } from "../jobs/mod.ts";
import { refreshMirror } from "../src/erp/mod.ts";
import { agreedPrice, type Buying, type ContractPrice } from "../src/erp/terms/prices.ts";
import { matchOrder } from "../src/matching/mod.ts";
import { orderOf } from "../src/orders/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { ingestApp } from "./_ingest.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

const PRICE: ContractPrice = {
  id: "p",
  customerErpId: null,
  priceList: null,
  name: null,
  minimumQuantity: null,
  validFrom: null,
  validUntil: null,
  price: "12",
  currency: "USD",
  unit: null,
  basis: null,
};
const ITEM = { unit: "EA", units: [{ unit: "CS", factor: "24" }] };
const BUYING: Buying = {
  customerErpId: "7",
  priceList: "W",
  quantity: new Decimal(100),
  currency: "USD",
  day: "2026-11-20",
};
const own = { id: "own", customerErpId: "7", price: "9" };
const list = { id: "list", priceList: "W", price: "10" };
const breaks = [
  { id: "1", price: "12" },
  { id: "2", price: "11", minimumQuantity: "50" },
  { id: "3", price: "10", minimumQuantity: "100" },
  { id: "4", price: "9", minimumQuantity: "101" },
];

type Row = [
  what: string,
  prices: Partial<ContractPrice>[],
  buying: Partial<Buying>,
  said: [price: string | null, words: string, terms: string] | null,
];
const CHOSEN: Row[] = [
  ["nothing agreed", [], {}, null],
  ["everyone's", [{}], {}, ["12", "ERP's price", ""]],
  ["the customer's before the list's and everyone's", [{}, list, own], {}, ["9", "contract price", ""]],
  ["the list's before everyone's", [{}, list], {}, ["10", 'price of list "W"', ""]],
  ["a dearer one of the customer's too", [{}, { ...own, price: "99" }], {}, ["99", "contract price", ""]],
  ["another customer's", [own], { customerErpId: "8" }, null],
  ["another list's", [list], { priceList: "R" }, null],
  ["a list's, of a customer without one", [list], { priceList: null }, null],
  ["by its name", [{ ...list, name: "Wholesale" }], {}, ["10", 'price of list "Wholesale"', ""]],
  ["a break that is just reached", breaks, {}, ["10", "ERP's price", "from 100 EA"]],
  [
    "a break that is just missed",
    breaks,
    { quantity: new Decimal("99.5") },
    ["11", "ERP's price", "from 50 EA"],
  ],
  ["none reached", breaks.slice(1), { quantity: new Decimal(1) }, null],
  ["an unknown quantity", breaks, { quantity: null }, ["12", "ERP's price", ""]],
  [
    "a break in another unit",
    [{ unit: "CS", minimumQuantity: "4", price: "240" }],
    {},
    ["10", "ERP's price", "from 4 CS"],
  ],
  ["a break in another unit, missed", [{ unit: "CS", minimumQuantity: "5", price: "240" }], {}, null],
  ["per hundred", [{ basis: "100", price: "1250" }], {}, ["12.5", "ERP's price", ""]],
  ["per hundred cases", [{ basis: "100", unit: "CS", price: "24000" }], {}, ["10", "ERP's price", ""]],
  ["in a unit of unknown size", [{ unit: "PAL" }], {}, [null, "ERP's price", ""]],
  [
    "on its first and last day",
    [{ validFrom: "2026-11-20", validUntil: "2026-11-20" }],
    {},
    ["12", "ERP's price", "until 2026-11-20"],
  ],
  ["since a day", [{ validFrom: "2026-01-01" }], {}, ["12", "ERP's price", "since 2026-01-01"]],
  ["ended", [{ validUntil: "2026-11-19" }], {}, null],
  ["not begun", [{ validFrom: "2026-11-21" }], {}, null],
  [
    "the latest begun",
    [
      { id: "a", validFrom: "2026-01-01", price: "1" },
      { id: "b", validFrom: "2026-06-01", price: "2" },
      { id: "c", price: "3" },
    ],
    {},
    ["2", "ERP's price", "since 2026-06-01"],
  ],
  ["in another currency", [{ ...own, currency: "EUR" }, {}], {}, ["12", "ERP's price", ""]],
  ["in another currency alone", [{ ...own, currency: "EUR" }], {}, [null, "contract price", ""]],
  [
    "of an order without a currency",
    [{ ...own, currency: "EUR" }],
    { currency: null },
    ["9", "contract price", ""],
  ],
];

test.each(CHOSEN)("agreedPrice() %s", (_, prices, buying, said) => {
  const agreed = agreedPrice(
    prices.map((price) => ({ ...PRICE, ...price })),
    ITEM,
    { ...BUYING, ...buying },
  );
  expect(agreed && [agreed.price, agreed.words, agreed.terms]).toEqual(said);
});

describe("termFindings()", () => {
  let app: TestApp;
  let ana: Client;
  let seed: ReviewSeed;
  const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);
  const stored = () => run((tx) => orderOf(tx, seed.orderId));

  beforeAll(async () => {
    app = await testApp({ routes: REVIEW_ROUTES });
    ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
    seed = await seedReview(app.app, "acme");
  }, 60_000);
  afterAll(() => app.stop());

  test("names the contract price that a line is off, and follows the quantity", async () => {
    const line = (await stored()).lines[0]!;
    const agreed = { idp_organization_id: "acme", item_id: line.match!.itemId, currency: "USD" };
    const none = { name: null, unit: null, basis: null, valid_from: null };
    const base = { ...agreed, ...none, price_list: null, customer_id: "1001" };
    await run(async (tx) => {
      const prices = [
        { ...base, id: "1", price: "0.5", minimum_quantity: "1000", valid_until: "2026-12-31" },
        { ...base, id: "2", price: "0.25", minimum_quantity: "1000000", valid_until: null },
      ];
      await tx.insertInto("sandbox.prices").values(prices).execute();
      await refreshMirror(tx, { id: seed.connectionId, idp_organization_id: "acme" });
    });
    const post = async (quantity: string) => {
      const form = { version: `${(await stored()).version}`, [`lines.${line.id}.quantity`]: quantity };
      await ana.post(`/orders/${seed.orderId}`, { ...form, [`lines.${line.id}.unitPrice`]: "0.6" });
    };
    const said = async () =>
      (await stored()).findings.filter(({ code, lineId }) => code === "price_differs" && lineId === line.id);
    await post("1000");
    expect((await said())[0]?.message).toMatch(
      /0\.60 is 20 % above the contract price 0\.50 per \w+, from 1000 \w+ until 2026-12-31/,
    );
    const page = await (await ana.get(`/review/${seed.orderId}`)).text();
    expect(page).toMatch(/contract price 0\.50 USD per \w+ from 1000 \w+ until 2026-12-31/);
    await post("999");
    expect((await said())[0]?.message).toContain("the ERP's price");
    const again = await matchOrder(app.app).run(
      { idpOrganizationId: "acme", orderId: seed.orderId },
      {} as Claim,
    );
    await run(again!);
    expect((await said())[0]?.message).toContain("the ERP's price");
  });
});

test("PUT /api/erp/connections/:id/prices keeps prices, ends what is not delivered, and says which row is none", async () => {
  const made = await ingestApp();
  try {
    const price = { erpId: 1, itemErpId: "I1", customerErpId: 7, minimumQuantity: "100", price: "11.90" };
    const dated = { ...price, erpId: 2, validFrom: "2026-01-01", validUntil: "2026-12-31", basis: 100 };
    const wrong = [
      { ...price, erpId: 3, basis: 0 },
      { ...price, erpId: 4, validUntil: "2026-02-30" },
      { erpId: 5 },
    ];
    const first = await made.deliver("prices", [price, dated, ...wrong]);
    expect(first.body).toMatchObject({ inserted: 2, rejected: 3 });
    expect(await made.rows("erp_prices")).toMatchObject([
      {
        erp_id: "1",
        item_erp_id: "I1",
        customer_erp_id: "7",
        minimum_quantity: "100",
        price: "11.90",
        basis: null,
      },
      { erp_id: "2", valid_from: "2026-01-01", valid_until: "2026-12-31", basis: "100" },
    ]);
    expect((await made.deliver("prices", [dated], { full: true })).body).toMatchObject({
      updated: 0,
      deactivated: 1,
    });
    const others = await tenant(made.app.db, "b", (tx) => tx.selectFrom("erp_prices").selectAll().execute());
    expect(others).toEqual([]);
    const customer = { erpId: 7, code: "C7", name: "Seven", priceList: 4 };
    await made.deliver("customers", [customer]);
    expect(await made.rows("erp_customers")).toMatchObject([{ price_list: "4" }]);
  } finally {
    await made.stop();
  }
});
