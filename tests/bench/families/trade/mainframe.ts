import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A world suite's batch print: two rows a line, the order type behind the number, minus signs and codes about. */
const batch = drawn(
  "trade-batch-print",
  { max: 24, priceDecimals: 4, forms: ["runs", "glyphs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "pipe",
      buyers: "oil",
      number: "99999999",
      units: ["EA", "FT", "LB"],
    });
    const columns = columnsOf(`34 Line¶No. | 66/168 Item Number¶Description / Supplier Item
      >300 Ordered¶Quantity | 306 UM¶ | >396 Unit¶Cost | 402 UM¶ | >500 Extended¶Cost
      >582 Promised¶Delivery`);
    const head = () => {
      pen.say(34, 24, "R43500", { size: 7.5 });
      pen.say(306, 24, order.buyer.name, { align: "center" });
      pen.say(582, 24, `${day(order.date, "mm/dd/yyyy")}  16:12:41`, { size: 7.5, align: "right" });
      pen.say(306, 37, "Purchase Order", { size: 14, bold: true, align: "center" });
      pen.say(582, 36, `Page - ${pen.pages}`, { size: 7.5, align: "right" });
      let y = 70;
      if (pen.pages === 1) {
        pen.say(34, 64, "Supplier");
        pen.say(90, 64, order.random.digits(6));
        pen.block(90, 76, [
          order.seller.name.toUpperCase(),
          ...order.seller.lines.map((one) => one.toUpperCase()),
        ]);
        pen.say(330, 64, "Ship To");
        pen.say(380, 64, "30");
        pen.block(380, 76, ["Eagle Basin Warehouse", ...order.site.lines]);
        y = pairs(pen, [34, 110], 126, [
          ["Order Number", `${order.number} OP`],
          ["Order Date", day(order.date, "mm/dd/yyyy")],
          ["Freight", "Prepaid & Add"],
        ]);
        pairs(pen, [330, 420], 126, [
          ["Branch/Plant", "30"],
          ["Requested", day(order.due, "mm/dd/yyyy")],
          ["Currency", "USD"],
        ]);
        y += 14;
      } else {
        pen.say(34, 52, `Order Number   ${order.number} OP`);
      }
      const after = heads(pen, y, columns, { size: 8.5, top: true });
      pen.rule(34, after, 582);
      return after + 5;
    };
    const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
    for (const item of order.items) {
      flow.need(44);
      pen.say(66, flow.y + 11, item.name, { size: 8.5 });
      cells(pen, flow.y, columns, [
        `${item.at}.000`,
        item.buyerSku,
        bare(item.quantity, 0),
        item.unit,
        bare(item.price, 4),
        item.unit,
        us(item.total),
        day(item.due, "mm/dd/yyyy"),
      ]);
      flow.y = pen.say(66, flow.y + 22, item.sku, { size: 8.5 }) + 5;
    }
    flow.need(40);
    pen.rule(410, flow.y, 500);
    pen.say(330, flow.y + 4, "Total Order");
    pen.say(500, flow.y + 4, us(order.net), { align: "right" });
    pen.say(34, flow.y + 20, "Tax Rate   0.000     Sales Tax   .00");
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD", requestedDate: order.due };
  },
);

/** A factory suite's print: price by each or hundred in a column of its own, discount, the day before the value. */
const perColumn = drawn(
  "trade-per-column",
  { words: "uk", max: 26, size: [595, 842], bases: [1, 1, 100, 1000], priceDecimals: 2 },
  (made, pen) => {
    const order = traded(made, { wares: "mro", buyers: "works", number: "000099999", units: ["EA"] });
    const columns = columnsOf(`28 Line | 54 Stock code | 130/150 Description | >322 Order qty | 328 Uom
      352 Due date | >446 Price | 452 Per | >500 Disc % | >567 Value`);
    const head = () => {
      pen.say(28, 28, "PURCHASE ORDER", { bold: true, size: 15 });
      pen.say(567, 28, order.buyer.name, { bold: true, size: 11, align: "right" });
      let y = 60;
      pen.say(28, 48, `Purchase order : ${order.number}      Page : ${pen.pages}`);
      if (pen.pages === 1) {
        pen.block(567, 42, order.buyer.lines, { align: "right", size: 8 });
        pen.box(28, 78, 260, 70);
        pen.block(34, 83, ["Supplier: S00147", order.seller.name, ...order.seller.lines]);
        pen.box(307, 78, 260, 70);
        pen.block(313, 83, ["Deliver to:", order.site.name, ...order.site.lines]);
        pairs(pen, [28, 110], 158, [
          ["Order date", `: ${day(order.date, "dd/mm/yyyy")}`],
          ["Due date", `: ${day(order.due, "dd/mm/yyyy")}`],
        ]);
        pairs(pen, [307, 390], 158, [
          ["Buyer", `: ${order.person}`],
          ["Currency", ": GBP"],
        ]);
        y = 192;
      }
      const after = heads(pen, y, columns, { bold: true, size: 8.5 });
      pen.rule(28, after, 567);
      return after + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
    for (const item of order.items) {
      flow.need(34);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 3),
          item.unit,
          day(item.due, "dd/mm/yy"),
          us(item.price),
          String(item.basis),
          "0.00",
          us(item.total),
        ],
        { size: 8.5 },
      );
      if (item.at % 3 === 1)
        flow.y = pen.say(
          130,
          flow.y,
          `Catalogue ref ${order.random.digits(6)} p.${order.random.int(10, 400)}`,
          { size: 8 },
        );
      flow.y += 4;
    }
    flow.need(50);
    pairs(
      pen,
      [430, 500],
      flow.y + 8,
      [
        ["Goods value", us(order.net)],
        ["Order value", us(order.net)],
      ],
      { bold: true },
    );
    return { ...truly(order), currency: "GBP", requestedDate: order.due };
  },
);

export const tradeMainframe = [batch, perColumn];
