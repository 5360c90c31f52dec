import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A French town's engagement: price before tax, amount with it, budget codes in the head, the sums in letters' place. */
const mairie = printed("last-mairie-ttc", { words: "fr", max: 14 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Enrobé à froid, seau 25 kg",
      "Panneau B6d Ø 450",
      "Balai cantonnier, manche 1,40 m",
      "Sac poubelle 110 L, carton de 200",
      "Peinture routière blanche, 25 kg",
      "Corbeille de propreté 60 L",
    ],
    buyers: [
      "Commune de Villeneuve-les-Granges",
      "Communauté de communes du Haut-Vernay",
      "Mairie de Montfaucon-sur-Aure",
    ],
    number: "YY-99999",
    units: ["U", "CT", "ST"],
  });
  const gross = order.items.map(({ total }) => rounded(total * 1.2, 2));
  const whole = rounded(
    gross.reduce((sum, one) => sum + one, 0),
    2,
  );
  const rows = order.items.map((item, i) => [
    item.sku,
    item.name,
    item.quantity,
    item.unit,
    fr(item.price),
    "20,00",
    fr(gross[i]!),
  ]);
  return {
    html: page(
      ".g td,.g th{border:1px solid #555}.g th{background:#e8eef6}.s{width:240px;margin-left:auto}",
      `<table><tr><td><b>${order.buyer.name}</b><br>Services techniques<br>${order.buyer.lines.join("<br>")}<br>SIRET 217 403 118 00014<td class=r><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}</tr></table>
<h3>BON DE COMMANDE N° ${order.number}</h3><table><tr><td>Date : ${day(order.date, "dd/mm/yyyy")}<td>Engagement : 2024-${order.random.digits(4)}<td>Service : VOIRIE<td>Imputation : 60633-822</tr><tr><td colspan=2>Livraison souhaitée le : ${day(order.due, "dd/mm/yyyy")}<td colspan=2>Lieu : Centre technique municipal</tr></table><br>
${table(["Référence", "Désignation", "Quantité", "Unité", "P.U. HT", "TVA %", "Montant TTC"], rows, ["", "", "r", "c", "r", "r", "r"])}
<table class=s><tr><td>Total HT<td class=r>${fr(rounded(whole / 1.2, 2))} €</tr><tr><td>TVA<td class=r>${fr(rounded(whole - rounded(whole / 1.2, 2), 2))} €</tr><tr><td><b>Total TTC</b><td class=r><b>${fr(whole)} €</b></tr></table><p>Le Maire, par délégation</p><p><small>Factures à déposer sur le portail, en rappelant le numéro d'engagement.</small></p>`,
      "A4",
    ),
    ...truly(order),
    lines: order.items.map((item, i) => ({
      sku: item.sku,
      buyerSku: null,
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: item.price,
      priceBasis: 1,
      lineTotal: gross[i]!,
    })),
    currency: "EUR",
    total: whole,
    requestedDate: order.due,
  };
});

/** A Spanish health service: packs, units in each, units in all; price a unit, rate of tax, amount before tax. */
const salud = drawn(
  "last-salud-envases",
  { words: "es", max: 16, priceDecimals: 4, size: [842, 595] },
  (plain, pen) => {
    const order = traded(plain, {
      wares: [
        "GUANTE NITRILO NO ESTÉRIL T/M",
        "APÓSITO HIDROCOLOIDE 10X10",
        "AGUJA IM 0,8X40 21G",
        "SONDA VESICAL FOLEY CH16",
        "GASA ESTÉRIL 16X26 4 CAPAS",
        "JERINGA 3 CUERPOS 10 ML",
      ],
      buyers: [
        "Hospital Comarcal de Valdeoro",
        "Área de Salud Sierra Norte",
        "Complejo Hospitalario de Riaza",
      ],
      number: "YY/99999",
      units: ["UN"],
    });
    const items = order.items.map((item) => {
      const [packs, each] = [order.random.int(2, 60), order.random.pick([10, 25, 50, 100])];
      const quantity = packs * each;
      return { ...item, packs, each, quantity, total: rounded(quantity * item.price, 2) };
    });
    const net = rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      2,
    );
    const vat = rounded(net * 0.21, 2);
    const columns = columnsOf(`30 ¶Lín. | 56 Código¶artículo | 120 Ref.¶proveedor | 200 ¶Descripción
      >470 Nº¶envases | >520 Uds./¶envase | >580 Cantidad¶total | >660 Precio¶unitario | >705 IVA¶%
      >810 Importe¶sin IVA`);
    const head = () => {
      pen.say(30, 26, order.buyer.name, { bold: true, size: 13 });
      pen.say(30, 42, "Unidad de Contratación y Suministros");
      pen.say(600, 26, "PEDIDO", { bold: true, size: 14 });
      pairs(pen, [600, 690], 46, [
        ["Nº pedido:", order.number],
        ["Fecha pedido:", day(order.date, "dd/mm/yyyy")],
        ["Fecha entrega:", day(order.due, "dd/mm/yyyy")],
        ["Hoja:", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 104;
      pen.block(30, 70, ["Proveedor:", order.seller.name, ...order.seller.lines]);
      pen.block(300, 70, [
        "Lugar de entrega:",
        "Almacén general, muelle 2",
        ...order.site.lines,
        "Horario: 8:00 a 13:30",
      ]);
      return 138;
    };
    const flow = wayOf(pen, { columns, head, bottom: 540, caption: { size: 8, bold: true } });
    for (const item of items) {
      flow.need(14);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.sku,
        item.name,
        item.packs,
        item.each,
        eu(item.quantity, 0),
        eu(item.price, 4),
        "21",
        eu(item.total),
      ]);
    }
    flow.need(50);
    pairs(pen, [640, 740], flow.y + 8, [
      ["Base imponible:", eu(net)],
      ["IVA 21 %:", eu(vat)],
      ["TOTAL PEDIDO:", `${eu(rounded(net + vat, 2))} €`],
    ]);
    return {
      ...truly({ ...order, items, net }, ({ buyerSku }) => ({ buyerSku })),
      currency: "EUR",
      total: rounded(net + vat, 2),
      requestedDate: order.due,
    };
  },
);

export const lastRomance = [mairie, salud];
