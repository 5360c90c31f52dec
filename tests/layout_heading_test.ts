import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf, tight } from "../src/extraction/layout/page/lines.ts";
import type { LineField } from "../src/orders/mod.ts";
import { made } from "./fixtures/layouts/_lab.ts";
import { bookOf, type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** Made orders by their seed, each with a heading that once kept a column from being read. */
const READS: [what: string, seed: number][] = [
  ["headings of three lines with single letters and small words between", 151],
  ["headings of three lines whose figures have only the last", 186],
  ["headings of three lines over rows without numbers", 379],
  ["two headings of the lower line that stand under two of the upper", 235],
  ["units that stand nearer to the price than to their quantity", 305],
  ["a list price beside the price", 390],
  ["headings in a fixed font with hardly more than a blank between", 125],
  ["values in a fixed font that are as wide as their columns", 117],
  ["codes that stand alone over the figures of their rows", 142],
  ["line numbers that stand left of their heading", 371],
  ["a list price's heading in two lines", 163],
  ["pages whose running head calls them a form", 297],
];

describe("layout() headings", () => {
  for (const [what, seed] of READS)
    test(`reads ${what}`, () => {
      const order = made(seed);
      const drafts = layout(order.reading, { ownNames: ["Acme"] });
      expect(drafts).toHaveLength(1);
      const got = drafts[0]!.lines.map(({ fields }) => [
        fields.customerSku?.value,
        Number(fields.quantity?.value),
        fields.unitPrice && Number(fields.unitPrice.value),
        fields.requiredDate?.value,
      ]);
      expect(got).toEqual(
        order.lines.map(({ sku, quantity, unitPrice, date }) => [sku, quantity, unitPrice, date]),
      );
    });

  const read = (lines: Line[]) =>
    layout(readingOf(pageOf([[40, [34, "Purchase Order 4711"]], ...lines])), { ownNames: [] })[0]!.lines.map(
      ({ fields: { customerSku, description, quantity, unitPrice } }) =>
        [customerSku, description, quantity, unitPrice].map((found) => found?.value),
    );

  test("takes a clause of a contract right above the headings for none of them", () => {
    const lines = read([
      [86, [40, "一、产品名称、规格型号、数量、金额"]],
      [
        100,
        [40, "序号"],
        [100, "产品名称"],
        [200, "规格型号"],
        [-380, "数量"],
        [-450, "单价（元）"],
        [-540, "总金额（元）"],
      ],
      [120, [40, "1"], [100, "焊接弯头"], [200, "DN80"], [-380, "14"], [-450, "895.21"], [-540, "12532.94"]],
      [140, [40, "2"], [100, "双头螺柱"], [200, "M16"], [-380, "10"], [-450, "5.00"], [-540, "50.00"]],
    ]);
    expect(lines).toEqual([
      [undefined, "焊接弯头 DN80", "14", "895.21"],
      [undefined, "双头螺柱 M16", "10", "5"],
    ]);
  });

  test("takes a title that begins as another heading for none of the first column", () => {
    const lines = read([
      [86, [40, "DESCRIPCION DE LA ORDEN"]],
      [100, [50, "CANTIDAD"], [200, "DESCRIPCION"], [370, "UND"], [424, "PRECIO Bs"], [505, "TOTAL Bs"]],
      [117, [60, "40"], [90, "TUBO PVC SANITARIO"], [370, "UND"], [459, "370,72"], [528, "14.828,80"]],
      [133, [60, "50"], [90, "CODO PVC"], [370, "UND"], [459, "312,25"], [528, "15.612,50"]],
    ]);
    expect(lines).toEqual([
      [undefined, "TUBO PVC SANITARIO", "40", "370.72"],
      [undefined, "CODO PVC", "50", "312.25"],
    ]);
  });

  test("reads a heading that goes on below its preposition as one", () => {
    const row = (y: number, code: string, ...figures: string[]): Line => [
      y,
      [40, code],
      [120, "Câble"],
      ...[-280, -350, -430, -510].map((x, i): [number, string] => [x, figures[i]!]),
    ];
    const lines = read([
      [89, [-430, "Taux de"]],
      [
        99,
        [40, "Référence"],
        [120, "Désignation"],
        [-280, "Quantité"],
        [-350, "PU HT"],
        [-430, "remise"],
        [-510, "Total HT"],
      ],
      row(120, "A-101", "4", "10,00", "5,00", "38,00"),
      row(135, "A-102", "3", "20,00", "10,00", "54,00"),
    ]);
    expect(lines).toEqual([
      ["A-101", "Câble", "4", "10"],
      ["A-102", "Câble", "3", "20"],
    ]);
  });

  test("takes a small word on a line of its own into the heading around it", () => {
    const row = (y: number, code: string, ...figures: string[]): Line => [
      y,
      [40, code],
      [120, "Kupplung"],
      ...[-280, -430, -480].map((x, i): [number, string] => [x, figures[i]!]),
    ];
    const lines = read([
      [79, [-430, "Preis"]],
      [89, [-430, "je"]],
      [
        99,
        [40, "Artikelnummer"],
        [120, "Bezeichnung"],
        [-280, "Menge"],
        [-430, "100"],
        [-480, "Gesamtpreis"],
      ],
      row(116, "39007509", "250", "72.680,00", "181.700,00"),
      row(130, "40375047", "30", "394,35", "118,31"),
    ]);
    expect(lines).toEqual([
      ["39007509", "Kupplung", "250", "72680"],
      ["40375047", "Kupplung", "30", "394.35"],
    ]);
  });

  test("parts two that are set close where each ends with the one below it, and takes a discount off before it says the amount", () => {
    const row = (y: number, code: string, ...figures: string[]): Line => [
      y,
      [40, code],
      ...figures.map((text, i): [number, string] => [-[260, 320, 380, 450, 480, 560][i]!, text]),
    ];
    const lines = layout(
      readingOf(
        pageOf([
          [40, [34, "Purchase Order 4711"]],
          row(100, "Item", "Qty", "Rate", "Disc", "Taxable", "CGST", "Total"),
          row(111, "Code", "", "", "%", "Value", "%", "Rs."),
          row(130, "AB-1001", "4", "11.44", "40.00", "27.46", "18.00", "32.40"),
          row(145, "AB-1002", "138", "425.63", "5.00", "55,800.09", "18.00", "65,844.11"),
        ]),
      ),
      { ownNames: [] },
    )[0]!.lines;
    expect(lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["27.46", "55800.09"]);
  });

  test("reads those of months from now beside what is firm, and what stands over several of them as theirs", () => {
    const months = (y: number, ...texts: string[]): Line => [
      y,
      ...texts.map((text, i): [number, string] => [-(340 + 60 * i), text]),
    ];
    const head = months(112, "Qty", "+1 Mo", "+2 Mo", "+3 Mo");
    expect(
      read([
        months(100, "Firm", "Planned", "Planned", "Planned"),
        [...head, [34, "Part Number"], [110, "Part Name"]],
        [...months(130, "8", "100", "200", "350"), [34, "951-9680"], [110, "Roller chain"]],
        [...months(144, "15", "0", "50", "250"), [34, "346-3230"], [110, "Timing belt"]],
      ]),
    ).toEqual([
      ["951-9680", "Roller chain", "8", undefined],
      ["346-3230", "Timing belt", "15", undefined],
    ]);
  });

  test("reads no sentence above them as theirs, and no row that numbers the columns", () => {
    const lines = read([
      [100, [34, "You are requested to supply the following materials at the rates shown against each,"]],
      [110, [34, "subject to the terms and conditions annexed."]],
      [
        124,
        [34, "No."],
        [66, "Description of material"],
        [390, "Unit"],
        [420, "Qty."],
        [460, "Rate"],
        [520, "Amount"],
      ],
      [140, [36, "1"], [70, "2"], [392, "3"], [424, "4"], [464, "5"], [524, "6"]],
      [
        156,
        [36, "1"],
        [66, "Supply of hydraulic hose, tested, material"],
        [390, "Set"],
        [420, "550"],
        [460, "3.69"],
        [520, "2,029.50"],
      ],
      [167, [66, "code 1543975"]],
      [
        183,
        [36, "2"],
        [66, "Supply of ball bearing, material code 3317123"],
        [390, "Nos"],
        [420, "4"],
        [460, "840.81"],
        [520, "3,363.24"],
      ],
    ]);
    expect(lines).toEqual([
      ["1543975", "Supply of hydraulic hose, tested, material code 1543975", "550", "3.69"],
      ["3317123", "Supply of ball bearing, material code 3317123", "4", "840.81"],
    ]);
  });

  test("parts them where the line of hyphens under them is parted", () => {
    const typed = (y: number, text: string): Line => [y, { x: 34, text, mono: true }];
    const lines = read([
      typed(100, "Ln Item Number    T  Due      Qty Open UM     Unit Cost      Ext Cost"),
      typed(110, "-- -------------- -- -------- -------- -- ------------- -------------"),
      typed(122, " 1 1572096        no 07/12/21    111.0 LB       28.6300      3,177.93"),
      typed(133, "   COVER PLATE, LASER CUT, POWDER COAT RAL 7035"),
      typed(150, " 2 6495301        no 07/10/21    325.0 EA        4.0400      1,313.00"),
      typed(161, "   SCREW TEK #12-14 X 1 HWH"),
    ]);
    expect(lines).toEqual([
      ["1572096", "COVER PLATE, LASER CUT, POWDER COAT RAL 7035", "111", "28.63"],
      ["6495301", "SCREW TEK #12-14 X 1 HWH", "325", "4.04"],
    ]);
  });

  test("joins what stands under three of them, though few of its words are known", () => {
    const lines = read([
      [
        100,
        [36, "Line"],
        [66, "Part number"],
        [170, "Description"],
        [400, "Release"],
        [438, "U/M"],
        [470, "Due at"],
        [530, "Ship"],
      ],
      [110, [66, "Rev"], [400, "quantity"], [470, "dock"], [530, "from by"]],
      [
        128,
        [36, "1"],
        [66, "6949571"],
        [170, "SHIM KIT"],
        [-430, "7"],
        [438, "PC"],
        [470, "01/20/25"],
        [530, "01/17/25"],
      ],
      [
        148,
        [36, "2"],
        [66, "9365945"],
        [170, "SPACER"],
        [-430, "241"],
        [438, "EA"],
        [470, "01/13/25"],
        [530, "01/10/25"],
      ],
    ]);
    expect(lines).toEqual([
      ["6949571", "SHIM KIT", "7", undefined],
      ["9365945", "SPACER", "241", undefined],
    ]);
  });

  test("reads days in their second line: columns of what is wanted when", () => {
    const upper = ["Order", "Deliver", "Deliver", "Deliver"];
    const lower = ["Qty", "05/01/23", "05/08/23", "05/15/23"];
    const lines = read([
      [100, [34, "Item"], [66, "Part No."], [140, "Description"], ...upper.map(at)],
      [110, ...lower.map(at)],
      [130, [34, "1"], [66, "6949571"], [140, "SHIM KIT"], ...["7", "2", "2", "3"].map(at)],
      [144, [34, "2"], [66, "9365945"], [140, "SPACER"], ...["241", "80", "80", "81"].map(at)],
    ]);
    expect(lines).toEqual([
      ["6949571", "SHIM KIT", "7", undefined],
      ["9365945", "SPACER", "241", undefined],
    ]);
  });

  test("parts a price from the number of units that a few rows print behind it", () => {
    const rows: [price: string, per: string, amount: string][] = [
      ["183.39", "", "1'833.90"],
      ["543.21", "100", "54.32"],
      ["446.42", "", "4'464.20"],
      ["15.69", "100", "1.57"],
      ["15.70", "", "157.00"],
    ];
    const lines = read([
      [100, [50, "Pos"], [76, "Artikel"], [262, "Menge"], [415, "Einkaufs- PE"], [520, "Betrag"]],
      [111, [432, "preis"]],
      ...rows.map(
        ([price, per, amount], i): Line => [
          130 + 14 * i,
          [50, `${i + 1}0`],
          [76, `37${i}A827`],
          [-280, "10"],
          [-451, price],
          ...(per ? [{ x: 458, text: per }] : []),
          [-548, amount],
        ],
      ),
    ]);
    expect(lines.map(([, , , price]) => price)).toEqual(rows.map(([price]) => String(Number(price))));
  });
});

describe("headings", () => {
  const valuesUnder = (heading: Line[], rows: Line[], field: LineField) =>
    layout(readingOf(pageOf([[40, [40, "Purchase Order 4711"]], ...heading, ...rows])), {
      ownNames: [],
    })[0]!.lines.map(({ fields }) => fields[field]?.value);

  test("of merged cells are parted by the row below that names what each counts", () => {
    const reading = bookOf({
      Order: [
        ["Purchase Order", "4711"],
        ["No.", "Part no.", "Description", "Quantity", null, null, "Unit price", null, "Amount"],
        [null, null, null, "Contract", "Delivered", "This one", "net", "gross", null],
        [1, "BL-1042", "Bearing seat", 287, 168, 10, 62, 70, 700],
        [2, "BL-6378", "Coupling", 422, 272, 125, 1.5, 2, 250],
        [3, "BL-5600", "Piston rod", 106, 61, 19, 400, 470, 8930],
      ],
    });
    reading.sheets[0]!.merges = [
      { top: 1, left: 3, bottom: 1, right: 5 },
      { top: 1, left: 6, bottom: 1, right: 7 },
    ];
    const [draft] = layout(reading, { ownNames: [] });
    expect(draft!.lines.map(({ fields: f }) => [f.quantity?.value, f.unitPrice?.value])).toEqual([
      ["10", "70"],
      ["125", "2"],
      ["19", "470"],
    ]);
  });

  test("of a merged cell over a code and its words are no captions of two rows", () => {
    const reading = bookOf({
      Order: [
        ["Purchase Order", "4711"],
        ["行号", "物料", null, "采购", null, "价格（元）", null],
        [null, "编码", "名称及规格", "数量", "单位", "含税单价", "金额"],
        [1, "627928", "Proximity switch", 6, "m", 0.85, 5.1],
        [2, "MX47920", "Ball bearing", 11, "m", 4.06, 44.66],
      ],
    });
    reading.sheets[0]!.merges = [1, 3, 5].map((left) => ({ top: 1, left, bottom: 1, right: left + 1 }));
    const [draft] = layout(reading, { ownNames: [] });
    expect(draft!.lines.map(({ fields: f }) => [f.customerSku?.value, f.description?.value])).toEqual([
      ["627928", "Proximity switch"],
      ["MX47920", "Ball bearing"],
    ]);
  });

  test("of single letters are the words that are headings, whatever their gaps", () => {
    const letters: [number, string][] = [
      ...[..."商品名"].map((letter, i): [number, string] => [90 + 15 * i, letter]),
      ...[..."数量"].map((letter, i): [number, string] => [250 + 18 * i, letter]),
      ...[..."単価"].map((letter, i): [number, string] => [330 + 18 * i, letter]),
      ...[..."金額"].map((letter, i): [number, string] => [400 + 18 * i, letter]),
      ...[..."備考"].map((letter, i): [number, string] => [428 + 18 * i, letter]),
    ];
    const heading: Line = [80, [40, "商品ID"], ...letters];
    const rows = [1, 2, 3].map((i): Line => {
      const remark: [number, string][] = i === 2 ? [[432, "至急"]] : [];
      return [
        80 + 14 * i,
        [40, `37${i}A82`],
        [90, "軸受"],
        [-272, `${i}`],
        [-356, "50"],
        [-427, `${50 * i}`],
        ...remark,
      ];
    });
    expect(valuesUnder([heading], rows, "lineTotal")).toEqual(["50", "100", "150"]);
    expect(valuesUnder([heading], rows, "unitPrice")).toEqual(["50", "50", "50"]);
  });

  const numbered: [what: string, above: Line[], name: string, numbers: string[]][] = [
    ["of line numbers over places in a list", [], "Line No", ["1.000", "2.000", "10.000"]],
    ["of line numbers over lines and their releases", [], "Line No", ["10/1", "10/2", "20/1"]],
    ["of items under a title that says so too", [[70, [40, "Items"]]], "Item", ["80", "90", "100"]],
  ];
  test.each(numbered)("%s make no codes", (_what, above, name, numbers) => {
    const captions: [number, string][] = [
      [110, "Material"],
      [220, "Description"],
      [330, "Qty"],
      [390, "Net Price"],
    ];
    const rows = numbers.map(
      (number, i): Line => [
        96 + 14 * i,
        [40, number],
        [110, `A${i}7-3`],
        [220, "Shaft seal"],
        [-346, "7"],
        [-420, "1.50"],
      ],
    );
    const heading: Line[] = [...above, [80, [40, name], ...captions]];
    expect(valuesUnder(heading, rows, "customerSku")).toEqual(["A07-3", "A17-3", "A27-3"]);
    expect(valuesUnder(heading, rows, "supplierSku")).toEqual([undefined, undefined, undefined]);
  });

  test("over nothing but the end of the text before take nothing from it", () => {
    const heading: Line = [
      80,
      [40, "Item"],
      [80, "Description"],
      [190, "Pick count"],
      [300, "Quantity"],
      [360, "Price"],
      [430, "Amount"],
    ];
    const names = ["Filter element", "Hose clamp", "Grease cartridge blue, class 150", "Label roll"];
    const rows = names.map(
      (name, i): Line => [
        96 + 14 * i,
        [40, `00${i + 1}0`],
        [80, name],
        [-334, "20"],
        [-384, "1.50"],
        [-464, "30.00"],
      ],
    );
    expect(valuesUnder([heading], rows, "description")).toEqual(names);
  });
});

test("codes: one that stands in brackets with the words before it belongs to them", () => {
  const rows = [1, 2].flatMap((i): Line[] => [
    [80 + 30 * i, [40, `${i}`], [70, "Rice basmati [HSN"], [-306, `${i}0`], [-366, "5.00"]],
    [92 + 30 * i, [70, i === 1 ? "Code:19052663]" : "Code: 4711-A(2)"]],
  ]);
  const heading: Line = [80, [40, "No."], [70, "Description"], [290, "Qty"], [340, "Price"]];
  const [draft] = layout(readingOf(pageOf([[40, [40, "Purchase Order 4711"]], heading, ...rows])), {
    ownNames: [],
  });
  expect(draft!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([undefined, "4711-A(2)"]);
});

/** A text in its column, at its right edge. */
function at(text: string, column: number): [number, string] {
  return [-(360 + 60 * column), text];
}

describe("areaOf()", () => {
  test("takes the white behind a comma for a blank in a font of fixed pitch whose boxes are its ink", () => {
    const text = (x: number, text: string) => ({ x, text, mono: true });
    const rows = [
      "GASKET BLACKENED, CLASS",
      "FILTER STAINLESS, TYPE",
      "UNION POLISHED, SIZE",
      "VALVE THREADED, FULL",
    ];
    const page = pageOf(rows.map((row, i): Line => [40 + 12 * i, text(34, row)]));
    for (const [i, { text, box }] of page.words.entries()) {
      box[0] += 0.2 * (i % 4);
      box[2] -= text.endsWith(",") ? 2.5 : 0.1 * (i % 3);
    }
    for (const { tokens, blank } of areaOf(page).lines)
      expect(tokens.slice(1).every((token, i) => tight(tokens[i]!, token, blank))).toBe(true);
  });

  test("takes nearly an em behind a figure for no blank in such a font", () => {
    const rows = ["Whitlock Ferry PB", "Arden Glass PB", "Lindqvist Machines PB", "Oyelaran Rivers PB"];
    const page = pageOf(
      rows.map((row, i): Line => [40 + 12 * i, { x: 34, text: `${i + 4} ${row}`, mono: true }]),
    );
    for (const [i, { text, box }] of page.words.entries()) {
      box[0] += 0.2 * (i % 3);
      if (/\d/.test(text)) box[2] = page.words[i + 1]!.box[0] - 0.9 * page.words[i]!.size;
    }
    for (const { tokens, blank } of areaOf(page).lines) {
      expect(tight(tokens[0]!, tokens[1]!, blank)).toBe(false);
      expect(tight(tokens[1]!, tokens[2]!, blank)).toBe(true);
    }
  });
});
