import { expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { type Claim, enqueue, type Pipeline, work } from "../jobs/mod.ts";
import type { App } from "../src/app.ts";
import { findConnection } from "../src/erp/mod.ts";
import { log } from "../src/log.ts";
import {
  acknowledge,
  decideDuplicate,
  moveOrder,
  type Order,
  orderOf,
  payloadOf,
  recheck,
  saveOrder,
} from "../src/orders/mod.ts";
import { settleSubmissions, submitOrder } from "../src/submission/mod.ts";
import { database } from "./_db.ts";
import { smallErp } from "./_erp.ts";
import { hurry, until } from "./_jobs.ts";
import { emptyOrder } from "./_orders.ts";

const ACME = "acme";

const appOver = (db: App["db"], lines: string[] = []) =>
  ({ db, log: log({ level: "debug", readable: false, write: (line) => void lines.push(line) }) }) as App;

/** An organization with the small sandbox ERP, and what the tests do to its orders. */
async function shop(config: Record<string, unknown> = {}) {
  const connection = await database();
  const { db } = connection;
  const { id: connectionId } = await smallErp(db, { organization: ACME, config });
  const lines: string[] = [];
  let made = 0;
  const app = appOver(db, lines);
  const pipeline: Partial<Pipeline> = {
    submit_order: submitOrder(app),
    settle_submissions: settleSubmissions(app),
  };
  const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(db, ACME, work);

  return {
    ...connection,
    within,
    /** What was logged. */
    lines,
    /** Works until nothing is due; what was tried again waits. */
    async run(kinds: (keyof Pipeline)[] = ["submit_order"]) {
      const worker = await work(connection, Object.fromEntries(kinds.map((kind) => [kind, pipeline[kind]])));
      await worker.idle();
      await worker.stop();
    },
    /** One attempt, with what it writes, and no other after it. */
    async attempt(orderId: string) {
      const payload = { idpOrganizationId: ACME, orderId, submittedBy: "ana" };
      const write = await submitOrder(app).run(payload, {} as Claim);
      await within(write!);
    },
    /** As if the backoff had passed, and the time in which what was sent may still arrive. */
    async later() {
      await within((tx) =>
        tx.updateTable("submissions").set({ sent_at: sql<Date>`sent_at - interval '1 hour'` }).execute(),
      );
      await hurry(connection);
    },
    behave: (config: Record<string, unknown>) =>
      within((tx) =>
        tx.updateTable("erp_connections").set({ config }).where("id", "=", connectionId).execute(),
      ),
    order: () => reviewedOrder(db, made++ ? `4711-${made}` : "4711"),
    /** Another order by the number of an earlier one, of three of the second item alone, decided to be a change of it. */
    async change(poNumber = "4711") {
      const id = await reviewedOrder(db, poNumber);
      await within(async (tx) => {
        const lines = tx.deleteFrom("order_lines").where("order_id", "=", id);
        await lines.where("position", "=", 1).execute();
        const three = tx.updateTable("order_lines").set({ quantity: "3" });
        await three.where("order_id", "=", id).execute();
        const order = await orderOf(tx, id);
        await decideDuplicate(tx, order, { answer: "amend", by: "Ana", amends: true });
      });
      return id;
    },
    linesBooked: () =>
      within((tx) => tx.selectFrom("sandbox.order_lines").select(["item_id", "quantity"]).execute()),
    submit: (orderId: string) =>
      within(async (tx) => {
        await moveOrder(tx, { orderId, from: "pending_review", to: "submitting" });
        const payload = { idpOrganizationId: ACME, orderId, submittedBy: "ana" };
        await enqueue(tx, "submit_order", payload, { key: orderId });
      }),
    read: (orderId: string) => within((tx) => orderOf(tx, orderId)),
    submissions: () => within((tx) => tx.selectFrom("submissions").selectAll().execute()),
    booked: () => within((tx) => tx.selectFrom("sandbox.orders").selectAll().execute()),
    usage: () => within((tx) => tx.selectFrom("usage_events").selectAll().execute()),
  };
}

/** An order of two lines that the small sandbox ERP books. */
async function reviewedOrder(db: App["db"], poNumber: string) {
  const id = await emptyOrder(db, ACME, {
    po_number: poNumber,
    customer_erp_id: "C1",
    customer_name: "Alpha",
    required_date: "2026-12-01",
  });
  const line = { idp_organization_id: ACME, order_id: id, quantity: "4", unit: "EA", unit_price: "2.45" };
  await tenant(db, ACME, async (tx) => {
    await tx
      .insertInto("order_lines")
      .values([
        { ...line, position: 1, item_erp_id: "I1", match_source: "code" },
        {
          ...line,
          position: 2,
          item_erp_id: "I2",
          match_source: "code",
          unit: "BX",
          unit_price: "950",
          price_basis: "100",
        },
      ])
      .execute();
    await recheck(tx, id);
  });
  return id;
}

test("submitOrder() books an order, with its usage, and shows it submitted", async () => {
  const { order, submit, run, read, booked, usage, submissions, close } = await shop();
  const id = await order();
  await submit(id);
  await run();
  const [erpOrder] = await booked();
  expect(erpOrder).toMatchObject({
    reference: "4711",
    customer_id: "C1",
    required_date: "2026-12-01",
    total: "47.80",
  });
  expect(await read(id)).toMatchObject({
    status: "submitted",
    erpOrderId: erpOrder!.id,
    erpOrderNumber: erpOrder!.number,
    submittedAt: expect.any(Date),
  });
  expect(await usage()).toMatchObject([{ order_id: id, line_item_count: 2, status: "pending" }]);
  const [sent] = await submissions();
  expect(sent).toMatchObject({
    status: "booked",
    key: erpOrder!.intake_key,
    erp_order_id: erpOrder!.id,
    created_by: "ana",
  });
  await close();
});

test("submitOrder() sends once when four attempts have the same order in hand", async () => {
  const { db, sql, within, order, submit, behave, booked, submissions, close } = await shop({ down: true });
  const id = await order();
  await submit(id);
  const { run } = submitOrder(appOver(db));
  const attempt = () => run({ idpOrganizationId: ACME, orderId: id, submittedBy: "ana" }, {} as Claim);
  await attempt();
  await behave({});
  await within((tx) => tx.updateTable("submissions").set({ status: "queued" }).execute());
  const attempts = await within(async (tx) => {
    await tx.selectFrom("submissions").select("id").forUpdate().execute();
    const started = Array.from({ length: 4 }, attempt);
    await until(async () => (await sql`select from pg_locks where not granted`).length === 4);
    return { started };
  });
  // A second attempt that had sent could not write what came of it.
  for (const write of await Promise.all(attempts.started)) await within(write!);
  expect(await booked()).toHaveLength(1);
  expect(await submissions()).toMatchObject([{ status: "booked" }]);
  await close();
});

test("submitOrder() after an attempt that died before its answer finds the order and sends nothing", async () => {
  const { db, order, submit, run, read, booked, usage, close } = await shop();
  const id = await order();
  await submit(id);
  const payload = { idpOrganizationId: ACME, orderId: id, submittedBy: "ana" };
  const spec = submitOrder(appOver(db));
  await spec.run(payload, {} as Claim); // What it returns is never written.
  const [before] = await booked();
  expect((await read(id)).status).toBe("submitting");
  await run();
  expect(await booked()).toHaveLength(1);
  expect(await read(id)).toMatchObject({ status: "submitted", erpOrderId: before!.id });
  expect(await usage()).toHaveLength(1);
  await close();
});

test("submitOrder() without an answer shows unconfirmed, and finds by key what was booked", async () => {
  const { order, attempt, submit, run, later, read, behave, booked, submissions, usage, close } = await shop({
    dropAnswers: 1,
  });
  const id = await order();
  await submit(id);
  await attempt(id);
  expect((await read(id)).status).toBe("unconfirmed");
  expect(await submissions()).toMatchObject([
    { status: "unconfirmed", error: "The sandbox ERP's answer was lost" },
  ]);
  expect(await usage()).toEqual([]);
  // A second order would be refused: only a look-up can settle it.
  await behave({ refuse: "No more orders today" });
  await later();
  await run();
  expect(await read(id)).toMatchObject({ status: "submitted", erpOrderId: (await booked())[0]!.id });
  expect(await booked()).toHaveLength(1);
  expect(await usage()).toHaveLength(1);
  await close();
});

test("submitOrder() sends again what isn't found, once it can't arrive any more", async () => {
  const { sql, order, submit, run, later, read, behave, booked, submissions, close } = await shop({
    down: true,
  });
  const id = await order();
  await submit(id);
  await run();
  const [first] = await submissions();
  await behave({});
  await sql`update jobs set run_at = now()`;
  await run();
  expect(await read(id)).toMatchObject({ status: "unconfirmed" });
  expect(await booked()).toEqual([]);
  await later();
  await run();
  expect(await read(id)).toMatchObject({ status: "submitted" });
  expect(await booked()).toMatchObject([{ intake_key: first!.key }]);
  await close();
});

test("submitOrder() refused puts the ERP's words on line and field, and the next submission carries them away", async () => {
  const { within, sql, order, submit, run, read, booked, submissions, usage, close } = await shop();
  const id = await order();
  const { version } = await read(id);
  const [, second] = (await read(id)).lines;
  const line = (item: string) => ({
    id: second!.id,
    item: { itemId: item, sku: item, description: item },
    unit: "EA",
  });
  await within((tx) => saveOrder(tx, { orderId: id, version, changes: { lines: [line("I3")] } }));
  await submit(id);
  await run();
  const back = await read(id);
  expect(back).toMatchObject({ status: "pending_review", errorCount: 1, erpOrderId: null });
  expect(back.findings).toContainEqual({
    code: "erp_refused",
    level: "error",
    lineId: second!.id,
    field: "item",
    message: 'The ERP refused line 2: Item "SKU-3" is blocked for sale',
  });
  const [refused] = await submissions();
  expect(refused).toMatchObject({ status: "refused", error: 'Item "SKU-3" is blocked for sale' });
  expect(await usage()).toEqual([]);
  await expect(submit(id)).rejects.toThrow("1 error is to be fixed first");

  await within((tx) =>
    saveOrder(tx, { orderId: id, version: back.version, changes: { lines: [line("I1")] } }),
  );
  expect((await read(id)).findings.map(({ code }) => code)).not.toContain("erp_refused");
  await submit(id);
  await run();
  expect(await read(id)).toMatchObject({ status: "submitted" });
  const [after] = await submissions();
  expect(after!.key).not.toBe(refused!.key);
  expect(await booked()).toMatchObject([{ intake_key: after!.key }]);
  const items = await within((tx) => tx.selectFrom("sandbox.order_lines").select("item_id").execute());
  expect(items).toEqual([{ item_id: "I1" }, { item_id: "I1" }]);
  expect(await sql`select from jobs`).toHaveLength(0);
  await close();
});

test("submitOrder() of a refused order that was booked all the same sends nothing again", async () => {
  const { within, order, submit, run, read, behave, booked, submissions, close } = await shop({
    refuse: "Closed",
  });
  const id = await order();
  await submit(id);
  await run();
  const back = await read(id);
  expect(back.findings).toContainEqual({
    code: "erp_refused",
    level: "error",
    message: "The ERP refused the order: Closed",
  });
  const [{ key } = { key: "" }] = await submissions();
  const other = await order();
  await behave({});
  await submit(other);
  await run();
  await within((tx) => tx.updateTable("sandbox.orders").set({ intake_key: key }).execute());
  await within((tx) => acknowledge(tx, { orderId: id, code: "erp_refused", by: "ana" }));
  await submit(id);
  await run();
  expect(await read(id)).toMatchObject({ status: "submitted", erpOrderId: (await booked())[0]!.id });
  expect(await booked()).toHaveLength(1);
  await close();
});

test("submitOrder() gives an order that can't be sent back to review with the reason", async () => {
  const { within, order, submit, run, read, submissions, close } = await shop();
  const id = await order();
  await submit(id);
  await within((tx) =>
    tx.updateTable("order_lines").set({ item_erp_id: null }).where("position", "=", 2).execute(),
  );
  await run();
  const back = await read(id);
  expect(back.status).toBe("pending_review");
  expect(back.findings).toContainEqual({
    code: "not_sent",
    level: "error",
    message: "Cannot submit the order: line 2 has no item of the ERP",
  });
  expect(await submissions()).toEqual([]);
  await close();
});

test("settleSubmissions() takes up an order that no job works on", async () => {
  const { sql, order, submit, run, read, booked, close } = await shop();
  const ids = [await order(), await order(), await order()];
  for (const id of ids) await submit(id);
  await sql`delete from jobs where key = ${ids[0]!}`;
  await sql`update jobs set buried_at = now() where key = ${ids[1]!}`;
  await run(["settle_submissions"]);
  expect(await sql`select from jobs where kind = 'submit_order' and buried_at is null`).toHaveLength(3);
  await run();
  for (const id of ids) expect((await read(id)).status).toBe("submitted");
  expect(await booked()).toHaveLength(3);
  await close();
});

test("submitOrder() of 200 orders with three answers in ten lost loses none and doubles none", async () => {
  const { lines, order, submit, run, later, read, booked, usage, close } = await shop({ dropAnswers: 0.3 });
  const ids = await Promise.all(Array.from({ length: 200 }, order));
  for (const id of ids) await submit(id);
  await run();
  expect(lines.filter((line) => line.includes("answer was lost")).length).toBeGreaterThan(20);
  await later();
  await run();
  const orders = await Promise.all(ids.map(read));
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(["submitted"]));
  expect(new Set(orders.map(({ erpOrderId }) => erpOrderId)).size).toBe(200);
  expect(await booked()).toHaveLength(200);
  expect(await usage()).toHaveLength(200);
  await close();
}, 60_000);

test("submitOrder() of a change makes the ERP's order what it says, and books no other", async () => {
  const { order, change, submit, run, read, booked, linesBooked, submissions, usage, close } = await shop();
  const first = await order();
  await submit(first);
  await run();
  const second = await change();
  await submit(second);
  await run();
  const [erpOrder, ...others] = await booked();
  expect(others).toEqual([]);
  expect(erpOrder).toMatchObject({ total: "28.50", amend_keys: [(await submissions())[1]!.key] });
  expect(await linesBooked()).toEqual([{ item_id: "I2", quantity: "3" }]);
  const { erpOrderId, erpOrderNumber } = await read(first);
  expect(await read(second)).toMatchObject({ status: "submitted", erpOrderId, erpOrderNumber });
  expect((await submissions())[1]!.payload).toMatchObject({
    erpOrderId,
    revision: 2,
    was: [{ itemErpId: "I1" }, { itemErpId: "I2" }],
  });
  expect(await usage()).toHaveLength(2);
  const third = await change();
  await submit(third);
  await run();
  expect((await submissions())[2]!.payload).toMatchObject({
    erpOrderId,
    revision: 3,
    was: [{ itemErpId: "I2" }],
  });
  await close();
});

test("submitOrder() of a change without an answer finds by its key that the ERP has it", async () => {
  const { order, change, submit, attempt, run, later, read, behave, booked, linesBooked, close } =
    await shop();
  const first = await order();
  await submit(first);
  await run();
  const second = await change();
  await behave({ dropAnswers: 1 });
  await submit(second);
  await attempt(second);
  expect((await read(second)).status).toBe("unconfirmed");
  await behave({ refuse: "No more changes today" });
  await later();
  await run();
  expect(await read(second)).toMatchObject({ status: "submitted", erpOrderId: (await booked())[0]!.id });
  expect([await booked(), await linesBooked()].map(({ length }) => length)).toEqual([1, 1]);
  await close();
});

test("submitOrder() of a change that the ERP refuses brings it back with its words, and leaves the order as it was", async () => {
  const { order, change, submit, run, read, behave, linesBooked, close } = await shop();
  await submit(await order());
  await run();
  const second = await change();
  await behave({ refuse: "It has been shipped" });
  await submit(second);
  await run();
  const back = await read(second);
  expect(back.status).toBe("pending_review");
  expect(back.findings.map(({ message }) => message)).toContain(
    "The ERP refused the order: It has been shipped",
  );
  expect(await linesBooked()).toHaveLength(2);
  await close();
});

test("submitOrder() of a change whose order stands in another ERP is not sent", async () => {
  const { within, order, change, submit, run, read, booked, close } = await shop();
  await submit(await order());
  await run();
  const second = await change();
  await within(async (tx) => {
    const other = { idp_organization_id: ACME, name: "Other", kind: "sandbox" as const };
    await tx.updateTable("erp_connections").set({ active: false }).execute();
    await tx.insertInto("erp_connections").values(other).execute();
  });
  await submit(second);
  await run();
  const { status, findings } = await read(second);
  expect(status).toBe("pending_review");
  expect(findings.map(({ message }) => message)).toContain(
    "Cannot submit the order: the one that it changes stands in another ERP",
  );
  expect(await booked()).toHaveLength(1);
  await close();
});

test("submitOrder() of changes with three answers in ten lost makes each once", async () => {
  const { order, change, submit, run, later, read, behave, booked, linesBooked, close } = await shop();
  const firsts: string[] = [];
  for (let made = 0; made < 40; made++) firsts.push(await order());
  for (const id of firsts) await submit(id);
  await run();
  const changes: string[] = [];
  for (const id of firsts) changes.push(await change((await read(id)).poNumber!));
  await behave({ dropAnswers: 0.3 });
  for (const id of changes) await submit(id);
  for (let round = 0; round < 2; round++) {
    await run();
    await later();
  }
  await run();
  expect(await booked()).toHaveLength(40);
  expect((await booked()).every(({ amend_keys }) => amend_keys.length === 1)).toBe(true);
  expect(await linesBooked()).toHaveLength(40);
  expect(new Set(await Promise.all(changes.map(async (id) => (await read(id)).status)))).toEqual(
    new Set(["submitted"]),
  );
  await close();
}, 60_000);

const LINE: Order["lines"][0] = {
  id: "l",
  position: 7,
  customerSku: null,
  supplierSku: null,
  description: null,
  quantity: "300",
  unit: "EA",
  unitCode: "EA",
  unitPrice: "6100.00",
  priceBasis: "1000",
  lineTotal: "1830.00",
  requiredDate: "2026-12-02",
  match: { itemId: "I1", sku: null, description: null, score: null, source: null, reason: null },
  candidates: [],
  evidence: {},
};
const ORDER = {
  poNumber: " 4711 ",
  customer: { name: null, erpId: "C1", score: null, reason: null },
  shipTo: { name: null, address: null, erpId: "A1" },
  requiredDate: null,
  shipDate: "2026-12-01",
  currency: "USD",
  findings: [],
  proof: {},
  lines: [LINE],
} as unknown as Order;
const UNITS = new Map([["l", { unit: "EA", factor: "1" }]]);

/** An ERP that books no line without a price. */
const seller = (selling: Parameters<typeof payloadOf>[1]["selling"]) => ({ selling, pricesItself: false });

test("payloadOf() freezes an order with the price of one unit", () => {
  expect(payloadOf(ORDER, seller(UNITS))).toEqual({
    reference: "4711",
    customerErpId: "C1",
    shipToErpId: "A1",
    requiredDate: "2026-12-01",
    currency: "USD",
    lines: [
      {
        position: 1,
        itemErpId: "I1",
        quantity: "300",
        unit: "EA",
        unitPrice: "6.1",
        requiredDate: "2026-12-02",
      },
    ],
  });
});

const LINES: [string, Partial<typeof LINE>, Record<string, string>][] = [
  ["a basis of one", { priceBasis: "1" }, { unitPrice: "6100" }],
  ["a tiny price", { unitPrice: "0.61", priceBasis: "1000" }, { unitPrice: "0.00061" }],
  ["a price that doesn't come out even", { unitPrice: "10", priceBasis: "3" }, { unitPrice: "3.33333333" }],
  ["no price but a line total", { unitPrice: null }, { unitPrice: "6.1" }],
  ["a price of zero", { unitPrice: "0" }, { unitPrice: "0" }],
  ["no unit: the item's", { unit: " " }, { unit: "EA" }],
];

const ordered = (quantity: string, unit: string, unitPrice: string) => ({
  ordered: { quantity, unit, unitPrice },
});
const CONVERTED: [
  line: string,
  changes: Partial<typeof LINE>,
  factor: string | null,
  expected: Record<string, unknown>,
][] = [
  [
    "2 cases of 24",
    { quantity: "2", unit: "CS", unitPrice: "24", priceBasis: "1" },
    "24",
    { quantity: "48", unit: "EA", unitPrice: "1", ...ordered("2", "CS", "24") },
  ],
  [
    "cases at a price per 100 cases",
    { quantity: "3", unit: "CS", unitPrice: "1200", priceBasis: "100" },
    "24",
    { quantity: "72", unit: "EA", unitPrice: "0.5", ...ordered("3", "CS", "12") },
  ],
  [
    "feet of what is sold by the metre",
    { quantity: "10.5", unit: "FT", unitPrice: "3.048", priceBasis: "1" },
    "0.3048",
    { quantity: "3.2004", unit: "EA", unitPrice: "10" },
  ],
  [
    "pieces of what is sold by the dozen",
    { quantity: "36", unit: "PC", unitPrice: "1", priceBasis: "1" },
    "0.083333333333333333333",
    { quantity: "3", unit: "EA", unitPrice: "12" },
  ],
  [
    "a factor with twelve places",
    { quantity: "48", unit: "PC", unitPrice: "0.5", priceBasis: "1" },
    "0.041666666667",
    { quantity: "2", unit: "EA", unitPrice: "12" },
  ],
  [
    "a price that doesn't come out even",
    { quantity: "2", unit: "CS", unitPrice: "10", priceBasis: "1" },
    "24",
    { quantity: "48", unit: "EA", unitPrice: "0.41666667", ...ordered("2", "CS", "10") },
  ],
  [
    "a factor that nobody knows",
    { quantity: "2", unit: "CS", unitPrice: "10", priceBasis: "1" },
    null,
    { quantity: "2", unit: "CS", unitPrice: "10" },
  ],
];

test.each(CONVERTED)("payloadOf() converts %s", (_, changes, factor, expected) => {
  const lines = [{ ...LINE, ...changes }];
  const payload = payloadOf({ ...ORDER, lines }, seller(new Map([["l", { unit: "EA", factor }]])));
  expect(payload.lines[0]).toMatchObject(expected);
  if (factor === null) expect(payload.lines[0]).not.toHaveProperty("ordered");
});

test("payloadOf() leaves the price to an ERP that finds it itself, in every unit", () => {
  const lines = [{ ...LINE, quantity: "2", unit: "CS", unitPrice: null, lineTotal: null }];
  const selling = new Map([["l", { unit: "EA", factor: "24" }]]);
  const { lines: sent } = payloadOf({ ...ORDER, lines }, { selling, pricesItself: true });
  expect(sent[0]).toMatchObject({ quantity: "48", unit: "EA", unitPrice: null });
});

test("payloadOf() refuses a quantity that is no even one of the item's unit", () => {
  const lines = [{ ...LINE, quantity: "5", unit: "PC" }];
  const dozens = new Map([["l", { unit: "DZ", factor: "0.083333333333333333333" }]]);
  expect(() => payloadOf({ ...ORDER, lines }, seller(dozens))).toThrow(
    "Cannot submit the order: line 1 is 5 PC, which is no even quantity of DZ",
  );
});

test.each(LINES)("payloadOf() with %s", (_, changes, expected) => {
  const payload = payloadOf({ ...ORDER, lines: [{ ...LINE, ...changes }] }, seller(UNITS));
  expect(payload.lines[0]).toMatchObject(expected);
});

const UNSENDABLE: [string, Partial<Order>, string][] = [
  ["no PO number", { poNumber: " " }, "it has no PO number"],
  ["no customer", { customer: { ...ORDER.customer, erpId: null } }, "it has no customer of the ERP"],
  ["no lines", { lines: [] }, "it has no lines"],
  ["no item", { lines: [LINE, { ...LINE, match: null }] }, "line 2 has no item of the ERP"],
  ["no quantity", { lines: [{ ...LINE, quantity: null }] }, "line 1 has no quantity above zero"],
  ["a negative quantity", { lines: [{ ...LINE, quantity: "-1" }] }, "line 1 has no quantity above zero"],
  [
    "no price at all",
    { lines: [{ ...LINE, unitPrice: null, lineTotal: null }] },
    "line 1 has no price, and the ERP books none without",
  ],
  [
    "an unknown unit",
    { lines: [{ ...LINE, id: "other", unit: null }] },
    "line 1 has no unit, and neither has its item",
  ],
];

test.each(UNSENDABLE)("payloadOf() refuses %s", (_, changes, words) => {
  expect(() => payloadOf({ ...ORDER, ...changes }, seller(UNITS))).toThrow(
    `Cannot submit the order: ${words}`,
  );
});

test("submitOrder() sends an order that came by mail to the ERP of its mailbox", async () => {
  const { within, order, submit, submissions, run, close } = await shop();
  const orderId = await order();
  const second = await within(async (tx) => {
    const of = { idp_organization_id: ACME };
    const { id } = await tx
      .insertInto("erp_connections")
      .values({ ...of, name: "Second", kind: "sandbox" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mailbox = await tx
      .insertInto("mailboxes")
      .values({ ...of, erp_connection_id: id, address: "second@acme.example", name: "Second" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mail = await tx
      .insertInto("mails")
      .values({ ...of, mailbox_id: mailbox.id, message_id: "1@b.example", subaddress: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.updateTable("pdf_documents").set({ mail_id: mail.id }).execute();
    return id;
  });
  await submit(orderId);
  await run();
  expect(await submissions()).toMatchObject([{ connection_id: second }]);
  await within((tx) =>
    tx.updateTable("erp_connections").set({ active: false }).where("id", "=", second).execute(),
  );
  const again = await within((tx) => findConnection(tx, orderId));
  expect(again?.id).not.toBe(second);
  await close();
});
