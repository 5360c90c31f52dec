import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { type Order, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { listed, right } from "./_listed.ts";

interface Run {
  sizes: string[];
  counts: number[];
  prices: number[];
}

/** Counts by size of each article, whose greatest sizes cost more. */
function runsOf({ items, random }: Order): Run[] {
  const sizes = ["S", "M", "L", "XL", "2XL", "3XL"];
  return items.map(({ price }) => ({
    sizes,
    counts: sizes.map(() => (random.chance(0.8) ? random.int(1, 12) * 3 : 0)),
    prices: sizes.map((_, i) => rounded(price / 10 + 6 + Math.max(0, i - 3) * 2, 2)),
  }));
}

/** The lines of such articles: one for each size that is asked for. */
function sized({ items }: Order, runs: Run[]) {
  return runs.flatMap(({ counts, prices }, i) =>
    counts.flatMap((quantity, size) =>
      quantity
        ? [
            {
              sku: items[i]!.sku,
              buyerSku: null,
              description: items[i]!.name,
              quantity,
              unit: null,
              unitPrice: prices[size]!,
              priceBasis: 1,
              lineTotal: null,
            },
          ]
        : [],
    ),
  );
}

/** A uniform house's order: counts by size in a row, the price of each size in the row beneath, as the greatest ones cost more. */
const upcharge = drawn("erp-size-price-rows", { min: 2, max: 9, size: [792, 612] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ASKING.brands,
    number: "U99999",
    units: ["PCS"],
  });
  const runs = runsOf(order);
  const lines = sized(order, runs);
  const sums = runs.map(({ counts, prices }) =>
    rounded(
      counts.reduce((sum, count, i) => sum + count * prices[i]!, 0),
      2,
    ),
  );
  const columns = [
    { x: 36, head: "Style" },
    { x: 120, width: 150, head: "Description" },
    { x: 280, head: "Color" },
    ...runs[0]!.sizes.map((size, i) => ({ x: 380 + i * 44, align: right, head: size })),
    { x: 670, align: right, head: "Units" },
    { x: 756, align: right, head: "Ext Cost" },
  ];
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(756, 28, `Purchase Order ${order.number}`, { bold: true, size: 13, align: right });
    pen.say(756, 46, `Date ${day(order.date, "mm/dd/yyyy")}`, { align: right });
    pen.say(756, 58, `In-hands ${day(order.due, "mm/dd/yyyy")}`, { align: right });
    pen.block(36, 44, [...order.buyer.lines, "", "Vendor", order.seller.name, ...order.seller.lines]);
    return 136;
  };
  const flow = listed(pen, order.items, {
    columns,
    head,
    bottom: 560,
    height: 44,
    gap: 6,
    row: ({ at, sku, name }) => {
      const { counts } = runs[at - 1]!;
      const units = counts.reduce((sum, count) => sum + count, 0);
      const color = order.random.pick(["Navy", "Black", "Hunter"]);
      return [sku, name, color, ...counts.map((count) => count || null), units, us(sums[at - 1]!)];
    },
    under: ({ at }, y) =>
      cells(pen, y, columns, ["", "", "Cost", ...runs[at - 1]!.prices.map((price) => us(price)), "", ""], {
        size: 7.5,
        italic: true,
      }),
  });
  flow.need(24);
  const total = rounded(
    sums.reduce((sum, one) => sum + one, 0),
    2,
  );
  pairs(pen, [620, 700], flow.y + 4, [["Total cost", us(total)]]);
  return {
    docNumber: order.number,
    buyer: order.buyer.name,
    lines,
    requestedDate: order.due,
    total,
    shipTo: undefined,
  };
});

/** A retailer's order on a large suite: a generic article with its whole count and value, its sizes as sub-items beneath with number and code each. */
const variants = drawn("erp-generic-variants", { min: 2, max: 7, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ["Marstons Department Stores plc", "Fenwright Retail Group Ltd", "Colby & Lowe Limited"],
    number: "4700999999",
    units: ["PC"],
  });
  const { random } = order;
  const runs = runsOf(order).map((run) => ({ ...run, prices: run.prices.map(() => run.prices[0]!) }));
  const codes = runs.map(({ sizes }) => sizes.map(() => random.digits(8)));
  const lines = runs.flatMap(({ counts, prices, sizes }, i) =>
    counts.flatMap((quantity, size) =>
      quantity
        ? [
            {
              sku: codes[i]![size]!,
              description: `${order.items[i]!.name} ${sizes[size]}`,
              quantity,
              unit: "PC",
              unitPrice: prices[0]!,
              lineTotal: null,
            },
          ]
        : [],
    ),
  );
  const total = rounded(
    lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    2,
  );
  const columns = columnsOf(`40 Item | 80 Article | 160/200 Description | >400 Order qty | 406 Unit
    >480 Net price | >556 Net value`);
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
    pen.block(
      556,
      30,
      [`Purchase order ${order.number}`, `Date ${day(order.date, "dd.mm.yyyy")}`, `Page ${pen.pages}`],
      {
        align: right,
      },
    );
    if (pen.pages > 1) return 84;
    pen.block(40, 46, [...order.buyer.lines, "", order.seller.name, ...order.seller.lines]);
    pen.block(330, 80, ["Delivery address", order.site.name, ...order.site.lines]);
    pen.say(330, 132, `Delivery date ${day(order.due, "dd.mm.yyyy")}   Currency GBP`);
    return 154;
  };
  const flow = listed(pen, order.items, {
    columns,
    head,
    bottom: 780,
    height: 104,
    row: ({ at, sku, name }) => {
      const { counts, prices } = runs[at - 1]!;
      const units = counts.reduce((sum, count) => sum + count, 0);
      return [
        at * 100,
        sku,
        `${name} (generic)`,
        bare(units, 0),
        "PC",
        us(prices[0]!),
        us(units * prices[0]!),
      ];
    },
    under: ({ at, name }, y) => {
      const { counts, sizes } = runs[at - 1]!;
      return counts.reduce(
        (from, count, i) =>
          count
            ? cells(
                pen,
                from,
                columns,
                [`  ${at * 100 + i + 1}`, codes[at - 1]![i]!, `${name} ${sizes[i]}`, count, "PC", "", ""],
                {
                  size: 8,
                },
              )
            : from,
        y,
      );
    },
  });
  flow.need(24);
  pen.say(480, flow.y + 6, "Total net value GBP", { align: right, bold: true });
  pen.say(556, flow.y + 6, us(total), { align: right, bold: true });
  return {
    docNumber: order.number,
    buyer: order.buyer.name,
    lines,
    requestedDate: order.due,
    currency: "GBP",
    total,
  };
});

export const erpSizes = [upcharge, variants];
