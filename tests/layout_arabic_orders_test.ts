import { expect, test } from "bun:test";
import { parseAmount } from "../src/extraction/layout/values/amounts.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { read, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEADINGS: Line = [
  240,
  [40, "المبلغ"],
  [130, "سعر الوحدة"],
  [220, "الكمية"],
  [300, "الضرائب"],
  [400, "الوصف"],
];

test("ordersOf() reads an order whose number stands behind its Arabic name, though a quotation's stands below", () => {
  const draft = read(
    [50, [400, "شركة النيل للمقاولات"]],
    [165, { x: 420, text: "أمر الشراء #P00873", size: 12 }],
    [190, [260, "تاريخ الطلب:"], [400, "مرجع طلبك:"]],
    [206, [260, "06/09/2026"], [400, "RFQ-2219"]],
    HEADINGS,
    [260, [40, "18.00 ج.م."], [130, "1.50"], [220, "12.00"], [300, "ضريبة %14"], [400, "محبس كرة"]],
    [276, [40, "20.00 ج.م."], [130, "0.50"], [220, "40.00"], [300, "ضريبة %14"], [400, "ماسورة"]],
    [310, [40, "38.00 ج.م."], [130, "المبلغ دون الضريبة"]],
    [324, [40, "43.32 ج.م."], [130, "الإجمالي"]],
  );
  expect(valuesOf(draft, "quantity", "unitPrice", "lineTotal")).toEqual([
    ["12", "1.5", "18"],
    ["40", "0.5", "20"],
  ]);
  expect([draft.header.poNumber?.value, draft.header.total?.value]).toEqual(["P00873", "43.32"]);
});

test.each([
  ["الضرائب", "taxRate"],
  ["Item البند", "item"],
  ["الخصم %", "discount"],
  ["لكل", "per"],
  ["رقم صنف المورد", "supplierSku"],
] as const)("roleOf() reads %p", (heading, role) => {
  expect(roleOf(heading)).toBe(role);
});

test.each([
  ["11,100.00 ج.م.", "11100", "EGP"],
  ["9,693.80 ر . س .", "9693.8", "SAR"],
])("parseAmount() reads %p, whose currency is shortened with a dot behind it", (text, value, currency) => {
  expect(parseAmount(text, ".")).toMatchObject({ value, currency });
});

test("ordersOf() reads where goods go under its Arabic caption, not what stands far beside it", () => {
  const { shipToName, customerName } = read(
    [48, [-560, "شركة النيل للمقاولات"]],
    [106, [-300, "المؤسسة الهندسية للطلمبات"], [-560, "عنوان الشحن:"]],
    [120, [-300, "القاهرة"], [-560, "موقع محطة رفع بني سويف"]],
    [165, [-560, "أمر الشراء #P00873"]],
    HEADINGS,
    [260, [40, "18.00"], [130, "1.50"], [220, "12.00"], [300, "ضريبة %14"], [400, "محبس كرة"]],
  ).header;
  expect([shipToName?.value, customerName?.value]).toEqual([
    "موقع محطة رفع بني سويف",
    "شركة النيل للمقاولات",
  ]);
});

test("ordersOf() reads the lower of two lines of Arabic captions: the supplier's code and the day, under words that begin over their figures", () => {
  const items: [string, string, string, string, string][] = [
    ["01-0231", "DHP-482RFJ", "دريل شحن", "فولت مع بطاريتين", "2026/05/24"],
    ["01-0240", "GA-5030", "جلاخة زاوية", "واط بوصة", "2026/05/28"],
  ];
  const draft = read(
    [50, [-560, "مؤسسة ركن العمران"]],
    [80, [-560, "رقم أمر الشراء: PO-2026-0773"]],
    [216, [130, "الخصم"], [181, "سعر الوحدة"], [-430, "اسم الصنف"], [-499, "رقم الصنف"]],
    [223, [65, "الإجمالي"], [251, "الكمية"], [301, "الوحدة"], [539, "م"]],
    [231, [138, "%"], [195, "لكل"], [-430, "تاريخ التسليم"], [-510, "رقم صنف المورد"]],
    ...items.flatMap(([code, theirs, words, more, day], i): Line[] => [
      [250 + 53 * i, [-430, words]],
      [
        258 + 53 * i,
        [60, "18.00"],
        [186, "1.50"],
        [256, "12"],
        [307, "حبة"],
        [-510, code],
        [539, String(i + 1)],
      ],
      [266 + 53 * i, [-430, more]],
      [284 + 53 * i, [199, "1"], [-430, day], [-510, theirs]],
    ]),
  );
  expect(valuesOf(draft, "customerSku", "supplierSku", "description", "requiredDate")).toEqual(
    items.map(([code, theirs, words, more, day]) => [
      code,
      theirs,
      `${words} ${more}`,
      day.replaceAll("/", "-"),
    ]),
  );
});

test.each(["[VL-GT-050]", "[VL-GT-050["])(
  "ordersOf() reads the code %s right of the words that it opens, Latin ones among them",
  (code) => {
    const draft = read(
      [50, [400, "شركة النيل للمقاولات"]],
      [165, { x: 420, text: "أمر الشراء #P00873", size: 12 }],
      HEADINGS,
      ...[260, 276].map(
        (y): Line => [
          y,
          [40, "18.00 ج.م."],
          [130, "1.50"],
          [220, "12.00"],
          [300, "ضريبة %14"],
          [400, `${code} محبس بوابة نحاس 2 بوصة 16 PN`],
        ],
      ),
    );
    expect(valuesOf(draft, "customerSku", "description")).toEqual(
      Array(2).fill(["VL-GT-050", "محبس بوابة نحاس 2 بوصة PN 16"]),
    );
  },
);
