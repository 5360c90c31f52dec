import { crc32, inflateRawSync } from "node:zlib";

/** One part of a zip archive, as its directory tells. */
export interface ZipEntry {
  name: string;
  /** Bytes, as declared: not to be trusted. */
  size: number;
  packed: number;
  method: number;
  /** CRC-32 of what it holds. */
  check: number;
  /** Where its local header starts. */
  at: number;
}

/** The parts inflate to more bytes than allowed, whatever their directory declares. */
export class ZipTooLarge extends Error {}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_BYTES = 22;
const COMMENT_BYTES = 65_535;
const [STORED, DEFLATED] = [0, 8];
const UTF8_NAMES = 0x0800;
const IN_EXTRA = 0xffffffff;

/** The directory of a zip archive; null when there is none. */
export function zipEntries(bytes: Uint8Array, most: number): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === CENTRAL && entries.length <= most) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const entry: ZipEntry = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true),
      check: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    if (entry.size === IN_EXTRA || entry.packed === IN_EXTRA) fromExtra(view, entry, at + 46 + name);
    entries.push(entry);
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** What a part holds. Throws `ZipTooLarge` as soon as it grows beyond `most` bytes, and an error when it is damaged. */
export function inflated(bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array {
  const part = unpacked(packedOf(bytes, entry), entry, most);
  if (crc32(part) !== entry.check) throw new Error(`The part "${entry.name}" is damaged`);
  return part;
}

function packedOf(bytes: Uint8Array, { name, at, packed }: ZipEntry) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(at, true) !== LOCAL) throw new Error(`The part "${name}" is not where it should be`);
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return bytes.subarray(start, start + packed);
}

function unpacked(packed: Uint8Array, { name, method }: ZipEntry, most: number): Uint8Array {
  if (packed.length > 0 && most < 1) throw new ZipTooLarge();
  if (method === STORED && packed.length > most) throw new ZipTooLarge();
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error(`The part "${name}" is packed in an unknown way`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? new ZipTooLarge() : error;
  }
}

/** A zip archive of unpacked parts. */
export function storedZip(parts: { name: string; bytes: Uint8Array }[]): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of parts) {
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = Buffer.concat([mark(LOCAL), common, title]);
    locals.push(local, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    central.push(Buffer.concat([mark(CENTRAL), Buffer.from([20, 0]), common, place, title]));
    at += local.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

function endOf(view: DataView) {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES); at--)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

/** Sizes beyond 4 GB, or written by a program that didn't know them beforehand, stand in an extra field. */
function fromExtra(view: DataView, entry: ZipEntry, at: number) {
  if (at + 20 > view.byteLength || view.getUint16(at, true) !== 1) return;
  let next = at + 4;
  for (const field of ["size", "packed"] as const) {
    if (entry[field] !== IN_EXTRA || next + 8 > view.byteLength) continue;
    entry[field] = Number(view.getBigUint64(next, true));
    next += 8;
  }
}

function mark(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
