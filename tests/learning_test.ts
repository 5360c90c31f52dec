import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type Evidence, type Tx, tenant } from "../db/mod.ts";
import {
  forgetPlace,
  listPlaces,
  livePlaces,
  type Order,
  type OrderChanges,
  saveOrder,
} from "../src/orders/mod.ts";
import { extracting } from "./_extraction.ts";
import { orderPdf } from "./fixtures/pdf.ts";

setDefaultTimeout(60_000);

const COLUMNS = [
  { title: "Drawing", width: 80 },
  { title: "Code", width: 80 },
  { title: "Description", width: 130 },
  { title: "Qty", width: 50, align: "right" as const },
  { title: "Unit Price", width: 70, align: "right" as const },
  { title: "Amount", width: 80, align: "right" as const },
];

interface Made {
  number: string;
  ref: string;
  rows: string[][];
  buyer?: string;
  refLabel?: string;
  drawing?: string;
}

/** An order of one customer's layout, whose own number stands in a box named "Ref". */
function made({ number, ref, rows, buyer = "Acme Pumps Inc", refLabel = "Ref:", drawing = "Drawing" }: Made) {
  return orderPdf({
    title: "Purchase Order",
    fields: [
      ["PO Number:", number],
      [refLabel, ref],
      ["Buyer:", buyer],
      ["Order Date:", "2026-03-02"],
      ["Terms:", "net 30"],
    ],
    columns: COLUMNS.map((column) => (column.title === "Drawing" ? { ...column, title: drawing } : column)),
    rows,
  });
}

const FIRST = {
  number: "900001",
  ref: "K-4711",
  rows: [
    ["D-100-A", "AB-100", "Hex bolt M8", "4", "2.50", "10.00"],
    ["D-200-B", "AB-200", "Hex nut M8", "20", "0.50", "10.00"],
    ["D-300-C", "AB-300", "Washer M8", "5", "8.00", "40.00"],
  ],
};
const SECOND = {
  number: "900002",
  ref: "K-4815",
  rows: [
    ["D-777-X", "AB-700", "Gasket", "1", "9.00", "9.00"],
    ["D-888-Y", "AB-800", "Seal ring", "2", "3.00", "6.00"],
  ],
};

let scene: Awaited<ReturnType<typeof extracting>>;
beforeAll(async () => {
  scene = await extracting();
});
afterAll(() => scene.close());

const inTenant = <T>(work: (tx: Tx) => Promise<T>) => tenant(scene.app.db, "a", work);
const all = () => inTenant((tx) => listPlaces(tx, { viewer: { userId: null }, limit: 100, offset: 0 }));

async function read(order: Made): Promise<Order> {
  const { orders } = await scene.read(await made(order), { fileName: "po.pdf", fileType: "pdf" });
  return orders[0]!;
}

/** Saves what a reviewer changed, and waits until it was learned from. */
async function correct(order: Order, changes: OrderChanges) {
  await inTenant((tx) => saveOrder(tx, { orderId: order.id, version: order.version, changes, by: "Ana" }));
  await scene.worker.idle();
}

/** The place of a word in a document, as a click on it gives it. */
async function placeOf(order: Order, text: string): Promise<Evidence> {
  const row = await inTenant((tx) =>
    tx
      .selectFrom("pdf_documents")
      .select("original_data")
      .where("id", "=", order.documentId)
      .executeTakeFirstOrThrow(),
  );
  const { pages } = (
    row.original_data as { reading: { pages: { words: { text: string; box: number[] }[] }[] } }
  ).reading;
  const word = pages[0]!.words.find((each) => each.text === text)!;
  return { page: 1, box: word.box as [number, number, number, number], text };
}

async function forgetAll() {
  for (const { id, endedAt } of await all())
    if (!endedAt) await inTenant((tx) => forgetPlace(tx, { id, by: "Ana" }));
}

test("a box that a reviewer shows once is read by itself in the customer's next order of that layout", async () => {
  const first = await read(FIRST);
  expect(first.poNumber).toBe("900001");
  await correct(first, { poNumber: "K-4711", evidence: { poNumber: await placeOf(first, "K-4711") } });
  expect(await inTenant(livePlaces)).toMatchObject([
    { part: "header", field: "poNumber", relation: "beside", label: "Ref", sample: "K-4711" },
  ]);
  const second = await read(SECOND);
  expect(second.poNumber).toBe("K-4815");
  expect(second.evidence.poNumber).toMatchObject({ page: 1, text: "K-4815" });
  expect(second.proof.learned).toMatchObject([{ part: "header", field: "poNumber", label: "Ref" }]);
  expect((await all())[0]).toMatchObject({ used: 1, createdBy: "Ana", fileName: "po.pdf", endedAt: null });
  await forgetAll();
  expect((await read(SECOND)).poNumber).toBe("900002");
});

test("a column that a reviewer shows on one line is read on every line of the next order", async () => {
  const first = await read(FIRST);
  const [line] = first.lines;
  expect(line!.customerSku).not.toBe("D-100-A");
  const evidence = { customerSku: await placeOf(first, "D-100-A") };
  await correct(first, { lines: [{ id: line!.id, customerSku: "D-100-A", evidence }] });
  expect(await inTenant(livePlaces)).toMatchObject([
    { part: "line", field: "customerSku", relation: "column", label: "Drawing" },
  ]);
  const second = await read(SECOND);
  expect(second.lines.map(({ customerSku }) => customerSku)).toEqual(["D-777-X", "D-888-Y"]);
  expect(second.lines.map(({ quantity }) => quantity)).toEqual(["1", "2"]);
  await forgetAll();
});

test("what one customer's layout taught is not taken for another customer's, nor for another layout", async () => {
  const first = await read(FIRST);
  await correct(first, { poNumber: "K-4711", evidence: { poNumber: await placeOf(first, "K-4711") } });
  expect((await read({ ...SECOND, buyer: "Borealis Marine Ltd" })).poNumber).toBe("900002");
  const other = await scene.read(
    await orderPdf({
      title: "Order Form",
      fields: [
        ["Buyer:", "Acme Pumps Inc"],
        ["Purchase Order No:", "900002"],
        ["Ref:", "K-4815"],
      ],
      columns: [
        { title: "Part", width: 90 },
        { title: "What", width: 150 },
        { title: "Ordered", width: 60, align: "right" },
        { title: "Each", width: 70, align: "right" },
        { title: "Extended", width: 80, align: "right" },
      ],
      rows: SECOND.rows.map(([, ...row]) => row),
    }),
    { fileName: "form.pdf", fileType: "pdf" },
  );
  expect(other.orders[0]!.proof.learned).toBeUndefined();
  await forgetAll();
});

test("nothing is learned of a document that names no customer", async () => {
  const bytes = await orderPdf({
    title: "Purchase Order",
    fields: [
      ["PO Number:", "900001"],
      ["Ref:", "K-4711"],
    ],
    columns: COLUMNS,
    rows: FIRST.rows,
  });
  const { orders } = await scene.read(bytes, { fileName: "po.pdf", fileType: "pdf" });
  const [order] = orders;
  expect(order!.customer.name).toBeNull();
  await correct(order!, { poNumber: "K-4711", evidence: { poNumber: await placeOf(order!, "K-4711") } });
  expect(await inTenant(livePlaces)).toEqual([]);
});

test("a place that holds no more is dropped and said, and the built-in reader's value stands", async () => {
  const first = await read(FIRST);
  await correct(first, { poNumber: "K-4711", evidence: { poNumber: await placeOf(first, "K-4711") } });
  const gone = await read({ ...SECOND, refLabel: "Your contact:", ref: "Bob" });
  expect(gone.poNumber).toBe("900002");
  expect(gone.findings.find(({ code }) => code === "learned_place_failed")).toMatchObject({
    level: "warning",
    field: "poNumber",
  });
  expect(await inTenant(livePlaces)).toEqual([]);
  expect((await all())[0]).toMatchObject({ endedBy: null, endedReason: 'there is no label "Ref"' });
});

test("a column with which the lines no longer multiply is dropped", async () => {
  const first = await read(FIRST);
  const [line] = first.lines;
  const evidence = { quantity: await placeOf(first, "2.50") };
  await correct(first, { lines: [{ id: line!.id, quantity: "2.50", evidence }] });
  expect(await inTenant(livePlaces)).toMatchObject([{ field: "quantity", label: "Unit Price" }]);
  const second = await read(SECOND);
  expect(second.lines.map(({ quantity }) => quantity)).toEqual(["1", "2"]);
  expect(await inTenant(livePlaces)).toEqual([]);
});

test("a value that a reviewer types over a learned one ends the place; another place shown replaces it", async () => {
  const first = await read(FIRST);
  await correct(first, { poNumber: "K-4711", evidence: { poNumber: await placeOf(first, "K-4711") } });
  const second = await read(SECOND);
  await correct(second, { poNumber: "900002", evidence: { poNumber: await placeOf(second, "900002") } });
  expect(await inTenant(livePlaces)).toMatchObject([{ field: "poNumber", label: "PO Number" }]);
  const third = await read({ ...SECOND, number: "900003" });
  expect(third.proof.learned).toHaveLength(1);
  await correct(third, { poNumber: "something else" });
  expect(await inTenant(livePlaces)).toEqual([]);
  expect((await all()).find(({ label }) => label === "PO Number")?.endedReason).toBe(
    "Ana corrected what it gave",
  );
});

test("GET /learned-places shows who showed what, where and how often it was used, and it can be forgotten", async () => {
  const first = await read({ ...FIRST, buyer: "Carbon Works" });
  await correct(first, { poNumber: "K-4711", evidence: { poNumber: await placeOf(first, "K-4711") } });
  await read({ ...SECOND, buyer: "Carbon Works" });
  const ana = await scene.signIn(await scene.user({ email: "ana@a.example", organizationId: "a" }));
  const html = await (await ana.get("/learned-places")).text();
  for (const words of ["Carbon Works", "PO number", "beside “Ref”", "1 time", "po.pdf"])
    expect(html).toContain(words);
  const id = (await inTenant(livePlaces))[0]!.id;
  expect((await ana.post(`/learned-places/${id}/forgetting`)).status).toBe(303);
  expect(await inTenant(livePlaces)).toEqual([]);
  expect(await (await ana.get("/learned-places")).text()).toContain("by ana@a.example: Forgotten by hand");
  expect((await ana.post(`/learned-places/${id}/forgetting`)).status).toBe(404);
  const eve = await scene.signIn(await scene.user({ email: "eve@b.example", organizationId: "b" }));
  expect(await (await eve.get("/learned-places")).text()).not.toContain("Carbon Works");
});
