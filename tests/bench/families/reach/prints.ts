import { ASKING, GOODS } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { type Order, rounded } from "../_order.ts";
import { day, lakh, us } from "../_print.ts";
import { captions, placed, pour, type Row, topOf, wrapping } from "../_reach.ts";
import { columnsOf, flowOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK } from "../_week.ts";

const right = "right" as const;

/** A steel works' print: words in many rows, under each item its own schedule and tax, the page ends between any of them; "SHEET n / m" at the foot. */
const steel = drawn(
  "reach-steel-schedule-each-in",
  { min: 9, max: 30, size: [595, 842], base: { size: 8 } },
  (made, pen) => {
    const order = placed(
      traded(made, {
        wares: STOCK.turned,
        buyers: ["Tungabhadra Special Steels Ltd", ...ASKING.india],
        number: "2100099999",
        units: ["NOS", "SET"],
      }),
      [
        ["Survey No. 114, Ginigera Road", "Koppal - 583228 Karnataka"],
        ["Central Stores, Gate 3", "Koppal - 583228 Karnataka"],
        ["Plot 41, SIDCO Estate", "Chennai - 600098 Tamil Nadu"],
      ],
    );
    const columns = columnsOf(
      "36 SL¶No. | 60 PR No. | 116 HSN/SAC¶CODE | 166 Material¶Code | 222 Material Description | >400 QTY | 408 UOM | >490 Unit Price | >559 Amount",
    );
    const top = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: "PURCHASE ORDER",
          facts: [
            ["Purchase Order No :", order.number],
            ["Date :", day(order.date, "dd.mm.yyyy")],
            ["Currency :", "INR"],
            ["Transaction Type :", "Domestic"],
          ],
          parties: [
            ["Vendor Details", order.seller],
            ["Delivery Address", order.site],
          ],
          onward: `Purchase Order : ${order.number}     Date : ${day(order.date, "dd.mm.yyyy")}`,
        }),
        columns,
        { size: 7 },
      );
    const sheet = () =>
      void pen.say(559, 812, `SHEET ${pen.pages} / ${Math.ceil(order.items.length / 7) + 1}`, {
        align: right,
      });
    const flow = flowOf(pen, { y: top(), bottom: 795, again: top, end: sheet });
    pour(
      pen,
      flow,
      columns,
      order.items.flatMap((item): Row[] => [
        ...wrapping(
          [
            item.at,
            `22000${item.buyerSku.slice(2)}`,
            "84213990",
            item.buyerSku,
            `${item.name}, MATL AS PER ${item.sku}, DRG REV ${item.at % 4}, WITH IBR CERT`,
            us(item.quantity, 3),
            item.unit,
            lakh(item.price),
            lakh(item.total),
          ],
          4,
          26,
        ),
        { words: [[222, "DELIVERY SCHEDULE"]], hand: { bold: true } },
        {
          words: [
            [222, "Delivery Date"],
            [310, "Scheduled Qty"],
          ],
        },
        ...(item.quantity > 9
          ? [
              {
                words: [
                  [222, day(order.due, "dd.mm.yyyy")],
                  [330, us(item.quantity - 4, 3)],
                ] as Row["words"],
              },
              {
                words: [
                  [222, day(item.due, "dd.mm.yyyy")],
                  [330, us(4, 3)],
                ] as Row["words"],
              },
            ]
          : [
              {
                words: [
                  [222, day(order.due, "dd.mm.yyyy")],
                  [330, us(item.quantity, 3)],
                ] as Row["words"],
              },
            ]),
        {
          words: [
            [420, "IGST 18 %"],
            [510, lakh(rounded(item.total * 0.18, 2))],
          ],
          step: 15,
        },
      ]),
      10,
    );
    flow.need(40);
    const tax = rounded(
      order.items.reduce((sum, { total }) => sum + rounded(total * 0.18, 2), 0),
      2,
    );
    pour(pen, flow, columns, [
      { cells: [null, null, null, null, null, null, null, "BASIC", lakh(order.net)] },
      { cells: [null, null, null, null, null, null, null, "IGST", lakh(tax)] },
      { cells: [null, null, null, null, null, null, null, "TOTAL", lakh(rounded(order.net + tax, 2))] },
    ]);
    sheet();
    return told(order, {
      line: ({ buyerSku }) => ({ sku: null, buyerSku }),
      currency: "INR",
      total: rounded(order.net + tax, 2),
    });
  },
);

/** A retailer's EDI order as a translator prints it: each item a block of labelled rows, colour and size, an allowance and stores' counts beneath. */
const edi = drawn(
  "reach-edi-print-blocks",
  { words: "garment", min: 30, max: 70, base: { size: 8, face: "mono" } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: "retail",
        buyers: ["Harlow & Pike Stores", "Dunmere Department Stores, Inc."],
        number: "0999999999",
        units: ["EA", "CA"],
      }),
      ["DC 0590 Savannah", "DC 0412 Reno"],
    );
    const columns = columnsOf(
      "36 Line | 66 UPC/EAN | 150 Buyer Item | 220 Vendor Style | >350 Qty | 360 UOM | >430 Cost | >490 Retail | >576 Ext Cost",
    );
    const head = () => {
      pen.say(36, 28, "EDI 850 PURCHASE ORDER - PRINTED COPY", { bold: true });
      pen.say(576, 28, `Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) return captions(pen, 56, columns);
      pen.block(36, 48, [
        `PO Number:     ${order.number}`,
        `PO Date:       ${day(order.date, "mm/dd/yyyy")}`,
        `Ship Not Before: ${day(order.date, "mm/dd/yyyy")}`,
        `Requested Delivery: ${day(order.due, "mm/dd/yyyy")}`,
        "PO Type: SA Stand-alone   Purpose: 00 Original",
        "Currency: USD",
      ]);
      pen.block(320, 48, ["BT Bill To:", order.buyer.name, ...order.buyer.lines]);
      pen.block(36, 124, ["ST Ship To:", order.site.name, ...order.site.lines]);
      pen.block(320, 124, ["VN Vendor:", order.seller.name, "Dept: 0417  Event: SPRING"]);
      return captions(pen, 180, columns);
    };
    const flow = flowOf(pen, { y: head(), bottom: 756, again: head });
    const upc = order.items.map(() => `0${order.random.digits(11)}`);
    pour(
      pen,
      flow,
      columns,
      order.items.flatMap((item, i): Row[] => {
        const first = Math.floor(item.quantity / 3);
        return [
          {
            cells: [
              String(item.at).padStart(4, "0"),
              upc[i]!,
              item.buyerSku,
              item.sku,
              us(item.quantity, 0),
              item.unit,
              us(item.price),
              us(item.price * 2.4),
              us(item.total),
            ],
          },
          { words: [[66, item.name]] },
          {
            words: [
              [
                66,
                `Color: ${["NAVY", "OLIVE", "STONE"][item.at % 3]}  Size: ${["S", "M", "L"][item.at % 3]}  Inner Pack: 6`,
              ],
            ],
          },
          ...(item.at % 3
            ? []
            : [{ words: [[66, "Allowance: C310 Discount 2.00% Off Invoice"] as [number, string]] }]),
          { words: [[66, `SDQ: Store 0114 ${first}  Store 0207 ${item.quantity - first}`]], step: 15 },
        ];
      }),
      10,
    );
    flow.need(30);
    pour(pen, flow, columns, [
      { words: [[36, `CTT Number of Line Items: ${order.items.length}`]] },
      { words: [[36, `AMT Total Purchase Order Amount: ${us(order.net)}`]] },
    ]);
    return told(order, {
      lines: order.items.map((item, i) => ({
        sku: item.sku,
        buyerSku: item.buyerSku,
        gtin: upc[i]!,
        description: item.name,
        quantity: item.quantity,
        unit: item.unit,
        unitPrice: item.price,
        lineTotal: item.total,
      })),
      currency: "USD",
      requestedDate: order.due,
    });
  },
);

/** A school kitchen's order report: count before the words, the place of use as a heading, pack and brand beneath, hundreds of lines. */
const kitchen = drawn(
  "reach-school-kitchen-long",
  { words: "food", min: 120, max: 220, forms: ["runs", "words"] },
  (made, pen) => {
    const order = sited(made, ["District Warehouse", "Central Kitchen"]);
    const columns = columnsOf(
      "40 Item | 76 Item Number | >190 Quantity | 200/250 Description | >500 Unit Price | >572 Extended Price",
    );
    const top = () => {
      pen.say(306, 26, order.buyer.name, { align: "center", bold: true, size: 12 });
      pen.say(306, 42, order.buyer.lines.join(", "), { align: "center" });
      if (pen.pages > 1) return 66;
      pen.block(40, 66, ["Vendor", order.seller.name, ...order.seller.lines]);
      pen.block(230, 66, ["Deliver To", order.site.name, ...order.site.lines]);
      pen.block(420, 66, [
        `Order: ${order.number}`,
        `Order Date: ${day(order.date, "mm/dd/yyyy")}`,
        `Expected Date: ${day(order.due, "mm/dd/yyyy")}`,
        `Buyer: ${order.person}`,
        "Payment Terms: Net 30",
      ]);
      return 138;
    };
    const flow = flowOf(pen, {
      y: captions(pen, top(), columns),
      bottom: 760,
      again: top,
      end: () => void pen.say(306, 772, `Page ${pen.pages}`, { align: "center", size: 7 }),
    });
    pour(
      pen,
      flow,
      columns,
      order.items.flatMap((item): Row[] => [
        { cells: [item.at, item.sku, us(item.quantity, 0), item.name, us(item.price, 4), us(item.total)] },
        {
          words: [[200, `${item.unit} - Brand: ${["Larkspur", "Any", "Old Mill"][item.at % 3]}`]],
          hand: { size: 7 },
          step: 12,
        },
      ]),
      10,
    );
    flow.need(30);
    pen.say(500, flow.y + 6, "Order Total:", { align: right, bold: true });
    pen.say(572, flow.y + 6, `$${us(order.net)}`, { align: right, bold: true });
    return told(order, { currency: "USD", requestedDate: order.due });
  },
);

/** A hotel group's two orders in one file, each over pages of its own; the second's head starts right below the first's sum where room is left. */
const pair = drawn("reach-hotel-two-in-flow", { min: 24, max: 60 }, (made, pen) => {
  const half = Math.ceil(made.items.length * 0.4);
  const base = sited(
    traded(made, {
      wares: GOODS.supplies,
      buyers: ["Larchmont Hotels & Resorts", "Sea Oak Hospitality LLC"],
      number: "HK-99999",
      units: ["CS", "EA"],
    }),
    ["Larchmont Airport Receiving", "Sea Oak Pier Dock"],
  );
  const numbers = [base.number, `HK-${Number(base.number.slice(3)) + 1}`];
  const orders = [
    relined(base, base.items.slice(0, half)),
    { ...relined(base, base.items.slice(half)), number: numbers[1]! },
  ];
  const columns = columnsOf(
    "36 SKU | 120/240 Item | >400 Order Qty | 410 Unit | >500 Cost | >576 Total Cost",
  );
  const top = (order: Order, y: number) => {
    pen.say(36, y, order.buyer.name, { bold: true, size: 13 });
    pen.say(576, y, `PURCHASE ORDER ${order.number}`, { bold: true, size: 12, align: right });
    pen.block(36, y + 18, ["Supplier:", order.seller.name, ...order.seller.lines]);
    pen.block(240, y + 18, ["Ship to:", order.site.name, ...order.site.lines]);
    pen.block(440, y + 18, [
      `Date: ${day(order.date, "mm/dd/yyyy")}`,
      `Needed: ${day(order.due, "mm/dd/yyyy")}`,
      "Currency: USD",
    ]);
    return captions(pen, y + 76, columns);
  };
  let y = 30;
  for (const order of orders) {
    if (y > 560) {
      pen.next();
      y = 30;
    }
    const flow = flowOf(pen, { y: top(order, y), bottom: 740, again: () => captions(pen, 40, columns) });
    pour(
      pen,
      flow,
      columns,
      order.items.map((item) => ({
        cells: [item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price), us(item.total)],
      })),
      14,
    );
    flow.need(30);
    pen.say(500, flow.y + 4, "PO Total", { align: right, bold: true });
    pen.say(576, flow.y + 4, us(order.net), { align: right, bold: true });
    y = flow.y + 50;
  }
  return {
    ...truly(base),
    shipTo: base.site,
    currency: "USD",
    requestedDate: base.due,
    total: orders[0]!.net,
    orders: numbers,
  };
});

/** A cloud suite's order: a page upright with heads and the sum, the lines on wide pages after it, terms upright again. */
const wide = printed("reach-lines-on-wide-pages", { min: 30, max: 60 }, (made) => {
  const order = sited(
    traded(made, { wares: "mro", buyers: "works", number: "PO-99999", units: ["EA", "BX"] }),
    ["Plant 2 Receiving", "North Annex"],
  );
  const rows = order.items.map((item) =>
    row(
      [
        item.at,
        item.buyerSku,
        item.sku,
        `${item.name}${item.at % 5 ? "" : "<br>Material certificate required; ship complete"}`,
        day(item.due, "mm/dd/yyyy"),
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
        `WO-${4000 + item.at}`,
      ],
      ["", "", "", "", "", "r", "", "r", "r"],
    ),
  );
  return {
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" }),
    html: page(
      "@page wide{size:11in 8.5in}.w{page:wide;break-before:page}.t{break-before:page;column-count:2;font-size:7pt}.g th{background:#eee}.g td{border-bottom:1px solid #ccc}",
      `<h2>Purchase Order ${order.number}</h2><table><tr><td><b>Buyer</b><br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<td><b>Supplier</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>Ship To</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}</table><br><table style="width:50%"><tr><td>Order Date<td>${day(order.date, "mm/dd/yyyy")}<tr><td>Currency<td>USD<tr><td>Number of Lines<td>${order.items.length}<tr><td><b>Order Total</b><td><b>${us(order.net)}</b></table><p>See line details on the following pages.</p>
<div class=w><h3>Line Details</h3><table class=g><thead><tr><th>Line<th>Item<th>Supplier Item<th>Description<th>Need-By<th class=r>Quantity<th>UOM<th class=r>Price<th class=r>Amount<th>Reference</tr></thead>${rows.join("")}</table></div><div class=t><h3>Terms</h3>${"<p>Seller shall deliver within 5 days of the need-by date; 2% of the amount may be kept for each week of delay, up to 10%.</p>".repeat(14)}</div>`,
    ),
  };
});

export const reachPrints = [steel, edi, kitchen, pair, wide];
