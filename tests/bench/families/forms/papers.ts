import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, told } from "../_next.ts";
import { type Order, rounded } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

/** On the first page who orders, whom from and where to, under each other; how far down its lines begin. */
function opening(order: Order, pen: Pen, captions: { date: string; due: string }, pattern: string): number {
  if (pen.pages > 1) return 60;
  pen.say(34, 28, order.buyer.name, { bold: true, size: 12 });
  pen.block(34, 44, order.buyer.lines);
  pen.say(400, 28, `Purchase Order No. ${order.number}`, { bold: true });
  pairs(pen, [400, 490], 44, [
    [captions.date, day(order.date, pattern)],
    [captions.due, day(order.due, pattern)],
  ]);
  pen.block(34, 96, ["VENDOR", order.seller.name, ...order.seller.lines]);
  pen.block(320, 96, ["SHIP TO", order.site.name, ...order.site.lines]);
  return 180;
}

/** A federal form: its boxes numbered, a stock number over each item's noun. */
const boxes = drawn("paper-numbered-boxes", { max: 14, min: 4, base: { size: 8 } }, (made, pen) => {
  const order = traded(made, {
    wares: ["BOLT,SHEAR", "NUT,SELF-LOCKING", "GASKET", "VALVE,CHECK", "PIN,COTTER", "SEAL,PLAIN"],
    buyers: ASKING.plants,
    number: "SPE4A699P9999",
    units: ["EA", "HD", "PG"],
  });
  const items = order.items.map((item) => {
    const { random } = order;
    return { ...item, sku: `${random.digits(4)}-01-${random.digits(3)}-${random.digits(4)}` };
  });
  const columns = columnsOf(`34 18. ITEM NO. | 84 19. SCHEDULE OF SUPPLIES/SERVICES | >370 20. QUANTITY
    | 380 21. UNIT | >490 22. UNIT PRICE | >578 23. AMOUNT`);
  const head = () => opening(order, pen, { date: "3. DATE OF ORDER", due: "10. DELIVER BY" }, "m/d/yyyy");
  const flow = wayOf(pen, { columns, head, bottom: 700 });
  for (const item of items) {
    flow.need(48);
    const row = [String(item.at).padStart(4, "0"), item.sku, us(item.quantity, 0), item.unit];
    flow.y = cells(pen, flow.y, columns, [...row, us(item.price, 5), us(item.total)]);
    flow.y = pen.say(84, flow.y, item.name);
    flow.y = pen.say(84, flow.y, `CAGE ${order.random.digits(5)}  PRES MTHD MIL`) + 5;
  }
  pen.say(490, flow.y + 6, "25. TOTAL", { align: "right" });
  pen.say(578, flow.y + 6, `$${us(order.net)}`, { align: "right" });
  return told(relined(order, items), { requestedDate: order.due, currency: "USD" });
});

/** A material master's long text: the noun before a colon, another's number for the item at its end. */
const masters = drawn("paper-material-master", { max: 12, min: 4, base: { size: 8 } }, (made, pen) => {
  const order = traded(made, {
    wares: ["VALVE: GATE; 2 IN; CL 800", "GASKET: SPIRAL WOUND; 4 IN", "PIPE: SEAMLESS; 3 IN; SCH 80"],
    buyers: ASKING.plants,
    number: "4700099999",
    units: ["EA", "M", "SET"],
  });
  const items = order.items.map((item) => ({ ...item, sku: `1000${order.random.digits(6)}` }));
  const columns = columnsOf(`34 Item | 74 Material/Description | >340 Order qty. | 350 Unit
    | >440 Price per unit | >560 Net value`);
  const head = () => opening(order, pen, { date: "PO date", due: "Delivery date" }, "m/d/yyyy");
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  for (const item of items) {
    flow.need(70);
    const row = [String(item.at * 10).padStart(5, "0"), item.sku, us(item.quantity, 3), item.unit];
    flow.y = cells(pen, flow.y, columns, [...row, us(item.price), us(item.total)]);
    for (const text of [
      item.name,
      "BODY MATERIAL: ASTM A105N",
      "NACE MR0175 COMPLIANT",
      `MESC NO. 77.02.41.${order.random.digits(3)}.1`,
      `Account assignment: WBS E-24.${order.random.digits(4)}`,
    ])
      flow.y = pen.say(74, flow.y, text);
    flow.y += 6;
  }
  pen.say(440, flow.y + 6, "Total net value USD", { align: "right" });
  pen.say(560, flow.y + 6, us(order.net), { align: "right" });
  return told(relined(order, items), { requestedDate: order.due, currency: "USD" });
});

/** A ship's stores: the names of departments stand where the items have their codes. */
const stores = drawn("paper-store-groups", { max: 18, min: 6, base: { size: 8 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "NRD/YY/D-9999",
    units: ["PCS", "PKT", "BAG"],
  });
  const items = order.items.map((item) => ({ ...item, sku: order.random.digits(6) }));
  const columns = columnsOf(
    "^44 # | 60 IMPA | 110 Description | >360 Qty | 370 Unit | >450 Price EUR | >540 Amount",
  );
  const head = () => opening(order, pen, { date: "Order date", due: "Delivery date" }, "yyyy-mm-dd");
  const flow = wayOf(pen, { columns, head, bottom: 740 });
  for (const item of items) {
    flow.need(40);
    if (item.at % 3 === 1) {
      flow.y = pen.say(60, flow.y + 5, ["DECK STORES", "PROVISIONS", "CABIN"][((item.at / 3) % 3) | 0]!, {
        bold: true,
      });
    }
    const row = [item.at, item.sku, item.name, us(item.quantity), item.unit];
    flow.y = cells(pen, flow.y, columns, [...row, us(item.price), us(item.total)]);
    if (item.at % 4 === 2) flow.y = pen.say(110, flow.y, "Remark: with certificate");
  }
  pairs(pen, [430, 500], flow.y + 6, [["Total EUR", us(order.net)]]);
  return told(relined(order, items), { requestedDate: order.due, currency: "EUR" });
});

/** Cloth in colours: items of one code and one name, told apart by a column of their own. */
const colours = drawn("paper-cloth-colours", { max: 12, min: 4, base: { size: 8 } }, (made, pen) => {
  const order = traded(made, {
    wares: ["VISCOSA CREPE H.140", "JACQUARD LANA H.150", "FODERA CUPRO H.137"],
    buyers: ASKING.plants,
    number: "999999/20YY",
    units: ["MT"],
  });
  const shades = ["0010 BIANCO", "0425 BORDEAUX", "0999 NERO", "0310 VERDE"];
  const items = order.items.map((item, i) => {
    const { sku, name } = order.items[i - (i % 2)]!;
    return { ...item, sku, name: `${name} ${shades[i % 4]}` };
  });
  const columns = columnsOf(
    "34 Codice | 104 Descrizione | 270 Colore | 360 U.M. | >440 Quantità | >500 Prezzo | >570 Importo",
  );
  const head = () => opening(order, pen, { date: "Data ordine", due: "Consegna" }, "dd/mm/yyyy");
  const flow = wayOf(pen, { columns, head, bottom: 740 });
  for (const [i, item] of items.entries()) {
    flow.need(24);
    const shade = shades[i % 4]!;
    const row = [item.sku, item.name.slice(0, -shade.length - 1), shade, item.unit, eu(item.quantity)];
    flow.y = cells(pen, flow.y, columns, [...row, eu(item.price), eu(item.total)]) + 4;
  }
  pairs(pen, [430, 510], flow.y + 6, [["Totale EUR", eu(order.net)]]);
  return told(relined(order, items), { requestedDate: order.due, currency: "EUR" });
});

/** Net and gross of each line under headings of two lines, a second code's heading among them. */
const gross = drawn(
  "paper-net-and-gross",
  { max: 14, min: 4, base: { face: "unicode", size: 8 } },
  (made, pen) => {
    const order = traded(made, {
      wares: ["Deska tarasowa", "Legar konstrukcyjny", "Wkręt tarasowy", "Olej do tarasów"],
      buyers: ASKING.plants,
      number: "ZD/9999/YY",
      units: ["szt.", "op."],
    });
    const items = order.items.map((item) => ({ ...item, sku: `590${order.random.digits(10)}` }));
    const columns =
      columnsOf(`^44 Lp. | 60 Kod¶EAN | 150 Nazwa towaru | >340 Ilość | ^360 j.m. | >410 Cena¶netto
    | >440 VAT¶% | >500 Wartość¶netto | >570 Wartość¶brutto`);
    const head = () =>
      opening(order, pen, { date: "Data zamówienia", due: "Termin realizacji" }, "dd.mm.yyyy");
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { top: true } as never });
    const withTax = (net: number) => rounded(net * 1.23, 2);
    for (const item of items) {
      flow.need(24);
      const row = [item.at, item.sku, item.name, eu(item.quantity, 0), item.unit, eu(item.price), 23];
      flow.y = cells(pen, flow.y, columns, [...row, eu(item.total), eu(withTax(item.total))]) + 4;
    }
    const total = rounded(
      items.reduce((sum, item) => sum + withTax(item.total), 0),
      2,
    );
    pairs(pen, [380, 500], flow.y + 6, [
      ["Razem netto", eu(order.net)],
      ["Do zapłaty PLN", eu(total)],
    ]);
    return told(relined(order, items), { requestedDate: order.due, currency: "PLN", total });
  },
);

/** Orders on forms of the state, of ships and of mills. */
export const formPapers = [boxes, masters, stores, colours, gross];
