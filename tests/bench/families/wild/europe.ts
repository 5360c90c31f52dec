import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { ch, day, fr, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** An engineer's order in francs: zeros before counts, a dash for a missing code, where to deliver named twice with the buyer's own seat first. */
const francs = printed(
  "wild-donneur-ordre-ci",
  { words: "fr", max: 22, scale: 600, priceDecimals: 0, decimals: 0 },
  (made) => {
    const order = traded(made, {
      wares: [
        "Fer à béton Ø12 mm - barre de 12 m FE500",
        "Ciment CPJ 42.5",
        "Fil de fer recuit",
        "Planche de coffrage 4 m",
        "Gravier 5/15",
        "Pointes de 80",
      ],
      buyers: ["INGENIERIE DU GOLFE SARL", "LAGUNE BATIMENT SARL"],
      number: "BC-YY-9999",
      units: ["Tonne", "Colis", "Sac", "Unité"],
    });
    const { buyer, seller, site, random } = order;
    const bare = order.items.map(() => random.chance(0.25));
    const seat = `${buyer.name}<br>${buyer.lines.join(", ")}<br>Horaire d’ouverture : 8:00 – 17:00, du lundi au vendredi`;
    const nb = (value: number) => fr(value, 0);
    const tax = Math.round(order.net * 0.18);
    return {
      html: page(
        "body{font-size:8.5pt}.b td,.g td,.g th{border:1px solid #000;padding:5px}.g th{background:#f0f0f0}",
        `<table><tr><td style="width:20%"><td style="width:40%"><b>${buyer.name}<br>${buyer.lines.join("<br>")}<br>Tél : ${buyer.phone}</b><td class=r><b>${seller.name}<br>${seller.lines.join("<br>")}<br>Tél : ${seller.phone}</b></table><h2 class=c>BON DE COMMANDE N° ${order.number}</h2><table style="background:#333;color:#fff"><tr><td><b>DONNEUR D'ORDRE :</b><td><b>FOURNISSEUR :</b></table><table class=b><tr><td style="width:50%"><b>VEUILLEZ LIVRER LES MARCHANDISES A :</b><br>${seat}<td><b>CONDITION DE LIVRAISON :</b><br>Date du document : ${day(order.date, "dd/mm/yyyy")}<br>Num. du projet : <b>FPM/LATRILLE</b><br>N° Document d’externe PROFORMA FB/U/${random.digits(4)}<br>Conditions de paiement <b>CASH - Chèque</b><br>Délai : En référencement au contrat N° -<br>Responsable du contrat : -<br>Lieu de livraison : <b>${site.lines.join(", ")}</b><tr><td><b>VEUILLEZ TRANSMETTRE LA FACTURE A :</b><br>${seat}<td></table><br>${table(
          [
            "N° Ligne",
            "Réf. Article",
            "Désignation de l'article",
            "Unité",
            "Qté",
            "Prix unitaire HT",
            "% Remise",
            "Montant HT",
          ],
          order.items.map((item, i) => [
            String(item.at).padStart(3, "0"),
            bare[i] ? "-" : item.sku,
            item.name,
            item.unit,
            String(item.quantity).padStart(2, "0"),
            nb(item.price),
            0,
            nb(item.total),
          ]),
        )}<table style="width:45%;margin-left:55%">${row(["Montant Total Hors Taxe", nb(order.net)], ["", "r"])}${row(["Montant total Remise", "-"], ["", "r"])}${row(["Montant Total HT Net", nb(order.net)], ["", "r"])}${row(["<b>TVA 18%</b>", nb(tax)], ["", "r"])}${row(["<b>Montant TTC</b>", nb(order.net + tax)], ["", "r"])}</table><p class=c>Visa Resp. Financier : ${day(order.date, "dd/mm/yyyy")}<br><br>_________________________<br><b>Le Directeur Général</b></p>`,
        "A4",
      ),
      ...truly(order),
      lines: truly(order).lines!.map((line, i) => (bare[i] ? { ...line, sku: null } : line)),
      total: order.net + tax,
      shipTo: undefined,
    };
  },
);

/** A Swiss integrator's print: the receiver without a caption beside where it is shipped, the number above and in a strip. */
const strip = printed("wild-webkit-strip-ch", { words: "fr", max: 28 }, (made) => {
  const order = sited(
    made,
    ["Dépôt de Crissier", "Atelier central"],
    ["Chemin du Closel 4", "Route de la Blécherette 11"],
  );
  const { buyer, seller, site, random } = order;
  const number = `PO0${random.digits(4)}`;
  const tax = taxOf(order, 8.1);
  const money = (value: number) => `${ch(value)} CHF`;
  return {
    html: page(
      "body{font-family:Helvetica,Arial;font-size:9pt}.b td{border:1px solid #000}.g th{border-bottom:1px solid #000}.n{font-style:italic;padding-left:20px}",
      `<p><b>${buyer.name}</b><br>${buyer.lines.join(" - ")}</p><hr><table><tr><td style="width:55%"><b>Adresse de livraison :</b><br>${site.name}<br>${site.lines.join("<br>")}<br>Suisse<td>${seller.name}<br>${seller.lines.join("<br>")}<br>Tél: ${seller.phone}<br>E-mail: vente@vendeur.example</table><h1>Bon de commande N° ${number}</h1><table class=b>${row(["Document", "Votre référence", "Date commande", "Validé par"])}${row([number, `OF-${random.digits(5)}`, day(order.date, "dd.mm.yyyy"), order.person])}</table><table class=g style="margin-top:30px"><thead>${row(["Description", "Taxes", "Date req.", "Qté", "Prix unitaire", "Prix net"], ["", "", "", "r", "r", "r"], "th")}</thead>${order.items
        .map(
          (item) =>
            row(
              [
                `[${item.sku}] ${item.name}`,
                "TVA 8.1%",
                day(item.due, "dd.mm.yyyy"),
                `${item.quantity}.0 ${item.unit}`,
                ch(item.price),
                money(item.total),
              ],
              ["", "", "", "r", "r", "r"],
            ) +
            (item.at % 5 === 2
              ? "<tr><td colspan=6 class=n>Emballage individuel, étiqueter par référence"
              : ""),
        )
        .join(
          "",
        )}<tr><td colspan=4><td style="border-top:2px solid"><b>Total net :</b><td class=r style="border-top:2px solid">${money(order.net)}<tr><td colspan=4><td><b>Taxes :</b><td class=r>${money(tax)}<tr><td colspan=4><td style="border-top:2px solid"><b>Total :</b><td class=r style="border-top:2px solid">${money(rounded(order.net + tax, 2))}</table><p>Merci de confirmer par retour d'e-mail.</p>`,
      "A4",
    ),
    docNumber: number,
    currency: "CHF",
    total: rounded(order.net + tax, 2),
    shipTo: site,
  };
});

/** A Polish assembler's print: number and day with the town's name, a bought price in brackets behind the words, prices with their currency. */
const bracketed = printed("wild-price-in-brackets-pl", { words: "pl", max: 26 }, (order) => {
  const { buyer, seller, site, random } = order;
  const number = `${random.int(1, 300)}/${order.date.slice(0, 4)}`;
  const money = (value: number) => `${value.toFixed(2).replace(".", ",")} PLN`;
  const place = (caption: string, { name, lines, phone }: typeof site, extra = "") =>
    `<td style="width:50%"><b>${caption}</b>${extra}<br>${name}<br>${lines.join("<br>")}<br>tel.: ${phone}`;
  return {
    html: page(
      "body{font-size:9pt}.g td,.g th{border:1px solid #999;text-align:center}",
      `<table><tr><td><b style="font-size:13pt">${buyer.name}</b><br>${buyer.lines.join(", ")}<br>NIP ${random.digits(10)}<td class=r><span style="font-size:14pt">Zamówienie <b>N<sup>o</sup></b> ${number}</span><br>${buyer.lines[1]!.split(" ")[1]}, ${order.date}</table><hr><table><tr>${place("Adres Dostawy:", site)}${place("Dostawca:", seller, ` <span style="float:right">D${random.digits(3)}</span>`)}</table><br>${table(
        ["No.", "P/N", "Opis", "J.M.", "QTY", "Cena jednostkowa netto", "Wartość netto"],
        order.items.map((item) => [
          item.at,
          item.sku,
          `${item.name}${item.at % 4 === 3 ? ` (${money(rounded(item.price * 0.9, 2))})` : ""}`,
          item.unit,
          item.quantity,
          money(item.price),
          money(item.total),
        ]),
      )}<p class=r>Suma netto: ${money(order.net)}</p><p class=r>Podatek VAT: ${money(taxOf(order, 23))}</p><p class=r>Wartość brutto: ${money(withTax(order, 23))}</p><table><tr><td><b>Warunki dostawy</b><br>Data dostawy: ${order.due}<br>INCOTERMS: DAP<br>Warunki płatności: przelew 30 dni<td><b>Adres wystawienia i doręczenia faktury:</b><br>${buyer.name}<br>${buyer.lines.join("<br>")}</table><p>Uwagi: Prosimy o potwierdzenie realizacji zamówienia oraz terminu dostawy w ciągu 48 godzin od chwili otrzymania zamówienia !</p><p>Zatwierdził: ${order.person}</p>`,
      "A4",
    ),
    docNumber: number,
    currency: "PLN",
    requestedDate: order.due,
    total: withTax(order, 23),
    shipTo: site,
  };
});

/** A North African office's print in two languages: net, tax and gross beside each line, the delivery told above and below. */
const bilingual = printed("wild-reportlab-bilingual-ma", { words: "fr", max: 24 }, (order) => {
  const { buyer, seller, site, random } = order;
  const number = `PO-${order.date.slice(0, 4)}-${random.digits(5)}`;
  const money = (value: number) => `${us(value)} MAD`;
  const taxes = order.items.map(({ total }) => rounded(total * 0.2, 2));
  const tax = rounded(
    taxes.reduce((sum, one) => sum + one, 0),
    2,
  );
  return {
    html: page(
      "body{font-family:Helvetica,Arial;font-size:8.5pt}.g th{background:#3b82f6;color:#fff}.g td{border-bottom:1px solid #ddd}",
      `<h1>BON DE COMMANDE / PURCHASE ORDER</h1><p><b>N° ${number}</b> &nbsp; Date: ${day(order.date, "dd/mm/yyyy")}</p><p><b style="color:#3B82F6">SOUMIS / SUBMITTED</b></p><table><tr><td style="width:50%"><b>DE / FROM</b><br><b>${buyer.name}</b><br>${buyer.lines.join("<br>")}<br>ICE: 00${random.digits(13)}<td><b>À / TO</b><br><b>${seller.name}</b><br>${seller.lines.join("<br>")}<br>Email: ventes@fournisseur.example<br>Ref: DEV-${random.digits(4)}</table><p><b>Date de livraison prévue / Expected Delivery Date:</b> ${day(order.due, "dd/mm/yyyy")}</p>${table(
        ["#", "Article / Item", "Qté", "Prix Unit.", "Montant", "TVA", "Total"],
        order.items.map((item, i) => [
          item.at,
          item.name,
          item.quantity,
          money(item.price),
          money(item.total),
          money(taxes[i]!),
          money(rounded(item.total + taxes[i]!, 2)),
        ]),
        ["c", "", "c", "r", "r", "r", "r"],
      )}<table style="width:45%;margin-left:55%">${row(["Sous-total / Subtotal:", money(order.net)], ["", "r"])}${row(["TVA / Tax:", money(tax)], ["", "r"])}${row(["<b>TOTAL:</b>", money(rounded(order.net + tax, 2))], ["", "r"])}</table><h3>INFORMATIONS DE LIVRAISON / DELIVERY INFORMATION</h3><p><b>Date de livraison prévue / Expected Delivery Date:</b> ${day(order.due, "dd/mm/yyyy")}<br><b>Conditions de livraison / Delivery Terms:</b> Franco<br><b>Adresse de livraison / Delivery Address:</b> ${site.lines.join(", ")}</p>`,
      "A4",
    ),
    docNumber: number,
    currency: "MAD",
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
    line: () => ({ sku: null, unit: null }),
  };
});

/** A fitter's order: the number is the title, the works' order and its customer in the head, weeks for days, the buyer named last. */
const fitter = printed("wild-montage-unpriced-de", { words: "de", max: 26, quantityDecimals: 2 }, (made) => {
  const order = traded(made, {
    wares: [
      "Unterschrank 60 cm Grifflos",
      "Hochschrank Einbaukühlschrank",
      "Arbeitsplatte Eiche 38 mm",
      "Induktionskochfeld",
      "Spüle Edelstahl",
      "Sockelblende Alu",
      "Dunstabzug Kopffrei",
    ],
    buyers: ["Küchenstudio Bergmann GmbH", "Möbelhaus Ahlers KG"],
    number: "LB-20YY-9999",
    units: ["Stk", "lfm"],
  });
  const { random } = order;
  const meta = (caption: string, value: string) =>
    `<tr><td style="width:90px;color:#64748b">${caption}<td>${value}`;
  return {
    html: page(
      "body{font-family:Helvetica,Arial;font-size:10pt;color:#0f172a}.g th{border-bottom:1px solid #94a3b8}.g td{border-bottom:1px solid #e2e8f0}.s{font-size:9pt;color:#64748b}",
      `<p style="font-size:9pt;letter-spacing:1.2pt;color:#64748b;margin:0">LIEFERANTEN-BESTELLUNG</p><h2 style="margin:2px 0 10px">${order.number}</h2><table>${meta("Lieferant", order.seller.name)}${meta("Auftrag", `AU-${random.digits(5)} (${random.pick(["Familie Jansen", "Praxis Dr. Otte", "Hotel Seeblick"])})`)}${meta("Lieferwoche", `KW ${random.int(3, 50)}/${order.due.slice(0, 4)}`)}${meta("Montagebezug", day(order.due, "d.m.yyyy"))}</table><h3>Positionen</h3>${table(
        ["Pos.", "Artikel", "Menge", "Einheit", "Termin"],
        order.items.map((item) => [
          item.at,
          `${item.name}${item.at % 3 ? `<div class=s>${item.sku} · ${random.pick(["Nordholz", "Elba", "Trentino"])}</div>` : ""}`,
          String(item.quantity).replace(".", ","),
          item.unit,
          random.chance(0.2) ? "offen" : day(item.due, "d.m.yyyy"),
        ]),
        ["", "", "r", "", ""],
      )}<p style="background:#f8fafc;border:1px solid #e2e8f0;padding:8px"><b>Hinweis:</b> Anlieferung bitte zwei Tage vorher avisieren.</p><p>Bitte senden Sie uns Ihre AB mit bestätigtem Liefertermin zurück.<br>${order.buyer.name}</p>`,
      "A4",
    ),
    ...truly(order, ({ at, sku }) => ({ sku: at % 3 ? sku : null, unitPrice: null, lineTotal: null })),
    date: null,
    total: null,
  };
});

/** A school's official form: its annex in the corner, the number below its caption, blanks for the request it answers. */
const annexe = printed(
  "wild-annexe-form-fr",
  { words: "fr", max: 16, scale: 40, priceDecimals: 0, decimals: 0 },
  (made) => {
    const order = traded(made, {
      wares: [
        "Cahiers 100 pages",
        "Stylos bleus",
        "Règles 30 cm",
        "Ramettes A4 80 g",
        "Craies blanches",
        "Registres d'appel",
      ],
      buyers: ["Groupe Scolaire Bilingue Les Flamboyants", "Groupe Scolaire Sainte-Odile"],
      number: "BC-20YY-999",
      units: ["U"],
    });
    const { random, seller } = order;
    return {
      html: page(
        "body{font-family:Helvetica,Arial;font-size:10pt}.g td,.g th{border:1px solid #000;padding:6px}",
        `<p>ANNEXE 15<br>${order.buyer.name}</p><h2 class=c>BON DE COMMANDE N°</h2><p class=r>${order.number}<br>Date: ${day(order.date, "dd/mm/yyyy")}</p><p>Fournisseur: ${seller.name}<br>Adresse: ${seller.lines.join(", ")}<br>Téléphone: ${seller.phone}<br>Email: contact@fournisseur.example</p><p>Demande d'achat n°: ${random.digits(3)} de Secrétariat<br>Date de livraison: ${day(order.due, "dd/mm/yyyy")}</p>${table(
          ["Références", "Désignations", "Quantité", "Prix<br>Unitaire", "TOTAL"],
          order.items.map((item) => [
            item.sku,
            item.name,
            item.quantity,
            us(item.price, 0),
            us(item.total, 0),
          ]),
          ["", "", "c", "r", "r"],
        ).replace(
          "</tbody>",
          `<tr><td colspan=4 class=r><b>TOTAL</b><td class=r><b>${us(order.net, 0)} FCFA</b></tbody>`,
        )}<br><table>${row(["Le Demandeur", "L'Économe", "La Direction"], ["c", "c", "c"])}</table>`,
        "A4",
      ),
      ...truly(order, () => ({ unit: null })),
      currency: undefined,
      requestedDate: order.due,
    };
  },
);

export const wildEurope = [francs, strip, bracketed, bilingual, fitter, annexe];
