import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, ROW, readingOf } from "./_reading.ts";
import { scoreOf } from "./bench/families/_score.ts";
import { FAMILIES } from "./bench/families/mod.ts";

const HEADINGS = ["Part Number", "Description", "Qty", "Unit Price", "Amount"];

/** The code and words of each line of an order; what follows them stands in a row close under the line. */
function codesOf(lines: [code: string, words: string, below?: string][], headings = HEADINGS) {
  const above = [["Purchase Order", "PO Number: 4711"], headings];
  const page = pageOf([
    ...above,
    ...lines.flatMap(([code, words, below = ""]) => [[code, words, "2", "3.00", "6.00"], [below]]),
  ]);
  for (const { box } of page.words) {
    const row = (box[1] - 50) / ROW - above.length;
    if (row > 0 && row % 2 === 1) for (const side of [1, 3]) box[side]! -= 8;
  }
  const [draft] = layout(readingOf(page), { ownNames: [] });
  return draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value]);
}

const numbered = (...codes: string[]) =>
  codesOf(codes.map((code) => [code, "Ball valve"])).map(([code]) => code);

test.each([
  [
    "rising from the step itself are the lines' own",
    ["10000", "20000", "30000"],
    [undefined, undefined, undefined],
  ],
  ["rising from elsewhere are codes", ["10010", "20020", "30031"], ["10010", "20020", "30031"]],
  ["with letters are codes", ["AB-0001", "AB-0002", "AB-0003"], ["AB-0001", "AB-0002", "AB-0003"]],
  ["of a single step are codes while they are few", ["10000", "20000"], ["10000", "20000"]],
  [
    "before codes are the lines' own, in their turn before one of other build too",
    ["010 VIS-4X40", "020 TOU-8X30", "030 PR-150N", "040 COLLE-EVA"],
    ["VIS-4X40", "TOU-8X30", "PR-150N", "COLLE-EVA"],
  ],
  [
    "before codes are the lines' own, specks about them or one lost",
    ["1 MLW17785", ".2 R-335-26", "3. 39527A450", "SKB96756"],
    ["MLW17785", "R-335-26", "39527A450", "SKB96756"],
  ],
  [
    "before codes that don't rise are the codes'",
    ["4 17785A", "4 33526B", "2 39527A"],
    ["4 17785A", "4 33526B", "2 39527A"],
  ],
] as const)("agreeing() numbers %s", (_, printed, read) => {
  expect(numbered(...printed)).toEqual([...read]);
});

test.each([
  ["is a mark where all have it", ["47110 I", "58220 I", "69331 I"], ["47110", "58220", "69331"]],
  ["is the code's where they differ", ["47110 A", "58220 B", "69331 A"], ["47110 A", "58220 B", "69331 A"]],
  ["before digits is the code's", ["A 47 110", "A 58 220", "A 69 331"], ["A 47 110", "A 58 220", "A 69 331"]],
] as const)("agreeing() a letter beside codes %s", (_, printed, read) => {
  expect(numbered(...printed)).toEqual([...read]);
});

test.each([
  ["leaves a size under a code", "AB-4711", "STD", "AB-4711"],
  ["joins a half with digits", "AB-4711", "99X", "AB-4711 99X"],
  ["joins what a dash leads to", "AB-4711-", "STD", "AB-4711-STD"],
])("codes() %s", (_, code, below, read) => {
  expect(codesOf([[code, "Ball valve", below]])[0]![0]).toBe(read);
});

test.each([
  ["leaves words that run under a column of codes", "15b-distribution", 8],
  ["leaves a word that begins and ends elsewhere than the code over it", "land-two-lines-sv", 9],
  ["takes several words without a digit for the item's name", "form-prepacks", 7],
])("codes() %s: %s", async (_, name, seed) => {
  const family = FAMILIES.find((one) => one.name === name);
  const [right, said] = (await scoreOf(await family!.make(seed))).codes;
  expect(said).toBeGreaterThan(0);
  expect(right).toBe(said);
});
