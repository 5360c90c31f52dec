import type { Tx } from "../../../db/mod.ts";
import { type FileToStore, storeDocument } from "../../documents/mod.ts";

/** Stores a file of a mail, unless that part of the mail was stored before. */
export async function storeMailFile(
  tx: Tx,
  file: FileToStore,
  mail: { id: string; part: string },
): Promise<{ documentId: string; duplicate: boolean }> {
  // Two that store parts of one mail at once go one after the other.
  await tx.selectFrom("mails").select("id").where("id", "=", mail.id).forUpdate().execute();
  const earlier = await tx
    .selectFrom("pdf_documents")
    .select("id")
    .where("mail_id", "=", mail.id)
    .where("mail_part", "=", mail.part)
    .executeTakeFirst();
  if (earlier) return { documentId: earlier.id, duplicate: true };
  const { id } = await storeDocument(tx, { ...file, mail });
  return { documentId: id, duplicate: false };
}
