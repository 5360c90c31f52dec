import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Tx } from "../../../db/mod.ts";
import type { Mailbox } from "../../mail/mod.ts";

/** How a mailbox elsewhere is reached, as `mailboxes.imap` holds it. */
const IMAP_SETTINGS = Type.Object({
  host: Type.String(),
  port: Type.Integer(),
  /** "none" sends the password in the clear: for servers of one's own network alone. */
  security: Type.Union([Type.Literal("tls"), Type.Literal("starttls"), Type.Literal("none")]),
  user: Type.String(),
  /** Sealed with `CREDENTIALS_KEY`. */
  password: Type.String(),
  folder: Type.String(),
});
export type ImapSettings = Static<typeof IMAP_SETTINGS>;

/** Where the poller stands in a folder, as `mailboxes.imap_state` holds it. */
const IMAP_STATE = Type.Object({
  /** Changes when the server numbers its mails anew. */
  uidValidity: Type.Optional(Type.String()),
  lastUid: Type.Optional(Type.Integer()),
  checkedAt: Type.Optional(Type.String()),
  /** Why the last try failed, for people. */
  error: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  failures: Type.Optional(Type.Integer()),
  /** Not tried before. */
  nextAt: Type.Optional(Type.String()),
});
export type ImapState = Static<typeof IMAP_STATE>;

/** The settings of a mailbox; null: it isn't polled. */
export function imapSettings(value: unknown): ImapSettings | null {
  return Value.Check(IMAP_SETTINGS, value) ? value : null;
}

/** Where the poller stands; nowhere yet when that can't be read. */
export function imapState(value: unknown): ImapState {
  return Value.Check(IMAP_STATE, value) ? value : {};
}

/** Notes where the poller stands; false: the mailbox is read from elsewhere by now, or no more, and the place is none of its own. */
export async function saveState(tx: Tx, { id, imap }: Mailbox, state: ImapState): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("mailboxes")
    .set({ imap_state: state })
    .where("id", "=", id)
    .where("imap", "=", imap)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
