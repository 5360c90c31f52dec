import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A job shop's order: part number over description, the job it is for below, quantities in the middle. */
const jobShop = drawn("trade-job-shop", { max: 22, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, { wares: "shop", buyers: "works", number: "99999", units: ["EA", "FT", "LB"] });
  const columns = columnsOf(`30 Line | 58/180 Part Number¶Description | 246 Rev | 272 Due¶Date
    >366 Quantity¶Ordered | 374 Unit | >470 Unit¶Cost | >580 Extended¶Cost`);
  const head = () => {
    pen.say(30, 28, order.buyer.name, { bold: true, size: 14 });
    pen.say(580, 28, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
    pen.say(580, 46, `P.O. Number: ${order.number}`, { bold: true, align: "right" });
    pen.say(580, 58, `Page: ${pen.pages}`, { align: "right" });
    let y = 84;
    if (pen.pages === 1) {
      pen.block(30, 46, [...order.buyer.lines, `Phone: ${order.buyer.phone}`]);
      pen.say(30, 96, "To:", { bold: true });
      pen.block(60, 96, [order.seller.name, ...order.seller.lines]);
      pen.say(330, 96, "Ship To:", { bold: true });
      pen.block(380, 96, [order.site.name, ...order.site.lines]);
      const strip: [string, string][] = [
        ["P.O. Date", day(order.date, "m/d/yyyy")],
        ["Vendor Code", "HALV"],
        ["Terms", "Net 30"],
        ["Ship Via", "Best Way"],
        ["F.O.B.", "Our Dock"],
        ["Purchasing Agent", order.person],
      ];
      strip.forEach(([caption, value], i) => {
        pen.box(30 + i * 92, 146, 92, 30, i < 0 ? "#eee" : undefined);
        pen.say(76 + i * 92, 149, caption, { size: 7.5, align: "center" });
        pen.say(76 + i * 92, 161, value, { size: 8.5, align: "center" });
      });
      y = 190;
    }
    const after = heads(pen, y, columns, { bold: true });
    pen.rule(30, after - 2, 580);
    return after + 3;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(52);
    pen.say(58, flow.y, item.sku, { bold: true });
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      "",
      ["A", "B", "NC"][item.at % 3]!,
      day(item.due, "m/d/yyyy"),
      bare(item.quantity, 0),
      item.unit,
      `$${us(item.price, 4)}`,
      `$${us(item.total)}`,
    ]);
    flow.y = pen.say(58, flow.y, item.name, { width: 210 });
    flow.y =
      pen.say(58, flow.y, `Job: ${order.random.digits(5)}-0${item.at % 9}   GL: 5010`, { size: 8 }) + 5;
  }
  flow.need(90);
  pen.rule(400, flow.y, 580);
  pairs(pen, [420, 520], flow.y + 5, [["Total:", `$${us(order.net)}`]], { bold: true, valueBold: true });
  pen.say(30, flow.y + 30, "Material certifications must accompany every shipment. No substitutions.", {
    size: 8,
  });
  pen.rule(30, flow.y + 70, 220);
  pen.say(30, flow.y + 73, "Authorized Signature", { size: 7.5 });
  return { ...truly(order), currency: "USD" };
});

/** A maker's suite: quantity first, part under a caption of two names, desired dates, a box round the page. */
const desired = drawn(
  "trade-desired-date",
  { max: 18, forms: ["words", "runs", "shuffled"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "shop",
      buyers: "works",
      number: "PO-099999",
      units: ["EA", "PC", "LB"],
    });
    const columns = columnsOf(`^40 Ln | >100 Quantity | 106 U/M
      136/200 Part ID / Vendor Part ID / Description | ^380 Desired¶Recv Date | >486 Unit Price
      >582 Extended`);
    const head = () => {
      pen.say(306, 24, "Purchase Order", { face: "serif", bold: true, size: 18, align: "center" });
      pen.box(410, 50, 174, 44);
      pen.say(414, 53, "Order ID:", { size: 8 });
      pen.say(470, 53, order.number, { bold: true });
      pen.say(414, 66, "Order Date:", { size: 8 });
      pen.say(470, 66, day(order.date, "mm/dd/yyyy"));
      pen.say(414, 79, "Page:", { size: 8 });
      pen.say(470, 79, `${pen.pages}`);
      pen.block(30, 50, [order.buyer.name, ...order.buyer.lines, "United States"], {
        face: "serif",
        size: 10,
      });
      let y = 112;
      if (pen.pages === 1) {
        pen.box(28, 112, 278, 70);
        pen.say(32, 114, "Vendor", { size: 7.5, bold: true });
        pen.block(40, 125, [order.seller.name, ...order.seller.lines, `Fax: ${order.seller.phone}`]);
        pen.box(306, 112, 278, 70);
        pen.say(310, 114, "Ship To", { size: 7.5, bold: true });
        pen.block(318, 125, [order.site.name, "Receiving Dock 2", ...order.site.lines]);
        const strip: [string, string][] = [
          ["Vendor ID", "OSTRSUP"],
          ["Contact", "Order Desk"],
          ["Buyer", order.person.split(" ")[1]!.toUpperCase()],
          ["Payment Terms", "2% 10 Net 30"],
          ["FOB", "ORIGIN"],
          ["Carrier", "TRUCK"],
        ];
        strip.forEach(([caption, value], i) => {
          pen.box(28 + i * 92.66, 182, 92.66, 26);
          pen.say(32 + i * 92.66, 184, caption, { size: 7, bold: true });
          pen.say(32 + i * 92.66, 195, value, { size: 8.5 });
        });
        y = 214;
      }
      pen.box(28, y, 556, 26, "#e4e4e4");
      return heads(pen, y + 2, columns, { bold: true, size: 8.5 }) + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
    for (const item of order.items) {
      flow.need(56);
      pen.say(136, flow.y, item.buyerSku, { bold: true });
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        us(item.quantity),
        item.unit,
        "",
        day(item.due, "mm/dd/yyyy"),
        us(item.price, 2),
        us(item.total),
      ]);
      flow.y = pen.say(136, flow.y, item.sku);
      flow.y = pen.say(136, flow.y, item.name, { width: 220 });
      if (item.at % 3 === 0)
        flow.y = pen.say(136, flow.y, "Drawing rev C applies. Deburr all edges, 125 finish.", {
          size: 8,
          italic: true,
        });
      flow.y += 6;
      pen.rule(28, flow.y - 3, 584);
    }
    flow.need(60);
    pen.say(486, flow.y + 6, "Order Total (USD):", { align: "right", bold: true });
    pen.say(582, flow.y + 6, us(order.net), { align: "right", bold: true });
    pen.say(28, flow.y + 30, "Purchased material must conform to the attached quality requirements.", {
      size: 8,
    });
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

export const tradeShops = [jobShop, desired];
