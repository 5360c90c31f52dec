import { SONG, withFont } from "../_cid.ts";
import { drawn, type Shown } from "../_family.ts";
import type { Order } from "../_order.ts";
import { inFields, onItsSide } from "../_paper.ts";
import type { Pen } from "../_pen.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, heads, pairs } from "../_table.ts";

/** A workbook printed without thought: what does not fit goes on further pages to the right, heads on the first only. */
const broken = drawn(
  "hand-sheet-broken",
  { min: 20, max: 60, size: [595, 842], base: { size: 10 } },
  (order, pen) => {
    const rows = 50;
    const first = 42;
    const parts = [order.items.slice(0, first), order.items.slice(first, first + rows)].filter(
      ({ length }) => length,
    );
    const left = columnsOf("52 Line | 84 Stock code | 170 Description | >470 Qty | 482 UoM");
    const right = columnsOf(">130 Price | >220 Amount | 240 Wanted");
    parts.forEach((items, at) => {
      if (at) pen.next();
      if (!at) {
        pen.say(52, 50, order.buyer.name, { bold: true, size: 14 });
        pen.say(52, 70, `Purchase order ${order.number}`, { bold: true });
        pen.say(52, 84, `Date ${day(order.date, "dd/mm/yyyy")}`);
        pen.say(52, 98, `To ${order.seller.name}`);
        heads(pen, 126, left, { bold: true });
      }
      items.forEach((item, i) => {
        cells(pen, (at ? 50 : 142) + i * 14.5, left, [
          item.at,
          item.sku,
          item.name,
          item.quantity,
          item.unit,
        ]);
      });
    });
    parts.forEach((items, at) => {
      pen.next();
      if (!at) heads(pen, 126, right, { bold: true });
      const top = at ? 50 : 142;
      items.forEach((item, i) => {
        cells(pen, top + i * 14.5, right, [bare(item.price), bare(item.total), day(item.due, "dd/mm/yyyy")]);
      });
      if (at === parts.length - 1)
        pen.say(220, top + items.length * 14.5 + 4, bare(order.net), { align: "right", bold: true });
    });
    return {};
  },
);

/** A form that was filled in on the screen: the printed page has the captions, its fields have the values. */
const fields = drawn("hand-form-fields", { max: 14, forms: ["runs"], write: inFields }, (order, pen) => {
  const value = (x: number, y: number, text: string) => pen.say(x + 2, y, text, { grey: true });
  pen.say(40, 36, "PURCHASE ORDER REQUEST", { size: 16 });
  const head: [string, string][] = [
    ["Company", order.buyer.name],
    ["P.O. Number", order.number],
    ["Order date", day(order.date, "mm/dd/yyyy")],
    ["Required by", day(order.due, "mm/dd/yyyy")],
    ["Contact", order.person],
  ];
  head.forEach(([caption, text], i) => {
    pen.say(40, 74 + i * 20, caption);
    pen.box(120, 71 + i * 20, 220, 15);
    value(120, 74 + i * 20, text);
  });
  const columns: [number, number, string][] = [
    [40, 90, "Item no."],
    [132, 210, "Description"],
    [344, 50, "Qty"],
    [396, 80, "Unit price"],
    [478, 90, "Total"],
  ];
  for (const [x, , caption] of columns) pen.say(x + 2, 186, caption);
  for (let i = 0; i < 14; i++) {
    const item = order.items[i];
    const values = item ? [item.sku, item.name, bare(item.quantity, 0), us(item.price), us(item.total)] : [];
    columns.forEach(([x, width], at) => {
      pen.box(x, 200 + i * 18, width, 16);
      if (values[at]) value(x, 203 + i * 18, values[at]);
    });
  }
  pen.say(396, 464, "Order total");
  value(478, 464, us(order.net));
  return { requestedDate: order.due, line: () => ({ unit: null }) };
});

function wide(order: Order, pen: Pen): Shown {
  const columns = columnsOf(`40 No. | 70 Code | 150 Material | 400 Plant | >500 Quantity | 510 UoM
    560 Need date | >700 Rate USD | >800 Value USD`);
  pen.say(40, 34, `${order.buyer.name} - Purchase Order No. ${order.number}`, { bold: true, size: 13 });
  pen.say(40, 54, `PO date: ${day(order.date, "dd-Mon-yyyy")}      Vendor: ${order.seller.name}`);
  let y = heads(pen, 84, columns, { bold: true });
  for (const item of order.items)
    y =
      cells(pen, y, columns, [
        item.at,
        item.sku,
        item.name,
        "Works 2",
        bare(item.quantity, 0),
        item.unit,
        day(item.due, "dd-Mon-yyyy"),
        us(item.price),
        us(item.total),
      ]) + 4;
  pen.say(700, y + 6, "Total", { bold: true, align: "right" });
  pen.say(800, y + 6, us(order.net), { bold: true, align: "right" });
  return { currency: "USD" };
}

const turnedWish = { size: [842, 595] as [number, number], max: 24, forms: ["runs" as const] };

/** A table too wide for the page, turned with its paper. */
const turned = drawn("hand-turned", { ...turnedWish, write: onItsSide(true) }, wide);

/** The same on paper that stays upright: whoever reads it turns their head. */
const sideways = drawn("hand-on-its-side", { ...turnedWish, write: onItsSide(false) }, wide);

/** A Chinese and English contract: heads in two rows of two tongues. */
const chinese = drawn(
  "hand-two-tongues-zh",
  { size: [595, 842], max: 22, base: { face: "east" as const, size: 9 }, write: withFont(SONG) },
  (order, pen) => {
    pen.say(297, 40, "华东精工机械有限公司", { size: 14, align: "center" });
    pen.say(297, 58, order.buyer.name, { size: 11, align: "center" });
    pen.say(297, 80, "采购合同 PURCHASE CONTRACT", { size: 12, align: "center" });
    pairs(
      pen,
      [40, 130],
      104,
      [
        ["合同编号 Contract No.", order.number],
        ["日期 Date", order.date],
        ["卖方 Seller", order.seller.name],
        ["交货期 Delivery", order.due],
      ].map(([caption, value]): [string, string] => [`${caption}:`, value!]),
      {},
    );
    const columns = columnsOf(`40 序号¶No. | 70 货号¶Item No. | 140/170 品名规格¶Description | >360 数量¶Qty
      368 单位¶Unit | >460 单价¶U/Price (USD) | >555 金额¶Amount (USD)`);
    let y = heads(pen, 170, columns);
    for (const item of order.items)
      y =
        cells(pen, y, columns, [
          item.at,
          item.sku,
          item.name,
          bare(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 3;
    pen.say(40, y + 4, "合计 Total:");
    pen.say(555, y + 4, us(order.net), { align: "right" });
    pen.say(40, y + 24, "付款方式 Payment: T/T 30% in advance, 70% against copy of B/L");
    return { currency: "USD", requestedDate: order.due, buyer: undefined };
  },
);

export const handsPapers = [broken, fields, turned, sideways, chinese];
