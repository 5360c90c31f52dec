import type { Tx } from "../../db/mod.ts";
import type { DocumentRowProps } from "../../views/documents.tsx";
import {
  type DocumentRow,
  documentOf,
  documentsOf,
  orderLinksOf,
  reasonsOf,
  type Viewer,
} from "./queries.ts";
import { mayRestart } from "./restart.ts";

/** Documents on a page of the list. */
const PAGE = 50;

/** A page of documents as rows, and where the older ones begin. */
export async function documentRows(tx: Tx, options: { viewer: Viewer; text?: string; before?: Date }) {
  const documents = await documentsOf(tx, { ...options, limit: PAGE + 1 });
  const shown = documents.slice(0, PAGE);
  return {
    rows: await rowsOf(tx, shown),
    olderThan: documents.length > PAGE ? shown.at(-1)!.created_at : null,
  };
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
