import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, type Flow, flowOf, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";

/** A kanban supermarket's order: no prices; bins and pieces of a bin make the count that is ordered, card numbers before the part. */
const bins = drawn("real-buyer-kanban-bins", { max: 32 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "KB-999999",
    units: ["EA"],
  });
  const packs = order.items.map(({ at }) => [10, 25, 50, 100][at % 4]!);
  const counts = order.items.map(({ at }) => (at % 5) + 1);
  const columns = columnsOf(`36 Card # | 96 Part | 176/170 Description | >390 Bin qty | >436 Bins
    >498 Order qty | 506 UM | >576 Point of use`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(576, 28, "KANBAN REPLENISHMENT ORDER", { bold: true, size: 11, align: "right" });
    pen.block(
      576,
      44,
      [`Order: ${order.number}`, `Printed: ${day(order.date, "mm/dd/yyyy")} 05:10`, `Page ${pen.pages}`],
      { align: "right" },
    );
    if (pen.pages > 1) return 92;
    pen.block(36, 46, order.buyer.lines);
    pen.block(36, 76, [
      `Supplier: ${order.seller.name}`,
      `Return full by: ${day(order.due, "mm/dd/yyyy")}`,
      "Prices per supply agreement. One label per bin.",
    ]);
    return 124;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740, band: "bar" });
  for (const [i, item] of order.items.entries()) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        `C${order.random.digits(6)}`,
        item.sku,
        item.name,
        packs[i]!,
        counts[i]!,
        packs[i]! * counts[i]!,
        item.unit,
        `Cell ${(i % 6) + 1}-${"ABC"[i % 3]}`,
      ]) + 4;
  }
  flow.need(20);
  pen.say(36, flow.y + 4, `Cards: ${order.items.length}`);
  pen.say(436, flow.y + 4, String(counts.reduce((a, b) => a + b, 0)), { align: "right" });
  return {
    ...truly(order, ({ at }) => ({
      buyerSku: null,
      quantity: packs[at - 1]! * counts[at - 1]!,
      unitPrice: null,
      lineTotal: null,
      priceBasis: null,
    })),
    total: null,
    date: null,
  };
});

/** A plant's order whose deliveries lie across under each line: a row of days, a row of counts. */
const across = drawn("real-buyer-deliveries-across", { max: 18 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ASKING.plants,
    number: "P9999999",
    units: ["EA"],
  });
  const columns = columnsOf(`36 Pos | 66 Our Part No. | 140/180 Description / Your Part No. | >400 Total Qty
    408 UM | >494 Price | >576 Value`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.block(
      576,
      28,
      [`Purchase order ${order.number}`, `Date ${day(order.date, "yyyy-mm-dd")}`, `Page ${pen.pages}`],
      { align: "right" },
    );
    if (pen.pages > 1) return 78;
    pen.block(36, 50, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(240, 50, ["Delivery to", order.site.name, ...order.site.lines]);
    pen.block(36, 112, [
      `Our ref: ${order.person}   Terms of delivery: FCA   Terms of payment: 60 days net`,
      "All amounts in USD",
    ]);
    return 150;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730 });
  for (const item of order.items) {
    flow.need(66);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.buyerSku,
      item.name,
      item.quantity,
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(140, flow.y, item.sku);
    const many = Math.min(item.quantity, 2 + (item.at % 3));
    const part = Math.floor(item.quantity / many);
    pen.say(66, flow.y + 2, "Del. date", { size: 8 });
    pen.say(66, flow.y + 12, "Quantity", { size: 8 });
    for (let i = 0; i < many; i++) {
      pen.say(180 + i * 60, flow.y + 2, day(later(item.due, i * 7), "yyyy-mm-dd"), {
        size: 8,
        align: "right",
      });
      pen.say(180 + i * 60, flow.y + 12, String(i ? part : item.quantity - part * (many - 1)), {
        size: 8,
        align: "right",
      });
    }
    flow.y += 30;
  }
  flow.need(24);
  pen.rule(400, flow.y, 576);
  pen.say(494, flow.y + 4, "Total value", { align: "right", bold: true });
  pen.say(576, flow.y + 4, us(order.net), { align: "right", bold: true });
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
});

/** Three orders of three plants in one print: each starts its pages at one, has a page of terms behind it and its own place. */
const plants = drawn("real-buyer-three-plants", { max: 36, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "47999999",
    units: ["EA", "CS", "PR"],
  });
  const size = Math.ceil(order.items.length / 3);
  const numbers = [0, 1, 2]
    .map((i) => String(Number(order.number) + i * 3))
    .slice(0, Math.ceil(order.items.length / size));
  const columns = columnsOf(`40 Item¶ | 76 Material¶Description | >330 Quantity¶ | 336 UM¶
    >440 Unit price¶ | >555 Net value¶in USD`);
  numbers.forEach((number, i) => {
    if (i) pen.next();
    let page = 0;
    const part = order.items.slice(i * size, (i + 1) * size);
    const head = () => {
      page += 1;
      pen.say(40, 34, order.buyer.name, { bold: true, size: 12 });
      pen.block(
        555,
        34,
        [`PO number  ${number}`, `PO date  ${day(order.date, "mm/dd/yyyy")}`, `Page  ${page}`],
        { align: "right" },
      );
      if (page > 1) return 84;
      pen.block(40, 60, [order.seller.name, ...order.seller.lines]);
      pen.block(40, 112, [
        `Deliver to: Plant ${["1100", "1200", "3100"][i]}, ${order.site.lines.join(", ")}`,
        `Delivery date: ${day(later(order.due, i), "mm/dd/yyyy")}`,
      ]);
      return 150;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770 });
    part.forEach((item, at) => {
      flow.need(34);
      cells(pen, flow.y, columns, [
        String((at + 1) * 10).padStart(5, "0"),
        item.sku,
        item.quantity,
        item.unit,
        us(item.price),
        us(item.total),
      ]);
      flow.y = pen.say(76, flow.y + 11, item.name) + 6;
    });
    flow.need(30);
    pen.say(330, flow.y + 5, "Total net value excl. tax USD");
    pen.say(555, flow.y + 5, us(sumTo(part, part.length)), { align: "right" });
    pen.next();
    pen.say(40, 34, `PO number  ${number}   Page  ${page + 1}   General Terms and Conditions of Purchase`);
    terms(pen, { x: 40, y: 60, width: 515, bottom: 760 }, 16);
  });
  return {
    ...truly(order, () => ({ buyerSku: null })),
    docNumber: numbers[0]!,
    orders: numbers,
    currency: "USD",
    total: sumTo(order.items, size),
  };
});

/** A midrange suite's spool: two rows a line, the price for a hundred told behind a slash, sums of a page at its foot and carried on its head. */
const carried = drawn(
  "real-buyer-spool-carried",
  { max: 44, bases: [1, 100], base: { face: "mono", size: 8 }, forms: ["runs", "words"] },
  (made, pen) => {
    const order = traded(made, { wares: "mro", buyers: "works", number: "999999", units: ["PC", "EA"] });
    let at = 0;
    const sum = () => us(sumTo(order.items, at));
    const head = () =>
      pen.block(36, 30, [
        typed(
          [0, order.buyer.name.toUpperCase()],
          [62, `PURCHASE ORDER ${order.number}`],
          [92, `PG ${pen.pages}`],
        ),
        typed(
          [0, order.buyer.lines.join(", ").toUpperCase()],
          [62, `DATED ${day(order.date, "dd Mon yyyy").toUpperCase()}`],
        ),
        "",
        typed(
          [0, `TO: ${order.seller.name.toUpperCase()}`],
          [62, `WANTED BY ${day(order.due, "dd Mon yyyy").toUpperCase()}`],
        ),
        "",
        typed(
          [0, "LINE"],
          [6, "OUR CODE / DESCRIPTION"],
          [-56, "QTY"],
          [57, "UN"],
          [-76, "PRICE"],
          [-90, "VALUE USD"],
        ),
        "-".repeat(96),
        ...(pen.pages > 1 ? [typed([6, "BROUGHT FORWARD"], [-90, sum()]), ""] : []),
      ]);
    const flow: Flow = flowOf(pen, {
      y: head(),
      bottom: 720,
      again: head,
      end: () => void pen.say(36, flow.y + 2, typed([6, "CARRIED FORWARD"], [-90, sum()])),
    });
    for (const item of order.items) {
      flow.need(34);
      flow.y =
        pen.block(36, flow.y, [
          typed(
            [-4, item.at],
            [6, `${item.buyerSku}   YR REF ${item.sku}`],
            [-56, us(item.quantity, 0)],
            [57, item.unit],
            [-76, `${us(item.price)}${item.basis > 1 ? "/100" : ""}`],
            [-90, us(item.total)],
          ),
          typed([6, item.name]),
        ]) + 4;
      at = item.at;
    }
    flow.need(30);
    pen.block(36, flow.y + 4, [
      typed([76, "-".repeat(14)]),
      typed([60, "ORDER TOTAL"], [-90, us(order.net)]),
    ]);
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), requestedDate: order.due, currency: "USD" };
  },
);

export const realDeliveries = [bins, across, plants, carried];
