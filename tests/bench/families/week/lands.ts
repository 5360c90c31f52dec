import { SONG, withFont } from "../_cid.ts";
import { ASKING, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A Singapore yard's order: alternate units in brackets, lines free of charge, a discount column, S$ in captions, the vessel above the lines. */
const yard = printed("week-yard-free-of-charge", { min: 5, max: 20 }, (made) => {
  const plain = traded(made, {
    wares: [...STOCK.safety, ...STOCK.chemicals],
    buyers: ASKING.straits,
    number: "KM/PO/YY-9999",
    units: ["PC", "CTN", "DRUM"],
  });
  const free = (at: number) => at % 4 === 0;
  const order = relined(
    plain,
    plain.items.map((item) => (free(item.at) ? { ...item, price: 0, total: 0 } : item)),
  );
  const gst = rounded(order.net * 0.09, 2);
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        item.sku,
        `${item.name}${free(item.at) ? "<br><i>Free of charge, replaces short supply DO 88120</i>" : ""}`,
        `${us(item.quantity, 0)} ${item.unit}${item.unit === "CTN" ? `<br>(${us(item.quantity * 12, 0)} PC)` : ""}`,
        us(item.price),
        free(item.at) ? "-" : "Nett",
        free(item.at) ? "FOC" : us(item.total),
      ],
      ["c", "", "", "r", "r", "c", "r"],
    ),
  );
  return {
    html: page(
      "body{font-family:'Liberation Serif',serif}.g th{border-top:1px solid #000;border-bottom:1px solid #000}.g td{padding:3px 5px}",
      `<table><tr><td><b style="font-size:14pt">${order.buyer.name}</b><br>12 Benoi Crescent, Singapore 629977<br>Co. Reg. & GST No. 198804417R<td class=r><b>PURCHASE ORDER</b><br>${order.number}<br>Date: ${day(order.date, "dd Mon yyyy")}</table><hr>
<table><tr><td>To: <b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<br>Attn: Sales Dept<td>Vessel / Job: MT Straits Pioneer / J-2207<br>Deliver by: ${day(order.due, "dd Mon yyyy")}<br>Terms: 30 days<br>Issued by: ${order.person}</table><br>
<table class=g><thead>${row(["Item", "Part No.", "Description", "Qty", "Unit Price (S$)", "Disc", "Amount (S$)"], ["c", "", "", "r", "r", "c", "r"], "th")}</thead><tbody>${rows.join("")}</tbody></table><hr>
<table style="width:45%;margin-left:auto">${row(["Sub-total", us(order.net)], ["", "r"])}${row(["GST 9%", us(gst)], ["", "r"])}${row(["<b>Total S$</b>", `<b>${us(rounded(order.net + gst, 2))}</b>`], ["", "r"])}</table>
<p>Please state our PO No. in your DO and invoice. E. & O. E.</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "SGD",
    requestedDate: order.due,
    shipTo: undefined,
    total: rounded(order.net + gst, 2),
  };
});

/** A Mexican maker's order: key and the supplier's key, the quantity asked and still to come, two taxes below, the exchange rate in the head. */
const pedido = drawn(
  "week-orden-tipo-de-cambio-es",
  { words: "es", max: 22, base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "es",
      buyers: [
        "Autopartes Cuautla, S.A. de C.V.",
        "Empaques Técnicos del Norte, S.A.",
        "Fundidora Santa Rita, S.A. de C.V.",
      ],
      number: "OC-999999",
      units: ["PZA", "JGO", "MTO"],
    });
    const iva = rounded(order.net * 0.16, 2);
    const columns = columnsOf(`36 Part.¶ | 66 Clave¶Clave prov. | 140/190 Descripción¶ | 342 Fecha¶entrega
      >436 Cantidad¶ | 442 U.M.¶ | >512 Costo¶unitario | >578 Importe¶`);
    const head = () => {
      pen.say(36, 26, order.buyer.name, { bold: true, size: 12 });
      pen.block(36, 42, [...order.buyer.lines, "R.F.C. ACU-981104-KJ2"], { size: 8 });
      pen.box(400, 24, 178, 50);
      pen.say(489, 27, "ORDEN DE COMPRA", { bold: true, align: "center" });
      pen.say(489, 41, order.number, { bold: true, size: 12, align: "center" });
      pen.say(489, 58, `Fecha: ${day(order.date, "dd/mm/yyyy")}    Hoja ${pen.pages}`, { align: "center" });
      if (pen.pages > 1) return 92;
      under(pen, [36, 88], "Proveedor: 00412", order.seller);
      under(pen, [330, 88], "Embarcar a:", { ...order.site, name: "Almacén de Refacciones, Puerta 3" });
      pen.say(
        36,
        138,
        `Condiciones: 30 días   Moneda: MXN   Tipo de cambio: 1.0000   Solicitó: ${order.person}   Depto.: 4410`,
      );
      return 160;
    };
    const flow = wayOf(pen, { columns, head, bottom: 700, caption: { bold: true, size: 8 } });
    for (const item of order.items) {
      flow.need(36);
      const after = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        day(item.due, "dd/mm/yyyy"),
        us(item.quantity),
        item.unit,
        us(item.price, 4),
        us(item.total),
      ]);
      flow.y = Math.max(after, pen.say(66, flow.y + 10, item.sku)) + 3;
      if (item.at % 6 === 4)
        flow.y =
          pen.say(140, flow.y, "Obs.: entregar con certificado de calidad y hoja de seguridad", {
            size: 7.5,
          }) + 3;
    }
    flow.need(60);
    const sums: [string, number][] = [
      ["Subtotal", order.net],
      ["Descuento", 0],
      ["I.V.A. 16%", iva],
      ["Total", rounded(order.net + iva, 2)],
    ];
    for (const [caption, value] of sums) {
      pen.say(460, flow.y + 4, caption, { bold: true });
      flow.y = pen.say(578, flow.y + 4, us(value), { align: right });
    }
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      currency: "MXN",
      shipTo: { ...order.site, name: "Almacén de Refacciones, Puerta 3" },
      total: rounded(order.net + iva, 2),
    };
  },
);

/** A Chinese maker's order for its foreign suppliers: captions in both tongues, drawing and edition, price with tax for a thousand, sums in figures. */
const both = drawn(
  "week-caigou-thousand-zh-en",
  {
    words: "zh",
    max: 16,
    bases: [1000],
    size: [842, 595],
    base: { face: "east", size: 8.5 },
    write: withFont(SONG),
    forms: ["runs", "shuffled"],
  },
  (made, pen) => {
    const order = { ...made, number: `PO${made.date.slice(2, 7).replace("-", "")}-${made.random.digits(4)}` };
    const columns = columnsOf(`34 序号¶No. | 66 物料号¶Part No. | 150/150 品名规格¶Description
      310 图号/版本¶Drawing/Ver. | 400 交期¶Delivery | >520 数量¶Qty | 528 单位¶Unit | >650 千件单价¶Price/1000
      >780 金额¶Amount CNY`);
    const head = () => {
      pen.say(421, 24, order.buyer.name, { size: 14, align: "center" });
      pen.say(421, 46, "采购订单 PURCHASE ORDER", { size: 12, align: "center" });
      pen.say(806, 26, `${pen.pages}`, { align: right });
      pairs(pen, [34, 130], 72, [
        ["供方 Supplier:", order.seller.name],
        ["交货地点 Deliver to:", order.site.lines.join("")],
        ["采购员 Buyer:", order.person],
      ]);
      pairs(pen, [560, 670], 72, [
        ["订单号 PO No.:", order.number],
        ["日期 Date:", order.date],
        ["币种 Currency:", "CNY"],
      ]);
      return 116;
    };
    const flow = wayOf(pen, { columns, head, bottom: 520 });
    for (const item of order.items) {
      flow.need(30);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.buyerSku,
          item.name,
          `T${item.buyerSku.slice(0, 4)}/${"AB"[item.at % 2]}`,
          item.due,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 4;
    }
    flow.need(40);
    pen.rule(34, flow.y, 806);
    pen.say(650, flow.y + 6, "合计 Total", { align: right });
    pen.say(780, flow.y + 6, us(order.net), { align: right });
    pen.say(34, flow.y + 24, "1. 以上单价含13%增值税。2. 来料须附出货检验报告。3. 包装：每箱不超过20公斤。");
    return {
      ...truly(order, ({ buyerSku }) => ({ sku: null, buyerSku, priceBasis: 1000 })),
      docNumber: order.number,
      currency: "CNY",
      shipTo: undefined,
    };
  },
);

export const weekLands = [yard, pedido, both];
