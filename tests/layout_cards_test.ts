import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft, LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function read(lines: Line[]): Draft {
  return layout(readingOf(pageOf(lines)), { ownNames: [] })[0]!;
}

function values({ lines }: Draft, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const HEAD: Line[] = [
  [40, [40, "Purchase Order 4711-A"]],
  [60, [40, "Order date Jan 5, 2025"]],
];

const heading = (y: number): Line => [y, [40, "Quantity"], [120, "Unit price"], [200, "Line total"]];

const figures = (y: number, ...[quantity, price, total]: [string, string, string]): Line => [
  y,
  [40, quantity],
  [120, price],
  [200, total],
];

describe("cardsOf()", () => {
  test("gives each row the words above its own heading", () => {
    const draft = read([
      ...HEAD,
      [110, [40, "Folder, 2-pocket, blue"]],
      [122, [40, "Item no. 3541519"]],
      heading(134),
      figures(146, "7", "91.26", "638.82"),
      [180, [40, "Laminating film 1.5 mil"]],
      [192, [40, "Item no. 6294950"]],
      heading(204),
      figures(216, "20", "26.60", "532.00"),
      [250, [160, "Order total"], [260, "1,170.82"]],
    ]);
    expect(values(draft, "description", "customerSku", "quantity", "unitPrice")).toEqual([
      ["Folder, 2-pocket, blue", "3541519", "7", "91.26"],
      ["Laminating film 1.5 mil", "6294950", "20", "26.6"],
    ]);
    expect(draft.header.total?.value).toBe("1170.82");
  });

  test("gives all releases of an item its captioned code and words, and counts as their column does", () => {
    const item = (y: number, code: string, words: string, received: string): Line[] => [
      [y, [48, "Part number"], [120, code], [330, "Cum. received"], [430, received]],
      [y + 11, [48, "Description"], [120, words], [330, "Last delivery"], [430, "60 on 26.04.2022"]],
      [
        y + 36,
        [60, "Type"],
        [110, "Delivery Date"],
        [-260, "Release Qty"],
        [268, "UM"],
        [-390, "Cumulative Qty"],
        [-500, "Open to date"],
      ],
    ];
    const release = (y: number, day: string, count: string, all: string, open: string): Line => [
      y,
      [60, "Firm"],
      [110, day],
      [-260, count],
      [268, "PC"],
      [-390, all],
      [-500, open],
    ];
    const draft = read([
      ...HEAD,
      ...item(110, "499-9187", "RING, LANTERN", "3.540"),
      release(159, "04.06.2022", "1.440", "4.980", "3.540"),
      release(171, "11.06.2022", "420", "5.400", "4.980"),
      ...item(197, "7655065", "HOUSING, PUMP", "5.340"),
      release(246, "01.06.2022", "2.400", "7.740", "5.340"),
      release(258, "08.06.2022", "1.380", "9.120", "7.740"),
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "requiredDate")).toEqual([
      ["499-9187", "RING, LANTERN", "1440", "2022-06-04"],
      ["499-9187", "RING, LANTERN", "420", "2022-06-11"],
      ["7655065", "HOUSING, PUMP", "2400", "2022-06-01"],
      ["7655065", "HOUSING, PUMP", "1380", "2022-06-08"],
    ]);
  });

  test("gives all colours of a style the code that opens the words above them, and the order's sum to none", () => {
    const counts = (y: number, colour: string, ...figures: string[]): Line => [
      y,
      [40, colour],
      ...figures.map((text, i): [number, string] => [-[190, 240, 290, 350, 420, 530][i]!, text]),
    ];
    const draft = read([
      [24, [-350, "PRE-SEASON ORDER"]],
      ...HEAD,
      [110, [40, "K55100 Thermal Base Layer"]],
      counts(126, "Colour", "XS", "S", "M", "Total", "Cost", "Value"),
      counts(139, "Sage", "6", "18", "24", "48", "25.00", "1,200.00"),
      counts(152, "Black", "24", "30", "0", "54", "25.00", "1,350.00"),
      [180, [40, "W65912 Ladies Wrap Dress"]],
      counts(196, "Colour", "28", "30", "32", "Total", "Cost", "Value"),
      counts(209, "Rust", "30", "0", "12", "42", "10.00", "420.00"),
      [222, [-420, "Pieces 144"], [-530, "Order value 2,970.00"]],
    ]);
    expect(values(draft, "customerSku", "quantity", "unitPrice")).toEqual([
      ["K55100", "6", "25"],
      ["K55100", "18", "25"],
      ["K55100", "24", "25"],
      ["K55100", "24", "25"],
      ["K55100", "30", "25"],
      ["W65912", "30", "10"],
      ["W65912", "12", "10"],
    ]);
    expect([draft.header.total?.value, draft.header.customerName?.value]).toEqual(["2970", undefined]);
  });

  test("gives all colours of a style by sizes the code, words and price above them, and the sums below to none", () => {
    const counts = (y: number, colour: string, ...figures: string[]): Line => [
      y,
      [40, colour],
      ...figures.map((text, i): [number, string] => [-[190, 240, 290, 530][i]!, text]),
    ];
    const draft = read([
      ...HEAD,
      [110, [40, "Style W8940"], [130, "Thermal Base Layer"], [-572, "FOB $11.34"]],
      counts(126, "Color", "28", "30", "32", "Total"),
      counts(139, "Sage", "15", "60", "24", "99"),
      counts(151, "Black", "", "36", "", "36"),
      [163, [-530, "135 pcs"]],
      [174, [-572, "Style total $1,530.90"]],
      [194, [40, "Style M5275"], [130, "Boys Board Short"], [-572, "FOB $46.34"]],
      counts(210, "Color", "2T", "3T", "4T", "Total"),
      counts(223, "Sand", "57", "", "", "57"),
      [235, [-530, "57 pcs"]],
      [246, [-572, "Style total $2,641.38"]],
      [270, [-572, "Order total $4,172.28"]],
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "unitPrice")).toEqual([
      ["W8940", "Thermal Base Layer Sage 28", "15", "11.34"],
      ["W8940", "Thermal Base Layer Sage 30", "60", "11.34"],
      ["W8940", "Thermal Base Layer Sage 32", "24", "11.34"],
      ["W8940", "Thermal Base Layer Black 30", "36", "11.34"],
      ["M5275", "Boys Board Short Sand 2T", "57", "46.34"],
    ]);
    expect(draft.findings).toEqual([]);
  });

  test("gives each row the words under it where the next heading stands farther off", () => {
    const draft = read([
      ...HEAD,
      heading(110),
      figures(122, "7", "91.26", "638.82"),
      [134, [40, "NSN/Material: 5310696949571"]],
      [146, [40, "Item description:"]],
      [158, [40, "PALLET COLLAR M12"]],
      heading(186),
      figures(198, "20", "26.60", "532.00"),
      [210, [40, "NSN/Material: 5310414167783"]],
      [222, [40, "Item description:"]],
      [234, [40, "PROXIMITY SWITCH TYPE B"]],
    ]);
    expect(values(draft, "description", "customerSku", "quantity")).toEqual([
      ["PALLET COLLAR M12", "5310696949571", "7"],
      ["PROXIMITY SWITCH TYPE B", "5310414167783", "20"],
    ]);
  });
  test("gives every row over sizes the style, the words and the price above its heading", () => {
    const sizes = (y: number, ...names: string[]): Line => [
      y,
      [34, "Color"],
      ...names.map((name, i): [number, string] => [195 + 42 * i, name]),
      [482, "Units"],
      [550, "Amount"],
    ];
    const draft = read([
      ...HEAD,
      [128, [34, "Style: K71271"], [150, "Thermal base layer"], [487, "Wholesale cost $38.00"]],
      sizes(144, "S", "M", "L", "XL"),
      [157, [34, "Black"], [195, "18"], [279, "2"], [482, "20"], [550, "760.00"]],
      [171, [34, "Ivory"], [195, "30"], [237, "10"], [482, "40"], [550, "1,520.00"]],
      [200, [34, "Style: W42038"], [150, "Ribbed tank"], [487, "Wholesale cost $24.00"]],
      sizes(216, "2T", "3T", "4T", "5"),
      [229, [34, "Rust"], [237, "36"], [279, "18"], [321, "6"], [482, "60"], [550, "1,440.00"]],
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "unitPrice")).toEqual([
      ["K71271", "Thermal base layer Black S", "18", "38"],
      ["K71271", "Thermal base layer Black L", "2", "38"],
      ["K71271", "Thermal base layer Ivory S", "30", "38"],
      ["K71271", "Thermal base layer Ivory M", "10", "38"],
      ["W42038", "Ribbed tank Rust 3T", "36", "24"],
      ["W42038", "Ribbed tank Rust 4T", "18", "24"],
      ["W42038", "Ribbed tank Rust 5", "6", "24"],
    ]);
  });
});

describe("cardsOf() of styles with sums", () => {
  test("takes the sum of a style's sizes under its own heading for no colour of it", () => {
    const style = (y: number, code: string, counts: [string, string, string], sum: string): Line[] => [
      [y, [37, `${code} - Fleece half-zip`], [220, "280gsm recycled polyester"]],
      [
        y + 15,
        [69, "Style"],
        [120, "Clr"],
        [150, "Colour name"],
        ...sizes(["S", "M", "L"]),
        [-500, "Total pcs"],
      ],
      [y + 31, [41, code], [120, "410"], [150, "Midnight"], ...sizes(counts), [-500, sum]],
      [y + 47, [41, code], [120, "001"], [150, "Black"], ...sizes(counts), [-500, sum]],
      [
        y + 63,
        [41, "Style total"],
        ...sizes(counts.map((count) => String(2 * Number(count)))),
        [-500, String(2 * Number(sum))],
      ],
    ];
    const sizes = (texts: string[]) => texts.map((text, i): [number, string] => [-(300 + 50 * i), text]);
    const draft = read([
      ...HEAD,
      ...style(110, "HW26-1147", ["60", "180", "240"], "480"),
      ...style(200, "HW26-2208", ["72", "216", "288"], "576"),
    ]);
    const [first, second] = [
      ["60", "180", "240"],
      ["72", "216", "288"],
    ];
    expect(values(draft, "customerSku", "quantity")).toEqual([
      ...[...first!, ...first!].map((count) => ["HW26-1147", count]),
      ...[...second!, ...second!].map((count) => ["HW26-2208", count]),
    ]);
  });

  test("takes the sums of each block's columns, and the pieces and money below them, for no lines", () => {
    const style = (y: number, code: string, cost: string, counts: [string, string, string]): Line[] => [
      [y, [40, `${code} Ribbed tank`], [480, `Cost: $${cost}`]],
      [y + 14, [40, "Color"], [150, "XS"], [220, "S"], [290, "M"], [440, "Total"]],
      [y + 28, [40, "Sage"], ...counts.map((text, i): [number, string] => [150 + 70 * i, text]), [440, "18"]],
      [
        y + 42,
        [40, "Total"],
        ...counts.map((text, i): [number, string] => [150 + 70 * i, text]),
        [440, "18"],
      ],
      [y + 56, [440, "18 pcs $180.00"]],
    ];
    const draft = read([
      ...HEAD,
      ...style(110, "W35051", "10.00", ["6", "4", "8"]),
      ...style(190, "M93167", "10.00", ["9", "2", "7"]),
      [270, [340, "Order total"], [440, "$360.00"]],
    ]);
    expect(values(draft, "customerSku", "quantity").map((line) => line.join(" "))).toEqual([
      "W35051 6",
      "W35051 4",
      "W35051 8",
      "M93167 9",
      "M93167 2",
      "M93167 7",
    ]);
  });
});

describe("doubtsOf()", () => {
  test("says that nothing names what a line orders", () => {
    const draft = read([
      ...HEAD,
      [100, [34, "Item code"], [200, "Qty"], [260, "Price"], [330, "Amount"]],
      [120, [34, "AB-100"], [200, "2"], [260, "5.00"], [330, "10.00"]],
      [140, [200, "3"], [260, "6.00"], [330, "18.00"]],
      [160, [34, "AB-300"], [200, "4"], [260, "7.00"], [330, "28.00"]],
    ]);
    expect(values(draft, "customerSku", "quantity")[1]).toEqual([undefined, "3"]);
    expect(draft.findings).toContainEqual(
      expect.objectContaining({ code: "unread_value", level: "error", lineId: "1", field: "description" }),
    );
  });
});

describe("draftLine()", () => {
  const table = (...rows: [pack: string, cases: string, price: string, total: string][]) =>
    read([
      ...HEAD,
      [
        100,
        [34, "Item code"],
        [120, "Description"],
        [280, "Quantity"],
        [340, "Off inv"],
        [400, "Net cost"],
        [480, "Extension"],
      ],
      ...rows.map(
        ([pack, cases, price, total], i): Line => [
          120 + 14 * i,
          [34, `AB-10${i}`],
          [120, "Yeast dry"],
          [280, pack],
          [340, cases],
          [400, price],
          [480, total],
        ],
      ),
    ]);

  test("takes the figure that the price makes the amount of for what no quantity can be read from", () => {
    const draft = table(
      ["10/5", "550 45.92 0.50", "45.42", "24,981.00"],
      ["8/6", "12 86.12", "86.12", "1,033.44"],
      ["8/6", "3 11.58 1.00", "10.58", "31.74"],
    );
    expect(values(draft, "quantity")).toEqual([["550"], ["12"], ["3"]]);
  });

  test("says that a quantity is not read where no figure fits", () => {
    const draft = table(["10/5", "", "45.42", "24,981.00"], ["8/6", "", "86.12", "1,033.44"]);
    expect(values(draft, "quantity")).toEqual([[undefined], [undefined]]);
    expect(draft.findings.filter(({ field }) => field === "quantity")).toHaveLength(2);
  });
});

describe("entriesOf()", () => {
  test("keeps captions of sections out of the words of the line under them", () => {
    const draft = read([
      ...HEAD,
      [100, [34, "Description"], [300, "Qty"], [360, "Price"], [430, "Amount"]],
      [116, [34, "AREA 1"]],
      [128, [34, "Copper tube,"]],
      [139, [34, "coated"], [300, "2"], [360, "5.00"], [430, "10.00"]],
      [155, [34, "GROUP 7"]],
      [167, [34, "Air filter,"]],
      [178, [34, "pleated"], [300, "3"], [360, "6.00"], [430, "18.00"]],
    ]);
    expect(values(draft, "description")).toEqual([["Copper tube, coated"], ["Air filter, pleated"]]);
  });

  const released = (y: number, code: string, words: string, received: string): Line[] => [
    [y, [40, `CUSTOMER PART: ${code}`], [192, "ENG LEVEL: C"], [363, "DOCK: D14"]],
    [y + 10, [40, "DESCRIPTION"], [108, `: ${words}`]],
    [y + 20, [40, `CUM RECEIVED : ${received}`], [182, "CUM ORDERED: 96,000"], [312, "STD PACK: 200"]],
    [
      y + 37,
      [40, "REL LINE"],
      [-146, "QUANTITY"],
      [156, "U/M"],
      [186, "SHIP DATE"],
      [-362, "UNIT PRICE"],
      [-508, "EXT AMOUNT"],
    ],
  ];
  const priced = (y: number, ...[number, count, day, price, total]: string[]): Line => [
    y,
    [50, number!],
    [-140, count!],
    [156, "PC"],
    [186, day!],
    [-352, price!],
    [-498, total!],
  ];

  test("gives releases with prices the code and the words behind the colons of their block", () => {
    const draft = read([
      ...HEAD,
      ...released(110, "68341207AC", "BRACKET ASSY, STEERING", "171,200"),
      priced(158, "001", "2,400", "10/06/2025", "0.4125", "990.00"),
      priced(169, "002", "3,200", "10/20/2025", "0.4125", "1,320.00"),
      ...released(194, "68341219AA", "REINFORCEMENT, PANEL LH", "88,400"),
      priced(242, "003", "1,600", "10/06/2025", "0.2880", "460.80"),
      priced(253, "004", "1,600", "10/27/2025", "0.2880", "460.80"),
      [278, [343, "TOTAL THIS RELEASE"], [-503, "3,231.60"]],
    ]);
    expect(values(draft, "customerSku", "description", "quantity", "requiredDate", "lineTotal")).toEqual([
      ["68341207AC", "BRACKET ASSY, STEERING", "2400", "2025-10-06", "990"],
      ["68341207AC", "BRACKET ASSY, STEERING", "3200", "2025-10-20", "1320"],
      ["68341219AA", "REINFORCEMENT, PANEL LH", "1600", "2025-10-06", "460.8"],
      ["68341219AA", "REINFORCEMENT, PANEL LH", "1600", "2025-10-27", "460.8"],
    ]);
    expect(draft.header.total?.value).toBe("3231.6");
  });

  test("takes no words with figures under a row that says its day for another", () => {
    const captions = ["Cód. fornecedor", "Cód. interno", "Embalagem", "Quantidade", "Prazo (dias)"];
    const across = (y: number, texts: string[]): Line => [
      y,
      ...texts.map((text, i): [number, string] => [[38, 112, 185, 251, 311, 380, 460][i]!, text]),
    ];
    const item = (y: number, words: string, ...row: string[]): Line[] => [
      [y, [38, words]],
      across(y + 14, [...captions, "Valor unit. (R$)", "Valor total (R$)"]),
      across(y + 26, row),
    ];
    const draft = read([
      ...HEAD,
      ...item(
        180,
        "Item 1 – Retentor 35 x 52 x 7 NBR",
        "831.999",
        "8316778",
        "Peça",
        "20",
        "8",
        "31,61",
        "632,20",
      ),
      ...item(
        224,
        "Item 2 – Compressa de gaze 7,5 x 7,5",
        "383.971",
        "9761271",
        "Galão",
        "425",
        "6",
        "39,46",
        "16.770,50",
      ),
      [261, [38, "Observação do item: validade mínima de 12 meses na entrega."]],
      ...item(278, "Item 3 – Desinfetante 5 L", "198.875", "9939091", "Galão", "3", "5", "51,48", "154,44"),
      ...item(
        322,
        "Item 4 – Correia em V B-68",
        "841.614",
        "8790166",
        "Pacote",
        "375",
        "14",
        "2,00",
        "750,00",
      ),
    ]);
    expect(values(draft, "supplierSku", "quantity", "description").slice(0, 2)).toEqual([
      ["831.999", "20", "Item 1 – Retentor 35 x 52 x 7 NBR"],
      ["383.971", "425", "Item 2 – Compressa de gaze 7,5 x 7,5"],
    ]);
  });

  test("takes a code of letters alone behind the caption under which others have theirs", () => {
    const item = (y: number, words: string, model: string, ...row: [string, string, string]): Line[] => [
      [y, [40, words]],
      heading(y + 12),
      figures(y + 24, ...row),
      [y + 36, [40, "Manufacturer: MSA"], [160, `Model: ${model}`], [300, "Packaging:"]],
    ];
    const draft = read([
      ...HEAD,
      ...item(110, "Facepiece, medium", "10149701", "60", "318.25", "19,095.00"),
      ...item(170, "Rechargeable battery", "10158407", "30", "214.00", "6,420.00"),
      ...item(230, "Technician class, per day", "TRN-TECH-D", "2", "1,450.00", "2,900.00"),
    ]);
    expect(values(draft, "customerSku", "quantity")).toEqual([
      ["10149701", "60"],
      ["10158407", "30"],
      ["TRN-TECH-D", "2"],
    ]);
  });
});
