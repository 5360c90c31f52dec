import { sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, eu } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { under } from "../_week.ts";

const right = "right" as const;

/** A German works' call-off under a frame contract: drawing and index beneath, price unit 100, the day of each position, the sum carried over the page. */
const abruf = drawn(
  "june-de-abruf-zeichnung",
  { words: "de", max: 26, bases: [1, 100], size: [595, 842] },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [
          "Lagerbock, gefräst, EN AW-6082",
          "Distanzhülse 12 x 20 x 35, 1.4305",
          "Griffschale links, PA6-GF30 schwarz",
          "Kabelsatz Bedienpult, 8-polig, 2,5 m",
          "Ventilgehäuse G1/2, CW614N",
          "Dichtkappe TPE 60 Shore A",
        ],
        buyers: [
          "Hebetechnik Brandl GmbH",
          "Waagenbau Osterloh GmbH & Co. KG",
          "Medizintechnik Sauerwein AG",
        ],
        number: "BE-YY99999",
        units: ["Stck", "Satz"],
      }),
      ["Werk II Wareneingang", "Montagewerk Süd"],
      ["Am Bahndamm 3", "Industriering 18"],
    );
    const columns = columnsOf(`50 Pos. | 80 Artikel-Nr. | 150/150 Bezeichnung | >352 Menge | 358 ME
      >440 Preis EUR | >472 je | >550 Gesamt EUR`);
    let carried = 0;
    const head = () => {
      pen.say(50, 30, order.buyer.name, { bold: true, size: 13 });
      pen.say(50, 46, `${order.buyer.lines.join(" · ")} · Tel. ${order.buyer.phone}`, { size: 7.5 });
      if (pen.pages > 1) {
        pen.say(
          50,
          64,
          `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}     Seite ${pen.pages}`,
        );
        return 86;
      }
      pen.block(50, 84, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [340, 430], 84, [
        ["Bestell-Nr.:", order.number],
        ["Datum:", day(order.date, "dd.mm.yyyy")],
        ["Lieferanten-Nr.:", "70418"],
        ["Bearbeiter:", order.person],
        ["Seite:", "1"],
      ]);
      pen.say(50, 152, `Abruf zum Rahmenvertrag RV-${order.number.slice(-4)}`, { bold: true, size: 12 });
      pen.say(50, 170, `Lieferanschrift: ${[order.site.name, ...order.site.lines].join(", ")}`);
      pen.say(50, 184, "Wir bestellen zu den vereinbarten Bedingungen:");
      return 206;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 760,
      caption: { bold: true },
      end: (y) => {
        pen.say(440, y + 4, "Übertrag:", { align: right });
        pen.say(550, y + 4, eu(sumTo(order.items, carried)), { align: right });
      },
      onward: (y) => {
        pen.say(440, y, "Übertrag:", { align: right });
        return pen.say(550, y, eu(sumTo(order.items, carried)), { align: right }) + 4;
      },
    });
    for (const item of order.items) {
      flow.need(50);
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
      flow.y = pen.say(150, flow.y, `Ihre Art.-Nr.: ${item.sku}`, { size: 8 });
      flow.y = pen.say(
        150,
        flow.y,
        `Zeichnung ${item.buyerSku.slice(0, 4)}-0${item.at} Index ${"ABC"[item.at % 3]}   Liefertermin ${day(item.due, "dd.mm.yyyy")}`,
        { size: 8 },
      );
      if (item.at % 4 === 3)
        flow.y = pen.say(150, flow.y, "mit Erstmusterprüfbericht (EMPB) nach VDA", { size: 8 });
      flow.y += 6;
      carried = item.at;
    }
    flow.need(40);
    pen.say(440, flow.y + 4, "Bestellwert netto:", { bold: true, align: right });
    pen.say(550, flow.y + 4, eu(order.net), { bold: true, align: right });
    pen.say(50, flow.y + 22, "Zahlung 14 Tage 2 %, 30 Tage netto. Lieferung frei Haus, zzgl. gesetzl. MwSt.");
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "EUR" });
  },
);

/** An Italian suite's order: two discounts in a column, drawing and revision in a row beneath, the delivery of each row, VAT in the foot. */
const ordine = drawn(
  "june-it-disegno-rev",
  { words: "it", max: 22, priceDecimals: 4, size: [595, 842] },
  (made, pen) => {
    const plain = traded(made, {
      wares: [
        "Flangia tornita AISI 304 Ø120",
        'Corpo valvola OT58 1/2"',
        "Staffa piegata Fe zincata",
        "Coperchio ABS nero stampato",
        "Cablaggio motore 4x1,5 L=2000",
        "Bussola autolubrificante 20x26x25",
      ],
      buyers: ["Pompe Valdarno S.r.l.", "Imballaggi Tecnici Bassini S.p.A.", "Forni Castelgrande S.r.l."],
      number: "YY/00999",
      units: ["NR", "PZ"],
    });
    const cuts = plain.items.map(() => plain.random.pick([null, [10, 5], [25, 0]]));
    const order = relined(
      plain,
      plain.items.map((item, i) => {
        const [a = 0, b = 0] = cuts[i] ?? [];
        return { ...item, total: rounded(item.quantity * item.price * (1 - a / 100) * (1 - b / 100), 2) };
      }),
    );
    const columns = columnsOf(`36 Codice articolo | 112/150 Descrizione | 268 UM | >330 Quantità
      >392 Prezzo unit. | 400 Sconti % | >504 Importo | 510 Consegna`);
    const head = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
      pen.say(36, 44, `${order.buyer.lines.join(" - ")}  P.IVA 01234560987`, { size: 7.5 });
      pen.say(36, 66, "ORDINE A FORNITORE", { bold: true, size: 12 });
      ["Numero", "Data", "Cod. fornitore", "Pag."].forEach((text, i) => {
        pen.box(36 + i * 66, 84, 66, 26);
        pen.say(39 + i * 66, 86, text, { size: 6.5 });
        pen.say(39 + i * 66, 96, [order.number, day(order.date, "dd/mm/yyyy"), "F00231", `${pen.pages}`][i]!);
      });
      if (pen.pages > 1) return 126;
      under(pen, [340, 66], "Spett.le", order.seller);
      pen.say(36, 122, "Pagamento: R.B. 60 gg D.F.F.M.     Resa: franco vs. stabilimento     Valuta: EUR", {
        size: 8,
      });
      return 146;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { bold: true, size: 8 } });
    order.items.forEach((item, i) => {
      flow.need(46);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.buyerSku,
          item.name,
          item.unit,
          eu(item.quantity),
          eu(item.price, 4),
          cuts[i]
            ?.filter(Boolean)
            .map((cut) => eu(cut))
            .join("+") ?? "",
          eu(item.total),
          day(item.due, "dd/mm/yy"),
        ],
        { size: 8.5 },
      );
      flow.y = pen.say(
        112,
        flow.y,
        `Vs. codice ${item.sku}  Dis. ${item.buyerSku.slice(2)} rev. ${item.at % 4}`,
        { size: 8 },
      );
      flow.y += 5;
    });
    flow.need(60);
    const vat = taxOf(order, 22);
    pen.rule(36, flow.y, 560);
    pairs(pen, [360, 450], flow.y + 6, [
      ["Totale imponibile", eu(order.net)],
      ["IVA 22%", eu(vat)],
      ["Totale ordine", eu(order.net + vat)],
    ]);
    return {
      ...told(order, {
        line: ({ buyerSku }) => ({ buyerSku }),
        currency: "EUR",
        total: rounded(order.net + vat, 2),
      }),
      shipTo: undefined,
    };
  },
);

export const juneLands = [abruf, ordine];
