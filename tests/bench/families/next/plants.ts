import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, lineOf } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { type Item, later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** Two or three releases of a blanket line, each with its own quantity, date and amount. */
function released(item: Item): Item[] {
  const many = item.at % 3 === 0 ? 3 : 1;
  return Array.from({ length: many }, (_, i) => ({
    ...item,
    due: later(item.due, i * 14),
    total: rounded(item.quantity * item.price, 2),
  }));
}

/** A plant's suite: line and release in one cell, received beside ordered, the vendor's item and a drawing below in other places. */
const releases = drawn("next-line-release", { max: 12, min: 4, priceDecimals: 4 }, (made, pen) => {
  const asked = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "PM00099999",
    units: ["EA", "FT"],
  });
  const rows = asked.items.flatMap((item) =>
    released(item).map((one, i) => ({ ...one, release: i + (item.at % 3 ? 0 : 1) })),
  );
  const order = sited(relined(asked, rows), ["Plant 2 Receiving", "Harwick West Dock"]);
  const columns = columnsOf(`34 Line/Rel¶ | 80 Item¶Vendor Item | 196 Rev¶ | 222 Due Date¶Promise Date
    >340 Qty Ordered¶Qty Received | 350 U/M¶ | >470 Unit Cost¶ | >580 Extended Cost¶`);
  const head = () => {
    pen.say(580, 28, `Page ${pen.pages} of 4`, { align: right, size: 8 });
    pen.say(306, 28, "Purchase Order", { size: 15, bold: true, align: "center" });
    if (pen.pages > 1) {
      pen.say(34, 50, `PO ${order.number}`);
      return 70;
    }
    pen.block(34, 52, [order.buyer.name, ...order.buyer.lines], { bold: true });
    pairs(pen, [400, 490], 52, [
      ["PO Number:", order.number],
      ["Order Date:", day(order.date, "mm/dd/yyyy")],
      ["Change:", "0"],
      ["Change Date:", ""],
      ["Buyer:", order.person],
      ["Terms:", "Net 45"],
    ]);
    pen.say(34, 130, "Vendor:", { bold: true });
    pen.block(80, 130, [order.seller.name, ...order.seller.lines]);
    pen.say(330, 130, "Drop Ship To:", { bold: true });
    pen.block(400, 130, [order.site.name, ...order.site.lines]);
    return 190;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740 });
  for (const item of rows) {
    flow.need(44);
    flow.y = cells(pen, flow.y, columns, [
      `${item.at}${item.release ? `/${item.release}` : ""}`,
      item.buyerSku,
      "ABC"[item.at % 3]!,
      day(item.due, "mm/dd/yyyy"),
      us(item.quantity, 3),
      item.unit,
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = cells(pen, flow.y, columns, ["", item.sku, "", day(later(item.due, 2), "mm/dd/yyyy"), "0.000"]);
    flow.y = pen.say(80, flow.y, item.name) + 5;
  }
  flow.need(60);
  const freight = 45;
  pairs(pen, [400, 530], flow.y + 6, [
    ["Subtotal:", us(order.net)],
    ["Misc Charges:", "0.00"],
    ["Freight:", us(freight)],
    ["Sales Tax:", "0.00"],
    ["Total USD:", us(rounded(order.net + freight, 2))],
  ]);
  return told(order, {
    lines: rows.map((item) => ({ ...lineOf(item), buyerSku: item.buyerSku })),
    currency: "USD",
    total: rounded(order.net + freight, 2),
  });
});

/** A desktop suite of makers: quantity first with four decimals, under each line a schedule of deliveries with what came and what is open. */
const schedules = drawn("next-delivery-schedule", { max: 10, min: 3 }, (made, pen) => {
  const asked = traded(made, {
    wares: "shop",
    buyers: "works",
    number: "P0-99999",
    units: ["EA", "LB", "FT"],
  });
  const order = sited(asked, ["Finishing Department", "Pruett Annex"]);
  const columns = columnsOf(`34 Line | >122 Order Qty | 126 UM | 156 Part ID / Vendor Part ID¶Description
    390 Due | >500 Unit Price | >580 Extended`);
  const head = () => {
    pen.say(34, 30, order.buyer.name, { face: "serif", bold: true, size: 14 });
    pen.say(580, 30, "PURCHASE ORDER", { align: right, bold: true, size: 12 });
    pen.say(580, 46, `${order.number}    Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 72;
    pen.block(34, 48, order.buyer.lines, { face: "serif" });
    pen.block(34, 84, ["To:", order.seller.name, ...order.seller.lines]);
    pen.block(220, 84, ["Ship To:", order.site.name, ...order.site.lines]);
    pairs(pen, [420, 500], 84, [
      ["Order Date", day(order.date, "m/d/yyyy")],
      ["Desired Recv", day(order.due, "m/d/yyyy")],
      ["Contact", order.person],
      ["Ship Via", "Best way"],
    ]);
    return 150;
  };
  const flow = wayOf(pen, { columns, head, bottom: 735, band: "bar" });
  for (const item of order.items) {
    flow.need(70);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      us(item.quantity, 4),
      item.unit,
      `${item.buyerSku} / ${item.sku}`,
      day(item.due, "m/d/yyyy"),
      us(item.price, 5),
      `$${us(item.total)}`,
    ]);
    flow.y = pen.say(156, flow.y, item.name);
    if (item.at % 2 === 0 && item.quantity > 3) {
      const first = Math.floor(item.quantity / 3);
      flow.y = pen.say(170, flow.y, "Delivery Schedule   Date          Quantity     Received       Balance", {
        size: 8,
        italic: true,
      });
      for (const [i, part] of [first, item.quantity - first].entries()) {
        pen.say(240, flow.y, day(later(item.due, i * 10), "m/d/yyyy"), { size: 8 });
        pen.say(330, flow.y, us(part, 4), { size: 8, align: right });
        pen.say(375, flow.y, "0.0000", { size: 8, align: right });
        flow.y = pen.say(430, flow.y, us(part, 4), { size: 8, align: right });
      }
    }
    flow.y =
      pen.say(
        156,
        flow.y,
        `WO: ${order.random.digits(5)}/1  Op 20  mat'l cert req'd, ASTM A108-13, 2 copies`,
        { size: 8 },
      ) + 5;
  }
  flow.need(20);
  pen.rule(34, flow.y, 580);
  pen.say(430, flow.y + 5, "Total Amount:", { bold: true });
  pen.say(580, flow.y + 5, `$${us(order.net)}`, { bold: true, align: right });
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }), requestedDate: order.due, currency: "USD" });
});

export const nextPlants = [releases, schedules];
