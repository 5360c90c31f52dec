import { expect, test } from "bun:test";
import { readTitled, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEADS = ["产品名称", "规格", "包装", "单位", "数量", "单价", "金额"];
const AT = [40, 140, 220, 310, -400, -480, -560];
const row = (y: number, cells: string[]): Line => [
  y,
  ...cells.map((text, i): [number, string] => [AT[i]!, text]),
];
const ROWS = [
  row(300, HEADS),
  row(320, ["无水碳酸钾", "粉末 ≥99.0%", "25kg/袋", "吨", "6", "8120.00", "48720.00"]),
  row(340, ["三乙胺", "≥99.5%", "150kg/铁桶", "吨", "2", "15600.00", "31200.00"]),
  row(360, ["硝基苯甲酸", "≥99.0% HPLC", "20kg/纸板桶", "公斤", "800", "62.50", "50000.00"]),
];

test("layout() takes what goods are packed in for no codes", () => {
  expect(valuesOf(readTitled(ROWS), "customerSku", "description")).toEqual([
    [undefined, "无水碳酸钾 粉末 ≥99.0%"],
    [undefined, "三乙胺 ≥99.5%"],
    [undefined, "硝基苯甲酸 ≥99.0% HPLC"],
  ]);
});

test.each([
  "三、交（提）货时间、地点：2026年1月31日前送至甲方厂区",
  "三、交货期限及地点：2026年1月31日，需方仓库",
])("layout() reads the day of delivery in the clause %p", (clause) => {
  const { header } = readTitled([...ROWS, [420, [40, clause]]]);
  expect(header.requiredDate?.value).toBe("2026-01-31");
});
