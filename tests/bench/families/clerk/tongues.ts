import { SONG, withFont } from "../_cid.ts";
import { sumTo } from "../_desk.ts";
import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { parted, type Row, wrapping } from "../_reach.ts";
import { pairs } from "../_table.ts";
import { taxOf, withTax } from "../_trade.ts";

const right = "right" as const;

/** A Bahraini company's order on the web: each caption in both languages, English left and Arabic right, three decimals. */
const twoTongues = printed(
  "clerk-two-tongue-captions-bh",
  { max: 24, priceDecimals: 3, decimals: 3, scale: 0.4 },
  (made) => {
    const order = {
      ...made,
      number: `BTC/${made.date.slice(2, 4)}/${made.random.digits(4)}`,
      buyer: {
        ...made.buyer,
        name: "Bahrain Tylos Contracting W.L.L.",
        lines: ["Building 1204, Road 4311", "Sitra, Kingdom of Bahrain"],
      },
    };
    const vat = rounded(order.net * 0.1, 3);
    const heads = [
      ["No.", "م"],
      ["Item Code", "رمز الصنف"],
      ["Description", "البيان"],
      ["Unit", "الوحدة"],
      ["Qty", "الكمية"],
      ["Unit Price", "سعر الوحدة"],
      ["Amount BD", "المبلغ د.ب"],
    ];
    const facts: [string, string, string][] = [
      ["L.P.O. No.", order.number, "رقم أمر الشراء"],
      ["Date", day(order.date, "dd/mm/yyyy"), "التاريخ"],
      ["Delivery Date", day(order.due, "dd/mm/yyyy"), "تاريخ التسليم"],
      ["Supplier", order.seller.name, "المورد"],
    ];
    const rows = order.items.map((item) =>
      row(
        [item.at, item.sku, item.name, item.unit, us(item.quantity, 0), us(item.price, 3), us(item.total, 3)],
        ["c", "", "", "c", "r", "r", "r"],
      ),
    );
    const foot = (en: string, ar: string, value: number) =>
      `<tr><td colspan=6 class=r>${en} ${ar}<td class=r>${us(value, 3)}`;
    return {
      docNumber: order.number,
      currency: "BHD",
      requestedDate: order.due,
      total: rounded(order.net + vat, 3),
      buyer: order.buyer.name,
      shipTo: undefined,
      html: page(
        ".g td,.g th{border:1px solid #333}th{text-align:center;background:#eee}",
        `<h2 class=c style="text-align:center;margin:0">${order.buyer.name}<br>شركة تايلوس البحرين للمقاولات ذ.م.م</h2><p style="text-align:center">${order.buyer.lines.join(", ")}<br><b>LOCAL PURCHASE ORDER &nbsp; أمر شراء محلي</b></p>
        <table class=g>${facts.map(([en, value, ar]) => `<tr><td style="width:22%">${en}<td class=c>${value}<td class=r dir=rtl style="width:22%">${ar}`).join("")}</table><br>
        <table class=g><thead><tr>${heads.map(([en, ar]) => `<th>${ar}<br>${en}`).join("")}</tr></thead>${rows.join("")}
        ${foot("Total", "المجموع", order.net)}${foot("VAT 10%", "ضريبة القيمة المضافة", vat)}${foot("Net Payable", "الصافي المستحق", order.net + vat)}</table><p>Prepared by: ${order.person}</p>`,
        "A4",
      ),
    };
  },
);

const CHINESE = {
  words: "zh" as const,
  size: [595, 842] as [number, number],
  base: { face: "east" as const, size: 8.5 },
  write: withFont(SONG),
  forms: ["runs", "shuffled"] as ("runs" | "shuffled")[],
};

/** A joint venture's order: Chinese captions over English ones, days of the year in Chinese letters, prices without tax. */
const venture = laid("clerk-joint-venture-zh-en", {
  wish: { ...CHINESE, min: 3, max: 22 },
  ruler: `36 序号¶No. | 62 物料号¶Part No. | 130/150 品名规格¶Description | >330 数量¶Qty | 338 单位¶Unit | >430 单价¶Unit Price | >500 金额¶Amount | 508 交货期¶Delivery`,
  bottom: 770,
  step: 16,
  head: (pen, order) => {
    pen.say(297, 26, `${order.buyer.name}  采购订单 PURCHASE ORDER`, { size: 13, align: "center" });
    if (pen.pages > 1) return 56;
    pairs(pen, [36, 130], 56, [
      ["供应商 Supplier:", order.seller.name],
      ["地址 Address:", order.seller.lines.toReversed().join("")],
      ["联系人 Contact:", order.person],
    ]);
    pairs(pen, [360, 460], 56, [
      ["订单号 P.O. No.:", order.number],
      ["日期 Date:", day(order.date, "yyyy年m月d日")],
      ["币种 Currency:", "RMB"],
    ]);
    return 104;
  },
  rows: (item) =>
    wrapping(
      [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
        day(item.due, "yyyy-mm-dd"),
      ],
      2,
      20,
    ),
  below: (pen, flow, order) => {
    sums(
      pen,
      flow,
      [430, 500],
      [
        ["不含税合计 Sub-total", us(order.net)],
        ["增值税 VAT 13%", us(taxOf(order, 13))],
        ["价税合计 Total", us(withTax(order, 13))],
      ],
    );
    pen.say(36, flow.y + 10, "1. 请于收到订单后24小时内确认回传。 Please confirm by return within 24 hours.");
  },
  shown: (order) => ({ currency: "CNY", shipTo: undefined, total: withTax(order, 13) }),
});

/** A Chinese maker's order all in Chinese: the head in one line, the kind in its own column, sum in words, numbered terms. */
const maker = laid("clerk-caigou-biaotou-zh", {
  wish: { ...CHINESE, min: 3, max: 26, size: [842, 595] },
  ruler: `40 行号 | 76 图号/料号 | 180 名称 | 290 规格型号 | >440 订购数量 | 450 计量单位 | >580 含税单价(元) | >690 含税金额(元) | 704 要求到货日期`,
  bottom: 540,
  step: 15,
  head: (pen, order) => {
    pen.say(421, 24, order.buyer.name, { size: 15, align: "center" });
    pen.say(421, 46, "物资采购订单", { size: 12, align: "center" });
    pen.say(
      40,
      68,
      `订单编号：${order.number}　　下单日期：${order.date}　　采购员：${order.person}　　页码：${pen.pages}`,
    );
    if (pen.pages > 1) return 90;
    pen.say(40, 84, `供货单位：${order.seller.name}　　收货地址：${order.buyer.lines.toReversed().join("")}`);
    return 106;
  },
  rows: (item) => {
    const [name = "", ...kind] = item.name.split(" ");
    return [
      {
        cells: [
          item.at,
          item.sku,
          name,
          kind.join(" "),
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
          item.due,
        ],
      },
    ];
  },
  below: (pen, flow, order) => {
    flow.need(70);
    pen.say(76, flow.y + 4, "合　　计");
    pen.say(690, flow.y + 4, us(order.net), { align: right });
    pen.block(40, flow.y + 24, [
      "一、质量要求：按图纸及国家标准验收，质保期12个月。",
      "二、付款方式：货到验收合格后60天付款。",
      "三、违约责任：逾期交货每天按合同金额的0.5%扣款。",
    ]);
  },
  shown: () => ({ currency: "CNY", shipTo: undefined }),
});

/** A French builder's merchant: reference and words over one another, net prices after the discount, lots with titles, sums with tax. */
const lots = laid("clerk-bon-commande-chantier-fr", {
  wish: { words: "fr", min: 3, max: 30, size: [595, 842] },
  trade: { wares: "fr", buyers: "fr", number: "BC-YY99999", units: ["U", "ML", "PCE"] },
  ruler: `36 Réf. article¶Désignation | >330 Qté | 338 Un. | >420 P.U. net HT | >470 TVA | >559 Montant HT`,
  bottom: 740,
  step: 11,
  head: (pen, order) => {
    pen.say(36, 26, order.buyer.name, { bold: true, size: 12 });
    pen.block(36, 42, order.buyer.lines);
    pen.say(559, 26, `BON DE COMMANDE N° ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(559, 44, `du ${day(order.date, "dd/mm/yyyy")} - page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 80;
    pen.block(330, 70, [order.seller.name, ...order.seller.lines]);
    pen.say(
      36,
      120,
      `Livraison souhaitée le ${day(order.due, "dd/mm/yyyy")}, à l'adresse ci-dessus. Suivi par : ${order.person}`,
    );
    return 142;
  },
  rows: (item) => [
    ...(item.at % 6 === 1
      ? [
          {
            words: [
              [
                36,
                `Lot ${Math.ceil(item.at / 6)} - ${["Plomberie", "Électricité", "Finitions"][Math.floor(item.at / 6) % 3]}`,
              ],
            ],
            hand: { bold: true, italic: true },
            step: 14,
          } as Row,
        ]
      : []),
    { cells: [item.sku, fr(item.quantity, 2), item.unit, fr(item.price), "20,00", fr(item.total)] },
    ...parted(item.name, 46).map((text): Row => ({ words: [[36, text]], hand: { size: 8.5 } })),
    { words: [], step: 5 },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [470, 559],
      [
        ["Total HT", `${fr(order.net)} €`],
        ["TVA 20 %", `${fr(taxOf(order, 20))} €`],
        ["Total TTC", `${fr(withTax(order, 20))} €`],
      ],
    ),
  shown: (order) => ({
    currency: "EUR",
    requestedDate: order.due,
    shipTo: undefined,
    total: withTax(order, 20),
  }),
});

/** A Peruvian company's order: captions with colons in two columns, the code behind the words, IGV below, amount in words. */
const peru = laid("clerk-orden-compra-igv-pe", {
  wish: { words: "es", min: 2, max: 28, size: [595, 842], priceDecimals: 4, base: { size: 8 } },
  trade: {
    wares: "es",
    buyers: ["Pesquera Costa Brava S.A.C.", "Minera Apurhuasi S.A.A.", "Agroexportadora Valle Verde S.R.L."],
    number: "OC-00999999",
    units: ["UND", "CJA", "MTR"],
  },
  ruler: `34 ÍTEM | 64 DESCRIPCIÓN | 290 CÓDIGO | >372 CANT. | 378 U.M. | 404 F. ENTREGA | >496 P. UNIT. | >561 VALOR VENTA`,
  band: "bar",
  caption: { bold: true, size: 7.5 },
  bottom: 750,
  step: 13,
  head: (pen, order) => {
    pen.say(34, 28, order.buyer.name, { bold: true, size: 12 });
    pen.say(34, 44, `R.U.C. 20${order.random.digits(9)}`);
    pen.box(400, 24, 161, 34);
    pen.say(480, 28, "ORDEN DE COMPRA", { bold: true, size: 10, align: "center" });
    pen.say(480, 42, `N° ${order.number}`, { bold: true, size: 10, align: "center" });
    if (pen.pages > 1) return 72;
    pairs(pen, [34, 110], 70, [
      ["Proveedor", `: ${order.seller.name}`],
      ["Dirección", `: ${order.seller.lines[0]}`],
      ["Lugar de entrega", `: ${order.buyer.lines[0]}`],
    ]);
    pairs(pen, [370, 460], 70, [
      ["Fecha de emisión", `: ${day(order.date, "dd/mm/yyyy")}`],
      ["Moneda", ": SOLES"],
      ["Forma de pago", ": FACTURA 60 DÍAS"],
    ]);
    return 112;
  },
  rows: (item) => [
    {
      cells: [
        `${item.at}`.padStart(3, "0"),
        item.name,
        item.sku,
        us(item.quantity),
        item.unit,
        day(item.due, "dd/mm/yyyy"),
        us(item.price, 4),
        us(item.total),
      ],
    },
  ],
  below: (pen, flow, order) => {
    sums(
      pen,
      flow,
      [496, 561],
      [
        ["VALOR VENTA", us(sumTo(order.items, order.items.length))],
        ["I.G.V. 18%", us(taxOf(order, 18))],
        ["TOTAL S/", us(withTax(order, 18))],
      ],
      { bold: true },
    );
    pen.say(34, flow.y, "Indicar el número de orden en la guía de remisión y en la factura.");
  },
  shown: (order) => ({ currency: "PEN", shipTo: undefined, total: withTax(order, 18) }),
});

/** The forms of other languages. */
export const clerkTongues = [twoTongues, venture, maker, lots, peru];
