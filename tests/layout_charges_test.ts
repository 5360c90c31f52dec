import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

test.each([
  ["its rate comes to the total", "141.60", []],
  ["it doesn't", "142.60", ["missing_lines"]],
])("prove() explains a total by a tax of which rows print only the rate: %s", (_, total, codes) => {
  const { findings } = layout(
    readingOf(
      pageOf([
        [
          300,
          [40, "Item"],
          [140, "Description"],
          [340, "Qty"],
          [400, "Tax"],
          [440, "Price"],
          [540, "Amount"],
        ],
        [320, [40, "AB-1001"], [140, "Bolt"], [-360, "12"], [400, "20%"], [-490, "1.50"], [-580, "18.00"]],
        [340, [40, "AB-1002"], [140, "Nut"], [-360, "200"], [400, "20%"], [-490, "0.50"], [-580, "100.00"]],
        [426, [440, "Total"], [-580, total]],
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(findings.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ["a wrong sum", "148.22", ["unsure_value"]],
  ["the sum of all", "48.22", []],
])("prove() tells %s of lines, freight, tax and discount", (_, total, codes) => {
  const { findings } = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
        [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
        [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
        [370, [440, "Subtotal"], [-580, "38.00"]],
        [384, [440, "Freight"], [-580, "5.00"]],
        [398, [440, "Discount"], [-580, "2.00"]],
        [412, [440, "VAT 19%"], [-580, "7.22"]],
        [426, [440, "Total"], [-580, total]],
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  const told = findings.filter(({ field }) => field === "total");
  expect(told.map(({ code }) => code)).toEqual(codes);
  if (told[0]) expect(told[0].message).toContain("Freight 5, Discount 2, VAT 19% 7.22");
});

type Rows = [number, ...[number, string][]][];

const HEAD: Rows = [
  [30, [40, "PURCHASE ORDER 4711"]],
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

test.each<[string, [number, ...[number, string][]][], [label: string, amount: string][]]>([
  [
    "freight, a discount and a tax by their names",
    [
      [370, [440, "Freight"], [-580, "5.00"]],
      [384, [440, "Discount"], [-580, "2.00"]],
      [398, [440, "VAT 19%"], [-580, "7.22"]],
      [412, [440, "Total"], [-580, "48.22"]],
    ],
    [
      ["Freight", "5"],
      ["Discount", "-2"],
      ["VAT 19%", "7.22"],
    ],
  ],
  [
    "a tax in the row of the sum, by its caption",
    [
      [470, [60, "Base"], [160, "% IVA"], [260, "Cuota IVA"], [380, "TOTAL EUROS"]],
      [484, [60, "38.00"], [160, "21.00"], [260, "7.98"], [380, "45.98"]],
    ],
    [["Cuota IVA", "7.98"]],
  ],
  [
    "a charge by a name of its own",
    [
      [370, [140, "Set up charge"], [-580, "29.00"]],
      [412, [440, "Total"], [-580, "67.00"]],
    ],
    [["Set up charge", "29"]],
  ],
  [
    "no two that cancel each other",
    [
      [370, [440, "Freight"], [-580, "5.00"]],
      [384, [440, "Less freight"], [-580, "5.00"]],
      [398, [440, "VAT 19%"], [-580, "7.22"]],
      [412, [440, "Total"], [-580, "45.22"]],
    ],
    [["VAT 19%", "7.22"]],
  ],
])("accountOf() leads from the lines to the total by %s", (_, under, parts) => {
  const { proof, findings } = layout(readingOf(pageOf([...HEAD, ...under])), { ownNames: [] })[0]!;
  expect(proof.account?.parts.map(({ label, amount }) => [label, amount])).toEqual(parts);
  expect(proof.account?.parts.every(({ evidence }) => evidence)).toBe(true);
  expect(proof.account).toMatchObject({ lines: { amount: "38" }, unexplained: null });
  expect(findings).toEqual([]);
});

test("accountOf() says what no printed part explains", () => {
  const rows: typeof HEAD = [
    [384, [440, "Freight"], [-580, "5.00"]],
    [412, [440, "Total"], [-580, "48.22"]],
  ];
  const { proof } = layout(readingOf(pageOf([...HEAD, ...rows])), { ownNames: [] })[0]!;
  expect(proof.account).toMatchObject({ parts: [], total: { amount: "48.22" }, unexplained: "10.22" });
});

test.each([
  ["charges, which are no lines", "Additional charges", 1],
  ["more that is ordered", "Spare parts", 2],
])("tableOf() reads a second table by its title: %s", (_, title, count) => {
  const heading = (y: number): [number, ...[number, string][]] => [
    y,
    [40, "Item"],
    [140, "Description"],
    [360, "Qty"],
    [440, "Unit Price"],
    [540, "Amount"],
  ];
  const [draft] = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        heading(300),
        [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
        [350, [40, title]],
        heading(370),
        [390, [40, "XY-2002"], [140, "Inbound freight"], [-380, "1"], [-490, "55.00"], [-580, "55.00"]],
        [420, [440, "Total"], [-580, "73.00"]],
      ]),
    ),
    { ownNames: [] },
  );
  expect(draft!.lines).toHaveLength(count);
});

test("tableOf() takes no lines from how goods are shared out among shops behind the sum", () => {
  const shared = pageOf([
    ...HEAD,
    [370, [440, "Total"], [-580, "38.00"]],
    [420, [40, "Store allocation - PO 4711"]],
    [440, [40, "Store"], [360, "Ln 1"], [440, "Ln 2"], [540, "Units"]],
    [460, [40, "0012 TULSA"], [-380, "8"], [-490, "30"], [-580, "38"]],
    [480, [40, "0018 WICHITA"], [-380, "4"], [-490, "10"], [-580, "14"]],
  ]);
  const { lines, findings } = layout(readingOf(shared), { ownNames: [] })[0]!;
  expect(lines.map(({ fields }) => fields.customerSku?.value)).toEqual(["AB-1001", "AB-1002"]);
  expect(findings).toEqual([]);
});

test("sumMoneyIn() takes no amount for a charge that its caption says in brackets", () => {
  const page = pageOf([
    ...HEAD,
    [370, [360, "Carriage (orders under £1,500 / crane)"], [-580, "18.50"]],
    [390, [440, "Total"], [-580, "56.50"]],
  ]);
  expect(layout(readingOf(page), { ownNames: [] })[0]!.findings).toEqual([]);
});

test.each(["EST. FREIGHT:", "Éco-participation"])("sumMoneyIn() knows %s for a charge", (caption) => {
  const page = pageOf([
    ...HEAD,
    [370, [440, "Subtotal"], [-580, "38.00"]],
    [380, [40, "Do NOT enclose pricing with drop shipments."], [440, caption], [-580, "18.50"]],
    [390, [440, "Total"], [-580, "56.50"]],
    [410, [40, "U.S. Dollars"]],
  ]);
  expect(layout(readingOf(page), { ownNames: [] })[0]!.findings).toEqual([]);
});

test("prove() takes an amount before the total in its row for the sum of the lines, its taxes beside", () => {
  const page = pageOf([
    ...HEAD,
    [370, [360, "Rounded Off (+)"], [-580, "0.16"]],
    [390, [360, "Grand Total"], [-440, "38.00"], [-490, "3.42"], [-530, "3.42"], [-580, "45.00"]],
  ]);
  const { header, findings } = layout(readingOf(page), { ownNames: [] })[0]!;
  expect(header.total?.value).toBe("45");
  expect(findings).toEqual([]);
});
