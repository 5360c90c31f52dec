import { expect, test } from "bun:test";
import type { Box, Word } from "../src/reading/mod.ts";
import { withApostrophes } from "../src/reading/ocr/apostrophes.ts";
import { withCounters } from "../src/reading/ocr/counters.ts";
import { withSlashes } from "../src/reading/ocr/slashes.ts";
import { withUnits } from "../src/reading/ocr/units.ts";

const word = (text: string, box: Box): Word => ({ text, box, size: 9, bold: false, confidence: 0.9 });

/** Words of a row: each with the white before it, five points a letter. */
function row(...words: [gap: number, text: string][]): Word[] {
  let x = 0;
  return words.map(([gap, text]) => {
    const left = x + gap;
    x = left + 5 * text.length;
    return word(text, [left, 0, x, 9]);
  });
}

const texts = (words: Word[]) => words.map(({ text }) => text);

test("withApostrophes() gives a word the s that an apostrophe parted from it", () => {
  const [owner, item] = withApostrophes(row([0, "Supplier"], [2, "s"], [3, "Item"]));
  expect(owner).toMatchObject({ text: "Supplier's", box: [0, 0, 47, 9] });
  expect(item!.text).toBe("Item");
});

test("withApostrophes() leaves an s that stands apart, or nearer to the next word", () => {
  for (const words of [
    row([0, "dodání"], [4, "s"], [4, "fakturou"]),
    row([0, "Size"], [2, "s"], [1, "mall"]),
    row([0, "M"], [2, "s"], [3, "1"]),
  ])
    expect(texts(withApostrophes(words))).toEqual(texts(words));
});

const column = (...units: string[]) => units.map((text, i) => word(text, [100, 20 * i, 112, 20 * i + 9]));

test("withUnits() reads what looks like the unit of its column, and is none, as that unit", () => {
  expect(texts(withUnits(column("pcs", "pes", "pcs", "pecs", "pcs")))).toEqual(Array(5).fill("pcs"));
});

test("withUnits() reads a capital that was seen as two letters among units as one", () =>
  expect(texts(withUnits(column("EA", "Cc", "EA", "MX")))).toEqual(["EA", "C", "EA", "MX"]));

test("withUnits() leaves other units, words unlike them, and those of columns of two units", () => {
  for (const units of [
    ["ea", "ca", "ea", "ea"],
    ["pcs", "pkx", "pcs", "pcs"],
    ["pcs", "pes", "pcs"],
    ["pcs", "PCS", "pes", "pcs", "pcs"],
  ])
    expect(texts(withUnits(column(...units)))).toEqual(units);
});

test("withSlashes() reads a lone one among slashes as one of them, and what opens a price's unit without a close", () => {
  expect(texts(withSlashes(column("/", "/", "1", "/")))).toEqual(["/", "/", "/", "/"]);
  expect(texts(withSlashes(row([0, "4.70"], [4, "[EA"], [40, "188.00"])))).toEqual(["4.70", "/EA", "188.00"]);
});

test("withSlashes() leaves a one with few slashes or other counts over it, and brackets that close", () => {
  for (const words of [column("/", "1", "/"), column("/", "/", "/", "1", "2"), row([0, "[EA"], [3, "12]"])])
    expect(texts(withSlashes(words))).toEqual(texts(words));
});

test("withCounters() parts the numbers of lines from how many there are", () => {
  const [one, of, six] = withCounters(column("1of6", "20f6", "3of6"));
  expect([one!.text, of!.text, six!.text]).toEqual(["1", "of", "6"]);
  expect([one!.box[0], six!.box[2]]).toEqual([100, 112]);
  expect(texts(withCounters(column("1of6", "20f6", "3of6"))).join(" ")).toBe("1 of 6 2 of 6 3 of 6");
});

test("withCounters() leaves what may be codes: alone, or of other counts", () => {
  for (const words of [column("20f6"), column("20f6", "30f7", "40f9"), column("70f6", "80f6", "90f6")])
    expect(texts(withCounters(words))).toEqual(texts(words));
});
