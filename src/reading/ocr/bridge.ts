import { look, STRETCH, textOf } from "./look.ts";
import type { Raster } from "./raster.ts";
import type { Segment } from "./segments.ts";
import type { Seen } from "./tesseract.ts";

/** Of the segment's height: marks inside numbers and codes leave no wider gap. */
const WIDEST = 0.75;
const MARK = /[.,/-]/;
/** Of the segment's height: beside a mark there is less room than in a space. */
const SPACE = 0.2;
/** Paper is no darker, the palest mark is. */
const WHITE = 240;

/** Words as seen, but numbers and codes made whole that a pale mark parted: "2025" and "8060" of "2025-8060". */
export async function bridged(paper: Raster, segment: Segment, words: Seen[]): Promise<Seen[]> {
  const whole: Seen[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const isOpen = last && isParted(segment, last, word) && !isSpaced(paper, segment, [last, word]);
    const mark = isOpen ? await markBetween(paper, segment, [last, word]) : "";
    if (last && mark) whole[whole.length - 1] = withMark(last, word, mark);
    else whole.push(word);
  }
  return whole;
}

/** Digits, or a digit and a capital, stand on both sides of a gap that is narrow. */
function isParted({ box }: Segment, before: Seen, { text, x0 }: Seen): boolean {
  const meeting = `${before.text.at(-1)}${text[0]}`;
  return x0 - before.x1 < WIDEST * (box[3] - box[1]) && /^(\d[\d\p{Lu}]|\p{Lu}\d)$/u.test(meeting);
}

/** Whether a space stands between two words: paper alone, and more of it than there is beside a mark. */
export function isSpaced({ width, data }: Raster, { box }: Segment, [{ x1 }, { x0 }]: [Seen, Seen]): boolean {
  const [from, to] = [Math.ceil(x1) + 1, Math.floor(x0) - 1];
  if (to - from < SPACE * (box[3] - box[1])) return false;
  for (let y = box[1]; y < box[3]; y++)
    if (data.subarray(y * width + from, y * width + to).some((value) => value < WHITE)) return false;
  return true;
}

/** The mark that PP-OCR sees between two words, as all else of them is what was seen; nothing where it sees none. */
async function markBetween(paper: Raster, segment: Segment, [before, after]: [Seen, Seen]): Promise<string> {
  const { text } = textOf(await look(paper, segment, { x0: before.x0, x1: after.x1, stretch: STRETCH }));
  const [first, second] = [bare(before.text), bare(after.text)];
  if (bare(text) !== first + second) return "";
  let letters = 0;
  const at = [...text].findIndex((letter) => !MARK.test(letter) && letters++ === first.length);
  return MARK.exec(text[at - 1] ?? "")?.[0] ?? "";
}

function bare(text: string): string {
  return text.replace(/[.,/-]/g, "");
}

function withMark(before: Seen, after: Seen, mark: string): Seen {
  return {
    text: before.text + mark + after.text,
    x0: before.x0,
    x1: after.x1,
    sure: Math.min(before.sure, after.sure),
  };
}
