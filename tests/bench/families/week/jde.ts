import { ASKING, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A mid-range suite's print: line numbers with three decimals, two rows a line, order type beside the number, tax flags, a cost that has its own unit. */
const branches = drawn(
  "week-jde-branch-plant",
  { max: 26, priceDecimals: 4, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.drives,
        buyers: ["Calloway Grain & Feed Co.", "Orrin Valley Cement", "Blackhawk Wire & Rope Inc"],
        number: "999999",
        units: ["EA", "FT", "GA"],
      }),
      ["Calloway East Elevator", "Mill 3 Storeroom"],
    );
    const columns = columnsOf(`40 Line¶ | 84 Item Number¶Supplier Item | 176/150 Description¶Line 2
      >376 Ordered¶ | 381 UM¶ | >462 Unit¶Cost | 467 UM¶ | >530 Extended¶Cost | 540 Request¶Tx`);
    const head = () => {
      pen.say(306, 24, order.buyer.name, { bold: true, size: 12, align: "center" });
      pen.say(306, 40, order.buyer.lines.join("  "), { align: "center" });
      pen.say(306, 56, "PURCHASE ORDER", { bold: true, align: "center" });
      pairs(pen, [430, 510], 70, [
        ["Order Number", `${order.number}  OP`],
        ["Page", String(pen.pages)],
        ["Order Date", day(order.date, "m/d/yy")],
        ["Branch/Plant", "3010"],
      ]);
      if (pen.pages > 1) return 124;
      under(pen, [40, 74], "Supplier 4022317", order.seller);
      under(pen, [210, 74], "Ship To 3010", order.site);
      pairs(pen, [40, 120], 126, [
        ["Requested", day(order.due, "m/d/yy")],
        ["Delivery", "Inside, Dock 2"],
        ["Ordered By", order.person],
        ["Freight", "Prepaid by supplier"],
        ["Taken By", ""],
      ]);
      return 194;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true, size: 8 } });
    for (const item of order.items) {
      flow.need(36);
      flow.y = cells(pen, flow.y, columns, [
        item.at.toFixed(3),
        item.buyerSku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        item.unit,
        us(item.total),
        day(item.due, "m/d/yy"),
      ]);
      pen.say(84, flow.y, item.sku);
      pen.say(176, flow.y, ["Stores restock", "WO 880412", "Outage spare"][item.at % 3]!);
      flow.y = pen.say(540, flow.y, item.at % 3 ? "N" : "Y") + 4;
    }
    flow.need(52);
    pen.rule(440, flow.y, 530);
    pairs(pen, [380, 440], flow.y + 5, [["Term", "Net 30"]]);
    pen.say(380, flow.y + 18, "Total Order");
    pen.say(530, flow.y + 18, us(order.net), { align: right });
    pen.say(40, flow.y + 18, "Tax Rate  OHCUY", { size: 8 });
    return told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      requestedDate: order.due,
      total: order.net,
    });
  },
);

/** A Kuwaiti contractor's order: dinars of three decimals, UN numbers and classes below hazardous goods, a sum in words, freight and packing in the totals. */
const dinars = drawn(
  "week-dinar-hazardous",
  { max: 18, priceDecimals: 3, decimals: 3, scale: 0.3, size: [595, 842], forms: ["runs", "glyphs"] },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.chemicals,
        buyers: ASKING.gulf,
        number: "KOC-YY-99999",
        units: ["DRM", "CAN", "NOS"],
      }),
      ["Ahmadi Chemical Stores", "Shuaiba Yard 7"],
    );
    const freight = 45.5;
    const columns = columnsOf(`34 SN | 58 Stock Code | 124/190 Material Description | >362 Order Qty | 370 UOI
      >460 Unit Rate KD | >558 Total KD`);
    const head = () => {
      pen.box(30, 20, 535, 58);
      pen.say(38, 26, order.buyer.name, { bold: true, size: 13 });
      pen.block(38, 44, ["P.O. Box 9758 Ahmadi 61008, State of Kuwait", "Tel +965 2398 0000"], { size: 8 });
      pen.say(560, 30, "PURCHASE ORDER", { bold: true, size: 13, align: right });
      pen.say(560, 50, `PO No. ${order.number}`, { bold: true, align: right });
      pen.say(560, 62, `Page ${pen.pages}`, { size: 8, align: right });
      if (pen.pages > 1) return 96;
      pen.box(30, 78, 268, 92);
      pen.box(298, 78, 267, 92);
      under(pen, [36, 82], "Vendor", order.seller);
      pen.say(36, 130, `Attn: ${order.person}`);
      pairs(pen, [304, 400], 82, [
        ["PO Date", day(order.date, "dd-Mon-yyyy")],
        ["Required On Site", day(order.due, "dd-Mon-yyyy")],
        ["RFQ No.", "RFQ-7741"],
        ["Inco Terms", "DAP Ahmadi"],
        ["Payment", "60 days from GRN"],
        ["Deliver To", order.site.name],
        ["", order.site.lines.join(", ")],
      ]);
      return 186;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      flow.need(52);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 3),
        us(item.total, 3),
      ]);
      if (item.at % 3 !== 0)
        flow.y = pen.say(
          124,
          flow.y,
          `HAZMAT: UN ${1200 + item.at * 17}, Class ${item.at % 2 ? "3" : "8"}, PG II. MSDS and 12 months shelf life required.`,
          { size: 7.5, width: 190 },
        );
      flow.y += 5;
    }
    flow.need(90);
    pen.rule(30, flow.y, 565);
    const sums: [string, number][] = [
      ["Sub Total", order.net],
      ["Packing & Freight", freight],
      ["Grand Total KD", order.net + freight],
    ];
    for (const [caption, value] of sums) {
      pen.say(460, flow.y + 5, caption, { bold: true, align: right });
      flow.y = pen.say(558, flow.y + 5, us(value, 3), { align: right });
    }
    pen.say(34, flow.y + 8, "Say: Kuwaiti Dinars as per above total only. Partial delivery not allowed.", {
      size: 8,
    });
    return told(order, {
      currency: "KWD",
      requestedDate: order.due,
      total: Number((order.net + freight).toFixed(3)),
    });
  },
);

/** A works' blanket release: cumulative figures in the head of each line's block, this release in one marked row. */
const balance = drawn("week-blanket-balance", { max: 14, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: STOCK.turned,
    buyers: ["Hale-Robbins Axle Company", "Westmoor Lift Trucks, Inc.", "Ferris Creek Castings"],
    number: "B99999",
    units: ["EA"],
  });
  const columns = columnsOf(`40 Ln | 66/190 Part / Rev / Description | >320 Blanket¶Qty
    >376 Released¶to date | >432 This¶release | 438 UM | >510 Price | >576 Release¶value`);
  const number = `${order.number} Release 0${order.random.int(2, 9)}`;
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 14, face: "serif" });
    pen.block(40, 48, order.buyer.lines, { face: "serif" });
    pen.say(576, 30, "BLANKET ORDER RELEASE", { bold: true, size: 11, align: right });
    pen.say(576, 46, `Blanket PO: ${order.number}`, { align: right });
    pen.say(576, 58, `Release: ${number.slice(-2)}`, { align: right });
    pen.say(576, 70, `Release Date: ${day(order.date, "mm/dd/yyyy")}`, { align: right });
    if (pen.pages > 1) return 96;
    under(pen, [40, 90], "Vendor:", order.seller);
    under(pen, [320, 90], "Ship to:", order.site);
    pen.say(
      40,
      144,
      `Deliver this release by ${day(order.due, "mm/dd/yyyy")}. Buyer: ${order.person}. Terms: 2% 10 Net 30.`,
    );
    return 168;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8.5 } });
  for (const item of order.items) {
    flow.need(48);
    const agreed = Math.ceil((item.quantity * 6) / 100) * 100;
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      `${item.buyerSku}  Rev ${"ABC"[item.at % 3]}`,
      us(agreed, 0),
      us(Math.min(agreed - item.quantity, item.quantity * 2), 0),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 3),
      us(item.total),
    ]);
    flow.y = pen.say(66, flow.y, item.name);
    flow.y = pen.say(66, flow.y, `Your part ${item.sku}`, { size: 8 }) + 4;
  }
  flow.need(30);
  pen.rule(440, flow.y, 576);
  pen.say(510, flow.y + 5, "Value of this release", { bold: true, align: right });
  pen.say(576, flow.y + 5, us(order.net), { bold: true, align: right });
  return {
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    docNumber: null,
    requestedDate: order.due,
    shipTo: order.site,
  };
});

export const weekJde = [branches, dinars, balance];
