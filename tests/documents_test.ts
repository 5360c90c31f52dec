import { expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import {
  completeDocument,
  documentOf,
  documentRow,
  failDocument,
  startProcessing,
} from "../src/documents/mod.ts";
import { log } from "../src/log.ts";
import { DocumentSummary } from "../views/documents.tsx";
import { oneDocument } from "./_document.ts";

async function loggedDocument() {
  const { db, close, documentId } = await oneDocument({ fileName: "po.pdf" });
  const lines: Record<string, unknown>[] = [];
  const written = log({ level: "info", readable: false, write: (line) => lines.push(JSON.parse(line)) });
  const read = () => tenant(db, "a", (tx) => documentOf(tx, documentId));
  return { db, close, documentId, lines, written, read };
}

test("startProcessing() takes a waiting document and knows nothing of another organization's", async () => {
  const { db, close, documentId, read } = await loggedDocument();
  expect(await startProcessing(db, { idpOrganizationId: "b", documentId })).toBeNull();
  expect((await startProcessing(db, { idpOrganizationId: "a", documentId }))?.status).toBe("processing");
  expect((await read()).status).toBe("processing");
  await close();
});

test("completeDocument() tries once more without the large payload", async () => {
  const { db, close, documentId, lines, written, read } = await loggedDocument();
  const unstorable = { text: "\u0000" };
  const completion = { documentId, originalData: unstorable, pageCount: 2 };
  await tenant(db, "a", (tx) => completeDocument(tx, completion, written));
  expect(await read()).toMatchObject({ status: "completed", page_count: 2, processing_error: null });
  expect(lines).toMatchObject([{ level: "warn", withOriginalData: true, fatal: false }]);
  await close();
});

test("completeDocument() failing twice keeps what was written beside it and leaves the state", async () => {
  const { db, close, documentId, lines, written, read } = await loggedDocument();
  await tenant(db, "a", async (tx) => {
    const order = { idp_organization_id: "a", document_id: documentId, po_number: "4711" };
    await tx.insertInto("extracted_orders").values(order).execute();
    await completeDocument(tx, { documentId, originalData: {}, pageCount: 2 ** 40 }, written);
  });
  const orders = await tenant(db, "a", (tx) =>
    tx.selectFrom("extracted_orders").select("po_number").execute(),
  );
  expect(orders).toEqual([{ po_number: "4711" }]);
  expect((await read()).status).toBe("pending");
  expect(lines).toHaveLength(2);
  await close();
});

test("failDocument() keeps the reason, and the page says what the reader is to blame for", async () => {
  const { db, close, documentId, read } = await loggedDocument();
  await tenant(db, "a", (tx) => failDocument(tx, { documentId, error: "Cannot read it" }));
  expect(await read()).toMatchObject({ status: "failed", processing_error: "Cannot read it" });
  const shown = () =>
    tenant(db, "a", async (tx) => DocumentSummary(await documentRow(tx, documentId, { userId: null })));
  expect(await shown()).not.toContain("The next version of the reader");
  await tenant(db, "a", (tx) => failDocument(tx, { documentId, error: "It hung", faultyBuild: "1f" }));
  expect(await shown()).toContain("The next version of the reader tries it again by itself");
  await close();
});

test("documentOf() shows a personal document to its owner alone", async () => {
  const { db, close, documentId } = await loggedDocument();
  const as = (userId: string) => tenant(db, "a", (tx) => documentOf(tx, documentId, { userId }));
  expect((await as("ana")).id).toBe(documentId);
  await tenant(db, "a", (tx) => sql`update pdf_documents set user_id = 'ana'`.execute(tx));
  expect((await as("ana")).id).toBe(documentId);
  expect(as("ben")).rejects.toThrow("no such document");
  await close();
});
