import { ASKING, GOODS } from "../_desk.ts";
import { boxed, sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { later, rounded } from "../_order.ts";
import { day, lakh, us } from "../_print.ts";
import { type Row, topOf } from "../_reach.ts";
import { pairs, terms } from "../_table.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A mainframe's heir: type-written, two words below the item's own, attachments of typed text with figures of their own under each third line. */
const attachments = laid("mill-jde-attachments-below", {
  wish: { min: 4, max: 30, priceDecimals: 4, base: { face: "mono", size: 8 } },
  trade: {
    wares: STOCK.flow,
    buyers: ["Kanawha Chemical Operations", "Great Basin Potash", "Palouse Grain Terminals"],
    number: "9999999",
    units: ["EA", "KT", "FT"],
  },
  site: [["Kanawha Unit 300 Stores", "Potash Mill Receiving"]],
  ruler: `30 Line | 66 Item Number | 160 Description | >366 Ordered | 372 UM | >452 Unit Cost | >530 Extended Cost | 538 Request`,
  step: 10,
  head: (pen, order) => {
    pen.block(30, 26, [order.buyer.name.toUpperCase(), ...order.buyer.lines]);
    pen.say(306, 26, "Purchase Order", { bold: true, size: 12, align: "center" });
    pairs(pen, [410, 490], 26, [
      ["Order Number", `${order.number} OP`],
      ["Order Date", day(order.date, "mm/dd/yy")],
      ["Branch/Plant", "30"],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 80;
    under(pen, [30, 82], "Supplier:", order.seller);
    under(pen, [320, 82], "Ship To:", order.site);
    pen.say(30, 132, `Order Taken By ${order.person}      Delivery: ${day(order.due, "mm/dd/yy")}`);
    return 150;
  },
  rows: (item) => [
    {
      cells: [
        `${item.at}.000`,
        item.sku,
        item.name.slice(0, 30),
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        us(item.total),
        day(item.due, "mm/dd/yy"),
      ],
    },
    { words: [[160, `TAG ${item.at}-PV-${4100 + item.at}`]] },
    ...(item.at % 3
      ? []
      : [
          "Ref quote 88-1204 dated 03/11. Price firm for 60 days.",
          "1 lot of 4 to be tagged 31-A, 2 lots 31-B",
          "Test: 1.5 x 285 PSIG    Duration 10 min",
        ].map((text): Row => ({ words: [[78, text]] }))),
    { words: [], step: 4 },
  ],
  below: (pen, flow, order) => sums(pen, flow, [452, 530], [["Total Order", us(order.net)]]),
  shown: (order) => ({ requestedDate: order.due, line: (item) => ({ description: item.name.slice(0, 30) }) }),
});

/** An Indian firm's form out of the small German suite: tax rates and amounts stacked in two rows under one pair of captions, tax code beside the item, landed sums. */
const halves = laid("mill-b1-gst-stacked-in", {
  wish: { min: 3, max: 24, size: [842, 595], base: { size: 8 } },
  trade: { wares: STOCK.drives, buyers: ASKING.india, number: "PO/YY/09999", units: ["NOS", "SET", "MTR"] },
  place: [
    ["Plot 44, GIDC Phase II", "Vatva, Ahmedabad 382445, Gujarat"],
    ["Survey No. 118/2, Kathwada Road", "Ahmedabad 382430, Gujarat"],
    ["B-21, Makarpura Industrial Estate", "Vadodara 390010, Gujarat"],
  ],
  ruler: `32 Sr | 52 Item Code¶HSN/SAC | 130 Item Description | 350 Due Date | >440 Qty | 446 UoM | >520 Basic Rate | >596 Taxable Value
    604 GST | >670 Rate % | >736 Tax Amt | >810 Line Total`,
  bottom: 540,
  together: true,
  head: (pen, order) => {
    pen.say(421, 22, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(421, 38, `${order.buyer.lines.join(", ")}   GSTIN: 24AABCM${order.number.slice(-4)}K1Z5`, {
      align: "center",
    });
    pen.say(421, 52, "PURCHASE ORDER", { bold: true, size: 11, align: "center" });
    if (pen.pages > 1) return 76;
    under(pen, [32, 70], "Vendor:", order.seller);
    under(pen, [300, 70], "Deliver At:", order.site);
    pairs(pen, [600, 690], 70, [
      ["PO No.", order.number],
      ["PO Date", day(order.date, "dd.mm.yyyy")],
      ["Delivery Date", day(order.due, "dd.mm.yyyy")],
      ["Payment", "45 Days from GRN"],
    ]);
    return 128;
  },
  rows: (item) => {
    const half = rounded(item.total * 0.09, 2);
    return [
      {
        cells: [
          item.at,
          item.sku,
          item.name,
          day(item.due, "dd.mm.yy"),
          lakh(item.quantity),
          item.unit,
          lakh(item.price),
          lakh(item.total),
          "CGST",
          "9.00",
          lakh(half),
          lakh(rounded(item.total + half * 2, 2)),
        ],
      },
      {
        cells: [
          null,
          `8483${1000 + item.at}`,
          item.at % 3 ? null : "Make: approved, with TC",
          null,
          null,
          null,
          null,
          null,
          "SGST",
          "9.00",
          lakh(half),
          null,
        ],
        step: 16,
      },
    ];
  },
  below: (pen, flow, order) => {
    const tax = rounded(
      order.items.reduce((sum, { total }) => sum + 2 * rounded(total * 0.09, 2), 0),
      2,
    );
    sums(
      pen,
      flow,
      [736, 810],
      [
        ["Total Before Tax", lakh(order.net)],
        ["Total Tax", lakh(tax)],
        ["Total INR", lakh(rounded(order.net + tax, 2))],
      ],
    );
  },
  shown: (order) => ({
    currency: "INR",
    requestedDate: order.due,
    total: rounded(
      order.net + order.items.reduce((sum, { total }) => sum + 2 * rounded(total * 0.09, 2), 0),
      2,
    ),
    line: () => ({ lineTotal: undefined }),
  }),
});

/** A German suite's form in America: price and its count under captions, the deliveries of an item in words below it with day and count, "of which" rows add up to the item's. */
const schedules = laid("mill-sap-deliveries-in-words", {
  wish: { min: 3, max: 20, bases: [1, 100], priceDecimals: 2 },
  trade: {
    wares: "mro",
    buyers: ["Brightwell Appliance Corporation", "Meridian Bearings North America LLC", "Orchard Foods Mfg."],
    number: "45999999",
    units: ["EA", "PC", "FT"],
  },
  site: [["Meridian Plant 1200", "Brightwell Louisville Plant"]],
  ruler: `36 Item | 70 Material | 150 Description | >412 Order Qty | 418 Un | >476 Price | >502 Per | >576 Net Amount`,
  bottom: 700,
  head: (pen, order) => {
    const y = topOf(pen, order, {
      title: "Purchase Order",
      facts: [
        ["PO Number/Date", ""],
        ["", `${order.number} / ${day(order.date, "mm/dd/yyyy")}`],
        ["Contact", order.person],
        ["Currency", "USD"],
      ],
      parties: [
        ["Vendor", order.seller],
        ["Please deliver to", order.site],
      ],
      onward: `PO ${order.number} / ${day(order.date, "mm/dd/yyyy")}      Page ${pen.pages}`,
    });
    return y;
  },
  rows: (item) => {
    const third = Math.floor(item.quantity / 3);
    const shares = item.at % 2 && third ? [third, third, item.quantity - 2 * third] : [item.quantity];
    return [
      {
        cells: [
          String(item.at * 10).padStart(5, "0"),
          item.buyerSku,
          item.name,
          us(item.quantity, 3),
          item.unit,
          us(item.price),
          item.basis,
          us(item.total),
        ],
      },
      { words: [[150, `Your material number  ${item.sku}`]] },
      ...shares.map(
        (count, i): Row => ({
          words: [
            [
              150,
              `${i ? "and" : "Delivery"} ${us(count, 3)} ${item.unit} on ${day(later(item.due, i * 7), "mm/dd/yyyy")}`,
            ],
          ],
        }),
      ),
      { words: [], step: 6 },
    ];
  },
  below: (pen, flow, order) => {
    sums(pen, flow, [482, 576], [["Total net value excl. tax USD", us(order.net)]]);
    pen.next();
    pen.say(36, 30, "General Conditions of Purchase", { bold: true });
    terms(pen, { x: 36, y: 50, width: 260, bottom: 740 }, 24);
    terms(pen, { x: 312, y: 50, width: 260, bottom: 740 }, 24);
  },
  shown: () => ({ currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) }),
});

/** A suite's shipped form: two days with hours stacked in the column of days, words wrap in a narrow cell, the supplier's number and the requester below. */
const stackedDays = laid("mill-ebs-days-stacked", {
  wish: { min: 3, max: 22, priceDecimals: 3, base: { size: 8.5 } },
  trade: {
    wares: GOODS.electric,
    buyers: ["Tallgrass Wind Services LLC", "Severn Bay Power Company", "Ozark Light Metals"],
    number: "9999999",
    units: ["Each", "Roll", "Foot"],
  },
  site: [["Severn Bay Unit 2 Stores", "Tallgrass Yard 9"]],
  ruler: `34 Line | 60 Part Number / Description | 270 Delivery Date/Time | >420 Quantity | 426 UOM | >510 Unit Price¶(USD) | 516 Tax | >578 Amount¶(USD)`,
  band: "bar",
  together: true,
  head: (pen, order) => {
    pen.say(578, 26, "Purchase Order", { bold: true, size: 14, align: right });
    pen.block(34, 26, [order.buyer.name, ...order.buyer.lines]);
    boxed(
      pen,
      [380, 48, 198],
      [
        ["Order", order.number],
        ["Revision", "0"],
        ["Order Date", day(order.date, "dd-MON-yyyy")],
      ],
    );
    if (pen.pages > 1) return 90;
    under(pen, [34, 88], "Supplier:", order.seller);
    under(pen, [300, 88], "Ship To:", order.site);
    return (
      boxed(
        pen,
        [34, 140, 544],
        [
          ["Customer Account", "30-118"],
          ["Payment Terms", "NET 30"],
          ["Freight Terms", "COLLECT"],
          ["FOB", "SHIP PT"],
          ["Requester", order.person],
        ],
      ) + 10
    );
  },
  rows: (item) => [
    {
      cells: [
        item.at,
        item.buyerSku,
        "Promised:",
        us(item.quantity, 0),
        item.unit,
        us(item.price, 3),
        "N",
        us(item.total),
      ],
    },
    {
      words: [
        [60, item.name],
        [270, `${day(item.due, "dd-MON-yyyy")} 00:00:00`],
      ],
    },
    {
      words: [
        [60, `Supplier Item: ${item.sku}`],
        [270, "Needed:"],
      ],
    },
    {
      words: [
        [60, "Ship To:"],
        [100, "Use the ship-to address at the top"],
        [270, `${day(later(item.due, 3), "dd-MON-yyyy")} 00:00:00`],
      ],
      step: 16,
    },
  ],
  below: (pen, flow, order) => sums(pen, flow, [510, 578], [["Total:", `${us(order.net)} (USD)`]]),
  shown: () => ({ currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) }),
});

/** An official supply form without money: stock number of thirteen digits, unit of issue, maker's number and priority; counts with leading zeros. */
const unpriced = laid("mill-unpriced-stock-numbers", {
  wish: { min: 6, max: 50, base: { size: 8.5 } },
  trade: {
    wares: STOCK.safety,
    buyers: [
      "Port Calder Naval Stores",
      "Regional Transit Authority of Elm County",
      "Blackmoor Colliery Ltd",
    ],
    number: "R-999-9999",
    units: ["EA", "PR", "BX"],
  },
  site: [["Transit Garage 5", "Stores Pit Top"]],
  ruler: `36 Ln | 58 Stock Number | 150 Nomenclature | 340 Mfr Part No. | 430 U/I | >486 Qty Req'd | 498 Pri | 520 Need Date`,
  head: (pen, order) =>
    topOf(pen, order, {
      title: "RELEASE ORDER (price per agreement)",
      facts: [
        ["Release No.", order.number],
        ["Date", day(order.date, "dd Mon yyyy")],
        ["Agreement", "BPA-2207-R3"],
        ["Sheet", `${pen.pages}`],
      ],
      parties: [
        ["SUPPLIER", order.seller],
        ["CONSIGN TO", order.site],
      ],
    }),
  rows: (item) => [
    {
      cells: [
        item.at,
        `42${item.buyerSku.slice(0, 2)}-${item.buyerSku.slice(2, 4)}-${item.buyerSku.slice(4)}-${1000 + item.at}`,
        item.name,
        item.sku,
        item.unit,
        String(item.quantity).padStart(5, "0"),
        `0${item.at % 4}`,
        day(item.due, "dd Mon yyyy"),
      ],
      step: 13,
    },
  ],
  below: (pen, flow, order) => {
    flow.need(30);
    pen.say(
      36,
      flow.y + 8,
      `Total lines: ${order.items.length}     Not to exceed agreement balance 48,200.00`,
    );
  },
  shown: () => ({
    total: null,
    line: ({ buyerSku, at }) => ({
      buyerSku: `42${buyerSku.slice(0, 2)}-${buyerSku.slice(2, 4)}-${buyerSku.slice(4)}-${1000 + at}`,
      unitPrice: null,
      lineTotal: null,
    }),
  }),
});

export const millGiants = [attachments, halves, schedules, stackedDays, unpriced];
