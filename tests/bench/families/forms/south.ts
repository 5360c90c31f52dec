import { drawn, printed } from "../_family.ts";
import { fields, page, row } from "../_html.ts";
import { bare, day, eu, fr, lakh, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];

function rounded(value: number, decimals = 2): number {
  return Number(value.toFixed(decimals));
}

/** An Indian maker: number and date in one cell, HSN and drawing under the name, tax at the foot, lakhs and words. */
const indian = drawn(
  "form-indian-maker",
  { size: A4, max: 18, forms: ["words", "glyphs", "runs"] },
  (order, pen) => {
    const number = `${order.buyer.name.slice(0, 2).toUpperCase()}/PUR/23-24/${order.number.slice(0, 4)}`;
    const tax = rounded(order.net * 0.09);
    const total = rounded(order.net + 2 * tax);
    const name = `${order.buyer.name.split(" ").slice(0, 2).join(" ")} Private Limited`;
    const columns = columnsOf(`^58 Sr.¶No. | 76/200 Description of Goods | ^308 HSN/¶SAC | >368 Quantity
      374 Unit | >446 Rate¶(Rs.) | >470 Disc¶% | >546 Amount¶(Rs.)`);
    pen.box(44, 30, 508, 770);
    pen.say(298, 36, name.toUpperCase(), { bold: true, size: 13, align: "center" });
    pen.say(298, 53, "Plot No. 44, MIDC Industrial Area, Phase II, Pune - 411 019 | GSTIN: 27AAACH0000K1Z5", {
      size: 7.5,
      align: "center",
    });
    pen.rule(44, 66, 552);
    pen.say(298, 70, "PURCHASE ORDER", { bold: true, size: 11, align: "center" });
    pen.rule(44, 84, 552);
    pen.rule(300, 84, 300, 176);
    pen.say(48, 88, "To,", {});
    pen.say(48, 99, `M/s. ${order.seller.name}`, { bold: true });
    pen.block(48, 111, [
      ...order.seller.lines,
      "GSTIN : 27AABCN0000L1ZP",
      "Kind Attn. : Mr. S. Kulkarni",
      "Vendor Code : 10447",
    ]);
    pairs(
      pen,
      [304, 390],
      88,
      [
        ["P.O. No. & Date", `: ${number} dt. ${day(order.date, "dd.mm.yyyy")}`],
        ["Amendment No.", ": 00"],
        ["Your Quotation", ": QTN/118 dt. 02.01.2023"],
        ["Indent No.", `: ${order.random.digits(5)}`],
        ["Delivery By", `: ${day(order.due, "dd.mm.yyyy")}`],
        ["Payment", ": 45 days from GRN"],
      ],
      { size: 8 },
    );
    pen.rule(44, 176, 552);
    pen.say(
      48,
      180,
      "Dear Sir, Please supply the following material as per terms and conditions given below / overleaf.",
      { size: 8 },
    );
    pen.rule(44, 192, 552);
    const head = () =>
      heads(pen, pen.pages === 1 ? 195 : 50, columns, { bold: true, size: 8, top: true }) + 4;
    const flow = flowOf(pen, { y: head(), bottom: 640, again: head });
    for (const item of order.items) {
      flow.need(34);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.name,
          `7318${order.random.digits(4)}`,
          bare(item.quantity, 2),
          "Nos.",
          lakh(item.price),
          "",
          lakh(item.total),
        ],
        { size: 8.5 },
      );
      flow.y = pen.say(76, flow.y, `Item Code : ${item.buyerSku}   Your Cat. No. ${item.sku}`, { size: 7.5 });
      if (item.at % 3 === 0)
        flow.y = pen.say(76, flow.y, "Drg. No. HX-2231-01 Rev.2, test certificate required", { size: 7.5 });
      flow.y += 3;
    }
    pen.rule(44, 660, 552);
    [
      ["Total Basic Value", order.net],
      ["Add : CGST @ 9 %", tax],
      ["Add : SGST @ 9 %", tax],
      ["Grand Total", total],
    ].forEach(([caption, value], i) => {
      pen.say(446, 664 + i * 12, String(caption), { bold: i === 3, align: "right" });
      pen.say(546, 664 + i * 12, lakh(Number(value)), { bold: i === 3, align: "right" });
    });
    pen.say(
      48,
      718,
      "Amount in words : Rupees Twelve Lakh Forty Thousand Three Hundred Eleven and Paise Fifty Only",
      { size: 8 },
    );
    pen.say(
      48,
      732,
      "Packing & Forwarding : Nil.  Freight : To Pay.  Inspection : At our works.  Validity of P.O. : 60 days.",
      { size: 8 },
    );
    pen.say(546, 750, `For ${name}`, { bold: true, align: "right" });
    pen.say(546, 784, "Authorised Signatory", { align: "right" });
    pen.say(48, 784, "Prepared by        Checked by", {});
    return {
      buyer: name,
      docNumber: number,
      currency: "INR",
      total,
      requestedDate: order.due,
      line: (item) => ({ buyerSku: item.buyerSku, unit: "Nos." }),
    };
  },
);

/** A Gulf order whose money stands in two columns, rials and baisa. */
const split = printed(
  "form-split-money",
  { words: "uk", max: 18, priceDecimals: 3, decimals: 3 },
  (order) => {
    const two = (value: number) => us(value, 3).split(".") as [string, string];
    return {
      html: page(
        "body{font-size:9pt}.i td,.i th{border:1px solid #1a4d8f}.i th{text-align:center;color:#1a4d8f}.n{color:#b00;font-size:14pt}",
        `<div class=c style="color:#1a4d8f"><b style="font-size:15pt">${order.buyer.name} L.L.C.</b><br>P.O. Box 1${order.random.digits(3)}, P.C. 112, Ruwi, Sultanate of Oman<br>Tel: 2455${order.random.digits(4)} | C.R. No. 1/23456/8 | VATIN OM1100012345</div>
<table><tr><td><span class=n>No. ${order.number.slice(0, 5)}</span><td class=c><b>LOCAL PURCHASE ORDER</b><td class=r>Date: ${day(order.date, "dd/mm/yyyy")}</table>
<p>M/s. <b>${order.seller.name}</b>, ${order.seller.lines.join(", ")}<br>Please supply the following items to our ${order.site.lines[0]} store on or before ${day(order.due, "dd/mm/yyyy")}. Ref: your quotation Q-${order.random.digits(4)}.</p>
<table class=i><tr><th rowspan=2>S.No.<th rowspan=2>DESCRIPTION<th rowspan=2>PART NO.<th rowspan=2>QTY<th rowspan=2>UNIT<th colspan=2>UNIT PRICE<th colspan=2>TOTAL<tr><th>R.O.<th>Bz.<th>R.O.<th>Bz.</tr>${order.items.map((item) => row([item.at, item.name, item.sku, us(item.quantity, 0), item.unit, ...two(item.price), ...two(item.total)], ["c", "", "", "c", "c", "r", "r", "r", "r"])).join("")}<tr><td colspan=7 class=r><b>TOTAL R.O.</b><td class=r><b>${two(order.net)[0]}</b><td class=r><b>${two(order.net)[1]}</b></table>
<p>Rials Omani: Two thousand four hundred and baisa 250/1000 only</p><p>VAT 5% extra as applicable. Delivery note and invoice to carry our LPO number.</p><p class=r>For ${order.buyer.name} L.L.C.<br><br>${order.person}</p>`,
        "A4",
      ),
      docNumber: order.number.slice(0, 5),
      buyer: `${order.buyer.name} L.L.C.`,
      currency: "OMR",
      requestedDate: order.due,
    };
  },
);

/** A Mexican order: departures by number, code and key, tax and withheld tax, the amount in letters. */
const pedido = printed("form-pedido", { words: "es", max: 26, priceDecimals: 4 }, (order) => {
  const tax = rounded(order.net * 0.16);
  return {
    html: page(
      "body{font-size:8pt}.i th{background:#7a1f2b;color:#fff;text-align:center}.i td{border:1px solid #ccc}.c2 td{border:1px solid #7a1f2b;width:50%}thead{display:table-header-group}",
      `<table><tr><td><b>${order.buyer.name}</b><br>RFC: ABC0${order.random.digits(5)}XY1<br>${order.buyer.lines.join("<br>")}<td class=r><b style="font-size:14pt">PEDIDO</b><br>Folio: <b>${order.number}</b><br>Fecha de expedición: ${day(order.date, "dd/mm/yyyy")}<br>Hoja 1 de 1</table>
<table class=c2><tr><td><b>PROVEEDOR:</b> ${order.seller.name}<br>RFC: PRO990101AA1<br>Domicilio: ${order.seller.lines.join(", ")}<br>Atención: ${order.person}<td><b>LUGAR DE ENTREGA:</b> ${order.site.lines.join(", ")}<br><b>FECHA DE ENTREGA:</b> ${day(order.due, "dd/mm/yyyy")}<br><b>CONDICIONES DE PAGO:</b> 30 días fecha factura<br><b>MONEDA:</b> MXN</table><br>
<table class=i><thead>${row(["PDA.", "CLAVE", "CANT.", "U.M.", "DESCRIPCIÓN", "P. UNITARIO", "IMPORTE"], [], "th")}</thead>${order.items.map((item) => row([String(item.at).padStart(3, "0"), item.sku, us(item.quantity, 2), item.unit, `${item.name}${item.at % 4 ? "" : `<br>Requisición: R-0${order.random.digits(3)}`}`, `$${us(item.price, 4)}`, `$${us(item.total)}`], ["c", "", "r", "c", "", "r", "r"])).join("")}</table>
<table><tr><td style="width:60%"><b>IMPORTE CON LETRA:</b> (SON: DOS MIL CUATROCIENTOS PESOS 15/100 M.N.)<br><b>OBSERVACIONES:</b> Facturar a nombre de ${order.buyer.name}, uso CFDI G01, método PPD.<td>${fields(
        [
          ["SUBTOTAL", `$${us(order.net)}`],
          ["DESCUENTO", "$0.00"],
          ["I.V.A. 16%", `$${us(tax)}`],
          ["TOTAL", `$${us(order.net + tax)}`],
        ],
      )}</table><table style="margin-top:30px" class=c><tr><td>Elaboró<td>Autorizó<td>Vo. Bo. Finanzas</table>`,
    ),
    currency: "MXN",
    requestedDate: order.due,
    total: rounded(order.net + tax),
  };
});

/** A French builder: gross price, rebate and net price; a contribution under lines, port as a charge, tax by rate. */
const chantier = drawn(
  "form-chantier",
  { words: "fr", size: A4, max: 26, forms: ["runs", "shuffled", "words"] },
  (order, pen) => {
    const gross = order.items.map((item) => rounded(item.price / 0.8));
    const net = gross.map((one) => rounded(one * 0.8));
    const totals = order.items.map((item, i) => rounded(net[i]! * item.quantity));
    const sum = rounded(totals.reduce((all, one) => all + one, 0));
    const port = 45;
    const tax = rounded((sum + port) * 0.2);
    const columns = columnsOf(`36 Réf. | 100/168 Désignation | 278 U | >336 Quantité | >396 P.U. brut¶HT
      >432 Remise¶% | >490 P.U. net¶HT | >560 Montant¶HT`);
    pen.say(36, 34, order.buyer.name, { bold: true, size: 14, italic: true });
    pen.block(
      36,
      52,
      [
        ...order.buyer.lines,
        `Tél : 04 55 50 ${order.random.digits(2)} ${order.random.digits(2)}`,
        "SIRET 123 456 789 00012 - APE 4120B",
      ],
      { size: 8 },
    );
    pen.box(330, 34, 230, 46);
    pen.say(445, 38, "COMMANDE FOURNISSEUR", { bold: true, size: 12, align: "center" });
    pen.say(445, 56, `N° ${order.number} du ${day(order.date, "dd/mm/yyyy")}`, { size: 10, align: "center" });
    pen.block(330, 94, [order.seller.name, ...order.seller.lines], { size: 10 });
    pen.say(36, 118, `Chantier : 2023-${order.random.digits(3)} Résidence des Tilleuls`, { bold: true });
    pen.say(36, 131, `Livraison sur chantier : ${order.site.lines.join(", ")}`);
    pen.say(36, 144, `Délai : le ${day(order.due, "dd/mm/yyyy")} impérativement avant 10 h`);
    pen.say(36, 157, `Votre devis DV${order.random.digits(5)} - Contact : ${order.person}`);
    const head = () => {
      const top = pen.pages === 1 ? 178 : 40;
      const at = heads(pen, top, columns, { bold: true, size: 8 });
      pen.rule(36, at, 560);
      return at + 5;
    };
    const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
    order.items.forEach((item, i) => {
      flow.need(30);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.sku,
          item.name,
          item.unit,
          fr(item.quantity),
          fr(gross[i]!),
          eu(20, 0),
          fr(net[i]!),
          fr(totals[i]!),
        ],
        { size: 8.5 },
      );
      if (i % 5 === 2)
        flow.y = pen.say(100, flow.y, "dont éco-contribution 0,12 € HT / U", { size: 7, italic: true });
      flow.y += 3;
    });
    flow.need(90);
    pen.rule(36, flow.y, 560);
    pen.say(36, flow.y + 6, "Règlement : virement 45 jours fin de mois", { size: 8 });
    [
      ["Total HT", sum],
      ["Port et emballage", port],
      ["TVA 20 %", tax],
      ["Net à payer TTC EUR", sum + port + tax],
    ].forEach(([caption, value], i) => {
      pen.say(400, flow.y + 6 + i * 13, String(caption), { bold: i === 3 });
      pen.say(560, flow.y + 6 + i * 13, fr(Number(value)), { bold: i === 3, align: "right" });
    });
    pen.say(
      298,
      806,
      `${order.buyer.name} au capital de 50 000 € - RCS Lyon 123 456 789 - TVA FR12123456789`,
      { size: 6.5, align: "center" },
    );
    return {
      currency: "EUR",
      requestedDate: order.due,
      total: rounded(sum + port + tax),
      line: (item) => ({ unitPrice: net[item.at - 1], lineTotal: totals[item.at - 1] }),
    };
  },
);

export const south = [indian, split, pedido, chantier];
