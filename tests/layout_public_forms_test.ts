import { describe, expect, test } from "bun:test";
import { blanksOf } from "../src/extraction/layout/page/blanks.ts";
import type { Token } from "../src/extraction/layout/page/lines.ts";
import type { Band } from "../src/extraction/layout/table/bands.ts";
import type { HeadColumn } from "../src/extraction/layout/table/head_columns.ts";
import { parted } from "../src/extraction/layout/table/parting.ts";
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

describe("ordersOf() of headings", () => {
  const FIGURED: [number, string][] = [
    [-420, "EACH"],
    [-480, "1.50"],
    [-570, "18.00"],
  ];

  test("keeps a heading in one around its slash, under which more is said of the words over it", () =>
    expect(
      values(
        [
          [150, [40, "Item"], [72, "Stock Code"], [140, "Description / Part Number"], ...FIGURES],
          [160, [140, "Due Date"], [182, "/"], [190, "Warehouse"], [-480, "(ex GST)"], [-570, "(ex GST)"]],
          ...under(["002314567", "002398114", "001170926"], { from: 180, step: 40 }, (y, code) => [
            [y, [40, "001"], [72, code], [140, "FILTER, FUEL: SECONDARY, ULTRA HIGH"], ...COUNTED],
            [y + 10, [140, "EFFICIENCY, CAT C175-16"]],
            [y + 20, [140, "Due: 22/05/26"], [200, "Whse: 01"]],
          ]),
        ],
        "description",
      )[0],
    ).toEqual(["FILTER, FUEL: SECONDARY, ULTRA HIGH EFFICIENCY, CAT C175-16"]));

  test("reads a code behind its line's number, under a heading that names both", () =>
    expect(
      values(
        [
          [150, [40, "ITEM PART NUMBER"], [170, "DESCRIPTION"], ...FIGURES],
          [170, [40, "001 10-61312-1"], [170, "ACTUATOR, TRAILING EDGE FLAP"], ...COUNTED],
        ],
        "customerSku",
      ),
    ).toEqual([["10-61312-1"]]));

  test("reads counts over the days that they are wanted on", () =>
    expect(
      values(
        [
          [
            150,
            [40, "Pos"],
            [70, "Artikel-Nr."],
            [150, "Bezeichnung"],
            [-400, "Menge"],
            [-470, "Preis"],
            [-520, "Rab. %"],
            [-570, "Gesamt"],
          ],
          [160, [-400, "Liefertermin"]],
          ...under(["HY-310.0042", "HY-310.0040", "HY-310.0107"], { from: 180, step: 36 }, (y, code) => [
            [
              y,
              [40, "1"],
              [70, code],
              [150, "Wegeventil 4WE 6 C6X"],
              [-400, "8"],
              [-470, "118,40"],
              [-520, "-35,0"],
              [-570, "615,68"],
            ],
            [y + 12, [150, "NG6, 24 V DC"]],
            [y + 24, [-400, "30.04.2026"]],
          ]),
        ],
        "quantity",
        "requiredDate",
      )[0],
    ).toEqual(["8", "2026-04-30"]));

  test("reads Chinese headings of two letters under the heading that they part", () =>
    expect(
      values(
        [
          [142, [-470, "原币(无税)"]],
          [150, [40, "行号"], [80, "存货编码"], [160, "存货名称"], [-390, "数量"], [-570, "价税合计"]],
          [158, [420, "单价"], [-500, "金额"]],
          ...under(["0201010012", "0201010027", "0201030004"], { from: 176, step: 16 }, (y, code) => [
            [
              y,
              [40, "1"],
              [80, code],
              [160, "圆钢"],
              [-390, "60.00"],
              [-440, "14.1593"],
              [-500, "849.56"],
              [-570, "960.00"],
            ],
          ]),
        ],
        "unitPrice",
      )[0],
    ).toEqual(["14.1593"]));

  test("takes a drawing and its index for no price", () => {
    const draft = readTitled([
      [
        150,
        [40, "Pos"],
        [80, "Ident-Nr."],
        [170, "Bezeichnung"],
        [-370, "Menge"],
        [385, "LE"],
        [430, "Zeichnung"],
        [520, "Termin"],
      ],
      [160, [80, "Ihre Nr."], [430, "/ Index"]],
      ...under(["204.1187.03", "204.1190.01", "204.2044.00"], { from: 176, step: 16 }, (y, code) => [
        [
          y,
          [40, "1"],
          [80, code],
          [170, "Lagerdeckel AlMgSi1"],
          [-370, "40"],
          [385, "Stck"],
          [430, "Z204-1187 / c"],
          [520, "04.05.26"],
        ],
      ]),
    ]);
    expect(draft.findings.filter(({ field }) => field === "unitPrice")).toEqual([]);
  });

  test("takes the title of a list for no heading of its columns", () =>
    expect(
      values(
        [
          [140, [38, "Artículos de línea"]],
          [
            152,
            [40, "N.º de"],
            [90, "N.º de pieza del proveedor"],
            [-400, "Cantidad"],
            [-480, "Precio"],
            [-570, "Subtotal"],
          ],
          [162, [40, "línea"], [90, "Descripción"], [-400, "(unidad)"], [-480, "unitario"]],
          ...under(["VLV-KN-0600", "3196-MTO-IMP", "22330 CCK/W33"], { from: 180, step: 36 }, (y, code) => [
            [y, [40, "10"], [90, code], [-400, "12 (EA)"], [-480, "1,50 USD"], [-570, "18,00 USD"]],
            [y + 12, [90, "Válvula cuchilla bidireccional"]],
            [y + 24, [90, "N.º de pieza del comprador: 40012277"]],
          ]),
        ],
        "supplierSku",
        "description",
      )[2],
    ).toEqual(["22330 CCK/W33", "Válvula cuchilla bidireccional"]));

  test("reads the seller's number under the distributor's, and the buyer's own beside it", () =>
    expect(
      values(
        [
          [150, [40, "DIST #"], [110, "ITEM"], [330, "UNIT"], [-400, "QTY ORD"], [450, "OUR ITEM #"]],
          [
            170,
            [40, "4410927"],
            [110, "BEEF BRISKET PACKER CHOICE"],
            [330, "CS"],
            [-400, "14"],
            [450, "10011"],
          ],
          [186, [40, "4410558"], [110, "PORK SPARE RIB ST LOUIS"], [330, "CS"], [-400, "6"], [450, "10024"]],
          [202, [40, "7091335"], [110, "CHICKEN HALF DRY RUB"], [330, "CS"], [-400, "5"]],
        ],
        "supplierSku",
        "customerSku",
      ),
    ).toEqual([
      ["4410927", "10011"],
      ["4410558", "10024"],
      ["7091335", undefined],
    ]));

  test("reads the numbers of releases under those of their lines as none", () => {
    const draft = readTitled([
      [150, [40, "Line"], [80, "Item"], [180, "Description"], ...FIGURES],
      [160, [40, "Rel"], [80, "Vendor Item"]],
      ...under(["PK-0112", "PK-0140", "PK-0203"], { from: 180, step: 36 }, (y, code) => [
        [y, [40, `${(y - 144) / 36}`], [80, code], [180, "CARTON, RSC, KRAFT"], ...COUNTED],
        [y + 12, [40, "4"], [80, "TW-34550"], [180, "PRINTED 1C"]],
      ]),
    ]);
    expect(draft.lines.map(({ printedNumber }) => printedNumber)).toEqual(["1", "2", "3"]);
    expect(valuesOf(draft, "supplierSku")[1]).toEqual(["TW-34550"]);
  });

  test("reads a code under words behind a heading that names both, and no account that the amount is booked to", () => {
    const item = (y: number, words: string, code: string | null): Line[] => [
      [y, [40, `${(y - 120) / 50}`], [80, words], [-360, "12"], ...FIGURED],
      ...(code ? [[y + 12, [80, code]] as Line] : []),
      [y + 24, [90, "11503010"], [150, "530450"], [-300, "$18.00"]],
    ];
    const draft = readTitled([
      [
        150,
        [40, "Item#"],
        [80, "Description/PartNo"],
        [-360, "QTY"],
        [-420, "UOM"],
        [-480, "Each Price"],
        [-570, "Extended Price"],
      ],
      ...item(170, "STOP SIGN 30IN HIGH INTENSITY", "R1-1-30HI"),
      ...item(220, "FREIGHT - LTL DELIVERED", null),
      ...item(270, "U-CHANNEL POST 12FT", "POST-U-12-3"),
    ]);
    expect(valuesOf(draft, "customerSku", "description")).toEqual([
      ["R1-1-30HI", "STOP SIGN 30IN HIGH INTENSITY"],
      [undefined, "FREIGHT - LTL DELIVERED"],
      ["POST-U-12-3", "U-CHANNEL POST 12FT"],
    ]);
  });
});

describe("ordersOf() of items", () => {
  test("reads a price before how many it is for in a column of its own", () =>
    expect(
      values(
        [
          [150, [40, "Item"], [80, "Material"], [176, "Description"]],
          [161, [186, "Order qty."], [240, "Unit"], [348, "Price per unit"], [-570, "Net value"]],
          ...under(["20047711", "20061020", "20070093"], { from: 180, step: 50 }, (y, code) => [
            [y, [40, "00010"], [80, code], [176, "HOSE ASSY,HYD,3/8,2-WIRE,JIC6 FEM"]],
            [y + 12, [-225, "24"], [240, "EA"], [338, "38.45 /"], [384, "1 EA"], [-570, "922.80"]],
            [y + 24, [80, "Delivery schedule"], [200, "03/09/2026"], [-330, "12"], [340, "EA"]],
            [y + 36, [200, "03/30/2026"], [-330, "12"], [340, "EA"]],
          ]),
        ],
        "quantity",
        "unitPrice",
      )[0],
    ).toEqual(["24", "38.45"]));

  test("reads rows without headings, with the words under each code and the day beside it", () => {
    const row = (y: number, code: string, words: string): Line[] => [
      [y, [40, code], [-250, "12"], [270, "EA"], [330, "03/27/26"], [-480, "1.5000"], [-570, "18.00"]],
      [y + 12, [40, words]],
    ];
    const draft = readTitled([
      ...row(200, "K1001", "COUPLER,COPPER,C X C"),
      ...row(240, "PVC 4004-010", "COUPLING,SCH40,SLIP"),
      ...row(280, "PEX-A 12 R", "TUBING,PEX,RED"),
    ]);
    expect(valuesOf(draft, "customerSku", "description", "requiredDate")).toEqual([
      ["K1001", "COUPLER,COPPER,C X C", "2026-03-27"],
      ["PVC 4004-010", "COUPLING,SCH40,SLIP", "2026-03-27"],
      ["PEX-A 12 R", "TUBING,PEX,RED", "2026-03-27"],
    ]);
    expect(draft.header.currency).toBeUndefined();
  });

  test("reads a code of capitals over words where the others' codes are one word too", () =>
    expect(
      values(
        [
          [150, [40, "LN"], [80, "PART ID / DESCRIPTION"], ...FIGURES],
          ...under(["AL-6061-PL.250", "AL-6063-SQT1.5", "SAWCHG"], { from: 170, step: 30 }, (y, code) => [
            [y, [40, "1"], [80, code], ...COUNTED],
            [y + 12, [80, "PLATE,ALUM,6061-T651,.250 X 48"]],
          ]),
        ],
        "customerSku",
      ),
    ).toEqual([["AL-6061-PL.250"], ["AL-6063-SQT1.5"], ["SAWCHG"]]));

  test("reads codes alone under words, each another one", () => {
    const codes = [
      "611-1",
      "604-1/2",
      "LFB6080G4-1/2",
      "009M3QT-3/4",
      "Q4PC3X100RED",
      "PVC 00401 0800",
      "24300",
    ];
    const draft = readTitled([
      [150, [40, "DESCRIPTION"], [250, "OUR PROD#"], ...FIGURES],
      ...under(codes, { from: 170, step: 30 }, (y, code) => [
        [
          y,
          [40, "TEE 1 CXCXC WROT COPPER"],
          ...(code === "24300" ? [] : [[250, `W0${y}`] as [number, string]]),
          ...COUNTED,
        ],
        [y + 12, [48, code]],
      ]),
    ]);
    expect(valuesOf(draft, "supplierSku").flat()).toEqual(codes);
    expect(valuesOf(draft, "description").flat()).toEqual(codes.map(() => "TEE 1 CXCXC WROT COPPER"));
  });

  test("reads words that begin as a charge does, beside for how many the price is", () => {
    const draft = readTitled([
      [150, [40, "Line"], [80, "Part"], ...FIGURES],
      [160, [80, "Description"], [-480, "/Per"]],
      ...under(
        ["PLATE, BASE, 6061", "TOOLING CHARGE, FIXTURE #F-2217, ONE TIME"],
        { from: 180, step: 30 },
        (y, words) => [
          [y, [40, `${(y - 150) / 30}`], [80, "7050-1142"], ...COUNTED],
          [y + 12, [80, words], [-480, "/1"]],
        ],
      ),
    ]);
    expect(valuesOf(draft, "description")[1]).toEqual(["TOOLING CHARGE, FIXTURE #F-2217, ONE TIME"]);
  });

  test("reads words without blanks under a code, and leaves out a note well", () => {
    const draft = readTitled([
      [150, [40, "Line"], [80, "Item Number"], ...FIGURES],
      [170, [40, "1"], [80, "71100612"], ...COUNTED],
      [182, [80, "WASHER,FLAT,USS,3/8,ZP"]],
      [194, [80, "YOUR ITEM WFU-38-Z"]],
    ]);
    expect(valuesOf(draft, "description")).toEqual([["WASHER,FLAT,USS,3/8,ZP"]]);
    const noted = values(
      [
        [150, [40, "Codice"], [120, "Descrizione"], [-400, "Quantita"], [-480, "Prezzo"], [-570, "Importo"]],
        [
          170,
          [40, "ELP-750/4"],
          [120, "Elettropompa monoblocco HP 1"],
          [-400, "12"],
          [-480, "1,50"],
          [-570, "18,00"],
        ],
        [181, [120, "N.B. allegare curva e libretto in italiano"]],
        [
          192,
          [40, "MAN.GLI.63"],
          [120, "Manometro glicerina attacco"],
          [-400, "12"],
          [-480, "1,50"],
          [-570, "18,00"],
        ],
        [203, [120, "posteriore"]],
      ],
      "description",
    );
    expect(noted).toEqual([["Elettropompa monoblocco HP 1"], ["Manometro glicerina attacco posteriore"]]);
  });

  test("reads the words that are printed below the seller's spaced code", () =>
    expect(
      values(
        [
          [150, [40, "Ln"], [80, "Item Number"], ...FIGURES],
          [170, [40, "1"], [80, "10112-0102"], ...COUNTED],
          [180, [80, "Supplier Item: N 909 457 02"]],
          [190, [80, "SCREW TORX PAN K50X16"]],
          [200, [80, "Std Pack: BOX 6000"]],
        ],
        "supplierSku",
        "description",
      ),
    ).toEqual([["N 909 457 02", "SCREW TORX PAN K50X16"]]));
});

describe("ordersOf() of figures", () => {
  test("reads thousandths behind a comma where points stand in codes alone", () =>
    expect(
      values(
        [
          [
            150,
            [40, "Lg"],
            [80, "Réf. interne"],
            [180, "Libellé article"],
            [-400, "Commandé"],
            [440, "UA"],
            [480, "Livraison souhaitée"],
          ],
          [160, [80, "Réf. fournisseur"], [-400, "Qté"]],
          ...under(["20821.330", "1.09057.1000", "15380.1"], { from: 180, step: 30 }, (y, code) => [
            [
              y,
              [40, "001"],
              [80, "LAB0001127"],
              [180, "Pipette sérologique"],
              [-400, "24,000"],
              [440, "CT"],
              [480, "22/06/2026"],
            ],
            [y + 12, [80, code]],
          ]),
          [300, [40, "Fournisseur"], [140, "Adresse de livraison"], [300, "Date de commande"]],
        ],
        "quantity",
      )[0],
    ).toEqual(["24"]));

  test("takes a remark whose figures multiply for no line that was not read", () => {
    const draft = readTitled([
      [150, [40, "Part"], [140, "Description"], ...FIGURES],
      [166, [40, "AB-1001"], [140, "Hex bolt M8"], ...COUNTED],
      [182, [40, "AB-1002"], [140, "Hex bolt M10"], ...COUNTED],
      [
        230,
        {
          x: 40,
          text: `备注：1、${"送货单须注明订单号".repeat(7)}，最多2车；2、每车24吨；3、共48吨。`,
          size: 14,
        },
      ],
    ]);
    expect(draft.findings.map(({ code }) => code)).not.toContain("missing_lines");
  });

  test("reads what a total comes to behind a tax by its number, and behind one that says its rate", () => {
    const draft = readTitled([
      [300, [40, "Item"], [140, "Description"], ...FIGURES],
      [316, [40, "AB-1001"], [140, "Hex bolt M8"], [-400, "1200"], [-480, "1.50"], [-570, "1,800.00"]],
      [332, [40, "AB-1002"], [140, "Hex bolt M10"], [-400, "1200"], [-480, "1.50"], [-570, "1,800.00"]],
      [360, [400, "Total Line Cost"], [-570, "3,600.00"]],
      [372, [400, "Tax 1 (MI USE 6%)"], [-570, "216.00"]],
      [384, [400, "IGST18 on freight (18%)"], [-570, "90.00"]],
      [396, [400, "Total Cost"], [-570, "3,906.00"]],
    ]);
    expect(draft.header.total?.value).toBe("3906");
    expect(draft.findings.filter(({ message }) => message.includes("make the total"))).toEqual([]);
  });

  test("reads pesos by how Mexico calls them in headings", () =>
    expect(
      readTitled([
        [
          300,
          [40, "Clave"],
          [140, "Descripción"],
          [-400, "Cant."],
          [-480, "P. Unit. M.N."],
          [-570, "Importe M.N."],
        ],
        [
          316,
          [40, "DIV-7518"],
          [140, "Detergente alcalino"],
          [-400, "12"],
          [-480, "$1.50"],
          [-570, "$18.00"],
        ],
        [332, [-480, "TOTAL M.N."], [-570, "$18.00"]],
      ]).header.currency?.value,
    ).toBe("MXN"));

  test("tells of a code far below its line nothing where a caption calls it", () => {
    const item = (y: number, code: string | null): Line[] => [
      [y, [40, "1"], ...(code ? [[80, code] as [number, string]] : []), ...COUNTED],
      [y + 10, [200, "16-MAR-2026"]],
      [y + 20, [200, "00:00:00"]],
      [y + 30, [80, "Cannula IV winged ported safety"]],
      [y + 40, [80, "Supplier Item: KIT-ALARIS-60593E"]],
    ];
    const draft = readTitled([
      [150, [40, "Line"], [80, "Part Number / Description"], [200, "Delivery Date/Time"], ...FIGURES],
      ...["FTR4105", "VMK1277", "ELW260", null, "MVB081"].flatMap((code, i) => item(170 + 60 * i, code)),
    ]);
    expect(draft.findings.filter(({ code }) => code === "unread_value")).toEqual([]);
  });
});

describe("ordersOf() of who buys and when", () => {
  const buyerOf = (...rows: Line[]) => read(...rows, ...TABLE).header.customerName?.value;

  test("reads a council whose name goes on below in the same letters, and no person with an extension", () =>
    expect(
      buyerOf(
        [30, { x: 40, text: "Wealdshire", size: 16 }, [380, "Highways and Environment"]],
        [44, [380, "Depot Road, Maresfield TN22 9XX"]],
        [52, { x: 40, text: "District Council", size: 16 }],
        [90, [40, "Official Order"]],
        [110, [40, "Order number"], [140, "WDC4012877"]],
        [124, [40, "Requisitioner"], [140, "Tom Attwater, ext"]],
        [136, [140, "4417"]],
      ),
    ).toBe("Wealdshire District Council"));

  test("reads the name below the mark that it holds", () =>
    expect(
      buyerOf(
        [30, { x: 40, text: "NHS", size: 20 }],
        [54, [40, "Exmoor and Torridge NHS Foundation Trust"]],
        [66, [40, "Trust Headquarters, Barnstaple Road"]],
        [78, [40, "Barnstaple EX39 7QJ"]],
        [110, [40, "Purchase Order"], [140, "7093318"]],
      ),
    ).toBe("Exmoor and Torridge NHS Foundation Trust"));

  test("takes an office with its post office box, and a numbered place of the buyer's, for no buyer", () => {
    expect(
      buyerOf(
        [30, [40, "Kettle River Electric Cooperative"]],
        [42, [40, "PO Box 880, 1515 Powerline Rd, Colburn, MI 49612"]],
        [80, [40, "PO:"], [120, "KR-60214"]],
        [94, [40, "Bill To:"], [120, "KREC Accounting, PO Box 880"]],
      ),
    ).toBe("Kettle River Electric Cooperative");
    expect(
      buyerOf(
        [30, [40, "BLUESTEM FARMERS COOPERATIVE ASSN"], [330, "PURCHASE ORDER"]],
        [42, [40, "LOC 04 AGRONOMY/FARM STORE"], [330, "PO NO. 0B22719"]],
        [54, [40, "HWY 36 W WASHINGTON KS 66968"]],
      ),
    ).toBe("BLUESTEM FARMERS COOPERATIVE ASSN");
  });

  test("reads a pharmacy by its caption, and keeps a name that begins as one", () => {
    expect(
      buyerOf(
        [40, [40, "Order Detail"]],
        [60, [40, "Purchase Order #"], [140, "OR-60918-2284"], [330, "Wholesaler"], [430, "Cardinal Health"]],
        [74, [40, "Pharmacy"], [140, "Kettleman Family Pharmacy"], [330, "Account"], [430, "2041886"]],
        [88, [40, "Ordered by"], [140, "nkettleman"]],
      ),
    ).toBe("Kettleman Family Pharmacy");
    expect(
      buyerOf(
        [30, [40, "Pharmacy Plus Ltd"]],
        [42, [40, "12 Mill Street, Leeds LS1 4AB"]],
        [80, [40, "PO 4711"]],
      ),
    ).toBe("Pharmacy Plus Ltd");
  });

  test("reads who buys beside its seal at the foot", () =>
    expect(
      buyerOf(
        [40, [240, "采购订单"]],
        [60, [40, "订单编号：0000011947"], [240, "供应商：江阴市恒泰金属材料有限公司"]],
        [400, [40, "需方（章）：常州润达重工机械有限公司"], [400, "供方（章）："]],
      ),
    ).toBe("常州润达重工机械有限公司"));

  test("reads a day that goods are expected to come in on, in short", () =>
    expect(
      readTitled([[90, [40, "Fecha recep. esperada"], [160, "22/04/2026"]], ...TABLE]).header.requiredDate
        ?.value,
    ).toBe("2026-04-22"));
});

describe("parted()", () => {
  const word = (text: string, x0: number, x1: number, y: number): Token => ({
    text,
    box: [x0, y, x1, y + 9],
    size: 9,
    bold: false,
  });
  const words = [word("Item", 55, 77, 150), word("Vendor", 54, 88, 160), word("Item", 95, 117, 160)];
  const level = { role: "supplierSku" as const, label: "Item Vendor Item", x0: 54, x1: 117 };
  const heading: HeadColumn = { ...level, levels: [level], words };
  const band = (x0: number, x1: number): Band => ({
    x0,
    x1,
    filled: 1,
    numeric: 0,
    wordy: 0,
    unit: 0,
    counted: 0,
    currency: 0,
  });
  const partedAt = (...sides: [Band, Band]) => {
    const border = { middle: (sides[0].x1 + sides[1].x0) / 2, sides };
    return parted([heading], { borders: [border], columns: 2, page: 1 }).map(({ label }) => label);
  };

  test("parts a heading over two columns, and none whose second half stands nearer to the first of them", () => {
    expect(partedAt(band(55, 80), band(100, 140))).toEqual(["Item Vendor", "Item"]);
    expect(partedAt(band(55, 94), band(128, 328))).toEqual(["Item Vendor Item"]);
  });
});

describe("blanksOf()", () => {
  /** Words of a fixed font whose boxes follow the ink: so much white left and right of each word's. */
  const inked = (text: string, white: (word: string) => number) => {
    let x = 40;
    return text.split(" ").map((word) => {
      const whole = 0.6 * 10 * word.length;
      const box: [number, number, number, number] = [x + 0.5, 0, x + whole - white(word), 10];
      x += whole + 6;
      return { text: word, box, size: 10 };
    });
  };

  test("knows a font of fixed pitch by its words less the white around their ink, which is more beside a colon", () => {
    const white = (word: string) => (/[:,.]$/.test(word) ? 2 : 0.7);
    const [line] = blanksOf([inked("Supplier Item: WD-500215 Std Pack: KLT4315", white)]);
    expect(line!.blank).toBe(0.85);
  });
});
