import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TITLE: Line[] = [
  [30, [40, "Calder Pumps Ltd"]],
  [60, [40, "PURCHASE ORDER 4711"]],
];

function read(rows: Line[], title = TITLE) {
  return ordersOf(readingOf(pageOf([...title, ...rows])), { ownNames: [] }).drafts[0]!;
}

function values({ lines }: ReturnType<typeof read>, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

function figures(count: string, price: string, amount: string): [number, string][] {
  return [
    [-380, count],
    [-470, price],
    [-570, amount],
  ];
}

const FIGURES: [number, string][] = figures("Qty", "Unit Price", "Amount");

describe("ordersOf() of forms seldom met", () => {
  const goods: Line[] = [
    [100, [40, "Goods Lines"]],
    [115, [40, "Line"], [80, "Item"], [160, "Description"], [290, "Due Date"], ...FIGURES],
    [
      130,
      [40, "1"],
      [80, "PK-20114"],
      [160, "Settlement plate"],
      [290, "11/30/2026"],
      ...figures("80", "4.35", "348.00"),
    ],
    [
      145,
      [40, "2"],
      [80, "PK-33870"],
      [160, "Water sampler"],
      [290, "11/30/2026"],
      ...figures("2", "648.00", "1,296.00"),
    ],
  ];
  const services: Line[] = [
    [170, [40, "Service Lines"]],
    [
      185,
      [40, "Line"],
      [80, "Description"],
      [290, "Start Date"],
      [380, "End Date"],
      [-570, "Extended Amount"],
    ],
    [
      200,
      [40, "3"],
      [80, "Annual calibration of the flow meter"],
      [290, "12/04/2026"],
      [380, "12/04/2026"],
      [-570, "450.00"],
    ],
  ];

  test("reads a table of amounts whose numbers go on where those of the goods end", () =>
    expect(values(read([...goods, ...services]), "description", "lineTotal")).toEqual([
      ["Settlement plate", "348"],
      ["Water sampler", "1296"],
      ["Annual calibration of the flow meter", "450"],
    ]));

  test("reads releases under a part's number and its words, which nothing heads", () => {
    const part = (y: number, code: string, words: string, days: [string, string][]): Line[] => [
      [y, [40, `PART NO. ${code}`], [200, words]],
      [
        y + 12,
        [40, "BLANKET PO BL-7714"],
        [200, "STD PACK 120"],
        [300, "UM EA"],
        [380, "LAST CUM RECEIVED 48210"],
      ],
      [y + 26, [100, "SCHEDULE"], [180, "SHIP DATE"], [-340, "QUANTITY"], [-420, "CUM REQ"]],
      ...days.map(
        ([day, count], i): Line => [
          y + 38 + 12 * i,
          [100, "FIRM"],
          [180, day],
          [-340, count],
          [-420, "49,170"],
        ],
      ),
    ];
    const draft = read([
      ...part(120, "68214477AB", "BRACKET ASM - FRONT LH", [
        ["09/21/2026", "960"],
        ["09/28/2026", "1,200"],
      ]),
      ...part(220, "68330912AA", "REINFORCEMENT - REAR RAIL", [["09/21/2026", "1,008"]]),
      ...part(310, "52129006AC", "STUD PLATE - TRANS MOUNT", [["10/05/2026", "3,000"]]),
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "requiredDate")).toEqual([
      ["68214477AB", "BRACKET ASM - FRONT LH", "960", "2026-09-21"],
      ["68214477AB", "BRACKET ASM - FRONT LH", "1200", "2026-09-28"],
      ["68330912AA", "REINFORCEMENT - REAR RAIL", "1008", "2026-09-21"],
      ["52129006AC", "STUD PLATE - TRANS MOUNT", "3000", "2026-10-05"],
    ]);
  });

  test("numbers a contract's lines with their sublines, and takes the delivery order's number before the contract's", () => {
    const draft = read(
      [
        [60, [40, "1. CONTRACT/PURCH ORDER/AGREEMENT NO."], [280, "2. DELIVERY ORDER/CALL NO."]],
        [70, [40, "SPE7L4-23-D-0118"], [280, "SPE7L426F418Q"]],
        [100, [40, "ITEM NO."], [110, "SUPPLIES/SERVICES"], ...FIGURES],
        [116, [40, "0001AA"], [110, "SCREW, CAP, HEXAGON HEAD"], ...figures("45", "18.62", "837.90")],
        [127, [110, "NSN: 5305-00-068-0508"]],
        [148, [40, "0002AA"], [110, "WASHER, FLAT"], ...figures("90", "4.15", "373.50")],
        [159, [110, "NSN: 5310-00-080-6004"]],
      ],
      [
        [30, [40, "Land Vehicle Supply Division"]],
        [45, [40, "ORDER FOR SUPPLIES OR SERVICES"]],
      ],
    );
    expect(draft.header.poNumber?.value).toBe("SPE7L426F418Q");
    expect(values(draft, "customerSku").flat()).toEqual(["5305-00-068-0508", "5310-00-080-6004"]);
    expect(draft.lines.map(({ printedNumber }) => printedNumber)).toEqual(["0001AA", "0002AA"]);
  });

  test("takes no number under a firm's name beside the title for the order's", () =>
    expect(
      read(
        [
          [72, [40, "Número PC260318"], [160, "Fecha 18/11/2026"]],
          [100, [40, "Ref"], [160, "Descripción"], ...figures("Cantidad", "Precio", "Importe")],
          [116, [40, "CAF-NAT-1K"], [160, "Café en grano"], ...figures("60", "13,90", "834,00")],
        ],
        [
          [40, [400, "Grupo Alameda Hostelería, S.L."]],
          [48, [40, "Pedido de compra"]],
          [54, [-540, "B87451120"]],
        ],
      ).header.poNumber?.value,
    ).toBe("PC260318"));

  const item = (unit: string, words: string, head = "Price"): Line[] => [
    [100, [40, "Item"], [110, "Description"], [290, "UM"], ...figures("Qty", head, "Amount")],
    [116, [40, "MQ-091761"], [110, words], [290, unit], ...figures("32.00", "4.00", "128.00")],
    [132, [40, "MQ-074340"], [110, words], [290, unit], ...figures("23.00", "3.00", "69.00")],
  ];

  test.each([
    ["a unit", item("BD", "Grease EP2, bucket"), undefined],
    ["an article's number", [...item("EA", "Gear oil"), [143, [40, "CLP320-20"]] satisfies Line], undefined],
    ["a heading that a code runs into", item("EA", "Gear oil", "PreisCHF"), "CHF"],
  ])("reads a currency from %s: %s", (_, rows, currency) =>
    expect(read(rows).header.currency?.value).toBe(currency),
  );

  test("asks for goods on the head's day, not on that of the last line", () =>
    expect(
      read([
        [80, [40, "Requested date"], [130, "11 December 2026"]],
        ...item("EA", "Carriage"),
        [143, [110, "Delivery 04/12/2026"]],
        [420, [110, "Delivery 15/01/2027"]],
      ]).header.requiredDate?.value,
    ).toBe("2026-12-11"));

  test("reads how many a unit of purchase holds", () => {
    const row = (y: number, code: string, words: string, ...said: [string, string, string, string]): Line => [
      y,
      [40, code],
      [110, words],
      [-300, said[0]],
      [340, said[1]],
      [-490, said[2]],
      [-570, said[3]],
    ];
    const rows = [
      row(100, "NPC", "Description", "Qty", "Unit of Purchase", "Unit Price", "Amount"),
      row(116, "FTE1404", "Dressing, sterile", "12", "Box of 100", "14.38", "172.56"),
      row(132, "FSB545", "Cannula, winged", "8", "Each", "41.20", "329.60"),
    ];
    expect(values(read(rows), "unit").flat()).toEqual(["Box of 100", "Each"]);
  });

  test("takes no terms that stand over two headings for a part of these", () => {
    const row = (y: number, goods: string, code: string, ...said: [string, string, string]): Line => [
      y,
      [60, goods],
      [170, code],
      [290, "28-Sep-26"],
      [-380, said[0]],
      [-425, said[1]],
      [440, "Nos"],
      [470, "5 %"],
      [-560, said[2]],
    ];
    expect(
      values(
        read([
          [88, [290, "Door delivery, freight paid"]],
          [
            100,
            [40, "Sl"],
            [60, "Description of Goods"],
            [170, "Part No."],
            [290, "Due on"],
            [340, "Quantity"],
            [400, "Rate"],
            [440, "per"],
            [470, "Disc."],
            [520, "Amount"],
          ],
          [109, [40, "No."], [475, "%"]],
          row(125, "Contactor 3P 32A", "LC1D32M7", "20 Nos", "2.00", "38.00"),
          row(141, "Circuit breaker", "GV2ME16", "15 Nos", "3.00", "42.75"),
        ]),
        "quantity",
        "requiredDate",
      ),
    ).toEqual([
      ["20", "2026-09-28"],
      ["15", "2026-09-28"],
    ]);
  });

  test("keeps a price with for how many it is under its heading, where units reach as far as it", () => {
    const row = (y: number, code: string, unit: string, price: string, amount: string): Line => [
      y,
      [70, code],
      [150, "Wartel messing"],
      [-372, "40"],
      [382, unit],
      [-446, price],
      [-530, amount],
    ];
    expect(
      values(
        read([
          [
            100,
            [70, "Artikel"],
            [150, "Omschrijving"],
            [-372, "Aantal"],
            [382, "Eenh."],
            [-446, "Prijs"],
            [-530, "Bedrag"],
          ],
          row(116, "200.118-K", "zak", "4,35", "174,00"),
          row(132, "200 340 M20", "st", "187,00 /100", "74,80"),
          row(148, "310.07", "bundels", "46,20", "1.848,00"),
          row(164, "RVSB/M10/80", "st", "74,50 /100", "29,80"),
        ]),
        "unitPrice",
        "priceBasis",
      ),
    ).toEqual([
      ["4.35", undefined],
      ["187", "100"],
      ["46.2", undefined],
      ["74.5", "100"],
    ]);
  });

  test.each([
    ["under a heading of the price's unit", "Pricing UOM Pricing Unit", "EA 100.0"],
    ["in words under it", "P.U. HT", "le cent"],
  ])("reads for how many a price is %s", (_, heading, many) => {
    const rows: Line[] =
      heading === "P.U. HT"
        ? [
            [100, [40, "Référence"], [130, "Désignation"], ...figures("Qté", heading, "Montant HT")],
            [116, [40, "VIS-35"], [130, "Vis phosphatée"], ...figures("5000", "1.62", "81.00")],
            [126, [-470, many]],
          ]
        : [
            [
              100,
              [40, "Item ID"],
              [130, "Description"],
              [-300, "Qty"],
              [-370, "Unit Price"],
              [400, heading],
              [-570, "Amount"],
            ],
            [
              116,
              [40, "NOR-HHCS"],
              [130, "Hex cap screw"],
              [-300, "5000"],
              [-370, "1.62"],
              [400, many],
              [-570, "81.00"],
            ],
          ];
    const draft = read(rows);
    expect(values(draft, "priceBasis")).toEqual([["100"]]);
    expect(draft.findings.map(({ code }) => code)).not.toContain("ungrounded");
  });

  test("reads days of six figures under a caption of deliveries in the form in which they are near each other", () =>
    expect(
      values(
        read([
          [
            100,
            [40, "Artikelnr"],
            [130, "Benämning"],
            [280, "Lev.datum"],
            ...figures("Antal", "Pris", "Belopp"),
          ],
          [116, [40, "10-4471"], [130, "Kullager"], [280, "261005"], ...figures("12", "2.00", "24.00")],
          [132, [40, "31-2200"], [130, "Skruv"], [280, "261019"], ...figures("20", "2.00", "40.00")],
        ]),
        "requiredDate",
      ).flat(),
    ).toEqual(["2026-10-05", "2026-10-19"]));
});
