import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const right = "right" as const;

/** A package of accounts through a report writer: captions of a strip in boxes, words over their item, a comment row among the lines. */
const strip = drawn("lot-boxed-strip", { max: 24, min: 4, priceDecimals: 3 }, (plain, pen) => {
  const asked = traded(plain, {
    wares: GOODS.fasteners,
    buyers: ["Larchmont Conveyor Ltd.", "Prairie Auger & Equipment Inc.", "Fundy Marine Fabricators"],
    number: "PO0099999",
    units: ["Ea.", "C", "Box"],
  });
  const order = sited(asked, ["Main Warehouse", "Fabrication Shop 2"]);
  const columns = columnsOf(`36 Item No. | 130/200 Description | 350 Arrival Date | >430 Quantity | 436 UOM
    >510 Unit Cost | >576 Extended`);
  const head = () => {
    pen.block(36, 28, [order.buyer.name, ...order.buyer.lines, `Tel. ${order.buyer.phone}`]);
    pen.say(576, 28, "Purchase Order", { bold: true, size: 15, align: right });
    pen.say(576, 48, `Page ${pen.pages}`, { align: right });
    const boxes = [
      ["PO Number", order.number],
      ["PO Date", day(order.date, "m/d/yyyy")],
      ["Vendor", `V${order.random.digits(4)}`],
      ["Terms", "NET30"],
      ["Ship Via", "Motor Freight"],
      ["Expected", day(order.due, "m/d/yyyy")],
    ];
    const at = pen.pages > 1 ? 86 : 160;
    if (pen.pages === 1) {
      pen.block(36, 92, ["Vendor", order.seller.name, ...order.seller.lines]);
      pen.block(310, 92, ["Ship To", order.site.name, ...order.site.lines, `Attention: ${order.person}`]);
    }
    boxes.forEach(([caption = "", value = ""], i) => {
      const x = 36 + i * 90;
      pen.box(x, at, 90, 30);
      pen.say(x + 45, at + 3, caption, { size: 7, align: "center" });
      pen.say(x + 45, at + 15, value, { align: "center" });
    });
    return at + 44;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, band: "bar", caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(28);
    flow.y = cells(pen, flow.y, columns, [
      item.sku,
      item.name,
      day(item.due, "m/d/yyyy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 3),
      us(item.total),
    ]);
    if (item.at % 4 === 2)
      flow.y = pen.say(130, flow.y, "Cert of conformance with shipment", { italic: true });
    flow.y += 3;
  }
  flow.need(66);
  const tax = taxOf(order, 5);
  pen.say(36, flow.y + 8, "Prices in Canadian dollars (CAD)", { size: 8 });
  pairs(pen, [440, 520], flow.y + 8, [
    ["Subtotal", us(order.net)],
    ["GST 5%", us(tax)],
    ["Total CAD", us(rounded(order.net + tax, 2))],
  ]);
  return told(order, { requestedDate: order.due, currency: "CAD", total: withTax(order, 5) });
});

/** A cloud suite's plain form: count first, the vendor's name for an item, what it was made from; the goods go to a customer. */
const drop = drawn("lot-made-from-sale", { max: 18, base: { size: 8.5 } }, (plain, pen) => {
  const asked = traded(plain, {
    wares: GOODS.supplies,
    buyers: ["Catawba Industrial Sales", "Ohio Valley Mill Supply", "Redbank Tool & Safety, Inc."],
    number: "PO-99999",
    units: ["EA", "CS", "BX"],
  });
  const order = sited(asked, ["Brightwater Bottling Co.", "Hadley Foundry Corp."]);
  const columns = columnsOf(`>44 Qty | 50 Units | 82 Item | 150 Vendor Name | 226/180 Description
    420 Expected | >520 Rate | >584 Amount`);
  const head = () => {
    pen.say(584, 26, "Purchase Order", { size: 18, bold: true, align: right });
    pen.say(584, 50, `#${order.number}`, { size: 11, align: right });
    pen.say(584, 64, day(order.date, "m/d/yyyy"), { align: right });
    pen.block(28, 28, [order.buyer.name, ...order.buyer.lines, "United States"]);
    if (pen.pages > 1) return 94;
    pen.say(28, 92, "Vendor", { bold: true });
    pen.block(28, 104, [order.seller.name, ...order.seller.lines, "United States"]);
    pen.say(220, 92, "Ship To", { bold: true });
    pen.block(220, 104, [order.site.name, ...order.site.lines, "United States"]);
    pairs(pen, [420, 500], 92, [
      ["Created From", `Sales Order SO${order.random.digits(5)}`],
      ["Employee", order.person],
      ["Terms", "1% 10 Net 30"],
      ["Receive By", day(order.due, "m/d/yyyy")],
    ]);
    return 166;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740, band: "bar", caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.quantity,
        item.unit,
        item.buyerSku,
        item.sku,
        item.name,
        day(item.due, "m/d/yyyy"),
        bare(item.price),
        us(item.total),
      ]) + 4;
  }
  flow.need(40);
  pen.box(440, flow.y + 4, 144, 18, "#dfe3e8");
  pen.say(446, flow.y + 8, "Total", { bold: true });
  pen.say(580, flow.y + 8, `$${us(order.net)}`, { bold: true, align: right });
  pen.say(28, flow.y + 8, "Drop shipment: no prices on the packing slip, please.", { italic: true });
  return told(order, {
    requestedDate: order.due,
    currency: "USD",
    line: ({ buyerSku }) => ({ buyerSku }),
  });
});

/** A makers' suite: stock code over the supplier's, two units of measure, the price's beside the price, catalogue text under the line. */
const measures = drawn("lot-order-price-measure", { max: 20, min: 4, size: [595, 842] }, (plain, pen) => {
  const asked = traded(plain, {
    wares: GOODS.machined,
    buyers: ASKING.pacific,
    number: "00099999",
    units: ["EA", "KG", "LTH"],
  });
  const order = sited(asked, ["Workshop Store", "Kembla Fabrication Yard"]);
  const columns = columnsOf(`30 Line | 56 Stock code¶Supplier code | 130/150 Description¶
    >340 Order¶quantity | 346 Uom | >430 Unit price¶excl. GST | 436 Uom | 462 Due¶date | >566 Value¶AUD`);
  const head = () => {
    pen.say(30, 28, order.buyer.name, { bold: true, size: 14 });
    pen.say(30, 46, `ABN 51 ${order.random.digits(3)} ${order.random.digits(3)} ${order.random.digits(3)}`);
    pen.block(30, 58, order.buyer.lines);
    pairs(
      pen,
      [390, 480],
      28,
      [
        ["PURCHASE ORDER", order.number],
        ["Order date", day(order.date, "dd/mm/yyyy")],
        ["Our contact", order.person],
        ["Page", `${pen.pages}`],
      ],
      { valueBold: true },
    );
    if (pen.pages > 1) return 100;
    pen.box(30, 94, 260, 62);
    pen.box(300, 94, 266, 62);
    pen.block(36, 98, ["Order placed on", order.seller.name, ...order.seller.lines]);
    pen.block(306, 98, ["Deliver goods to", order.site.name, ...order.site.lines]);
    pen.say(
      30,
      164,
      `Your account with us: ${order.random.digits(6)}     Terms: 30 days EOM     Carrier: Best way`,
    );
    return 188;
  };
  const flow = wayOf(pen, { columns, head, bottom: 780, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(40);
    const after = cells(pen, flow.y, columns, [
      String(item.at).padStart(4, "0"),
      item.buyerSku,
      item.name,
      us(item.quantity, 3),
      item.unit,
      us(item.price, 5),
      item.unit,
      day(item.due, "dd/mm/yy"),
      us(item.total),
    ]);
    flow.y = Math.max(after, pen.say(56, flow.y + 11, item.sku)) + 6;
  }
  flow.need(70);
  pairs(pen, [390, 510], flow.y + 6, [
    ["Order value excl. GST", us(order.net)],
    ["GST 10%", us(taxOf(order, 10))],
    ["Order total AUD", us(withTax(order, 10))],
  ]);
  return told(order, {
    currency: "AUD",
    total: withTax(order, 10),
    line: ({ buyerSku }) => ({ buyerSku }),
  });
});

export const lotDesks = [strip, drop, measures];
