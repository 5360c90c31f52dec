/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

const [WIDTH, HEIGHT] = [256, 257];
const SHORT = 3;

/** The sizes of the pages of a TIFF file; null for a page that is damaged. */
export function tiffSizes(bytes: Uint8Array, most: number): (Size | null)[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  const sizes: (Size | null)[] = [];
  const seen = new Set<number>();
  try {
    let at = view.getUint32(4, little);
    while (at !== 0 && !seen.has(at) && sizes.length < most) {
      seen.add(at);
      const fields = view.getUint16(at, little);
      sizes.push(sizeAt(view, { at: at + 2, fields, little }));
      at = view.getUint32(at + 2 + fields * 12, little);
    }
  } catch {
    sizes.push(null);
  }
  return sizes;
}

function sizeAt(view: DataView, { at, fields, little }: { at: number; fields: number; little: boolean }) {
  const size: Size = { width: 0, height: 0 };
  for (let i = 0; i < fields; i++) {
    const field = at + i * 12;
    const tag = view.getUint16(field, little);
    const short = view.getUint16(field + 2, little) === SHORT;
    const value = short ? view.getUint16(field + 8, little) : view.getUint32(field + 8, little);
    if (tag === WIDTH) size.width = value;
    if (tag === HEIGHT) size.height = value;
  }
  return size.width > 0 && size.height > 0 ? size : null;
}
