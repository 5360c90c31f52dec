import { type Mailbox, splitPlus } from "../../mail/mod.ts";

/** Bytes that are looked through. */
const HEADER_BYTES = 256 * 1024;
/** How it reached its folder. */
const DELIVERED = /^(?:delivered-to|x-original-to|envelope-to):[^\r\n]*(?:\r?\n[ \t]+[^\r\n]+)*/gim;
/** Whom its sender wrote to. */
const WRITTEN = /^(?:to|cc):[^\r\n]*(?:\r?\n[ \t]+[^\r\n]+)*/gim;
const ADDRESS = /[^\s<>,;:"()[\]]+@[^\s<>,;:"()[\]]+/g;

/** A mailbox that a mail is for. */
export interface Addressed<Box> {
  mailbox: Box;
  /** With its tag where one of the headers has one. */
  address: string;
  subaddress: string | null;
}

/**
 * The mailboxes that a mail is for, of those of one organization: whom it was delivered to, or else everybody it was written
 * to. None of them: it was forwarded to the one that was `read`.
 */
export function addressedTo<Box extends Pick<Mailbox, "id" | "address">>(
  raw: Uint8Array,
  { mailboxes, read }: { mailboxes: Box[]; read: Box },
): Addressed<Box>[] {
  const header = headerOf(raw);
  const [delivered, written] = [DELIVERED, WRITTEN].map((fields) => namedIn(header, fields, mailboxes));
  const meant = [delivered!, written!].find(({ length }) => length) ?? [];
  const found = meant.length ? meant : [{ mailbox: read, address: read.address, subaddress: null }];
  const tagged = [...delivered!, ...written!].filter(({ subaddress }) => subaddress);
  const all = found.map((each) => tagged.find(({ mailbox }) => mailbox.id === each.mailbox.id) ?? each);
  return [...new Map(all.map((each) => [each.mailbox.id, each])).values()];
}

function namedIn<Box extends Pick<Mailbox, "address">>(
  header: string,
  fields: RegExp,
  mailboxes: Box[],
): Addressed<Box>[] {
  const addresses = (header.match(fields) ?? []).flatMap((field) => field.match(ADDRESS) ?? []);
  return addresses.flatMap((address) => {
    const parts = splitPlus(address);
    const mailbox = mailboxes.find((each) => each.address === parts?.address);
    return mailbox && parts ? [{ mailbox, address, subaddress: parts.subaddress }] : [];
  });
}

function headerOf(raw: Uint8Array): string {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEADER_BYTES));
  const [header = ""] = head.toString("latin1").split(/\r?\n\r?\n/, 1);
  return header;
}
