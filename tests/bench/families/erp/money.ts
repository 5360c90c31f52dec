import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right, unproved } from "./_listed.ts";

/** An older ledger: extension and price come first, the count stands at the end of the line, the words in between. */
const money = drawn("erp-money-first", { max: 30, base: { face: "mono", size: 8.5 } }, (made, pen) => {
  const order = traded(made, { wares: "mro", buyers: "works", number: "A99999", units: ["EA", "BX", "HU"] });
  const head = () => {
    pen.say(306, 28, order.buyer.name.toUpperCase(), { align: "center", bold: true, size: 11 });
    pen.say(306, 42, order.buyer.lines.join("  ").toUpperCase(), { align: "center" });
    pen.say(306, 62, "P U R C H A S E   O R D E R", { align: "center", bold: true });
    pen.say(430, 80, `NUMBER  ${order.number}   PAGE ${pen.pages}`);
    pen.say(430, 91, `DATE    ${day(order.date, "mm/dd/yy")}`);
    pen.block(36, 80, ["TO", order.seller.name, ...order.seller.lines]);
    return 138;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`36 LN | >130 EXTENSION | >200 COST | 212 OUR STOCK NO | 296/170 DESCRIPTION | 476 UNIT
      >560 ORDER`),
    head,
    bottom: 720,
    row: (item) => [
      item.at,
      us(item.total),
      us(item.price),
      item.sku,
      item.name,
      item.unit,
      us(item.quantity, 0),
    ],
  });
  flow.need(30);
  pen.say(130, flow.y + 6, us(order.net), { align: right, bold: true });
  pen.say(140, flow.y + 6, "ORDER VALUE");
  return { ...truly(order) };
});

/** A dairy's engineering store: some prices are words such as "to be advised" or "per contract", so nothing is summed. */
const worded = drawn("erp-price-words", { max: 20 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.pacific,
    number: "ENG99999",
    units: ["EA", "SET"],
  });
  const words = ["TBA", "As per contract", "To be advised", "Per quote"];
  const isOpen = ({ at }: { at: number }) => at % 3 === 2;
  const head = () => {
    pen.box(30, 22, 552, 20, "#d7e4bd");
    pen.say(36, 27, `${order.buyer.name} - Engineering Store`, { bold: true, size: 11 });
    pen.say(576, 27, `Purchase Order ${order.number}`, { bold: true, size: 11, align: right });
    if (pen.pages > 1) return 56;
    pairs(pen, [36, 110], 54, [
      ["Supplier", order.seller.name],
      ["", order.seller.lines.join(", ")],
      ["Deliver to", order.site.name],
      ["", order.site.lines.join(", ")],
    ]);
    pairs(pen, [380, 470], 54, [
      ["Order date", day(order.date, "dd-Mon-yyyy")],
      ["Required by", day(order.due, "dd-Mon-yyyy")],
      ["Raised by", order.person],
      ["Currency", "AUD excl. GST"],
    ]);
    return 112;
  };
  listed(pen, order.items, {
    columns: columnsOf(
      "36 Item | 66 Stock Code | 150/200 Description | >400 Qty | 408 UOM | >576 Unit Price",
    ),
    head,
    bottom: 740,
    band: "bar",
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      isOpen(item) ? order.random.pick(words) : us(item.price),
    ],
  });
  const shown = unproved(order, { requestedDate: order.due, currency: "AUD" });
  return {
    ...shown,
    lines: shown.lines!.map((line, i) =>
      isOpen({ at: i + 1 }) ? { ...line, unitPrice: null, priceBasis: null } : line,
    ),
  };
});

/** An order with three former costs beside its own: list, the last one paid and the standard one; no sums. */
const costs = drawn("erp-last-and-standard-cost", { max: 24, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ["Ridgeline Electric Supply", "Harbor Controls & Drives", "Monroe Industrial Electric"],
    number: "999999",
    units: ["EA", "RL"],
  });
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12, face: "serif" });
    pen.say(576, 28, `PO ${order.number}`, { bold: true, size: 14, align: right });
    pen.say(576, 46, `${day(order.date, "m/d/yy")}   pg ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 70;
    pen.block(36, 44, [...order.buyer.lines, order.buyer.phone], { size: 8 });
    pen.block(36, 88, ["VENDOR", order.seller.name, ...order.seller.lines]);
    pen.block(300, 88, ["SHIP TO", order.site.name, ...order.site.lines]);
    return 148;
  };
  listed(pen, order.items, {
    columns: columnsOf(`>60 Qty | 66 UM | 90 Item | 170/150 Description | >380 List | >440 Last¶Cost
      >500 Std¶Cost | >576 PO¶Cost`),
    head,
    bottom: 730,
    row: (item) => [
      us(item.quantity, 0),
      item.unit,
      item.sku,
      item.name,
      us(item.price * 1.9),
      us(item.price * 1.03, 3),
      us(item.price * 0.99, 3),
      us(item.price, 3),
    ],
  });
  return unproved(order);
});

export const erpMoney = [money, worded, costs];
