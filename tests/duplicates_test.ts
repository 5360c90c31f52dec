import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Tx, tenant } from "../db/mod.ts";
import { type ComparedLine, lineDifferences } from "../src/orders/line_diff.ts";
import {
  amendedBy,
  changesOf,
  decideDuplicate,
  differencesBetween,
  duplicatesOf,
  keepDuplicateDefault,
  moveOrder,
  type Order,
  orderOf,
  recheck,
} from "../src/orders/mod.ts";
import { SLOW_START } from "./_app.ts";
import { database } from "./_db.ts";
import { emptyDocument, emptyOrder, organization } from "./_orders.ts";

let connection: Awaited<ReturnType<typeof database>>;
beforeAll(async () => {
  connection = await database();
  await organization(connection.db, "acme");
}, SLOW_START);
afterAll(() => connection.close());

const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(connection.db, "acme", work);
const read = (id: string) => run((tx) => orderOf(tx, id));
const codes = async (id: string) =>
  (await run((tx) => recheck(tx, id))).flatMap(({ code, level }) =>
    /duplicate|same_lines/.test(code) ? [`${level} ${code}`] : [],
  );
const differences = (earlier: string, later: string) =>
  run((tx) => differencesBetween(tx, { earlier, later }));
const decide = async (id: string, answer: Parameters<typeof decideDuplicate>[2]["answer"]) => {
  const order = await read(id);
  await run((tx) => decideDuplicate(tx, order, { answer, by: "Ana" }));
};

let customers = 0;
/** Another customer for each test. */
const customer = () => `C${++customers}`;

interface Wanted {
  customer: string;
  po: string | null;
  lines?: [item: string, quantity: string][];
  values?: Record<string, unknown>;
}

async function order({ customer, po, lines = [["I1", "4"]], values = {} }: Wanted) {
  const id = await emptyOrder(connection.db, "acme", {
    po_number: po,
    customer_erp_id: customer,
    customer_name: customer,
    line_count: lines.length,
    ...values,
  });
  const of = { idp_organization_id: "acme", order_id: id, unit: "EA", unit_price: "2.50" };
  const rows = lines.map(([item_erp_id, quantity], at) => ({
    ...of,
    position: at + 1,
    item_erp_id,
    item_sku: `SKU-${item_erp_id}`,
    quantity,
  }));
  if (rows.length) await run((tx) => tx.insertInto("order_lines").values(rows).execute());
  await run((tx) => recheck(tx, id));
  return id;
}

const send = (id: string) =>
  run(async (tx) => {
    await tx.updateTable("extracted_orders").set({ error_count: 0 }).where("id", "=", id).execute();
    await moveOrder(tx, { orderId: id, from: "pending_review", to: "submitting" });
    const booked = { erpOrderId: "E1", number: "S-1" };
    await moveOrder(tx, {
      orderId: id,
      from: "submitting",
      to: "submitted",
      booked,
      submittedAt: new Date(),
    });
  });

const WRITTEN: [first: string, second: string, same: boolean][] = [
  ["4711", "4711", true],
  ["PO-2026-0012", "po 2026 0012", true],
  ["PO-0048", "PO48", true],
  ["0004711", "4711", true],
  ["4711", "47110", false],
  ["4711-1", "4711-2", false],
  ["A4711", "B4711", false],
  ["1004", "14", false],
];
test.each(WRITTEN)(
  "recheck() of PO numbers %p and %p of one customer: the same is %p",
  async (one, two, same) => {
    const acme = customer();
    const first = await order({ customer: acme, po: one });
    const second = await order({ customer: acme, po: two });
    const other = await order({ customer: customer(), po: two });
    expect(await codes(first)).toEqual([]);
    expect(await codes(second)).toEqual(same ? ["error duplicate_order"] : []);
    expect(await codes(other)).toEqual([]);
  },
);

test("recheck() takes what stands in the ERP for the earlier order, whichever came in first", async () => {
  const acme = customer();
  const first = await order({ customer: acme, po: "not read" });
  const second = await order({ customer: acme, po: "77" });
  await send(second);
  await run((tx) =>
    tx.updateTable("extracted_orders").set({ po_number: "77" }).where("id", "=", first).execute(),
  );
  expect(await codes(first)).toEqual(["error duplicate_order"]);
  expect(await codes(second)).toEqual([]);
});

test("recheck() tells the same file's order at the same place, and no other of that file", async () => {
  const acme = customer();
  const first = await order({ customer: acme, po: "1" });
  const { documentId } = await read(first);
  const again = await run(async (tx) => {
    const id = await emptyDocument(tx, "acme");
    await tx.updateTable("pdf_documents").set({ duplicate_of: documentId }).where("id", "=", id).execute();
    return id;
  });
  const same = await order({ customer: acme, po: "1 (edited)", values: { document_id: again } });
  const next = await order({ customer: acme, po: "2", values: { document_id: again, position: 2 } });
  expect(await codes(same)).toEqual(["error duplicate_order"]);
  expect(await codes(next)).toEqual(["warning duplicate_file"]);
});

test.each([
  ["shared", null, null, 'The same file came in before, as "po.pdf"'],
  ["another's", "bob", null, "The same file came in before, from another person"],
  ["another's", "bob", "ana", "The same file came in before, from another person"],
  ["one's own", "ana", "ana", 'The same file came in before, as "po.pdf"'],
  ["shared", null, "ana", 'The same file came in before, as "po.pdf"'],
])(
  "recheck() names an earlier file to those alone who may see it: %s",
  async (_, earlier, later, message) => {
    const document_id = await run(async (tx) => {
      for (const id of ["ana", "bob"])
        await tx
          .insertInto("users")
          .values({ id, email: `${id}@acme.example`, name: id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const [first, second] = [await emptyDocument(tx, "acme"), await emptyDocument(tx, "acme")];
      const set = (id: string, values: { user_id: string | null; duplicate_of?: string }) =>
        tx.updateTable("pdf_documents").set(values).where("id", "=", id).execute();
      await set(first, { user_id: earlier });
      await set(second, { user_id: later, duplicate_of: first });
      return second;
    });
    const id = await order({ customer: customer(), po: "1", values: { document_id } });
    const found = (await read(id)).findings.find(({ code }) => code === "duplicate_file");
    expect(found?.message).toBe(message);
  },
);

test("recheck() only warns of the same lines under another number", async () => {
  const acme = customer();
  const lines: Wanted["lines"] = [
    ["I1", "4"],
    ["I2", "10.0"],
  ];
  await order({ customer: acme, po: "1", lines });
  const same = await order({ customer: acme, po: "2", lines: [["I2", "10"], lines[0]!] });
  const more = await order({ customer: acme, po: "3", lines: [lines[0]!, ["I2", "11"]] });
  const old = await order({ customer: acme, po: "4", lines, values: { created_at: "2020-01-01" } });
  expect(await codes(same)).toEqual(["warning same_lines"]);
  expect(await codes(more)).toEqual([]);
  expect(await codes(old)).toEqual([]);
});

test("decideDuplicate() blocks until it is decided, and a new order goes its way", async () => {
  const acme = customer();
  await order({ customer: acme, po: "5" });
  const second = await order({ customer: acme, po: "5" });
  const leave = () =>
    run((tx) => moveOrder(tx, { orderId: second, from: "pending_review", to: "submitting" }));
  await expect(leave()).rejects.toThrow("1 error is to be fixed first");
  await decide(second, "new");
  expect(await codes(second)).toEqual([]);
  await decide(second, "undo");
  expect(await codes(second)).toEqual(["error duplicate_order"]);
  await decide(second, "new");
  await leave();
  await expect(decide(second, "ignore")).rejects.toThrow("The order has left review");
});

test("decideDuplicate() holds for the orders that it was made about, not for another one found later", async () => {
  const acme = customer();
  const [, second] = [await order({ customer: acme, po: "5" }), await order({ customer: acme, po: "5" })];
  await decide(second!, "new");
  const third = await order({ customer: acme, po: "another" });
  await send(third);
  await run((tx) =>
    tx.updateTable("extracted_orders").set({ po_number: "5" }).where("id", "=", third).execute(),
  );
  expect(await codes(second!)).toEqual(["error duplicate_order"]);
});

test("decideDuplicate() to ignore rejects the order as a duplicate", async () => {
  const acme = customer();
  const first = await order({ customer: acme, po: "6" });
  const second = await order({ customer: acme, po: "6" });
  await decide(second, "ignore");
  expect(await read(second)).toMatchObject({
    status: "rejected",
    rejectedReason: expect.stringContaining('Duplicate of order "6" of 20'),
  });
  await expect(decide(first, "new")).rejects.toThrow("it repeats no earlier one");
});

test("decideDuplicate() to amend takes the place of an order in review", async () => {
  const acme = customer();
  const first = await order({ customer: acme, po: "7" });
  const second = await order({ customer: acme, po: "7", lines: [["I1", "5"]] });
  await decide(second, "amend");
  expect((await read(first)).status).toBe("rejected");
  expect(await codes(second)).toEqual([]);
});

test("decideDuplicate() to amend what the ERP has is done there, and never sent", async () => {
  const acme = customer();
  const first = await order({ customer: acme, po: "8" });
  await send(first);
  const second = await order({ customer: acme, po: "8", lines: [["I1", "5"]] });
  await expect(decide(second, "amended")).rejects.toThrow("it is not a change of an order in the ERP");
  await decide(second, "amend");
  const { findings } = await read(second);
  expect(findings).toContainEqual({
    code: "duplicate_order",
    level: "error",
    message: "Change order S-1 in the ERP as shown, then say that it is done",
  });
  await decide(second, "amended");
  expect(await read(second)).toMatchObject({
    status: "rejected",
    rejectedReason: "Change of order S-1, made in the ERP by Ana",
  });
});

test("decideDuplicate() to amend waits while the earlier order is on its way", async () => {
  const acme = customer();
  const first = await order({ customer: acme, po: "9" });
  await run((tx) => moveOrder(tx, { orderId: first, from: "pending_review", to: "submitting" }));
  const second = await order({ customer: acme, po: "9" });
  await expect(decide(second, "amend")).rejects.toThrow("is on its way to the ERP");
});

test("keepDuplicateDefault() settles a customer's other orders, never identical ones, until it is taken back", async () => {
  const acme = customer();
  const first = await order({ customer: acme, po: "10" });
  const keep = async (decision: "new" | null) => {
    const kept = await read(first);
    await run((tx) => keepDuplicateDefault(tx, kept, { decision, by: "Ana" }));
  };
  await keep("new");
  const other = await order({ customer: acme, po: "10", lines: [["I2", "1"]] });
  const identical = await order({ customer: acme, po: "10", lines: [["I2", "1"]] });
  expect(await codes(other)).toEqual([]);
  expect(await codes(identical)).toEqual(["error duplicate_order"]);
  const found = await read(other);
  expect(await run((tx) => duplicatesOf(tx, found))).toMatchObject({
    settledByDefault: true,
    decision: null,
    default: { decision: "new", by: "Ana" },
  });
  await keep(null);
  expect(await codes(other)).toEqual(["error duplicate_order"]);
});

test("lineDifferences() tells what was added, removed and changed, wherever the lines stand", () => {
  const line = (item: string | null, quantity: string, more: Partial<ComparedLine> = {}) => ({
    itemId: item,
    sku: item && `S-${item}`,
    itemDescription: null,
    quantity,
    unit: "EA",
    unitPrice: "2.5",
    requiredDate: "2026-12-01",
    description: null,
    customerSku: null,
    supplierSku: null,
    ...more,
  });
  const of = (lines: Omit<ComparedLine, "number">[]) =>
    lines.map((each, at) => ({ ...each, number: at + 1 }));
  const was = of([line("a", "1"), line("b", "2"), line("b", "7"), line("c", "3")]);
  const same = of([line("c", "3"), line("b", "7"), line("b", "2"), line("a", "1", { unit: "ea" })]);
  expect(lineDifferences(was, same)).toEqual([]);
  const is = of([line("b", "7"), line("b", "4"), line("a", "1", { unitPrice: "3" }), line("d", "9")]);
  const changes = lineDifferences(was, is).map(({ kind, number, code, cells }) => [
    kind,
    number,
    code,
    ...cells.map(({ field, was, is }) => `${field} ${was} ${is}`),
  ]);
  expect(changes).toEqual([
    ["changed", 2, "S-b", "quantity 2 4"],
    ["changed", 3, "S-a", "unitPrice 2.5 3"],
    [
      "removed",
      4,
      "S-c",
      "quantity 3 null",
      "unit EA null",
      "unitPrice 2.5 null",
      "requiredDate 2026-12-01 null",
    ],
    [
      "added",
      4,
      "S-d",
      "quantity null 9",
      "unit null EA",
      "unitPrice null 2.5",
      "requiredDate null 2026-12-01",
    ],
  ]);
  const unmatched = [
    of([line(null, "1", { customerSku: "X-1" })]),
    of([line("a", "2", { customerSku: "x1" })]),
  ];
  expect(lineDifferences(unmatched[0]!, unmatched[1]!)[0]?.kind).toBe("changed");
});

test("differencesBetween() compares prices per one unit, whatever the basis, and dates that the order says", async () => {
  const of = customer();
  const lines: [string, string][] = [
    ["I1", "4"],
    ["I1", "4"],
    ["I2", "5.00"],
  ];
  const first = await order({ customer: of, po: "1", lines, values: { required_date: "2026-12-01" } });
  const second = await order({ customer: of, po: "1", lines: lines.toReversed() });
  const set = (id: string, position: number, values: object) =>
    run((tx) =>
      tx
        .updateTable("order_lines")
        .set(values)
        .where("order_id", "=", id)
        .where("position", "=", position)
        .execute(),
    );
  expect(await differences(first, second)).toHaveLength(3);
  await run((tx) => tx.updateTable("order_lines").set({ required_date: "2026-12-01" }).execute());
  await set(second, 1, { quantity: "5", unit_price: "250", price_basis: "100", unit: " ea " });
  expect(await differences(first, second)).toEqual([]);
  await set(second, 3, { quantity: "6" });
  expect(await differences(first, second)).toMatchObject([
    { kind: "changed", number: 3, cells: [{ field: "quantity", was: "4", is: "6" }] },
  ]);
});

test("differencesBetween() counts lines that say the same, and tells items apart of which nothing else is said", async () => {
  const of = customer();
  const bolts = (count: number): [string, string][] => Array.from({ length: count }, () => ["I1", "4"]);
  const [two, three] = [
    await order({ customer: of, po: "1", lines: bolts(2) }),
    await order({ customer: of, po: "1", lines: bolts(3) }),
  ];
  expect(await differences(two, three)).toMatchObject([{ kind: "added", number: 3 }]);
  expect(await differences(three, two)).toMatchObject([{ kind: "removed", number: 3 }]);
  const nuts = await order({
    customer: of,
    po: "1",
    lines: [
      ["I1", "4"],
      ["I2", "4"],
    ],
  });
  expect(await differences(two, nuts)).toMatchObject([
    { kind: "removed", number: 2 },
    { kind: "added", number: 2 },
  ]);
});

test("decideDuplicate() as a change that the ERP is told of asks for nothing more, and heeds what the document says of itself", async () => {
  const of = customer();
  const first = await order({ customer: of, po: "4711" });
  await run((tx) =>
    tx
      .updateTable("extracted_orders")
      .set({ status: "submitted", erp_order_id: "E1", submitted_at: new Date() })
      .where("id", "=", first)
      .execute(),
  );
  const said = {
    code: "changed_order",
    level: "error" as const,
    message: "The document changes an earlier order",
  };
  const findings = [said];
  const second = await order({ customer: of, po: "4711", values: { findings } });
  const answer = { answer: "amend" as const, by: "Ana" };
  await run(async (tx) => decideDuplicate(tx, await orderOf(tx, second), answer));
  expect(await codes(second)).toEqual(["error duplicate_order"]);
  expect(await run((tx) => amendedBy(tx, second))).toBeNull();
  await run(async (tx) => decideDuplicate(tx, await orderOf(tx, second), { ...answer, amends: true }));
  expect(await codes(second)).toEqual([]);
  const { errorCount, findings: left } = await read(second);
  expect([errorCount, left.find(({ code }) => code === "changed_order")?.acknowledgedBy]).toEqual([0, "Ana"]);
  expect(await run((tx) => amendedBy(tx, second))).toEqual({ orderId: first, erpOrderId: "E1" });
  await decide(second, "undo");
  expect(await run((tx) => amendedBy(tx, second))).toBeNull();
});

test("amendedBy() waits for an earlier order that is still on its way to the ERP", async () => {
  const of = customer();
  const first = await order({ customer: of, po: "4712" });
  const second = await order({ customer: of, po: "4712" });
  const status = { status: "submitted" as const, erp_order_id: "E2" };
  const set = (values: object) =>
    run((tx) => tx.updateTable("extracted_orders").set(values).where("id", "=", first).execute());
  await set(status);
  await run(async (tx) =>
    decideDuplicate(tx, await orderOf(tx, second), { answer: "amend", by: "Ana", amends: true }),
  );
  await set({ status: "unconfirmed" });
  expect(run((tx) => amendedBy(tx, second))).rejects.toThrow("still on its way to the ERP");
});

test("decideDuplicate() as a change takes over the lines that the document doesn't name, and gives them back", async () => {
  const of = customer();
  const first = await order({
    customer: of,
    po: "4712",
    lines: [
      ["I1", "4"],
      ["I2", "5"],
      ["I3", "6"],
    ],
  });
  const second = await order({ customer: of, po: "4712", lines: [["I2", "9"]] });
  const amend = { answer: "amend" as const, by: "Ana", amends: true };
  const decided = async (keepLines: boolean) => {
    await run(async (tx) => decideDuplicate(tx, await orderOf(tx, second), { ...amend, keepLines }));
    return read(second);
  };
  await run((tx) =>
    tx
      .updateTable("extracted_orders")
      .set({ status: "submitted", erp_order_id: "E1", submitted_at: new Date() })
      .where("id", "=", first)
      .execute(),
  );
  const named = ({ lines: of }: Pick<Order, "lines">) =>
    of.map(({ position, match, quantity, unitPrice }) => [position, match?.itemId, quantity, unitPrice]);
  expect((await decided(false)).lines).toHaveLength(1);
  await decide(second, "undo");
  const kept = await decided(true);
  expect(named(kept)).toEqual([
    [1, "I2", "9", "2.50"],
    [2, "I1", "4", "2.50"],
    [3, "I3", "6", "2.50"],
  ]);
  expect((await differences(first, second)).map(({ kind }) => kind)).toEqual(["changed"]);
  await decide(second, "undo");
  expect((await read(second)).lines).toHaveLength(1);
});

test("changesOf() tells of the later orders that change one, to those who may see them", async () => {
  const of = customer();
  const first = await order({ customer: of, po: "4713" });
  const second = await order({ customer: of, po: "4713", values: { user_id: "ana" } });
  await run((tx) =>
    tx.updateTable("extracted_orders").set({ status: "submitted" }).where("id", "=", first).execute(),
  );
  const seen = (userId: string) => run((tx) => changesOf(tx, { orderId: first, userId }));
  expect(await seen("ana")).toEqual([]);
  await decide(second, "amend");
  expect(await seen("ana")).toMatchObject([{ orderId: second, poNumber: "4713", status: "pending_review" }]);
  expect(await seen("eve")).toEqual([]);
  await decide(second, "new");
  expect(await seen("ana")).toEqual([]);
});
