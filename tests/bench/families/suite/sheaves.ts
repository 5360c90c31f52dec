import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { inParts, pour, topOf } from "../_reach.ts";
import { columnsOf, heads } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK } from "../_week.ts";

const right = "right" as const;

/** A report that prints one order right under the other: a band with number and day, the lines, the sum; a page may end in any of them. */
const following = drawn(
  "suite-orders-following-on-a-page",
  { min: 30, max: 110, base: { size: 8 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.plants,
      number: "PO-0049999",
      units: ["EA", "PK"],
    });
    const parts = inParts(order.items, order.random.int(3, 7));
    const first = Number(order.number.slice(3));
    const numbers = parts.map((_, i) => `PO-00${first + i}`);
    const columns = columnsOf(
      "40 Line | 70 Item | 150 Description | 340 Need By | >430 Qty | 436 UOM | >510 Unit Cost | >576 Ext Cost",
    );
    const top = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
      pen.say(576, 28, "Purchase Orders", { bold: true, size: 12, align: right });
      pen.say(36, 44, order.buyer.lines.join(", "));
      pen.say(36, 56, `Vendor: ${order.seller.name}, ${order.seller.lines.join(", ")}`);
      pen.say(576, 56, `Page ${pen.pages}`, { align: right });
      pen.rule(36, 70, 576);
      return 80;
    };
    let y = top();
    const need = (points: number) => {
      if (y + points <= 740) return;
      pen.next();
      y = top();
    };
    for (const [i, items] of parts.entries()) {
      need(70);
      pen.box(36, y - 2, 540, 14, "#e8e8e8");
      pen.say(40, y, `Purchase Order: ${numbers[i]}`, { bold: true });
      pen.say(220, y, `Order Date: ${day(order.date, "mm/dd/yyyy")}`);
      pen.say(576, y, `Buyer: ${order.person}`, { align: right });
      y = heads(pen, y + 16, columns, { bold: true }) + 2;
      for (const [at, item] of items.entries()) {
        need(12);
        const values = [
          at + 1,
          item.sku,
          item.name,
          day(item.due, "mm/dd/yyyy"),
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ];
        columns.forEach(({ x, align }, c) => void pen.say(x, y, String(values[c]), { align }));
        y += 11;
      }
      need(20);
      pen.say(510, y + 2, `Total ${numbers[i]}`, { align: right, bold: true });
      pen.say(576, y + 2, us(sumTo(items, items.length)), { align: right, bold: true });
      y += 24;
    }
    const [one = []] = parts;
    return {
      ...truly(order),
      docNumber: numbers[0],
      total: sumTo(one, one.length),
      shipTo: undefined,
      orders: numbers,
    };
  },
);

/** A contractor's bills: each trade's lines with a sum that goes to a summary, which is a page of its own at the end. */
const summary = drawn(
  "suite-bills-with-summary-page",
  { words: "uk", min: 9, max: 54, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.flow,
        buyers: ASKING.britain,
        number: "WO/99999",
        units: ["nr", "m", "item"],
      }),
      ["Library Refurbishment", "Northfield Depot"],
      ["Castle Street", "3 Tram Yard"],
    );
    const bills = inParts(order.items, 3);
    const titles = ["Pipework and fittings", "Plant", "Instruments"];
    const columns = columnsOf(
      "40 Item | 80 Code | 150/210 Description | >410 Qty | 416 Unit | >490 Rate | >555 £",
    );
    const facts: [string, string][] = [
      ["Order No.", order.number],
      ["Date", day(order.date, "d Mon yyyy")],
    ];
    const head = () =>
      topOf(pen, order, {
        title: "WORKS ORDER",
        facts,
        parties: [
          ["To", order.seller],
          ["Deliver to", order.site],
        ],
        onward: `Order ${order.number}    Page ${pen.pages}`,
      });
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true } });
    for (const [i, items] of bills.entries()) {
      pour(pen, flow, columns, [
        { words: [[80, `BILL NO. ${i + 1} - ${titles[i]!.toUpperCase()}`]], hand: { bold: true }, step: 16 },
      ]);
      for (const [at, { sku, name, quantity, unit, price, total }] of items.entries())
        pour(pen, flow, columns, [
          {
            cells: [
              String.fromCharCode(65 + (at % 26)),
              sku,
              name,
              us(quantity, 0),
              unit,
              us(price),
              us(total),
            ],
            step: 24,
          },
        ]);
      flow.need(20);
      pen.say(490, flow.y, `To summary, Bill No. ${i + 1}`, { align: right });
      pen.say(555, flow.y, us(sumTo(items, items.length)), { align: right });
      flow.y += 24;
    }
    pen.next();
    pen.say(40, 40, "SUMMARY", { bold: true, size: 12 });
    let y = 70;
    for (const [i, items] of bills.entries()) {
      pen.say(80, y, `Bill No. ${i + 1} - ${titles[i]}`);
      y = pen.say(555, y, us(sumTo(items, items.length)), { align: right }) + 6;
    }
    pen.rule(490, y, 555);
    pen.say(80, y + 6, "Total of order, excluding VAT", { bold: true });
    pen.say(555, y + 6, `£${us(order.net)}`, { bold: true, align: right });
    return told(order, { currency: "GBP" });
  },
);

const NOTES = [
  "Material to be supplied with certificate 3.1 according to EN 10204. Surfaces free of scale, edges broken 0.5 x 45 deg.",
  "Packing: in cartons of 25 pieces, max. 20 kg each, on pallets 1200 x 800. Mark each carton with order 4500 and item.",
  "Inspection: first 5 pieces of a lot to be measured, reports by mail two days ahead. Rework is charged at 65.00 per hour.",
  "Replaces our former part of 2019. Do not ship before the date given. Tolerance of quantity plus 5 / minus 0 percent.",
  "Drawing is property of the buyer and to be handed back upon demand. Hardness 58-62 HRC, depth 0.8 mm, test per lot.",
];

/** A large suite's order whose items carry half a page of words each, with figures in them. */
const wordy = drawn(
  "suite-long-texts-between-lines",
  { max: 14, size: [595, 842], base: { size: 9 } },
  (made, pen) => {
    const order = sited(
      traded(made, { wares: STOCK.turned, buyers: "works", number: "4500999999", units: ["PC", "EA"] }),
      ["Works 3, Gate 1", "Finishing Shop"],
    );
    const { random } = order;
    const columns = columnsOf(
      "36 Item | 76 Material/Description | >330 Quantity | 336 UM | >440 Net Price | >555 Net Amount",
    );
    const head = () =>
      topOf(pen, order, {
        title: "Purchase order",
        facts: [
          ["PO number", order.number],
          ["Date", day(order.date, "mm/dd/yyyy")],
          ["Contact", order.person],
        ],
        parties: [
          ["Vendor", order.seller],
          ["Please deliver to", order.site],
        ],
        onward: `PO number/date  ${order.number} / ${day(order.date, "mm/dd/yyyy")}      Page ${pen.pages}`,
      });
    const flow = wayOf(pen, { columns, head, bottom: 770 });
    for (const { at, sku, name, quantity, unit, price, total, due } of order.items) {
      flow.need(40);
      pour(pen, flow, columns, [
        { cells: [String(at * 10).padStart(5, "0"), sku, us(quantity, 0), unit, us(price), us(total)] },
        { words: [[76, name]] },
        { words: [[76, `Delivery date: ${day(due, "mm/dd/yyyy")}`]] },
      ]);
      for (const note of random.shuffled(NOTES).slice(0, random.int(1, 4))) {
        flow.need(48);
        flow.y = pen.say(76, flow.y + 3, note, { width: 230, size: 8.5 });
      }
      flow.y += 10;
    }
    flow.need(24);
    pen.rule(36, flow.y, 555);
    pen.say(440, flow.y + 6, "Total net value excl. tax USD", { align: right });
    pen.say(555, flow.y + 6, us(order.net), { align: right });
    return told(order, { currency: "USD" });
  },
);

export const suiteSheaves = [following, summary, wordy];
