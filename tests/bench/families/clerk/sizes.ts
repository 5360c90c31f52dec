import { bySize, stylesOf, sumOf } from "../_apparel.ts";
import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A shop's preseason order: each style's name above a ruled matrix, colours down and sizes across, nought where none is wanted, cost and retail at the right. */
const matrix = drawn("clerk-preseason-size-matrix", { min: 2, max: 9, base: { size: 8 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ASKING.brands,
    number: "PS-99999",
    units: ["PCS"],
  });
  const styles = stylesOf(order);
  const { units, net } = sumOf(styles);
  pen.say(306, 26, "PRE-SEASON ORDER", { bold: true, size: 13, align: "center" });
  pen.block(36, 44, [order.buyer.name, ...order.buyer.lines]);
  pen.block(230, 44, ["Supplier:", order.seller.name, ...order.seller.lines]);
  pairs(pen, [430, 510], 44, [
    ["Order No.", order.number],
    ["Date", day(order.date, "dd-Mon-yyyy")],
    ["In store", day(order.due, "dd-Mon-yyyy")],
  ]);
  let y = 104;
  for (const { code, name, price, sizes, rows } of styles) {
    if (y + 44 + rows.length * 15 > 730) {
      pen.next();
      y = 40;
    }
    pen.say(36, y, `${code}  ${name}`, { bold: true, size: 9 });
    y += 14;
    [36, 120, ...sizes.map((_, i) => 154 + i * 34), 404, 460, 520].forEach(
      (x) => void pen.rule(x, y, x, y + 15 * (rows.length + 1)),
    );
    pen.rule(576, y, 576, y + 15 * (rows.length + 1));
    const put = (texts: string[], bold: boolean) => {
      pen.rule(36, y, 576);
      pen.say(40, y + 3, texts[0]!, { bold });
      texts
        .slice(1, 7)
        .forEach((text, i) => void pen.say(150 + i * 34, y + 3, text, { bold, align: "right" }));
      [400, 456, 516, 572].forEach((x, i) => void pen.say(x, y + 3, texts[7 + i]!, { bold, align: "right" }));
      y += 15;
    };
    put(["Colour", ...sizes, "Total", "Cost", "RRP", "Value"], true);
    for (const { color, counts } of rows) {
      const sum = counts.reduce((all, one) => all + one, 0);
      put(
        [color, ...counts.map(String), `${sum}`, us(price), us(Math.ceil(price * 2.4)), us(sum * price)],
        false,
      );
    }
    pen.rule(36, y, 576);
    y += 12;
  }
  pen.say(456, y, `Pieces ${us(units, 0)}`, { align: "right" });
  pen.say(572, y, `Order value ${us(net)}`, { align: "right", bold: true });
  return { ...truly(order), lines: bySize(styles), shipTo: undefined, total: net, requestedDate: order.due };
});

/** The forms of fashion. */
export const clerkSizes = [matrix];
