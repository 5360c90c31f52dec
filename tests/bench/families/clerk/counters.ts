import { ASKING, GOODS, sumTo } from "../_desk.ts";
import { sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { type Row, topOf } from "../_reach.ts";
import { pairs } from "../_table.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;
const UNPRICED = { unitPrice: null, lineTotal: null, priceBasis: null };

/** A Gulf contractor's long order in three decimals: the balance goes from page to page. */
const forward = laid("clerk-kwd-balance-forward", {
  wish: { min: 40, max: 160, size: [595, 842], priceDecimals: 3, decimals: 3, scale: 0.3, base: { size: 8 } },
  trade: { wares: STOCK.safety, buyers: ASKING.gulf, number: "LPO-99999", units: ["NOS", "PKT", "PAIR"] },
  place: [
    ["P.O. Box 20471, Safat 13065", "State of Kuwait"],
    ["Shuaiba Industrial Area, Block 4", "State of Kuwait"],
    ["Shuwaikh Industrial, Street 28", "State of Kuwait"],
  ],
  ruler: `34 S.No | 64 Material | 142 Description | >376 Qty | 382 UOM | >460 Unit Price¶KD | >561 Amount¶KD`,
  bottom: 770,
  head: (pen, order) => {
    pen.say(297, 24, order.buyer.name, { bold: true, size: 12, align: "center" });
    pen.say(561, 40, `Page ${pen.pages}`, { align: right });
    pairs(pen, [34, 110], 44, [
      ["LPO No.", order.number],
      ["LPO Date", day(order.date, "dd/mm/yyyy")],
      ["Delivery", day(order.due, "dd/mm/yyyy")],
    ]);
    under(pen, [300, 52], "To:", order.seller);
    return 108;
  },
  rows: (item, order) => [
    ...(item.at > 1 && item.at % 40 === 1
      ? [
          {
            words: [
              [142, "BALANCE CARRIED FORWARD"],
              [516, us(sumTo(order.items, item.at - 1), 3)],
            ],
            step: 12,
          } as Row,
          {
            words: [
              [142, "BALANCE BROUGHT FORWARD"],
              [516, us(sumTo(order.items, item.at - 1), 3)],
            ],
          } as Row,
        ]
      : []),
    {
      cells: [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 3),
        us(item.total, 3),
      ],
      step: 12,
    },
  ],
  below: (pen, flow, order) => sums(pen, flow, [460, 561], [["TOTAL KD", us(order.net, 3)]], { bold: true }),
  shown: (order) => ({ currency: "KWD", requestedDate: order.due, shipTo: undefined }),
});

/** A chandler's order without prices: departments as headings, stock on board and quantity asked side by side. */
const chandler = laid("clerk-chandler-rob-no-prices", {
  wish: { min: 6, max: 40, size: [595, 842], base: { size: 8.5 } },
  trade: {
    wares: GOODS.supplies,
    buyers: ["Northern Corridor Shipmanagement Ltd", "Astraea Tankers Inc."],
    number: "AST-999-YY",
    units: ["PCS", "BOX", "LTR", "SET"],
  },
  site: [
    ["MV ASTRAEA PIONEER", "MT CORRIDOR STAR"],
    ["c/o agents, Berth 11", "c/o agents, Oil Jetty 2"],
  ],
  ruler: `34 No. | 64 IMPA | 118 Description | >392 ROB | >440 Req'd Qty | 452 Unit | 490 Remarks`,
  bottom: 764,
  head: (pen, order) => {
    const y = topOf(pen, order, {
      title: "PURCHASE ORDER",
      facts: [
        ["Order No:", order.number],
        ["Date:", day(order.date, "dd Mon yyyy")],
        ["Required by:", day(order.due, "dd Mon yyyy")],
        ["Page:", `${pen.pages}`],
      ],
      parties: [
        ["Supplier", order.seller],
        ["Deliver to vessel", order.site],
      ],
    });
    return y + 2;
  },
  rows: (item) => [
    ...(item.at % 5 === 1
      ? [
          {
            words: [
              [34, ["DECK STORES", "ENGINE STORES", "CABIN STORES", "GALLEY"][Math.floor(item.at / 5) % 4]!],
            ],
            hand: { bold: true },
            step: 14,
          } as Row,
        ]
      : []),
    {
      cells: [
        item.at,
        230000 + item.at * 137,
        item.name.slice(0, 44),
        item.at % 4,
        us(item.quantity, 0),
        item.unit,
        item.at % 6 ? "" : "Urgent, safety",
      ],
      step: 13,
    },
  ],
  below: (pen, flow, order) => {
    flow.need(30);
    pen.say(
      34,
      flow.y + 8,
      `Total items: ${order.items.length}    Prices as per your quotation. Please confirm receipt.`,
    );
  },
  shown: (order) => ({
    requestedDate: order.due,
    total: null,
    line: (item) => ({ ...UNPRICED, sku: `${230000 + item.at * 137}`, description: item.name.slice(0, 44) }),
  }),
});

/** A hospital's order: own number and catalogue number side by side, unit with its content, cost centre and account below. */
const ward = laid("clerk-hospital-cost-centres", {
  wish: { min: 3, max: 34, priceDecimals: 4, base: { size: 8 } },
  trade: { wares: "clinic", buyers: "clinics", number: "99999999", units: ["BX", "CA", "EA", "PK"] },
  site: [["Tri-Rivers Central Stores", "Hope Health Receiving Dock B"]],
  ruler: `32 Ln | 54 Qty Ord | 100 UOM | 130 Vendor Catalog #¶Our Item # | 226 Mfr Catalog # | 306 Description | >510 Unit Cost | 516 Tax | >580 Extended`,
  bottom: 724,
  step: 10,
  together: true,
  head: (pen, order) =>
    topOf(pen, order, {
      title: "PURCHASE ORDER",
      facts: [
        ["PO Number", order.number],
        ["PO Date", day(order.date, "mm/dd/yyyy")],
        ["Delivery Date", day(order.due, "mm/dd/yyyy")],
        ["Buyer", order.person],
        ["Page", `${pen.pages}`],
      ],
      parties: [
        ["Vendor", order.seller],
        ["Ship To", order.site],
        ["Bill To", order.buyer],
      ],
    }),
  rows: (item, { random }) => [
    {
      cells: [
        item.at,
        us(item.quantity, 0),
        item.unit,
        item.sku,
        `M${random.digits(5)}`,
        item.name,
        us(item.price, 4),
        "N",
        us(item.total),
      ],
    },
    {
      words: [
        [130, item.buyerSku],
        [306, `1 ${item.unit} = ${10 + (item.at % 4) * 5} EA`],
      ],
    },
    {
      words: [
        [130, `Cost Ctr 10-${random.digits(4)}  Acct 6${random.digits(3)}.00  Req ${random.digits(7)}`],
      ],
      step: 15,
    },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [510, 580],
      [
        ["Merchandise", us(order.net)],
        ["Freight", "0.00"],
        ["Sales Tax", "0.00"],
        ["PO Total", us(order.net)],
      ],
    ),
  shown: (order) => ({ requestedDate: order.due, line: (item) => ({ buyerSku: item.buyerSku }) }),
});

/** A cloud suite's order: each line has its schedules below, with days and parts of its quantity. */
const schedules = laid("clerk-cloud-schedules-below", {
  wish: { min: 3, max: 20, base: { size: 8.5 } },
  trade: { wares: STOCK.flow, buyers: ASKING.plants, number: "US-PO-99999", units: ["Each", "Foot"] },
  site: [["Redcliffe Distribution Center", "Granger Falls Mill Stores"]],
  ruler: `34 Line | 62 Item | 150 Description | >380 Quantity | 388 UOM | >470 Price | >578 Ordered (USD)`,
  bottom: 720,
  together: true,
  head: (pen, order) => {
    return topOf(pen, order, {
      title: `Purchase Order ${order.number}`,
      onward: `Document ${order.number}     Page ${pen.pages}`,
      facts: [
        ["Order", order.number],
        ["Order Date", day(order.date, "dd-Mon-yyyy")],
        ["Change Order", "0"],
        ["Requester", order.person],
      ],
      parties: [
        ["Supplier", order.seller],
        ["Ship-to", order.site],
      ],
    });
  },
  rows: (item) => {
    const first = Math.ceil(item.quantity / 2);
    const parts = item.at % 2 && item.quantity > 1 ? [first, item.quantity - first] : [item.quantity];
    return [
      {
        cells: [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ],
      },
      ...parts.map(
        (part, i): Row => ({
          words: [
            [80, `Schedule ${i + 1}`],
            [
              150,
              `Need-by ${day(later(item.due, i * 14), "dd-Mon-yyyy")}   Promised ${day(later(item.due, i * 14 + 2), "dd-Mon-yyyy")}`,
            ],
            [350, us(part, 0)],
            [520, us(rounded(part * item.price, 2))],
          ],
          hand: { size: 7.5, italic: true },
        }),
      ),
      { words: [], step: 6 },
    ];
  },
  below: (pen, flow, order) => sums(pen, flow, [470, 578], [["Total", us(order.net)]], { bold: true }),
  shown: () => ({ currency: "USD" }),
});

/** The forms of counters and offices. */
export const clerkCounters = [forward, chandler, ward, schedules];
