import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";

const MONTHS: Record<string, string[]> = {
  en: "January February March April May June July August September October November December".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};

/** A day in words: 3 March 2024. */
export function spoken(iso: string, tongue = "en"): string {
  const [year, month, at] = iso.split("-");
  const glue = { es: " de ", de: " " }[tongue] ?? " ";
  const stop = tongue === "de" ? "." : "";
  return `${Number(at)}${stop}${glue}${MONTHS[tongue]![Number(month) - 1]}${tongue === "es" ? " de " : " "}${year}`;
}

const LETTER =
  "body{font-family:Georgia,'DejaVu Serif',serif;font-size:11pt;margin:0 10mm}.g td,.g th{border:1px solid #000;padding:3px 6px}.h{text-align:center;border-bottom:2px solid #335}p{margin:10px 0}";

/** A letter typed with a table in it, the order's number in its subject. */
const typed = printed("hand-word-letter", { words: "uk", max: 14 }, (order) => ({
  html: page(
    LETTER,
    `<div class=h><h2>${order.buyer.name}</h2>${order.buyer.lines.join(", ")} &bull; Tel. ${order.buyer.phone}</div>
<p>${spoken(order.date)}</p><p>${[order.seller.name, ...order.seller.lines].join("<br>")}</p>
<p>Dear Mr Hollis,</p><p><b>Re: Purchase order ${order.number} - spares for the spring shutdown</b></p>
<p>Thank you for your quotation of last month. We are pleased to order the following items:</p>
${table(
  ["Item", "Description", "Your ref.", "Quantity", "Price each", "Total"],
  order.items.map((item) => [
    item.at,
    item.name,
    item.sku,
    item.quantity,
    `&pound;${us(item.price)}`,
    `&pound;${us(item.total)}`,
  ]),
  ["c", "", "", "c", "r", "r"],
)}
<p>The total value of this order is <b>&pound;${us(order.net)}</b> plus VAT.</p>
<p>Please deliver everything to our works at ${order.site.lines.join(", ")} no later than ${spoken(order.due)}. Our terms are 30 days net. If any item is not available by then, please ring me on extension 214.</p>
<p>Yours sincerely,</p><p><br>${order.person}<br>Works Engineer</p>`,
    "A4",
  ),
  currency: "GBP",
  requestedDate: order.due,
  line: () => ({ unit: null }),
}));

/** A French firm's letter: the items in a table without lines. */
const lettre = printed("hand-lettre", { words: "fr", max: 12 }, (order) => {
  const tax = rounded(order.net * 0.2, 2);
  return {
    html: page(
      `${LETTER}.g td,.g th{border:0;border-bottom:1px solid #999}`,
      `<p><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Tél. ${order.buyer.phone}</p>
<p style="margin-left:90mm">${[order.seller.name, ...order.seller.lines].join("<br>")}</p>
<p style="margin-left:90mm">Le ${spoken(order.date, "fr")}</p>
<p><b>Objet : commande n° ${order.number}</b></p><p>Madame, Monsieur,</p>
<p>Nous vous prions de bien vouloir nous livrer les articles suivants pour le ${spoken(order.due, "fr")} :</p>
${table(
  ["Réf.", "Désignation", "Qté", "Prix unitaire HT", "Montant HT"],
  order.items.map((item) => [
    item.sku,
    item.name,
    `${item.quantity}`,
    `${fr(item.price)} €`,
    `${fr(item.total)} €`,
  ]),
  ["", "", "r", "r", "r"],
)}
<p class=r>Total HT : ${fr(order.net)} €<br>TVA 20 % : ${fr(tax)} €<br><b>Total TTC : ${fr(rounded(order.net + tax, 2))} €</b></p>
<p>Règlement à 30 jours fin de mois par virement. Veuillez agréer, Madame, Monsieur, nos salutations distinguées.</p><p>${order.person}<br>Service achats</p>`,
      "A4",
    ),
    currency: "EUR",
    total: rounded(order.net + tax, 2),
    requestedDate: order.due,
    line: () => ({ unit: null }),
  };
});

/** A German letter after DIN 5008: reference line, count with unit in one cell. */
const brief = printed("hand-brief", { words: "de", max: 12 }, (order) => ({
  html: page(
    `${LETTER}body{font-family:Arial,'DejaVu Sans'}small{color:#555}.ref td{font-size:9pt}`,
    `<h3>${order.buyer.name}</h3><small>${order.buyer.name} · ${order.buyer.lines.join(" · ")}</small>
<p>Firma<br>${[order.seller.name, ...order.seller.lines].join("<br>")}</p>
<table class=ref><tr><td><small>Ihr Zeichen</small><td><small>Unser Zeichen</small><td><small>Telefon</small><td><small>Datum</small></tr><tr><td>AN-2231<td>EK/hö<td>${order.buyer.phone}<td>${day(order.date, "dd.mm.yyyy")}</tr></table>
<p><b>Bestellung Nr. ${order.number}</b></p><p>Sehr geehrte Damen und Herren,<br>auf Grundlage Ihres Angebots bestellen wir:</p>
${table(
  ["Pos", "Menge", "Artikel", "Ihre Art.-Nr.", "Einzelpreis", "Gesamt"],
  order.items.map((item) => [
    item.at,
    `${eu(item.quantity, 0)} ${item.unit}`,
    item.name,
    item.sku,
    `${eu(item.price)} €`,
    `${eu(item.total)} €`,
  ]),
  ["c", "r", "", "", "r", "r"],
)}
<p>Gesamtpreis netto: ${eu(order.net)} € zzgl. der gesetzlichen Mehrwertsteuer.</p>
<p>Liefertermin: ${day(order.due, "dd.mm.yyyy")}, frei Haus. Bitte bestätigen Sie den Auftrag schriftlich.</p><p>Mit freundlichen Grüßen</p><p>i. A. ${order.person}</p>`,
    "A4",
  ),
  currency: "EUR",
  requestedDate: order.due,
}));

/** A Spanish letter: numbered items with their prices in a table with lines. */
const carta = printed("hand-carta", { words: "es", max: 10 }, (order) => ({
  html: page(
    LETTER,
    `<p class=r>Madrid, ${spoken(order.date, "es")}</p><p><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}</p>
<p>A la atención de: ${order.seller.name}</p><p><b>Asunto: Pedido núm. ${order.number}</b></p>
<p>Muy señores nuestros: por la presente les confirmamos el siguiente pedido, según su oferta:</p>
${table(
  ["Nº", "Referencia", "Concepto", "Unidades", "Precio ud.", "Importe"],
  order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    item.quantity,
    `${eu(item.price)} €`,
    `${eu(item.total)} €`,
  ]),
  ["c", "", "", "r", "r", "r"],
)}
<p>Importe total (IVA no incluido): <b>${eu(order.net)} €</b></p><p>Plazo de entrega: ${day(order.due, "dd/mm/yyyy")}. Forma de pago: transferencia a 60 días.</p><p>Atentamente,</p><p>${order.person}</p>`,
    "A4",
  ),
  currency: "EUR",
  requestedDate: order.due,
  line: () => ({ unit: null }),
}));

/** A list without a table: count, name, code and price in a line each. */
const list = drawn("hand-list", { min: 3, max: 14 }, (order, pen) => {
  pen.say(60, 50, order.buyer.name, { bold: true, size: 14 });
  pen.say(60, 68, order.buyer.lines.join(", "));
  pen.say(60, 96, `PO ${order.number}`, { bold: true, size: 12 });
  pen.say(60, 114, `Date: ${day(order.date, "m/d/yyyy")}`);
  pen.say(60, 128, `To: ${order.seller.name}`);
  let y = pen.say(60, 156, "Hi, please send us:", { size: 11 }) + 6;
  for (const item of order.items)
    y =
      pen.say(
        72,
        y,
        `- ${item.quantity} x ${item.name} (${item.sku}) @ $${us(item.price)} = $${us(item.total)}`,
        { size: 10.5 },
      ) + 4;
  y = pen.say(60, y + 8, `Total: $${us(order.net)}`, { bold: true, size: 11 });
  y = pen.say(60, y + 8, `Need it by ${day(order.due, "m/d/yyyy")}. Ship UPS ground on our account.`);
  pen.say(60, y + 14, `Thanks, ${order.person}`);
  return { currency: "USD", requestedDate: order.due, line: () => ({ unit: null }) };
});

/** A list without prices: code, dash, name, count with unit. */
const noPrices = drawn("hand-list-plain", { min: 4, max: 16 }, (order, pen) => {
  pen.say(54, 48, "ORDER", { bold: true, size: 18 });
  pen.say(54, 74, `Company: ${order.buyer.name}`);
  pen.say(54, 88, `Our order no: ${order.number}`);
  pen.say(54, 102, `Date: ${spoken(order.date)}`);
  pen.say(54, 116, `Deliver to: ${order.site.lines.join(", ")}`);
  let y = 144;
  for (const item of order.items)
    y = pen.say(54, y, `${item.sku} - ${item.name} - ${item.quantity} ${item.unit}`, { size: 11 }) + 3;
  pen.say(54, y + 12, "Please confirm prices and delivery.");
  return { total: null, line: () => ({ unitPrice: null, lineTotal: null }) };
});

export const handsLetters = [typed, lettre, brief, carta, list, noPrices];
