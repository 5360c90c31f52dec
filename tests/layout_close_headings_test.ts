import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { LineField } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TITLE: Rows[number] = [60, [40, "PURCHASE ORDER 4711"]];

function read(rows: Rows) {
  return layout(readingOf(pageOf([TITLE, ...rows])), { ownNames: [] })[0]!.lines;
}

/** What lines say in some fields. */
function said(rows: Rows, ...fields: LineField[]) {
  return read(rows).map((line) => fields.map((field) => line.fields[field]?.value));
}

describe("layout() of headings that stand close beside or over each other", () => {
  test("parts two headings a blank apart over two columns that no other heading stands over", () => {
    const rows: Rows = [
      [
        300,
        [40, "Line Quantity"],
        [115, "UOM"],
        [150, "Our Item/Description"],
        [-420, "Cost"],
        [440, "UOM"],
        [-560, "Ext Cost"],
      ],
      [
        320,
        [-50, "1"],
        [-102, "750"],
        [115, "EA"],
        [150, "TRY-161203"],
        [-430, "387.90 M"],
        [-560, "$290.93"],
      ],
      [332, [150, "Tray 16 x 12 x 3"]],
      [
        350,
        [-50, "2"],
        [-102, "2,000"],
        [115, "EA"],
        [150, "SHT-4562"],
        [-430, "689.26 M"],
        [-560, "$1,378.52"],
      ],
      [362, [150, "Sheet 45 x 62"]],
    ];
    expect(said(rows, "quantity", "unit", "unitPrice", "lineTotal")).toEqual([
      ["750", "EA", "387.9", "290.93"],
      ["2000", "EA", "689.26", "1378.52"],
    ]);
    expect(read(rows).map(({ printedNumber }) => printedNumber)).toEqual(["1", "2"]);
  });

  test("leaves words under a heading of two lines to it, right of its values too", () => {
    const rows: Rows = [
      [
        300,
        [40, "No"],
        [60, "Item Number"],
        [230, "Req. Date"],
        [300, "U/M"],
        [-370, "Ordered"],
        [-480, "Unit Price"],
        [-570, "Ext. Price"],
      ],
      [310, [60, "Vendor Item No. / Description"]],
      [
        330,
        [40, "1"],
        [60, "6H4102"],
        [230, "03/27/2026"],
        [300, "EA"],
        [-370, "38"],
        [-480, "33.62"],
        [-570, "1,277.56"],
      ],
      [340, [60, "9HUW6"], [115, "Caster swivel 5 in poly"]],
      [
        360,
        [40, "2"],
        [60, "2J6675"],
        [230, "04/16/2026"],
        [300, "CS"],
        [-370, "25"],
        [-480, "137.36"],
        [-570, "3,434.00"],
      ],
      [370, [60, "7VNP2"], [115, "Tape duct 2 in silver"]],
    ];
    expect(said(rows, "supplierSku", "description", "requiredDate")).toEqual([
      ["9HUW6", "Caster swivel 5 in poly", "2026-03-27"],
      ["7VNP2", "Tape duct 2 in silver", "2026-04-16"],
    ]);
  });

  test("takes prices with their units for prices, and kinds for no units, under headings of two lines", () => {
    const rows: Rows = [
      [
        300,
        [40, "Line"],
        [80, "Stock code"],
        [190, "Type"],
        [240, "Order qty Uom"],
        [350, "Price Uom"],
        [-560, "Value"],
      ],
      [310, [80, "Description"]],
      [
        330,
        [40, "1"],
        [80, "0412-2207"],
        [190, "Material"],
        [-275, "9.000"],
        [278, "EA"],
        [-390, "306.31000"],
        [393, "EA"],
        [-560, "2,756.79"],
      ],
      [340, [80, "Bracket, aft"]],
      [
        360,
        [40, "2"],
        [80, "0501-2290"],
        [190, "Material"],
        [-275, "35.000"],
        [278, "EA"],
        [-390, "52.13000"],
        [393, "EA"],
        [-560, "1,824.55"],
      ],
      [370, [80, "Bushing, flanged"]],
    ];
    expect(said(rows, "quantity", "unit", "unitPrice")).toEqual([
      ["9", "EA", "306.31"],
      ["35", "EA", "52.13"],
    ]);
  });

  test("gives weights the unit of their price, not that of the cases beside, and says that these were not read", () => {
    const rows: Rows = [
      [
        300,
        [-70, "Quantity"],
        [80, "UOM"],
        [120, "Vendor Item"],
        [200, "Description"],
        [-400, "Weight Ordered"],
        [-460, "Cost"],
        [480, "Per"],
        [-575, "Extended Cost"],
      ],
      [
        320,
        [-70, "13"],
        [80, "CS"],
        [120, "TP0412"],
        [200, "Chicken breast"],
        [-400, "650.00"],
        [-460, "2.36"],
        [480, "LB"],
        [-575, "1,534.00"],
      ],
      [
        340,
        [-70, "24"],
        [80, "CS"],
        [120, "TP5500"],
        [200, "Ground beef"],
        [-400, "624.00"],
        [-460, "3.38"],
        [480, "LB"],
        [-575, "2,109.12"],
      ],
    ];
    expect(said(rows, "quantity", "unit")).toEqual([
      ["650", "LB"],
      ["624", "LB"],
    ]);
    const { findings } = layout(readingOf(pageOf([TITLE, ...rows])), { ownNames: [] })[0]!;
    expect(findings.map(({ code }) => code)).toContain("divided_quantity");
  });

  test("parts a blank apart before the word that begins where the words of items do, whose codes are short", () => {
    const typed = (y: number, ...texts: [number, string][]): Rows[number] => [
      y,
      ...texts.flatMap(([letters, text]) =>
        [...text.matchAll(/\S+/g)].map(([word], i, all) => ({
          x: 36 + (letters + all[i]!.index) * 5.4,
          text: word,
          mono: true,
          size: 8.4,
        })),
      ),
    ];
    const items = [
      ["FHC-1150", "HEX CAP SCREW 3/4", "37C75HCS8Z", "GR8 ZY"],
      ["FNL-0375", "NYLON INSERT", "37NLTZ", "LOCKNUT ZC"],
      ["FMS-1032", "10-32 PHIL PAN MACH", "10N75PPANMSS", "SCREW 18-8 SS"],
      ["FRV-3166", "3/16 POP RIVET AL/ST", "AD66ABSLF", "LG FLG"],
    ];
    const rows = [
      typed(
        300,
        [0, "LN"],
        [6, "ITEM / VENDOR PART DESCRIPTION"],
        [48, "QTY ORD UM"],
        [62, "PRICE"],
        [74, "EXTENSION"],
      ),
      ...items.flatMap(([code, words, other, more], i) => [
        typed(
          316 + i * 36,
          [0, `${i + 1}`],
          [6, code!],
          [25, words!],
          [50, "12 EA"],
          [62, "1.5000"],
          [76, "18.00"],
        ),
        typed(328 + i * 36, [6, other!], [25, more!]),
      ]),
    ];
    expect(said(rows, "customerSku", "supplierSku", "description")).toEqual(
      items.map(([code, words, other, more]) => [code, other, `${words} ${more}`]),
    );
  });
});

describe("layout() of units", () => {
  test("reads a unit in brackets under the count", () => {
    const rows: Rows = [
      [300, [40, "Item"], [140, "Description"], [-330, "Qty (Unit)"], [-480, "Unit Price"], [-560, "Amount"]],
      [320, [40, "AB-1001"], [140, "Hex nut"], [-330, "101.000"], [-480, "2.00"], [-560, "202.00"]],
      [331, [310, "(EA)"]],
      [350, [40, "AB-1002"], [140, "Anchor"], [-330, "10.000"], [-480, "3.00"], [-560, "30.00"]],
      [361, [310, "(BX)"]],
    ];
    expect(said(rows, "unit").flat()).toEqual(["EA", "BX"]);
  });

  test("parts what the price is for from the price, where both stand over columns of their own", () => {
    const heads: Rows[number] = [
      300,
      [40, "Artikel"],
      [120, "Omschrijving"],
      [-330, "Aantal"],
      [-400, "Prijs"],
      [403, "Per"],
      [-560, "Bedrag"],
    ];
    const row = (y: number, [code, count, price, per, amount]: string[]): Rows[number] => [
      y,
      [40, code!],
      [120, "Afdichtring NBR"],
      [-330, count!],
      [-400, price!],
      [-420, per!],
      [-560, amount!],
    ];
    const rows = [
      heads,
      row(320, ["48266.200", "60,00", "45,90", "1", "2.754,00"]),
      row(340, ["85473.524", "174,00", "66,74", "100", "116,13"]),
      row(360, ["61028.404", "3,00", "143,13", "1", "429,39"]),
    ];
    expect(said(rows, "unitPrice", "priceBasis")).toEqual([
      ["45.9", "1"],
      ["66.74", "100"],
      ["143.13", "1"],
    ]);
    expect(layout(readingOf(pageOf([TITLE, ...rows])), { ownNames: [] })[0]!.findings).toEqual([]);
  });

  test("parts the numbers of lines from the parts behind them, whose headings stand a blank apart", () => {
    const row = (y: number, [number, part, ...figures]: string[]): Rows[number] => [
      y,
      [40, number!],
      ...(part ? ([[52, part]] as [number, string][]) : []),
      [-360, figures[0]!],
      [-440, figures[1]!],
      [-560, figures[2]!],
    ];
    const rows: Rows = [
      [
        300,
        [40, "LINE PART NUMBER / DESCRIPTION"],
        [320, "QUANTITY"],
        [-440, "UNIT PRICE"],
        [-560, "EXTENSION"],
      ],
      row(320, ["1", "MX-4402-118", "24", "187.40", "4,497.60"]),
      [332, [52, "VALVE, BALL, 2IN"]],
      row(350, ["2", "MX-1180-004", "1260", "11.86", "14,943.60"]),
      [362, [52, "PIPE, SMLS"]],
      row(380, ["3", "", "2", "412.00", "824.00"]),
      [392, [52, "ONE-TIME: REPAIR KIT"]],
    ];
    expect(said(rows, "customerSku", "description")).toEqual([
      ["MX-4402-118", "VALVE, BALL, 2IN"],
      ["MX-1180-004", "PIPE, SMLS"],
      [undefined, "ONE-TIME: REPAIR KIT"],
    ]);
  });

  test("takes a day under how many for the day of two-line rows, though its words stand over the items' too", () => {
    const item = (y: number, [number, code, words, more, ...figures]: string[]): Rows => [
      [
        y,
        [41, number!],
        [69, "1"],
        [89, code!],
        [169, words!],
        [-330, figures[0]!],
        [337, "pcs"],
        [-424, figures[1]!],
        [-470, "15.00"],
        [-555, figures[2]!],
      ],
      [y + 11, [89, `MPX-${code}`], [169, more!], [-330, "2026-11-27"]],
    ];
    const rows: Rows = [
      [
        300,
        [41, "Pos"],
        [65, "Rel"],
        [89, "Part No / Description"],
        [300, "Quantity"],
        [336, "Unit"],
        [-424, "Price/Unit"],
        [-470, "Disc %"],
        [-555, "Net Amount GBP"],
      ],
      [310, [89, "Supplier's Part No"], [272, "Wanted"], [301, "Delivery"]],
      ...item(330, ["1", "820-11400", "Bilge pump, submersible", "24 V, 2000 gph", "6", "148.50", "757.35"]),
      ...item(360, ["2", "820-11418", "Float switch, mercury", "free 10 A", "12", "31.20", "318.24"]),
      [385, [89, "Note: Float switch to be supplied with 5 m flying lead, revision 2 of order adds 4 pcs."]],
      ...item(400, ["3", "822-30381", "Hose, exhaust wet 38 mm", "hardwall", "50", "14.86", "631.55"]),
    ];
    expect(said(rows, "quantity", "requiredDate")).toEqual([
      ["6", "2026-11-27"],
      ["12", "2026-11-27"],
      ["50", "2026-11-27"],
    ]);
  });

  test("parts three headings with hardly more than a blank between each two of them", () => {
    const row = (y: number, [code, price, discount, amount]: string[]): Rows[number] => [
      y,
      [40, code!],
      [120, "Bench supply 0-30 V"],
      [-300, "8"],
      [-446, price!],
      ...(discount ? [[-484, discount] as [number, string]] : []),
      [-556, amount!],
    ];
    const rows: Rows = [
      [300, [40, "Art.-Nr."], [120, "Bezeichnung"], [-285, "Menge"], [291, "Einh."]],
      [300, [407, "Einzelpreis"], [460, "Rabatt"], [493, "Gesamtpreis"]],
      row(320, ["DSO-1104", "412,50", "5 %", "3.135,00"]),
      row(335, ["LN-305D", "268,00", "", "2.144,00"]),
      row(350, ["ML-4MM", "22,90", "", "183,20"]),
    ];
    expect(said(rows, "unitPrice", "lineTotal")).toEqual([
      ["412.5", "3135"],
      ["268", "2144"],
      ["22.9", "183.2"],
    ]);
  });

  test("parts price, what it is for and discount, where one heading stands over a column of each", () => {
    const row = (y: number, [code, count, price, per, discount, amount]: string[]): Rows[number] => [
      y,
      [40, code!],
      [120, "Tornillo Allen 8.8"],
      [-340, count!],
      [-412, price!],
      [-433, per!],
      [-459, discount!],
      [-556, amount!],
    ];
    const rows: Rows = [
      [
        300,
        [40, "REFERENCIA"],
        [120, "DESCRIPCIÓN"],
        [-340, "CANT."],
        [386, "PRECIO"],
        [419, "POR"],
        [440, "DTO%"],
      ],
      [300, [-556, "IMPORTE"]],
      row(320, ["DIN912-M6", "3.000", "4,85", "100", "30", "101,85"]),
      row(335, ["DIN912-M8", "1.500", "14,20", "100", "30", "149,10"]),
      row(350, ["FR-HM-10", "12", "38,90", "1", "15", "396,78"]),
    ];
    expect(said(rows, "unitPrice", "priceBasis", "lineTotal")).toEqual([
      ["4.85", "100", "101.85"],
      ["14.2", "100", "149.1"],
      ["38.9", "1", "396.78"],
    ]);
  });
});
