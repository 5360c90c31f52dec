import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { flowOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";

/** A grocer's spool: cases first, pack and size between, list cost, allowance and net cost, weight and cube behind. */
const grocer = drawn(
  "real-grocer-spool",
  { max: 40, size: [792, 612], base: { face: "mono", size: 8 }, forms: ["runs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "retail",
      buyers: ["HOLLIS & BRANNOCK WHOLESALE GROCERS", "TRI-COUNTY FOODS, INC.", "PRAIRIE STAR MARKETS"],
      number: "999999",
      units: ["CS"],
    });
    let net = 0;
    const head = () => {
      const rows = [
        typed([0, order.buyer.name], [60, "P U R C H A S E   O R D E R"], [130, `PAGE ${pen.pages}`]),
        typed(
          [0, order.buyer.lines[0]!.toUpperCase()],
          [60, `P.O. NUMBER  ${order.number}`],
          [100, "BUYER 07"],
        ),
        typed(
          [0, order.buyer.lines[1]!.toUpperCase()],
          [60, `ORDER DATE   ${day(order.date, "mm/dd/yy")}`],
          [100, `ARRIVE ${day(order.due, "mm/dd/yy")}`],
        ),
        "",
        typed(
          [0, "VENDOR"],
          [9, order.seller.name.toUpperCase()],
          [60, "FREIGHT  COLLECT      TERMS 2% 10 NET 30"],
        ),
        typed([9, order.seller.lines.join(" ").toUpperCase()]),
        "",
        typed(
          [-7, "ORDER"],
          [21, "PACK"],
          [62, "VENDOR"],
          [-92, "LIST"],
          [-101, "ALLOW"],
          [-111, "NET"],
          [-124, "EXTENDED"],
          [-134, "GROSS"],
          [-141, ""],
        ),
        typed(
          [-7, "CASES"],
          [9, "UPC NUMBER"],
          [21, "SIZE"],
          [32, "DESCRIPTION"],
          [62, "ITEM"],
          [-92, "COST"],
          [-101, "O.I."],
          [-111, "COST"],
          [-124, "COST"],
          [-134, "WEIGHT"],
        ),
        "-".repeat(136),
      ];
      return pen.block(30, 24, rows);
    };
    const flow = flowOf(pen, { y: head(), bottom: 570, again: head });
    const lines = order.items.map((item) => {
      flow.need(12);
      const off = item.at % 3 ? 0 : rounded(item.price * 0.05, 2);
      const price = rounded(item.price - off, 2);
      const total = rounded(price * item.quantity, 2);
      net = rounded(net + total, 2);
      const upc = `${order.random.digits(5)}-${order.random.digits(5)}`;
      flow.y = pen.say(
        30,
        flow.y,
        typed(
          [-7, item.quantity],
          [9, upc],
          [21, `${order.random.pick([6, 12, 24])}/${order.random.pick(["8 OZ", "12CT", "1 LB"])}`],
          [32, item.name.toUpperCase().slice(0, 28)],
          [62, item.sku],
          [-92, bare(item.price)],
          [-101, off ? `${bare(off)}-` : ""],
          [-111, bare(price)],
          [-124, us(total)],
          [-134, bare(item.quantity * 11.5, 1)],
        ),
      );
      return {
        sku: item.sku,
        buyerSku: null,
        gtin: upc,
        description: item.name.slice(0, 28),
        quantity: item.quantity,
        unit: null,
        unitPrice: price,
        priceBasis: 1,
        lineTotal: total,
      };
    });
    flow.need(40);
    const cases = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    pen.block(30, flow.y + 8, [
      typed([-7, cases], [9, "TOTAL CASES"], [-124, us(net)], [-134, bare(cases * 11.5, 1)]),
      typed([9, "** SHIP COMPLETE - NO BACKORDERS - CALL 555-0100 FOR APPOINTMENT **"]),
    ]);
    return { ...truly(order), lines, total: net, requestedDate: order.due };
  },
);

/** A release of a blanket order, printed again: stars and warnings about, a number of two parts, an estimated sum of the blanket beside the release's own. */
const blanket = drawn(
  "real-blanket-reprint",
  { max: 20, base: { face: "mono", size: 8.5 }, forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "mro",
      buyers: "works",
      number: "B99999-0099",
      units: ["EA", "BX", "FT", "PR"],
    });
    const head = () =>
      pen.block(36, 28, [
        typed([30, "*** REPRINT ***"], [84, `PAGE ${pen.pages}`]),
        typed([0, order.buyer.name.toUpperCase()], [56, "BLANKET PURCHASE ORDER RELEASE"]),
        typed([0, order.buyer.lines[0]!.toUpperCase()], [56, `P.O. NO.:    ${order.number}`]),
        typed(
          [0, order.buyer.lines[1]!.toUpperCase()],
          [56, `REL. DATE:   ${day(order.date, "mm/dd/yyyy")}`],
        ),
        typed([56, `BLANKET EXP: ${day(later(order.date, 300), "mm/dd/yyyy")}`]),
        "",
        typed([0, "TO:"], [6, order.seller.name.toUpperCase()], [50, "SHIP TO:"], [60, "RECEIVING DOCK 3"]),
        typed([6, order.seller.lines[0]!.toUpperCase()], [60, order.site.lines[0]!.toUpperCase()]),
        typed([6, order.seller.lines[1]!.toUpperCase()], [60, order.site.lines[1]!.toUpperCase()]),
        "",
        typed([8, "CONFIRMING ORDER - DO NOT DUPLICATE. CONFIRMED WITH: DEBBIE"]),
        "",
        typed([0, "SHIP VIA"], [20, "F.O.B."], [40, "TERMS"], [58, "BUYER"], [74, "EST. BLANKET TOTAL"]),
        typed([0, "UPS GROUND"], [20, "ORIGIN"], [40, "2% 10 NET 30"], [58, "J. ORTEGA"], [74, "250,000.00"]),
        "=".repeat(95),
        typed(
          [0, "LN"],
          [-12, "QTY"],
          [13, "UM"],
          [17, "OUR PART / YOUR PART"],
          [-76, "UNIT PRICE"],
          [-91, "EXTENSION"],
        ),
        "=".repeat(95),
      ]);
    const flow = flowOf(pen, {
      y: head(),
      bottom: 730,
      again: head,
      end: () => pen.say(36, 744, typed([60, "* CONTINUED ON NEXT PAGE *"])),
    });
    for (const item of order.items) {
      flow.need(56);
      flow.y = pen.block(36, flow.y + 2, [
        typed(
          [-3, bare(item.at, 0).padStart(3, "0")],
          [-12, us(item.quantity, 0)],
          [13, item.unit],
          [17, item.buyerSku],
          [-76, us(item.price)],
          [-91, us(item.total)],
        ),
        typed([17, item.name]),
        typed([17, `VPN ${item.sku}`], [50, `DUE ${day(item.due, "mm/dd/yyyy")}   ACCT 5310-220`]),
      ]);
    }
    flow.need(40);
    pen.block(36, flow.y + 6, [
      typed([60, "RELEASE TOTAL"], [-91, `$${us(order.net)}`]),
      "",
      typed([0, "AUTHORIZED BY ____________________"]),
    ]);
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

export const realSpools = [grocer, blanket];
