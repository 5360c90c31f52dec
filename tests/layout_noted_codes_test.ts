import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEADS: Line = [
  200,
  [-90, "QTY"],
  [110, "U/M"],
  [150, "MATERIAL / SERVICE"],
  [-440, "PRICE"],
  [-540, "AMOUNT"],
];

const ITEMS = [
  ["500", "BOLT, HEX HEAD, CLOSE TOL", "NAS 6704 U 12", "SOLD WITH: MFR CERT"],
  ["200", "NUT, SELF LOCKING, LOW HT", "MS 21043 - 4", "LOT TRACEABILITY"],
  ["900", "WASHER FLAT", "NAS1149C0463R", "900 PCS = ONE LOT"],
  ["300", "RIVET, SOLID 100 DEG CSK", "MS20426AD4-5", "PACK BY 100"],
  ["14", "EPOXY POTTING COMPOUND, 6 OZ", "HYSOL EA 9394 / C-2", "SHELF LIFE MIN 80%"],
  ["20", "TOOLING BALL SHANK .500", "CL 5 TB", "TOOL CRIB 2"],
];

function rowsOf(items: string[][], from: number, said: string): Line[] {
  return under(items, { from, step: 48 }, (y, [count, words, code, note]): Line[] => [
    [y, [-90, count!], [110, "EA"], [150, words!], [-440, "2.00"], [-540, `${2 * Number(count)}.00`]],
    [y + 12, [150, code!]],
    [y + 24, note === said ? [150, note] : [166, note!]],
  ]);
}

test("layout() reads a code of several words in one row under an item's words, with its notes set in", () => {
  expect(values([HEADS, ...rowsOf(ITEMS, 220, "")], "customerSku", "description")).toEqual(
    ITEMS.map(([, words, code]) => [code, words]),
  );
});

test("layout() reads no line where a job is named over the rows that are for it", () => {
  const [upper, lower] = [ITEMS.slice(0, 3), ITEMS.slice(3)];
  const rows: Line[] = [
    HEADS,
    [212, [40, "JOB 88124 - BELLY FAIRING"]],
    ...rowsOf(upper, 226, ""),
    [378, [40, "JOB STOCK"]],
    ...rowsOf(lower, 392, ""),
  ];
  expect(values(rows, "quantity", "customerSku", "description")).toEqual(
    ITEMS.map(([count, words, code]) => [count, code, words]),
  );
});

test("layout() reads a line under which another is said to be void", () => {
  const said = "LINE 4 VOID - SEE PO 26-11866";
  const items = ITEMS.map(([count, words, code, note], i) => [count!, words!, code!, i === 2 ? said : note!]);
  expect(values([HEADS, ...rowsOf(items, 220, said)], "quantity", "customerSku")).toEqual(
    ITEMS.map(([count, , code]) => [count, code]),
  );
});
