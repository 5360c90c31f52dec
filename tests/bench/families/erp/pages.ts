import { ASKING, GOODS } from "../_desk.ts";
import { drawn, lineOf } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right } from "./_listed.ts";

/** A house that prints each order twice into one file: the original, and a copy to be signed with columns for what is confirmed. */
const copies = drawn("erp-two-copies", { max: 22 }, (made, pen) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: "works",
    number: "999999-00",
    units: ["EA", "FT"],
  });
  let copy = "ORIGINAL";
  let sheet = 0;
  const head = () => {
    sheet++;
    pen.box(30, 24, 552, 54);
    pen.say(38, 30, order.buyer.name, { bold: true, size: 13 });
    pen.block(38, 47, order.buyer.lines, { size: 8 });
    pen.block(574, 28, ["PURCHASE ORDER", order.number], { bold: true, size: 12, align: right });
    pen.say(574, 62, `${copy}   Page ${sheet}`, { size: 8, align: right });
    pen.block(38, 88, ["To:", order.seller.name, ...order.seller.lines]);
    pen.block(230, 88, ["Ship to:", order.site.name, ...order.site.lines]);
    pairs(pen, [430, 510], 88, [
      ["Order date", day(order.date, "mm/dd/yy")],
      ["Required", day(order.due, "mm/dd/yy")],
      ["Terms", "2% 10 net 30"],
    ]);
    return 152;
  };
  const columns = columnsOf("36 Line | 64 Item | 140/180 Description | >370 Qty | 376 UM | >450 Price");
  const row = (item: (typeof order.items)[number]) => [
    item.at,
    item.sku,
    item.name,
    us(item.quantity, 0),
    item.unit,
    us(item.price),
  ];
  const first = listed(pen, order.items, {
    columns: [...columns, { x: 574, align: right, head: "Amount" }],
    head,
    bottom: 730,
    row: (item) => [...row(item), us(item.total)],
  });
  first.need(20);
  pen.say(450, first.y + 4, "Total", { align: right, bold: true });
  pen.say(574, first.y + 4, us(order.net), { align: right, bold: true });
  [copy, sheet] = ["ACKNOWLEDGMENT COPY - SIGN AND RETURN", 0];
  pen.next();
  const second = listed(pen, order.items, {
    columns: [...columns, { x: 464, head: ["Qty", "confirmed"] }, { x: 526, head: ["Ship date"] }],
    head,
    bottom: 700,
    row: (item) => [...row(item), "________", "________"],
  });
  pen.say(36, second.y + 14, "Signature ______________________   Date ______________");
  return { ...truly(order), requestedDate: order.due };
});

/** A night's orders behind their register: a first page lists numbers, vendors and sums, then the orders follow. */
const register = drawn("erp-batch-register", { min: 12, max: 30 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "PO-79999",
    units: ["EA", "CS"],
  });
  const half = Math.ceil(order.items.length / 3);
  const shares = [0, 1, 2].map((i) => order.items.slice(i * half, (i + 1) * half)).filter((of) => of.length);
  const number = (at: number) => `PO-${Number(order.number.slice(3)) + at}`;
  const sum = (items: typeof order.items) =>
    rounded(
      items.reduce((all, { total }) => all + total, 0),
      2,
    );
  pen.say(36, 30, `${order.buyer.name} - Purchase Order Print Register`, { bold: true, size: 11 });
  pen.say(576, 30, `Run ${day(later(order.date, 1), "mm/dd/yyyy")} 02:14`, { align: right });
  const list = columnsOf("36 PO Number | 120 Vendor | 330 PO Date | >450 Lines | >576 Amount");
  const top = listed(
    pen,
    shares.map((items, i) => ({ ...items[0]!, at: i })),
    {
      columns: list,
      head: () => 60,
      bottom: 700,
      row: ({ at }) => [
        number(at),
        order.seller.name,
        day(order.date, "mm/dd/yyyy"),
        shares[at]!.length,
        us(sum(shares[at]!)),
      ],
    },
  );
  cells(pen, top.y + 6, list, ["Orders printed:", shares.length, null, null, us(order.net)], { bold: true });
  shares.forEach((items, at) => {
    pen.next();
    const head = () => {
      pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
      pen.block(36, 48, [...order.buyer.lines, "", "Vendor", order.seller.name, ...order.seller.lines]);
      pen.say(576, 30, `Purchase Order ${number(at)}`, { bold: true, size: 12, align: right });
      pen.say(576, 48, `Order date ${day(order.date, "mm/dd/yyyy")}`, { align: right });
      pen.block(330, 80, ["Ship to", order.site.name, ...order.site.lines]);
      return 150;
    };
    const flow = listed(pen, items, {
      columns: columnsOf(`36 # | 60 Item | 140/200 Description | >400 Quantity | 410 Unit | >490 Cost
        >576 Extended`),
      head,
      bottom: 720,
      row: (item) => [
        items.indexOf(item) + 1,
        item.sku,
        item.name,
        bare(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ],
    });
    pen.say(490, flow.y + 4, "PO total", { align: right });
    pen.say(576, flow.y + 4, us(sum(items)), { align: right });
  });
  return {
    ...truly(order),
    lines: order.items.map((item) => lineOf(item)),
    total: sum(shares[0]!),
    orders: shares.map((_, at) => number(at)),
  };
});

/** A duplex print for binders: odd and even pages have their margins on other sides, terms stand at the end in two columns. */
const mirrored = drawn("erp-mirrored-margins", { min: 30, max: 110, size: [595, 842] }, (made, pen) => {
  const order = sited(
    traded(made, { wares: GOODS.parts, buyers: ASKING.pacific, number: "PO-999999", units: ["EA", "MTR"] }),
    ["Kooragang Workshop", "Night Store"],
    ["Lot 9 Egret Street", "Access Road 3"],
  );
  const columns = columnsOf(`30 Line | 58 Stock Code | 140/190 Description | >370 Qty | 376 UOM | >450 Price
    >530 Value`);
  const head = () => {
    const shift = pen.pages === 1 ? 0 : pen.pages % 2 ? -28 : 28;
    columns.forEach((column) => {
      column.x += shift;
    });
    const x = columns[0]!.x;
    pen.say(x, 30, order.buyer.name, { bold: true, size: 11 });
    pen.say(columns.at(-1)!.x, 30, `Order ${order.number}  p. ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 56;
    pen.block(x, 46, order.buyer.lines);
    pen.block(x, 84, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(200, 84, ["Delivery address", order.site.name, ...order.site.lines]);
    pairs(pen, [380, 450], 84, [
      ["Order date", day(order.date, "dd-Mon-yyyy")],
      ["Required", day(order.due, "dd-Mon-yyyy")],
    ]);
    return 150;
  };
  const flow = listed(pen, order.items, {
    columns,
    head,
    bottom: 790,
    hand: { size: 8 },
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
  flow.need(24);
  pen.say(columns.at(-2)!.x, flow.y + 4, "Total ex GST", { align: right, bold: true });
  pen.say(columns.at(-1)!.x, flow.y + 4, us(order.net), { align: right, bold: true });
  pen.next();
  terms(pen, { x: 30, y: 60, width: 250, bottom: 800 }, 24);
  terms(pen, { x: 310, y: 60, width: 250, bottom: 800 }, 24);
  return told(order, { requestedDate: order.due });
});

export const erpPages = [copies, register, mirrored];
