import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { styleOf } from "../src/extraction/layout/page/style.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import type { Draft, LineField } from "../src/orders/mod.ts";
import type { Page, Word } from "../src/reading/mod.ts";
import { pageOf, readingOf, sheetReading } from "./_reading.ts";

/** Texts by their left edge, on lines by their top. */
type Line = [top: number, ...texts: [left: number, text: string][]];

function drawn(
  lines: Line[],
  { number = 1, rules = [] }: { number?: number; rules?: Page["rules"] } = {},
): Page {
  const words = lines.flatMap(([top, ...texts]) =>
    texts.flatMap(([left, text]) => {
      let at = left;
      return text.split(" ").map((word): Word => {
        const box: Word["box"] = [at, top, at + word.length * 5, top + 10];
        at = box[2] + 3;
        return { text: word, box, size: 10, bold: false };
      });
    }),
  );
  return { number, width: 612, height: 792, words, rules, fills: [], scanned: false };
}

function read(...pages: Page[]): Draft {
  return layout(readingOf(...pages), { ownNames: [] })[0]!;
}

function values({ lines }: Draft, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];
const HEAD: Line = [100, [40, "Line"], [100, "Qty"], [160, "Description"], [360, "Price"], [440, "Amount"]];

test("layout() keeps lines whose numbers are left out, though nothing has a price, and no parts of a line where none is", () => {
  const head: Line = [
    100,
    [40, "Line"],
    [100, "Qty"],
    [140, "Unit"],
    [200, "Part No."],
    [300, "Description"],
  ];
  const row = (y: number, number: string, code: string): Line => [
    y,
    ...(number ? [[40, number] as [number, string]] : []),
    [100, "7"],
    [140, "EA"],
    [200, code],
    [300, "Flange"],
  ];
  const lines = (numbers: string[]) => {
    const rows = numbers.map((number, i) => row(120 + 14 * i, number, `AB-471${i}`));
    return values(read(drawn([TITLE, head, ...rows])), "customerSku").flat();
  };
  expect(lines(["10", "20", "", "40", "50"])).toEqual([
    "AB-4710",
    "AB-4711",
    "AB-4712",
    "AB-4713",
    "AB-4714",
  ]);
  expect(lines(["10", "20", "", "30", "40"])).toEqual(["AB-4710", "AB-4711", "AB-4713", "AB-4714"]);
});

test("layout() keeps a line that costs nothing, where counts of deliveries stand beside the words", () => {
  const head: Line = [
    100,
    [40, "Qty"],
    [100, "Received"],
    [180, "Description"],
    [360, "Price"],
    [440, "Amount"],
  ];
  const row = (y: number, quantity: string, words: string, ...money: [number, string][]): Line => [
    y,
    [40, quantity],
    [100, "1"],
    [180, words],
    ...money,
  ];
  const draft = read(
    drawn([
      TITLE,
      head,
      row(120, "7", "Cable tie", [360, "2.00"], [440, "14.00"]),
      row(140, "221", "Steel sheet"),
      row(160, "5", "Nylon flange", [360, "3.00"], [440, "15.00"]),
      row(180, "4", "Ball valve", [360, "2.50"], [440, "10.00"]),
    ]),
  );
  expect(values(draft, "quantity").flat()).toEqual(["7", "221", "5", "4"]);
});

describe("layout() keeps what stands over a row", () => {
  test("where the order has only one, whatever is said below it", () => {
    const draft = read(
      drawn([
        TITLE,
        HEAD,
        [120, [160, "9894 Cable tie black DN50"]],
        [130, [40, "1"], [100, "6"], [160, "PN16, ball bearing type A"], [360, "2.00"], [440, "12.00"]],
        [180, [40, "Please confirm the receipt of this order by e-mail."]],
      ]),
    );
    expect(values(draft, "customerSku", "description")).toEqual([
      ["9894", "Cable tie black DN50 PN16, ball bearing type A"],
    ]);
  });

  test("behind a tax that stands among the words of the row before", () => {
    const draft = read(
      drawn([
        TITLE,
        HEAD,
        [120, [40, "1"], [100, "3"], [160, "Hex bolt zinc plated"], [360, "2.00"], [440, "6.00"]],
        [133, [160, "Tax: GST 10% 12.50"]],
        [146, [160, "Tolerance 2 mm"]],
        [168, [160, "Copper pipe, steel plate"]],
        [181, [40, "2"], [100, "5"], [160, "IP65"], [360, "3.00"], [440, "15.00"]],
      ]),
    );
    expect(values(draft, "description")[1]).toEqual(["Copper pipe, steel plate IP65"]);
  });

  test("though another page has the same words at the same height, below its last row even", () => {
    const page = (number: number, ...quantities: string[]) =>
      drawn(
        [
          TITLE,
          HEAD,
          [120, [40, `${number}0`], [100, quantities[0]!], [160, `Valve ${number}00`], [360, "2.00"]],
          [133, [160, "stainless steel"]],
          ...quantities
            .slice(1)
            .map(
              (count): Line => [
                180,
                [40, `${number}5`],
                [100, count],
                [160, `Pipe ${number}10`],
                [360, "3.00"],
              ],
            ),
        ],
        { number },
      );
    expect(values(read(page(1, "3", "4"), page(2, "7")), "description")).toEqual([
      ["Valve 100 stainless steel"],
      ["Pipe 110"],
      ["Valve 200 stainless steel"],
    ]);
  });
});

describe("layout() headings and columns", () => {
  test("drawn rules part the columns, wherever values stand between them", () => {
    const rules: Page["rules"] = [38, 188, 338, 588].map((x) => [x, 98, x + 1, 160]);
    const draft = read(
      drawn(
        [
          TITLE,
          [100, [40, "Qty"], [192, "UM"], [342, "Description"]],
          [120, [100, "6"], [318, "LT"], [342, "57.750.1241 Ball valve"]],
          [140, [96, "81"], [318, "KG"], [342, "60.128.1946 Hydraulic hose"]],
        ],
        { rules },
      ),
    );
    expect(values(draft, "quantity", "unit", "customerSku")).toEqual([
      ["6", "LT", "57.750.1241"],
      ["81", "KG", "60.128.1946"],
    ]);
  });

  test("a bracket is opened on the line above, and two words over others are their headings' upper line", () => {
    const draft = read(
      drawn([
        TITLE,
        [80, [160, "Goods"], [440, "Price"]],
        [91, [40, "PO"], [160, "/"], [440, "(ex"]],
        [102, [40, "Line"], [160, "Services"], [300, "Qty."], [360, "Retail"], [440, "GST)"]],
        [122, [40, "10"], [160, "Copper pipe"], [300, "3"], [360, "3,234.24"], [440, "2,021.40"]],
        [142, [40, "20"], [160, "Ball valve"], [300, "5"], [360, "3,255.12"], [440, "2,034.45"]],
      ]),
    );
    expect(values(draft, "quantity", "unitPrice")).toEqual([
      ["3", "2021.4"],
      ["5", "2034.45"],
    ]);
  });

  test("a column whose heading nobody knows may hold several numbers, and taxes stand close to prices", () => {
    const row = (top: number, line: string, words: string, price: string): Line => [
      top,
      [36, line],
      [47, "-"],
      [58, "1"],
      [90, words],
      [300, "9"],
      [366, price],
      [399, "VAT 19%"],
    ];
    const draft = read(
      drawn([
        TITLE,
        [
          100,
          [36, "Line-Sch"],
          [90, "Item/Description"],
          [290, "Menge"],
          [350, "Einzelpreis"],
          [413, "Steuern"],
        ],
        row(120, "1", "Pallet collar black", "19.475"),
        row(140, "2", "Flange gasket", "420.73"),
        row(160, "3", "Cable gland", "50.823"),
      ]),
    );
    expect(values(draft, "description", "unitPrice")).toEqual([
      ["Pallet collar black", "19.475"],
      ["Flange gasket", "420.73"],
      ["Cable gland", "50.823"],
    ]);
  });

  test("a caption of heading words and what it says are no heading, though they touch the table", () => {
    const draft = read(
      drawn([
        TITLE,
        [88, [40, "State Name : Maharashtra, Code : 27"]],
        [102, [40, "Sl"], [80, "Description"], [300, "Quantity"], [400, "Rate"], [480, "Amount"]],
        [112, [40, "No."]],
        [126, [40, "1"], [80, "Cable gland"], [310, "8"], [400, "59.40"], [480, "475.20"]],
        [140, [40, "2"], [80, "Flange gasket"], [310, "9"], [400, "2.00"], [480, "18.00"]],
      ]),
    );
    expect(values(draft, "description", "customerSku")).toEqual([
      ["Cable gland", undefined],
      ["Flange gasket", undefined],
    ]);
  });

  test("words broken over two lines of headings name their columns", () => {
    const draft = read(
      drawn([
        TITLE,
        [
          100,
          [40, "Sach-Nr."],
          [120, "Benennung"],
          [260, "Eingangs-"],
          [330, "Rück-"],
          [390, "Liefer-"],
          [460, "Abruf-"],
        ],
        [111, [40, "Kunde"], [275, "FZ"], [330, "stand"], [390, "termin"], [460, "menge"]],
        [131, [40, "9438998"], [120, "Kugelhahn"], [270, "8.400"], [345, "0"], [390, "18.05.23"], [470, "9"]],
        [
          151,
          [40, "2896446"],
          [120, "Dichtung"],
          [270, "1.400"],
          [345, "25"],
          [390, "21.05.23"],
          [465, "300"],
        ],
      ]),
    );
    expect(values(draft, "customerSku", "quantity", "requiredDate")).toEqual([
      ["9438998", "9", "2023-05-18"],
      ["2896446", "300", "2023-05-21"],
    ]);
  });

  test("two columns of codes are no code of two words", () => {
    const draft = read(
      pageOf([
        ["Purchase Order", "Number 4711"],
        ["Line", "Item code", "Catalogue no", "Description", "Qty", "Price"],
        ["1", "C68109VD", "RV67060W", "Hex bolt", "3", "2.00"],
        ["2", "D502D", "ATW40272SK", "Copper pipe", "5", "3.00"],
      ]),
    );
    expect(values(draft, "customerSku")).toEqual([["C68109VD"], ["D502D"]]);
  });
});

describe("layout() lines and sums", () => {
  const order = (...rows: string[][]) =>
    layout(sheetReading([["Purchase Order 4711"], ["Code", "Description", "Qty", "Remark"], ...rows]), {
      ownNames: [],
    })[0]!;
  const rows = [
    ["BV-1775", "Ball valve", "9", ""],
    ["KR-9758", "Rubber seal", "300", "urgent"],
    ["T3089", "Hex bolt", "17", ""],
  ];

  test("a last row that comes to what the others count is their sum, whatever it is called", () => {
    expect(order(...rows, ["TOTAL BULTOS", "", "326"]).lines).toHaveLength(3);
    expect(order(...rows, ["TOTAL-X1", "Spare part", "326"]).lines).toHaveLength(4);
  });

  test("a row of a sheet whose cells are shifted is said", () => {
    const draft = layout(
      sheetReading([
        ["Purchase Order 4711"],
        ["Code", "Description", "Qty", "Unit", "Price", "Amount"],
        ["BV-1775", "Ball valve", "9", "pcs", "2.00", "18.00"],
        ["KR-9758", "Rubber seal", "black", "3", "pcs", "4.00", "12.00"],
        ["T3089", "Hex bolt", "17", "pcs", "1.00", "17.00"],
      ]),
      { ownNames: [] },
    )[0]!;
    expect(draft.findings).toContainEqual(expect.objectContaining({ code: "unread_value", level: "error" }));
  });

  test("the price of a case is a price", () => {
    const draft = layout(
      sheetReading([
        ["Purchase Order 4711"],
        ["Code", "Product", "Price per case", "Your order (cases)"],
        ["NB-1072", "Chili flakes", "2.00", "3"],
        ["NB-1244", "Flour", "7.00", "4"],
      ]),
      { ownNames: [] },
    )[0]!;
    expect(values(draft, "quantity", "unitPrice")).toEqual([
      ["3", "2"],
      ["4", "7"],
    ]);
  });

  test("a template's empty rows are no lines, and hide no column that multiplies", () => {
    const empty = Array.from({ length: 6 }, (_, i) => [`${i + 3}`, "", "", "", "0"]);
    const draft = layout(
      sheetReading([
        ["Purchase Order 4711"],
        ["No", "Description", "Qty", "£ each", "£ total"],
        ["1", "Hex bolt", "100", "513.99", "51399"],
        ["2", "Cable gland", "275", "3.14", "863.5"],
        ...empty,
        ["", "", "", "Goods", "52262.5"],
        ["", "", "", "Total", "52262.5"],
      ]),
      { ownNames: [] },
    )[0]!;
    expect(values(draft, "description", "unitPrice")).toEqual([
      ["Hex bolt", "513.99"],
      ["Cable gland", "3.14"],
    ]);
  });

  test("a total whose caption in two scripts has its amount behind it", () => {
    const [draft] = layout(
      readingOf(
        pageOf([
          ["Purchase Order", "Number 4711"],
          ["Item", "Description", "Qty", "Price", "Amount"],
          ["A-100", "Hex bolt", "10", "2.500", "25.000"],
          ["A-200", "Cable gland", "4", "5.000", "20.000"],
          ["", "", "المجموع Total", "", "45.000"],
          ["", "", "ضريبة القيمة المضافة VAT 10%", "", "4.500"],
          ["", "", "الصافي المستحق Net Payable", "", "49.500"],
        ]),
      ),
      { ownNames: [] },
    );
    expect(draft!.header.total?.value).toBe("49.5");
  });

  test("summaryOf() a label in two scripts", () => {
    expect(["TOTAL 合计", "المجموع Total", "Bolt 螺栓"].map(summaryOf)).toEqual(["total", "total", null]);
  });

  test("styleOf() a country that writes commas", () => {
    const area = areaOf(
      pageOf([
        ["Aan", "Afleveradres"],
        ["Kade 3", "Havenweg 14"],
        ["Nederland", "Hoeveelheid"],
      ]),
    );
    expect(styleOf([area])).toMatchObject({ mark: ",", open: true });
  });
});
