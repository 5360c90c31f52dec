import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { LineField } from "../src/orders/mod.ts";
import { bookOf, type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function draftOf(...pages: Line[][]) {
  return layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] })[0]!;
}

function fieldsOf(lines: Line[], ...names: LineField[]) {
  return draftOf(lines).lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const TITLE: Line = [40, [40, "PURCHASE ORDER 4711"]];
const HEAD: Line = [
  100,
  [40, "Item"],
  [140, "Description"],
  [360, "Qty"],
  [440, "Unit Price"],
  [540, "Amount"],
];
const row = (y: number, [code, words, count, price, sum]: string[]): Line => [
  y,
  [40, code!],
  [140, words!],
  [-380, count!],
  [-490, price!],
  [-580, sum!],
];

describe("layout() reads of a line", () => {
  test("the unit that stands before its code under no heading of its own", () => {
    const read = fieldsOf(
      [
        TITLE,
        [
          100,
          [40, "Item"],
          [80, "Units"],
          [150, "Material"],
          [260, "Description"],
          [440, "Cost"],
          [540, "Total"],
        ],
        [
          120,
          [44, "1"],
          [-104, "4.00"],
          [112, "EA"],
          [142, "CB-14"],
          [260, "Duct fan"],
          [-470, "641.00"],
          [-580, "2,564.00"],
        ],
        [
          140,
          [44, "2"],
          [-104, "30.00"],
          [112, "BX"],
          [142, "FLX-10"],
          [260, "Flex duct"],
          [-470, "49.90"],
          [-580, "1,497.00"],
        ],
        [
          160,
          [44, "3"],
          [-104, "2.00"],
          [112, "EA"],
          [142, "RV-24"],
          [260, "Relief vent"],
          [-470, "10.00"],
          [-580, "20.00"],
        ],
      ],
      "quantity",
      "unit",
      "customerSku",
    );
    expect(read).toEqual([
      ["4", "EA", "CB-14"],
      ["30", "BX", "FLX-10"],
      ["2", "EA", "RV-24"],
    ]);
  });

  test("a code without figures where all others are said alike", () => {
    const lines: Line[] = [TITLE, [100, [40, "Qty"], [100, "Description"], [440, "Price"], [540, "Amount"]]];
    for (const [i, code] of ["VK-DR-2P900", "CBL-TRV-24", "BTN-BR-G", "RPE-8X19"].entries())
      lines.push(
        [120 + 30 * i, [-70, "10"], [100, "Push button, green halo"], [-480, "2.00"], [-580, "20.00"]],
        [131 + 30 * i, [100, `Your part ${code}`]],
      );
    expect(fieldsOf(lines, "supplierSku")).toEqual([
      ["VK-DR-2P900"],
      ["CBL-TRV-24"],
      ["BTN-BR-G"],
      ["RPE-8X19"],
    ]);
  });

  test("its day behind its amount where the caption says so", () => {
    const sums: Line = [
      100,
      [40, "Item"],
      [140, "Description"],
      [360, "Qty"],
      [440, "Price"],
      [500, "Amt Due Date"],
    ];
    const read = fieldsOf(
      [
        TITLE,
        sums,
        [
          120,
          [40, "AB-1001"],
          [140, "Hex bolt M8"],
          [-380, "12"],
          [-470, "1.50"],
          [-580, "18.00 11/27/2026"],
        ],
        [140, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-470, "0.50"], [-580, "20.00 12/01/2026"]],
      ],
      "lineTotal",
      "requiredDate",
    );
    expect(read).toEqual([
      ["18", "2026-11-27"],
      ["20", "2026-12-01"],
    ]);
  });

  test("a price behind a drawn stroke", () => {
    const rows = [
      HEAD,
      row(120, ["AB-1", "Mold half", "4", "|1,144.50", "4,578.00"]),
      row(140, ["AB-2", "Glove", "2", "5.00", "10.00"]),
    ];
    expect(fieldsOf([TITLE, ...rows], "unitPrice")).toEqual([["1144.5"], ["5"]]);
  });

  test("the list price less its discount under headings of two lines", () => {
    const read = fieldsOf(
      [
        TITLE,
        [100, [40, "QUANTITY"], [140, "ITEM / DESCRIPTION"], [360, "LIST"], [420, "DISC"], [520, "NET"]],
        [110, [40, "ORDERED"], [140, "OUR NO."], [360, "PRICE"], [420, "%"], [520, "AMOUNT"]],
        [130, [40, "2,400 EA"], [140, "AMR-71B"], [-390, "3.860"], [-440, "42.0"], [-560, "5,373.12"]],
        [141, [140, "Hinge, soft close"]],
        [152, [140, "Our No. H-11005"]],
        [170, [40, "640 PR"], [140, "KV-8400"], [-390, "10.000"], [-440, "38.0"], [-560, "3,968.00"]],
        [181, [140, "Slide, full ext."]],
        [192, [140, "Our No. S-84020"]],
      ],
      "unitPrice",
      "lineTotal",
    );
    expect(read).toEqual([
      ["3.86", "5373.12"],
      ["10", "3968"],
    ]);
  });
});

describe("layout() reads a table", () => {
  const rows = [
    row(120, ["AB-1001", "Hex bolt M8", "12", "1.50", "18.00"]),
    row(140, ["AB-1002", "Hex nut M8", "40", "0.50", "20.00"]),
  ];

  test("without what stands far below it", () => {
    const foot: Line = [
      700,
      [88, "Dunmore Brewing LLC | 118 W Railroad St, Alva, OK 73717 | Lic. 0188 | Tel 555-0199-2000"],
    ];
    const asked: Line = [100, [40, "HOW MANY"], [140, "WHAT"], [440, "EACH"], [505, "EXTENDED"]];
    const goods: Line[] = [
      [120, [40, "6 pallets"], [140, "Standard can, printed"], [-485, "$1,021.13"], [-572, "$6,126.78"]],
      [140, [40, "140 sleeves"], [140, "Ends, black"], [-485, "$17.66"], [-572, "$2,472.40"]],
      [160, [40, "9 cases"], [140, "Handle, green"], [-485, "$61.20"], [-572, "$550.80"]],
    ];
    expect(fieldsOf([TITLE, asked, ...goods, foot], "quantity", "unit", "lineTotal")).toEqual([
      ["6", "pallets", "6126.78"],
      ["140", "sleeves", "2472.4"],
      ["9", "cases", "550.8"],
    ]);
  });

  test("beside a column that names the order's parties", () => {
    const strip: Line[] = [
      [86, [-20, "."]],
      [106, [33, "VENDOR"]],
      [114, [33, "OSTRANDER BOLT"]],
      [134, [33, "WASHINGTON PA"]],
      [160, [33, "SHIP TO"]],
      [168, [33, "OUR YARD"]],
      [176, [33, "1 COAL RUN RD"]],
      [184, [33, "FAIRMONT WV 26554"]],
    ];
    const table: Line[] = [
      [80, [140, "LINE"], [200, "ITEM / DESCRIPTION"], [-440, "QTY"], [-500, "PRICE"], [-570, "AMOUNT"]],
      [114, [140, "001-00"], [200, "HSB-A325-34"], [-440, "10 PC"], [-500, "2.00"], [-570, "20.00"]],
      [125, [200, "BOLT ASSY, HEAVY HEX"]],
      [150, [140, "002-00"], [200, "HSB-A490-78"], [-440, "20 PC"], [-500, "3.00"], [-570, "60.00"]],
      [161, [200, "BOLT ASSY, PLAIN"]],
      [195, [140, "003-00"], [200, "TCB-34-200"], [-440, "5 PC"], [-500, "4.00"], [-570, "20.00"]],
    ];
    const lines = new Map<number, Line>();
    for (const [y, ...texts] of [...table, ...strip.slice(1)])
      lines.set(y, [y, ...texts, ...(lines.get(y)?.slice(1) ?? [])] as Line);
    const page = [
      [40, [140, "DUNMORE STEEL CO."]] as Line,
      ...[...lines.values()].toSorted((a, b) => a[0] - b[0]),
    ];
    expect(fieldsOf(page, "customerSku")).toEqual([["HSB-A325-34"], ["HSB-A490-78"], ["TCB-34-200"]]);
  });

  test("whose captions are two lines on a page that carries a sum forward", () => {
    const heads: Line[] = [
      [84, [40, "LINE"], [90, "STORES CODE"], [200, "QTY ORDERED"], [290, "UM"], [330, "DESCRIPTION"]],
      [94, [70, "YOUR PART NO."], [240, "DELIVER"], [330, "UNIT PRICE"], [420, "EXTENSION"]],
    ];
    const item = (y: number, number: string, day: string): Line[] => [
      [y, [40, number], [90, `58-1568-${number}`], [200, "10"], [290, "EA"], [330, "NOZZLE, SHOWER"]],
      [y + 10, [70, `A-799/${number}`], [240, day], [330, "2.5000"], [420, "25.00"]],
    ];
    const first = [TITLE, ...heads, ...item(120, "0001", "20-DEC-26"), ...item(150, "0002", "21-DEC-26")];
    const carried: Line = [110, [240, "BROUGHT FORWARD"], [420, "50.00"]];
    const second = [
      TITLE,
      ...heads,
      carried,
      ...item(130, "0003", "22-DEC-26"),
      ...item(160, "0004", "23-DEC-26"),
    ];
    const days = draftOf(first, second).lines.map(({ fields }) => fields.requiredDate?.value);
    expect(days).toEqual(["2026-12-20", "2026-12-21", "2026-12-22", "2026-12-23"]);
  });

  test.each(["Totals 1,052", "TOTAL THIS ORDER - 114 LINES"])(
    "and of a count and its money behind a sum's caption the money: %s",
    (caption) => {
      const total: Line = [170, [320, caption], [-580, "$38.00"]];
      expect(draftOf([TITLE, HEAD, ...rows, total]).header.total?.value).toBe("38");
    },
  );
});

test("layout() reads a supplier's number in groups of figures, and a count in a unit of two capitals", () => {
  const lines: Line[] = [
    [40, [40, "Bestellung 4711"]],
    [
      100,
      [40, "Pos."],
      [80, "Material"],
      [160, "Bezeichnung"],
      [-400, "Menge"],
      [-470, "Preis"],
      [-560, "Wert"],
    ],
    [
      120,
      [40, "10"],
      [80, "4000112"],
      [160, "Schraube M8x30"],
      [-400, "12 ST"],
      [-470, "2,00"],
      [-560, "24,00"],
    ],
    [131, [160, "Ihre Materialnummer: 00843 6 20"]],
    [150, [40, "20"], [80, "4000113"], [160, "Kalibrierung"], [-400, "1 AU"], [-470, "9,00"], [-560, "9,00"]],
    [161, [160, "Ihre Materialnummer: 0317 8"]],
  ];
  expect(fieldsOf(lines, "supplierSku", "quantity", "unit")).toEqual([
    ["00843 6 20", "12", "ST"],
    ["0317 8", "1", "AU"],
  ]);
});

test("layout() reads items of two lines under Spanish captions", () => {
  const lines: Line[] = [
    [40, [40, "Orden de Compra 4711"]],
    [
      100,
      [37, "Línea"],
      [73, "No. artículo"],
      [151, "Descripción"],
      [-380, "Pedida"],
      [390, "UM"],
      [-490, "Costo unitario"],
      [-576, "Costo extendido"],
    ],
    [111, [73, "No. catálogo prov."], [151, "Fch. solicitada"], [240, "Cuenta"]],
  ];
  for (const [i, code] of ["110-4471", "110-4502", "110-4503"].entries())
    lines.push(
      [
        130 + 30 * i,
        [37, `${i + 1}.000`],
        [73, code],
        [151, "RODILLO DE CARGA"],
        [-380, "10"],
        [390, "EA"],
        [-490, "2.5000"],
        [-576, "25.00"],
      ],
      [141 + 30 * i, [73, `RC108-${i}`], [151, "24/12/26"], [240, "1201.15020.71"]],
    );
  expect(fieldsOf(lines, "customerSku", "quantity", "requiredDate")[0]).toEqual([
    "110-4471",
    "10",
    "2026-12-24",
  ]);
});

test("layout() reads what is typed over captions in a line of their own", () => {
  const { header } = draftOf([
    [40, [460, "PURCHASE ORDER"]],
    [60, [60, "31-7719"], [160, "11/17/26"], [240, "12/01/26"], [330, "NET 30"]],
    [71, [58, "ORDER NUMBER"], [162, "DATE"], [238, "REQUIRED"], [335, "TERMS"]],
    HEAD,
    row(120, ["AB-1001", "Hex bolt M8", "12", "1.50", "18.00"]),
    row(140, ["AB-1002", "Hex nut M8", "40", "0.50", "20.00"]),
  ]);
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["31-7719", "2026-11-17"]);
});

test("summaryOf() knows the sum of a section by its end, and of all lines for theirs", () => {
  expect(
    ["PRODUCE subtotal", "DRY / PAPER subtotal", "Style total", "Order subtotal", "Goods subtotal"].map(
      summaryOf,
    ),
  ).toEqual(["carried", "carried", "carried", "net", "net"]);
});

test("ordersOf() explains no total by taking off what it read as lines", () => {
  const goods = [
    ["AB-1001", "Hex bolt M8", 12, 1.5, 18.5],
    [null, "Bolts together", 12, null, 18.5],
    ["AB-1002", "Hex nut M8", 40, 0.5, 20.25],
    [null, "Nuts together", 40, null, 20.25],
  ];
  const heads = ["Item", "Description", "Qty", "Price", "Amount"];
  const rows = [["Purchase Order", "4711"], heads, ...goods, [null, "Total", null, null, 38.75]];
  const [draft] = ordersOf(bookOf({ PO: rows }), { ownNames: [] }).drafts;
  expect(draft!.proof.account?.unexplained).toBe("-38.75");
  expect(draft!.findings.map(({ code }) => code)).toContain("missing_lines");
});
