import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Token, textOf } from "../src/extraction/layout/page/lines.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Texts = [x: number, text: string][];

describe("textOf() of words that run from right to left", () => {
  test.each([
    ["25 قياس كروي صمام 731A352", "731A352 صمام كروي قياس 25"],
    ["ليزر أسود HP 1020 طابعة", "طابعة HP 1020 أسود ليزر"],
    ["أسود , مقاوم فولاذ", "فولاذ مقاوم, أسود"],
    ["valve, ball type صمام كروي", "valve, ball type صمام كروي"],
  ])("puts %p in the order they are read in", (printed, read) => {
    const words = printed
      .split(" ")
      .map((text): Token => ({ text, box: [0, 0, 0, 0], size: 10, bold: false }));
    expect(textOf(words)).toBe(read);
  });
});

test.each([
  ["كود الصنف", "code"],
  ["رمز المنتج", "code"],
  ["رقم القطعة", "code"],
  ["بيان الصنف", "description"],
  ["مسلسل", "lineNumber"],
  ["LAST SHIP QTY", "otherQuantity"],
  ["CUM QTY REQUIRED", "otherQuantity"],
  ["NET QTY DUE THIS RELEASE", "quantity"],
  ["This Release", "quantity"],
  ["Account Code", "other"],
  ["Item Code", "code"],
  ["Released to date", "otherQuantity"],
  ["Blanket Qty", "otherQuantity"],
] as const)("roleOf() reads %p", (heading, role) => {
  expect(roleOf(heading)).toBe(role);
});

test("layout() parts a code from the words beside it where the row runs from right to left", () => {
  const heads: Texts = [
    [40, "القيمة"],
    [118, "سعر الوحدة"],
    [236, "الكمية"],
    [340, "بيان الصنف"],
    [445, "كود الصنف"],
  ];
  const rows: Texts[] = [
    [
      [40, "42.24"],
      [118, "3.84"],
      [236, "11"],
      [300, "صمام كروي قياس 25"],
      [445, "673961"],
    ],
    [
      [40, "74,320.00"],
      [118, "297.28"],
      [236, "250"],
      [300, "كابل نحاسي أسود"],
      [445, "350A595"],
    ],
  ];
  const page = pageOf([[100, ...heads], ...rows.map((texts, i): Line => [120 + 18 * i, ...texts])]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value])).toEqual([
    ["673961", "صمام كروي قياس 25"],
    ["350A595", "كابل نحاسي أسود"],
  ]);
});

test("layout() reads a total left of its name in two scripts, and sums that stand close behind theirs", () => {
  const lines: Line[] = [
    [40, [40, "Purchase Order 4711"]],
    [100, [40, "Item"], [120, "Description"], [-400, "Qty"], [-460, "Price"], [-540, "Amount"]],
    [120, [40, "BV-1001"], [120, "Ball valve"], [-400, "10"], [-460, "4.00"], [-540, "40.00"]],
    [134, [40, "BV-1002"], [120, "Gasket"], [-400, "10"], [-460, "6.00"], [-540, "60.00"]],
  ];
  const totalOf = (...below: Line[]) =>
    layout(readingOf(pageOf([...lines, ...below])), { ownNames: [] })[0]!.header.total?.value;
  expect(totalOf([160, [40, "105.000"], [120, "Grand Total (OMR) / الإجمالي"]])).toBe("105");
  expect(totalOf([160, [40, "採購金額：100.00"], [200, "稅額：5.00"], [340, "金額合計：105.00"]])).toBe(
    "105",
  );
});

test("layout() reads left of its caption who sells and in what money, where rows of captions stand side by side", () => {
  const page = pageOf([
    [40, [250, "حلواني الندى"]],
    [98, [235, "أمر شراء رقم 1042"]],
    [159, [90, "شركة النيل للمواد الغذائية"], [250, "المورد :"], [400, "2026/10/05"], [490, "تاريخ الطلب :"]],
    [172, [146, "أحمد سامي"], [230, "جهة الاتصال :"], [400, "2026/10/12"], [480, "التاريخ المتوقع :"]],
    [278, [70, "الإجمالي"], [163, "سعر الوحدة"], [300, "الكمية"], [414, "وصف الصنف"], [546, "#"]],
    [298, [70, "18,800.00 ج . م"], [180, "940.00 ج . م"], [305, "20"], [418, "دقيق فاخر"], [550, "1"]],
    [318, [70, "10,937.50 ج . م"], [180, "312.50 ج . م"], [305, "35"], [418, "سكر ناعم"], [550, "2"]],
  ]);
  const { header } = layout(readingOf(page), { ownNames: [] })[0]!;
  expect([header.customerName?.value, header.requiredDate?.value, header.currency?.value]).toEqual([
    "حلواني الندى",
    "2026-10-12",
    "EGP",
  ]);
});
