import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import type { Item } from "../_order.ts";
import { later } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right, unproved } from "./_listed.ts";

/** A world suite's order whose lines break over pages: the next page says the line again with its code as continued, only its notes go on. */
const continued = drawn("erp-line-continued", { min: 8, max: 24, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ASKING.plants,
    number: "2099999",
    units: ["Each", "Meter"],
  });
  const notes = [
    "Note to supplier: certificates of conformance with each shipment.",
    "Mark cartons with order and line. Pack not more than 25 to a carton.",
    "Reference drawing 4410-22 sheet 3 of 5, issue 2.",
    "Deliver to stores between 07:30 and 15:00.",
  ];
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 11 });
    pen.say(576, 28, "Standard Purchase Order", { bold: true, size: 12, align: right });
    pairs(pen, [420, 510], 44, [
      ["Order", order.number],
      ["Revision", "0"],
      ["Order Date", day(order.date, "dd-MON-yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages === 1) {
      pen.block(36, 42, order.buyer.lines);
      pen.block(36, 84, ["Supplier:", order.seller.name, ...order.seller.lines]);
      pen.block(230, 84, ["Ship To:", order.site.name, ...order.site.lines]);
    }
    return 148;
  };
  let left: { item: Item; from: number } | null = null;
  const flow = wayOf(pen, {
    columns: COLUMNS,
    head,
    bottom: 730,
    onward: (y) =>
      left ? pen.say(62, y, `${left.item.sku}  Line ${left.item.at} continued`, { italic: true }) : y,
  });
  for (const item of order.items) {
    left = null;
    flow.need(24);
    const values = [
      String(item.at),
      item.sku,
      item.name,
      day(item.due, "dd-MON-yyyy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 4),
      us(item.total),
    ];
    const ends = COLUMNS.map(({ x, align, width }, i) =>
      pen.say(x, flow.y, values[i]!, { align, width, size: 8 }),
    );
    flow.y = Math.max(...ends);
    notes.slice(0, 1 + (item.at % 4)).forEach((note, from) => {
      left = { item, from };
      flow.need(12);
      flow.y = pen.say(140, flow.y, note, { size: 8 });
    });
    flow.y += 6;
  }
  left = null;
  flow.need(24);
  pen.say(500, flow.y + 4, "Total:", { align: right, bold: true });
  pen.say(576, flow.y + 4, `${us(order.net)} (USD)`, { align: right, bold: true });
  return { ...truly(order), currency: "USD" };
});

const COLUMNS = columnsOf(`36 Line | 62 Part Number | 140/150 Description | 300 Need By | >420 Quantity
  426 UOM | >505 Unit Price | >576 Amount`);

/** A counter's purchase: beneath its line each sale it is tagged to, with that customer's name and how many are his. */
const tagged = drawn("erp-tagged-counter", { max: 22, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: ["Tidewater Plumbing Supply", "Great Lakes PVF, Inc.", "Bluff City Pipe & Supply"],
    number: "P9999999.001",
    units: ["ea", "ft"],
  });
  const { random } = order;
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.block(36, 44, [...order.buyer.lines, order.buyer.phone], { size: 8 });
    pen.say(576, 28, `Purchase Order: ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(576, 46, `Order Date: ${day(order.date, "mm/dd/yyyy")}   Page ${pen.pages}`, { align: right });
    pen.block(36, 86, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(320, 86, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(
      36,
      140,
      `Ship Via: OUR TRUCK    Req. Date: ${day(order.due, "mm/dd/yyyy")}    Writer: ${order.person}`,
    );
    return 160;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf("40 Ordered | 90 Product | 180/220 Description | >490 Net Price | >576 Ext Price"),
    head,
    bottom: 730,
    height: 50,
    row: (item) => [
      `${bare(item.quantity, 0)} ${item.unit}`,
      item.sku,
      item.name,
      us(item.price, 3),
      us(item.total),
    ],
    under: (item, y) =>
      item.at % 2
        ? [1, 2]
            .slice(0, 1 + (item.at % 3 ? 0 : 1))
            .reduce(
              (at) =>
                pen.say(
                  180,
                  at,
                  `** Tagged to S${random.digits(7)}.001  ${random.pick(["Smith Mechanical", "Hoag Bros Plumbing", "Riverside School Dist"])}  Qty ${random.int(1, 9)}${item.unit}  ${day(later(item.due, 1), "mm/dd/yy")}`,
                  { size: 7.5 },
                ),
              y,
            )
        : y,
  });
  flow.need(24);
  pen.say(490, flow.y + 4, "Subtotal", { align: right });
  pen.say(576, flow.y + 4, us(order.net), { align: right });
  return { ...truly(order), requestedDate: order.due };
});

/** A planner's print by day: a bar for each day what is due on it, the same part in several of them, no sums. */
const days = drawn("erp-date-bands", { min: 6, max: 30, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "7999999",
    units: ["EA"],
  });
  const first = later(order.due, 0);
  const due = ({ at }: Item) => later(first, Math.floor((at - 1) / 4) * 7);
  const head = () => {
    pen.say(36, 28, "PURCHASE ORDER", { bold: true, size: 14 });
    pen.say(36, 46, `${order.number} / ${day(order.date, "mm-dd-yyyy")}`, { bold: true });
    pen.block(576, 28, [order.buyer.name, ...order.buyer.lines], { align: right });
    if (pen.pages > 1) return 84;
    pen.block(36, 76, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(320, 76, ["Delivery point", order.site.name, ...order.site.lines]);
    return 136;
  };
  listed(pen, order.items, {
    columns: columnsOf(`60 Pos | 90 Part No | 180/220 Part description | >450 Order qty | 456 UM
      >574 Price each`),
    head,
    bottom: 720,
    height: 44,
    gap: 3,
    row: (item) => [item.at, item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price, 3)],
    over: (item, y) => {
      if (item.at % 4 !== 1) return y;
      pen.box(36, y, 540, 13, "#e6e6e6");
      return pen.say(40, y + 2, `Due week of ${day(due(item), "mm-dd-yyyy")}`, { bold: true }) + 4;
    },
  });
  return unproved(order);
});

export const erpFlow = [continued, tagged, days];
