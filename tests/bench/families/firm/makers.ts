import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A maker's suite in boxes without inner rules: part, revision and words stacked, a release row with its own captions under each line, taxable or not. */
const releaseRows = drawn("firm-release-rows", { max: 18, priceDecimals: 5 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "99999",
    units: ["EA", "LB", "FT"],
  });
  const columns = columnsOf(`40 Line | 74 Part Number/Rev/Description | >370 Order Qty | >480 Unit Price
    >572 Ext Price`);
  const head = () => {
    pen.box(36, 26, 540, 108);
    pen.say(42, 32, order.buyer.name, { bold: true, size: 13 });
    pen.block(42, 50, [...order.buyer.lines, `Phone: ${order.buyer.phone}`]);
    pen.say(572, 32, "Purchase Order", { bold: true, size: 15, align: "right" });
    pen.say(572, 52, `PO: ${order.number}`, { bold: true, align: "right" });
    pen.say(572, 66, `Page ${pen.pages}`, { align: "right" });
    pen.say(42, 92, `Vendor:  ${order.seller.name}, ${order.seller.lines.join(", ")}`);
    pen.say(42, 105, `Ship To: ${order.site.name}, ${order.site.lines.join(", ")}`);
    pen.box(36, 138, 540, 30);
    ["Order Date", "Terms", "FOB", "Ship Via", "Buyer"].forEach((text, i) => {
      pen.say(42 + i * 108, 141, text, { size: 7 });
      pen.say(
        42 + i * 108,
        152,
        [day(order.date, "m/d/yyyy"), "Net 30", "Origin", "UPS Ground", order.person][i]!,
      );
    });
    return 178;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(60);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      `${item.buyerSku}   Rev: ${item.at % 2 ? "A" : "C"}`,
      `${us(item.quantity, item.at % 2 ? 0 : 2)} ${item.unit}`,
      `${us(item.price, 5)} /1`,
      us(item.total),
    ]);
    flow.y = pen.say(74, flow.y, item.name);
    flow.y = pen.say(74, flow.y, `Supplier Part: ${item.sku}`);
    pen.say(110, flow.y, "Rel", { size: 8, italic: true });
    pen.say(140, flow.y, "Due Date", { size: 8, italic: true });
    pen.say(240, flow.y, "Quantity", { size: 8, italic: true, align: "right" });
    flow.y = pen.say(300, flow.y, "Job/Asm", { size: 8, italic: true });
    pen.say(110, flow.y, "1", { size: 8 });
    pen.say(140, flow.y, day(item.due, "m/d/yyyy"), { size: 8 });
    pen.say(240, flow.y, us(item.quantity, item.at % 2 ? 0 : 2), { size: 8, align: "right" });
    flow.y = pen.say(300, flow.y, `${order.random.digits(6)}/0  Taxable`, { size: 8 }) + 6;
  }
  flow.need(60);
  pairs(pen, [430, 510], flow.y + 4, [
    ["Line Total:", us(order.net)],
    ["Misc Charges:", us(0)],
    ["Total:", us(order.net)],
  ]);
  return truly(order, ({ buyerSku }) => ({ buyerSku }));
});

/** A process maker's order: two rows of captions for two rows of values, freight and set-up as rows between the lines without a quantity. */
const charges = drawn(
  "firm-charges-between",
  { max: 18, priceDecimals: 4, size: [595, 842] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.electric,
      buyers: ASKING.pacific,
      number: "000000099999",
      units: ["EA", "MTR", "PKT"],
    });
    const columns = columnsOf(`36 LINE¶ | 68 STOCK CODE¶DESCRIPTION | 230 SUPPLIER CAT NO¶ | >370 QUANTITY¶
      376 UOM¶ | >470 PRICE¶EX GST | >560 VALUE¶EX GST`);
    const head = () => {
      pen.say(36, 28, order.buyer.name.toUpperCase(), { bold: true, size: 12 });
      pen.say(36, 44, `${order.buyer.lines.join(" ")}   ABN 51 ${order.random.digits(3)} 004 118`, {
        size: 8,
      });
      pen.say(560, 28, "PURCHASE ORDER", { bold: true, size: 14, align: "right" });
      pairs(pen, [400, 480], 50, [
        ["ORDER NO", order.number],
        ["ORDER DATE", day(order.date, "dd/mm/yyyy")],
        ["DUE DATE", day(order.due, "dd/mm/yyyy")],
        ["PAGE", String(pen.pages)],
      ]);
      pen.block(36, 70, ["SUPPLIER", order.seller.name, ...order.seller.lines]);
      pen.block(220, 70, ["DELIVER TO", order.site.name, ...order.site.lines]);
      return 132;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770 });
    let extra = 0;
    for (const item of order.items) {
      flow.need(40);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.sku,
        us(item.quantity, 3),
        item.unit,
        us(item.price, 4),
        us(item.total),
      ]);
      flow.y = pen.say(68, flow.y, item.name) + 4;
      if (item.at % 6 !== 2) continue;
      const charge = rounded(order.random.int(15, 140), 2);
      extra = rounded(extra + charge, 2);
      pen.say(68, flow.y, item.at % 4 ? "FREIGHT IN" : "SET UP CHARGE");
      flow.y = pen.say(560, flow.y, us(charge), { align: "right" }) + 4;
    }
    const net = rounded(order.net + extra, 2);
    const gst = rounded(net * 0.1, 2);
    flow.need(60);
    pen.rule(370, flow.y, 560);
    pairs(pen, [376, 490], flow.y + 5, [
      ["TOTAL EX GST", us(net)],
      ["GST 10%", us(gst)],
      ["TOTAL AUD INC GST", us(net + gst)],
    ]);
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      requestedDate: order.due,
      currency: "AUD",
      total: rounded(net + gst, 2),
    };
  },
);

/** A reprint of an order that was received in part: scheduled, received and balance beside each other, what was ordered is the schedule. */
const received = drawn(
  "firm-received-balance",
  { max: 20, priceDecimals: 4, base: { face: "serif", size: 9.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.electric,
      buyers: ASKING.plants,
      number: "4999",
      units: ["EA", "FT", "RL"],
    });
    const edge = [40, 70, 110, 196, 262, 332, 412, 476, 572];
    const say = (y: number, texts: (string | number)[], bold = false) =>
      texts.forEach((text, i) => {
        const right = i > 1;
        pen.say(edge[right ? i + 1 : i]! - (right ? 4 : 0), y, String(text), {
          bold,
          align: right ? "right" : "left",
        });
      });
    const head = () => {
      pen.say(40, 34, order.buyer.name, { bold: true, size: 14 });
      pen.block(40, 54, [...order.buyer.lines, order.buyer.phone]);
      pen.say(572, 34, "PURCHASE ORDER", { bold: true, size: 14, align: "right" });
      pen.say(572, 54, `PO Number  ${order.number}`, { align: "right" });
      pen.say(572, 66, `Date  ${day(order.date, "mm-dd-yyyy")}`, { align: "right" });
      pen.say(572, 78, `Page ${pen.pages}`, { align: "right" });
      pen.block(40, 104, ["Vendor", order.seller.name, ...order.seller.lines]);
      pen.block(330, 104, ["Ship to", order.site.name, ...order.site.lines]);
      pen.rule(40, 156, 572);
      ["Terms  NET 30", `Buyer  ${order.person}`, "Ship via  UPS GROUND", "F.O.B.  ORIGIN"].forEach(
        (text, i) => void pen.say([40, 160, 330, 480][i]!, 160, text),
      );
      pen.rule(40, 174, 572);
      say(
        180,
        ["Li#", "UM", "Sched Date", "Sched Qty", "Received", "Balance", "Unit Price", "Extension"],
        true,
      );
      return 198;
    };
    const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
    for (const item of order.items) {
      flow.need(44);
      const came = item.at % 3 === 1 ? Math.floor(item.quantity / 2) : 0;
      say(flow.y, [
        item.at,
        item.unit,
        day(item.due, "mm-dd-yyyy"),
        us(item.quantity, 0),
        us(came, 0),
        us(item.quantity - came, 0),
        us(item.price, 4),
        us(item.total),
      ]);
      flow.y = pen.say(70, flow.y + 12, `Part Number  ${item.buyerSku}     Vendor Part  ${item.sku}`);
      flow.y = pen.say(70, flow.y, item.name) + 6;
    }
    const freight = rounded(order.random.int(20, 90), 2);
    flow.need(50);
    pen.rule(412, flow.y, 572);
    (
      [
        ["Sub total", order.net],
        ["Freight", freight],
        ["Total", order.net + freight],
      ] as const
    ).forEach(([text, value], i) => {
      pen.say(412, flow.y + 5 + i * 13, text);
      pen.say(572, flow.y + 5 + i * 13, us(value), { align: "right" });
    });
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      total: rounded(order.net + freight, 2),
    };
  },
);

export const firmMakers = [releaseRows, charges, received];
