import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";
import { taxOf, withTax } from "../_trade.ts";

const LETTER: [number, number] = [612, 792];

/** A hospital's form: each digit of tax numbers and telephones in a box of its own, the conditions above the lines. */
const boxes = drawn(
  "wild-fpdf-digit-boxes-co",
  { words: "es", size: LETTER, max: 36, scale: 700, priceDecimals: 0, decimals: 0 },
  (order, pen) => {
    const { random } = order;
    const number = random.digits(5);
    const put = (x: number, y: number, width: number, text: string, align: "left" | "center" = "left") => {
      pen.box(x, y, width, 13);
      pen.say(align === "left" ? x + 3 : x + width / 2, y + 3, text, { size: 7, align });
    };
    const digits = (x: number, y: number, text: string, count: number) => {
      for (const [i, digit] of [...text.padStart(count)].entries())
        put(x + i * 14, y, 14, digit.trim(), "center");
    };
    const about = (
      y: number,
      title: string,
      name: string,
      caption: string,
      { lines, phone }: typeof order.buyer,
    ) => {
      pen.say(30, y, title, { size: 7, bold: true });
      put(30, y + 11, 330, `${caption} ${name}`);
      pen.say(366, y + 14, "NIT", { size: 7, bold: true });
      put(382, y + 11, 14, "X", "center");
      digits(412, y + 11, `900${random.digits(6)}`, 12);
      put(30, y + 26, 330, `Dirección: ${lines.join(", ")}`);
      pen.say(30, y + 44, "Teléfono:", { size: 7, bold: true });
      digits(75, y + 41, phone.replace(/\D/g, "").slice(-7), 7);
      return y + 62;
    };
    pen.say(306, 24, "ORDEN DE COMPRA", { size: 8, bold: true, align: "center" });
    pen.say(330, 46, "NUMERO ORDEN", { size: 7, bold: true, align: "right" });
    put(336, 43, 50, number, "center");
    pen.say(398, 46, "Fecha:", { size: 7, bold: true });
    put(424, 43, 56, order.date, "center");
    pen.say(488, 46, "Hora:", { size: 7, bold: true });
    put(510, 43, 56, `1${random.int(0, 7)}:${random.int(10, 59)}`, "center");
    let y = about(64, "INFORMACION DE LA EMPRESA", order.buyer.name, "Empresa ", order.buyer);
    y = about(y, "INFORMACION DEL PROVEEDOR", order.seller.name, "Proveedor:", order.seller);
    pen.say(30, y, "CONDICIONES DE COMPRA", { size: 7, bold: true });
    for (const [i, text] of [
      "ENTREGA EN BODEGA PRINCIPAL DE LUNES A VIERNES 7 A 11 AM,",
      "FACTURAR CON EL NUMERO DE ESTA ORDEN,",
    ].entries())
      put(30, y + 11 + i * 13, 550, text);
    pen.say(306, y + 42, "DETALLE DE LA ORDEN DE COMPRA", { size: 7, bold: true, align: "center" });
    const columns = columnsOf(`63 CODIGO | 230/250 DESCRIPCION | 383 CANTIDAD | 434 V/U | 476 %IVA | 509 IVA
      555 V.TOTAL`).map((column) => ({ ...column, align: "center" as const }));
    const edges = [30, 96, 364, 402, 466, 486, 532, 580];
    const flow = flowOf(pen, { y: y + 54, bottom: 760, again: () => 30 });
    const line = (values: (string | number)[], bold = false) => {
      flow.need(12);
      const top = flow.y;
      flow.y = cells(pen, top + 2, columns, values, { size: 7, bold }) + 2;
      for (const x of edges) pen.rule(x, top, x, flow.y);
      for (const at of [top, flow.y]) pen.rule(30, at, 580);
    };
    line(
      columns.map(({ head }) => String(head)),
      true,
    );
    for (const item of order.items)
      line([
        item.sku,
        item.name,
        item.quantity,
        us(item.price, 0),
        "19%",
        us(Math.round(item.total * 0.19), 0),
        us(item.total, 0),
      ]);
    const tax = order.items.reduce((sum, { total }) => sum + Math.round(total * 0.19), 0);
    flow.need(40);
    for (const [i, text] of [
      `SUBTOTAL : ${us(order.net, 0)}`,
      `IVA : ${us(tax, 0)}`,
      `TOTAL : ${us(order.net + tax, 0)}`,
    ].entries())
      put(60 + i * 160, flow.y + 10, 150, text, "center");
    return { docNumber: number, total: order.net + tax, line: () => ({ unit: null }) };
  },
);

/** A localised print: quantity with its unit first, the code in brackets, tax after the words, notes in rows with the code again. */
const mako = printed("wild-mako-qty-first-cr", { words: "es", max: 26, scale: 300 }, (order) => {
  const { random, buyer, site, seller } = order;
  const number = `PO0${random.digits(4)}`;
  const money = (value: number) => `₡ ${eu(value)}`;
  const tax = taxOf(order, 13);
  return {
    html: page(
      "body{font-size:9pt}.g{border:thin solid #E3E4EA}.g th{background:#eee;border:thin solid #000}.g td{border-bottom:thin solid #ddd}",
      `<p><b>${buyer.name}</b> · ${buyer.lines.join(" · ")}</p><hr><p><b>Orden de compra ${number}</b><br>Ref. proveedor: COT-${random.digits(4)}<br>Fecha de la orden: ${day(order.date, "dd/mm/yyyy")}<br>${order.person}<br>Validado por: Gerencia</p><table><tr><td colspan=3>${seller.name}<tr><td>Núm. ID: 3-101-${random.digits(6)}<br>Tel.: ${seller.phone}<br>Fax: -<br>Correo: ventas@proveedor.example<td><b>Dirección de entrega</b><br>${site.name}<br>${site.lines.join("<br>")}<td><b>Dirección del proveedor</b><br>${seller.name}<br>${seller.lines.join("<br>")}</table><table class=g><thead>${row(["Cant.", "[Código] Descripción / (Impuestos)", "Fecha req.", "Precio unitario", "Precio total"], [], "th")}</thead>${order.items
        .map(
          (item) =>
            row(
              [
                `${eu(item.quantity)} ${item.unit}`,
                `[${item.sku}] ${item.name} IVA 13%`,
                day(item.due, "dd/mm/yyyy"),
                money(item.price),
                money(item.total),
              ],
              ["", "", "", "r", "r"],
            ) +
            (item.at % 4 === 1 ? `<tr><td colspan=5>[${item.sku}] <b>Nota:</b> Empacar por separado` : ""),
        )
        .join(
          "",
        )}<tr><td><td><td><td style="border-top:2px solid"><b>Subtotal:</b><td class=r style="border-top:2px solid">${money(order.net)}<tr><td><td><td><td><b>Impuestos:</b><td class=r>${money(tax)}<tr><td><td><td><td><b>Total:</b><td class=r>${money(order.net + tax)}</table>`,
    ),
    docNumber: number,
    currency: "CRC",
    total: rounded(order.net + tax, 2),
  };
});

/** A consultant's print for a distributor: parties in orange boxes, a strip of seven, code and quantity before the words. */
const orange = printed("wild-qweb-orange-mx", { words: "es", max: 26 }, (order) => {
  const { seller, site, random } = order;
  const number = `OC0${random.digits(4)}`;
  const money = (value: number) => `$ ${us(value)}`;
  const box = (caption: string, { name, lines, phone }: typeof seller) =>
    `<table><tr><td style="background:#F36B21;color:#fff"><b>${caption}</b><tr><td><b>${name}<br>${lines.join("<br>")}<br>☎ ${phone}</b></table>`;
  return {
    html: page(
      "body{font-size:9pt}.g th,.o td{background:#F36B21;color:#fff}",
      `<p><b style="font-size:14pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}</p><table><tr><td style="width:33%">${box("Order to:", seller)}<td style="width:33%">${box("Deliver to:", site)}<td><h3>Purchase Order #${number}</h3><b>Warehouse:</b><br>Almacén General</table><br>${table(["Purchase Order code:", "Order Date:", "Supplier:", "Conditions:", "Currency:", "Date Planned:", "Purchaser:"], [[number, `${day(order.date, "mm/dd/yyyy")} 16:20:11`, `P-${random.digits(4)}`, "30 días", "MXN", `${day(order.due, "mm/dd/yyyy")} 12:00:00`, order.person]])}<br>${table(
        ["Code", "Qty", "Unit", "Description", "Unit Price", "Taxes", "Amount"],
        order.items.map((item) => [
          item.sku,
          us(item.quantity, 3),
          item.unit,
          item.name,
          bare(item.price),
          "IVA(16%) COMPRAS",
          money(item.total),
        ]),
        ["", "r", "r", "", "r", "", "r"],
      )}<table><tr><td style="width:60%"><b>Observations:</b><br>Entregar con orden de compra y factura.<td><table>${row(["<b>Subtotal</b>", money(order.net)], ["", "r"])}${row(["Taxes", money(taxOf(order, 16))], ["", "r"])}<tr class=o><td><b>Total</b><td class=r>${money(withTax(order, 16))}</table></table><p>Please confirm delivery date in a term not major to 24 hours, email way. Deliver with purchase order and invoice.</p><p>Reception schedule Mon-Fri 8:30 to 13:30 and 14:30 to 16:30, Saturday 8:30 A.M. to 12:30 P.M.</p>`,
    ),
    docNumber: number,
    currency: "MXN",
    requestedDate: order.due,
    total: withTax(order, 16),
    shipTo: site,
  };
});

/** A mill's broad sheet: particulars in four columns, tax beside each sum, a row of sums, then the supplier's banks in a table of their own. */
const banks = drawn("wild-banks-below-pe", { words: "es", size: [842, 595], max: 26 }, (order, pen) => {
  const { random } = order;
  const number = `OC-${order.date.slice(0, 4)}-${random.digits(4)}`;
  const taxes = order.items.map(({ total }) => rounded(total * 0.18, 2));
  const tax = rounded(
    taxes.reduce((sum, one) => sum + one, 0),
    2,
  );
  const facts: [string, string][] = [
    ["PROVEEDOR:", order.seller.name],
    ["RUC:", `20${random.digits(9)}`],
    ["ATENCIÓN:", "Ventas"],
    ["CEL:", `9${random.digits(8)}`],
    ["E-MAIL:", "ventas@prov.example"],
    ["FORMA DE PAGO:", "Crédito 30 días"],
    ["MONEDA:", "S/ SOLES"],
    ["EMITIDO POR:", order.person],
    ["CARGO:", "Logística"],
    ["CEL:", `9${random.digits(8)}`],
    ["FECHA:", day(order.date, "dd/mm/yyyy")],
    ["HORA:", "10:42"],
    ["ÁREA SOLICITANTE:", "Producción"],
    ["HORARIO RECEPCIÓN:", "8 a 12 h"],
  ];
  pen.block(421, 26, [order.buyer.name, "ORDEN DE COMPRA"], { size: 13, bold: true, align: "center" });
  pen.say(421, 60, `N° ${number}`, { size: 11, bold: true, align: "center" });
  pen.box(28, 82, 786, 62);
  for (const [i, [caption, value]] of facts.entries()) {
    const [x, y] = [34 + (i % 4) * 195, 87 + Math.floor(i / 4) * 14];
    pen.say(x, y, caption, { size: 7, bold: true });
    pen.say(x + 78, y, value.slice(0, 30), { size: 7 });
  }
  const columns = [
    { x: 32, width: 280, head: "DESCRIPCIÓN" },
    ...(
      [
        [346, "CANT."],
        [396, "UM"],
        [460, "PU"],
        [550, "SUB TOTAL"],
        [645, "IGV"],
        [755, "PT"],
      ] as const
    ).map(([x, head]) => ({ x, head, align: "center" as const })),
  ];
  const flow = flowOf(pen, {
    y: heads(pen, 158, columns, { size: 7.5, bold: true }),
    bottom: 550,
    again: () => heads(pen, 30, columns, { size: 7.5, bold: true }),
  });
  for (const [i, item] of order.items.entries()) {
    flow.need(14);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.name,
          item.quantity,
          item.unit,
          us(item.price),
          us(item.total),
          us(taxes[i]!),
          us(rounded(item.total + taxes[i]!, 2)),
        ],
        { size: 7 },
      ) + 3;
    pen.rule(28, flow.y - 2, 814);
  }
  flow.need(150);
  cells(
    pen,
    flow.y,
    columns,
    ["TOTALES", "", "", "", `S/ ${us(order.net)}`, `S/ ${us(tax)}`, `S/ ${us(rounded(order.net + tax, 2))}`],
    { size: 7, bold: true },
  );
  pen.say(814, flow.y + 12, "IGV aplicado: 18%", { size: 6, align: "right" });
  pen.say(28, flow.y + 24, "CUENTAS BANCARIAS AUTORIZADAS PARA PAGO:", { size: 7.5, bold: true });
  const accounts = [32, 150, 280, 430, 510].map((x, i) => ({
    x,
    head: ["BANCO", "TIPO DE CUENTA", "NÚMERO DE CUENTA", "MONEDA", "TITULAR"][i]!,
  }));
  let y = heads(pen, flow.y + 38, accounts, { size: 7, bold: true });
  for (const bank of ["Banco Andino", "Banco del Litoral"])
    y = cells(
      pen,
      y,
      accounts,
      [bank, "Corriente", `193-${random.digits(7)}-0-${random.digits(2)}`, "S/ SOLES", order.seller.name],
      { size: 7 },
    );
  pen.say(28, y + 8, "CONDICIONES:", { size: 6, bold: true });
  pen.block(
    28,
    y + 17,
    [
      `Lugar de entrega: ${order.site.lines.join(", ")}`,
      `Fecha de entrega: ${day(order.due, "dd/mm/yyyy")}`,
      "Documentación: Todo pedido debe llegar con su respectiva Orden de Compra, Guía de Remisión y Factura.",
      "Precio: No estamos obligados a pagar un precio mayor a lo estipulado en esta orden.",
    ],
    { size: 6 },
  );
  for (const [i, caption] of ["VB ADMINISTRACIÓN", "ÁREA PRODUCCIÓN", "VB SOLICITANTE"].entries())
    pen.block(160 + i * 262, y + 62, ["____________________", caption], { size: 7, align: "center" });
  return {
    docNumber: number,
    currency: "PEN",
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
    line: () => ({ sku: null }),
  };
});

export const wildAndes = [boxes, mako, orange, banks];
