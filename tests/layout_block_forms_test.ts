import { describe, expect, test } from "bun:test";
import {
  COUNTED,
  FIGURES,
  read,
  readTitled,
  TABLE,
  under,
  values,
  valuesOf,
} from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const errors = ({ findings }: ReturnType<typeof read>) => findings.filter(({ level }) => level === "error");

describe("ordersOf() of items in blocks", () => {
  test("reads items with captions over the values of each, under its number and its words", () => {
    const item = (y: number, number: string, words: string, code: string | null): Line[] => [
      [y, [40, number], [60, words]],
      [y + 11, [60, "Qty"], [163, "Unit"], [265, "Price"], [368, "Total"], [471, "Need by"]],
      [y + 19, [60, "12"], [163, "Bale"], [265, "1.50"], [368, "18.00"], [471, "05/18/26"]],
      ...(code
        ? ([
            [y + 32, [60, "Supplier part number"], [163, "Mfg name"], [368, "Commodity"]],
            [y + 40, [60, code], [163, "New Pig"], [368, "Spill Control"]],
          ] as Line[])
        : ([
            [y + 32, [60, "Commodity"], [163, "Account"]],
            [y + 40, [60, "Services"], [163, "3310-61040"]],
          ] as Line[])),
    ];
    const draft = readTitled([
      ...item(180, "1", "Sorbent pad, oil-only", "MAT403"),
      ...item(240, "2", "Grease cartridge", "2GXA3"),
      ...item(300, "3", "On-site vibration survey", null),
    ]);
    expect(valuesOf(draft, "quantity", "unitPrice", "supplierSku", "description", "requiredDate")).toEqual([
      ["12", "1.5", "MAT403", "Sorbent pad, oil-only", "2026-05-18"],
      ["12", "1.5", "2GXA3", "Grease cartridge", "2026-05-18"],
      ["12", "1.5", undefined, "On-site vibration survey", "2026-05-18"],
    ]);
  });

  test("reads items opened by a line's number, with captions beside all but their words", () => {
    const item = (y: number, number: string, told: [number, string][]): Line[] => [
      [y, [40, `Line ${number}`], ...told],
      [y + 11, [110, "SCREW HEX CAP 3/8-16"]],
      [y + 22, [110, "GR 8 YELLOW ZINC"]],
      [y + 33, [110, "Order Qty: 4,500 EA"], [250, "Cost: 187.4000 / M"], [480, "Ext:"], [-570, "843.30"]],
    ];
    const draft = readTitled([
      ...item(180, "001", [
        [110, "Part: FST0375162500G8"],
        [300, "Vendor Part: 38C250HCS8Z"],
        [460, "Job: STOCK"],
      ]),
      ...item(240, "002", [
        [110, "Part: FST0500130000NYL"],
        [300, "Rev: A"],
      ]),
    ]);
    expect(valuesOf(draft, "customerSku", "supplierSku", "description", "priceBasis", "lineTotal")).toEqual([
      ["FST0375162500G8", "38C250HCS8Z", "SCREW HEX CAP 3/8-16 GR 8 YELLOW ZINC", "1000", "843.3"],
      ["FST0500130000NYL", undefined, "SCREW HEX CAP 3/8-16 GR 8 YELLOW ZINC", "1000", "843.3"],
    ]);
  });

  test("reads counts on an item's first line, its price and amount on the second, without numbers of lines", () =>
    expect(
      values(
        [
          [150, [114, "Quantities"], [173, "Item ID"], [350, "Supplier Part No"], [456, "Pricing UOM"]],
          [
            161,
            [51, "Ordered"],
            [90, "UOM"],
            [129, "Unit Size"],
            [173, "Item Description"],
            [351, "Date Due"],
          ],
          [161, [465, "Unit Price"], [-574, "Extended Price"]],
          ...under(["GAT 9280-2112", "MAR ST1-PB251", "DIA 40RIV-50"], { from: 180, step: 40 }, (y, code) => [
            [y, [59, "24.00"], [91, "EA"], [135, "1.0000"], [172, code], [351, "BX112"], [489, "EA"]],
            [
              y + 11,
              [173, "BX112 BELT V COGGED TRI-POWER"],
              [350, "03/20/2026"],
              [-498, "31.7720"],
              [-574, "762.53"],
            ],
            [y + 22, [172, "21/32 X 115 OC"]],
          ]),
        ],
        "quantity",
        "unitPrice",
        "customerSku",
      ),
    ).toEqual(["GAT 9280-2112", "MAR ST1-PB251", "DIA 40RIV-50"].map((code) => ["24", "31.772", code])));

  test("reads a price over what it comes to in one column, and what is taken off with its sign before the currency", () => {
    const row = (y: number, [count, price, amount]: [string, string, string]): Line[] => [
      [y, [-90, count], [95, "ea"], [130, "GUIDE POST ASSY"], [-570, `$${price}/ea`]],
      [y + 11, [-570, amount]],
    ];
    const draft = readTitled([
      [150, [-90, "Quantity"], [95, "Unit"], [130, "Description"], [-570, "Price / Total"]],
      ...row(170, ["3.00", "412.30", "$1,236.90"]),
      ...row(200, ["4.00", "267.45", "$1,069.80"]),
      ...row(230, ["-1.00", "279.53", "-$279.53"]),
      [270, [-480, "Total"], [-570, "$2,027.17"]],
    ]);
    expect(valuesOf(draft, "unitPrice", "lineTotal")).toEqual([
      ["412.3", "1236.9"],
      ["267.45", "1069.8"],
      ["279.53", "-279.53"],
    ]);
    expect(errors(draft)).toEqual([]);
  });

  test("reads figures on the second line of every item, in whichever line their headings stand", () => {
    const item = (y: number, number: string, code: string): Line[] => [
      [y, [40, number], [70, code], [180, "SEAL,MECHANICAL,CARTRIDGE,45MM"]],
      [
        y + 11,
        [70, "84842000"],
        [180, "30.12.2026"],
        [-320, "4.000"],
        [330, "NOS"],
        [-450, "38,750.00 / NOS"],
        [-570, "155,000.00"],
      ],
      [y + 22, [70, "Vendor Mat. No.: 5610-045-VB1"]],
      [y + 33, [300, "Discount % on Gross"], [-450, "5.000- %"], [-570, "7,750.00-"]],
      [y + 44, [300, "Net Value"], [-570, "147,250.00"]],
      [y + 55, [300, "IN: Central GST"], [-450, "9.000 %"], [-570, "13,252.50"]],
    ];
    const draft = readTitled([
      [
        150,
        [40, "Item"],
        [70, "Material Code"],
        [180, "Description"],
        [-450, "Rate / Unit"],
        [-570, "Value"],
      ],
      [
        160,
        [70, "HSN/SAC"],
        [180, "Delivery Date"],
        [-320, "Quantity"],
        [330, "UOM"],
        [-450, "INR"],
        [-570, "INR"],
      ],
      ...item(180, "10", "000000003100041276"),
      ...item(260, "20", "000000003100089014"),
      ...item(340, "30", "000000003100017720"),
    ]);
    expect(valuesOf(draft, "customerSku", "quantity", "unitPrice", "lineTotal")[1]).toEqual([
      "000000003100089014",
      "4",
      "38750",
      "147250",
    ]);
    expect(errors(draft)).toEqual([]);
  });

  test("takes the rest of a code on a line of its own for no item whose figures stand below it", () => {
    const item = (y: number, [half, rest]: [string, string], words: string): Line[] => [
      [
        y,
        [46, half],
        [88, "09-719D"],
        [143, "15"],
        [185, "PK"],
        [212, "Pipette Tips, Filtered"],
        [436, "3/30/2026"],
        [-528, "2.00"],
        [-567, "30.00"],
      ],
      [y + 10, [46, rest], ...(words ? [[212, words] as [number, string]] : [])],
    ];
    const draft = readTitled([
      [150, [87, "Vendor"], [436, "Expected"]],
      [
        156,
        [45, "Item"],
        [143, "Quantity"],
        [185, "Units"],
        [212, "Description"],
        [-528, "Rate"],
        [-567, "Amount"],
      ],
      [161, [88, "Code"], [436, "Receipt"]],
      ...item(180, ["LAB-", "00417"], ""),
      ...item(210, ["CHM-", "1182"], ""),
      ...item(240, ["LAB-", "00098"], "100/cs"),
    ]);
    expect(valuesOf(draft, "quantity", "unitPrice", "supplierSku")).toEqual(
      Array.from({ length: 3 }, () => ["15", "2", "09-719D"]),
    );
  });

  test("takes a code behind its caption between an item's two lines for no price of it, and what a discount leaves for its amount", () => {
    const item = (y: number, number: string, code: string, off: Line[]): Line[] => [
      [y, [57, number], [94, code], [208, "HYDRAULIKFILTERELEMENT 0330 D"]],
      [y + 7, [95, "Ihre Materialnummer 1263015"]],
      [y + 14, [95, "Liefertermin: Tag 03.11.2026"]],
      [y + 22, [-160, "12"], [170, "Stück"], [301, "86,40 EUR / 1 ST"], [-540, "1.036,80"]],
      ...off,
    ];
    const draft = readTitled([
      [150, [57, "Pos."], [94, "Material"], [208, "Bezeichnung"]],
      [160, [95, "Bestellmenge"], [170, "Einheit"], [230, "Preis pro Einheit"], [-540, "Nettowert"]],
      ...item(180, "00010", "10045872", [
        [213, [115, "Rabatt auf Brutto"], [349, "10,00- %"], [-540, "103,68-"]],
        [224, [105, "Nettowert"], [-540, "933,12"]],
      ]),
      ...item(250, "00020", "10007719", []),
    ]);
    expect(valuesOf(draft, "quantity", "unitPrice", "lineTotal")).toEqual([
      ["12", "86.4", "933.12"],
      ["12", "86.4", "1036.8"],
    ]);
  });

  test("keeps the title of a part out of the lines of the item under it", () => {
    const item = (y: number, number: string, code: string): Line[] => [
      [
        y,
        [40, number],
        [65, code],
        [138, "VIS TH M8X30 INOX A4-70 ISO 4017"],
        [-383, "2 000"],
        [390, "PCE"],
        [-453, "21,35"],
        [-560, "427,00"],
      ],
      [y + 11, [65, "62201 8X30"], [138, "Livraison le 20/11/2026"]],
    ];
    const draft = readTitled([
      [
        150,
        [40, "Lig."],
        [65, "Notre référence"],
        [138, "Désignation"],
        [-383, "Quantité"],
        [390, "Unité"],
        [-453, "P.U."],
        [-560, "Montant"],
      ],
      [160, [65, "Réf. fournisseur"]],
      [176, [40, "LOT 1 – VISSERIE INOX"]],
      ...item(188, "1", "VIS0080307"),
      ...item(212, "2", "ECR0080047"),
      ...item(236, "3", "RON0080047"),
    ]);
    expect(valuesOf(draft, "quantity", "description")[0]).toEqual([
      "2000",
      "VIS TH M8X30 INOX A4-70 ISO 4017",
    ]);
    expect(draft.lines.map(({ printedNumber }) => printedNumber)).toEqual(["1", "2", "3"]);
  });
});

describe("ordersOf() of codes, counts and words", () => {
  test("reads two codes over a third number under a heading that names all three", () =>
    expect(
      values(
        [
          [150, [40, "Line"], [80, "Item"], [200, "Description"], ...FIGURES],
          [160, [80, "Vendor Catalog #"], [200, "Manufacturer"]],
          [170, [80, "Requisition"]],
          ...under(["1000482", "1000511", "1004417"], { from: 190, step: 36 }, (y, code) => [
            [y, [40, "1"], [80, code], [200, "FILTER, ENGINE OIL"], ...COUNTED],
            [y + 10, [80, "5P-8500"], [200, "CATERPILLAR"]],
            [y + 20, [80, "PR118822-1"]],
          ]),
        ],
        "customerSku",
        "supplierSku",
      )[0],
    ).toEqual(["1000482", "5P-8500"]));

  test("reads the words beside a caption and its code", () =>
    expect(
      values(
        [
          [150, [40, "ITEM NO."], [140, "UNIT"], ...FIGURES],
          ...under(["PKG-0114", "PKG-0120", "PKG-0301"], { from: 170, step: 30 }, (y, code) => [
            [y, [40, code], [140, "EACH"], ...COUNTED],
            [y + 12, [48, "RSC 16X12X10 200# 32ECT KRAFT C FLUTE"], [450, "Vendor Item: U161210"]],
          ]),
        ],
        "description",
        "supplierSku",
      )[0],
    ).toEqual(["RSC 16X12X10 200# 32ECT KRAFT C FLUTE", "U161210"]));

  test("draws no columns by a row of sums that begins with how many lines there are", () => {
    const draft = readTitled([
      [
        150,
        [30, "LN#"],
        [52, "QUANTITY"],
        [106, "UM"],
        [128, "PRODUCT AND DESCRIPTION"],
        [-461, "UNIT PRICE"],
        [473, "PER"],
        [-574, "AMOUNT(NET)"],
      ],
      ...under(["QO120", "QO2100", "QO142M200PC"], { from: 170, step: 28 }, (y, code) => [
        [
          y,
          [42, `${(y - 142) / 28}`],
          [-94, "240"],
          [106, "ea"],
          [128, code],
          [-461, "812.5000"],
          [479, "C"],
          [-574, "1,950.00"],
        ],
        [y + 11, [128, "BRKR 1P 20A 120/240V PLUG ON QO"]],
      ]),
      [
        270,
        [42, "3 LINES TOTAL"],
        [200, "QTY ORDERED TOTAL"],
        [-380, "720"],
        [430, "TOTAL"],
        [-574, "5,850.00"],
      ],
    ]);
    expect(valuesOf(draft, "customerSku", "description").slice(0, 2)).toEqual([
      ["QO120", "BRKR 1P 20A 120/240V PLUG ON QO"],
      ["QO2100", "BRKR 1P 20A 120/240V PLUG ON QO"],
    ]);
    expect(draft.proof.printedQuantity).toBe("720");
  });

  test("takes the counts that most rows have before the weights of a few for what is ordered", () => {
    const row = (y: number, [count, unit, price, per, weight, amount]: string[]): Line => [
      y,
      [40, `10${y}12`],
      [130, "HR PLATE A36"],
      [-360, count!],
      [370, unit!],
      [-440, price!],
      [450, per!],
      ...(weight ? [[-520, weight] as [number, string]] : []),
      [-575, amount!],
    ];
    const HEADS: Line = [
      150,
      [40, "Item Number"],
      [130, "Description"],
      [-360, "Ordered"],
      [370, "UM"],
      [-440, "Unit Price"],
      [450, "PU"],
      [-520, "Wt/Secondary"],
      [-575, "Extended"],
    ];
    const rows = [
      ["8,420", "LB", "52.7500", "CW", "", "4,441.55"],
      ["14,700", "LB", "56.1000", "CW", "", "8,246.70"],
      ["960", "FT", "6.4830", "FT", "", "6,223.68"],
      ["1,440", "FT", "5.2270", "FT", "", "7,526.88"],
      ["42", "EA", "94.1500", "CW", "2,102", "1,979.03"],
      ["36", "EA", "61.4000", "CW", "4,896", "3,006.14"],
      ["25", "EA", "84.6500", "EA", "", "2,116.25"],
    ];
    expect(values([HEADS, ...rows.map((texts, i) => row(170 + 16 * i, texts))], "quantity").flat()).toEqual([
      "8420",
      "14700",
      "960",
      "1440",
      "42",
      "36",
      "25",
    ]);
  });

  test("reads headings over three others as far as each of them, and a price for a hundred feet", () => {
    const heads: Line[] = [
      [150, [40, "No."], [142, "Description"], [-349, "Quantity"], [-448, "Direct Unit"]],
      [
        160,
        { x: 405, text: "Cost Excl.", size: 8.5 },
        { x: 451, text: "Disc.", size: 8.5 },
        { x: 473, text: "VAT", size: 8.5 },
        [-543, "Amount"],
      ],
      [170, [-448, "VAT"], [-471, "%"], [-489, "%"], [-543, "Excl. VAT"]],
    ];
    const draft = readTitled([
      ...heads,
      ...under(["11-542/9", "3M9332", "F10-1"], { from: 190, step: 20 }, (y, code) => [
        [
          y,
          [40, code],
          [142, "Ansell HyFlex Glove"],
          [-349, "144"],
          [-446, "5.95"],
          [-469, "12.5"],
          [-487, "20"],
          [-543, "749.70"],
        ],
      ]),
    ]);
    expect(valuesOf(draft, "unitPrice", "lineTotal")[0]).toEqual(["5.95", "749.7"]);
    const priced = readTitled([
      [150, [40, "Line"], [80, "Item"], [-300, "Quantity"], [-450, "Price"], [-570, "Amount"]],
      [166, [40, "1"], [80, "12-0303-18"], [-300, "960 FT"], [-450, "712.4000 /CFT"], [-570, "6,839.04"]],
      [182, [40, "2"], [80, "13-0375-20"], [-300, "1,200 FT"], [-450, "198.6500 /CFT"], [-570, "2,383.80"]],
    ]);
    expect(valuesOf(priced, "priceBasis")).toEqual([["100"], ["100"]]);
    expect(errors(priced)).toEqual([]);
  });

  test("reads a promised day under a code, and no sketch for a code", () => {
    const draft = readTitled([
      [150, [40, "Item # / Rev"], [150, "Description"], ...FIGURES],
      [170, [40, "RM-10041"], [150, "PC MAKROLON 2458"], ...COUNTED],
      [182, [40, "Prom 05/16/2026"], [150, "MEDICAL GRADE"]],
      [200, [40, "RM-10042"], [150, "PC MAKROLON 2459"], ...COUNTED],
      [212, [40, "Prom 05/16/2026"], [150, "MEDICAL GRADE"]],
    ]);
    expect(valuesOf(draft, "requiredDate")[0]).toEqual(["2026-05-16"]);
    const sketched = readTitled([
      [150, [40, "Quantity"], [100, "Item / Description"], [-480, "Unit Price"], [-570, "Amount"]],
      ...under(["A1-140/05", "B3-220/10", "B3-220/15", "C2-007/01"], { from: 170, step: 28 }, (y, code) => [
        [y, [40, "12"], [100, code], [-480, "1.50"], [-570, "18.00"]],
        [y + 12, [100, "CAPACITOR RUN DUAL"]],
      ]),
      [290, [40, "12"], [100, "Curb adapter, custom per sketch SK-11"], [-480, "1.50"], [-570, "18.00"]],
    ]);
    expect(sketched.findings.filter(({ code }) => code === "unread_value")).toEqual([]);
  });
});

describe("ordersOf() of heads and totals", () => {
  const totalOf = (...rows: Line[]) => readTitled([...TABLE, ...rows]).header.total?.value;

  test("reads a total with its tax by its Belgian name, and one called in two scripts", () => {
    expect(
      totalOf(
        [340, [300, "Total hors TVA / Totaal excl. BTW"], [-570, "18.00"]],
        [352, [300, "TVA / BTW 21 %"], [-570, "3.78"]],
        [364, [300, "TOTAL TVAC / TOTAAL INCL. BTW"], [-570, "21.78"]],
      ),
    ).toBe("21.78");
    expect(
      totalOf([340, [330, "Total"], [370, "المجموع"], [-450, "18.00"], [-510, "0.90"], [-570, "18.90"]]),
    ).toBe("18.90".replace(/0$/, ""));
  });

  test("reads the number behind the kind of an order", () =>
    expect(
      read(
        [30, [240, "鼎銓精密自動化股份有限公司"]],
        [50, [240, "採購單"]],
        [70, [40, "採購單別-單號: 331-20261110007"], [300, "採購日期: 2026/11/10"]],
        ...TABLE,
      ).header.poNumber?.value,
    ).toBe("331-20261110007"));

  test("reads the name below a mark with a sign behind it", () =>
    expect(
      read(
        [30, { x: 40, text: "ORTHOMECH +", size: 18 }],
        [52, [40, "Orthomech Medizintechnik AG"]],
        [64, [40, "Industriestrasse 21, CH-2545 Selzach"]],
        [100, [40, "Bestellung 4711"]],
        ...TABLE,
      ).header.customerName?.value,
    ).toBe("Orthomech Medizintechnik AG"));
});
