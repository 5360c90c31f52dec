import { SONG, withFont } from "../_cid.ts";
import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A Chinese maker's order: price with the tax in it, rate, the sum with tax, and without it beside. */
const taxed = drawn(
  "end-hanshui-two-sums-zh",
  { words: "zh", max: 16, size: [842, 595], base: { face: "east" }, write: withFont(SONG) },
  (made, pen) => {
    const order = { ...made, number: `CG${made.date.replaceAll("-", "")}${made.random.digits(3)}` };
    const columns =
      columnsOf(`40 序号 | 76 存货编码 | 160 存货名称 | 330 单位 | >410 数量 | >480 含税单价 | >530 税率%
      >620 不含税金额 | >710 价税合计 | 726 到货日期`);
    const head = () => {
      pen.say(421, 30, `${order.buyer.name}采购订单`, { size: 15, align: "center" });
      if (pen.pages > 1) return 64;
      pairs(pen, [40, 110], 62, [
        ["供应商：", order.seller.name],
        ["交货地址：", order.site.lines.toReversed().join("")],
        ["付款条件：", "月结60天"],
      ]);
      pairs(pen, [560, 630], 62, [
        ["订单编号：", order.number],
        ["订单日期：", order.date],
        ["币种：", "人民币"],
      ]);
      return 108;
    };
    const flow = wayOf(pen, { columns, head, bottom: 540 });
    for (const item of order.items) {
      flow.need(18);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          item.unit,
          us(item.quantity, 2),
          us(item.price),
          "13",
          us(item.total / 1.13),
          us(item.total),
          item.due,
        ]) + 4;
    }
    flow.need(50);
    pen.rule(40, flow.y, 800);
    cells(pen, flow.y + 5, columns, [
      "合计",
      "",
      "",
      "",
      us(order.items.reduce((sum, { quantity }) => sum + quantity, 0)),
      "",
      "",
      us(order.net / 1.13),
      us(order.net),
      "",
    ]);
    pen.say(40, flow.y + 26, `采购员：${order.person}      审核：__________      供方确认：__________`);
    return { docNumber: order.number, currency: "CNY", shipTo: undefined };
  },
);

/** An Egyptian company's supply order, right to left: its tax in the foot, words of the sum, conditions in a list. */
const supply = printed("end-tawrid-ar", { words: "ar", max: 12 }, (order) => {
  const tax = rounded(order.net * 0.14, 2);
  const total = rounded(order.net + tax, 2);
  const buyer = order.random.pick([
    "شركة دلتا للصناعات الغذائية",
    "شركة الصعيد للأسمدة",
    "مجموعة بورسعيد للملاحة",
  ]);
  return {
    html: page(
      ".i td,.i th{border:1px solid #555;padding:4px 6px}.i th{background:#e9eef5}",
      `<div dir=rtl style="font-family:'DejaVu Sans'"><table><tr><td><b>${buyer}</b><br>إدارة المشتريات<td class=c><h2>أمر توريد</h2><td>رقم: <b>${order.number}</b><br>تاريخ: ${day(order.date, "dd/mm/yyyy")}</table><p>السادة / ${order.seller.name}<br>تحية طيبة وبعد، برجاء توريد الأصناف التالية في موعد أقصاه ${day(order.due, "dd/mm/yyyy")}</p>
<table class=i>${row(["مسلسل", "كود الصنف", "بيان الصنف", "الكمية", "الوحدة", "سعر الوحدة", "القيمة"], [], "th")}${order.items.map((item) => row([item.at, item.sku, item.name, item.quantity, item.unit, us(item.price), us(item.total)])).join("")}<tr><td colspan=6>الإجمالي قبل الضريبة<td>${us(order.net)}</tr><tr><td colspan=6>ضريبة القيمة المضافة 14%<td>${us(tax)}</tr><tr><td colspan=6><b>الإجمالي بالجنيه المصري</b><td><b>${us(total)}</b></tr></table><p>الشروط:<br>1- السداد خلال 30 يوم من تاريخ الفاتورة.<br>2- غرامة تأخير 1% عن كل أسبوع.</p><p>مدير المشتريات: ${order.person}</p></div>`,
      "A4",
    ),
    buyer,
    currency: "EGP",
    total,
    requestedDate: order.due,
    shipTo: undefined,
  };
});

/** A Spanish package's order: an empty column of discounts, the tax in a strip at the foot, days of payment below. */
const vencimientos = drawn("end-vencimientos-es", { words: "es", max: 20, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: "es",
    buyers: ["Talleres Arriaga, S.L.", "Frutas Montecarmelo, S.A.", "Cooperativa Olivarera La Vega"],
    number: "YY/999999",
    units: ["UD", "M", "CJ"],
  });
  const tax = rounded(order.net * 0.21, 2);
  const total = rounded(order.net + tax, 2);
  const columns = columnsOf(`34 Referencia | 116 Descripción | >370 Unidades | >440 Precio | >480 % Dto.
    >560 Importe`);
  const head = () => {
    pen.block(34, 30, [order.buyer.name, ...order.buyer.lines, `NIF: B48${order.random.digits(6)}`]);
    pen.say(340, 30, "PEDIDO A PROVEEDOR", { bold: true, size: 13 });
    pen.box(340, 52, 220, 28);
    for (const [i, [caption, value]] of [
      ["Número", order.number],
      ["Fecha", day(order.date, "dd/mm/yyyy")],
      ["Página", String(pen.pages)],
    ].entries()) {
      pen.say(346 + i * 80, 55, caption!, { size: 7 });
      pen.say(346 + i * 80, 66, value!);
    }
    if (pen.pages > 1) return 96;
    pen.block(340, 92, [order.seller.name, ...order.seller.lines]);
    pen.block(34, 92, ["Entregar en:", order.site.name, ...order.site.lines]);
    pen.say(34, 150, `Fecha de entrega: ${day(order.due, "dd/mm/yyyy")}     Portes: pagados`);
    return 172;
  };
  const flow = wayOf(pen, { columns, head, bottom: 700, band: "bar" });
  for (const item of order.items) {
    flow.need(18);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        eu(item.quantity),
        eu(item.price),
        "",
        eu(item.total),
      ]) + 3;
  }
  flow.need(60);
  const y = 730;
  pen.box(34, y, 526, 30);
  for (const [i, [caption, value]] of [
    ["Base imponible", eu(order.net)],
    ["% IVA", "21,00"],
    ["Cuota IVA", eu(tax)],
    ["TOTAL EUR", eu(total)],
  ].entries()) {
    pen.say(44 + i * 130, y + 4, caption!, { size: 7.5, bold: true });
    pen.say(44 + i * 130, y + 16, value!);
  }
  pen.say(
    34,
    y + 38,
    `Forma de pago: giro 30/60 días. Vencimientos: ${day(order.due, "25/mm/yyyy")} ${eu(total / 2)}`,
  );
  return { ...truly(order, () => ({ unit: null })), currency: "EUR", total, requestedDate: order.due };
});

export const endTongues = [taxed, supply, vencimientos];
