import { type Matrix, movedBox } from "./geometry.ts";
import { END, type Glyphs, INK, LEFTWARD, placeOf } from "./glyphs.ts";
import type { PdfDocument } from "./pdfium.ts";

/** Ends the last letter of each span where the last of its objects ends: PDFium gives all of them the place of the first. */
export function stretched(pdf: PdfDocument, glyphs: Glyphs): Glyphs {
  const { count, texts, styles, places } = glyphs;
  for (let glyph = 0; glyph < count; glyph++) {
    const { angle, mark } = styles[glyph]!;
    const span = mark?.span;
    if (span?.told?.glyph !== glyph || angle !== 0 || LEFTWARD.test(texts[glyph]!)) continue;
    const at = placeOf(glyph);
    const end = Math.max(...span.objects.map((object) => endOf(pdf, object, mark!.toShown)));
    places[at + INK + 2] = Math.max(places[at + INK + 2]!, end);
    places[at + END] = Math.max(places[at + END]!, end);
  }
  return glyphs;
}

/** Where a text object ends to the right, as shown. */
function endOf({ lib, memory, scratch }: PdfDocument, object: number, toShown: Matrix): number {
  if (!lib.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return -Infinity;
  const [x0, y0, x1, y1] = memory.HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
  return movedBox(toShown, [x0!, y0!, x1!, y1!])[2];
}
