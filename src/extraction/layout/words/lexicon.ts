import { FOREIGN_WORDS } from "../phrasebook/mod.ts";
import { RULES as LABELS } from "./captions.ts";
import { editDistance } from "./edit_distance.ts";
import { RULES as HEADINGS } from "./heading_rules.ts";
import { remembered } from "./memo.ts";
import { normalize } from "./normal.ts";
import { RULES as SUMS } from "./summary.ts";
import { HEADING_WORDS } from "./vocabulary.ts";

/** Letters that recognition takes for each other. */
const ALIKE = ["il1tjf", "o0cedqg", "s58", "b8h6", "z27", "uvnmyr", "a4"];
/** What such a one counts for, of a wrong letter. */
const CONFUSED = 0.5;
/** What one counts for that is missing or too many: words differ by their endings, "lists" and "list", sooner than recognition errs so. */
const LOST = 1.5;
/** One wrong letter in so many is forgiven. */
const LETTERS_TO_ONE = 5;
const SHORTEST = 3;

/** What the rules for headings, captions and sums are written in. */
const WORDS = new Set(
  [
    ...HEADING_WORDS,
    ...FOREIGN_WORDS.keys(),
    ...[...HEADINGS, ...LABELS, ...SUMS].flatMap((rule) => wordsOf(rule.at(-1) as RegExp)),
  ].filter((word) => word.length >= SHORTEST && /^\p{sc=Latin}+$/u.test(word)),
);
const SHAPES = [...WORDS].map((word) => ({ word, shape: shapeOf(word) }));
const CLASS = new Map(ALIKE.flatMap((letters, i) => [...letters].map((letter) => [letter, i])));

/** The word of headings or captions that a recognized one must be, its marks and capital kept; null where it is one, and where it is like none. */
export const closest = remembered(nearest);

function nearest(printed: string): string | null {
  const [, before, word, after] = /^([("'[]*)(.*?)([)\]"'.,:;]*)$/su.exec(printed)!;
  const plain = normalize(word!.replace(/[|!]/g, "l"));
  if (plain.length < SHORTEST || WORDS.has(plain) || !/^(?=.*\p{L}.*\p{L})[\p{L}\d]+$/u.test(plain))
    return null;
  const shape = shapeOf(plain);
  let [best, least] = ["", plain.length / LETTERS_TO_ONE];
  for (const { word: known, shape: other } of SHAPES) {
    if (Math.abs(other.length - shape.length) > least) continue;
    const away = editDistance(shape, other, { lost: LOST, wrong });
    if (away <= least && (!best || away < least)) [best, least] = [known, away];
  }
  if (!best) return null;
  const capital = /^[\p{Lu}\d]/u.test(word!);
  return before + (capital ? best[0]!.toUpperCase() + best.slice(1) : best) + after;
}

/** Whether a word is one that the rules for headings, captions and sums are written in. */
export function isKnown(word: string): boolean {
  return WORDS.has(normalize(word));
}

/** Two letters that look like one are one. */
function shapeOf(word: string): string {
  return word.replaceAll("rn", "m").replaceAll("vv", "w").replaceAll("ii", "u");
}

/** Whole words of a rule, without those that it lets end in any way. */
function wordsOf(rule: RegExp): string[] {
  return rule.source.replace(/\\[a-z]/g, " ").match(/\p{L}+(?![\p{L}?*+{])/gu) ?? [];
}

function wrong(a: string, b: string): number {
  if (a === b) return 0;
  const own = CLASS.get(a);
  return own !== undefined && own === CLASS.get(b) ? CONFUSED : 1;
}
