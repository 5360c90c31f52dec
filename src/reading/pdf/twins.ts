import type { Box } from "../reading.ts";
import { inkOf } from "./glyphs.ts";
import type { PdfDocument } from "./pdfium.ts";
import type { TextMark } from "./set.ts";

/** PDFium looks back over so many texts for the same one at the same place, and gives the letters of the first alone. */
const BACK = 5;
/** Points. */
const NEAR = 0.1;

/** Sets text that is drawn again at its place, as over its own shadow, as it is drawn last: that is what is seen. */
export function setAsLast(pdf: PdfDocument, texts: Map<number, TextMark>) {
  if (texts.values().every(({ style }) => style)) return;
  const all = [...texts];
  for (const [i, [object, mark]] of all.entries()) {
    const box = mark.style ? null : boxOf(pdf, object);
    if (!box) continue;
    const before = all.slice(Math.max(0, i - BACK), i).flatMap(([, { style }]) => style ?? []);
    const first = before.find((style) => isSame(boxOf(pdf, style.object), box));
    if (first) Object.assign(first, inkOf(pdf, object), { mark });
  }
}

/** Null: nothing is drawn. */
function boxOf({ lib, memory, scratch }: PdfDocument, object: number): Box | null {
  if (!lib.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
  const at = scratch / 4;
  const [x0, y0, x1, y1] = memory.HEAPF32.subarray(at, at + 4) as unknown as Box;
  return x1 > x0 && y1 > y0 ? [x0, y0, x1, y1] : null;
}

function isSame(a: Box | null, b: Box) {
  return a?.every((side, i) => Math.abs(side - b[i]!) < NEAR) ?? false;
}
