/** A PNG of one bit a point, which deflates to nearly nothing. */
export function blackPng(side: number): Uint8Array {
  const row = 1 + Math.ceil(side / 8);
  const data = Bun.deflateSync(new Uint8Array(row * side), { windowBits: 15, level: 9 } as never);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  header.set([1, 0, 0, 0, 0], 8);
  const zlib = new Uint8Array([0x78, 0xda, ...data, ...adler(row * side)]);
  return new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk("IHDR", header),
    ...chunk("IDAT", zlib),
    ...chunk("IEND", new Uint8Array()),
  ]);
}

/** Adler-32 of so many zeros. */
function adler(length: number): number[] {
  const high = length % 65521;
  return [high >> 8, high & 255, 0, 1];
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  const out = new Uint8Array(body.length + 8);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(body, 4);
  view.setUint32(body.length + 4, Bun.hash.crc32(body));
  return out;
}
