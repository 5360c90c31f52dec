import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { cleanName } from "../src/extraction/layout/parties/clean_name.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

function pageDraft(rows: Rows) {
  return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
}

async function draftOf(text: string) {
  const reading = await readFile(new TextEncoder().encode(text), "text");
  return ordersOf(reading, { ownNames: [] }).drafts[0]!;
}

async function headOf(text: string) {
  const { header } = await draftOf(text);
  return Object.fromEntries(Object.entries(header).map(([name, read]) => [name, read?.value]));
}

const ROWS =
  "Qty   Part       Description      Price\n2     HX-8417    Hose, 1/2 in     9.50\n4     KR-1152    Clamp, steel     4.75\n";

describe("ordersOf() heads of papers that people make", () => {
  test("takes the day that a form asks for in words of its own", async () => {
    for (const asked of ["Want in store: Dec 14, 2023", "Needed: 12/14/2023", "Para el 14/12/2023"])
      expect((await headOf(`Order 9316\n${asked}\n\n${ROWS}`)).requiredDate).toBe("2023-12-14");
  });

  test("takes the day on which a letter wants to have the goods, not on which they came", async () => {
    const told = (sentence: string) => headOf(`Order 9316\n\n${ROWS}\n${sentence}\n`);
    expect((await told("Graag leveren op 14 december 2023 op ons magazijn.")).requiredDate).toBe(
      "2023-12-14",
    );
    expect((await told("The last ones were delivered on 14 December 2023.")).requiredDate).toBeUndefined();
  });

  test("takes the amount that the words behind it call the whole", async () => {
    expect((await headOf(`PO 9316\n\n${ROWS}\nI get $38.00 total. Tell me if that's off.\n`)).total).toBe(
      "38",
    );
    expect(
      (await headOf(`PO 9316\n\n${ROWS}\nWe paid $12.00 total cost last time.\n`)).total,
    ).toBeUndefined();
  });

  test("takes an amount in a sentence that quantities and prices come to", async () => {
    expect((await headOf(`PO 9316\n\n${ROWS}\nmaking £38.00 with carriage as you offered.\n`)).total).toBe(
      "38",
    );
  });

  test("takes the firm behind who writes for it", async () => {
    const from = "From: Kim Arden, Ridgeline Pet Supply LLC, 48 Canal Street, Carver, MN 55315";
    expect((await headOf(`Order 9316\n${from}\nTo: Halvorsen Pumps Inc.\n\n${ROWS}`)).customerName).toBe(
      "Ridgeline Pet Supply LLC",
    );
  });

  test("takes no greeting and no question for who buys", async () => {
    const place = "Deliver to:\nFairweather Opticians\n14 Foundry Lane\nBristol BS2 0QZ\n";
    const asked = `Hello,\n\nCould we order the below please?\n\nOrder 9316\n\n${place}\n${ROWS}`;
    expect((await headOf(asked)).customerName).toBe("Fairweather Opticians");
  });

  test("ends where goods go at a blank line", async () => {
    const place =
      "Deliver to:\nFairweather Opticians\n14 Foundry Lane\nBristol BS2 0QZ\n\nMany thanks\nJoao\n";
    expect((await headOf(`Order 9316\n\n${place}\n${ROWS}`)).shipToAddress).toBe(
      "14 Foundry Lane, Bristol BS2 0QZ",
    );
  });
});

describe("layout() whose paper it is", () => {
  test.each([
    [
      "who writes from the right margin, not whom the letter is sent to",
      [
        [40, [431, "Corran Hill Farms"]],
        [54, [460, "88 Dock Road"]],
        [68, [444, "Fairhaven, TX 75002"]],
        [110, [40, "Brannock Pumps Company"]],
        [124, [40, "4 Quay Road"]],
        [138, [40, "Dunmore, OH 44107"]],
      ],
      "Corran Hill Farms",
    ],
    [
      "the house that a requisition heads, not the company that it asks to buy from",
      [
        [40, [250, "Corran Hill School"]],
        [56, [230, "Requisition / Purchase Order"]],
        [120, [40, "Company name Brannock Pumps Inc."]],
      ],
      "Corran Hill School",
    ],
    [
      "the one name behind COMPANY NAME",
      [
        [40, [40, "COMPANY NAME"], [180, "Corran Hill Florists"]],
        [56, [40, "PHONE"], [180, "555-0148-2293"]],
        [72, [40, "VENDOR NAME"], [180, "Brannock Pumps LLC"]],
      ],
      "Corran Hill Florists",
    ],
  ] as [string, Rows, string][])("takes %s", (_, head, name) => {
    expect(pageDraft([...head, ...TABLE]).header.customerName?.value).toBe(name);
  });
});

describe("layout() a column of facts beside the table", () => {
  test("reads the captions in the column, and the rows without them", () => {
    const rows: Rows = [
      [40, [230, "PURCHASE ORDER"]],
      [60, { x: 40, text: "Corran Hill", size: 14 }],
      [78, { x: 40, text: "Supply LLC", size: 14 }],
      [100, [200, "Item"], [280, "Description"], [400, "Qty"], [460, "Price"], [540, "Amount"]],
      [112, [40, "ORDER"]],
      [
        122,
        [40, "#9504"],
        [200, "AB-1001"],
        [280, "Hex bolt M8"],
        [-420, "12"],
        [-490, "1.50"],
        [-580, "18.00"],
      ],
      [138, [40, "WANTED BY"]],
      [
        148,
        [40, "14 December 2023"],
        [200, "AB-1002"],
        [280, "Hex nut M8"],
        [-420, "40"],
        [-490, "0.50"],
        [-580, "20.00"],
      ],
      [164, [40, "SUPPLIER"]],
      [
        174,
        [40, "Brannock Pumps Inc."],
        [200, "AB-1003"],
        [280, "Washer M8"],
        [-420, "10"],
        [-490, "0.20"],
        [-580, "2.00"],
      ],
      [220, [440, "Tax"], [-580, "4.00"]],
      [244, { x: 580, text: "44.00", right: true, size: 16 }],
    ];
    const { header, lines } = pageDraft(rows);
    expect(
      [header.poNumber, header.requiredDate, header.customerName, header.total].map((read) => read?.value),
    ).toEqual(["9504", "2023-12-14", "Corran Hill Supply LLC", "44"]);
    expect(lines.map(({ fields }) => fields.description?.value)).toEqual([
      "Hex bolt M8",
      "Hex nut M8",
      "Washer M8",
    ]);
  });
});

describe("ordersOf() what is kept and what is wanted", () => {
  test('takes what stands under "Order" beside what is left', async () => {
    const { lines } = await draftOf(
      "Order sheet W99-1\n\nCode      Product             Pack    Par    On hand    Order\n270-79    Tomatoes, canned    cs      14     2          12\n976-15    Olive oil, 3 L      tin     22     2          20\n",
    );
    expect(lines.map(({ fields }) => [fields.customerSku?.value, fields.quantity?.value])).toEqual([
      ["270-79", "12"],
      ["976-15", "20"],
    ]);
  });
});

describe("layout() what is kept and what is wanted", () => {
  test("takes rows of what is left, of which none is wanted, for not ordered", () => {
    const { lines, findings } = pageDraft([
      [300, [40, "Code"], [140, "Product"], [320, "Par"], [400, "On hand"], [520, "Order"]],
      [320, [40, "AB-1001"], [140, "Hex bolt M8"], [325, "14"], [410, "2"], [530, "12"]],
      [340, [40, "AB-1002"], [140, "Hex nut M8"], [325, "3"], [410, "3"]],
      [360, [40, "AB-1003"], [140, "Washer M8"], [325, "9"], [410, "2"], [530, "7"]],
    ]);
    expect(lines.map(({ fields }) => [fields.description?.value, fields.priceBasis?.value])).toEqual([
      ["Hex bolt M8", undefined],
      ["Washer M8", undefined],
    ]);
    expect(findings.map(({ code }) => code)).toContain("not_ordered");
  });
});

describe("cleanName()", () => {
  test("leaves out a title with its number", () => {
    expect(cleanName("Ridgeline Pet Supply Purchase Order 25950")).toBe("Ridgeline Pet Supply");
    expect(cleanName("Standard Goods Purchase Order 25950")).toBe("Standard Goods Purchase Order 25950");
  });
});
