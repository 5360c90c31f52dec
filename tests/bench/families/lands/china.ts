import { SONG, withFont } from "../_cid.ts";
import { drawn } from "../_family.ts";
import { bare, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

const chinese = {
  words: "zh",
  write: withFont(SONG),
  size: [595, 842] as [number, number],
  max: 24,
  base: { face: "east" as const, size: 9 },
  forms: ["runs" as const, "shuffled" as const],
};

/** The old form of a sales contract for industrial goods: parties at the left, number, place and day at the right, a grid, clauses, parties again. */
const contract = drawn("land-sales-contract-zh", chinese, (order, pen) => {
  const edges = [40, 112, 190, 232, 280, 340, 410, 470, 556];
  const columns =
    columnsOf(`43/66 产品名称 | 115/72 规格型号 | ^211 单位 | >276 数量 | >336 单价 | >406 总金额 | ^440 交货期
    473 备注`);
  const [y, m, d] = order.date.split("-").map(Number);
  pen.say(297, 36, "工矿产品购销合同", { size: 16, align: "center" });
  pen.block(44, 70, [`供方：${order.seller.name}`, `需方：${order.buyer.name}`]);
  pen.block(360, 64, [
    `合同编号：${order.number}`,
    `签订地点：${order.buyer.lines[0]}`,
    `签订时间：${y}年${m}月${d}日`,
  ]);
  pen.say(44, 104, "一、产品名称、型号、数量、金额、供货时间及数量");
  const grid = (from: number, to: number) => {
    for (const x of edges) pen.rule(x, from, x, to);
    pen.rule(40, to, 556);
  };
  const head = () => {
    const top = pen.pages === 1 ? 120 : 44;
    pen.rule(40, top - 3, 556);
    const rows = heads(pen, top, columns);
    grid(top - 3, rows);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 760, again: head });
  for (const item of order.items) {
    flow.need(30);
    const from = flow.y;
    const [name = "", ...kind] = item.name.split(" ");
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          name,
          `${kind.join("")} ${item.sku}`,
          item.unit,
          bare(item.quantity, 0),
          bare(item.price),
          bare(item.total),
          "10天",
          "",
        ],
        { size: 8.5 },
      ) + 3;
    grid(from - 4, flow.y);
    flow.y += 4;
  }
  pen.say(43, flow.y, `合计人民币金额（大写）：壹万贰仟叁佰肆拾伍元整        ￥${bare(order.net)}`);
  grid(flow.y, flow.y);
  pen.rule(40, flow.y + 13, 556);
  flow.y += 18;
  flow.need(230);
  pen.block(44, flow.y, [
    "二、质量要求技术标准、供方对质量负责的条件和期限：按国家标准执行，质保期12个月。",
    "三、交（提）货地点、方式：需方仓库。",
    "四、运输方式及到达站港和费用负担：汽运，运费由供方承担。",
    "五、合理损耗及计算方法：无。",
    "六、包装标准、包装物的供应与回收：按供方标准包装，不回收。",
    "七、验收标准、方法及提出异议期限：货到7天内。",
    "八、结算方式及期限：货到验收合格开具13%增值税专用发票后30天内付款。",
    "九、违约责任：按《民法典》执行。",
    "十、解决合同纠纷的方式：双方协商解决，协商不成向需方所在地人民法院起诉。",
    "十一、本合同一式两份，双方各执一份，传真件有效。",
  ]);
  const party = (who: string, { name, lines, phone }: typeof order.buyer) => [
    who,
    `单位名称（章）：${name}`,
    `单位地址：${lines.join("")}`,
    "委托代理人：",
    `电话：${phone}`,
    "开户银行：某某银行",
    "账号：6222000011112222",
  ];
  pen.block(44, flow.y + 130, party("供方", order.seller));
  pen.block(310, flow.y + 130, party("需方", order.buyer));
  return {
    currency: "CNY",
    line: (item) => ({ description: item.name.split(" ")[0] }),
  };
});

/** A common ERP's print: head fields three abreast, prices with tax, a planned day by line. */
const ledger = drawn("land-erp-zh", { ...chinese, size: [842, 595], max: 40 }, (order, pen) => {
  const columns =
    columnsOf(`36 行号 | 66 存货编码 | 136/100 存货名称 | 240/90 规格型号 | 336 主计量 | >420 数量 | >490 原币含税单价
    >580 原币价税合计 | >616 税率 | 626 计划到货日期 | 710 备注`);
  const head = () => {
    pen.say(421, 30, "采购订单", { size: 16, align: "center" });
    const field = (x: number, y: number, caption: string, value: string) =>
      void pen.say(x, y, `${caption}：${value}`);
    field(36, 60, "业务类型", "普通采购");
    field(310, 60, "订单日期", order.date);
    field(580, 60, "订单编号", order.number);
    field(36, 76, "采购类型", "原材料采购");
    field(310, 76, "供应商", order.seller.name);
    field(580, 76, "部门", "采购部");
    field(36, 92, "业务员", order.person);
    field(310, 92, "税率", "13.00");
    field(580, 92, "币种", "人民币");
    pen.rule(34, 108, 806);
    const rows = heads(pen, 111, columns);
    pen.rule(34, rows, 806);
    return rows + 4;
  };
  const foot = () => {
    pen.say(36, 560, `公司：${order.buyer.name}`);
    pen.say(310, 560, `制单人：${order.person}`);
    pen.say(580, 560, `审核人：陈建国      第${pen.pages}页`);
  };
  const flow = flowOf(pen, { y: head(), bottom: 520, again: head, end: foot });
  for (const item of order.items) {
    flow.need(26);
    const [name = "", ...kind] = item.name.split(" ");
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        name,
        kind.join(" "),
        item.unit,
        us(item.quantity, 2),
        us(item.price),
        us(item.total),
        "13.00",
        item.due,
        "",
      ]) + 3;
    pen.rule(34, flow.y - 1, 806);
  }
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  cells(pen, flow.y + 2, columns, ["合计", "", "", "", "", us(pieces, 2), "", us(order.net), "", "", ""]);
  foot();
  return {
    currency: "CNY",
    line: (item) => ({
      sku: null,
      buyerSku: item.buyerSku,
      description: item.name.split(" ")[0],
    }),
  };
});

export const landsChina = [contract, ledger];
