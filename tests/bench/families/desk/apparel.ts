import { bySize, RUNS, stylesOf, sumOf } from "../_apparel.ts";
import { ASKING, GOODS } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party } from "../_html.ts";
import { day, us } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

/** A brand's order: a box for each style with its sizes as columns and its colours as rows, cost and sum at the right. */
const boxes = drawn("desk-size-boxes", { min: 2, max: 7 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ASKING.brands,
    number: "S25-99999",
    units: ["PCS"],
  });
  const styles = stylesOf(order);
  const { units, net } = sumOf(styles);
  const head = () => {
    pen.say(32, 26, order.buyer.name, { bold: true, size: 14 });
    pen.say(580, 26, "Purchase Order", { size: 14, align: "right" });
    pairs(pen, [420, 500], 46, [
      ["PO #:", order.number],
      ["Order date:", day(order.date, "mm/dd/yyyy")],
      ["Start ship:", day(order.date, "mm/dd/yyyy").replace(/^\d+/, "12")],
      ["Cancel date:", day(order.due, "mm/dd/yyyy")],
      ["Season:", "Fall 25"],
    ]);
    if (pen.pages === 1) pen.block(32, 48, ["Vendor", order.seller.name, ...order.seller.lines]);
    return 122;
  };
  let y = head();
  for (const { code, name, price, sizes, rows } of styles) {
    const height = 34 + rows.length * 14;
    if (y + height > 720) {
      pen.next();
      y = head();
    }
    pen.box(30, y, 552, height);
    pen.box(30, y, 552, 15, "#e8e8e8");
    pen.say(34, y + 3, `Style: ${code}`, { bold: true });
    pen.say(150, y + 3, name, { bold: true });
    pen.say(578, y + 3, `Wholesale cost $${us(price)}`, { align: "right" });
    pen.say(34, y + 19, "Color", { size: 8 });
    sizes.forEach((size, i) => void pen.say(200 + i * 42, y + 19, size, { size: 8, align: "center" }));
    pen.say(500, y + 19, "Units", { size: 8, align: "right" });
    pen.say(578, y + 19, "Amount", { size: 8, align: "right" });
    rows.forEach(({ color, counts }, i) => {
      const at = y + 32 + i * 14;
      pen.say(34, at, color);
      counts.forEach(
        (count, j) => void (count && pen.say(200 + j * 42, at, String(count), { align: "center" })),
      );
      const sum = counts.reduce((all, one) => all + one, 0);
      pen.say(500, at, String(sum), { align: "right" });
      pen.say(578, at, `$${us(sum * price)}`, { align: "right" });
    });
    y += height + 8;
  }
  pairs(
    pen,
    [430, 510],
    y + 6,
    [
      ["Total units", us(units, 0)],
      ["Total cost", `$${us(net)}`],
    ],
    { bold: true },
  );
  return {
    docNumber: order.number,
    buyer: order.buyer.name,
    currency: "USD",
    total: net,
    lines: bySize(styles),
  };
});

/** The same trade from a web program: one row a style and colour, a caption of sizes over each group. */
const rowsOfSizes = printed("desk-size-rows", { min: 3, max: 8 }, (made) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ASKING.brands,
    number: "99999",
    units: ["PCS"],
  });
  const sizes = RUNS[0]!;
  const styles = stylesOf(order).map((style) => ({ ...style, sizes }));
  const { units, net } = sumOf(styles);
  const rows = styles.flatMap(({ code, name, price, rows }) =>
    rows.map(({ color, counts }) => {
      const sum = counts.reduce((all, one) => all + one, 0);
      return `<tr><td>${code}<td>${name}<td>${color}${counts.map((count) => `<td class=r>${count || ""}`).join("")}<td class=r>${sum}<td class=r>${us(price)}<td class=r>${us(sum * price)}`;
    }),
  );
  return {
    docNumber: order.number,
    buyer: order.buyer.name,
    requestedDate: order.due,
    total: net,
    lines: bySize(styles),
    html: page(
      ".g td,.g th{border:1px solid #888}",
      `<h2>${order.buyer.name}</h2>${order.buyer.lines.join(", ")}<table><tr><td>${fields([
        ["Purchase order", order.number],
        ["Date", day(order.date, "d Mon yyyy")],
        ["In-house date", day(order.due, "d Mon yyyy")],
      ])}<td><b>Vendor</b><br>${party(order.seller)}</table><table class=g><tr><th>Style<th>Description<th>Colour${sizes.map((size) => `<th class=r>${size}`).join("")}<th class=r>Total<th class=r>Price<th class=r>Value</tr>${rows.join("")}<tr><td colspan=9><b>Totals</b><td class=r><b>${units}</b><td><td class=r><b>${us(net)}</b></table>`,
    ),
  };
});

export const deskApparel = [boxes, rowsOfSizes];
