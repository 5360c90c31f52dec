import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** A stock-keeping program: status and type words in columns between, words wrapped in a narrow cell, vendor's number below the part. */
const stock = drawn("last-stock-program", { max: 18 }, (plain, pen) => {
  const order = traded(plain, {
    wares: "mro",
    buyers: ["Lumen Peak Bicycles LLC", "Driftwood Audio Inc.", "Harbor Light Fixtures Co."],
    number: "99999",
    units: ["ea"],
  });
  const columns = columnsOf(`34 # | 54 Type | 100 Number | 190/110 Description | 306 Status
    360 Date Scheduled | >466 Qty | >522 Unit Cost | >580 Total Cost`);
  const head = () => {
    pen.say(34, 30, order.buyer.name, { bold: true, size: 14 });
    pen.block(34, 50, order.buyer.lines);
    pen.box(440, 28, 140, 44);
    pen.say(510, 32, "Purchase Order", { align: "center", bold: true, size: 12 });
    pen.say(510, 50, order.number, { align: "center", size: 12 });
    if (pen.pages > 1) return 90;
    pen.block(34, 90, ["Vendor:", order.seller.name, ...order.seller.lines, `Ph: ${order.seller.phone}`]);
    pen.block(320, 90, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.box(34, 152, 546, 28);
    for (const [x, caption, value] of [
      [38, "Date Issued", day(order.date, "m/d/yyyy")],
      [140, "Buyer", order.person.split(" ")[0]!.toLowerCase()],
      [240, "Payment Terms", "NET 30"],
      [340, "Ship Terms", "Prepaid & Billed"],
      [450, "FOB Point", "Origin"],
    ] as const)
      pen.block(x, 155, [caption, value], { size: 8 });
    return 190;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { size: 8, bold: true }, band: "bar" });
  for (const item of order.items) {
    flow.need(40);
    const after = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        "Purchase",
        item.sku,
        item.name,
        "Issued",
        day(item.due, "m/d/yyyy"),
        `${item.quantity} ${item.unit}`,
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ],
      { size: 8 },
    );
    pen.rule(34, after + 1, 580);
    flow.y = after + 5;
  }
  flow.need(40);
  pairs(pen, [450, 520], flow.y + 6, [
    ["Subtotal:", `$${us(order.net)}`],
    ["Tax:", "$0.00"],
    ["Total:", `$${us(order.net)}`],
  ]);
  pen.say(34, flow.y + 60, `Printed ${day(later(order.date, 2), "m/d/yyyy")} 3:41 PM`, { size: 7 });
  return { ...truly(order), currency: "USD" };
});

/** A chain's order to a maker: case packs, cases and units, cost a unit and the shelf price beside, codes of the trade. */
const chain = drawn("last-chain-cases", { max: 22, size: [792, 612] }, (plain, pen) => {
  const order = traded(plain, {
    wares: "retail",
    buyers: ["Merriweather Stores, Inc.", "Pike & Orchard Markets", "Ten Bells Home Stores"],
    number: "9999999",
    units: ["EA"],
  });
  const packs = order.items.map(() => order.random.pick([4, 6, 12, 24]));
  const items = order.items.map((item, i) => {
    const cases = order.random.int(1, 30);
    const quantity = cases * packs[i]!;
    return {
      ...item,
      cases,
      quantity,
      total: rounded(quantity * item.price, 2),
      upc: `0${order.random.digits(11)}`,
    };
  });
  const net = rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const columns = columnsOf(`30 ¶UPC | 105 Vendor¶Style | 175 ¶Item Description | >420 Case¶Pack
    >465 Cases¶Ordered | >515 Total¶Units | >580 Unit¶Cost | >640 Unit¶Retail | >690 IMU¶%
    >760 Extended¶Cost`);
  const head = () => {
    pen.say(30, 28, order.buyer.name.toUpperCase(), { bold: true, size: 12 });
    pen.say(396, 28, "PURCHASE ORDER", { bold: true, align: "center", size: 12 });
    pen.say(760, 28, `PO#: ${order.number}`, { bold: true, align: right });
    pen.say(760, 40, `Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 62;
    pairs(pen, [30, 100], 50, [
      ["Vendor:", `${order.seller.name}  (#004417)`],
      ["Dept:", "42 HOUSEWARES"],
      ["Ship To:", `DC 02, ${order.site.lines.join(", ")}`],
    ]);
    pairs(pen, [420, 510], 50, [
      ["Written:", day(order.date, "mm/dd/yyyy")],
      ["Ship Not Before:", day(order.due, "mm/dd/yyyy")],
      ["Cancel After:", day(later(order.due, 10), "mm/dd/yyyy")],
    ]);
    pairs(pen, [620, 680], 50, [
      ["Terms:", "2% 30 N 60"],
      ["Frt:", "Collect"],
    ]);
    return 96;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560, caption: { size: 8, bold: true } });
  items.forEach((item, i) => {
    flow.need(14);
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        item.upc,
        item.sku,
        item.name,
        packs[i]!,
        item.cases,
        item.quantity,
        us(item.price),
        us(rounded(item.price * 2, 0) + 0.99),
        "50.2",
        us(item.total),
      ],
      { size: 8 },
    );
  });
  flow.need(20);
  cells(
    pen,
    flow.y + 6,
    columns,
    [
      null,
      null,
      "PO TOTALS",
      null,
      items.reduce((sum, { cases }) => sum + cases, 0),
      us(
        items.reduce((sum, { quantity }) => sum + quantity, 0),
        0,
      ),
      null,
      null,
      null,
      us(net),
    ],
    { bold: true, size: 8 },
  );
  return { ...truly({ ...order, items, net }), total: net };
});

export const lastStores = [stock, chain];
