import { sql } from "kysely";
import { type MailDecision, type MailState, tenant } from "../../../db/mod.ts";
import type { App } from "../../app.ts";
import type { Mailbox } from "../../mail/mod.ts";
import { checkedFile } from "../receive.ts";
import type { Answered } from "./answered.ts";
import { storeMailFile } from "./files.ts";
import type { MailFile, OpenedMail } from "./opened.ts";

/** A mail as it was kept. */
export interface KeptMail {
  id: string;
  idpOrganizationId: string;
  mailbox: Pick<Mailbox, "senders_allowed" | "senders_blocked">;
  envelopeFrom: string;
  /** False: it was announced by a worker elsewhere that keeps the message. */
  hasRaw: boolean;
  state: MailState;
  eventAt: Date | null;
  /** What a person decided. */
  override: { decision: MailDecision; reason: string; decidedBy: string } | null;
}

/** What is to become of a mail. */
export interface Plan {
  decision: MailDecision;
  reason: string;
  decidedBy: string | null;
  files: MailFile[];
  /** Null: it could not be read. */
  opened: OpenedMail | null;
  answered: Answered | null;
}

const BODY_CHARACTERS = 20_000;
/** PostgreSQL keeps everything but this. */
const NUL = /\0/g;

/** The mail of a job; null when it is gone, or done. */
export async function keptMail(
  app: App,
  { idpOrganizationId, mailId }: { idpOrganizationId: string; mailId: string },
): Promise<KeptMail | null> {
  const row = await tenant(app.db, idpOrganizationId, (tx) =>
    tx
      .selectFrom("mails")
      .innerJoin("mailboxes", "mailboxes.id", "mails.mailbox_id")
      .select(["mails.id", "mails.state", "mails.event_at", "mails.envelope_from"])
      .select(sql<boolean>`mails.raw is not null`.as("hasRaw"))
      .select(["mails.decision", "mails.reason", "mails.decided_by"])
      .select(["mailboxes.senders_allowed", "mailboxes.senders_blocked"])
      .where("mails.id", "=", mailId)
      .where("mails.state", "in", ["received", "triaged"])
      .executeTakeFirst(),
  );
  if (!row) return null;
  const { decision, reason, decided_by: decidedBy } = row;
  const byPerson = decision !== null && decidedBy !== null && !["model", "worker"].includes(decidedBy);
  return {
    id: row.id,
    idpOrganizationId,
    mailbox: { senders_allowed: row.senders_allowed, senders_blocked: row.senders_blocked },
    envelopeFrom: row.envelope_from,
    hasRaw: row.hasRaw,
    state: row.state,
    eventAt: row.event_at,
    override: byPerson ? { decision, reason: reason ?? "", decidedBy } : null,
  };
}

/** Writes the decision and stores the documents, all or nothing; done again, it changes nothing. */
export async function writePlan(app: App, mail: KeptMail, plan: Plan) {
  const { opened, answered, files } = plan;
  await tenant(app.db, mail.idpOrganizationId, async (tx) => {
    await tx
      .updateTable("mails")
      .set({
        ...(opened && columnsOf(opened)),
        ...(answered && { reply_document_id: answered.documentId }),
        state: "triaged",
        decision: plan.decision,
        reason: plan.reason.replace(NUL, "").slice(0, 2000),
        decided_by: plan.decidedBy,
      })
      .where("id", "=", mail.id)
      .execute();
    for (const { path, fileName, bytes } of files) {
      const file = checkedFile(app, {
        idpOrganizationId: mail.idpOrganizationId,
        bytes,
        fileName,
        userId: null,
        uploadedBy: null,
        source: "email",
      });
      await storeMailFile(tx, file, { id: mail.id, part: path });
    }
  });
}

function columnsOf({ from, to, subject, date, threadIds, text, parts }: OpenedMail) {
  const clean = (words: string) => words.replace(NUL, "");
  return {
    from_address: clean(from.address).slice(0, 500),
    from_name: clean(from.name).slice(0, 500),
    recipients: to.slice(0, 100).map(({ address }) => clean(address).slice(0, 500)),
    subject: clean(subject),
    sent_at: date ? new Date(date) : null,
    thread_ids: threadIds.map(clean),
    body_text: clean(text).slice(0, BODY_CHARACTERS),
    attachment_count: parts.filter(({ body }) => !body).length,
  };
}
