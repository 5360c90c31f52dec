import { HEISEI, SONG, withFont } from "./_cid.ts";
import { drawn } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "./_table.ts";

const A4: [number, number] = [595, 842];
const base = { face: "east" as const, size: 9 };
const forms = ["runs" as const, "shuffled" as const];

/** A Chinese factory's order: boxed table, tax rate and amounts with tax, sum in capital numerals. */
const chinese = drawn(
  "X-chinese",
  { words: "zh", size: A4, max: 30, base, forms, write: withFont(SONG) },
  (order, pen) => {
    const edges = [36, 62, 130, 230, 300, 330, 380, 440, 500, 560];
    const columns =
      columnsOf(`40 序号 | 66 物料编码 | 134/94 物料名称 | 234/64 规格型号 | 304 单位 | >376 数量 | >436 含税单价
      >496 金额 | 504 交货日期`);
    pen.say(297, 36, order.buyer.name, { align: "center", size: 15 });
    pen.say(297, 58, "采购订单", { align: "center", size: 13 });
    pairs(pen, [36, 100], 84, [
      ["供应商：", order.seller.name],
      ["地址：", order.seller.lines.join("")],
      ["联系人：", order.person],
      ["电话：", "0512-5550100"],
    ]);
    pairs(pen, [350, 420], 84, [
      ["订单编号：", `PO${order.number}`],
      ["订单日期：", day(order.date, "yyyy-mm-dd")],
      ["币别：", "人民币"],
      ["税率：", "13%"],
    ]);
    pen.say(36, 138, "请按下列要求供货，并于收到订单后24小时内签字回传。");
    const line = (y: number) => pen.rule(36, y, 560);
    const head = () => {
      const y = pen.pages === 1 ? 158 : 50;
      line(y - 3);
      const rows = heads(pen, y, columns);
      line(rows);
      for (const x of edges) pen.rule(x, y - 3, x, rows);
      return rows + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(30);
      const [from, [name, ...kind]] = [flow.y, item.name.split(" ")];
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [
            item.at,
            item.sku,
            name!,
            kind.join(" "),
            item.unit,
            bare(item.quantity, 0),
            bare(item.price, 2),
            us(item.total),
            item.due,
          ],
          { size: 8 },
        ) + 3;
      line(flow.y);
      for (const x of edges) pen.rule(x, from - 4, x, flow.y);
      flow.y += 4;
    }
    flow.need(60);
    pen.say(134, flow.y, "合计");
    pen.say(496, flow.y, us(order.net), { align: "right" });
    pen.say(36, flow.y + 16, "合计金额（大写）：人民币壹拾贰万叁仟元整");
    pen.say(36, flow.y + 34, `交货地点：${order.site.lines.join("")}`);
    pen.say(36, flow.y + 50, "付款方式：月结60天");
    pen.say(36, flow.y + 70, "采购方（盖章）：                    供应方（盖章）：");
    return {
      docNumber: `PO${order.number}`,
      currency: "CNY",
      line: (item) => ({ description: item.name.split(" ")[0] }),
    };
  },
);

/** A Japanese order: supplier first with 御中, sums on top, tax below. */
const japanese = drawn(
  "X-japanese",
  { words: "ja", size: A4, max: 24, priceDecimals: 0, decimals: 0, base, forms, write: withFont(HEISEI) },
  (order, pen) => {
    const columns = columnsOf(
      "44 No. | 70 品番 | 150/170 品名・仕様 | >380 数量 | 388 単位 | >470 単価 | >550 金額",
    );
    const tax = Math.round(order.net * 0.1);
    pen.say(297, 36, "注 文 書", { align: "center", size: 16 });
    pen.say(44, 70, `${order.seller.name} 御中`, { size: 12 });
    pen.say(44, 100, "下記の通り注文いたします。");
    pen.say(44, 122, `合計金額  ¥${us(order.net + tax, 0)}（税込）`, { size: 12 });
    pairs(pen, [360, 430], 66, [
      ["注文番号", order.number],
      ["注文日", day(order.date, "yyyy年m月d日")],
      ["納期", day(order.due, "yyyy年m月d日")],
    ]);
    pen.block(360, 108, [order.buyer.name, ...order.buyer.lines, `担当：${order.person}`]);
    const head = () => {
      const y = pen.pages === 1 ? 168 : 50;
      pen.rule(40, y - 3, 555);
      const rows = heads(pen, y, columns);
      pen.rule(40, rows, 555);
      return rows + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 0),
          us(item.total, 0),
        ]) + 4;
    }
    flow.need(50);
    [
      ["小計", order.net],
      ["消費税（10%）", tax],
      ["合計", order.net + tax],
    ].forEach(([caption, amount], i) => {
      pen.say(470, flow.y + 4 + i * 14, String(caption), { align: "right" });
      pen.say(550, flow.y + 4 + i * 14, us(Number(amount), 0), { align: "right" });
    });
    return { currency: "JPY", requestedDate: order.due, total: order.net + tax };
  },
);

export const east = [chinese, japanese];
