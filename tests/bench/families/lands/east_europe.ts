import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];
const dotted = (iso: string) => day(iso, "dd.mm.yyyy");

/** A Czech package: both parties in boxes, the name above its figures, tax by line. */
const czech = drawn(
  "land-boxes-cs",
  { words: "cs", size: A4, max: 26, base: { face: "unicode", size: 8 } },
  (order, pen) => {
    const columns = columnsOf(`40 Označení dodávky | >236 Množství | >300 J.cena | >340 Sleva | >410 Cena
      >440 %DPH | >492 DPH | >556 Kč Celkem`);
    pen.say(40, 30, order.buyer.name, { bold: true });
    pen.say(556, 28, `OBJEDNÁVKA č. ${order.number}`, { bold: true, size: 12, align: "right" });
    pen.box(36, 48, 260, 110);
    pen.say(40, 52, "Odběratel:");
    pen.block(50, 66, [order.buyer.name, ...order.buyer.lines], { bold: true, size: 9 });
    pen.say(50, 110, "IČ: 12345678     DIČ: CZ12345678");
    pen.say(50, 122, `Telefon: ${order.buyer.phone}`);
    pen.box(300, 48, 260, 110);
    pen.say(304, 52, "Dodavatel:");
    pen.block(314, 66, [order.seller.name, ...order.seller.lines], { bold: true, size: 9 });
    pen.say(314, 110, "IČ: 87654321     DIČ: CZ87654321");
    pen.say(40, 136, `Konečný příjemce: ${order.site.name}, ${order.site.lines[0]}`);
    pairs(pen, [304, 420], 164, [
      ["Datum zápisu:", dotted(order.date)],
      ["Objednávku dodat do:", dotted(order.due)],
      ["Forma úhrady:", "příkazem"],
    ]);
    pen.say(40, 164, `Vyřizuje: ${order.person}`);
    pen.say(40, 200, "Objednáváme u Vás:");
    const head = () => {
      const y = pen.pages === 1 ? 214 : 40;
      const rows = heads(pen, y, columns);
      pen.rule(36, rows, 560);
      return rows + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(30);
      flow.y = pen.say(40, flow.y, item.name);
      flow.y =
        cells(pen, flow.y, columns, [
          `   ${item.sku}`,
          `${fr(item.quantity, 0)} ${item.unit}`,
          fr(item.price),
          "",
          fr(item.total),
          "21%",
          fr(item.total * 0.21),
          fr(item.total * 1.21),
        ]) + 3;
    }
    pen.rule(36, flow.y, 560);
    cells(pen, flow.y + 4, columns, [
      "Součet položek",
      "",
      "",
      "",
      fr(order.net),
      "",
      fr(order.net * 0.21),
      fr(order.net * 1.21),
    ]);
    pen.say(300, flow.y + 22, "CELKEM K ÚHRADĚ", { bold: true, size: 10 });
    pen.say(556, flow.y + 22, fr(order.net * 1.21), { bold: true, size: 10, align: "right" });
    return { currency: "CZK", requestedDate: order.due, total: rounded(order.net * 1.21, 2) };
  },
);

/** A Romanian order: columns numbered under their captions, sums in lei. */
const romanian = printed("land-numbered-ro", { words: "ro", max: 24 }, (order) => ({
  html: page(
    ".g td,.g th{border:1px solid #000}h2{text-align:center;margin:6mm 0 1mm}",
    `<table><tr><td style="width:50%">Beneficiar: <b>${order.buyer.name}</b><br>Nr. ord. reg. com.: J08/123/2009<br>C.I.F.: RO12345678<br>Sediul: ${order.buyer.lines.join(", ")}<td>Furnizor: <b>${order.seller.name}</b><br>C.I.F.: RO87654321<br>Sediul: ${order.seller.lines.join(", ")}</table><h2>COMANDĂ</h2><p class=c>Nr. ${order.number} din ${dotted(order.date)}</p><p>Termen de livrare: ${dotted(order.due)}</p>
${table(
  [
    "Nr.<br>crt.",
    "Cod",
    "Denumirea produselor",
    "U.M.",
    "Cantitatea",
    "Preț unitar<br>(fără TVA)<br>- lei -",
    "Valoarea<br>- lei -",
  ],
  [
    ["0", "1", "2", "3", "4", "5", "6 (4x5)"],
    ...order.items.map((item) => [
      item.at,
      item.sku,
      item.name,
      item.unit,
      bare(item.quantity, 2),
      bare(item.price),
      bare(item.total),
    ]),
    ["", "", "Total", "", "", "", bare(order.net)],
  ],
  ["c", "", "", "c", "r", "r", "r"],
)}<p>Valoarea nu include TVA. Plata: OP la 30 zile de la recepție.</p><p>Întocmit: ${order.person}</p>`,
    "A4",
  ),
  currency: "RON",
  requestedDate: order.due,
}));

/** A Greek order in capitals. */
const greek = printed("land-capitals-el", { words: "el", max: 24 }, (order) => ({
  html: page(
    ".g th{background:#eee;border:1px solid #666;font-size:8pt}.g td{border-left:1px solid #666;border-right:1px solid #666}.g{border-bottom:1px solid #666}",
    `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>ΑΦΜ: 099999999 ΔΟΥ: ΛΑΡΙΣΑΣ<td><table style="border:1px solid #666"><tr><td>ΕΙΔΟΣ ΠΑΡΑΣΤΑΤΙΚΟΥ<td>ΑΡΙΘΜΟΣ<td>ΗΜΕΡΟΜΗΝΙΑ<tr><td><b>ΠΑΡΑΓΓΕΛΙΑ ΑΓΟΡΑΣ</b><td><b>${order.number}</b><td><b>${day(order.date, "dd/mm/yyyy")}</b></table></table>
<div style="border:1px solid #666;margin:4mm 0;padding:2mm">ΠΡΟΜΗΘΕΥΤΗΣ: ${order.seller.name}<br>ΔΙΕΥΘΥΝΣΗ: ${order.seller.lines.join(", ")}<br>ΑΦΜ: 088888888<br>ΗΜ/ΝΙΑ ΠΑΡΑΔΟΣΗΣ: ${day(order.due, "dd/mm/yyyy")}</div>${table(
      ["ΚΩΔΙΚΟΣ", "ΠΕΡΙΓΡΑΦΗ", "Μ.Μ.", "ΠΟΣΟΤΗΤΑ", "ΤΙΜΗ", "ΕΚΠΤ.%", "ΑΞΙΑ", "ΦΠΑ"],
      order.items.map((item) => [
        item.sku,
        item.name.toUpperCase(),
        item.unit,
        eu(item.quantity, 2),
        eu(item.price),
        "0,00",
        eu(item.total),
        "24",
      ]),
      ["", "", "c", "r", "r", "r", "r", "c"],
    )}<table style="width:45%;margin:4mm 0 0 55%">${row(["ΣΥΝΟΛΟ ΠΡΟ ΦΠΑ", eu(order.net)], ["", "r"])}${row(["ΦΠΑ 24%", eu(order.net * 0.24)], ["", "r"])}${row(["<b>ΠΛΗΡΩΤΕΟ €</b>", `<b>${eu(order.net * 1.24)}</b>`], ["", "r"])}</table>`,
    "A4",
  ),
  currency: "EUR",
  requestedDate: order.due,
  total: rounded(order.net * 1.24, 2),
}));

/** A Polish package: symbol under the name, net and gross worth, the sum by rate. */
const polish = printed("land-gross-pl", { words: "pl", max: 26 }, (order) => ({
  html: page(
    "td,th{font-size:8.5pt}.g td,.g th{border:1px solid #000}.r{white-space:nowrap}",
    `<table><tr><td>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<br>NIP: 6312345678<td class=r>Miejsce wystawienia: Katowice<br>Data wystawienia: ${order.date}<br>Termin realizacji: ${order.due}</table><h2 style="margin:6mm 0 2mm">Zamówienie do dostawcy ZD ${order.number}/${order.date.slice(0, 4)}</h2><table><tr><td style="width:50%"><b>Zamawiający:</b><br>${order.buyer.name}<br>${order.buyer.lines.join(", ")}<td><b>Dostawca:</b><br>${order.seller.name}<br>${order.seller.lines.join(", ")}</table><br>
${table(
  ["Lp.", "Nazwa", "Ilość", "Jm", "Cena netto", "Wartość netto", "VAT", "Wartość VAT", "Wartość brutto"],
  [
    ...order.items.map((item) => [
      item.at,
      `${item.name}<br>Symbol: ${item.sku}`,
      fr(item.quantity, 0),
      item.unit,
      fr(item.price),
      fr(item.total),
      "23%",
      fr(item.total * 0.23),
      fr(item.total * 1.23),
    ]),
    ["", "", "", "", "Razem:", fr(order.net), "", fr(order.net * 0.23), fr(order.net * 1.23)],
    ["", "", "", "", "W tym:", fr(order.net), "23%", fr(order.net * 0.23), fr(order.net * 1.23)],
  ],
  ["c", "", "r", "", "r", "r", "r", "r", "r"],
)}<p><b>Razem do zapłaty: ${fr(order.net * 1.23)} PLN</b></p><p>Wystawił: ${order.person}</p>`,
    "A4",
  ),
  docNumber: `ZD ${order.number}/${order.date.slice(0, 4)}`,
  currency: "PLN",
  requestedDate: order.due,
  total: rounded(order.net * 1.23, 2),
}));

/** A Turkish form: captions with colons in a box, VAT rate before the amount, a date by line. */
const turkish = printed("land-form-tr", { words: "tr", max: 26 }, (order) => ({
  html: page(
    "td,th{font-size:8pt}.b td{border:1px solid #000}.g td,.g th{border:1px solid #000}.g th{background:#cfd8e6}",
    `<table class=b><tr><td style="width:30%;font-size:13pt"><b>${order.buyer.name}</b><td class=c style="font-size:13pt">SATINALMA SİPARİŞ FORMU<td style="width:25%">Doküman No: FR-SA-04<br>Yayın Tarihi: 01.02.2018<br>Revizyon No: 02</table><table class=b style="margin-top:2mm"><tr><td>Sipariş No: ${order.number}<td>Sipariş Tarihi: ${dotted(order.date)}<td>Para Birimi: TL<tr><td colspan=2>Tedarikçi Firma: ${order.seller.name}<td>Ödeme: 60 gün vade<tr><td colspan=2>Adres: ${order.seller.lines.join(" ")}<td>Teslim Yeri: ${order.site.lines[1]}</table><br>
${table(
  [
    "S.No",
    "Malzeme Kodu",
    "Malzeme Açıklaması",
    "Miktar",
    "Birim",
    "Birim Fiyat",
    "KDV %",
    "Tutar",
    "Termin Tarihi",
  ],
  order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    eu(item.quantity, 0),
    item.unit,
    eu(item.price),
    "20",
    eu(item.total),
    dotted(item.due),
  ]),
  ["c", "", "", "r", "c", "r", "c", "r", "c"],
)}<table class=b style="width:40%;margin-left:60%"><tr><td>Ara Toplam<td class=r>${eu(order.net)} TL<tr><td>KDV<td class=r>${eu(order.net * 0.2)} TL<tr><td>Genel Toplam<td class=r>${eu(order.net * 1.2)} TL</table><p>Hazırlayan: ${order.person} &nbsp;&nbsp;&nbsp; Onaylayan:</p>`,
    "A4",
  ),
  currency: "TRY",
  total: rounded(order.net * 1.2, 2),
}));

export const landsEastEurope = [czech, romanian, greek, polish, turkish];
