import { drawn } from "../_family.ts";
import { bare, day, fr } from "../_print.ts";
import { flowOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";

/** A network operator's order: no table, a block a position whose figures stand behind their captions. */
const network = drawn("real-bloc-positions", { words: "fr", max: 14, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "Tableau monobloc extensible 24 kV",
      "Transformateur 400 kVA 20 kV",
      "Coffret de branchement 60 A",
      "Câble HN 33-S-23 3x150",
      "Jonction unipolaire 95-240",
    ],
    buyers: [
      "Réseaux du Val d'Arze",
      "Syndicat d'Énergie des Hautes-Combes",
      "Régie Électrique de Montfaucon",
    ],
    number: `${made.date.slice(0, 4)}-0009999999`,
    units: ["UN", "M", "LOT"],
  });
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 13 });
    pen.say(555, 30, `Page ${pen.pages}`, { align: "right", size: 8 });
    pen.say(40, 62, `Commande N° ${order.number}`, { bold: true, size: 12 });
    pen.say(555, 62, `du ${day(order.date, "dd.mm.yyyy")}`, { align: "right" });
    pen.rule(40, 78, 555);
    if (pen.pages > 1) return 90;
    pen.block(40, 86, [
      "Émetteur",
      order.buyer.name,
      ...order.buyer.lines,
      `Affaire suivie par ${order.person}`,
    ]);
    pen.block(330, 86, ["Fournisseur", order.seller.name, ...order.seller.lines, "SIRET 123 456 789 00012"]);
    pen.block(40, 160, ["Lieu de livraison", order.site.name, ...order.site.lines]);
    pen.block(330, 160, ["Conditions de paiement : 60 jours date de facture", "Devise : EUR"]);
    pen.rule(40, 212, 555);
    return 222;
  };
  const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
  for (const item of order.items) {
    flow.need(72);
    pen.say(40, flow.y, `Poste ${String(item.at * 10).padStart(5, "0")}`, { bold: true });
    pen.say(120, flow.y, `Article ${item.buyerSku}`, { bold: true });
    flow.y = pen.say(220, flow.y, item.name, { bold: true }) + 1;
    flow.y = pen.say(120, flow.y, `Votre référence : ${item.sku}`);
    pen.say(120, flow.y, `Quantité : ${fr(item.quantity, 0)} ${item.unit}`);
    pen.say(270, flow.y, `Prix unitaire : ${fr(item.price)} EUR`);
    pen.say(555, flow.y, `Montant HT : ${fr(item.total)} EUR`, { align: "right" });
    flow.y =
      pen.say(
        120,
        flow.y + 12,
        `Livraison demandée le ${day(item.due, "dd.mm.yyyy")} - Imputation 6${order.random.digits(7)}`,
        { size: 8 },
      ) + 8;
    pen.rule(120, flow.y - 4, 555);
  }
  flow.need(30);
  pen.say(400, flow.y + 4, "Total HT", { bold: true });
  pen.say(555, flow.y + 4, `${fr(order.net)} EUR`, { bold: true, align: "right" });
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "EUR" };
});

/** A wholesaler's spool: a frame of pipes, number and day in one sentence, packing rows under the lines. */
const spool = drawn(
  "real-tubes-fr",
  {
    words: "fr",
    max: 30,
    size: [595, 842],
    base: { face: "mono", size: 8.5 },
    forms: ["runs", "words", "glyphs"],
  },
  (made, pen) => {
    const order = traded(made, { wares: "fr", buyers: "fr", number: "999999", units: ["U", "ML", "BT"] });
    const bar = `+${"-".repeat(98)}+`;
    const framed = (text: string) => `|${text.padEnd(98)}|`;
    const edge = `+${"-".repeat(13)}+${"-".repeat(35)}+${"-".repeat(9)}+${"-".repeat(4)}+${"-".repeat(14)}+${"-".repeat(18)}+`;
    const boxed = (cells: [number, string, number?][]) =>
      `|${cells.map(([width, text, right]) => (right ? text.padStart(width - 1).padEnd(width) : ` ${text}`.padEnd(width).slice(0, width))).join("|")}|`;
    const head = () =>
      pen.block(40, 30, [
        bar,
        framed(typed([2, order.buyer.name.toUpperCase()], [60, "BON DE COMMANDE"])),
        framed(
          typed(
            [2, order.buyer.lines.join(" ").toUpperCase()],
            [60, `N° ${order.number} du ${day(order.date, "dd/mm/yyyy")}`],
          ),
        ),
        framed(
          typed(
            [2, `Commandé à : ${order.random.digits(5)} ${order.seller.name.toUpperCase()}`],
            [60, `Page ${pen.pages}`],
          ),
        ),
        framed(
          typed(
            [2, `Livrer à   : ${order.site.name.toUpperCase()}`],
            [60, `Livraison le ${day(order.due, "dd/mm/yyyy")}`],
          ),
        ),
        edge,
        boxed([
          [13, "REFERENCE"],
          [35, "DESIGNATION"],
          [9, "QUANTITE"],
          [4, "UN"],
          [14, "PRIX NET HT"],
          [18, "MONTANT HT"],
        ]),
        edge,
      ]);
    const flow = flowOf(pen, {
      y: head(),
      bottom: 780,
      again: head,
      end: () => pen.block(40, flow.y, [edge, typed([70, "A SUIVRE ..."])]),
    });
    for (const item of order.items) {
      flow.need(60);
      const rows = [
        boxed([
          [13, item.sku],
          [35, item.name],
          [9, bare(item.quantity, 0), 1],
          [4, item.unit],
          [14, fr(item.price), 1],
          [18, fr(item.total), 1],
        ]),
      ];
      if (item.at % 3 === 0)
        rows.push(
          boxed([
            [13, ""],
            [35, `  Cond. par ${order.random.pick([6, 10, 12])} - Eco-part. 0,12`],
            [9, ""],
            [4, ""],
            [14, ""],
            [18, ""],
          ]),
        );
      flow.y = pen.block(40, flow.y, rows);
    }
    pen.block(40, flow.y, [edge, framed(typed([62, "TOTAL H.T. EUR"], [-97, fr(order.net)])), bar]);
    return { ...truly(order), currency: "EUR", requestedDate: order.due };
  },
);

export const realFrance = [network, spool];
