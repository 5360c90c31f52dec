import { SONG, withFont } from "../_cid.ts";
import { ASKING } from "../_desk.ts";
import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { boxed, sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { type Row, wrapping } from "../_reach.ts";
import { pairs } from "../_table.ts";
import { taxOf, withTax } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A Gulf contractor's order out of a trading suite: three decimals, rate and net rate, the maker named below, sums in rials with words. */
const rials = laid("mill-omr-net-rate", {
  wish: { min: 3, max: 22, size: [595, 842], priceDecimals: 3, decimals: 3, scale: 0.3, base: { size: 8.5 } },
  trade: { wares: STOCK.flow, buyers: ASKING.gulf, number: "LPO/YY/009999", units: ["Nos", "Mtrs", "Pkt"] },
  place: [
    ["P.O. Box 1180, Ruwi 112", "Sultanate of Oman"],
    ["Rusayl Industrial Estate, Road 14", "Muscat, Sultanate of Oman"],
    ["Way 4402, Ghala Heights", "Muscat, Sultanate of Oman"],
  ],
  ruler: `34 SN | 56 Item Code¶Description | >310 Qty | 316 Unit | >400 Unit Rate | >470 VAT 5% | >561 Amount (R.O.)`,
  bottom: 730,
  together: true,
  head: (pen, order) => {
    pen.say(297, 24, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(297, 40, order.buyer.lines.join(", "), { align: "center" });
    pen.say(297, 56, "LOCAL PURCHASE ORDER", { bold: true, size: 11, align: "center" });
    if (pen.pages > 1) return 80;
    under(pen, [34, 76], "To: M/s", order.seller);
    pairs(pen, [360, 440], 76, [
      ["LPO No.", `: ${order.number}`],
      ["Date", `: ${day(order.date, "dd-Mon-yyyy")}`],
      ["Delivery On", `: ${day(order.due, "dd-Mon-yyyy")}`],
      ["Terms", ": 90 days credit"],
    ]);
    pen.say(34, 124, `Deliver to: ${order.site.name}, ${order.site.lines.join(", ")}`);
    return 144;
  },
  rows: (item) => [
    {
      cells: [
        item.at,
        item.sku,
        us(item.quantity),
        item.unit,
        us(item.price, 3),
        us(rounded(item.total * 0.05, 3), 3),
        us(item.total, 3),
      ],
    },
    { words: [[56, item.name]] },
    {
      words: [[56, `Brand: ${item.at % 2 ? "Any approved" : "Euro make"}, warranty ${6 + item.at} months`]],
      step: 16,
    },
  ],
  below: (pen, flow, order) => {
    const tax = rounded(
      order.items.reduce((sum, { total }) => sum + rounded(total * 0.05, 3), 0),
      3,
    );
    sums(
      pen,
      flow,
      [470, 561],
      [
        ["Gross Amount", us(order.net, 3)],
        ["VAT", us(tax, 3)],
        ["Net LPO Value R.O.", us(rounded(order.net + tax, 3), 3)],
      ],
    );
  },
  shown: (order) => ({
    currency: "OMR",
    requestedDate: order.due,
    total: rounded(order.net + order.items.reduce((sum, { total }) => sum + rounded(total * 0.05, 3), 0), 3),
  }),
});

/** A Kuwaiti firm's printed page from right to left in western digits: the table's captions in two tongues, three decimals, sums in the table. */
const dinars = printed(
  "mill-kwd-two-tongues-ar",
  { words: "ar", priceDecimals: 3, decimals: 3, max: 16, scale: 0.3 },
  (order) => {
    const rows = order.items.map((item) =>
      row(
        [item.at, item.sku, item.name, item.unit, us(item.quantity, 0), us(item.price, 3), us(item.total, 3)],
        ["c", "c", "", "c", "c", "c", "c"],
      ),
    );
    const facts: [string, string][] = [
      ["رقم أمر الشراء P.O. No.", `LPO-${order.number}`],
      ["التاريخ Date", day(order.date, "dd/mm/yyyy")],
      ["موعد التسليم Delivery", day(order.due, "dd/mm/yyyy")],
    ];
    return {
      docNumber: `LPO-${order.number}`,
      currency: "KWD",
      requestedDate: order.due,
      html: page(
        "body{direction:rtl}td,th{text-align:right}.c{text-align:center}.g td,.g th{border:1px solid #333}.g th{background:#ddd;text-align:center}",
        `<h2 style="text-align:center;margin:0">${order.buyer.name}</h2><p style="text-align:center;margin:2px">${order.buyer.lines.join(" - ")}</p><h3 style="text-align:center">أمر شراء Purchase Order</h3>
      <table><tr><td>السادة To: <b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<td>${facts.map(([caption, value]) => `${caption}: <bdo dir=ltr>${value}</bdo>`).join("<br>")}</table><br>
      <table class=g><thead><tr><th>م<br>No<th>رقم الصنف<br>Item Code<th>البيان<br>Description<th>الوحدة<br>Unit<th>الكمية<br>Qty<th>السعر<br>Price<th>الإجمالي<br>Amount</tr></thead>${rows.join("")}<tr><td colspan=6><b>الإجمالي Total (KD)</b><td class=c><b>${us(order.net, 3)}</b></table>
      <p>شروط الدفع: 60 يوم من تاريخ الفاتورة</p><p>المدير العام ________________</p>`,
        "A4",
      ),
    };
  },
);

/** A German maker's order: the price's count as a per cent or per mille sign with the unit, drawing and index below, the week of delivery in a row. */
const promille = laid("mill-preis-je-prozent-de", {
  wish: { words: "de", min: 3, max: 26, size: [595, 842], bases: [1, 100, 1000], base: { size: 8.5 } },
  trade: {
    wares: STOCK.fixings,
    buyers: [
      "Hollenstein Fördertechnik GmbH",
      "Gebr. Aumann Apparatebau KG",
      "Sauerland Beschläge GmbH & Co. KG",
    ],
    number: "B99-99999",
    units: ["St", "Pck"],
  },
  place: [
    ["Am Hammerwerk 12", "57462 Olpe"],
    ["Tor 3, Gewerbestraße 40", "57439 Attendorn"],
    ["Schraubenweg 1", "58636 Iserlohn"],
  ],
  ruler: `34 Pos | 62 Artikel-Nr.¶Ihre Artikel-Nr. | 150/170 Bezeichnung¶Zeichnung / Index | >376 Menge | 382 ME | >466 Preis EUR | 472 je | >561 Betrag EUR`,
  bottom: 760,
  together: true,
  head: (pen, order) => {
    pen.say(34, 26, order.buyer.name, { bold: true, size: 13 });
    pen.say(34, 42, order.buyer.lines.join(" · "), { size: 7.5 });
    if (pen.pages > 1) {
      pen.say(
        34,
        60,
        `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}     Seite ${pen.pages}`,
        { bold: true },
      );
      return 84;
    }
    pen.block(34, 70, [order.seller.name, ...order.seller.lines]);
    pairs(pen, [370, 460], 70, [
      ["Bestell-Nr.:", order.number],
      ["Bestelldatum:", day(order.date, "dd.mm.yyyy")],
      ["Liefertermin:", day(order.due, "dd.mm.yyyy")],
      ["Sachbearbeiter:", order.person],
      ["Lieferanten-Nr.:", "70412"],
    ]);
    pen.say(34, 140, `Lieferanschrift: ${order.site.name}, ${order.site.lines.join(", ")}`);
    return 162;
  },
  rows: (item) => [
    {
      cells: [
        item.at * 10,
        item.buyerSku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        `${{ 1: "", 100: "% ", 1000: "‰ " }[item.basis]}${item.unit}`,
        eu(item.total),
      ],
    },
    {
      cells: [null, item.sku, `Z-${4100 + item.at}.02 / ${"abc"[item.at % 3]}`, null, null, null, null, null],
    },
    ...(item.at % 4 ? [] : [{ words: [[150, "lose verpackt, max. 12 kg je Karton"]] } as Row]),
    { words: [], step: 5 },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [470, 561],
      [
        ["Nettobetrag", eu(order.net)],
        ["19 % USt", eu(taxOf(order, 19))],
        ["Gesamtbetrag EUR", eu(withTax(order, 19))],
      ],
    ),
  shown: (order) => ({
    line: ({ buyerSku }) => ({ buyerSku }),
    currency: "EUR",
    requestedDate: order.due,
    total: withTax(order, 19),
  }),
});

/** A French subcontractor's order: price "for" so many in a column, drawing and index, delay by line, words of works between. */
const pour = laid("mill-prix-pour-fr", {
  wish: { words: "fr", min: 3, max: 24, size: [595, 842], bases: [1, 100, 1000], base: { size: 8.5 } },
  trade: {
    wares: [
      "Vis CHC M8x25 12.9",
      "Bague bronze 20x26x30",
      "Tôle acier S355 ép. 6",
      "Goupille élastique 6x40",
      "Axe trempé Ø16 lg 120",
      "Rondelle Grower W10",
    ],
    buyers: ["Mécanique de la Dore SAS", "Fonderie Ravel & Cie", "Ets Bouchardon SA"],
    number: "CF99-99999",
    units: ["PCE", "U"],
  },
  place: [
    ["ZA du Grand Pré, 3 rue de l'Étang", "63600 Ambert"],
    ["Atelier 2, route de Thiers", "63120 Courpière"],
    ["22 rue Ampère", "42000 Saint-Étienne"],
  ],
  ruler: `34 Lg | 56 Code article¶Plan / Ind. | 140/150 Désignation | >336 Qté | 342 U | 368 Délai | >460 P.U. HT | >496 Pour | >561 Montant HT`,
  bottom: 760,
  together: true,
  head: (pen, order) => {
    pen.block(34, 26, [order.buyer.name, ...order.buyer.lines, "SIRET 402 118 337 00021"]);
    pen.say(561, 26, "BON DE COMMANDE FOURNISSEUR", { bold: true, size: 12, align: right });
    pairs(pen, [360, 440], 46, [
      ["N° commande :", order.number],
      ["Date :", day(order.date, "dd/mm/yyyy")],
      ["Livraison le :", day(order.due, "dd/mm/yyyy")],
      ["Page :", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 104;
    under(pen, [360, 100], "Fournisseur :", order.seller);
    under(pen, [34, 100], "Adresse de livraison :", order.site);
    return 158;
  },
  rows: (item) => [
    {
      cells: [
        item.at * 10,
        item.buyerSku,
        item.name,
        fr(item.quantity, 0),
        item.unit,
        day(item.due, "dd/mm/yy"),
        fr(item.price),
        fr(item.basis, 0),
        fr(item.total),
      ],
    },
    {
      cells: [
        null,
        `P${4400 + item.at} ${"ABC"[item.at % 3]}`,
        `V/Réf. ${item.sku}`,
        null,
        null,
        null,
        null,
        null,
        null,
      ],
    },
    ...(item.at % 4 ? [] : [{ words: [[140, "Certificat 3.1 exigé, 2 ex."]] } as Row]),
    { words: [], step: 5 },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [496, 561],
      [
        ["Total HT", fr(order.net)],
        ["TVA 20 %", fr(taxOf(order, 20))],
        ["Total TTC EUR", fr(withTax(order, 20))],
      ],
    ),
  shown: (order) => ({
    line: ({ buyerSku }) => ({ buyerSku }),
    currency: "EUR",
    requestedDate: order.due,
    total: withTax(order, 20),
  }),
});

/** A Colombian suite's sheet: extension columns, warehouse, tax rate beside the price, whole pesos with points. */
const pesos = laid("mill-siesa-bodega-es", {
  wish: {
    words: "es",
    min: 4,
    max: 30,
    size: [792, 612],
    scale: 900,
    priceDecimals: 0,
    decimals: 0,
    base: { size: 8 },
  },
  trade: {
    wares: "es",
    buyers: ["Industrias Cafeteras del Huila S.A.S.", "Ingenio Río Claro S.A.", "Textiles Aburrá S.A.S."],
    number: "OCN-00099999",
    units: ["UND", "MTS", "GLN"],
  },
  place: [
    ["Carrera 5 No. 38-61 Sur", "Neiva, Huila"],
    ["Km 4 vía Palermo, bodega 12", "Palermo, Huila"],
    ["Calle 13 No. 68-40", "Bogotá D.C."],
  ],
  ruler: `30 Reg. | 58 Referencia | 126/200 Descripción ítem | 336 Ext. 1 | 376 Bodega | 420 U.M. | 452 Fecha entrega | >574 Cantidad
    >640 Vlr. unitario | >676 % IVA | >762 Vlr. bruto`,
  bottom: 550,
  head: (pen, order) => {
    pen.say(396, 24, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(396, 40, `NIT 891.180.${order.number.slice(-3)}-4   ${order.buyer.lines.join("   ")}`, {
      align: "center",
    });
    pen.say(762, 24, "ORDEN DE COMPRA NACIONAL", { bold: true, align: right });
    pen.say(762, 38, order.number, { bold: true, size: 11, align: right });
    if (pen.pages > 1) return 66;
    under(pen, [30, 62], "Proveedor:", order.seller);
    under(pen, [290, 62], "Entregar en:", order.site);
    pairs(pen, [560, 660], 62, [
      ["Fecha documento:", day(order.date, "dd/mm/yyyy")],
      ["Fecha entrega:", day(order.due, "dd/mm/yyyy")],
      ["Condición de pago:", "45 días"],
      ["Moneda:", "COP"],
    ]);
    return 122;
  },
  rows: (item) =>
    wrapping(
      [
        item.at,
        item.buyerSku,
        `${item.name}${item.at % 3 ? "" : " según cotización 2214 del proveedor"}`,
        "N/A",
        `B0${item.at % 3}`,
        item.unit,
        day(item.due, "dd/mm/yyyy"),
        eu(item.quantity),
        eu(item.price, 0),
        "19",
        eu(item.total, 0),
      ],
      2,
      38,
    ),
  below: (pen, flow, order) => {
    const tax = Math.round(order.net * 0.19);
    sums(
      pen,
      flow,
      [676, 762],
      [
        ["Subtotal", eu(order.net, 0)],
        ["IVA", eu(tax, 0)],
        ["Total orden", eu(order.net + tax, 0)],
      ],
    );
  },
  shown: (order) => ({
    line: ({ buyerSku }) => ({ sku: null, buyerSku }),
    currency: "COP",
    requestedDate: order.due,
    total: order.net + Math.round(order.net * 0.19),
  }),
});

/** A foreign firm's Chinese plant: captions in two tongues in two rows, price for a thousand or one by its own column, words with their kind below. */
const plant = laid("mill-sap-jiage-danwei-zh", {
  wish: {
    words: "zh",
    min: 3,
    max: 24,
    size: [595, 842],
    bases: [1, 100, 1000],
    base: { face: "east", size: 8 },
    forms: ["runs", "shuffled"],
    write: withFont(SONG),
  },
  ruler: `34 行号¶Item | 66 物料号¶Material | 150 名称规格¶Description | 300 交货日期¶Delivery | >396 数量¶Quantity | 402 单位¶Unit | >476 净价¶Price | >510 价格单位¶Per
    >565 净值¶Net Value`,
  bottom: 760,
  together: true,
  head: (pen, order) => {
    pen.say(34, 26, order.buyer.name, { size: 13 });
    pen.say(565, 26, "采购订单 Purchase Order", { size: 13, align: right });
    pairs(pen, [380, 470], 48, [
      ["订单号 PO No.:", `45${order.number}`],
      ["日期 Date:", order.date.replaceAll("-", ".")],
      ["币种 Currency:", "CNY"],
      ["页 Page:", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 104;
    pen.block(34, 48, [
      `供应商 Vendor: ${order.seller.name}`,
      order.seller.lines.join(""),
      `联系人: ${order.person}`,
    ]);
    pen.block(34, 92, [`送货地址 Ship to: ${order.site.lines.join("")}`, "付款条件 Terms: 月结60天"]);
    return (
      boxed(
        pen,
        [34, 116, 531],
        [
          ["采购员 Buyer", order.person],
          ["税率 VAT", "13%"],
          ["贸易条款", "DAP"],
        ],
      ) + 10
    );
  },
  rows: (item) => {
    const [name = "", ...kind] = item.name.split(" ");
    return [
      {
        cells: [
          String(item.at * 10),
          item.buyerSku,
          name,
          item.due.replaceAll("-", "."),
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          item.basis,
          us(item.total),
        ],
      },
      {
        words: [
          [150, kind.join(" ")],
          [66, item.sku],
        ],
        step: 16,
      },
    ];
  },
  below: (pen, flow, order) => sums(pen, flow, [480, 565], [["不含税合计 Net Total", us(order.net)]]),
  shown: (order) => ({
    docNumber: `45${order.number}`,
    currency: "CNY",
    line: ({ buyerSku }) => ({ buyerSku }),
  }),
});

export const millTongues = [rials, dinars, promille, pour, pesos, plant];
