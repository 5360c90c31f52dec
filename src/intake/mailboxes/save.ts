import type { Tx } from "../../../db/mod.ts";
import type { Config } from "../../config.ts";
import { connectionOf } from "../../erp/mod.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { type Mailbox, mailboxOf, splitPlus } from "../../mail/mod.ts";
import { seal } from "../../secrets.ts";
import { type ImapSettings, imapSettings } from "../imap/settings.ts";

/** Senders that a list may hold. */
const SENDERS = 500;

/** Makes a mailbox and gives its id. Throws `Invalid` for an address that is none, `Conflict` for one that is taken. */
export async function makeMailbox(
  tx: Tx,
  made: { idpOrganizationId: string; address: string; connectionId: string },
): Promise<string> {
  const address = addressIn(made.address);
  const connection = await connectionOf(tx, made.connectionId, "key share");
  const row = await tx
    .insertInto("mailboxes")
    .values({ idp_organization_id: made.idpOrganizationId, erp_connection_id: connection.id, address })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new Conflict(`Cannot make the mailbox "${address}": the address is taken`);
  return row.id;
}

/** What an admin decides of a mailbox. */
export interface MailboxChanges {
  name: string;
  connectionId: string;
  /** One a line. */
  allowed: string;
  blocked: string;
  active: boolean;
}

/** Saves the settings of a mailbox. Throws `NotFound`, and `Invalid` for a sender that is neither address nor domain. */
export async function saveMailbox(tx: Tx, id: string, changes: MailboxChanges) {
  const mailbox = await mailboxOf(tx, id);
  const connection = await connectionOf(tx, changes.connectionId, "key share");
  await tx
    .updateTable("mailboxes")
    .set({
      name: changes.name.trim(),
      erp_connection_id: connection.id,
      senders_allowed: sendersIn(changes.allowed),
      senders_blocked: sendersIn(changes.blocked),
      active: changes.active,
    })
    .where("id", "=", mailbox.id)
    .execute();
}

/** How a mailbox elsewhere is to be reached, with the password as it was typed: an empty one leaves the one that is kept. */
export interface ImapChange {
  changes: ImapSettings;
  config: Pick<Config, "credentialsKey" | "privateHosts">;
}

/** Saves how a mailbox elsewhere is reached; another server, user or folder is begun anew. Throws `NotFound`, `Invalid`. */
export async function saveImap(tx: Tx, id: string, { changes, config }: ImapChange) {
  if (changes.security === "none" && !config.privateHosts)
    throw new Invalid("Cannot save the mailbox elsewhere: without TLS its password could be read on the way");
  const mailbox = await mailboxOf(tx, id);
  const before = imapSettings(mailbox.imap);
  const password = changes.password
    ? seal(config.credentialsKey, changes.password)
    : keptPassword(before, changes);
  const imap = { ...changes, host: changes.host.trim(), password };
  const same = before && (["host", "user", "folder"] as const).every((part) => before[part] === imap[part]);
  const state = same ? {} : { imap_state: {} };
  await tx
    .updateTable("mailboxes")
    .set({ imap, ...state })
    .where("id", "=", mailbox.id)
    .execute();
}

/** Looks into a mailbox elsewhere no more. Throws `NotFound`. */
export async function stopImap(tx: Tx, id: string) {
  const mailbox = await mailboxOf(tx, id);
  await tx
    .updateTable("mailboxes")
    .set({ imap: null, imap_state: {} })
    .where("id", "=", mailbox.id)
    .execute();
}

/** A password goes to the server it was given for, and to no other. */
function keptPassword(before: ImapSettings | null, { host, user }: ImapSettings): string {
  if (before?.host === host.trim() && before.user === user) return before.password;
  throw new Invalid("Cannot save the mailbox elsewhere: another server or user needs its password");
}

function addressIn(text: string): Mailbox["address"] {
  const parts = splitPlus(text.trim());
  if (!parts || !/^[^\s"<>,;:]+@[a-z0-9.-]+$/.test(parts.address))
    throw new Invalid(`Cannot make the mailbox "${text}": that is no e-mail address`);
  if (parts.subaddress !== null)
    throw new Invalid(
      `Cannot make the mailbox "${text}": leave out the plus, every tag of an address leads to it`,
    );
  return parts.address;
}

function sendersIn(text: string): string[] {
  const senders = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  const wrong = senders.find((sender) => !/^([^\s@]*@)?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(sender));
  if (wrong) throw new Invalid(`Cannot save the mailbox: "${wrong}" is neither an address nor a domain`);
  if (senders.length > SENDERS) throw new Invalid(`Cannot save the mailbox: a list holds ${SENDERS} senders`);
  return senders;
}
