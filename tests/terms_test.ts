import { afterAll, beforeAll, expect, test } from "bun:test";
import { Decimal } from "decimal.js";
import { type Tx, tenant } from "../db/mod.ts";
import type { Claim } from "../jobs/mod.ts";
import { saveCrossReference } from "../src/erp/mod.ts";
import { conversionOf, differences, shortageOf } from "../src/erp/terms/differences.ts";
import type { LineTerms, OrderedLine } from "../src/erp/terms/terms.ts";
import { factorBetween } from "../src/erp/units.ts";
import { matchOrder } from "../src/matching/mod.ts";
import { orderOf } from "../src/orders/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { emptyOrder } from "./_orders.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let seed: ReviewSeed;
const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  seed = await seedReview(app.app, "acme");
}, 60_000);
afterAll(() => app.stop());

const LINE: OrderedLine = {
  id: "l",
  number: 1,
  itemId: "i",
  quantity: "2",
  unit: "EA",
  unitPrice: "1",
  priceBasis: "1",
  lineTotal: null,
};
const ITEM: LineTerms = {
  unit: "EA",
  price: "1.00",
  currency: "USD",
  agreed: null,
  units: [],
  factor: "1",
  habit: null,
  stock: null,
  gone: null,
};
const CASE: Partial<LineTerms> = { factor: "24", units: [{ unit: "CS", factor: "24" }] };
const TERMS: [
  what: string,
  line: Partial<OrderedLine>,
  item: Partial<LineTerms>,
  said: (string | RegExp)[],
][] = [
  ["the same", {}, {}, []],
  ["within the tolerance", { unitPrice: "1.05" }, {}, []],
  ["another currency", { unitPrice: "9" }, { currency: "EUR" }, []],
  ["a price for nothing", { unitPrice: "0", priceBasis: "0" }, {}, []],
  ["no price there", { unitPrice: "9" }, { price: null, currency: null }, []],
  ["an unknown unit", { unit: "smoot" }, { factor: null }, [/ordered by smoot, the ERP sells it by EA/]],
  ["dearer", { unitPrice: "1.10" }, {}, [/1\.10 is 10 % above the ERP's price 1\.00 per EA/]],
  ["cheaper", { unitPrice: "0.70" }, {}, [/0\.70 is 30 % below/]],
  ["per pack", { unitPrice: "12.10" }, {}, [/12\.10 is 12 × the ERP's price 1\.00 per EA: per pack of 12\?/]],
  [
    "per known unit",
    { unitPrice: "7" },
    { units: [{ unit: "BX", factor: "7" }] },
    [/7 × the ERP's price 1\.00 per EA: per BX\?/],
  ],
  [
    "per hundred there",
    { unitPrice: "0.01" },
    {},
    [/1\/100 of the ERP's price 1\.00 per EA: is that one per 100\?/],
  ],
  ["a case at a case's price", { unit: "CS", unitPrice: "24" }, CASE, []],
  ["a case at a piece's price", { unit: "CS", unitPrice: "1" }, CASE, [/1\/24 of the ERP's price/]],
  ["as usual", { quantity: "40" }, { habit: "10" }, []],
  [
    "much more than usual",
    { quantity: "50" },
    { habit: "10" },
    [/50 EA is unusual: this customer mostly orders 10/],
  ],
  [
    "pieces of what is sold by the case",
    { quantity: "48" },
    { unit: "CS", factor: "0.041666666667", price: null },
    [],
  ],
  [
    "pieces that are no whole case",
    { quantity: "30" },
    { unit: "CS", factor: "0.041666666667", price: null },
    [/30 EA are 1\.25 CS, which is sold whole/],
  ],
  ["part of a foot", { quantity: "2.5", unit: "FT" }, { unit: "M", factor: "0.3048", price: null }, []],
  ["much less than usual", { quantity: "2" }, { habit: "10" }, [/2 EA is unusual/]],
];

test("differences() speaks of units, prices and quantities that disagree, and of nothing else", () => {
  for (const [what, line, item, said] of TERMS) {
    const of = { number: 1, currency: "USD", tolerance: "0.05", needsPrices: null };
    const found = differences({ ...LINE, ...line }, { ...ITEM, ...item }, of).map(({ message }) => message);
    expect([what, ...found]).toEqual([what, ...said.map((words) => expect.stringMatching(words))]);
  }
});

test.each([
  ["100", { stock: "60" }, "0", "40"],
  ["2", { ...CASE, stock: "40" }, "0", "8"],
  ["60", { stock: "60" }, "0", null],
  ["60", { stock: "60" }, "50", "50"],
  ["10", { stock: "0" }, "50", "10"],
  ["10", { stock: null }, "0", null],
  ["10", { stock: "1", factor: null }, "0", null],
])("shortageOf() a line of %s with %o and %s before is %p", (quantity, item, before, short) => {
  expect(shortageOf({ ...LINE, quantity }, { ...ITEM, ...item }, new Decimal(before))).toBe(short);
});

test("conversionOf() shows what a quantity is in the item's unit", () => {
  expect(conversionOf({ ...LINE, unit: "CS" }, { ...ITEM, ...CASE })).toBe("2 CS × 24 = 48 EA");
  expect(conversionOf({ ...LINE, quantity: "48" }, { ...ITEM, unit: "CS", factor: "0.041666666667" })).toBe(
    "48 EA ÷ 24 = 2 CS",
  );
  expect(conversionOf({ ...LINE, unit: "FT" }, { ...ITEM, unit: "M", factor: "0.3048" })).toBe(
    "2 FT × 0.3048 = 0.6096 M",
  );
  expect(conversionOf({ ...LINE, unit: "pcs" }, ITEM)).toBeNull();
  expect(conversionOf({ ...LINE, unit: "CS" }, { ...ITEM, factor: null })).toBeNull();
});

test("factorBetween() takes what is known of the item, then what holds everywhere, and guesses nothing", () => {
  const box = [{ unit: "box", factor: "7" }];
  expect(factorBetween("BX", "EA", box)).toBe("7");
  expect(factorBetween("pcs.", "EA", box)).toBe("1");
  expect(factorBetween("dozen", "EA", [])).toBe("12");
  expect(factorBetween("EA", "C", [])).toBe("0.01");
  expect(factorBetween("ft", "metres", [])).toBe("0.3048");
  expect(factorBetween("lb", "KG", [])).toBe("0.45359237");
  expect(factorBetween("DZ", "CS", [{ unit: "EA", factor: "0.041666666667" }])).toBe("0.5");
  expect([factorBetween("ton", "KG", []), factorBetween("gal", "L", [])]).toEqual([null, null]);
  expect([factorBetween("CS", "EA", box), factorBetween("EA", "KG", [])]).toEqual([null, null]);
});

const stored = () => run((tx) => orderOf(tx, seed.orderId));
const post = async (form: Record<string, string>) =>
  ana.post(
    `/orders/${seed.orderId}`,
    { version: `${(await stored()).version}`, ...form },
    { "hx-request": "true" },
  );
const said = async (code: string, line = 0) =>
  (await stored()).findings.filter((each) => each.code === code && each.lineId === seed.lines[line]);

test("POST /orders/:id compares the edited line with the ERP anew, and keeps what was accepted", async () => {
  const [line] = seed.lines as [string];
  await post({ [`lines.${line}.unit`]: "CS" });
  expect((await said("unit_differs")).length).toBe(1);
  await post({ acknowledge: JSON.stringify({ code: "unit_differs", lineId: line, field: "unit" }) });
  await post({ notes: "as always" });
  expect((await said("unit_differs"))[0]?.acknowledgedBy).toBeDefined();
  await post({ [`lines.${line}.unit`]: "EA" });
  expect(await said("unit_differs")).toEqual([]);
});

test("GET /review/:orderId shows the conversion, the ERP's price and the stock beside the line", async () => {
  const itemId = (await stored()).lines[2]!.match!.itemId;
  const units = '[{"unit":"CS","factor":"24"}]';
  await run((tx) => tx.updateTable("erp_items").set({ units }).where("erp_id", "=", itemId).execute());
  await post({ [`lines.${seed.lines[2]}.unit`]: "CS", [`lines.${seed.lines[2]}.quantity`]: "2" });
  const page = await (await ana.get(`/review/${seed.orderId}`)).text();
  expect(page).toMatch(/2 CS × 24 = 48 \w+ · [\d.]+ USD per \w+ · [\d,]+ \w+ available/);
  expect(page).toMatch(/[\d,]+ \w+ available, short by [\d,]+/);
});

test("a cross-reference's factor converts the lines it has matched", async () => {
  const line = (await stored()).lines[6]!;
  const itemErpId = line.match!.itemId;
  const kept = {
    connectionId: seed.connectionId,
    customerErpId: "1001",
    customerText: "THEIR-BOX",
    itemErpId,
  };
  await run((tx) =>
    saveCrossReference(tx, { ...kept, unit: "BX", factor: "10", createdBy: "ana@acme.example" }),
  );
  await run(async (tx) => {
    const { id } = await tx.selectFrom("cross_references").select("id").executeTakeFirstOrThrow();
    const set = { cross_reference_id: id, unit: "BX", quantity: "3" };
    await tx.updateTable("order_lines").set(set).where("id", "=", line.id).execute();
  });
  expect(await (await ana.get(`/review/${seed.orderId}`)).text()).toMatch(/3 BX × 10 = 30 \w+/);
});

test("a quantity far off the customer's submitted orders is flagged", async () => {
  const [, , , , line] = (await stored()).lines;
  for (const quantity of ["10", "12", "11"]) {
    const past = { status: "submitted", customer_erp_id: "1001" };
    const order_id = await emptyOrder(app.app.db, "acme", past);
    const row = { idp_organization_id: "acme", order_id, position: 1, item_erp_id: line!.match!.itemId };
    await run((tx) =>
      tx
        .insertInto("order_lines")
        .values({ ...row, quantity })
        .execute(),
    );
  }
  await post({ [`lines.${line!.id}.quantity`]: "900" });
  expect((await said("unusual_quantity", 4))[0]?.message).toContain("this customer mostly orders 11");
});

test("an item that a person took away is not suggested again for these words, but by a cross-reference", async () => {
  const again = async () => {
    const write = await matchOrder(app.app).run(
      { idpOrganizationId: "acme", orderId: seed.orderId },
      {} as Claim,
    );
    await run(write!);
    return (await stored()).lines[7]!;
  };
  const before = await again();
  const declined = before.match!.itemId;
  await post({ [`lines.${before.id}.item`]: "" });
  const after = await again();
  expect([after.match?.itemId, ...after.candidates.map(({ itemId }) => itemId)]).not.toContain(declined);
  const customerText = before.supplierSku!;
  const kept = { connectionId: seed.connectionId, customerErpId: "1001", customerText, itemErpId: declined };
  await run((tx) => saveCrossReference(tx, { ...kept, createdBy: "ana@acme.example" }));
  expect((await again()).match).toMatchObject({ itemId: declined, source: "cross_reference" });
});
