import { bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** A bakery's sheet: how many on which day of the week, the week's count, price and sum behind. */
const week = written("fin-week-columns", { ending: "xlsx", max: 18 }, (made) => {
  const order = traded(made, {
    wares: ["Flour, bread, 25 kg", "Butter, unsalted, 10 kg", "Yeast, fresh, 1 kg", "Sugar, caster, 25 kg"],
    buyers: ["Rowan Street Bakery", "The Proving Drawer Ltd", "Harbour Loaf Co"],
    number: "W9999",
    units: ["each"],
  });
  const { random } = order;
  const items = order.items.map((item) => {
    const days = [0, 1, 2, 3, 4].map((at) => (at === 0 || random.chance(0.5) ? random.int(1, 6) : 0));
    const quantity = days.reduce((sum, count) => sum + count, 0);
    return { ...item, days, quantity, total: rounded(quantity * item.price, 2) };
  });
  const net = rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const blank: Cell[] = [null, null, null, null, null];
  return {
    bytes: bookOf({
      "This week": sheetOf(
        [
          [order.buyer.name],
          [...order.buyer.lines],
          [],
          ["Order no.", order.number, null, "Supplier", order.seller.name],
          ["Date", serial(order.date), null, "Deliver to", order.site.lines.join(", ")],
          ["First delivery", serial(order.due)],
          [],
          ["Code", "Product", "Mon", "Tue", "Wed", "Thu", "Fri", "Week total", "Price £", "Cost £"],
          ...items.map((item): Cell[] => [
            item.sku,
            item.name,
            ...item.days.map((count) => count || null),
            item.quantity,
            item.price,
            item.total,
          ]),
          [null, "Total", ...blank, null, null, net],
        ],
        { formats: { B: "dd/mm/yyyy", I: "0.00", J: "0.00" } },
      ),
    }),
    ...truly({ ...order, items }, () => ({ unit: null })),
    currency: "GBP",
    requestedDate: order.due,
    total: net,
  };
});

/** A German house's export: every row tells order, day and currency again, price with its number of pieces. */
const rows = written(
  "fin-zeilenexport-de",
  { ending: "csv", words: "de", max: 30, bases: [1, 1, 100] },
  (made) => {
    const order = traded(made, {
      wares: "de",
      buyers: ["Werkzeughandel Ruprecht"],
      number: "45999999",
      units: ["STK", "MTR"],
    });
    return {
      bytes: utf8(
        delimited(
          [
            [
              "Bestell-Nr.",
              "Bestelldatum",
              "Pos.",
              "Materialnr.",
              "Lief.-Artikel",
              "Kurztext",
              "Bestellmenge",
              "BME",
              "Nettopreis",
              "PE",
              "Währung",
              "Bestellwert",
              "Lieferdatum",
            ],
            ...order.items.map((item): Cell[] => [
              order.number,
              day(order.date, "dd.mm.yyyy"),
              item.at * 10,
              item.buyerSku,
              item.sku,
              item.name,
              bare(item.quantity, 3).replace(".", ","),
              item.unit,
              bare(item.price).replace(".", ","),
              item.basis,
              "EUR",
              bare(item.total).replace(".", ","),
              day(order.due, "dd.mm.yyyy"),
            ]),
          ],
          ";",
        ),
      ),
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      buyer: null,
      shipTo: undefined,
      currency: "EUR",
      total: null,
      requestedDate: order.due,
    };
  },
);

/** A Chinese works' sheet: captions over captions, count and unit, price and sum, two lines of facts above. */
const stacked = written("fin-two-captions-zh", { ending: "xlsx", words: "zh", max: 20 }, (order) => ({
  bytes: bookOf({
    采购单: sheetOf(
      [
        [order.buyer.name],
        ["采 购 单"],
        ["采购单号", order.number, null, "采购日期", order.date, null, "交货日期", order.due],
        ["供应商", order.seller.name, null, "收货地址", order.site.lines.toReversed().join("")],
        ["行号", "物料", null, "采购", null, "价格（元）", null, "备注"],
        [null, "编码", "名称及规格", "数量", "单位", "含税单价", "金额", null],
        ...order.items.map((item): Cell[] => [
          item.at,
          item.sku,
          item.name,
          item.quantity,
          item.unit,
          item.price,
          item.total,
          null,
        ]),
        ["总计", null, null, null, null, null, order.net],
        [`采购员：${order.person}`, null, null, "主管：", null, "供应商确认："],
      ],
      { merges: ["A1:H1", "A2:H2", "A5:A6", "B5:C5", "D5:E5", "F5:G5", "H5:H6"] },
    ),
  }),
  currency: "CNY",
  requestedDate: order.due,
}));

export const finBooks = [week, rows, stacked];
