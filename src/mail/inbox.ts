import type { MailDecision, Tx } from "../../db/mod.ts";
import type { InboxListProps } from "../../views/inbox.tsx";
import type { MailPageProps } from "../../views/mail.tsx";
import type { MailRowProps } from "../../views/mail_outcome.tsx";
import type { MailPanelProps, PanelMail } from "../../views/mail_panel.tsx";
import { cursorOf, placeAt } from "../web/mod.ts";
import { type ListedMail, mailOf, mailsOf, mailsOfDocument } from "./queries.ts";

/** Mails on a page of the inbox. */
const PAGE = 50;

type Viewer = { userId: string | null };

/** What is asked of the inbox. */
export interface InboxQuery {
  viewer: Viewer;
  decision: MailDecision | null;
  text: string;
  /** Cursor of the mail that the page begins after; null: the first page. */
  after: string | null;
}

/** A page of the inbox. Throws `Malformed` for a cursor that is none. */
export async function inboxOf(
  tx: Tx,
  { viewer, decision, text, after }: InboxQuery,
): Promise<InboxListProps> {
  const filter = {
    viewer,
    limit: PAGE + 1,
    decision: decision ?? undefined,
    text: text || undefined,
    after: after === null ? undefined : placeAt(after),
  };
  const mails = await mailsOf(tx, filter);
  const shown = mails.slice(0, PAGE);
  const asked = { ...(decision && { decision }), ...(text && { text }) };
  const href = (path: string, more = {}) => `${path}?${new URLSearchParams({ ...asked, ...more })}`;
  return {
    rows: shown.map(mailRow),
    decision,
    text,
    newer: after ? href("/inbox") : null,
    older: mails.length > PAGE ? href("/inbox", { after: cursorOf(shown.at(-1)!) }) : null,
    refresh: after ? null : href("/inbox/list"),
    addresses: shown.length ? [] : await addressesOf(tx),
  };
}

/** One mail with all that is shown of it. Throws `NotFound`. */
export async function mailPage(tx: Tx, id: string, viewer: Viewer): Promise<MailPageProps["mail"]> {
  const mail = await mailOf(tx, id, viewer);
  return {
    ...mailRow(mail),
    recipients: mail.recipients,
    envelopeTo: mail.envelope_to,
    body: mail.body_text,
    byteSize: mail.byte_size,
    hasRaw: mail.hasRaw,
    decidedBy: await decider(tx, mail.decided_by),
    moving: isMoving(mail),
  };
}

/** What stands beside a document: the mail it came in, and those that answer its order. */
export async function mailPanelOf(tx: Tx, documentId: string): Promise<MailPanelProps> {
  const { source, replies } = await mailsOfDocument(tx, documentId, { userId: null });
  return { source: source && panelMail(source), replies: replies.map(panelMail) };
}

function mailRow(mail: ListedMail): MailRowProps {
  return {
    id: mail.id,
    from: senderOf(mail),
    subject: mail.subject,
    tag: mail.subaddress,
    mailbox: mail.mailbox,
    decision: mail.decision,
    reason: mail.reason,
    error: mail.error,
    documents: mail.documents,
    repliesTo: mail.reply_document_id,
    receivedAt: mail.received_at,
  };
}

function panelMail(mail: ListedMail): PanelMail {
  const { id, subject, body_text: body, received_at: receivedAt } = mail;
  return { id, from: senderOf(mail), subject, body, receivedAt };
}

function senderOf({ from_name: name, from_address: address, envelope_from: envelope }: ListedMail): string {
  const known = address || envelope;
  return name && known ? `${name} <${known}>` : name || known;
}

function isMoving({ state, documents }: ListedMail): boolean {
  const unread = documents.some(({ status }) => status === "pending" || status === "processing");
  return unread || !["settled", "failed"].includes(state);
}

const DECIDERS: Record<string, string> = { model: "the language model", worker: "the worker that posted it" };

/** Who decided, in words. */
async function decider(tx: Tx, decidedBy: string | null): Promise<string> {
  if (decidedBy === null) return "the rules";
  if (DECIDERS[decidedBy]) return DECIDERS[decidedBy];
  const user = await tx.selectFrom("users").select("email").where("id", "=", decidedBy).executeTakeFirst();
  return user?.email ?? "a person who left";
}

async function addressesOf(tx: Tx): Promise<string[]> {
  const found = tx.selectFrom("mailboxes").select("address").where("active", "=", true);
  return (await found.orderBy("created_at").limit(1).execute()).map(({ address }) => address);
}
