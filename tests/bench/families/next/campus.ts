import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, terms } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A university's order: one line goes on over the page's end, schedules with dates below, a two-column page of terms behind. */
const schedule = drawn("next-schedules-over-pages", { max: 16, min: 9, size: [612, 792] }, (made, pen) => {
  const asked = traded(made, {
    wares: "desk",
    buyers: ["Board of Regents, Larkmoor State University", "Trustees of Pell Valley College"],
    number: "LSU01-0000099999",
    units: ["EA", "CT", "PK"],
  });
  const order = sited(asked, ["Biology Annex Rm 114", "Physical Plant Central Receiving"]);
  const columns = columnsOf(`34 Line-Sch | 84/190 Item/Description¶ | 290 Mfg ID | >390 Quantity | 396 UOM
    >476 PO Price | >546 Extended Amt | 552 Due`);
  const head = () => {
    pen.say(34, 24, order.buyer.name, { bold: true });
    pen.say(34, 35, order.buyer.lines.join(", "), { size: 8 });
    pen.box(390, 20, 190, 44);
    pen.say(394, 23, "Purchase Order", { size: 7 });
    pen.say(490, 23, "Date", { size: 7 });
    pen.say(550, 23, "Page", { size: 7 });
    pen.say(394, 33, order.number, { bold: true });
    pen.say(490, 33, day(order.date, "yyyy-mm-dd"));
    pen.say(556, 33, String(pen.pages));
    pen.say(394, 48, "Buyer", { size: 7 });
    pen.say(430, 48, order.person);
    if (pen.pages > 1) return 78;
    pen.block(34, 72, [`Vendor: 00000${order.random.digits(5)}`, order.seller.name, ...order.seller.lines]);
    pen.say(320, 72, "Ship To:");
    pen.block(370, 72, [order.site.name, ...order.site.lines]);
    return 130;
  };
  const flow = wayOf(pen, { columns, head, bottom: 480 });
  for (const item of order.items) {
    flow.need(14);
    flow.y = cells(pen, flow.y, columns, [
      `${item.at}- 1`,
      item.name.slice(0, 40),
      item.sku,
      us(item.quantity, 2),
      item.unit,
      us(item.price),
      us(item.total),
      day(item.due, "mm/dd/yy"),
    ]);
    for (const text of [
      item.name.slice(40),
      `Quote Q-${order.random.digits(5)} dated ${day(later(order.date, -9), "mm/dd/yyyy")}`,
    ]) {
      if (!text.trim()) continue;
      flow.need(12);
      flow.y = pen.say(84, flow.y, text.trim());
    }
    flow.need(16);
    pen.say(400, flow.y, "Schedule Total", { size: 8 });
    flow.y = pen.say(546, flow.y, us(item.total), { align: right, size: 8 });
    flow.need(16);
    pen.say(400, flow.y, "Item Total", { size: 8 });
    flow.y = pen.say(546, flow.y, us(item.total), { align: right, size: 8 }) + 6;
  }
  flow.need(24);
  pen.say(400, flow.y + 4, "Total PO Amount", { bold: true });
  pen.say(546, flow.y + 4, us(order.net), { bold: true, align: right });
  pen.next();
  pen.say(34, 30, "STANDARD TERMS", { bold: true });
  terms(pen, { x: 34, y: 50, width: 260, bottom: 750 }, 22);
  terms(pen, { x: 316, y: 50, width: 260, bottom: 750 }, 22);
  return told(order, { currency: undefined });
});

export const nextCampus = [schedule];
