import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { itemIn } from "../src/extraction/layout/prose/text_item.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

/** The codes of an order whose lines have these words, and below them these. */
function codesOf(items: [words: string, under?: string][]): (string | undefined)[] {
  const rows = items.flatMap(([words, under], i): Rows => {
    const y = 220 + 40 * i;
    const row: Rows[number] = [
      y,
      [40, `${i + 1}`],
      [80, words],
      [-380, "12"],
      [-490, "1.50"],
      [-580, "18.00"],
    ];
    return under ? [row, [y + 11, [80, under]]] : [row];
  });
  const head: Rows = [
    [60, [40, "PURCHASE ORDER 4711"]],
    [200, [40, "Line"], [80, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  ];
  const [order] = layout(readingOf(pageOf([...head, ...rows])), { ownNames: [] });
  return order!.lines.map(({ fields }) => (fields.customerSku ?? fields.supplierSku)?.value);
}

describe("layout() of codes among the words of items", () => {
  test("a code behind what codes are called", () => {
    expect(codesOf([["Sensor, retro, Ref 845-3335"], ["Push button, green, Ref 122-6446"]])).toEqual([
      "845-3335",
      "122-6446",
    ]);
    expect(codesOf([["Radler 20 x 0.5 l (Art. 7630)"], ["Festbier 50 l (Art. 2481)"]])).toEqual([
      "7630",
      "2481",
    ]);
  });

  test("the number by which all sell an item, where nothing else tells it", () => {
    const items: [string, string][] = [
      ["Julie of the Wolves, class set", "ISBN 9780977426893"],
      ["The Giver - library binding", "ISBN: 978-0279628984"],
      ["A Long Walk to Water", "EAN 4006381333931"],
    ];
    expect(codesOf(items)).toEqual(["9780977426893", "978-0279628984", "4006381333931"]);
    expect(
      codesOf([
        ["Le grand imagier / Bravi, Soledad ISBN :", "9782211224000, Livre publié par École des loisirs"],
        ["La petite souris / Rivet, Adrien ISBN", ": 9782211301244, Livre publié par École des loisirs"],
      ]),
    ).toEqual(["9782211224000", "9782211301244"]);
    expect(codesOf(items.map(([words, number], i) => [`${words}, Ref 84${i}-33`, number]))).toEqual([
      "840-33",
      "841-33",
      "842-33",
    ]);
  });

  test("a code behind a number sign or a colon without a blank, and a number behind an article's name", () => {
    expect(codesOf([["Marker, chisel, 12/pk, #448-9761"], ["Film, 27 in x 500 ft, #8498084"]])).toEqual([
      "448-9761",
      "8498084",
    ]);
    expect(
      codesOf([
        ["エアシリンダ", "品番：R-392-93"],
        ["近接センサ", "品番：K-365-40B"],
      ]),
    ).toEqual(["R-392-93", "K-365-40B"]);
    expect(
      codesOf([
        ["Bodenablauf", "Artikel 3326.33, frei"],
        ["Dämmschale", "Artikel 9431.40, neu"],
      ]),
    ).toEqual(["3326.33", "9431.40"]);
    expect(codesOf([["Pipe, account #2043417462"], ["Hose, account #1890552156"]])).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("the only word built like one, whole where a narrow cell of Chinese breaks it", () => {
    expect(codesOf([["Gasket KR-9758 plain"], ["Gasket 350A595 24V"]])).toEqual(["KR-9758", "350A595"]);
    expect(
      codesOf([
        ["轴承 DN50 HX-441", "7"],
        ["接近开关 304不锈钢 6", "36XL120"],
      ]),
    ).toEqual(["HX-4417", "636XL120"]);
  });

  test("a code alone in brackets, behind the words or under them", () => {
    expect(codesOf([["Drive belt, plated", "(894313)"], ["Bearing housing (BV-1775)"]])).toEqual([
      "894313",
      "BV-1775",
    ]);
  });

  test("a code on a row of its own, and behind the words where most are", () => {
    const rows: [string, string?][] = [
      ["Ball valve, bronze", "R-623-73"],
      ["Stud bolt with nuts", "5061162 Loc 01"],
      ["Pipe nipple, black 371-8825"],
    ];
    expect(codesOf(rows)).toEqual(["R-623-73", "5061162", "371-8825"]);
  });

  test("a code that is called the item's before the maker's own", () => {
    expect(
      codesOf([
        ["Valve, gate", "Item # 825-5157 | MFR # 51718"],
        ["Elbow, long", "Item # GDN77596 | MFR # 30394"],
      ]),
    ).toEqual(["825-5157", "GDN77596"]);
  });

  test("a code before a colon, of capitals alone too", () => {
    expect(
      codesOf([["KX-BLU-2L: Paint, matt blue, 2 l"], ["KX-GRN: Paint, green"], ["BRS-40: Brush"]]),
    ).toEqual(["KX-BLU-2L", "KX-GRN", "BRS-40"]);
    expect(codesOf([["KX-BLU - Paint, blue"], ["KX-GRN - Paint, green"]])).toEqual(["KX-BLU", "KX-GRN"]);
    expect(codesOf([["PAINT - blue"], ["BRUSH - flat"]])).toEqual([undefined, undefined]);
    expect(codesOf([["Tool: hammer"], ["Tool: saw"]])).toEqual([undefined, undefined]);
  });

  test("sizes, norms and what all lines share are none", () => {
    expect(codesOf([["Hex bolt (M8x40)"], ["Hex nut (DIN934)"]])).toEqual([undefined, undefined]);
    expect(
      codesOf([
        ["Pipe, plated", "12x2500"],
        ["Hose, oil", "24VDC"],
      ]),
    ).toEqual([undefined, undefined]);
    expect(codesOf([["Glove (EX-2233)"], ["Helmet (EX-2233)"], ["Mask (EX-2233)"]])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("layout() takes capitals with dashes, alone or before their revision, for the code over the words of an item", () => {
  const item = (y: number, code: string, words: string): Rows => [
    [y, [40, code], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
    [y + 11, [40, words]],
  ];
  const rows: Rows = [
    [60, [40, "PURCHASE ORDER 4711"]],
    [200, [40, "Part / Rev / Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
    ...item(220, "77-3012-4 Rev B", "Bracket, forged"),
    ...item(250, "OSP-PLATE-IV Rev B", "Outside process: plate"),
    ...item(280, "GLV-LTH-S", "Glove, leather"),
  ];
  const [order] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  expect(order!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([
    "77-3012-4",
    "OSP-PLATE-IV",
    "GLV-LTH-S",
  ]);
});

test("headings that name codes in short", () => {
  expect(["Our P/N", "Your P/N", "Mfg #", "订货号", "IMPA"].map(roleOf)).toEqual([
    "customerSku",
    "supplierSku",
    "supplierSku",
    "code",
    "code",
  ]);
});

test("itemIn() takes a number in brackets behind the words for the item's code, and a day for none", () => {
  expect(itemIn("17 packs chair, task (5692.650.49)", ".")?.code?.value).toBe("5692.650.49");
  expect(itemIn("6 packs copy paper (922-7201)", ".")?.code?.value).toBe("922-7201");
  expect(itemIn("6 packs copy paper (12.05.2023)", ".")?.code).toBeUndefined();
});

test("itemIn() reads a code behind its name in brackets, and one that opens the words behind a dash", () => {
  const codeOf = (text: string) => itemIn(text, ".")?.code?.value;
  expect(codeOf("8 Paar Schlauch 28 Zoll (Nr. 844.2620)")).toBe("844.2620");
  expect(codeOf("9 Stück Kabelkanal grau (Best.-Nr. 73 59 91).")).toBe("73 59 91");
  expect(codeOf("9 x Rettungsweste, Gr. L (#BO-4704)")).toBe("BO-4704");
  expect(codeOf("9 x Rettungsweste (Charge Nr. 844.2620)")).toBeUndefined();
  expect(codeOf("15 pr - 3479505 Lockout kit @ $617.68")).toBe("3479505");
  expect(codeOf("20 bx - K-591-48 Earmuff, foldable @ $57.33")).toBe("K-591-48");
  expect(codeOf("CL44262, Hand sanitiser, 222 packs @ £1.74 per pack")).toBe("CL44262");
});

test("layout() reads all words of a code that stands behind its name alone over those of the item", () => {
  const item = (y: number, code: string): Rows => [
    [y, [40, `Art. ${code}`], [-390, "4"], [-480, "2.00"], [-570, "8.00"]],
    [y + 12, [40, "Elbow, press, copper"]],
  ];
  const rows: Rows = [
    [30, [40, "Calder Pumps Ltd"]],
    [60, [40, "PURCHASE ORDER 4711"]],
    [200, [40, "Article / Description"], [-390, "Qty"], [-480, "Unit Price"], [-570, "Amount"]],
    ...item(220, "318901"),
    ...item(250, "VB5614R0 01"),
    ...item(280, "VB5614R0 R1"),
    ...item(310, "VI 294670"),
  ];
  const [order] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  expect(order!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([
    "318901",
    "VB5614R0 01",
    "VB5614R0 R1",
    "VI 294670",
  ]);
});
