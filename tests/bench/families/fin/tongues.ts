import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { later, rounded } from "../_order.ts";
import { day, eu, lakh, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly, withTax } from "../_trade.ts";

const right = "right" as const;

/** An Indian ledger's order: the rate with the tax beside the one without it, taxes as rows of the table, a total of pieces. */
const ledger = printed("fin-rate-with-tax", { max: 14 }, (made) => {
  const order = traded(made, {
    wares: [
      "Bearing 6205 ZZ",
      "Coupling Jaw Type L-095",
      "V Belt B-62",
      "Grease Gun 500 cc",
      "Oil Seal 35x52x7",
    ],
    buyers: ["Shree Ganesh Engineering Works", "Kaveri Pumps & Motors", "Vindhya Agro Industries"],
    number: "PO/999/YY",
    units: ["Nos"],
  });
  const tax = rounded(order.net * 0.09, 2);
  const total = Math.round(order.net + 2 * tax);
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const cell = (text: string, value: string) => `<td>${text}<br><b>${value}</b>`;
  const ledgerRow = (text: string, value: string) =>
    `<tr><td><td class=r><i>${text}</i><td><td><td><td><td><td class=r>${value}`;
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        `<b>${item.name}</b><br><i>${item.sku}</i>`,
        `8${order.random.digits(3)}`,
        `<b>${item.quantity} Nos</b>`,
        lakh(item.price * 1.18),
        `${lakh(item.price)}</td><td>Nos`,
        `<b>${lakh(item.total)}</b>`,
      ],
      ["", "", "", "r", "r", "r", "r"],
    ),
  );
  return {
    html: page(
      ".h td{border:1px solid #000}.g th{border:1px solid #000;font-weight:normal}.g td{border-left:1px solid #000;border-right:1px solid #000}.g tr:last-child td{border:1px solid #000}",
      `<div class=c><b>PURCHASE ORDER</b></div><table class=h><tr><td rowspan=3 style="width:50%">Invoice To<br><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>GSTIN/UIN: 27AABCS${order.random.digits(4)}K1Z5${cell("Voucher No.", order.number)}${cell("Dated", day(order.date, "d-Mon-yy"))}
<tr><td>&nbsp;${cell("Mode/Terms of Payment", "30 Days")}<tr>${cell("Reference No. &amp; Date", "")}${cell("Other References", "")}
<tr><td>Consignee (Ship to)<br><b>${order.site.name}</b><br>${order.site.lines.join("<br>")}<td>Dispatched through<br><b>Road</b>${cell("Destination", "Works")}
<tr><td>Supplier (Bill from)<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<td colspan=2>Terms of Delivery<br>FOR destination</table>
<table class=g><thead><tr><th>Sl No.<th>Description of Goods<th>HSN/SAC<th>Quantity<th>Rate<br>(Incl. of Tax)<th>Rate<th>per<th>Amount</thead>${rows.join("")}${[
        ledgerRow("", lakh(order.net)),
        ledgerRow("Input CGST", lakh(tax)),
        ledgerRow("Input SGST", lakh(tax)),
        ledgerRow("Round Off", (total - order.net - 2 * tax).toFixed(2)),
      ].join(
        "",
      )}<tr><td><td class=r>Total<td><td class=r><b>${pieces} Nos</b><td><td><td><td class=r><b>&#8377; ${lakh(total)}</b></table>
<p>Amount Chargeable (in words)<br><b>INR Rupees as above Only</b></p><p class=r>for ${order.buyer.name}<br><br>Authorised Signatory</p><div class=c>This is a Computer Generated Document</div>`,
      "A4",
    ),
    ...truly(order),
    currency: "INR",
    total,
  };
});

/** A German maker's call-off: the price is for a number in a column of its own, the days' parts stand under the position. */
const parts = drawn(
  "fin-teilmengen-de",
  { words: "de", max: 14, size: [595, 842], bases: [1, 100, 100, 1000] },
  (made, pen) => {
    const order = traded(made, {
      wares: "de",
      buyers: ["Ahlbrecht Landtechnik GmbH", "Nordmeyer Getriebebau GmbH & Co. KG", "Feinguss Ilmtal GmbH"],
      number: "BE99999",
      units: ["Stück", "Meter"],
    });
    const columns = columnsOf(`40 Pos. | 68 Artikelnummer | 150 Bezeichnung | >368 Menge | 374 ME
      >460 Einzelpreis | >494 je | >560 Gesamt EUR`);
    const head = () => {
      pen.say(560, 30, order.buyer.name, { bold: true, size: 13, align: right });
      if (pen.pages > 1) {
        pen.say(40, 56, `Bestellung ${order.number}, Seite ${pen.pages}`);
        return 80;
      }
      pen.say(40, 80, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
      pen.block(40, 94, [order.seller.name, ...order.seller.lines]);
      pen.say(40, 170, `Bestellung ${order.number}`, { bold: true, size: 13 });
      pairs(pen, [360, 450], 94, [
        ["Datum:", day(order.date, "dd.mm.yyyy")],
        ["Ihre Kd.-Nr.:", order.random.digits(5)],
        ["Sachbearbeiter:", order.person],
        ["Telefon:", order.buyer.phone],
      ]);
      pen.say(40, 192, `Lieferanschrift: ${order.site.name}, ${order.site.lines.join(", ")}`);
      pen.say(
        40,
        206,
        "Wir bestellen zu unseren Einkaufsbedingungen, die Sie unter www.kunde.example finden:",
      );
      return 230;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      flow.need(44);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.sku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        eu(item.basis, 0),
        eu(item.total),
      ]);
      const first = Math.ceil(item.quantity / 2);
      const days = item.at % 2 ? [item.quantity] : [first, item.quantity - first];
      for (const [i, count] of days.entries())
        if (count)
          flow.y = pen.say(
            150,
            flow.y,
            `Liefertermin ${day(later(item.due, i * 14), "dd.mm.yyyy")}: ${eu(count, 0)} ${item.unit}`,
            { size: 8 },
          );
      flow.y += 4;
    }
    flow.need(50);
    pairs(pen, [400, 500], flow.y + 4, [
      ["Warenwert netto", eu(order.net)],
      ["19 % MwSt.", eu(order.net * 0.19)],
      ["Gesamtbetrag EUR", eu(withTax(order, 19))],
    ]);
    return { ...truly(order), currency: "EUR", total: withTax(order, 19) };
  },
);

/** A Mexican small suite's order: the currency before each amount, the tax by line as a code, the sum in letters. */
const pesos = printed("fin-moneda-por-celda-es", { words: "es", max: 18 }, (made) => {
  const order = traded(made, {
    wares: "es",
    buyers: [
      "Molinos San Aurelio, S.A. de C.V.",
      "Empaques del Istmo, S.A. de C.V.",
      "Grupo Minero Tepalcate",
    ],
    number: "109999",
    units: ["PZA", "CAJA"],
  });
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        item.sku,
        item.name,
        `${us(item.quantity)} ${item.unit}`,
        `MXN ${us(item.price)}`,
        "IVAC16",
        `MXN ${us(item.total)}`,
      ],
      ["c", "", "", "r", "r", "c", "r"],
    ),
  );
  const party = (text: string, { name, lines }: typeof order.buyer) =>
    `<td><b>${text}</b><br>${name}<br>${lines.join("<br>")}`;
  return {
    html: page(
      ".g th{background:#d8d8d8;border-bottom:1px solid #000}.g td{border-bottom:1px solid #ddd}",
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>RFC: MSA${order.random.digits(6)}QX1<td class=r><b style="font-size:14pt">Orden de compra</b><br>Número de documento: ${order.number}<br>Fecha del documento: ${day(order.date, "dd/mm/yyyy")}<br>Fecha de entrega: ${day(order.due, "dd/mm/yyyy")}<br>Página 1</table>
<table style="margin:12px 0"><tr>${party("Proveedor", order.seller)}${party("Destino", order.site)}<td><b>Condiciones</b><br>Crédito 30 días<br>Comprador: ${order.person}</table>
<table class=g><thead>${row(["#", "Código", "Descripción", "Cantidad", "Precio unitario", "Impuesto", "Importe"], ["c", "", "", "r", "r", "c", "r"], "th")}</thead>${rows.join("")}</table>
<table style="width:45%;margin-left:55%"><tr><td>Subtotal<td class=r>MXN ${us(order.net)}<tr><td>IVA 16%<td class=r>MXN ${us(order.net * 0.16)}<tr><td><b>Total</b><td class=r><b>MXN ${us(withTax(order, 16))}</b></table>
<p>Importe con letra: (son los pesos arriba señalados 00/100 M.N.)</p><p>Favor de anexar copia de esta orden a su factura. Horario de recibo: lunes a viernes de 8:00 a 14:00 h.</p>`,
    ),
    ...truly(order),
    currency: "MXN",
    requestedDate: order.due,
    total: withTax(order, 16),
  };
});

export const finTongues = [ledger, parts, pesos];
