import { expect, test } from "bun:test";
import { verify } from "../src/extraction/verify/verify.ts";
import type { DraftLine } from "../src/orders/mod.ts";
import type { Word } from "../src/reading/mod.ts";
import { at, draftOf, pageOf, read, readingOf } from "./_reading.ts";

const ROWS = [
  ["Hex Bolt", "4", "2.50", "10.00"],
  ["Hex Nut", "6", "3.00", "18.00"],
];

const LINES: DraftLine[] = ROWS.map((cells, row) => {
  const [description, quantity, unitPrice, lineTotal] = cells.map((text, column) => {
    const place = at(row, column);
    const [x0, y0, , y1] = place.box;
    return read(text, { ...place, box: [x0, y0, x0 + 34, y1], text });
  });
  return { fields: { description, quantity, unitPrice, lineTotal } };
});

/** What is told of these rows with words written over them, one upon a rule and one beside those of an item. */
function told(angle?: number) {
  const page = pageOf(ROWS);
  const written = (text: string, box: Word["box"]): Word => ({
    text,
    box,
    size: 22,
    bold: false,
    ...(angle && { angle }),
  });
  const words = [...page.words, written("!!", [14, 74, 34, 90]), written("line", [36, 71, 57, 80])];
  const rules: Word["box"][] = [[14, 79, 34, 80]];
  const [draft] = verify(readingOf({ ...page, words, rules }), [draftOf({ lines: LINES })]);
  return draft!.findings.map(({ code }) => code).filter((code) => code === "struck" || code === "odd_line");
}

test("what is written aslant over words is none of them", () => {
  expect(told(348)).toEqual([]);
  expect(told()).toEqual(["odd_line", "struck"]);
});
