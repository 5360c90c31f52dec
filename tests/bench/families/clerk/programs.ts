import { ASKING } from "../_desk.ts";
import { boxed, sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { parted, type Row } from "../_reach.ts";
import { pairs } from "../_table.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A large suite's print: the line has part, quantity and price, its shipments follow under captions of their own. */
const shipments = laid("clerk-ebs-shipments-captioned", {
  wish: { min: 2, max: 14, base: { size: 8 } },
  trade: { wares: STOCK.drives, buyers: ASKING.plants, number: "1999999", units: ["Each", "Set"] },
  site: [["Harwick Receiving East", "Copperline Pit Stores"]],
  ruler: `34 Line | 62 Part Number / Description | >350 Quantity | 356 UOM | >440 Unit Price¶(USD) | 450 Tax | >578 Amount¶(USD)`,
  caption: { bold: true },
  bottom: 716,
  step: 10,
  together: true,
  head: (pen, order) => {
    pen.say(306, 22, "Standard Purchase Order", { bold: true, size: 12, align: "center" });
    const y = boxed(
      pen,
      [330, 40, 250],
      [
        ["Purchase Order", order.number],
        ["Revision", "0"],
        ["Page", `${pen.pages}`],
      ],
    );
    boxed(
      pen,
      [330, y, 250],
      [
        ["Creation Date", day(order.date, "dd-MON-yyyy")],
        ["Buyer", order.person],
      ],
    );
    if (pen.pages > 1) return y + 40;
    pen.block(34, 40, [order.buyer.name, ...order.buyer.lines], { size: 9 });
    under(pen, [34, 104], "Supplier:", order.seller);
    under(pen, [330, 104], "Ship To:", order.site);
    return (
      boxed(
        pen,
        [34, 156, 546],
        [
          ["Customer Account No.", order.random.digits(5)],
          ["Payment Terms", "NET 45"],
          ["Freight Terms", "Prepaid"],
          ["FOB", "DEST"],
          ["Ship Via", "BEST WAY"],
        ],
      ) + 10
    );
  },
  rows: (item) => {
    const half = Math.floor(item.quantity / 2);
    const parts = item.at % 3 === 1 && half ? [item.quantity - half, half] : [item.quantity];
    const row = (values: [number, string][], hand = {}): Row => ({ words: values, hand });
    return [
      { cells: [item.at, item.sku, us(item.quantity, 0), item.unit, us(item.price), "N", us(item.total)] },
      { words: [[62, item.name]] },
      row(
        [
          [90, "Shipment"],
          [140, "Ship To Location"],
          [262, "Promised Date"],
          [336, "Need-By Date"],
          [412, "Shipment Qty"],
        ],
        { italic: true },
      ),
      ...parts.map((part, i) =>
        row([
          [90, `${i + 1}`],
          [140, "As shown on top of order"],
          [262, i ? "" : day(item.due, "dd-MON-yyyy")],
          [336, day(later(item.due, i * 21), "dd-MON-yyyy")],
          [412, us(part, 0)],
        ]),
      ),
      { words: [], step: 7 },
    ];
  },
  below: (pen, flow, order) => sums(pen, flow, [500, 578], [["Total:", us(order.net)]], { bold: true }),
  shown: () => ({ currency: "USD" }),
});

const MEASURE: Record<number, string> = { 1: "EA", 100: "C", 1000: "M" };

/** A mainframe suite's order: unit prices of four decimals for each, hundred or thousand, the measure of the price behind it. */
const extPrice = laid("clerk-jde-ext-price-per-c", {
  wish: { min: 3, max: 30, bases: [1, 100, 1000], priceDecimals: 4, size: [792, 612], base: { size: 8.5 } },
  trade: { wares: STOCK.fixings, buyers: ASKING.plants, number: "999999", units: ["EA"] },
  ruler: `34 Line | 70 Item Number | 176 Description | >430 Ordered | 438 UM | >530 Unit Price | 538 PU | >650 Ext. Price | 670 Request`,
  bottom: 548,
  step: 11,
  head: (pen, order) => {
    pen.say(34, 24, order.buyer.name, { bold: true, size: 11 });
    pen.say(396, 24, "P U R C H A S E   O R D E R", { bold: true, size: 11, align: "center" });
    pairs(pen, [600, 680], 24, [
      ["Order Number", `${order.number} OP`],
      ["Order Date", day(order.date, "mm/dd/yy")],
      ["Branch/Plant", `${order.random.digits(3)}0`],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 84;
    under(pen, [34, 44], "", { ...order.buyer, name: "" });
    under(pen, [34, 92], "Supplier", order.seller);
    under(pen, [396, 92], "Ship To", order.buyer);
    return 150;
  },
  rows: (item) => [
    {
      cells: [
        `${item.at}.000`,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        MEASURE[item.basis]!,
        us(item.total),
        day(item.due, "mm/dd/yy"),
      ],
    },
    ...(item.at % 4 === 2 ? [{ words: [[176, "CERT OF CONFORMANCE REQUIRED"]] } as Row] : []),
  ],
  below: (pen, flow, order) => {
    sums(pen, flow, [560, 650], [["Total Order", us(order.net)]]);
    pen.say(34, flow.y, "Tax Rate    EXEMPT       Terms  Net 30", { size: 8 });
  },
  shown: () => ({ shipTo: undefined }),
});

/** A cloud suite's form: item and words in one cell, the count first, class and job behind, the number under the title behind a hash. */
const suite = laid("clerk-netsuite-count-first", {
  wish: { min: 2, max: 18 },
  trade: { wares: "retail", buyers: "shops", number: "PO99999", units: ["EA"] },
  site: [["Hearth Supply Warehouse 2", "Tin Larder Fulfilment"]],
  ruler: `>74 Quantity | 84/200 Item | 300 Customer | 372 Expected Receipt | >500 Rate | >576 Amount`,
  band: "bar",
  caption: { size: 8, bold: true },
  bottom: 720,
  head: (pen, order) => {
    if (pen.pages > 1) return 40;
    pen.say(36, 30, order.buyer.name, { size: 12, bold: true });
    pen.block(36, 48, order.buyer.lines);
    pen.say(576, 26, "Purchase Order", { size: 20, bold: true, align: right });
    pen.say(576, 52, `#${order.number}`, { size: 13, align: right });
    pen.say(576, 72, day(order.date, "m/d/yyyy"), { align: right });
    under(pen, [36, 104], "Vendor", order.seller);
    under(pen, [220, 104], "Ship To", order.site);
    pen.box(410, 104, 166, 44, "#eeeeee");
    pen.say(418, 108, "TOTAL", { bold: true });
    pen.say(568, 122, `$${us(order.net)}`, { size: 16, align: right });
    boxed(
      pen,
      [36, 162, 540],
      [
        ["Terms", "Net 30"],
        ["Due Date", day(order.due, "m/d/yyyy")],
        ["Currency", "US Dollar"],
        ["Ship Via", "UPS Ground"],
      ],
    );
    return 204;
  },
  rows: (item) => [
    {
      cells: [
        us(item.quantity, 0),
        item.sku,
        item.at % 3 ? "" : "Stock",
        day(item.due, "m/d/yyyy"),
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ],
      step: 11,
    },
    ...parted(item.name, 38).map((text): Row => ({ words: [[84, text]], hand: { size: 8 }, step: 10 })),
    { words: [], step: 6 },
  ],
  below: (pen, flow, order) => {
    sums(pen, flow, [500, 576], [["Total", `$${us(order.net)}`]], { bold: true });
    pen.say(36, 750, `${order.number}`, { size: 7 });
    pen.say(576, 750, `${pen.pages} of ${pen.pages}`, { size: 7, align: right });
  },
  shown: () => ({ currency: "USD" }),
});

/** The forms of large programs. */
export const clerkPrograms = [shipments, extPrice, suite];
