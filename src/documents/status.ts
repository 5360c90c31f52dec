import { sql } from "kysely";
import { type Db, type Tx, tenant } from "../../db/mod.ts";
import { NotFound, wordsOf } from "../errors.ts";
import type { Log } from "../log.ts";
import { type DocumentRow, documentOf } from "./queries.ts";

/** No recognition is under way. */
const IDLE = { pages_recognized: null, pages_to_recognize: null };

/** A worker has claimed the document: it is `processing` from now on. Null when the document is gone. */
export function startProcessing(
  db: Db,
  { idpOrganizationId, documentId }: { idpOrganizationId: string; documentId: string },
): Promise<DocumentRow | null> {
  return tenant(db, idpOrganizationId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("pdf_documents")
      .set({ status: "processing", processing_error: null, faulty_build: null, ...IDLE })
      .where("id", "=", documentId)
      .executeTakeFirst();
    return numUpdatedRows ? documentOf(tx, documentId) : null;
  });
}

/** How far the recognition of a document's pictures is. */
export interface Progress {
  idpOrganizationId: string;
  documentId: string;
  /** Pages that are done, of so many. */
  done: number;
  of: number;
}

/** Notes how far the recognition of its pages is. Throws `NotFound` when the document is gone. */
export function noteProgress(db: Db, { idpOrganizationId, documentId, done, of }: Progress): Promise<void> {
  return tenant(db, idpOrganizationId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("pdf_documents")
      .set({ pages_recognized: done, pages_to_recognize: of })
      .where("id", "=", documentId)
      .executeTakeFirst();
    if (!numUpdatedRows) throw new NotFound("There is no such document");
  });
}

/** What a finished reading leaves on its document. */
export interface Completion {
  documentId: string;
  originalData: unknown;
  pageCount: number | null;
}

/**
 * Marks a document `completed`. An update that fails is tried once more without `originalData`; when that fails too
 * it is logged as non-fatal, the orders written beside it stay, and the document waits for the sweep.
 */
export async function completeDocument(
  tx: Tx,
  { documentId, originalData, pageCount }: Completion,
  log: Log,
) {
  const done = {
    status: "completed" as const,
    processing_error: null,
    page_count: pageCount,
    ...IDLE,
  };
  for (const set of [{ ...done, original_data: originalData }, done]) {
    await sql`savepoint complete_document`.execute(tx);
    try {
      await tx.updateTable("pdf_documents").set(set).where("id", "=", documentId).execute();
      await sql`release savepoint complete_document`.execute(tx);
      return;
    } catch (error) {
      await sql`rollback to savepoint complete_document`.execute(tx);
      const withOriginalData = "original_data" in set;
      log.warn("document status update failed", {
        documentId,
        withOriginalData,
        fatal: false,
        error: wordsOf(error),
      });
    }
  }
}

/** Why a document could not be read. */
export interface Failure {
  documentId: string;
  /** A sentence for a person. */
  error: string;
  /** The build whose reader is at fault; absent: the file is. */
  faultyBuild?: string;
}

/** Marks a document `failed`. */
export async function failDocument(tx: Tx, { documentId, error, faultyBuild }: Failure) {
  await tx
    .updateTable("pdf_documents")
    .set({ status: "failed", processing_error: error, faulty_build: faultyBuild ?? null, ...IDLE })
    .where("id", "=", documentId)
    .execute();
}
