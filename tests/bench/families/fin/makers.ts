import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** What a price is for, as the plant's suite calls it. */
const PRICED: Record<number, string> = { 1: "EA", 100: "HU", 1000: "TH" };

/** A plant's suite in landscape: what is counted in pieces is priced by the hundred or thousand, named in a column of units of its own. */
const costs = drawn(
  "fin-cost-per-thousand",
  { max: 18, size: [792, 612], base: { size: 8 }, bases: [1, 100, 1000], priceDecimals: 4 },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.fasteners,
      buyers: ASKING.plants,
      number: "209999",
      units: ["EA"],
    });
    const columns = columnsOf(`36 Line¶No. | 66 Item Number¶Catalog Number | 170 Description¶
      >420 Quantity¶Ordered | 426 U/M¶ | >510 Unit¶Cost | 516 Price¶U/M | >620 Extended¶Cost
      650 Promised¶Delivery`);
    const head = () => {
      pen.say(396, 26, order.buyer.name, { bold: true, size: 13, align: "center" });
      pen.say(396, 42, `Purchase Order ${order.number} OP`, { size: 11, align: "center" });
      pen.say(756, 26, `Page - ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 70;
      pen.block(36, 64, ["Supplier", `4${order.random.digits(5)}`, order.seller.name, ...order.seller.lines]);
      pen.block(250, 64, ["Ship To", order.site.name, ...order.site.lines]);
      pairs(pen, [500, 590], 64, [
        ["Order Date", day(order.date, "mm/dd/yyyy")],
        ["Branch/Plant", "30"],
        ["Freight", "PPD/ADD"],
        ["Terms", "Net 45 Days"],
        ["Ordered By", order.person],
      ]);
      return 136;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560 });
    for (const item of order.items) {
      flow.need(28);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        us(item.quantity, 0),
        "EA",
        us(item.price, 4),
        PRICED[item.basis]!,
        us(item.total),
        day(item.due, "mm/dd/yyyy"),
      ]);
      flow.y = pen.say(66, flow.y, item.sku) + 4;
    }
    flow.need(24);
    pen.say(510, flow.y + 4, "Total Order", { bold: true, align: right });
    pen.say(620, flow.y + 4, us(order.net), { bold: true, align: right });
    return truly(order, ({ buyerSku }) => ({ buyerSku }));
  },
);

/** A wholesaler's store asks its maker: count first, both parties' numbers, not a single price. */
const replenish = drawn("fin-replenish-unpriced", { max: 30, base: { size: 8.5 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ["Halston Electric Supply", "Border States Controls Depot", "Nine Mile Wholesale Inc."],
    number: "R999999",
    units: ["EA", "RL", "CT"],
  });
  const columns = columnsOf(`>66 QTY | 74 U/M | 104 VENDOR PART NUMBER | 220 DESCRIPTION | 460 OUR PART
    520 NEEDED`);
  const head = () => {
    pen.say(306, 28, order.buyer.name.toUpperCase(), { bold: true, size: 13, align: "center" });
    pen.say(306, 46, "REPLENISHMENT ORDER", { bold: true, size: 11, align: "center" });
    pen.say(576, 28, `PAGE ${pen.pages}`, { align: right });
    pairs(pen, [420, 500], 62, [
      ["P.O. NO.", order.number],
      ["P.O. DATE", day(order.date, "mm/dd/yy")],
    ]);
    if (pen.pages > 1) return 96;
    pen.block(36, 62, ["TO:", order.seller.name, ...order.seller.lines]);
    pen.block(220, 62, ["SHIP TO:", order.site.name, ...order.site.lines]);
    pen.block(36, 116, [
      "PRICES PER CURRENT CONTRACT. SHOW P.O. NUMBER ON ALL CARTONS. SHIP COMPLETE WITHIN 5 DAYS.",
    ]);
    return 138;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  for (const item of order.items) {
    flow.need(14);
    flow.y =
      cells(pen, flow.y, columns, [
        us(item.quantity, 0),
        item.unit,
        item.sku,
        item.name,
        item.buyerSku,
        day(item.due, "mm/dd/yy"),
      ]) + 3;
  }
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  flow.need(20);
  pen.say(36, flow.y + 6, `TOTAL LINES ${order.items.length}     TOTAL PIECES ${us(pieces, 0)}`);
  return {
    ...truly(order, ({ buyerSku }) => ({ buyerSku, unitPrice: null, lineTotal: null })),
    total: null,
  };
});

/** A distributor's suite: count with its unit, item over words, the unit size apart, the price's unit under the price. */
const sizes = drawn("fin-pricing-uom-below", { max: 20 }, (made, pen) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: ["Gulfway Pipe & Supply LLC", "Tri-County Valve Co.", "Delmar Industrial, Inc."],
    number: "1999999",
    units: ["EA", "FT"],
  });
  const columns = columnsOf(`>90 Ordered¶ | 96 UOM¶Unit Size | 150 Item ID¶Item Description
    400 Required¶Date | >510 Unit Price¶Pricing UOM | >576 Extended¶Price`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 46, [...order.buyer.lines, order.buyer.phone], { size: 8 });
    pen.say(576, 26, "PURCHASE ORDER", { bold: true, size: 14, align: right });
    for (const [i, [text, value]] of [
      ["PO Number", order.number],
      ["PO Date", day(order.date, "mm/dd/yyyy")],
      ["Page", `${pen.pages}`],
    ].entries()) {
      pen.box(380 + i * 66, 46, 66, 28);
      pen.say(413 + i * 66, 49, text!, { size: 7, align: "center" });
      pen.say(413 + i * 66, 60, value!, { align: "center" });
    }
    if (pen.pages > 1) return 96;
    pen.block(36, 92, ["Supplier:", order.seller.name, ...order.seller.lines]);
    pen.block(320, 92, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(36, 146, `Terms: 2% 10 Net 30     Carrier: BEST WAY     Taker: ${order.person}`, { size: 8 });
    return 166;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(32);
    cells(pen, flow.y, columns, [
      us(item.quantity, 2),
      item.unit,
      item.sku,
      day(item.due, "mm/dd/yyyy"),
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = cells(pen, flow.y + 11, columns, ["", "1.0000", item.name, "", item.unit, ""]) + 5;
  }
  flow.need(40);
  pairs(pen, [400, 520], flow.y + 4, [
    ["SUB-TOTAL:", us(order.net)],
    ["FREIGHT:", "0.00"],
    ["AMOUNT DUE:", us(order.net)],
  ]);
  return truly(order);
});

export const finMakers = [costs, replenish, sizes];
