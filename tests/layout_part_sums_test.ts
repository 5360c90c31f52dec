import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Row = [code: string, words: string, count: string, price: string, amount: string];

const PARTS: [title: string, ...rows: Row[]][] = [
  [
    "DAIRY",
    ["688841", "CHEESE SHRED", "26 CS", "31.40", "816.40"],
    ["466775", "BUTTER SOLID", "54 CS", "48.90", "2,640.60"],
  ],
  [
    "PAPER",
    ["779529", "CONTAINER HINGED", "82 CS", "28.60", "2,345.20"],
    ["536790", "CUP COLD", "130 CS", "59.45", "7,728.50"],
    ["754386", "FILM ROLL", "20 CS", "17.10", "342.00"],
  ],
];
type Sum = [count: string, amount: string, weight: string];
const SUMS: Sum[] = [
  ["80", "3,457.00", "14,260"],
  ["232", "10,415.70", "6,418"],
  ["312", "13,872.70", "55,060"],
];

/** An order in parts, each with a title over it and its sum under it; `right` is where the last column ends. */
function read(title: (words: string) => string, right = 530) {
  const sum = (words: string, [count, amount, weight]: Sum): Line => [
    0,
    [100, words],
    [-290, count],
    [-460, amount],
    [-right, weight],
  ];
  const row = ([code, words, count, price, amount]: Row): Line => [
    0,
    [35, code],
    [100, words],
    [-305, count],
    [-390, price],
    [-460, amount],
    [-right, "936"],
  ];
  const body = PARTS.flatMap(([words, ...rows], at): Line[] => [
    [0, [35, title(words)]],
    ...rows.map(row),
    sum(`** ${words} CASES`, SUMS[at]!),
  ]);
  const page = pageOf([
    [30, [35, "PRAIRIE FOODS INC"]],
    [50, [35, "P.O. 604418-00"], [180, "ORDERED 12/01/26"]],
    [
      100,
      [35, "ITEM"],
      [100, "DESCRIPTION"],
      [260, "ORDERED UM"],
      [-390, "COST"],
      [-460, "EXTENSION"],
      [-right, "LBS"],
    ],
    ...[...body, sum("TOTAL P.O.", SUMS[2]!)].map(([, ...texts], i): Line => [116 + 12 * i, ...texts]),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  return {
    total: draft!.header.total?.value,
    lines: draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value]),
  };
}

const LINES = PARTS.flatMap(([, ...rows]) => rows.map(([code, words]) => [code, words]));

describe("layout() of an order in parts", () => {
  test.each([(words: string) => `--- ${words} ---`, (words: string) => `*** ${words} ***`])(
    "takes neither their titles nor their sums for lines or words of one",
    (title) => {
      expect(read(title).lines).toEqual(LINES);
    },
  );

  test.each([488, 530])("reads the order's sum, beside one of weights that ends at %p", (right) => {
    expect(read((words) => `--- ${words} ---`, right).total).toBe("13872.7");
  });
});
