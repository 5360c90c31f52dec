import { expect, setDefaultTimeout, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { failDocument } from "../src/documents/mod.ts";
import type { Extraction } from "../src/extraction/extract.ts";
import { extractDocument, retryFaults } from "../src/extraction/mod.ts";
import { moveOrder } from "../src/orders/mod.ts";
import { csv, extracting } from "./_extraction.ts";
import { orderPdf } from "./fixtures/pdf.ts";

setDefaultTimeout(30_000);

const CSV = csv([
  ["PO Number", "SKU", "Description", "Quantity", "Unit Price", "Line Total"],
  ["4711", "007-1", "Bolt", "4", "2.50", "10.00"],
  ["4711", "008-2", "Nut", "2", "5.00", "10.00"],
]);
const FILE = { fileName: "po.csv", fileType: "csv" as const };

const PDF = () =>
  orderPdf({
    title: "Purchase Order",
    fields: [
      ["PO Number:", "PO-4711"],
      ["Order Date:", "2026-03-02"],
    ],
    columns: [
      { title: "Item", width: 80 },
      { title: "Description", width: 180 },
      { title: "Qty", width: 60, align: "right" },
      { title: "Unit Price", width: 80, align: "right" },
      { title: "Amount", width: 90, align: "right" },
    ],
    rows: [
      ["AB-100", "Hex bolt M8", "4", "2.50", "10.00"],
      ["AB-200", "Hex nut M8", "20", "0.50", "10.00"],
    ],
    totals: [["Total", "20.00"]],
  });

test("extractDocument() turns a PDF into an order, every value with its place, and asks for its match", async () => {
  const scene = await extracting();
  const { document, orders } = await scene.read(await PDF(), { fileName: "po.pdf", fileType: "pdf" });
  expect(document).toMatchObject({ status: "completed", page_count: 1, processing_error: null });
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ poNumber: "PO-4711", orderDate: "2026-03-02", status: "pending_review" });
  expect(orders[0]!.evidence.poNumber).toMatchObject({ page: 1, text: "PO-4711" });
  expect(
    orders[0]!.lines.map(({ quantity, unitPrice, lineTotal }) =>
      [quantity, unitPrice, lineTotal].map(Number),
    ),
  ).toEqual([
    [4, 2.5, 10],
    [20, 0.5, 10],
  ]);
  for (const line of orders[0]!.lines) expect(line.evidence.quantity).toMatchObject({ page: 1 });
  expect(orders[0]!.proof).toMatchObject({ engine: "layout", found: 2 });
  const jobs = await scene.app.db.selectFrom("jobs").select(["kind", "key", "payload"]).execute();
  const payload = { idpOrganizationId: "a", orderId: orders[0]!.id };
  expect(jobs).toEqual([{ kind: "match_order", key: orders[0]!.id, payload }]);
  await scene.close();
});

test("extractDocument() keeps the reading to be looked at", async () => {
  const scene = await extracting();
  const { document } = await scene.read(await PDF(), { fileName: "po.pdf", fileType: "pdf" });
  const original = await tenant(scene.app.db, "a", (tx) =>
    tx
      .selectFrom("pdf_documents")
      .select("original_data")
      .where("id", "=", document.id)
      .executeTakeFirstOrThrow(),
  );
  const { reading, drafts, engine } = original.original_data as Extraction;
  expect(reading.pages[0]!.words.map(({ text }) => text)).toContain("PO-4711");
  expect([drafts.length, engine]).toEqual([1, "layout"]);
  await scene.close();
});

test("extractDocument() fails a file that can't be read at once, with a sentence", async () => {
  const scene = await extracting();
  const bytes = new TextEncoder().encode("%PDF-1.7 and nothing else");
  const { document, orders } = await scene.read(bytes, { fileName: "torn.pdf", fileType: "pdf" });
  expect(document.status).toBe("failed");
  expect(document.processing_error).toStartWith('Cannot read "torn.pdf": ');
  expect(orders).toEqual([]);
  const job = await scene.app.db.selectFrom("jobs").select(["attempt"]).executeTakeFirstOrThrow();
  expect(job.attempt).toBe(1);
  await scene.close();
});

test("extractDocument() puts a document in which it finds nothing before a person, unless nothing can be ordered in it", async () => {
  const scene = await extracting();
  const { document, orders } = await scene.read(csv([["hello", "world", "2"]]), FILE);
  expect(document.status).toBe("completed");
  expect(orders).toHaveLength(1);
  expect(orders[0]!.findings.map(({ code }) => code)).toEqual([
    "missing_lines",
    "no_po_number",
    "no_customer",
  ]);
  const other = await scene.read(csv([["hello", "world"]]), FILE);
  expect(other.document.status).toBe("completed");
  expect(other.orders).toEqual([]);
  await scene.close();
});

test("extractDocument() replaces the orders of an earlier reading, never those that left review", async () => {
  const scene = await extracting();
  const first = await scene.read(CSV, FILE);
  const second = await scene.readAgain(first.document.id);
  expect(second.orders).toHaveLength(first.orders.length);
  expect(second.orders[0]!.id).not.toBe(first.orders[0]!.id);
  const orderId = second.orders[0]!.id;
  await tenant(scene.app.db, "a", (tx) => moveOrder(tx, { orderId, from: "pending_review", to: "rejected" }));
  const third = await scene.readAgain(first.document.id);
  expect(third.document.status).toBe("completed");
  expect(third.orders.map(({ id, status }) => [id, status])).toEqual([[orderId, "rejected"]]);
  expect(scene.lines.filter(({ event }) => event === "orders not replaced")).toHaveLength(1);
  await scene.close();
});

test("retryStuckDocuments() puts old documents in again and leaves young ones and work in hand alone", async () => {
  const scene = await extracting();
  await scene.worker.stop();
  const queued = () => scene.app.db.selectFrom("jobs").select("key").orderBy("id").execute();
  const [lost, live, young] = [
    await scene.store(CSV, FILE),
    await scene.store(CSV, FILE),
    await scene.store(CSV, FILE),
  ];
  await scene.app.db.deleteFrom("jobs").where("key", "in", [lost.id, young.id]).execute();
  await scene.age(lost.id, live.id);
  await scene.sweep();
  expect(await queued()).toEqual([{ key: live.id }, { key: lost.id }]);
  await scene.sweep();
  expect(await queued()).toHaveLength(2);
  await scene.close();
});

test("retryFaults() has read once more what another build's reader failed by its own fault, and nothing else", async () => {
  const scene = await extracting();
  await scene.worker.stop();
  const fail = async (bytes: Uint8Array, how: { permanent: boolean }) => {
    const { id } = await scene.store(bytes, FILE);
    const payload = { idpOrganizationId: "a", documentId: id };
    const error = 'Cannot read "po.csv": it took longer than 60 s';
    await tenant(scene.app.db, "a", extractDocument(scene.app).onBuried!(payload, error, how));
    return id;
  };
  const faulty = await fail(CSV, { permanent: false });
  const bad = await fail(CSV, { permanent: true });
  await scene.app.db.deleteFrom("jobs").execute();
  const stateOf = async (id: string) => (await scene.seen(id)).document;
  expect((await stateOf(faulty)).faulty_build).toMatch(/^[0-9a-f]{16}$/);
  expect((await stateOf(bad)).faulty_build).toBeNull();
  // Of the same build: it would fail again.
  expect(await retryFaults(scene.app)).toBe(0);
  await tenant(scene.app.db, "a", (tx) =>
    tx.updateTable("pdf_documents").set({ faulty_build: "older" }).where("id", "=", faulty).execute(),
  );
  expect([await retryFaults(scene.app), await retryFaults(scene.app)]).toEqual([1, 0]);
  expect(await scene.app.db.selectFrom("jobs").select("key").execute()).toEqual([{ key: faulty }]);
  expect(await stateOf(faulty)).toMatchObject({ status: "pending", processing_error: null });
  expect((await stateOf(bad)).status).toBe("failed");
  await scene.close();
});

test("retryFaults() leaves a document alone of which there are orders", async () => {
  const scene = await extracting();
  const { document, orders } = await scene.read(CSV, FILE);
  const faulty = { documentId: document.id, error: "Cannot read it", faultyBuild: "older" };
  await tenant(scene.app.db, "a", (tx) => failDocument(tx, faulty));
  expect([orders.length, await retryFaults(scene.app)]).toEqual([1, 0]);
  await scene.close();
});

test("ordersApi() gives a document's orders to its organization alone", async () => {
  const scene = await extracting();
  const { document } = await scene.read(CSV, FILE);
  const ana = await scene.signIn(await scene.user({ email: "ana@a.example", organizationId: "a" }));
  const ben = await scene.signIn(await scene.user({ email: "ben@b.example", organizationId: "b" }));
  const nobody = await scene.signIn(await scene.user({ email: "no@c.example" }));
  const support = await scene.signIn(
    await scene.user({ email: "s@s.example", organizationId: "s", metadata: { role: "support_admin" } }),
  );
  const path = `/api/pdf-documents/${document.id}/orders`;
  const answer = await ana.get(path);
  const { orders } = (await answer.json()) as { orders: { id: string; lines: unknown[] }[] };
  expect([answer.status, orders[0]!.lines.length]).toEqual([200, 2]);
  expect((await support.get(path)).status).toBe(200);
  expect((await ben.get(path)).status).toBe(404);
  expect((await nobody.get(path)).status).toBe(400);
  expect((await scene.client().get(path)).status).toBe(401);
  expect((await ana.get("/api/pdf-documents/none/orders")).status).toBe(404);
  expect((await ana.get(`/api/orders/${orders[0]!.id}`)).status).toBe(200);
  expect((await ben.get(`/api/orders/${orders[0]!.id}`)).status).toBe(404);
  const list = (await (await ana.get("/api/orders?status=pending_review")).json()) as { orders: unknown[] };
  expect(list.orders).toHaveLength(1);
  expect((await ana.get("/api/orders?status=nonsense")).status).toBe(400);
  expect(((await (await ben.get("/api/orders")).json()) as { orders: unknown[] }).orders).toEqual([]);
  await scene.close();
});
