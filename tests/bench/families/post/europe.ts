import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { listed, right } from "../erp/_listed.ts";

const A4: [number, number] = [595, 842];

/** A German works' order of a large suite: price per one or hundred, below each line the seller's number and the day. */
const bestellung = drawn(
  "post-bestellung-preiseinheit-de",
  { words: "de", size: A4, max: 18, bases: [1, 1, 100] },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: "de",
        buyers: ["Gießerei Lindental GmbH", "Papierfabrik Oberau AG", "Förderanlagen Kestner GmbH & Co. KG"],
        number: "45999999",
        units: ["ST", "M", "PAK"],
      }),
      ["Werk 2 Wareneingang", "Zentrallager Tor 4"],
      ["Am Gleisdreieck 11", "Kanalweg 40"],
    );
    const head = () => {
      pen.say(50, 36, order.buyer.name, { bold: true, size: 13 });
      pen.say(545, 36, "Bestellung", { size: 16, align: right });
      if (pen.pages > 1) {
        pen.say(50, 60, `Bestellnummer/Datum ${order.number} / ${day(order.date, "dd.mm.yyyy")}`);
        pen.say(545, 60, `Seite ${pen.pages}`, { align: right });
        return 84;
      }
      pen.say(50, 90, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
      pen.block(50, 102, ["Firma", order.seller.name, ...order.seller.lines], { size: 10 });
      pen.say(330, 90, "Informationen", { bold: true });
      pairs(
        pen,
        [330, 430],
        104,
        [
          ["Bestellnummer", order.number],
          ["Datum", day(order.date, "dd.mm.yyyy")],
          ["Unsere Lieferantennr.", "70031244"],
          ["Ansprechpartner/in", order.person],
          ["Telefon", order.buyer.phone],
          ["Ihr Angebot", `AN-${order.random.digits(5)}`],
        ],
        { size: 8 },
      );
      pen.say(50, 176, "Bitte liefern Sie an:", { bold: true });
      pen.block(50, 188, [order.site.name, ...order.site.lines]);
      pairs(pen, [50, 150], 228, [
        ["Zahlungsbedingung", "14 Tage 2 % Skonto, 30 Tage netto"],
        ["Lieferbedingung", "DAP frei Werk"],
        ["Währung", "EUR"],
      ]);
      return 274;
    };
    const flow = listed(pen, order.items, {
      columns: columnsOf(`50 Pos.¶ | 84/200 Material¶Bezeichnung | >340 Bestell-¶menge | 346 Einheit¶
        >430 Preis¶EUR | 440 pro¶ | >545 Nettowert¶EUR`),
      caption: { size: 8 },
      head,
      bottom: 750,
      height: 60,
      row: (item) => [
        String(item.at * 10).padStart(5, "0"),
        item.buyerSku,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        `${item.basis} ${item.unit}`,
        eu(item.total),
      ],
      under: (item, y) =>
        pen.block(84, y, [
          item.name,
          `Ihre Materialnummer  ${item.sku}`,
          `Liefertermin: Tag ${day(item.due, "dd.mm.yyyy")}`,
        ]),
    });
    flow.need(60);
    pen.rule(300, flow.y, 545);
    pen.say(300, flow.y + 4, "Gesamtnettowert ohne MwSt.", { bold: true });
    pen.say(545, flow.y + 4, `${eu(order.net)} EUR`, { bold: true, align: right });
    pen.say(50, flow.y + 24, "Bitte senden Sie uns eine Auftragsbestätigung innerhalb von 3 Werktagen.", {
      size: 8,
    });
    return told(order, {
      line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }),
      currency: "EUR",
    });
  },
);

/** A French suite's order: gross price, rebate and net price of each line, the supplier's reference between, days in the last column. */
const commande = printed(
  "post-commande-brut-remise-fr",
  { words: "fr", max: 22, priceDecimals: 3 },
  (plain) => {
    const made = sited(
      traded(plain, {
        wares: "fr",
        buyers: ["Fonderies du Morvan SAS", "Laiterie Haut-Bocage", "Ets Perrault Maintenance SARL"],
        number: "CDFYY0099999",
        units: ["UN", "ML", "BTE"],
      }),
      ["Magasin général", "Atelier maintenance - quai 2"],
      ["3 rue du Stade", "ZA des Quatre Vents"],
    );
    const { off } = discounted(made, [0, 0, 15, 32]);
    const gross = made.items.map(({ price }) => price);
    const net = gross.map((price, i) => rounded(price * (1 - off[i]! / 100), 3));
    const order = relined(
      made,
      made.items.map((item, i) => ({ ...item, price: net[i]!, total: rounded(net[i]! * item.quantity, 2) })),
    );
    const tva = taxOf(order, 20);
    const rows = order.items.map((item, i) => [
      item.at * 1000,
      `${item.buyerSku}<br>${item.name}`,
      item.sku,
      fr(item.quantity, 0),
      item.unit,
      fr(gross[i]!, 3),
      off[i] ? fr(off[i]!, 2) : "",
      fr(item.price, 3),
      fr(item.total),
      day(item.due, "dd/mm/yy"),
    ]);
    const { buyer, seller, site } = order;
    return {
      html: page(
        ".g{border:1px solid #333}.g th{background:#ddd;border:1px solid #333;font-size:7.5pt}.g td{border-left:1px solid #333;border-right:1px solid #333;font-size:8pt}",
        `<table><tr><td style="width:55%"><b style="font-size:12pt">${buyer.name}</b><br>${buyer.lines.join("<br>")}<br>Tél. ${buyer.phone}<td><b style="font-size:14pt">BON DE COMMANDE</b><br>N° <b>${order.number}</b><br>Date : ${day(order.date, "dd/mm/yyyy")}<br>Acheteur : ${order.person}<br>Code fournisseur : F00218</table>
<br><table><tr><td style="width:55%"><u>Adresse de livraison</u><br>${site.name}<br>${site.lines.join("<br>")}<td><b>${seller.name}</b><br>${seller.lines.join("<br>")}</table>
<p>Merci de bien vouloir nous livrer les articles ci-dessous. Devise : EUR &nbsp; Règlement : 45 jours fin de mois, virement &nbsp; Franco de port</p>
${table(["Ligne", "Article / Désignation", "Réf. fournisseur", "Qté", "UN", "Prix brut", "Rem. %", "Prix net HT", "Montant HT", "Livraison"], rows, ["c", "", "", "r", "c", "r", "r", "r", "r", "c"])}
<table style="width:45%;margin:8px 0 0 auto">${row(["Total HT", fr(order.net)], ["", "r"])}${row(["TVA 20,00 %", fr(tva)], ["", "r"])}${row(["<b>Total TTC</b>", `<b>${fr(rounded(order.net + tva, 2))} €</b>`], ["", "r"])}</table>
<p style="font-size:7pt">Accusé de réception à nous retourner sous 48 heures. Rappeler le numéro de commande sur vos BL et factures.</p>`,
        "A4",
      ),
      ...told(order, { line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }) }),
      currency: "EUR",
      total: rounded(order.net + tva, 2),
    };
  },
);

/** A Mexican firm's order from a package for small firms: count, unit and key first, the sum once more in letters. */
const compra = drawn("post-orden-compra-son-mx", { words: "es", max: 20 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "es",
      buyers: [
        "Empacadora La Hacienda, S.A. de C.V.",
        "Maquinados Torreón, S.A. de C.V.",
        "Gas del Istmo, S.A.",
      ],
      number: "OC0000099999",
      units: ["PZA", "MTO", "KIT"],
    }),
    ["Almacén general", "Planta 2"],
    ["Blvd. Insurgentes 4410", "Carr. a Saltillo Km 8.5"],
  );
  const iva = taxOf(order, 16);
  const all = rounded(order.net + iva, 2);
  const head = () => {
    pen.block(40, 30, [order.buyer.name, ...order.buyer.lines, `R.F.C. EHA${order.random.digits(6)}K21`]);
    pen.say(572, 30, "ORDEN DE COMPRA", { bold: true, size: 14, align: right });
    pairs(pen, [430, 500], 52, [
      ["Documento:", order.number],
      ["Fecha:", day(order.date, "dd/mm/yyyy")],
      ["Hoja:", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 100;
    pen.rule(36, 96, 576);
    pen.say(40, 100, "Proveedor:");
    pen.block(100, 100, [`(  118)  ${order.seller.name}`, ...order.seller.lines]);
    pen.say(320, 100, "Entregar en:");
    pen.block(386, 100, [order.site.name, ...order.site.lines]);
    pen.say(40, 142, `Fecha de recepción: ${day(order.due, "dd/mm/yyyy")}`);
    pen.say(320, 142, "Moneda: Pesos mexicanos");
    return 164;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`>84 CANT. | 92 UNIDAD | 136 CLAVE | 204/190 DESCRIPCIÓN | >434 IMPTO.
      >504 COSTO UNIT. | >572 IMPORTE`),
    caption: { size: 8 },
    head,
    bottom: 680,
    row: (item) => [
      us(item.quantity, 2),
      item.unit,
      item.sku,
      item.name,
      "16.00",
      us(item.price),
      us(item.total),
    ],
  });
  flow.need(90);
  pairs(pen, [430, 510], flow.y + 6, [
    ["SUBTOTAL", us(order.net)],
    ["DESCUENTO", "0.00"],
    ["I.V.A. 16%", us(iva)],
    ["TOTAL", us(all)],
  ]);
  pen.say(
    40,
    flow.y + 30,
    `(SON: CIENTO VEINTE MIL PESOS ${String(Math.round((all % 1) * 100) % 100).padStart(2, "0")}/100 M.N.)`,
    { size: 7.5 },
  );
  pen.block(40, flow.y + 60, ["Elaboró: _________________      Autorizó: _________________"]);
  return told(order, { currency: "MXN", requestedDate: order.due, total: all });
});

export const postEurope = [bestellung, commande, compra];
