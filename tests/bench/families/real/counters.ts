import { wayOf } from "../_desk.ts";
import { drawn, written } from "../_family.ts";
import { relined, sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";

/** A wholesaler's spool saved as a text file: pages by form feeds, the head again on each, a count of lines and pieces below. */
const text = written("real-buyer-spool-file", { max: 60, ending: "txt" }, (made) => {
  const order = sited(
    traded(made, {
      wares: "mro",
      buyers: ["CRESTLINE INDUSTRIAL SUPPLY", "OXBOW BEARING & DRIVE CO"],
      number: "99-9999999",
      units: ["EA", "PR", "FT"],
    }),
    ["CRESTLINE RDC"],
  );
  const perPage = 22;
  const pages = Math.ceil(order.items.length / perPage);
  const rows = Array.from({ length: pages }, (_, i) => [
    typed(
      [1, `${order.buyer.name}`],
      [52, "PURCHASE ORDER"],
      [100, `PAGE ${String(i + 1).padStart(3)} OF ${String(pages).padStart(3)}`],
    ),
    typed([1, order.buyer.lines[0]!.toUpperCase()], [52, `P/O NUMBER . . : ${order.number}`]),
    typed([1, order.buyer.lines[1]!.toUpperCase()], [52, `P/O DATE . . . : ${day(order.date, "mm/dd/yy")}`]),
    typed([52, `REQUIRED . . . : ${day(order.due, "mm/dd/yy")}`]),
    "",
    typed([1, `VENDOR: ${order.seller.name.toUpperCase()}`], [52, `SHIP TO: ${order.site.name}`]),
    typed([9, order.seller.lines[0]!.toUpperCase()], [61, order.site.lines[0]!.toUpperCase()]),
    typed([9, order.seller.lines[1]!.toUpperCase()], [61, order.site.lines[1]!.toUpperCase()]),
    "",
    typed(
      [1, "LN"],
      [5, "PRODUCT"],
      [19, "VENDOR PART"],
      [35, "DESCRIPTION"],
      [-85, "QTY ORD"],
      [86, "UM"],
      [-102, "NET COST"],
      [-118, "EXTENSION"],
    ),
    typed(
      [1, "---"],
      [5, "------------"],
      [19, "--------------"],
      [35, "-".repeat(40)],
      [-85, "--------"],
      [86, "--"],
      [-102, "-----------"],
      [-118, "-------------"],
    ),
    ...order.items
      .slice(i * perPage, (i + 1) * perPage)
      .map((item) =>
        typed(
          [-3, item.at],
          [5, item.buyerSku],
          [19, item.sku],
          [35, item.name],
          [-85, us(item.quantity, 0)],
          [86, item.unit],
          [-102, us(item.price)],
          [-118, us(item.total)],
        ),
      ),
    ...(i < pages - 1
      ? ["", typed([90, "*** CONTINUED ***"])]
      : [
          typed([-118, "============="]),
          typed(
            [
              35,
              `LINES ${order.items.length}   PIECES ${order.items.reduce((sum, { quantity }) => sum + quantity, 0)}`,
            ],
            [84, "ORDER TOTAL USD"],
            [-118, us(order.net)],
          ),
        ]),
  ]);
  const bytes = new TextEncoder().encode(rows.map((lines) => lines.join("\r\n")).join("\r\n\f"));
  return {
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    shipTo: order.site,
    requestedDate: order.due,
    currency: "USD",
    bytes,
  };
});

/** A bearing house's order over a pre-printed sheet: quantity first, the list price, a chain of discounts in one cell, the net, three figures behind the point. */
const chain = drawn("real-buyer-discount-chain", { max: 22 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["Orchard Bearings & Belting", "Two Rivers Power Transmission"],
    number: "P-99999",
    units: ["EA"],
  });
  const off = order.items.map(({ at }) => [[50, 10], [40, 10, 5], [55], [50, 5, 2.5]][at % 4]!);
  const priced = relined(
    order,
    order.items.map((item, i) => {
      const price = rounded(
        off[i]!.reduce((list, rate) => list * (1 - rate / 100), item.price),
        3,
      );
      return { ...item, price, total: rounded(price * item.quantity, 2) };
    }),
  );
  const columns = columnsOf(`>66 QTY | 74 U/M | 104 PART NO. | 190/150 DESCRIPTION | >400 LIST | 412 DISC.
    >508 NET EACH | >576 AMOUNT`);
  const top = () => {
    pen.say(36, 28, order.buyer.name, { size: 16, face: "serif", bold: true });
    pen.say(576, 30, `PURCHASE ORDER No. ${order.number}`, { align: "right", bold: true });
    pen.say(576, 44, `Sheet ${pen.pages}`, { align: "right" });
    if (pen.pages > 1) return 70;
    pen.block(36, 48, order.buyer.lines);
    pen.box(36, 78, 270, 52);
    pen.block(42, 82, [`To: ${order.seller.name}`, ...order.seller.lines]);
    pen.box(316, 78, 260, 52);
    pen.block(322, 82, [
      `Date: ${day(order.date, "Mon d, yyyy")}`,
      `Wanted: ${day(order.due, "Mon d, yyyy")}`,
      "Via: UPS    F.O.B.: Shipping point",
      "Terms: 2% 10th prox.",
    ]);
    return 144;
  };
  const flow = wayOf(pen, { columns, head: top, bottom: 730 });
  for (const [i, item] of priced.items.entries()) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.quantity,
        item.unit,
        item.sku,
        item.name,
        us(order.items[i]!.price),
        off[i]!.join("/"),
        us(item.price, 3),
        us(item.total),
      ]) + 4;
  }
  flow.need(30);
  pen.say(508, flow.y + 8, "TOTAL", { align: "right", bold: true });
  pen.say(576, flow.y + 8, us(priced.net), { align: "right", bold: true });
  return { ...truly(priced, () => ({ buyerSku: null })), requestedDate: order.due, total: priced.net };
});

export const realCounters = [text, chain];
