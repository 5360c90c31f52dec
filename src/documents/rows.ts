import type { Tx } from "../../db/mod.ts";
import type { DocumentRowProps } from "../../views/documents.tsx";
import { type DocumentRow, documentOf, documentsOf, orderLinksOf, type Viewer } from "./queries.ts";
import { mayRestart } from "./restart.ts";

/** Documents on a page of the list. */
const PAGE = 50;

/** A page of documents as rows, and where the older ones begin. */
export async function documentRows(tx: Tx, options: { viewer: Viewer; text?: string; before?: Date }) {
  const documents = await documentsOf(tx, { ...options, limit: PAGE + 1 });
  const shown = documents.slice(0, PAGE);
  const links = await orderLinksOf(
    tx,
    shown.map(({ id }) => id),
  );
  const rows = shown.map((document) =>
    rowOf(
      document,
      links.filter((link) => link.document_id === document.id),
    ),
  );
  return { rows, olderThan: documents.length > PAGE ? shown.at(-1)!.created_at : null };
}

/** One document as a row. */
export async function documentRow(tx: Tx, id: string, viewer: Viewer): Promise<DocumentRowProps> {
  return rowOf(await documentOf(tx, id, viewer), await orderLinksOf(tx, [id]));
}

function rowOf(document: DocumentRow, links: { id: string; po_number: string | null }[]): DocumentRowProps {
  return {
    id: document.id,
    fileName: document.file_name,
    byteSize: document.byte_size,
    status: document.status,
    processingError: document.processing_error,
    createdAt: document.created_at,
    duplicateOf: document.duplicate_of,
    orders: links.map((link) => ({ id: link.id, poNumber: link.po_number })),
    mayRestart: mayRestart(document),
    personal: document.user_id !== null,
  };
}
