import type { FetchMessageObject, ImapFlow } from "imapflow";
import { type Tx, tenant } from "../../../db/mod.ts";
import type { App } from "../../app.ts";
import { announceMail, type KeptMail, keepMail, type Mailbox } from "../../mail/mod.ts";
import { addressedTo } from "./addressed.ts";
import { type ImapState, saveState } from "./settings.ts";

interface MailToTake {
  client: ImapFlow;
  mailbox: Mailbox;
  state: ImapState;
  uid: number;
}

/** Keeps one mail of a folder, and in the same transaction how far the folder has been read; false: it is to be read no further. */
export async function take(app: App, { client, mailbox, state, uid }: MailToTake): Promise<boolean> {
  const limit = app.config.mailLimitBytes;
  const listed = await client.fetchOne(
    `${uid}`,
    { size: true, envelope: true, internalDate: true },
    { uid: true },
  );
  if (!listed) return true;
  const tooLarge = (listed.size ?? 0) > limit;
  const whole = tooLarge ? null : await client.fetchOne(`${uid}`, { source: true }, { uid: true });
  return tenant(app.db, mailbox.idp_organization_id, async (tx) => {
    const all = whole
      ? await keepWhole(tx, { mailbox, raw: whole.source, receivedAt: receivedAt(listed) })
      : [await keepOnHold(tx, { mailbox, listed, limit })];
    for (const kept of all)
      app.log.info("mail kept", { ...kept, mailboxId: mailbox.id, uid, bytes: listed.size });
    return saveState(tx, mailbox, { ...state, lastUid: uid });
  });
}

interface Whole {
  mailbox: Mailbox;
  raw: Uint8Array | undefined;
  receivedAt: Date | undefined;
}

/** Keeps a mail once in each of the organization's mailboxes that it is for; it may have gone away meanwhile. */
async function keepWhole(tx: Tx, { mailbox: read, raw, receivedAt }: Whole): Promise<KeptMail[]> {
  if (!raw) return [];
  const mailboxes = await tx.selectFrom("mailboxes").selectAll().where("active", "=", true).execute();
  const kept: KeptMail[] = [];
  for (const { mailbox, address, subaddress } of addressedTo(raw, { mailboxes, read }))
    kept.push(
      await keepMail(tx, { mailbox, subaddress, envelopeFrom: "", envelopeTo: address, raw, receivedAt }),
    );
  return kept;
}

/** A mail that is too large stays where it is, and is seen in the inbox. */
async function keepOnHold(
  tx: Tx,
  { mailbox, listed, limit }: { mailbox: Mailbox; listed: FetchMessageObject; limit: number },
) {
  const { size = 0, envelope = {}, emailId, uid } = listed;
  const messageId = envelope.messageId ?? `${emailId ?? uid}@${mailbox.id}`;
  const kept = await announceMail(tx, { mailbox, messageId });
  if (kept.duplicate) return kept;
  const [from] = envelope.from ?? [];
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  await tx
    .updateTable("mails")
    .set({
      from_address: from?.address ?? "",
      from_name: from?.name ?? "",
      subject: envelope.subject ?? "",
      byte_size: size,
      received_at: receivedAt(listed),
      state: "settled",
      decision: "hold",
      reason: `It has ${megabytes(size)} MB, the limit is ${megabytes(limit)} MB: it was left in its mailbox`,
    })
    .where("id", "=", kept.mailId)
    .execute();
  return kept;
}

function receivedAt({ internalDate }: FetchMessageObject) {
  return internalDate ? new Date(internalDate) : undefined;
}
