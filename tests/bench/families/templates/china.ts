import { SONG, withFont } from "../_cid.ts";
import { drawn } from "../_family.ts";
import { bare } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

const chinese = {
  words: "zh",
  write: withFont(SONG),
  size: [595, 842] as [number, number],
  max: 26,
  base: { face: "east" as const, size: 9 },
  forms: ["runs" as const, "shuffled" as const],
};

/** A Chinese purchase contract: buyer and seller side by side, brand and model columns, days of delivery, clauses over pages. */
const contract = drawn("T-chinese-contract", chinese, (order, pen) => {
  const columns =
    columnsOf(`36 序号 | 62 订货号 | 122/84 产品名称 | 210 品牌 | 246/60 型号 | >334 数量 | 342 单位 | >418 单价(元)
    >488 金额(元) | 496 货期¶(工作日) | 540 备注`);
  pen.say(560, 30, `合同号码: ${order.number}`, { align: "right" });
  pen.say(560, 43, `制单日期: ${order.date}`, { align: "right" });
  pen.say(297, 60, "采购合同", { size: 15, align: "center" });
  pen.block(36, 90, [
    `买方：${order.buyer.name}`,
    `采购人员：${order.person} 女士`,
    `联系方式：${order.buyer.phone}`,
    `注册地址/电话：${order.buyer.lines.join("")}`,
    "税号：91320000123456789X",
  ]);
  pen.block(310, 90, [
    `卖方：${order.seller.name}`,
    "销售人员：李先生",
    `联系方式：${order.seller.phone}`,
    "开户行：某某银行高新支行",
    "账号：3200188123605250",
  ]);
  pen.say(36, 156, "发票及货物接收信息");
  pen.say(
    36,
    169,
    `收票单位：${order.buyer.name}   收货人：${order.person}   地址：${order.site.lines.join("")}`,
  );
  pen.say(36, 188, "一、产品信息：");
  const head = () => {
    const y = pen.pages === 1 ? 204 : 46;
    pen.rule(34, y - 3, 562);
    const rows = heads(pen, y, columns, { size: 8 });
    pen.rule(34, rows, 562);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
  for (const item of order.items) {
    flow.need(30);
    const [name, ...kind] = item.name.split(" ");
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.sku,
          name!,
          order.random.pick(["SKF", "国产", "CHNT"]),
          kind.join(" "),
          bare(item.quantity, 0),
          item.unit,
          bare(item.price),
          bare(item.total),
          order.random.pick(["3-5", "7", "15"]),
          "",
        ],
        { size: 8 },
      ) + 3;
    pen.rule(34, flow.y - 1, 562);
  }
  flow.need(180);
  pen.say(36, flow.y + 3, "合计");
  pen.say(122, flow.y + 3, "（大写）人民币金额见右");
  pen.say(488, flow.y + 3, bare(order.net), { align: "right" });
  pen.block(36, flow.y + 24, [
    "二、付款方式&发票类型：",
    "1、付款方式：先货后款，预付30%，账期60天",
    "2、发票类型：13%增值税专用发票",
    "三、产品交付说明：",
    "1、卖方每延迟一个工作日，赔偿已付款金额的0.3%作为违约赔偿金。",
    "四、售后、质量保证：质保期12个月。",
    "五、本合同双方盖章或签字生效，传真件与原件具有同等法律效力。",
  ]);
  pen.say(36, flow.y + 130, `买方：${order.buyer.name}（盖章）`);
  pen.say(310, flow.y + 130, `卖方：${order.seller.name}（盖章）`);
  return { currency: "CNY", line: (item) => ({ description: item.name.split(" ")[0] }) };
});

/** A small Chinese workshop's order: spaced company name, name and kind in one column, sums of pieces and money in one row. */
const workshop = drawn("T-chinese-workshop", chinese, (order, pen) => {
  const columns = columnsOf(
    "^58 序号 | ^160 名称及规格 | ^290 单位 | ^340 数量 | ^400 价格 | ^470 金额 | ^530 备注",
  );
  const edges = [40, 76, 264, 314, 366, 432, 506, 556];
  pen.say(297, 34, [...order.buyer.name].join(" "), { size: 16, align: "center" });
  pen.say(297, 58, "采  购  单", { size: 14, align: "center" });
  pen.say(44, 86, `编号：CG${order.number}`);
  pen.say(220, 86, `供货单位：${order.seller.name}`);
  pen.say(556, 86, `日期：${order.date}`, { align: "right" });
  const grid = (from: number, to: number) => {
    for (const x of edges) pen.rule(x, from, x, to);
    pen.rule(40, to, 556);
  };
  const head = () => {
    const y = pen.pages === 1 ? 106 : 50;
    pen.rule(40, y - 3, 556);
    const rows = heads(pen, y, columns);
    grid(y - 3, rows);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
  const write = (values: (string | number | null)[]) => {
    const from = flow.y;
    flow.y = cells(pen, flow.y, columns, values) + 3;
    grid(from - 4, flow.y);
    flow.y += 4;
  };
  for (const item of order.items) {
    flow.need(24);
    write([item.at, item.name, item.unit, item.quantity, bare(item.price), bare(item.total), ""]);
  }
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  write([null, null, "总数", pieces, "合计", bare(order.net), null]);
  pen.say(44, flow.y, "备注：");
  pen.say(
    44,
    flow.y + 24,
    `联系人：${order.person}   手机：18600001111   电话：${order.buyer.phone}   地  址：${order.buyer.lines.join("")}`,
  );
  return { docNumber: `CG${order.number}`, line: () => ({ sku: null }) };
});

export const templatesChina = [contract, workshop];
