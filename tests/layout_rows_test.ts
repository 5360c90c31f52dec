import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { verify } from "../src/extraction/verify/verify.ts";
import type { LineField } from "../src/orders/mod.ts";
import type { Box } from "../src/reading/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function values(lines: Line[], ...names: LineField[]) {
  const [draft] = layout(readingOf(pageOf(lines)), { ownNames: [] });
  return draft!.lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];
const HEAD: Line = [
  100,
  [40, "Item"],
  [100, "Description"],
  [-400, "Qty"],
  [-460, "Price"],
  [-540, "Amount"],
];

function row(y: number, ...[number, words, quantity, price, amount]: string[]): Line {
  return [y, [40, number!], [100, words!], [-400, quantity!], [-460, price!], [-540, amount!]];
}

describe("layout() the last row", () => {
  test("ends where the lines stand farther apart than those of the rows above", () => {
    const found = values(
      [
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        [130, [100, "24VDC PNP"]],
        row(144, "2", "Filter element", "5", "4.00", "20.00"),
        [154, [100, "NBR 70, black"]],
        row(168, "3", "Flange gasket", "3", "1.20", "3.60"),
        [178, [100, "size L"]],
        row(192, "4", "Bearing housing", "6", "1.00", "6.00"),
        [202, [100, "type B"]],
        [220, [40, "Texts"]],
        [238, [100, "Item 1 goes to the workshop"]],
      ],
      "description",
    );
    expect(found.at(-1)).toEqual(["Bearing housing type B"]);
  });
});

describe("layout() rows over two pages", () => {
  test("leaves a note in a box of its own with its line where the next line stands on the next page", () => {
    const note = (y: number, day: string): Line => [y, [100, `Delivery date: ${day}`]];
    const rules = [112, 126, 140, 154, 168].map((y): Box => [40, y, 540, y + 0.5]);
    const first = pageOf(
      [
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        note(134, "2024-04-02"),
        row(148, "2", "Filter element", "5", "4.00", "20.00"),
        note(162, "2024-04-03"),
      ],
      { rules },
    );
    const second = pageOf([row(60, "3", "Flange gasket", "3", "1.20", "3.60"), note(74, "2024-04-04")], {
      rules: [
        [40, 52, 540, 52.5],
        [40, 66, 540, 66.5],
      ],
    });
    const [draft] = layout(readingOf(first, second), { ownNames: [] });
    const read = draft!.lines.map(({ fields }) => [fields.description?.value, fields.requiredDate?.value]);
    expect(read).toEqual([
      ["Cable gland", "2024-04-02"],
      ["Filter element", "2024-04-03"],
      ["Flange gasket", "2024-04-04"],
    ]);
  });
});

describe("layout() words over two pages", () => {
  test("are shown on both of them", () => {
    const first = pageOf([TITLE, HEAD, row(120, "1", "Cable gland with a nut", "8", "2.50", "20.00")]);
    const second = pageOf([[60, [100, "and a seal"]], row(80, "2", "Filter element", "5", "4.00", "20.00")]);
    const [draft] = layout(readingOf(first, second), { ownNames: [] });
    const { value, evidence } = draft!.lines[0]!.fields.description!;
    expect(value).toBe("Cable gland with a nut and a seal");
    expect(evidence).toMatchObject({ page: 1, also: { page: 2 } });
  });
});

describe("layout() under the rows", () => {
  test("takes figures under captions of sums for no line", () => {
    const found = values(
      [
        TITLE,
        HEAD,
        row(120, "KR-7239", "Cable gland", "8", "2.50", "20.00"),
        row(140, "KR-7240", "Filter element", "5", "4.00", "20.00"),
        row(160, "KR-7241", "Flange gasket", "3", "1.20", "3.60"),
        row(300, "Taxable amount", "% VAT", "% Levy", "Levy", "Sum"),
        row(312, "1,043.60", "21.00 219.16", "5.20", "54.27", "1,317.03"),
      ],
      "quantity",
    );
    expect(found).toEqual([["8"], ["5"], ["3"]]);
  });
});

describe("layout() big letters under a page", () => {
  const ROWS = [
    row(120, "1", "Cable gland", "8", "2.50", "20.00"),
    row(135, "2", "Filter element", "5", "4.00", "20.00"),
    row(150, "3", "Flange gasket", "3", "1.20", "3.60"),
  ];

  test("are no words of the rows that stand on them", () => {
    const found = values([TITLE, HEAD, ...ROWS, [135, { x: 60, text: "ORIGINAL", size: 60 }]], "description");
    expect(found).toEqual([["Cable gland"], ["Filter element"], ["Flange gasket"]]);
  });

  test("are no words of the rows that they stand between, where others of one writing stand under words", () => {
    const found = values(
      [TITLE, HEAD, ...ROWS, ...[90, 230].map((x, i): Line => [135, { x, text: "CO"[i]!, size: 60 }])],
      "description",
    );
    expect(found).toEqual([["Cable gland"], ["Filter element"], ["Flange gasket"]]);
  });
});

describe("layout() stacked headings", () => {
  const NUMBERED: Line = [
    100,
    [40, "L/N"],
    [100, "Item Number"],
    [200, "Description"],
    [-400, "Ordered"],
    [-500, "Unit Price"],
  ];
  const UNDER: Line = [
    110,
    [100, "Reference Number"],
    [200, "FOB"],
    [-400, "Cancelled"],
    [-500, "Ext. Price"],
  ];
  const pair = (y: number, at: string, code: string, quantity: string, price: string, total: string) => {
    const lines: Line[] = [
      [y, [40, at], [100, code], [200, "Cable gland"], [-400, quantity], [-500, price]],
      [y + 10, [100, `K${code}`], [200, "Origin"], [-400, "0"], [-500, total]],
    ];
    return lines;
  };

  test("head two rows of figures, the lower of them what is cancelled and what it comes to", () => {
    const found = values(
      [
        TITLE,
        NUMBERED,
        UNDER,
        ...pair(130, "1", "7612711", "8", "2.50", "20.00"),
        ...pair(155, "2", "7612712", "5", "4.00", "20.00"),
        ...pair(180, "3", "7612713", "3", "1.20", "3.60"),
      ],
      "customerSku",
      "quantity",
      "unitPrice",
      "lineTotal",
    );
    expect(found).toEqual([
      ["7612711", "8", "2.5", "20"],
      ["7612712", "5", "4", "20"],
      ["7612713", "3", "1.2", "3.6"],
    ]);
  });

  test("head an article beside the position, over the count in the row of figures", () => {
    const pair = (y: number, at: string, code: string, ...figures: string[]): Line[] => [
      [y, [56, at], [92, code], [180, "Shaft seal 45x62x8 NBR"]],
      [y + 12, [92, figures[0]!], [180, "PC"], [-420, `${figures[1]} /1 EA`], [-545, figures[2]!]],
    ];
    const found = values(
      [
        TITLE,
        [100, [56, "Item"], [92, "Material"], [180, "Description"]],
        [111, [92, "Order qty."], [180, "Unit"], [-420, "Price per unit"], [-545, "Net value"]],
        ...pair(130, "00010", "1618.326.21", "8", "2.50", "20.00"),
        ...pair(158, "00020", "2449202", "5", "4.00", "20.00"),
        ...pair(186, "00030", "K-497-16", "3", "1.20", "3.60"),
        ...pair(214, "00040", "90TX84-84", "100", "3.00", "300.00"),
      ],
      "customerSku",
      "quantity",
      "unitPrice",
      "lineTotal",
    );
    expect(found).toEqual([
      ["1618.326.21", "8", "2.5", "20"],
      ["2449202", "5", "4", "20"],
      ["K-497-16", "3", "1.2", "3.6"],
      ["90TX84-84", "100", "3", "300"],
    ]);
  });

  test("head a day over a quantity, which stand in two rows under each other", () => {
    const pair = (y: number, at: string, day: string, ...figures: string[]): Line[] => [
      [y, [40, at], [75, `761271${at}`], [180, "Cable gland"], [-420, day], [-510, figures[0]!]],
      [y + 11, [75, `K761271${at}`], [-423, figures[1]!], [425, "EA"], [-510, "0.00"], [-576, figures[2]!]],
    ];
    const found = values(
      [
        TITLE,
        [100, [40, "Line"], [75, "Item"], [180, "Description"], [-420, "Due Date"], [-510, "Unit Cost"]],
        [110, [75, "Vendor Item"], [-423, "Order Qty"], [425, "U/M"], [-510, "Tax"], [-576, "Net Amount"]],
        ...pair(130, "1", "08/29/2024", "2.50000", "8.000", "20.00"),
        ...pair(160, "2", "08/26/2024", "4.00000", "5.000", "20.00"),
        ...pair(190, "3", "09/01/2024", "1.20000", "3.000", "3.60"),
      ],
      "quantity",
      "unitPrice",
      "requiredDate",
    );
    expect(found).toEqual([
      ["8", "2.5", "2024-08-29"],
      ["5", "4", "2024-08-26"],
      ["3", "1.2", "2024-09-01"],
    ]);
  });

  test("head a code under another, which is no rest of it", () => {
    const lines = (code: string): Line[] => [
      TITLE,
      [100, [40, "Item"], [80, code], [180, "Description"], [-400, "Qty"], [-460, "Price"], [-540, "Amount"]],
      [110, [80, "Mfr Code"]],
      [130, [40, "1"], [80, "69495-17"], [180, "Brake kit"], [-400, "8"], [-460, "2.50"], [-540, "20.00"]],
      [140, [80, "08823"]],
      [155, [40, "2"], [80, "93659-27"], [180, "Fuel filter"], [-400, "5"], [-460, "4.00"], [-540, "20.00"]],
      [165, [80, "05270"]],
    ];
    expect(values(lines("Vendor Item"), "supplierSku")).toEqual([["69495-17"], ["93659-27"]]);
  });

  test("head a discount under its price", () => {
    const found = values(
      [
        TITLE,
        [
          100,
          [40, "Item number"],
          [140, "Description"],
          [-330, "Quantity"],
          [-430, "Unit price"],
          [-540, "Line amount"],
        ],
        [110, [40, "Configuration"], [140, "Color"], [-430, "Discount percent"]],
        [130, [40, "7612711"], [140, "Cable gland"], [-330, "8.00"], [-430, "2.50"], [-540, "20.00"]],
        [140, [40, "STD"], [-430, "0.00"]],
        [155, [40, "7612712"], [140, "Filter element"], [-330, "5.00"], [-430, "4.00"], [-540, "19.00"]],
        [165, [140, "Black"], [-430, "5.00"]],
      ],
      "quantity",
      "unitPrice",
      "lineTotal",
    );
    expect(found).toEqual([
      ["8", "2.5", "20"],
      ["5", "4", "19"],
    ]);
  });
});

test("layout() reads on where the words of an item are broken before their size", () => {
  const found = values(
    [TITLE, HEAD, row(120, "1", "Flange gasket", "8", "2.50", "20.00"), [130, [100, "size L, zinc plated"]]],
    "description",
  );
  expect(found).toEqual([["Flange gasket size L, zinc plated"]]);
});

describe("layout() codes", () => {
  test("of digits alone open the words of a row where a dash parts them", () => {
    const found = values(
      [
        TITLE,
        HEAD,
        row(120, "1", "103080 - Gasket zinc plated", "8", "2.50", "20.00"),
        row(140, "2", "590012 - Ball valve", "5", "4.00", "20.00"),
        row(160, "3", "KR-7239 - Hose", "3", "1.20", "3.60"),
      ],
      "customerSku",
      "description",
    );
    expect(found).toEqual([
      ["103080", "Gasket zinc plated"],
      ["590012", "Ball valve"],
      ["KR-7239", "Hose"],
    ]);
  });
});

describe("layout() doubts a line without a code", () => {
  const doubted = (...words: string[]) => {
    const rows = words.map((text, i) => row(120 + i * 14, `${i + 1}`, text, "8", "2.50", "20.00"));
    const [draft] = layout(readingOf(pageOf([TITLE, CODED, ...rows])), { ownNames: [] });
    return draft!.findings.filter(({ code }) => code === "unread_value").map(({ lineId }) => lineId);
  };
  const CODED: Line = [
    100,
    [40, "Item"],
    [100, "Description"],
    [-400, "Qty"],
    [-460, "Price"],
    [-540, "Amount"],
  ];
  const three = ["KR-7239 Ball valve", "KR-7053 Hose", "MX-1533 Gasket DN50", "KR-8112 Hose"];

  test("where a word of it is built like the codes of the others", () => {
    expect(doubted(...three, "Seal for old KR-7777")).toEqual(["4"]);
  });

  test("but not of words and sizes alone", () => {
    expect(doubted(...three, "Freight and packing DN50 PN16")).toEqual([]);
  });
});

describe("layout() columns", () => {
  test("a heading of counts close to one of codes is another, and a number of them with a blank between", () => {
    const found = values(
      [
        TITLE,
        [100, [40, "Qty ISBN-13"], [200, "Title"], [-400, "Net"], [-540, "Ext."]],
        [120, [48, "7 978-8-2428-8448-5"], [200, "Under Glass"], [-400, "4.05"], [-540, "28.35"]],
        [134, [43, "10 978-4-3158-6077-6"], [200, "Night Ferry"], [-400, "1.73"], [-540, "17.30"]],
        [148, [48, "3 978-6-7306-6194-0"], [200, "Small Machines"], [-400, "16.81"], [-540, "50.43"]],
      ],
      "quantity",
      "unitPrice",
    );
    expect(found).toEqual([
      ["7", "4.05"],
      ["10", "1.73"],
      ["3", "16.81"],
    ]);
  });

  test("numbered from 0, the last by how it comes about, below a currency under a heading, are no row", () => {
    const found = values(
      [
        TITLE,
        [100, [40, "No."], [80, "Description"], [-360, "Quantity"], [-440, "Unit price"], [-540, "Amount"]],
        [110, [-540, "- lei -"]],
        [124, [44, "0"], [80, "1"], [-360, "2"], [-440, "3"], [510, "4 (2x3)"]],
        [138, [44, "1"], [80, "Ball valve"], [-360, "8"], [-440, "2.50"], [-540, "20.00"]],
        [152, [44, "2"], [80, "Gasket set"], [-360, "5"], [-440, "4.00"], [-540, "20.00"]],
      ],
      "description",
    );
    expect(found).toEqual([["Ball valve"], ["Gasket set"]]);
  });

  test("numbered below a heading's third line, a word alone that is read as none of it, are no row", () => {
    const found = values(
      [
        TITLE,
        [100, [40, "No."], [80, "Description"], [-360, "Quantity"], [-440, "Unit price"], [-540, "Amount"]],
        [110, [-440, "(excl. VAT)"], [-540, "lei"]],
        [121, [-440, "lei"]],
        [134, [44, "0"], [80, "1"], [-360, "2"], [-440, "3"], [510, "4 (2x3)"]],
        [148, [44, "1"], [80, "Ball valve"], [-360, "8"], [-440, "2.50"], [-540, "20.00"]],
        [162, [44, "2"], [80, "Gasket set"], [-360, "5"], [-440, "4.00"], [-540, "20.00"]],
      ],
      "description",
    );
    expect(found).toEqual([["Ball valve"], ["Gasket set"]]);
  });

  test("words that end in a number on their second line are no line numbers", () => {
    const found = values(
      [
        TITLE,
        [100, [40, "Item"], [240, "Supplier code"], [-360, "Quantity"], [-450, "Price"], [-540, "Total"]],
        [
          120,
          [40, "[503] SHEET 14GA 48 X"],
          [240, "MLW61881"],
          [-360, "2 m"],
          [-450, "3.50"],
          [-540, "7.00"],
        ],
        [130, [40, "120"], [520, "USD"]],
        [
          144,
          [40, "[847] O-RING VITON"],
          [240, "GDN77090"],
          [-360, "9 pcs"],
          [-450, "2.00"],
          [-540, "18.00"],
        ],
        [158, [40, "[598] SHEET PVC 48 X"], [240, "KR-4434"], [-360, "1 m"], [-450, "6.00"], [-540, "6.00"]],
        [168, [40, "120"], [520, "USD"]],
      ],
      "customerSku",
      "supplierSku",
    );
    expect(found).toEqual([
      ["503", "MLW61881"],
      ["847", "GDN77090"],
      ["598", "KR-4434"],
    ]);
  });
});

test("layout() takes the day of somebody's quotation under a line for no day of delivery", () => {
  const days = (words: string) =>
    values(
      [
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        [130, [100, words]],
        row(144, "2", "Flange gasket", "3", "1.20", "3.60"),
      ],
      "requiredDate",
    )[0];
  expect(days("Rif. Vs. preventivo del 23/04/2026")).toEqual([undefined]);
  expect(days("DEL 23/04/2026")).toEqual(["2026-04-23"]);
});

describe("layout() a line that is taken back", () => {
  const shown = (...below: Line[]) =>
    layout(
      readingOf(
        pageOf([
          TITLE,
          HEAD,
          row(120, "1", "Cable gland", "8", "2.50", "20.00"),
          row(140, "2", "Filter element", "0", "4.00", "0.00"),
          ...below,
          row(166, "3", "Flange gasket", "3", "1.20", "3.60"),
        ]),
      ),
      { ownNames: [] },
    )[0]!;

  test("is no line where nought stands beside words that say so, and a person is told", () => {
    const { lines, findings } = shown([150, [100, "*** LINE VOIDED BY CHANGE 2 ***"]]);
    expect(lines.map(({ printedNumber }) => printedNumber)).toEqual(["1", "3"]);
    expect(findings.map(({ code }) => code)).toContain("not_ordered");
  });

  test.each(["*** LINE 1 CANCELLED - DO NOT SHIP ***", "Position storniert am 3.4."])(
    "is no line under a text of its own that says so: %s",
    (said) => {
      const { lines } = layout(
        readingOf(
          pageOf([
            TITLE,
            HEAD,
            row(120, "1", "Cable gland", "8", "2.50", "0.00"),
            [130, [100, said]],
            row(144, "2", "Stamp CANCELLED", "5", "4.00", "20.00"),
            row(168, "3", "Flange gasket", "3", "1.20", "3.60"),
          ]),
        ),
        { ownNames: [] },
      )[0]!;
      expect(lines.map(({ printedNumber }) => printedNumber)).toEqual(["2", "3"]);
    },
  );

  test("is no line though the tax of its own stands over the words that say so", () => {
    const tax = "Tax: GST 10% 12.50";
    const reading = readingOf(
      pageOf([
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        [130, [100, tax]],
        [140, [100, "CANCELLED"]],
        row(154, "2", "Filter element", "5", "4.00", "20.00"),
        [164, [100, tax]],
        [174, [100, "deliver in 2 lots of 50"]],
        row(188, "3", "Flange gasket", "3", "1.20", "3.60"),
      ]),
    );
    const [draft] = layout(reading, { ownNames: [] });
    expect(draft!.lines.map(({ printedNumber }) => printedNumber)).toEqual(["2", "3"]);
  });

  test.each([
    ["*** CANCELLED ***", "4", []],
    ["24 V, PNP", "4", []],
    ["*** CANCELLED ***", "5", ["missing_lines"]],
  ])("leaves a number that nobody misses: %s, and the last is %s", (said, last, expected) => {
    const reading = readingOf(
      pageOf([
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        row(144, "2", "Filter element", "5", "4.00", "20.00"),
        [154, [100, said]],
        row(168, "3", "Flange gasket", "3", "1.20", "3.60"),
        row(192, last, "Bearing housing", "6", "1.00", "6.00"),
        ...(last === "4" ? [] : [row(216, "6", "Spring", "1", "2.00", "2.00")]),
      ]),
    );
    const [draft] = verify(reading, layout(reading, { ownNames: [] }));
    const lost = draft!.findings.filter(({ code }) => code === "missing_lines");
    expect(lost.map(({ code }) => code)).toEqual(expected);
  });

  test("stays where nothing but nought says so", () => {
    expect(shown().lines.map(({ fields }) => fields.quantity?.value)).toEqual(["8", "0", "3"]);
  });
});

test.each([
  [["packed in bags of 10"], "23.60", [], 3],
  [["packed in bags of 10"], "25.60", ["missing_lines"], 3],
  [["Filter element", "5"], "23.60", [], 4],
])(
  "prove() misses a number before words alone only where the sum lacks something: %j of %s",
  (words, total, codes, count) => {
    const [text, ordered] = words;
    const lines: Line[] = [
      TITLE,
      HEAD,
      row(120, "1", "Cable gland", "8", "2.50", "20.00"),
      [140, [40, "2"], [100, text!], ...(ordered ? [[-400, ordered] as [number, string]] : [])],
      row(160, "3", "Flange gasket", "2", "1.20", "2.40"),
      row(180, "4", "Bearing housing", "1", "1.20", "1.20"),
      [220, [-460, "Total"], [-540, total]],
    ];
    const { lines: read, findings } = layout(readingOf(pageOf(lines)), { ownNames: [] })[0]!;
    expect(read).toHaveLength(count);
    expect(findings.filter(({ level }) => level === "error").map(({ code }) => code)).toEqual(codes);
  },
);

test.each(["20.00 05/05/23", "20.00 5.5.2023 !", "(-5 %) 20.00 EUR"])(
  "layout() reads the amount beside what else stands in its cell: %s",
  (cell) => {
    const right = (text: string): [number, string] => [-540, text];
    const lines: Line[] = [
      [100, [40, "Item"], [100, "Description"], [-380, "Qty"], [-440, "Price"], right("Amount")],
      ...["1", "2", "3"].map(
        (number, i): Line => [
          120 + 14 * i,
          [40, number],
          [100, "Cable gland"],
          [-380, "8"],
          [-440, "2.50"],
          right(cell),
        ],
      ),
    ];
    expect(values([TITLE, ...lines], "lineTotal")).toEqual([["20"], ["20"], ["20"]]);
  },
);
