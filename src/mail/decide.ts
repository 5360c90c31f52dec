import type { MailDecision, Tx } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import { Conflict, Invalid } from "../errors.ts";
import { mailOf } from "./queries.ts";

/**
 * A person decides otherwise; the mail is taken up again by its job when there is something to process.
 * Throws `NotFound`, `Conflict` while its job works, and `Invalid` for a decision that the mail can't follow.
 */
export async function overrideDecision(
  tx: Tx,
  { mailId, decision, userId }: { mailId: string; decision: MailDecision; userId: string },
): Promise<void> {
  const mail = await mailOf(tx, mailId);
  if (mail.state === "received" || mail.state === "triaged") throw busy();
  if (decision === "process_body" && !mail.hasRaw)
    throw new Invalid(
      "Cannot read an order from the text: only the event of this mail came, not its message",
    );
  if (decision === "process_attachments" && !mail.hasRaw && !mail.documents.length)
    throw new Invalid("Cannot process the attachments: none came with this mail");
  if (decision === "reply_to_order" && !mail.reply_document_id)
    throw new Invalid("Cannot file the mail as an answer: no order that it answers was found");
  const { numUpdatedRows } = await tx
    .updateTable("mails")
    .set({ decision, reason: "Decided by a person", decided_by: userId, state: "triaged", error: null })
    .where("id", "=", mail.id)
    .where("state", "=", mail.state)
    .executeTakeFirst();
  if (!numUpdatedRows) throw busy();
  const payload = { idpOrganizationId: mail.idp_organization_id, mailId: mail.id };
  await enqueue(tx, "receive_mail", payload, { key: mail.id });
}

function busy() {
  return new Conflict("Cannot decide: the mail is being worked on, try again in a moment");
}
