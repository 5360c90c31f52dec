import { bySize, stylesOf, sumOf } from "../_apparel.ts";
import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const BRAND = { wares: GOODS.garments, buyers: ASKING.brands, units: ["PCS"] };

/** A fashion portal's order: a card for each style, its cost in the heading, colours by sizes, sums in both directions. */
const matrix = printed("suite-colours-by-sizes-cost-above", { min: 2, max: 9 }, (made) => {
  const order = traded(made, { ...BRAND, number: "FW99-9999" });
  const styles = stylesOf(order);
  const { units, net } = sumOf(styles);
  const none = order.random.pick(["", "-"]);
  const cards = styles.map(({ code, name, price, sizes, rows }) => {
    const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
    const all = sum(rows.flatMap(({ counts }) => counts));
    const looks = ["", ...sizes.map(() => "c"), "c"];
    const down = sizes.map((_, i) => us(sum(rows.map(({ counts }) => counts[i]!)), 0));
    const body = rows.map(({ color, counts }) =>
      row([color, ...counts.map((count) => count || none), us(sum(counts), 0)], looks),
    );
    return `<div class=k><table><tr><td><b>${code}</b> ${name}<td class=r>Cost: $${us(price)}</table>
      <table class=g>${row(["Color", ...sizes, "Total"], looks, "th")}${body.join("")}${row(["Total", ...down, us(all, 0)], looks)}</table>
      <div class=r>${us(all, 0)} pcs &nbsp; $${us(all * price)}</div></div>`;
  });
  const html = page(
    ".k{break-inside:avoid;margin-top:12px}.g td,.g th{border:1px solid #bbb}.g th{background:#f2f2f2}",
    `<table><tr><td><h2>${order.buyer.name}</h2>${order.buyer.lines.join("<br>")}<td>${fields([
      ["Purchase Order", order.number],
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Start Ship", day(order.due, "mm/dd/yyyy")],
    ])}</table><table><tr><td>Vendor<br>${party(order.seller)}<td>Ship To<br>${party(order.site, false)}</table>
    ${cards.join("")}<p class=r>Total units ${us(units, 0)}<br><b>Order total $${us(net)}</b>`,
  );
  return {
    ...truly(order),
    html,
    lines: bySize(styles),
    currency: "USD",
    total: net,
    requestedDate: order.due,
  };
});

/** A garment ledger's print: one run of sizes in the captions, a row for each colour, the cost behind, nothing added up. */
const run = drawn(
  "suite-size-run-nothing-summed",
  { min: 3, max: 14, base: { face: "mono", size: 7.5 } },
  (made, pen) => {
    const order = traded(made, { ...BRAND, number: "999999" });
    const sizes = ["XS", "S", "M", "L", "XL", "2XL"];
    const styles = stylesOf(order).map((style) => ({ ...style, sizes }));
    const columns = columnsOf(`30 STYLE | 78 DESCRIPTION | 210 COLOR | >300 XS | >334 S | >368 M | >402 L
      >436 XL | >470 2XL | >536 COST`);
    const head = () => {
      pen.say(30, 28, order.buyer.name.toUpperCase(), { bold: true });
      pen.block(30, 40, order.buyer.lines);
      pairs(pen, [390, 470], 28, [
        ["P.O. NO", order.number],
        ["P.O. DATE", day(order.date, "mm/dd/yy")],
        ["SHIP BY", day(order.due, "mm/dd/yy")],
        ["PAGE", `${pen.pages}`],
      ]);
      pen.block(30, 80, ["VENDOR", order.seller.name, ...order.seller.lines]);
      pen.block(300, 80, ["SHIP TO", order.site.name, ...order.site.lines]);
      return 134;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740 });
    for (const { code, name, price, rows } of styles)
      for (const { color, counts } of rows) {
        flow.need(14);
        const asked = counts.map((count) => count || "");
        flow.y = cells(pen, flow.y, columns, [code, name, color.toUpperCase(), ...asked, us(price)]);
      }
    return { ...truly(order), lines: bySize(styles), total: null, requestedDate: order.due };
  },
);

export const suiteGrids = [matrix, run];
