import type { TrueLine } from "../../_truth.ts";
import { drawn, lineOf } from "../_family.ts";
import { day, eu } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];

/** A German maker's letter: drawing number, material and job under each position, carried sums, dates by week. */
const bestellung = drawn(
  "form-zeichnungsteile",
  { words: "de", size: A4, max: 22, bases: [1, 1, 100] },
  (order, pen) => {
    const columns = columnsOf(`62 Pos. | 90/200 Artikel-Nr. / Bezeichnung | >345 Menge | 350 ME
      >440 E-Preis¶EUR | >462 PE | >540 G-Preis¶EUR`);
    pen.say(540, 34, order.buyer.name, { bold: true, size: 15, align: "right" });
    pen.say(62, 108, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
    pen.block(62, 120, [order.seller.name, "Abt. Verkauf", ...order.seller.lines], { size: 10 });
    pairs(
      pen,
      [370, 450],
      108,
      [
        ["Bestell-Nr.", order.number],
        ["Datum", day(order.date, "dd.mm.yyyy")],
        ["Lieferanten-Nr.", `7${order.random.digits(4)}`],
        ["Sachbearbeiter", order.person],
        ["Durchwahl", "-214"],
        ["Ihr Angebot", `Nr. ${order.random.digits(5)} v. 03.02.`],
        ["Kommission", `K-${order.random.digits(5)}`],
      ],
      { size: 8.5 },
    );
    pen.say(62, 214, "Bestellung", { bold: true, size: 14 });
    let y = pen.say(62, 236, "Sehr geehrte Damen und Herren,", {});
    y = pen.say(62, y, "wir bestellen zu unseren umseitigen Einkaufsbedingungen:", {});
    let sum = 0;
    const head = () => {
      const top = pen.pages === 1 ? y + 10 : 70;
      if (pen.pages > 1) pen.say(62, 40, `Bestellung ${order.number}   Seite ${pen.pages}`, { size: 8 });
      pen.rule(62, top - 3, 540);
      const at = heads(pen, top, columns, { bold: true, size: 8 }) + 2;
      pen.rule(62, at - 2, 540);
      if (pen.pages === 1) return at + 4;
      pen.say(90, at + 2, "Übertrag");
      return pen.say(540, at + 2, eu(sum), { align: "right" }) + 4;
    };
    const flow = flowOf(pen, {
      y: head(),
      bottom: 720,
      again: head,
      end: () => {
        pen.say(90, 738, "Übertrag");
        pen.say(540, 738, eu(sum), { align: "right" });
      },
    });
    for (const item of order.items) {
      flow.need(56);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        item.basis,
        eu(item.total),
      ]);
      flow.y = pen.say(90, flow.y, item.name, { bold: true });
      flow.y = pen.say(
        90,
        flow.y,
        `Zeichnungs-Nr. ${order.random.digits(2)}.${order.random.digits(4)}-0${item.at % 4}  Index b`,
        { size: 8 },
      );
      flow.y = pen.say(90, flow.y, `Ihre Art.-Nr.: ${item.sku}   Werkstoff: 1.4301`, { size: 8 });
      flow.y = pen.say(90, flow.y, `Liefertermin: ${day(item.due, "dd.mm.yyyy")}`, { size: 8 }) + 5;
      sum = Number((sum + item.total).toFixed(2));
    }
    flow.need(60);
    pen.rule(370, flow.y, 540);
    pen.say(370, flow.y + 5, "Nettobestellwert EUR", { bold: true });
    pen.say(540, flow.y + 5, eu(order.net), { bold: true, align: "right" });
    y = pen.say(
      62,
      flow.y + 24,
      "zzgl. gesetzlicher MwSt.   Zahlung: 14 Tage 3 % Skonto, 30 Tage netto   Lieferung: frei Haus",
    );
    pen.say(62, y + 4, "Bitte bestätigen Sie den Auftrag innerhalb von 3 Arbeitstagen.");
    pen.say(300, 800, "Geschäftsführer: H. Wendelin · HRB 4471 · USt-IdNr. DE123456789", {
      size: 6.5,
      align: "center",
    });
    return { currency: "EUR", line: (item) => ({ buyerSku: item.buyerSku }) };
  },
);

/** A German call-off: cumulative figures beside the one quantity that is wanted; no prices. */
const abruf = drawn("form-lieferabruf", { words: "de", size: A4, max: 14 }, (order, pen) => {
  const columns = columnsOf(`50 Sach-Nr.¶Kunde | 120/130 Benennung | >300 Eingangs-¶FZ | >352 Rück-¶stand
    366 Liefer-¶termin | >470 Abruf-¶menge | 476 ME | >548 Soll-¶FZ`);
  pen.say(50, 34, order.buyer.name, { bold: true, size: 13 });
  pen.block(50, 50, order.buyer.lines);
  pen.say(548, 34, "LIEFERABRUF", { bold: true, size: 14, align: "right" });
  pairs(pen, [360, 460], 56, [
    ["Abruf-Nr.", `${order.number}`],
    ["Abrufdatum", day(order.date, "dd.mm.yy")],
    ["Abschluss-Nr.", `55${order.random.digits(8)}`],
    ["Letzter Abruf", day(order.date, "01.mm.yy")],
    ["Abladestelle", "TOR 3 / HALLE 12"],
  ]);
  pen.say(50, 92, "Lieferant", { size: 7 });
  pen.block(50, 101, [order.seller.name, ...order.seller.lines]);
  const head = () => {
    const top = pen.pages === 1 ? 156 : 50;
    pen.box(46, top - 4, 506, 28);
    return heads(pen, top, columns, { bold: true, size: 8, top: true }) + 6;
  };
  const flow = flowOf(pen, { y: head(), bottom: 760, again: head });
  const lines = order.items.map((item): TrueLine => {
    const seen = order.random.int(10, 90) * 100;
    flow.need(30);
    flow.y = cells(pen, flow.y, columns, [
      item.buyerSku,
      item.name,
      eu(seen, 0),
      order.random.pick(["0", "25"]),
      day(item.due, "dd.mm.yy"),
      eu(item.quantity, 0),
      item.unit,
      eu(seen + item.quantity, 0),
    ]);
    flow.y =
      pen.say(120, flow.y, `Letzter WE: LS ${order.random.digits(6)} vom ${day(order.date, "dd.mm.yy")}`, {
        size: 7,
      }) + 5;
    return { ...lineOf(item), sku: null, buyerSku: item.buyerSku, unitPrice: null, lineTotal: null };
  });
  pen.say(50, flow.y + 10, "FZ = Fortschrittszahl. Der Abruf ist innerhalb von 2 Tagen zu prüfen.", {
    size: 7.5,
  });
  return { total: null, lines };
});

export const german = [bestellung, abruf];
