import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A world suite's print of the old kind: line numbers with three decimals, the order type apart, two rows a line. */
const thousandths = drawn("real-line-decimals", { max: 22, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "999999",
    units: ["EA", "LB", "BX"],
  });
  const columns = columnsOf(`>60 ¶Line | 70 Item Number¶Description | >300 Quantity¶Ordered | 306 ¶UM
    >400 ¶Unit Cost | 406 Pur¶UM | >500 ¶Extended Cost | >580 Requested¶Date`);
  const head = () => {
    pen.say(36, 26, "R57PO500", { size: 7 });
    pen.say(306, 26, order.buyer.name, { bold: true, size: 12, align: "center" });
    pen.say(580, 26, `${day(order.date, "mm/dd/yy")} 08:14:22`, { size: 7, align: "right" });
    pen.say(306, 42, "Purchase Order", { align: "center" });
    pen.say(580, 42, `Page    ${pen.pages}`, { size: 7, align: "right" });
    pairs(pen, [400, 480], 60, [
      ["Order Number", order.number],
      ["Order Type", "OP"],
      ["Order Company", "00100"],
      ["Order Date", day(order.date, "mm/dd/yyyy")],
    ]);
    pen.block(36, 60, [`Supplier  ${order.random.digits(6)}`, order.seller.name, ...order.seller.lines]);
    pen.block(220, 60, ["Ship To  30", order.site.name, ...order.site.lines]);
    return 124;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730 });
  for (const item of order.items) {
    flow.need(40);
    flow.y = cells(pen, flow.y, columns, [
      `${item.at}.000`,
      item.buyerSku,
      us(item.quantity, 0),
      item.unit,
      us(item.price, 4),
      item.unit,
      us(item.total),
      day(item.due, "mm/dd/yyyy"),
    ]);
    flow.y = pen.say(70, flow.y, item.name);
    flow.y = pen.say(70, flow.y, `Supplier Item  ${item.sku}`, { size: 8 }) + 5;
  }
  flow.need(50);
  pairs(pen, [400, 460], flow.y + 6, [
    ["Sub Total", us(order.net)],
    ["Sales Tax", ".00"],
    ["Total Order", us(order.net)],
  ]);
  return truly(order, ({ buyerSku }) => ({ buyerSku }));
});

/** A chemicals buyer's order: pounds and kilograms side by side, the price for a pound, a promised day as a column. */
const twoWeights = drawn("real-two-weights", { max: 12, priceDecimals: 4, size: [792, 612] }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "STABILIZER TIN MERCAPTIDE",
      "TITANIUM DIOXIDE RUTILE",
      "CALCIUM STEARATE FG",
      "IMPACT MODIFIER MBS",
      "PLASTICIZER DINP BULK",
    ],
    buyers: ["Brandt Vinyl Compounds LLC", "Ridgeline Coatings Corp.", "Marlin Extrusions Inc."],
    number: "1999999",
    units: ["LB"],
  });
  const columns = columnsOf(`36 LINE¶NO. | 74 ITEM NUMBER¶ | 150 DESCRIPTION¶ | >410 QUANTITY¶ORDERED
    416 UM¶ | >500 SECONDARY¶QUANTITY | 506 UM¶ | >590 UNIT¶PRICE | 596 UM¶ | >690 EXTENDED¶PRICE
    >756 PROMISED¶DELIVERY`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 14 });
    pen.say(756, 28, `PO Number ${order.number}`, { bold: true, size: 12, align: "right" });
    pen.say(756, 44, `Revision 0     Page ${pen.pages}`, { size: 8, align: "right" });
    if (pen.pages > 1) return 66;
    pen.block(36, 46, ["PO BOX 1180", ...order.buyer.lines], { size: 8 });
    pen.block(36, 92, ["VENDOR", order.seller.name, ...order.seller.lines]);
    pen.block(300, 92, ["SHIP TO", `${order.site.name} Plant 4`, ...order.site.lines]);
    pairs(pen, [560, 650], 92, [
      ["PO Date", day(order.date, "mm/dd/yyyy")],
      ["Terms", "NET 45"],
      ["FOB", "Destination"],
      ["Buyer", order.person],
    ]);
    return 154;
  };
  const flow = wayOf(pen, { columns, head, bottom: 550 });
  for (const item of order.items) {
    flow.need(40);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku.slice(0, 6),
      item.name,
      us(item.quantity, 0),
      "LB",
      us(item.quantity * 0.4536, 2),
      "KG",
      us(item.price, 4),
      "LB",
      us(item.total),
      day(item.due, "mm/dd/yyyy"),
    ]);
    flow.y =
      pen.say(
        150,
        flow.y,
        `YOUR PRODUCT ${item.sku}. C OF A REQUIRED. 1,000 LB SUPER SACK. MFG DATE < 90 DAYS.`,
        { size: 8 },
      ) + 6;
  }
  flow.need(24);
  pen.rule(560, flow.y, 690);
  pen.say(560, flow.y + 4, "TOTAL");
  pen.say(690, flow.y + 4, us(order.net), { align: "right" });
  return truly(order, ({ buyerSku }) => ({ buyerSku: buyerSku.slice(0, 6) }));
});

export const realSuites = [thousandths, twoWeights];
