import type { Tx } from "../../db/mod.ts";
import type { DocumentRowProps } from "../../views/documents.tsx";
import { cursorOf, placeAt } from "../web/mod.ts";
import {
  type DocumentRow,
  documentOf,
  listDocuments,
  orderLinksOf,
  reasonsOf,
  type Viewer,
} from "./queries.ts";
import { mayRestart } from "./restart.ts";

/** Documents on a page of the list. */
const PAGE = 50;

/** A page of documents as rows, and the cursor of the older ones; null: there are none. Throws `Malformed` for a cursor that is none. */
export async function documentRows(
  tx: Tx,
  { viewer, text, after }: { viewer: Viewer; text: string; after: string | null },
) {
  const asked = { viewer, text, size: PAGE, after: after === null ? undefined : placeAt(after) };
  const { documents, next } = await listDocuments(tx, asked);
  return { rows: await rowsOf(tx, documents), older: next && cursorOf(next) };
}

/** One document as a row. */
export async function documentRow(tx: Tx, id: string, viewer: Viewer): Promise<DocumentRowProps> {
  const [row] = await rowsOf(tx, [await documentOf(tx, id, viewer)]);
  return row!;
}

async function rowsOf(tx: Tx, documents: DocumentRow[]): Promise<DocumentRowProps[]> {
  const ids = documents.map(({ id }) => id);
  const links = Map.groupBy(await orderLinksOf(tx, ids), ({ document_id }) => document_id);
  const reasons = await reasonsOf(
    tx,
    ids.filter((id) => !links.has(id)),
  );
  return documents.map((document) => ({
    ...rowOf(document, links.get(document.id) ?? []),
    noOrder: reasons.get(document.id) ?? null,
  }));
}

function rowOf(
  document: DocumentRow,
  links: { id: string; po_number: string | null }[],
): Omit<DocumentRowProps, "noOrder"> {
  return {
    id: document.id,
    fileName: document.file_name,
    byteSize: document.byte_size,
    status: document.status,
    recognized: document.pages_recognized,
    toRecognize: document.pages_to_recognize,
    processingError: document.processing_error,
    readerAtFault: document.faulty_build !== null,
    createdAt: document.created_at,
    duplicateOf: document.duplicate_of,
    orders: links.map((link) => ({ id: link.id, poNumber: link.po_number })),
    mayRestart: mayRestart(document),
    personal: document.user_id !== null,
  };
}
