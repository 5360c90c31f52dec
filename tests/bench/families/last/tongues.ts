import { SONG, withFont } from "../_cid.ts";
import { wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, withTax } from "../_trade.ts";

const right = "right" as const;

/** A German works' suite: position, quantity with its unit, number over words over the seller's number, price per, discount, calendar week. */
const werk = drawn(
  "last-werk-kw",
  { words: "de", max: 18, size: [595, 842], bases: [1, 1, 100] },
  (order, pen) => {
    const { off, totals, net } = discounted(order, [0, 3, 10]);
    const columns = columnsOf(`50 Pos | >130 Menge ME | 145 Ident-Nr. / Bezeichnung | 290 Termin
      >430 Preis / PE | >475 Rab. % | >550 Betrag EUR`);
    const head = () => {
      if (pen.pages > 1) {
        pen.say(50, 36, `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}`);
        pen.say(550, 36, `Seite ${pen.pages}`, { align: right });
        return 60;
      }
      pen.say(50, 30, order.buyer.name, { bold: true, size: 14 });
      pen.say(50, 90, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
      pen.block(50, 104, ["Firma", order.seller.name, ...order.seller.lines]);
      pairs(pen, [360, 450], 104, [
        ["Bestell-Nr.:", order.number],
        ["Bestelldatum:", day(order.date, "dd.mm.yyyy")],
        ["Unser Zeichen:", "EK/hö"],
        ["Bearbeiter:", order.person],
        ["Lieferanten-Nr.:", "70418"],
      ]);
      pen.say(50, 190, "Bestellung", { bold: true, size: 13 });
      pen.say(50, 210, "Wir bestellen zu unseren bekannten Einkaufsbedingungen:");
      return 232;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740 });
    order.items.forEach((item, i) => {
      flow.need(44);
      const week = 1 + (Math.floor(Date.parse(item.due) / 604_800_000) % 52);
      cells(pen, flow.y, columns, [
        item.at * 10,
        `${eu(item.quantity, 0)} ${item.unit}`,
        item.buyerSku,
        `KW ${week}/${item.due.slice(0, 4)}`,
        `${eu(item.price)} / ${item.basis}`,
        off[i] ? eu(off[i]) : null,
        eu(totals[i]!),
      ]);
      pen.say(145, flow.y + 11, item.name);
      pen.say(145, flow.y + 22, `Ihre Art.-Nr.: ${item.sku}`);
      flow.y += 38;
    });
    flow.need(60);
    pen.rule(380, flow.y, 550);
    pairs(pen, [380, 490], flow.y + 4, [["Nettobetrag EUR", eu(net)]], { bold: true, valueBold: true });
    pen.block(50, flow.y + 24, [
      "Lieferbedingung: frei Haus, verpackt",
      "Zahlung: 14 Tage 2 %, 30 Tage netto",
      "Bitte bestätigen Sie Termin und Preise binnen 3 Tagen.",
    ]);
    return {
      currency: "EUR",
      total: net,
      lines: order.items.map((item, i) => ({
        sku: item.sku,
        buyerSku: item.buyerSku,
        description: item.name,
        quantity: item.quantity,
        unit: item.unit,
        unitPrice: item.price,
        priceBasis: item.basis,
        lineTotal: totals[i]!,
      })),
    };
  },
);

/** A Chinese works' order: drawing number, rate, price and amount with tax, tax apart, day by line, sum in words. */
const taxed = drawn(
  "last-hanshui-zh",
  { words: "zh", max: 16, size: [842, 595], base: { face: "east" }, forms: ["runs"], write: withFont(SONG) },
  (order, pen) => {
    const columns =
      columnsOf(`30 行号 | 62 存货编码 | 130 存货名称 | 250 图号 | 330 单位 | >400 数量 | >470 含税单价 | >520 税率%
      >590 税额 | >670 价税合计 | 690 计划到货日期`);
    const head = () => {
      pen.say(421, 24, order.buyer.name, { size: 14, align: "center" });
      pen.say(421, 44, "采购订单", { size: 14, align: "center" });
      pairs(pen, [30, 90], 70, [
        ["订单编号：", order.number],
        ["供应商：", order.seller.name],
        ["联系人：", "刘先生"],
      ]);
      pairs(pen, [330, 390], 70, [
        ["日期：", order.date],
        ["业务员：", order.person],
        ["税率：", "13"],
      ]);
      pairs(pen, [600, 660], 70, [
        ["采购类型：", "普通采购"],
        ["币种：", "人民币"],
        ["页次：", `${pen.pages}`],
      ]);
      return 112;
    };
    const flow = wayOf(pen, { columns, head, bottom: 530 });
    for (const item of order.items) {
      flow.need(16);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          `T${item.buyerSku.slice(0, 5)}-0${item.at % 9}`,
          item.unit,
          bare(item.quantity),
          us(item.price),
          "13",
          us(rounded(item.total - item.total / 1.13, 2)),
          us(item.total),
          item.due,
        ]) + 3;
    }
    flow.need(40);
    pen.rule(30, flow.y, 810);
    cells(pen, flow.y + 4, columns, [
      null,
      "合计",
      null,
      null,
      null,
      bare(order.items.reduce((sum, { quantity }) => sum + quantity, 0)),
      null,
      null,
      null,
      us(order.net),
    ]);
    pen.say(
      30,
      flow.y + 24,
      `制单人：${order.person}    审核人：          送货地址：${order.site.lines.join("")}`,
    );
    return { currency: "CNY" };
  },
);

/** An Arabic ministry's supply order, right to left, its figures in Arabic digits, tax and total below. */
const wizara = printed("last-wizara-ar", { words: "ar", max: 12 }, (order) => {
  const arabic = (text: string | number) =>
    String(text)
      .replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!)
      .replaceAll(",", "٬")
      .replaceAll(".", "٫");
  const buyer = "وزارة المياه والزراعة";
  const rows = order.items.map((item) => [
    arabic(item.at),
    item.sku,
    item.name,
    item.unit,
    arabic(item.quantity),
    arabic(us(item.price)),
    arabic(us(item.total)),
  ]);
  const [y, m, d] = order.date.split("-");
  return {
    html: page(
      "body{direction:rtl;font-size:11pt}td,th{text-align:right}.g td,.g th{border:1px solid #000}.g th{background:#f0f0e8}",
      `<table><tr><td>المملكة العربية السعودية<br><b>${buyer}</b><br>إدارة المشتريات<td style="text-align:left">رقم أمر الشراء: ${order.number}<br>التاريخ: ${arabic(`${y}/${m}/${d}`)}<br>تاريخ التوريد: ${arabic(order.due.replaceAll("-", "/"))}</tr></table>
<h3 style="text-align:center">أمر شراء</h3><p>السادة / ${order.seller.name} المحترمين</p><p>السلام عليكم ورحمة الله وبركاته، نأمل توريد الأصناف التالية إلى مستودعات الوزارة:</p>
${table(["م", "رقم الصنف", "اسم الصنف", "الوحدة", "الكمية", "سعر الوحدة", "الإجمالي"], rows)}
<table style="width:260px;margin-right:auto"><tr><td>المجموع<td>${arabic(us(order.net))}</tr><tr><td>ضريبة القيمة المضافة ١٥٪<td>${arabic(us(taxOf(order, 15)))}</tr><tr><td><b>الإجمالي شامل الضريبة (ريال)</b><td><b>${arabic(us(withTax(order, 15)))}</b></tr></table><p>مدير المشتريات: ${order.person}</p>`,
      "A4",
    ),
    buyer,
    currency: "SAR",
    total: withTax(order, 15),
    requestedDate: order.due,
  };
});

export const lastTongues = [werk, taxed, wizara];
