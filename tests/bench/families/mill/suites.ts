import { ASKING, GOODS } from "../_desk.ts";
import { boxed, sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { type Row, topOf, wrapping } from "../_reach.ts";
import { pairs } from "../_table.ts";
import { taxOf, withTax } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A wholesaler's counter system: count and unit in one word, price with its unit behind a slash, per hundred for wire and pipe, words below go on in capitals. */
const glued = laid("mill-eclipse-glued-units", {
  wish: { min: 4, max: 45, bases: [1, 1, 100, 1000], priceDecimals: 3, base: { size: 8.5 } },
  trade: {
    wares: "pipe",
    buyers: ["Northern Tier Plumbing Supply", "Hudson Valley Pipe & Supply Co", "Cascade Winnelson"],
    number: "P9999999",
    units: ["ea", "ft"],
  },
  site: [["Hudson Valley Br. 04", "Winnelson Yard"]],
  ruler: "36 LN# | 66 QUANTITY | 130 DESCRIPTION | >490 NET PRC | >576 EXT AMT",
  caption: { bold: true },
  head: (pen, order) =>
    topOf(pen, order, {
      title: "PURCHASE ORDER",
      facts: [
        ["P/O NUMBER", `${order.number}.001`],
        ["P/O DATE", day(order.date, "mm/dd/yy")],
        ["REQ DATE", day(order.due, "mm/dd/yy")],
        ["PAGE", `${pen.pages}`],
      ],
      parties: [
        ["VENDOR:", order.seller],
        ["SHIP TO:", order.site],
      ],
    }),
  rows: (item) => [
    {
      cells: [
        item.at,
        `${item.quantity}${item.unit}`,
        `${item.sku} ${item.name}`,
        `${us(item.price, 3)}/${{ 1: item.unit, 100: "c", 1000: "m" }[item.basis]}`,
        us(item.total),
      ],
    },
    ...(item.at % 3 ? [] : [{ words: [[130, `BR 4: ${item.at * 7}ea  BR 9: DIRECT`]] } as Row]),
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [490, 576],
      [
        ["SUBTOTAL", us(order.net)],
        ["S&H CHGS", "0.00"],
        ["AMOUNT DUE", us(order.net)],
      ],
    ),
  shown: (order) => ({ docNumber: `${order.number}.001`, requestedDate: order.due }),
});

/** A maker's older suite: two rows of captions over two rows of cells, purchase count above the stocking count, cost with its unit, promised day under the wanted. */
const stocking = laid("mill-macola-stock-count-below", {
  wish: { min: 3, max: 28, priceDecimals: 4, base: { size: 8.5 } },
  trade: {
    wares: GOODS.machined,
    buyers: ["Delphos Hydraulics", "Wapak Tool Company", "Sidney Pattern & Foundry"],
    number: "00999900",
    units: ["BX", "CS"],
  },
  ruler: `34 Ln | 56 Item Number¶Vendor Item | 168/180 Description¶ | 352 Request Dt¶Promise Dt | >456 Qty Ordered¶Stock Qty | 460 UM¶UM
    >526 Unit Cost¶ | >580 Extension¶`,
  caption: { size: 8 },
  together: true,
  head: (pen, order) =>
    topOf(pen, order, {
      title: `P U R C H A S E   O R D E R`,
      facts: [
        ["Order No:", order.number],
        ["Order Date:", day(order.date, "mm/dd/yyyy")],
        ["Page No:", `${pen.pages}`],
        ["Ship Via:", "BEST WAY"],
      ],
      parties: [
        ["Vendor:", order.seller],
        ["Ship To:", order.site],
      ],
    }),
  rows: (item) => [
    {
      cells: [
        item.at,
        item.buyerSku,
        item.name,
        day(item.due, "mm/dd/yyyy"),
        us(item.quantity, 2),
        item.unit,
        us(item.price, 4),
        us(item.total),
      ],
    },
    {
      cells: [
        null,
        item.sku,
        null,
        day(later(item.due, 2), "mm/dd/yyyy"),
        us(item.quantity * 12, 2),
        "EA",
        null,
        null,
      ],
      step: 16,
    },
  ],
  below: (pen, flow, order) => sums(pen, flow, [526, 580], [["Order Total:", us(order.net)]]),
  shown: () => ({ line: ({ buyerSku }) => ({ buyerSku }) }),
});

/** A maker's suite: material lines and outside services, for which a work order and an operation stand where the part is; a piece price and a base charge in words below. */
const services = laid("mill-visual-outside-services", {
  wish: { min: 3, max: 20, base: { size: 8.5 }, priceDecimals: 4 },
  trade: { wares: "shop", buyers: "works", number: "999999", units: ["EA", "LB", "PC"] },
  ruler: `34 Line | >96 Qty | 104 U/M | 136 Part ID / Service ID¶Description | >398 Unit Price | 410 Promise Date | >576 Amount`,
  together: true,
  head: (pen, order) =>
    topOf(pen, order, {
      title: "Purchase Order",
      facts: [
        ["PO Number", order.number],
        ["Order Date", day(order.date, "m/d/yyyy")],
        ["Desired Recv", day(order.due, "m/d/yyyy")],
        ["Page", `${pen.pages}`],
      ],
      parties: [
        ["Vendor", order.seller],
        ["Ship To", order.site],
      ],
    }),
  rows: (item, { random }) => [
    {
      cells: [
        item.at,
        us(item.quantity, 0),
        item.unit,
        item.at % 3 ? item.sku : `SVC-${item.sku}`,
        us(item.price, 4),
        day(item.due, "m/d/yyyy"),
        us(item.total),
      ],
    },
    { words: [[136, item.name]] },
    ...(item.at % 3
      ? []
      : [{ words: [[136, `W/O ${random.digits(5)}-0/1  Seq 30  Service min. charge waived`]] } as Row]),
    { words: [[136, `Mfr cert required, ${item.at + 1} copies`]], step: 15 },
  ],
  below: (pen, flow, order) => sums(pen, flow, [480, 576], [["PO Total", `$${us(order.net)}`]]),
  shown: (order) => ({
    currency: "USD",
    requestedDate: order.due,
    line: (item) => ({ sku: item.at % 3 ? item.sku : `SVC-${item.sku}` }),
  }),
});

/** A maker's suite without a table: each line a bar with its number and part, then its facts with captions left, releases below. */
const labelled = laid("mill-epicor-line-captions", {
  wish: { min: 2, max: 16, priceDecimals: 5 },
  trade: {
    wares: STOCK.turned,
    buyers: ["Ardent Rail Systems", "Calloway Pump Corp", "Tri-State Weldments"],
    number: "99999",
    units: ["EA", "KT"],
  },
  site: [["Ardent Plant 2", "Calloway Receiving"]],
  ruler: "36 Lines",
  bottom: 700,
  together: true,
  caption: { bold: true, size: 10 },
  head: (pen, order) =>
    topOf(pen, order, {
      title: "Purchase Order",
      facts: [
        ["PO Number:", order.number],
        ["Date:", day(order.date, "m/d/yyyy")],
        ["Required By:", day(order.due, "m/d/yyyy")],
        ["Page:", `${pen.pages}`],
      ],
      parties: [
        ["Supplier:", order.seller],
        ["Ship To:", order.site],
      ],
    }),
  rows: (item) => [
    {
      words: [
        [36, `Line ${item.at}`],
        [90, `Part: ${item.buyerSku}`],
        [230, `Rev: ${"ABC"[item.at % 3]}`],
        [300, item.name],
      ],
      hand: { bold: true },
      step: 13,
    },
    {
      words: [
        [90, `Supplier Part: ${item.sku}`],
        [300, "Class: PUR-MACH"],
      ],
    },
    {
      words: [
        [90, `Our Qty: ${us(item.quantity)} ${item.unit}`],
        [230, `Unit Price: ${us(item.price, 5)} /1`],
        [400, `Ext Price: ${us(item.total)}`],
      ],
    },
    {
      words: [
        [90, `Rel 1   Due ${day(item.due, "m/d/yyyy")}   ${us(item.quantity)} ${item.unit}   Plant MFGSYS`],
      ],
      hand: { size: 8 },
      step: 18,
    },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [500, 576],
      [
        ["Line Total:", us(order.net)],
        ["Total Misc Charges:", "0.00"],
        ["Order Total:", us(order.net)],
      ],
    ),
  shown: (order) => ({ requestedDate: order.due, line: ({ buyerSku }) => ({ buyerSku }) }),
});

/** A job shop's suite: part, revision and words stacked in a cell, the job under them, received so far and open beside the ordered count. */
const jobs = laid("mill-m1-job-open-count", {
  wish: { min: 3, max: 24, base: { size: 8.5 } },
  trade: { wares: "shop", buyers: "works", number: "99999", units: ["EA", "FT", "IN"] },
  ruler: `34 Line | 64 Part ID  Rev¶Description | >330 Ordered | >386 Received | >436 Open | 442 UM | >510 Unit Price | >576 Extended`,
  band: "bar",
  together: true,
  head: (pen, order) =>
    topOf(pen, order, {
      title: "Purchase Order",
      facts: [
        ["Order", order.number],
        ["Order Date", day(order.date, "mm/dd/yyyy")],
        ["Due Date", day(order.due, "mm/dd/yyyy")],
        ["Confirm To", order.person],
      ],
      parties: [
        ["Supplier", order.seller],
        ["Ship To", order.site],
      ],
      onward: `Purchase order ${order.number} continued`,
    }),
  rows: (item) => {
    const done = item.at % 4 === 0 ? Math.floor(item.quantity / 4) : 0;
    return [
      {
        cells: [
          item.at,
          `${item.sku}  ${"ABCD"[item.at % 4]}`,
          us(item.quantity),
          us(done),
          us(item.quantity - done),
          item.unit,
          us(item.price),
          us(item.total),
        ],
      },
      { words: [[64, item.name]] },
      { words: [[64, `Job: ${22000 + item.at * 13}-000-10   Acct 5100-20`]], hand: { size: 7.5 }, step: 15 },
    ];
  },
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [510, 576],
      [
        ["Subtotal", us(order.net)],
        ["Tax", us(taxOf(order, 6))],
        ["Total (USD)", us(withTax(order, 6))],
      ],
    ),
  shown: (order) => ({ currency: "USD", requestedDate: order.due, total: withTax(order, 6) }),
});

/** A stock keeper's program: a type before the number, count and unit in a cell, vendor's number in brackets behind the words, blue strips. */
const kinds = laid("mill-fishbowl-line-types", {
  wish: { min: 3, max: 30, priceDecimals: 3 },
  trade: { wares: GOODS.supplies, buyers: ASKING.brands, number: "99999", units: ["ea", "cs", "ctn"] },
  site: [["Fulfillment West", "Retail Store #3"]],
  ruler: `36 Item | 66 Type | 126 Number | 210/190 Description | >460 Qty Ordered | >516 Unit Cost | >576 Total Cost`,
  band: "bar",
  head: (pen, order) => {
    pen.say(306, 22, "Purchase Order", { bold: true, size: 16, align: "center" });
    pen.block(36, 44, [order.buyer.name, ...order.buyer.lines]);
    boxed(
      pen,
      [390, 44, 186],
      [
        ["Order #", order.number],
        ["Date", day(order.date, "m/d/yyyy")],
      ],
    );
    under(pen, [36, 88], "Vendor:", order.seller);
    under(pen, [306, 88], "Ship To:", order.site);
    return (
      boxed(
        pen,
        [36, 142, 540],
        [
          ["Buyer", order.person],
          ["Payment Terms", "NET 30"],
          ["FOB", "Origin"],
          ["Carrier", "UPS"],
          ["Date Scheduled", day(order.due, "m/d/yyyy")],
        ],
      ) + 10
    );
  },
  rows: (item) =>
    wrapping(
      [
        item.at,
        "Purchase",
        item.buyerSku,
        `${item.name} [${item.sku}]`,
        `${us(item.quantity, 0)} ${item.unit}`,
        `$${us(item.price, 3)}`,
        `$${us(item.total)}`,
      ],
      3,
      36,
    ),
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [516, 576],
      [
        ["Subtotal:", `$${us(order.net)}`],
        ["Tax:", "$0.00"],
        ["Total:", `$${us(order.net)}`],
      ],
    ),
  shown: (order) => ({ currency: "USD", requestedDate: order.due, line: ({ buyerSku }) => ({ buyerSku }) }),
});

/** A European suite's classic report in Britain: lines of text without a number between the items, a heading in bold, "Yes" for the invoice discount, VAT sums at the end. */
const texts = laid("mill-navision-text-lines", {
  wish: { words: "uk", min: 3, max: 34, size: [595, 842], priceDecimals: 3, base: { size: 8.5 } },
  trade: { wares: STOCK.drives, buyers: ASKING.britain, number: "PO10999", units: ["PCS", "SET", "MTR"] },
  site: [
    ["Thornbury Bakeries Unit 2", "Marchfield Depot"],
    ["Plot 7 Beacon Way", "19 Cinder Hill"],
  ],
  ruler: `34 No. | 92 Description | >330 Quantity | 338 Unit of¶Measure | >436 Direct Unit¶Cost | 446 Allow Inv.¶Disc. | >560 Amount`,
  bottom: 770,
  head: (pen, order) => {
    pen.say(34, 26, `Order ${order.number}`, { bold: true, size: 14 });
    pen.say(560, 30, `Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 52;
    pen.block(34, 50, [order.seller.name, ...order.seller.lines]);
    pen.block(400, 50, [order.buyer.name, ...order.buyer.lines, `Phone No.  ${order.buyer.phone}`]);
    pairs(pen, [34, 120], 108, [
      ["Buy-from Vendor No.", "V00210"],
      ["Order No.", order.number],
      ["Purchaser", order.person],
    ]);
    pairs(pen, [400, 480], 108, [
      ["Document Date", day(order.date, "dd/mm/yy")],
      ["Expected Rcpt.", day(order.due, "dd/mm/yy")],
      ["Prices Incl. VAT", "No"],
    ]);
    under(pen, [230, 108], "Ship-to Address", order.site);
    return 176;
  },
  rows: (item) => [
    ...(item.at % 5 === 1
      ? [{ words: [[92, `Line ${item.at}0 spares, see list 4/${item.at}`]], hand: { bold: true } } as Row]
      : []),
    {
      cells: [item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price, 3), "Yes", us(item.total)],
    },
    ...(item.at % 3 ? [] : [{ words: [[92, "2 off to be sent with the driver, balance 14 days"]] } as Row]),
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [470, 560],
      [
        ["Total GBP Excl. VAT", us(order.net)],
        ["20% VAT", us(taxOf(order, 20))],
        ["Total GBP Incl. VAT", us(withTax(order, 20))],
      ],
    ),
  shown: (order) => ({ currency: "GBP", requestedDate: order.due, total: withTax(order, 20) }),
});

/** A global suite's report: sizes and colours of the item in a row below with captions left, each line's place of delivery spelt out when it's another. */
const dimensions = laid("mill-axapta-dimensions-below", {
  wish: { min: 3, max: 26, size: [595, 842], base: { size: 8 } },
  trade: { wares: GOODS.parts, buyers: ASKING.gulf, number: "AE1-0009999", units: ["ea", "Box", "Pcs"] },
  place: [
    ["Industrial Area 11, Street 9", "Sharjah, United Arab Emirates"],
    ["Warehouse 14, Jebel Ali South", "Dubai, United Arab Emirates"],
    ["Plot 6, Al Quoz 3", "Dubai, United Arab Emirates"],
  ],
  ruler: `34 Item number | 106/150 Description | 262 External item | 330 Delivery date | >424 Quantity | 430 Unit | >500 Unit price | >561 Amount`,
  bottom: 770,
  together: true,
  head: (pen, order) =>
    topOf(pen, order, {
      title: "Purchase order",
      facts: [
        ["Number", order.number],
        ["Date", day(order.date, "d/m/yyyy")],
        ["Delivery date", day(order.due, "d/m/yyyy")],
        ["Currency", "AED"],
        ["Page", `${pen.pages} of 3`],
      ],
      parties: [
        ["Vendor", order.seller],
        ["Delivery address", order.site],
      ],
      hand: { size: 8 },
    }),
  rows: (item, { random }) => [
    {
      cells: [
        item.buyerSku,
        item.name,
        item.sku,
        day(item.due, "d/m/yyyy"),
        us(item.quantity),
        item.unit,
        us(item.price),
        us(item.total),
      ],
      step: item.name.length > 36 ? 20 : 11,
    },
    {
      words: [
        [106, `Configuration: STD   Size: ${random.int(2, 90)}   Color: ${random.pick(["Grey", "7035"])}`],
      ],
      hand: { size: 7 },
    },
    ...(item.at % 4
      ? []
      : [
          {
            words: [[106, "Delivery address: Site office 2, Mussafah M-37, Abu Dhabi"]],
            hand: { size: 7 },
          } as Row,
        ]),
    { words: [], step: 5 },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [490, 561],
      [
        ["Net amount", us(order.net)],
        ["VAT 5%", us(taxOf(order, 5))],
        ["Total AED", us(withTax(order, 5))],
      ],
    ),
  shown: (order) => ({
    line: ({ buyerSku }) => ({ buyerSku }),
    currency: "AED",
    requestedDate: order.due,
    total: withTax(order, 5),
  }),
});

export const millSuites = [glued, stocking, services, labelled, jobs, kinds, texts, dimensions];
