import { editDistance } from "./edit_distance.ts";
import { remembered } from "./memo.ts";

const COMMON = [
  "description",
  "quantity",
  "ordered",
  "price",
  "amount",
  "extended",
  "total",
  "material",
  "number",
  "product",
  "delivery",
  "required",
  "unit",
];

/** So many letters of a long word may be wrong, and of a short one. */
const mostWrong = (word: string) => (word.length > 7 ? 2 : 1);

/** The words, each in one piece more than letters may be wrong in it: one of these is whole in whatever is near it. */
const PIECES = COMMON.map((known): [string, string[]] => {
  const length = Math.ceil(known.length / (mostWrong(known) + 1));
  return [known, known.match(new RegExp(`.{1,${length}}`, "g"))!];
});

const COSTS = { lost: 1, wrong: (a: string, b: string) => (a === b ? 0 : 1) };

/** A word of fewer letters is none of these with one of them wrong. */
const SHORTEST = 5;

/** What goods are called that a letter tells from one of these. */
const OTHERS = new Set(["prime", "prize", "lumber", "tonal", "extender"]);

/** The heading word that a long word is but for a wrong, missing or swapped letter; else the word itself. */
export function mendedWord(word: string): string {
  return word.length < SHORTEST || OTHERS.has(word) ? word : mended(word);
}

const mended = remembered((word) => PIECES.find((known) => isNear(word, known))?.[0] ?? word);

function isNear(word: string, [known, pieces]: [string, string[]]): boolean {
  const most = mostWrong(known);
  return (
    Math.abs(word.length - known.length) <= most &&
    pieces.some((piece) => word.includes(piece)) &&
    editDistance(word, known, COSTS) <= most
  );
}
