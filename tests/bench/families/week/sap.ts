import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A cloud suite's form: below each line its price elements (gross price, discount, freight) with amounts, then the net that counts. */
const elements = drawn("week-s4-price-elements", { max: 22, size: [595, 842] }, (made, pen) => {
  const plain = sited(
    traded(made, {
      wares: STOCK.drives,
      buyers: ["Lindmark Conveying Inc.", "Auburn Kiln & Dryer Corp.", "Treadwell Foods Manufacturing LLC"],
      number: "4500999999",
      units: ["PC", "EA"],
    }),
    ["Plant 1710 Receiving", "Goods Receipt West"],
  );
  const { random } = plain;
  const off = plain.items.map(() => random.pick([0, 5, 7.5, 12]));
  const gross = plain.items.map(({ price }) => price);
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const price = rounded(item.price * (1 - off[i]! / 100), 2);
      return { ...item, price, total: rounded(price * item.quantity, 2) };
    }),
  );
  const columns = columnsOf(`40 Item | 75 Material | 150/170 Description | >372 Quantity | 378 Unit
    >470 Net Price | >555 Net Amount`);
  const head = () => {
    pen.say(555, 30, `Purchase Order ${order.number}`, { bold: true, size: 14, align: right });
    pen.say(555, 50, `Page ${pen.pages}`, { size: 8, align: right });
    if (pen.pages > 1) return 80;
    pen.say(40, 34, order.buyer.name, { bold: true, size: 11 });
    pen.say(40, 64, [order.buyer.name, ...order.buyer.lines].join(" / "), { size: 6 });
    pen.block(40, 76, [order.seller.name, ...order.seller.lines]);
    pairs(pen, [330, 430], 76, [
      ["Document Date", day(order.date, "mm/dd/yyyy")],
      ["Supplier", "17300042"],
      ["Purchasing Group", "001"],
      ["Contact", order.person],
      ["Currency", "USD"],
      ["Payment Terms", "Within 30 days 3% discount"],
      ["Incoterms", "EXW Dunmore"],
    ]);
    under(pen, [40, 130], "Delivery Address", order.site);
    return 190;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true, size: 8.5 }, band: "bar" });
  order.items.forEach((item, i) => {
    flow.need(70);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.buyerSku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    const small = { size: 8 };
    flow.y = pen.say(150, flow.y, `Your material: ${item.sku}`, small);
    flow.y = pen.say(150, flow.y, `Delivery date: ${day(item.due, "mm/dd/yyyy")}`, small);
    const rows: [string, string, number][] = [
      ["Gross Price", `${us(gross[i]!)} USD / 1 ${item.unit}`, rounded(gross[i]! * item.quantity, 2)],
      ...(off[i]
        ? ([
            ["Discount %", `${off[i]!.toFixed(3)}- %`, -rounded((gross[i]! - item.price) * item.quantity, 2)],
          ] as [string, string, number][])
        : []),
    ];
    for (const [caption, rate, amount] of rows) {
      pen.say(150, flow.y, caption, small);
      pen.say(340, flow.y, rate, { ...small, align: right });
      flow.y = pen.say(470, flow.y, amount < 0 ? `${us(-amount)}-` : us(amount), { ...small, align: right });
    }
    flow.y += 5;
  });
  flow.need(60);
  pen.rule(350, flow.y, 555);
  pen.say(360, flow.y + 5, "Total Net Amount", { bold: true });
  pen.say(555, flow.y + 5, `${us(order.net)} USD`, { bold: true, align: right });
  pen.say(
    40,
    flow.y + 30,
    "Confirm price and date within two working days. This document is valid without signature.",
    {
      size: 7.5,
    },
  );
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" });
});

/** A classic form with each line's days and shares below it, some in three parts; the line itself has only the sum. */
const shares = drawn("week-sap-delivery-shares", { max: 18 }, (made, pen) => {
  const plain = traded(made, {
    wares: STOCK.turned,
    buyers: ["Carrow Turbine Services LLC", "Hobbs & Lyle Hydraulics", "Vantage Compressor Corporation"],
    number: "4700999999",
    units: ["EA"],
  });
  const parts = plain.items.map(() => plain.random.int(1, 3));
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = item.quantity * parts[i]!;
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  const columns = columnsOf(`36 Item¶ | 76 Material¶Rev / Drawing | 180/180 Description¶ | >410 Order qty.¶
    416 Unit¶ | >500 Price per unit¶ | >576 Net value¶`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12, face: "serif" });
    if (pen.pages > 1) {
      pen.say(
        576,
        28,
        `PO number/date: ${order.number} / ${day(order.date, "mm/dd/yyyy")}  Page ${pen.pages}`,
        {
          align: right,
        },
      );
      return 60;
    }
    pen.block(36, 46, order.buyer.lines, { size: 8 });
    pen.block(36, 84, ["Company", order.seller.name, ...order.seller.lines]);
    pen.box(330, 70, 246, 86);
    pen.say(336, 73, "Information", { bold: true });
    pairs(pen, [336, 440], 88, [
      ["PO number", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Vendor No.", "100482"],
      ["Contact/Phone", `${order.person}/${order.buyer.phone}`],
      ["Your quotation", "Q-2210 dated 01/05"],
    ]);
    pen.say(36, 160, "Please deliver to:", { bold: true });
    pen.block(130, 160, [order.site.name, ...order.site.lines]);
    pen.say(36, 204, "Terms of payment: Net 45   Terms of delivery: FCA your dock   Currency USD");
    return 224;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  order.items.forEach((item, i) => {
    flow.need(74);
    flow.y = cells(pen, flow.y, columns, [
      String(item.at * 10).padStart(5, "0"),
      item.buyerSku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(76, flow.y, `Rev. ${"ABCD"[i % 4]}   Drawing ${item.buyerSku.slice(0, 5)}-01`, {
      size: 8,
    });
    pen.say(180, flow.y, "Delivery date", { size: 8, italic: true });
    flow.y = pen.say(320, flow.y, "Quantity", { size: 8, italic: true, align: right });
    for (let part = 0; part < parts[i]!; part++) {
      pen.say(180, flow.y, day(later(item.due, part * 14), "mm/dd/yyyy"), { size: 8 });
      flow.y = pen.say(320, flow.y, us(item.quantity / parts[i]!, 3), { size: 8, align: right });
    }
    flow.y += 5;
  });
  flow.need(30);
  pen.rule(36, flow.y, 576);
  pen.say(420, flow.y + 5, "Total net value excl. tax USD", { align: right });
  pen.say(576, flow.y + 5, us(order.net), { align: right });
  return {
    ...truly(order, ({ buyerSku }) => ({ sku: null, buyerSku })),
    currency: "USD",
    total: order.net,
    shipTo: order.site,
  };
});

/** A German works' form: prices per 100 and per 1000, sums carried over from page to page, the supplier's number below each line. */
const carried = drawn(
  "week-sap-preiseinheit-de",
  { words: "de", min: 12, max: 46, bases: [1, 100, 1000], size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: [
        "Sechskantschraube DIN 933 M10x45",
        "Scheibe DIN 125 A 10,5",
        "Gewindestift M8x10",
        ...STOCK.fixings.slice(4),
      ],
      buyers: ["Förderanlagen Hartung GmbH", "Weserguss Armaturen AG", "Kessel & Brandt Apparatebau GmbH"],
      number: "4510999999",
      units: ["ST"],
    });
    const columns = columnsOf(`44 Pos.¶ | 76 Material¶Liefertermin | 150/170 Bezeichnung¶
      >372 Bestellmenge¶ME | >450 Preis¶EUR | >490 je¶ | >555 Nettowert¶EUR`);
    let sum = 0;
    const head = () => {
      pen.say(44, 30, order.buyer.name, { bold: true, size: 12 });
      pen.say(555, 30, `Bestellung ${order.number}`, { bold: true, size: 12, align: right });
      pen.say(555, 48, `Seite ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 74;
      pen.say(44, 66, [order.buyer.name, ...order.buyer.lines].join(" · "), { size: 6.5 });
      pen.block(44, 78, ["Firma", order.seller.name, ...order.seller.lines]);
      pairs(pen, [340, 440], 78, [
        ["Bestelldatum", day(order.date, "dd.mm.yyyy")],
        ["Unsere Kundennr.", "700418"],
        ["Ansprechpartner", order.person],
        ["Ihr Angebot", "AN-2207"],
        ["Währung", "EUR"],
      ]);
      pen.block(44, 146, ["Lieferanschrift:", order.site.name, ...order.site.lines]);
      pen.say(44, 200, "Lieferbedingung: DAP   Zahlung: 14 Tage 2 % Skonto, 30 Tage netto");
      return 222;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 750,
      end: (y) => {
        pen.say(450, y + 4, "Übertrag", { align: right });
        pen.say(555, y + 4, eu(sum), { align: right });
      },
      onward: (y) => {
        pen.say(450, y, "Übertrag", { align: right });
        return pen.say(555, y, eu(sum), { align: right }) + 5;
      },
    });
    for (const item of order.items) {
      flow.need(44);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        item.name,
        `${eu(item.quantity, 0)} ${item.unit}`,
        eu(item.price),
        item.basis,
        eu(item.total),
      ]);
      pen.say(76, flow.y, day(item.due, "dd.mm.yyyy"));
      flow.y = pen.say(150, flow.y, `Ihre Materialnummer: ${item.sku}`) + 5;
      sum = rounded(sum + item.total, 2);
    }
    flow.need(40);
    pen.rule(44, flow.y, 555);
    pen.say(450, flow.y + 6, "Gesamtnettowert ohne MwSt.", { bold: true, align: right });
    pen.say(555, flow.y + 6, eu(order.net), { bold: true, align: right });
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "EUR", shipTo: order.site };
  },
);

export const weekSap = [elements, shares, carried];
