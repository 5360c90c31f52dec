import { expect, test } from "bun:test";
import { COUNTED, FIGURES, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const rowsOf = (items: string[][], heading: string, ends: Line[] = []): Line[] => [
  [200, [40, "Line"], [80, heading], ...FIGURES],
  ...under([...items.entries()], { from: 220, step: 60 }, (y, [i, texts]): Line[] => [
    [y, [40, String(i + 1)], [80, texts[0]!], ...COUNTED],
    ...texts.slice(1).map((text, at): Line => [y + 12 * (at + 1), [80, text]]),
  ]),
  ...ends,
];

test("layout() reads a code behind the item's name over its words, where the seller's own is said too", () => {
  const items = [
    ["Item HVC 0021 BELT", "BELT, COGGED BX 68", "Supplier Item 00-BX68"],
    ["Item PLB 0200 VLV", "BALL VALVE FULL BORE PN25", "Supplier Item PB500-2"],
    ["Item CHM 3011", "DESCALER LIQUID", "Supplier Item NAL3DT129.25"],
  ];
  expect(values(rowsOf(items, "Description"), "customerSku", "supplierSku", "description")).toEqual([
    ["HVC 0021 BELT", "00-BX68", "BELT, COGGED BX 68"],
    ["PLB 0200 VLV", "PB500-2", "BALL VALVE FULL BORE PN25"],
    ["CHM 3011", "NAL3DT129.25", "DESCALER LIQUID"],
  ]);
});

test("layout() reads the seller's code in capitals alone behind its caption, and no other word as one", () => {
  const items = [
    ["04-2210-0087", "SPEED CONTROLLER, ELBOW", "Supplier Item: AS2201F-01-06SA"],
    ["04-2210-0112", "VALVE, SOLENOID 5 PORT", "Supplier Item: SY5120-5LZD-C6"],
    ["11-0077-0019", "O-RING VITON 70D BROWN", "Supplier Item: V326-70"],
    ["ON-SITE CALIBRATION OF GAS BOX", "ALL SHIFTS", "Supplier Item: SVC-CAL"],
  ];
  const read = values(rowsOf(items, "Part Number/Description"), "customerSku", "supplierSku");
  expect(read.at(-1)).toEqual([undefined, "SVC-CAL"]);
});

test("layout() parts the seller's code from the words a wide blank behind it", () => {
  const items: [own: string, theirs: string, words: string][] = [
    ["MSA475358", "475358", "HAT HARD CAP WHITE"],
    ["ANS11800L", "ANSELL 11-800-10", "GLOVE NITRILE SZ 10"],
    ["3M8210", "8210", "RESPIRATOR PARTICULATE N95 20/BX"],
    ["HON1013", "LPF 30", "EARPLUG LASER LITE UNCORDED"],
  ];
  const rows = under(items, { from: 230, step: 30 }, (y, [own, theirs, words]): Line[] => [
    [y, [80, own], ...COUNTED],
    [y + 12, [80, theirs], [170, words]],
  ]);
  const heads: Line[] = [
    [200, [80, "Item ID"], ...FIGURES],
    [212, [80, "Supplier Part Number / Description"]],
  ];
  expect(values([...heads, ...rows], "customerSku", "supplierSku", "description")).toEqual(items);
});

test("layout() leaves whose code a text says before a colon out of an item's words", () => {
  const items = [
    ["TL-EM-0500", "Mfg P/N: HARVEY TOOL 990432-C3", "ENDMILL 1/2 4FL CARBIDE"],
    ["TL-TAP-M6", "Mfg P/N: YG TOOL TK823326", "TAP M6 SPIRAL FLUTE"],
    ["HW-DOWEL-250", "Mfg P/N: MASTER FLUID TRIM E206-55", "PIN, DOWEL ALLOY STL"],
  ];
  expect(values(rowsOf(items, "Part Number/Description"), "customerSku", "description")).toEqual(
    items.map(([code, , words]) => [code, words]),
  );
});

test("layout() reads no accounts under the words of items as their codes", () => {
  const items = [
    ["SHEET 32ECT KRAFT", "ONE SIDE SMOOTH", "5010-100"],
    ["SHEET 44ECT DOUBLE WALL", "WAXED", "5010-100"],
    ["SEPARATOR GREY", "MOUNTED", "5010-140"],
    ["PALLET WOOD", "FOUR WAY", "5020-010"],
    ["TAPE CLEAR", "MACHINE", "5020-030"],
  ];
  expect(values(rowsOf(items, "Description"), "customerSku", "supplierSku")).toEqual(
    items.map(() => [undefined, undefined]),
  );
});
