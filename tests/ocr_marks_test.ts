import { expect, test } from "bun:test";
import type { Word } from "../src/reading/mod.ts";
import { withMarks } from "../src/reading/ocr/marks.ts";

/** Rows of figures in columns, each `|` a column's end and a blank a narrow one. */
function read(rows: string[]) {
  const words = rows.flatMap((row, line): Word[] =>
    row.split("|").flatMap((cell, column) =>
      cell.split(" ").map((text, at) => {
        const left = 100 * column + 30 * at;
        return {
          text,
          box: [left, 20 * line, left + 24, 20 * line + 9],
          size: 9,
          bold: false,
          confidence: 0.9,
        };
      }),
    ),
  );
  return withMarks(words).map(({ text, confidence }) => (confidence === 0.75 ? `${text}?` : text));
}

const PRICES = ["10|4.50|45.00", "3|120.00|360.00", "12|2.25|27.00"];
const last = (row: string, rows = PRICES) =>
  read([...rows, row])
    .slice(read(rows).length)
    .join(" ");

test("withMarks() gives a figure the mark of its column where only so its row is a product, and is in doubt of it", () => {
  expect(last("7|1511|105.77")).toBe("7 15.11? 105.77");
  expect(last("20|094|18.80")).toBe("20 0.94? 18.80");
  expect(last("7|15.11|10577")).toBe("7 15.11 105.77?");
  expect(last("7|15.11|105 77")).toBe("7 15.11 105.77?");
});

test("withMarks() proves a price by the amount less its discount, or of a hundred or a thousand", () => {
  expect(last("48|712|10|307.58")).toBe("48 7.12? 10 307.58");
  expect(last("3240|1511|489.56")).toBe("3240 15.11? 489.56");
});

test("withMarks() gives a mark for another where the column's others have it", () => {
  const sizes = ["2,200|8.450|18,590.00", "1,140|7.100|8,094.00", "1,668|7.100|11,842.80"];
  expect(last("1.400|8.450|11,830.00", sizes)).toBe("1,400? 8.450 11,830.00");
});

test("withMarks() parts a price from the count behind it where the column's others have one", () => {
  const counted = ["10|4.50 1|45.00", "300|12.00 100|36.00", "12|2.25 1|27.00"];
  expect(last("600|4.331|2,598.00", counted)).toBe("600 4.33? 1? 2,598.00");
  expect(last("600|4.331|2,598.60", PRICES)).toBe("600 4.331 2,598.60");
});

test("withMarks() leaves figures that their row proves as they stand, and what nothing proves", () => {
  for (const row of ["7|150|1,050.00", "7|1511|200.00", "7|2.1425|15.00", "7|10|70.00", "811 447 208|5|9"])
    expect(last(row)).toBe(row.replaceAll("|", " "));
  expect(last("7|1511|105.77", ["10|45|450", "3|12|36"])).toBe("7 1511 105.77");
});
