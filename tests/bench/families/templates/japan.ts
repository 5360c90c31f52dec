import { HEISEI, withFont } from "../_cid.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

const A4: [number, number] = [595, 842];
const base = { face: "east" as const, size: 9 };
const forms = ["runs" as const, "shuffled" as const];
const japanese = {
  words: "ja",
  size: A4,
  max: 24,
  decimals: 0,
  priceDecimals: 0,
  scale: 100,
  base,
  forms,
  write: withFont(HEISEI),
};

/** A Japanese order whose lines and heads are of two rows each, with their own numbers, days and places, and no sum. */
const tiered = drawn("T-japanese-tiers", japanese, (order, pen) => {
  const edges = [40, 110, 260, 330, 410, 445, 555];
  const upper = columnsOf("^75 発行No | 114 品目コード | >326 数量 | >406 合計 | ^427 単位 | ^500 納期");
  const lower = columnsOf("^75 発注日 | 114/144 品名 | >326 単価 | ^500 納入場所");
  pen.say(297, 34, "発 注 書", { size: 18, align: "center" });
  pen.block(44, 70, [order.seller.lines[1]!, order.seller.lines[0]!]);
  pen.say(44, 96, `${order.seller.name} 御中`, { size: 12 });
  pen.say(44, 114, `TEL:${order.seller.phone}`);
  const right = [
    day(order.date, "yyyy年mm月dd日"),
    order.buyer.name,
    `TEL:${order.buyer.phone}`,
    "FAX:06-5550-0100",
    `発注担当者: ${order.person}`,
  ];
  right.forEach((line, i) => void pen.say(551, 70 + i * 13, line, { align: "right" }));
  pen.say(44, 146, "いつも大変お世話になっております。");
  pen.say(44, 158, "下記発注致しますので、ご手配のほど宜しくお願い致します。");
  const grid = (from: number, to: number) => {
    for (const x of edges) pen.rule(x, from, x, to);
    pen.rule(40, to, 555);
  };
  const head = () => {
    const y = pen.pages === 1 ? 180 : 50;
    pen.rule(40, y - 3, 555);
    const middle = heads(pen, y, upper);
    const rows = heads(pen, middle, lower);
    grid(y - 3, rows);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
  for (const item of order.items) {
    flow.need(46);
    const from = flow.y;
    flow.y =
      cells(pen, flow.y, upper, [
        `${order.number.slice(0, 5)}-${item.at}`,
        item.sku,
        us(item.quantity, 0),
        us(item.total, 0),
        item.unit,
        day(item.due, "yyyy/mm/dd"),
      ]) + 2;
    flow.y =
      cells(pen, flow.y, lower, [
        day(order.date, "yyyy/mm/dd"),
        item.name,
        us(item.price, 0),
        order.site.lines[1]!.split(" ").pop()!,
      ]) + 2;
    flow.y = pen.say(44, flow.y, "備考") + 2;
    grid(from - 4, flow.y);
    flow.y += 4;
  }
  return { docNumber: null, total: null };
});

/** A linen company's order slip: letter-spaced heads, colour, size and material as columns of their own, remarks behind the amount. */
const slip = drawn("T-japanese-slip", japanese, (order, pen) => {
  const columns =
    columnsOf(`40 商品ID | 86/110 商 品 名 | 202 色調 | 238/66 規格 | 306 素材 | >376 発注数 | >424 単  価
    >486 金  額 | 492/66 備  考`);
  pen.say(40, 30, `発注書NO: ${order.number}`);
  pen.say(180, 30, `仕入先NO: ${order.random.digits(4)}`);
  pen.say(555, 30, `発注日: ${day(order.date, "yyyy/m/d")}`, { align: "right" });
  pen.say(297, 56, "発 注 伝 票（注文書）", { size: 14, align: "center" });
  pen.say(40, 90, order.seller.name, { size: 12 });
  pen.say(200, 90, "御中", { size: 12 });
  pen.say(60, 108, "ご担当者");
  pen.say(200, 108, "様");
  pen.block(370, 86, [order.buyer.name, ...order.buyer.lines.toReversed(), `TEL ${order.buyer.phone}`]);
  pen.say(40, 146, "●下記商品の発注を致しますので、ご不明な点等ございましたらご連絡下さい。");
  const head = () => {
    const y = pen.pages === 1 ? 168 : 50;
    pen.rule(36, y - 3, 559);
    const rows = heads(pen, y, columns);
    pen.rule(36, rows, 559);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 680, again: head });
  for (const item of order.items) {
    flow.need(30);
    const [name, ...kind] = item.name.split(" ");
    const values = [
      item.sku,
      name!,
      order.random.pick(["白", "ﾋﾟﾝｸ", ""]),
      kind.join(" "),
      order.random.pick(["綿100%", ""]),
      us(item.quantity, 0),
      us(item.price, 0),
      us(item.total, 0),
      item.at % 4 === 0 ? "主に東京工場にて使用" : "",
    ];
    flow.y = cells(pen, flow.y, columns, values, { size: 8 }) + 3;
    pen.rule(36, flow.y - 1, 559);
  }
  pen.say(424, flow.y + 4, "合計(税別)", { align: "right" });
  pen.say(486, flow.y + 4, us(order.net, 0), { align: "right" });
  pen.say(40, 720, "納 品 場 所");
  pen.block(40, 734, ["東京工場", ...order.site.lines.toReversed()], { size: 8 });
  pen.block(
    200,
    720,
    [
      "注 意 事 項 等",
      "●月末（26日以降）の納品及び分納の際はご一報下さい。",
      "●納品は午前（9：00～11：30）と午後（13：00～16：00）にお願い致します。",
    ],
    { size: 8 },
  );
  return { line: (item) => ({ description: item.name.split(" ")[0], unit: null }) };
});

export const templatesJapan = [tiered, slip];
