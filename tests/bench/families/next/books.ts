import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";

const right = "right" as const;

/** A cloud suite: a discount amount per line, free lines at zero, a promised and a requested date, right-aligned captions over left-aligned cells. */
const discounts = drawn("next-cloud-zero-lines", { max: 18, min: 4, base: { size: 8 } }, (made, pen) => {
  const asked = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "PO009999",
    units: ["EACH", "CASE", "BOX"],
  });
  const items = asked.items.map((item) => {
    if (item.at % 4 === 0) return { ...item, price: 0, total: 0, cut: 0 };
    const gross = rounded(item.quantity * item.price, 2);
    const cut = item.at % 3 === 0 ? rounded(gross * 0.1, 2) : 0;
    return { ...item, total: rounded(gross - cut, 2), cut };
  });
  const order = sited(relined(asked, items), ["Wholesale Warehouse", "Retail Annex"]);
  const columns = columnsOf(`34 NO. | 58/200 ITEM | 270 REQUESTED¶PROMISED | >352 QTY. | 358 UOM | >440 PRICE
    >505 DISCOUNT | >580 AMOUNT`);
  const head = () => {
    pen.say(580, 30, "Purchase Order", { size: 18, align: right });
    pen.block(34, 30, [order.buyer.name, ...order.buyer.lines, "United States of America"]);
    if (pen.pages > 1) return 96;
    const box = [
      ["Order Nbr.:", order.number],
      ["Date:", day(order.date, "m/d/yyyy")],
      ["Expected Date:", ""],
      ["Requested Date:", day(order.due, "m/d/yyyy")],
      ["Currency:", "USD"],
      ["Page:", "1"],
    ] as [string, string][];
    pairs(pen, [430, 510], 58, box);
    pen.block(34, 120, ["VENDOR:", order.seller.name, ...order.seller.lines, "United States of America"]);
    pen.block(300, 130, ["SHIP TO:", order.site.name, ...order.site.lines, "United States of America"]);
    return 204;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740, band: "bar", caption: { bold: true } });
  for (const item of items) {
    flow.need(44);
    const y = flow.y;
    const after = cells(pen, y, columns, [
      item.at,
      item.sku,
      day(item.due, "m/d/yyyy"),
      us(item.quantity, 2),
      item.unit,
      us(item.price, 4),
      item.cut ? us(item.cut) : "0.00",
      us(item.total),
    ]);
    pen.say(270, after, day(item.due, "m/d/yyyy"), { grey: true });
    flow.y = pen.say(58, after, item.name, { width: 200 });
    if (!item.price)
      flow.y = pen.say(58, flow.y, "Free of charge per promo 24-118, 2 for 1", { italic: true });
    flow.y += 4;
  }
  flow.need(60);
  const tax = taxOf(order, 7);
  pairs(
    pen,
    [440, 530],
    flow.y + 8,
    [
      ["Line Total:", us(order.net)],
      ["Tax Total:", us(tax)],
      ["Order Total:", us(rounded(order.net + tax, 2))],
    ],
    { bold: true },
  );
  return told(order, { requestedDate: order.due, currency: "USD", total: rounded(order.net + tax, 2) });
});

/** An order of a school's shop: columns nearly touching, figures without groups. */
const tight = drawn(
  "next-tight-columns",
  { max: 20, min: 5, base: { face: "serif", size: 8 } },
  (made, pen) => {
    const asked = traded(made, {
      wares: "desk",
      buyers: "public",
      number: "YY-99999",
      units: ["EA", "CT", "PK"],
    });
    const order = sited(asked, ["Wynmoor Middle School", "Central Stores"]);
    const columns = columnsOf(`>40 Qty | 43 UOM | 64 Vendor Item | 122/176 Description | 300 Account Code
      >420 Unit Price | 423 Tx | >480 Line Total | 483 Req # | 525 Deliver By`);
    const head = () => {
      pen.say(306, 24, order.buyer.name, { align: "center", bold: true, size: 13 });
      pen.say(306, 40, order.buyer.lines.join(" · "), { align: "center" });
      pen.say(580, 24, `PO ${order.number}`, { align: right, bold: true, size: 11 });
      pen.say(580, 40, `Issued ${day(order.date, "mm/dd/yyyy")}`, { align: right });
      if (pen.pages > 1) return 62;
      pen.block(40, 62, [`Vendor #${order.random.digits(5)}`, order.seller.name, ...order.seller.lines]);
      pen.block(330, 62, ["Deliver to", order.site.name, ...order.site.lines, `Attn: ${order.person}`]);
      return 120;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 745,
      end: (y) => void pen.say(480, y + 4, "(more)", { align: right }),
    });
    for (const item of order.items) {
      flow.need(26);
      flow.y =
        cells(pen, flow.y, columns, [
          item.quantity,
          item.unit,
          item.sku,
          item.name,
          `10-E-411-${order.random.digits(4)}-00-000`,
          bare(item.price, 4),
          "N",
          bare(item.total),
          `R${order.random.digits(5)}`,
          day(item.due, "mm/dd/yyyy"),
        ]) + 2;
    }
    flow.need(24);
    pen.rule(423, flow.y, 480);
    pen.say(480, flow.y + 4, bare(order.net), { align: right, bold: true });
    pen.say(380, flow.y + 4, "Total");
    return told(order);
  },
);

export const nextBooks = [discounts, tight];
