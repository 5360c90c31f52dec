import { describe, expect, test } from "bun:test";
import {
  COUNTED,
  FIGURES,
  read,
  readTitled,
  TITLE,
  under,
  values,
  valuesOf,
} from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const errors = ({ findings }: ReturnType<typeof read>) => findings.filter(({ level }) => level === "error");

const GOODS = [
  ["1004418823", "VALVE: BALL, FLOATING; SIZE 1 IN; CLASS 150 RF"],
  ["1007720091", "FLANGE: WELD NECK; 6 IN; CLASS 300 RF"],
  ["1007731408", "ELBOW: 90 DEG LONG RADIUS; 4 IN; SCH 80"],
  ["Service", "Third party inspection, final stage"],
];

const GOODS_ZH = ["交流接触器", "微型断路器", "中间继电器", "护套电缆"];

describe("ordersOf() of the forms of makers and of their buyers", () => {
  test("reads a price per hundred, its discount and what they leave under two lines of headings", () => {
    const item = (y: number, [number, code, words, count, said]: string[]): Line[] => [
      [y, [40, number!], [80, code!], [160, words!]],
      [y + 11, [-100, count!], [108, "piece"]],
      [y + 22, [80, "Your material: SB7-350"]],
      [y + 33, [80, said!]],
      [y + 44, [160, "Gross price"], [-370, "186.00 USD"], [376, "100 PC"], [-560, "2,232.00"]],
      [y + 55, [160, "Discount % on gross"], [-370, "12.500- %"], [-560, "279.00-"]],
      [y + 66, [160, "Net value incl. disc."], [-560, "1,953.00"]],
      [y + 84, [80, "Delivery date: Day 03/21/2024"]],
    ];
    const draft = readTitled([
      [200, [40, "Item"], [80, "Material"], [160, "Description"]],
      [211, [-100, "Order qty."], [108, "Unit"], [330, "Price per unit"], [-560, "Net value"]],
      ...item(240, ["00010", "10011207", "STUD BOLT A193-B7 5/8-11 X 3-1/2 CL150", "1,200", "PLAIN FINISH"]),
      ...item(340, ["00020", "10011219", "STUD BOLT A193-B7 3/4-10 X 4-1/4 RF", "1,200", "2 NUTS"]),
      ...item(440, [
        "00030",
        "10090063",
        "PACKING BRAID 3/8 IN",
        "1,200",
        "PACKING, BRAIDED, 3/8 IN SQ, FIBER",
      ]),
      [560, [330, "Total net value excl. tax USD"], [-560, "5,859.00"]],
    ]);
    const names = [
      "customerSku",
      "quantity",
      "unitPrice",
      "priceBasis",
      "lineTotal",
      "requiredDate",
    ] as const;
    expect(valuesOf(draft, ...names)).toEqual(
      ["10011207", "10011219", "10090063"].map((code) => [code, "1200", "186", "100", "1953", "2024-03-21"]),
    );
    expect(valuesOf(draft, "description").flat()).toEqual([
      "STUD BOLT A193-B7 5/8-11 X 3-1/2 CL150",
      "STUD BOLT A193-B7 3/4-10 X 4-1/4 RF",
      "PACKING BRAID 3/8 IN",
    ]);
    expect(draft.findings.map(({ code }) => code)).toEqual(["price_before_discount"]);
  });

  test("counts what is ordered, not in the unit of the price under it", () =>
    expect(
      values(
        [
          [200, [40, "Pos"], [80, "Item"], [300, "Order Qty"], [-480, "Price"], [-570, "Amount"]],
          [211, [80, "Description"], [300, "Price Qty"]],
          ...under([1, 2], { from: 240, step: 40 }, (y, i): Line[] => [
            [
              y,
              [40, `${i}0`],
              [80, `TB-121${i}`],
              [-340, "300"],
              [344, "m"],
              [-480, "2.415"],
              [-570, "378.91"],
            ],
            [y + 11, [80, "TUBE SEAMLESS"], [-340, "156.9"], [344, "kg"], [-480, "/ kg"]],
          ]),
        ],
        "quantity",
        "unitPrice",
        "lineTotal",
      ),
    ).toEqual([
      ["300", "2.415", "378.91"],
      ["300", "2.415", "378.91"],
    ]));

  test("keeps what was changed of an item out of its words", () =>
    expect(
      values(
        [
          [200, [40, "Item"], [80, "Part no. / Description"], ...FIGURES],
          ...under([1, 2], { from: 240, step: 50 }, (y, i): Line[] => [
            [y, [80, "*** Item changed *** quantity old: 20 EA"]],
            [y + 11, [40, `${i}0`], [80, `DLS-44712${i}`], ...COUNTED],
            [y + 22, [80, "TAP, SPIRAL POINT"]],
          ]),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["DLS-447121", "TAP, SPIRAL POINT"],
      ["DLS-447122", "TAP, SPIRAL POINT"],
    ]));

  test("reads words in capitals before a colon, by what tells goods apart, as an item's", () =>
    expect(
      values(
        [
          [200, [40, "Line"], [80, "Item"], ...FIGURES],
          ...under(GOODS, { from: 216, step: 30 }, (y, [code, words]): Line[] => [
            [y, [40, "1"], [80, code!], ...COUNTED],
            [y + 11, [80, words!]],
          ]),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual(GOODS.map(([code, words]) => [code === "Service" ? undefined : code, words])));

  test("takes no word for a code that says that there is none", () =>
    expect(
      values(
        [
          [200, [40, "Line"], [80, "Stock code / Description"], ...FIGURES],
          ...under(
            ["3204-0150-WK", "3204-0200-WK", "3999-1620-BN", "Non-stocked"],
            { from: 216, step: 40 },
            (y, code): Line[] => [
              [y, [40, "0001"], [80, code], ...COUNTED],
              [y + 11, [80, "VALVE, KNIFE GATE, 150NB"]],
            ],
          ),
        ],
        "customerSku",
      ).flat(),
    ).toEqual(["3204-0150-WK", "3204-0200-WK", "3999-1620-BN", undefined]));

  test("reads a code of capitals over what is said of its item, and takes another item's for none of this one", () => {
    const item = (y: number, [code, words, said]: string[]): Line[] => [
      [y, [40, code!], [150, words!], ...COUNTED],
      [y + 22, [40, said!]],
    ];
    const draft = readTitled([
      [200, [40, "Part Number / Rev"], [150, "Description"], ...FIGURES],
      ...item(216, ["NAS6204-12", "BOLT, HEX HEAD", "Quality Codes: Q001 Q012"]),
      ...item(260, ["CAG-72-41180-3", "FITTING, FORGED", "Quality Codes: Q001 Q012"]),
      ...item(304, ["TOOLING", "FORGE DIE, PN CAG-72-41180-3", "Quality Codes: Q050"]),
    ]);
    expect(valuesOf(draft, "customerSku").flat()).toEqual(["NAS6204-12", "CAG-72-41180-3", "TOOLING"]);
    expect(errors(draft)).toEqual([]);
  });

  test("keeps an item's words together that run on under the heading of other codes", () => {
    const row = (y: number, own: [number, string][]): Line => [y, ...own, ...COUNTED];
    const draft = readTitled([
      [200, [40, "Our Part ID / Description"], [200, "Vendor Part ID"], ...FIGURES],
      row(216, [
        [40, "C-4410-2"],
        [200, "PAT 4410-2"],
      ]),
      [227, [40, "CASTING, VOLUTE"]],
      row(246, [
        [40, "C-4412-1"],
        [200, "PAT 4412-1"],
      ]),
      [257, [40, "CASTING, BACKHEAD"]],
      row(276, [
        [40, "C-2207"],
        [200, "2207-SS"],
      ]),
      [287, [40, "IMPELLER, SEMI-OPEN"]],
      row(306, [[40, "PATTERN REPAIR OF THE WHOLE, 4410-2 COREBOX PER QUOTE"]]),
    ]);
    expect(valuesOf(draft, "supplierSku", "description").at(-1)).toEqual([
      undefined,
      "PATTERN REPAIR OF THE WHOLE, 4410-2 COREBOX PER QUOTE",
    ]);
    expect(errors(draft)).toEqual([]);
  });

  test("reads words that go on beside codes in an item's second line, whose headings name none", () =>
    expect(
      values(
        [
          [200, [40, "Line"], [66, "Item Number"], [176, "Description"], ...FIGURES],
          [211, [40, "Status"], [84, "Vendor Item"], [-570, "Req. Date"]],
          ...under([1, 2, 3], { from: 227, step: 30 }, (y, i): Line[] => [
            [y, [40, `${i}`], [66, `FIB-002041${i}`], [176, "CCH PANEL, 12F,"], ...COUNTED],
            [y + 11, [84, `CCH-CP12-A${i}`], [176, "SM DUPLEX"], [-570, "04/03/2026"]],
          ]),
        ],
        "customerSku",
        "supplierSku",
        "description",
        "requiredDate",
      ),
    ).toEqual(
      [1, 2, 3].map((i) => [`FIB-002041${i}`, `CCH-CP12-A${i}`, "CCH PANEL, 12F, SM DUPLEX", "2026-04-03"]),
    ));

  test("reads the units between counts and the heading of the words, and the last of two codes under these", () => {
    const items = [
      ["m", "Mantelleitung NYM-J 3x1,5", "11010300"],
      ["Stk", "Gerätedose 68mm", "1555-21", "1555210"],
      ["Stk", "FI-Schutzschalter 4pol.", "4021337"],
      ["Stk", "Leitungsschutzschalter B16", "MBN116", "4021003"],
      ["Stk", "Rahmen 1-fach", "7513380"],
      ["Stk", "Feldverteiler 3-reihig", "4030992"],
    ];
    const lines = values(
      [
        [200, [40, "Nr"], [-130, "Menge"], [160, "Beschreibung"], [-460, "EUR/ME"], [-540, "EUR"]],
        ...under(items, { from: 216, step: 50 }, (y, [unit, ...words]): Line[] => [
          [y, [40, "1"], [-130, "12"], [136, unit!], [-460, "1,50"], [-540, "18,00"]],
          ...words.map((text, i): Line => [y + 11 * (i + 1), [160, text]]),
        ]),
      ],
      "unit",
      "customerSku",
    );
    expect(lines).toEqual(items.map((item) => [item[0]!, item.at(-1)!]));
  });

  test("reads a code behind P/N among the words of an item", () =>
    expect(
      valuesOf(
        read(
          ...TITLE,
          [200, [40, "Account #"], [110, "Description"], ...FIGURES],
          [216, [40, "6120"], [110, "DANFOSS VLT 5HP 480V"], ...COUNTED],
          [227, [110, "P/N 131B1258"]],
          [246, [40, "5312"], [110, "MURIATIC ACID BULK"], ...COUNTED],
        ),
        "customerSku",
      ).flat(),
    ).toEqual(["131B1258", undefined]));

  test("reads groups of digits behind what calls them, under a heading of codes", () => {
    const draft = readTitled([
      [200, [40, "Artikel"], [150, "Bezeichnung"], ...FIGURES],
      ...under(["535 000 204", "805 162 001", "113 032 112"], { from: 216, step: 20 }, (y, code): Line[] => [
        [y, [40, `E-No ${code}`], [150, "Schutzschalter MCS213 C13A 2P"], ...COUNTED],
      ]),
    ]);
    expect(valuesOf(draft, "customerSku").flat()).toEqual(["535 000 204", "805 162 001", "113 032 112"]);
    expect(errors(draft)).toEqual([]);
  });

  test("reads models of several words as codes where nothing else is, and not beside codes", () => {
    const models = ["LC1D32M7C", "iC65N 3P D25A", "MY4N-J DC24V", "ZR-RVV 4×2.5"];
    const rows = (code?: string): Line[] => [
      [
        200,
        ...(code ? ([[40, "物料代码"]] as [number, string][]) : []),
        [120, "名称"],
        [200, "型号规格"],
        ...FIGURES,
      ],
      ...under(models, { from: 216, step: 20 }, (y, model): Line[] => [
        [
          y,
          ...(code ? ([[40, `${code}${y}`]] as [number, string][]) : []),
          [120, GOODS_ZH[models.indexOf(model)]!],
          [200, model],
          ...COUNTED,
        ],
      ]),
    ];
    expect(values(rows(), "customerSku", "description")).toEqual(
      models.map((model) => [model, GOODS_ZH[models.indexOf(model)]]),
    );
    expect(values(rows("0201.0100"), "description").flat()).toEqual(
      models.map((model) => `${GOODS_ZH[models.indexOf(model)]} ${model}`),
    );
  });

  test("reads for how many a price is from the row under it, and from a letter on the price", () => {
    const draft = readTitled([
      [
        200,
        [40, "Artikelnr."],
        [130, "Bezeichnung"],
        [-330, "Menge"],
        [-400, "Preis"],
        [410, "Preis-EH"],
        [-570, "Betrag"],
      ],
      [
        216,
        [40, "VP-10233"],
        [130, "Faltkarton"],
        [-330, "3.600"],
        [-400, "684,00"],
        [410, "per"],
        [-570, "2.462,40"],
      ],
      [227, [130, "unbedruckt"], [410, "1000"]],
      [
        246,
        [40, "VP-10418"],
        [130, "Handfolie"],
        [-330, "180"],
        [-400, "6,94"],
        [410, "per 1"],
        [-570, "1.249,20"],
      ],
    ]);
    expect(valuesOf(draft, "priceBasis").flat()).toEqual(["1000", undefined]);
    expect(errors(draft)).toEqual([]);
    const lettered = readTitled([
      [200, [40, "Item"], [140, "Description"], ...FIGURES],
      [216, [40, "CHN-40CL"], [140, "LINK CONN #40"], [-400, "200"], [-480, "62.100C"], [-570, "124.20"]],
    ]);
    expect(valuesOf(lettered, "priceBasis").flat()).toEqual(["100"]);
    expect(errors(lettered)).toEqual([]);
  });
});
