import { SONG, withFont } from "../_cid.ts";
import { drawn, lineOf, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { relined } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { listed, right } from "./_listed.ts";

/** A French works' order: each price is for one, a hundred or a thousand by a sign whose meaning stands above; no sums. */
const cent = drawn(
  "erp-prix-au-cent-fr",
  { words: "fr", max: 22, size: [595, 842], bases: [1, 100, 1000] },
  (order, pen) => {
    const sign: Record<number, string> = { 1: "U", 100: "%", 1000: "‰" };
    const head = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
      pen.block(36, 44, order.buyer.lines, { size: 8 });
      pen.say(558, 28, "COMMANDE FOURNISSEUR", { bold: true, size: 12, align: right });
      pairs(pen, [400, 480], 46, [
        ["N° commande", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Page", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 92;
      pen.block(330, 96, [order.seller.name, ...order.seller.lines], { size: 10 });
      pen.block(36, 96, ["Lieu de livraison :", order.site.name, ...order.site.lines]);
      pen.say(36, 156, "Prix net HT - U : à l'unité, % : au cent, ‰ : au mille.", { size: 8, italic: true });
      return 176;
    };
    const flow = listed(pen, order.items, {
      columns: columnsOf(`36 Lig. | 62 Référence | 140/190 Désignation | 340 Délai | >460 Quantité
        >530 Prix net EUR | 540 /`),
      head,
      bottom: 780,
      row: (item) => [
        item.at * 5,
        item.sku,
        item.name,
        day(item.due, "dd/mm/yy"),
        fr(item.quantity, 0),
        fr(item.price),
        sign[item.basis]!,
      ],
    });
    pen.say(36, flow.y + 8, "Merci de nous retourner l'accusé de réception sous 48 h.", { size: 8 });
    return {
      lines: order.items.map((item) => ({ ...lineOf(item), unit: null, lineTotal: null })),
      total: null,
      currency: "EUR",
    };
  },
);

/** A German call-off of a frame: beneath each position what was agreed, what came and what is left, the price for a number of pieces. */
const frame = drawn(
  "erp-abruf-rahmenmenge-de",
  { words: "de", max: 18, size: [595, 842], bases: [1, 100] },
  (order, pen) => {
    const head = () => {
      pen.say(50, 40, order.buyer.name, { bold: true, size: 12 });
      pen.say(50, 56, [order.buyer.name, ...order.buyer.lines].join(" · "), { size: 6.5 });
      if (pen.pages === 1) pen.block(50, 72, [order.seller.name, ...order.seller.lines], { size: 10 });
      pairs(pen, [350, 450], 72, [
        ["Abruf-Nr.", order.number],
        ["Datum", day(order.date, "dd.mm.yyyy")],
        ["zum Rahmenauftrag", `RA-${order.number.slice(0, 5)}9`],
        ["Bearbeiter", order.person],
        ["Seite", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 150;
      pen.say(50, 150, "Abruf aus Rahmenauftrag", { bold: true, size: 13 });
      pen.say(50, 168, "Wir rufen ab zur Lieferung an unser Werk:");
      return pen.say(50, 180, [order.site.name, ...order.site.lines].join(", ")) + 10;
    };
    listed(pen, order.items, {
      columns: columnsOf(`50 Pos. | 80 Sachnummer | 160/160 Benennung | >380 Abrufmenge | 386 ME | 420 Termin
        >545 Preis EUR / PE`),
      head,
      bottom: 780,
      height: 52,
      row: (item) => [
        item.at * 10,
        item.sku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        day(item.due, "dd.mm.yyyy"),
        `${eu(item.price)} / ${item.basis}`,
      ],
      under: (item, y) =>
        pen.block(
          160,
          y,
          [
            `Rahmenmenge ${eu(item.quantity * 10, 0)} ${item.unit}, bisher geliefert ${eu(item.quantity * 4, 0)} ${item.unit}`,
            `Restmenge nach diesem Abruf ${eu(item.quantity * 5, 0)} ${item.unit}`,
          ],
          { size: 7.5 },
        ),
    });
    return {
      lines: order.items.map((item) => ({ ...lineOf(item), lineTotal: null })),
      total: null,
      currency: "EUR",
    };
  },
);

/** A Mexican store's print for its buyer and the supplier alike: stock, least and most beside what is asked for, last cost beside the one agreed. */
const almacen = drawn(
  "erp-existencias-ultimo-costo-es",
  { words: "es", max: 26, size: [792, 612] },
  (order, pen) => {
    const { random } = order;
    const head = () => {
      pen.say(396, 24, order.buyer.name, { bold: true, size: 13, align: "center" });
      pen.say(396, 40, order.buyer.lines.join(", "), { size: 8, align: "center" });
      pen.say(756, 56, `Orden de compra  ${order.number}`, { bold: true, align: right });
      pen.say(756, 68, `Fecha: ${day(order.date, "dd/mm/yyyy")}   Hoja ${pen.pages}`, { align: right });
      pen.block(36, 60, ["Proveedor:", order.seller.name, ...order.seller.lines]);
      pen.block(300, 60, ["Entregar en:", order.site.name, ...order.site.lines]);
      return 118;
    };
    const flow = listed(pen, order.items, {
      columns: columnsOf(`36 Clave | 110/200 Descripción | 330 Unidad | >410 Existencia | >455 Mínimo
        >505 Máximo | >570 Solicitado | >650 Último costo | >730 Costo pactado`),
      head,
      bottom: 560,
      hand: { size: 8 },
      row: (item) => [
        item.sku,
        item.name,
        item.unit,
        bare(random.int(0, 12), 0),
        bare(12, 0),
        bare(item.quantity + 12, 0),
        us(item.quantity, 0),
        us(item.price * 0.96),
        us(item.price),
      ],
    });
    pen.say(36, flow.y + 10, "Costos sin IVA, en pesos mexicanos (MXN). Entregas de 8:00 a 13:00 h.", {
      size: 8,
    });
    return {
      lines: order.items.map((item) => ({ ...lineOf(item), lineTotal: null })),
      total: null,
      currency: "MXN",
    };
  },
);

/** A Chinese maker's order in two units: what is priced by the ton stands beside the number of pieces. */
const tons = drawn(
  "erp-fuzhu-danwei-zh",
  { words: "zh", max: 16, size: [842, 595], base: { face: "east" }, write: withFont(SONG), scale: 8 },
  (made, pen) => {
    const { random } = made;
    const order = relined(
      made,
      made.items.map((item) => {
        const quantity = rounded(item.quantity / 37 + 0.125, 3);
        return { ...item, quantity, unit: "吨", total: rounded(quantity * item.price, 2) };
      }),
    );
    const head = () => {
      pen.say(421, 28, order.buyer.name, { size: 15, align: "center" });
      pen.say(421, 48, "采购订单", { size: 13, align: "center" });
      pairs(pen, [40, 110], 76, [
        ["供应商", order.seller.name],
        ["送货地址", order.site.lines.toReversed().join("")],
      ]);
      pairs(pen, [560, 630], 76, [
        ["单据编号", order.number],
        ["单据日期", order.date],
        ["业务员", order.person],
      ]);
      return 122;
    };
    const flow = listed(pen, order.items, {
      columns:
        columnsOf(`40 行号 | 70 物料代码 | 150 物料名称 | 310 辅助单位 | >400 辅助数量 | 420 单位 | >510 数量 | >600 含税单价
        >700 价税合计 | 720 交货日期`),
      head,
      bottom: 530,
      row: (item) => [
        item.at,
        item.sku,
        item.name,
        "件",
        us(random.int(4, 400), 0),
        item.unit,
        us(item.quantity, 3),
        us(item.price),
        us(item.total),
        item.due,
      ],
    });
    flow.need(40);
    pen.rule(40, flow.y, 800);
    pen.say(70, flow.y + 6, "合计");
    pen.say(700, flow.y + 6, us(order.net), { align: right });
    return { docNumber: order.number, lines: order.items.map(lineOf), total: order.net };
  },
);

/** An Arabic trading suite's order, right to left: free pieces beside those paid, the price before the sum. */
const free = printed("erp-kammiya-majjani-ar", { words: "ar", max: 16 }, (order) => {
  const rows = order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    item.unit,
    us(item.quantity, 0),
    item.at % 3 ? "0" : String(Math.max(1, Math.floor(item.quantity / 10))),
    us(item.price),
    us(item.total),
  ]);
  const html = page(
    "body{direction:rtl}td,th{text-align:right}.g td,.g th{border:1px solid #777;font-size:9pt}.g th{background:#dcebf7}",
    `<div class=c><b style="font-size:14pt">${order.buyer.name}</b><br>${order.buyer.lines.join(" - ")}<br><b>أمر شراء</b></div>
<table style="margin:8px 0"><tr><td>رقم الأمر: <b>${order.number}</b><td>التاريخ: ${day(order.date, "yyyy/mm/dd")}<td>تاريخ التوريد: ${day(order.due, "yyyy/mm/dd")}</tr><tr><td>المورد: ${order.seller.name}<td>المخزن: الرئيسي<td>العملة: ريال سعودي</table>
${table(["م", "رقم الصنف", "اسم الصنف", "الوحدة", "الكمية", "مجاني", "السعر", "الإجمالي"], rows)}
<p><b>الإجمالي: ${us(order.net)}</b></p><p>المشتريات: ${order.person}</p>`,
    "A4",
  );
  return { shipTo: undefined, requestedDate: order.due, currency: "SAR", html };
});

export const erpTongues = [cent, frame, almacen, tons, free];
