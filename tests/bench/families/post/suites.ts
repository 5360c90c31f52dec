import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { listed, right } from "../erp/_listed.ts";

const DOCKS = ["Central Warehouse", "Receiving Dock 2", "Plant 3 Stores"];

/** A distributor's suite: buys of another distributor by unit of order and unit of price; the supplier's part under its own. */
const units = drawn("post-distributor-suite-units", { max: 18, priceDecimals: 4 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: GOODS.parts,
      buyers: ["Lakeland Bearing & Drive", "Tri-County Industrial Supply", "Hobart Hydraulics & Hose Inc."],
      number: "3099999",
      units: ["EA", "BX", "FT"],
    }),
    DOCKS,
  );
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 46, [...order.buyer.lines, order.buyer.phone], { size: 8 });
    pen.say(576, 28, "PURCHASE ORDER", { bold: true, size: 15, align: right });
    pairs(pen, [430, 510], 50, [
      ["PO Number:", order.number],
      ["PO Date:", day(order.date, "m/d/yyyy")],
      ["Page:", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 100;
    pen.block(36, 100, ["Supplier: 104417", order.seller.name, ...order.seller.lines]);
    pen.block(320, 100, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.block(36, 156, ["Ordered By", order.person], { size: 8 });
    pen.block(160, 156, ["Terms", "NET 30 DAYS"], { size: 8 });
    pen.block(270, 156, ["Carrier", "BEST WAY"], { size: 8 });
    pen.block(380, 156, ["FOB", "ORIGIN"], { size: 8 });
    pen.block(470, 156, ["Required Date", day(order.due, "m/d/yyyy")], { size: 8 });
    return 190;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`>66 Qty¶Ordered | 74 ¶UOM | >128 Unit¶Size | 140/240 Item ID¶Item Description
      >424 Pricing¶UOM | >500 Unit¶Price | >576 Extended¶Price`),
    head,
    bottom: 720,
    height: 50,
    row: (item) => [
      us(item.quantity, 2),
      item.unit,
      "1.0",
      item.buyerSku,
      item.unit,
      us(item.price, 4),
      us(item.total),
    ],
    under: (item, y) =>
      pen.say(140, pen.say(140, y, item.name), `Supplier Part Number:  ${item.sku}`, { size: 8 }),
  });
  flow.need(60);
  pen.say(36, flow.y + 6, `Total Lines: ${order.items.length}`);
  pairs(pen, [440, 520], flow.y + 6, [
    ["SUB-TOTAL:", us(order.net)],
    ["TAX:", "0.00"],
    ["AMOUNT DUE:", us(order.net)],
  ]);
  return told(order, {
    line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }),
    requestedDate: order.due,
  });
});

/** A mid-market ledger's blank form: number, then words below; prices with five decimals, discount and freight before the sum. */
const blank = drawn("post-ledger-blank-form", { max: 16, priceDecimals: 2 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "mro",
      buyers: ["Pike Creek Foundry LLC", "Ozark Fiberglass Products", "Sterling Valley Cheese Co."],
      number: "PO099999",
      units: ["EA", "Each", "BOX", "PK"],
    }),
    DOCKS,
  );
  const freight = order.random.chance(0.5) ? 45 : 0;
  const tax = taxOf(order, 6);
  const head = () => {
    pen.block(40, 30, [order.buyer.name, ...order.buyer.lines]);
    pen.say(570, 28, "Purchase Order", { bold: true, size: 18, align: right, face: "serif" });
    pairs(pen, [420, 500], 58, [
      ["Purchase Order No.", ""],
      ["", order.number],
      ["Date", day(order.date, "m/d/yyyy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages === 1) {
      pen.block(40, 112, ["Vendor:", order.seller.name, ...order.seller.lines]);
      pen.block(320, 112, ["Ship To:", order.site.name, ...order.site.lines]);
    }
    const strip = pen.pages === 1 ? 172 : 116;
    pen.box(36, strip - 3, 540, 28);
    for (const [x, caption, value] of [
      [40, "Vendor ID", "OSTSUP001"],
      [150, "Shipping Method", "GROUND"],
      [260, "Payment Terms", "2% 10/Net 30"],
      [370, "Confirm With", ""],
      [470, "Contact", order.person],
    ] as const)
      pen.block(x, strip, [caption, value], { size: 8 });
    return strip + 34;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`40 L/N | 66/220 Item Number¶Description | 300 Req. Date | 360 U/M | >440 Ordered
      >506 Unit Price | >572 Ext. Price`),
    band: "bar",
    head,
    bottom: 690,
    height: 30,
    row: (item) => [
      item.at,
      item.sku,
      day(item.due, "m/d/yyyy"),
      item.unit,
      us(item.quantity, 0),
      `$${us(item.price, 5)}`,
      `$${us(item.total)}`,
    ],
    under: (item, y) => pen.say(66, y, item.name),
  });
  flow.need(80);
  pairs(pen, [410, 500], flow.y + 8, [
    ["Subtotal", `$${us(order.net)}`],
    ["Trade Discount", "$0.00"],
    ["Freight", `$${us(freight)}`],
    ["Miscellaneous", "$0.00"],
    ["Tax", `$${us(tax)}`],
    ["Order Total", `$${us(rounded(order.net + freight + tax, 2))}`],
  ]);
  pen.say(40, flow.y + 40, "Authorized Signature ______________________");
  return told(order, { currency: "USD", total: rounded(order.net + freight + tax, 2) });
});

/** A large suite's batch print: line numbers with decimals, the order's type and company behind its number, own item and supplier's in two columns. */
const batch = drawn("post-batch-print-line-decimals", { max: 24, priceDecimals: 4 }, (made, pen) => {
  const order = sited(
    traded(made, { wares: "pipe", buyers: ASKING.plants, number: "299999", units: ["EA", "FT", "LB"] }),
    DOCKS,
  );
  const head = () => {
    pen.block(36, 28, [order.buyer.name, ...order.buyer.lines], { size: 8 });
    pen.say(306, 28, "Purchase Order", { bold: true, size: 13, align: "center" });
    pairs(
      pen,
      [440, 510],
      28,
      [
        ["Order Number", `${order.number} OP`],
        ["Revision", "000"],
        ["Order Date", day(order.date, "mm/dd/yyyy")],
        ["Branch/Plant", "        30"],
        ["Page -", `${pen.pages}`],
      ],
      { size: 8 },
    );
    if (pen.pages > 1) return 92;
    pen.block(36, 92, ["Supplier   40218", order.seller.name, ...order.seller.lines], { size: 8 });
    pen.block(320, 92, ["Ship To   30", order.site.name, ...order.site.lines], { size: 8 });
    pairs(
      pen,
      [36, 110],
      142,
      [
        ["Terms", "Net 45 Days"],
        ["Freight", "Collect"],
        ["Buyer", order.person],
      ],
      { size: 8 },
    );
    return 186;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`>60 Line¶Number | 70/150 Item Number¶Description | 226 Supplier¶Item
      304 Request¶Date | >402 Quantity¶Ordered | 408 ¶UM | >488 Unit¶Cost | 494 ¶PU
      >576 Extended¶Cost`),
    caption: { size: 8 },
    hand: { size: 8 },
    head,
    bottom: 726,
    height: 40,
    row: (item) => [
      us(item.at, 3),
      item.buyerSku,
      item.sku,
      day(item.due, "mm/dd/yyyy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 4),
      item.unit,
      us(item.total),
    ],
    under: (item, y) => pen.say(70, y, item.name, { size: 8, width: 220 }),
  });
  flow.need(40);
  pen.rule(490, flow.y, 576);
  pen.say(420, flow.y + 4, "Total Order", { size: 8 });
  pen.say(576, flow.y + 4, us(order.net), { size: 8, align: right });
  return told(order, { line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }) });
});

export const postSuites = [units, blank, batch];
