import { GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import type { Order } from "../_order.ts";
import { day, us } from "../_print.ts";
import { captions, inParts, placed, pour, type Row, topOf, wrapping } from "../_reach.ts";
import { cells, columnsOf, flowOf } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";
import { STOCK } from "../_week.ts";

const right = "right" as const;

const PILBARA: Parameters<typeof placed>[1] = [
  ["Level 9, 44 St Georges Quay", "Perth WA 6000"],
  ["Gate 2 Warehouse, Marble Range Road", "Newman WA 6753"],
  ["18 Kewdale Link", "Welshpool WA 6106"],
];

/** A mine's stores system: words of an item in many short rows with maker and part beneath, the page ends after any row and the next has no captions. */
const mine = drawn(
  "reach-mine-break-in-item",
  { min: 40, max: 90, size: [595, 842], base: { size: 8.5 }, decimals: 2, priceDecimals: 4 },
  (made, pen) => {
    const order = placed(
      traded(made, {
        wares: STOCK.flow,
        buyers: ["Wirrabilla Iron Operations Pty Ltd", "Coolgarra Gold Mines NL"],
        number: "P99999",
        units: ["EA", "SET", "M"],
      }),
      PILBARA,
    );
    const columns = columnsOf(`36 Item | 62 Stock Code | 122 Description of Goods | >372 Quantity | 380 UOP
      >472 Unit Price | >559 Extended`);
    const top = (onward?: string) =>
      topOf(pen, order, {
        title: `Purchase Order ${order.number}`,
        facts: [
          ["Order Date", day(order.date, "dd/mm/yyyy")],
          ["Due On Site", day(order.due, "dd/mm/yyyy")],
          ["Currency", "AUD"],
          ["Purch. Officer", order.person],
        ],
        parties: [
          ["SUPPLIER", order.seller],
          ["DELIVER TO", order.site],
        ],
        onward,
      });
    const flow = flowOf(pen, {
      y: captions(pen, top(), columns) + 2,
      bottom: 790,
      again: () => top(`Continued - order ${order.number} - page ${pen.pages}`),
    });
    const rows = order.items.flatMap((item): Row[] => [
      ...wrapping(
        [
          String(item.at).padStart(3, "0"),
          item.buyerSku,
          `${item.name.toUpperCase()} TO SUIT ${item.at % 3 ? "SLURRY LINE 2" : "CRUSHER LUBE SKID, REFER BOM 77-410"}`,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 4),
          us(item.total),
        ],
        2,
        32,
      ),
      { words: [[122, "MNEMONIC: MARWELL"]] },
      { words: [[122, `PART NO: ${item.sku}`]], step: item.at % 4 ? 15 : 11 },
      ...(item.at % 4
        ? []
        : [{ words: [[122, "Tag each item with order and stock code"] as [number, string]], step: 15 }]),
    ]);
    pour(pen, flow, columns, rows, 11);
    flow.need(60);
    pour(pen, flow, columns, [
      { cells: [null, null, null, null, null, "Order value ex GST", us(order.net)] },
      { cells: [null, null, null, null, null, "GST 10%", us(taxOf(order, 10))] },
      { cells: [null, null, null, null, null, "Total AUD", us(withTax(order, 10))] },
    ]);
    return told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      currency: "AUD",
      requestedDate: order.due,
      total: withTax(order, 10),
    });
  },
);

const CLAUSES = [
  "1. Acceptance. The Supplier shall confirm within 3 days; silence after 7 days is acceptance of all 24 clauses.",
  "2. Price. Prices stand for 12 months. A change above 2.5% needs written consent, else the lower price counts.",
  "3. Delivery. Late goods bear 0.5% of the line's value a day, at most 10% of the order.",
  "4. Class. Items marked C need a 3.2 certificate to EN 10204, others 3.1.",
  "5. Hull numbers shall be on each of the 4 sides of a crate, 50 mm high.",
  "6. Payment 60 days after month end against 2 copies of the invoice.",
];

/** A shipyard's order printed with its backs: a sheet of clauses after each page, carried and brought forward, the sums alone on a last page. */
const yard = drawn(
  "reach-shipyard-backs-printed",
  { words: "uk", min: 44, max: 80, size: [595, 842], base: { size: 8.5, face: "serif" } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.electric,
        buyers: ["Harrowness Shipbuilders Ltd", "Clydemouth Marine Fabrication plc"],
        number: "HN99/99999",
        units: ["No", "Mtr", "Set"],
      }),
      ["Outfitting Store 3", "North Yard Goods In"],
      ["Slipway Road", "12 Basin Street"],
    );
    const columns = columnsOf(`36 Pos | 60 Qty¶ | 92 Unit | 122 Part No. | 190/190 Description | 384 Class
      >470 Rate £ | >559 Value £`);
    let sum = 0;
    const head = () => {
      const y = topOf(pen, order, {
        title: "PURCHASE ORDER",
        facts: [
          ["Our Order No.", order.number],
          ["Date", day(order.date, "dd/mm/yyyy")],
          ["Hull", "1147"],
          ["Req'd in yard", day(order.due, "dd/mm/yyyy")],
          ["Sheet", String(Math.ceil(pen.pages / 2))],
        ],
        parties: [
          ["To:", order.seller],
          ["Delivery address:", order.site],
        ],
      });
      return captions(pen, y, columns) + 3;
    };
    const carried = (y: number, text: string) => {
      pen.say(190, y, text, { italic: true });
      return pen.say(559, y, us(sum), { align: right, italic: true }) + 6;
    };
    const flow = flowOf(pen, {
      y: head(),
      bottom: 700,
      end: () => {
        carried(730, "Carried to next sheet");
        pen.next();
        pen.say(36, 40, "CONDITIONS OF PURCHASE", { bold: true });
        CLAUSES.reduce(
          (y, text) => pen.say(36, y, `${text} ${text.slice(3)}`, { size: 7, width: 520 }) + 3,
          60,
        );
      },
      again: () => carried(head(), "Brought forward"),
    });
    for (const item of order.items) {
      flow.need(24);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at * 10,
          us(item.quantity, 0),
          item.unit,
          item.sku,
          item.name,
          item.at % 3 ? "N" : "C",
          us(item.price),
          us(item.total),
        ]) + 3;
      sum += item.total;
    }
    flow.need(900);
    pen.block(400, flow.y + 10, ["Total value", "VAT at 20%", "Order total"], { bold: true });
    [order.net, taxOf(order, 20), withTax(order, 20)].forEach(
      (value, i) => void pen.say(559, flow.y + 10 + i * 10.37, us(value), { align: right }),
    );
    return told(order, { currency: "GBP", requestedDate: order.due, total: withTax(order, 20) });
  },
);

/** A city's suite: under each item its accounts with shares of the amount, the sum of the page at each foot, the order's only on the last. */
const city = drawn(
  "reach-city-accounts-page-totals",
  { min: 25, max: 60, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: "desk",
        buyers: "public",
        number: "20YY-00099999",
        units: ["EACH", "CASE", "BOX"],
      }),
      ["Fleet Services Division", "Central Library"],
    );
    const columns = columnsOf(`36 Line# | 70/230 Description/Part No. | >350 Qty | 360 UOM | >455 Unit Price
    >572 Extended Price`);
    let page = 0;
    const head = () => {
      const y = topOf(pen, order, {
        title: "Purchase Order",
        facts: [
          ["Purchase Order #", order.number],
          ["Date", day(order.date, "mm/dd/yyyy")],
          ["Fiscal Year", order.date.slice(0, 4)],
          ["Page", String(pen.pages)],
          ["Delivery Req'd", day(order.due, "mm/dd/yyyy")],
        ],
        parties: [
          ["VENDOR", order.seller],
          ["SHIP TO", order.site],
          ["BILL TO", { name: "Accounts Payable", lines: order.buyer.lines, phone: "" }],
        ],
      });
      return captions(pen, y, columns);
    };
    const foot = () => {
      pen.say(455, 735, "Page Total", { align: right, bold: true });
      pen.say(572, 735, `$${us(page)}`, { align: right, bold: true });
      pen.say(36, 752, "THIS PURCHASE ORDER NUMBER MUST APPEAR ON ALL INVOICES AND PACKAGES.", { size: 7 });
      page = 0;
    };
    const flow = flowOf(pen, { y: head(), bottom: 725, again: head, end: foot });
    for (const item of order.items) {
      flow.need(24);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        `${item.name}, #${item.sku}`,
        us(item.quantity),
        item.unit,
        `$${us(item.price, 4)}`,
        `$${us(item.total)}`,
      ]);
      page += item.total;
      const half = Math.round(item.total * 50) / 100;
      const accounts: [string, number][] =
        item.at % 4
          ? [["101-2650-541.61-10", item.total]]
          : [
              ["101-2650-541.61-10", half],
              ["502-3310-536.43-01", Math.round((item.total - half) * 100) / 100],
            ];
      pour(
        pen,
        flow,
        columns,
        accounts.map(([account, value]) => ({
          words: [
            [96, account],
            [250, `$${us(value)}`],
          ],
          hand: { size: 7.5, italic: true },
        })),
        10,
      );
      flow.y += 4;
    }
    flow.need(40);
    foot();
    pen.say(455, flow.y + 6, "PO Total", { align: right, bold: true });
    pen.say(572, flow.y + 6, `$${us(order.net)}`, { align: right, bold: true });
    return told(order, { currency: "USD", requestedDate: order.due });
  },
);

const JOB = [
  "PHASE 100 - UNDERGROUND ROUGH",
  "PHASE 200 - LEVEL 1 ROUGH",
  "PHASE 300 - LEVEL 2 ROUGH",
  "PHASE 400 - TRIM",
];

/** A contractor's order by phase: count first, price per one, hundred or thousand by letter, a phase's heading may be the page's last row. */
const phases = drawn(
  "reach-builder-phases-per-letter",
  { min: 40, max: 110, base: { size: 8 }, bases: [1, 100, 1000] },
  (made, pen) => {
    const order = sited(
      traded(made, { wares: "pipe", buyers: "builders", number: "99-999-9999", units: ["EA", "FT", "PC"] }),
      ["Job 24-118 Riverside Tower", "Job 24-090 Eastgate Lofts"],
      ["400 Riverside Dr", "1900 Eastgate Ave"],
    );
    const columns =
      columnsOf(`>66 Quantity | 72 UM | 100 Item | 170/230 Description | 410 Cost Code | >500 Price
      506 Per | >576 Total`);
    const head = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: `Purchase Order ${order.number}`,
          facts: [
            ["PO Date", day(order.date, "m/d/yyyy")],
            ["Date Required", day(order.due, "m/d/yyyy")],
            ["Terms", "Net 30, retainage 0%"],
          ],
          parties: [
            ["Vendor", order.seller],
            ["Ship To", order.site],
          ],
          onward: `PO ${order.number}          Page ${pen.pages}`,
          hand: { size: 8 },
        }),
        columns,
      );
    const flow = flowOf(pen, { y: head(), bottom: 750, again: head });
    inParts(order.items, 4).forEach((part, i) => {
      pour(pen, flow, columns, [{ words: [[100, JOB[i]!]], hand: { bold: true }, step: 13 }]);
      pour(
        pen,
        flow,
        columns,
        part.flatMap((item): Row[] => [
          {
            cells: [
              us(item.quantity, 2),
              item.unit,
              item.sku,
              item.name,
              "22-1116",
              us(item.price, 3),
              { 1: "E", 100: "C", 1000: "M" }[item.basis]!,
              us(item.total),
            ],
          },
          ...(item.at % 5
            ? []
            : [{ words: [[170, "Tag: hold for release by foreman"] as [number, string]] }]),
        ]),
        12,
      );
    });
    flow.need(50);
    const tax = taxOf(order, 8.25);
    pour(
      pen,
      flow,
      columns,
      [
        { cells: [null, null, null, null, null, "Subtotal", null, us(order.net)] },
        { cells: [null, null, null, null, null, "Sales Tax 8.25%", null, us(tax)] },
        {
          cells: [null, null, null, null, null, "PO Amount", null, `$${us(withTax(order, 8.25))}`],
          hand: { bold: true },
        },
      ],
      12,
    );
    return told(order, { currency: "USD", requestedDate: order.due, total: withTax(order, 8.25) });
  },
);

/** The other firm's offer behind an order: its own number, captions and sums. */
function offered(order: Order): Row[] {
  return order.items.map((item) => ({
    cells: [
      item.at,
      item.sku,
      item.name,
      us(item.quantity * 2, 0),
      us(item.price * 1.08),
      us(item.quantity * 2 * item.price * 1.08),
    ],
  }));
}

/** A college's order with the drawings' list and the seller's quotation of larger counts and higher prices behind it. */
const behind = drawn(
  "reach-college-attachments-behind",
  { min: 30, max: 50, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.supplies,
        buyers: ["Marlow State College", "Fenwick County Community College District"],
        number: "B0099999",
        units: ["EA", "CS"],
      }),
      ["Receiving, Physical Plant", "Science Hall Stockroom"],
    );
    const columns = columnsOf(
      `36 Item | 70 Catalog # | 150/220 Description | >410 Quantity | 418 U/M | >500 Unit Cost | >576 Total`,
    );
    const facts: [string, string][] = [
      ["P.O. Number", order.number],
      ["P.O. Date", day(order.date, "mm/dd/yyyy")],
      ["Deliver By", day(order.due, "mm/dd/yyyy")],
    ];
    const head = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: "PURCHASE ORDER",
          facts,
          parties: [
            ["VENDOR:", order.seller],
            ["DELIVER TO:", order.site],
          ],
        }),
        columns,
      );
    const flow = flowOf(pen, {
      y: head(),
      bottom: 690,
      again: head,
      end: () => void pen.say(576, 740, "Continued on next page", { align: right }),
    });
    pour(
      pen,
      flow,
      columns,
      order.items.map((item) => ({
        cells: [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ],
      })),
      14,
    );
    flow.need(30);
    pen.say(500, flow.y + 6, "Total", { align: right, bold: true });
    pen.say(576, flow.y + 6, `$${us(order.net)}`, { align: right, bold: true });
    pen.say(36, flow.y + 20, "Attachments: A - drawings and data sheets; B - vendor quotation");
    pen.next();
    pen.say(36, 40, `ATTACHMENT A to ${order.number}`, { bold: true, size: 11 });
    const list = columnsOf("36 No. | 70 Drawing | 170 Title | 400 Rev | >470 Sheets | >560 Copies");
    const rows = ["Bench layout", "Gas piping diagram", "Fume hood schedule", "Shelving elevations"];
    const sheet = flowOf(pen, { y: captions(pen, 64, list), bottom: 740, again: () => 40 });
    pour(
      pen,
      sheet,
      list,
      rows.map((title, i) => ({ cells: [i + 1, `A-${410 + i}`, title, "BCD"[i % 3]!, 2 + i, 3] })),
      14,
    );
    pen.next();
    pen.say(36, 40, `ATTACHMENT B`, { bold: true, size: 11 });
    pen.block(36, 56, [order.seller.name, ...order.seller.lines]);
    pen.block(
      400,
      56,
      [`QUOTATION Q-${order.random.digits(5)}`, `Date ${day(order.date, "mm/dd/yyyy")}`, "Valid 60 days"],
      { bold: true },
    );
    const quote = columnsOf("36 Ln | 70 Part | 150/220 Description | >430 Qty | >500 Price | >576 Ext.");
    const last = flowOf(pen, {
      y: captions(pen, 110, quote),
      bottom: 740,
      again: () => captions(pen, 50, quote),
    });
    pour(pen, last, quote, offered(order), 13);
    return told(order, { currency: "USD", requestedDate: order.due });
  },
);

export const reachBreaks = [mine, yard, city, phases, behind];
