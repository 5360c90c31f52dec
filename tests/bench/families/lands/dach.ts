import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { ch, day, eu } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];
const german = (iso: string) => day(iso, "dd.mm.yyyy");

/** A small office's letter: sender above the address, data at the right, quantity with its unit in one cell. */
const office = printed("land-office-de", { words: "de", max: 24 }, (order) => {
  const tax = rounded(order.net * 0.19, 2);
  const { buyer, seller } = order;
  const rows = order.items.map((item) => [
    item.at,
    `${item.sku}`,
    `<b>${item.name}</b><br>Verpackung nach Absprache`,
    `${eu(item.quantity, 2)} ${item.unit}`,
    eu(item.price),
    eu(item.total),
  ]);
  return {
    html: page(
      ".g th{border-bottom:1px solid #000;border-top:1px solid #000}.i td{padding:0 8px 0 0}.s{font-size:6.5pt;text-decoration:underline}",
      `<div class=r style="font-size:15pt;color:#357">${buyer.name}</div><table style="margin-top:14mm"><tr><td style="width:60%"><span class=s>${buyer.name} · ${buyer.lines.join(" · ")}</span><br><br>Firma<br>${seller.name}<br>${seller.lines.join("<br>")}<td><table class=i><tr><td>Bestell-Nr.:<td class=r>${order.number}<tr><td>Datum:<td class=r>${german(order.date)}<tr><td>Lieferanten-Nr.:<td class=r>70${order.random.digits(3)}<tr><td>Liefertermin:<td class=r>${german(order.due)}<tr><td>Bearbeiter:<td class=r>${order.person}<tr><td>Telefon:<td class=r>${buyer.phone}</table></table>
<h2 style="margin:8mm 0 2mm">Bestellung</h2><p>Sehr geehrte Damen und Herren,<br>wir bestellen zu Ihren Liefer- und Zahlungsbedingungen wie folgt:</p>${table(["Pos", "Art-Nr.", "Bezeichnung", "Menge", "Einzelpreis", "Gesamt"], rows, ["", "", "", "r", "r", "r"])}
<table style="width:50%;margin-left:50%;border-top:1px solid"><tr><td>Gesamt Netto<td class=r>${eu(order.net)} €<tr><td>zzgl. 19,00 % USt. auf ${eu(order.net)} €<td class=r>${eu(tax)} €<tr><td><b>Gesamtbetrag</b><td class=r><b>${eu(order.net + tax)} €</b></table>
<p>Bitte bestätigen Sie den Auftrag unter Angabe unserer Bestell-Nr.</p><p>Mit freundlichen Grüßen<br><br>${order.person}</p><table style="font-size:7pt;margin-top:10mm;border-top:1px solid"><tr><td>${buyer.name}<br>${buyer.lines.join("<br>")}<td>Bankverbindung<br>IBAN DE02 1203 0000 0000 2020 51<br>BIC BYLADEM1001<td>HRB 44812<br>USt-IdNr. DE123456789<br>Geschäftsführer: K. Brandt</table>`,
      "A4",
    ),
    currency: "EUR",
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
  };
});

/** A maker's system: figures in one row, then name, the seller's number and the week below; prices per 100. */
const maker = drawn("land-maker-de", { words: "de", size: A4, max: 22, bases: [1, 100] }, (order, pen) => {
  const columns = columnsOf(`56 Pos. | 88 Teile-Nr. | >250 Menge | 256 ME | 300 Liefertermin | >420 Preis EUR
    >452 pro | >545 Wert EUR`);
  pen.say(56, 40, order.buyer.name, { bold: true, size: 14 });
  pen.say(56, 58, order.buyer.lines.join(", "), { size: 8 });
  pen.say(56, 110, "Firma");
  pen.block(56, 121, [order.seller.name, ...order.seller.lines]);
  pen.say(340, 100, "B E S T E L L U N G", { bold: true, size: 13 });
  pairs(pen, [340, 440], 122, [
    ["Nummer", order.number],
    ["Datum", german(order.date)],
    ["Ihre Kunden-Nr.", order.random.digits(5)],
    ["Einkäufer", order.person],
    ["Ihr Angebot", `A-${order.random.digits(5)} vom 03.01.2021`],
    ["Versandart", "Spedition"],
  ]);
  const head = () => {
    if (pen.pages > 1) {
      pen.say(56, 36, `Bestellung ${order.number}`, { bold: true });
      pen.say(545, 36, `Seite ${pen.pages}`, { align: "right" });
    }
    const y = pen.pages === 1 ? 216 : 56;
    pen.rule(54, y - 3, 547);
    const rows = heads(pen, y, columns, { bold: true, size: 8.5 });
    pen.rule(54, rows, 547);
    return rows + 5;
  };
  const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
  for (const item of order.items) {
    flow.need(50);
    flow.y = cells(pen, flow.y, columns, [
      String(item.at * 10),
      item.buyerSku,
      eu(item.quantity, 0),
      item.unit,
      `KW ${order.random.int(10, 50)}/2025`,
      eu(item.price),
      item.basis,
      eu(item.total),
    ]);
    flow.y = pen.say(88, flow.y, item.name);
    flow.y = pen.say(88, flow.y, `Ihre Art.-Nr.: ${item.sku}`);
    if (item.at % 4 === 2) flow.y = pen.say(88, flow.y, "Zeichnung 4-2210.118 Index c, Werkszeugnis 2.2");
    flow.y += 5;
  }
  flow.need(60);
  pen.rule(54, flow.y, 547);
  pen.say(300, flow.y + 5, "Bestellwert netto EUR", { bold: true });
  pen.say(545, flow.y + 5, eu(order.net), { bold: true, align: "right" });
  pen.say(56, flow.y + 24, "Zahlungsbedingung: 14 Tage 3 % Skonto, 30 Tage netto. Lieferbedingung: DAP");
  return { currency: "EUR", line: (item) => ({ buyerSku: item.buyerSku }) };
});

/** A Swiss order with sums carried from page to page and discounts. */
const swiss = drawn("land-swiss-carry", { words: "de", size: A4, max: 40 }, (order, pen) => {
  const columns = columnsOf(`60 Artikel | 130/180 Bezeichnung | >350 Anzahl | 356 Einh. | >430 Preis
    >468 Rabatt | >540 Betrag CHF`);
  const off = order.items.map(() => order.random.pick([0, 0, 10, 25]));
  const totals = order.items.map((item, i) => rounded((item.total * (100 - off[i]!)) / 100, 2));
  let carried = 0;
  pen.block(60, 40, [order.buyer.name, ...order.buyer.lines, `Tel. ${order.buyer.phone}`], { size: 8 });
  pen.block(350, 110, [order.seller.name, ...order.seller.lines], { size: 10 });
  pen.say(60, 190, `Bestellung Nr. ${order.number}`, { bold: true, size: 13 });
  pen.say(60, 210, `Bern, ${german(order.date)} / ${order.person}`);
  pen.say(
    60,
    224,
    `Lieferadresse: ${order.site.name}, ${order.site.lines.join(", ")}    Liefertermin: ${german(order.due)}`,
  );
  const head = () => {
    const rows = heads(pen, pen.pages === 1 ? 246 : 60, columns, { bold: true, size: 8.5 });
    pen.rule(58, rows, 542);
    if (pen.pages === 1) return rows + 4;
    pen.say(130, rows + 4, "Übertrag");
    pen.say(540, rows + 4, ch(carried), { align: "right" });
    return rows + 20;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 720,
    again: head,
    end: () => {
      pen.say(130, 735, "Übertrag");
      pen.say(540, 735, ch(carried), { align: "right" });
    },
  });
  order.items.forEach((item, i) => {
    flow.need(28);
    carried = rounded(carried + totals[i]!, 2);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        ch(item.quantity, 0),
        item.unit,
        ch(item.price),
        off[i] ? `${off[i]}%` : "",
        ch(totals[i]!),
      ]) + 3;
  });
  const tax = rounded(carried * 0.081, 2);
  flow.need(60);
  pairs(pen, [350, 430], flow.y + 6, [
    ["Total netto", ""],
    ["MWST 8.1%", ""],
    ["Total CHF inkl. MWST", ""],
  ]);
  [carried, tax, carried + tax].forEach(
    (value, i) => void pen.say(540, flow.y + 6 + i * 10.98, ch(value), { align: "right" }),
  );
  return {
    currency: "CHF",
    requestedDate: order.due,
    total: rounded(carried + tax, 2),
    line: (item) => ({ lineTotal: totals[item.at - 1] }),
  };
});

/** An Austrian order: quantity before the article, VAT code, dates by groups of lines. */
const austrian = printed("land-austria", { words: "de", max: 30, priceDecimals: 3 }, (order) => ({
  html: page(
    "td,th{font-size:8.5pt}.g{margin-top:5mm}.g th{background:#ddd}.k{width:auto}",
    `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}<br>UID: ATU12345678 · FN 123456a<td class=r style="font-size:18pt">BESTELLUNG</table>
<table style="margin-top:8mm"><tr><td style="width:55%;border:1px solid;height:26mm">An<br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td style="border:1px solid"><table class=k><tr><td>Belegnummer<td>EB${order.number}<tr><td>Belegdatum<td>${german(order.date)}<tr><td>Lieferant<td>33${order.random.digits(4)}<tr><td>Sachbearbeiter<td>${order.person}</table></table>
${table(
  ["Pos.", "Menge", "EH", "Artikelnummer / Bezeichnung", "Preis/EH", "USt", "Gesamtpreis"],
  order.items.map((item) => [
    item.at,
    eu(item.quantity, 2),
    item.unit,
    `${item.sku}<br>${item.name}`,
    eu(item.price, 3),
    "20",
    eu(item.total),
  ]),
  ["c", "r", "", "", "r", "c", "r"],
)}<table style="margin-top:4mm"><tr><td style="width:60%">Lieferung frei Haus bis spätestens ${german(order.due)}<td>Nettobetrag EUR<td class=r>${eu(order.net)}<tr><td><td>20 % USt EUR<td class=r>${eu(order.net * 0.2)}<tr><td><td><b>Bruttobetrag EUR</b><td class=r><b>${eu(order.net * 1.2)}</b></table>`,
    "A4",
  ),
  docNumber: `EB${order.number}`,
  currency: "EUR",
  requestedDate: order.due,
  total: rounded(order.net * 1.2, 2),
}));

export const landsDach = [office, maker, swiss, austrian];
