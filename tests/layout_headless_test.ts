import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEADING: Line = [
  150,
  [45, "Line"],
  [90, "Part No."],
  [180, "Description"],
  [-400, "Quantity"],
  [-470, "Unit Price"],
  [-540, "Amount"],
];
const ROWS: Line[] = [
  [170, [45, "1"], [90, "AB-1001"], [180, "Ball valve brass"], [-400, "4"], [-470, "12.50"], [-540, "50.00"]],
  [185, [45, "2"], [90, "AB-1002"], [180, "Hex bolt zinc"], [-400, "10"], [-470, "1.20"], [-540, "12.00"]],
];

/** What is said of columns without a heading on a page as it was recognized. */
function told(lines: Line[], isScan = true): string[] {
  const page = pageOf([[60, [45, "Purchase Order 4711"]], ...lines]);
  const words = page.words.map((word) => (isScan ? { ...word, confidence: 0.95 } : word));
  return layout(readingOf({ ...page, words, scanned: isScan }), { ownNames: [] }).flatMap(({ findings }) =>
    findings.flatMap(({ code, level, message }) =>
      code === "headings_unread" ? `${level} ${message.split(":")[0]}` : [],
    ),
  );
}

const without = (...lost: number[]): Line => HEADING.filter((_, i) => !lost.includes(i)) as Line;

test("headless() says on scans which column of the lines has no heading", () => {
  expect(told([HEADING, ...ROWS])).toEqual([]);
  expect(told([without(3), ...ROWS])).toEqual([
    'error No heading was recognized over "Ball" and what stands under it',
  ]);
  expect(told([without(5), ...ROWS])).toEqual([
    'error No heading was recognized over "12.50" and what stands under it',
  ]);
  expect(told([without(3), ...ROWS], false)).toEqual([]);
});

test("headless() asks for no heading over numbers of lines, units, or words of one column", () => {
  const units = ROWS.map((row): Line => [row[0], ...row.slice(1), [403, "pcs"]] as Line);
  expect(told([without(1), ...units])).toEqual([]);
});

test("headless() takes the second of two headings over words for that of the column right of these", () => {
  const heading: Line = [
    150,
    [45, "Line"],
    [90, "Part No."],
    [180, "Description"],
    [250, "Req. Date"],
    [-470, "Quantity"],
  ];
  const rows = ["valve, brass, 1/2 inch", "bolt, zinc plated steel"].map(
    (words, i): Line => [
      170 + 15 * i,
      [45, `${i + 1}`],
      [90, `AB-100${i}`],
      [180, `Ball ${words}`],
      [330, "9/25/2026"],
      [-470, `${i + 4}`],
    ],
  );
  expect(told([heading, ...rows])).toEqual([]);
  expect(told([heading.toSpliced(4, 1) as Line, ...rows])).toHaveLength(1);
});

test("headless() finds rows of a scan without any heading, whether their figures multiply or not", () => {
  expect(told(ROWS)).toEqual(["error No heading was recognized over the lines"]);
  expect(told(ROWS, false)).toEqual([]);
  const listed = ROWS.map(
    (row, i): Line => [
      row[0],
      [45, `${i + 1}`],
      [90, "4 pcs"],
      [150, `AB-100${i}`],
      [230, "Ball valve brass"],
      [400, "05.06.2026"],
    ],
  );
  expect(told(listed)).toEqual(["error No heading was recognized over the lines"]);
});

test("layout() says that a row under a line may be one whose count could not be read", () => {
  const heading: Line = [150, [45, "Part No."], [180, "Description"], [-400, "Quantity"]];
  const rows: Line[] = [
    [170, [45, "AB-1001"], [180, "Ball valve brass"], [-400, "2"]],
    [185, [45, "AB-1002"], [180, "Hex bolt"]],
    [195, [180, "zinc plated"], [-400, "500"], [-440, "0,00"]],
  ];
  const page = pageOf([[60, [45, "Purchase Order 4711"]], heading, ...rows]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.findings).toContainEqual({
    code: "missing_lines",
    level: "error",
    message: 'A row of the table could not be read as a line: page 1, "zinc plated 500 0,00"',
  });
});
