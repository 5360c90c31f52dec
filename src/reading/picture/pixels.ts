import { inflateSync } from "node:zlib";

/** Decoded pixels of one to four bytes each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  /** 1 grey, 2 grey and opacity, 3 red green blue, 4 these and opacity. */
  channels: number;
  data: Uint8Array;
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const DATA = 0x49444154;

/** The pixels of a picture. Bun decodes and scales it, and gives a PNG out of which they are taken. */
export async function pixelsOf(image: Bun.Image): Promise<Pixels> {
  const png = await image.png({ compressionLevel: 0 }).bytes();
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = CHANNELS[png[25]!]!;
  const parts: Uint8Array[] = [];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === DATA) parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const rows = inflateSync(Buffer.concat(parts));
  const line = width * channels;
  const data = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    unfilter(rows, y * (line + 1), { line, channels });
    data.set(rows.subarray(y * (line + 1) + 1, (y + 1) * (line + 1)), y * line);
  }
  return { width, height, channels, data };
}

/** Undoes a PNG row's filter in place. */
function unfilter(rows: Uint8Array, start: number, { line, channels }: { line: number; channels: number }) {
  const filter = rows[start]!;
  if (filter === 0) return;
  const above = start - line - 1;
  for (let i = 1; i <= line; i++) {
    const left = i > channels ? rows[start + i - channels]! : 0;
    const up = above >= 0 ? rows[above + i]! : 0;
    const corner = above >= 0 && i > channels ? rows[above + i - channels]! : 0;
    rows[start + i] = rows[start + i]! + predicted(filter, { left, up, corner });
  }
}

function predicted(filter: number, { left, up, corner }: { left: number; up: number; corner: number }) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
