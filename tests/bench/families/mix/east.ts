import { bookOf, type Cell, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { noted } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { truly } from "../_trade.ts";

/** A Chinese maker's export: quantity in the unit bought and again in the unit stocked, a price with tax and its parts. */
const twoUnits = written("mix-book-kingdee-zh", { words: "zh", ending: "xlsx", max: 22 }, (made) => {
  const plain = noted(made, {
    land: "zh",
    firms: ["宁波恒拓液压有限公司", "襄阳正川汽车部件有限公司", "烟台北屿食品股份有限公司"],
    sellers: ["无锡博联传动科技有限公司", "上海允泰工业品有限公司"],
    people: ["周敏", "郑海涛"],
    goods: ["内六角圆柱头螺钉", "骨架油封", "丁腈手套", "同步带轮", "铜端子", "润滑脂"],
    units: ["箱", "盒", "包"],
    number: "CGDD099999",
    code: "9.99.9999",
  });
  const { random } = plain;
  const packs = plain.items.map(() => random.pick([10, 12, 100, 500]));
  const taxed = (total: number) => rounded(total - total / 1.13, 2);
  const order = relined(
    plain,
    plain.items.map((item) => ({ ...item, total: rounded(item.quantity * item.price, 2) })),
  );
  return {
    bytes: bookOf({
      采购订单: sheetOf(
        [
          ["采购订单"],
          ["单据编号", order.number, null, "采购日期", order.date, null, "币别", "人民币"],
          ["采购组织", order.buyer.name, null, "供应商", order.seller.name, null, "采购员", order.person],
          ["收货地址", order.site.lines.join(""), null, null, null, null, "单据状态", "已审核"],
          [
            "行号",
            "物料编码",
            "物料名称",
            "规格型号",
            "采购单位",
            "采购数量",
            "库存单位",
            "库存数量",
            "单价",
            "含税单价",
            "税率%",
            "税额",
            "价税合计",
            "交货日期",
          ],
          ...order.items.map((item, i): Cell[] => [
            item.at,
            item.sku,
            item.name,
            random.pick(["M8×30", "35×52×7", "L号", "HTD-5M", "16-8"]),
            item.unit,
            item.quantity,
            "个",
            item.quantity * packs[i]!,
            rounded(item.price / 1.13, 4),
            item.price,
            13,
            taxed(item.total),
            item.total,
            order.due,
          ]),
          [
            "合计",
            ...Array<Cell>(10).fill(null),
            rounded(
              order.items.reduce((sum, { total }) => sum + taxed(total), 0),
              2,
            ),
            order.net,
          ],
        ],
        { merges: ["A1:N1", "B4:F4"], formats: { M: "#,##0.00" } },
      ),
    }),
    ...truly(order),
    currency: "CNY",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A Japanese chain's order: pieces in a case, cases, pieces, what it costs and what the shop asks for it. */
const cases = written(
  "mix-book-irisu-ja",
  { words: "ja", ending: "xlsx", max: 18, decimals: 0, priceDecimals: 0, scale: 20 },
  (made) => {
    const { random } = made;
    const packs = made.items.map(() => [random.pick([6, 12, 24]), random.int(1, 10)] as const);
    const goods = [
      "除菌ウェットシート",
      "液体洗剤 詰替",
      "乾電池 単3形",
      "ラップ 30cm",
      "軍手 10双",
      "紙コップ",
    ];
    const order = relined(
      { ...made, number: `H${made.random.digits(7)}` },
      made.items.map((item, i) => {
        const quantity = packs[i]![0] * packs[i]![1];
        return {
          ...item,
          sku: random.digits(6),
          name: goods[i % goods.length]!,
          quantity,
          total: quantity * item.price,
        };
      }),
    );
    return {
      bytes: bookOf({
        発注書: sheetOf(
          [
            ["発　注　書"],
            [`${order.seller.name}　御中`, null, null, null, null, null, "発注番号", order.number],
            [null, null, null, null, null, null, "発注日", day(order.date, "yyyy/mm/dd")],
            ["納品日", day(order.due, "yyyy/mm/dd"), null, null, null, null, "発注元", order.buyer.name],
            [
              "納品先",
              "中央物流センター",
              null,
              null,
              null,
              null,
              null,
              order.buyer.lines.toReversed().join(" "),
            ],
            [],
            [
              "No.",
              "JANコード",
              "商品コード",
              "商品名",
              "入数",
              "ケース数",
              "発注数",
              "原単価",
              "売単価",
              "原価金額",
            ],
            ...order.items.map((item, i): Cell[] => [
              item.at,
              `49${random.digits(11)}`,
              item.sku,
              item.name,
              packs[i]![0],
              packs[i]![1],
              item.quantity,
              item.price,
              Math.round(item.price * 1.45),
              item.total,
            ]),
            [
              null,
              null,
              null,
              "合計",
              null,
              packs.reduce((sum, [, count]) => sum + count, 0),
              null,
              null,
              null,
              order.net,
            ],
          ],
          { merges: ["A1:J1"], formats: { H: "#,##0", J: "#,##0" } },
        ),
      }),
      ...truly(order, () => ({ unit: null })),
      docNumber: order.number,
      requestedDate: order.due,
      total: order.net,
    };
  },
);

export const mixEast = [twoUnits, cases];
