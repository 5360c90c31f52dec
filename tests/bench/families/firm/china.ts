import { SONG, withFont } from "../_cid.ts";
import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";

/** A Chinese suite's print: prices with tax, amounts without it, tax and with it beside each other, a line wraps in its cells. */
const withTaxes = drawn(
  "firm-hanshui-three-sums-zh",
  {
    words: "zh",
    min: 4,
    max: 20,
    size: [842, 595],
    base: { face: "east", size: 8.5 },
    write: withFont(SONG),
    forms: ["runs", "shuffled"],
  },
  (made, pen) => {
    const order = {
      ...made,
      number: `CGDD${made.date.replaceAll("-", "").slice(0, 6)}${made.random.digits(4)}`,
    };
    const columns =
      columnsOf(`36 序号 | 64 物料编码 | 140/110 物料名称 | 256/90 规格型号 | 352 单位 | >430 采购数量 | >496 含税单价
      >536 税率% | >606 金额 | >664 税额 | >734 价税合计 | 742 交货日期`);
    const head = () => {
      pen.say(421, 26, order.buyer.name, { size: 14, align: "center" });
      pen.say(421, 48, "采购订单", { size: 13, align: "center" });
      pairs(pen, [36, 100], 72, [
        ["供应商：", order.seller.name],
        ["联系人：", order.person],
        ["交货地址：", order.site.lines.join("")],
      ]);
      pairs(pen, [560, 640], 72, [
        ["单据编号：", order.number],
        ["采购日期：", order.date],
        ["币别：", "人民币"],
      ]);
      pen.say(806, 48, `第${pen.pages}页`, { align: "right" });
      return 112;
    };
    const flow = wayOf(pen, { columns, head, bottom: 530 });
    let [sum, taxes] = [0, 0];
    for (const item of order.items) {
      flow.need(30);
      const net = rounded(item.total / 1.13, 2);
      sum = rounded(sum + net, 2);
      taxes = rounded(taxes + item.total - net, 2);
      const [name = "", ...kind] = item.name.split(" ");
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          name,
          kind.join(" "),
          item.unit,
          us(item.quantity),
          us(item.price, 4),
          "13.00",
          us(net),
          us(item.total - net),
          us(item.total),
          item.due,
        ]) + 3;
      pen.rule(36, flow.y - 1, 806);
    }
    flow.need(50);
    pen.say(64, flow.y + 4, "合计");
    [
      [430, order.items.reduce((all, { quantity }) => all + quantity, 0)],
      [606, sum],
      [664, taxes],
      [734, order.net],
    ].forEach(([x, value]) => void pen.say(x!, flow.y + 4, us(value!), { align: "right" }));
    pen.say(36, flow.y + 24, `制单人：${order.person}　　审核人：　　　　供应商签字盖章：`);
    return { docNumber: order.number, currency: "CNY" };
  },
);

export const firmChina = [withTaxes];
