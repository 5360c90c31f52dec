import { beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { type Db, tenant } from "../db/mod.ts";
import { type Chargeable, charge, hasCents, recordUsage } from "../src/billing/mod.ts";
import { SLOW_START } from "./_app.ts";
import { database } from "./_db.ts";
import { emptyOrder, organization } from "./_orders.ts";

// The first database of a process takes its time.
beforeAll(async () => (await database()).close(), SLOW_START);

const CHARGES: [string, Partial<Chargeable>, { cents: number; trialLinesUsed: number; reason: string }][] = [
  [
    "all in the trial",
    { lines: 12, trialLinesLeft: 100 },
    { cents: 0, trialLinesUsed: 12, reason: "12 of 12 lines in the free trial" },
  ],
  [
    "the trial's last lines",
    { lines: 12, trialLinesLeft: 12 },
    { cents: 0, trialLinesUsed: 12, reason: "12 of 12 lines in the free trial" },
  ],
  [
    "partly in the trial",
    { lines: 12, trialLinesLeft: 3 },
    {
      cents: 360,
      trialLinesUsed: 3,
      reason: "3 of 12 lines in the free trial; 9 lines × $0.40 = $3.60",
    },
  ],
  [
    "one line beyond the trial",
    { lines: 12, trialLinesLeft: 11 },
    {
      cents: 250,
      trialLinesUsed: 11,
      reason: "11 of 12 lines in the free trial; 1 line × $0.40 = $0.40, raised to the minimum of $2.50",
    },
  ],
  ["by the rate", { lines: 7 }, { cents: 280, trialLinesUsed: 0, reason: "7 lines × $0.40 = $2.80" }],
  [
    "the minimum",
    { lines: 6 },
    { cents: 250, trialLinesUsed: 0, reason: "6 lines × $0.40 = $2.40, raised to the minimum of $2.50" },
  ],
  [
    "exactly the minimum",
    { lines: 5, rate: "0.50" },
    { cents: 250, trialLinesUsed: 0, reason: "5 lines × $0.50 = $2.50" },
  ],
  [
    "half a cent goes up, once",
    { lines: 3, rate: "0.335", minimum: "0" },
    { cents: 101, trialLinesUsed: 0, reason: "3 lines × $0.335 = $1.01" },
  ],
  [
    "what a float would get wrong",
    { lines: 1, rate: "1.005", minimum: "0" },
    { cents: 101, trialLinesUsed: 0, reason: "1 line × $1.005 = $1.01" },
  ],
  [
    "a rate of three decimals, rounded on the total",
    { lines: 9, rate: "0.375" },
    { cents: 338, trialLinesUsed: 0, reason: "9 lines × $0.375 = $3.38" },
  ],
  [
    "less than half a cent goes down",
    { lines: 1, rate: "2.5049" },
    { cents: 250, trialLinesUsed: 0, reason: "1 line × $2.5049 = $2.50" },
  ],
  [
    "10,000 lines",
    { lines: 10_000, rate: "0.125", trialLinesLeft: 1 },
    {
      cents: 124_988,
      trialLinesUsed: 1,
      reason: "1 of 10000 lines in the free trial; 9999 lines × $0.125 = $1249.88",
    },
  ],
  [
    "an override of nothing",
    { lines: 50, rate: "0", minimum: "0" },
    { cents: 0, trialLinesUsed: 0, reason: "50 lines × $0 = $0.00" },
  ],
  [
    "an override of the minimum alone",
    { lines: 50, minimum: "30.00" },
    { cents: 3000, trialLinesUsed: 0, reason: "50 lines × $0.40 = $20.00, raised to the minimum of $30.00" },
  ],
  [
    "the last line of the trial and one more",
    { lines: 101, trialLinesLeft: 100 },
    {
      cents: 250,
      trialLinesUsed: 100,
      reason: "100 of 101 lines in the free trial; 1 line × $0.40 = $0.40, raised to the minimum of $2.50",
    },
  ],
  ["no lines", { lines: 0 }, { cents: 0, trialLinesUsed: 0, reason: "No lines" }],
  [
    "no lines, with trial left",
    { lines: 0, trialLinesLeft: 5 },
    { cents: 0, trialLinesUsed: 0, reason: "No lines" },
  ],
  [
    "a trial that is overspent",
    { lines: 10, trialLinesLeft: -4 },
    { cents: 400, trialLinesUsed: 0, reason: "10 lines × $0.40 = $4.00" },
  ],
];

test.each(CHARGES)("charge() %s", (_, chargeable, expected) => {
  expect(charge({ lines: 1, trialLinesLeft: 0, rate: "0.40", minimum: "2.50", ...chargeable })).toEqual(
    expected,
  );
});

test.each(["JPY", "krw", "KWD", "dollars", ""])("charge() refuses %p, which has no cents", (currency) => {
  expect(hasCents(currency)).toBe(false);
  expect(() => charge({ lines: 1, trialLinesLeft: 0, rate: "0.40", minimum: "2.50", currency })).toThrow(
    `Cannot charge in ${currency}: it is no currency of 100 cents`,
  );
});

test("charge() takes any currency of 100 cents", () => {
  for (const currency of ["USD", "usd", "EUR", "CHF"]) expect(hasCents(currency)).toBe(true);
});

const events = (db: Db, idpOrganizationId: string) =>
  tenant(db, idpOrganizationId, (tx) =>
    tx
      .selectFrom("usage_events")
      .select(["line_item_count", "charge_cents", "free_trial_line_items_used", "status"])
      .orderBy("free_trial_line_items_used", "desc")
      .execute(),
  );

async function use(db: Db, usage: { idpOrganizationId: string; orderId: string; lineItemCount: number }) {
  await tenant(db, usage.idpOrganizationId, (tx) => recordUsage(tx, usage));
}

test("recordUsage() records an order once", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  const orderId = await emptyOrder(db, "acme");
  for (const lineItemCount of [10, 10, 99])
    await use(db, { idpOrganizationId: "acme", orderId, lineItemCount });
  expect(await events(db, "acme")).toEqual([
    { line_item_count: 10, charge_cents: 0, free_trial_line_items_used: 10, status: "pending" },
  ]);
  await close();
});

test("recordUsage() spends each line of the trial once, with orders at the same time", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  const orders = await Promise.all(Array.from({ length: 20 }, () => emptyOrder(db, "acme")));
  // Orders of one file wait for each other anyway.
  await tenant(db, "acme", async (tx) => {
    await sql`insert into document_files select 'acme', id, 0, '' from pdf_documents`.execute(tx);
    await sql`update pdf_documents set sha256 = id::text`.execute(tx);
  });
  await Promise.all(
    orders.map((orderId) => use(db, { idpOrganizationId: "acme", orderId, lineItemCount: 9 })),
  );
  const recorded = await events(db, "acme");
  expect(recorded.map((event) => event.free_trial_line_items_used)).toEqual([
    ...Array(11).fill(9),
    1,
    ...Array(8).fill(0),
  ]);
  expect(recorded.map((event) => event.charge_cents)).toEqual([
    ...Array(11).fill(0),
    320,
    ...Array(8).fill(360),
  ]);
  await close();
});

test("recordUsage() gives each organization a trial of its own", async () => {
  const { db, close } = await database();
  for (const idpOrganizationId of ["acme", "other"]) {
    await organization(db, idpOrganizationId);
    const orderId = await emptyOrder(db, idpOrganizationId);
    await use(db, { idpOrganizationId, orderId, lineItemCount: 80 });
  }
  for (const id of ["acme", "other"]) expect(await events(db, id)).toMatchObject([{ charge_cents: 0 }]);
  await close();
});

test("recordUsage() keeps the rates and the sentence that held", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  const orderId = await emptyOrder(db, "acme");
  const { event, fresh } = await tenant(db, "acme", (tx) =>
    recordUsage(tx, { idpOrganizationId: "acme", orderId, lineItemCount: 103 }),
  );
  expect(fresh).toBe(true);
  expect(event).toMatchObject({
    revision: 1,
    line_item_count: 103,
    free_trial_line_items_used: 100,
    charge_cents: 250,
    rate: "0.40",
    minimum: "2.50",
    rate_source: "default",
    exemption: null,
    reason: "100 of 103 lines in the free trial; 3 lines × $0.40 = $1.20, raised to the minimum of $2.50",
  });
  await close();
});

test("recordUsage() counts each revision of an order once", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  const orderId = await emptyOrder(db, "acme");
  for (const revision of [1, 2, 2, 1])
    await tenant(db, "acme", (tx) =>
      recordUsage(tx, { idpOrganizationId: "acme", orderId, lineItemCount: 10, revision }),
    );
  expect(await events(db, "acme")).toHaveLength(2);
  await close();
});

test("recordUsage() charges the same file's order once, whichever is first, both at once", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  for (let round = 0; round < 5; round++) {
    const po_number = `PO-${round}`;
    const [first, second] = [
      await emptyOrder(db, "acme", { po_number }),
      await emptyOrder(db, "acme", { po_number }),
    ];
    const other = await emptyOrder(db, "acme", { po_number: `other ${round}` });
    await tenant(db, "acme", (tx) =>
      sql`update pdf_documents set duplicate_of = (select document_id from extracted_orders where id = ${first})
        where id in (select document_id from extracted_orders where id in (${second}, ${other}))`.execute(tx),
    );
    await Promise.all(
      [second, first, other].map((orderId) =>
        use(db, { idpOrganizationId: "acme", orderId, lineItemCount: 200 }),
      ),
    );
    const rows = await tenant(db, "acme", (tx) =>
      tx
        .selectFrom("usage_events")
        .select(["order_id", "exemption", "charge_cents", "reason"])
        .where("order_id", "in", [first, second, other])
        .execute(),
    );
    const exempt = rows.filter(({ exemption }) => exemption === "duplicate");
    expect(exempt).toHaveLength(1);
    expect(exempt[0]).toMatchObject({
      charge_cents: 0,
      reason: `Not charged: the same file's order was counted on ${new Date().toISOString().slice(0, 10)}`,
    });
    expect(exempt[0]?.order_id).not.toBe(other);
  }
  await close();
});

test("an order with a usage event can't be deleted", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  const orderId = await emptyOrder(db, "acme");
  await use(db, { idpOrganizationId: "acme", orderId, lineItemCount: 1 });
  const removal = tenant(db, "acme", (tx) =>
    tx.deleteFrom("extracted_orders").where("id", "=", orderId).execute(),
  );
  expect(removal).rejects.toThrow("usage_events");
  await close();
});
