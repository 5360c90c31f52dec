import { book, bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";
import { spoken } from "../hands/letters.ts";

const SHOPS = ["Morning Glory Bakehouse", "Little Acorns Nursery", "Pedal & Pint", "Saltbox Gallery"];

/** A shared sheet: rooms as headings between the rows, a column of tick boxes, rows not ticked stay empty of counts. */
const ticks = written("made-ticked-rows", { ending: "xlsx", max: 20 }, (plain) => {
  const order = traded(plain, { wares: "desk", buyers: SHOPS, number: "S-9999", units: ["box", "each"] });
  const rows = order.items.flatMap((item, i): Cell[][] => [
    ...(i % 5 === 0 ? [[["Front room", "Kitchen", "Store", "Office"][(i / 5) % 4]!] as Cell[]] : []),
    ["TRUE", item.name, item.sku, item.quantity, item.unit, item.price, item.total],
    ...(i % 4 === 2
      ? [["FALSE", "Hand soap, foam, refill", "88120", null, "case", 31.2, null] as Cell[]]
      : []),
  ]);
  return {
    bytes: bookOf({
      "Order form": sheetOf(
        [
          [`${order.buyer.name} - supply order`],
          [order.buyer.lines.join(", ")],
          [],
          ["Order", null, order.number, null, "For", order.seller.name],
          ["Date", null, serial(order.date), null, "Need by", day(order.due, "m/d/yyyy")],
          ["Drop at", null, order.site.lines.join(", ")],
          [],
          ["Buy?", "Thing", "Stock no.", "How many", "Per", "Price", "Cost"],
          ...rows,
          [],
          [null, null, null, null, null, "Total", order.net],
        ],
        { merges: ["A1:G1", "A2:G2"], formats: { F: '"$"#,##0.00', G: '"$"#,##0.00', C: "m/d/yyyy" } },
      ),
      Rooms: sheetOf([["Room"], ["Front room"], ["Kitchen"], ["Store"], ["Office"]]),
    }),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A sheet saved as commas: head in loose cells, a brand in front of each article, cases and their cost, sums with signs. */
const cases = written("made-cases-csv", { ending: "csv", max: 24 }, (plain) => {
  const order = traded(plain, { wares: "retail", buyers: SHOPS, number: "99999", units: ["case"] });
  return {
    bytes: utf8(
      delimited([
        [order.buyer.name, null, null, null, "PO", order.number, null],
        [order.buyer.lines[0]!, null, null, null, "Placed", day(order.date, "m/d/yy"), null],
        [order.buyer.lines[1]!, null, null, null, "Ship by", day(order.due, "m/d/yy"), null],
        [],
        ["Brand", "Product", "UPC/SKU", "Case pack", "Cases", "Cost/case", "Total"],
        ...order.items.map((item): Cell[] => [
          order.random.pick(["Fernwood", "Ola", "Harper's"]),
          item.name,
          item.sku,
          order.random.pick([6, 12, 24]),
          item.quantity,
          `$${us(item.price)}`,
          `$${us(item.total)}`,
        ]),
        [
          null,
          null,
          null,
          null,
          order.items.reduce((sum, { quantity }) => sum + quantity, 0),
          null,
          `$${us(order.net)}`,
        ],
      ]),
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A Chinese shop's order slip: captions with their values in one cell or beside it, a sum in words. */
const slip = written("made-dinghuodan", { words: "zh", ending: "xlsx", max: 20 }, (order) => ({
  bytes: book({
    订货单: [
      ["订 货 单"],
      [`订货单位：${order.buyer.name}`, null, null, null, `单号：${order.number}`],
      [`供货单位：${order.seller.name}`, null, null, null, `订货日期：${day(order.date, "yyyy年m月d日")}`],
      ["收货地址", order.site.lines.toReversed().join(""), null, null, "联系电话", order.buyer.phone],
      ["要求到货日期", day(order.due, "yyyy年m月d日"), null, null, "联系人", order.person],
      [],
      ["序号", "货号", "品名规格", "单位", "数量", "单价(元)", "金额(元)", "备注"],
      ...order.items.map((item): Cell[] => [
        item.at,
        item.sku,
        item.name,
        item.unit,
        item.quantity,
        item.price,
        item.total,
        item.at === 2 ? "加急" : null,
      ]),
      ["合计", null, null, null, null, null, order.net],
      ["备注：货到验收合格后30天付款，请随货附送货单两份。"],
      ["制单：陈会计", null, null, "审核：", null, "供方签收："],
    ],
  }),
  currency: "CNY",
  requestedDate: order.due,
}));

/** A plain mail: columns held by blanks, the order's number in its subject, an answer to an older mail quoted below. */
const columns = written("made-mail-columns", { ending: "eml", max: 14 }, (plain) => {
  const order = traded(plain, { wares: "mro", buyers: "works", number: "7-9999", units: ["EA", "FT"] });
  const stamp = new Date(`${order.date}T14:20:00Z`).toUTCString().replace("GMT", "+0000");
  return {
    bytes: utf8(
      [
        `From: ${order.person} <buyer@customer.example>`,
        "To: orders@supplier.example",
        `Subject: PO ${order.number}`,
        `Date: ${stamp}`,
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "",
        "Chris,",
        "",
        `Here's PO ${order.number} for the parts you quoted. I need them here by ${spoken(order.due)}.`,
        "",
        typed([0, "Qty"], [8, "UM"], [13, "Your part"], [30, "What"], [-84, "Each"]),
        ...order.items.map((item) =>
          typed([0, item.quantity], [8, item.unit], [13, item.sku], [30, item.name], [-84, us(item.price)]),
        ),
        "",
        `I get $${us(order.net)} total. Let me know if that's off.`,
        "",
        "Thanks",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        order.buyer.phone,
        "",
        "On Tue, Chris Dunlap <chris@supplier.example> wrote:",
        "> Prices are good for 30 days. 2 weeks on most of it.",
        `> ${order.seller.name}`,
        "",
      ].join("\r\n"),
    ),
    ...truly(order, () => ({ lineTotal: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A plain text with captions and numbered items, each over two lines, where to send it below. */
const captions = written("made-text-captions", { words: "uk", ending: "txt", max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: "desk",
    buyers: ["Hollin Bank Nursery School", "Fairweather Opticians", "The Old Mill Surgery"],
    number: "HB-999",
    units: ["packs", "each"],
  });
  return {
    bytes: utf8(
      [
        "Hello,",
        "",
        "Could we order the below please?",
        "",
        `Order ref: ${order.number}`,
        `Date: ${day(order.date, "dd/mm/yyyy")}`,
        `Needed by: ${day(order.due, "dd/mm/yyyy")}`,
        "",
        ...order.items.flatMap((item) => [
          `${item.at}. ${item.name} (${item.sku})`,
          `   ${item.quantity} ${item.unit} at £${us(item.price)} = £${us(item.total)}`,
        ]),
        "",
        `Total ex VAT: £${us(order.net)}`,
        `Plus VAT: £${us(rounded(order.net * 0.2, 2))}`,
        "",
        "Deliver to:",
        order.buyer.name,
        ...order.site.lines,
        "",
        "Invoice to the same please.",
        "",
        "Many thanks",
        order.person,
        order.buyer.name,
        "",
      ].join("\n"),
    ),
    ...truly(order),
    currency: "GBP",
    requestedDate: order.due,
  };
});

export const madeSheets = [ticks, cases, slip, columns, captions];
