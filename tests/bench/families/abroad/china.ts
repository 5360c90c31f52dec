import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined } from "../_next.ts";
import { noted, told as noting } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";

const CJK =
  "body{font-family:'Noto Serif CJK SC','Noto Sans CJK SC',serif;font-size:9pt}.g td,.g th{border:1px solid #000;font-size:8pt;padding:2px 3px}";

/** A Chinese trader's program: a discount as a factor, the price and sum before and after it, specification and place of origin between name and unit. */
const factor = printed("abroad-zhekou-yinzi-zh", { words: "zh", max: 26 }, (plain) => {
  const made = noted(plain, {
    land: "zh",
    firms: ["宁波江北瑞丰五金商行", "襄阳汉江机电有限公司", "烟台芝罘海达工贸有限公司"],
    sellers: ["永康市力奇工具厂", "温州巨成阀门有限公司"],
    people: ["刘芳", "孙志强"],
    goods: ["不锈钢球阀", "冲击钻头", "绝缘胶带", "角磨机", "活动扳手", "膨胀螺栓"],
    units: ["把", "只", "卷", "盒"],
    number: "JHD-20YY-9999",
    code: "999-9999",
  });
  const { random } = made;
  const lists = made.items.map(({ price }) => price);
  const factors = made.items.map(() => random.pick([1, 0.95, 0.88]));
  const order = relined(
    made,
    made.items.map((item, i) => {
      const price = rounded(lists[i]! * factors[i]!, 4);
      return { ...item, price, total: rounded(price * item.quantity, 2) };
    }),
  );
  const rows = order.items.map((item, i) =>
    row(
      [
        item.at,
        item.sku,
        item.name,
        random.pick(["DN25", "10×160", "18mm×20m", "250mm", "M10×80"]),
        random.pick(["浙江", "永康", "国产"]),
        item.unit,
        bare(item.quantity, 0),
        bare(lists[i]!),
        bare(rounded(lists[i]! * item.quantity, 2)),
        bare(factors[i]!),
        bare(item.price, 4),
        bare(item.total),
        item.at % 5 === 0 ? "急" : "",
      ],
      ["c", "", "", "", "c", "c", "r", "r", "r", "c", "r", "r", ""],
    ),
  );
  const before = order.items.reduce((sum, item, i) => sum + rounded(lists[i]! * item.quantity, 2), 0);
  const captions = [
    "行号",
    "商品编号",
    "商品全名",
    "规格",
    "产地",
    "单位",
    "数量",
    "单价",
    "金额",
    "折扣",
    "折后单价",
    "折后金额",
    "备注",
  ];
  return {
    html: page(
      CJK,
      `<h2 class=c style="margin:0">${order.buyer.name}<br>进货订单</h2>
<table><tr><td>供货单位：${order.seller.name}<td>录单日期：${order.date}<td class=r>单据编号：${order.number}<tr><td>收货地址：${order.site.lines.join("")}<td>交货日期：${order.due}<td class=r>经手人：${order.person}</table>
<table class=g><thead>${row(captions, [], "th")}</thead>${rows.join("")}<tr><td colspan=6 class=c>合计<td class=r>${order.items.reduce((sum, { quantity }) => sum + quantity, 0)}<td><td class=r>${bare(rounded(before, 2))}<td><td><td class=r>${bare(order.net)}<td></tr></table>
<table><tr><td>摘要：请随货附送货单<td>折后金额合计：￥${us(order.net)}<td class=r>制单人：${order.person}<tr><td colspan=3>电话：${order.buyer.phone}　　地址：${order.buyer.lines.join("")}</table>`,
      "A4 landscape",
    ),
    ...noting(order),
    currency: "CNY",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A contract in Chinese and English: captions of two rows, count and unit in one cell, a model below the name, the day each item is due, numbered clauses in both tongues. */
const contract = printed(
  "abroad-hetong-two-tongues-zh",
  { words: "zh", max: 12, priceDecimals: 2 },
  (plain) => {
    const order = noted(plain, {
      land: "zh",
      firms: [
        "宁波奥科自动化设备有限公司 Ningbo Aoke Automation Co., Ltd.",
        "烟台港机配件有限公司 Yantai Gangji Parts Co., Ltd.",
      ],
      sellers: ["Feinmechanik Oberland GmbH", "Adriatic Seals d.o.o."],
      people: ["Zhou Min 周敏", "Li Qiang 李强"],
      goods: [
        "直线导轨 Linear guide",
        "旋转编码器 Rotary encoder",
        "伺服电机 Servo motor",
        "气动夹爪 Pneumatic gripper",
        "密封圈 Sealing ring",
      ],
      units: ["PCS", "SETS"],
      number: "AK-YY-9999",
      code: "LGX999-99",
    });
    const rows = order.items.map((item) =>
      row(
        [
          item.at,
          `${item.name}<br>型号 Model: ${item.sku}`,
          `${bare(item.quantity, 0)} ${item.unit}`,
          `€${us(item.price)}`,
          `€${us(item.total)}`,
          day(item.due, "yyyy.mm.dd"),
        ],
        ["c", "", "c", "r", "r", "c"],
      ),
    );
    const captions = [
      "序号<br>No.",
      "货物名称及规格<br>Commodity &amp; Specification",
      "数量<br>Quantity",
      "单价<br>Unit Price",
      "总价<br>Amount",
      "交期<br>Delivery",
    ];
    return {
      html: page(
        `${CJK}p{margin:4px 0}`,
        `<h2 class=c style="margin:0">采购合同<br>PURCHASE CONTRACT</h2>
<table><tr><td style="width:55%">买方 The Buyer: <b>${order.buyer.name}</b><br>地址 Add: ${order.buyer.lines.join("")}<br>卖方 The Seller: <b>${order.seller.name}</b><br>地址 Add: Werkstrasse 4, 82362 Weilheim<td>合同号 Contract No.: <b>${order.number}</b><br>日期 Date: ${day(order.date, "yyyy.mm.dd")}<br>签约地 Signed at: Ningbo</table>
<p>买卖双方同意按下列条款成交 The Buyer and the Seller agree to the following terms:</p>
<table class=g><thead>${row(captions, ["c", "c", "c", "c", "c", "c"], "th")}</thead>${rows.join("")}<tr><td colspan=4>合计 Total (FCA Weilheim, Incoterms 2020)<td class=r><b>€${us(order.net)}</b><td></tr></table>
<p>1. 付款 Payment: 30% T/T in advance, 70% within 30 days after shipment. 预付30%，发货后30天付70%。</p><p>2. 包装 Packing: 适合长途海运 export seaworthy packing.</p><p>3. 目的地 Destination: ${order.site.lines.join("")}</p><p>4. 保修 Warranty: 12 months 个月.</p><p>5. 迟交罚款 Penalty: 0.5% per 7 days, max. 5%.</p>
<table><tr><td>买方 Buyer: ____________ ${order.person}<td>卖方 Seller: ____________</table>`,
        "A4",
      ),
      ...noting(order),
      currency: "EUR",
      total: order.net,
    };
  },
);

/** A Chinese electronics plant's order to its line: the material by its number, drawing version, brand and demand source; tax-free and taxed price; one row wraps under the columns. */
const plant = printed("abroad-weiwai-banben-zh", { words: "zh", max: 30, priceDecimals: 4 }, (plain) => {
  const made = noted(plain, {
    land: "zh",
    firms: ["襄阳联创精密电子有限公司", "宁波舜工照明科技股份有限公司"],
    sellers: ["东莞市恒钜五金制品有限公司", "深圳市百川线缆有限公司"],
    people: ["何晓燕", "罗建军"],
    goods: [
      "铝合金散热器外壳",
      "端子线 2468 26AWG 红黑 L=150",
      "沉头机牙螺丝 镀镍",
      "导光板 亚克力",
      "彩盒 350g 白卡裱E坑",
    ],
    units: ["PCS", "SET"],
    number: "PO-20YY99-99999",
    code: "H99-9999",
  });
  const { random } = made;
  const order = relined(
    made,
    made.items.map((item) => {
      const price = rounded(item.price / 20, 4);
      const quantity = item.quantity * 100;
      return { ...item, quantity, price, total: rounded(price * quantity, 2) };
    }),
  );
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        `${item.buyerSku}<br>版本 ${random.pick(["A0", "A1", "B0"])}`,
        `${item.name}<br>供应商料号：${item.sku}`,
        random.pick(["无", "ROHS", "REACH"]),
        item.unit,
        us(item.quantity, 0),
        bare(rounded(item.price / 1.13, 6), 6),
        bare(item.price, 4),
        us(item.total),
        `${day(item.due, "mm/dd")}<br>${day(item.due, "yyyy")}`,
      ],
      ["c", "", "", "c", "c", "r", "r", "r", "r", "c"],
    ),
  );
  const captions = [
    "项次",
    "料号/版本",
    "品名规格",
    "环保",
    "单位",
    "采购数量",
    "未税单价",
    "含税单价",
    "含税金额",
    "交货日",
  ];
  return {
    html: page(
      CJK,
      `<table><tr><td style="width:30%">表单编号：QR-PUR-007 A/3<td class=c><b style="font-size:13pt">${order.buyer.name}</b><br>采 购 单<td class=r>打印次数：1</table>
<table class=g><tr><td>厂商：${order.seller.name}<td>采购单号：${order.number}<td>采购日期：${day(order.date, "yyyy/mm/dd")}<tr><td>联系人：陈先生　电话：${order.seller.phone}<td>币别：RMB　税率：13%<td>付款：月结60天<tr><td colspan=2>送货地址：${order.site.lines.join("")}<td>采购员：${order.person}</table>
<table class=g style="margin-top:4px"><thead>${row(captions, ["c", "c", "c", "c", "c", "c", "c", "c", "c", "c"], "th")}</thead>${rows.join("")}<tr><td colspan=8 class=r>合计（含税）<td class=r>${us(order.net)}<td></tr></table>
<p style="font-size:7pt">说明：1.请于24小时内签回，逾期视为接受。2.送货单须注明采购单号及料号，每批附出货检验报告。3.逾期每日按订单金额0.5%扣款。4.包装箱毛重不超过15KG。</p><table><tr><td>核准：<td>审核：<td>制表：${order.person}<td>供应商签回：</table>`,
      "A4 landscape",
    ),
    ...noting(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "CNY",
    total: order.net,
  };
});

export const abroadChina = [factor, contract, plant];
