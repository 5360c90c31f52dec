import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line[] = [
  [40, [36, "Brookfield Machine Works Inc."], [420, "PURCHASE ORDER"]],
  [52, [420, "PO Number: 45001017"]],
];
const CAPTIONS: Line[] = [
  [170, [36, "LINE"], [78, "PART NUMBER"], [-300, "ORDER QTY"], [-390, "EXTENSION"], [410, "DUE DATE"]],
  [180, [78, "DESCRIPTION"], [-300, "UNIT COST"], [410, "U/M"]],
];

describe("layout() of two lines of captions over items of two lines", () => {
  test("reads each line of an item under its own captions", () => {
    expect(read([...HEAD, ...CAPTIONS, ...itemsFrom(196)])).toEqual([
      ["BW-1001", "Hose assembly 1/2 in.", "38", "65.57", "2491.66", "ea", "2026-04-14"],
      ["BW-1002", "Valve, ball, brass 3/4 NPT", "13", "62.84", "816.92", "bx", "2026-04-02"],
      ["BW-1003", "Sealant RTV clear", "58", "70.69", "4100.02", "ea", "2026-04-21"],
    ]);
  });

  test("reads lines numbered with noughts behind a point, and a unit behind the price", () => {
    const captions: Line[] = [
      [170, [36, "LINE"], [78, "ITEM NUMBER"], [180, "DESCRIPTION"]],
      [
        180,
        [-150, "QUANTITY"],
        [180, "UM"],
        [-290, "UNIT COST"],
        [310, "UM"],
        [-420, "EXTENDED COST"],
        [460, "PROMISED"],
      ],
    ];
    const items = [
      ["119-4470", "BALL FORGED 3.5IN", "44.00", "10.5000", "462.00", "04/14/2026"],
      ["119-4474", "BALL FORGED 5IN", "22.00", "12.2500", "269.50", "04/21/2026"],
    ].flatMap(([code, words, count, price, total, day], i): Line[] => [
      [200 + 30 * i, [36, `${i + 1}.000`], [78, code!], [180, words!]],
      [210 + 30 * i, [-150, count!], [180, "EA"], [-290, price!], [310, "EA"], [-420, total!], [460, day!]],
    ]);
    expect(read([...HEAD, ...captions, ...items])).toEqual([
      ["119-4470", "BALL FORGED 3.5IN", "44", "10.5", "462", "ea", "2026-04-14"],
      ["119-4474", "BALL FORGED 5IN", "22", "12.25", "269.5", "ea", "2026-04-21"],
    ]);
  });

  test("reads items of which one's words go on over two lines, with notes below", () => {
    const captions: Line[] = [
      [170, [40, "Material"], [180, "Description"]],
      [
        182,
        [-140, "Quantity"],
        [145, "Unit"],
        [-270, "Rate per unit"],
        [-390, "Net value"],
        [430, "Delivery date"],
      ],
    ];
    const items = [
      ["311-2210-0417", "Cable, twin core, shielded, to spec 114", "5,334.000", "M", "184.60", "984,656.40"],
      ["311-8841-1003", "Lug, crimping, tinned", "4,200.000", "EA", "7.90", "33,180.00"],
    ].flatMap(([code, words, count, unit, price, total], i): Line[] => [
      [204 + 70 * i, [40, code!], [180, words!]],
      ...(i === 0 ? [[215, [180, "rev 3"]] as Line] : []),
      [
        226 + 70 * i,
        [-140, count!],
        [145, unit!],
        [-270, `${price} / 1 ${unit}`],
        [-390, total!],
        [430, "04/30/2023"],
      ],
      [238 + 70 * i, [180, "HSN Code 85441020"]],
    ]);
    expect(read([...HEAD, ...captions, ...items])).toEqual([
      [
        "311-2210-0417",
        "Cable, twin core, shielded, to spec 114 rev 3",
        "5334",
        "184.6",
        "984656.4",
        "m",
        "2023-04-30",
      ],
      ["311-8841-1003", "Lug, crimping, tinned", "4200", "7.9", "33180", "ea", "2023-04-30"],
    ]);
  });

  test("reads words between an item's two lines as those of the item", () => {
    const captions: Line[] = [
      [170, [44, "Item"], [80, "Stock number and description"], [425, "Delivery"]],
      [180, [80, "Quantity"], [210, "Unit price"], [-568, "Amount"]],
    ];
    const items = [
      [
        "1",
        "GM-BALL-60",
        "01/11/2027",
        "Media, forged, 60 mm, 58-62 HRC, bulk bag 2,000 lb",
        "42 TON",
        "1,318.00 per TON",
        "55,356.00",
      ],
      [
        "2",
        "BRK-MAG-B622",
        "01/18/2027",
        "Brick, magnesia spinel, B622, ring set",
        "1,210 EACH",
        "9.865 per EACH",
        "11,936.65",
      ],
    ].flatMap(([number, code, day, words, count, price, total], i): Line[] => [
      [200 + 40 * i, [49, number!], [80, code!], [425, day!]],
      [211 + 40 * i, [80, words!]],
      [222 + 40 * i, [80, count!], [210, price!], [-568, total!]],
    ]);
    expect(read([...HEAD, ...captions, ...items])).toEqual([
      [
        "GM-BALL-60",
        "Media, forged, 60 mm, 58-62 HRC, bulk bag 2,000 lb",
        "42",
        "1318",
        "55356",
        "ton",
        "2027-01-11",
      ],
      [
        "BRK-MAG-B622",
        "Brick, magnesia spinel, B622, ring set",
        "1210",
        "9.865",
        "11936.65",
        "each",
        "2027-01-18",
      ],
    ]);
  });

  test("reads items whose lower lines say on which days their parts come in", () => {
    const captions: Line[] = [
      [170, [51, "Item"], [84, "Material"], [180, "Description"]],
      [181, [84, "Order qty."], [180, "Unit"], [237, "Price per unit"], [-444, "Net value"]],
    ];
    const days = ["10/12/2026", "10/26/2026", "11/09/2026"];
    const items = [
      ["00010", "100004412", "HEX CAP SCREW M8X30", "12,000", "14.62 / 100 PC", "1,754.40"],
      ["00020", "100004418", "HEX CAP SCREW M10X45", "8,000", "27.90 / 100 PC", "2,232.00"],
    ].flatMap(([number, code, words, count, price, total], i): Line[] => [
      [200 + 90 * i, [51, `${number} ${code}`], [180, words!]],
      [211 + 90 * i, [-140, count!], [180, "PC"], [237, price!], [-444, total!]],
      [222 + 90 * i, [84, "Delivery schedule:"]],
      ...days.map((day, at): Line => [233 + 90 * i + 11 * at, [102, `Day ${day}`], [220, "3,000 PC"]]),
    ]);
    expect(read([...HEAD, ...captions, ...items]).map((line) => line.filter((_, at) => at !== 5))).toEqual([
      ["100004412", "HEX CAP SCREW M8X30", "12000", "14.62", "1754.4", "2026-10-12"],
      ["100004418", "HEX CAP SCREW M10X45", "8000", "27.9", "2232", "2026-10-12"],
    ]);
  });

  test("shows a value of the second line where it is printed", () => {
    const [draft] = layout(readingOf(pageOf([...HEAD, ...CAPTIONS, ...itemsFrom(196)])), { ownNames: [] });
    const evidence = draft!.lines[0]!.fields.unitPrice!.evidence as { page: number; box: number[] };
    expect(evidence.page).toBe(1);
    expect(evidence.box[2]).toBeCloseTo(300, 0);
    expect(evidence.box[1]).toBeGreaterThan(204);
  });

  test("reads words of both lines, and a day under the code", () => {
    const captions: Line[] = [
      [170, [36, "品號"], [140, "品名"], [-330, "採購數量"], [-420, "單價"], [-520, "金額"]],
      [180, [36, "預交日"], [140, "規格"]],
    ];
    const items: Line[] = [
      [200, [36, "3DM3684-73"], [140, "矽膠墊圈"], [-330, "301"], [-420, "405.1"], [-520, "121,935"]],
      [210, [36, "2024/10/05"], [140, "TB-1512"]],
      [222, [36, "2TA6020-50"], [140, "滾珠軸承"], [-330, "344"], [-420, "550.7"], [-520, "189,441"]],
      [232, [36, "2024/10/16"], [140, "6205-2RS"]],
    ];
    const rows = read([...HEAD, ...captions, ...items]);
    expect(rows.map(([code, words, , , , , day]) => [code, words, day])).toEqual([
      ["3DM3684-73", "矽膠墊圈 TB-1512", "2024-10-05"],
      ["2TA6020-50", "滾珠軸承 6205-2RS", "2024-10-16"],
    ]);
  });

  test("goes on over pages that repeat no captions", () => {
    const more = pageOf(itemsFrom(40, 4));
    const drafts = layout(readingOf(pageOf([...HEAD, ...CAPTIONS, ...itemsFrom(196)]), more), {
      ownNames: [],
    });
    expect(drafts.flatMap(({ lines }) => lines.map(({ fields }) => fields.unitPrice?.value))).toEqual([
      "65.57",
      "62.84",
      "70.69",
      "65.57",
      "62.84",
      "70.69",
    ]);
  });

  test("takes words below the second line for more of its description", () => {
    const rows = itemsFrom(196, 1, 30);
    const words: Line[] = [216, 246, 276].map((y): Line => [y, [78, "with a bronze end fitting"]]);
    expect(read([...HEAD, ...CAPTIONS, ...rows, ...words]).map(([, words]) => words)).toEqual([
      "Hose assembly 1/2 in. with a bronze end fitting",
      "Valve, ball, brass 3/4 NPT with a bronze end fitting",
      "Sealant RTV clear with a bronze end fitting",
    ]);
  });

  test.each([
    ["a lower line", 3, ["38", "13", "58"], ["65.57", undefined, "70.69"]],
    ["an upper line", 2, ["38", undefined, "58"], ["65.57", "62.84", "70.69"]],
  ])("leaves %s with its item that says something else than its captions", (_, at, counts, prices) => {
    const rows = itemsFrom(196);
    rows[at] = rows[at]!.map((cell) => (isFigure(cell) ? [cell[0], "tbd"] : cell)) as Line;
    const lines = read([...HEAD, ...CAPTIONS, ...rows]);
    expect(lines.map(([code]) => code)).toEqual(["BW-1001", "BW-1002", "BW-1003"]);
    expect(lines[1]![1]).toBe("Valve, ball, brass 3/4 NPT");
    expect(lines[1]!.slice(4)).toEqual(["816.92", "bx", "2026-04-02"]);
    expect(lines.map(([, , count]) => count)).toEqual(counts);
    expect(lines.map(([, , , price]) => price)).toEqual(prices);
  });

  test("reads three lines of captions over items of three lines", () => {
    const captions: Line[] = [...CAPTIONS, [190, [78, "VENDOR ITEM"], [-300, "TAX"]]];
    const rows = itemsFrom(206, 1, 36);
    const codes: Line[] = [226, 262, 298].map((y, i): Line => [y, [78, `MF79${i}-X`], [-300, "N"]]);
    const [draft] = layout(readingOf(pageOf([...HEAD, ...captions, ...rows, ...codes])), { ownNames: [] });
    expect(
      draft!.lines.map(({ fields }) => [
        fields.customerSku?.value,
        fields.supplierSku?.value,
        fields.unitPrice?.value,
      ]),
    ).toEqual([
      ["BW-1001", "MF790-X", "65.57"],
      ["BW-1002", "MF791-X", "62.84"],
      ["BW-1003", "MF792-X", "70.69"],
    ]);
  });
});

test("layout() reads a slip whose captions and figures stand between its two lines too", () => {
  const captions: Line[] = [
    [184, [54, "発行No"], [157, "品目コード"], [286, "数量"], [491, "納期"]],
    [192, [356, "合計"], [411, "単位"]],
    [200, [37, "発注日"], [153, "品名"], [286, "単価"], [480, "納入場所"]],
  ];
  const items = [
    ["KR-6593", "167", "358,215", "2,145", "油圧ホース"],
    ["HX-8417", "925", "11,100,925", "12,001", "近接センサ"],
  ].flatMap(([code, count, amount, price, words], i): Line[] => [
    [220 + 52 * i, [47, `804585-0${i + 1}`], [101, code!], [-320, count!], [478, "2023/05/01"]],
    [228 + 52 * i, [-400, amount!], [411, "本"]],
    [236 + 52 * i, [28, "2023/04/03"], [84, words!], [-320, price!], [480, "本社工場"]],
    [252 + 52 * i, [40, "備考"]],
  ]);
  expect(read([[40, [257, "発注書"]], ...captions, ...items]).map((line) => line.slice(0, 5))).toEqual([
    ["KR-6593", "油圧ホース", "167", "2145", "358215"],
    ["HX-8417", "近接センサ", "925", "12001", "11100925"],
  ]);
});

test("layout() leaves headings of two lines over rows of one as they are", () => {
  const captions: Line[] = [
    [170, [36, "Line"], [78, "Part"], [-300, "Order"], [-390, "Unit"], [-470, "Extended"]],
    [180, [78, "Number"], [-300, "Quantity"], [-390, "Price"], [-470, "Price"]],
  ];
  const rows = [0, 1, 2].flatMap((i): Line[] => [
    [196 + 24 * i, [36, `${i + 1}`], [78, `BW-100${i}`], [-300, "4"], [-390, "12.50"], [-470, "50.00"]],
    [206 + 24 * i, [78, "Sealant RTV clear"]],
  ]);
  expect(read([...HEAD, ...captions, ...rows]).map(([code, , ...figures]) => [code, ...figures])).toEqual([
    ["BW-1000", "4", "12.5", "50", undefined, undefined],
    ["BW-1001", "4", "12.5", "50", undefined, undefined],
    ["BW-1002", "4", "12.5", "50", undefined, undefined],
  ]);
});

test("layout() leaves captions at the foot of their heading, over rows whose words alone stand below, as they are", () => {
  const captions: Line[] = [
    [170, [59, "PART NUMBER"], [492, "G/L ACCOUNT"]],
    [
      180,
      [32, "LINE"],
      [59, "DESCRIPTION"],
      [-330, "QUANTITY"],
      [-410, "UNIT COST"],
      [-480, "EXTENDED"],
      [492, "JOB NUMBER"],
    ],
  ];
  const rows = Array.from({ length: 7 }, (_, i): Line[] => [
    [
      199 + 24 * i,
      [32, `00${i + 1}`],
      [59, `4051.49${i}`],
      [-330, "4"],
      [-410, "12.50"],
      [-480, "50.00"],
      [492, "5010-000"],
    ],
    [210 + 24 * i, [59, "THREADED ROD B7"], [492, `76379${i}-001`]],
  ]).flat();
  expect(read([...HEAD, ...captions, ...rows]).map((line) => line.slice(0, 5))).toEqual(
    Array.from({ length: 7 }, (_, i) => [`4051.49${i}`, "THREADED ROD B7", "4", "12.5", "50"]),
  );
});

test("layout() reads an item's second line with a remark behind what its captions announce", () => {
  const captions: Line[] = [
    [
      170,
      [36, "Pos."],
      [78, "Item"],
      [150, "Description"],
      [-330, "Quantity Unit"],
      [-420, "Price"],
      [-520, "Amount"],
    ],
    [180, [78, "Supplier's Item"], [150, "Planned Receipt Date"]],
  ];
  const rows = [1, 2, 3].flatMap((i): Line[] => [
    [
      200 + 26 * i,
      [36, `${i}0`],
      [78, `SPR-97${i}`],
      [150, "Compression spring"],
      [-330, "40 pcs"],
      [-420, "2.50"],
      [-520, "100.00"],
    ],
    [
      210 + 26 * i,
      [78, `604.39${i}.32`],
      [150, "16-11-2026"],
      ...(i === 2 ? [[290, "Drawing MF-30121 iss. C"] as [number, string]] : []),
    ],
  ]);
  const lines = read([...HEAD, ...captions, ...rows]);
  expect(lines.map(([code]) => code)).toEqual(lines.map((_, i) => `SPR-97${i + 1}`));
  expect(lines.map((line) => line.at(-1))).toEqual(Array(3).fill("2026-11-16"));
});

function itemsFrom(y: number, number = 1, step = 26): Line[] {
  return [
    ["BW-1001", "38", "2,491.66", "04/14/2026", "Hose assembly 1/2 in.", "65.57", "EA"],
    ["BW-1002", "13", "816.92", "04/02/2026", "Valve, ball, brass 3/4 NPT", "62.84", "BX"],
    ["BW-1003", "58", "4,100.02", "04/21/2026", "Sealant RTV clear", "70.69", "EA"],
  ].flatMap(([code, count, amount, due, words, price, unit], i): Line[] => [
    [y + step * i, [36, `${number + i}`], [78, code!], [-300, count!], [-390, amount!], [410, due!]],
    [y + step * i + 10, [78, words!], [-300, price!], [410, unit!]],
  ]);
}

function read(lines: Line[]) {
  const [draft] = layout(readingOf(pageOf(lines)), { ownNames: [] });
  return draft!.lines.map(({ fields }) => [
    fields.customerSku?.value,
    fields.description?.value,
    fields.quantity?.value,
    fields.unitPrice?.value,
    fields.lineTotal?.value,
    fields.unit?.value.toLowerCase(),
    fields.requiredDate?.value,
  ]);
}

function isFigure(cell: Line[number]): cell is [x: number, text: string] {
  return Array.isArray(cell) && cell[0] === -300;
}
