import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A year's order of more than three hundred positions: what is carried over stands at foot and head of each page, three rows a position. */
const carried = drawn(
  "real-uebertrag",
  { words: "de", min: 310, max: 340, size: [595, 842], bases: [1, 1, 100], forms: ["runs", "words"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "de",
      buyers: "de",
      number: "B-YY-99999",
      units: ["ST", "M", "KG", "PAK"],
    });
    const columns = columnsOf(`>66 Pos | 74 Artikel-Nr. | 150 Bezeichnung | >372 Menge | 378 ME | >456 E-Preis
      >484 PE | >555 Gesamt`);
    let sum = 0;
    const head = () => {
      pen.say(40, 28, order.buyer.name, { bold: true, size: 12 });
      pen.say(555, 30, `Bestellung ${order.number}   Seite ${pen.pages}`, { align: "right", size: 8 });
      if (pen.pages > 1) return 52;
      pen.block(40, 60, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [360, 450], 60, [
        ["Bestell-Nr.", order.number],
        ["Bestelldatum", day(order.date, "dd.mm.yyyy")],
        ["Liefertermin", day(order.due, "dd.mm.yyyy")],
        ["Ihre Kunden-Nr.", order.random.digits(5)],
        ["Bearbeiter", order.person],
      ]);
      pen.block(40, 120, ["Lieferadresse", order.site.name, ...order.site.lines], { size: 8 });
      return 176;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 770,
      end: (y) => {
        pen.say(378, y + 6, "Übertrag", { italic: true });
        pen.say(555, y + 6, eu(sum), { italic: true, align: "right" });
      },
      onward: (y) => {
        pen.say(378, y, "Übertrag", { italic: true });
        pen.say(555, y, eu(sum), { italic: true, align: "right" });
        return y + 15;
      },
    });
    for (const item of order.items) {
      flow.need(32);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        item.basis,
        eu(item.total),
      ]);
      flow.y = pen.say(150, flow.y, `Ihre Art.-Nr. ${item.sku}`, { size: 7.5 });
      if (item.at % 4 === 0)
        flow.y = pen.say(150, flow.y, `Zolltarifnr. ${order.random.digits(8)}  Ursprung DE  VPE 50`, {
          size: 7.5,
        });
      flow.y += 2;
      sum = rounded(sum + item.total, 2);
    }
    flow.need(60);
    pen.rule(370, flow.y, 555);
    pairs(pen, [378, 480], flow.y + 5, [
      ["Nettosumme", eu(order.net)],
      ["MwSt. 19 %", eu(rounded(order.net * 0.19, 2))],
      ["Gesamt EUR", eu(rounded(order.net * 1.19, 2))],
    ]);
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      currency: "EUR",
      requestedDate: order.due,
      total: rounded(order.net * 1.19, 2),
    };
  },
);

/** Eight orders that follow each other down the pages, each under its own bar, as a buying desk's evening print has them. */
const batch = drawn(
  "real-eight-down",
  { min: 44, max: 60, forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.supplies,
      buyers: ASKING.plants,
      number: "31999",
      units: ["EA", "CS", "BX"],
    });
    const columns = columnsOf(`40 Ln | 62 Stock No. | 140/220 Description | >410 Qty | 416 U/M | >500 Price
      >572 Amount`);
    const numbers = Array.from({ length: 8 }, (_, i) => String(Number(order.number) + i * 3));
    const share = Math.ceil(order.items.length / 8);
    let first = 0;
    let y = 0;
    const top = () => {
      pen.say(40, 24, order.buyer.name, { bold: true, size: 12 });
      pen.say(572, 26, `Purchase Orders printed ${day(order.date, "mm/dd/yyyy")}   Sheet ${pen.pages}`, {
        size: 8,
        align: "right",
      });
      y = 46;
    };
    top();
    numbers.forEach((number, at) => {
      const items = order.items.slice(at * share, (at + 1) * share);
      if (y + 130 + items.length * 14 > 760) {
        pen.next();
        top();
      }
      pen.box(36, y, 540, 16, "#d9dde3");
      pen.say(40, y + 3, `PURCHASE ORDER NO. ${number}`, { bold: true });
      pen.say(300, y + 3, `Date ${day(order.date, "mm/dd/yyyy")}`);
      pen.say(572, y + 3, `Required ${day(later(order.due, at), "mm/dd/yyyy")}`, { align: "right" });
      pen.block(40, y + 22, ["Vendor", order.seller.name, ...order.seller.lines], { size: 8 });
      pen.block(300, y + 22, ["Ship to", `${order.site.name}, dept ${at + 2}`, ...order.site.lines], {
        size: 8,
      });
      y += 66;
      heads(pen, y, columns, { bold: true, size: 8 });
      pen.rule(36, y + 11, 576);
      y += 15;
      let sum = 0;
      items.forEach((item, i) => {
        y =
          cells(pen, y, columns, [
            i + 1,
            item.sku,
            item.name,
            us(item.quantity, 0),
            item.unit,
            us(item.price),
            us(item.total),
          ]) + 2;
        sum = rounded(sum + item.total, 2);
      });
      pen.say(440, y + 2, "Total", { bold: true });
      pen.say(572, y + 2, us(sum), { bold: true, align: "right" });
      if (!at) first = sum;
      y += 26;
    });
    return {
      ...truly(order),
      docNumber: numbers[0]!,
      total: first,
      requestedDate: order.due,
      orders: numbers,
    };
  },
);

export const realLong = [carried, batch];
