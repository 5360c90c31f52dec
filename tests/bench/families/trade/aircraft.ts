import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** An aircraft maker's order: each item a block with a ruled caption, clauses, and a schedule of its own. */
const aircraft = drawn("trade-aircraft", { max: 8, priceDecimals: 2 }, (made, pen) => {
  const order = traded(made, { wares: "shop", buyers: "works", number: "7B99999999", units: ["EA"] });
  const head = () => {
    pen.rule(30, 24, 582);
    pen.say(30, 28, order.buyer.name.toUpperCase(), { bold: true, size: 10 });
    pairs(
      pen,
      [400, 486],
      28,
      [
        ["PURCHASE ORDER", order.number],
        ["CHANGE ORDER", "000"],
        ["ORDER DATE", day(order.date, "dd-MON-yyyy")],
        ["PAGE", `${pen.pages} OF 4`],
      ],
      { size: 8 },
    );
    pen.rule(30, 74, 582);
    return 84;
  };
  let y = head();
  pen.block(30, 84, ["SELLER:", order.seller.name, ...order.seller.lines], { size: 8.5 });
  pen.block(300, 84, ["SHIP TO:", `${order.site.name} PLANT 3`, ...order.site.lines], { size: 8.5 });
  y = pairs(
    pen,
    [30, 130],
    134,
    [
      ["BUYER:", order.person.toUpperCase()],
      ["PAYMENT TERMS:", "NET 60 DAYS"],
      ["DPAS RATING:", "DO-A1"],
      ["F.O.B.:", "SHIPPING POINT"],
    ],
    { size: 8.5 },
  );
  y =
    pen.say(
      30,
      y + 6,
      "QUALITY CLAUSES APPLICABLE TO THE WHOLE ORDER: Q01, Q04, Q17A, Q32. SELLER SHALL FLOW DOWN ALL REQUIREMENTS TO SUB-TIER SUPPLIERS. FIRST ARTICLE PER AS9102 WHERE NOTED.",
      { size: 8, width: 550 },
    ) + 8;
  const flow = flowOf(pen, { y, bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(118);
    pen.box(30, flow.y, 552, 13, "#ddd");
    const columns = columnsOf(`34 ITEM | 70 PART NUMBER | 190 REV | >330 QTY ORDERED | 340 UM
      >460 UNIT PRICE (USD) | >578 ITEM TOTAL (USD)`);
    flow.y = heads(pen, flow.y + 2, columns, { bold: true, size: 7.5 }) + 2;
    flow.y = cells(pen, flow.y, columns, [
      String(item.at).padStart(3, "0"),
      item.sku,
      "-",
      bare(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(70, flow.y, item.name);
    flow.y = pen.say(70, flow.y, `CLAUSES: Q09 Q2${item.at % 9}  SOURCE INSP: NO  CERT OF CONFORMANCE: YES`, {
      size: 8,
    });
    const half = Math.floor(item.quantity / 2);
    flow.y = pen.say(70, flow.y + 2, "DELIVERY SCHEDULE (ON DOCK)", { size: 8, bold: true });
    for (const [i, count] of (half && item.at % 2 ? [half, item.quantity - half] : [item.quantity]).entries())
      flow.y = pen.say(90, flow.y, `${i + 1}    ${day(item.due, "dd-MON-yyyy")}    QTY ${count}`, {
        size: 8,
      });
    flow.y += 10;
  }
  flow.need(40);
  pen.say(578, flow.y, `TOTAL ORDER VALUE (USD)   ${us(order.net)}`, { align: "right", bold: true });
  terms(pen, { x: 30, y: flow.y + 24, width: 550, bottom: 740 }, 3);
  return { ...truly(order), currency: "USD" };
});

export const tradeAircraft = [aircraft];
