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

/** The heading word that a long word is but for a wrong, missing or swapped letter; else the word itself. */
export const mendedWord = remembered((word) =>
  word.length < 5
    ? word
    : (COMMON.find((known) => distance(word, known) <= (known.length > 7 ? 2 : 1)) ?? word),
);

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 3;
}
