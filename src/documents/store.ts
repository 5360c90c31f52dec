import { createHash } from "node:crypto";
import type { Tx } from "../../db/mod.ts";

/** A file that was accepted, not yet stored. */
export interface FileToStore {
  idpOrganizationId: string;
  bytes: Uint8Array;
  fileName: string;
  fileType: string;
  /** The one person who may see it; null shares it with the organization. */
  userId: string | null;
  uploadedBy: string | null;
  source: "upload" | "email" | "demo";
  /** The mail it came in, and its place in there. */
  mail?: { id: string; part: string };
}

export interface StoredDocument {
  id: string;
  /** The earlier document of the organization with the same bytes. */
  duplicateOf: string | null;
}

/** Stores the file and its document record. */
export async function storeDocument(tx: Tx, file: FileToStore): Promise<StoredDocument> {
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  await tx
    .insertInto("document_files")
    .values({
      idp_organization_id: file.idpOrganizationId,
      sha256,
      byte_size: file.bytes.length,
      content: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const earlier = await tx
    .selectFrom("pdf_documents")
    .select("id")
    .where("sha256", "=", sha256)
    .orderBy("created_at")
    .orderBy("id")
    .executeTakeFirst();
  const { id } = await tx
    .insertInto("pdf_documents")
    .values({
      idp_organization_id: file.idpOrganizationId,
      user_id: file.userId,
      uploaded_by: file.uploadedBy,
      file_name: file.fileName,
      file_type: file.fileType,
      byte_size: file.bytes.length,
      sha256,
      duplicate_of: earlier?.id ?? null,
      source: file.source,
      mail_id: file.mail?.id,
      mail_part: file.mail?.part,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, duplicateOf: earlier?.id ?? null };
}
