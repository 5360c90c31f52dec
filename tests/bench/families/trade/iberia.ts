import { printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { day, eu } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A Brazilian town's order: code and words, unit, brand, then quantity and values; the pledge's number above. */
const fornecimento = printed("trade-pt-fornecimento", { words: "pt", max: 16, priceDecimals: 4 }, (made) => {
  const order = traded(made, {
    wares: "pt",
    buyers: "pt",
    number: "999/20YY",
    units: ["UN", "CX", "GL", "SC"],
  });
  return {
    html: page(
      "body{font:8.5pt Arial,sans-serif}.g td,.g th{border:1px solid #000}.b{border:1px solid #000;padding:5px;margin:6px 0}thead{display:table-header-group}",
      `<div class=c><b>${order.buyer.name.toUpperCase()}</b><br>CNPJ 45.123.789/0001-${order.random.digits(2)}<br>${order.buyer.lines.join(" - ")}<br><br><b style="font-size:12pt">AUTORIZAÇÃO DE FORNECIMENTO Nº ${order.number}</b></div>
<div class=b><b>Fornecedor:</b> ${order.random.digits(5)} - ${order.seller.name}<br><b>Endereço:</b> ${order.seller.lines.join(", ")}<br><b>CNPJ:</b> 11.222.333/0001-81 &nbsp; <b>Telefone:</b> ${order.seller.phone}</div>
<div class=b><b>Processo:</b> 112/2024 &nbsp; <b>Modalidade:</b> Pregão Eletrônico 031/2024 &nbsp; <b>Empenho:</b> ${order.random.digits(6)}<br><b>Data de emissão:</b> ${day(order.date, "dd/mm/yyyy")} &nbsp; <b>Prazo de entrega:</b> ${day(order.due, "dd/mm/yyyy")}<br><b>Local de entrega:</b> Almoxarifado Central, ${order.site.lines.join(", ")}</div>
<table class=g><thead>${row(["Item", "Código", "Especificação", "Unid.", "Marca", "Quantidade", "Vl. Unitário", "Vl. Total"], ["c", "", "", "c", "", "r", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              item.at,
              item.sku,
              item.name,
              item.unit,
              ["ALFA", "TOPAZ", "PREMIER", "-"][item.at % 4]!,
              eu(item.quantity, 4),
              eu(item.price, 4),
              eu(item.total),
            ],
            ["c", "", "", "c", "", "r", "r", "r"],
          ),
        )
        .join("")}<tr><td colspan=7 class=r><b>Total Geral R$</b><td class=r><b>${eu(order.net)}</b></table>
<p>Emitir nota fiscal eletrônica citando o número do empenho. Pagamento em até 30 dias.</p><br><br><div class=c>_____________________________<br>${order.person}<br>Setor de Compras</div>`,
      "A4",
    ),
    ...truly(order),
    requestedDate: order.due,
    currency: "BRL",
  };
});

/** A Spanish workshop's order out of accounts software: party boxes, discount column, base and quota below. */
const pedido = printed("trade-es-pedido", { words: "es", max: 20 }, (made) => {
  const order = traded(made, { wares: "es", buyers: "es", number: "YY/0009999", units: ["UD"] });
  const tax = taxOf(order, 21);
  return {
    html: page(
      "body{font:8.5pt Verdana,Arial,sans-serif}.g td{border-left:1px solid #888;border-right:1px solid #888;padding:2px 4px}.g th{border:1px solid #888;background:#ddd;padding:3px}.g{border-bottom:1px solid #888}.t td,.t th{border:1px solid #888}thead{display:table-header-group}",
      `<table><tr><td style="width:50%"><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>C.I.F. B12345674<td style="border:1px solid #888;padding:6px">${party(order.seller, false)}</table>
<h3 style="margin:10px 0 4px">PEDIDO A PROVEEDOR</h3>
<table class=t style="margin-bottom:6px">${row(["Documento", "Fecha", "Proveedor", "F. Entrega", "Forma de pago", "Página"], [], "th")}${row([order.number, day(order.date, "dd-mm-yyyy"), `400${order.random.digits(5)}`, day(order.due, "dd-mm-yyyy"), "Giro 60 días", "1"])}</table>
<table class=g><thead>${row(["Artículo", "Descripción", "Cantidad", "Precio", "% Dto.", "Importe"], ["", "", "r", "r", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [item.sku, item.name, eu(item.quantity), eu(item.price), "", eu(item.total)],
            ["", "", "r", "r", "r", "r"],
          ),
        )
        .join("")}</table>
<table class=t style="margin-top:10px">${row(["Suma importes", "Base imponible", "% IVA", "Cuota IVA", "TOTAL PEDIDO (€)"], ["r", "r", "r", "r", "r"], "th")}${row([eu(order.net), eu(order.net), "21,00", eu(tax), `<b>${eu(order.net + tax)}</b>`], ["r", "r", "r", "r", "r"])}</table><p>Entrega en: ${order.site.lines.join(", ")}. Rogamos indiquen nuestro número de pedido en el albarán.</p>`,
      "A4",
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "EUR",
    requestedDate: order.due,
    total: withTax(order, 21),
  };
});

export const tradeIberia = [fornecimento, pedido];
