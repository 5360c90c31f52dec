import type { Word } from "../reading.ts";
import { figuresOf, is, isBeside, isOver, WORKED_OUT } from "./figures.ts";

const FIGURE = /^\d[\d.,]*$/;
/** "2,466.24": the mark between thousands, the last mark, and what stands behind it. */
const MARKED = /^\d+(?:([.,])\d{3})*([.,])(\d+)$/;
/** So many of a column's figures have the last mark in one place, and so large a share of those that are long enough. */
const [LEAST, MOST] = [2, 2 / 3];
/** In heights of a line: what stands so close behind a figure is of its cell. */
const CLOSE = 1.2;
/** Prices are those of so many. */
const BASES = [1, 100, 1000];

/** Where figures have their last mark, and the one between thousands. */
interface Manner {
  last: string;
  behind: number;
  parting: string;
}

/**
 * Figures whose marks were lost or mistaken with those of the others in their column, where so their row is a product:
 * "1511" and "755 68" become "15.11" and "755.68", "4.331" becomes "4.33" and "1" where counts stand behind the prices.
 */
export function withMarks(words: Word[]): Word[] {
  const figures = words.filter(({ text }) => FIGURE.test(text));
  const mended = new Map<Word, Word[]>();
  for (const word of figures) {
    const column = figures.filter((other) => isOver(other, word));
    const manner = mannerOf(column);
    if (!manner || isMarked(word.text, manner)) continue;
    const beside = figures.filter((other) => other !== word && isBeside(other, word));
    if (!isOtherwise(word.text, manner) && isProven(word.text, beside, [1])) continue;
    const next = nextTo(word, beside);
    const others = beside.filter((other) => other !== next);
    const proven = (text: string) => {
      const figure = marked(text, manner);
      return figure && isProven(figure, others, BASES) ? figure : null;
    };
    const isCounted = 2 * column.filter((other) => nextTo(other, figures)).length > column.length;
    const whole = proven(word.text);
    const pair = next?.text.length === manner.behind ? proven(word.text + next.text) : null;
    const price = isCounted && !next && word.text.endsWith("1") ? proven(word.text.slice(0, -1)) : null;
    if (pair) mended.set(word, [cut(word, pair, [0, 1], next)]).set(next!, []);
    else if (whole) mended.set(word, [cut(word, whole, [0, 1])]);
    else if (price) {
      const end = 1 - 1 / word.text.length;
      mended.set(word, [cut(word, price, [0, end]), cut(word, "1", [end, 1])]);
    }
  }
  return words.flatMap((word) => mended.get(word) ?? [word]);
}

/** What a word was read as, in a part of its place from one share of its width to another, or as far as another word. */
function cut(word: Word, text: string, [from, to]: [number, number], end = word): Word {
  const [x0, y0, x1, y1] = word.box;
  const width = x1 - x0;
  const confidence = Math.min(word.confidence ?? 1, WORKED_OUT);
  return {
    ...word,
    text,
    confidence,
    box: [x0 + from * width, y0, to < 1 ? x0 + to * width : end.box[2], y1],
  };
}

/** The manner of a column's figures where they have one. */
function mannerOf(column: Word[]): Manner | null {
  const manners = column.flatMap(({ text }): Manner[] => {
    const [, parting = "", last = "", digits = ""] = MARKED.exec(text) ?? [];
    return last ? [{ last, behind: digits.length, parting: parting === last ? "" : parting }] : [];
  });
  const alike = Map.groupBy(manners, ({ last, behind }) => last + behind);
  const [usual] = [...alike.values()].sort((a, b) => b.length - a.length);
  const long = column.filter(({ text }) => usual && digitsOf(text).length > usual[0]!.behind);
  if (!usual || usual.length < Math.max(LEAST, MOST * long.length)) return null;
  return usual.find(({ parting }) => parting) ?? usual[0]!;
}

function isMarked(text: string, { last, behind }: Manner): boolean {
  return text.at(-1 - behind) === last && !/[.,]/.test(text.slice(-behind));
}

/** Whether a figure has another last mark. */
function isOtherwise(text: string, { last }: Manner): boolean {
  return (/[.,](?=\d*$)/.exec(text)?.[0] ?? last) !== last;
}

/** A figure with the marks of a manner; null where it is too short. */
function marked(text: string, { last, behind, parting }: Manner): string | null {
  const digits = digitsOf(text);
  const whole = digits.slice(0, -behind).replace(/\B(?=(\d{3})+$)/g, parting);
  return whole && whole + last + digits.slice(-behind);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function nextTo({ box: [, y0, x1, y1] }: Word, words: Word[]): Word | undefined {
  return words.find(
    ({ box: [left, top, , bottom] }) =>
      left >= x1 && left - x1 < CLOSE * (y1 - y0) && Math.min(bottom, y1) - Math.max(top, y0) > (y1 - y0) / 2,
  );
}

/** Whether a figure and two of its row are a product, less a discount of so many percent perhaps, by a price for one of so many. */
function isProven(text: string, beside: Word[], bases: number[]): boolean {
  const others = beside.flatMap(figuresOf).filter((other) => other > 0 && other !== 1);
  const totals = beside.filter((other) => /[.,]/.test(other.text)).flatMap(figuresOf);
  const left = [1, ...others.filter((rate) => rate < 100).map((rate) => 1 - rate / 100)];
  const isSo = (product: number, total: number) =>
    bases.some((base) => left.some((share) => is((product * share) / base, total)));
  const values = figuresOf({ text }).filter((value) => value > 0 && value !== 1);
  return values.some((value) =>
    others.some(
      (one) =>
        totals.some((total) => total !== one && isSo(value * one, total)) ||
        others.some((other) => other < one && isSo(one * other, value)),
    ),
  );
}
