import { expect, setDefaultTimeout, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import {
  completeDocument,
  documentOf,
  documentRow,
  failDocument,
  noteProgress,
  record,
  startProcessing,
} from "../src/documents/mod.ts";
import { log } from "../src/log.ts";
import { DocumentSummary } from "../views/documents.tsx";
import { WaitingDocuments } from "../views/review.tsx";
import { oneDocument } from "./_document.ts";

setDefaultTimeout(60_000);

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
