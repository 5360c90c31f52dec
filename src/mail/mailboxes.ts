import type { Selectable } from "kysely";
import { type Database, type Db, everywhere, type Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { isUuid } from "../formats.ts";

/** An address that orders are sent to; its id is the contract's `aliasId`. */
export type Mailbox = Selectable<Database["mailboxes"]>;

/** The parts of an address: `Orders+acme@Example.com` is `orders@example.com` with the tag `acme`. Null for what is no address. */
export function splitPlus(address: string): { address: string; subaddress: string | null } | null {
  const at = address.lastIndexOf("@");
  if (at < 1 || at === address.length - 1) return null;
  let local = address.slice(0, at);
  if (/^".*"$/.test(local)) local = local.slice(1, -1).replace(/\\(.)/g, "$1");
  const plus = local.indexOf("+", 1);
  const name = plus < 0 ? local : local.slice(0, plus);
  return {
    address: `${name}@${address.slice(at + 1)}`.toLowerCase(),
    subaddress: plus < 0 ? null : local.slice(plus + 1),
  };
}

/** The mailbox of an envelope's recipient, of whatever organization, active or not; null when there is none. */
export async function mailboxFor(
  db: Db,
  recipient: string,
): Promise<{ mailbox: Mailbox; subaddress: string | null } | null> {
  const parts = splitPlus(recipient);
  if (!parts) return null;
  const mailbox = await everywhere(db, (tx) =>
    tx.selectFrom("mailboxes").selectAll().where("address", "=", parts.address).executeTakeFirst(),
  );
  return mailbox ? { mailbox, subaddress: parts.subaddress } : null;
}

/** A mailbox of whatever organization; null when there is none. */
export async function mailboxWithId(db: Db, id: string): Promise<Mailbox | null> {
  if (!isUuid(id)) return null;
  const found = await everywhere(db, (tx) =>
    tx.selectFrom("mailboxes").selectAll().where("id", "=", id).executeTakeFirst(),
  );
  return found ?? null;
}

/** One of the organization's mailboxes. Throws `NotFound`. */
export async function mailboxOf(tx: Tx, id: string): Promise<Mailbox> {
  const found = isUuid(id)
    ? await tx.selectFrom("mailboxes").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!found) throw new NotFound("There is no such mailbox");
  return found;
}

/** Whether a list of addresses and domains (`ann@example.com`, `example.com`, `@example.com`) names the sender; its subdomains too. */
export function senderIs(list: readonly string[], sender: string): boolean {
  const address = sender.toLowerCase();
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return list.some((entry) => {
    const named = entry.trim().toLowerCase().replace(/^@/, "");
    return named.includes("@") ? named === address : domain === named || domain.endsWith(`.${named}`);
  });
}
