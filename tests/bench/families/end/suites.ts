import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A plant suite's order: position and sequence, the item's own row under it, planned dates, the supplier's code last. */
const positions = drawn(
  "end-plant-positions",
  { max: 26, priceDecimals: 4, base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "shop",
      buyers: "works",
      number: "P99999999",
      units: ["pcs", "ft", "lb"],
    });
    const columns = columnsOf(`36 Pos¶ | 76 Item¶Description | 300 Planned¶Receipt | >420 Ordered¶Quantity
      426 ¶Unit | >502 Price¶per unit | >576 Amount¶USD`);
    const head = () => {
      pen.say(36, 32, "Purchase Order", { bold: true, size: 15 });
      pairs(pen, [400, 480], 32, [
        ["Order", order.number],
        ["Page", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 66;
      pen.block(36, 64, ["Supplier", order.seller.name, ...order.seller.lines]);
      pen.block(220, 64, ["Receipt address", order.site.name, ...order.site.lines]);
      pairs(pen, [400, 480], 64, [
        ["Order date", day(order.date, "mm-dd-yyyy")],
        ["Buyer", order.person],
        ["Currency", "USD"],
        ["Terms", "60 days net"],
        ["Warehouse", "CW01"],
      ]);
      pen.block(36, 118, ["Invoice to", order.buyer.name, ...order.buyer.lines]);
      return 176;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 740,
      end: (y) => void pen.say(576, y + 8, "To be continued", { align: "right", italic: true }),
    });
    for (const item of order.items) {
      flow.need(48);
      flow.y = cells(pen, flow.y, columns, [
        `${item.at * 10}/1`,
        `${item.buyerSku}   Rev 0${item.at % 4}`,
        day(item.due, "mm-dd-yyyy"),
        us(item.quantity, 2),
        item.unit,
        us(item.price, 4),
        us(item.total),
      ]);
      flow.y = pen.say(76, flow.y, item.name);
      flow.y = pen.say(76, flow.y, `Item code by supplier: ${item.sku}`) + 6;
    }
    flow.need(40);
    pen.rule(420, flow.y, 576);
    pen.say(426, flow.y + 4, "Total", { bold: true });
    pen.say(576, flow.y + 4, us(order.net), { bold: true, align: "right" });
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

/** A French suite's order: product and words in one column, what it is bought in, taxes told again in a box at the foot. */
const ventile = drawn(
  "end-achat-taxes-fr",
  { words: "fr", max: 18, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "fr",
      buyers: "fr",
      number: "CFAYY9999",
      units: ["UN", "ML", "BTE"],
    });
    const tax = rounded(order.net * 0.2, 2);
    const columns = columnsOf(`34 Produit | 120/180 Désignation | 310 Livraison | >404 Quantité | 408 UA
      >480 Prix net HT | >536 Montant HT | 545 TX`);
    const head = () => {
      pen.say(34, 30, order.buyer.name, { bold: true, size: 13 });
      pen.block(34, 50, order.buyer.lines);
      pen.say(350, 30, "COMMANDE D'ACHAT", { bold: true, size: 13 });
      pairs(pen, [350, 440], 52, [
        ["Commande N°", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Acheteur", order.person],
        ["Page", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 112;
      pen.block(34, 112, ["Adresse de livraison :", order.site.name, ...order.site.lines]);
      pen.block(350, 112, ["Fournisseur :", order.seller.name, ...order.seller.lines]);
      pen.say(34, 166, "Conditions de paiement : virement 45 jours fin de mois    Devise : EUR");
      return 190;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, band: "bar" });
    for (const item of order.items) {
      flow.need(40);
      flow.y =
        cells(pen, flow.y, columns, [
          item.sku,
          item.name,
          day(item.due, "dd/mm/yy"),
          fr(item.quantity, 0),
          item.unit,
          fr(item.price),
          fr(item.total),
          "2",
        ]) + 4;
    }
    flow.need(90);
    const y = flow.y + 8;
    pen.box(34, y, 230, 40);
    for (const [i, text] of ["Code", "Base HT", "Taux", "Montant TVA"].entries())
      pen.say([40, 80, 150, 190][i]!, y + 4, text, { bold: true });
    for (const [i, text] of ["2", fr(order.net), "20,00", fr(tax)].entries())
      pen.say([40, 80, 150, 190][i]!, y + 20, text);
    for (const [i, [caption, value]] of (
      [
        ["Total HT", order.net],
        ["Total TVA", tax],
        ["Total TTC", order.net + tax],
      ] as const
    ).entries()) {
      pen.say(400, y + i * 13, caption, { bold: i === 2 });
      pen.say(536, y + i * 13, fr(value), { align: "right", bold: i === 2 });
    }
    return { ...truly(order), currency: "EUR", total: rounded(order.net + tax, 2) };
  },
);

/** A German maker's order: price unit in its own column, partial deliveries with their counts under the line. */
const parts = drawn(
  "end-teillieferungen-de",
  { words: "de", max: 14, size: [595, 842], bases: [1, 100, 1000], base: { size: 8.5 } },
  (made, pen) => {
    const order = { ...made, number: `B${made.random.digits(6)}` };
    const columns = columnsOf(`40 Pos | 66 Teilenummer / Benennung | >350 Menge | 356 ME | >440 Preis EUR
      >474 PE | >555 Betrag EUR`);
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 14 });
      pen.say(555, 34, `Blatt ${pen.pages}`, { align: "right" });
      if (pen.pages > 1) {
        pen.say(40, 56, `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}`);
        return 80;
      }
      pen.block(40, 74, [order.seller.name, ...order.seller.lines]);
      pen.say(330, 66, `BESTELLUNG Nr. ${order.number}`, { bold: true, size: 12 });
      pairs(pen, [330, 430], 88, [
        ["Datum", day(order.date, "dd.mm.yyyy")],
        ["Einkäufer", order.person],
        ["Telefon", order.buyer.phone],
        ["Versandart", "frei Haus"],
        ["Zahlung", "14 Tage 2 %, 30 Tage netto"],
      ]);
      pen.block(40, 130, ["Lieferanschrift:", order.site.name, ...order.site.lines]);
      return 200;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770 });
    for (const item of order.items) {
      flow.need(72);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        item.basis,
        eu(item.total),
      ]);
      flow.y = pen.say(66, flow.y, item.name, { bold: true });
      flow.y = pen.say(66, flow.y, `Ihre Artikel-Nr.: ${item.sku}`);
      const half = Math.floor(item.quantity / 2);
      if (item.at % 3 === 1 && half > 1)
        for (const count of [half, item.quantity - half])
          flow.y = pen.say(
            80,
            flow.y,
            `Teillieferung: ${eu(count, 0)} ${item.unit} zum ${day(item.due, "dd.mm.yyyy")}`,
          );
      else flow.y = pen.say(80, flow.y, `Liefertermin: ${day(item.due, "dd.mm.yyyy")}`);
      flow.y += 6;
    }
    flow.need(50);
    pen.rule(350, flow.y, 555);
    pen.say(350, flow.y + 5, "Bestellwert netto EUR", { bold: true });
    pen.say(555, flow.y + 5, eu(order.net), { bold: true, align: "right" });
    pen.say(40, flow.y + 24, "Bitte bestätigen Sie uns diese Bestellung innerhalb von 3 Arbeitstagen.");
    return { docNumber: order.number, currency: "EUR", line: ({ buyerSku }) => ({ buyerSku }) };
  },
);

export const endSuites = [positions, ventile, parts];
