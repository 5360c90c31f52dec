import { printed } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr } from "../_print.ts";

const R = "r";

/** A Dutch cloud package: the supplier's article under ours, prices per 100 in their own column, VAT apart. */
const bestelling = printed("day-bestelling-nl", { words: "nl", max: 20, bases: [1, 1, 100] }, (plain) => {
  const order = noted(plain, {
    land: "nl",
    firms: ["Timmerfabriek Hoekstra B.V.", "Scheepswerf De Kolk", "Installatiebedrijf Mulder B.V."],
    sellers: ["Technische Unie Oost", "IJzerhandel Wolters B.V."],
    people: ["Femke Hoekstra", "Joost van Rijn"],
    goods: [
      "Zeskanttapbout DIN 933 M8x30 verzinkt",
      "Houtdraadbout M10x120",
      "Plaatschroef 4,2x16 RVS A2",
      "Slangklem 20-32 mm",
      "Kabelbinder 200x3,6 zwart",
      "Kogelkraan 3/4 messing",
    ],
    units: ["Stuks", "Doos", "Meter"],
    number: "IO-20999999",
    code: "W99.9999",
  });
  const tax = rounded(order.net * 0.21, 2);
  return {
    html: page(
      "body{font-family:Arial,sans-serif;font-size:8.5pt}.g th{border-bottom:1px solid #000}small{color:#555}",
      `<table><tr><td>${party(order.seller, false)}<td class=r>${party(order.buyer)}<br>KvK ${order.random.digits(8)}</table><h2>Inkooporder</h2><table><tr><td>${fields(
        [
          ["Ordernummer", order.number],
          ["Orderdatum", day(order.date, "dd-mm-yyyy")],
          ["Leverdatum", day(order.due, "dd-mm-yyyy")],
          ["Inkoper", order.person],
        ],
      )}<td>${fields([
        ["Afleveradres", [order.site.name, ...order.site.lines].join("<br>")],
        ["Betaling", "30 dagen netto"],
      ])}</table>
${table(
  ["Artikel", "Omschrijving", "Aantal", "Eenheid", "Prijs", "Per", "Bedrag"],
  order.items.map((item) => [
    item.buyerSku,
    `${item.name}<br><small>Uw artikelcode: ${item.sku}</small>`,
    eu(item.quantity, 0),
    item.unit,
    eu(item.price),
    item.basis,
    eu(item.total),
  ]),
  ["", "", R, "", R, R, R],
)}<table style="width:240px;margin-left:auto">${row(["Totaal excl. btw", "EUR", eu(order.net)], ["", "", R])}${row(["Btw 21%", "EUR", eu(tax)], ["", "", R])}${row(["<b>Totaal incl. btw</b>", "EUR", `<b>${eu(order.net + tax)}</b>`], ["", "", R])}</table>`,
      "A4",
    ),
    ...told(order, (item) => ({ buyerSku: item.buyerSku })),
    currency: "EUR",
    total: rounded(order.net + tax, 2),
    requestedDate: order.due,
  };
});

/** A Polish web program: net and gross per line, the tax between, the sum repeated by rate and in words. */
const zamowienie = printed("day-zamowienie-brutto-pl", { words: "pl", max: 14 }, (plain) => {
  const order = noted(plain, {
    land: "pl",
    firms: ["Cukiernia Malwa s.c.", "Serwis Opon Kowalczyk", "Drukarnia Pod Lipą Sp. z o.o."],
    sellers: ["Hurtownia Metron Sp. z o.o.", "Pakpol S.A."],
    people: ["Agnieszka Malwa", "Tomasz Kowalczyk"],
    goods: [
      "Pudełko na tort 28x28x14",
      "Papier satynowany 80 g, ryza",
      "Rękawice nitrylowe, op. 100 szt.",
      "Opaska zaciskowa 4,8x300",
      "Ciężarek klejony 5 g",
      "Folia stretch 1,5 kg",
    ],
    units: ["szt.", "op.", "ryza"],
    number: "ZD 9/YY/99",
    code: "MT9999",
  });
  const gross = order.items.map(({ total }) => rounded(total * 1.23, 2));
  const sum = rounded(
    gross.reduce((all, one) => all + one, 0),
    2,
  );
  return {
    html: page(
      "body{font-family:'DejaVu Sans',sans-serif;font-size:7.5pt}.g td,.g th{border:1px solid #999}.g th{background:#eee}",
      `<table><tr><td><h2>Zamówienie ${order.number}</h2><td class=r>Data wystawienia: ${order.date}<br>Termin realizacji: ${order.due}</table><table><tr><td width=50%><b>Zamawiający</b><br>${party(order.buyer)}<br>NIP ${order.random.digits(10)}<td><b>Sprzedawca</b><br>${party(order.seller, false)}<br>NIP ${order.random.digits(10)}</table><p>Adres dostawy: ${order.site.lines.join(", ")}</p>
${table(
  [
    "LP",
    "Nazwa towaru / usługi",
    "Kod",
    "Ilość",
    "Jm.",
    "Cena netto",
    "Wartość netto",
    "VAT",
    "Kwota VAT",
    "Wartość brutto",
  ],
  order.items.map((item, i) => [
    item.at,
    item.name,
    item.sku,
    item.quantity,
    item.unit,
    fr(item.price),
    fr(item.total),
    "23%",
    fr(rounded(gross[i]! - item.total, 2)),
    fr(gross[i]!),
  ]),
  ["", "", "", R, "", R, R, R, R, R],
)}<table style="width:300px;margin-left:auto">${row(["W tym", fr(order.net), "23%", fr(rounded(sum - order.net, 2)), fr(sum)], ["", R, R, R, R])}${row(["Razem", fr(order.net), "", fr(rounded(sum - order.net, 2)), fr(sum)], ["", R, R, R, R])}</table><p><b>Do zapłaty ${fr(sum)} PLN</b></p><p>Osoba zamawiająca: ${order.person}</p>`,
      "A4",
    ),
    ...told(order),
    currency: "PLN",
    total: sum,
    requestedDate: order.due,
  };
});

/** A Chilean shop's cloud program: whole pesos with a sign, discounts, net, exempt, tax and total in a box, observations. */
const orden = printed(
  "day-orden-pesos-cl",
  { words: "es", max: 16, priceDecimals: 0, decimals: 0, scale: 900 },
  (plain) => {
    const order = noted(plain, {
      land: "es",
      firms: ["Ferretería El Roble SpA", "Panadería Doña Elba Ltda.", "Minimarket Los Aromos EIRL"],
      sellers: ["Distribuidora Austral S.A.", "Comercial Maule Ltda."],
      people: ["Constanza Vidal", "Rodrigo Pinto"],
      goods: [
        "Candado bronce 40 mm",
        "Bolsa camiseta 40x50, paquete 100",
        "Guante multiflex talla L",
        "Levadura instantánea 500 g",
        "Cinta embalaje 48 mm x 100 m",
        "Ampolleta LED E27 9 W",
      ],
      units: ["UN", "PQ", "CJ"],
      number: "9999",
      code: "9999999999",
    });
    const pesos = (value: number) => `$ ${eu(value, 0)}`;
    const tax = Math.round(order.net * 0.19);
    return {
      html: page(
        "body{font-family:Roboto,Arial,sans-serif;font-size:8pt}.n{border:2px solid #c00;color:#c00;text-align:center;font-size:11pt;width:180px;padding:8px}.g th{background:#f5f5f5;border:1px solid #ddd}.g td{border:1px solid #ddd}.p td{border:1px solid #eee}",
        `<table><tr><td>${party(order.buyer)}<br>RUT 76.${order.random.digits(3)}.${order.random.digits(3)}-4<td><div class=n>ORDEN DE COMPRA<br>N° ${order.number}</div></table>
<table class=p style="margin:10px 0">${row(["Señor(es)", order.seller.name, "Fecha emisión", day(order.date, "dd-mm-yyyy")])}${row(["Dirección", order.seller.lines.join(", "), "Fecha entrega", day(order.due, "dd-mm-yyyy")])}${row(["Despachar a", order.site.lines.join(", "), "Comprador", order.person])}${row(["Condición de pago", "Crédito 30 días", "Moneda", "CLP"])}</table>
${table(
  ["Código", "Producto / Servicio", "Cant.", "U.M.", "P. Unitario", "Desc.", "Total"],
  order.items.map((item) => [
    item.sku,
    item.name,
    eu(item.quantity, 0),
    item.unit,
    pesos(item.price),
    "0%",
    pesos(item.total),
  ]),
  ["", "", R, "", R, R, R],
)}<table style="width:200px;margin-left:auto">${row(["Neto", pesos(order.net)], ["", R])}${row(["Exento", "$ 0"], ["", R])}${row(["IVA 19%", pesos(tax)], ["", R])}${row(["<b>Total</b>", `<b>${pesos(order.net + tax)}</b>`], ["", R])}</table><p>Observaciones: facturar a nombre de la empresa e indicar número de OC.</p>`,
      ),
      ...told(order),
      currency: "CLP",
      total: order.net + tax,
      requestedDate: order.due,
    };
  },
);

/** An Italian desktop program: free text rows among the lines, quantity with its measure, discounts in a chain, codes of tax. */
const ordine = printed("day-ordine-fornitore-it", { words: "it", max: 16 }, (plain) => {
  const order = noted(plain, {
    land: "it",
    firms: ["Falegnameria Bertoldi snc", "Officina Meccanica Rosati", "Hotel Miralago Sas"],
    sellers: ["Ferramenta Adriatica S.r.l.", "Ingross Casa S.p.A."],
    people: ["Marta Bertoldi", "Ivano Rosati"],
    goods: [
      "Cerniera a scomparsa 110°",
      "Vite truciolare 4x40, conf. 500",
      "Colla vinilica D3, secchio 5 kg",
      "Guida per cassetto 450 mm",
      "Carta abrasiva P120, disco 150",
      "Maniglia inox interasse 128",
    ],
    units: ["pz", "conf", "kg"],
    number: "999/A",
    code: "FA.999.99",
  });
  const off = order.items.map(() => order.random.pick(["", "", "10%", "30%+5%"]));
  const rest: Record<string, number> = { "": 1, "10%": 0.9, "30%+5%": 0.665 };
  const totals = order.items.map(({ total }, i) => rounded(total * rest[off[i]!]!, 2));
  const net = rounded(
    totals.reduce((sum, one) => sum + one, 0),
    2,
  );
  const tax = rounded(net * 0.22, 2);
  const rows = order.items.map(
    (item, i) =>
      (item.at % 5 === 1
        ? `<tr><td><td colspan=6><i>Rif. Vs. preventivo del ${day(order.date, "dd/mm/yyyy")}</i></tr>`
        : "") +
      row(
        [
          item.sku,
          item.name,
          `${eu(item.quantity, 0)} ${item.unit}`,
          `€ ${eu(item.price)}`,
          off[i]!,
          `€ ${eu(totals[i]!)}`,
          "22",
        ],
        ["", "", R, R, R, R, "c"],
      ),
  );
  return {
    html: page(
      "body{font-family:Verdana,'DejaVu Sans',sans-serif;font-size:7.5pt}.g td{border-left:1px solid #888;border-right:1px solid #888}.g{border:1px solid #888}.g th{background:#dde;border:1px solid #888}",
      `<table><tr><td>${party(order.buyer)}<br>P.IVA 0${order.random.digits(10)}<td>Spett.le<br>${party(order.seller, false)}</table><p><b>ORDINE A FORNITORE</b> nr. <b>${order.number}</b> del <b>${day(order.date, "dd/mm/yyyy")}</b></p><p>Consegna prevista: ${day(order.due, "dd/mm/yyyy")} &nbsp; Pagamento: RiBa 30 gg FM</p><p>Luogo di consegna: ${order.site.lines.join(" - ")}</p><table class=g><thead>${row(["Cod.", "Descrizione", "Quantità", "Prezzo", "Sconti", "Importo", "Iva"], ["", "", R, R, R, R, "c"], "th")}</thead>${rows.join("")}</table>
<table style="margin-top:8px"><tr><td>Note: consegnare al mattino, suonare ${order.person}<td>${fields([
        ["Imponibile", `€ ${eu(net)}`],
        ["IVA 22%", `€ ${eu(tax)}`],
        ["Tot. documento", `€ ${eu(net + tax)}`],
      ])}</table>`,
      "A4",
    ),
    ...told(order, (item) => ({ lineTotal: totals[item.at - 1]! })),
    currency: "EUR",
    total: rounded(net + tax, 2),
    requestedDate: order.due,
  };
});

/** A French start-up's program: the article in bold with its lines below, reference among them, the unit behind the count. */
const bon = printed("day-bon-startup-fr", { words: "fr", max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "fr",
    firms: ["Maison Tilleul", "Les Vergers du Lot SAS", "Atelier Braise SARL"],
    sellers: ["Emballages Dordogne", "Comptoir du Bocal"],
    people: ["Camille Roy", "Hugo Lestrade"],
    goods: [
      "Bocal verre 370 ml",
      "Capsule TO 70 dorée",
      "Carton 12 bocaux",
      "Étiquette adhésive 90 x 50",
      "Sachet kraft fenêtre 250 g",
      "Film étirable manuel",
    ],
    units: ["pièce", "carton", "rouleau"],
    number: "BC-20YY-0999",
    code: "CB-9999",
  });
  const tax = rounded(order.net * 0.2, 2);
  return {
    html: page(
      "body{font-family:'Open Sans',sans-serif;font-size:8.5pt}.g td{border-bottom:1px solid #e8e8e8;padding:6px 4px}.g th{border-bottom:2px solid #333;font-weight:600}.d{color:#666;font-size:7.5pt}",
      `<table><tr><td><h1 style="margin:0">Bon de commande</h1><table style="width:auto">${row(["Numéro", order.number])}${row(["Date d'émission", day(order.date, "dd/mm/yyyy")])}${row(["Livraison souhaitée", day(order.due, "dd/mm/yyyy")])}</table><td class=r style="font-size:14pt">${order.buyer.name}</table>
<table style="margin:14px 0"><tr><td>${party(order.buyer)}<td>${party(order.seller, false)}</table><p><b>Adresse de livraison</b> : ${order.site.lines.join(", ")}</p>
${table(
  ["Description", "Qté", "Prix unitaire", "TVA (%)", "Total HT"],
  order.items.map((item) => [
    `<b>${item.name}</b><div class=d>Réf. ${item.sku}<br>Conditionnement palette</div>`,
    `${fr(item.quantity, 0)} ${item.unit}${item.quantity > 1 ? (item.unit.endsWith("u") ? "x" : "s") : ""}`,
    `${fr(item.price)} €`,
    "20 %",
    `${fr(item.total)} €`,
  ]),
  ["", R, R, R, R],
)}<table style="width:230px;margin-left:auto">${row(["Total HT", `${fr(order.net)} €`], ["", R])}${row(["Montant total de la TVA", `${fr(tax)} €`], ["", R])}${row(["<b>Total TTC</b>", `<b>${fr(order.net + tax)} €</b>`], ["", R])}</table><p>Contact : ${order.person}</p><p class=d>${order.buyer.name}, SAS au capital de ${bare(10000, 0)} €, SIREN ${order.random.digits(9)}</p>`,
      "A4",
    ),
    ...told(order),
    currency: "EUR",
    total: rounded(order.net + tax, 2),
    requestedDate: order.due,
  };
});

export const dayLands = [bestelling, zamowienie, orden, ordine, bon];
