import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A package of the nineties: no rules, quantities received and back ordered beside those ordered, descriptions below. */
const backordered = drawn("trade-back-ordered", { max: 30, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: "works",
    number: "0099999",
    units: ["EACH", "BOX", "CASE"],
  });
  const columns = columnsOf(`34 Item Number | 190 Unit | >288 Ordered | >352 Received | >424 Back Order
    >500 Unit Cost | >582 Amount`);
  const head = () => {
    pen.say(582, 24, `Page:   ${pen.pages}`, { size: 8, align: "right" });
    pen.say(400, 40, "Purchase Order", { size: 16, bold: true });
    pen.block(34, 40, [order.buyer.name, ...order.buyer.lines, order.buyer.phone], { size: 9 });
    pairs(pen, [400, 500], 64, [
      ["Order Number:", order.number],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Vendor Number:", "01-HALVOR"],
    ]);
    let y = 116;
    if (pen.pages === 1) {
      pen.block(34, 116, [order.seller.name, ...order.seller.lines]);
      pen.block(340, 116, ["Ship To:", order.site.name, ...order.site.lines]);
      pen.say(34, 172, "Confirm To:");
      pen.say(34, 183, order.person);
      const strip = [
        "Required Date",
        day(order.due, "m/d/yyyy"),
        "Ship Via",
        "UPS BLUE",
        "F.O.B.",
        "",
        "Terms",
        "Net 30 Days",
      ];
      for (const [i, text] of strip.entries())
        pen.say(34 + Math.floor(i / 2) * 140, 204 + (i % 2) * 12, text, { bold: i % 2 === 0 });
      y = 238;
    }
    pen.rule(34, y - 3, 582);
    y = heads(pen, y, columns, { bold: true });
    pen.rule(34, y - 1, 582);
    return y + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 710, again: head });
  for (const item of order.items) {
    flow.need(32);
    flow.y = cells(pen, flow.y, columns, [
      item.sku,
      item.unit,
      bare(item.quantity, 2),
      "0.00",
      "0.00",
      bare(item.price, 3),
      us(item.total),
    ]);
    pen.say(200 + 180, flow.y, `Whse:  000`, { size: 8 });
    flow.y = pen.say(34, flow.y, item.name) + 5;
  }
  flow.need(70);
  flow.y = pairs(pen, [430, 520], flow.y + 8, [
    ["Net Order:", us(order.net)],
    ["Less Discount:", "0.00"],
    ["Freight:", "0.00"],
    ["Sales Tax:", "0.00"],
    ["Order Total:", us(order.net)],
  ]);
  return { ...truly(order), requestedDate: order.due };
});

/** A mid-market suite of accounts: item and vendor's item over each other in a grid, prices with five decimals. */
const ledgered = drawn("trade-ledger-grid", { max: 20, priceDecimals: 5 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: "works",
    number: "PO9999999",
    units: ["Each", "Case", "Box"],
  });
  const edges = [36, 66, 180, 340, 392, 444, 514, 582];
  const columns = columnsOf(`^51 L/N | 69/108 Item Number¶Vendor Item | 183/152 Description | >389 Ordered
    396 U of M | >511 Unit Price | >579 Ext. Price`);
  const head = () => {
    pen.say(582, 24, "Purchase Order", { size: 18, bold: true, align: "right" });
    pen.block(36, 30, [order.buyer.name, ...order.buyer.lines], { size: 9.5 });
    const box: [string, string][] = [
      ["Purchase Order No.", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Page", `${pen.pages}`],
      ["Revision", "0"],
    ];
    box.forEach(([caption, value], i) => {
      pen.box(400, 48 + i * 14, 100, 14);
      pen.box(500, 48 + i * 14, 82, 14);
      pen.say(403, 51 + i * 14, caption, { size: 8 });
      pen.say(504, 51 + i * 14, value, { size: 8.5 });
    });
    let y = 116;
    if (pen.pages === 1) {
      pen.say(36, 100, "Vendor:", { size: 8 });
      pen.block(36, 111, [order.seller.name, ...order.seller.lines]);
      pen.say(310, 110, "Ship To:", { size: 8 });
      pen.block(310, 121, [order.site.name, ...order.site.lines]);
      const strip: [string, string][] = [
        ["Shipping Method", "LOCAL DELIVERY"],
        ["Payment Terms", "Net 30"],
        ["Confirm With", order.person],
        ["Required By", day(order.due, "mm/dd/yyyy")],
      ];
      strip.forEach(([caption, value], i) => {
        pen.box(36 + i * 136.5, 168, 136.5, 14, "#d9d9d9");
        pen.say(39 + i * 136.5, 171, caption, { size: 8, bold: true });
        pen.say(39 + i * 136.5, 185, value, { size: 8.5 });
      });
      y = 206;
    }
    pen.box(36, y, 546, 25, "#d9d9d9");
    return heads(pen, y + 2, columns, { size: 8, bold: true, top: true }) + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 690, again: head });
  for (const item of order.items) {
    flow.need(40);
    const top = flow.y - 2;
    const after = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        item.buyerSku,
        item.name,
        bare(item.quantity, 0),
        item.unit,
        `$${us(item.price, 5)}`,
        `$${us(item.total)}`,
      ],
      { size: 8.5 },
    );
    flow.y = Math.max(after, pen.say(69, flow.y + 11, item.sku, { size: 8.5 })) + 4;
    edges.slice(1).forEach((edge, i) => void pen.box(edges[i]!, top, edge - edges[i]!, flow.y - top - 1));
  }
  flow.need(80);
  for (const [caption, value] of [
    ["Subtotal", order.net],
    ["Trade Discount", 0],
    ["Freight", 0],
    ["Miscellaneous", 0],
    ["Tax", 0],
    ["Order Total", order.net],
  ] as const) {
    pen.say(420, flow.y, caption, { size: 8.5 });
    pen.say(579, flow.y, `$${us(value)}`, { size: 8.5, align: "right" });
    flow.y += 12;
  }
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD", requestedDate: order.due };
});

export const tradePackages = [backordered, ledgered];
