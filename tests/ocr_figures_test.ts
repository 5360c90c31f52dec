import { expect, test } from "bun:test";
import type { Word } from "../src/reading/mod.ts";
import { withoutSpecks } from "../src/reading/ocr/figures.ts";

/** What rows of words are read as, and how surely; `doubtful` words are no surer than 0.6. */
function read(rows: string[], doubtful: string[] = []) {
  const words = rows.flatMap((row, line): Word[] =>
    row.split(" ").map((text, at) => ({
      text,
      box: [50 * at, 20 * line, 50 * at + 40, 20 * line + 9],
      size: 9,
      bold: false,
      confidence: doubtful.includes(text) ? 0.6 : 0.95,
    })),
  );
  return withoutSpecks(words);
}

const texts = (...args: Parameters<typeof read>) => read(...args).map(({ text }) => text);

test("withoutSpecks() frees a figure of a speck where only so its row is a product, and is in doubt of it", () => {
  const [, , price, , count] = read(["4 BX .384,14 1.536,56", ".8 2.34 18.72"]);
  expect(price).toMatchObject({ text: "384,14", confidence: 0.75 });
  expect(count).toMatchObject({ text: "8", confidence: 0.75 });
  expect(texts(["9 4:61 41.49"])).toEqual(["9", "4.61", "41.49"]);
});

test("withoutSpecks() leaves figures that their row proves as they stand, or does not prove otherwise", () => {
  for (const row of ["8 .25 2.00", ".8 2.50 2.00", "1 .75 75", "12 :30 4.00", ".384,14"])
    expect(texts([row]).join(" ")).toBe(row);
});

test("withoutSpecks() takes a minus for a speck only where it is doubtful", () => {
  expect(texts(["-14 76.56 1,071.84"], ["-14"])).toEqual(["14", "76.56", "1,071.84"]);
  expect(texts(["-14 76.56 1,071.84"])).toContain("-14");
  expect(texts(["-14 76.56 -1,071.84"], ["-14"])).toContain("-14");
});
