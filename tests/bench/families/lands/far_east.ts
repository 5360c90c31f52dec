import { book } from "../_book.ts";
import { HEISEI, withFont } from "../_cid.ts";
import { drawn, printed, written } from "../_family.ts";
import { page, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

/** A Japanese order letter: the seller with «御中», the buyer at the right, days by the era, the sum above the table. */
const letter = drawn(
  "land-letter-ja",
  {
    words: "ja",
    write: withFont(HEISEI),
    size: [595, 842],
    max: 24,
    scale: 100,
    priceDecimals: 0,
    decimals: 0,
    base: { face: "east", size: 9 },
    forms: ["runs", "shuffled"],
  },
  (order, pen) => {
    const era = (iso: string) => {
      const [y, m, d] = iso.split("-").map(Number);
      return `令和${y! - 2018}年${m}月${d}日`;
    };
    const tax = Math.round(order.net * 0.1);
    const columns = columnsOf(
      "44 No. | 70 品番 | 140/170 品名・仕様 | >350 数量 | 358 単位 | >440 単価 | >510 金額 | 516 備考",
    );
    pen.say(297, 36, "注　文　書", { size: 18, align: "center" });
    pen.say(550, 66, `注文番号：${order.number}`, { align: "right" });
    pen.say(550, 79, `発行日：${era(order.date)}`, { align: "right" });
    pen.say(44, 90, `${order.seller.name}　御中`, { size: 12 });
    pen.block(360, 104, [
      order.buyer.name,
      ...order.buyer.lines,
      `TEL：${order.buyer.phone}`,
      `担当：${order.person}`,
    ]);
    pen.say(44, 130, "下記のとおり注文いたします。");
    pen.say(44, 150, `合計金額　¥${us(order.net + tax, 0)}-（税込）`, { size: 12 });
    pen.say(
      44,
      172,
      `納期：${era(order.due)}　　納入場所：${order.site.lines.join("")}　　支払条件：月末締翌月末払`,
    );
    const head = () => {
      const y = pen.pages === 1 ? 194 : 44;
      pen.rule(40, y - 3, 555);
      const rows = heads(pen, y, columns);
      pen.rule(40, rows, 555);
      return rows + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
    for (const item of order.items) {
      flow.need(22);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 0),
          us(item.total, 0),
          "",
        ]) + 3;
      pen.rule(40, flow.y - 1, 555);
    }
    [
      ["小計", order.net],
      ["消費税（10%）", tax],
      ["合計", order.net + tax],
    ].forEach(([caption, value], i) => {
      pen.say(440, flow.y + 4 + i * 14, String(caption), { align: "right" });
      pen.say(510, flow.y + 4 + i * 14, us(Number(value), 0), { align: "right" });
    });
    return { currency: "JPY", requestedDate: order.due, total: order.net + tax };
  },
);

/** A Korean company's workbook: supply worth and tax by line. */
const korean = written(
  "land-workbook-ko",
  { words: "ko", ending: "xlsx", max: 30, scale: 100, priceDecimals: 0, decimals: 0 },
  (order) => {
    const tax = (value: number) => Math.round(value * 0.1);
    const taxes = order.items.reduce((sum, { total }) => sum + tax(total), 0);
    return {
      bytes: book({
        발주서: [
          [null, null, null, "발 주 서"],
          ["발주번호", order.number, null, null, "발주일자", order.date],
          ["공급업체", order.seller.name, null, null, "발주업체", order.buyer.name],
          ["납기일자", order.due, null, null, "담당자", order.person],
          ["납품장소", order.site.lines.join(" ")],
          [],
          ["순번", "품목코드", "품목명", "규격", "단위", "수량", "단가", "공급가액", "세액", "비고"],
          ...order.items.map((item) => {
            const [name = "", ...kind] = item.name.split(" ");
            return [
              item.at,
              item.sku,
              name,
              kind.join(" "),
              item.unit,
              item.quantity,
              item.price,
              item.total,
              tax(item.total),
              null,
            ];
          }),
          ["합계", null, null, null, null, null, null, order.net, taxes],
          ["총 금액", rounded(order.net + taxes, 0)],
        ],
      }),
      currency: null,
      requestedDate: order.due,
      total: order.net + taxes,
      line: (item) => ({ description: item.name.split(" ")[0] }),
    };
  },
);

/** A Saudi order: every caption in English and Arabic, VAT by line. */
const arabic = printed("land-two-scripts-sa", { words: "uk", max: 18 }, (order) => ({
  html: page(
    "td,th{font-size:8pt}.g td,.g th,.k td{border:1px solid #777}.g th{background:#eef;text-align:center}.k td{width:25%}.a{text-align:right;direction:rtl}",
    `<table><tr><td><b style="font-size:12pt">${order.buyer.name}</b><br>Jeddah, Kingdom of Saudi Arabia<br>VAT No: 300012345600003<td class=a><b style="font-size:12pt">شركة الواحة للتجارة</b><br>جدة، المملكة العربية السعودية<br>الرقم الضريبي: 300012345600003</table><h2 class=c>PURCHASE ORDER أمر شراء</h2><table class=k><tr><td>PO Number<td>${order.number}<td colspan=2 class=a>رقم أمر الشراء<tr><td>PO Date<td>${day(order.date, "dd/mm/yyyy")}<td colspan=2 class=a>تاريخ أمر الشراء<tr><td>Delivery Date<td>${day(order.due, "dd/mm/yyyy")}<td colspan=2 class=a>تاريخ التسليم<tr><td>Vendor<td>${order.seller.name}<td colspan=2 class=a>المورد<tr><td>Payment Terms<td>60 Days<td colspan=2 class=a>شروط الدفع</table><br>${table(
      [
        "م<br>S/N",
        "رقم الصنف<br>Item Code",
        "الوصف<br>Description",
        "الوحدة<br>Unit",
        "الكمية<br>Qty",
        "سعر الوحدة<br>Unit Price",
        "الإجمالي<br>Total",
        "الضريبة 15%<br>VAT 15%",
        "الإجمالي مع الضريبة<br>Total with VAT",
      ],
      order.items.map((item) => [
        item.at,
        item.sku,
        item.name,
        item.unit,
        item.quantity,
        us(item.price),
        us(item.total),
        us(item.total * 0.15),
        us(item.total * 1.15),
      ]),
      ["c", "", "", "c", "r", "r", "r", "r", "r"],
    )}<table class=k><tr><td>Total (SAR)<td class=r>${us(order.net)}<td colspan=2 class=a>الإجمالي<tr><td>VAT 15%<td class=r>${us(order.net * 0.15)}<td colspan=2 class=a>ضريبة القيمة المضافة<tr><td><b>Grand Total (SAR)</b><td class=r><b>${us(order.net * 1.15)}</b><td colspan=2 class=a>الإجمالي النهائي</table>`,
    "A4",
  ),
  currency: "SAR",
  requestedDate: order.due,
  total: rounded(order.net * 1.15, 2),
}));

export const landsFarEast = [letter, korean, arabic];
