import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn, type Shown } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;
const SIZES = ["XS", "S", "M", "L", "XL", "2XL"];

/** A brand's order in landscape: a row for each style and colour, a column for each size, cost and sum behind. */
const runs = drawn("fin-size-columns", { max: 14, size: [792, 612], base: { size: 8.5 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ASKING.brands,
    number: "99-9999",
    units: ["PC"],
  });
  const { random } = order;
  const rows = order.items.map((item) => {
    const counts = SIZES.map((_, i) => (random.chance(i % 5 ? 0.95 : 0.6) ? random.int(1, 9) * 4 : 0));
    const price = rounded(item.price / 10 + 4, 2);
    const units = counts.reduce((sum, count) => sum + count, 0);
    return {
      style: `${random.pick(["TK", "CH", "VS"])}${random.digits(4)}`,
      name: item.name,
      color: random.pick(["Black", "Heather Grey", "Moss", "Ecru"]),
      counts,
      price,
      units,
      total: rounded(units * price, 2),
    };
  });
  const columns = [
    { x: 36, head: "Style #" },
    { x: 90, head: "Description" },
    { x: 220, head: "Color" },
    ...SIZES.map((head, i) => ({ x: 320 + i * 38, align: right, head })),
    { x: 568, align: right, head: "Units" },
    { x: 640, align: right, head: "Cost" },
    { x: 756, align: right, head: "Extended" },
  ];
  const head = () => {
    pen.say(36, 26, order.buyer.name, { bold: true, size: 14 });
    pen.say(756, 26, `PO# ${order.number}`, { bold: true, size: 12, align: right });
    if (pen.pages > 1) return 54;
    pen.block(36, 46, order.buyer.lines);
    pen.block(36, 84, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(250, 84, ["Ship To:", `${order.site.name} DC 2`, ...order.site.lines]);
    pairs(pen, [560, 640], 46, [
      ["Order Date:", day(order.date, "mm/dd/yyyy")],
      ["Start Ship:", day(order.due, "mm/dd/yyyy")],
      ["Cancel:", day(later(order.due, 14), "mm/dd/yyyy")],
      ["Season:", "SP"],
    ]);
    return 142;
  };
  const flow = wayOf(pen, { columns, head, bottom: 570, band: "bar", caption: { bold: true, size: 8.5 } });
  for (const { style, name, color, counts, price, units, total } of rows) {
    flow.need(16);
    const shown = counts.map((count) => (count ? String(count) : ""));
    flow.y =
      cells(pen, flow.y, columns, [style, name, color, ...shown, units, `$${us(price)}`, `$${us(total)}`]) +
      4;
  }
  const net = rounded(
    rows.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  flow.need(20);
  pen.say(220, flow.y + 4, "TOTAL", { bold: true });
  pen.say(
    568,
    flow.y + 4,
    us(
      rows.reduce((sum, { units }) => sum + units, 0),
      0,
    ),
    { bold: true, align: right },
  );
  pen.say(756, flow.y + 4, `$${us(net)}`, { bold: true, align: right });
  const lines: Shown["lines"] = rows.flatMap(({ style, name, counts, price }) =>
    counts.filter(Boolean).map((quantity) => ({
      sku: style,
      buyerSku: null,
      description: name,
      quantity,
      unit: null,
      unitPrice: price,
      priceBasis: 1,
      lineTotal: null,
    })),
  );
  return { ...truly(order), lines, total: net, currency: "USD", requestedDate: order.due };
});

/** Three orders out of an accounting package in one print, each with its own pages, head and sum. */
const batch = drawn(
  "fin-batch-of-three",
  { min: 24, max: 40, base: { face: "serif", size: 10 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.supplies,
      buyers: ASKING.plants,
      number: "00299",
      units: ["EACH"],
    });
    const number = (at: number) => String(Number(order.number) + at * 3).padStart(7, "0");
    const third = Math.floor(order.items.length / 3);
    const shares = [order.items.slice(0, 2), order.items.slice(2, third + 2), order.items.slice(third + 2)];
    const columns = columnsOf(`40 Item Number | 130 Unit | >210 Ordered | >290 Received | >380 Back Order
      >480 Unit Cost | >572 Amount`);
    shares.forEach((items, at) => {
      if (at) pen.next();
      let sheet = 0;
      const head = () => {
        sheet++;
        pen.block(40, 30, [order.buyer.name, ...order.buyer.lines]);
        pen.say(572, 30, "Purchase Order", { bold: true, size: 16, align: right });
        pairs(pen, [410, 500], 52, [
          ["Order Number:", number(at)],
          ["Order Date:", day(order.date, "m/d/yyyy")],
          ["Page:", `${sheet}`],
        ]);
        pen.block(40, 92, ["Vendor:", order.seller.name, ...order.seller.lines]);
        pen.block(310, 92, ["Ship To:", order.site.name, ...order.site.lines]);
        pen.say(40, 152, `Required Date: ${day(later(order.due, at * 2), "m/d/yyyy")}`);
        return 174;
      };
      const flow = wayOf(pen, { columns, head, bottom: 640, caption: { bold: true } });
      for (const item of items) {
        flow.need(32);
        flow.y = cells(pen, flow.y, columns, [
          item.sku,
          "EACH",
          us(item.quantity),
          "0.00",
          "0.00",
          us(item.price, 3),
          us(item.total),
        ]);
        flow.y = pen.say(54, flow.y, item.name) + 4;
      }
      const net = us(sumTo(items, items.length));
      pairs(pen, [410, 520], 680, [
        ["Net Order:", net],
        ["Freight:", "0.00"],
        ["Order Total:", net],
      ]);
    });
    return {
      ...truly(order),
      docNumber: number(0),
      total: sumTo(shares[0]!, 2),
      requestedDate: order.due,
      orders: shares.map((_, at) => number(at)),
    };
  },
);

export const finDesks = [runs, batch];
