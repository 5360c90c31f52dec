import type { Tx } from "../../db/mod.ts";

/** Who wrote the mail that brought a document, by its header; null: no mail did. */
export async function senderOf(tx: Tx, documentId: string): Promise<string | null> {
  const mail = await tx
    .selectFrom("pdf_documents")
    .innerJoin("mails", "mails.id", "pdf_documents.mail_id")
    .select("from_address")
    .where("pdf_documents.id", "=", documentId)
    .executeTakeFirst();
  return mail?.from_address || null;
}
