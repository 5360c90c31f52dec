import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

const A4: [number, number] = [595, 842];
const slashed = (iso: string) => day(iso, "dd/mm/yyyy");

/** An Italian accounting package: captions above values in a grid, chained discounts, VAT code after the delivery day. */
const italian = drawn(
  "land-gestionale-it",
  { words: "it", size: A4, max: 30, priceDecimals: 4 },
  (order, pen) => {
    const off = order.items.map(() => order.random.pick(["", "", "10", "20+5"]));
    const factor: Record<string, number> = { "": 1, "10": 0.9, "20+5": 0.76 };
    const totals = order.items.map((item, i) => rounded(item.total * factor[off[i]!]!, 2));
    const net = rounded(
      totals.reduce((sum, total) => sum + total, 0),
      2,
    );
    const columns = columnsOf(`30 Codice articolo | 104/168 Descrizione | 276 UM | >346 Quantità
      >406 Prezzo unit. | >442 Sc. % | >500 Importo | 504 Data cons. | 552 IVA`);
    const cell = (x: number, y: number, width: number, caption: string, value: string) => {
      pen.box(x, y, width, 24);
      pen.say(x + 3, y + 2, caption, { size: 6 });
      pen.say(x + 3, y + 11, value);
    };
    const head = () => {
      pen.say(28, 28, order.buyer.name, { bold: true, size: 13 });
      pen.block(28, 46, [order.buyer.lines.join(" - "), "P.IVA e C.F. 01234560987"], { size: 8 });
      pen.say(320, 72, "Spett.le", { size: 8 });
      pen.block(320, 83, [order.seller.name, ...order.seller.lines], { size: 10 });
      cell(26, 132, 120, "Tipo documento", "Ordine a fornitore");
      cell(146, 132, 100, "Numero", `${order.number}/A`);
      cell(246, 132, 80, "Data documento", slashed(order.date));
      cell(326, 132, 120, "Codice fornitore", `F0${order.random.digits(4)}`);
      cell(446, 132, 124, "Pagina", String(pen.pages));
      cell(26, 156, 220, "Condizioni di pagamento", "RI.BA. 60 GG D.F.F.M.");
      cell(246, 156, 200, "Porto", "Franco nostro magazzino");
      cell(446, 156, 124, "Valuta", "EUR");
      pen.rule(26, 186, 570);
      const rows = heads(pen, 189, columns, { size: 7.5, bold: true });
      pen.rule(26, rows, 570);
      return rows + 5;
    };
    const flow = flowOf(pen, {
      y: head(),
      bottom: 720,
      again: head,
      end: () => void pen.say(560, 760, "SEGUE >>", { align: "right" }),
    });
    order.items.forEach((item, i) => {
      flow.need(24);
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [
            item.sku,
            item.name.toUpperCase(),
            item.unit,
            eu(item.quantity, 3),
            eu(item.price, 4),
            off[i]!,
            eu(totals[i]!),
            day(item.due, "dd/mm/yy"),
            "22",
          ],
          { size: 8 },
        ) + 3;
    });
    cell(26, 750, 150, "Totale merce", eu(net));
    cell(176, 750, 120, "Totale imposta", eu(net * 0.22));
    cell(446, 750, 124, "TOTALE ORDINE EUR", eu(net * 1.22));
    return {
      docNumber: `${order.number}/A`,
      currency: "EUR",
      total: rounded(net * 1.22, 2),
      line: (item) => ({ lineTotal: totals[item.at - 1] }),
    };
  },
);

/** A Spanish package: cases and units side by side, number with series. */
const spanish = drawn("land-series-es", { words: "es", size: A4, max: 30 }, (order, pen) => {
  const { off, totals, net } = discounted(order, [0, 0, 3, 12.5]);
  const number = `P${order.date.slice(2, 4)}/${order.number}`;
  const columns = columnsOf(`40 CÓDIGO | 118/190 CONCEPTO | >344 CAJAS | >392 UDS. | >448 PRECIO | >486 %DTO
    >556 IMPORTE`);
  pen.say(40, 36, order.buyer.name.toUpperCase(), { bold: true, size: 14 });
  pen.block(40, 56, [...order.buyer.lines, "C.I.F. B12345678", `Telf. ${order.buyer.phone}`], { size: 8 });
  pen.box(330, 50, 230, 66);
  pen.block(338, 56, [order.seller.name, ...order.seller.lines], { size: 10 });
  pen.say(40, 130, "PEDIDO A PROVEEDOR", { bold: true, size: 12 });
  heads(
    pen,
    150,
    columnsOf("44 Nº PEDIDO | 140 FECHA | 220 PROVEEDOR | 310 FORMA DE PAGO | 450 FECHA ENTREGA"),
    {
      bold: true,
      size: 8,
    },
  );
  [
    [44, number],
    [140, slashed(order.date)],
    [220, order.random.digits(5)],
    [310, "Recibo 60 días"],
    [450, slashed(order.due)],
  ].forEach(([x, text]) => void pen.say(Number(x), 164, String(text)));
  const head = () => {
    const y = pen.pages === 1 ? 190 : 50;
    pen.box(36, y - 4, 524, 16, "#e4e4e4");
    return heads(pen, y, columns, { bold: true, size: 8 }) + 6;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  order.items.forEach((item, i) => {
    flow.need(28);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.sku,
          item.name,
          item.quantity % 25 === 0 ? eu(item.quantity / 25, 0) : "",
          eu(item.quantity, 2),
          eu(item.price),
          off[i] ? eu(off[i]) : "",
          eu(totals[i]!),
        ],
        { size: 8.5 },
      ) + 3;
  });
  heads(pen, 745, columnsOf("60 BASE IMPONIBLE | 200 % IVA | 280 CUOTA IVA | 440 TOTAL PEDIDO"), {
    bold: true,
    size: 8,
  });
  [
    [60, eu(net)],
    [200, "21,00"],
    [280, eu(net * 0.21)],
    [440, `${eu(net * 1.21)} €`],
  ].forEach(([x, text]) => void pen.say(Number(x), 759, String(text)));
  return {
    docNumber: number,
    currency: "EUR",
    requestedDate: order.due,
    total: rounded(net * 1.21, 2),
    line: (item) => ({ lineTotal: totals[item.at - 1], unit: null }),
  };
});

/** A Spanish cloud program: price before units, subtotal, tax and gross by line, name in bold with grey words below. */
const cloud = printed("land-cloud-es", { words: "es", max: 20 }, (order) => ({
  html: page(
    "h1{font-size:20pt;font-weight:300;margin:0}.g th{font-size:7.5pt;color:#888;border-bottom:2px solid #ccc}.g td{border-bottom:1px solid #eee;padding:6px 4px}small{color:#888}",
    `<table><tr><td><h1>Pedido de compra</h1><p>Número # <b>PC${order.number}</b><br>Fecha: ${slashed(order.date)}<br>Entrega: ${slashed(order.due)}</p><td class=r><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}</table><p style="margin-top:8mm"><small>PROVEEDOR</small><br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}</p>
${table(
  ["CONCEPTO", "PRECIO", "UNIDADES", "SUBTOTAL", "IVA", "TOTAL"],
  order.items.map((item) => [
    `<b>${item.name}</b><br><small>SKU: ${item.sku}</small>`,
    `${eu(item.price)}€`,
    item.quantity,
    `${eu(item.total)}€`,
    "21%",
    `${eu(item.total * 1.21)}€`,
  ]),
  ["", "r", "r", "r", "r", "r"],
)}<table style="margin:5mm 0 0 60%;width:40%">${row(["BASE IMPONIBLE", `${eu(order.net)}€`], ["", "r"])}${row(["IVA 21%", `${eu(order.net * 0.21)}€`], ["", "r"])}${row(["<b>TOTAL</b>", `<b>${eu(order.net * 1.21)}€</b>`], ["", "r"])}</table><p><small>Condiciones de pago: transferencia a 30 días</small></p>`,
    "A4",
  ),
  docNumber: `PC${order.number}`,
  currency: "EUR",
  requestedDate: order.due,
  total: rounded(order.net * 1.21, 2),
  line: () => ({ unit: null }),
}));

export const landsSouth = [italian, spanish, cloud];
