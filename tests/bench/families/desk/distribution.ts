import { GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A distributor's order to its supplier: quantities and unit sizes first, item over its words, price unit under the price. */
const sized = drawn("desk-branch-order", { max: 26, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ["Lowry Industrial Supply", "Bearing & Drive of Tarrant", "Summers Fluid Power"],
    number: "9999999",
    units: ["EA", "BX", "FT"],
  });
  const columns = columnsOf(`>70 Quantities¶Ordered | 76 ¶UOM | >130 Unit¶Size
    140/230 Item ID¶Item Description | 380 Required¶Date | >490 Unit Price¶Price UOM
    >580 Extended¶Price`);
  const head = () => {
    pen.say(32, 28, order.buyer.name, { bold: true, size: 14 });
    pen.block(32, 46, [...order.buyer.lines, order.buyer.phone], { size: 8 });
    pen.say(580, 26, "PURCHASE ORDER", { bold: true, size: 14, align: "right" });
    pen.box(420, 46, 160, 52);
    pairs(pen, [426, 500], 50, [
      ["PO Number:", order.number],
      ["PO Date:", day(order.date, "mm/dd/yyyy")],
      ["Page:", `${pen.pages} of 3`],
      ["Revision:", "1"],
    ]);
    if (pen.pages > 1) return 114;
    pen.block(32, 104, ["Supplier:", order.seller.name, ...order.seller.lines], { size: 8.5 });
    pen.block(310, 104, ["Ship To:", `${order.buyer.name} - Branch 4`, ...order.site.lines], { size: 8.5 });
    [
      "Ordered By",
      order.person,
      "Carrier",
      "UPS GROUND",
      "Terms",
      "1% 10 N 30",
      "Packing Basis",
      "Partial",
      "Due",
      day(order.due, "mm/dd/yyyy"),
    ].forEach(
      (text, i) =>
        void pen.say(34 + Math.floor(i / 2) * 112, 160 + (i % 2) * 11, text, { size: 8, bold: i % 2 === 0 }),
    );
    return 192;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(48);
    cells(pen, flow.y, columns, [
      bare(item.quantity, 0),
      item.unit,
      "1.0",
      item.sku,
      day(item.due, "mm/dd/yyyy"),
      bare(item.price, 4),
      us(item.total),
    ]);
    pen.say(490, flow.y + 11, item.unit, { align: "right", size: 8 });
    flow.y = pen.say(140, flow.y + 11, item.name, { width: 230 });
    flow.y =
      pen.say(140, flow.y, `Supplier Part Number: ${item.sku}    Our Item: ${item.buyerSku}`, { size: 8 }) +
      5;
  }
  flow.need(50);
  pen.say(32, flow.y + 6, `Total Lines: ${order.items.length}`, { bold: true });
  pairs(pen, [430, 520], flow.y + 6, [
    ["SUB-TOTAL:", us(order.net)],
    ["TAX:", "0.00"],
    ["AMOUNT DUE:", us(order.net)],
  ]);
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), requestedDate: order.due };
});

/** A wholesaler's spool, fixed pitch: product and description over each other, quantity, unit, net price, discount in a letter. */
const spooled = drawn(
  "desk-wholesale-spool",
  { max: 30, base: { face: "mono", size: 8 }, priceDecimals: 5, forms: ["runs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.fasteners,
      buyers: ["Coastal Bolt & Screw", "Trimount Electric Wholesale"],
      number: "99999999-00",
      units: ["each", "box", "ft"],
    });
    const columns = columnsOf(`30 Ln#¶ | 58 Product¶And Description | >330 Quantity¶Ordered | 338 Qty.¶UM
      >450 Net¶Price | 458 Price¶UM | >580 Extended¶Net`);
    const head = () => {
      pen.say(30, 26, order.buyer.name.toUpperCase(), { bold: true });
      pen.say(400, 26, "Purchase Order", { bold: true, size: 11 });
      pen.block(400, 44, [
        `P.O. Date: ${day(order.date, "mm/dd/yy")}`,
        `P.O. #   : ${order.number}`,
        `Page #   : ${pen.pages}`,
      ]);
      pen.block(
        30,
        38,
        order.buyer.lines.map((line) => line.toUpperCase()),
      );
      pen.block(30, 82, [`Vend #: ${order.random.digits(6)}`, order.seller.name, ...order.seller.lines]);
      pen.block(310, 82, ["Ship To:", order.site.name, ...order.site.lines]);
      pen.say(
        30,
        130,
        `Due Date: ${day(order.due, "mm/dd/yy")}   Ship Via: OUR TRUCK   Terms: NET 30   F.O.B.: Dest`,
      );
      return 148;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 720,
      end: (y) => void pen.say(500, y + 8, "Continued"),
    });
    for (const item of order.items) {
      flow.need(34);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        bare(item.quantity, 0),
        item.unit,
        bare(item.price, 5),
        item.unit,
        bare(item.total, 2),
      ]);
      flow.y = pen.say(58, flow.y, item.name) + 3;
    }
    flow.need(40);
    pen.say(58, flow.y + 4, `${order.items.length} Lines Total`);
    pen.say(
      330,
      flow.y + 4,
      `Qty Ordered Total  ${rounded(
        order.items.reduce((sum, { quantity }) => sum + quantity, 0),
        0,
      )}`,
      { align: "right" },
    );
    pen.say(460, flow.y + 4, "Total", { align: "left" });
    pen.say(580, flow.y + 4, bare(order.net, 2), { align: "right" });
    return { ...truly(order), requestedDate: order.due };
  },
);

/** An electrical wholesaler: prices per hundred and thousand with the letter behind a slash, maker's number in the description. */
const perLetter = drawn(
  "desk-slash-prices",
  { max: 24, bases: [1, 100, 1000], priceDecimals: 3 },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.electric,
      buyers: ["Dunmore Electric Supply", "Voltline Contractors Inc."],
      number: "S999999",
      units: ["EA", "FT", "RL"],
    });
    const slash = { 1: "/E", 100: "/C", 1000: "/M" } as Record<number, string>;
    const columns = columnsOf(`32 LN | >104 QTY | 108 UM | 134 CATALOG NUMBER | 236/176 DESCRIPTION
      >492 PRICE | >580 EXTENSION`);
    const head = () => {
      pen.say(306, 24, "PURCHASE ORDER", { bold: true, size: 15, align: "center" });
      pen.block(32, 44, [order.buyer.name, ...order.buyer.lines, order.buyer.phone]);
      pairs(pen, [420, 510], 44, [
        ["P.O. NUMBER", order.number],
        ["ORDER DATE", day(order.date, "mm/dd/yy")],
        ["DATE WANTED", day(order.due, "mm/dd/yy")],
        ["PAGE", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 102;
      pen.block(32, 104, ["VENDOR", order.seller.name, ...order.seller.lines]);
      pen.block(320, 104, ["SHIP TO", order.site.name, ...order.site.lines]);
      pen.say(32, 160, "MARK ALL CARTONS WITH P.O. NUMBER AND JOB 4471. NO SUBSTITUTIONS.", { size: 8 });
      return 180;
    };
    const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8 }, band: "bar" });
    for (const item of order.items) {
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          us(item.quantity, 0),
          item.unit,
          item.sku,
          item.name,
          `${us(item.price, 3)}${slash[item.basis]}`,
          us(item.total),
        ]) + 4;
    }
    flow.need(40);
    pen.say(430, flow.y + 6, "TOTAL", { bold: true });
    pen.say(580, flow.y + 6, `$${us(order.net)}`, { bold: true, align: "right" });
    return { ...truly(order), currency: "USD", requestedDate: order.due };
  },
);

export const deskDistribution = [sized, spooled, perLetter];
