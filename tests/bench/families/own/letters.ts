import { drawn, printed } from "../_family.ts";
import { page } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, heads } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

/** A memo typed with tab stops: captions without lines, words that wrap, the money without signs. */
const tabs = drawn("own-tab-stops", { max: 14, base: { face: "serif", size: 11 } }, (plain, pen) => {
  const order = traded(plain, {
    wares: "retail",
    buyers: ["Fern Hollow Garden Center", "Gallery 44 Gifts", "Old Depot Mercantile"],
    number: "9999",
    units: ["ea"],
  });
  pen.say(306, 42, order.buyer.name, { align: "center", bold: true, size: 16 });
  pen.say(306, 62, `${order.buyer.lines.join(" * ")} * ${order.buyer.phone}`, { align: "center", size: 9 });
  for (const [i, [caption, value]] of [
    ["TO:", order.seller.name],
    ["FROM:", order.person],
    ["DATE:", spoken(order.date)],
    ["RE:", `Purchase Order #${order.number}`],
    ["SHIP BY:", day(order.due, "m/d/yyyy")],
  ].entries()) {
    pen.say(72, 96 + i * 17, caption!, { bold: true });
    pen.say(144, 96 + i * 17, value!);
  }
  const columns = columnsOf("72 QTY | 112 STYLE | 200/180 DESCRIPTION | >450 PRICE | >530 EXTENSION");
  let y = heads(pen, 196, columns, { bold: true }) + 2;
  for (const item of order.items) {
    if (y > 720) {
      pen.next();
      y = 60;
    }
    y = cells(pen, y, columns, [item.quantity, item.sku, item.name, us(item.price), us(item.total)]) + 3;
  }
  y = cells(pen, y + 10, columns, ["", "", "", "TOTAL", us(order.net)], { bold: true });
  pen.say(72, y + 18, "Please call before substituting colors or sizes. No back orders after 60 days.");
  return { ...truly(order, () => ({ unit: null })), currency: null, requestedDate: order.due };
});

/** An Italian letter: a table without a head, each row counts, code, words and the price for each. */
const lettera = printed("own-lettera", { words: "it", max: 10 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Raccordo rapido 8 mm",
      "Filtro aria compressa 1/4",
      "Cinghia trapezoidale SPZ 1250",
      "Grasso al litio, 400 g",
      "Pressacavo PG11",
      "Lama per seghetto 18 TPI",
      "Disco lamellare 115 mm",
    ],
    buyers: ["Falegnameria Corradini S.n.c.", "Cantina Sociale Valdossola", "Tipografia Moretti & Figli"],
    number: "999/YY",
    units: ["pz", "conf.", "n."],
  });
  return {
    html: page(
      "body{font-family:'Liberation Serif',serif;font-size:12pt;margin:0 12mm}td{padding:3px 10px 3px 0}",
      `<p><b>${order.buyer.name}</b><br>${order.buyer.lines.join(" - ")}<br>Tel. ${order.buyer.phone} - P.IVA 0${order.random.digits(10)}</p><p class=r>Spett.le<br>${order.seller.name}<br>${order.seller.lines.join("<br>")}</p><p>Modena, l&igrave; ${day(order.date, "dd/mm/yyyy")}</p><p><b>Oggetto: ordine n. ${order.number}</b></p><p>Con la presente Vi ordiniamo il seguente materiale:</p>
<table style="width:auto">${order.items.map((item) => `<tr><td class=r>${item.quantity}<td>${item.unit}<td>${item.sku}<td>${item.name}<td class=r style="white-space:nowrap">&euro; ${eu(item.price)} cad.</tr>`).join("")}</table>
<p>per un importo complessivo di &euro; ${eu(order.net)} oltre IVA.</p><p>Consegna entro il ${day(order.due, "dd/mm/yyyy")}, porto franco. Pagamento: bonifico bancario 60 gg d.f.f.m.</p><p>Distinti saluti</p><p>${order.person}</p>`,
      "A4",
    ),
    ...truly(order, () => ({ lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A Portuguese form out of a word processor: a discount in percent between the price and the value. */
const encomenda = printed("own-encomenda", { words: "pt", max: 14 }, (plain) => {
  const base = traded(plain, {
    wares: "pt",
    buyers: ["Padaria Central de Leiria, Lda.", "Adega do Vale Fundo", "Clínica Dentária Santa Iria"],
    number: "EN 999/YY",
    units: ["un", "cx", "kg"],
  });
  const items = base.items.map((item) => ({ ...item, total: rounded(item.total * 0.95, 2) }));
  const order = {
    ...base,
    items,
    net: rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      2,
    ),
  };
  const tax = rounded(order.net * 0.23, 2);
  const total = rounded(order.net + tax, 2);
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:11pt}.g td,.g th{border:1px solid #999;padding:3px 6px}.g th{background:#e7eef7}td.r{white-space:nowrap}",
      `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Telef. ${order.buyer.phone}<td class=r><b style="font-size:15pt">NOTA DE ENCOMENDA</b><br>N.&ordm; ${order.number}<br>Data: ${day(order.date, "dd-mm-yyyy")}</tr></table><p><b>Ao fornecedor:</b> ${order.seller.name}, ${order.seller.lines.join(", ")}</p><p><b>Prazo de entrega:</b> ${day(order.due, "dd-mm-yyyy")} &nbsp; <b>Local de descarga:</b> ${order.site.lines.join(", ")}</p>
<table class=g><tr><th>Ref.&ordf;<th>Designa&ccedil;&atilde;o<th class=r>Quant.<th>Un.<th class=r>Pre&ccedil;o unit. s/ IVA<th class=r>Desc. %<th class=r>Valor</tr>${order.items.map((item) => `<tr><td>${item.sku}<td>${item.name}<td class=r>${item.quantity}<td>${item.unit}<td class=r>${eu(item.price)} &euro;<td class=r>5,00<td class=r>${eu(item.total)} &euro;</tr>`).join("")}${"<tr><td>&nbsp;<td><td><td><td><td><td></tr>".repeat(4)}</table>
<p class=r>Total il&iacute;quido: ${eu(order.net)} &euro;<br>IVA 23%: ${eu(tax)} &euro;<br><b>Total a pagar: ${eu(total)} &euro;</b></p><p>O responsável pelas compras,</p><p>${order.person}</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "EUR",
    total,
    requestedDate: order.due,
  };
});

export const ownLetters = [tabs, lettera, encomenda];
