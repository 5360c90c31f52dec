import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { parted, pour, type Row, topOf, wrapping } from "../_reach.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { under } from "../_week.ts";

const right = "right" as const;

/** A distributor's accounts program: each line's measure before its count, long remarks with numbers between the lines. */
const remarks = laid("clerk-sage-remarks-between", {
  wish: { min: 3, max: 26, priceDecimals: 3 },
  trade: { wares: GOODS.parts, buyers: ASKING.plants, number: "0099999", units: ["EACH", "BOX", "FOOT"] },
  ruler: `34 Item Number | 150 Unit | >240 Ordered | >305 Received | >380 Back Order | >470 Unit Cost | >576 Extension`,
  band: "rules",
  bottom: 700,
  step: 11,
  head: (pen, order) => {
    pen.say(306, 26, "Purchase Order", { bold: true, size: 14, align: "center" });
    pen.say(576, 26, `Page: ${pen.pages}`, { align: right });
    pen.block(34, 50, [order.buyer.name, ...order.buyer.lines, order.buyer.phone.replace(/-/g, "")]);
    pairs(pen, [400, 500], 50, [
      ["Order Number:", order.number],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Vendor Number:", `01-${order.seller.name.slice(0, 5).toUpperCase()}`],
    ]);
    if (pen.pages > 1) return 108;
    under(pen, [34, 108], "Vendor:", order.seller);
    under(pen, [320, 108], "Ship To:", order.buyer);
    pairs(pen, [34, 130], 164, [["Required Date:", day(order.due, "m/d/yyyy")]]);
    pairs(pen, [320, 400], 164, [["Terms:", "2% 10 Days, Net 30"]]);
    return 186;
  },
  rows: (item, { random }) => [
    {
      cells: [item.sku, item.unit, us(item.quantity, 0), "0", "0", us(item.price, 3), us(item.total)],
    },
    { words: [[50, item.name]] },
    ...(item.at % 3 === 1
      ? parted(
          random.pick([
            `Price per your quote 10${random.digits(3)} of ${random.int(2, 9)} weeks ago, good for 60 days; ship complete with certs`,
            `Please ship ${random.int(2, 9)} pieces to a pallet and mark each carton with our job ${random.digits(4)}`,
            "Replaces the part we bought on our last order. Call if the lead time exceeds 14 days",
          ]),
          62,
        ).map((text): Row => ({ words: [[50, text]], hand: { italic: true } }))
      : []),
    { words: [], step: 5 },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [490, 576],
      [
        ["Net Order:", us(order.net)],
        ["Less Discount:", "0.00"],
        ["Freight:", "0.00"],
        ["Sales Tax:", "0.00"],
        ["Order Total:", us(order.net)],
      ],
    ),
  shown: (order) => ({ requestedDate: order.due, shipTo: undefined }),
});

/** A report tool's print: the page's sum stands below its last line, and again above the first of the next page. */
const forward = drawn(
  "clerk-crystal-page-sums-forward",
  { min: 24, max: 70, base: { size: 8.5 } },
  (made, pen) => {
    const units = ["EA", "BX", "FT"];
    const order = traded(made, { wares: "mro", buyers: "works", number: "99-9999", units });
    const columns = columnsOf(
      ">64 Qty. | 72 U/M | 104 Your Part No. | 196 Description | >470 Price Each | >576 Line Total",
    );
    const head = () => {
      pen.say(36, 26, "PURCHASE ORDER", { size: 15, bold: true, face: "serif" });
      pairs(pen, [400, 480], 26, [
        ["P.O. No.:", order.number],
        ["Date:", day(order.date, "Mon d, yyyy")],
        ["Wanted:", day(order.due, "Mon d, yyyy")],
        ["Sheet:", `${pen.pages}`],
      ]);
      if (pen.pages > 1) return 92;
      under(pen, [36, 58], "From:", order.buyer);
      under(pen, [220, 58], "To:", order.seller);
      pen.rule(36, 112, 576);
      return 118;
    };
    let printed = 0;
    const carry = (words: string, y: number) => {
      pen.say(470, y, words, { italic: true, align: right });
      return pen.say(576, y, us(sumTo(order.items, printed)), { italic: true, align: right }) + 3;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 712,
      band: "none",
      caption: { bold: true },
      end: (y) => void carry("Carried forward", y + 4),
      onward: (y) => carry("Brought forward", y),
    });
    for (const item of order.items) {
      const line = [us(item.quantity, 0), item.unit, item.sku, item.name, us(item.price), us(item.total)];
      const rows = wrapping(line, 3, 30);
      flow.need(rows.length * 12);
      pour(pen, flow, columns, rows, 12);
      printed = item.at;
    }
    sums(pen, flow, [500, 576], [["TOTAL", us(order.net)]], { bold: true });
    return { ...truly(order), shipTo: undefined, requestedDate: order.due };
  },
);

/** Labels bought by the thousand: the heading says what the price is for, and overruns are allowed below. */
const thousands = laid("clerk-labels-price-thousand", {
  wish: { words: "uk", min: 2, max: 12, bases: [1000], priceDecimals: 2, base: { size: 9, face: "serif" } },
  trade: {
    wares: [
      "Label 4x6 thermal perf, 3 core",
      "Sleeve 250 ml matt varnish",
      "Carton tag 90x50 strung",
      "Insert leaflet A6, 2 sides",
      "Tamper seal 40 mm round",
    ],
    buyers: ["Pemberton Soap Works Ltd", "Hollin & Crane Preserves", "Fellside Bottlers plc"],
    number: "PB/99999",
    units: ["pcs"],
  },
  ruler: `36 Our Ref | 110/190 Description | 310 Artwork | >420 Quantity | >490 Price¶per 1000 (£) | >560 Value (£)`,
  bottom: 720,
  step: 16,
  head: (pen, order) =>
    topOf(pen, order, {
      title: "Purchase Order",
      facts: [
        ["Order No", order.number],
        ["Order Date", day(order.date, "dd/mm/yyyy")],
        ["Delivery By", day(order.due, "dd/mm/yyyy")],
      ],
      parties: [
        ["Supplier", order.seller],
        ["Invoice & Deliver To", order.buyer],
      ],
    }),
  rows: (item) => [
    {
      cells: [item.sku, item.name, `v${item.at % 4}.0`, us(item.quantity, 0), us(item.price), us(item.total)],
    },
  ],
  below: (pen, flow, order) => {
    sums(
      pen,
      flow,
      [490, 560],
      [
        ["Goods", us(order.net)],
        ["VAT @ 20%", us(rounded(order.net * 0.2, 2))],
        ["Order Total", us(rounded(order.net * 1.2, 2))],
      ],
    );
    pen.say(
      36,
      flow.y + 8,
      "Overs and unders of 5% accepted, charged at run-on price per 1000. Orders in GBP.",
    );
  },
  shown: (order) => ({
    currency: "GBP",
    requestedDate: order.due,
    shipTo: undefined,
    total: rounded(order.net * 1.2, 2),
    line: () => ({ unit: null }),
  }),
});

/** The forms of accounts programs. */
export const clerkLedgers = [remarks, forward, thousands];
