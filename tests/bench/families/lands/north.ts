import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];
const dotted = (iso: string) => day(iso, "dd.mm.yyyy");

/** A Norwegian order: no rules at all, the seller's number under the buyer's. */
const norwegian = drawn("land-plain-no", { words: "no", size: A4, max: 34 }, (order, pen) => {
  const columns = columnsOf(`50 Varenr. | 120/170 Beskrivelse | >340 Antall | 348 Enhet | 380 Lev.dato
    >486 Pris | >550 Beløp`);
  pen.say(50, 40, "Innkjøpsordre", { bold: true, size: 16 });
  pen.block(50, 70, [order.seller.name, ...order.seller.lines]);
  pairs(pen, [360, 450], 70, [
    ["Ordrenr.", order.number],
    ["Ordredato", dotted(order.date)],
    ["Vår ref.", order.person],
    ["Leverandørnr.", order.random.digits(5)],
    ["Leveringsdato", dotted(order.due)],
    ["Valuta", "NOK"],
  ]);
  pen.block(50, 130, ["Leveringsadresse:", order.site.name, ...order.site.lines]);
  const head = () => heads(pen, pen.pages === 1 ? 190 : 50, columns, { bold: true }) + 4;
  const foot = () => {
    pen.say(50, 800, `${order.buyer.name}   ${order.buyer.lines.join(", ")}   Org.nr. NO 987 654 321 MVA`, {
      size: 7.5,
    });
    pen.say(550, 800, `Side ${pen.pages}`, { size: 7.5, align: "right" });
  };
  const flow = flowOf(pen, { y: head(), bottom: 740, again: head, end: foot });
  for (const item of order.items) {
    flow.need(36);
    flow.y = cells(pen, flow.y, columns, [
      item.buyerSku,
      item.name,
      fr(item.quantity, 2),
      item.unit,
      dotted(item.due),
      fr(item.price),
      fr(item.total),
    ]);
    flow.y = pen.say(120, flow.y, `Lev. varenr: ${item.sku}`, { size: 8 }) + 3;
  }
  flow.need(40);
  pen.say(430, flow.y + 8, "Netto NOK", { align: "right" });
  pen.say(550, flow.y + 8, fr(order.net), { align: "right" });
  foot();
  return {
    currency: "NOK",
    requestedDate: order.due,
    line: (item) => ({ buyerSku: item.buyerSku }),
  };
});

/** A Finnish cloud order: unit price as «à-hinta», tax rate by line, the seller at the left. */
const finnish = printed("land-cloud-fi", { words: "fi", max: 24 }, (order) => ({
  html: page(
    ".g th{border-bottom:1px solid #000;font-size:8pt}.g td{border-bottom:1px dotted #bbb}.k td{padding:1px 10px 1px 0}",
    `<table><tr><td style="width:50%"><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td><h2 style="margin:0">OSTOTILAUS</h2><table class=k style="width:auto"><tr><td>Tilausnumero<td>${order.number}<tr><td>Tilauspäivä<td>${dotted(order.date)}<tr><td>Toivottu toimituspäivä<td>${dotted(order.due)}<tr><td>Tilaajan viite<td>${order.person}<tr><td>Maksuehto<td>30 pv netto</table></table><table style="margin:6mm 0"><tr><td style="width:50%">Toimittaja<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<td>Toimitusosoite<br>${order.site.name}<br>${order.site.lines.join("<br>")}</table>
${table(
  ["Nimike", "Kuvaus", "Määrä", "Yks.", "à-hinta", "Alv-%", "Yhteensä"],
  order.items.map((item) => [
    item.sku,
    item.name,
    bare(item.quantity, 0),
    item.unit,
    fr(item.price),
    "25,5",
    fr(item.total),
  ]),
  ["", "", "r", "", "r", "r", "r"],
)}<table style="width:40%;margin:4mm 0 0 60%">${row(["Veroton yhteensä", `${fr(order.net)} EUR`], ["", "r"])}${row(["Alv 25,5 %", `${fr(order.net * 0.255)} EUR`], ["", "r"])}${row(["<b>Yhteensä</b>", `<b>${fr(order.net * 1.255)} EUR</b>`], ["", "r"])}</table>`,
    "A4",
  ),
  currency: "EUR",
  requestedDate: order.due,
  total: rounded(order.net * 1.255, 2),
}));

/** A Belgian order in two tongues at once. */
const belgian = printed("land-two-tongues-be", { words: "nl", max: 24 }, (order) => ({
  html: page(
    ".g td,.g th,.k td{border:1px solid #555}th{font-size:8pt}.k td{font-size:8pt}",
    `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join(" - ")}<br>BTW/TVA BE 0123.456.789<td>Leverancier / Fournisseur<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}</table><h2>BESTELBON / BON DE COMMANDE</h2><table class=k><tr><td>Nummer / Numéro<br><b>${order.number}</b><td>Datum / Date<br><b>${day(order.date, "dd/mm/yyyy")}</b><td>Leverdatum / Date de livraison<br><b>${day(order.due, "dd/mm/yyyy")}</b><td>Contact<br><b>${order.person}</b></table><br>
${table(
  [
    "Artikel<br>Article",
    "Omschrijving<br>Description",
    "Aantal<br>Quantité",
    "Eenh.<br>Unité",
    "Eenh.prijs<br>Prix unit.",
    "Korting<br>Remise",
    "Bedrag<br>Montant",
  ],
  order.items.map((item) => [
    item.sku,
    item.name,
    eu(item.quantity, 0),
    item.unit,
    eu(item.price),
    "",
    eu(item.total),
  ]),
  ["", "", "r", "c", "r", "r", "r"],
)}<p class=r>Totaal excl. BTW / Total HTVA: <b>€ ${eu(order.net)}</b></p><p style="font-size:7pt">Gelieve ons bestelnummer op uw factuur te vermelden. / Veuillez mentionner notre numéro de commande sur votre facture.</p>`,
    "A4",
  ),
  currency: "EUR",
  requestedDate: order.due,
}));

/** A Swedish order by rows of two lines: figures first, then the name, delivery week by line. */
const swedish = drawn("land-two-lines-sv", { words: "sv", size: A4, max: 24 }, (order, pen) => {
  const columns = columnsOf(`40 Rad¶ | 70 Vårt artikelnr¶Benämning | 190 Ert artikelnr¶ | 300 Lev.vecka¶
    >400 Antal¶ | 406 Enhet¶ | >490 À-pris¶ | >555 Radsumma¶`);
  const head = () => {
    pen.say(40, 36, order.buyer.name, { bold: true, size: 13 });
    pen.say(330, 36, "Inköpsorder", { bold: true, size: 13 });
    pen.box(326, 54, 232, 30);
    cells(pen, 57, columnsOf("330 | 410 | 500"), ["Ordernummer", "Orderdatum", "Sida"], { size: 7 });
    cells(pen, 68, columnsOf("330 | 410 | 500"), [order.number, order.date, pen.pages]);
    if (pen.pages === 1) {
      pen.block(326, 100, [order.seller.name, ...order.seller.lines]);
      pen.block(40, 100, ["Godsadress", order.site.name, ...order.site.lines], { size: 8 });
      pen.say(40, 160, `Vår referens: ${order.person}    Betalningsvillkor: 30 dagar netto    Valuta: SEK`);
    }
    const y = pen.pages === 1 ? 184 : 100;
    pen.rule(38, y - 3, 558);
    const rows = heads(pen, y, columns, { size: 8, bold: true });
    pen.rule(38, rows, 558);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 750, again: head });
  for (const item of order.items) {
    flow.need(34);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.buyerSku,
      item.sku,
      `25${order.random.int(10, 52)}`,
      fr(item.quantity, 2),
      item.unit,
      fr(item.price),
      fr(item.total),
    ]);
    flow.y = pen.say(70, flow.y, item.name) + 5;
  }
  pen.say(400, flow.y + 6, "Ordervärde exkl. moms SEK", { align: "right", bold: true });
  pen.say(555, flow.y + 6, fr(order.net), { align: "right", bold: true });
  return { currency: "SEK", line: (item) => ({ buyerSku: item.buyerSku }) };
});

export const landsNorth = [norwegian, finnish, belgian, swedish];
