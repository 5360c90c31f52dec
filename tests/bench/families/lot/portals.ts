import { GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const right = "right" as const;

/** A small firms' suite in Spanish: the head's captions in two columns, item over words, the sum before and after tax in two currencies' notes. */
const pedido = drawn(
  "lot-pedido-dos-columnas-es",
  { words: "es", max: 20, min: 3, size: [595, 842] },
  (plain, pen) => {
    const asked = traded(plain, {
      wares: "es",
      buyers: "es",
      number: "OC-99999",
      units: ["PZA", "CJA", "M"],
    });
    const order = sited(
      asked,
      ["Almacén Norte", "Taller Central"],
      ["Calz. del Hierro 2210", "Km 4 Carr. a Salinas"],
    );
    const columns = columnsOf(`36 # | 56/190 Número de artículo¶Descripción | >290 Cantidad | 298 UdM
      >398 Precio por unidad | >440 % IVA | >558 Total (ML)`);
    const head = () => {
      pen.block(36, 30, [order.buyer.name, ...order.buyer.lines, `Tel.: ${order.buyer.phone}`]);
      pen.say(558, 30, "Pedido", { size: 18, align: right });
      pairs(pen, [400, 490], 56, [
        ["Nº documento", order.number],
        ["Fecha documento", day(order.date, "dd.mm.yy")],
        ["Fecha entrega", day(order.due, "dd.mm.yy")],
        ["Página", `${pen.pages} / 2`],
      ]);
      if (pen.pages > 1) return 120;
      pen.say(36, 92, "Proveedor", { bold: true });
      pen.block(36, 104, [order.seller.name, ...order.seller.lines]);
      pen.say(36, 146, "Destino de entrega", { bold: true });
      pen.block(36, 158, [order.site.name, ...order.site.lines]);
      pairs(pen, [300, 400], 146, [
        ["Encargado de compras", order.person],
        ["Condiciones de pago", "30 días neto"],
        ["Moneda", "MXN"],
      ]);
      return 210;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      flow.need(40);
      cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        us(item.quantity, 0),
        item.unit,
        `MXN ${us(item.price)}`,
        "16.00",
        `MXN ${us(item.total)}`,
      ]);
      flow.y = pen.say(56, flow.y + 11, item.name, { width: 190 }) + 4;
    }
    flow.need(60);
    pen.rule(36, flow.y, 558);
    pairs(pen, [380, 480], flow.y + 6, [
      ["Subtotal", `MXN ${us(order.net)}`],
      ["IVA 16%", `MXN ${us(taxOf(order, 16))}`],
      ["Total del pedido", `MXN ${us(withTax(order, 16))}`],
    ]);
    return told(order, { requestedDate: order.due, currency: "MXN", total: withTax(order, 16) });
  },
);

/** A procurement suite's page, printed: the order's facts in cards, a picture's place, a budget line under each article, approvals at the end. */
const approvals = printed("lot-approved-page", { max: 14 }, (plain) => {
  const asked = traded(plain, {
    wares: GOODS.supplies,
    buyers: ["Tern Island Seafoods", "Fairweather Charter Schools", "Osprey Aerostructures LLC"],
    number: "PO-YY-99999",
    units: ["each", "case", "box"],
  });
  const order = sited(asked, ["Packing Hall 2", "Central Stockroom"]);
  const tax = taxOf(order, 8);
  const shipping = 45;
  const rows = order.items.map(
    (item) =>
      `${row(
        [
          item.at,
          `<b>${item.name}</b><br><span class=k>SKU: ${item.sku}</span>`,
          `${item.quantity} ${item.unit}`,
          `${us(item.price)}`,
          "8%",
          us(item.total),
        ],
        ["c", "", "r", "r", "r", "r"],
      )}<tr><td><td colspan=5 class=k>Budget: Operations 2${item.at}0 › Consumables &nbsp; Needed by: ${day(item.due, "Mon d, yyyy")}</tr>`,
  );
  return {
    html: page(
      ".k{color:#667;font-size:8pt}.g th{background:#f4f5f9;border-bottom:2px solid #99a}.g td{border-top:1px solid #e3e5ee}.card{border:1px solid #d5d8e5;border-radius:6px;padding:8px;height:74px}h1{font-size:17pt;margin:0 0 8px}",
      `<h1>Purchase Order ${order.number}</h1><table style="border-spacing:8px;border-collapse:separate"><tr><td class=card>${party(order.buyer)}<td class=card><span class=k>SUPPLIER</span><br>${party(order.seller, false)}<td class=card><span class=k>SHIP TO</span><br>${party(order.site, false)}<br>Attn: ${order.person}</tr></table>
${fields([
  ["Issue date", day(order.date, "Mon d, yyyy")],
  ["Delivery date", day(order.due, "Mon d, yyyy")],
  ["Currency", "USD"],
  ["Payment terms", "Net 30"],
])}<table class=g style="margin-top:10px"><thead>${row(["#", "Product or service", "Qty", "Price", "Tax", "Net total"], ["c", "", "r", "r", "r", "r"], "th")}</thead>${rows.join("")}</table>
<table style="width:auto;margin:10px 0 0 auto">${[
        ["Net total", us(order.net)],
        ["Tax total", us(tax)],
        ["Shipping", us(shipping)],
        ["Gross total, USD", us(rounded(order.net + tax + shipping, 2))],
      ]
        .map(([caption, value]) => `<tr><td>${caption}<td class=r><b>${value}</b></tr>`)
        .join(
          "",
        )}</table><p class=k>Approvals: 1. ${order.person}, approved ${day(order.date, "Mon d, yyyy")} 08:12 &nbsp; 2. Finance, approved ${day(order.date, "Mon d, yyyy")} 15:40</p>`,
    ),
    ...told(order, {
      requestedDate: order.due,
      currency: "USD",
      total: rounded(order.net + tax + shipping, 2),
    }),
  };
});

export const lotPortals = [pedido, approvals];
