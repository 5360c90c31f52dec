import { tenant } from "../../../db/mod.ts";
import type { App } from "../../app.ts";
import { mailOf } from "../../mail/mod.ts";
import type { InboundEvent } from "./event.ts";
import { SIGNATURE, signatureOf } from "./signature.ts";

const PATIENCE_MS = 30_000;

/** Posts the event of a kept mail to the webhook, signed. Throws when it is not taken. */
export async function postEvent(
  app: App,
  { idpOrganizationId, mailId }: { idpOrganizationId: string; mailId: string },
) {
  const event = await tenant(app.db, idpOrganizationId, async (tx): Promise<InboundEvent> => {
    const mail = await mailOf(tx, mailId);
    const { erp_connection_id } = await tx
      .selectFrom("mailboxes")
      .select("erp_connection_id")
      .where("id", "=", mail.mailbox_id)
      .executeTakeFirstOrThrow();
    return {
      messageId: mail.message_id,
      from: mail.from_address || mail.envelope_from || "unknown",
      to: mail.recipients.filter((address) => address.trim()),
      subject: mail.subject,
      receivedAt: mail.received_at.toISOString(),
      aliasId: mail.mailbox_id,
      subaddress: mail.subaddress ?? "",
      erpConnectionId: erp_connection_id,
      idpOrganizationId,
      attachmentCount: mail.attachment_count,
      uploadedDocumentIds: mail.documents.map(({ id }) => id),
      triageDecision: mail.decision ?? "hold",
      triageReason: mail.reason ?? "",
    };
  });
  const body = Buffer.from(JSON.stringify(event));
  const response = await fetch(app.config.inboundEmailUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [SIGNATURE]: signatureOf(body, app.config.inboundEmailSecret),
    },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.ok) return;
  const words = (await response.text()).slice(0, 300);
  throw new Error(`The webhook of incoming mail answered ${response.status}: ${words}`);
}
