import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { flowOf } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";
import { typed } from "../_typed.ts";

/** A factory suite's character print: banner in spaced letters, a row of dashes under the captions, the supplier's item below, comments after lines. */
const character = drawn(
  "firm-character-banner",
  { max: 26, priceDecimals: 4, base: { face: "mono", size: 9 }, forms: ["runs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.machined,
      buyers: ASKING.plants,
      number: "P999999",
      units: ["EA", "FT", "KG"],
    });
    const head = () =>
      pen.block(50, 40, [
        typed([4, order.buyer.name], [-80, "P U R C H A S E   O R D E R"]),
        typed([4, order.buyer.lines[0]!]),
        typed(
          [4, order.buyer.lines[1]!],
          [-56, "Order Number:"],
          [57, order.number],
          [-76, "Revision:"],
          [77, "0"],
        ),
        typed([-56, "Order Date:"], [57, day(order.date, "mm/dd/yy")], [-76, "Page:"], [79, pen.pages]),
        typed([-56, "Print Date:"], [57, day(later(order.date, 1), "mm/dd/yy")]),
        "",
        typed([8, `Supplier: ${order.random.digits(6)}`], [46, "Ship To: 10-100"]),
        "",
        typed([8, order.seller.name], [46, order.site.name]),
        typed([8, order.seller.lines[0]!], [46, order.site.lines[0]!]),
        typed([8, order.seller.lines[1]!], [46, order.site.lines[1]!]),
        "",
        typed([-14, "Confirming:"], [15, "yes"], [-54, "Supplier Telephone:"], [55, order.seller.phone]),
        typed([-14, "Buyer:"], [15, order.person], [-54, "Contact:"]),
        typed([-14, "Credit Terms:"], [15, "2/10-30"], [-54, "Ship Via:"], [55, "BEST WAY"]),
        typed([-54, "FOB:"], [55, "ORIGIN"]),
        typed([-14, "Remarks:"], [15, "CERTS WITH EACH LOT"]),
        "",
        typed([0, " Ln Item Number        T Due      Qty Open UM      Unit Cost   Extended Cost"]),
        "--- ------------------ - -------- --------- -- ------------ ---------------",
      ]);
    const flow = flowOf(pen, {
      y: head(),
      bottom: 730,
      again: head,
      end: () => void pen.say(50, 745, typed([-76, "(Continued)"])),
    });
    for (const item of order.items) {
      flow.need(48);
      const rows = [
        typed(
          [-3, item.at],
          [4, item.buyerSku],
          [23, item.at % 4 ? "n" : "y"],
          [25, day(item.due, "mm/dd/yy")],
          [-43, bare(item.quantity, 1)],
          [44, item.unit],
          [-59, us(item.price, 4)],
          [-75, us(item.total)],
        ),
        typed([4, `Supplier Item: ${item.sku}`]),
        typed([4, item.name]),
        ...(item.at % 5 === 0 ? [typed([8, "TOLERANCE +/- .005 UNLESS NOTED. 100 PC PER LAYER."])] : []),
      ];
      flow.y = pen.block(50, flow.y, rows) + 4;
    }
    const tax = taxOf(order, 6);
    flow.need(66);
    pen.block(50, flow.y + 8, [
      typed([-59, "Non-Taxable:"], [-75, us(0)]),
      typed([-59, "Taxable:"], [-75, us(order.net)]),
      typed([-59, "Line Total:"], [-75, us(order.net)]),
      typed([-59, `${day(order.date, "mm/dd/yy")} Total Tax:`], [-75, us(tax)]),
      typed([-59, "Total:"], [-75, us(withTax(order, 6))]),
    ]);
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), total: withTax(order, 6) };
  },
);

/** A midrange computer's form of 132 columns in boxes of signs: prices per each, hundred or thousand by a letter, three rows of text a line. */
const signs = drawn(
  "firm-midrange-signs",
  {
    max: 24,
    bases: [1, 100, 1000],
    size: [792, 612],
    base: { face: "mono", size: 8.5 },
    forms: ["runs", "words"],
  },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.fasteners,
      buyers: ["TRENTON AXLE & SPRING CORP", "BELLWETHER PUMP CO INC", "KERSHAW RAIL PRODUCTS"],
      number: "H99999",
      units: ["PC"],
    });
    const line = `+${"-".repeat(118)}+`;
    const boxed = (text: string) => `!${text.padEnd(118)}!`;
    const head = () =>
      pen.block(54, 30, [
        typed([1, order.buyer.name], [84, "PURCHASE ORDER"], [108, `PAGE ${pen.pages}`]),
        typed([1, order.buyer.lines.join("  ").toUpperCase()]),
        line,
        boxed(typed([1, "TO"], [50, "SHIP TO"], [92, `P.O. NO.   ${order.number}`])),
        boxed(
          typed(
            [1, order.seller.name.toUpperCase()],
            [50, `${order.site.name.toUpperCase()} PLT 2`],
            [92, `DATE       ${day(order.date, "mm/dd/yy")}`],
          ),
        ),
        ...[0, 1].map((i) =>
          boxed(
            typed(
              [1, order.seller.lines[i]!.toUpperCase()],
              [50, order.site.lines[i]!.toUpperCase()],
              [92, ["VENDOR NO. 04417", "CHG NO.    000"][i]!],
            ),
          ),
        ),
        line,
        boxed(typed([1, "TERMS NET 30"], [30, "FOB SHIP PT"], [50, "VIA COMMON CARRIER"], [92, "BUYER KLM"])),
        line,
        boxed(
          typed(
            [1, "ITM"],
            [6, "OUR PART NUMBER"],
            [26, "DESCRIPTION"],
            [-74, "QUANTITY"],
            [76, "UM"],
            [-92, "PRICE"],
            [94, "PER"],
            [-108, "AMOUNT"],
            [109, "DUE"],
          ),
        ),
        line,
      ]);
    const flow = flowOf(pen, {
      y: head(),
      bottom: 560,
      again: head,
      end: () => void pen.say(54, flow.y, line),
    });
    for (const item of order.items) {
      flow.need(44);
      flow.y = pen.block(54, flow.y, [
        boxed(
          typed(
            [-4, String(item.at).padStart(3, "0")],
            [6, item.buyerSku],
            [26, item.name],
            [-74, us(item.quantity, 0)],
            [76, item.unit],
            [-92, us(item.price)],
            [95, { 1: "E", 100: "C", 1000: "M" }[item.basis]!],
            [-108, us(item.total)],
            [109, day(item.due, "mm/dd/yy")],
          ),
        ),
        boxed(typed([26, `VENDOR PART ${item.sku}`])),
        boxed(typed([26, "PACK PER SPEC 12-B, MAX 50 LB A CARTON"])),
        boxed(""),
      ]);
    }
    flow.need(40);
    pen.block(54, flow.y, [line, boxed(typed([-92, "TOTAL ORDER"], [-108, us(order.net)])), line]);
    return truly(order, ({ buyerSku }) => ({ buyerSku }));
  },
);

export const firmSpools = [character, signs];
