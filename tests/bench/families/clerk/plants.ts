import { sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { later, type Order, rounded } from "../_order.ts";
import { day, eu, lakh, us } from "../_print.ts";
import { inParts, placed, pour } from "../_reach.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A night's print of a large suite: order after order in one file, number and day parted by a slash, each with its pages and sum. */
const batch = drawn(
  "clerk-sap-night-batch",
  { min: 9, max: 40, size: [595, 842], forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.drives,
      buyers: ["Brennholt Papierwerke GmbH", "Kestrel Beverage Europe B.V."],
      number: "4500999999",
      units: ["PC", "EA", "M"],
    });
    const columns = columnsOf(
      "56 Item¶ | 92 Material¶Order qty. | 180 Description¶Unit | >420 ¶Price per unit | >545 ¶Net value",
    );
    const parts = inParts(order.items, 2 + (order.items.length % 3));
    const numbers = parts.map((_, i) => `${Number(order.number) + i * 3}`);
    parts.forEach((items, i) => {
      if (i) pen.next();
      let sheet = 0;
      const head = () => {
        sheet++;
        pen.say(56, 30, order.buyer.name, { bold: true, size: 12 });
        pen.say(340, 60, "Purchase order", { bold: true, size: 12 });
        pairs(pen, [340, 430], 78, [
          ["PO number/date", ""],
          [`${numbers[i]} / ${day(order.date, "dd.mm.yyyy")}`, ""],
          ["Contact person", ""],
          [order.person, ""],
          ["Page", `${sheet}`],
        ]);
        if (sheet > 1) return 150;
        pen.block(56, 70, [order.seller.name, ...order.seller.lines]);
        under(pen, [56, 150], "Please deliver to:", order.site);
        pen.say(340, 160, `Delivery date: Day ${day(later(order.due, i), "dd.mm.yyyy")}`);
        pen.say(56, 206, "Terms of delivery: DAP named place      Currency EUR");
        return 230;
      };
      const flow = wayOf(pen, { columns, head, bottom: 770 });
      items.forEach((item, at) => {
        flow.need(30);
        pour(pen, flow, columns, [
          { cells: [`${(at + 1) * 10}`.padStart(5, "0"), item.sku, item.name, null, null] },
          {
            cells: [
              null,
              us(item.quantity, 0),
              item.unit,
              `${us(item.price)} /1 ${item.unit}`,
              us(item.total),
            ],
            step: 16,
          },
        ]);
      });
      pen.rule(56, flow.y + 2, 545);
      sums(pen, flow, [440, 545], [["Total net value excl. tax EUR", us(sumTo(items, items.length))]], {
        bold: true,
      });
    });
    return {
      ...truly(order),
      docNumber: numbers[0]!,
      shipTo: order.site,
      currency: "EUR",
      requestedDate: order.due,
      total: sumTo(parts[0]!, parts[0]!.length),
      orders: numbers,
    };
  },
);

/** An Indian maker's ruled order on its side: HSN, then rate and amount of each tax in columns of their own. */
const taxes = laid("clerk-hsn-tax-columns-in", {
  wish: { min: 2, max: 20, words: "india", size: [842, 595], base: { size: 7.5 } },
  trade: {
    wares: [
      "Ball bearing 6205 ZZ",
      "Cable gland 25 mm double comp.",
      "Contactor 3P 32A AC3",
      "Grease AP3, 18 kg pail",
      "Hex bolt M16x60 HT 8.8",
      "Pressure gauge 100 mm dial",
    ],
    buyers: ["Malabar Precision Gears Private Limited", "Vindhya Cement Works Ltd"],
    number: "VCW/PO/YY/9999",
    units: ["NOS", "KGS", "MTR"],
  },
  ruler: `30 Sr.¶No. | 52 Item Code¶ | 120 Item Description¶ | 268 HSN/¶SAC | >346 Qty¶ | 352 UOM¶ | >430 Rate¶(Rs.) | >496 Taxable¶Value | >526 CGST¶% | >580 CGST¶Amt | >606 SGST¶% | >660 SGST¶Amt | >686 IGST¶% | >730 IGST¶Amt | >806 Total¶(Rs.)`,
  bottom: 530,
  step: 14,
  head: (pen, order) => {
    pen.say(421, 20, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(421, 38, `${order.buyer.lines.join(", ")}  GSTIN 32AABCV4411K1Z2  CIN U26940KL1988PLC004411`, {
      align: "center",
    });
    pen.say(421, 52, "PURCHASE ORDER", { bold: true, size: 11, align: "center" });
    pairs(pen, [620, 690], 66, [
      ["P.O. No.", `: ${order.number}`],
      ["P.O. Date", `: ${day(order.date, "dd-Mon-yyyy")}`],
      ["Delivery", `: ${day(order.due, "dd-Mon-yyyy")}`],
      ["Page", `: ${pen.pages}`],
    ]);
    if (pen.pages > 1) return 112;
    under(pen, [30, 66], "Vendor:", order.seller);
    pen.say(30, 104, "Vendor GSTIN : 27AAECS1234D1Z8   State Code : 27");
    return 124;
  },
  rows: (item) => {
    const each = rounded(item.total * 0.09, 2);
    return [
      {
        cells: [
          item.at,
          item.sku,
          item.name,
          `8482${(item.at % 9) + 1}0${item.at % 3}0`,
          us(item.quantity, 0),
          item.unit,
          lakh(item.price),
          lakh(item.total),
          "9.00",
          lakh(each),
          "9.00",
          lakh(each),
          "0.00",
          "0.00",
          lakh(item.total + each * 2),
        ],
      },
    ];
  },
  below: (pen, flow, order) => {
    const each = eachTax(order);
    sums(
      pen,
      flow,
      [700, 806],
      [
        ["Total Taxable Value", lakh(order.net)],
        ["CGST", lakh(each)],
        ["SGST", lakh(each)],
        ["IGST", "0.00"],
        ["Grand Total (Rs.)", lakh(order.net + each * 2)],
      ],
    );
  },
  shown: (order) => ({
    currency: "INR",
    requestedDate: order.due,
    shipTo: undefined,
    total: rounded(order.net + eachTax(order) * 2, 2),
  }),
});

function eachTax({ items }: Order): number {
  return rounded(
    items.reduce((sum, { total }) => sum + rounded(total * 0.09, 2), 0),
    2,
  );
}

/** A maker's delivery schedule: an article in a section, below it its releases with day, count and the count in all. */
const cumulative = drawn("clerk-schedule-cumulative", { min: 2, max: 5, size: [595, 842] }, (made, pen) => {
  const order = placed(
    traded(made, {
      wares: STOCK.turned,
      buyers: ["Vossberg Antriebstechnik GmbH", "Halden Axle Systems Ltd"],
      number: "5500999999",
      units: ["PC"],
    }),
    [
      ["Werkstrasse 4", "38440 Wolfsburg"],
      ["Tor 7, Halle 12", "38440 Wolfsburg"],
      ["Industriering 31", "58511 Lüdenscheid"],
    ],
  );
  const columns = columnsOf(
    `60 Type | 110 Delivery Date | >260 Release Qty | 268 UM | >390 Cumulative Qty | >500 Open to date`,
  );
  pen.say(48, 28, order.buyer.name, { bold: true, size: 12 });
  pen.say(548, 28, "DELIVERY SCHEDULE", { bold: true, size: 13, align: right });
  pairs(pen, [360, 460], 52, [
    ["Sched. agreement", order.number],
    ["Release no.", order.random.digits(3)],
    ["Release date", day(order.date, "dd.mm.yyyy")],
    ["Supplier no.", order.random.digits(6)],
  ]);
  pen.block(48, 48, order.buyer.lines);
  under(pen, [48, 90], "Supplier", order.seller);
  under(pen, [360, 114], "Unloading point", order.site);
  const lines = order.items.flatMap((item) =>
    Array.from({ length: order.random.int(3, 6) }, (_, i) => ({
      item,
      due: later(item.due, i * 7),
      count: order.random.int(2, 40) * 60,
    })),
  );
  let y = 168;
  for (const item of order.items) {
    const releases = lines.filter((line) => line.item === item);
    if (y + 70 + releases.length * 12 > 780) {
      pen.next();
      y = 50;
    }
    let cum = order.random.int(20, 400) * 60;
    pen.box(44, y - 3, 508, 31);
    pairs(
      pen,
      [48, 120],
      y,
      [
        ["Part number", item.sku],
        ["Description", item.name],
      ],
      { valueBold: true },
    );
    pairs(pen, [330, 430], y, [
      ["Cum. received", eu(cum, 0)],
      ["Last delivery", `${eu(cum > 600 ? 600 : 60, 0)} on ${day(later(order.date, -6), "dd.mm.yyyy")}`],
    ]);
    const from = y + 36;
    columns.forEach(
      ({ x, head, align }) => void pen.say(x, from, String(head), { align, bold: true, size: 8 }),
    );
    y = from + 13;
    for (const { due, count } of releases) {
      cum += count;
      const open = eu(cum - count, 0);
      pour(pen, { y, need: () => {} }, columns, [
        { cells: ["Firm", day(due, "dd.mm.yyyy"), eu(count, 0), item.unit, eu(cum, 0), open] },
      ]);
      y += 12;
    }
    y += 14;
  }
  pen.say(48, 800, "Quantities marked Firm are a binding order. Prices as in the scheduling agreement.", {
    size: 7.5,
  });
  return {
    ...truly(order),
    total: null,
    lines: lines.map(({ item, count }) => ({
      sku: item.sku,
      buyerSku: null,
      description: item.name,
      quantity: count,
      unit: item.unit,
      unitPrice: null,
      priceBasis: null,
      lineTotal: null,
    })),
  };
});

/** The forms of plants. */
export const clerkPlants = [batch, taxes, cumulative];
