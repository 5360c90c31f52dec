import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";

const ROWS: [count: string, code: string, price: string, sum: string, words: string][] = [
  ["4 bags", "61310", "$18.50", "$74.00", "Tri-clamp gasket, white"],
  ["3 ea", "B3S150", "$74.00", "$222.00", "Butterfly valve, squeeze trigger"],
  ["10 slv", "KEG-COL-D", "$22.75", "$227.50", "Keg collar blank, brown"],
  ["6 pail", "PBW-50", "$171.00", "$1,026.00", "Five Star cleaner, pail"],
  ["2 ea", "Star San 5G", "$229.95", "$459.90", "Five Star sanitizer, carboy"],
];

/** The codes and the words of rows without headings. */
function read(rows: typeof ROWS) {
  const lines = under(rows, { from: 220, step: 40 }, (y, [count, code, price, sum, words]) => [
    [y, [-100, count], [120, code], [-480, price], [-570, sum]],
    [y + 11, [120, words]],
  ]);
  return values(lines, "customerSku", "description");
}

test("without headings most texts over the words are built like codes: all are", () => {
  expect(read(ROWS)).toEqual(ROWS.map(([, code, , , words]) => [code, words]));
});

test("where most are not, they are words", () => {
  const named = ROWS.map(([count, , ...rest], i): (typeof ROWS)[number] => [
    count,
    `Ball valve ${"abcde"[i]}`,
    ...rest,
  ]);
  expect(read(named)).toEqual(named.map(([, code, , , words]) => [undefined, `${code} ${words}`]));
});
