import { SONG, withFont } from "../_cid.ts";
import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";

/** A Spanish plant on a large suite: material and our text, delivery day by line, prices for each hundred, thousands by points. */
const pedido = drawn(
  "desk-pedido-es",
  { words: "es", max: 24, size: [595, 842], bases: [1, 1, 100] },
  (order, pen) => {
    const columns = columnsOf(`40 Pos.¶ | 68 Material¶ | 130/150 Denominación¶ | >320 Cantidad¶ | 325 UM¶
      352 Fecha¶entrega | >460 Precio¶unitario | >485 Por¶ | >555 Importe¶EUR`);
    const number = `45${order.random.digits(8)}`;
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
      pen.say(555, 30, "PEDIDO DE COMPRA", { bold: true, size: 13, align: "right" });
      pairs(pen, [390, 470], 52, [
        ["Nº pedido", number],
        ["Fecha pedido", day(order.date, "dd.mm.yyyy")],
        ["Página", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 100;
      pen.block(40, 52, order.buyer.lines);
      pen.block(40, 92, ["Proveedor:", order.seller.name, ...order.seller.lines]);
      pen.block(300, 100, ["Lugar de entrega:", order.site.name, ...order.site.lines]);
      pairs(pen, [40, 150], 150, [
        ["Comprador", order.person],
        ["Condiciones de pago", "60 días fecha factura"],
        ["Incoterm", "DAP"],
      ]);
      return 198;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      flow.need(36);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        day(item.due, "dd.mm.yyyy"),
        eu(item.price),
        item.basis,
        eu(item.total),
      ]);
      flow.y = pen.say(130, flow.y, `Su ref.: ${item.sku}`, { size: 8 }) + 5;
    }
    flow.need(40);
    pairs(pen, [400, 490], flow.y + 6, [["Total neto EUR", eu(order.net)]], { bold: true, valueBold: true });
    return { docNumber: number, currency: "EUR", line: ({ buyerSku }) => ({ buyerSku }) };
  },
);

/** A French plant's order: position and code, wished week and day, price per unit with a slash, sums without tax. */
const commande = printed("desk-commande-fr", { words: "fr", max: 22 }, (order) => {
  const number = `CDE${order.random.digits(6)}`;
  const rows = order.items.map((item) =>
    row(
      [
        item.at * 10,
        `${item.buyerSku}<br><small>Votre réf. : ${item.sku}</small>`,
        item.name,
        day(item.due, "dd/mm/yyyy"),
        `${fr(item.quantity, 3)}`,
        item.unit,
        `${fr(item.price, 4)}`,
        fr(item.total),
      ],
      ["", "", "", "", "r", "", "r", "r"],
    ),
  );
  return {
    docNumber: number,
    currency: "EUR",
    line: ({ buyerSku }) => ({ buyerSku }),
    html: page(
      ".g th{border-bottom:1px solid #000;border-top:1px solid #000}.g td{border-bottom:1px dotted #999}",
      `<table><tr><td>${party(order.buyer)}<br>SIRET 123 456 789 00012<td><h2>Commande d'achat</h2>${fields([
        ["Commande n°", number],
        ["Date de commande", day(order.date, "dd/mm/yyyy")],
        ["Version", "1"],
        ["Acheteur", order.person],
        ["Devise", "EUR"],
      ])}</table><table><tr><td><b>Fournisseur</b><br>${party(order.seller)}<td><b>Adresse de livraison</b><br>${party(order.site)}</table>
      <p>Conditions de paiement : 45 jours fin de mois. Franco de port à partir de 300 €.</p>
      <table class=g><thead><tr><th>Pos.<th>Article<th>Désignation<th>Date de livraison<th class=r>Quantité<th>UQ<th class=r>Prix unitaire net<th class=r>Montant HT</tr></thead>${rows.join("")}<tr><td colspan=7 class=r><b>Montant total HT</b><td class=r><b>${fr(order.net)} €</b></table>
      <p style="font-size:7pt">Toute livraison est soumise à nos conditions générales d'achat du 1er janvier 2020, article 7 : pénalité de 0,5 % par jour, plafonnée à 10 %.`,
      "A4",
    ),
  };
});

/** A Chinese plant's order with captions in two languages, tax rate by line, price with and without it. */
const bilingual = drawn(
  "desk-order-zh",
  {
    words: "zh",
    max: 20,
    size: [842, 595],
    base: { face: "east" },
    forms: ["runs", "shuffled"],
    write: withFont(SONG),
  },
  (order, pen) => {
    const columns = columnsOf(`40 序号¶No. | 70 物料编码¶Item Code | 160 品名规格¶Description | 370 单位¶Unit
      >450 数量¶Qty | >540 未税单价¶Unit Price | >590 税率¶Tax | >690 未税金额¶Amount | 710 交货日期¶Delivery`);
    const number = `PO${order.date.slice(2, 4)}${order.random.digits(6)}`;
    const head = () => {
      pen.say(421, 26, order.buyer.name, { size: 14, align: "center" });
      pen.say(421, 46, "采购订单 PURCHASE ORDER", { size: 12, align: "center" });
      pairs(pen, [560, 650], 68, [
        ["订单编号 PO No.:", number],
        ["订单日期 Date:", order.date],
        ["币别 Currency:", "CNY"],
      ]);
      if (pen.pages === 1) {
        pen.block(40, 68, [
          `供应商 Supplier: ${order.seller.name}`,
          `地址 Address: ${order.seller.lines.join("")}`,
          `联系人 Contact: ${order.person}`,
        ]);
      }
      return 124;
    };
    const flow = wayOf(pen, { columns, head, bottom: 520 });
    for (const item of order.items) {
      flow.need(24);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          item.unit,
          us(item.quantity, 0),
          bare(item.price, 2),
          "13%",
          us(item.total),
          item.due,
        ]) + 4;
    }
    const tax = rounded(order.net * 0.13, 2);
    const total = rounded(order.net + tax, 2);
    flow.need(60);
    pairs(pen, [520, 640], flow.y + 6, [
      ["未税合计 Subtotal", us(order.net)],
      ["税额 VAT 13%", us(tax)],
      ["价税合计 Total", us(total)],
    ]);
    return { docNumber: number, total, currency: "CNY" };
  },
);

/** An Arabic order from a web program, right to left, figures in Latin digits, riyals of no said land, with tax. */
const arabic = printed("desk-order-ar", { words: "ar", max: 18 }, (order) => {
  const tax = rounded(order.net * 0.15, 2);
  const total = rounded(order.net + tax, 2);
  const rows = order.items.map((item) =>
    row([item.at, item.sku, item.name, item.unit, us(item.quantity, 0), us(item.price), us(item.total)]),
  );
  return {
    total,
    requestedDate: order.due,
    html: page(
      "body{direction:rtl}td,th{text-align:right}.g td,.g th{border:1px solid #888}",
      `<h2 style="text-align:center">أمر شراء</h2><table><tr><td>${party(order.buyer, false)}<br>الرقم الضريبي: 300012345600003<td>${fields(
        [
          ["رقم أمر الشراء", order.number],
          ["التاريخ", day(order.date, "dd/mm/yyyy")],
          ["تاريخ التسليم", day(order.due, "dd/mm/yyyy")],
        ],
      )}</table><p><b>المورد:</b> ${order.seller.name}، ${order.seller.lines.join("، ")}</p>
      <table class=g><thead><tr><th>م<th>رقم الصنف<th>الوصف<th>الوحدة<th>الكمية<th>سعر الوحدة<th>الإجمالي</tr></thead>${rows.join("")}</table>
      <table style="width:45%"><tr><td>الإجمالي قبل الضريبة<td>${us(order.net)}<tr><td>ضريبة القيمة المضافة 15%<td>${us(tax)}<tr><td><b>الإجمالي شامل الضريبة</b><td><b>${us(total)} ريال</b></table>`,
      "A4",
    ),
  };
});

export const deskTongues = [pedido, commande, bilingual, arabic];
