import { createHash } from "node:crypto";
import { type Tx, tenant } from "../../../db/mod.ts";
import { enqueue } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { announceMail } from "../../mail/mod.ts";
import { checkedFile } from "../receive.ts";
import type { InboundAttachment } from "./event.ts";
import { storeMailFile } from "./files.ts";
import { isProcessed, mailboxOf, refuseInactive } from "./settle.ts";

/** Stores a file of a mail, once. Throws what is wrong with it or where it is to belong. */
export async function takeAttachment(app: App, attachment: InboundAttachment) {
  const { aliasId, messageId, fileName, content } = attachment;
  const mailbox = await mailboxOf(app, aliasId);
  refuseInactive(mailbox);
  const idpOrganizationId = mailbox.idp_organization_id;
  const bytes = bytesOf(content);
  const part = attachment.partId ?? createHash("sha256").update(bytes).digest("hex");
  const file = checkedFile(app, {
    idpOrganizationId,
    bytes,
    fileName,
    userId: null,
    uploadedBy: null,
    source: "email",
  });
  return tenant(app.db, idpOrganizationId, async (tx) => {
    const { mailId } = await announceMail(tx, { mailbox, messageId });
    const stored = await storeMailFile(tx, file, { id: mailId, part });
    if (stored.duplicate && !(await isSame(tx, stored.documentId, bytes)))
      throw new Conflict(
        `Cannot store "${fileName}": part "${part}" of this message came with other content before`,
      );
    if (await wasSettled(tx, mailId))
      await enqueue(
        tx,
        "extract_document",
        { idpOrganizationId, documentId: stored.documentId },
        { key: stored.documentId },
      );
    return stored;
  });
}

function bytesOf(content: string): Uint8Array {
  const bytes = Buffer.from(content, "base64");
  const packed = content.replace(/[\s=]+/g, "");
  if (Math.floor((packed.length * 3) / 4) === bytes.length) return bytes;
  throw new Invalid('Cannot read the attachment: "content" is not base64');
}

async function isSame(tx: Tx, documentId: string, bytes: Uint8Array) {
  const { sha256 } = await tx
    .selectFrom("pdf_documents")
    .select("sha256")
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();
  return sha256 === createHash("sha256").update(bytes).digest("hex");
}

/** Its event came first, and lets its documents be read. */
async function wasSettled(tx: Tx, mailId: string) {
  const { event_at, decision } = await tx
    .selectFrom("mails")
    .select(["event_at", "decision"])
    .where("id", "=", mailId)
    .executeTakeFirstOrThrow();
  return event_at !== null && isProcessed(decision);
}
