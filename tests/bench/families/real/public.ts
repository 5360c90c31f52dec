import { drawn } from "../_family.ts";
import type { Item } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { flowOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";

/** A class and item of the state's catalogue. */
function classOf({ buyerSku }: Item): string {
  return `${buyerSku.slice(0, 3)}-52-${buyerSku.slice(3)}`;
}

/** A state's open market order, as its print server gave it: capitals, quantity first, requirements and a destination under each line. */
const openMarket = drawn(
  "real-open-market",
  { max: 18, base: { face: "mono", size: 9 }, forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "site",
      buyers: ["DEPARTMENT OF ROADS AND BRIDGES", "STATE PARKS COMMISSION", "WATER RESOURCES BOARD"],
      number: "9-999999",
      units: ["EA", "LF", "BX", "GAL"],
    });
    const upper = (lines: string[]) => lines.map((line) => line.toUpperCase());
    let y = 36;
    const line = (text: string) => {
      y = pen.say(36, y, text);
    };
    const head = () => {
      y = 36;
      line(typed([28, "OPEN MARKET PURCHASE ORDER"], [70, `PAGE ${pen.pages}`]));
      line(typed([34, "REFERENCE COPY"]));
      y += 11;
      if (pen.pages > 1) {
        line(typed([5, `PO NUMBER: ${order.number}`], [45, `PO DATE: ${day(order.date, "mm/dd/yy")}`]));
      } else {
        line(typed([5, "INVOICE ADDRESS:"]));
        line(typed([5, order.buyer.name], [55, `PO NUMBER:  ${order.number}`]));
        line(
          typed([5, upper(order.buyer.lines)[0]!], [55, `REQ NUMBER:  ${order.random.digits(5)}-8-21071`]),
        );
        line(typed([5, upper(order.buyer.lines)[1]!], [55, `PO DATE:  ${day(order.date, "mm/dd/yy")}`]));
        line(typed([55, `EXPIRE DATE:  ${day(order.due, "mm/dd/yy")}`]));
        y += 11;
        line(typed([5, "DESTINATION IF DIFFERENT"], [53, "1-42-164-2965-5    COMP"]));
        line(typed([5, "SEE SPECIFIC INSTRUCTIONS FOR"], [55, order.seller.name.toUpperCase()]));
        line(typed([5, "EACH LINE ITEM."], [55, upper(order.seller.lines)[0]!]));
        line(typed([55, upper(order.seller.lines)[1]!]));
        y += 22;
        for (const text of [
          "DISCOUNT: 1% IF PAID IN 10 DAYS",
          "FEES: THE VENDOR SHALL PAY A FEE OF 1.0% PERCENT BUT NOT TO",
          "EXCEED $25,000.00 OF THE TOTAL PURCHASE ORDER WITHIN (30) DAYS.",
        ])
          line(typed([8, text]));
      }
      y += 11;
      line(
        typed(
          [1, "ITEM  CLASS-ITEM"],
          [-46, "QUANTITY"],
          [48, "UNIT"],
          [-66, "UNIT PRICE"],
          [-82, "EXTENSION"],
        ),
      );
      line("-".repeat(84));
      return y;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(80);
      y = flow.y;
      line(
        typed(
          [2, String(item.at).padStart(3, "0")],
          [7, classOf(item)],
          [-46, us(item.quantity, 0)],
          [48, item.unit],
          [-66, us(item.price, 4)],
          [-82, us(item.total)],
        ),
      );
      line(typed([7, item.name.toUpperCase()]));
      line(typed([7, `VENDOR STOCK NO. ${item.sku}`]));
      if (item.at % 3 === 1) line(typed([7, "TO MEET DMS-8600, 12 GAUGE, 25 FT RAIL, 10 PER BUNDLE."]));
      line(typed([7, `DEST: DISTRICT ${order.random.int(2, 25)} WAREHOUSE, 7721 HWY 71    30 DAYS ARO`]));
      flow.y = y + 11;
    }
    flow.need(40);
    y = flow.y;
    line(typed([50, "TOTAL"], [-82, us(order.net)]));
    return { ...truly(order, (item) => ({ buyerSku: classOf(item) })), currency: "USD" };
  },
);

/** A Philippine agency's annex form: the unit stands before the words and the quantity behind them, the sum in words. */
const annex = drawn("real-agency-annex", { max: 22, base: { face: "serif", size: 10 } }, (made, pen) => {
  const order = traded(made, {
    wares: "desk",
    buyers: [
      "Municipal Government of San Telmo",
      "Laguna Verde State University",
      "Division of City Schools",
    ],
    number: "YY-05-9999",
    units: ["box", "ream", "piece", "set", "bottle"],
  });
  const head = () => {
    pen.say(306, 30, "Appendix 61", { italic: true, size: 9, align: "center" });
    pen.say(306, 46, "PURCHASE ORDER", { bold: true, size: 14, align: "center" });
    pen.say(306, 64, order.buyer.name, { bold: true, align: "center" });
    pen.rule(180, 77, 432);
    pen.say(306, 79, "Agency", { size: 8, align: "center" });
    pen.box(36, 94, 540, 120);
    pen.rule(330, 94, 330, 150);
    pen.block(40, 98, [
      `Supplier : ${order.seller.name}`,
      `Address : ${order.seller.lines.join(", ")}`,
      `TIN : ${order.random.digits(3)}-${order.random.digits(3)}-000`,
    ]);
    pen.block(334, 98, [
      `P.O. No. : ${order.number}`,
      `Date : ${day(order.date, "Mon d, yyyy")}`,
      "Mode of Procurement : Small Value",
    ]);
    pen.rule(36, 150, 576);
    pen.block(40, 153, [
      "Gentlemen:",
      "      Please furnish this Office the following articles subject to the terms and conditions contained herein:",
    ]);
    pen.rule(36, 182, 576);
    pen.block(40, 185, [
      `Place of Delivery : Supply Office`,
      `Date of Delivery : ${day(order.due, "Mon d, yyyy")}`,
    ]);
    pen.block(334, 185, ["Delivery Term : FOB Destination", "Payment Term : 30 days"]);
    pen.block(52, 220, ["Stock/", "Property No."], { bold: true, size: 9 });
    for (const [x, text] of [
      [140, "Unit"],
      [270, "Description"],
      [418, "Quantity"],
      [486, "Unit Cost"],
      [548, "Amount"],
    ] as const)
      pen.say(x, 226, text, { bold: true, size: 9, align: "center" });
    pen.rule(36, 246, 576);
    return 250;
  };
  const top = head();
  const flow = flowOf(pen, { y: top, bottom: 640, again: head });
  for (const item of order.items) {
    flow.need(28);
    pen.say(44, flow.y, item.sku, { size: 9 });
    pen.say(140, flow.y, item.unit, { align: "center" });
    pen.say(418, flow.y, String(item.quantity), { align: "center" });
    pen.say(516, flow.y, us(item.price), { align: "right" });
    pen.say(572, flow.y, us(item.total), { align: "right" });
    flow.y = pen.say(168, flow.y, item.name, { width: 215 }) + 2;
  }
  flow.need(40);
  pen.say(270, flow.y + 2, "*** nothing follows ***", { align: "center", italic: true });
  pen.rule(36, 660, 576);
  pen.say(40, 664, "(Total Amount in Words)", { size: 8 });
  pen.say(572, 664, us(order.net), { bold: true, align: "right" });
  pen.say(
    40,
    684,
    "In case of failure to make the full delivery within the time specified above, a penalty of one-tenth (1/10) of one percent for every day of delay shall be imposed.",
    { width: 520, size: 9 },
  );
  pen.say(60, 720, "Conforme:");
  pen.say(380, 720, "Very truly yours,");
  return { ...truly(order), requestedDate: order.due };
});

/** A code of the national catalogue: class, article, kind. */
function catalogued({ at, buyerSku }: Item): string {
  return `2.9.3.${buyerSku.slice(0, 5)}.${String(at).padStart(4, "0")}`;
}

/** An Argentine town's order: a budget class and a catalogue code before the words, unit prices of five decimals, the sum in words. */
const municipal = drawn(
  "real-orden-municipal",
  { words: "es", max: 20, size: [595, 842], priceDecimals: 5, quantityDecimals: 0 },
  (made, pen) => {
    const order = traded(made, {
      wares: "es",
      buyers: ["MUNICIPALIDAD DE VILLA TALAR", "Municipalidad de Laguna Brava", "Comuna de San Emeterio"],
      number: "9999",
      units: ["UNIDAD", "LITRO", "METRO", "CAJA"],
    });
    const rests = [55, 84, 172, 250, 294];
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 11 });
      pen.say(40, 45, "Dirección de Compras", { size: 8 });
      pen.say(555, 30, `Hoja: ${pen.pages}`, { align: "right", size: 8 });
      pen.say(297, 62, "ORDEN DE COMPRA", { bold: true, size: 13, align: "center" });
      pen.say(380, 84, `Número: ${order.number}`, { bold: true });
      pen.say(470, 84, `Ejercicio: ${order.date.slice(0, 4)}`);
      pen.say(380, 97, `Fecha: ${day(order.date, "dd/mm/yyyy")}`);
      pen.block(40, 84, [
        `Proveedor: ${order.random.digits(4)}  ${order.seller.name}`,
        `Domicilio: ${order.seller.lines.join(", ")}`,
        `C.U.I.T.: 30-${order.random.digits(8)}-5`,
      ]);
      pen.block(40, 126, [
        `Expediente: 4010-${order.random.digits(4)}/24     Solicitud de pedido: 1-${order.random.digits(3)}`,
        "Lugar de entrega: Corralón Municipal     Plazo: inmediato     Cond. de pago: 30 días",
      ]);
      pen.rule(40, 152, 555);
      ["Rglón", "Cat.Prog.", "Código", "Cantidad", "Detalle"].forEach(
        (text, i) =>
          void pen.say([40, 72, 118, 250, 258][i]!, 156, text, {
            size: 8,
            bold: true,
            align: i === 3 ? "right" : "left",
          }),
      );
      pen.say(490, 156, "Imp. Unitario", { size: 8, bold: true, align: "right" });
      pen.say(555, 156, "Importe", { size: 8, bold: true, align: "right" });
      pen.rule(40, 168, 555);
      return 173;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(30);
      pen.say(rests[0]!, flow.y, String(item.at), { size: 8, align: "right" });
      pen.say(72, flow.y, "32.01.00", { size: 8 });
      pen.say(118, flow.y, catalogued(item), { size: 8 });
      pen.say(250, flow.y, eu(item.quantity), { size: 8, align: "right" });
      pen.say(490, flow.y, eu(item.price, 5), { size: 8, align: "right" });
      pen.say(555, flow.y, eu(item.total), { size: 8, align: "right" });
      flow.y =
        pen.say(258, flow.y, `${item.name} - UNIDAD DE MEDIDA: ${item.unit}`, { size: 8, width: 165 }) + 3;
    }
    flow.need(50);
    pen.rule(40, flow.y, 555);
    pen.say(430, flow.y + 5, "TOTAL", { bold: true });
    pen.say(555, flow.y + 5, eu(order.net), { bold: true, align: "right" });
    pen.say(40, flow.y + 22, "Son pesos: doscientos mil con 00/100.-", { size: 8 });
    return {
      ...truly(order, (item) => ({
        sku: catalogued(item),
      })),
    };
  },
);

export const realPublic = [openMarket, annex, municipal];
