import { tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { keepMail, type Mailbox, mailboxFor } from "../mail/mod.ts";

/** Who a mail is for, by its envelope. */
export interface Addressee {
  mailbox: Mailbox;
  /** The tag; null: none. */
  subaddress: string | null;
  /** As it was written. */
  address: string;
}

/** A mail as it came in. */
export interface Arrival {
  to: Addressee[];
  /** Empty for bounces. */
  envelopeFrom: string;
  raw: Uint8Array;
}

/** The mailbox that a recipient means, active or not; null: there is none. */
export async function addresseeOf({ db }: App, address: string): Promise<Addressee | null> {
  const found = await mailboxFor(db, address);
  return found && { ...found, address };
}

/** Keeps a mail once in each mailbox it is for, with a tag where one of its addresses has one; it is durable when this returns. */
export async function arrive(app: App, { to, envelopeFrom, raw }: Arrival): Promise<void> {
  const tagged = to.toSorted((a, b) => Number(a.subaddress !== null) - Number(b.subaddress !== null));
  const mailboxes = new Map(tagged.map((addressee) => [addressee.mailbox.id, addressee]));
  for (const { mailbox, subaddress, address } of mailboxes.values()) {
    const { mailId, duplicate } = await tenant(app.db, mailbox.idp_organization_id, (tx) =>
      keepMail(tx, { mailbox, subaddress, envelopeFrom, envelopeTo: address, raw }),
    );
    const mail = { mailId, mailboxId: mailbox.id, organizationId: mailbox.idp_organization_id };
    app.log.info(duplicate ? "mail came again" : "mail kept", { ...mail, bytes: raw.byteLength });
  }
}
