import { book } from "../_book.ts";
import { written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";

/** A trading company's workbook in two tongues, with a colour and a packing column. */
const exporter = written("land-trader-zh", { words: "en", ending: "xlsx", max: 36 }, (order) => ({
  bytes: book({
    订单: [
      [null, null, null, "采购订单 PURCHASE ORDER"],
      ["订单号 PO NO.:", order.number, null, null, null, "日期 DATE:", order.date],
      ["买方 BUYER:", order.buyer.name, null, null, null, "交期 DELIVERY:", order.due],
      ["卖方 SELLER:", order.seller.name, null, null, null, "币种 CURRENCY:", "USD"],
      [
        "NO.\n序号",
        "ITEM NO.\n货号",
        "DESCRIPTION\n品名",
        "CTNS\n箱数",
        "PCS/CTN\n装箱数",
        "QTY\n数量",
        "U/PRICE\n单价",
        "AMOUNT\n金额",
        "REMARK\n备注",
      ],
      ...order.items.map((item) => {
        const pack = item.quantity % 10 === 0 ? 10 : 1;
        return [
          item.at,
          item.sku,
          item.name,
          item.quantity / pack,
          pack,
          item.quantity,
          item.price,
          item.total,
          null,
        ];
      }),
      [
        "TOTAL 合计",
        null,
        null,
        null,
        null,
        order.items.reduce((sum, { quantity }) => sum + quantity, 0),
        null,
        order.net,
      ],
      ["1. 付款方式：30%定金，70%见提单副本。"],
      ["2. 唛头：由买方提供。"],
    ],
  }),
  currency: "USD",
  requestedDate: order.due,
  line: () => ({ unit: null }),
}));

/** The same system's list as it is exported: one row a line, the head in every row. */
const exported = written("land-list-zh", { words: "zh", ending: "csv", max: 40 }, (order) => ({
  bytes: new TextEncoder().encode(
    [
      "\ufeff单据编号,单据日期,采购组织,供应商,物料编码,物料名称,规格型号,采购单位,采购数量,交货日期,含税单价,税率%,价税合计",
      ...order.items.map((item) => {
        const [name = "", ...kind] = item.name.split(" ");
        return [
          `CGDD${order.number}`,
          day(order.date, "yyyy/m/d"),
          order.buyer.name,
          order.seller.name,
          item.buyerSku,
          name,
          kind.join(" ").replaceAll(",", ""),
          item.unit,
          item.quantity,
          day(item.due, "yyyy/m/d"),
          item.price,
          13,
          item.total,
        ].join(",");
      }),
    ].join("\r\n"),
  ),
  docNumber: `CGDD${order.number}`,
  currency: null,
  total: null,
  line: (item) => ({
    sku: null,
    buyerSku: item.buyerSku,
    description: item.name.split(" ")[0],
    lineTotal: rounded(item.total, 2),
  }),
}));

export const landsChinaSheets = [exporter, exported];
