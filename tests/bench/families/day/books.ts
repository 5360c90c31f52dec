import { bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { relined, sited, told as toldAt } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { bare, day } from "../_print.ts";
import { traded } from "../_trade.ts";

const CRIB = ["Saddleback Crushing Co.", "Wabash Extrusions Inc.", "Norland Bottling"];

/** A storeroom's list of all it keeps: bin, least, most, on hand, on order; what is wanted stands in few rows only. */
const reorder = written("day-book-min-max", { ending: "xlsx", min: 5, max: 40 }, (plain) => {
  const asked = sited(
    traded(plain, { wares: GOODS.supplies, buyers: CRIB, number: "PO9999", units: ["EA", "BX", "CS"] }),
    ["Central Stores"],
  );
  const { random } = asked;
  const all = asked.items.map((item) => ({ ...item, isWanted: item.at % 3 !== 1 }));
  const order = relined(
    asked,
    all.filter(({ isWanted }) => isWanted),
  );
  return {
    bytes: bookOf({
      Reorder: sheetOf(
        [
          [`${order.buyer.name} - Stores Reorder`],
          ["PO:", order.number, null, "Vendor:", order.seller.name],
          [
            "Date:",
            serial(order.date),
            null,
            "Ship to:",
            `${order.site.name}, ${order.site.lines.join(", ")}`,
          ],
          ["Need by:", serial(order.due), null, "Buyer:", order.person],
          [],
          [
            "Bin",
            "Vendor Part",
            "Description",
            "UOM",
            "Min",
            "Max",
            "On Hand",
            "On Order",
            "Order Qty",
            "Cost",
            "Ext Cost",
          ],
          ...all.map((item): Cell[] => [
            `${random.pick(["A", "B", "C"])}-${random.digits(2)}`,
            item.sku,
            item.name,
            item.unit,
            item.isWanted ? Math.ceil(item.quantity / 2) : 10,
            item.isWanted ? item.quantity + 12 : 40,
            item.isWanted ? 12 : 31,
            0,
            item.isWanted ? item.quantity : null,
            item.price,
            item.isWanted ? item.total : 0,
          ]),
          [null, null, null, null, null, null, null, null, null, "Total", order.net],
        ],
        { formats: { B: "m/d/yyyy" } },
      ),
    }),
    ...toldAt(order, { requestedDate: order.due }),
  };
});

/** A planner's list as data: other numbers of pieces around the one to buy, rows of another action among them. */
const requirements = written(
  "day-csv-action-rows",
  { ending: "csv", min: 6, max: 36, priceDecimals: 4 },
  (plain) => {
    const asked = traded(plain, {
      wares: GOODS.machined,
      buyers: ["Ellicott Hydraulics Inc."],
      number: "P099999",
      units: ["EA", "FT", "LB"],
    });
    const { random } = asked;
    const all = asked.items.map((item) => ({ ...item, isGone: item.at % 6 === 4 }));
    const order = relined(
      asked,
      all.filter(({ isGone }) => !isGone),
    );
    return {
      bytes: utf8(
        delimited([
          [
            "PO",
            "Line",
            "Status",
            "Item",
            "Rev",
            "Vendor Item",
            "Description",
            "Safety Stk",
            "Lot Size",
            "Order Qty",
            "U/M",
            "Unit Cost",
            "Extended",
            "Need Date",
            "Company",
            "PO Date",
          ],
          ...all.map((item): Cell[] => [
            order.number,
            item.at,
            item.isGone ? "CANCELLED" : "OPEN",
            item.buyerSku,
            random.pick(["A", "B", "-"]),
            item.sku,
            item.name,
            random.int(0, 25),
            random.pick([1, 10, 50]),
            item.quantity,
            item.unit,
            bare(item.price, 4),
            bare(item.total),
            day(item.due, "mm/dd/yyyy"),
            order.buyer.name,
            day(order.date, "mm/dd/yyyy"),
          ]),
        ]),
      ),
      ...toldAt(order, { line: ({ buyerSku }) => ({ buyerSku }) }),
      shipTo: undefined,
      total: null,
    };
  },
);

/** A Chinese trading firm's sheet: boxes, pieces in a box and all pieces side by side, facts in merged rows, remarks below. */
const cartons = written("day-book-xiangshu-zh", { words: "zh", ending: "xlsx", max: 16 }, (plain) => {
  const asked = noted(plain, {
    land: "zh",
    firms: ["义乌市佳禾日用品商行", "宁波远航进出口有限公司", "佛山市南海区合盛五金店"],
    sellers: ["台州市嘉利塑料制品厂", "永康市鼎丰五金制造厂"],
    people: ["林小芳", "周建华"],
    goods: ["不锈钢保温杯 500ml", "硅胶折叠碗", "厨房剪刀 SK5", "竹砧板 中号", "玻璃密封罐 1L", "LED小夜灯"],
    units: ["只", "个", "把"],
    number: "DH20YY9999",
    code: "JL-9999",
  });
  const items = asked.items.map((item) => {
    const [boxes, per] = [asked.random.int(2, 40), asked.random.pick([12, 24, 36, 60])];
    const quantity = boxes * per;
    return { ...item, boxes, per, quantity, total: Number((quantity * item.price).toFixed(2)) };
  });
  const order = relined(asked, items);
  return {
    bytes: bookOf({
      订购单: sheetOf(
        [
          [`${order.buyer.name}订购单`],
          [`订单号：${order.number}`, null, null, null, `下单日期：${order.date}`],
          [`供方：${order.seller.name}`, null, null, null, `交货日期：${order.due}`],
          ["序号", "货号", "品名", "箱数", "装箱数", "总数量", "单位", "单价（元）", "金额（元）", "备注"],
          ...items.map((item): Cell[] => [
            item.at,
            item.sku,
            item.name,
            item.boxes,
            item.per,
            item.quantity,
            item.unit,
            item.price,
            item.total,
            item.at % 4 === 2 ? "彩盒包装" : null,
          ]),
          [
            "合计",
            null,
            null,
            items.reduce((sum, { boxes }) => sum + boxes, 0),
            null,
            null,
            null,
            null,
            order.net,
          ],
          [`送货地址：${order.site.lines.join("")}  联系人：${order.person}  电话：${order.buyer.phone}`],
          ["备注：外箱印唛头，含13%增值税，货到30天付款。"],
        ],
        { merges: ["A1:J1", "A2:D2", "E2:J2", "A3:D3", "E3:J3"] },
      ),
    }),
    ...told(order),
    currency: "CNY",
    total: order.net,
    requestedDate: order.due,
  };
});

/** A cart that a web shop saves: number, words, pack, stock, count, prices with their sign, a name and a day in words above. */
const cart = written("day-csv-saved-cart", { ending: "csv", max: 24 }, (plain) => {
  const order = traded(plain, {
    wares: GOODS.electric,
    buyers: CRIB,
    number: "9999",
    units: ["each", "pack of 10"],
  });
  return {
    bytes: utf8(
      delimited([
        [`Cart name: ${order.buyer.name} PO ${order.number}`],
        [`Saved on ${day(order.date, "Mon d, yyyy")} by ${order.person}`],
        [],
        [
          "Part number",
          "Customer part number",
          "Product name",
          "Sold as",
          "Availability",
          "Quantity",
          "Price",
          "Line total",
        ],
        ...order.items.map((item): Cell[] => [
          item.sku,
          item.at % 2 ? item.buyerSku : "",
          item.name,
          item.unit,
          item.at % 3 ? `${item.quantity + 40} in stock` : "Ships in 3 weeks",
          item.quantity,
          `$${bare(item.price)}`,
          `$${bare(item.total)}`,
        ]),
        [],
        ["", "", "", "", "", "", "Subtotal", `$${bare(order.net)}`],
      ]),
    ),
    ...toldAt(order, { line: ({ buyerSku, at }) => ({ buyerSku: at % 2 ? buyerSku : null }) }),
    shipTo: undefined,
    currency: "USD",
    date: null,
  };
});

export const dayBooks = [reorder, requirements, cartons, cart];
