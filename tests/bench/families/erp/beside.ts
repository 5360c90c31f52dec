import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import type { Order } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { day, us } from "../_print.ts";
import type { Column } from "../_table.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right, unproved } from "./_listed.ts";

/** A plain head of a distributor's or maker's print; the parties stand on the first page, or on all where it is copied. */
function headOf(pen: Pen, order: Order, [edge, title]: [number, string], copied = false): number {
  pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
  pen.say(edge, 28, title, { bold: true, size: 13, align: right });
  pairs(pen, [edge - 150, edge - 70], 48, [
    ["PO Number", order.number],
    ["PO Date", day(order.date, "mm/dd/yyyy")],
    ["Page", String(pen.pages)],
  ]);
  if (pen.pages > 1 && !copied) return 94;
  pen.block(36, 44, order.buyer.lines, { size: 8 });
  pen.block(36, 94, ["Vendor", order.seller.name, ...order.seller.lines]);
  pen.block(260, 94, ["Ship To", order.site.name, ...order.site.lines]);
  return 154;
}

const START: Column[] = columnsOf("36 Ln | 60 Item | 140/170 Description");

/** A hardware house's order of a promotion: regular cost, deal cost and retail beside each other, no sums. */
const deal = drawn("erp-deal-cost", { max: 24 }, (made, pen) => {
  const order = traded(made, {
    wares: "retail",
    buyers: ["Granite State Hardware Co-op", "Beacon Variety Stores", "Homestead Farm & Ranch"],
    number: "99999",
    units: ["EA", "CS"],
  });
  listed(pen, order.items, {
    columns: [
      ...START,
      { x: 360, align: right, head: "Order" },
      { x: 366, head: "UM" },
      { x: 450, align: right, head: ["Regular", "Cost"] },
      { x: 510, align: right, head: ["Deal", "Cost"] },
      { x: 574, align: right, head: ["Sugg.", "Retail"] },
    ],
    head: () => headOf(pen, order, [574, "Purchase Order"]),
    bottom: 730,
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price * 1.18),
      us(item.price),
      us(item.price * 2.2),
    ],
  });
  return unproved(order);
});

/** An importer's order: what the seller is paid, duty and freight by unit and the landed cost that they make, no sums. */
const landed = drawn("erp-landed-cost", { max: 24, priceDecimals: 3, size: [792, 612] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Seaboard Import Traders Inc.", "Northstar Housewares LLC", "Pacific Rim Fasteners Corp."],
    number: "IM-99999",
    units: ["PC", "SET"],
  });
  listed(pen, order.items, {
    columns: [
      ...START,
      { x: 400, align: right, head: "Qty" },
      { x: 406, head: "UM" },
      { x: 500, align: right, head: ["FOB Cost", "USD"] },
      { x: 560, align: right, head: ["Duty", "%"] },
      { x: 640, align: right, head: ["Frt /", "Unit"] },
      { x: 740, align: right, head: ["Est Landed", "Cost"] },
    ],
    head: () => headOf(pen, order, [740, "Import Purchase Order"]),
    bottom: 560,
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price, 3),
      "4.2",
      us(item.price * 0.06, 3),
      us(item.price * 1.102, 3),
    ],
  });
  return unproved(order, { currency: "USD" });
});

/** A garden chain's order: what is to come now and in the months after as columns, their sum behind, a price and no sums. */
const splits = drawn("erp-ship-splits", { max: 20, size: [792, 612] }, (made, pen) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "GC99999", units: ["EA"] });
  const now = order.items.map(({ quantity }) => Math.ceil(quantity / 2));
  listed(pen, order.items, {
    columns: [
      ...START,
      { x: 400, align: right, head: ["Ship", "Now"] },
      { x: 460, align: right, head: ["Ship", "30 Days"] },
      { x: 540, align: right, head: ["Total", "Units"] },
      { x: 740, align: right, head: ["Unit", "Cost"] },
    ],
    head: () => headOf(pen, order, [740, "PURCHASE ORDER"]),
    bottom: 560,
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      now[item.at - 1]!,
      item.quantity - now[item.at - 1]! || null,
      item.quantity,
      us(item.price),
    ],
  });
  return {
    ...unproved(order),
    lines: unproved(order).lines!.map((line) => ({ ...line, unit: null })),
  };
});

/** A branch's reorder: last year's and suggested quantities before the one that is ordered, the least to buy behind it. */
const reorder = drawn("erp-suggested-quantity", { max: 30 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ["Ridgeline Electric Supply", "Harbor Controls & Drives"],
    number: "B9-99999",
    units: ["EA", "BX"],
  });
  const { random } = order;
  listed(pen, order.items, {
    columns: [
      ...START,
      { x: 350, align: right, head: ["LY", "Qty"] },
      { x: 395, align: right, head: ["Sugg", "Qty"] },
      { x: 440, align: right, head: ["Order", "Qty"] },
      { x: 446, head: ["UM"] },
      { x: 500, align: right, head: ["Min", "Qty"] },
      { x: 574, align: right, head: ["Net", "Price"] },
    ],
    head: () => headOf(pen, order, [574, "Replenishment PO"]),
    bottom: 730,
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      us(item.quantity + random.int(1, 90), 0),
      us(item.quantity + random.int(-1, 4), 0),
      us(item.quantity, 0),
      item.unit,
      random.pick([1, 6, 10]),
      us(item.price),
    ],
  });
  return unproved(order);
});

/** Three copies of one order behind each other, alike but for the foot: the vendor's, the store's and the ledger's. */
const three = drawn("erp-three-copies", { max: 16 }, (made, pen) => {
  const order = traded(made, { wares: "shop", buyers: ASKING.plants, number: "W99999", units: ["EA", "FT"] });
  for (const copy of ["VENDOR COPY", "RECEIVING COPY", "ACCOUNTING COPY"]) {
    if (copy !== "VENDOR COPY") pen.next();
    const flow = listed(pen, order.items, {
      columns: [
        ...START,
        { x: 370, align: right, head: "Quantity" },
        { x: 376, head: "UM" },
        { x: 470, align: right, head: "Unit Cost" },
        { x: 574, align: right, head: "Amount" },
      ],
      head: () => headOf(pen, order, [574, "Purchase Order"], true),
      bottom: 700,
      row: (item) => [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ],
    });
    pen.say(470, flow.y + 4, "Order Total", { align: right });
    pen.say(574, flow.y + 4, us(order.net), { align: right });
    pen.say(306, 760, copy, { align: "center", bold: true });
  }
  return truly(order);
});

export const erpBeside = [deal, landed, splits, reorder, three];
