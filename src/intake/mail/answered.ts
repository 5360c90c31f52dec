import type { Tx } from "../../../db/mod.ts";

/** The document whose order a mail answers. */
export interface Answered {
  documentId: string;
  by: "thread" | "number";
  /** The document's. */
  name: string;
}

const MOST_NUMBERS = 20;
const SUBJECT_CHARACTERS = 300;

/** The document that a mail answers: that of a mail in its thread, or else the order whose number its subject has. */
export async function answeredBy(
  tx: Tx,
  { threadIds, subject }: { threadIds: string[]; subject: string },
): Promise<Answered | null> {
  return (await inThread(tx, threadIds)) ?? (await byNumber(tx, numbersIn(subject)));
}

async function inThread(tx: Tx, threadIds: string[]): Promise<Answered | null> {
  if (!threadIds.length) return null;
  const rows = await tx
    .selectFrom("mails")
    .innerJoin("pdf_documents", (join) =>
      join.on((eb) =>
        eb.or([
          eb("pdf_documents.mail_id", "=", eb.ref("mails.id")),
          eb.and([
            eb("pdf_documents.id", "=", eb.ref("mails.reply_document_id")),
            eb("mails.decision", "=", "reply_to_order"),
          ]),
        ]),
      ),
    )
    .select(["mails.message_id", "pdf_documents.id", "pdf_documents.file_name"])
    .where("mails.message_id", "in", threadIds)
    .where("pdf_documents.user_id", "is", null)
    .orderBy("pdf_documents.created_at")
    .orderBy("pdf_documents.mail_part")
    .execute();
  const nearest = threadIds.find((id) => rows.some(({ message_id }) => message_id === id));
  const found = rows.find(({ message_id }) => message_id === nearest);
  return found ? { documentId: found.id, by: "thread", name: found.file_name } : null;
}

async function byNumber(tx: Tx, numbers: string[]): Promise<Answered | null> {
  if (!numbers.length) return null;
  const found = await tx
    .selectFrom("extracted_orders")
    .innerJoin("pdf_documents", "pdf_documents.id", "extracted_orders.document_id")
    .select(["pdf_documents.id", "pdf_documents.file_name"])
    .where("extracted_orders.po_number", "in", numbers)
    .where("pdf_documents.user_id", "is", null)
    .orderBy("extracted_orders.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ? { documentId: found.id, by: "number", name: found.file_name } : null;
}

/** What may be an order's number: words with three digits or more, with and without "PO" before them. */
function numbersIn(subject: string): string[] {
  const words = subject.slice(0, SUBJECT_CHARACTERS).match(/[\p{L}\d][\p{L}\d/_.-]*\d[\p{L}\d/_.-]*/gu) ?? [];
  const numbers = words
    .map((word) => word.replace(/[._/-]+$/, ""))
    .filter((word) => word.replace(/\D/g, "").length >= 3)
    .flatMap((word) => [word, word.replace(/^p\.?o\.?[-_#]?/i, ""), `PO-${word}`, `PO${word}`]);
  return [...new Set(numbers)].slice(0, MOST_NUMBERS);
}
