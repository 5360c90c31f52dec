import { createHash } from "node:crypto";
import { type Tx, writeBytes } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import type { Mailbox } from "./mailboxes.ts";

/** A message as it came in for one mailbox. */
export interface MailToKeep {
  mailbox: Pick<Mailbox, "id" | "idp_organization_id">;
  subaddress: string | null;
  /** Empty for bounces. */
  envelopeFrom: string;
  /** As it was addressed, with its tag. */
  envelopeTo?: string;
  raw: Uint8Array;
  /** Default: by its header, or a digest of the message where it has none. */
  messageId?: string;
  receivedAt?: Date;
}

export interface KeptMail {
  mailId: string;
  /** The same mail was kept before. */
  duplicate: boolean;
}

const HEADER_BYTES = 256 * 1024;
const LONGEST_ID = 500;

/** Keeps a message and queues its job `receive_mail`: once `tx` commits, it is received. */
export async function keepMail(tx: Tx, mail: MailToKeep): Promise<KeptMail> {
  const id = mail.messageId ? tidyMessageId(mail.messageId) : messageIdOf(mail.raw);
  const digest = contentDigest(mail.raw);
  const kept = await insert(tx, mail, { message_id: id, raw_digest: digest });
  if (kept) return kept;
  const earlier = await tx
    .selectFrom("mails")
    .select(["id", "raw_digest"])
    .where("mailbox_id", "=", mail.mailbox.id)
    .where("message_id", "=", id)
    .executeTakeFirstOrThrow();
  if (earlier.raw_digest === digest || earlier.raw_digest === null)
    return { mailId: earlier.id, duplicate: true };
  // Some programs give every mail the same id; neither may hide the other.
  const own = { message_id: `${id}#${digest.slice(0, 16)}`, raw_digest: digest };
  return (await insert(tx, mail, own)) ?? keptAs(tx, mail, own.message_id);
}

/** A mail whose documents come before its event, by a worker that lives elsewhere. */
export async function announceMail(
  tx: Tx,
  { mailbox, messageId }: { mailbox: MailToKeep["mailbox"]; messageId: string },
): Promise<KeptMail> {
  const message_id = tidyMessageId(messageId);
  const made = await tx
    .insertInto("mails")
    .values({
      idp_organization_id: mailbox.idp_organization_id,
      mailbox_id: mailbox.id,
      message_id,
      subaddress: null,
      state: "announced",
    })
    .onConflict((conflict) => conflict.columns(["mailbox_id", "message_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made ? { mailId: made.id, duplicate: false } : keptAs(tx, { mailbox }, message_id);
}

/** The `Message-ID` of a message, without angle brackets; where it has none, a digest of the message. */
function messageIdOf(raw: Uint8Array): string {
  const [, id] = /^message-id:\s*([^\r\n]*(?:\r?\n[ \t]+[^\r\n]+)*)/im.exec(headerOf(raw)) ?? [];
  return tidyMessageId(id ?? "") || `${digestOf(raw)}@no-message-id`;
}

/** A message id as it is kept and compared. */
export function tidyMessageId(id: string): string {
  const bare = /<([^<>]+)>/.exec(id)?.[1] ?? id;
  const tidy = bare.replace(/[\s\p{Cc}]+/gu, "");
  return tidy.length > LONGEST_ID ? `${tidy.slice(0, LONGEST_ID - 65)}#${digestOf(Buffer.from(tidy))}` : tidy;
}

async function insert(tx: Tx, mail: MailToKeep, own: { message_id: string; raw_digest: string }) {
  const { mailbox, raw } = mail;
  const made = await writeBytes(tx, raw, (value) =>
    tx
      .insertInto("mails")
      .values({
        ...own,
        idp_organization_id: mailbox.idp_organization_id,
        mailbox_id: mailbox.id,
        subaddress: mail.subaddress,
        envelope_from: mail.envelopeFrom,
        envelope_to: mail.envelopeTo ?? "",
        raw: value,
        byte_size: raw.length,
        received_at: mail.receivedAt,
      })
      .onConflict((conflict) => conflict.columns(["mailbox_id", "message_id"]).doNothing())
      .returning("id")
      .executeTakeFirst(),
  );
  if (!made) return null;
  const payload = { idpOrganizationId: mailbox.idp_organization_id, mailId: made.id };
  await enqueue(tx, "receive_mail", payload, { key: made.id });
  return { mailId: made.id, duplicate: false };
}

async function keptAs(
  tx: Tx,
  { mailbox }: Pick<MailToKeep, "mailbox">,
  messageId: string,
): Promise<KeptMail> {
  const { id } = await tx
    .selectFrom("mails")
    .select("id")
    .where("mailbox_id", "=", mailbox.id)
    .where("message_id", "=", messageId)
    .executeTakeFirstOrThrow();
  return { mailId: id, duplicate: true };
}

/** Of what doesn't change on the way: servers add fields to the header of a mail, and two of its ways may differ in them. */
function contentDigest(raw: Uint8Array) {
  const header = headerOf(raw);
  const fields = /^(from|to|subject|date):[^\r\n]*(?:\r?\n[ \t]+[^\r\n]+)*/gim;
  const own = [...header.matchAll(fields)].map(([field]) => field.replace(/\s+/g, " ").toLowerCase()).sort();
  const body = Buffer.from(raw.buffer, raw.byteOffset + header.length, raw.length - header.length);
  return createHash("sha256").update(own.join("\n")).update(trimmed(body)).digest("hex");
}

/** Without what latin1 takes for white space at its ends. */
function trimmed(bytes: Buffer): Buffer {
  let [start, end] = [0, bytes.length];
  while (start < end && isBlank(bytes[start]!)) start++;
  while (end > start && isBlank(bytes[end - 1]!)) end--;
  return bytes.subarray(start, end);
}

function isBlank(byte: number) {
  return (byte >= 9 && byte <= 13) || byte === 0x20 || byte === 0xa0;
}

function headerOf(raw: Uint8Array) {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, HEADER_BYTES)).toString("latin1");
  const end = /\r?\n\r?\n/.exec(head);
  return end ? head.slice(0, end.index) : head;
}

function digestOf(bytes: Uint8Array) {
  return createHash("sha256").update(bytes).digest("hex");
}
