import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** A trading house's long order: one row a line over fifteen pages and more, brought and carried forward. */
const long = drawn(
  "fin-three-hundred-forward",
  { words: "uk", min: 300, max: 330, size: [595, 842], base: { size: 8.5 }, forms: ["runs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.britain,
      number: "PO/YY/99999",
      units: ["EA", "PK"],
    });
    const columns = columnsOf(`40 No | 66 Product | 150 Description | >390 Qty | 396 Unit | >480 Net Price
      >555 Line Value`);
    let at = 0;
    const carried = (y: number, text: string) => {
      pen.say(150, y, text, { italic: true });
      pen.say(555, y, us(sumTo(order.items, at)), { align: right, italic: true });
      return y + 20;
    };
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
      pen.say(555, 30, `Purchase Order ${order.number}`, { bold: true, size: 11, align: right });
      pen.say(555, 46, `Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 76;
      pen.block(40, 48, [...order.buyer.lines, order.buyer.phone]);
      pen.block(40, 100, ["To", order.seller.name, ...order.seller.lines]);
      pen.block(230, 100, ["Deliver To", order.site.name, ...order.site.lines]);
      pairs(pen, [420, 490], 100, [
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Required", day(order.due, "dd/mm/yyyy")],
        ["Currency", "GBP"],
        ["Account", order.random.digits(5)],
      ]);
      return 170;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 460,
      end: (y) => void carried(y + 4, "Carried forward"),
      onward: (y) => carried(y, "Brought forward"),
    });
    for (const item of order.items) {
      flow.need(15);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 4;
      at = item.at;
    }
    flow.need(60);
    const tax = rounded(order.net * 0.2, 2);
    pairs(pen, [400, 500], flow.y + 8, [
      ["Total Goods", us(order.net)],
      ["VAT @ 20%", us(tax)],
      ["Order Total", us(order.net + tax)],
    ]);
    return {
      ...truly(order),
      currency: "GBP",
      requestedDate: order.due,
      total: rounded(order.net + tax, 2),
    };
  },
);

export const finLong = [long];
