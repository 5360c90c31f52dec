import { expect, test } from "bun:test";
import { verify } from "../src/extraction/verify/verify.ts";
import type { DraftLine } from "../src/orders/mod.ts";
import type { Word } from "../src/reading/mod.ts";
import { at, draftOf, pageOf, read, readingOf } from "./_reading.ts";

const ROWS = [
  ["Bolt", "4", "2.50", "10.00"],
  ["Nut", "6", "3.00", "18.00"],
  ["Seal", "2", "7.00", "14.00"],
];

const LINES: DraftLine[] = ROWS.map((cells, row) => {
  const [description, quantity, unitPrice, lineTotal] = cells.map((text, column) =>
    read(text, { ...at(row, column), text }),
  );
  return { fields: { description, quantity, unitPrice, lineTotal } };
});

/** What is told of a scan of these rows with something more on it. */
function told(mark: Pick<Word, "text" | "box" | "confidence">) {
  const page = pageOf(ROWS);
  const words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  const more = { ...mark, size: mark.box[3] - mark.box[1], bold: false };
  const reading = readingOf({ ...page, words: [...words, more], scanned: true });
  const [draft] = verify(reading, [draftOf({ lines: LINES })]);
  return draft!.findings.filter(({ code }) => code === "penned").map(({ level }) => level);
}

test("a figure over the lines that is much taller than their print is an error, surely read or not", () => {
  expect(told({ text: "25", box: [186, 54, 209, 76], confidence: 0.6 })).toEqual(["error"]);
  expect(told({ text: "25", box: [186, 54, 209, 76], confidence: 0.96 })).toEqual(["error"]);
});

test("what is written beside the lines is a warning, and what stands under them nothing", () => {
  expect(told({ text: "√25", box: [500, 54, 525, 76], confidence: 0.6 })).toEqual(["warning"]);
  expect(told({ text: "25", box: [140, 200, 165, 225], confidence: 0.6 })).toEqual([]);
});

test("figures as tall as print, and words, are none of a pen", () => {
  expect(told({ text: "25", box: [140, 60, 150, 70], confidence: 0.6 })).toEqual([]);
  expect(told({ text: "PAID", box: [140, 60, 180, 85], confidence: 0.96 })).toEqual([]);
});
