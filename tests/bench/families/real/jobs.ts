import { GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, heads, pairs } from "../_table.ts";
import { taxOf, traded, truly } from "../_trade.ts";

/** A contractor's suite: job, phase and cost type before the words, the letter of what a price is for behind it, a tax and freight at the foot. */
const phases = drawn("real-buyer-job-phase", { max: 26, bases: [1, 100, 1000] }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "pipe",
      buyers: "builders",
      number: "21044-9999",
      units: ["EA", "LF"],
    }),
    ["Job 21-044 Riverside Clinic", "Job 22-108 Transit Garage"],
  );
  const columns = columnsOf(`30 ¶Item | 56 Material¶ | 130/150 Description¶ | 290 Job / Phase¶/ Cost Type
    >412 ¶Units | 418 ¶UM | >496 Unit¶Cost | 504 ¶ECM | >582 ¶Amount`);
  const head = () => {
    pen.say(30, 24, order.buyer.name, { bold: true, size: 13 });
    pen.block(582, 24, ["PURCHASE ORDER", `PO: ${order.number}`, `Page ${pen.pages}`], {
      align: "right",
      bold: true,
    });
    if (pen.pages > 1) return 74;
    pen.block(30, 42, [...order.buyer.lines, `Ph ${order.buyer.phone}`]);
    pen.block(30, 88, ["VENDOR:", order.seller.name, ...order.seller.lines]);
    pen.block(240, 88, ["SHIP TO:", order.site.name, ...order.site.lines]);
    pairs(pen, [440, 510], 88, [
      ["Order Date:", day(order.date, "mm/dd/yy")],
      ["Expected:", day(order.due, "mm/dd/yy")],
      ["Ordered By:", order.person],
      ["Pay Terms:", "Net 30"],
    ]);
    return 150;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, band: "bar", caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(28);
    pen.say(290, flow.y + 10, `${["22 11 16", "23 21 13"][item.at % 2]}.  -M`, { size: 8 });
    flow.y =
      Math.max(
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          order.site.name.slice(4, 10),
          us(item.quantity, 3),
          item.unit,
          us(item.price, 3),
          { 1: "E", 100: "C", 1000: "M" }[item.basis]!,
          us(item.total),
        ]),
        flow.y + 22,
      ) + 4;
  }
  flow.need(60);
  const freight = 185;
  const tax = taxOf(order, 8.25);
  pen.rule(420, flow.y, 582);
  for (const [caption, value] of [
    ["Subtotal", order.net],
    ["Freight", freight],
    ["Sales Tax 8.25%", tax],
    ["Total", rounded(order.net + freight + tax, 2)],
  ] as const) {
    pen.say(496, flow.y + 4, caption, { align: "right" });
    flow.y = pen.say(582, flow.y + 4, us(value), { align: "right" });
  }
  return {
    ...truly(order, () => ({ buyerSku: null })),
    shipTo: order.site,
    requestedDate: order.due,
    total: rounded(order.net + freight + tax, 2),
  };
});

/** A maker of plants' order in parts: each part has its own captions and sum and counts its lines from one. */
const parts = drawn("real-buyer-part-tables", { max: 30, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ["Lennox Bay Process Systems Inc.", "Arkwright Water Technologies LLC"],
    number: "PO-79999-99",
    units: ["ea", "m", "set"],
  });
  const titles = ["PART A - CONTROL PANELS", "PART B - FIELD INSTRUMENTS", "PART C - SPARES FOR TWO YEARS"];
  const size = Math.ceil(order.items.length / 3);
  const columns = columnsOf(`40 No. | 66 Tag / Model | 150/190 Description | >390 Qty | 396 Unit
    >478 Rate (USD) | >555 Total (USD)`);
  pen.say(297, 34, "PURCHASE ORDER", { bold: true, size: 14, align: "center" });
  pen.block(40, 60, [order.buyer.name, ...order.buyer.lines]);
  pairs(pen, [350, 430], 60, [
    ["PO No.", order.number],
    ["Rev.", "1"],
    ["Date", day(order.date, "dd-Mon-yyyy")],
    ["Project", "8812 - Train 2"],
    ["Completion", day(order.due, "dd-Mon-yyyy")],
  ]);
  pen.block(40, 116, ["To", order.seller.name, ...order.seller.lines, `Attn: ${order.person}`]);
  pen.say(
    40,
    180,
    "We are pleased to place our order with you for the supply of the following items as per your final quotation and our technical specification 8812-E-004 Rev C.",
    { width: 515 },
  );
  let y = 214;
  const room = (points: number) => {
    if (y + points < 780) return;
    pen.next();
    pen.say(40, 34, `PO No. ${order.number} Rev. 1`);
    pen.say(555, 34, `Page ${pen.pages}`, { align: "right" });
    y = 60;
  };
  titles.forEach((title, i) => {
    const part = order.items.slice(i * size, (i + 1) * size);
    if (!part.length) return;
    room(80);
    y = pen.say(40, y, title, { bold: true }) + 3;
    pen.rule(40, y - 2, 555);
    y = heads(pen, y, columns, { bold: true, size: 8 });
    pen.rule(40, y - 1, 555);
    part.forEach((item, at) => {
      room(30);
      y =
        cells(pen, y + 2, columns, [
          at + 1,
          item.sku,
          item.name,
          item.quantity,
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 2;
    });
    room(24);
    pen.rule(40, y, 555);
    pen.say(396, y + 3, `Total of Part ${"ABC"[i]}`, { bold: true });
    y = pen.say(555, y + 3, us(sumTo(part, part.length)), { align: "right", bold: true }) + 14;
  });
  room(50);
  pen.box(300, y, 255, 18);
  pen.say(306, y + 4, "TOTAL ORDER VALUE (A+B+C)", { bold: true });
  pen.say(551, y + 4, us(order.net), { align: "right", bold: true });
  return { ...truly(order, () => ({ buyerSku: null })), currency: "USD" };
});

/** A contractor's order to a rental yard turned purchase: lines struck as options stand apart, a lump sum has an amount alone. */
const lump = drawn("real-buyer-lump-sums", { max: 12, min: 4 }, (made, pen) => {
  const base = traded(made, {
    wares: "pipe",
    buyers: "builders",
    number: "S-9999",
    units: ["EA", "LF", "CY"],
  });
  const isLump = (at: number) => at % 4 === 0;
  const order = relined(
    base,
    base.items.map((item) => (isLump(item.at) ? { ...item, total: item.price } : item)),
  );
  const columns = columnsOf(`36 Item | 66 Cost Code | 140/190 Description | >390 Quantity | 396 Unit
    >490 Unit Price | >576 Amount`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 14 });
    pen.say(576, 28, "MATERIAL PURCHASE ORDER", { bold: true, align: "right" });
    pen.say(576, 44, `Number: ${order.number}   Page ${pen.pages}`, { align: "right" });
    if (pen.pages > 1) return 70;
    pen.block(36, 50, [...order.buyer.lines, "", `Vendor: ${order.seller.name}`, ...order.seller.lines]);
    pairs(pen, [380, 460], 66, [
      ["Date:", day(order.date, "mm/dd/yyyy")],
      ["Needed:", day(order.due, "mm/dd/yyyy")],
      ["Superintendent:", order.person],
      ["Retention:", "None"],
    ]);
    return 136;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740 });
  for (const item of order.items) {
    flow.need(28);
    const lumped = isLump(item.at);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        `15-${400 + item.at}`,
        lumped ? "Crane and rigging for valve set, complete" : item.name,
        lumped ? "" : us(item.quantity),
        lumped ? "LS" : item.unit,
        lumped ? "" : `$${us(item.price)}`,
        `$${us(item.total)}`,
      ]) + 3;
  }
  flow.need(26);
  pen.say(490, flow.y + 5, "Contract amount", { align: "right", bold: true });
  pen.say(576, flow.y + 5, `$${us(order.net)}`, { align: "right", bold: true });
  return {
    ...truly(order, (item) => ({
      sku: null,
      buyerSku: undefined,
      ...(isLump(item.at) && {
        description: "Crane and rigging for valve set, complete",
        quantity: null,
        unitPrice: null,
        priceBasis: null,
      }),
    })),
    requestedDate: order.due,
    total: order.net,
    currency: "USD",
  };
});

export const realJobs = [phases, parts, lump];
