import type { Tx } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import { Conflict } from "../errors.ts";
import type { DocumentRow } from "./queries.ts";

/** Seconds of waiting after which a restart is offered. */
const RESTART_AFTER_SECONDS = 45;

/** Whether a person has waited long enough to be offered a restart. */
export function mayRestart(document: DocumentRow): boolean {
  const waiting = document.status === "pending" || document.status === "processing";
  return !waiting || Date.now() - document.waiting_since.getTime() >= RESTART_AFTER_SECONDS * 1000;
}

/**
 * Puts a document back to `pending` and its extraction into the queue; a job at work is left alone, because the key is the same.
 * `asOrder` reads it as one whatever it looks like, also after a job at work that doesn't. Throws `Conflict` once an order of it has left review.
 */
export async function restartExtraction(
  tx: Tx,
  document: DocumentRow,
  { asOrder = false }: { asOrder?: boolean } = {},
) {
  const gone = await tx
    .selectFrom("extracted_orders")
    .select("po_number")
    .where("document_id", "=", document.id)
    .where("status", "!=", "pending_review")
    .executeTakeFirst();
  if (gone) {
    throw new Conflict(
      `Cannot read "${document.file_name}" again: order "${gone.po_number ?? "without number"}" has left review`,
    );
  }
  const payload = {
    idpOrganizationId: document.idp_organization_id,
    documentId: document.id,
    ...(asOrder && { asOrder }),
  };
  // Before the document is touched, as a reading that ends takes its job first.
  await enqueue(tx, "extract_document", payload, { key: document.id, supersede: asOrder });
  await tx
    .updateTable("pdf_documents")
    .set({ status: "pending", processing_error: null, waiting_since: new Date() })
    .where("id", "=", document.id)
    .execute();
}
