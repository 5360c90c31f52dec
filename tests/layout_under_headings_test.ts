import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { LineField } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TITLE: Rows = [
  [30, [40, "Calder Pumps Ltd"]],
  [60, [40, "PURCHASE ORDER 4711"]],
];

function read(...pages: Rows[]) {
  return drafts(...pages)[0]!;
}

function drafts(...pages: Rows[]) {
  const read = pages.map((rows, i) => pageOf([...(i ? [] : TITLE), ...rows]));
  return ordersOf(readingOf(...read), { ownNames: [] }).drafts;
}

function values({ lines }: ReturnType<typeof read>, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

describe("ordersOf() of what stands under headings", () => {
  test("reads a wrapped heading, set to the right, that reaches below its neighbour", () => {
    const row = (y: number, code: string, ...figures: [string, string, string, string]): Rows[number] => {
      const [count, cost, discount, amount] = figures;
      const less: [number, string][] = discount ? [[-485, discount]] : [];
      const words: [number, string][] = [
        [50, code],
        [110, "Plint MDF gegrond"],
        [-340, count],
        [347, "Stuk"],
      ];
      return [y, ...words, [-438, cost], ...less, [-549, amount]];
    };
    const draft = read([
      [
        260,
        [50, "Nr."],
        [110, "Omschrijving"],
        [-340, "Aantal"],
        [347, "Eenheid"],
        [-438, "Directe"],
        [-485, "Korting %"],
        [-549, "Bedrag"],
      ],
      [270, [-438, "kosten excl. btw"]],
      row(290, "LAM-EIK-8", "184", "21,35", "", "3.928,40"),
      row(310, "OND-XPS-5", "60", "14,80", "", "888,00"),
      row(330, "PL-MDF-90", "420", "3,46", "10", "1.307,88"),
      row(350, "PRF-AL-30", "75", "8,92", "10", "602,10"),
    ]);
    expect(values(draft, "quantity", "unit", "unitPrice")).toEqual([
      ["184", "Stuk", "21.35"],
      ["60", "Stuk", "14.8"],
      ["420", "Stuk", "3.46"],
      ["75", "Stuk", "8.92"],
    ]);
  });

  test("counts items by their places in an outline that goes on over sums and pages", () => {
    const head: Rows[number] = [
      200,
      [40, "Item"],
      [90, "Description"],
      [-380, "Qty"],
      [-470, "Rate"],
      [-560, "Amount"],
    ];
    const item = (y: number, place: string, code: string): Rows => [
      [y, [40, place], [90, "Gate valve, flanged"], [-380, "2"], [-470, "5.00"], [-560, "10.00"]],
      [y + 12, [90, `Model: ${code}`]],
    ];
    const sum = (y: number, part: string, amount: string): Rows => [
      [y, [90, `Sub-Total ${part}`], [-560, amount]],
    ];
    const draft = read(
      [
        head,
        ...item(220, "A.1", "GV-2101"),
        ...item(250, "A.2", "GV-2102"),
        ...item(280, "A.3", "GV-2103"),
        ...sum(310, "A", "30.00"),
        ...item(330, "B.1", "GV-2201"),
        ...item(360, "B.2", "GV-2202"),
      ],
      [
        [180, [40, "PURCHASE ORDER 4711"]],
        head,
        ...item(220, "B.3", "GV-2203"),
        ...item(250, "B.4", "GV-2204"),
        ...sum(280, "B", "40.00"),
        [310, [90, "Total"], [-560, "70.00"]],
      ],
    );
    expect(values(draft, "customerSku").flat()).toEqual(
      ["2101", "2102", "2103", "2201", "2202", "2203", "2204"].map((code) => `GV-${code}`),
    );
  });

  test("reads a code before a colon over its words, and days under a heading of one word", () => {
    const draft = read([
      [
        200,
        [40, "NO."],
        [70, "ITEM"],
        [300, "PROMISED"],
        [-420, "QTY."],
        [-490, "PRICE"],
        [-570, "EXTENDED"],
      ],
      [
        220,
        [40, "1"],
        [70, "6308-BEP6:"],
        [300, "4/19/2026"],
        [-420, "26"],
        [-490, "5.00"],
        [-570, "130.00"],
      ],
      [232, [70, "Angular contact bearing"]],
      [250, [40, "2"], [70, "22212-ZZ2:"], [300, "5/26/2026"], [-420, "3"], [-490, "7.00"], [-570, "21.00"]],
      [262, [70, "Spherical roller bearing"]],
    ]);
    expect(values(draft, "customerSku", "description", "requiredDate")).toEqual([
      ["6308-BEP6", "Angular contact bearing", "2026-04-19"],
      ["22212-ZZ2", "Spherical roller bearing", "2026-05-26"],
    ]);
  });

  test("reads the code beside the count where the number of a trade item stands over it", () => {
    const draft = read([
      [200, [-80, "QTY"], [100, "ITEM NO"], [200, "DESCRIPTION"], [-420, "COST"]],
      [220, [100, "10859313005063"], [200, "6/10/4.06 HILLTOP"]],
      [232, [-80, "8"], [100, "1189"], [200, "BAGEL, EGG"], [-420, "27.00"]],
      [250, [100, "10859313009325"], [200, "6/10/4.06 HILLTOP"]],
      [262, [-80, "16"], [100, "1153"], [200, "BAGEL, SESAME"], [-420, "27.00"]],
    ]);
    expect(values(draft, "customerSku", "quantity")).toEqual([
      ["1189", "8"],
      ["1153", "16"],
    ]);
  });

  test("takes words under a description for no code of the seller that may stand under them", () => {
    const draft = read([
      [200, [40, "Item Number /"], [150, "Description/"]],
      [212, [150, "Vendor Item Number /"], [-400, "Qty"], [-480, "Unit Cost"], [-560, "Extended"]],
      [230, [40, "86-SA-2101"], [-400, "2"], [-480, "5.00"], [-560, "10.00"]],
      [242, [150, "Circuit breaker 3P 15A"]],
      [254, [150, "447-23399"]],
      [274, [40, "86-SA-2102"], [-400, "3"], [-480, "5.00"], [-560, "15.00"]],
      [286, [150, "Contactor 3P 40A"]],
      [306, [40, "86-SA-2103"], [-400, "4"], [-480, "5.00"], [-560, "20.00"]],
      [318, [150, "Terminal block 2P 30A"]],
      [330, [150, "212-77310"]],
    ]);
    expect(values(draft, "customerSku", "supplierSku")).toEqual([
      ["86-SA-2101", "447-23399"],
      ["86-SA-2102", undefined],
      ["86-SA-2103", "212-77310"],
    ]);
  });

  test("reads the day of a delivery under its heading, and no delivery as words of the item", () => {
    const item = (y: number, number: string, code: string, day: string): Rows => [
      [y, [40, number], [70, code], [-400, "2.00EA"], [-480, "5.000"], [-560, "10.00"]],
      [y + 11, [70, "Flat washer, plain"]],
      [y + 22, [90, "Rel"], [120, "Need By"], [190, "Ship By"], [-300, "Quantity"]],
      [y + 33, [90, "1"], [120, day], [190, "01-Jun-2026"], [-300, "2.00"]],
    ];
    const draft = read([
      [
        200,
        [40, "Line"],
        [70, "Part Number/Description"],
        [-400, "Order Qty"],
        [-480, "Unit Price"],
        [-560, "Ext. Price"],
      ],
      ...item(220, "1", "FW-0625-ZP", "18-Jun-2026"),
      ...item(270, "2", "HN-0625-ZP", "25-Jun-2026"),
    ]);
    expect(values(draft, "description", "requiredDate")).toEqual([
      ["Flat washer, plain", "2026-06-18"],
      ["Flat washer, plain", "2026-06-25"],
    ]);
  });

  test("reads a day above which it is needed, under a heading of day and time", () => {
    const draft = read([
      [
        200,
        [40, "Line"],
        [70, "Part Number"],
        [220, "Delivery Date/Time"],
        [-400, "Quantity"],
        [-480, "Unit Price"],
        [-560, "Amount"],
      ],
      [220, [40, "1"], [70, "GRM188-71"], [220, "Needed:"], [-400, "2"], [-480, "5.00"], [-560, "10.00"]],
      [232, [220, "18-APR-2026 00:00:00"]],
      [252, [40, "2"], [70, "GRM188-72"], [220, "Needed:"], [-400, "3"], [-480, "5.00"], [-560, "15.00"]],
      [264, [220, "24-APR-2026 00:00:00"]],
    ]);
    expect(values(draft, "requiredDate").flat()).toEqual(["2026-04-18", "2026-04-24"]);
  });

  test("takes the day at the buyer's dock before the one that was promised", () => {
    const draft = read([
      [
        200,
        [40, "Item"],
        [140, "Description"],
        [-330, "Qty"],
        [-400, "Price"],
        [-470, "Amount"],
        [480, "Dock Date"],
        [540, "Promise Date"],
      ],
      [
        220,
        [40, "AB-1001"],
        [140, "Hex bolt"],
        [-330, "2"],
        [-400, "5.00"],
        [-470, "10.00"],
        [480, "05-May-26"],
        [540, "10-May-26"],
      ],
      [
        240,
        [40, "AB-1002"],
        [140, "Hex nut"],
        [-330, "3"],
        [-400, "5.00"],
        [-470, "15.00"],
        [480, "08-May-26"],
        [540, "13-May-26"],
      ],
    ]);
    expect(values(draft, "requiredDate").flat()).toEqual(["2026-05-05", "2026-05-08"]);
  });

  test("reads what stands below an item's long text, however far that runs", () => {
    const item = (y: number, number: string, code: string, day: string): Rows => [
      [y, [40, number], [80, code], [150, "GATE VALVE 2 IN"], [-380, "2"], [-470, "5.00"], [-560, "10.00"]],
      [
        y + 18,
        [150, "GATE VALVE 2 IN, FLANGED ENDS RAISED FACE, BODY THICKNESS 12.70 MM, DESIGN TEMPERATURE 200 C"],
      ],
      [
        y + 28,
        [
          150,
          "STEM 13 CR, SEAT STELLITE 6, PACKING GRAPHITE, TEST PRESSURE 31.5 BAR, TAG 10-V-2201 AND 10-V-2204",
        ],
      ],
      [y + 38, [150, `Delivery date: ${day}`]],
    ];
    const draft = read([
      [
        200,
        [40, "Item"],
        [80, "Material"],
        [150, "Description"],
        [-380, "Quantity"],
        [-470, "Unit Price"],
        [-560, "Total Price"],
      ],
      ...item(220, "10", "1000323138", "25.04.2026"),
      ...item(280, "20", "1000882310", "28.04.2026"),
    ]);
    expect(values(draft, "requiredDate").flat()).toEqual(["2026-04-25", "2026-04-28"]);
  });

  test('takes "Net" behind a discount for what a line comes to, not for the price of one', () => {
    const of = (first: string, second: string) =>
      values(
        read([
          [
            200,
            [40, "Code"],
            [140, "Description"],
            [-400, "Qty"],
            [-460, "Price"],
            [-500, "Disc %"],
            [-560, "Net"],
          ],
          [
            220,
            [40, "AB-1001"],
            [140, "Stapler, black"],
            [-400, "2"],
            [-460, "10.00"],
            [-500, "5.00"],
            [-560, first],
          ],
          [
            240,
            [40, "AB-1002"],
            [140, "Binder, white"],
            [-400, "4"],
            [-460, "10.00"],
            [-500, "12.50"],
            [-560, second],
          ],
        ]),
        "lineTotal",
      ).flat();
    expect(of("19.00", "35.00")).toEqual(["19.00", "35.00"].map((amount) => String(Number(amount))));
    expect(of("9.50", "8.75")).toEqual([undefined, undefined]);
  });

  test.each(["Net £", "Netto EUR"])(
    'takes "%s" for what a line comes to where prices are for a hundred',
    (net) => {
      const draft = read([
        [
          200,
          [40, "Code"],
          [140, "Description"],
          [-320, "Qty"],
          [-390, "Price"],
          [-430, "Per"],
          [-490, "Disc %"],
          [-560, net],
        ],
        ...[
          ["AB-1001", "Elbow, 15 mm", "80", "214.00", "100", "42.50", "98.44"],
          ["AB-1002", "Tee, 15 mm", "60", "326.00", "100", "42.50", "112.47"],
        ].map(([code, words, count, price, per, discount, total], i): Rows[number] => [
          220 + 20 * i,
          [40, code!],
          [140, words!],
          [-320, count!],
          [-390, price!],
          [-430, per!],
          [-490, discount!],
          [-560, total!],
        ]),
      ]);
      expect(values(draft, "priceBasis", "lineTotal")).toEqual([
        ["100", "98.44"],
        ["100", "112.47"],
      ]);
    },
  );

  test("reads goods that are named by their size, priced by the hundredweight", () => {
    const draft = read([
      [
        200,
        [40, "Item"],
        [-90, "Pcs"],
        [100, "Size / Grade"],
        [-340, "Weight"],
        [352, "UOM"],
        [-440, "Price"],
        [-560, "Extension"],
      ],
      [211, [-340, "(LBS)"], [-440, "per CWT"]],
      [
        230,
        [40, "1"],
        [-90, "8"],
        [100, "ANGLE A36 1/4 X 4 X 240"],
        [-340, "2,000"],
        [352, "LB"],
        [-440, "50.00"],
        [-560, "1,000.00"],
      ],
      [
        250,
        [40, "2"],
        [-90, "3"],
        [100, "PLATE A36 3/8 X 48 X 96"],
        [-340, "3,000"],
        [352, "LB"],
        [-440, "60.00"],
        [-560, "1,800.00"],
      ],
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "priceBasis")).toEqual([
      [undefined, "ANGLE A36 1/4 X 4 X 240", "2000", "100"],
      [undefined, "PLATE A36 3/8 X 48 X 96", "3000", "100"],
    ]);
  });
});

describe("ordersOf() of pages", () => {
  const head: Rows[number] = [
    200,
    [40, "Line"],
    [80, "Item No"],
    [180, "Description"],
    [-400, "Qty"],
    [-480, "Price"],
    [-560, "Amount"],
  ];

  test("begins no other order with the number of a line's work order", () => {
    const item = (y: number, number: string, work: string): Rows => [
      [
        y,
        [40, number],
        [80, `0620013${number}`],
        [180, "Elbow, long"],
        [-400, "2"],
        [-480, "5.00"],
        [-560, "10.00"],
      ],
      [y + 12, [180, `Work Order Number = ${work}`]],
    ];
    const all = drafts(
      [head, ...item(220, "1", "99168565"), ...item(250, "2", "99255050")],
      [head, ...item(220, "3", "94663382"), [260, [400, "Total:"], [-560, "30.00"]]],
    );
    expect(all.map(({ header, lines }) => [header.poNumber?.value, lines.length])).toEqual([["4711", 3]]);
  });
});
