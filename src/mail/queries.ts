import { type Selectable, sql } from "kysely";
import {
  type Database,
  type DocumentStatus,
  type MailDecision,
  type OrderStatus,
  readBytes,
  type Tx,
} from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { isUuid } from "../formats.ts";
import { isAfter, momentIn, type Place } from "../web/mod.ts";

/** A document that came in a mail, and the orders read from it. */
export interface MailDocument {
  id: string;
  fileName: string;
  status: DocumentStatus;
  processingError: string | null;
  /** Why it was read and holds no order, as a sentence. */
  noOrder: string | null;
  orders: { id: string; poNumber: string | null; status: OrderStatus }[];
}

/** A mail with its mailbox and the documents that the viewer may see. */
export type ListedMail = Omit<Selectable<Database["mails"]>, "raw"> & {
  hasRaw: boolean;
  /** Its place in a list, with its id. */
  at: string;
  mailbox: { id: string; address: string; name: string };
  documents: MailDocument[];
};

/** Which mails, and who asks: `userId` null sees all documents (support admins). */
export interface MailFilter {
  viewer: { userId: string | null };
  limit: number;
  decision?: MailDecision | null;
  mailboxId?: string | null;
  /** In the sender, the subject, the tag or the reason. */
  text?: string | null;
  after?: Place;
}

const COLUMNS = [
  "id",
  "idp_organization_id",
  "mailbox_id",
  "message_id",
  "subaddress",
  "envelope_from",
  "envelope_to",
  "from_address",
  "from_name",
  "recipients",
  "subject",
  "sent_at",
  "received_at",
  "thread_ids",
  "body_text",
  "raw_digest",
  "byte_size",
  "attachment_count",
  "state",
  "decision",
  "reason",
  "decided_by",
  "reply_document_id",
  "error",
  "event_at",
  "created_at",
] as const;

/** The organization's mails, newest first. */
export async function mailsOf(tx: Tx, filter: MailFilter): Promise<ListedMail[]> {
  const { viewer, limit, decision, mailboxId, text, after } = filter;
  let query = mails(tx)
    // The policy's condition again: an index can't serve the policy alone.
    .where("mails.idp_organization_id", "=", sql<string>`current_setting('app.organization')`)
    .orderBy("mails.created_at", "desc")
    .orderBy("mails.id")
    .limit(limit);
  if (decision) query = query.where("decision", "=", decision);
  if (mailboxId) query = query.where("mailbox_id", "=", mailboxId);
  if (text) {
    const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where((eb) =>
      eb.or(
        (["subject", "from_address", "from_name", "subaddress", "reason"] as const).map((column) =>
          eb(`mails.${column}`, "ilike", like),
        ),
      ),
    );
  }
  if (after) query = query.where(isAfter(after, "mails"));
  return withDocuments(tx, await query.execute(), viewer);
}

/** One mail. Throws `NotFound`. */
export async function mailOf(
  tx: Tx,
  id: string,
  viewer = { userId: null as string | null },
): Promise<ListedMail> {
  const row = isUuid(id) ? await mails(tx).where("mails.id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new NotFound("There is no such mail");
  const [mail] = await withDocuments(tx, [row], viewer);
  return mail!;
}

/** The message as it came. Throws `NotFound`, also for a mail that came as an event. */
export async function rawMailOf(tx: Tx, id: string): Promise<Buffer> {
  const row = isUuid(id)
    ? await tx
        .selectFrom("mails")
        .select(sql<number | null>`octet_length(raw)`.as("length"))
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (row?.length == null) throw new NotFound("There is no such message");
  return readBytes(row.length, async (from, count) => {
    const { piece } = await tx
      .selectFrom("mails")
      .select(sql<Buffer>`substring(raw from ${from}::int for ${count}::int)`.as("piece"))
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return piece;
  });
}

/** How many mails are on hold about which no person has decided. */
export async function heldMailsIn(tx: Tx): Promise<number> {
  const { held } = await tx
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll<number>().as("held"))
    .where("idp_organization_id", "=", sql<string>`current_setting('app.organization')`)
    .where("decision", "=", "hold")
    .where((eb) => eb.or([eb("decided_by", "is", null), eb("decided_by", "in", ["model", "worker"])]))
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** The mail a document came in, and those that answer its order, oldest first. */
export async function mailsOfDocument(
  tx: Tx,
  documentId: string,
  viewer: { userId: string | null },
): Promise<{ source: ListedMail | null; replies: ListedMail[] }> {
  if (!isUuid(documentId)) return { source: null, replies: [] };
  const rows = await mails(tx)
    .where((eb) =>
      eb.or([
        eb("mails.id", "=", eb.selectFrom("pdf_documents").select("mail_id").where("id", "=", documentId)),
        eb.and([eb("mails.reply_document_id", "=", documentId), eb("mails.decision", "=", "reply_to_order")]),
      ]),
    )
    .orderBy("mails.created_at")
    .execute();
  const found = await withDocuments(tx, rows, viewer);
  const replies = found.filter((mail) => !mail.documents.some(({ id }) => id === documentId));
  return { source: found.find((mail) => !replies.includes(mail)) ?? null, replies };
}

function mails(tx: Tx) {
  return tx
    .selectFrom("mails")
    .innerJoin("mailboxes", "mailboxes.id", "mails.mailbox_id")
    .select(COLUMNS.map((column) => `mails.${column}` as const))
    .select([
      "mailboxes.address as mailbox_address",
      "mailboxes.name as mailbox_name",
      sql<boolean>`mails.raw is not null`.as("hasRaw"),
      momentIn("mails"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof mails>["execute"]>>[number];

async function withDocuments(tx: Tx, rows: Row[], viewer: { userId: string | null }): Promise<ListedMail[]> {
  const documents = await documentsOf(
    tx,
    rows.map(({ id }) => id),
    viewer,
  );
  return rows.map(({ mailbox_address, mailbox_name, ...mail }) => ({
    ...mail,
    mailbox: { id: mail.mailbox_id, address: mailbox_address, name: mailbox_name },
    documents: documents.get(mail.id) ?? [],
  }));
}

async function documentsOf(tx: Tx, mailIds: string[], { userId }: { userId: string | null }) {
  const found = new Map<string, MailDocument[]>();
  if (!mailIds.length) return found;
  let query = tx
    .selectFrom("pdf_documents")
    .leftJoin("extracted_orders", "extracted_orders.document_id", "pdf_documents.id")
    .select([
      "pdf_documents.id",
      "pdf_documents.mail_id",
      "pdf_documents.file_name",
      "pdf_documents.status",
      "pdf_documents.processing_error",
      "extracted_orders.id as order_id",
      "extracted_orders.po_number",
      "extracted_orders.status as order_status",
      sql<string | null>`case when extracted_orders.id is null and pdf_documents.status = 'completed'
        then original_data ->> 'noOrder' end`.as("no_order"),
    ])
    .where("mail_id", "in", mailIds)
    .orderBy("pdf_documents.mail_part")
    .orderBy("pdf_documents.id")
    .orderBy("extracted_orders.position");
  if (userId !== null)
    query = query.where((eb) =>
      eb.or([eb("pdf_documents.user_id", "is", null), eb("pdf_documents.user_id", "=", userId)]),
    );
  for (const row of await query.execute()) {
    const list = found.get(row.mail_id!) ?? [];
    found.set(row.mail_id!, list);
    let document = list.find(({ id }) => id === row.id);
    if (!document) {
      document = {
        id: row.id,
        fileName: row.file_name,
        status: row.status,
        processingError: row.processing_error,
        noOrder: row.no_order,
        orders: [],
      };
      list.push(document);
    }
    if (row.order_id)
      document.orders.push({ id: row.order_id, poNumber: row.po_number, status: row.order_status! });
  }
  return found;
}
