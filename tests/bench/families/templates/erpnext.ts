import { printed } from "../_family.ts";
import { fields, page, row } from "../_html.ts";
import { day, eu, lakh, us } from "../_print.ts";

const SMALL = [
  "",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
];
const TENS = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];

/** A whole number in English words. */
function inWords(value: number): string {
  if (value < 20) return SMALL[value]!;
  if (value < 100) return `${TENS[Math.floor(value / 10)]} ${SMALL[value % 10]}`.trim();
  for (const [unit, name] of [
    [1e6, "Million"],
    [1e3, "Thousand"],
    [100, "Hundred"],
  ] as const)
    if (value >= unit) return `${inWords(Math.floor(value / unit))} ${name} ${inWords(value % unit)}`.trim();
  return "";
}

function pairsOf(pairs: [string, string][]): string {
  return pairs
    .map(([caption, value]) => `<tr><td style="width:42%;color:#555"><b>${caption}</b><td>${value}`)
    .join("");
}

/** Standard print of a web ERP: two columns of captions, unit small before the quantity, total of quantities, words. */
const standard = printed("T-erpnext-standard", { max: 30 }, (order) => {
  const total = Math.round(order.net);
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    html: page(
      ".i td,.i th{border:1px solid #d1d8dd;padding:4px 6px}.i th{background:#f7fafc}.k td{padding:1px 4px}small{color:#777;float:left;margin-right:4px}",
      `<table><tr><td class=r><h2 style="margin:0">Purchase Order<br><span style="font-size:11pt;font-weight:normal;color:#666">PUR-ORD-${order.date.slice(0, 4)}-${order.number}</span></h2></table><hr>
<table><tr><td style="width:50%"><table class=k>${pairsOf([
        ["Supplier Name:", order.seller.name],
        ["Address and Contact:", `${order.seller.lines.join("<br>")}<br>Phone: ${order.seller.phone}`],
        ["Supplier Quotation:", `PUR-SQTN-${order.random.digits(5)}`],
      ])}</table><td><table class=k>${pairsOf([
        ["Date:", day(order.date, "dd-mm-yyyy")],
        ["Required By:", day(order.due, "dd-mm-yyyy")],
        ["Company:", order.buyer.name],
        ["Shipping Address:", order.site.lines.join("<br>")],
      ])}</table></table><br>
<table class=i><thead>${row(["Sr", "Item Code", "Description", "Quantity", "Rate", "Amount"], ["c", "", "", "r", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              item.at,
              item.sku,
              item.name,
              `<small>${item.unit}</small>${item.quantity}`,
              `$ ${us(item.price)}`,
              `$ ${us(item.total)}`,
            ],
            ["c", "", "", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<table style="width:50%;margin-left:50%"><tr><td><b>Total Quantity:</b><td class=r>${pieces}<tr><td><b>Total:</b><td class=r>$ ${us(order.net)}<tr><td><b>Grand Total:</b><td class=r>$ ${us(order.net)}<tr><td><b>Rounded Total:</b><td class=r>$ ${us(total)}<tr><td><b>In Words:</b><td class=r>USD ${inWords(total)} only.</table>
<hr><b>Terms:</b> Payment within 30 days of receipt.`,
      "A4",
    ),
    docNumber: `PUR-ORD-${order.date.slice(0, 4)}-${order.number}`,
    currency: "USD",
    requestedDate: order.due,
  };
});

/** The same program's print for Indian tax: rate, discount and code of the tax office between quantity and amount. */
const indian = printed("T-erpnext-gst", { max: 24 }, (order) => {
  const tax = Number((order.net * 0.09).toFixed(2));
  const total = Number((order.net + 2 * tax).toFixed(2));
  return {
    html: page(
      ".i td,.i th{border:1px solid #000;padding:2px 3px;font-size:8pt}h3{margin:3px 0}",
      `<table><tr><td style="width:60%"><h3>${order.buyer.name}</h3>${order.buyer.lines.join(", ")}<br>GSTIN: 27AAACB${order.random.digits(4)}A1Z5, PAN: AAACB${order.random.digits(4)}A<td class=r><h3>PURCHASE ORDER</h3>(Original)</table><hr>
<table><tr><td style="width:50%"><b>To,</b><br>M/s. ${order.seller.name}<br>${order.seller.lines.join("<br>")}<br>GSTIN: 29AAACS${order.random.digits(4)}B1Z2<td>${fields(
        [
          ["PO No.", `PO/${order.date.slice(2, 4)}-${Number(order.date.slice(2, 4)) + 1}/${order.number}`],
          ["PO Date", day(order.date, "dd-mm-yyyy")],
          ["Your Ref.", `Verbal / mail dtd. ${day(order.date, "dd-mm-yyyy")}`],
          ["Delivery On or Before", day(order.due, "dd-mm-yyyy")],
          ["Place of Supply", "27-Maharashtra"],
        ],
      )}</table>
<p>Dear Sir, with reference to the above we are pleased to place our order for the under mentioned items.</p>
<table class=i><thead>${row(["Sl. No.", "Item Code & Description", "HSN/ SAC", "Qty", "UOM", "Rate<br>(Rs.)", "Taxable Value<br>(Rs.)"], ["c", "", "", "r", "c", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              `${item.at}.`,
              `<b>${item.sku}</b><br>${item.name}`,
              `8481${order.random.digits(4)}`,
              us(item.quantity, 2),
              item.unit,
              lakh(item.price),
              lakh(item.total),
            ],
            ["c", "", "", "r", "c", "r", "r"],
          ),
        )
        .join(
          "",
        )}<tr><td colspan=6 class=r><b>Net Total</b><td class=r>${lakh(order.net)}<tr><td colspan=6 class=r>Output CGST @ 9.0<td class=r>${lakh(tax)}<tr><td colspan=6 class=r>Output SGST @ 9.0<td class=r>${lakh(tax)}<tr><td colspan=6 class=r><b>Grand Total (INR)</b><td class=r><b>${lakh(total)}</b></table>
<b>Amount in Words:</b> INR ${inWords(Math.floor(total))} only.<ol><li>Packing & Forwarding: Nil<li>Freight: extra at actuals<li>Payment: 60 days from receipt</ol><p class=r>For ${order.buyer.name}<br><br>Authorised Signatory</p>`,
      "A4",
    ),
    docNumber: `PO/${order.date.slice(2, 4)}-${Number(order.date.slice(2, 4)) + 1}/${order.number}`,
    currency: "INR",
    requestedDate: order.due,
    total,
  };
});

/** A company's own print of it in German, after the letter standard: sender's line, delivery note box, footer of three columns. */
const letter = printed("T-erpnext-din", { words: "de", max: 30 }, (order) => {
  const tax = Number((order.net * 0.19).toFixed(2));
  return {
    html: page(
      "body{font-size:9pt}.b{background:#003d7a;color:#fff;padding:5mm}.g{background:#f5f5f5;font-size:7pt;padding:2mm 5mm}.y{background:#fff8e1;border-left:4px solid #f59e0b;padding:2mm;margin:4mm 0}.i th{background:#003d7a;color:#fff}.i td{border-bottom:1px solid #ddd;padding:3px 4px}.f td{color:#fff;font-size:7pt}",
      `<div class=b><table><tr><td style="font-size:16pt;color:#fff">${order.buyer.name}<td class=r style="color:#fff">${order.buyer.lines.join("<br>")}</table></div><div class=g>${order.buyer.name} · ${order.buyer.lines.join(" · ")}</div>
<table style="margin-top:6mm"><tr><td style="width:55%">${order.seller.name}<br>${order.seller.lines.join("<br>")}<br><br><b>Lieferadresse</b><br>${order.site.name}<br>Warenannahme Tor 3<br>${order.site.lines.join("<br>")}<td><h2 style="margin:0;color:#003d7a">Bestellung</h2>${fields(
        [
          ["Bestellnummer", `B-${order.number}`],
          ["Datum", day(order.date, "dd.mm.yyyy")],
          ["Lieferantennr.", `L-${order.random.digits(5)}`],
          ["Ihr Angebot", `AN${order.random.digits(6)}`],
          ["Projekt", `P${order.random.digits(4)}`],
          ["Bearbeiter", order.person],
        ],
      )}</table>
<div class=y>Bitte geben Sie die Bestellnummer auf Lieferschein und Rechnung an. Lieferung bis spätestens <b>${day(order.due, "dd.mm.yyyy")}</b></div>
<table class=i><thead>${row(["Pos", "Artikel / Beschreibung", "Menge", "Einzelpreis", "Gesamtpreis"], ["c", "", "r", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              item.at,
              `<b>${item.name}</b><br><span style="color:#666;font-size:8pt">Artikelnr.: ${item.buyerSku} | Ihre Artikelnr.: ${item.sku}</span>`,
              `${eu(item.quantity, 0)} ${item.unit}`,
              `${eu(item.price)} €`,
              `${eu(item.total)} €`,
            ],
            ["c", "", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<table style="width:45%;margin-left:55%">${row(["Zwischensumme", `${eu(order.net)} €`], ["", "r"])}${row(["MwSt. 19%", `${eu(tax)} €`], ["", "r"])}${row(["<b>Gesamtbetrag</b>", `<b>${eu(order.net + tax)} €</b>`], ["", "r"])}</table>
<p>Zahlungsbedingungen: 14 Tage 2% Skonto, 30 Tage netto</p>
<div class="b f"><table><tr><td>Kontakt<br>Tel. ${order.buyer.phone}<br>einkauf@kaeufer.example<td>Geschäftsführer: ${order.person}<br>HRB ${order.random.digits(5)}<br>USt-IdNr.: DE${order.random.digits(9)}<td>Musterbank<br>IBAN DE89 3704 0044 0532 0130 00<br>BIC COBADEFFXXX</table></div>`,
      "A4",
    ),
    docNumber: `B-${order.number}`,
    currency: "EUR",
    requestedDate: order.due,
    total: Number((order.net + tax).toFixed(2)),
    line: (item) => ({ buyerSku: item.buyerSku }),
  };
});

export const templatesErpnext = [standard, indian, letter];
