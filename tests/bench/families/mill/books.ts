import { ASKING, GOODS } from "../_desk.ts";
import { boxed, sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import type { Item, Order } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { bare, day, us } from "../_print.ts";
import { parted, type Row, wrapping } from "../_reach.ts";
import { pairs } from "../_table.ts";
import { taxOf, withTax } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A mid-range ledger's own form: vendor's number under the item's, an arrival day, and under each third of the lines where they go, for the buyer's customers. */
const dropped = laid("mill-accpac-drop-ship-groups", {
  wish: { min: 5, max: 30, priceDecimals: 6, base: { size: 8.5 } },
  trade: {
    wares: STOCK.flow,
    buyers: ["Lakehead Process Supply Inc.", "Ontario Valve & Fitting Ltd.", "Bruce Peninsula Controls"],
    number: "PO00000999",
    units: ["EACH", "Ea.", "FT"],
  },
  place: [
    ["77 Harbour Expressway", "Thunder Bay, ON P7B 5V5"],
    ["1210 Commerce Park Drive", "Barrie, ON L4N 8W8"],
    ["4455 North Service Road", "Burlington, ON L7L 4X7"],
  ],
  ruler: `34 Item No.¶Vendor Item No. | 140/170 Description | 322 Arrival¶Date | >424 Qty.¶Ordered | 430 UOM
    >512 Unit¶Cost | >580 Extended¶Cost`,
  caption: { bold: true, size: 8 },
  bottom: 690,
  together: true,
  head: (pen, order) => {
    pen.say(580, 26, "PURCHASE ORDER", { bold: true, size: 15, align: right });
    pen.block(34, 26, [order.buyer.name, ...order.buyer.lines, "Canada"], { size: 9 });
    pairs(pen, [430, 510], 48, [
      ["P.O. Number:", order.number],
      ["P.O. Date:", day(order.date, "mm/dd/yyyy")],
      ["Page:", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 100;
    under(pen, [34, 92], "To:", order.seller);
    under(pen, [300, 92], "Ship To:", order.site);
    return (
      boxed(
        pen,
        [34, 146, 546],
        [
          ["Vendor No.", `V${order.random.digits(4)}`],
          ["Ship Via", "CCT - Day & Ross"],
          ["FOB Point", "Origin"],
          ["Expected Arrival", day(order.due, "mm/dd/yyyy")],
          ["Terms", "N30"],
          ["Currency", "CAD"],
        ],
      ) + 12
    );
  },
  rows: (item, order) => [
    {
      cells: [
        item.buyerSku,
        item.name,
        day(item.due, "mm/dd/yyyy"),
        us(item.quantity, 4),
        item.unit,
        us(item.price, 6),
        us(item.total),
      ],
    },
    { words: [[34, item.sku]], step: 15 },
    ...(item.at % 3 ? [] : dropTo(order, item.at)),
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [512, 580],
      [
        ["Subtotal", us(order.net)],
        ["HST 13%", us(taxOf(order, 13))],
        ["Total CAD", us(withTax(order, 13))],
      ],
    ),
  shown: (order) => ({
    line: ({ buyerSku }) => ({ buyerSku }),
    currency: "CAD",
    requestedDate: order.due,
    total: withTax(order, 13),
  }),
});

/** Where the lines above are sent instead. */
function dropTo({ random }: Order, at: number): Row[] {
  const lines = [`Customer PO 40${at}-${random.digits(3)}`, "RR 2, Site 14", "Red Lake, ON P0V 2M0"];
  return [
    { words: [[140, `Drop-ship to: ${random.pick(["Goldcrest Mine", "Nipigon Lumber", "CN Shop 6"])}`]] },
    ...lines.map((text): Row => ({ words: [[196, text]] })),
    { words: [], step: 6 },
  ];
}

/** A small ledger's form typed on boxes: count first, items without a number, words go on in rows without figures, "Good Thru" is no wanted day, only the last sheet has a sum. */
const thru = laid("mill-peachtree-good-thru", {
  wish: { min: 3, max: 34 },
  trade: { wares: "mro", buyers: ASKING.plants, number: "9999", units: ["EA"] },
  site: [["Plant Receiving", "Maintenance Crib"]],
  ruler: "^58 Quantity | 92 Item | 196 Description | >500 Unit Cost | >576 Amount",
  bottom: 640,
  caption: { size: 8 },
  head: (pen, order) => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.block(36, 44, [...order.buyer.lines, "USA"]);
    pen.block(36, 86, [`Voice: ${order.buyer.phone}`, "Fax:"], { size: 8 });
    pen.say(576, 26, "Purchase Order", { bold: true, size: 18, align: right });
    pen.block(430, 50, [
      `Purchase Order No.: ${order.number}`,
      `Date Issued: ${day(order.date, "Mon d, yyyy")}`,
    ]);
    pen.say(430, 76, `Page: ${pen.pages}`);
    under(pen, [36, 116], "To:", order.seller);
    under(pen, [320, 116], "Ship To:", order.site);
    return (
      boxed(
        pen,
        [36, 170, 540],
        [
          ["Good Thru", day(order.due, "m/d/yy")],
          ["Ship Via", "UPS Ground"],
          ["Account No.", "HAR-1180"],
          ["Terms", "2% 10, Net 30 Days"],
        ],
      ) + 10
    );
  },
  rows: (item) => {
    const [first = "", ...rest] = parted(
      `${item.name} - for ${item.at % 2 ? "line 3 rebuild" : "stock, 2nd shift cage"}`,
      40,
    );
    return [
      { cells: [us(item.quantity, 2), item.sku, first, us(item.price), us(item.total)] },
      ...rest.map((text): Row => ({ cells: [null, null, text, null, null] })),
      ...(item.at % 4
        ? []
        : [{ cells: [null, null, "Confirmed w/ Rick 10/2, $5 off each if 100+", null, null] }]),
    ];
  },
  end: (pen) => {
    pen.say(430, 660, "TOTAL", { bold: true });
    pen.say(576, 660, "Continued", { align: right });
  },
  below: (pen, _flow, order) => {
    pen.say(430, 660, "TOTAL", { bold: true });
    pen.say(576, 660, `$${us(order.net)}`, { align: right, bold: true });
    pen.say(36, 700, "Authorized Signature ____________________________");
  },
  shown: () => ({ currency: "USD", line: () => ({ unit: null }) }),
});

/** A larger ledger of the same maker: each item on a row, its shipments with warehouse, promised and required day, count and state in rows of their own captions. */
const distributed = laid("mill-mas500-distributions", {
  wish: { min: 3, max: 22, priceDecimals: 4, size: [792, 612], base: { size: 8.5 } },
  trade: { wares: GOODS.parts, buyers: ASKING.plants, number: "0000099999", units: ["Each", "Case", "Box"] },
  site: [["Central Warehouse", "Cross Dock 7"]],
  ruler: `36 Line | 66 Item | 170 Description | 400 Vendor Part | >540 Quantity | 548 UOM | >650 Unit Cost
    >752 Extended Amount`,
  bottom: 560,
  band: "bar",
  together: true,
  head: (pen, order) => {
    pen.say(36, 24, order.buyer.name, { bold: true, size: 13 });
    pen.say(752, 24, "Standard Purchase Order", { bold: true, size: 13, align: right });
    pairs(pen, [600, 680], 44, [
      ["PO Number", order.number],
      ["PO Date", day(order.date, "m/d/yyyy")],
      ["Buyer", order.person],
      ["Page", `${pen.pages} `],
    ]);
    if (pen.pages > 1) return 100;
    pen.block(36, 42, order.buyer.lines);
    under(pen, [36, 88], "Vendor", order.seller);
    under(pen, [300, 88], "Ship To", order.site);
    return 142;
  },
  rows: (item, order) => {
    const first = Math.floor(item.quantity / 3);
    const shares = item.at % 2 && first > 1 ? [first, item.quantity - first] : [item.quantity];
    return [
      {
        cells: [
          item.at,
          item.buyerSku,
          item.name,
          item.sku,
          us(item.quantity, 2),
          item.unit,
          us(item.price, 4),
          us(item.total),
        ],
      },
      {
        words: [
          [170, "Ship Whse"],
          [250, "Promised"],
          [330, "Required"],
          [420, "Qty"],
          [480, "Status"],
        ],
        hand: { italic: true, size: 7.5 },
      },
      ...shares.map(
        (count, i): Row => ({
          words: [
            [170, i ? "ANNEX" : "MAIN"],
            [250, day(item.due, "m/d/yyyy")],
            [330, day(order.due, "m/d/yyyy")],
            [420, bare(count)],
            [480, "Open"],
          ],
          hand: { size: 7.5 },
        }),
      ),
      { words: [], step: 5 },
    ];
  },
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [650, 752],
      [
        ["Purchase Amt", us(order.net)],
        ["Sales Tax", "0.00"],
        ["Freight", "0.00"],
        ["PO Total", us(order.net)],
      ],
    ),
  shown: () => ({ line: ({ buyerSku }) => ({ buyerSku }) }),
});

/** A desktop ledger: for whom a line is stands between rate and amount, words wrap, the sum in a box on the last page only. */
const customer = laid("mill-desktop-books-customer", {
  wish: { min: 4, max: 40 },
  trade: { wares: GOODS.electric, buyers: "builders", number: "99999", units: ["ea"] },
  site: [["Riverside Laydown Yard", "Delaney Shop"]],
  ruler: `36 Item | 130 Description | >370 Qty | >440 Rate | 448 Customer | >576 Amount`,
  bottom: 670,
  caption: { size: 8.5 },
  head: (pen, order) => {
    boxHead(pen, order);
    if (pen.pages > 1) return 110;
    pen.box(36, 104, 230, 62);
    under(pen, [40, 107], "Vendor", order.seller);
    pen.box(320, 104, 256, 62);
    under(pen, [324, 107], "Ship To", order.site);
    return (
      boxed(
        pen,
        [320, 172, 256],
        [
          ["Terms", "Net 30"],
          ["Due Date", day(order.due, "m/d/yyyy")],
          ["Rep", "JD"],
        ],
      ) + 10
    );
  },
  rows: (item) =>
    wrapping(
      [
        item.sku,
        `${item.name}, see submittal ${item.at}${item.at % 3 ? "" : " and field verify before fabrication"}`,
        bare(item.quantity),
        us(item.price),
        ["24-031 Tower A", "24-044:Ph 2", "Stock"][item.at % 3]!,
        us(item.total),
      ],
      1,
      40,
    ),
  below: (pen, _flow, order) => {
    pen.box(400, 690, 176, 24);
    pen.say(406, 696, "Total", { bold: true, size: 12 });
    pen.say(572, 696, `$${us(order.net)}`, { align: right, bold: true, size: 12 });
  },
  shown: (order) => ({ currency: "USD", requestedDate: order.due, line: () => ({ unit: null }) }),
});

function boxHead(pen: Pen, order: Order): void {
  pen.block(36, 30, [order.buyer.name, ...order.buyer.lines], { size: 10 });
  pen.say(576, 28, "Purchase Order", { bold: true, size: 16, align: right });
  boxed(
    pen,
    [440, 52, 136],
    [
      ["Date", day(order.date, "m/d/yyyy")],
      ["P.O. No.", order.number],
    ],
  );
}

/** A cloud suite's drawn form: maker's number and vendor's name for the item, an expected day, "Closed" column, a memo in each line that tells counts. */
const makers = laid("mill-netsuite-vendor-name", {
  wish: { min: 3, max: 26, size: [612, 792], base: { size: 8 } },
  trade: {
    wares: GOODS.electric,
    buyers: ASKING.plants,
    number: "PO-US-99999",
    units: ["Each", "Foot", "Pack"],
  },
  site: [["Reno Distribution", "Contract Assembler: Pacific Boards"]],
  ruler: `34 Line | 58 Item¶Vendor Name | 150/150 Description¶Memo | 306 MPN | 384 Expected¶Receipt | >452 Quantity
    456 Units | >530 Rate | >580 Amount`,
  band: "bar",
  together: true,
  head: (pen, order) => {
    pen.say(580, 24, "Purchase Order", { size: 20, align: right });
    pen.say(580, 50, `#${order.number}`, { size: 12, align: right });
    pen.say(580, 66, day(order.date, "mm/dd/yyyy"), { align: right });
    pen.block(34, 26, [order.buyer.name, ...order.buyer.lines, "United States"], { size: 9 });
    if (pen.pages > 1) return 90;
    under(pen, [34, 92], "Vendor", order.seller);
    under(pen, [210, 92], "Ship To", order.site);
    pen.say(430, 92, "TOTAL", { bold: true });
    pen.say(430, 104, `$${us(order.net)}`, { size: 16, bold: true });
    return (
      boxed(
        pen,
        [34, 142, 546],
        [
          ["Terms", "Net 45"],
          ["Currency", "US Dollar"],
          ["Receive By", day(order.due, "mm/dd/yyyy")],
          ["Incoterm", "FCA"],
          ["Requestor", order.person],
        ],
      ) + 10
    );
  },
  rows: (item) => [
    {
      cells: [
        item.at,
        item.buyerSku,
        item.name,
        mpnOf(item),
        day(item.due, "m/d/yyyy"),
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ],
      step: item.name.length > 32 ? 20 : 11,
    },
    {
      cells: [null, item.sku, item.at % 3 ? "" : "MOQ 250; 2 reels", null, null, null, null, null, null],
      step: 15,
    },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [530, 580],
      [
        ["Subtotal", us(order.net)],
        ["Tax Total (0%)", "$0.00"],
        ["Total", `$${us(order.net)}`],
      ],
    ),
  shown: (order) => ({
    line: (item) => ({ buyerSku: item.buyerSku, gtin: mpnOf(item) }),
    currency: "USD",
    requestedDate: order.due,
  }),
});

/** The maker's own number of a part. */
function mpnOf({ at, buyerSku }: Item): string {
  return `${["WAG", "PHX", "RIT"][at % 3]}-${buyerSku.slice(2)}`;
}

export const millBooks = [dropped, thru, distributed, customer, makers];
