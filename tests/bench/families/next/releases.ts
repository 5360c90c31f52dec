import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A car maker's material release: cumulative figures around what is due now, last receipt and forecast after it, no prices. */
const cumulative = drawn("next-cumulative-release", { max: 9, min: 3, size: [792, 612] }, (made, pen) => {
  const asked = traded(made, {
    wares: GOODS.machined,
    buyers: ["Marlowe Seating Systems", "Tri-Lakes Axle & Driveline Inc.", "Northern Arc Automotive"],
    number: "R999999",
    units: ["EA", "PC"],
  });
  const order = sited(asked, ["Plant 41 Dock 7", "Tri-Lakes Assembly North"]);
  const columns = columnsOf(`36 PART NUMBER¶DESCRIPTION | 180 ENG¶CHG | 214 PO /¶LINE
    >330 CUM QTY¶RECEIVED | >400 LAST SHIP¶QTY | >480 NET QTY DUE¶THIS RELEASE | 486 U/M¶
    516 SHIP¶DATE | >640 CUM QTY¶REQUIRED | >740 FORECAST¶NEXT 4 WKS`);
  const head = () => {
    pen.say(36, 26, order.buyer.name, { bold: true, size: 12 });
    pen.say(756, 26, `MATERIAL RELEASE  ${order.number}`, { align: right, bold: true });
    pen.say(756, 40, `Release date ${day(order.date, "mm/dd/yyyy")}    Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 64;
    pen.block(36, 40, order.buyer.lines);
    pen.block(36, 76, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(300, 76, ["Ship to", order.site.name, ...order.site.lines]);
    pen.block(560, 76, [
      `Supplier code ${order.random.digits(6)}`,
      "Ship mode: collect",
      `Scheduler: ${order.person}`,
    ]);
    return 138;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560 });
  for (const item of order.items) {
    flow.need(36);
    const cum = item.quantity * order.random.int(3, 9);
    flow.y = cells(pen, flow.y, columns, [
      item.buyerSku,
      `0${item.at % 4}`,
      `55${item.at}00-1`,
      us(cum, 0),
      us(Math.ceil(item.quantity / 2), 0),
      us(item.quantity, 0),
      item.unit,
      day(item.due, "mm/dd/yy"),
      us(cum + item.quantity, 0),
      us(item.quantity * 4, 0),
    ]);
    flow.y = pen.say(36, flow.y, item.name) + 6;
  }
  flow.need(20);
  pen.say(
    36,
    flow.y + 6,
    "Quantities beyond this release are forecast only; raw material authorised 8 weeks, fabrication 4 weeks.",
    { size: 8 },
  );
  return told(order, {
    total: null,
    lines: order.items.map((item) => ({
      sku: null,
      buyerSku: item.buyerSku,
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: null,
      priceBasis: null,
      lineTotal: null,
    })),
  });
});

/** A release against a blanket order: agreed, released so far, this release and what is left, in one row; the release number belongs to the order's. */
const blanket = drawn("next-blanket-remaining", { max: 10, min: 3 }, (made, pen) => {
  const asked = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "BPO-9999-12",
    units: ["EA", "KIT"],
  });
  const order = sited(asked, ["Redcliffe Plant 2", "Ellsworth Tool Crib"]);
  const columns = columnsOf(`34 Ln | 56/160 Item¶Description | >276 Blanket¶Qty | >336 Released¶to date
    >396 This¶Release | 402 UM | >470 Remaining¶Qty | >520 Price | >580 Amount`);
  const head = () => {
    pen.say(34, 26, order.buyer.name, { bold: true, size: 12 });
    pen.say(580, 26, "BLANKET ORDER RELEASE", { align: right, bold: true });
    pen.say(580, 40, `Order No. ${order.number}`, { align: right });
    pen.say(580, 51, `Release Date ${day(order.date, "dd-Mon-yyyy")}`, { align: right });
    if (pen.pages > 1) return 76;
    pen.block(34, 42, order.buyer.lines);
    pen.block(34, 84, ["Supplier:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 84, ["Ship to:", order.site.name, ...order.site.lines]);
    pen.say(
      34,
      136,
      `Blanket period 01-Jan-2020 to 31-Dec-2029, not to exceed 250,000.00.  Required at dock: ${day(order.due, "dd-Mon-yyyy")}`,
    );
    return 158;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740 });
  for (const item of order.items) {
    flow.need(36);
    const [agreed, before] = [item.quantity * 12, item.quantity * order.random.int(1, 8)];
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      us(agreed, 0),
      us(before, 0),
      us(item.quantity, 0),
      item.unit,
      us(agreed - before - item.quantity, 0),
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(56, flow.y, item.name) + 4;
  }
  flow.need(20);
  pen.say(470, flow.y + 5, "Release Total", { align: right, bold: true });
  pen.say(580, flow.y + 5, us(order.net), { align: right, bold: true });
  return told(order, { requestedDate: order.due });
});

export const nextReleases = [cumulative, blanket];
