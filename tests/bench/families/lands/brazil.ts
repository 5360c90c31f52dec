import { book } from "../_book.ts";
import { printed, written } from "../_family.ts";
import { page, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu } from "../_print.ts";

const slashed = (iso: string) => day(iso, "dd/mm/yyyy");

/** A Brazilian cloud package: a caption over each value, code in brackets under the name. */
const brazilian = printed("land-nuvem-br", { words: "pt", max: 24 }, (order) => {
  const cell = (caption: string, value: string) =>
    `<td><span style="font-size:7pt;color:#666">${caption}</span><br>${value}`;
  return {
    html: page(
      ".k td{border:1px solid #ccc}.g th{background:#eee;font-size:8pt}.g td{border-bottom:1px solid #ddd}",
      `<h2>Pedido de Compra Nº ${order.number}</h2><table class=k><tr>${cell("Empresa", order.buyer.name)}${cell("CNPJ", "12.345.678/0001-90")}${cell("Emissão", slashed(order.date))}<tr>${cell("Fornecedor", order.seller.name)}${cell("CNPJ/CPF", "98.765.432/0001-10")}${cell("Previsão de entrega", slashed(order.due))}<tr>${cell("Endereço", order.seller.lines.join(" - "))}${cell("Comprador", order.person)}${cell("Condição de pagamento", "28 dias")}</table><h3>Itens do Pedido de Compra</h3>
${table(
  ["Item", "Produto", "NCM", "Qtde", "Un.", "Preço un.", "Desconto", "IPI", "Preço total"],
  order.items.map((item) => [
    item.at,
    `${item.name}<br><small>(${item.sku})</small>`,
    `7318.${order.random.digits(2)}.00`,
    eu(item.quantity, 2),
    item.unit,
    eu(item.price),
    "0,00",
    "0,00%",
    eu(item.total),
  ]),
  ["c", "", "", "r", "c", "r", "r", "r", "r"],
)}<table class=k style="margin-top:4mm"><tr>${cell("Total dos produtos", `R$ ${eu(order.net)}`)}${cell("Total do IPI", "R$ 0,00")}${cell("Frete", "R$ 150,00")}${cell("Desconto", "R$ 0,00")}${cell("Total do pedido", `<b>R$ ${eu(order.net + 150)}</b>`)}</table>`,
      "A4",
    ),
    currency: "BRL",
    requestedDate: order.due,
    total: rounded(order.net + 150, 2),
  };
});

/** A shop program's list in Portuguese, by semicolons, with comma decimals. */
const list = written("land-list-br", { words: "pt", ending: "csv", max: 40 }, (order) => ({
  bytes: new TextEncoder().encode(
    [
      "Número do pedido;Data;Data prevista;Fornecedor;Código (SKU);Descrição;Unidade;Quantidade;Valor unitário;Valor total",
      ...order.items.map((item) =>
        [
          order.number,
          slashed(order.date),
          slashed(order.due),
          order.seller.name,
          item.sku,
          item.name.replaceAll('"', "''"),
          item.unit,
          eu(item.quantity, 2),
          eu(item.price),
          eu(item.total),
        ]
          .map((text) => `"${text}"`)
          .join(";"),
      ),
    ].join("\r\n"),
  ),
  buyer: null,
  currency: null,
  requestedDate: order.due,
  total: null,
}));

/** An Argentine buyer's request as a workbook: no prices but a total of pieces. */
const request = written("land-request-ar", { words: "es", ending: "xlsx", max: 40 }, (order) => ({
  bytes: book({
    Hoja1: [
      ["NOTA DE PEDIDO", null, null, "N°", order.number],
      ["Cliente:", order.buyer.name, null, "Fecha:", slashed(order.date)],
      ["CUIT:", "30-12345678-9", null, "Entrega:", slashed(order.due)],
      ["Dirección:", order.buyer.lines.join(", ")],
      [],
      ["Cód. artículo", "Descripción", "Cant.", "Bultos", "Observaciones"],
      ...order.items.map((item) => [
        item.sku,
        item.name,
        item.quantity,
        item.quantity % 25 === 0 ? item.quantity / 25 : null,
        item.at % 5 === 0 ? "urgente" : null,
      ]),
      [null, "TOTAL UNIDADES", order.items.reduce((sum, { quantity }) => sum + quantity, 0)],
      ["Transporte: a convenir"],
    ],
  }),
  currency: null,
  total: null,
  requestedDate: order.due,
  line: () => ({ unit: null, unitPrice: null, lineTotal: null }),
}));

export const landsBrazil = [brazilian, list, request];
