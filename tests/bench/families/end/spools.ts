import { drawn } from "../_family.ts";
import type { Pen } from "../_pen.ts";
import { day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";

const WIDE = { size: [792, 612] as [number, number], base: { face: "mono" as const, size: 8 } };

/** Rows of letters go down the page, a new head after so many. */
function spooled(pen: Pen, rows: string[][], { top, most }: { top: () => string[]; most: number }): void {
  let page = top();
  const put = () => page.forEach((line, i) => void pen.say(30, 28 + i * 10, line));
  for (const group of rows) {
    if (page.length + group.length > most) {
      put();
      pen.next();
      page = top();
    }
    page.push(...group);
  }
  put();
}

/** A distributor's order on wide paper: our number over the maker's, wanted and promised days, a cost in four decimals. */
const wide = drawn("end-wide-spool", { max: 40, priceDecimals: 4, ...WIDE }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["SOUTHERN BEARING & SUPPLY CO", "TRI-COUNTY INDUSTRIAL INC", "BADGER MILL SUPPLY"],
    number: "099999-00",
    units: ["EA", "BX", "PK", "FT"],
  });
  const top = () => [
    typed([0, `RUN DATE ${day(order.date, "mm/dd/yy")}`], [44, order.buyer.name], [110, `PAGE ${pen.pages}`]),
    typed([44, "P U R C H A S E   O R D E R"]),
    "",
    ...(pen.pages > 1
      ? [typed([0, `PO NO ${order.number}`], [44, `VENDOR ${order.seller.name.toUpperCase()}`])]
      : [
          typed(
            [0, "VENDOR:"],
            [9, order.seller.name.toUpperCase()],
            [66, "SHIP TO:"],
            [76, order.site.name],
          ),
          ...order.seller.lines.map((line, i) =>
            typed([9, line.toUpperCase()], [76, order.site.lines[i]!.toUpperCase()]),
          ),
          "",
          typed(
            [0, `PO NO: ${order.number}`],
            [30, `PO DATE: ${day(order.date, "mm/dd/yy")}`],
            [60, "TERMS: NET 30"],
            [84, "FOB: ORIGIN"],
            [100, `BUYER: ${order.person.split(" ")[0]!.toUpperCase()}`],
          ),
        ]),
    "",
    typed(
      [0, "LN"],
      [4, "ITEM NO / VENDOR ITEM"],
      [30, "DESCRIPTION"],
      [-80, "QTY ORD"],
      [82, "UM"],
      [-98, "UNIT COST"],
      [-113, "EXTENSION"],
      [116, "REQ DATE"],
    ),
    "-".repeat(124),
  ];
  spooled(
    pen,
    [
      ...order.items.map((item) => [
        typed(
          [-3, item.at],
          [4, item.buyerSku],
          [30, item.name.toUpperCase()],
          [-80, us(item.quantity, 0)],
          [82, item.unit],
          [-98, us(item.price, 4)],
          [-113, us(item.total)],
          [116, day(item.due, "mm/dd/yy")],
        ),
        typed([4, item.sku], [30, `LEAD ${item.at % 9} WKS`], [106, "PROMISED: "], [116, "________"]),
        "",
      ]),
      [
        "-".repeat(124),
        typed([70, `TOTAL LINES ${order.items.length}`], [92, "ORDER TOTAL"], [-113, us(order.net)]),
        "",
        "*** END OF PURCHASE ORDER ***",
      ],
    ],
    { top, most: 52 },
  );
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: null, buyer: order.buyer.name };
});

/** A hospital's order from its terminal system: maker's and vendor's numbers in rows below, units that hold others. */
const ward = drawn(
  "end-ward-terminal",
  { words: "medical", max: 24, ...WIDE, size: [612, 792] },
  (made, pen) => {
    const order = traded(made, {
      wares: "clinic",
      buyers: "clinics",
      number: "M99999",
      units: ["CS", "BX", "EA"],
    });
    const top = () => [
      typed([0, order.buyer.name], [70, `PAGE ${pen.pages}`]),
      typed([0, "MATERIALS MANAGEMENT"], [60, `P.O. #: ${order.number}`]),
      typed([0, order.buyer.lines[0]!], [60, `DATE:   ${day(order.date, "mm/dd/yy")}`]),
      typed([0, order.buyer.lines[1]!], [60, `DELIVERY: ${day(order.due, "mm/dd/yy")}`]),
      "",
      ...(pen.pages > 1
        ? []
        : [
            typed([0, "TO:"], [5, order.seller.name], [48, "SHIP TO:"], [58, "RECEIVING DOCK B"]),
            ...order.seller.lines.map((line, i) => typed([5, line], [58, order.site.lines[i]!])),
            "",
          ]),
      typed([0, "LINE"], [6, "DESCRIPTION"], [-56, "QTY"], [58, "U/P"], [-74, "PRICE"], [-88, "EXT PRICE"]),
      typed(
        [0, "===="],
        [6, "=".repeat(44)],
        [-56, "====="],
        [58, "==="],
        [-74, "========="],
        [-88, "==========="],
      ),
    ];
    spooled(
      pen,
      [
        ...order.items.map((item) => [
          typed(
            [-4, item.at],
            [6, item.name],
            [-56, item.quantity],
            [58, item.unit],
            [-74, us(item.price)],
            [-88, us(item.total)],
          ),
          typed(
            [6, `VND CAT# ${item.sku}`],
            [34, `MMIS# ${item.buyerSku}`],
            [58, item.unit === "EA" ? "" : `1 ${item.unit} = ${item.at % 4 === 0 ? 10 : 50} EA`],
          ),
          "",
        ]),
        [
          typed([60, "TOTAL:"], [-88, us(order.net)]),
          "",
          "PLEASE REFERENCE P.O. NUMBER ON ALL PACKING SLIPS.",
          `BUYER: ${order.person.toUpperCase()}  ${order.buyer.phone}`,
        ],
      ],
      { top, most: 72 },
    );
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: null, requestedDate: order.due };
  },
);

export const endSpools = [wide, ward];
