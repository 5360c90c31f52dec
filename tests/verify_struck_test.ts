import { expect, test } from "bun:test";
import { verify } from "../src/extraction/verify/verify.ts";
import type { DraftLine } from "../src/orders/mod.ts";
import type { Box, Page } from "../src/reading/mod.ts";
import { at, draftOf, pageOf, read, readingOf } from "./_reading.ts";

const ROWS = [
  ["Bolt", "4", "2.50", "10.00"],
  ["Nut", "6", "3.00", "18.00"],
];

const LINES: DraftLine[] = ROWS.map((cells, row) => {
  const [description, quantity, unitPrice, lineTotal] = cells.map((text, column) =>
    read(text, { ...at(row, column), text }),
  );
  return { fields: { description, quantity, unitPrice, lineTotal } };
});

/** What is told of these rows on a page with something more on it. */
function told(more: Partial<Page>) {
  const [draft] = verify(readingOf({ ...pageOf(ROWS), ...more }), [draftOf({ lines: LINES })]);
  return draft!.findings
    .filter(({ code }) => code === "struck")
    .map(({ level, lineId, field, message }) => [level, lineId, field, message]);
}

const OVER_NUT: Box = [0, 74, 20, 75];
const MESSAGE = 'A line runs through "Nut": see whether it is struck out';

test("a line that runs through the words of one is an error on it, a pen's as well as a program's", () => {
  expect(told({ scanned: true, strokes: [OVER_NUT] })).toEqual([["error", "1", "description", MESSAGE]]);
  expect(told({ rules: [OVER_NUT] })).toEqual([["error", "1", "description", MESSAGE]]);
  expect(told({ rules: [[0, 74, 500, 75]] })).toHaveLength(1);
});

test("rules over and under the words, and what ends in a word, strike nothing out", () => {
  expect(
    told({
      rules: [
        [0, 70, 500, 71],
        [0, 79, 500, 80],
        [0, 88, 500, 89],
      ],
    }),
  ).toEqual([]);
  expect(told({ scanned: true, strokes: [[-10, 74, 6, 75]] })).toEqual([]);
  expect(told({ rules: [[2, 60, 3, 90]] })).toEqual([]);
});
