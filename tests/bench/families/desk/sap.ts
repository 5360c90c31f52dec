import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** The classic message of a purchasing clerk: two rows a line, gross price and discount as conditions, texts in between. */
const message = drawn("desk-sap-message", { max: 22, size: [595, 842], bases: [1, 1, 100] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "4599999999",
    units: ["PC", "EA", "M"],
  });
  const columns = columnsOf(`45 Item¶ | 80 Material¶Order qty. | 170 Description¶Unit
    >400 ¶Price per unit | >550 ¶Net value`);
  const head = () => {
    pen.say(45, 36, order.buyer.name, { bold: true, size: 12 });
    if (pen.pages > 1) {
      pen.say(45, 60, order.seller.name);
      pen.say(340, 60, "PO number/date");
      pen.say(340, 71, `${order.number} / ${day(order.date, "mm/dd/yyyy")}`);
      pen.say(550, 60, `Page ${pen.pages}`, { align: "right" });
      return 96;
    }
    pen.say(45, 52, `${order.buyer.lines.join(", ")}`, { size: 7 });
    pen.block(45, 90, ["Vendor", order.seller.name, ...order.seller.lines]);
    pen.box(335, 84, 215, 108);
    pen.say(340, 66, "Purchase order", { bold: true, size: 14 });
    const box = [
      ["PO number/date", `${order.number} / ${day(order.date, "mm/dd/yyyy")}`],
      ["Contact person/Telephone", `${order.person}/${order.buyer.phone}`],
      ["Your vendor number with us", order.random.digits(6)],
      ["Our fax number", "555-0199"],
    ];
    box.forEach(([caption = "", value = ""], i) => {
      pen.say(340, 90 + i * 25, caption, { size: 7 });
      pen.say(340, 99 + i * 25, value);
    });
    pen.block(45, 170, ["Please deliver to:", order.site.name, ...order.site.lines]);
    let y = pairs(pen, [45, 140], 232, [
      ["Delivery date:", `Day ${day(order.due, "mm/dd/yyyy")}`],
      ["Terms of delivery:", "FCA Seller's works"],
      ["Terms of payment:", "Within 30 days 2 % cash discount"],
      ["Currency", "USD"],
    ]);
    y = pen.say(
      45,
      y + 8,
      "Please confirm price and date within 48 hours. Order confirmations go to purchasing, never to the plant.",
      { width: 500 },
    );
    return y + 8;
  };
  const flow = wayOf(pen, { columns, head, bottom: 780 });
  let net = 0;
  const lines = truly(order).lines!;
  order.items.forEach((item, i) => {
    flow.need(64);
    const off = i % 3 === 1 ? 5 : 0;
    const total = rounded(item.total * (1 - off / 100), 2);
    net = rounded(net + total, 2);
    const per = item.basis > 1 ? `${us(item.price)}/${item.basis}` : us(item.price);
    cells(pen, flow.y, columns, [String((i + 1) * 10).padStart(5, "0"), item.buyerSku, item.name, "", ""]);
    flow.y = cells(pen, flow.y + 11, columns, [
      "",
      us(item.quantity, 0),
      item.unit,
      off ? "" : per,
      off ? "" : us(total),
    ]);
    if (off) {
      pen.say(80, flow.y, "Gross price");
      pen.say(400, flow.y, per, { align: "right" });
      pen.say(550, flow.y, us(item.total), { align: "right" });
      pen.say(80, flow.y + 11, "Discount % on gross");
      pen.say(400, flow.y + 11, "5.000- %", { align: "right" });
      pen.say(550, flow.y + 11, `${us(item.total - total)}-`, { align: "right" });
      pen.say(80, flow.y + 22, "Net value incl. disc.");
      flow.y = pen.say(550, flow.y + 22, us(total), { align: "right" });
      lines[i] = { ...lines[i], lineTotal: total };
    }
    flow.y = pen.say(80, flow.y, `Your material number ${item.sku}`) + 2;
    if (i % 4 === 0)
      flow.y = pen.say(80, flow.y, "Packed dry, 2 certificates 3.1 to EN 10204 with each delivery.") + 2;
    flow.y += 5;
  });
  flow.need(30);
  pen.rule(45, flow.y, 550);
  pen.say(80, flow.y + 6, "Total net value excl. tax USD");
  pen.say(550, flow.y + 6, us(net), { align: "right" });
  return {
    ...truly(order),
    lines: lines.map((line, i) => ({ ...line, buyerSku: order.items[i]!.buyerSku })),
    total: net,
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A newer suite's cloud form: sans, a grey table, three stacked facts under each description, the head drawn last. */
const cloudForm = drawn(
  "desk-s4-form",
  { max: 20, size: [595, 842], forms: ["runs", "glyphs", "columns"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.electric,
      buyers: ASKING.plants,
      number: "4500999999",
      units: ["EA", "PC", "M"],
    });
    const columns = columnsOf(`36 Item | 70/190 Product / Description | >320 Quantity | 330 Unit
      >430 Net Price / Per | >559 Net Amount (USD)`);
    const head = () => (pen.pages > 1 ? 60 : 250);
    const flow = wayOf(pen, { columns, head, bottom: 780, band: "bar", caption: { size: 8, bold: true } });
    for (const item of order.items) {
      flow.need(66);
      cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        us(item.quantity, 0),
        item.unit,
        `${us(item.price)} / 1 ${item.unit}`,
        us(item.total),
      ]);
      flow.y = pen.say(70, flow.y + 11, item.name, { width: 190 });
      flow.y = pen.block(
        70,
        flow.y,
        [
          `Supplier Product: ${item.sku}`,
          `Delivery Date: ${day(item.due, "Mon d, yyyy")}`,
          `Manufacturer Part No.: ${order.random.digits(8)}`,
        ],
        { size: 8 },
      );
      pen.rule(30, flow.y + 2, 565);
      flow.y += 7;
    }
    flow.need(50);
    pen.say(330, flow.y + 4, "Total Net Amount", { bold: true });
    pen.say(559, flow.y + 4, `${us(order.net)} USD`, { bold: true, align: "right" });
    pen.first();
    pen.say(36, 36, "Purchase Order", { size: 18 });
    pen.say(36, 60, order.number, { size: 14 });
    pen.block(36, 96, [order.seller.name, ...order.seller.lines]);
    pen.block(330, 36, [order.buyer.name, ...order.buyer.lines, order.buyer.phone], { size: 8 });
    pairs(pen, [330, 430], 96, [
      ["Document Date", day(order.date, "Mon d, yyyy")],
      ["Supplier", order.random.digits(8)],
      ["Contact Person", order.person],
      ["Payment Terms", "Net 45 days"],
      ["Incoterms", "DAP Plant 1710"],
      ["Company Code", "1710"],
    ]);
    pen.say(36, 168, "Shipping Address", { bold: true });
    pen.block(36, 180, [order.site.name, ...order.site.lines, "United States"]);
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

/** A German plant's order: figures with commas, price per hundred in a column, delivery by calendar week and the same date. */
const bestellung = drawn(
  "desk-sap-bestellung",
  { words: "de", max: 24, size: [595, 842], bases: [1, 1, 100, 1000] },
  (order, pen) => {
    const columns = columnsOf(`50 Pos. | 80 Material | 150/130 Bezeichnung | >330 Menge | 335 ME | >420 Preis
      >460 pro | >545 Nettowert EUR`);
    const number = `45${order.number}`;
    const head = () => {
      pen.say(50, 30, order.buyer.name, { bold: true, size: 13 });
      pen.say(545, 32, `Seite ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) {
        pen.say(50, 54, `Bestellung ${number} vom ${day(order.date, "dd.mm.yyyy")}`);
        return 78;
      }
      pen.block(50, 90, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [330, 420], 80, [
        ["Bestell-Nr.", number],
        ["Datum", day(order.date, "dd.mm.yyyy")],
        ["Lieferanten-Nr.", order.random.digits(6)],
        ["Einkäufer", order.person],
        ["Telefon", order.buyer.phone],
        ["Liefertermin", day(order.due, "dd.mm.yyyy")],
      ]);
      pen.say(50, 172, "Bestellung", { bold: true, size: 14 });
      pen.block(50, 194, ["Lieferanschrift:", order.site.name, ...order.site.lines]);
      pen.block(
        330,
        194,
        ["Zahlungsbedingungen: 14 Tage 2 % Skonto, 30 Tage netto", "Lieferbedingungen: frei Haus"],
        { size: 8 },
      );
      return 254;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      flow.need(44);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        item.basis,
        eu(item.total),
      ]);
      flow.y =
        pen.block(
          150,
          flow.y,
          [
            `Ihre Artikelnr.: ${item.sku}`,
            ...(item.at % 3 === 0 ? [`Zeichnung Z-${order.random.digits(5)} Index B`] : []),
          ],
          { size: 8 },
        ) + 6;
    }
    flow.need(44);
    pen.rule(330, flow.y, 545);
    pen.say(335, flow.y + 5, "Gesamtnettowert ohne MwSt.");
    pen.say(545, flow.y + 5, eu(order.net), { align: "right" });
    pen.say(
      50,
      flow.y + 28,
      "Es gelten unsere Einkaufsbedingungen, Stand 01.01.2019, die wir auf Wunsch zusenden.",
      { size: 8 },
    );
    return {
      docNumber: number,
      currency: "EUR",
      requestedDate: order.due,
      line: ({ buyerSku }) => ({ buyerSku }),
    };
  },
);

export const deskSap = [message, cloudForm, bestellung];
