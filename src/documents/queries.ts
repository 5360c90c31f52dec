import { type SelectQueryBuilder, sql } from "kysely";
import { type Database, type DocumentStatus, readBytes, type Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { isUuid } from "../formats.ts";
import type { Page } from "../reading/mod.ts";
import { isAfter, momentIn, type Place } from "../web/mod.ts";

/** The columns of a document record, without its large payload. */
export interface DocumentRow {
  id: string;
  idp_organization_id: string;
  user_id: string | null;
  uploaded_by: string | null;
  status: DocumentStatus;
  processing_error: string | null;
  faulty_build: string | null;
  created_at: Date;
  updated_at: Date;
  file_name: string;
  file_type: string;
  byte_size: number;
  page_count: number | null;
  pages_recognized: number | null;
  pages_to_recognize: number | null;
  duplicate_of: string | null;
  waiting_since: Date;
  source: string;
}

const COLUMNS = [
  "id",
  "idp_organization_id",
  "user_id",
  "uploaded_by",
  "status",
  "processing_error",
  "faulty_build",
  "created_at",
  "updated_at",
  "file_name",
  "file_type",
  "byte_size",
  "page_count",
  "pages_recognized",
  "pages_to_recognize",
  "duplicate_of",
  "waiting_since",
  "source",
] as const;

/** Whose documents are asked for: `userId` sees the shared ones and their own; null sees all (support admins). */
export interface Viewer {
  userId: string | null;
}

/** One document as `viewer` may see it. Throws `NotFound`. */
export async function documentOf(
  tx: Tx,
  id: string,
  viewer: Viewer = { userId: null },
): Promise<DocumentRow> {
  const row = isUuid(id)
    ? await seenBy(tx.selectFrom("pdf_documents"), viewer)
        .select(COLUMNS)
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound("There is no such document");
  return row;
}

/** Which documents of a list. */
export interface ListQuery {
  viewer: Viewer;
  size: number;
  status?: DocumentStatus;
  /** In the file's name. */
  text?: string;
  after?: Place;
}

/** A page of the organization's documents, newest first, and the place of its last one when more follow. */
export async function listDocuments(tx: Tx, { viewer, size, status, text, after }: ListQuery) {
  let query = seenBy(tx.selectFrom("pdf_documents"), viewer)
    .select(COLUMNS)
    .select(momentIn("pdf_documents"))
    // The policy's condition again, because an index can't serve the policy's "or".
    .where("idp_organization_id", "=", sql<string>`current_setting('app.organization')`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(size + 1);
  if (status) query = query.where("status", "=", status);
  if (text) query = query.where("file_name", "ilike", `%${text.replace(/[\\%_]/g, "\\$&")}%`);
  if (after) query = query.where(isAfter(after, "pdf_documents"));
  const rows = await query.execute();
  const documents = rows.slice(0, size);
  return { documents, next: rows.length > size ? documents.at(-1)! : null };
}

/** The bytes of a document's file. Throws `NotFound`. */
export async function fileOf(tx: Tx, id: string): Promise<Buffer> {
  const file = await tx
    .selectFrom("pdf_documents")
    .innerJoin("document_files", (join) =>
      join
        .onRef("document_files.sha256", "=", "pdf_documents.sha256")
        .onRef("document_files.idp_organization_id", "=", "pdf_documents.idp_organization_id"),
    )
    .select(["document_files.idp_organization_id", "document_files.sha256"])
    .select(sql<number>`octet_length(document_files.content)`.as("length"))
    .where("pdf_documents.id", "=", id)
    .executeTakeFirst();
  if (!file) throw new NotFound("There is no such document");
  return readBytes(file.length, async (from, count) => {
    const { piece } = await tx
      .selectFrom("document_files")
      .select(sql<Buffer>`substring(content from ${from}::int for ${count}::int)`.as("piece"))
      .where("idp_organization_id", "=", file.idp_organization_id)
      .where("sha256", "=", file.sha256)
      .executeTakeFirstOrThrow();
    return piece;
  });
}

/** One part of what the reader made of a document, such as `{reading,pages,0}`; null when it isn't there. */
export async function originalPart<T>(tx: Tx, id: string, path: (string | number)[]): Promise<T | null> {
  const row = await tx
    .selectFrom("pdf_documents")
    .select(sql<T | null>`original_data #> ${path.map(String)}::text[]`.as("part"))
    .where("id", "=", id)
    .executeTakeFirst();
  return (row?.part as T | undefined) ?? null;
}

/** Why no order was read from those of these documents that were read. */
export async function reasonsOf(tx: Tx, documentIds: string[]): Promise<Map<string, string>> {
  if (!documentIds.length) return new Map();
  const rows = await tx
    .selectFrom("pdf_documents")
    .select(["id", sql<string | null>`original_data ->> 'noOrder'`.as("reason")])
    .where("id", "in", documentIds)
    .where("status", "=", "completed")
    .execute();
  return new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : [])));
}

/** How the picture of a scan's page (from 1) was laid when it was read. */
export async function poseOf(tx: Tx, id: string, page: number): Promise<Pick<Page, "turn" | "outline">> {
  if (!Number.isInteger(page)) return {};
  const part = (name: string) =>
    sql`original_data #> ${["reading", "pages", String(page - 1), name]}::text[]`;
  const row = await tx
    .selectFrom("pdf_documents")
    .select([
      sql<Page["turn"] | null>`${part("turn")}`.as("turn"),
      sql<Page["outline"] | null>`${part("outline")}`.as("outline"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return { turn: row?.turn ?? undefined, outline: row?.outline ?? undefined };
}

/** The orders read from these documents, for links. */
export async function orderLinksOf(tx: Tx, documentIds: string[]) {
  if (!documentIds.length) return [];
  return tx
    .selectFrom("extracted_orders")
    .select(["id", "document_id", "po_number", "status"])
    .where("document_id", "in", documentIds)
    .orderBy("position")
    .execute();
}

function seenBy<O>(query: SelectQueryBuilder<Database, "pdf_documents", O>, { userId }: Viewer) {
  return userId === null
    ? query
    : query.where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", userId)]));
}
