import { GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** An engineering suite's order in landscape: captions and values in pairs above each other in every column, dimensions in the second row, totals in a strip. */
const paired = drawn("firm-paired-rows", { max: 20, size: [842, 595] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Nordkaj Logistics A/S", "Hallingdal Windparks AS", "Fenwick Ferries Ltd"],
    number: "PO-0099999",
    units: ["Pcs", "Box", "Ltr"],
  });
  const columns = columnsOf(`36 Item number¶Configuration | 130 Supplier item¶Size | 230 Description¶Color
    500 Delivery date¶Site | >600 Quantity¶ | 606 Unit¶Warehouse | >722 Unit price¶Discount percent
    >800 Line amount¶`);
  const head = () => {
    pen.say(36, 28, "Purchase order", { bold: true, size: 15 });
    pen.say(800, 30, `Page ${pen.pages} of 3`, { align: "right" });
    if (pen.pages > 1) {
      pen.say(36, 48, `Purchase order ${order.number}`);
      return 70;
    }
    pen.block(36, 54, [order.seller.name, ...order.seller.lines]);
    pen.block(330, 54, ["Delivery address", order.site.name, ...order.site.lines]);
    pairs(pen, [560, 680], 54, [
      ["Purchase order", order.number],
      ["Date", day(order.date, "dd-mm-yyyy")],
      ["Supplier account", `V-${order.random.digits(5)}`],
      ["Our reference", order.person],
      ["Currency", "EUR"],
    ]);
    pen.block(36, 100, [order.buyer.name, ...order.buyer.lines], { size: 8 });
    return 140;
  };
  const flow = wayOf(pen, { columns, head, bottom: 500, caption: { bold: true, size: 8, top: true } });
  let net = 0;
  const lines = order.items.map((item) => {
    flow.need(30);
    const percent = item.at % 4 ? 0 : 5;
    const total = rounded(item.total * (1 - percent / 100), 2);
    net = rounded(net + total, 2);
    flow.y = cells(pen, flow.y, columns, [
      item.buyerSku,
      item.sku,
      item.name,
      day(item.due, "dd-mm-yyyy"),
      us(item.quantity),
      item.unit,
      us(item.price),
      us(total),
    ]);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at % 2 ? "STD" : "",
          item.at % 3 ? "" : "L",
          item.at % 3 ? "" : "Black",
          "2",
          "",
          "21",
          us(percent),
          "",
        ],
        {
          size: 8,
        },
      ) + 4;
    return { item, total };
  });
  flow.need(60);
  pen.rule(36, flow.y, 806);
  const tax = rounded(net * 0.25, 2);
  const strip = [
    ["Sales subtotal amount", us(net)],
    ["Total discount", us(0)],
    ["Charges", us(0)],
    ["Net amount", us(net)],
    ["Sales tax", us(tax)],
    ["Round-off", us(0)],
    ["Total EUR", us(net + tax)],
  ];
  strip.forEach(([text, value], i) => {
    pen.say(136 + i * 110, flow.y + 6, text!, { bold: true, size: 8, align: "right" });
    pen.say(136 + i * 110, flow.y + 18, value!, { align: "right" });
  });
  return {
    ...truly(order),
    lines: truly(order).lines!.map((line, i) => ({
      ...line,
      buyerSku: lines[i]!.item.buyerSku,
      lineTotal: lines[i]!.total,
    })),
    currency: "EUR",
    total: rounded(net + tax, 2),
  };
});

/** A distributor's suite with ordered and cancelled, two values in each column, shaded captions of two rows, trade discount and freight at the foot. */
const cancelled = drawn("firm-ordered-cancelled", { max: 24, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: "works",
    number: "PO99999",
    units: ["EACH", "CASE", "FOOT"],
  });
  const columns = columnsOf(`40 L/N¶ | 68 Item Number¶Reference Number | 180 Description¶FOB
    378 Req. Date¶Ship Method | 432 U of M¶ | >500 Ordered¶Cancelled | >576 Unit Price¶Ext. Price`);
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
    pen.block(40, 46, order.buyer.lines);
    pen.say(576, 30, "Purchase Order", { size: 15, align: "right" });
    pen.box(400, 52, 176, 44);
    pairs(pen, [404, 500], 55, [
      ["Purchase Order No.", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    pen.block(40, 100, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(310, 100, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.box(40, 152, 536, 28);
    ["Shipping Method", "Payment Terms", "Confirm With", "Vendor ID"].forEach((text, i) => {
      pen.say(44 + i * 134, 154, text, { size: 7.5 });
      pen.say(44 + i * 134, 166, ["GROUND", "Net 30", order.person, "ACETRAVE0001"][i]!);
    });
    return 190;
  };
  const flow = wayOf(pen, {
    columns,
    head,
    bottom: 700,
    band: "bar",
    caption: { size: 8, bold: true, top: true },
  });
  for (const item of order.items) {
    flow.need(32);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.name,
      day(item.due, "m/d/yyyy"),
      item.unit,
      us(item.quantity, 0),
      `$${us(item.price, 3)}`,
    ]);
    flow.y =
      cells(pen, flow.y, columns, ["", item.sku, "Origin", "GROUND", "", "0", `$${us(item.total)}`], {
        size: 8.5,
      }) + 4;
  }
  flow.need(80);
  const tax = taxOf(order, 7);
  pairs(pen, [420, 510], flow.y + 6, [
    ["Subtotal", `$${us(order.net)}`],
    ["Trade Discount", "$0.00"],
    ["Freight", "$0.00"],
    ["Miscellaneous", "$0.00"],
    ["Tax", `$${us(tax)}`],
    ["Order Total", `$${us(withTax(order, 7))}`],
  ]);
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD", total: withTax(order, 7) };
});

export const firmDistributors = [paired, cancelled];
