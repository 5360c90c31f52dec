import { book, bookOf, type Cell, delimited, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { noted, told, windows } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu } from "../_print.ts";

/** A Dutch program's export in Windows-1252: semicolons, decimal commas, a block of captions before the articles. */
const puntkomma = written("note-puntkomma-nl", { ending: "csv", max: 26 }, (plain) => {
  const order = noted(plain, {
    land: "nl",
    firms: ["Hoveniersbedrijf Groenewold", "Manege De Vijfsprong", "Jachthaven 't Wad"],
    sellers: ["Technische Groothandel Twente", "Bouwpunt Salland"],
    people: ["Joost Hiemstra", "Marèl Boonstra"],
    goods: [
      "Tuinslang ½ inch, rol 25 m",
      "Betonklinker ruitpatroon, m²",
      "Werkhandschoen nitril mt 9",
      "Houtdraadbout M8 x 60 verzinkt",
      "Geëxpandeerde kleikorrel 50 l",
      "Hangslot 60 mm",
    ],
    units: ["st", "rol", "zak"],
    number: "INK9999",
    code: "TGT99999",
  });
  return {
    bytes: windows(
      delimited(
        [
          ["Inkooporder", order.number],
          ["Besteldatum", day(order.date, "dd-mm-yyyy")],
          ["Gewenste leverdatum", day(order.due, "dd-mm-yyyy")],
          ["Besteller", order.buyer.name],
          ["Afleveradres", order.site.lines.join(", ")],
          ["Leverancier", order.seller.name],
          [],
          ["Regel", "Artikelnr leverancier", "Omschrijving", "Aantal", "Eenheid", "Prijs €", "Bedrag €"],
          ...order.items.map((item): Cell[] => [
            item.at,
            item.sku,
            item.name,
            eu(item.quantity, 0),
            item.unit,
            eu(item.price),
            eu(item.total),
          ]),
          [null, null, null, null, null, "Totaal excl. btw", eu(order.net)],
        ],
        ";",
      ),
    ),
    ...told(order),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A Polish firm's sheet with several places of delivery: the same article once for each place. */
const miejsca = written("note-kilka-miejsc-pl", { words: "pl", ending: "xlsx", max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "pl",
    firms: ["Piekarnia Złoty Kłos", "Przedszkola Pod Dębem Sp. z o.o.", "Apteki Zdrowie s.c."],
    sellers: ["Hurtownia Czystość Plus", "Papier-Serwis S.A."],
    people: ["Grażyna Sobczak", "Łukasz Mróz"],
    goods: [
      "Ręcznik papierowy, biały, 6 szt.",
      "Płyn do naczyń 5 l",
      "Worki na śmieci 120 l",
      "Mydło w płynie 1 l",
      "Ścierka z mikrofibry",
    ],
    units: ["op.", "szt."],
    number: "ZAM 99/YY",
    code: "CP9999",
  });
  const places = [order.site, order.buyer].map(({ lines }) => lines.join(", "));
  const rows = order.items.flatMap((item) =>
    places.map((place, i) => {
      const quantity = item.quantity + i;
      return { item, place, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  const net = rounded(
    rows.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  return {
    bytes: book({
      Zamówienie: [
        ["Zamówienie nr", order.number],
        ["Data", day(order.date, "dd.mm.yyyy")],
        ["Zamawiający", order.buyer.name],
        ["Dostawca", order.seller.name],
        ["Termin dostawy", day(order.due, "dd.mm.yyyy")],
        [],
        ["Lp.", "Miejsce dostawy", "Indeks", "Nazwa towaru", "Ilość", "J.m.", "Cena netto", "Wartość netto"],
        ...rows.map(({ item, place, quantity, total }, i): Cell[] => [
          i + 1,
          place,
          item.sku,
          item.name,
          quantity,
          item.unit,
          item.price,
          total,
        ]),
        [null, null, null, null, null, null, "Razem netto PLN", net],
      ],
    }),
    ...told(order),
    shipTo: undefined,
    currency: "PLN",
    total: net,
    requestedDate: order.due,
    lines: rows.map(({ item, quantity, total }) => ({
      sku: item.sku,
      description: item.name,
      quantity,
      unit: item.unit,
      unitPrice: item.price,
      priceBasis: 1,
      lineTotal: total,
    })),
  };
});

/** A Chinese shop's monthly list: title and captions merged, sums by month's end, what to mind below. */
const yuedu = written("note-yuedu-zh", { words: "zh", ending: "xlsx", max: 20 }, (plain) => {
  const order = noted(plain, {
    land: "zh",
    firms: ["襄阳鸿运餐饮管理有限公司", "宁波小渔村酒店", "烟台海之声幼儿园"],
    sellers: ["齐鲁厨具设备有限公司", "汉水日用百货商行"],
    people: ["刘店长", "赵敏"],
    goods: [
      "不锈钢汤桶40cm",
      "一次性筷子",
      "食品级保鲜膜",
      "洗洁精5kg桶装",
      "加厚垃圾袋",
      "陶瓷圆盘8寸",
      "防滑围裙",
    ],
    units: ["个", "箱", "卷", "桶"],
    number: "YD-99999",
    code: "QL999",
  });
  return {
    bytes: bookOf({
      采购清单: sheetOf(
        [
          [`${order.buyer.name}${Number(order.date.slice(5, 7))}月份采购清单`],
          [
            "采购单号",
            order.number,
            null,
            "日期",
            day(order.date, "yyyy-mm-dd"),
            null,
            "采购员",
            order.person,
          ],
          [
            "供应商",
            order.seller.name,
            null,
            "交货日期",
            day(order.due, "yyyy-mm-dd"),
            null,
            "电话",
            order.buyer.phone,
          ],
          ["送货地址", order.site.lines.join("")],
          ["编号", "商品编码", "商品名称", "采购数量", "计量单位", "含税单价", "含税金额", "用途"],
          ...order.items.map((item): Cell[] => [
            item.at,
            item.sku,
            item.name,
            item.quantity,
            item.unit,
            item.price,
            item.total,
            item.at % 2 ? "后厨" : "前厅",
          ]),
          ["合计金额（人民币）", null, null, null, null, null, order.net],
          ["说明：1、请按时送货；2、数量不足请提前电话通知；3、月底统一结算。"],
        ],
        { merges: ["A1:H1", "B4:H4"] },
      ),
    }),
    ...told(order),
    currency: "CNY",
    requestedDate: order.due,
  };
});

/** An Arabic restaurant's sheet: captions right of their values as the sheet runs from the right, sums below. */
const matam = written("note-talab-ar", { words: "ar", ending: "xlsx", max: 16 }, (plain) => {
  const order = noted(plain, {
    land: "ar",
    firms: ["مطعم ليالي الحجاز", "مدارس الرواد الأهلية", "فندق واحة السلام"],
    sellers: ["شركة الإمداد للتموين", "مؤسسة البيت النظيف"],
    people: ["سعاد الحربي", "ماجد العتيبي"],
    goods: ["أكواب ورقية 12 أونصة", "مناديل سفرة", "زيت قلي 18 لتر", "صابون سائل 4 لتر", "أرز بسمتي 40 كجم"],
    units: ["كرتون", "كيس", "علبة"],
    number: "ط-9999",
    code: "EM9999",
  });
  const sheet = sheetOf(
    [
      [order.buyer.name],
      ["طلب شراء رقم", order.number, null, "التاريخ", day(order.date, "dd/mm/yyyy")],
      ["المورد", order.seller.name, null, "موعد التسليم", day(order.due, "dd/mm/yyyy")],
      ["عنوان التسليم", order.site.lines.join("، ")],
      [],
      ["م", "رمز الصنف", "الصنف", "الكمية", "الوحدة", "السعر (ريال)", "الإجمالي (ريال)"],
      ...order.items.map((item): Cell[] => [
        item.at,
        item.sku,
        item.name,
        item.quantity,
        item.unit,
        item.price,
        item.total,
      ]),
      [null, null, null, null, null, "المجموع", order.net],
      ["طلب بواسطة", order.person],
    ],
    { merges: ["A1:G1"] },
  );
  return { bytes: bookOf({ طلب: sheet }), ...told(order), currency: "SAR", requestedDate: order.due };
});

export const noteTongues = [puntkomma, miejsca, yuedu, matam];
