import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** The price basis of a line whose price is for what `said` says, and what was found of it. */
function basisOf(caption: string, ...said: [number, string][]) {
  const page = pageOf([
    [40, [40, "Order 4711"]],
    [
      100,
      [40, "Article"],
      [140, "Designation"],
      [-320, "Qty"],
      [-400, "Price"],
      [430, caption],
      [-560, "Amount"],
    ],
    [120, [40, "AB-4711"], [140, "Vis CHC"], [-320, "3750"], [-400, "543.21"], ...said, [-560, "2037.04"]],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  const codes = draft!.findings.filter(({ code }) => code === "ungrounded");
  return [draft!.lines[0]?.fields.priceBasis?.value, codes.length];
}

test("layout() reads for how many a price is where a blank parts the thousands", () => {
  expect(basisOf("Pour", [430, "1"], [438, "000"])).toEqual(["1000", 0]);
});

test.each([
  ["where the row comes to it", "375.00", ["6.25", "100", undefined]],
  ["not where it doesn't", "370.00", [undefined, undefined, "unread_value"]],
])("layout() takes a percent sign behind a price for a hundred %s", (_, amount, read) => {
  const page = pageOf([
    [40, [40, "Order 4711"]],
    [100, [40, "Article"], [140, "Designation"], [-320, "Qty"], [-400, "Price"], [-560, "Amount"]],
    [120, [40, "AB-4711"], [140, "Hex bolt"], [-320, "6000"], [-400, "6.25 %"], [-560, amount]],
    [140, [40, "AB-4712"], [140, "Hex nut"], [-320, "20"], [-400, "1.50"], [-560, "30.00"]],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  const { unitPrice, priceBasis } = draft!.lines[0]!.fields;
  const unread = draft!.findings.find(({ code }) => code === "unread_value")?.code;
  expect([unitPrice?.value, priceBasis?.value, unread]).toEqual(read);
});

test("layout() reads for how many a price is where the cell says the heading's word again, or a text beside it says it", () => {
  expect(basisOf("je", [430, "je"], [440, "1.000"], [464, "kg"])).toEqual(["1000", 0]);
  expect(basisOf("", [230, "par 1000 M"])).toEqual(["1000", 0]);
});

test("layout() takes of two counts in a cell the one by which the price makes the amount, not a figure of a remark", () => {
  const columns = (y: number, ...texts: string[]): Line => [
    y,
    ...[40, 80, -350, -420, 430, -560].map((x, i): [number, string] => [x, texts[i]!]),
  ];
  const page = pageOf([
    [40, [40, "Bestellung 4711"]],
    [
      100,
      [40, "Pos"],
      [80, "Bezeichnung"],
      [-330, "Menge"],
      [335, "ME"],
      [-425, "Preis EUR"],
      [440, "je"],
      [-560, "Gesamt EUR"],
    ],
    columns(120, "1", "Feinblech DC04", "18.500,00 kg", "812,50 je", "1.000 kg", "15.031,25"),
    columns(150, "2", "Tafel S235", "50 Stk. 9.420,00 kg", "738,20 je", "1.000 kg", "6.953,84"),
    [164, [80, "Bemerkung: gerichtet und verpackt, höchstes Gewicht 2.500 kg"]],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  const values = draft!.lines.map(({ fields }) => [
    fields.quantity?.value,
    fields.unit?.value,
    fields.priceBasis?.value,
  ]);
  expect(values).toEqual([
    ["18500", "kg", "1000"],
    ["9420", "kg", "1000"],
  ]);
  expect(draft!.findings).toEqual([]);
});

test("layout() reads for how many a price is from a per mille sign", () => {
  expect(basisOf("je", [430, "‰"], [442, "St"])).toEqual(["1000", 0]);
});

test("layout() finds for how many the prices are in the heading of the price before its discount", () => {
  const page = pageOf([
    [40, [40, "Order 4711"]],
    [
      100,
      [40, "Article"],
      [140, "Description"],
      [-300, "Qty"],
      [-390, "Price/1000"],
      [400, "Disc."],
      [-490, "Net Price"],
      [-560, "Amount"],
    ],
    [
      120,
      [40, "AB-4711"],
      [140, "Hex bolt"],
      [-300, "100"],
      [-390, "80.00"],
      [400, "20 %"],
      [-490, "64.00"],
      [-560, "6.40"],
    ],
    [
      136,
      [40, "AB-4712"],
      [140, "Hex nut"],
      [-300, "500"],
      [-390, "20.00"],
      [400, "20 %"],
      [-490, "16.00"],
      [-560, "8.00"],
    ],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => fields.priceBasis?.value)).toEqual(["1000", "1000"]);
  expect(draft!.lines[0]!.fields.priceBasis!.evidence!.text).toBe("Price/1000");
  expect(draft!.findings.map(({ code }) => code)).not.toContain("ungrounded");
});

/** What a price under a heading is for, with the amounts of the lines or without them. */
function headed(caption: string, { amounts, unit }: { amounts?: [string, string]; unit?: string } = {}) {
  const row = (y: number, cells: string[], amount?: string): Parameters<typeof pageOf>[0][number] => [
    y,
    [40, cells[0]!],
    [140, cells[1]!],
    [-280, cells[2]!],
    ...(unit ? [[300, cells[4]!] as [number, string]] : []),
    [-430, cells[3]!],
    ...(amount ? [[-570, amount] as [number, string]] : []),
  ];
  const page = pageOf([
    [40, [40, "Order 4711"]],
    row(100, ["Article", "Description", "Qty", caption, "UM"], amounts && "Amount"),
    row(120, ["AB-4711", "Hex bolt", "100", "64.00", unit!], amounts?.[0]),
    row(136, ["AB-4712", "Hex nut", "500", "16.00", unit!], amounts?.[1]),
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  const wrong = draft!.findings.filter(({ code }) => code === "ungrounded" || code === "missing_lines");
  return [...draft!.lines.map(({ fields }) => fields.priceBasis?.value), ...wrong.map(({ code }) => code)];
}

test.each([
  "Price/1000",
  "€/1000",
  "Price/1,000",
  "Price (per 1000)",
  "Unit Price(1000)",
  "Price/1000pcs",
  "Price x1000",
  "单价/1000",
  "Precio/millar",
  "Price per 1000",
])("layout() reads from the heading %s for how many a price is, proven or not", (caption) => {
  expect(headed(caption, { amounts: ["6.40", "8.00"] })).toEqual(["1000", "1000"]);
  expect(headed(caption)).toEqual(["1000", "1000"]);
});

test("layout() takes a letter of a heading for a thousand only of pieces, where no amount proves it", () => {
  expect(headed("Price/M", { amounts: ["6.40", "8.00"] })).toEqual(["1000", "1000"]);
  expect(headed("Price/M", { unit: "EA" })).toEqual(["1000", "1000"]);
  expect(headed("Price/M", { unit: "MTR" })).toEqual([undefined, undefined]);
  expect(headed("Price/Ea")).toEqual([undefined, undefined]);
});

test("layout() reads for how many a price is under a heading that a stroke leaves open", () => {
  const page = pageOf([
    [40, [40, "Order 4711"]],
    [
      100,
      [40, "Item No."],
      [140, "Description"],
      [-300, "Qty"],
      [330, "UoM"],
      [-430, "Price /"],
      [-560, "Amount"],
    ],
    [110, [-430, "1000 pcs"], [-560, "(SGD)"]],
    [
      130,
      [40, "R-0402"],
      [140, "Resistor 10K"],
      [-300, "50,000"],
      [330, "PCS"],
      [-430, "1.420"],
      [-560, "71.00"],
    ],
    [
      150,
      [40, "C-0603"],
      [140, "Capacitor"],
      [-300, "32,000"],
      [330, "PCS"],
      [-430, "6.850"],
      [-560, "219.20"],
    ],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => fields.priceBasis?.value)).toEqual(["1000", "1000"]);
  expect(draft!.findings.filter(({ code }) => code === "ungrounded")).toEqual([]);
});

test.each([
  ["a text under the line", [[132, [140, "Preis per 1000 Stück"]]], "1000"],
  [
    "a caption in a row of captions",
    [[132, [140, "PRICING DETAILS Price Unit: EA Price Unit Quantity: 1,000"]]],
    "1000",
  ],
] as [string, Line[], string][])(
  "layout() reads for how many a price is in %s, with and without an amount",
  (_, under, basis) => {
    for (const amount of ["119.00", ""]) {
      const page = pageOf([
        [40, [40, "Order 4711"]],
        [100, [40, "Article"], [140, "Designation"], [-320, "Qty"], [-400, "Price"], [-560, "Amount"]],
        [
          120,
          [40, "AB-4711"],
          [140, "Hex bolt"],
          [-320, "10,000"],
          [-400, "11.90"],
          ...((amount ? [[-560, amount]] : []) as [number, string][]),
        ],
        ...under,
        [160, [40, "AB-4712"], [140, "Hex nut"], [-320, "20"], [-400, "1.50"], [-560, "30.00"]],
      ]);
      const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
      const [first, second] = draft!.lines.map(({ fields }) => fields);
      expect([first!.priceBasis?.value, second!.priceBasis?.value]).toEqual([basis, undefined]);
      expect(first!.description?.value).toBe("Hex bolt");
      expect(draft!.findings.filter(({ level }) => level === "error")).toEqual([]);
    }
  },
);

test("layout() reads for how many a price is where a column of prices has it with decimals", () => {
  expect(basisOf("Prix base", [-450, "1000,00"])).toEqual(["1000", 0]);
});

test.each([
  [
    "a hundred by its unit",
    [
      [-400, "187.00"],
      [404, "HD"],
      [-560, "467.50"],
    ],
    [],
    "100",
  ],
  [
    "a thousand in words under it, beside a discount",
    [
      [-400, "68,400.00"],
      [-470, "5.00"],
      [-560, "16,245.00"],
    ],
    [[132, [-400, "por millar"]]],
    "1000",
  ],
] as [string, [number, string][], Line[], string][])(
  "layout() reads a price of %s",
  (_, figures, under, basis) => {
    const discount = [figures[1]![1] === "5.00" ? [-470, "Disc. %"] : [410, "UM"]] as [number, string][];
    const page = pageOf([
      [40, [40, "Order 4711"]],
      [
        100,
        [40, "Article"],
        [140, "Designation"],
        [-320, "Qty"],
        [-400, "Price"],
        ...discount,
        [-560, "Amount"],
      ],
      [120, [40, "AB-4711"], [140, "Shim"], [-320, "250"], ...figures],
      ...under,
      [160, [40, "AB-4712"], [140, "Hex nut"], [-320, "20"], [-400, "1.50"], [-560, "30.00"]],
    ]);
    const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
    expect(draft!.lines.map(({ fields }) => fields.priceBasis?.value)).toEqual([basis, undefined]);
    expect(draft!.findings.filter(({ level }) => level === "error")).toEqual([]);
  },
);
