import { ACROSS, ALONG, type Glyphs, placeOf } from "./glyphs.ts";

/** So many letters hold the text objects of a page, on average, where objects are texts and no single letters. */
const LETTERS = 3;
/** Lines on which texts begin at one place, where that place is a column's. */
const LINES = 3;
/** In points: places are the same. */
const SAME = 0.1;

/** Other signs, such as a half, may go on with what is before them in a font that has them. */
const OPENS = /[\p{L}\p{Nd}]/u;

interface Start {
  glyph: number;
  x: number;
  line: number;
  /** The text object before it on its line, where no white parts the two. */
  touched: string;
}

/** Marks the glyphs that begin a text object of their own where other lines have one begin too, behind other texts, or with a capital behind a small letter: what touches them is the cell before. */
export function cellStarts(glyphs: Glyphs, touches: (glyph: number) => boolean): Uint8Array {
  const marked = new Uint8Array(glyphs.count);
  const starts = startsOf(glyphs, touches);
  if (glyphs.leftward || glyphs.count < LETTERS * starts.length) return marked;
  for (const column of columnsOf(starts)) {
    const lines = new Set(column.map(({ line }) => line)).size;
    const isColumn = lines >= LINES && new Set(column.map(({ touched }) => touched)).size > 1;
    for (const { glyph } of column)
      if ((isColumn && OPENS.test(glyphs.texts[glyph]!)) || opensWord(glyphs, glyph)) marked[glyph] = 1;
  }
  return marked;
}

function startsOf({ count, styles, texts, places }: Glyphs, touches: (glyph: number) => boolean): Start[] {
  const starts: Start[] = [];
  for (let [glyph, before] = [0, 0]; glyph < count; glyph++) {
    if (glyph > 0 && styles[glyph]!.object === styles[glyph - 1]!.object) continue;
    const at = placeOf(glyph);
    const touched = glyph > 0 && touches(glyph) ? texts.slice(before, glyph).join("") : "";
    starts.push({ glyph, x: places[at + ALONG]!, line: Math.round(places[at + ACROSS]!), touched });
    before = glyph;
  }
  return starts;
}

/** The starts by their place along the lines. */
function columnsOf(starts: Start[]): Start[][] {
  const columns: Start[][] = [];
  for (const start of starts.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && start.x - last.at(-1)!.x < SAME) last.push(start);
    else columns.push([start]);
  }
  return columns;
}

/** Whether a capital stands behind a small letter, or before one behind a capital: "DescriptionQty", "UOMUnit". */
function opensWord({ texts, styles }: Glyphs, glyph: number): boolean {
  if (styles[glyph - 1]?.size !== styles[glyph]!.size) return false;
  const around = texts.slice(glyph - 1, glyph + 2).join("");
  return /^(\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll})/u.test(around);
}
