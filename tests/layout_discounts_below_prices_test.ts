import { expect, test } from "bun:test";
import { values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test('layout() reads "Desc." under the price as a discount, where "Descrição" heads the words', () => {
  const items = [
    ["MP-2201", "Tecido sarja 245 g/m2", "640,000", "4,3850", "2 722,21", "7702.115.48", "MT", "3,00"],
    ["AC-0203", "Linha cone 5000 m", "48,000", "2,9600", "127,87", "GRT120/5000", "CN", "10,00"],
  ];
  const rows = items.flatMap(([own, words, count, price, total, other, unit, off], i): Line[] => [
    [340 + i * 36, [40, own!], [130, words!], [-360, count!], [-480, price!], [-570, total!]],
    [352 + i * 36, [40, other!], [130, "segunda linha"], [-360, unit!], [-420, off!], [-480, "23,00"]],
  ]);
  const heads: Line[] = [
    [
      308,
      [40, "Artigo"],
      [130, "Descrição"],
      [-360, "Quant."],
      [-480, "Pr. Unitário"],
      [-570, "Total Líquido"],
    ],
    [319, [40, "Ref. Forn."], [-360, "Unid."], [-420, "Desc."], [-480, "IVA"]],
  ];
  expect(values([...heads, ...rows], "customerSku", "supplierSku", "quantity", "unit", "lineTotal")).toEqual([
    ["MP-2201", "7702.115.48", "640", "MT", "2722.21"],
    ["AC-0203", "GRT120/5000", "48", "CN", "127.87"],
  ]);
});
