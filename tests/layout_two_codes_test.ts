import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { headsTwo } from "../src/extraction/layout/table/two_codes.ts";
import type { Reading } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

function read(rows: Rows, change: (reading: Reading) => void = () => {}) {
  const reading = readingOf(pageOf(rows));
  change(reading);
  const { header, lines } = layout(reading, { ownNames: [] })[0]!;
  const codes = lines.map(({ fields }) => [fields.customerSku?.value, fields.supplierSku?.value]);
  return { number: header.poNumber?.value, codes, lines };
}

const HEAD: Rows = [[60, [40, "PURCHASE ORDER 4711"]]];

describe("layout() of codes and of what only looks like one", () => {
  const rows: Rows = [
    [200, [40, "Item Number"], [140, "Description"], [360, "Qty"], [440, "Unit Cost"], [540, "Amount"]],
    [220, [40, "9576117"], [140, "Helmet, vented"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
    [229, [40, "1696043"]],
    [250, [40, "3760405"], [140, "Glove, cut level D"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    [259, [40, "1212955"]],
  ];
  const small = (reading: Reading) => {
    for (const word of reading.pages[0]!.words) if (/^(1696043|1212955)$/.test(word.text)) word.size -= 2;
  };

  test("a code in smaller print under another is the seller's, not its rest", () => {
    expect(read([...HEAD, ...rows], small).codes).toEqual([
      ["9576117", "1696043"],
      ["3760405", "1212955"],
    ]);
    expect(read([...HEAD, ...rows]).codes[0]).toEqual(["9576117 1696043", undefined]);
  });

  test("places of an outline are no codes", () => {
    const placed = (places: string[], head: string): Rows => [
      ...HEAD,
      [200, [40, head], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
      ...places.map((place, i): Rows[number] => [
        220 + 20 * i,
        [40, place],
        [140, "Ball valve"],
        [-380, "12"],
        [-490, "1.50"],
        [-580, "18.00"],
      ]),
    ];
    expect(read(placed(["A.1", "A.2", "B.1"], "S.No")).codes.flat()).toEqual(Array(6).fill(undefined));
    expect(read(placed(["1.01", "1.02", "2.01"], "Item")).codes.flat()).toEqual(Array(6).fill(undefined));
    expect(read(placed(["1.07", "1.02", "2.05"], "Item")).codes[0]).toEqual(["1.07", undefined]);
  });

  test("a code that its narrow cell breaks is whole where its rest begins with a dash, and over three rows", () => {
    const { codes } = read([
      ...HEAD,
      [200, [40, "Vendor Part"], [140, "Description"], [360, "Qty"], [440, "Unit Cost"], [540, "Amount"]],
      [220, [40, "45742A434"], [140, "Gear, spur"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [232, [40, "-5329-BLK"], [140, "finish per sample"]],
      [252, [40, "9442-791-"], [140, "Spacer"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
      [264, [40, "98-6823-B"]],
      [276, [40, "-77"]],
    ]);
    expect(codes.map(([, code]) => code)).toEqual(["45742A434-5329-BLK", "9442-791-98-6823-B-77"]);
  });

  test("a code that its narrow cell breaks is whole where its rest stands beside the figures, and goes to its own row", () => {
    const { codes, lines } = read([
      ...HEAD,
      [200, [40, "Vendor Part"], [140, "Description"], [360, "Qty"], [440, "Unit Cost"], [540, "Amount"]],
      [220, [40, "AB6333"], [140, "Gear, spur,"]],
      [232, [40, "2-101-L"], [140, "made of"]],
      [244, [40, "-96"], [140, "brass"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [260, [40, "AB7466"], [140, "Spacer, long,"]],
      [272, [40, "9-259-L"], [140, "made of"]],
      [284, [40, "-25"], [140, "steel"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    ]);
    expect(codes.map(([, code]) => code)).toEqual(["AB6333 2-101-L-96", "AB7466 9-259-L-25"]);
    expect(lines.map(({ fields }) => fields.description?.value)).toEqual([
      "Gear, spur, made of brass",
      "Spacer, long, made of steel",
    ]);
  });

  test("a code that its narrow cell breaks is whole with a piece of letters alone above the figures", () => {
    const { codes } = read([
      ...HEAD,
      [200, [40, "Vendor Part"], [140, "Description"], [360, "Qty"], [440, "Unit Cost"], [540, "Amount"]],
      [220, [40, "7-51862-"], [140, "Gear, spur,"]],
      [232, [40, "LONGER"], [140, "made of"]],
      [244, [40, "-96"], [140, "brass"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [260, [40, "7-40917-"], [140, "Spacer, long,"]],
      [272, [40, "LONGER"], [140, "made of"]],
      [284, [40, "-25"], [140, "steel"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    ]);
    expect(codes.map(([, code]) => code)).toEqual(["7-51862-LONGER-96", "7-40917-LONGER-25"]);
  });

  test("a dash behind one letter at the end of a line is its word's own", () => {
    const { lines } = read([
      ...HEAD,
      [200, [40, "Vendor Part"], [140, "Description"], [360, "Qty"], [440, "Unit Cost"], [540, "Amount"]],
      [220, [40, "45742"], [140, "Narrow V-"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [232, [140, "belt, hand-"]],
      [244, [140, "made"]],
    ]);
    expect(lines[0]!.fields.description?.value).toBe("Narrow V-belt, hand- made");
  });
});

describe("layout() of a change, and of terms behind an order", () => {
  const rows: Rows = [
    [200, [40, "Line"], [80, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
    [220, [40, "1"], [80, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
    [240, [40, "2"], [80, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    [260, [440, "Order Total"], [-580, "38.00"]],
  ];

  test("the number is that of the order that is changed", () => {
    expect(read([[60, [40, "Change Order 2 to Purchase Order PO786027"]], ...rows]).number).toBe("PO786027");
  });

  test("numbered rows of the terms on a page behind the total are no lines", () => {
    const terms: Rows = [
      [100, [40, "Days late"], [80, "Credit"], [360, "Maximum"]],
      [120, [40, "5"], [80, "12.00"], [360, "up to 140"]],
      [140, [40, "10"], [80, "14.00"], [360, "up to 180"]],
    ];
    const reading = readingOf(pageOf([...HEAD, ...rows]), pageOf(terms));
    expect(layout(reading, { ownNames: [] })[0]!.lines.length).toBe(2);
  });

  test("the first column of codes has a line's code, though another begins higher", () => {
    const item = (top: number, [code, model, rest, day]: string[]): Rows => [
      [top, [200, model!], [-600, "2025-03-"]],
      [top + 6, [60, code!], [130, "电磁阀"], [-380, "12"], [-490, "1.50"], [-540, "18.00"]],
      [top + 12, [200, rest!], [-600, day!]],
    ];
    const heads: Rows[number] = [
      200,
      [60, "物料编码"],
      [130, "物料名称"],
      [200, "型号"],
      [-380, "数量"],
      [-490, "单价"],
      [-540, "金额"],
      [-600, "需求日期"],
    ];
    const first = item(220, ["WL584940", "24VDC 二位三通 带插头座", "及密封圈", "28"]);
    const second = item(250, ["WL243081", "24VDC 二位三通 常闭", "及密封圈", "29"]);
    expect(read([...HEAD, heads, ...first, ...second]).codes).toEqual([
      ["WL584940", undefined],
      ["WL243081", undefined],
    ]);
  });

  test("the number of the world's trade tells a line beside what only tells a model's variants apart, or nothing", () => {
    const row = (y: number, gtin: string, ref: string): Rows[number] => [
      y,
      [40, gtin],
      ...(ref ? [[140, ref] satisfies [number, string]] : []),
      [220, "Skirt, pleated"],
      [-380, "12"],
      [-490, "1.50"],
      [-580, "18.00"],
    ];
    const heads: Rows[number] = [
      200,
      [40, "EAN-13"],
      [140, "Ref."],
      [220, "Description"],
      [-380, "Qty"],
      [-490, "Unit Cost"],
      [-580, "Amount"],
    ];
    const [first, second] = ["8494024583481", "8475128812236"];
    expect(read([...HEAD, heads, row(220, first, "587"), row(240, second, "369")]).codes).toEqual([
      ["587", first],
      ["369", second],
    ]);
    expect(read([...HEAD, heads, row(220, first, "HX-587"), row(240, second, "")]).codes).toEqual([
      ["HX-587", undefined],
      [undefined, second],
    ]);
  });

  const spread: Rows = [
    [200, [40, "Item"], [240, "Qty"], [340, "Unit Price"], [440, "Amount"]],
    [220, [40, "100.4471"], [130, "912-M8X30-8.8"], [-260, "12"], [-390, "1.50"], [-480, "18.00"]],
    [240, [40, "100.4503"], [130, "125-B8.4-A2"], [-260, "40"], [-390, "0.50"], [-480, "20.00"]],
  ];

  test("two far apart under one heading are the buyer's and the seller's", () => {
    expect(read([...HEAD, ...spread]).codes).toEqual([
      ["100.4471", "912-M8X30-8.8"],
      ["100.4503", "125-B8.4-A2"],
    ]);
  });

  const stock = (head: string, ...codes: string[]): Rows => [
    ...HEAD,
    [200, [40, head], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
    ...codes.flatMap(
      (code, i): Rows => [
        [
          220 + 40 * i,
          [40, `000${i + 1}`],
          [140, "File, hand"],
          [-380, "12"],
          [-490, "1.50"],
          [-580, "18.00"],
        ],
        [232 + 40 * i, [140, code]],
      ],
    ),
  ];

  test("a national stock number under the words is the code where the column of codes only counts", () => {
    const numbers = ["5110-00-242-3240", "5120-00-230-6385", "5130-01-416-8571"];
    const { codes } = read(stock("Item No. (a)", ...numbers.map((number) => `NSN ${number}`)));
    expect(codes.map(([own, theirs]) => own ?? theirs)).toEqual(numbers);
  });

  test.each([
    ["22216 E/C3-53", "22216 E/C3-53"],
    ["22216 E/C3-53 loose", "22216"],
    ["22216 steel", "22216"],
  ])("of the words behind a label a second that is built as a code goes with the first: %s", (said, code) => {
    expect(read(stock("Line", `Supplier Item: ${said}`)).codes).toEqual([[undefined, code]]);
  });

  test.each([
    ["Part Number", "GEN-7719004", "SVC-IMAGING"],
    ["SKU:", "AL-6063-T5", "GL-DGU-24"],
  ])("behind %s one without a figure, or with letters that a caption might have", (label, first, second) => {
    const { codes } = read(stock("Line", `${label} ${first}`, `${label} ${second}`));
    expect(codes.map(([own, theirs]) => own ?? theirs)).toEqual([first, second]);
  });
});

describe("layout() of codes over the words of their items", () => {
  const under = (head: string, ...codes: string[]): Rows => [
    ...HEAD,
    [200, [40, head], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
    ...codes.flatMap(
      (code, i): Rows => [
        [220 + 40 * i, [40, code], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
        [232 + 40 * i, [40, `Plate ${"ABC"[i % 2]}36 hot rolled`]],
      ],
    ),
  ];
  const ownOf = (rows: Rows) => read(rows).codes.map(([own]) => own);

  test.each([
    ["Description", ["PLT-A36-0.75", "RND-4140HT", "OS-HEAT-TREAT"]],
    ["Part / Description", ["PLT-A36-0.75", "RND-4140HT", "OUTSIDE-PC"]],
    ["Description", ["PLT-4418", "PLT-4419", "PLT-4418"]],
  ])("one word of capitals alone is the code under %s: %p", (head, codes) => {
    expect(ownOf(under(head, ...codes))).toEqual(codes);
  });

  test("words alone are none", () => {
    expect(ownOf(under("Description", "DICHTBAND", "PROFIL", "BLECH"))).toEqual(Array(3).fill(undefined));
  });

  test.each([
    [["PLT-4418", "RND-4140", "CERT", "BAR-1018"], "CERT"],
    [["PLT-4418", "CERT"], undefined],
  ])("a word in capitals alone is one where most others have theirs so: %p", (codes, code) => {
    const { lines } = read(under("Part / Description", ...codes));
    const { fields } = lines[codes.indexOf("CERT")]!;
    expect(fields.customerSku?.value).toBe(code);
    expect(fields.description?.value).toMatch(code ? /^Plate/ : /^CERT Plate/);
  });

  test("beside the number of a work order", () => {
    const rows: Rows = [
      ...HEAD,
      [200, [40, "Part / Description"], [360, "Qty"], [500, "Ref WO"]],
      [220, [40, "H-2417"], [-380, "12"], [500, "30190-000"]],
      [232, [40, "Hinge, weld-on"]],
      [252, [40, "H-3102"], [-380, "15"], [500, "32901-000"]],
      [264, [40, "Hinge, weld-on, heavy"]],
    ];
    expect(read(rows).codes).toEqual([
      ["H-2417", undefined],
      ["H-3102", undefined],
    ]);
  });
});

test("layout() reads the seller's code over the words, a day over its year and a unit in brackets", () => {
  const item = (y: number, [number, code, own, count, day]: string[], words: string): Rows => [
    [
      y,
      [40, number!],
      [97, "1"],
      [138, code!],
      [212, own!],
      [284, "Material"],
      [364, count!],
      [400, day!],
      [-480, "2.00"],
      [-556, "24.00"],
    ],
    [y + 9, [400, "2026"]],
    [y + 27, [66, words]],
  ];
  const small = ([y, ...texts]: Rows[number]): Rows[number] => [
    y,
    ...texts.map((text) => {
      if (!Array.isArray(text)) return text;
      return { x: Math.abs(text[0]), text: text[1], right: text[0] < 0, size: 7.5 };
    }),
  ];
  const rows: Rows = [
    ...HEAD,
    [194, [37, "Line Items"]],
    [
      210,
      [42, "Line"],
      [76, "No. Schedule"],
      [138, "Part # / Description"],
      [217, "Customer Part #"],
      [290, "Type"],
      [349, "Qty (Unit)"],
      [400, "Need By"],
      [-480, "Unit Price"],
      [-556, "Subtotal"],
    ],
    [219, [48, "#"], [90, "Lines"]],
    ...item(
      233,
      ["10", "VX-6205-2RS", "000000002200418", "12 (EA)", "20 Aug"],
      "Deep groove ball bearing 6205 2RS C3, steel cage",
    ),
    ...item(293, ["20", "VX-6308-ZZ", "000000002200431", "12 (PL)", "10 Sep"], "Bearing grease, 18 kg pail"),
    ...item(
      353,
      ["30", "VX-GR-EP2-", "000000003100077", "12 (EA)", "10 Sep"],
      "Deep groove ball bearing 6308 ZZ, tapered bore",
    ),
    [362, [138, "18"]],
  ];
  const { lines } = read(rows.map(small));
  expect(
    lines.map(({ fields: { customerSku, supplierSku, description, unit, requiredDate } }) =>
      [customerSku, supplierSku, description, unit, requiredDate].map((field) => field?.value),
    ),
  ).toEqual([
    [
      "000000002200418",
      "VX-6205-2RS",
      "Deep groove ball bearing 6205 2RS C3, steel cage",
      "EA",
      "2026-08-20",
    ],
    ["000000002200431", "VX-6308-ZZ", "Bearing grease, 18 kg pail", "PL", "2026-09-10"],
    ["000000003100077", "VX-GR-EP2-18", "Deep groove ball bearing 6308 ZZ, tapered bore", "EA", "2026-09-10"],
  ]);
});

test("layout() takes codes in capitals alone where an item's others stand over its words, beside the vendor's", () => {
  const item = (y: number, code: string, vendors: string, words: string): Rows => [
    [y, [-90, "2"], [127, code], [280, vendors], [-480, "5.00"], [-571, "10.00"]],
    [y + 11, [127, words]],
  ];
  const { codes, lines } = read([
    ...HEAD,
    [200, [49, "Quantity"], [127, "Item"], [280, "Vendor Name"], [-480, "Rate"], [-571, "Amount"]],
    ...item(220, "BV-075-LF", "S-585-70-LF-034", "Ball valve lead-free"),
    ...item(250, "PEX-RING-050", "Q4690512-50", "Expansion ring"),
    ...item(280, "PRV-075", "LF25AUB-Z3-34", "Pressure reducing valve"),
    ...item(310, "CIRC-UP15", "59896776", "Circulator stainless"),
    [340, [-90, "1"], [127, "FREIGHT-IN"], [-480, "165.00"], [-571, "165.00"]],
    [351, [127, "Freight, prepaid"]],
  ]);
  expect(codes).toEqual([
    ["BV-075-LF", "S-585-70-LF-034"],
    ["PEX-RING-050", "Q4690512-50"],
    ["PRV-075", "LF25AUB-Z3-34"],
    ["CIRC-UP15", "59896776"],
    ["FREIGHT-IN", undefined],
  ]);
  expect(lines[0]!.fields.description?.value).toBe("Ball valve lead-free");
});

test.each([
  ["Part No. CCMT 09T304-PM", "CCMT 09T304-PM"],
  ["Part No. MGEHR 2525-3", "MGEHR 2525-3"],
  ["Part No. see 4711-20", undefined],
  ["MFR: BECTON 305106", undefined],
  ["Material: ASTM A105N", undefined],
])("layout() takes a code whose letters are a word of their own behind its caption: %s", (printed, code) => {
  const { codes } = read([
    ...HEAD,
    [200, [40, "Description of goods"], [-380, "Qty"], [-490, "Price"], [-580, "Amount"]],
    [220, [40, "Turning insert"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
    [231, [40, printed]],
    [250, [40, "Grooving tool holder"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    [261, [40, "Part No. TD-4711-20"]],
  ]);
  expect(codes).toEqual([
    [code, undefined],
    ["TD-4711-20", undefined],
  ]);
});

test("layout() takes the second of two codes for the supplier's where a heading names both, with a revision behind the first", () => {
  const { codes } = read([
    ...HEAD,
    [190, [70, "Part No-Rev"], [-363, "Order"]],
    [200, [40, "Line"], [70, "Supplier Part No"], [160, "Description"], [-363, "Quantity"], [400, "Unit"]],
    [220, [-50, "1"], [70, "88-20411-04"], [160, "Gasket, oil pan"], [-363, "4,800"], [400, "pcs"]],
    [230, [70, "TX-4410-B"]],
    [250, [-50, "2"], [70, "88-31007-11"], [160, "Seal, timing cover"], [-363, "7,500"], [400, "pcs"]],
    [260, [70, "TX-5107"]],
  ]);
  expect(codes).toEqual([
    ["88-20411-04", "TX-4410-B"],
    ["88-31007-11", "TX-5107"],
  ]);
});

test("layout() takes two codes over the words of their items, and none of what is said behind the first", () => {
  const item = (y: number, [code, drawing, theirs]: [string, string, string], words: string): Rows => [
    [
      y,
      [-54, `${(y - 180) / 40}`],
      [-80, "12"],
      [98, "EA"],
      [123, code],
      [173, "Rev: C"],
      [212, `Drawing: ${drawing}`],
      [-400, "0.00"],
      [-490, "1.50"],
      [-572, "18.00"],
    ],
    [y + 11, [123, theirs]],
    [y + 22, [123, words]],
  ];
  const { codes, lines } = read([
    ...HEAD,
    [
      194,
      [41, "Line"],
      [61, "Qty"],
      [98, "U/M"],
      [123, "Part ID / Vendor Part ID"],
      [-400, "Disc %"],
      [-572, "Extended"],
    ],
    [204, [123, "Description"], [-490, "Unit Price"], [-572, "Price"]],
    ...item(220, ["10-4471", "KFP-4471", "HB-4400-012"], "Barrel, honed 4.00 id x 12.5, thread on both ends"),
    ...item(260, ["10-5128", "KFP-5128", "CPR-1750-024"], "Rod, chrome plated 1.750 x 24.25, both ends"),
  ]);
  expect(codes).toEqual([
    ["10-4471", "HB-4400-012"],
    ["10-5128", "CPR-1750-024"],
  ]);
  expect(lines[0]!.fields.description?.value).toBe("Barrel, honed 4.00 id x 12.5, thread on both ends");
});

test.each([
  ["Vendor Item", "FLTR-EL-0330R Rev 01", undefined, "FLTR-EL-0330R"],
  ["Item No.", "FLTR-0330 Rev: B", "FLTR-0330", undefined],
  ["Item No.", "FLTR-0330 Rev: B Dwg: 4711-20", "FLTR-0330", undefined],
])(
  "layout() takes no revision or drawing behind a code for a part of it: %s, %s",
  (head, printed, own, theirs) => {
    const { codes } = read([
      ...HEAD,
      [200, [40, head], [180, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
      [220, [40, printed], [180, "Filter element"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [240, [40, printed], [180, "Filter element"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    ]);
    expect(codes[0]).toEqual([own, theirs]);
  },
);

test("layout() takes a code in capitals and a dash in the column of codes over another number's caption", () => {
  const { codes } = read([
    ...HEAD,
    [
      200,
      [40, "LINE"],
      [80, "PART NUMBER"],
      [180, "DESCRIPTION"],
      [-380, "QTY"],
      [-490, "PRICE"],
      [-580, "AMOUNT"],
    ],
    [
      220,
      [40, "011"],
      [80, "GR-19W4-1X316"],
      [180, "GRATING 19W4 GALV"],
      [-380, "12"],
      [-490, "1.50"],
      [-580, "18.00"],
    ],
    [231, [80, "WO: 041913-001"], [180, "SEQ 010"]],
    [
      250,
      [40, "012"],
      [80, "CUT-CHG"],
      [180, "SAW CUTTING CHARGE"],
      [-380, "40"],
      [-490, "0.50"],
      [-580, "20.00"],
    ],
    [261, [80, "WO: 041916-001"], [180, "SEQ 010"]],
  ]);
  expect(codes.map(([own]) => own)).toEqual(["GR-19W4-1X316", "CUT-CHG"]);
});

test.each(["Cod. art. fornitore", "Cód. artículo proveedor", "Code article fournisseur"])(
  "headsTwo() takes %p for one heading",
  (label) => {
    expect(headsTwo(label)).toBeNull();
  },
);
