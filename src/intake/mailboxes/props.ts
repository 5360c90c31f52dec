import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { ImapProps, MailboxPageProps, MailboxRowProps } from "../../../views/mailbox.tsx";
import { connectionsOf } from "../../erp/mod.ts";
import { type Mailbox, mailboxOf, mailsOf } from "../../mail/mod.ts";
import { imapSettings, imapState } from "../imap/settings.ts";

/** Mails that a mailbox's page shows, and whose tags the list shows. */
const LAST = 10;

/** Every mailbox of the organization. */
export async function mailboxRows(tx: Tx): Promise<MailboxRowProps[]> {
  const { rows } = await sql<Mailbox & { connection: string; last: Date | null; tags: string[] }>`
    select mailboxes.*, erp_connections.name as connection, latest.last, coalesce(latest.tags, '{}') as tags
    from mailboxes join erp_connections on erp_connections.id = erp_connection_id
    cross join lateral (
      select max(received_at) as last, array_agg(distinct subaddress) filter (where subaddress <> '') as tags
      from (select received_at, subaddress from mails where mailbox_id = mailboxes.id
        order by created_at desc limit ${LAST}) as newest) as latest
    order by mailboxes.created_at, mailboxes.id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    name: row.name,
    connectionName: row.connection,
    active: row.active,
    imap: imapProps(row),
    lastMailAt: row.last,
    tags: row.tags,
  }));
}

/** The connections that a mailbox's orders may go to. */
export async function connectionChoices(tx: Tx): Promise<{ id: string; name: string }[]> {
  return (await connectionsOf(tx).execute()).map(({ id, name }) => ({ id, name }));
}

/** One mailbox with its settings and last mails. Throws `NotFound`. */
export async function mailboxPage(
  tx: Tx,
  id: string,
): Promise<Omit<MailboxPageProps, "shell" | "admin" | "checked">> {
  const mailbox = await mailboxOf(tx, id);
  const [row] = (await mailboxRows(tx)).filter((each) => each.id === mailbox.id);
  const mails = await mailsOf(tx, { viewer: { userId: null }, limit: LAST, mailboxId: mailbox.id });
  return {
    mailbox: {
      ...row!,
      connectionId: mailbox.erp_connection_id,
      allowed: mailbox.senders_allowed,
      blocked: mailbox.senders_blocked,
    },
    connections: await connectionChoices(tx),
    mails: mails.map((mail) => ({
      ...mail,
      from: mail.from_address || mail.envelope_from,
      receivedAt: mail.received_at,
    })),
  };
}

function imapProps(mailbox: Mailbox): ImapProps | null {
  const settings = imapSettings(mailbox.imap);
  if (!settings) return null;
  const { password: _, ...shown } = settings;
  const { checkedAt, error = null } = imapState(mailbox.imap_state);
  return { ...shown, checkedAt: checkedAt ? new Date(checkedAt) : null, error };
}
