import { GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { pour, topOf } from "../_reach.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { typed } from "../_typed.ts";

/** A mainframe's wide print: a line's counts in one row, its words and money in the next. */
const wide = drawn(
  "suite-132-columns-two-rows-a-line",
  { min: 4, max: 60, size: [792, 612], base: { face: "mono", size: 8 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "mro",
      buyers: "works",
      number: "B9999999",
      units: ["EA", "FT", "BX", "LB"],
    });
    let y = 0;
    const say = (...parts: Parameters<typeof typed>) => {
      y = pen.say(30, y, typed(...parts));
    };
    const top = () => {
      y = 28;
      say(
        [0, order.buyer.name.toUpperCase()],
        [70, "P U R C H A S E   O R D E R"],
        [-150, `PAGE ${pen.pages}`],
      );
      say([0, order.buyer.lines[0]!.toUpperCase()], [70, "ORDER NUMBER"], [86, order.number]);
      say([0, order.buyer.lines[1]!.toUpperCase()], [70, "ORDER DATE"], [86, day(order.date, "mm/dd/yy")]);
      y += 8;
      say([0, "VENDOR"], [40, "SHIP TO"]);
      say([0, order.seller.name.toUpperCase()], [40, order.site.name.toUpperCase()]);
      for (const i of [0, 1])
        say([0, order.seller.lines[i]!.toUpperCase()], [40, order.site.lines[i]!.toUpperCase()]);
      y += 8;
      say(
        [0, "LINE"],
        [6, "ITEM NUMBER"],
        [26, "VENDOR ITEM"],
        [-62, "ORDER QTY"],
        [64, "UM"],
        [70, "DUE DATE"],
        [84, "ACCOUNT"],
      );
      say([6, "DESCRIPTION"], [-102, "UNIT COST"], [-124, "EXTENDED COST"], [128, "TX"]);
      say([0, "-".repeat(132)]);
    };
    top();
    for (const item of order.items) {
      if (y > 540) {
        pen.next();
        top();
      }
      const { at, buyerSku, sku, quantity, unit, due, name, price, total } = item;
      say(
        [0, String(at).padStart(3, "0")],
        [6, buyerSku],
        [26, sku],
        [-62, us(quantity)],
        [64, unit],
        [70, day(due, "mm/dd/yy")],
        [84, "5110-220-04"],
      );
      say([6, name.toUpperCase()], [-102, us(price, 4)], [-124, us(total)], [128, "N"]);
    }
    say([0, "-".repeat(132)]);
    say([-102, "ORDER TOTAL"], [-124, us(order.net)]);
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }) });
  },
);

/** A house that gives back: some counts and amounts with the minus behind, and the sum less them. */
const credits = drawn("suite-minus-behind", { min: 4, max: 30, base: { size: 8.5 } }, (made, pen) => {
  const plain = sited(
    traded(made, { wares: GOODS.supplies, buyers: "public", number: "2099999", units: ["EA", "CS"] }),
    ["Central Stores", "Annex B"],
  );
  const back = ({ at }: { at: number }) => (at % 5 === 4 ? -1 : 1);
  const items = plain.items.map((item) => ({
    ...item,
    quantity: item.quantity * back(item),
    total: item.total * back(item),
  }));
  const net = rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const order = { ...plain, items, net };
  const minus = (value: number, decimals = 2) => `${us(Math.abs(value), decimals)}${value < 0 ? "-" : ""}`;
  const columns = columnsOf(
    "36 Line | 70 Item | 150/180 Description | >400 Quantity | 410 Unit | >500 Unit Price | >576 Amount",
  );
  const head = () =>
    topOf(pen, order, {
      title: "PURCHASE ORDER",
      facts: [
        ["Number", order.number],
        ["Date", day(order.date, "mm/dd/yyyy")],
      ],
      parties: [
        ["Vendor", order.seller],
        ["Ship to", order.site],
      ],
    });
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  for (const item of order.items)
    pour(pen, flow, columns, [
      {
        cells: [
          item.at,
          item.sku,
          item.name,
          minus(item.quantity, 0),
          item.unit,
          us(item.price),
          minus(item.total),
        ],
        step: item.quantity < 0 ? 22 : 24,
      },
      ...(item.quantity < 0 ? [{ words: [[150, "Return for credit"]] as [number, string][], step: 14 }] : []),
    ]);
  flow.need(20);
  pairs(pen, [430, 520], flow.y + 6, [["Order total", minus(net)]]);
  return told(order);
});

export const suiteSpools = [wide, credits];
