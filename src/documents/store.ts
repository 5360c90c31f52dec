import { createHash } from "node:crypto";
import { type Tx, writeBytes } from "../../db/mod.ts";

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
  await storeFile(tx, file, sha256);
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

/** Stores the bytes, unless the organization has them. */
async function storeFile(tx: Tx, { idpOrganizationId, bytes }: FileToStore, sha256: string) {
  const stored = await tx
    .selectFrom("document_files")
    .select("sha256")
    .where("idp_organization_id", "=", idpOrganizationId)
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  if (stored) return;
  await writeBytes(tx, bytes, (content) =>
    tx
      .insertInto("document_files")
      .values({ idp_organization_id: idpOrganizationId, sha256, byte_size: bytes.length, content })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
