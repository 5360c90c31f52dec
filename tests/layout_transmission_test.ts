import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TABLE: Line[] = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];
const TITLE: Line = [120, [40, "PURCHASE ORDER"]];

/** The head of a scanned order with such a first line. */
function headOf(first: Line) {
  const page = pageOf([first, TITLE, ...TABLE]);
  const words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  return layout(readingOf({ ...page, words, scanned: true }), { ownNames: [] })[0]!.header;
}

test.each([
  ["17-MAR-2026 09:41 FROM +49 89 5550142 TO 00493055501 P.01/01"],
  ["Mar. 17. 2026 9:41AM CALDER HYDRAULICS No. 0123 P. 1"],
  ["FROM : CALDER HYDRAULICS PHONE NO. : 089 5550142 Mar. 17 2026 09:41AM P1"],
  ["03/17/2026 TUE 9:41 FAX 555 555 0142 CALDER HYDRAULICS 001/002"],
  ["2026-03-17 09:41 0893-5550142 S. 01"],
])("layout() takes nothing from what a telefax prints along the top edge: %s", (text) => {
  expect(headOf([14, [30, text]])).toEqual(headOf([14]));
});

test.each([
  ["05/23/2024  14:33   FROM: +1 212 555 0142    TO: +1 312 555 0199    P. 001/003"],
  ["From: Calder Hydraulics  To: 3125550199  Page: 1/3  Date: 5/23/2024 2:33:12 PM"],
  ["5/23/2024 2:33:12 PM  PAGE  1/003  Fax Server"],
])("layout() takes nothing from what a server of telefaxes prints into a file: %s", (text) => {
  const letter: Line = [140, [40, "Bern, 3 April 2024"]];
  const headWith = (first: Line) =>
    layout(readingOf(pageOf([first, TITLE, letter, ...TABLE])), { ownNames: [] })[0]!.header;
  expect(headWith([14, [30, text]])).toEqual(headWith([14]));
  expect(headWith([14]).orderDate?.value).toBe("2024-04-03");
});

test.each([[[60, [30, "17-MAR-2026"]]], [[14, [30, "17-MAR-2026"]]]] as [Line][])(
  "layout() takes the lone day of a scanned letter: %p",
  (line) => {
    expect(headOf(line).orderDate?.value).toBe("2026-03-17");
  },
);
