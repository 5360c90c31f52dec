import { wayOf } from "../_desk.ts";
import { drawn, officed, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { letter } from "../_odf.ts";
import { rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { under } from "../_week.ts";
import { bar, looked } from "../office/sheets.ts";

const right = "right" as const;

/** A French house's print: the discount in a column, the sum carried from page to page, the taxes by rate at the foot. */
const bon = drawn(
  "suite-remise-tva-a-reporter-fr",
  { words: "fr", max: 50, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const plain = sited(
      traded(made, { wares: "fr", buyers: "fr", number: "CF0099999", units: ["U", "ML", "BTE"] }),
      ["Chantier Les Tilleuls", "Dépôt de Corbas"],
      ["14 chemin du Lavoir", "ZA des Peupliers, lot 7"],
    );
    const order = relined(
      plain,
      plain.items.map((item) => ({ ...item, total: rounded((item.total * (100 - off(item.at))) / 100, 2) })),
    );
    const columns =
      columnsOf(`30 Référence | 100/180 Désignation | >326 Quantité | 332 U | >404 P.U. HT | >446 Remise¶%
      >524 Montant HT | >562 TVA`);
    let sum = 0;
    const said = (y: number, text: string) => {
      pen.say(446, y, text, { align: right, italic: true });
      return pen.say(524, y, fr(sum), { align: right, italic: true }) + 4;
    };
    const head = () => {
      pen.say(30, 28, order.buyer.name, { bold: true, size: 12 });
      pen.block(30, 44, order.buyer.lines);
      pen.say(562, 28, "BON DE COMMANDE FOURNISSEUR", { bold: true, size: 11, align: right });
      pairs(pen, [380, 470], 46, [
        ["N° de commande", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Livraison le", day(order.due, "dd/mm/yyyy")],
        ["Page", `${pen.pages}`],
      ]);
      under(pen, [30, 100], "Fournisseur", order.seller);
      under(pen, [310, 100], "Adresse de livraison", order.site);
      return 158;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 720,
      end: (y) => void said(y + 6, "À reporter"),
      onward: (y) => said(y, "Report"),
    });
    for (const item of order.items) {
      flow.need(30);
      const { at, sku, name, quantity, unit, price, total } = item;
      const discount = off(at) ? fr(off(at)) : "";
      flow.y =
        cells(pen, flow.y, columns, [
          sku,
          name,
          fr(quantity, 0),
          unit,
          fr(price),
          discount,
          fr(total),
          "20,00",
        ]) + 2;
      sum = rounded(sum + total, 2);
    }
    flow.need(70);
    const tax = taxOf(order, 20);
    const total = rounded(order.net + tax, 2);
    cells(pen, flow.y + 10, columnsOf(">90 | >150 | >220 "), ["Base HT", "Taux", "Montant TVA"]);
    cells(pen, flow.y + 22, columnsOf(">90 | >150 | >220 "), [fr(order.net), "20,00", fr(tax)]);
    for (const [i, [text, value]] of (
      [
        ["Total HT", order.net],
        ["Total TVA", tax],
        ["Total TTC en EUR", total],
      ] as const
    ).entries()) {
      pen.say(446, flow.y + 10 + i * 12, text, { align: right });
      pen.say(524, flow.y + 10 + i * 12, fr(value), { align: right });
    }
    return told(order, { currency: "EUR", total, requestedDate: order.due });
  },
);

/** The discount of the line, in percent. */
function off(at: number): number {
  return [0, 10, 25, 0, 32.5][at % 5]!;
}

/** A Kuwaiti firm's order, right to left, in the East's digits or the West's, three decimals. */
const talab = printed(
  "suite-arqam-thalath-manazil-ar",
  { words: "ar", min: 3, max: 26, priceDecimals: 3, decimals: 3, scale: 0.3 },
  (order) => {
    const isEastern = order.random.chance(0.5);
    const said = (text: string) =>
      isEastern
        ? text.replace(/[\d.,]/g, (sign) => ({ ".": "٫", ",": "٬" })[sign] ?? "٠١٢٣٤٥٦٧٨٩"[Number(sign)]!)
        : text;
    const date = (iso: string) => said(day(iso, "yyyy/mm/dd"));
    const rows = order.items.map(({ at, sku, name, unit, quantity, price, total }) =>
      row([
        said(`${at}`),
        `<bdo dir=ltr>${sku}</bdo>`,
        name,
        unit,
        said(us(quantity, 0)),
        said(us(price, 3)),
        said(us(total, 3)),
      ]),
    );
    const html = page(
      "body{direction:rtl}td,th{text-align:right}.g td,.g th{border:1px solid #555}.g th{background:#eee}h2,h3{text-align:center;margin:4px}",
      `<h2>${order.buyer.name}</h2><h3>أمر شراء محلي</h3><table><tr><td>رقم الأمر: <bdo dir=ltr>${order.number}</bdo><br>التاريخ: ${date(order.date)}<br>تاريخ التوريد: ${date(order.due)}<br>العملة: دينار كويتي
      <td>المورد: ${order.seller.name}<br>${order.seller.lines.join("، ")}<br>مكان التسليم: ${order.site.lines.join("، ")}</table>
      <table class=g><thead><tr><th>م<th>رمز الصنف<th>اسم الصنف<th>الوحدة<th>الكمية<th>سعر الوحدة د.ك<th>القيمة د.ك</tr></thead>${rows.join("")}
      <tr><td colspan=6>المجموع<td>${said(us(order.net, 3))}</table><p>فترة السداد: ${said("60")} يوما من تاريخ الفاتورة`,
      "A4",
    );
    return { html, currency: "KWD", requestedDate: order.due, shipTo: undefined };
  },
);

/** A mainland suite's order: prices with the tax, its rate in a column, the amounts with it. */
const hanshui = printed("suite-hanshui-danjia-shuilv-zh", { words: "zh", max: 40 }, (order) => {
  const rows = order.items.map(({ at, sku, name, unit, quantity, price, total, due }) => [
    at,
    sku,
    name.split(" ")[0]!,
    name.split(" ").slice(1).join(" "),
    unit,
    us(quantity),
    us(price, 4),
    "13.00",
    us(total),
    due,
  ]);
  const html = page(
    ".g td,.g th{border:1px solid #000}h2{text-align:center}",
    `<h2>采购订单</h2><table><tr><td>订单编号：${order.number}<td>日期：${order.date}<td>币种：人民币<tr><td colspan=2>供应商：${order.seller.name}<td>税率：13%<tr><td colspan=3>到货地址：${order.site.lines.join("")}</table>
    ${table(
      [
        "序号",
        "存货编码",
        "存货名称",
        "规格型号",
        "主计量",
        "数量",
        "含税单价",
        "税率(%)",
        "价税合计",
        "计划到货日期",
      ],
      rows,
      ["c", "", "", "", "c", "r", "r", "r", "r", ""],
    )}<p>合计 &nbsp; ${us(order.net)}</p><p>采购方：${order.buyer.name} &nbsp; 采购员：${order.person} &nbsp; 审核：`,
    "A4",
  );
  return { html, currency: "CNY", shipTo: undefined };
});

/** A Taiwanese suite's order from an office program: number and words of an item stacked, the tax below. */
const caigoudan = officed("suite-caigoudan-pinhao-guige-tw", { words: "zh", max: 30, scale: 8 }, (made) => {
  const order = sited(
    traded(made, {
      wares: [
        "六角螺絲 M8×30",
        "不鏽鋼球閥 DN50",
        "深溝球軸承 6204",
        "油壓軟管 1/2 吋",
        "近接開關 24V NPN",
        "銅接頭 3/8",
      ],
      buyers: ["鼎峰精密工業股份有限公司", "宏昕機械有限公司", "立暘自動化股份有限公司"],
      number: "3301-999999999",
      units: ["PCS", "個", "支"],
    }),
    ["二廠倉庫", "台中收料處"],
    ["台中市西屯區工業區十二路8號", "彰化縣和美鎮和線路210號"],
  );
  const seller = order.random.pick(["旭泰五金有限公司", "聯發傳動科技股份有限公司"]);
  const tax = Math.round(order.net * 0.05);
  const total = rounded(order.net + tax, 2);
  const looks = ["box c", "box", "box c", "box r", "box c", "box r", "box r"];
  return {
    ...told(order, { currency: "TWD", total }),
    letter: letter(
      [
        [order.buyer.name, "b s16 c"],
        ["採 購 單", "b s14 c gap3"],
        {
          widths: [100, 80],
          rows: [
            [`廠商名稱：${seller}`, `採購單號：${order.number}`],
            [
              `送貨地址：${order.site.name} ${order.site.lines[0]}`,
              `採購日期：${day(order.date, "yyyy/mm/dd")}`,
            ],
            [`採購人員：${order.person}`, "幣別：NTD　　稅別：應稅外加"],
          ],
        },
        ["", "s6"],
        {
          widths: [12, 62, 24, 22, 14, 22, 28],
          heads: 1,
          looks: "s9",
          rows: [
            bar("項次 | 品號 / 品名規格 | 預交日 | 採購數量 | 單位 | 單價 | 金額", "box c"),
            ...order.items.map(({ at, sku, name, due, quantity, unit, price, total: amount }) =>
              looked(
                [
                  String(at).padStart(4, "0"),
                  `${sku}\n${name}`,
                  day(due, "yyyy/mm/dd"),
                  us(quantity, 0),
                  unit,
                  us(price),
                  us(amount),
                ],
                looks,
              ),
            ),
          ],
        },
        [`採購金額：${us(order.net)}　　稅額：${us(tax)}　　金額合計：${us(total)}`, "r"],
        ["備註：交貨時請註明本採購單號，每箱附檢驗報告。", "s9"],
      ],
      { size: "A4", font: "Noto Sans CJK TC" },
    ),
  };
});

export const suiteTongues = [bon, talab, hanshui, caigoudan];
