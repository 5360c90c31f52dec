import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft, LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function read(lines: Line[]): Draft {
  return layout(readingOf(pageOf([...HEAD, ...lines])), { ownNames: [] })[0]!;
}

function values({ lines }: Draft, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const HEAD: Line[] = [
  [40, [40, "Purchase Order 7004418"]],
  [60, [40, "Order date Jan 5, 2025"]],
];

/** A word, then figures under their headings. */
const row = (y: number, word: string, ...figures: string[]): Line => [
  y,
  [60, word],
  ...figures.flatMap((text, i): [number, string][] =>
    text ? [[-[200, 240, 280, 400, 470, 550][i]!, text]] : [],
  ),
];

const BLAZER = [
  ["A4471", "Wool blazer Colour Navy 410 10", "40", "38.4", "PCE"],
  ["A4471", "Wool blazer Colour Navy 410 12", "80", "38.4", "PCE"],
  ["A4471", "Wool blazer Colour Navy 410 14", "110", "38.4", "PCE"],
  ["D0319", "Leather belt Colour Tan 255 S/M", "150", "6.85", "PCE"],
  ["D0319", "Leather belt Colour Tan 255 M/L", "120", "6.85", "PCE"],
];

describe("styled()", () => {
  test("gives each size of a style its code, words, unit and price, however many sizes it comes in", () => {
    const draft = read([
      [110, [36, "10"], [60, "A4471"], [110, "Wool blazer"], [300, "Colour Navy 410"], [460, "UoM PCE"]],
      row(124, "Size", "10", "12", "14", "Total", "Price", "Line amount"),
      row(136, "Quantity", "40", "80", "110", "230", "38.40", "8,832.00"),
      [160, [36, "20"], [60, "D0319"], [110, "Leather belt"], [300, "Colour Tan 255"], [460, "UoM PCE"]],
      row(174, "Size", "S/M", "M/L", "", "Total", "Price", "Line amount"),
      row(186, "Quantity", "150", "120", "", "270", "6.85", "1,849.50"),
      [220, [400, "Order total"], [-550, "10,681.50"]],
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "unitPrice", "unit")).toEqual(BLAZER);
    expect(draft.lines.map(({ printedNumber }) => printedNumber)).toEqual([
      "10",
      undefined,
      undefined,
      "20",
      undefined,
    ]);
    expect(draft.findings).toEqual([]);
  });

  test("reads the headings of sums beside the style, and half sizes that end in whole ones", () => {
    const draft = read([
      [
        110,
        [40, "STYLE 41702"],
        [130, "MARA LOAFER"],
        [230, "COLOR BLK"],
        [-400, "TOTAL PRS"],
        [-470, "COST"],
      ],
      [123, [-200, "9"], [-240, "9.5"], [-280, "10"], [-320, "11"]],
      [136, [-200, "7"], [-240, "12"], [-320, "17"], [-400, "36"], [-470, "31.50"]],
      [160, [40, "STYLE 52219"], [130, "JUNO BOOT"], [230, "COLOR BRN"], [-400, "TOTAL PRS"], [-470, "COST"]],
      [173, [-200, "9"], [-240, "9.5"], [-280, "10"], [-320, "11"]],
      [186, [-240, "3"], [-280, "5"], [-400, "8"], [-470, "48.25"]],
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "unitPrice")).toEqual([
      ["41702", "MARA LOAFER COLOR BLK 9", "7", "31.5"],
      ["41702", "MARA LOAFER COLOR BLK 9.5", "12", "31.5"],
      ["41702", "MARA LOAFER COLOR BLK 11", "17", "31.5"],
      ["52219", "JUNO BOOT COLOR BRN 9.5", "3", "48.25"],
      ["52219", "JUNO BOOT COLOR BRN 10", "5", "48.25"],
    ]);
    expect(values(draft, "unit").flat()).toEqual(Array(5).fill(undefined));
  });

  test("reads a style before its sizes, over its colours", () => {
    const sizes = (y: number, code: string, words: string): Line => [
      y,
      [20, code],
      ...(row(y, words, "38", "40", "42", "Tot. PZ", "Prezzo", "Importo").slice(1) as Line[1][]),
    ];
    const draft = read([
      sizes(110, "AB26-1107", "Camicia donna"),
      row(124, "BIANCO", "6", "12", "18", "36", "24,90", "896,40"),
      row(138, "CELESTE", "6", "", "12", "18", "24,90", "448,20"),
      sizes(160, "AB26-2230", "Pantalone"),
      row(174, "NERO", "8", "16", "20", "44", "31,50", "1.386,00"),
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "unitPrice")).toEqual([
      ["AB26-1107", "Camicia donna BIANCO 38", "6", "24.9"],
      ["AB26-1107", "Camicia donna BIANCO 40", "12", "24.9"],
      ["AB26-1107", "Camicia donna BIANCO 42", "18", "24.9"],
      ["AB26-1107", "Camicia donna CELESTE 38", "6", "24.9"],
      ["AB26-1107", "Camicia donna CELESTE 42", "12", "24.9"],
      ["AB26-2230", "Pantalone NERO 38", "8", "31.5"],
      ["AB26-2230", "Pantalone NERO 40", "16", "31.5"],
      ["AB26-2230", "Pantalone NERO 42", "20", "31.5"],
    ]);
  });

  test("reads a style in one text with its words over codes and names of colours, and no line from what it comes to", () => {
    const style = (y: number, name: string): Line => [y, [40, name]];
    const heading = (y: number): Line => [
      y,
      [40, "Colour code"],
      [100, "Colour"],
      ...[200, 240, 280].map((x, i): [number, string] => [-x, ["S", "M", "L"][i]!]),
      [-400, "Total pcs"],
      [-470, "US$ / pc"],
      [-550, "US$"],
    ];
    const colour = (y: number, code: string, name: string, ...figures: string[]): Line => [
      y,
      [40, code],
      [100, name],
      ...figures.map((text, i): [number, string] => [-[200, 240, 280, 400, 470, 550][i]!, text]),
    ];
    const draft = read([
      style(110, "ARTICLE NO.: 42613-10 – Men's chino, 98% CO"),
      heading(124),
      colour(136, "BLK 001", "Black", "120", "420", "760", "1,300", "4.65", "6,045.00"),
      colour(148, "NVY 410", "Navy", "80", "300", "540", "920", "4.65", "4,278.00"),
      [160, [40, "Total article 42613-10"], [-400, "2,220"], [-550, "10,323.00"]],
      style(184, "ARTICLE NO.: 42701-20 – Jogger"),
      heading(198),
      colour(210, "ROS 512", "Rose", "140", "-", "500", "640", "5.00", "3,200.00"),
      [222, [40, "Total article 42701-20"], [-400, "640"], [-550, "3,200.00"]],
      [246, [330, "ORDER TOTAL: 2,860 pcs."], [-550, "US$ 13,523.00"]],
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "unit", "unitPrice")).toEqual([
      ["42613-10", "Men's chino, 98% CO BLK 001 Black S", "120", "pcs", "4.65"],
      ["42613-10", "Men's chino, 98% CO BLK 001 Black M", "420", "pcs", "4.65"],
      ["42613-10", "Men's chino, 98% CO BLK 001 Black L", "760", "pcs", "4.65"],
      ["42613-10", "Men's chino, 98% CO NVY 410 Navy S", "80", "pcs", "4.65"],
      ["42613-10", "Men's chino, 98% CO NVY 410 Navy M", "300", "pcs", "4.65"],
      ["42613-10", "Men's chino, 98% CO NVY 410 Navy L", "540", "pcs", "4.65"],
      ["42701-20", "Jogger ROS 512 Rose S", "140", "pcs", "5"],
      ["42701-20", "Jogger ROS 512 Rose L", "500", "pcs", "5"],
    ]);
    expect(draft.header.total?.value).toBe("13523");
    expect(draft.findings).toEqual([]);
  });

  test("keeps a row of packs whole, whose sizes are those of one pack", () => {
    const packs = (y: number, colour: string, ...figures: string[]): Line => [
      y,
      [40, colour],
      ...figures.map((text, i): [number, string] => [-[140, 170, 200, 280, 330, 400, 470, 560][i]!, text]),
    ];
    const draft = read([
      [110, [36, "STYLE VS-60412"], [130, "MENS OXFORD"], [300, "Unit Retail 39.50"]],
      packs(124, "Color", "S", "M", "L", "Units/Pack", "Packs", "Total Units", "Unit Cost", "Extended Cost"),
      packs(138, "010 WHITE", "2", "3", "1", "6", "120", "720", "13.25", "9,540.00"),
      packs(152, "410 BLUE", "2", "3", "1", "6", "160", "960", "13.25", "12,720.00"),
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "unitPrice", "lineTotal")).toEqual([
      ["VS-60412", "MENS OXFORD 010 WHITE", "720", "13.25", "9540"],
      ["VS-60412", "MENS OXFORD 410 BLUE", "960", "13.25", "12720"],
    ]);
    expect(draft.findings).toEqual([]);
  });

  test("says each value where it stands on the page", () => {
    const draft = read([
      [110, [40, "LW4410"], [150, "Linen dress"], [-550, "Cost £16.40"]],
      row(124, "Colour / Size", "10", "12", "14", "Total"),
      row(138, "Navy", "24", "48", "72", "144"),
      row(152, "Sage", "16", "32", "-", "48"),
      [166, [60, "192 units"]],
    ]);
    expect(values(draft, "customerSku", "quantity", "unitPrice").at(-1)).toEqual(["LW4410", "32", "16.4"]);
    const { customerSku, quantity, unitPrice } = draft.lines.at(-1)!.fields;
    const left = (read: typeof quantity) =>
      read?.evidence && "box" in read.evidence ? read.evidence.box[0] : null;
    expect([customerSku, quantity, unitPrice].map((read) => Math.round(left(read)!))).toEqual([40, 231, 524]);
  });
});
