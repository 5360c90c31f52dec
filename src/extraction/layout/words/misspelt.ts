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

const COSTS = { lost: 1, wrong: (a: string, b: string) => (a === b ? 0 : 1) };

/** The heading word that a long word is but for a wrong, missing or swapped letter; else the word itself. */
export const mendedWord = remembered((word) =>
  word.length < 5 ? word : (COMMON.find((known) => isNear(word, known)) ?? word),
);

function isNear(word: string, known: string): boolean {
  const most = known.length > 7 ? 2 : 1;
  return Math.abs(word.length - known.length) <= most && editDistance(word, known, COSTS) <= most;
}
