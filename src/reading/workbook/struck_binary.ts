import { CFB } from "@e965/xlsx";

/** The fill that cells are given which are struck out: a rare one that the library tells of. */
export const STRUCK_FILL = "gray0625";
/** Its number in a workbook, in the uppermost six bits of a byte. */
const FILL = 18 << 2;

/** Records of XLS. */
const [FONT, LOOK, LOCKED, END] = [0x31, 0xe0, 0x2f, 0x0a];
/** Bytes of a record of how cells look, since 1997. */
const LOOK_BYTES = 20;
/** A record of a font in XLSB. */
const BINARY_FONT = 43;
/** Of a font's marks, in both. */
const STRIKE = 0x08;

interface MarkedXls {
  bytes: Uint8Array;
  /** A font that strikes out looks at no whole cell: words within cells may have it. */
  unsure: boolean;
}

/** An XLS workbook that tells of cells struck out by a fill of their own; null where none are. */
export function struckXls(bytes: Uint8Array): MarkedXls | null {
  const stream = streamOf(bytes);
  const records = stream ? [...recordsOf(stream)] : [];
  const fonts = records.filter(({ kind }) => kind === FONT);
  const struck = fonts.flatMap(({ from }, i) => (stream![from + 2]! & STRIKE ? [fontNumber(i)] : []));
  if (struck.length === 0 || records.some(({ kind }) => kind === LOCKED)) return null;
  const marked = Uint8Array.from(stream!);
  const used = new Set<number>();
  for (const { kind, from, length } of records) {
    if (kind !== LOOK || length < LOOK_BYTES) continue;
    const font = marked[from]! | (marked[from + 1]! << 8);
    used.add(font);
    marked[from + 17] = (marked[from + 17]! & 0x03) | (struck.includes(font) ? FILL : 0);
  }
  return { bytes: marked, unsure: struck.some((font) => !used.has(font)) };
}

/** The font after the fourth has the number 5, as the file's makers would have it. */
function fontNumber(at: number): number {
  return at < 4 ? at : at + 1;
}

/** What an XLS workbook holds in its file; null for other files. */
function streamOf(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xd0) return null;
  try {
    const file = CFB.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { type: "buffer" });
    const found = CFB.find(file, "/Workbook");
    return found ? Uint8Array.from(found.content as ArrayLike<number>) : null;
  } catch {
    return null;
  }
}

/** The records that all sheets share. */
function* recordsOf(stream: Uint8Array) {
  for (let at = 0; at + 4 <= stream.length; ) {
    const kind = stream[at]! | (stream[at + 1]! << 8);
    const length = stream[at + 2]! | (stream[at + 3]! << 8);
    if (kind === END) return;
    yield { kind, from: at + 4, length };
    at += 4 + length;
  }
}

/** Whether the styles of an XLSB workbook have a font that strikes out; which cells it looks at can't be told. */
export function hasStruckFont(styles: Uint8Array): boolean {
  let at = 0;
  const number = (most: number) => {
    let value = 0;
    for (let i = 0; i < most; i++) {
      const byte = styles[at++] ?? 0;
      value |= (byte & 0x7f) << (7 * i);
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < styles.length) {
    const [kind, length] = [number(2), number(4)];
    if (kind === BINARY_FONT && styles[at + 2]! & STRIKE) return true;
    at += length;
  }
  return false;
}
