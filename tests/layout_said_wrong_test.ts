import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

function orderOf(rows: Rows) {
  const [draft] = ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts;
  const { header, lines, findings } = draft!;
  return {
    header: Object.fromEntries(Object.entries(header).map(([field, read]) => [field, read?.value])),
    lines: lines.map(({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([field, read]) => [field, read?.value])),
    ),
    told: findings.map(({ code, level }) => `${level} ${code}`),
  };
}

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];
const SENDER: Rows = [
  [40, [40, "Lakeview Hospital"], [400, "PO Number: 4501"]],
  [52, [40, "100 Main Street"]],
  [64, [40, "Dayton, OH 45402"]],
];

describe("ordersOf() of an order's day", () => {
  test.each([
    ["Requisition Date: 02/18/2026", "Date: 03/15/2026"],
    ["Effective Date: 03/18/2026", "Created: 03/15/2026"],
    ["Printed on: 03/20/2026", "Date: 03/15/2026"],
    ["Quote Date: 01/20/2026", "PO Date: 03/15/2026"],
    ["Contract Date: 01/20/2026", "Order Date: 03/15/2026"],
    ["Revision Date: 03/18/2026", "Date Ordered: 03/15/2026"],
  ])("takes its own before another that stands over it: %s", (other, own) => {
    const { header } = orderOf([...SENDER, [90, [400, other]], [102, [400, own]], ...TABLE]);
    expect(header.orderDate).toBe("2026-03-15");
  });

  test("takes the requisition's where no other is told", () => {
    const { header } = orderOf([...SENDER, [90, [400, "Requisition Date: 02/18/2026"]], ...TABLE]);
    expect(header.orderDate).toBe("2026-02-18");
  });
});

describe("ordersOf() of who buys", () => {
  const billedTo = (...lines: [string, string, string, string]) =>
    orderOf([
      [40, [40, "PURCHASE ORDER"], [400, "PO Number: 4501"]],
      [110, [40, "Supplier:"], [360, "Invoice To:"]],
      [122, [40, "Ostrander Supply Ltd"], [360, lines[0]]],
      [134, [40, "48 Canal Street"], [360, lines[1]]],
      [146, [40, "Leeds LS1 4AB"], [360, lines[2]]],
      [158, [360, lines[3]]],
      ...TABLE,
    ]).header;

  test.each([
    ["Finance Shared Service Centre", "Lakeview Group plc"],
    ["Accounts Payable Department", "Lakeview Group plc"],
    ["Lakeview Group plc - Accounts Payable", "Lakeview House"],
  ])("names the firm, not the office that pays: %s", (first, second) => {
    const { customerName, billToName } = billedTo(first, second, "12 Dock Road", "Hull HU1 1AA");
    expect([customerName, billToName]).toEqual(["Lakeview Group plc", "Lakeview Group plc"]);
  });

  const shippedTo = (place: string) =>
    orderOf([
      [40, [40, "PURCHASE ORDER"], [400, "PO Number: 4501"]],
      [110, [40, "Vendor:"], [300, "Ship To:"]],
      [122, [40, "Ostrander Supply Corp."], [300, place]],
      [134, [40, "48 Canal Street"], [300, "100 Main Street"]],
      [146, [40, "Carver, MN 55315"], [300, "Dayton, OH 45402"]],
      ...TABLE,
    ]);

  test("names nobody by where a firm takes goods in, and doubts a place that no firm's word names", () => {
    expect(shippedTo("Central Receiving").header).toMatchObject({ shipToName: "Central Receiving" });
    expect(shippedTo("Central Receiving").header.customerName).toBeUndefined();
    expect(shippedTo("Lakeview Grill")).toMatchObject({
      header: { customerName: "Lakeview Grill" },
      told: ["warning unsure_value"],
    });
    expect(shippedTo("Lakeview Hospital").told).toEqual([]);
  });

  test("keeps a firm whose name has such words", () => {
    const { customerName } = billedTo("Harbour Procurement Services Ltd", "12 Dock Road", "Hull HU1 1AA", "");
    expect(customerName).toBe("Harbour Procurement Services Ltd");
  });
});

describe("ordersOf() of lines", () => {
  test("tells our number of a stock from your number of a catalogue", () => {
    const { lines } = orderOf([
      ...SENDER,
      [300, [40, "Our Stock #"], [140, "Your Catalog #"], [240, "Description"], [360, "Qty"], [440, "Price"]],
      [320, [40, "100447"], [140, "AB-1001"], [240, "Hex bolt M8"], [-380, "12"], [-470, "1.50"]],
      [340, [40, "100448"], [140, "AB-1002"], [240, "Hex nut M8"], [-380, "40"], [-470, "0.50"]],
    ]);
    expect(lines.map(({ customerSku, supplierSku }) => [customerSku, supplierSku])).toEqual([
      ["100447", "AB-1001"],
      ["100448", "AB-1002"],
    ]);
  });

  const schedule = (
    y: number,
    number: string,
    count: string,
    price: string,
    amount: string,
    words: string,
  ): Rows => [
    [y, [40, number], [-340, count], [350, "BX"], [-440, price], [-530, amount], [550, "03/25/2026"]],
    [y + 12, [90, words]],
    [y + 30, [400, "Schedule Total"], [-530, amount]],
    [y + 48, [400, "Item Total"], [-530, amount]],
  ];
  const SCHEDULES: Rows = [
    [
      230,
      [40, "Line-Sch"],
      [90, "Item/Description"],
      [230, "Mfg ID"],
      [310, "Quantity UOM"],
      [400, "PO Price"],
      [470, "Extended Amt"],
      [550, "Due Date"],
    ],
    ...schedule(250, "1- 1", "12.0000", "1.5000", "18.00", "Glove exam nitrile medium"),
    ...schedule(320, "2- 1", "40.0000", "0.5000", "20.00", "Gauze 4x4 sterile"),
    [400, [400, "Total PO Amount"], [-530, "38.00"]],
  ];

  test("goes on below the sum of a single line", () => {
    const { lines, header, told } = orderOf([...SENDER, ...SCHEDULES]);
    expect(lines.map(({ quantity, description }) => [quantity, description])).toEqual([
      ["12", "Glove exam nitrile medium"],
      ["40", "Gauze 4x4 sterile"],
    ]);
    expect([header.total, told]).toEqual(["38", []]);
  });

  test("takes the name of an item with its kind for its number", () => {
    const row = (y: number, item: string): Rows[number] => [
      y,
      [40, item],
      [200, "Bulk, per yard"],
      [-380, "12"],
      [-490, "1.50"],
      [-580, "18.00"],
    ];
    const of = (...items: string[]) =>
      orderOf([
        ...SENDER,
        TABLE[0]!.with(2, [200, "Description"]) as Rows[number],
        ...items.map((item, i) => row(320 + 20 * i, item)),
      ]).told;
    expect(of("Topsoil:Screened", "Stone:Crushed:Fine")).toEqual([]);
    expect(of("431:2468CordWhite", "431:3971MaraWoodtone")).toEqual([]);
    expect(of("Colour:Black", "Colour:White")).toEqual(["error odd_line", "error odd_line"]);
  });

  test("warns of a price below nought where the amount is below nought too", () => {
    const { told } = orderOf([
      ...SENDER,
      ...TABLE,
      [360, [40, "TR-70"], [140, "Trade-in mixer"], [-380, "2"], [-490, "-150.00"], [-580, "-300.00"]],
    ]);
    expect(told).toEqual(["warning odd_line"]);
  });
});
