import { expect, test } from "bun:test";
import { sql } from "kysely";
import { type Tx, tenant } from "../db/mod.ts";
import {
  completeDocument,
  documentOf,
  documentRow,
  failDocument,
  startProcessing,
} from "../src/documents/mod.ts";
import { pageContentOf, sheetContentOf } from "../src/documents/pane.ts";
import { restartExtraction } from "../src/documents/restart.ts";
import { documentRows } from "../src/documents/rows.ts";
import { log } from "../src/log.ts";
import { DocumentSummary } from "../views/documents.tsx";
import { oneDocument } from "./_document.ts";
import { until } from "./_jobs.ts";

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

test("documentRows() shows every document once over its pages, also those that came at the same moment", async () => {
  const { db, close } = await oneDocument({ fileName: "0.pdf" });
  const row = { idp_organization_id: "a", sha256: "f00d", byte_size: 1, file_type: "pdf" };
  const names = Array.from({ length: 120 }, (_, at) => `${at}.pdf`);
  await tenant(db, "a", (tx) =>
    tx
      .insertInto("pdf_documents")
      .values(names.slice(1).map((file_name) => ({ ...row, file_name })))
      .execute(),
  );
  const seen: string[] = [];
  for (let after: string | null = "first"; after; ) {
    const asked: { text: string; after: string | null } = {
      text: ".PDF",
      after: after === "first" ? null : after,
    };
    const page = await tenant(db, "a", (tx) => documentRows(tx, { viewer: { userId: "ana" }, ...asked }));
    seen.push(...page.rows.map(({ fileName }) => fileName));
    after = page.older;
  }
  expect(seen.toSorted()).toEqual(names.toSorted());
  await close();
});

test("pageContentOf() and sheetContentOf() know no place before the first", async () => {
  const { db, close, documentId } = await oneDocument({ fileName: "po.pdf" });
  const reading = { pages: [{ words: [] }], sheets: [{ name: "A", cells: [] }] };
  await tenant(db, "a", (tx) =>
    tx.updateTable("pdf_documents").set({ original_data: { reading } }).execute(),
  );
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(db, "a", work);
  expect((await within((tx) => pageContentOf(tx, documentId, 1))).words).toEqual([]);
  expect((await within((tx) => sheetContentOf(tx, documentId, { index: 0 }))).name).toBe("A");
  expect(within((tx) => pageContentOf(tx, documentId, 0))).rejects.toThrow("no such page");
  expect(within((tx) => sheetContentOf(tx, documentId, { index: -1 }))).rejects.toThrow("no such sheet");
  await close();
});

test("sheetContentOf() shows the asked rows of a long sheet, never beyond its ends", async () => {
  const { db, close, documentId } = await oneDocument({ fileName: "po.edi" });
  const cells = Array.from({ length: 2500 }, (_, row) => ({ row, column: 1, text: `${row + 1}` }));
  const reading = { pages: [], sheets: [{ name: "EDI", cells }] };
  await tenant(db, "a", (tx) =>
    tx.updateTable("pdf_documents").set({ original_data: { reading } }).execute(),
  );
  const shown = async (from?: number) => {
    const content = await tenant(db, "a", (tx) => sheetContentOf(tx, documentId, { index: 0, from }));
    expect(content.rows.every(({ number, cells }) => cells[1] === `${number}`)).toBe(true);
    return [content.rows[0]!.number, content.rows.at(-1)!.number, content.height];
  };
  expect(await shown()).toEqual([1, 1000, 2500]);
  expect(await shown(700)).toEqual([700, 1699, 2500]);
  expect(await shown(2400)).toEqual([1501, 2500, 2500]);
  for (const strange of [-5, Number.NaN, 1.5]) expect(await shown(strange)).toEqual([1, 1000, 2500]);
  await close();
});

test("restartExtraction() lets a reading end that ends at the same time", async () => {
  const { db, close, documentId, read } = await loggedDocument();
  const document = await read();
  const restart = () => tenant(db, "a", (tx) => restartExtraction(tx, document));
  await restart();
  const waits = async () => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(db);
    return rows.length > 0;
  };
  let restarted = Promise.resolve();
  await tenant(db, "a", async (tx) => {
    await tx.deleteFrom("jobs").where("key", "=", documentId).execute();
    restarted = restart();
    await until(waits);
    await tx.updateTable("pdf_documents").set({ status: "completed" }).where("id", "=", documentId).execute();
  });
  await restarted;
  expect((await read()).status).toBe("pending");
  expect(await db.selectFrom("jobs").select("key").execute()).toEqual([{ key: documentId }]);
  await close();
});
