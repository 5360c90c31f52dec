import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, fr } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];
const slashed = (iso: string) => day(iso, "dd/mm/yyyy");

/** A French commercial package: a box for the lines down to the foot of the page, taxes by rate in a table of their own. */
const sage = drawn("land-sage-fr", { words: "fr", size: A4, max: 34 }, (order, pen) => {
  const { off, totals, net } = discounted(order, [0, 0, 5, 20]);
  const edges = [34, 112, 326, 372, 438, 480, 561];
  const columns = columnsOf(`37 Référence | 115/205 Désignation | >369 Qté | >435 P.U. HT | >477 % Rem.
    >558 Montant HT`);
  const head = () => {
    pen.block(36, 34, [order.buyer.name, ...order.buyer.lines, `Tél. : ${order.buyer.phone}`]);
    pen.box(300, 30, 261, 20, "#dddddd");
    pen.say(430, 35, "Commande fournisseur", { bold: true, size: 11, align: "center" });
    const boxes = [
      ["Numéro", `BC${order.number}`],
      ["Date", slashed(order.date)],
      ["Fournisseur", `F${order.seller.name.slice(0, 5).toUpperCase()}`],
      ["Page", String(pen.pages)],
    ];
    boxes.forEach(([caption, value], i) => {
      pen.say(306 + i * 68, 56, caption!, { size: 7.5 });
      pen.say(306 + i * 68, 67, value!);
    });
    pen.block(310, 100, [order.seller.name, ...order.seller.lines], { size: 10 });
    pen.say(
      36,
      150,
      `Votre contact : ${order.person}      Date de livraison prévue : ${slashed(order.due)}`,
      {
        size: 8,
      },
    );
    for (const x of edges) pen.rule(x, 170, x, 690);
    for (const y of [170, 186, 690]) pen.rule(34, y, 561);
    heads(pen, 174, columns, { bold: true, size: 8 });
    return 192;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 680,
    again: head,
    end: () => void pen.say(558, 700, "A reporter", { align: "right" }),
  });
  order.items.forEach((item, i) => {
    flow.need(26);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [item.sku, item.name, fr(item.quantity, 2), fr(item.price), off[i] ? fr(off[i]) : "", fr(totals[i]!)],
        {
          size: 8.5,
        },
      ) + 4;
  });
  pen.box(34, 705, 250, 40);
  cells(pen, 709, columnsOf("40 | 130 | 210"), ["Base HT", "Taux", "Montant TVA"]);
  cells(pen, 724, columnsOf("40 | 130 | 210"), [fr(net), "20,00", fr(net * 0.2)]);
  pairs(pen, [400, 400], 709, [
    ["Total HT", ""],
    ["Total TVA", ""],
    ["Total TTC", ""],
  ]);
  [net, net * 0.2, net * 1.2].forEach(
    (value, i) => void pen.say(558, 709 + i * 10.98, `${fr(value)} €`, { align: "right" }),
  );
  return {
    docNumber: `BC${order.number}`,
    currency: "EUR",
    requestedDate: order.due,
    total: rounded(net * 1.2, 2),
    line: (item) => ({ lineTotal: totals[item.at - 1], unit: null }),
  };
});

/** A French tradesman's order for a building site: unit before quantity, no codes but in the words. */
const site = printed("land-chantier-fr", { words: "fr", max: 20 }, (order) => ({
  html: page(
    ".g td,.g th{border:1px solid #999}h1{font-size:15pt;text-align:center}",
    `<table><tr><td>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<br>SIRET 123 456 789 00012<td class=r>À l'attention de<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}</table><h1>BON DE COMMANDE N° ${order.number}</h1><p>Le ${slashed(order.date)}<br>Chantier : Résidence Les Tilleuls, lot 7 – plomberie<br>À livrer le : ${slashed(order.due)} avant 10 h 30, contacter M. Faure 06 00 00 00 00</p>${table(
      ["N°", "Désignation des fournitures", "U", "Qté", "PU € HT", "Total € HT"],
      order.items.map((item) => [
        item.at,
        `${item.name}<br><i>réf ${item.sku}</i>`,
        item.unit,
        fr(item.quantity, 0),
        fr(item.price),
        fr(item.total),
      ]),
      ["c", "", "c", "r", "r", "r"],
    )}<p class=r>Montant total HT : <b>${fr(order.net)} €</b><br>TVA 20 % : ${fr(order.net * 0.2)} €<br>Montant total TTC : ${fr(order.net * 1.2)} €</p><p>Bon pour accord, le fournisseur (cachet et signature)</p>`,
    "A4",
  ),
  currency: "EUR",
  requestedDate: order.due,
  total: rounded(order.net * 1.2, 2),
}));

export const landsFrance = [sage, site];
