import { expect, setDefaultTimeout, test } from "bun:test";
import type { Finding, Tx } from "../db/mod.ts";
import { tenant } from "../db/mod.ts";
import {
  acknowledge,
  type Draft,
  moveOrder,
  orderOf,
  ordersOf,
  type Read,
  recheck,
  saveOrder,
  setFindings,
  writeOrders,
} from "../src/orders/mod.ts";
import { database } from "./_db.ts";

setDefaultTimeout(30_000);

const at = (value: string): Read => ({ value, evidence: { page: 1, box: [1, 2, 3, 4], text: value } });

function draft(changes: Partial<Draft> = {}): Draft {
  return {
    header: {
      poNumber: at("4711"),
      orderDate: at("2026-03-02"),
      customerName: at("Acme"),
      total: at("20.00"),
    },
    lines: [
      {
        fields: {
          customerSku: at("007-1"),
          quantity: at("4"),
          unitPrice: at("2.50"),
          lineTotal: at("10.00"),
        },
      },
      { fields: { description: at("Bolt"), quantity: at("2"), unitPrice: at("5"), lineTotal: at("10.00") } },
    ],
    findings: [],
    proof: { expected: 2, found: 2, printedTotal: "20.00", sum: "20.00" },
    ...changes,
  };
}

async function scene() {
  const { db, close } = await database();
  await db.insertInto("organizations").values({ id: "a", name: "A" }).execute();
  const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(db, "a", work);
  const document = (duplicateOf: string | null = null, userId: string | null = null) =>
    run(async (tx) => {
      const file = { idp_organization_id: "a", sha256: "f00d", byte_size: 1 };
      const content = { ...file, content: Buffer.from("x") };
      await tx
        .insertInto("document_files")
        .values(content)
        .onConflict((c) => c.doNothing())
        .execute();
      const row = {
        ...file,
        file_name: "po.pdf",
        file_type: "pdf",
        duplicate_of: duplicateOf,
        user_id: userId,
      };
      return (await tx.insertInto("pdf_documents").values(row).returning("id").executeTakeFirstOrThrow()).id;
    });
  const documentId = await document();
  const write = (drafts: Draft[], id = documentId) =>
    run((tx) => writeOrders(tx, { idpOrganizationId: "a", documentId: id, drafts }));
  const codes = async (orderId: string) =>
    (await run((tx) => recheck(tx, orderId))).map(({ code }) => code).sort();
  return { db, close, run, document, documentId, write, codes };
}

/** Gives an order everything that submission needs. */
async function complete(tx: Tx, orderId: string) {
  const order = await orderOf(tx, orderId);
  const item = { itemId: "i1", sku: "I-1", description: "Bolt" };
  const lines = order.lines.map(({ id }) => ({ id, item }));
  const changes = { customer: { erpId: "c1" }, lines };
  await saveOrder(tx, { orderId, version: order.version, changes, by: "Ana" });
  return orderOf(tx, orderId);
}

test("writeOrders() keeps values as printed, with their evidence, and replaces an earlier reading", async () => {
  const { close, run, documentId, write } = await scene();
  await write([draft(), draft()]);
  const [id] = await write([draft()]);
  const orders = await run((tx) => ordersOf(tx, documentId));
  expect(orders.map((order) => order.id)).toEqual([id!]);
  expect(orders[0]).toMatchObject({ poNumber: "4711", orderDate: "2026-03-02", total: "20.00", version: 1 });
  expect(orders[0]!.lines[0]).toMatchObject({
    customerSku: "007-1",
    quantity: "4",
    unitPrice: "2.50",
    priceBasis: "1",
    supplierSku: null,
    evidence: { quantity: { page: 1, box: [1, 2, 3, 4], text: "4" } },
  });
  await close();
});

test("writeOrders() leaves orders alone once one has left review", async () => {
  const { close, run, documentId, write } = await scene();
  const [id] = await write([draft()]);
  await run((tx) => moveOrder(tx, { orderId: id!, from: "pending_review", to: "rejected" }));
  await expect(write([draft()])).rejects.toThrow('order "4711" has left review');
  expect((await run((tx) => ordersOf(tx, documentId))).map((order) => order.status)).toEqual(["rejected"]);
  await close();
});

test("writeOrders() takes 3,000 lines and text that PostgreSQL can't keep", async () => {
  const { close, run, write } = await scene();
  const lines = Array.from({ length: 3000 }, (_, n) => ({
    fields: { description: at(`Bolt\u0000 ${n}\ud800`) },
  }));
  const [id] = await write([draft({ lines })]);
  const order = await run((tx) => orderOf(tx, id!));
  expect(order.lines).toHaveLength(3000);
  expect(order.lines[2999]).toMatchObject({ position: 3000, description: "Bolt 2999\ufffd" });
  await close();
});

/** So many letters and digits that nothing packs smaller. */
const endless = (length: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(length)))
    .toString("hex")
    .slice(0, length);

test("writeOrders() leaves out a PO number that is none by its length, and says so", async () => {
  const { close, run, write } = await scene();
  const [id] = await write([draft({ header: { poNumber: at(endless(5000)) } })]);
  const { poNumber, findings } = await run((tx) => orderOf(tx, id!));
  expect(poNumber).toBeNull();
  expect(findings.filter(({ field }) => field === "poNumber").map(({ code }) => code)).toContain(
    "unread_value",
  );
  await close();
});

test("writeOrders() and saveOrder() take days of the calendar's years alone", async () => {
  const { close, run, write } = await scene();
  const [id] = await write([draft({ header: { orderDate: at("0000-01-01") } })]);
  expect((await run((tx) => orderOf(tx, id!))).orderDate).toBeNull();
  const changes = { orderDate: "0000-01-01" };
  const saving = run((tx) => saveOrder(tx, { orderId: id!, version: 1, changes, by: "Ana" }));
  await expect(saving).rejects.toThrow("is not a date such as");
  await close();
});

test("saveOrder() refuses in words what no index can hold", async () => {
  const { close, run, write } = await scene();
  const [id] = await write([draft()]);
  const save = (changes: object) =>
    run((tx) => saveOrder(tx, { orderId: id!, version: 1, changes, by: "Ana" }));
  await expect(save({ poNumber: endless(4000) })).rejects.toThrow("longer than 200 characters");
  await expect(save({ customer: { erpId: endless(4000) } })).rejects.toThrow("longer than 200 characters");
  await close();
});

test("writeOrders() says at once what a recheck says of an order alone", async () => {
  const { close, run, write } = await scene();
  const doubted = { code: "total_differs", level: "warning" as const, field: "total", message: "Two totals" };
  const unsure = { code: "unsure_value", level: "warning" as const, lineId: "1", message: "A speck" };
  const off = draft({ findings: [doubted, unsure], lines: [...draft().lines, { fields: {} }] });
  off.lines[0]!.fields = { quantity: at("-1.50"), unitPrice: at("2.50"), lineTotal: at("11.00") };
  const bare = draft({ header: { poNumber: at("4712") }, lines: [{ fields: {} }, { fields: {} }] });
  const less = draft({ header: { poNumber: at("4713"), total: at("21.00") } });
  const ids = await write([off, bare, less, draft({ header: {}, lines: [] })]);
  for (const id of ids) {
    const { findings, errorCount, warningCount } = await run((tx) => orderOf(tx, id));
    await run((tx) => recheck(tx, id));
    expect(await run((tx) => orderOf(tx, id))).toMatchObject({ findings, errorCount, warningCount });
    expect(errorCount).toBeGreaterThan(0);
  }
  await close();
});

test("recheck() finds what is missing and what doesn't add up", async () => {
  const { close, run, write, codes } = await scene();
  const [empty] = await write([draft({ header: {}, lines: [] })]);
  expect(await codes(empty!)).toEqual(["no_customer", "no_lines", "no_po_number"]);
  const off = draft();
  off.lines[0]!.fields = { quantity: at("0"), unitPrice: at("2.50"), lineTotal: at("11.00") };
  delete off.lines[1]!.fields.unitPrice;
  off.header.requiredDate = at("2026-02-27");
  const [id] = await write([off]);
  expect(await codes(id!)).toEqual([
    "dates_reversed",
    "line_total_differs",
    "no_customer",
    "no_item",
    "no_item",
    "no_price",
    "no_quantity",
    "total_differs",
  ]);
  const order = await run((tx) => orderOf(tx, id!));
  expect([order.errorCount, order.warningCount]).toEqual([4, 4]);
  await close();
});

test("recheck() says once that an order has no prices at all", async () => {
  const { close, write, codes } = await scene();
  const bare = draft();
  for (const line of bare.lines) line.fields = { quantity: at("1"), description: at("Beam") };
  const [id] = await write([bare]);
  expect((await codes(id!)).filter((code) => code === "no_price")).toHaveLength(1);
  await close();
});

test("recheck() accepts a total before tax, a price per hundred and a rounded price", async () => {
  const { close, write, codes } = await scene();
  const fine = draft();
  fine.lines[0]!.fields = {
    ...fine.lines[0]!.fields,
    quantity: at("300"),
    unitPrice: at("610"),
    priceBasis: at("100"),
    lineTotal: at("1830.00"),
  };
  fine.lines[1]!.fields = { quantity: at("3"), unitPrice: at("3.33"), lineTotal: at("10.00") };
  fine.header.total = at("2189.60");
  fine.proof.net = "1840.00";
  const [id] = await write([fine]);
  expect(await codes(id!)).toEqual(["no_customer", "no_item", "no_item"]);
  await close();
});

test("recheck() tells the second order with a customer's PO number, and the second file", async () => {
  const { close, document, documentId, write, codes } = await scene();
  const [first] = await write([draft()]);
  const [second] = await write([draft()], await document(documentId));
  expect(await codes(first!)).not.toContain("duplicate_order");
  expect(await codes(second!)).toContain("duplicate_order");
  await close();
});

test("acknowledge() outlives a recheck, until the finding's words change", async () => {
  const { close, run, write } = await scene();
  const [id] = await write([draft({ header: { ...draft().header, total: at("21.00") } })]);
  const key = { orderId: id!, code: "total_differs", field: "total" };
  await run((tx) => acknowledge(tx, { ...key, by: "Ana" }));
  await run((tx) => recheck(tx, id!));
  const order = await run((tx) => orderOf(tx, id!));
  expect(order.warningCount).toBe(0);
  expect(order.findings.find(({ code }) => code === "total_differs")?.acknowledgedBy).toBe("Ana");
  await run((tx) => saveOrder(tx, { orderId: id!, version: order.version, changes: { total: "99" } }));
  expect((await run((tx) => orderOf(tx, id!))).warningCount).toBe(1);
  await close();
});

test("acknowledge() refuses errors that an edit mends, and takes a reader's finding about the whole file", async () => {
  const { close, run, write } = await scene();
  const missing = { code: "missing_lines", level: "error" as const, message: "Line 3 of 3 was not read" };
  const [id] = await write([draft({ header: {}, findings: [missing] })]);
  const before = (await run((tx) => orderOf(tx, id!))).errorCount;
  await expect(
    run((tx) => acknowledge(tx, { orderId: id!, code: "no_po_number", field: "poNumber", by: "Ana" })),
  ).rejects.toThrow("no such warning");
  await run((tx) => acknowledge(tx, { orderId: id!, code: "missing_lines", by: "Ana" }));
  expect((await run((tx) => orderOf(tx, id!))).errorCount).toBe(before - 1);
  await close();
});

test("acknowledge() takes what is said of a whole column of the lines, and what asks; not what the field's edit mends", async () => {
  const { close, run, write } = await scene();
  const said = (code: string, place: Partial<Finding>) => ({
    code,
    level: "error" as const,
    message: code,
    ...place,
  });
  const column = said("open_basis", { field: "priceBasis" });
  const asking = said("struck", { lineId: "0", field: "description" });
  const unread = said("unread_value", { lineId: "0", field: "quantity" });
  const number = said("unread_value", { field: "poNumber" });
  const [id] = await write([draft({ findings: [column, asking, unread, number] })]);
  const { lines } = await run((tx) => orderOf(tx, id!));
  const accepted = ({ code, field, lineId }: Finding) =>
    run((tx) => acknowledge(tx, { orderId: id!, code, field, lineId: lineId && lines[0]!.id, by: "Ana" }));
  await accepted(column);
  await accepted(asking);
  for (const each of [unread, number]) await expect(accepted(each)).rejects.toThrow("no such warning");
  const { findings } = await run((tx) => orderOf(tx, id!));
  expect(findings.filter(({ acknowledgedBy }) => acknowledgedBy).map(({ code }) => code)).toEqual([
    "open_basis",
    "struck",
  ]);
  await close();
});

test("saveOrder() takes one of two editors and tells the other", async () => {
  const { close, run, write } = await scene();
  const [id] = await write([draft()]);
  const save = (poNumber: string) =>
    run((tx) => saveOrder(tx, { orderId: id!, version: 1, changes: { poNumber } }));
  const both = await Promise.allSettled([save("A"), save("B")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find((each) => each.status === "rejected")?.reason.message).toContain(
    "changed by somebody else",
  );
  expect((await run((tx) => orderOf(tx, id!))).version).toBe(2);
  await close();
});

test("saveOrder() changes, adds and removes lines, and drops the evidence and findings of replaced values", async () => {
  const { close, run, write, codes } = await scene();
  const unread = (lineId: string, field: string) => ({
    code: "ungrounded",
    level: "error" as const,
    lineId,
    field,
    message: "x",
  });
  const [id] = await write([draft({ findings: [unread("0", "quantity"), unread("1", "unit")] })]);
  const { lines } = await run((tx) => orderOf(tx, id!));
  const changes = {
    lines: [
      { id: lines[0]!.id, quantity: "5", unitPrice: "2.50" },
      { id: lines[1]!.id, remove: true },
      { description: "Nut", quantity: "1" },
    ],
  };
  await run((tx) => saveOrder(tx, { orderId: id!, version: 1, changes, by: "Ana" }));
  const saved = await run((tx) => orderOf(tx, id!));
  expect(saved.lines.map(({ description, quantity }) => [description, quantity])).toEqual([
    [null, "5"],
    ["Nut", "1"],
  ]);
  expect(Object.keys(saved.lines[0]!.evidence).sort()).toEqual(["customerSku", "lineTotal", "unitPrice"]);
  expect(await codes(id!)).not.toContain("ungrounded");
  await close();
});

test("saveOrder() refuses a value that is none and changes nothing", async () => {
  const { close, run, write } = await scene();
  const [id] = await write([draft()]);
  const save = (changes: object) => run((tx) => saveOrder(tx, { orderId: id!, version: 1, changes }));
  await expect(save({ requiredDate: "2026-02-30" })).rejects.toThrow('the required date "2026-02-30"');
  await expect(save({ poNumber: "X", lines: [{ quantity: "4,5" }] })).rejects.toThrow('the quantity "4,5"');
  await expect(save({ lines: [{ id: crypto.randomUUID(), quantity: "1" }] })).rejects.toThrow(
    "not in the order",
  );
  expect((await run((tx) => orderOf(tx, id!))).poNumber).toBe("4711");
  await close();
});

test("moveOrder() lets one of many submit, never an order with errors", async () => {
  const { close, run, write } = await scene();
  const [id] = await write([draft()]);
  const submit = (version?: number) =>
    run((tx) => moveOrder(tx, { orderId: id!, from: "pending_review", to: "submitting", version }));
  await expect(submit()).rejects.toThrow("3 errors are to be fixed");
  const { version } = await run((tx) => complete(tx, id!));
  await expect(submit(version - 1)).rejects.toThrow("changed by somebody else");
  const all = await Promise.allSettled([submit(version), submit(version), submit()]);
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(submit()).rejects.toThrow("being submitted");
  await close();
});

test("setFindings() replaces what the ERP said, and an edit of the field takes it away", async () => {
  const { close, run, write, codes } = await scene();
  const [id] = await write([draft()]);
  const order = await run((tx) => complete(tx, id!));
  const refused = (lineId: string, field: string) => ({
    code: "erp_refused",
    level: "error" as const,
    lineId,
    field,
    message: "No",
  });
  const set = (lineId: string, field: string) =>
    run((tx) =>
      setFindings(tx, { orderId: id!, codes: ["erp_refused"], findings: [refused(lineId, field)] }),
    );
  await set(order.lines[0]!.id, "quantity");
  await set(order.lines[1]!.id, "unit");
  expect((await codes(id!)).filter((code) => code === "erp_refused")).toHaveLength(1);
  const changes = { lines: [{ id: order.lines[1]!.id, unit: "EA" }] };
  await run((tx) => saveOrder(tx, { orderId: id!, version: order.version, changes }));
  expect(await codes(id!)).toEqual([]);
  await close();
});

test("ordersOf() shows a personal document's orders to its owner alone", async () => {
  const { close, run, document, write } = await scene();
  const personal = await document(null, "ana");
  const [id] = await write([draft()], personal);
  const seen = (userId: string) => run((tx) => ordersOf(tx, personal, { userId }));
  expect((await seen("ana")).map((order) => order.id)).toEqual([id!]);
  expect(await seen("ben")).toEqual([]);
  await expect(run((tx) => orderOf(tx, id!, { userId: "ben" }))).rejects.toThrow("no such order");
  await close();
});
