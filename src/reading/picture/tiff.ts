/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

const [WIDTH, HEIGHT, ACROSS, DOWN] = [256, 257, 282, 283];
const SHORT = 3;
/** Telefaxes have twice as many dots across as down, or four times; more is a mistake. */
const MOST_UNLIKE = 4.5;
/** From here on a difference is seen. */
const UNLIKE = 1.1;

/** The sizes of the pages of a TIFF file as they are seen; null for a page that is damaged. */
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
  const dots = { across: 0, down: 0 };
  for (let i = 0; i < fields; i++) {
    const field = at + i * 12;
    const tag = view.getUint16(field, little);
    const short = view.getUint16(field + 2, little) === SHORT;
    const value = short ? view.getUint16(field + 8, little) : view.getUint32(field + 8, little);
    if (tag === WIDTH) size.width = value;
    if (tag === HEIGHT) size.height = value;
    if (tag === ACROSS) dots.across = ratioAt(view, value, little);
    if (tag === DOWN) dots.down = ratioAt(view, value, little);
  }
  return size.width > 0 && size.height > 0 ? squared(size, dots) : null;
}

function ratioAt(view: DataView, at: number, little: boolean) {
  return at + 8 <= view.byteLength ? view.getUint32(at, little) / view.getUint32(at + 4, little) : 0;
}

/** The size with as many dots an inch down as across, as it is seen. */
function squared({ width, height }: Size, { across, down }: { across: number; down: number }): Size {
  const ratio = across / down;
  if (ratio > UNLIKE && ratio < MOST_UNLIKE) return { width, height: Math.round(height * ratio) };
  if (1 / ratio > UNLIKE && 1 / ratio < MOST_UNLIKE) return { width: Math.round(width / ratio), height };
  return { width, height };
}
