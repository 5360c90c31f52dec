import { expect, test } from "bun:test";
import { values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

/** In points: a typed letter. */
const LETTER = 4.8;

/** Texts of one size, each so many letters from the left. */
function typed(y: number, ...texts: [column: number, text: string][]): Line {
  return [y, ...texts.map(([column, text]) => ({ x: 40 + column * LETTER, text, mono: true, size: 8 }))];
}

test("layout() reads the code that typed words reach up to, in its column's place or a letter behind it", () => {
  const items: [words: string, column: number, code: string][] = [
    ["TUBE CENTRIFUGE 50ML CONICAL", 42, "FISHER 12-565-351"],
    ["DULBECCO'S PBS W/O CA MG", 42, "SIGMA D8537-6X500ML"],
    ["ACTINGREEN 488 READYPROBES REAGENT", 42, "TH R 37601"],
    ["PIPET TIP EPTIPS 2-200UL YELLOW", 42, "EPP 022491 954"],
    ["WEIGH BOAT PS ANTISTATIC MED PK/500", 43, "VWR 28320 101"],
  ];
  const rows = items.map(([words, column, code], i) =>
    typed(
      220 + 20 * i,
      [0, String(i + 1)],
      [7, words],
      [column, code],
      [66, "2 EA"],
      [78, "3.50"],
      [90, "7.00"],
    ),
  );
  const heads = typed(
    200,
    [0, "Line"],
    [7, "Item/Description"],
    [40, "Mfg Item"],
    [64, "Quantity"],
    [78, "Price"],
    [88, "Amount"],
  );
  expect(values([heads, ...rows], "supplierSku", "description").slice(2)).toEqual([
    ["TH R 37601", "ACTINGREEN 488 READYPROBES REAGENT"],
    ["EPP 022491 954", "PIPET TIP EPTIPS 2-200UL YELLOW"],
    ["VWR 28320 101", "WEIGH BOAT PS ANTISTATIC MED PK/500"],
  ]);
});
