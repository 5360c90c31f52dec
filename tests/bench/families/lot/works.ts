import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A job maker's suite: part with its revision, what the vendor calls it and the drawing under it, the wanted day first. */
const parts = drawn("lot-desired-first", { max: 14, min: 3 }, (plain, pen) => {
  const asked = traded(plain, {
    wares: "shop",
    buyers: "works",
    number: "P-99999",
    units: ["EA", "PCS", "FT"],
  });
  const order = sited(asked, ["Receiving Dock B", "Building 4 Machining"]);
  const columns = columnsOf(`36 Ln¶# | 60 Desired¶Recv Date | 124 Part ID¶Description | >380 Order¶Quantity
    388 Purch¶U/M | >480 Unit¶Price | >570 Extended¶Price`);
  const head = () => {
    pen.say(306, 26, "PURCHASE ORDER", { bold: true, size: 14, align: "center" });
    pen.block(36, 46, [order.buyer.name, ...order.buyer.lines]);
    pairs(
      pen,
      [420, 500],
      46,
      [
        ["PO ID:", order.number],
        ["Order Date:", day(order.date, "mm/dd/yyyy")],
        ["Page:", String(pen.pages)],
      ],
      { bold: true },
    );
    if (pen.pages > 1) return 100;
    pen.say(36, 96, "TO:", { bold: true });
    pen.block(70, 96, [order.seller.name, ...order.seller.lines]);
    pen.say(310, 96, "SHIP TO:", { bold: true });
    pen.block(366, 96, [order.site.name, ...order.site.lines]);
    pen.rule(36, 142, 576);
    pen.say(36, 147, "Buyer", { bold: true });
    pen.say(36, 158, order.person);
    pen.say(180, 147, "Free On Board", { bold: true });
    pen.say(180, 158, "Origin");
    pen.say(320, 147, "Ship Via", { bold: true });
    pen.say(320, 158, "UPS Ground Acct 4X1182");
    pen.say(480, 147, "Desired Recv Date", { bold: true });
    pen.say(480, 158, day(order.due, "mm/dd/yyyy"));
    return 184;
  };
  const flow = wayOf(pen, { columns, head, bottom: 725, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(66);
    cells(pen, flow.y, columns, [
      item.at,
      day(item.due, "mm/dd/yyyy"),
      item.buyerSku,
      us(item.quantity, 2),
      item.unit,
      `$${us(item.price, 2)}`,
      `$${us(item.total)}`,
    ]);
    flow.y = pen.block(
      124,
      flow.y + 11,
      [
        item.name,
        `Vendor Part: ${item.sku}`,
        `Drawing: D-${order.random.digits(5)}  Rev: ${item.at % 2 ? "C" : "-"}`,
      ],
      {},
    );
    flow.y += 8;
  }
  flow.need(40);
  pen.say(480, flow.y + 4, "Total:", { bold: true, align: right });
  pen.say(570, flow.y + 4, `$${us(order.net)}`, { bold: true, align: right });
  return told(order, {
    requestedDate: order.due,
    currency: "USD",
    line: ({ buyerSku }) => ({ buyerSku }),
  });
});

export const lotWorks = [parts];
