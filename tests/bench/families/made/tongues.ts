import { printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { later, rounded } from "../_order.ts";
import { day, eu, fr } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

/** A German craftsman's material order: the building site with its job, delivery or pick-up ticked, count before unit and words. */
const handwerker = printed("made-materialbestellung", { words: "de", max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: "de",
    buyers: ["Elektro Bachmann", "Dachdeckerei Lohse & Sohn", "Sanitär Huber Meisterbetrieb"],
    number: "MB-9999",
    units: ["Stk", "Rolle", "Pack"],
  });
  return {
    html: page(
      "body{font-family:Arial,'DejaVu Sans';font-size:9.5pt}.k td{border:1px solid #555;padding:5px;width:50%}.g td,.g th{border:1px solid #555;padding:4px}.g th{background:#eee}",
      `<h2 style="margin-bottom:2px">${order.buyer.name}</h2>${order.buyer.lines.join(" &middot; ")} &middot; Tel. ${order.buyer.phone}<h3>Materialbestellung ${order.number}</h3>
<table class=k><tr><td>An: ${order.seller.name}<td>Bestellt am: ${day(order.date, "dd.mm.yyyy")} von ${order.person}</tr><tr><td>Baustelle: ${order.site.lines.join(", ")}<td>Kommission: Neubau Kita, BA ${order.random.digits(1)}</tr><tr><td>&#9746; Anlieferung &nbsp; &#9744; Abholung &nbsp; &#9744; Express<td>Benötigt bis: ${day(order.due, "dd.mm.yyyy")}, 7 Uhr</tr></table><br>
${table(
  ["Menge", "Einh.", "Material", "Best.-Nr.", "EP €", "GP €"],
  [
    ...order.items.map((item) => [
      eu(item.quantity, 0),
      item.unit,
      item.name,
      item.sku,
      eu(item.price),
      eu(item.total),
    ]),
    ["", "", "", "", "Summe netto", eu(order.net)],
  ],
  ["r", "", "", "", "r", "r"],
)}<p>Bitte auf dem Lieferschein Kommission angeben. Unser Polier nimmt die Ware an.</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A French club's order after an estimate that it accepts: "bon pour accord", the estimate's number beside ours. */
const accord = printed("made-bon-pour-accord", { words: "fr", max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: "fr",
    buyers: ["Club nautique de Kerlan", "Association Les Jardins Partagés", "École Sainte-Claire"],
    number: "YY-999",
    units: ["u", "ml"],
  });
  return {
    html: page(
      "body{font-family:Verdana,'DejaVu Sans';font-size:9pt}.g td,.g th{border:1px solid #aaa;padding:4px}td.r{white-space:nowrap}",
      `<h1 style="color:#0a7d6c;margin:0">${order.buyer.name}</h1><p>${order.buyer.lines.join(", ")} - ${order.buyer.phone}</p><h3>BON DE COMMANDE ${order.number} du ${spoken(order.date, "fr")}</h3>
<p>Fournisseur : ${order.seller.name}, ${order.seller.lines.join(", ")}<br>D'après votre devis D${order.random.digits(5)} du ${spoken(later(order.date, -8), "fr")}<br>Lieu de livraison : ${order.site.lines.join(", ")}<br>À livrer avant le : ${spoken(order.due, "fr")}</p>
${table(
  ["Votre réf.", "Article", "Nombre", "Prix TTC", "Somme TTC"],
  order.items.map((item) => [
    item.sku,
    item.name,
    item.quantity,
    `${fr(item.price)} €`,
    `${fr(item.total)} €`,
  ]),
  ["", "", "c", "r", "r"],
)}<p class=r><b>Montant de la commande : ${fr(order.net)} €</b></p><p>Règlement par chèque à réception de la facture.</p><p>Bon pour accord, ${order.person}, trésorière</p>`,
      "A4",
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A Spanish workshop's order sheet: what to do in ticked boxes, discount and tax shown beneath the sum. */
const taller = printed("made-hoja-pedido", { words: "es", max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: "es",
    buyers: ["Talleres Hermanos Quiroga", "Ferretería La Estrella", "Bar Restaurante El Faro"],
    number: "P-999/YY",
    units: ["ud", "caja"],
  });
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:10.5pt}.g td,.g th{border:1px solid #c00;padding:3px 6px}.g th{color:#c00}td.r{white-space:nowrap}",
      `<table><tr><td><b style="font-size:17pt;color:#c00">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Tfno. ${order.buyer.phone}<br>NIF B${order.random.digits(8)}<td class=r><b style="font-size:14pt">HOJA DE PEDIDO</b><br>Número ${order.number}<br>Fecha ${day(order.date, "dd/mm/yyyy")}<br>Para el ${day(order.due, "dd/mm/yyyy")}</tr></table><p>Casa: <b>${order.seller.name}</b> &nbsp; &#9745; Portes pagados &nbsp; &#9744; Portes debidos &nbsp; &#9745; Urgente</p>
${table(
  ["Cant.", "Ref.", "Concepto", "P. unidad", "Importe"],
  [
    ...order.items.map((item) => [
      `${item.quantity} ${item.unit}`,
      item.sku,
      item.name,
      eu(item.price),
      eu(item.total),
    ]),
    ["", "", "", "Base", eu(order.net)],
    ["", "", "", "IVA 21%", eu(taxOf(order, 21))],
    ["", "", "", "TOTAL", `${eu(withTax(order, 21))} €`],
  ],
  ["", "", "", "r", "r"],
)}<p>Firmado: ${order.person}</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "EUR",
    total: withTax(order, 21),
    requestedDate: order.due,
  };
});

/** An Italian studio's order by a template: labels in small letters above their values, the sum in the last row. */
const buono = printed("made-buono-ordine", { words: "it", max: 10 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Cerniera a molla 110°",
      "Pannello MDF 18 mm 280x207",
      "Maniglia in ottone satinato",
      "Colla vinilica, tanica 10 kg",
      "Vernice all'acqua opaca, 5 L",
      "Guida cassetto 450 mm, coppia",
    ],
    buyers: ["Arredi Su Misura Bellini", "Studio Fontanarosa", "Pasticceria Dolce Vento"],
    number: "BO 999",
    units: ["pz", "cf"],
  });
  const cell = (caption: string, value: string) => `<td><small>${caption}</small><br>${value}`;
  return {
    html: page(
      "body{font-family:'Trebuchet MS','DejaVu Sans';font-size:9.5pt}small{color:#999;font-size:7pt}.k td{border-top:2px solid #444;padding:4px 6px 12px 0}.g td,.g th{border-bottom:1px solid #ccc;padding:5px 3px}td.r{white-space:nowrap}",
      `<p style="font-size:18pt">${order.buyer.name}</p><p>${order.buyer.lines.join(" - ")} - tel. ${order.buyer.phone}</p>
<table class=k><tr>${cell("buono d'ordine", `<b>${order.number}</b>`)}${cell("del", day(order.date, "dd/mm/yyyy"))}${cell("consegna richiesta", day(order.due, "dd/mm/yyyy"))}</tr><tr>${cell("fornitore", `${order.seller.name}<br>${order.seller.lines.join("<br>")}`)}${cell("luogo di consegna", order.site.lines.join("<br>"))}${cell("referente", order.person)}</tr></table>
${table(
  ["codice", "descrizione", "um", "q.tà", "prezzo", "totale"],
  [
    ...order.items.map((item) => [
      item.sku,
      item.name,
      item.unit,
      item.quantity,
      `€ ${eu(item.price)}`,
      `€ ${eu(item.total)}`,
    ]),
    ["", "", "", "", "imponibile", `€ ${eu(order.net)}`],
    ["", "", "", "", "iva 22%", `€ ${eu(taxOf(order, 22))}`],
    ["", "", "", "", "<b>totale</b>", `<b>€ ${eu(withTax(order, 22))}</b>`],
  ],
  ["", "", "c", "r", "r", "r"],
)}<p>timbro e firma</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "EUR",
    total: withTax(order, 22),
    requestedDate: order.due,
  };
});

/** A Dutch firm's letter that agrees to an offer: bullets in place of a table, day and place in sentences. */
const akkoord = printed("made-akkoord", { words: "nl", max: 8 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Kabelgoot 100 mm, lengte 3 m",
      "Inbouwdoos dubbel",
      "Aardlekschakelaar 40 A",
      "PVC-bocht 110 mm 45°",
      "Montagekit wit, koker",
      "Schroefdraadeind M10",
    ],
    buyers: ["Installatiebedrijf De Wit", "Zwembad De Golfslag", "Timmerfabriek Oosterhuis"],
    number: "IK9999",
    units: ["stuks", "dozen"],
  });
  const month = spoken(order.due).split(" ")[1]!;
  const named: Record<string, string> = {
    March: "maart",
    May: "mei",
    August: "augustus",
    October: "oktober",
  };
  const dutch = (named[month] ?? month.toLowerCase())
    .replace("uary", "uari")
    .replace(/^(ju\w)e|^(jul)y/, "$1$2i");
  return {
    html: page(
      "body{font-family:Georgia,'DejaVu Serif';font-size:10.5pt;margin:0 10mm}li{margin:4px 0}",
      `<p><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}</p><p>Aan: ${order.seller.name}</p><p>Datum: ${day(order.date, "dd-mm-yyyy")}<br>Betreft: opdracht ${order.number}, uw offerte OF${order.random.digits(4)}</p><p>Beste,</p><p>Wij gaan akkoord met uw offerte en bestellen hierbij:</p><ul>${order.items.map((item) => `<li>${item.quantity} ${item.unit} ${item.name} (art. ${item.sku}) à € ${eu(item.price)}`).join("")}</ul><p>Totaal € ${eu(order.net)} exclusief btw.</p><p>Graag leveren op ${Number(order.due.slice(8))} ${dutch} ${order.due.slice(0, 4)} op ons magazijn: ${order.site.lines.join(", ")}.</p><p>Met vriendelijke groet,<br>${order.person}</p>`,
      "A4",
    ),
    ...truly(order, () => ({ lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A Polish firm's order typed from a model: three parties below each other, net and gross per line. */
const zamowienie = printed("made-zamowienie", { words: "pl", max: 12 }, (plain) => {
  const order = { ...plain, number: `${plain.random.digits(3)}/${plain.date.slice(0, 4)}` };
  return {
    html: page(
      "body{font-family:'Times New Roman','DejaVu Serif';font-size:10pt}.g td,.g th{border:1px solid #000;padding:3px}td.r{white-space:nowrap}",
      `<p class=r>Poznań, dnia ${day(order.date, "dd.mm.yyyy")} r.</p><h3 class=c style="text-align:center">ZAMÓWIENIE nr ${order.number}</h3>
<p><b>Zamawiający:</b> ${order.buyer.name}, ${order.buyer.lines.join(", ")}<br><b>Wykonawca:</b> ${order.seller.name}, ${order.seller.lines.join(", ")}<br><b>Termin realizacji:</b> do ${day(order.due, "dd.mm.yyyy")} r.<br><b>Sposób płatności:</b> przelew 14 dni</p><p>Zamawiamy następujące towary:</p>
${table(
  ["Lp.", "Nazwa towaru", "Symbol", "Ilość", "J.m.", "Cena netto", "Wartość netto", "Wartość brutto"],
  [
    ...order.items.map((item) => [
      item.at,
      item.name,
      item.sku,
      item.quantity,
      item.unit,
      fr(item.price),
      fr(item.total),
      fr(rounded(item.total * 1.23, 2)),
    ]),
    ["", "", "", "", "", "Razem", fr(order.net), ""],
  ],
  ["c", "", "", "r", "", "r", "r", "r"],
)}<p>Kwoty podano w PLN.</p><p class=r>${order.person}<br>(podpis osoby upoważnionej)</p>`,
      "A4",
    ),
    docNumber: order.number,
    currency: "PLN",
    requestedDate: order.due,
  };
});

export const madeTongues = [handwerker, accord, taller, buono, akkoord, zamowienie];
