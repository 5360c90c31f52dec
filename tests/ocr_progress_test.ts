import { expect, setDefaultTimeout, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { work } from "../jobs/mod.ts";
import {
  completeDocument,
  documentOf,
  documentRow,
  failDocument,
  noteProgress,
  record,
  startProcessing,
} from "../src/documents/mod.ts";
import { extractDocument, recognizeDocument } from "../src/extraction/mod.ts";
import { isolate } from "../src/isolate/mod.ts";
import { log } from "../src/log.ts";
import { recognizePages } from "../src/reading/mod.ts";
import { DocumentSummary } from "../views/documents.tsx";
import { WaitingDocuments } from "../views/review_waiting.tsx";
import { oneDocument } from "./_document.ts";
import { extracting } from "./_extraction.ts";
import { scannedPages } from "./fixtures/scan.ts";

setDefaultTimeout(120_000);

test("noteProgress() is shown on pages and by the API while a document is read, and no longer", async () => {
  const { db, close, documentId } = await oneDocument({ fileName: "scan.pdf" });
  const row = () => tenant(db, "a", (tx) => documentRow(tx, documentId, { userId: null }));
  const stored = async () => record(await tenant(db, "a", (tx) => documentOf(tx, documentId)));
  const idle = { pages_recognized: null, pages_to_recognize: null };

  await startProcessing(db, { idpOrganizationId: "a", documentId });
  expect(await stored()).toMatchObject(idle);
  expect(String(await DocumentSummary(await row()))).not.toContain("Reading page");

  await noteProgress(db, { idpOrganizationId: "a", documentId, done: 2, of: 12 });
  expect(await stored()).toMatchObject({ pages_recognized: 2, pages_to_recognize: 12 });
  expect(String(await DocumentSummary(await row()))).toContain("Reading page 3 of 12");

  const completion = { documentId, originalData: {}, pageCount: 12 };
  await tenant(db, "a", (tx) => completeDocument(tx, completion, log({ level: "error", readable: false })));
  expect(await stored()).toMatchObject({ status: "completed", ...idle });

  await noteProgress(db, { idpOrganizationId: "a", documentId, done: 12, of: 12 });
  await tenant(db, "a", (tx) => failDocument(tx, { documentId, error: "Cannot read it" }));
  expect(await stored()).toMatchObject({ status: "failed", ...idle });
  await close();
});

test("noteProgress() refuses for a document that is gone, and for another organization's", async () => {
  const { db, close, documentId } = await oneDocument({ fileName: "scan.pdf" });
  const note = (idpOrganizationId: string) =>
    noteProgress(db, { idpOrganizationId, documentId, done: 1, of: 2 }).catch((error) => error.message);
  expect(await note("b")).toBe("There is no such document");
  await tenant(db, "a", (tx) => tx.deleteFrom("pdf_documents").execute());
  expect(await note("a")).toBe("There is no such document");
  await close();
});

test("WaitingDocuments() says how far a scan is; at its end it speaks of no page that isn't there", async () => {
  const row = {
    id: "d",
    fileName: "scan.pdf",
    status: "processing" as const,
    error: null,
    createdAt: new Date(),
  };
  const shown = async (recognized: number | null, toRecognize: number | null) =>
    String(await WaitingDocuments({ rows: [{ ...row, recognized, toRecognize }] }));
  expect(await shown(0, 3)).toContain("Reading page 1 of 3");
  expect(await shown(3, 3)).toContain("Reading page 3 of 3");
  expect(await shown(null, null)).not.toContain("page");
});

test("recognizePages() ends when the service stops, and calls no page unreadable for it", async () => {
  const pool = isolate({ processes: 2 });
  const bytes = await scannedPages(5);
  const pages = [1, 2, 3, 4, 5].map((number) => ({ number, width: 595.28, height: 841.89 }));
  const done: number[] = [];
  const begun = Promise.withResolvers<void>();
  const recognition = recognizePages(pool, { bytes, type: "pdf", fileName: "scan.pdf", pages }, (count) => {
    done.push(count);
    begun.resolve();
  });
  await begun.promise;
  await pool.stop();
  expect(await recognition.catch((error) => error.message)).toBe("the service is stopping");
  expect(done).toEqual([0]);
});

test("recognizeDocument() leaves a scan that a stop cut off to the next start, which reads it whole", async () => {
  const { app, store, seen, worker, close } = await extracting();
  const file = { fileName: "scan.pdf", fileType: "pdf" as const };
  const { id } = await store(await scannedPages(2), file);
  while ((await seen(id)).document.pages_to_recognize === null) await Bun.sleep(20);
  await app.isolate.stop();
  await worker.stop();
  expect(await seen(id)).toMatchObject({ document: { status: "processing" }, orders: [] });

  app.isolate = isolate({ processes: 1 });
  const next = await work(app, {
    extract_document: extractDocument(app),
    recognize_document: recognizeDocument(app),
  });
  while ((await seen(id)).document.status === "processing") await Bun.sleep(50);
  const { document, orders } = await seen(id);
  expect(document.status).toBe("completed");
  expect(orders[0]).toMatchObject({ poNumber: "BP-77031" });
  expect(orders[0]!.findings.filter(({ message }) => message.includes("could not be recognized"))).toEqual(
    [],
  );
  await next.stop();
  await close();
});
