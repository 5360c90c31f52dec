import { SONG, withFont } from "../_cid.ts";
import { wayOf } from "../_desk.ts";
import { drawn, lineOf } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";

const right = "right" as const;

/** A specification to a supply contract: the goods, state standard, prices without and with tax, a supply term in words, two parties' seals. */
const russian = drawn(
  "next-spetsifikatsiya-ru",
  {
    words: "ru",
    max: 14,
    min: 3,
    size: [842, 595],
    base: { face: "unicode", size: 7.5 },
    forms: ["runs", "glyphs"],
  },
  (made, pen) => {
    const order = { ...made, number: String(made.random.int(2, 80)) };
    const priced = order.items.map((item) => ({
      ...item,
      sum: rounded(item.total * 1.2, 2),
      tax: rounded(rounded(item.total * 1.2, 2) - item.total, 2),
    }));
    const total = rounded(
      priced.reduce((sum, item) => sum + item.sum, 0),
      2,
    );
    const columns = columnsOf(`30 №¶п/п | 54/170 Наименование¶товара | 230 Артикул¶ | 290 ГОСТ / ТУ¶
      372 Ед.¶изм. | >440 Кол-во¶ | >520 Цена без¶НДС, руб. | >600 Сумма без¶НДС, руб. | >640 НДС,¶%
      >710 Сумма¶НДС, руб. | >800 Всего с НДС,¶руб.`);
    const [y, m, d] = order.date.split("-").map(Number);
    const months = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(
      " ",
    );
    const head = () => {
      if (pen.pages > 1) return 40;
      pen.say(421, 26, `СПЕЦИФИКАЦИЯ № ${order.number}`, { align: "center", bold: true, size: 11 });
      pen.say(421, 42, `к договору поставки № ${order.random.digits(3)}/19-П от 14.01.2019 г.`, {
        align: "center",
      });
      pen.say(30, 58, "г. Самара");
      pen.say(800, 58, `«${String(d).padStart(2, "0")}» ${months[m! - 1]} ${y} г.`, { align: right });
      pen.say(
        30,
        76,
        `${order.seller.name}, именуемое в дальнейшем «Поставщик», и ${order.buyer.name}, именуемое в дальнейшем «Покупатель», согласовали поставку следующих товаров:`,
        { width: 770 },
      );
      return 108;
    };
    const flow = wayOf(pen, { columns, head, bottom: 520 });
    for (const item of priced) {
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.name,
          item.sku,
          item.at % 2 ? "ГОСТ 7798-70" : "ТУ 14-3-1128",
          item.unit,
          fr(item.quantity, 3),
          fr(item.price),
          fr(item.total),
          "20",
          fr(item.tax),
          fr(item.sum),
        ]) + 3;
    }
    flow.need(80);
    pen.say(520, flow.y + 4, "Итого:", { align: right, bold: true });
    pen.say(600, flow.y + 4, fr(order.net), { align: right, bold: true });
    pen.say(710, flow.y + 4, fr(rounded(total - order.net, 2)), { align: right, bold: true });
    pen.say(800, flow.y + 4, fr(total), { align: right, bold: true });
    pen.block(30, flow.y + 22, [
      `1. Срок поставки: до ${day(order.due, "dd.mm.yyyy")} г. Допускается отклонение количества ±5 %.`,
      `2. Условия оплаты: 30 % предоплата, 70 % в течение 20 календарных дней.`,
      `3. Грузополучатель: ${order.buyer.name}, ${order.buyer.lines.join(", ")}.`,
    ]);
    return {
      docNumber: order.number,
      buyer: order.buyer.name,
      currency: "RUB",
      requestedDate: order.due,
      total,
    };
  },
);

/** A Chinese suite's plain list print: prices in the order's own currency with and without tax, a plan date, a row of totals, signatures in one row. */
const yuan = drawn(
  "next-yuanbi-zh",
  {
    words: "zh",
    min: 4,
    max: 18,
    size: [842, 595],
    base: { face: "east", size: 8 },
    write: withFont(SONG),
    forms: ["runs", "shuffled"],
  },
  (made, pen) => {
    const order = { ...made, number: made.random.digits(10).replace(/^./, "0") };
    const columns =
      columnsOf(`30 行号 | 56 存货编码 | 120/90 存货名称 | 216/80 规格型号 | 300 主计量 | >380 数量 | >450 原币单价
      >520 原币含税单价 | >590 原币金额 | >645 原币税额 | >725 原币价税合计 | 735 计划到货日期`);
    const head = () => {
      pen.say(421, 28, "采购订单", { size: 15, align: "center" });
      pen.say(800, 34, `页码 ${pen.pages}`, { align: right });
      pen.block(30, 58, [`订单编号：${order.number}`, `供应商：${order.seller.name}`]);
      pen.block(300, 58, [`订单日期：${order.date}`, `采购部门：供应部    业务员：${order.person}`]);
      pen.block(580, 58, ["币种：人民币    汇率：1.00000000", "税率：13.00    付款条件：月结60天"]);
      return 90;
    };
    const flow = wayOf(pen, { columns, head, bottom: 520 });
    let [sum, taxes] = [0, 0];
    const rows = order.items.map((item) => ({
      ...item,
      bare: rounded(item.price / 1.13, 6),
      net: rounded(item.total / 1.13, 2),
    }));
    for (const item of rows) {
      flow.need(28);
      sum = rounded(sum + item.net, 2);
      taxes = rounded(taxes + item.total - item.net, 2);
      const [name = "", ...kind] = item.name.split(" ");
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          name,
          kind.join(" "),
          item.unit,
          us(item.quantity),
          item.bare.toFixed(6),
          item.price.toFixed(2),
          us(item.net),
          us(item.total - item.net),
          us(item.total),
          item.due,
        ]) + 3;
    }
    flow.need(40);
    pen.rule(30, flow.y, 812);
    flow.y = cells(pen, flow.y + 3, columns, [
      "合计",
      "",
      "",
      "",
      "",
      us(rows.reduce((all, { quantity }) => all + quantity, 0)),
      "",
      "",
      us(sum),
      us(taxes),
      us(order.net),
    ]);
    pen.say(
      30,
      flow.y + 10,
      `公司名称：${order.buyer.name}      制单人：${order.person}      审核人：        打印日期：${order.due}`,
    );
    return {
      docNumber: order.number,
      buyer: order.buyer.name,
      currency: "CNY",
      total: order.net,
      lines: rows.map((item) => ({ ...lineOf(item), unitPrice: item.bare, lineTotal: item.net })),
    };
  },
);

export const nextEast = [russian, yuan];
