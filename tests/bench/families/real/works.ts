import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A changed order: what was asked before stands in a column beside what is asked now, stars mark the changed lines. */
const revised = drawn("real-revised-quantities", { max: 20 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "P9999999",
    units: ["EA", "FT"],
  });
  const columns = columnsOf(`30 ¶Ln | 56 Item /¶Description | >296 Previous¶Qty | >350 Revised¶Qty
    358 ¶UM | >440 Unit¶Cost | >510 Extended¶Cost | >582 Due¶Date`);
  const head = () => {
    pen.say(30, 26, order.buyer.name, { bold: true, size: 13 });
    pen.say(582, 26, "PURCHASE ORDER CHANGE", { bold: true, size: 12, align: "right" });
    pairs(pen, [410, 490], 46, [
      ["P.O. Number", order.number],
      ["Change No.", "2"],
      ["P.O. Date", day(order.date, "m/d/yyyy")],
      ["Change Date", day(later(order.date, 6), "m/d/yyyy")],
      ["Page", `${pen.pages}`],
    ]);
    pen.block(30, 44, order.buyer.lines, { size: 8 });
    pen.block(30, 76, ["To:", order.seller.name, ...order.seller.lines]);
    pen.block(220, 76, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(30, 128, "** THIS CHANGE SUPERSEDES ALL PRIOR VERSIONS. LINES MARKED * HAVE CHANGED. **", {
      size: 8,
    });
    return 146;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730 });
  for (const item of order.items) {
    flow.need(36);
    const changed = item.at % 3 === 0;
    const before = changed ? item.quantity + 25 : item.quantity;
    if (changed) pen.say(22, flow.y, "*");
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      us(before, 0),
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
      day(item.due, "m/d/yyyy"),
    ]);
    flow.y = pen.say(56, flow.y, item.name);
    if (changed)
      flow.y = pen.say(
        56,
        flow.y,
        `Reason: requirement down 25 per planner, was due ${day(order.date, "m/d/yyyy")}`,
        { size: 7.5 },
      );
    flow.y += 5;
  }
  flow.need(30);
  pen.rule(440, flow.y, 510);
  pen.say(340, flow.y + 4, "Revised Order Total");
  pen.say(510, flow.y + 4, us(order.net), { align: "right" });
  return truly(order);
});

/** A machine shop's order: the price with its basis behind a slash, notes, and a small table of releases under each line. */
const releases = drawn(
  "real-shop-releases",
  { max: 10, priceDecimals: 5, bases: [1, 1, 100] },
  (made, pen) => {
    const order = traded(made, { wares: "shop", buyers: "works", number: "99999", units: ["EA"] });
    const columns = columnsOf(`32 Line | 64 Part Number / Rev / Description | >370 Order Qty | >470 Unit Price
      >580 Ext Price`);
    const head = () => {
      pen.say(32, 28, order.buyer.name, { bold: true, size: 12 });
      pen.say(580, 26, "Purchase Order", { bold: true, size: 15, align: "right" });
      pen.say(580, 46, `PO Number:  ${order.number}`, { bold: true, align: "right" });
      pen.say(580, 58, `Page: ${pen.pages}`, { size: 8, align: "right" });
      if (pen.pages > 1) return 80;
      pen.block(32, 44, [...order.buyer.lines, `Phone: ${order.buyer.phone}`], { size: 8 });
      pen.block(32, 92, ["Supplier:", order.seller.name, ...order.seller.lines]);
      pen.block(300, 92, ["Ship To:", order.site.name, ...order.site.lines]);
      pen.rule(32, 148, 580);
      [
        ["Order Date:", day(order.date, "m/d/yyyy")],
        ["Terms:", "Net 30"],
        ["Ship Via:", "Best way"],
        ["FOB:", "Origin"],
        ["Buyer:", order.person],
      ].forEach(([caption = "", value = ""], i) => {
        pen.say(32 + i * 112, 152, caption, { size: 8, bold: true });
        pen.say(32 + i * 112, 163, value, { size: 8 });
      });
      return 186;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      const parts =
        item.quantity > 3
          ? [Math.floor(item.quantity / 2), item.quantity - Math.floor(item.quantity / 2)]
          : [item.quantity];
      flow.need(70 + parts.length * 11);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        `${item.buyerSku}-02   Rev C`,
        `${us(item.quantity)} EA`,
        `${us(item.price, 5)} / ${item.basis}`,
        us(item.total),
      ]);
      flow.y = pen.say(64, flow.y, item.name);
      flow.y = pen.say(64, flow.y, `Supplier Part: ${item.sku}     Mfg: N/A`, { size: 8 });
      if (item.at % 2)
        flow.y = pen.say(
          64,
          flow.y,
          "Furnish material certs and first article (AS9102). Deburr .005-.015, 63 Ra unless noted. Qty 2 spares at no charge.",
          { size: 8, width: 300 },
        );
      [84, 150, 260].forEach(
        (x, i) => void pen.say(x, flow.y, ["Rel", "Need By", "Quantity"][i]!, { size: 7.5, bold: true }),
      );
      flow.y += 10;
      parts.forEach((quantity, i) => {
        pen.say(84, flow.y, String(i + 1), { size: 8 });
        pen.say(150, flow.y, day(later(item.due, i * 14), "m/d/yyyy"), { size: 8 });
        flow.y = pen.say(260, flow.y, `${us(quantity)} EA`, { size: 8 });
      });
      flow.y += 6;
    }
    flow.need(40);
    pen.rule(400, flow.y, 580);
    pairs(pen, [420, 530], flow.y + 4, [
      ["Lines Total", us(order.net)],
      ["Misc Charges", "0.00"],
      ["PO Total", us(order.net)],
    ]);
    return truly(order, ({ buyerSku }) => ({ buyerSku: `${buyerSku}-02` }));
  },
);

/** An aircraft parts broker's order: every line is one piece with its serial number, no quantity is printed, only a value. */
const serials = drawn("real-serial-numbers", { max: 12, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "FLT WARNING COMPUTER",
      "PUMP, FUEL BOOST",
      "VALVE, BLEED AIR",
      "ACTUATOR ASSY",
      "CONTROL UNIT, CABIN PRESS",
    ],
    buyers: ["Altura Rotables LLC", "Nimbus Aero Trading Inc.", "Skyforge Components Ltd"],
    number: "PYY999",
    units: ["EA"],
  });
  const columns = columnsOf(`40 ITEM | 80 DESCRIPTION | 230 PART NUMBER | 330 SERIAL NUMBER | 430 COND.
    >555 UNIT VALUE USD`);
  const head = () => {
    pen.say(297, 30, "PURCHASE ORDER", { bold: true, size: 16, align: "center" });
    pairs(pen, [400, 470], 60, [
      ["P/O NO.", order.number],
      ["DATE", day(order.date, "dd-MON-yyyy")],
      ["PREPARED BY", order.person],
    ]);
    pen.block(40, 56, [order.buyer.name, ...order.buyer.lines, "accounts@example.com"]);
    pen.block(40, 116, ["TO", order.seller.name, ...order.seller.lines]);
    pen.block(300, 116, ["SHIP TO / CONSIGNEE", "Meridian Overhaul Ltd", "12 Flint Estate", "Great Marlow"]);
    pairs(pen, [40, 130], 176, [
      ["SHIP VIA", "DHL"],
      ["ACCOUNT REF", order.random.digits(9)],
      ["PAYMENT TERMS", "NET30"],
    ]);
    return 224;
  };
  const flow = wayOf(pen, { columns, head, bottom: 690, band: "bar", caption: { bold: true, size: 8 } });
  const lines = order.items.map((item) => {
    flow.need(18);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        item.name,
        `${item.buyerSku}A`,
        `0E00${order.random.digits(5)}`,
        order.random.pick(["AR", "OH", "SV"]),
        us(item.price),
      ]) + 4;
    return {
      sku: `${item.buyerSku}A`,
      buyerSku: null,
      description: item.name,
      quantity: null,
      unit: null,
      unitPrice: item.price,
      priceBasis: 1,
      lineTotal: null,
    };
  });
  const net = rounded(
    order.items.reduce((sum, { price }) => sum + price, 0),
    2,
  );
  flow.need(70);
  pen.rule(360, flow.y, 555);
  [
    ["SUB TOTAL", us(net)],
    ["MISC CHARGE", "0.00"],
    ["FREIGHT", "0.00"],
    ["VAT 0%", "0.00"],
    ["TOTAL NET USD", us(net)],
  ].forEach(([caption = "", value = ""], i) => {
    pen.say(400, flow.y + 4 + i * 12, caption, { bold: i === 4 });
    pen.say(555, flow.y + 4 + i * 12, value, { bold: i === 4, align: "right" });
  });
  pen.say(40, 770, `All material must be traced to a certificated operator. Form QF-${bare(7, 0)} rev 2.`, {
    size: 8,
  });
  return { ...truly(order), lines, total: net, currency: "USD" };
});

export const realWorks = [revised, releases, serials];
