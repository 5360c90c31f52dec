import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { under } from "../_week.ts";
import { MADE, preceded } from "./_goods.ts";

const right = "right" as const;

/** A moulder's customer: a blanket's whole count in the row, its releases side by side below, three to a row. */
const blanket = drawn("june-blanket-releases-across", { max: 18, priceDecimals: 5 }, (made, pen) => {
  const plain = sited(
    traded(made, {
      wares: MADE.moulded,
      buyers: ["Larkspur Appliance Controls", "Benton Marine Seating Inc.", "Ostwald Medical Carts LLC"],
      number: "B99999",
      units: ["EA", "PCS"],
    }),
    ["Larkspur Plant 2 Receiving", "Central Receiving Bldg 4"],
  );
  const parts = plain.items.map(() => plain.random.int(2, 5));
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = item.quantity * parts[i]!;
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  const columns = columnsOf(`34 # | 54 Item No¶Rev | 126 Vendor¶Item No
    204/168 Item Description¶Ext. Description | >424 Blanket¶Qty | 430 ¶UOM | >510 Unit¶Price
    >578 Extended¶Price`);
  const head = () => {
    pen.say(306, 24, "BLANKET PURCHASE ORDER", { bold: true, size: 15, align: "center" });
    pen.block(34, 48, [order.buyer.name, ...order.buyer.lines, `Tel ${order.buyer.phone}`]);
    pairs(pen, [420, 496], 48, [
      ["PO #", order.number],
      ["PO Date", day(order.date, "mm/dd/yyyy")],
      ["Expires", day(later(order.date, 365), "mm/dd/yyyy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 110;
    under(pen, [34, 108], "Vendor", order.seller);
    under(pen, [330, 108], "Ship To", order.site);
    pen.say(34, 158, `Terms: Net 45    FOB: Origin    Ship Via: Prepaid and add    Buyer: ${order.person}`, {
      size: 8,
    });
    return 182;
  };
  const flow = wayOf(pen, { columns, head, bottom: 724, caption: { bold: true, size: 8 } });
  order.items.forEach((item, i) => {
    const each = item.quantity / parts[i]!;
    const rows = Math.ceil(parts[i]! / 3);
    flow.need(36 + rows * 11);
    pen.say(54, flow.y + 11, `Rev ${"ABCD"[i % 4]}`, { size: 8 });
    const below = flow.y + 22;
    const after = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price, 5),
      us(item.total),
    ]);
    flow.y = Math.max(below, after) + 2;
    for (let part = 0; part < parts[i]!; part++) {
      const x = 126 + (part % 3) * 150;
      const y = flow.y + Math.floor(part / 3) * 11;
      pen.say(x, y, `Rel ${part + 1}:`, { size: 8 });
      pen.say(x + 66, y, us(each, 0), { size: 8, align: right });
      pen.say(x + 72, y, day(later(item.due, part * 30), "mm/dd/yyyy"), { size: 8 });
    }
    flow.y += rows * 11 + 6;
  });
  flow.need(30);
  pen.rule(430, flow.y, 578);
  pen.say(430, flow.y + 4, "PO Total:", { bold: true });
  pen.say(578, flow.y + 4, us(order.net), { bold: true, align: right });
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }) });
});

/** A job shop's system: captions and values in two stories, cost per each or hundred under the cost, drawing and revision beneath, freight and tax in the sums. */
const stories = drawn("june-two-story-per-c", { max: 24, priceDecimals: 4, bases: [1, 100] }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: MADE.turned,
      buyers: ["Hollis Dynamics Corporation", "Northfork Hydraulics, Inc.", "Pell & Rowan Instrument Co."],
      number: "PO00099999",
      units: ["EA"],
    }),
    ["Northfork Warehouse East", "Dock 9 Receiving"],
  );
  const columns = columnsOf(`36 Line¶Rel | 66 Item¶Vendor Item | 230 Due Date¶Promise Date
    >360 Qty Ordered¶U/M | >460 Unit Cost¶Per | >576 Extended¶Cost`);
  const head = () => {
    pen.say(36, 26, "Purchase Order", { bold: true, size: 18 });
    pen.say(576, 28, order.number, { bold: true, size: 14, align: right });
    pen.say(576, 46, `Order Date: ${day(order.date, "m/d/yyyy")}`, { align: right });
    pen.say(576, 58, `Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 84;
    pen.block(36, 52, [order.buyer.name, ...order.buyer.lines]);
    under(pen, [36, 102], "Vendor", order.seller);
    under(pen, [310, 102], "Drop Ship To", order.site);
    pen.say(
      36,
      150,
      `Terms  Net 30        Ship Via  Truck        FOB  Destination        Buyer  ${order.person}`,
    );
    return 176;
  };
  const flow = wayOf(pen, { columns, head, bottom: 726, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(52);
    cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      day(item.due, "m/d/yyyy"),
      us(item.quantity, 2),
      us(item.price, 4),
      us(item.total),
    ]);
    cells(pen, flow.y + 11, columns, [0, item.sku, "", item.unit, item.basis === 100 ? "C" : "EA", ""]);
    flow.y = pen.say(66, flow.y + 22, item.name);
    flow.y = pen.say(66, flow.y, `Drawing: D-${item.buyerSku.slice(0, 5)}   Revision: ${"ABC"[item.at % 3]}`);
    if (item.at % 4 === 2) {
      flow.need(24);
      const note =
        "First article report per AS9102 with first shipment. Material certs required. Deburr all edges .010 max.";
      flow.y = pen.say(80, flow.y, note, { size: 8, italic: true, width: 380 });
    }
    flow.y += 6;
  }
  flow.need(64);
  const freight = 85;
  const tax = taxOf(order, 6);
  const sums: [string, number][] = [
    ["Sales Amount", order.net],
    ["Freight", freight],
    ["Sales Tax 6%", tax],
    ["Total", rounded(order.net + freight + tax, 2)],
  ];
  for (const [caption, value] of sums) {
    pen.say(420, flow.y + 3, caption);
    flow.y = pen.say(576, flow.y + 3, us(value), { align: right });
  }
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }), total: sums[3]![1] });
});

/** A contract manufacturer's first order: the mould and its samples before the parts, payment terms of the mould between lines, samples at 0.00. */
const tooling = drawn("june-tooling-and-samples", { max: 15, priceDecimals: 3 }, (made, pen) => {
  const plain = traded(made, {
    wares: MADE.moulded,
    buyers: ["Clearview EMS Solutions", "Tri-Valley Contract Manufacturing", "Juniper Box Build LLC"],
    number: "CM-99999",
    units: ["PC", "EA"],
  });
  const [first] = plain.items;
  const tool = rounded(plain.random.int(42, 260) * 100, 2);
  const order = preceded(plain, [
    {
      sku: `T-${first!.sku}`,
      name: "TOOL, INJECTION, 2 CAVITY, P20 STEEL",
      quantity: 1,
      unit: "LOT",
      price: tool,
      total: tool,
    },
    { name: `${first!.name} - T1 SAMPLES`, quantity: 25, price: 0, total: 0 },
  ]);
  const columns =
    columnsOf(`40 Item | 72 Part Number | 150 Rev | 178/170 Description | 356 Required | >446 Qty
    452 UM | >516 Unit Price | >574 Amount`);
  const head = () => {
    pen.block(40, 26, [order.buyer.name, ...order.buyer.lines], { bold: true });
    pen.say(574, 24, "PURCHASE ORDER", { bold: true, size: 15, align: right });
    pen.say(574, 44, `No. ${order.number}`, { bold: true, align: right });
    pen.say(574, 56, `Date ${day(order.date, "d-Mon-yyyy")}`, { align: right });
    pen.say(574, 68, `Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 96;
    pen.block(40, 84, ["To:", order.seller.name, ...order.seller.lines, `Attn: Order Desk`]);
    pen.say(40, 148, `Buyer: ${order.person}, ${order.buyer.phone}`);
    pen.say(300, 148, "Terms: Net 30 days, FOB shipping point, currency USD");
    return 172;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, band: "bar", caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(52);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      ["02", "A", "-"][item.at % 3]!,
      item.name,
      day(item.due, "d-Mon-yy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 3),
      us(item.total),
    ]);
    const note = {
      1: "Tool payment: 50% with order, 50% upon approval of T1 samples. Tool remains property of buyer.",
      2: "Samples with full dimensional report, 5 pcs from each cavity to be marked.",
      5: "Pack 200 per carton, bagged in 50s. Label with part number and revision.",
    }[item.at];
    if (note) flow.y = pen.say(178, flow.y, note, { size: 8, width: 330 });
    flow.y += 5;
  }
  flow.need(30);
  pen.say(446, flow.y + 4, "Order Total", { bold: true });
  pen.say(574, flow.y + 4, us(order.net), { bold: true, align: right });
  return { ...told(order), currency: "USD", shipTo: undefined };
});

export const juneParts = [blanket, stories, tooling];
