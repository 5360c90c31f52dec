import type { Box, Word } from "../reading.ts";
import { area, type PageFrame, shared } from "./geometry.ts";
import type { Marks } from "./marks.ts";
import type { Color, Style } from "./set.ts";
import type { SetWords } from "./words.ts";

type Hidden = Exclude<Word["hidden"], undefined>;

const WHITE: Color = [255, 255, 255];
/** Points. */
const TINY = 1;
/** Least difference of a colour part that is seen. */
const SEEN = 24;
const COVERED_SHARE = 0.8;
const SCAN_SHARE = 0.5;
const MOSTLY_SHARE = 0.8;
const FEW_WORDS = 15;
const DRAWING_PARTS = 50;

/** What a person sees of a page: text; or a picture or drawing, with words that another program recognized, with a few words beside it, or with none. */
export type Look = "text" | "picture" | "drawing" | "recognized" | "mostly";

/** Marks the words that a person would not see, gives the others the width that is seen of them, and tells what the page is. Words recognized in a scan count as seen. */
export function markHidden(
  { words, styles }: SetWords,
  { marks, frame }: { marks: Marks; frame: PageFrame },
): Look {
  const page: Box = [0, 0, frame.width, frame.height];
  for (const [i, word] of words.entries()) {
    const hidden = hiddenBy(word, { style: styles[i]!, marks, page });
    if (hidden) word.hidden = hidden;
    else word.box = cutOff(word.box, marks.texts.get(styles[i]!.object)?.clip ?? page);
  }
  const pictured = marks.pictures.reduce((sum, box) => sum + area(box), 0) / area(page);
  const seen = words.filter(({ hidden }) => !hidden).length;
  const layer = words.filter((word) => isLayer(word, marks));
  if (pictured >= SCAN_SHARE && layer.length > seen * 10) {
    for (const word of layer) delete word.hidden;
    return "recognized";
  }
  if (seen === 0 && marks.pictures.length > 0) return "picture";
  if (seen === 0 && marks.drawn > DRAWING_PARTS) return "drawing";
  return pictured >= MOSTLY_SHARE && seen < FEW_WORDS ? "mostly" : "text";
}

function hiddenBy(
  word: Word,
  { style, marks, page }: { style: Style; marks: Marks; page: Box },
): Hidden | null {
  const size = area(word.box);
  const text = marks.texts.get(style.object);
  if (style.invisible || text?.drawn === false) return "invisible";
  if (shared(word.box, page) < size / 4) return "outside";
  if (text && shared(word.box, text.clip) < size / 10) return "outside";
  if (word.size <= TINY) return "tiny";
  const order = text?.order ?? Number.POSITIVE_INFINITY;
  let ground: Color | null = WHITE;
  for (let i = marks.paints.length - 1; i >= 0; i--) {
    const paint = marks.paints[i]!;
    if (!covers(paint.box, word.box, size)) continue;
    if (paint.order > order) return "covered";
    ground = paint.color;
    break;
  }
  return ground && style.color && isSame(ground, style.color) ? "background" : null;
}

/** What is seen of a word's width where a cell too narrow for its text cuts it off. */
function cutOff([x0, y0, x1, y1]: Box, [left, , right]: Box): Box {
  return [Math.max(x0, left), y0, Math.min(x1, right), y1];
}

/** Text that a recognizing program laid under or over its picture. */
function isLayer({ hidden, box }: Word, marks: Marks) {
  return (
    (hidden === "invisible" || hidden === "covered") &&
    marks.pictures.some((picture) => covers(picture, box, area(box)))
  );
}

function covers(over: Box, box: Box, size: number) {
  return shared(over, box) >= COVERED_SHARE * size;
}

function isSame(a: Color, b: Color) {
  return Math.abs(a[0] - b[0]) < SEEN && Math.abs(a[1] - b[1]) < SEEN && Math.abs(a[2] - b[2]) < SEEN;
}
