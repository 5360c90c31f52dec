import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { LineField } from "../src/orders/mod.ts";
import type { Box } from "../src/reading/mod.ts";
import { TITLE, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function read(lines: Line[], rules: Box[], ...names: LineField[]) {
  const [draft] = layout(readingOf(pageOf([...TITLE, ...lines], { rules })), { ownNames: [] });
  return valuesOf(draft!, ...names);
}

const rule = (x0: number, x1: number, y: number): Box => [x0, y, x1, y + 0.5];

describe("layout() of items with their figures amid the rows of their cells", () => {
  test("reads a code and words over the seller's code and a remark, between which a rule parts their cells alone", () => {
    const items = [
      ["SUS304-M6-20", "CBSS6-20", "Hex socket bolt M6 SUS304", "for January"],
      ["P-31220", "LHFS20", "Linear bush 20 with flange"],
      ["P-31305", "SFJW20-450-M8", "Shaft 20 x 450 both ends", "tapped"],
      ["E-00418", "E2E-X3B1", "Proximity sensor M12 PNP"],
    ];
    const heads: Line[] = [
      [192, [80, "品番"], [210, "品名"]],
      [199, [45, "No."], [-352, "数量"], [372, "単位"], [-450, "単価"], [-520, "金額"]],
      [206, [80, "貴社型番"], [210, "備考"]],
    ];
    const rows = under(items, { from: 222, step: 30 }, (y, [own, theirs, words, more]): Line[] => [
      [y, [66, own!], [146, words!]],
      [y + 8, [47, `${items.findIndex(([code]) => code === own) + 1}`], [-352, "24"], [372, "個"]],
      [y + 14, [66, theirs!], ...(more ? [[146, more] as [number, string]] : [])],
    ]).map(
      (line): Line =>
        line.length === 4 ? [...line, [-450, "1,480"] as const, [-520, "35,520"] as const] : line,
    );
    const rules = [
      [142, 190, 142.5, 333] as Box,
      rule(40, 560, 213),
      ...items.flatMap((_, i) => [rule(62, 310, 228 + 30 * i), rule(40, 560, 243 + 30 * i)]),
    ];
    expect(read([...heads, ...rows], rules, "customerSku", "supplierSku", "description", "quantity")).toEqual(
      items.map(([own, theirs, ...words]) => [own, theirs, words.join(" "), "24"]),
    );
  });

  test("reads the letters of a code that its cell has no room for beside it", () => {
    const heads: Line = [
      200,
      [54, "Réf."],
      [118, "Désignation"],
      [-352, "Quantité"],
      [-450, "PU HT"],
      [-520, "Montant HT"],
    ];
    const figures = [
      [-352, "6"],
      [-450, "118,00"],
      [-520, "708,00"],
    ] as [number, string][];
    const lines: Line[] = [
      heads,
      [220, [54, "SANV-VV2022"], [118, "Sancerre Vieilles Vignes"], ...figures],
      [236, [54, "MEUV-N2020X"]],
      [240.7, [118, "Meursault Les Narvaux, magnum"], ...figures],
      [245.4, [54, "MG"]],
      [261, [118, "Champagne Brut Réserve, Billecart"]],
      [265.7, [54, "CHP-BRBX00"], ...figures],
      [270.4, [118, "et Salmon"]],
    ];
    expect(read(lines, [], "customerSku", "description")).toEqual([
      ["SANV-VV2022", "Sancerre Vieilles Vignes"],
      ["MEUV-N2020X MG", "Meursault Les Narvaux, magnum"],
      ["CHP-BRBX00", "Champagne Brut Réserve, Billecart et Salmon"],
    ]);
  });

  test("reads units under a caption that is broken around the line of the others", () => {
    const lines: Line[] = [
      [195, [320, "计量单"]],
      [
        200,
        [60, "序号"],
        [95, "存货编码"],
        [170, "存货名称"],
        [240, "规格型号"],
        [-395, "数量"],
        [-465, "含税单价"],
        [-540, "价税合计"],
      ],
      [205, [325, "位"]],
      ...under(["万支", "只", "卷"], { from: 225, step: 20 }, (y, unit): Line[] => [
        [
          y,
          [66, `${(y - 205) / 20}`],
          [95, `SY-P28-${y}`],
          [170, "瓶坯"],
          [240, "28口径"],
          [328, unit],
          [-395, "18"],
          [-465, "1,560.00"],
          [-540, "28,080.00"],
        ],
      ]),
    ];
    expect(read(lines, [], "unit", "description")).toEqual([
      ["万支", "瓶坯 28口径"],
      ["只", "瓶坯 28口径"],
      ["卷", "瓶坯 28口径"],
    ]);
  });
});
