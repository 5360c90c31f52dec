import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const LETTER: [number, number] = [612, 792];
const slashed = (iso: string) => day(iso, "dd/mm/yyyy");

/** A Colombian cloud package: code and name in one column, tax named by line, pesos with two decimals. */
const colombian = printed("land-nube-co", { words: "es", max: 22, scale: 1000 }, (order) => ({
  html: page(
    ".g td,.g th{border:1px solid #bbb;font-size:8pt}.g th{background:#f2f2f2}.k td{border:1px solid #bbb;font-size:8pt}",
    `<table><tr><td class=c><b>${order.buyer.name}</b><br>NIT 900.123.456-7<br>${order.buyer.lines.join("<br>")}<td class=c style="border:1px solid #bbb;width:35%"><b>Orden de compra</b><br>No. OC-1-${order.number}</table><br><table class=k><tr><td>Señores<td colspan=3>${order.seller.name}<tr><td>NIT<td>800.765.432-1<td>Teléfono<td>${order.seller.phone}<tr><td>Dirección<td>${order.seller.lines[0]}<td>Ciudad<td>${order.seller.lines[1]}<tr><td>Fecha elaboración<td>${slashed(order.date)}<td>Fecha entrega<td>${slashed(order.due)}</table><br>
${table(
  ["Ítem", "Descripción", "Cantidad", "Vr. Unitario", "% Dcto", "Impuesto Cargo", "Vr. Total"],
  order.items.map((item) => [
    item.at,
    `${item.sku} - ${item.name}`,
    us(item.quantity),
    us(item.price),
    "0.00",
    "IVA 19%",
    us(item.total),
  ]),
  ["c", "", "r", "r", "r", "c", "r"],
)}<table style="margin-top:3mm"><tr><td style="width:60%">Total ítems: ${order.items.length}<br><br>Valor en letras: Doce millones trescientos mil pesos m/cte<br>Forma de pago: Crédito 30 días<td><table class=k>${row(["Total Bruto", us(order.net)], ["", "r"])}${row(["IVA 19%", us(order.net * 0.19)], ["", "r"])}${row(["<b>Total a Pagar</b>", `<b>${us(order.net * 1.19)}</b>`], ["", "r"])}</table></table>`,
  ),
  docNumber: `OC-1-${order.number}`,
  currency: null,
  requestedDate: order.due,
  total: rounded(order.net * 1.19, 2),
  line: () => ({ unit: null }),
}));

/** A Mexican package: quantity and unit first, key after, day by month's name, sums in a box. */
const mexican = drawn("land-clave-mx", { words: "es", size: LETTER, max: 36 }, (order, pen) => {
  const columns = columnsOf(`>80 Cantidad | 88 Unidad | 130 Clave | 200/200 Descripción | >480 Costo unitario
    >572 Importe`);
  const months = ["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sep", "Oct", "Nov", "Dic"];
  const named = (iso: string) => `${iso.slice(8)}/${months[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}`;
  const head = () => {
    pen.say(40, 34, order.buyer.name.toUpperCase(), { bold: true, size: 12 });
    pen.block(40, 50, ["R.F.C. CAL010203AB1", ...order.buyer.lines], { size: 8 });
    pen.say(572, 34, "ORDEN DE COMPRA", { bold: true, size: 12, align: "right" });
    pairs(pen, [430, 500], 54, [
      ["Documento:", order.number.padStart(10, "0")],
      ["Fecha:", named(order.date)],
      ["Recepción:", named(order.due)],
      ["Moneda:", "Pesos MXN"],
    ]);
    pen.rule(38, 108, 574);
    pen.say(40, 112, `Proveedor: (${order.random.digits(4)}) ${order.seller.name}`);
    pen.say(40, 123, order.seller.lines.join("  "), { size: 8 });
    pen.say(40, 134, `Enviar a: ${order.site.lines.join("  ")}`, { size: 8 });
    pen.rule(38, 148, 574);
    const rows = heads(pen, 151, columns, { bold: true });
    pen.rule(38, rows, 574);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 660, again: head });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        us(item.quantity),
        item.unit.toLowerCase(),
        item.sku,
        item.name,
        us(item.price),
        us(item.total),
      ]) + 3;
  }
  pen.rule(38, 680, 574);
  [
    ["Subtotal", order.net],
    ["Descuento", 0],
    ["I.V.A. 16%", order.net * 0.16],
    ["Total", order.net * 1.16],
  ].forEach(([caption, value], i) => {
    pen.say(480, 684 + i * 11, String(caption), { align: "right" });
    pen.say(572, 684 + i * 11, us(Number(value)), { align: "right" });
  });
  pen.say(40, 690, "*** DOCE MIL TRESCIENTOS CUARENTA Y CINCO PESOS 60/100 M.N. ***", { size: 8 });
  return {
    docNumber: order.number.padStart(10, "0"),
    currency: "MXN",
    requestedDate: order.due,
    total: rounded(order.net * 1.16, 2),
  };
});

/** A Chilean order: whole pesos with points, a gloss, net and exempt sums. */
const chilean = printed(
  "land-glosa-cl",
  { words: "es", max: 22, scale: 900, priceDecimals: 0, decimals: 0 },
  (order) => {
    const tax = Math.round(order.net * 0.19);
    return {
      html: page(
        ".k td{padding:1px 6px}.g th{background:#333;color:#fff}.g td{border-bottom:1px solid #ddd}",
        `<table><tr><td><b>${order.buyer.name}</b><br>R.U.T.: 76.123.456-7<br>Giro: Comercializadora<br>${order.buyer.lines.join(", ")}<td class=c style="border:2px solid #c00;color:#c00;width:36%"><b>R.U.T.: 76.123.456-7<br>ORDEN DE COMPRA<br>N° ${order.number}</b></table><br><table class=k style="border:1px solid #999"><tr><td>Señor(es)<td>: ${order.seller.name}<td>Fecha<td>: ${slashed(order.date)}<tr><td>R.U.T.<td>: 77.654.321-0<td>Fecha Entrega<td>: ${slashed(order.due)}<tr><td>Dirección<td>: ${order.seller.lines[0]}<td>Condición<td>: 30 días<tr><td>Ciudad<td>: ${order.seller.lines[1]}<td>Moneda<td>: PESO CHILENO</table><br>
${table(
  ["Código", "Detalle", "Cant.", "U.M.", "P. Unitario", "Desc.", "Total"],
  order.items.map((item) => [
    item.sku,
    item.name,
    eu(item.quantity, 0),
    item.unit,
    eu(item.price, 0),
    "0",
    eu(item.total, 0),
  ]),
  ["", "", "r", "c", "r", "r", "r"],
)}<table style="margin:4mm 0 0 60%;width:40%">${row(["Afecto", `$ ${eu(order.net, 0)}`], ["", "r"])}${row(["Exento", "$ 0"], ["", "r"])}${row(["I.V.A. (19%)", `$ ${eu(tax, 0)}`], ["", "r"])}${row(["<b>Total</b>", `<b>$ ${eu(order.net + tax, 0)}</b>`], ["", "r"])}</table><p>Glosa: Despachar a bodega central de 9:00 a 13:00 hrs.</p>`,
      ),
      currency: "CLP",
      requestedDate: order.due,
      total: order.net + tax,
    };
  },
);

export const landsAmerica = [colombian, mexican, chilean];
