import { sql } from "kysely";
import { type DocumentStatus, type MailDecision, type Tx, tenant } from "../../../db/mod.ts";
import { enqueueAll } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "../../errors.ts";
import { announceMail, type Mailbox, mailboxWithId, tidyMessageId } from "../../mail/mod.ts";
import { answeredBy } from "./answered.ts";
import type { InboundEvent } from "./event.ts";

/** What an event's answer says. */
export interface Settled {
  mailId: string;
  documentIds: string[];
  /** The event came before; nothing was done. */
  duplicate: boolean;
}

const DECISIONS: readonly string[] = [
  "process_attachments",
  "process_body",
  "reply_to_order",
  "ignore",
  "hold",
] satisfies MailDecision[];

/** Takes an event: its mail is in the inbox and its documents are queued when this returns. Throws what the worker did wrong. */
export async function settle(app: App, event: InboundEvent): Promise<Settled> {
  const mailbox = await mailboxOf(app, event.aliasId);
  if (mailbox.idp_organization_id !== event.idpOrganizationId)
    throw new Forbidden(
      `Cannot take the event: the alias is not one of organization "${event.idpOrganizationId}"`,
    );
  if (mailbox.erp_connection_id !== event.erpConnectionId)
    throw new Invalid(
      `Cannot take the event: the alias does not belong to connection "${event.erpConnectionId}"`,
    );
  return tenant(app.db, mailbox.idp_organization_id, async (tx) => {
    const mail = await mailFor(tx, mailbox, event.messageId);
    if (!mail.hasRaw) refuseInactive(mailbox);
    const earlier = await documentsOf(tx, mail.id);
    if (mail.event_at) return { mailId: mail.id, documentIds: earlier.map(({ id }) => id), duplicate: true };
    const isRead = isProcessed(event.triageDecision);
    // Before the documents are touched, as a reading that ends takes its job first.
    if (isRead) {
      const uploaded = await documentsWith(tx, event.uploadedDocumentIds);
      await start(tx, mailbox.idp_organization_id, [...earlier, ...uploaded]);
    }
    await claimDocuments(tx, { mailId: mail.id, ids: event.uploadedDocumentIds });
    await write(tx, { mail, event });
    const documents = await documentsOf(tx, mail.id);
    if (isRead) await settleAnswers(tx, event.messageId, documents[0]);
    return { mailId: mail.id, documentIds: documents.map(({ id }) => id), duplicate: false };
  });
}

/** The mailbox of an alias that may receive. Throws `NotFound`. */
export async function mailboxOf(app: App, aliasId: string): Promise<Mailbox> {
  const mailbox = await mailboxWithId(app.db, aliasId);
  if (!mailbox) throw new NotFound(`There is no alias "${aliasId}"`);
  return mailbox;
}

/** Throws `Conflict` for a mailbox that is switched off. */
export function refuseInactive({ active, address }: Mailbox) {
  if (!active) throw new Conflict(`Cannot take the mail: the mailbox "${address}" is switched off`);
}

/** Whether a decision lets the mail's documents be read. */
export function isProcessed(decision: string | null): boolean {
  return decision === "process_attachments" || decision === "process_body";
}

/** Queues the documents of a mail that nobody has begun to read. */
export async function startDocuments(tx: Tx, mailId: string, idpOrganizationId: string) {
  await start(tx, idpOrganizationId, await documentsOf(tx, mailId));
}

async function start(tx: Tx, idpOrganizationId: string, documents: { id: string; status: DocumentStatus }[]) {
  const pending = new Set(documents.flatMap(({ id, status }) => (status === "pending" ? id : [])));
  const jobs = [...pending].map((id) => ({ payload: { idpOrganizationId, documentId: id }, key: id }));
  await enqueueAll(tx, "extract_document", jobs);
}

interface MailRow {
  id: string;
  event_at: Date | null;
  hasRaw: boolean;
}

/** The mail of an event, locked: of two that come at once the second one waits. */
async function mailFor(tx: Tx, mailbox: Mailbox, messageId: string): Promise<MailRow> {
  const { mailId } = await announceMail(tx, { mailbox, messageId });
  const { raw_digest, ...row } = await tx
    .selectFrom("mails")
    .select(["id", "event_at", "raw_digest"])
    .where("id", "=", mailId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, hasRaw: raw_digest !== null };
}

function documentsOf(tx: Tx, mailId: string) {
  return tx
    .selectFrom("pdf_documents")
    .select(["id", "status", "file_name"])
    .where("mail_id", "=", mailId)
    .orderBy("mail_part")
    .orderBy("id")
    .execute();
}

function documentsWith(tx: Tx, ids: string[]) {
  const lower = ids.map((id) => id.toLowerCase());
  return tx
    .selectFrom("pdf_documents")
    .select(["id", "status"])
    .where((eb) => eb(eb.cast<string>("id", "text"), "=", eb.fn.any(eb.val(lower))))
    .execute();
}

/** Ties documents that came another way, as by upload, to the mail. Throws `Invalid` for one of another mail or organization. */
async function claimDocuments(tx: Tx, { mailId, ids }: { mailId: string; ids: string[] }) {
  for (const id of ids) {
    const { numUpdatedRows } = await tx
      .updateTable("pdf_documents")
      .set({ mail_id: mailId })
      .where((eb) => eb(eb.cast<string>("id", "text"), "=", id.toLowerCase()))
      .where((eb) => eb.or([eb("mail_id", "is", null), eb("mail_id", "=", mailId)]))
      .executeTakeFirst();
    if (!numUpdatedRows)
      throw new Invalid(
        `Cannot take the event: document "${id}" is not one that came to this alias with this message`,
      );
  }
}

async function write(tx: Tx, { mail, event }: { mail: MailRow; event: InboundEvent }) {
  const event_at = new Date();
  // A mail that is here itself is decided about by its job, which settles it.
  if (mail.hasRaw) {
    await tx.updateTable("mails").set({ event_at }).where("id", "=", mail.id).execute();
    return;
  }
  const known = DECISIONS.includes(event.triageDecision);
  const decision = known ? (event.triageDecision as MailDecision) : "hold";
  const answered =
    decision === "reply_to_order" ? await answeredBy(tx, { threadIds: [], subject: event.subject }) : null;
  await tx
    .updateTable("mails")
    .set({
      event_at,
      state: "settled",
      from_address: event.from,
      envelope_from: event.from,
      recipients: event.to,
      subject: event.subject,
      subaddress: event.subaddress || null,
      received_at: new Date(event.receivedAt),
      attachment_count: event.attachmentCount,
      decision,
      reason: known
        ? event.triageReason || null
        : `The worker decided "${event.triageDecision}", which is not known here${event.triageReason ? `: ${event.triageReason}` : ""}`,
      decided_by: known ? "worker" : null,
      reply_document_id: answered?.documentId ?? null,
    })
    .where("id", "=", mail.id)
    .execute();
}

/** Answers that came before the mail they answer. */
async function settleAnswers(tx: Tx, messageId: string, document?: { id: string; file_name: string }) {
  if (!document) return;
  await tx
    .updateTable("mails")
    .set({
      decision: "reply_to_order",
      decided_by: null,
      reply_document_id: document.id,
      reason: `It answers the mail of "${document.file_name}", which came after it, and is shown there`,
    })
    .where("decision", "=", "hold")
    .where((eb) => eb.or([eb("decided_by", "is", null), eb("decided_by", "=", "worker")]))
    .where("state", "=", "settled")
    .where(sql<boolean>`${tidyMessageId(messageId)} = any (thread_ids)`)
    .execute();
}
