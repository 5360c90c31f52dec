import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { verify } from "../src/extraction/verify/verify.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

describe("layout() of a list of sections", () => {
  const lines = linesOf([
    [100, [40, "Ref"], [81, "Description"], [361, "Product"], [-480, "Quantity"], [489, "Unit"]],
    ...["A", "B", "C"].flatMap((section, i): Rows => {
      const y = 120 + 100 * i;
      const [bar, stud] = [`WPR2307${i}`, `9505-89${i}`];
      return [
        [y, [40, `Section ${section}`], [86, "Ground works"]],
        [
          y + 14,
          [40, `${section}1`],
          [81, "Rebar grade 60, cut and bent"],
          [361, bar],
          [-480, "9"],
          [489, "m"],
        ],
        [y + 24, [96, "wk 12: 4 m"]],
        [y + 34, [96, "wk 14: 5 m"]],
        [y + 47, [40, `${section}2`], [81, "Stud, steel, 10 ft"], [361, stud], [-480, "300"], [489, "bag"]],
        [y + 57, [96, "wk 12: 150 bag"]],
        [y + 67, [96, "wk 14: 150 bag"]],
      ];
    }),
  ]);

  test("parts headings of single words that stand near each other, and takes a place for no code", () => {
    expect(lines.map(([code, , quantity]) => [code, quantity])).toEqual([
      ["WPR23070", "9"],
      ["9505-890", "300"],
      ["WPR23071", "9"],
      ["9505-891", "300"],
      ["WPR23072", "9"],
      ["9505-892", "300"],
    ]);
  });

  test("takes a section's caption for no words of the row under it", () => {
    expect(lines.filter(([, words]) => words?.includes("Ground"))).toEqual([]);
  });
});

test("layout() reads a bill of quantities whose figures stand below the words of each place", () => {
  const item = (y: number, place: string, [words, quantity, price, amount]: string[]): Rows => [
    [y, [44, place], [113, words!]],
    [y + 11, [113, "Verpackung und Abladen."]],
    [y + 22, [-330, quantity!], [339, "m"], [-450, price!], [-550, amount!]],
  ];
  const lines = linesOf([
    [
      100,
      [44, "OZ"],
      [113, "Leistungsbeschreibung"],
      [331, "Menge ME"],
      [407, "EP in EUR"],
      [506, "GP in EUR"],
    ],
    [120, [44, "01"], [113, "Entwässerung"]],
    ...item(137, "01.0010", ["Bodenablauf DN 100 mit Geruchverschluss", "9,000", "19,48", "175,32"]),
    ...item(180, "01.0020", ["Rohr DN 160", "300,000", "420,74", "126.222,00"]),
    [220, [113, "Summe Titel 01"], [-550, "126.397,32"]],
    ...item(240, "02.0010", ["Schachtring DN 1000", "17,000", "50,82", "863,94"]),
  ]);
  expect(lines.map(([, words, quantity, price]) => [words?.split("\n")[0], quantity, price])).toEqual([
    ["Bodenablauf DN 100 mit Geruchverschluss", "9", "19.48"],
    ["Rohr DN 160", "300", "420.74"],
    ["Schachtring DN 1000", "17", "50.82"],
  ]);
});

test("layout() adds the counts of deliveries below a line that has none, where its price makes its amount of them, and verify() finds them there", () => {
  const delivery = (y: number, day: string, count: string): Rows[number] => [
    y,
    [66, "Ship To: Address above"],
    [280, day],
    [-420, count],
    [430, "Roll"],
  ];
  const reading = readingOf(
    pageOf([
      [40, [34, "Purchase Order 4711"]],
      [
        80,
        [34, "Line"],
        [66, "Part Number"],
        [280, "Delivery"],
        [-420, "Quantity"],
        [430, "UOM"],
        [-500, "Price"],
        [-575, "Amount"],
      ],
      [100, [34, "1"], [66, "4389982"], [-500, "59.40"], [-575, "475.20"]],
      delivery(112, "05-MAY-2023", "8"),
      [130, [34, "2"], [66, "3330134"], [-500, "2.9347"], [-575, "1,393.98"]],
      delivery(142, "09-MAY-2023", "237"),
      delivery(154, "19-MAY-2023", "238"),
    ]),
  );
  const [draft] = verify(reading, layout(reading, { ownNames: [] }));
  const quantities = draft!.lines.map(({ fields }) => [
    fields.quantity?.value,
    fields.quantity?.evidence?.text,
  ]);
  expect(quantities).toEqual([
    ["8", "8"],
    ["475", "237 238"],
  ]);
});

test("layout() names items by the description that differs, not by the one that all rows share", () => {
  const works = ["Ultrasonic testing of welds", "Painting of structure", "Calibration of gauges"];
  const lines = linesOf([
    [100, [40, "No."], [80, "Service description"], [220, "Description"], [420, "Rate"], [520, "Amount"]],
    ...works.map((text, i): Rows[number] => [
      120 + 14 * i,
      [40, `${i + 1}`],
      [80, "Professional services"],
      [220, text],
      [-445, "12.00"],
      [-555, "12.00"],
    ]),
  ]);
  expect(lines.map(([, text]) => text)).toEqual(works);
});

describe("layout() of rows in two tiers", () => {
  test("takes the lower tier, whose price makes the amount above, for no row of its own", () => {
    const lines = linesOf([
      [100, [40, "Entry"], [110, "Item code"], [300, "Quantity"], [390, "Amount"], [480, "Delivery date"]],
      [112, [40, "Entered on"], [110, "Description"], [300, "Unit price"]],
      ...[
        ["AB-1001", "Hex bolt M8", "6", "85.00", "510.00"],
        ["AB-1002", "Hex nut M10", "11", "406.00", "4,466.00"],
        ["AB-1003", "Washer M6", "3", "5,148.00", "15,444.00"],
      ].flatMap(
        ([code, words, quantity, price, amount], i): Rows => [
          [
            140 + 40 * i,
            [40, `7-${i}`],
            [110, code!],
            [-340, quantity!],
            [-440, amount!],
            [480, "2025-02-14"],
          ],
          [152 + 40 * i, [40, "2025-01-05"], [110, words!], [-340, price!]],
        ],
      ),
    ]);
    expect(lines).toEqual([
      ["AB-1001", "Hex bolt M8", "6", "85"],
      ["AB-1002", "Hex nut M10", "11", "406"],
      ["AB-1003", "Washer M6", "3", "5148"],
    ]);
  });

  test("draws a column where most rows leave it white, not through their words", () => {
    const words = ["Plate 304 steel M8 x 30 brushed", "Hose 304 black", "Bolt 304 zinc", "Clip 304 grey"];
    const lines = linesOf([
      [
        100,
        [40, "Item no"],
        [110, "Description"],
        [240, "Drawing"],
        [330, "Qty"],
        [400, "Price"],
        [480, "Amount"],
      ],
      ...words.map((text, i): Rows[number] => [
        120 + 14 * i,
        [40, `T1409${i}`],
        [110, text],
        [i ? 240 : 258, `D7781-0${i}`],
        [-350, "2"],
        [-430, "3.00"],
        [-520, "6.00"],
      ]),
    ]);
    expect(lines.map(([, text]) => text)).toEqual(words);
  });
});

test("layout() joins fils that stand left of their dinars, under captions in the row of the others, and verify() finds them there", () => {
  const row = (y: number, code: string, count: string, [fils, dinars, rest, sum]: string[]): Rows[number] => [
    y,
    [40, code],
    [120, "DRAPE LAP T"],
    [-330, count],
    [-400, fils!],
    [-450, dinars!],
    [-500, rest!],
    [-560, sum!],
  ];
  const reading = readingOf(
    pageOf([
      [80, [40, "Please supply the following items. All prices in Jordan Dinars (JD)."]],
      [100, [-400, "Unit Price"], [-500, "Total Price"]],
      [
        116,
        [40, "Item Code"],
        [120, "Description"],
        [-330, "Quantity"],
        ...([
          [-400, "Fils"],
          [-450, "JD"],
          [-500, "Fils"],
          [-560, "JD"],
        ] as const),
      ],
      row(134, "37111A602", "200", ["986", "73", "200", "14,797"]),
      row(150, "877-6835", "19", ["393", "0", "467", "7"]),
      [180, [440, "Total"], [-500, "667"], [-560, "14,804"]],
    ] as Rows),
  );
  const [draft] = verify(reading, layout(reading, { ownNames: [] }));
  expect(draft!.lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(["73.986", "0.393"]);
  expect(draft!.header).toMatchObject({
    currency: { value: "JOD" },
    total: { value: "14804.667" },
  });
  expect(draft!.findings.filter(({ level }) => level === "error")).toEqual([]);
});

test.each([
  ["£", "p", ["19", "48"], ["126,222", "00"], ["126,241", "48"], ["19.48", "126222"]],
  ["R.O.", "Bz.", ["19", "476"], ["126,220", "800"], ["126,240", "276"], ["19.476", "126220.8"]],
])("layout() joins amounts parted into columns of %s and %s, and verify() finds them there", (...given) => {
  const [whole, part, one, other, total, wanted] = given;
  const row = (y: number, code: string, words: string, count: string, price: string[], sum: string[]) =>
    [
      y,
      [40, code],
      [120, words],
      [-330, count],
      [-420, price[0]!],
      [-450, price[1]!],
      [-530, sum[0]!],
      [-560, sum[1]!],
    ] as Rows[number];
  const reading = readingOf(
    pageOf([
      [100, [40, "Cat. No."], [120, "Particulars"], [300, "Quantity"], [410, "Price"], [500, "Amount"]],
      [116, [-420, whole], [-450, part], [-530, whole], [-560, part]],
      row(134, "AB-1001", "Hex bolt M8", "1", one, one),
      row(150, "AB-1002", "Hex nut M10", "1", other, other),
      [180, [400, "Total"], [-530, total[0]!], [-560, total[1]!]],
    ]),
  );
  const [draft] = verify(reading, layout(reading, { ownNames: [] }));
  expect(draft!.lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(wanted);
  expect(draft!.findings).toEqual([]);
});

test("layout() reads two codes under a heading that names both, and the item's words below them", () => {
  const items = [
    ["6495301", "36900A970", "SPACER, 6061-T6, 1.000 OD X .531 ID"],
    ["5117301", "47ZN27-56", "BUSHING, FLANGED, BRONZE SAE 841"],
  ];
  const rows = items.flatMap(([item, vendorItem, words], i): Rows => {
    const y = 130 + 50 * i;
    return [
      [y, [40, `${i + 1}/0`], [80, item!], [-380, "8.000"], [390, "PC"], [-490, "2.00"], [-570, "16.00"]],
      [y + 11, [80, vendorItem!]],
      [y + 22, [80, words!]],
      [y + 33, [80, "Revision: A   Drawing Nbr: 41643-19"]],
    ];
  });
  const page = pageOf([
    [40, [40, "Purchase Order"], [300, "Order: 4711"]],
    [100, [40, "Line/"], [80, "Item"], [-380, "Quantity"], [-490, "Unit"], [-570, "Extended"]],
    [111, [40, "Rel"], [80, "Vendor Item"], [-380, "Ordered"], [390, "U/M"], [-490, "Cost"], [-570, "Cost"]],
    ...rows,
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  const read = draft!.lines.map(({ fields }) => [
    fields.customerSku?.value,
    fields.supplierSku?.value,
    fields.description?.value,
  ]);
  expect(read).toEqual(items);
});

test.each([
  ["存货编码", "code"],
  ["品目コード", "code"],
  ["商品ID", "code"],
  ["价税合计", "lineTotal"],
  ["納入場所", "other"],
  ["Equipment", "item"],
  ["Abrufmenge ME", "quantity"],
  ["Rahmenmenge", "otherQuantity"],
  ["PZN", "code"],
  ["AEK €", "unitPrice"],
])("roleOf() names %p %p", (heading, role) => {
  expect(roleOf(heading)).toBe(role as never);
});

function linesOf(rows: Rows) {
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  return draft!.lines.map(({ fields: f }) => [
    f.customerSku?.value,
    f.description?.value,
    f.quantity?.value,
    f.unitPrice?.value,
  ]);
}
