import { splitPlus } from "../../mail/mod.ts";

/** Bytes that are looked through. */
const HEADER_BYTES = 256 * 1024;
const FIELDS = /^(?:delivered-to|x-original-to|envelope-to|to|cc):[^\r\n]*(?:\r?\n[ \t]+[^\r\n]+)*/gim;
const ADDRESS = /[^\s<>,;:"()[\]]+@[^\s<>,;:"()[\]]+/g;

/** The address by which a mail reached `mailbox`, with its tag where one of its headers has one. */
export function addressedAs(
  raw: Uint8Array,
  mailbox: string,
): { address: string; subaddress: string | null } {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEADER_BYTES)).toString(
    "latin1",
  );
  const [header = ""] = text.split(/\r?\n\r?\n/, 1);
  const addresses = (header.match(FIELDS) ?? []).flatMap((field) => field.match(ADDRESS) ?? []);
  for (const address of addresses) {
    const parts = splitPlus(address);
    if (parts?.address === mailbox && parts.subaddress) return { address, subaddress: parts.subaddress };
  }
  return { address: mailbox, subaddress: null };
}
