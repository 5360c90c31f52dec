import { SONG, withFont } from "../_cid.ts";
import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A laboratory group's order in China: captions in two tongues, the day with its pattern behind it, the supplier's code at the end. */
const bilingual = drawn(
  "real-sap-bilingual",
  { words: "zh", max: 18, size: [595, 842], base: { face: "east" }, write: withFont(SONG) },
  (made, pen) => {
    const order = { ...made, number: `45${made.random.digits(8)}` };
    const columns =
      columnsOf(`40 Item¶行项目 | 84 Material/Description¶物料/描述 | >300 Quantity¶数量 | 306 Unit¶单位
      >430 Price per unit¶单价 | >550 Net value¶净值`);
    const head = () => {
      pen.say(40, 34, order.buyer.name, { size: 13 });
      pen.say(550, 34, `Page 页码 ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) {
        pen.say(40, 58, `PO number/date 订单号/日期 ${order.number} / ${day(order.date, "mm/dd/yyyy")}`);
        return 84;
      }
      pen.block(40, 56, [...order.buyer.lines, `Tel 电话 ${order.buyer.phone}`], { size: 8 });
      pen.say(330, 56, "Purchase order 采购订单", { size: 12 });
      pairs(pen, [330, 440], 76, [
        ["PO number 订单号", order.number],
        ["PO date 日期", `${day(order.date, "mm/dd/yyyy")} MM/DD/YYYY`],
        ["Contact 联系人", order.person],
        ["Currency 币种", "CNY"],
      ]);
      pen.block(40, 110, ["Vendor 供应商", order.seller.name, ...order.seller.lines]);
      pen.block(330, 140, ["Please deliver to 送货地址", order.site.name, ...order.site.lines]);
      pen.say(40, 190, "Terms of payment 付款条件  Within 60 days without deduction 60天净价");
      return 214;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770 });
    for (const item of order.items) {
      flow.need(60);
      flow.y = cells(pen, flow.y, columns, [
        String(item.at * 10).padStart(5, "0"),
        `T_${item.buyerSku}`,
        String(item.quantity),
        item.unit === "KG" ? "KG" : "PK",
        us(item.price),
        us(item.total),
      ]);
      flow.y = pen.say(84, flow.y, item.name);
      flow.y = pen.say(84, flow.y, `Deliv. date 到货日期 ${day(item.due, "mm/dd/yyyy")} MM/DD/YYYY`);
      flow.y = pen.say(84, flow.y, `Your material number ${item.sku}`) + 6;
    }
    flow.need(40);
    pen.rule(40, flow.y, 555);
    pen.say(300, flow.y + 5, "Total net value excl. tax CNY 不含税总额");
    pen.say(550, flow.y + 5, us(order.net), { align: "right" });
    return {
      docNumber: order.number,
      currency: "CNY",
      line: (item) => ({ buyerSku: `T_${item.buyerSku}`, unit: item.unit === "KG" ? "KG" : "PK" }),
    };
  },
);

/** A compounder's order: number and date in a strip under their captions, pounds with three decimals, days with months in letters. */
const pounds = drawn("real-sap-pounds", { max: 12, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "PC RESIN NAT 22 MFI PELLET",
      "ABS HI-HEAT BLK GAYLORD",
      "PBT GF30 GREY 55LB BAG",
      "NYLON 6/6 IM NAT",
      "PP COPO 12 MELT",
    ],
    buyers: ["Orrin Compounds LLC", "Halstead Polymer Works", "Tidewater Molding Group, Inc."],
    number: "8199999999",
    units: ["LB"],
  });
  const long = (iso: string) => day(iso, "dd/MON/yyyy");
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 14 });
    pen.say(576, 34, `Page ${pen.pages}`, { align: "right" });
    pen.box(300, 52, 276, 30);
    ["Purchase Order", "PO Date", "Version"].forEach(
      (text, i) => void pen.say([306, 404, 500][i]!, 55, text, { size: 7.5 }),
    );
    pen.say(306, 67, order.number, { bold: true });
    pen.say(404, 67, long(order.date));
    pen.say(500, 67, "0");
    if (pen.pages > 1) return 100;
    pen.block(36, 50, [...order.buyer.lines, `Phone ${order.buyer.phone}`], { size: 8 });
    pen.block(36, 104, ["VENDOR", order.seller.name, ...order.seller.lines]);
    pen.block(300, 104, ["SHIP TO", `${order.site.name} - Plant 2`, ...order.site.lines]);
    pairs(pen, [36, 130], 164, [
      ["Terms of payment", "Net 60 days"],
      ["Incoterms", "FCA Seller's dock"],
      ["Buyer", order.person],
      ["Currency", "USD"],
    ]);
    return 222;
  };
  const columns = columnsOf(`36 Item¶ | 76 Material¶Description | >330 Order Qty¶ | 336 Unit¶
    410 Delivery date¶Price per unit | >576 Net amount¶`);
  const flow = wayOf(pen, {
    columns,
    head,
    bottom: 720,
    band: "bar",
    caption: { bold: true, size: 8.5, top: true },
  });
  for (const item of order.items) {
    flow.need(52);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      `${item.buyerSku}-1`,
      us(item.quantity, 3),
      "Pound(s)",
      long(item.due),
      us(item.total),
    ]);
    pen.say(410, flow.y, `${us(item.price, 4)} USD / 1 LB`);
    flow.y = pen.say(76, flow.y, item.name);
    flow.y =
      pen.say(76, flow.y, `Your material: ${item.sku}   Lot size 1,000 LB gaylord, 40 per truck`, {
        size: 8,
      }) + 6;
  }
  flow.need(30);
  pen.rule(36, flow.y, 576);
  pen.say(410, flow.y + 5, "Total", { bold: true });
  pen.say(576, flow.y + 5, us(order.net), { bold: true, align: "right" });
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku: `${buyerSku}-1` })), currency: "USD" };
});

/** A cable maker's order: base price, metal surcharge and what is left net are rows of conditions under each line. */
const surcharge = drawn(
  "real-sap-zuschlag",
  { words: "de", max: 16, size: [595, 842], bases: [100], priceDecimals: 2 },
  (order, pen) => {
    const columns = columnsOf(`45 Pos.¶ | 78 Material¶Bestellmenge | 170 Bezeichnung¶Einheit
      >440 ¶Preis pro Einheit | >550 ¶Nettowert`);
    const number = `45${order.random.digits(8)}`;
    const head = () => {
      pen.say(45, 34, order.buyer.name, { bold: true, size: 12 });
      pen.say(550, 36, `Seite ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) {
        pen.say(45, 56, `Bestellnummer/Datum  ${number} / ${day(order.date, "dd.mm.yyyy")}`);
        return 80;
      }
      pen.block(45, 80, ["Firma", order.seller.name, ...order.seller.lines]);
      pen.say(330, 62, "Bestellung", { bold: true, size: 13 });
      [
        ["Bestellnummer/Datum", `${number} / ${day(order.date, "dd.mm.yyyy")}`],
        ["Ansprechpartner/Telefon", `${order.person}/${order.buyer.phone}`],
        ["Ihre Lieferantennummer bei uns", order.random.digits(6)],
      ].forEach(([caption = "", value = ""], i) => {
        pen.say(330, 82 + i * 25, caption, { size: 7 });
        pen.say(330, 91 + i * 25, value);
      });
      pen.block(45, 160, ["Bitte liefern Sie an:", order.site.name, ...order.site.lines]);
      pen.block(330, 164, [`Liefertermin:   Tag ${day(order.due, "dd.mm.yyyy")}`, "Währung: EUR"]);
      return 220;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770 });
    let net = 0;
    const lines = order.items.map((item) => {
      flow.need(90);
      const extra = rounded(item.price * 0.12, 2);
      const price = rounded(item.price + extra, 2);
      const total = rounded((price * item.quantity) / 100, 2);
      net = rounded(net + total, 2);
      cells(pen, flow.y, columns, [String(item.at * 10).padStart(5, "0"), item.buyerSku, item.name, "", ""]);
      flow.y = cells(pen, flow.y + 11, columns, ["", eu(item.quantity, 0), "Meter", "", ""]);
      for (const [caption, rate, amount] of [
        ["Bruttopreis", item.price, item.total],
        ["Kupferzuschlag DEL", extra, rounded(total - item.total, 2)],
        ["Nettopreis", price, total],
      ] as const) {
        pen.say(170, flow.y, caption);
        pen.say(440, flow.y, `${eu(rate)} / 100 M`, { align: "right" });
        flow.y = pen.say(550, flow.y, eu(amount), { align: "right" });
      }
      flow.y = pen.say(170, flow.y, `Ihre Materialnummer ${item.sku}`) + 6;
      return {
        sku: item.sku,
        buyerSku: item.buyerSku,
        description: item.name,
        quantity: item.quantity,
        unit: "Meter",
        unitPrice: price,
        priceBasis: 100,
        lineTotal: total,
      };
    });
    flow.need(30);
    pen.rule(45, flow.y, 550);
    pen.say(170, flow.y + 5, "Gesamtnettowert ohne MwSt. EUR");
    pen.say(550, flow.y + 5, eu(net), { align: "right" });
    return { docNumber: number, currency: "EUR", requestedDate: order.due, lines, total: net };
  },
);

export const realSap = [bilingual, pounds, surcharge];
