import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr } from "../_print.ts";
import { taxOf, withTax } from "../_trade.ts";

const GRID = ".g td,.g th{border:1px solid #555;font-size:7.5pt}";

/** A French chain's central order: pieces in a parcel, parcels and pieces, gross price, two rebates and the net price, the article's code under its bar code. */
const colis = printed("abroad-colis-uvc-fr", { words: "fr", max: 30 }, (plain) => {
  const made = noted(plain, {
    land: "fr",
    firms: ["Centrale Mousquetine Distribution", "Coop des Trois Vallées", "Jardineries Vertbois SAS"],
    sellers: ["Conserverie du Golfe SAS", "Établissements Lacassagne"],
    people: ["Service Approvisionnement", "Mme Brunet"],
    goods: [
      "Rillettes de thon 90 g",
      "Sardines huile olive 1/6",
      "Soupe de poisson bocal 780 g",
      "Terreau géranium 40 L",
      "Gants jardin T9",
      "Tartinable tomate basilic 100 g",
    ],
    units: ["UVC"],
    number: "9999999",
    code: "99999",
  });
  const { random } = made;
  const parcels = made.items.map(() => [random.pick([6, 10, 12, 24]), random.int(1, 30)] as const);
  const order = relined(
    made,
    made.items.map((item, i) => {
      const quantity = parcels[i]![0] * parcels[i]![1];
      const price = rounded(Math.min(item.price, 30) * 0.9 * 0.97, 3);
      return { ...item, quantity, price, total: rounded(price * quantity, 2) };
    }),
  );
  const bars = order.items.map(() => `376${random.digits(10)}`);
  const gross = (price: number) => rounded(price / 0.9 / 0.97, 3);
  const rows = order.items.map((item, i) =>
    row(
      [
        item.at,
        `${bars[i]}<br>${item.sku}`,
        item.name,
        parcels[i]![0],
        parcels[i]![1],
        item.quantity,
        fr(gross(item.price), 3),
        "10,00",
        "3,00",
        fr(item.price, 3),
        fr(item.total),
      ],
      ["c", "", "", "r", "r", "r", "r", "r", "r", "r", "r"],
    ),
  );
  const captions = [
    "N°",
    "EAN<br>Réf. fourn.",
    "Libellé article",
    "PCB",
    "Colis",
    "Qté UVC",
    "PA brut",
    "Rem.1 %",
    "Rem.2 %",
    "PA net",
    "Montant HT",
  ];
  return {
    html: page(
      `${GRID}.k td{padding:1px 10px 1px 0}`,
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=r><b>BON DE COMMANDE N° ${order.number}</b><br>du ${day(order.date, "dd/mm/yyyy")}<br>Page 1</table>
<table class=k style="width:auto;margin:8px 0"><tr><td>Fournisseur : ${random.digits(6)} ${order.seller.name}<td>GLN fournisseur : 302${random.digits(10)}<tr><td>À livrer le : <b>${day(order.due, "dd/mm/yyyy")}</b> entre 06:00 et 10:00<td>Lieu de livraison : ${order.site.lines.join(" ")}<tr><td>Franco : 450,00 EUR<td>Approvisionneur : ${order.person}</table>
<table class=g><thead>${row(captions, [], "th")}</thead>${rows.join("")}<tr><td colspan=4 class=r><b>TOTAUX</b><td class=r>${parcels.reduce((sum, [, count]) => sum + count, 0)}<td class=r>${order.items.reduce((sum, { quantity }) => sum + quantity, 0)}<td colspan=4><td class=r><b>${fr(order.net)}</b></tr></table>
<p style="font-size:7.5pt">Toute livraison sans rendez-vous sera refusée. Palettes 80 x 120 filmées, hauteur maxi 1,80 m. DLUO minimum 2/3 à réception.</p>`,
      "A4",
    ),
    ...told(order, ({ at }) => ({ gtin: bars[at - 1]! })),
    currency: "EUR",
    requestedDate: order.due,
    total: order.net,
  };
});

/** An Italian plant's order: the figures stand in the first row, your code, drawing, job and certificate in rows below, the words over the whole width last. */
const righe = printed("abroad-righe-commessa-it", { words: "it", max: 16 }, (plain) => {
  const order = noted(plain, {
    land: "it",
    firms: ["Presse Malvezzi S.p.A.", "Caldaie Rovigotte S.r.l.", "Impianti Alpe S.r.l."],
    sellers: ["Trasmissioni Galvani S.r.l.", "Utensileria Conti S.n.c."],
    people: ["Davide Orsini", "Elena Ferro"],
    goods: [
      "Riduttore epicicloidale i=28 flangiato",
      "Guida a ricircolo di sfere taglia 25",
      "Tubo oleodinamico R2 1/2 L=1200",
      "Motore asincrono 4 kW B5 IE3",
      "Quadro di comando con PLC, come da schema",
    ],
    units: ["NR", "PZ", "MT"],
    number: "YY/OA/9999",
    code: "GT.9999.9",
  });
  const { random } = order;
  const rows = order.items.flatMap((item, i) => [
    row(
      [
        item.at * 10,
        `<b>${item.buyerSku}</b>`,
        item.unit,
        eu(item.quantity, 3),
        eu(item.price, 4),
        "",
        eu(item.total),
        day(item.due, "dd/mm/yy"),
        "22",
      ],
      ["c", "", "c", "r", "r", "c", "r", "c", "c"],
    ),
    `<tr class=n><td><td colspan=8>Vs. codice: ${item.sku} &nbsp;&nbsp; Disegno: D${random.digits(5)} rev. ${random.int(0, 4)} &nbsp;&nbsp; Commessa: ${random.digits(2)}/${random.digits(3)}</tr>`,
    `<tr class=n><td><td colspan=8>${item.name}</tr>`,
    ...(i % 3 === 1
      ? ["<tr class=n><td><td colspan=8><i>Certificato 3.1 UNI EN 10204 da allegare al DDT</i></tr>"]
      : []),
  ]);
  const captions = [
    "Pos.",
    "Articolo",
    "UM",
    "Quantità",
    "Prezzo unit.",
    "Sc.%",
    "Importo",
    "Consegna",
    "IVA",
  ];
  return {
    html: page(
      ".g th{border-top:2px solid #000;border-bottom:1px solid #000;font-size:8pt}.g td{font-size:8.5pt}.n td{padding-top:0}",
      `<table><tr><td style="width:52%"><b style="font-size:14pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>P.IVA 0${random.digits(10)}<td>Spett.le<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}</table>
<p><b>ORDINE DI ACQUISTO n. ${order.number} del ${day(order.date, "dd/mm/yyyy")}</b></p>
<table><tr><td>Pagamento: R.B. 60 gg. f.m.<td>Porto: Franco<td>Valuta: EUR<td>Rif.: ${order.person}</table>
<p>Destinazione merce: ${[order.site.name, ...order.site.lines].join(" - ")}</p>
<table class=g><thead>${row(captions, ["c", "", "c", "r", "r", "c", "r", "c", "c"], "th")}</thead>${rows.join("")}</table><hr>
<table style="width:auto;margin-left:auto">${row(["Totale merce", eu(order.net)], ["", "r"])}${row(["IVA 22%", eu(taxOf(order, 22))], ["", "r"])}${row(["<b>Totale ordine EUR</b>", `<b>${eu(withTax(order, 22))}</b>`], ["", "r"])}</table>
<p style="font-size:7.5pt">Si prega di restituire copia timbrata e firmata per accettazione entro 3 giorni. In mancanza l'ordine si intende accettato.</p>`,
      "A4",
    ),
    ...told(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "EUR",
    total: withTax(order, 22),
  };
});

export const abroadRomance = [colis, righe];
