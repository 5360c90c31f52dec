import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { day, eu, fr } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

const MONTHS = [
  "января",
  "февраля",
  "марта",
  "апреля",
  "мая",
  "июня",
  "июля",
  "августа",
  "сентября",
  "октября",
  "ноября",
  "декабря",
];

function russian(iso: string): string {
  const [year, month, of] = iso.split("-");
  return `${Number(of)} ${MONTHS[Number(month) - 1]} ${year} г.`;
}

/** The order of a Russian accounting program: parties as long lines, count and sum in a sentence, tax within. */
const accounting = drawn(
  "T-1c",
  { words: "ru", size: [595, 842], max: 36, base: { face: "unicode", size: 8 } },
  (order, pen) => {
    const edges = [36, 58, 118, 322, 372, 400, 470, 560];
    const columns = columnsOf(`>54 № | 62 Артикул | 122/196 Товары (работы, услуги) | >368 Кол-во | 376 Ед.
      >466 Цена | >556 Сумма`);
    pen.say(36, 40, `Заказ поставщику № ${order.number} от ${russian(order.date)}`, { bold: true, size: 13 });
    pen.box(36, 60, 524, 1.5, "#000");
    [
      ["Поставщик:", order.seller],
      ["Заказчик:", order.buyer],
    ].forEach(([caption, who], i) => {
      const { name, lines, phone } = who as typeof order.buyer;
      pen.say(36, 72 + i * 34, String(caption));
      pen.say(
        110,
        72 + i * 34,
        `${name}, ИНН 63${order.random.digits(8)}, КПП 631501001, ${lines.toReversed().join(", ")}, тел.: ${phone}`,
        { bold: true, width: 440 },
      );
    });
    pen.say(36, 142, "Основание:");
    pen.say(110, 142, `Договор поставки № ${order.random.digits(3)} от 11.01.2021`, { bold: true });
    const grid = (from: number, to: number) => {
      for (const x of edges) pen.rule(x, from, x, to);
      pen.rule(36, to, 560);
    };
    const head = () => {
      const y = pen.pages === 1 ? 166 : 40;
      pen.rule(36, y - 3, 560);
      const rows = heads(pen, y, columns, { bold: true });
      grid(y - 3, rows);
      return rows + 3;
    };
    const flow = flowOf(pen, { y: head(), bottom: 780, again: head });
    for (const item of order.items) {
      flow.need(28);
      const from = flow.y;
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          fr(item.quantity, 0),
          item.unit,
          fr(item.price),
          fr(item.total),
        ]) + 2;
      grid(from - 3, flow.y);
      flow.y += 3;
    }
    flow.need(70);
    const tax = Number(((order.net * 20) / 120).toFixed(2));
    pen.say(466, flow.y + 4, "Итого:", { bold: true, align: "right" });
    pen.say(556, flow.y + 4, fr(order.net), { bold: true, align: "right" });
    pen.say(466, flow.y + 16, "В том числе НДС:", { bold: true, align: "right" });
    pen.say(556, flow.y + 16, fr(tax), { bold: true, align: "right" });
    pen.say(36, flow.y + 32, `Всего наименований ${order.items.length}, на сумму ${fr(order.net)} руб.`);
    pen.box(36, flow.y + 48, 524, 1.5, "#000");
    pen.say(36, flow.y + 58, `Менеджер ______________ ${order.person}`);
    return { currency: "RUB" };
  },
);

/** A Russian contractor's form: numbered sections, captions left in boxes, unit before quantity, no codes. */
const sections = printed("T-ru-sections", { words: "ru", max: 20, quantityDecimals: 2 }, (order) => {
  const box = (pairs: [string, string][]) =>
    `<div style="border:1px solid #ccc;background:#f9f9f9;padding:8px">${pairs.map(([caption, value]) => `<div><span style="display:inline-block;width:160px"><b>${caption}</b></span><span>${value}</span></div>`).join("")}</div>`;
  const title = (text: string) =>
    `<div style="font-weight:bold;font-size:12pt;border-bottom:1px solid #000;margin:14px 0 8px">${text}</div>`;
  return {
    html: page(
      "body{font-family:'DejaVu Sans';font-size:9pt}.i td,.i th{border:1px solid #000;padding:5px}.i th{background:#f0f0f0}.i td:last-child{white-space:nowrap}",
      `<div class=c><h2 style="margin:0">ЗАКАЗ ПОСТАВЩИКУ</h2>№ ${order.number} от ${day(order.date, "dd.mm.yyyy")}</div>
${title("1. ЗАКАЗЧИК")}${box([
  ["Наименование:", order.buyer.name],
  ["ИНН:", `77${order.random.digits(8)}`],
  ["Юридический адрес:", order.buyer.lines.toReversed().join(", ")],
  ["Телефон:", order.buyer.phone],
])}${title("2. ПОСТАВЩИК")}${box([
  ["Наименование:", order.seller.name],
  ["ИНН:", `63${order.random.digits(8)}`],
  ["Контактное лицо:", order.person],
  ["Адрес:", order.seller.lines.toReversed().join(", ")],
])}${title("3. СПЕЦИФИКАЦИЯ ЗАКАЗА")}
<table class=i><thead>${row(["№", "Наименование товара/услуги", "Единица измерения", "Количество", "Цена за ед.", "Сумма"], [], "th")}</thead>${order.items.map((item) => row([item.at, item.name, item.unit, fr(item.quantity), fr(item.price), fr(item.total)], ["c", "", "c", "r", "r", "r"])).join("")}</table>
<p class=r><b>ИТОГО:</b> ${fr(order.net)} RUB</p>${title("4. УСЛОВИЯ ПОСТАВКИ")}<b>Срок поставки:</b> ${day(order.due, "dd.mm.yyyy")}
<p>От заказчика: ____________ (_____________)</p><p style="font-size:7pt;color:#666" class=c>Документ составлен в соответствии с требованиями ГОСТ Р 7.0.97-2016</p>`,
      "A4",
    ),
    currency: "RUB",
    requestedDate: order.due,
    line: () => ({ sku: null }),
  };
});

/** A Turkish web ERP: the seller under «Firma», the buyer only in the letterhead, quantity with its unit, money with its sign, sums in a strip. */
const turkish = printed("T-workcube-tr", { words: "tr", max: 28 }, (order) => {
  const tax = Number((order.net * 0.2).toFixed(2));
  return {
    html: page(
      ".k td{padding:3px}.i td,.i th{border:1px solid #999;padding:3px 5px}",
      `<table style="border-bottom:1px solid #444"><tr><td style="font-size:13pt">Satınalma Siparişi<td class=r><b>${order.buyer.name}</b><br><small>${order.buyer.lines.join(" ")}</small></table><br>
<table class=k>${[
        ["Belge No", `SA-${order.number}`, "Sipariş Tarihi", day(order.date, "dd/mm/yyyy")],
        ["Firma", order.seller.name, "Sipariş Veren", order.person],
        ["Yetkili", "", "Teslim Tarihi", day(order.due, "dd/mm/yyyy")],
        ["Telefon", order.seller.phone, "Sevk Yöntemi", "Kara yolu"],
        ["Ödeme Yöntemi", "60 gün vadeli çek", "", ""],
        ["Adres", order.site.lines.join(" "), "", ""],
        ["Açıklama", "Fatura ile birlikte sevk edilecektir.", "", ""],
      ]
        .map(([a, b, c, d]) => row([`<b>${a}</b>`, b!, `<b>${c}</b>`, d!]))
        .join("")}</table><br>
<table class=i>${row(["<b>KOD</b>", "<b>Açıklama</b>", "<b>Miktar</b>", "<b>Net Fiyat</b>", "<b>Toplam</b>"])}${order.items.map((item) => row([item.sku, item.name.slice(0, 42), `${item.quantity}&nbsp;${item.unit}`, `${eu(item.price)} TL`, `${eu(item.total)} TL`], ["", "", "r", "r", "r"])).join("")}</table><br>
<table class=i>${row(["<b>Ara Toplam</b>", "<b>İskonto</b>", "<b>Vergi</b>", "<b>Toplam Tutar</b>"])}${row([`${eu(order.net)} TL`, "0,00 TL", `${eu(tax)} TL`, `${eu(order.net + tax)} TL`], ["r", "r", "r", "r"])}</table><br><b>Notlar :</b><br><br><b>ONAYLAR</b><table><tr><td><b>YÖNETİCİ ONAY</b><td><b>YÖNETİCİ ONAY</b></table><p style="font-size:7pt"><b>© Copyright</b> ${order.buyer.name} dışında kullanılamaz, paylaşılamaz.</p>`,
      "A4",
    ),
    docNumber: `SA-${order.number}`,
    currency: "TRY",
    requestedDate: order.due,
    total: Number((order.net + tax).toFixed(2)),
  };
});

export const templatesBlackSea = [accounting, sections, turkish];
