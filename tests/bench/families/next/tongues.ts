import { wayOf } from "../_desk.ts";
import { drawn, lineOf, printed } from "../_family.ts";
import { page } from "../_html.ts";
import { relined } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";

const right = "right" as const;
const HEBREW = {
  companies: ['מפעלי רכס תעשיות בע"מ', 'אלומות אריזה בע"מ', 'נחל ציוד הידראולי בע"מ', "שקמה מזון ומשקאות"],
  streets: ["רחוב האורגים 14", "שדרות התעשייה 88", "דרך המפעלים 3"],
  cities: ["אשדוד 7760503", "חולון 5885849", "קיסריה 3088900"],
  goods: [
    "בורג משושה מגולוון",
    "ברז כדורי נירוסטה",
    "אטם גומי שטוח",
    "מיסב כדורי 6204",
    "צינור הידראולי",
    "כבל נחושת 3x2.5",
    "ארגז קרטון",
  ],
  units: ["יח'", "מטר", "ארגז", 'ק"ג'],
};

/** An Israeli suite's order, from right to left: the line's number at the right, two codes, a supply date per line, VAT below. */
const hebrew = printed("next-hazmana-he", { max: 14, min: 3 }, (made) => {
  const { random } = made;
  const [buyer = "", seller = ""] = random.shuffled(HEBREW.companies);
  const order = {
    ...made,
    number: `PO${random.digits(8)}`,
    buyer: { ...made.buyer, name: buyer, lines: [random.pick(HEBREW.streets), random.pick(HEBREW.cities)] },
    seller: {
      ...made.seller,
      name: seller,
      lines: [random.pick(HEBREW.streets), random.pick(HEBREW.cities)],
    },
    items: made.items.map((item) => ({
      ...item,
      name: random.pick(HEBREW.goods),
      unit: random.pick(HEBREW.units),
    })),
  };
  const vat = rounded(order.net * 0.17, 2);
  const rows = order.items.map(
    (item) =>
      `<tr><td>${item.at}<td>${item.buyerSku}<td>${item.sku}<td>${item.name}<td>${day(item.due, "dd/mm/yy")}<td>${us(item.quantity)}<td>${item.unit}<td>${us(item.price)}<td>${us(item.total)}`,
  );
  return {
    buyer,
    currency: "ILS",
    total: rounded(order.net + vat, 2),
    docNumber: order.number,
    lines: order.items.map((item) => ({ ...lineOf(item), buyerSku: item.buyerSku })),
    html: page(
      "body{direction:rtl}td,th{text-align:right}.g td,.g th{border:1px solid #999;font-size:8pt}.g th{background:#e8e8e8}",
      `<h3>${buyer}</h3>${order.buyer.lines.join(", ")}<br>ח.פ. 51${random.digits(7)}<table><tr><td>לכבוד:<br><b>${seller}</b><br>${order.seller.lines.join("<br>")}<td>תאריך: ${day(order.date, "dd/mm/yy")}<br>קניין: דנה לוי<br>תנאי תשלום: שוטף + 60<br>מטבע: ש"ח</table>
<h2 class=c style="text-align:center">הזמנת רכש ${order.number}</h2>
<table class=g><tr><th>שורה<th>מק"ט<th>מק"ט ספק<th>תאור מוצר<th>ת. אספקה<th>כמות<th>יח'<th>מחיר ליח'<th>סה"כ מחיר</tr>${rows.join("")}</table>
<table style="width:40%"><tr><td>סה"כ לפני מע"מ<td>${us(order.net)}<tr><td>מע"מ 17.00%<td>${us(vat)}<tr><td><b>סה"כ לתשלום</b><td><b>${us(rounded(order.net + vat, 2))} ש"ח</b></table><p>נא לאשר קבלת ההזמנה תוך 48 שעות. סחורה תתקבל בין 08:00 ל-15:30.</p>`,
      "A4",
    ),
  };
});

/** A Turkish ledger's order: two discounts and the tax rate in columns, a currency per line, sums in words. */
const turkish = drawn(
  "next-siparis-iskonto-tr",
  {
    words: "tr",
    max: 16,
    min: 3,
    size: [595, 842],
    base: { face: "unicode", size: 7.5 },
    forms: ["runs", "words", "shuffled"],
  },
  (made, pen) => {
    const items = made.items.map((item) => ({
      ...item,
      off: item.at % 2 ? 10 : 5,
      total: rounded(item.quantity * item.price * (item.at % 2 ? 0.9 : 0.95), 2),
    }));
    const order = { ...relined(made, items), number: `SAS${made.date.slice(0, 4)}${made.random.digits(9)}` };
    const columns = columnsOf(`30 S.¶No | 48 Stok¶Kodu | 100/130 Stok¶Adı | 240 Teslim¶Tarihi
      >330 ¶Miktar | 334 ¶Brm | >404 Birim¶Fiyat | >440 İsk.¶% | >472 KDV¶% | >536 Net¶Tutar
      542 Dvz¶`);
    const head = () => {
      pen.say(30, 28, order.buyer.name, { bold: true, size: 11 });
      pen.say(297, 46, "SATIN ALMA SİPARİŞ FORMU", { align: "center", bold: true, size: 11 });
      pairs(pen, [400, 470], 64, [
        ["Sipariş No", `: ${order.number}`],
        ["Sipariş Tarihi", `: ${day(order.date, "dd.mm.yyyy")}`],
        ["Sayfa", `: ${pen.pages}`],
      ]);
      if (pen.pages > 1) return 104;
      pen.block(30, 42, order.buyer.lines);
      pen.block(30, 68, [
        "Sayın",
        order.seller.name,
        ...order.seller.lines,
        `V.D. Büyük Mükellefler  VKN ${order.random.digits(10)}`,
      ]);
      pairs(pen, [400, 470], 94, [
        ["Vade", ": 60 gün"],
        ["Sorumlu", `: ${order.person}`],
      ]);
      return 136;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760 });
    for (const item of items) {
      flow.need(30);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          day(item.due, "dd.mm.yyyy"),
          eu(item.quantity),
          item.unit,
          eu(item.price, 4),
          eu(item.off),
          "20",
          eu(item.total),
          "TRY",
        ]) + 3;
    }
    flow.need(90);
    const gross = rounded(
      items.reduce((sum, { quantity, price }) => sum + rounded(quantity * price, 2), 0),
      2,
    );
    const tax = rounded(order.net * 0.2, 2);
    [
      ["Toplam", gross],
      ["İskonto", gross - order.net],
      ["Ara Toplam", order.net],
      ["KDV %20", tax],
      ["Genel Toplam", order.net + tax],
    ].forEach(([caption, value], i) => {
      pen.say(400, flow.y + 6 + i * 11, String(caption), { bold: i === 4 });
      pen.say(536, flow.y + 6 + i * 11, eu(rounded(Number(value), 2)), { align: right, bold: i === 4 });
      pen.say(542, flow.y + 6 + i * 11, "TRY");
    });
    return {
      docNumber: order.number,
      buyer: order.buyer.name,
      currency: "TRY",
      total: rounded(order.net + tax, 2),
      lines: items.map(lineOf),
    };
  },
);

export const nextTongues = [hebrew, turkish];
