import { ASKING, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";
import { STOCK } from "../_week.ts";

const right = "right" as const;

/** A faxed typewriter form of a works on an old package: the sender's strip on top, two rows a line, ordered and then the price per thousand by the unit `M`. */
const faxed = drawn(
  "week-fax-strip-two-rows",
  { max: 14, base: { face: "mono", size: 9.5 }, priceDecimals: 2, forms: ["runs", "glyphs"] },
  (made, pen) => {
    const plain = traded(made, {
      wares: STOCK.fixings,
      buyers: ["BADGER CREEK TOOL & DIE", "ROCKHILL STOVE WORKS INC", "ASHTABULA CHAIN CO."],
      number: "999999",
      units: ["EA", "M"],
    });
    const order = relined(
      plain,
      plain.items.map((item) => {
        const quantity = item.unit === "M" ? rounded(item.quantity / 4, 3) : item.quantity;
        return { ...item, quantity, total: rounded(quantity * item.price, 2) };
      }),
    );
    let y = 0;
    const row = (...parts: [number, string | number][]) => {
      y = pen.say(34, y, typed(...parts));
    };
    const head = () => {
      y = 14;
      pen.say(
        34,
        y,
        `${day(order.date, "Mon-dd-yyyy")} 14:0${pen.pages}  FROM:${order.buyer.name.slice(0, 18)}  ${order.buyer.phone}   T-731 P.00${pen.pages} F-298`,
        { size: 8 },
      );
      y = 44;
      row([24, order.buyer.name]);
      row([24, order.buyer.lines[0]!]);
      row([24, order.buyer.lines[1]!]);
      y += 10;
      row([0, "PURCHASE ORDER"], [40, `P.O. NO.  ${order.number}`]);
      row([40, `DATE      ${day(order.date, "mm/dd/yy")}`]);
      row([40, `PAGE      ${pen.pages}`]);
      y += 8;
      row([0, "TO:"], [5, order.seller.name], [40, "SHIP TO:"]);
      order.seller.lines.forEach(
        (text, i) => void row([5, text], [40, [order.site.name, ...order.site.lines][i] ?? ""]),
      );
      row([40, order.site.lines.at(-1)!]);
      y += 8;
      row([0, "VIA: YELLOW"], [20, "FOB: SHIPPING PT"], [42, "TERMS: NET 30"]);
      row([0, "=".repeat(90)]);
      row(
        [0, "ITEM"],
        [6, "ORDERED"],
        [16, "UM"],
        [20, "PART NO. / DESCRIPTION"],
        [54, "DATE REQD"],
        [-76, "UNIT COST"],
        [-90, "EXTENSION"],
      );
      row([0, "=".repeat(90)]);
    };
    head();
    for (const item of order.items) {
      if (y > 690) {
        row([60, "** CONTINUED **"]);
        pen.next();
        head();
      }
      row(
        [-3, item.at],
        [-14, bare(item.quantity, 3)],
        [16, item.unit],
        [20, item.sku],
        [54, day(item.due, "mm/dd/yy")],
        [-76, us(item.price)],
        [-90, us(item.total)],
      );
      row([20, item.name]);
      y += 4;
    }
    row([0, "=".repeat(90)]);
    row([54, "TOTAL P.O. AMOUNT"], [-90, us(order.net)]);
    y += 10;
    row([0, "CONFIRMING TO: TRACY"], [40, "DO NOT DUPLICATE"]);
    return { ...truly(order), shipTo: order.site, total: order.net };
  },
);

/** A reseller's request to a maker: list price and multiplier, serials of what the parts are for between the lines, weeks asked for, no amount per line. */
const multiplier = drawn("week-reseller-multiplier", { max: 16 }, (made, pen) => {
  const plain = traded(made, {
    wares: STOCK.drives,
    buyers: ASKING.plants,
    number: "RS9999-99",
    units: ["ea."],
  });
  const factor = plain.items.map(() => plain.random.pick([0.42, 0.5, 0.55, 0.615]));
  const lists = plain.items.map(({ price }) => price);
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const price = rounded(item.price * factor[i]!, 2);
      return { ...item, price, total: rounded(price * item.quantity, 2) };
    }),
  );
  const columns = columnsOf(`36 Qty | 70 Model / Part | 160/190 Description | >420 List | >470 Mult.
    >530 Net each | >576 Wks`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 15, face: "serif" });
    pen.say(36, 50, order.buyer.lines.join(" • "), { size: 8 });
    pen.say(576, 30, `Order ${order.number}`, { bold: true, align: right });
    pen.say(576, 44, day(order.date, "Mon d, yyyy"), { align: right });
    if (pen.pages > 1) return 76;
    pen.say(36, 76, `To: ${order.seller.name}, ${order.seller.lines.join(", ")}`);
    pen.say(36, 90, `Ship to: ${order.site.name}, ${order.site.lines.join(", ")}`);
    pen.say(36, 104, `Placed by: ${order.person}   Terms: as agreed   Freight: collect, acct 4471-02`);
    return 126;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true } });
  order.items.forEach((item, i) => {
    flow.need(36);
    flow.y = cells(pen, flow.y, columns, [
      us(item.quantity, 0),
      item.sku,
      item.name,
      us(lists[i]!),
      factor[i]!.toFixed(3),
      us(item.price),
      String(1 + (i % 8)),
    ]);
    if (i % 3 === 0)
      flow.y = pen.say(160, flow.y, `For unit S/N ${order.random.digits(6)} and ${order.random.digits(6)}`, {
        size: 8,
      });
    flow.y += 3;
  });
  flow.need(30);
  pen.say(530, flow.y + 8, `Order net total USD ${us(order.net)}`, { bold: true, align: right });
  return {
    ...truly(order, () => ({ lineTotal: null })),
    currency: "USD",
    shipTo: order.site,
    total: order.net,
  };
});

export const weekResale = [faxed, multiplier];
