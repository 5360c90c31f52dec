import type { Undrawn } from "../reading.ts";
import { END, type Glyphs, placeOf } from "./glyphs.ts";

/** Letters that PDFium has no font of its own for: those after the Latin ones, but not the marks among these. */
const UNDRAWN = /[\u0370-\u1cff\u2e80-\uffef]/;
/** In multiples of the font size: no more stands between letters of one piece. */
const GAP = 0.3;

/** Pieces of a page's writing that its picture lacks: upright letters of fonts that the file names and doesn't bring. */
export function undrawnOf({ count, texts, styles, places }: Glyphs): Undrawn[] {
  const pieces: Undrawn[] = [];
  let end = -1;
  for (let glyph = 0; glyph < count; glyph++) {
    const { lent, invisible, angle, size, across } = styles[glyph]!;
    if (!lent || invisible || angle !== 0 || !UNDRAWN.test(texts[glyph]!)) continue;
    const at = placeOf(glyph);
    const [left, right] = [places[at]!, places[at + END]!];
    const last = pieces.at(-1);
    const goesOn =
      end === glyph - 1 && last && last.y === round(across) && Math.abs(left - last.x1) < GAP * size;
    if (goesOn) Object.assign(last, { text: last.text + texts[glyph]!, x1: round(right) });
    else
      pieces.push({
        text: texts[glyph]!,
        x0: round(left),
        x1: round(right),
        y: round(across),
        size: round(size),
      });
    end = glyph;
  }
  return pieces;
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
