import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A mid-market suite's blank form: a grid of captions above values, the vendor's number in the row with the code, our number below, dollar signs everywhere. */
const blank = drawn("lot-blank-form", { max: 24, min: 4, base: { face: "serif", size: 9 } }, (plain, pen) => {
  const asked = traded(plain, {
    wares: "mro",
    buyers: "works",
    number: "PO9999",
    units: ["Each", "Case", "Pair"],
  });
  const order = sited(asked, ["Plant Two", "Tool Crib West"]);
  const columns = columnsOf(`36 L/I | 60 Item Number¶Reference Number | 160/170 Description¶Site ID
    350 Req. Date¶ | 410 U/M¶ | >472 Ordered¶ | >528 Unit Cost¶ | >584 Ext. Cost¶`);
  const head = () => {
    pen.block(36, 28, [order.buyer.name, ...order.buyer.lines], { size: 10 });
    pen.say(584, 26, "Purchase Order", { italic: true, bold: true, size: 18, align: right });
    const box = [
      ["Purchase Order No.", order.number],
      ["Date", day(order.date, "m/d/yyyy")],
      ["Page", String(pen.pages)],
    ];
    box.forEach(([caption = "", value = ""], i) => {
      pen.box(400, 52 + i * 15, 184, 15);
      pen.say(404, 55 + i * 15, caption);
      pen.say(500, 55 + i * 15, value);
    });
    if (pen.pages > 1) return 112;
    pen.say(36, 108, "Vendor:", { bold: true });
    pen.block(80, 108, [order.seller.name, ...order.seller.lines]);
    pen.say(310, 108, "Ship To:", { bold: true });
    pen.block(356, 108, [order.site.name, ...order.site.lines]);
    const row = [
      ["Shipping Method", "LOCAL DELIVERY"],
      ["Payment Terms", "Net 30"],
      ["Confirm With", order.seller.phone],
      ["Entered By", order.person],
    ];
    row.forEach(([caption = "", value = ""], i) => {
      const x = 36 + i * 137;
      pen.box(x, 158, 137, 30);
      pen.say(x + 4, 161, caption, { bold: true });
      pen.say(x + 4, 174, value);
    });
    return 204;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(36);
    const y = flow.y;
    const after = cells(pen, y, columns, [
      item.at,
      item.sku,
      item.name,
      day(item.due, "m/d/yyyy"),
      item.unit,
      us(item.quantity, 0),
      `$${us(item.price)}`,
      `$${us(item.total)}`,
    ]);
    pen.say(60, y + 11, item.buyerSku);
    flow.y = pen.say(160, after, "WAREHOUSE", { size: 8 }) + 4;
  }
  flow.need(80);
  pairs(pen, [440, 530], flow.y + 8, [
    ["Subtotal", `$${us(order.net)}`],
    ["Trade Discount", "$0.00"],
    ["Freight", "$0.00"],
    ["Miscellaneous", "$0.00"],
    ["Tax", "$0.00"],
    ["Order Total", `$${us(order.net)}`],
  ]);
  pen.say(36, flow.y + 30, "Authorized Signature", { size: 8 });
  pen.rule(36, flow.y + 28, 220);
  return told(order, { currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) });
});

/** A finance suite's report: label and value in one run, discount and its percent by line, the size in a column, amounts after the discount. */
const colons = drawn("lot-colon-runs", { max: 18, min: 3, base: { size: 8.5 } }, (plain, pen) => {
  const asked = traded(plain, {
    wares: GOODS.fasteners,
    buyers: ASKING.britain,
    number: "PUR-0099999",
    units: ["ea", "box", "pk"],
  });
  const order = sited(asked, ["Goods In, Depot 3", "Trafford Distribution Hub"]);
  const { off, totals, net } = discounted(order, [0, 10, 15]);
  const columns = columnsOf(`36/66 Item number | 106/140 Description | 250 Config | >336 Quantity | 342 Unit
    >416 Unit price | >466 Discount¶percent | >520 Amount | 530 Delivery`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.say(576, 28, `Page ${pen.pages} of 4`, { align: right });
    if (pen.pages > 1) return 60;
    pen.block(36, 44, [...order.buyer.lines, `Telephone: ${order.buyer.phone}`]);
    pen.say(340, 52, "Purchase order", { size: 14, bold: true });
    const facts = [
      `Number: ${order.number}`,
      `Date: ${day(order.date, "dd/mm/yyyy")}`,
      `Requisition: ${order.random.digits(6)}`,
      `Our reference: ${order.person}`,
      "Payment: 30 days end of month",
      "Delivery terms: DAP",
    ];
    pen.block(340, 74, facts);
    pen.block(36, 98, [order.seller.name, ...order.seller.lines]);
    pen.block(36, 148, ["Delivery address:", order.site.name, ...order.site.lines]);
    pen.say(340, 160, `Confirmed delivery requested: ${day(order.due, "dd/mm/yyyy")}`);
    return 204;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true, size: 8 } });
  order.items.forEach((item, i) => {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        item.at % 2 ? "BZP" : "A2",
        us(item.quantity, 2),
        item.unit,
        us(item.price),
        off[i] ? us(off[i]) : "",
        us(totals[i]!),
        day(item.due, "dd/mm/yyyy"),
      ]) + 3;
  });
  flow.need(60);
  const below = [
    ["Sales subtotal amount", us(net)],
    ["Total discount", "0.00"],
    ["Charges", "0.00"],
    ["Total GBP", us(net)],
  ];
  pen.rule(36, flow.y, 576);
  below.forEach(([caption = "", value = ""], i) => {
    const x = 150 + i * 123;
    pen.say(x, flow.y + 6, caption, { align: right, bold: true, size: 8 });
    pen.say(x, flow.y + 18, value, { align: right });
  });
  return told(order, {
    requestedDate: order.due,
    currency: "GBP",
    total: net,
    line: (item) => ({ lineTotal: totals[item.at - 1]! }),
  });
});

export const lotMakers = [blank, colons];
