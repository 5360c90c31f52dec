import { SONG, withFont } from "../_cid.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { later, rounded } from "../_order.ts";
import { plainLines } from "../_plain.ts";
import { day, us } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { sumsOf } from "./_sums.ts";

const A4: [number, number] = [595, 842];
const short = { min: 2, max: 6, size: A4, base: { size: 9 } };

/** A Gulf importer's order: goods go to the forwarder's store, the sum is told in its own money too, and in words. */
const forwarder = drawn("party-forwarder-kw", short, (made, pen) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: ["Al Salmiya Trading & Contracting Co. W.L.L.", "Burgan Industrial Supplies K.S.C.C."],
    number: "PO-YY-9999",
    units: ["EA", "MTR"],
  });
  const store = ["Shed 14, 220 Dowding Street", "Houston, TX 77015, USA"];
  const date = (iso: string) => day(iso, "dd-Mon-yyyy");
  pen.say(297, 26, order.buyer.name, { bold: true, size: 13, align: "center" });
  pen.say(297, 42, "P.O. Box 20148, Safat 13062, Kuwait. C.R. 48120", { size: 8, align: "center" });
  pen.say(297, 60, "FOREIGN PURCHASE ORDER", { bold: true, size: 12, align: "center" });
  pen.block(40, 84, ["M/s", order.seller.name, ...order.seller.lines]);
  pairs(pen, [340, 450], 84, [
    ["P.O. No.", order.number],
    ["P.O. Date", date(order.date)],
    ["Your Offer Dated", date(later(order.date, -12))],
    ["Delivery at Forwarder", date(order.due)],
    ["Currency", "US Dollars"],
  ]);
  pen.block(40, 152, ["Deliver to Freight Forwarder:", "Gulf Bridge Forwarding Inc.", ...store]);
  pen.block(340, 152, ["Final Consignee:", order.buyer.name, "Shuaiba Port Store, Kuwait"]);
  const y = plainLines(order, pen, { y: 222, tongue: "en", sign: "USD " });
  pen.say(40, y + 8, `Equivalent to KWD ${us(rounded(order.net * 0.307, 3), 3)} at 0.307, for customs only.`);
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: "Gulf Bridge Forwarding Inc.", lines: store },
  };
});

/** A Chinese order: who demands, who is invoiced, who uses and who receives the goods; the days of print and of validity. */
const units = drawn(
  "party-kaipiao-zh",
  {
    ...short,
    words: "zh",
    base: { face: "east" as const, size: 9 },
    forms: ["runs" as const, "shuffled" as const],
    write: withFont(SONG),
  },
  (order, pen) => {
    const store = "江苏省常州市新北区通江路88号2号库";
    pen.say(297, 28, "采购订单", { size: 15, align: "center" });
    pen.block(40, 56, [
      `采购单位：${order.buyer.name}`,
      `供应商：${order.seller.name}`,
      "最终用户：华东轨道交通项目部",
      `开票单位：${order.buyer.name}`,
      "收货单位：常州中转仓",
      `收货地址：${store}`,
    ]);
    pen.block(360, 56, [
      `订单编号：CG${order.number}-01`,
      `下单日期：${order.date}`,
      `打印日期：${later(order.date, 2)}`,
      `要求到货日期：${order.due}`,
      `有效期至：${later(order.due, 60)}`,
      "币种：人民币",
    ]);
    plainLines(order, pen, { y: 146, tongue: "zh", sign: "¥" });
    return {
      docNumber: `CG${order.number}-01`,
      currency: "CNY",
      requestedDate: order.due,
      shipTo: { name: "常州中转仓", lines: [store] },
    };
  },
);

/** A Saudi order, right to left: who buys, its agent and the store that receives; days of print and validity, tax and sum. */
const store = printed("party-wakeel-ar", { words: "ar", max: 6 }, (order) => {
  const { tax, total } = sumsOf(order, 15);
  const buyer = order.random.pick(["شركة الفنار للمقاولات", "شركة نجد للصناعات الحديدية"]);
  const place = ["طريق الخرج، مخرج 16", "الرياض 14334"];
  const date = (iso: string) => day(iso, "yyyy/mm/dd");
  return {
    html: page(
      ".i td,.i th{border:1px solid #555;padding:4px 6px}.p td{border:1px solid #999;padding:4px 8px;width:33%}",
      `<div dir=rtl style="font-family:'DejaVu Sans'"><h2 class=c>أمر شراء</h2>
<table class=p><tr><td>رقم أمر الشراء: ${order.number}<br>تاريخ الأمر: ${date(order.date)}<br>تاريخ الطباعة: ${date(later(order.date, 2))}<td>تاريخ التسليم المطلوب: ${date(order.due)}<br>ساري حتى: ${date(later(order.due, 30))}<br>العملة: ريال سعودي</table>
<table class=p><tr><td><b>المشتري</b><br>${buyer}<br>طريق الملك عبدالله<br>الرياض 12244<td><b>المورد</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>التسليم إلى</b><br>مستودع الخرج<br>${place.join("<br>")}</table><br>
<table class=i>${row(["م", "كود الصنف", "الوصف", "الكمية", "الوحدة", "سعر الوحدة", "الإجمالي"], [], "th")}${order.items.map((item) => row([item.at, item.sku, item.name, item.quantity, item.unit, us(item.price), us(item.total)])).join("")}<tr><td colspan=6>المجموع قبل الضريبة<td>${us(order.net)}</tr><tr><td colspan=6>ضريبة القيمة المضافة 15%<td>${us(tax)}</tr><tr><td colspan=6><b>الإجمالي شامل الضريبة</b><td><b>${us(total)}</b></tr></table></div>`,
      "A4",
    ),
    buyer,
    currency: "SAR",
    total,
    requestedDate: order.due,
    shipTo: { name: "مستودع الخرج", lines: place },
  };
});

export const partyWorld = [forwarder, units, store];
