import type { Word } from "../reading.ts";

/** Specks before a figure, and a dash, which must be doubtful; a colon for its point. */
const SPECK = /^[.,:;'’‘`·]+(?=\d)/u;
const DASH = /^[-–.,:;'’‘`·]+(?=\d)/u;
const COLON = /^(\d[\d.,]*):(?=\d{2}$)/;
const FIGURE = /^\p{Sc}?(\d[\d.,]*)\p{Sc}?$/u;
/** So sure print is read. */
const SURE = 0.8;
/** A person still looks: the figure was not read so, but worked out. */
export const WORKED_OUT = 0.75;
/** Of a product's last place; of what is larger, so little. */
const [CENT, SHARE] = [0.0051, 1e-6];

/** Figures with a speck before them, or a colon for their point, are read without where only so they and two others of their row are a product: "-14 76.56 1,071.84", "8 .2.34 18.72". */
export function withoutSpecks(words: Word[]): Word[] {
  return words.map((word) => {
    const text = word.text.replace(isSure(word) ? SPECK : DASH, "").replace(COLON, "$1.");
    if (text === word.text || !FIGURE.test(text)) return word;
    const beside = words.filter((other) => other !== word && isBeside(other, word)).flatMap(figuresOf);
    const isProven = (each: string) => figuresOf({ text: each }).some((value) => isInProduct(value, beside));
    if (!isProven(text) || isProven(word.text.replace(/^[.,](?=\d+$)/, "0."))) return word;
    return { ...word, text, confidence: Math.min(word.confidence ?? 1, WORKED_OUT) };
  });
}

function isSure({ confidence = 1 }: Word): boolean {
  return confidence >= SURE;
}

/** Whether two words stand in one row. */
export function isBeside({ box: [, top, , bottom] }: Word, { box: [, y0, , y1] }: Word): boolean {
  const middle = (y0 + y1) / 2;
  return top < middle && bottom > middle;
}

/** Whether two words stand in one column, in different rows. */
export function isOver({ box: [x0, y0, x1] }: Word, { box: [left, top, right] }: Word): boolean {
  return y0 !== top && Math.min(x1, right) - Math.max(x0, left) > Math.min(x1 - x0, right - left) / 2;
}

/** What a figure may be: of one mark before three digits nobody knows whether it parts thousands. */
export function figuresOf({ text }: Pick<Word, "text">): number[] {
  const [, digits] = FIGURE.exec(text) ?? [];
  if (!digits) return [];
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const whole = Number(digits.replace(/[.,]/g, ""));
  if (last < 0) return [whole];
  const parted = Number(`${digits.slice(0, last).replace(/[.,]/g, "")}.${digits.slice(last + 1)}`);
  return /[.,]\d{3}$/.test(digits) ? [parted, whole] : [parted];
}

/** Whether a value is a factor or the product of two others, none of which is one: anything is once itself. */
function isInProduct(value: number, others: number[]): boolean {
  const told = others.filter((other) => other !== 1);
  if (value === 1) return false;
  return told.some((one, i) =>
    told.some(
      (other, j) => i < j && (is(one * other, value) || is(value * one, other) || is(value * other, one)),
    ),
  );
}

/** Whether a product is what is printed, but for what was rounded. */
export function is(product: number, printed: number): boolean {
  return Math.abs(product - printed) <= CENT + SHARE * Math.abs(printed);
}
