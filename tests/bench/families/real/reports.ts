import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, party, row, table } from "../_html.ts";
import { sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A network's order in its own view: units by their names and codes, a price for so many, the tax's category, sums told twice. */
const perMany = printed(
  "real-buyer-network-per",
  { bases: [1, 100, 1000], priceDecimals: 2, max: 18 },
  (made) => {
    const order = traded(made, {
      wares: "mro",
      buyers: ["Fjeldgaard Wind Systems A/S", "Nordhavn Dairy A/S", "Holmby Pharma ApS"],
      number: "PO-99999",
      units: ["Each (EA)", "Piece (H87)", "Metre (MTR)"],
    });
    const rows = order.items.map((item) => [
      item.at,
      `${item.name}<br><small>Seller ID: ${item.sku}<br>Buyer ID: ${item.buyerSku}</small>`,
      `${us(item.quantity, 0)}<br><small>${item.unit}</small>`,
      `${us(item.price)}${item.basis > 1 ? `<br><small>per ${item.basis}</small>` : ""}`,
      "S 25%",
      us(item.total),
    ]);
    const html = page(
      ".g th{font-size:8pt;color:#666;border-bottom:1px solid #999}.g td{border-bottom:1px solid #eee}.k{color:#777;font-size:7.5pt}",
      `<table><tr><td style="font-size:18pt">Purchase Order<td class=r style="font-size:14pt">${order.buyer.name}</table>
<table><tr><td><span class=k>ORDER NUMBER</span><br>${order.number}<td><span class=k>ISSUE DATE</span><br>${order.date}<td><span class=k>CURRENCY</span><br>DKK<td><span class=k>REQUESTED DELIVERY</span><br>${order.due}</table><br>
<table><tr><td><span class=k>SENDER</span><br>${party(order.buyer, false)}<br>Denmark<td><span class=k>RECEIVER</span><br>${party(order.seller, false)}<td><span class=k>DELIVERY ADDRESS</span><br>${party(order.site, false)}<br>Denmark</table><br>
${table(["#", "ITEM", "QUANTITY", "PRICE PER UNIT", "TAX", "TOTAL (EXCL. TAX)"], rows, ["", "", "r", "r", "c", "r"])}
<table style="width:45%;margin-left:55%">${row(["Total excl. tax", `DKK ${us(order.net)}`], ["", "r"])}${row(["25% tax", `DKK ${us(taxOf(order, 25))}`], ["", "r"])}${row(["<b>Total</b>", `<b>DKK ${us(withTax(order, 25))}</b>`], ["", "r"])}</table>`,
      "A4",
    );
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      requestedDate: order.due,
      currency: "DKK",
      total: withTax(order, 25),
      html,
    };
  },
);

/** A Gulf group's report in two tongues: captions in English over Arabic, the article in both, dinars of three decimals, a discount's amount. */
const gulf = printed("real-buyer-report-ar-en", { max: 16, priceDecimals: 3, decimals: 3 }, (made) => {
  const order = traded(made, {
    wares: [
      "Ball valve, brass, 1 in",
      "Cable lug 35 mm2",
      "Pump seal kit",
      "Air filter cartridge",
      "Welding rod E7018 3.2 mm",
    ],
    buyers: [
      "Al Marsa Utilities Company K.S.C.",
      "Rawabi Desalination Co. W.L.L.",
      "Gulf Crescent Trading Group",
    ],
    number: "PO-AMU-999999",
    units: ["Pcs", "Box", "Set", "Mtr"],
  });
  const arabic: Record<string, string> = {
    Ball: "صمام كروي نحاس",
    Cable: "طرف كابل",
    Pump: "طقم جوان مضخة",
    Air: "فلتر هواء",
    Welding: "أسلاك لحام",
  };
  const both = (text: string, under: string) => `${text}<br><span dir=rtl>${under}</span>`;
  let net = 0;
  const lines = order.items.map((item) => {
    const off = item.at % 3 === 0 ? rounded(item.total * 0.05, 3) : 0;
    net = rounded(net + item.total - off, 3);
    return { item, off, total: rounded(item.total - off, 3) };
  });
  const rows = lines.map(({ item, off, total }) => [
    item.at,
    item.buyerSku,
    both(item.name, arabic[item.name.split(/[ ,]/)[0]!]!),
    us(item.quantity, 2),
    item.unit,
    us(item.price, 3),
    us(off, 3),
    us(total, 3),
  ]);
  const pair = (caption: string, value: string, under: string) =>
    `<tr><td><b>${caption}</b><td>${value}<td dir=rtl><b>${under}</b>`;
  const html = page(
    ".g td,.g th{border:1px solid #333;font-size:8pt}.g th{text-align:center;background:#f0f0f0}",
    `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=c><b style="font-size:14pt">Purchase Order<br><span dir=rtl>أمر شراء</span></b><td class=r dir=rtl><b>إدارة المشتريات</b></table>
<table><tr><td><table>${pair("PO No.", order.number, "رقم أمر الشراء")}${pair("Date", day(order.date, "dd/mm/yyyy"), "التاريخ")}${pair("Delivery Date", day(order.due, "dd/mm/yyyy"), "تاريخ التسليم")}${pair("Currency", "KWD", "العملة")}</table>
<td><table>${pair("Vendor", order.seller.name, "المورد")}${pair("Address", order.seller.lines.join(", "), "العنوان")}${pair("Payment Terms", "60 days from invoice", "شروط الدفع")}${pair("Contact", order.person, "جهة الاتصال")}</table></table><br>
${table([both("S/N", "م"), both("Item No.", "رقم الصنف"), both("Description", "الوصف"), both("Quantity", "الكمية"), both("Unit", "الوحدة"), both("Unit Price", "سعر الوحدة"), both("Discount", "الخصم"), both("Net Amount", "المبلغ الصافي")], rows, ["c", "", "", "r", "c", "r", "r", "r"])}
<table style="width:50%;margin-left:50%">${row([both("Total KWD", "الإجمالي"), `<b>${us(net, 3)}</b>`], ["", "r"])}</table><p><small>Prices are firm. Certificates of origin to accompany the goods. <span dir=rtl>الأسعار ثابتة</span></small></p>`,
    "A4",
  );
  return {
    ...truly(order, ({ at, buyerSku }) => ({
      sku: null,
      buyerSku,
      lineTotal: lines[at - 1]!.total,
    })),
    requestedDate: order.due,
    currency: "KWD",
    total: net,
    html,
  };
});

/** A Mexican works' order: pieces by the thousand as a unit, the request it comes from by line, tax and what is withheld at the foot. */
const millar = drawn(
  "real-buyer-millar-mx",
  { words: "es", max: 24, quantityDecimals: 1, priceDecimals: 2 },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [
          "Tornillo hexagonal 1/4 x 1 galvanizado",
          "Etiqueta térmica 4 x 6, rollo",
          "Tuerca de seguridad 3/8",
          "Remache pop 1/8",
          "Bolsa polietileno 20 x 30",
        ],
        buyers: "es",
        number: "OC-99999",
        units: ["MILLAR"],
      }),
      ["Almacén General Planta Apodaca"],
      ["Blvd. Aeropuerto 3400"],
    );
    const columns = columnsOf(`36 Part. | 64 Requisición | 130 Clave | 206/160 Descripción | >410 Cantidad
      418 U.M. | >510 Precio Unit. | >576 Importe`);
    const head = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
      pen.block(576, 28, ["ORDEN DE COMPRA", `No. ${order.number}`, `Hoja ${pen.pages}`], {
        align: "right",
        bold: true,
      });
      if (pen.pages > 1) return 78;
      pen.block(36, 46, [...order.buyer.lines, "RFC: CHI870214QX3"]);
      pen.block(36, 92, ["PROVEEDOR", order.seller.name, ...order.seller.lines]);
      pen.block(300, 92, ["ENTREGAR EN", order.site.name, ...order.site.lines]);
      pairs(pen, [36, 120], 146, [
        ["Fecha:", day(order.date, "dd/mm/yyyy")],
        ["Fecha de entrega:", day(order.due, "dd/mm/yyyy")],
        ["Moneda:", "MXN Pesos mexicanos"],
      ]);
      return 192;
    };
    const flow = wayOf(pen, { columns, head, bottom: 720 });
    for (const item of order.items) {
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          `RQ-${order.random.digits(5)}`,
          item.sku,
          item.name,
          us(item.quantity, 3),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 3;
    }
    flow.need(70);
    const tax = rounded(order.net * 0.16, 2);
    const total = rounded(order.net + tax, 2);
    for (const [caption, value] of [
      ["Subtotal", order.net],
      ["IVA 16%", tax],
      ["Ret. ISR", 0],
      ["Total", total],
    ] as const) {
      pen.say(510, flow.y + 4, caption, { align: "right" });
      flow.y = pen.say(576, flow.y + 4, `$ ${us(value)}`, { align: "right" });
    }
    return {
      ...truly(order, () => ({ buyerSku: null })),
      shipTo: order.site,
      requestedDate: order.due,
      currency: "MXN",
      total,
    };
  },
);

export const realReports = [perMany, gulf, millar];
