import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { noted, told as noting } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { traded } from "../_trade.ts";

const CJK =
  "body{font-family:'Noto Serif CJK SC','Noto Sans CJK SC',serif;font-size:9pt}.g td,.g th{border:1px solid #000;font-size:8pt;padding:2px 3px}";

/** The year of the Reiwa era, as Japanese papers write days. */
function reiwa(iso: string): string {
  const [year, month, at] = iso.split("-").map(Number);
  return `令和${year! - 2018}年${month}月${at}日`;
}

/** A Japanese maker's order: days by the emperor's era, the sum in a frame above the table, name over number in one cell, days by row, two tax rates below. */
const era = printed(
  "abroad-chuumonsho-reiwa-ja",
  { words: "ja", max: 18, decimals: 0, priceDecimals: 0, scale: 20 },
  (plain) => {
    const order = sited(
      traded(plain, {
        wares: [
          "ステンレス六角ボルト",
          "近接センサ 24V",
          "耐油ホース 3m",
          "エアシリンダ 40x100",
          "樹脂ケース",
          "銘板 アルミ",
        ],
        buyers: ["東山製作所株式会社", "有限会社日向精機", "北浜電装株式会社"],
        number: "C99-9999",
        units: ["個", "本", "枚", "セット"],
      }),
      ["第二工場 資材受入口", "堺物流センター"],
      ["中区深井北町120", "西区鳳東町7-733"],
    );
    const tax = Math.floor(order.net * 0.1);
    const rows = order.items.map((item) =>
      row(
        [
          item.at,
          `${item.name}<br>品番：${item.sku}`,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 0),
          us(item.total, 0),
          day(item.due, "m/d"),
          "",
        ],
        ["c", "", "r", "c", "r", "r", "c", ""],
      ),
    );
    return {
      html: page(
        CJK.replaceAll("SC", "JP"),
        `<table><tr><td><td class=r>注文番号　${order.number}<br>発行日　${reiwa(order.date)}</table><h2 class=c style="letter-spacing:12px">注文書</h2>
<table><tr><td style="width:55%"><span style="font-size:12pt;border-bottom:1px solid #000">${order.seller.name}　御中</span><br><br>下記の通り注文いたします。<br><br><table style="width:auto" class=g><tr><td>合計金額（税込）<td style="font-size:12pt"><b>¥${us(order.net + tax, 0)}-</b></table><td>${order.buyer.name}<br>${order.buyer.lines.toReversed().join("<br>")}<br>TEL ${order.buyer.phone}<br>担当：${order.person}</table>
<table class=g style="margin:6px 0">${row(["納期", reiwa(order.due), "納入場所", `${order.site.name}<br>${order.site.lines.join("")}`])}${row(["支払条件", "月末締翌月末現金振込", "見積番号", `M-${order.random.digits(5)}`])}</table>
<table class=g><thead>${row(["No", "品名・品番", "数量", "単位", "単価", "金額", "希望納期", "摘要"], ["c", "c", "c", "c", "c", "c", "c", "c"], "th")}</thead>${rows.join("")}<tr><td colspan=5 class=r>小計<td class=r>${us(order.net, 0)}<td colspan=2></tr><tr><td colspan=5 class=r>消費税（10%）<td class=r>${us(tax, 0)}<td colspan=2></tr><tr><td colspan=5 class=r>合計<td class=r>${us(order.net + tax, 0)}<td colspan=2></tr></table>
<p>備考：検査成績書を添付のこと。注文請書を3日以内にご返送ください。</p>`,
        "A4",
      ),
      ...told(order),
      currency: "JPY",
      requestedDate: order.due,
      total: order.net + tax,
    };
  },
);

const ARABIC =
  "body{font-family:'DejaVu Sans',sans-serif;font-size:8.5pt}.g td,.g th{border:1px solid #333;font-size:7.5pt}.a{direction:rtl;text-align:right}";

/** A Saudi contractor's order: English at the left and Arabic at the right of the same box, each description in both tongues, the tax by line. */
const mirrored = printed("abroad-two-tongues-boxes-sa", { words: "uk", max: 16 }, (plain) => {
  const order = sited(
    traded(plain, {
      wares: [
        "Gate valve DN80 PN16<br><span dir=rtl>صمام بوابة</span>",
        "Cable tray 300 mm HDG<br><span dir=rtl>حامل كابلات مجلفن</span>",
        "Safety helmet, white<br><span dir=rtl>خوذة سلامة بيضاء</span>",
        "Hydraulic oil ISO 46, 208 L<br><span dir=rtl>زيت هيدروليك</span>",
      ],
      buyers: [
        "Rimal Al Sharq Contracting Est.",
        "Nabaa Water Systems Co. Ltd.",
        "Dar Al Imtiaz Industries LLC",
      ],
      number: "PO/YY/99999",
      units: ["EA", "DRUM", "MTR"],
    }),
    ["Jubail Site Store 4", "Riyadh Central Warehouse"],
    ["Road 113, Support Industries Area", "Exit 18, Al Sulay"],
  );
  const box = (english: string, value: string, arabic: string) =>
    `<tr><td>${english}<td class=c>${value}<td class=a>${arabic}</tr>`;
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        item.sku,
        item.name,
        item.unit,
        us(item.quantity, 0),
        us(item.price),
        us(item.total),
        us(rounded(item.total * 0.15, 2)),
        us(rounded(item.total + rounded(item.total * 0.15, 2), 2)),
      ],
      ["c", "", "", "c", "r", "r", "r", "r", "r"],
    ),
  );
  const caption = (english: string, arabic: string) => `${english}<br><span dir=rtl>${arabic}</span>`;
  const captions = [
    caption("S.N", "م"),
    caption("Item Code", "رقم الصنف"),
    caption("Description", "البيان"),
    caption("Unit", "الوحدة"),
    caption("Qty", "الكمية"),
    caption("Unit Price", "سعر الوحدة"),
    caption("Taxable Amount", "المبلغ الخاضع"),
    caption("VAT 15%", "الضريبة"),
    caption("Net Amount", "الصافي"),
  ];
  const gross = rounded(
    order.items.reduce((sum, { total }) => sum + total + rounded(total * 0.15, 2), 0),
    2,
  );
  return {
    html: page(
      ARABIC,
      `<table><tr><td style="width:50%"><b>${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}<br>C.R. 1010${order.random.digits(6)}<td class=a><b>مؤسسة مقاولات</b><br>ص.ب 3321 الرياض<br>الرقم الضريبي 3${order.random.digits(14)}</table><h3 class=c>PURCHASE ORDER &nbsp; <span dir=rtl>أمر شراء</span></h3>
<table class=g>${box("PO Number", order.number, "رقم أمر الشراء")}${box("PO Date", day(order.date, "dd/mm/yyyy"), "تاريخ الأمر")}${box("Supplier", order.seller.name, "المورد")}${box("Delivery Date", day(order.due, "dd/mm/yyyy"), "تاريخ التسليم")}${box("Delivery Location", [order.site.name, ...order.site.lines].join(", "), "موقع التسليم")}${box("Currency", "SAR", "العملة")}${box("Payment Terms", "60 days from invoice", "شروط الدفع")}</table><br>
<table class=g><thead>${row(captions, ["c", "c", "c", "c", "c", "c", "c", "c", "c"], "th")}</thead>${rows.join("")}</table>
<table class=g style="width:60%;margin:6px 0 0 auto">${box("Total before VAT", us(order.net), "الإجمالي قبل الضريبة")}${box("VAT 15%", us(rounded(gross - order.net, 2)), "ضريبة القيمة المضافة")}${box("<b>Grand Total</b>", `<b>${us(gross)}</b>`, "الإجمالي العام")}</table>
<p>Remarks: delivery note must carry the PO number. <span dir=rtl>يجب ذكر رقم أمر الشراء</span></p>`,
      "A4",
    ),
    ...told(order, {
      line: ({ name }) => ({ description: name.replace(/<br>.*/, "") }),
      currency: "SAR",
      requestedDate: order.due,
      total: gross,
    }),
  };
});

const EASTERN = "٠١٢٣٤٥٦٧٨٩";

/** The figures as they are written in Egypt and the Gulf. */
function eastern(text: string): string {
  return text.replace(/\d/g, (digit) => EASTERN[Number(digit)]!);
}

/** An Egyptian firm's supply order: right to left, eastern figures throughout, the amount before the price, remarks behind. */
const supply = printed("abroad-tawrid-arqam-eg", { words: "ar", max: 14 }, (plain) => {
  const order = noted(plain, {
    land: "ar",
    firms: ["شركة النيل للصناعات الغذائية", "الشركة المصرية لأعمال التبريد", "مطاحن الدلتا الحديثة"],
    sellers: ["مؤسسة الفجر للتوريدات", "شركة الهرم للعدد الصناعية"],
    people: ["محمود عبد الرحمن", "سلمى فؤاد"],
    goods: [
      "سير نقل حركة",
      "فلتر زيت هيدروليك",
      "لمبة إنارة صناعية",
      "محبس كروي",
      "كابل نحاس معزول",
      "شحم حراري",
    ],
    units: ["عدد", "متر", "علبة"],
    number: "9999",
    code: "99999",
  });
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        item.sku,
        item.name,
        item.unit,
        bare(item.quantity, 0),
        bare(item.price),
        bare(item.total),
        item.at % 4 === 0 ? "عينة مطلوبة" : "",
      ].map((value) => eastern(String(value))),
      ["c", "c", "", "c", "c", "c", "c", ""],
    ),
  );
  return {
    html: page(
      `${ARABIC}body{direction:rtl}.g td,.g th{text-align:right}`,
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("، ")}<td style="text-align:left">${eastern(`التاريخ: ${day(order.date, "yyyy/mm/dd")}`)}<br>${eastern(`رقم الأمر: ${order.number}`)}</table><h3 class=c>أمر توريد</h3>
<p>السادة / ${order.seller.name}</p><p>تحية طيبة وبعد،، نرجو توريد الأصناف الآتية إلى ${order.site.lines.join("، ")} ${eastern(`في موعد أقصاه ${day(order.due, "yyyy/mm/dd")}`)}:</p>
<table class=g><thead>${row(["م", "كود الصنف", "اسم الصنف", "الوحدة", "الكمية", "سعر الوحدة", "القيمة", "ملاحظات"], [], "th")}</thead>${rows.join("")}<tr><td colspan=6>الإجمالي (جنيه مصري)<td class=c>${eastern(bare(order.net))}<td></tr></table>
<p>الأسعار شاملة النقل وغير شاملة ضريبة القيمة المضافة ${eastern("14%")}.</p><table><tr><td>مدير المشتريات: ${order.person}<td>يعتمد،،</table>`,
      "A4",
    ),
    ...noting(order),
    currency: "EGP",
    requestedDate: order.due,
    total: order.net,
  };
});

export const abroadOrient = [era, mirrored, supply];
