import { ASKING, GOODS } from "../_desk.ts";
import { boxed, sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { later } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { type Row, topOf } from "../_reach.ts";
import { pairs, terms } from "../_table.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** An aircraft maker's order: revision beside the part, need-by and promised days, quality clauses, account and requisition below each line. */
const clauses = laid("clerk-aero-clauses-accounts", {
  wish: { min: 3, max: 24, base: { size: 8 } },
  trade: {
    wares: STOCK.turned,
    buyers: ["Kestrel Ridge Aerostructures", "Halden Actuation Systems, Inc."],
    number: "P0099999",
    units: ["EA", "LT"],
  },
  site: [["Kestrel Ridge Receiving Dock 3", "Halden Plant 2 Inspection"]],
  ruler: `34 LINE | 62 PART NUMBER¶DESCRIPTION | 200 REV | >262 ORDER¶QTY | 268 U/M | 300 NEED-BY¶DATE | 358 PROMISED¶DATE | >478 UNIT¶PRICE | 486 TX | >578 EXTENDED¶PRICE`,
  band: "bar",
  bottom: 726,
  step: 10,
  head: (pen, order) => {
    const y = topOf(pen, order, {
      title: "PURCHASE ORDER",
      facts: [
        ["P.O. NUMBER", order.number],
        ["P.O. DATE", day(order.date, "dd-MON-yyyy")],
        ["REVISION", "0"],
        ["BUYER", order.person],
        ["PAGE", `${pen.pages}`],
      ],
      parties: [
        ["SUPPLIER", order.seller],
        ["SHIP TO", order.site],
      ],
    });
    return pen.say(306, y, "CONFIRMING ORDER - DO NOT DUPLICATE", { bold: true, align: "center" }) + 8;
  },
  rows: (item, { random }) => [
    {
      cells: [
        item.at,
        item.sku,
        item.at % 3 ? "B" : "NC",
        us(item.quantity, 0),
        item.unit,
        day(item.due, "dd-MON-yy"),
        item.at % 4 ? day(later(item.due, 5), "dd-MON-yy") : "",
        us(item.price),
        "N",
        us(item.total),
      ],
    },
    { words: [[62, item.name]] },
    { words: [[62, `QUALITY CLAUSES: Q01, Q07, Q${10 + (item.at % 9)}A, Q44 (AS9102 FAI)`]] },
    {
      words: [[62, `ACCT 01-4410-${random.digits(4)}-512   REQ ${random.digits(6)} LN ${item.at}`]],
      step: 15,
    },
  ],
  below: (pen, flow, order) => {
    sums(pen, flow, [500, 578], [["PURCHASE ORDER TOTAL (USD)", us(order.net)]], { bold: true });
    pen.next();
    terms(pen, { x: 36, y: 40, width: 540, bottom: 740 }, 12);
  },
  shown: () => ({ currency: "USD" }),
});

/** A service centre's steel order: pieces, pounds ordered and received, price per hundredweight. */
const hundredweight = laid("clerk-steel-cwt-pieces", {
  wish: { min: 3, max: 18, bases: [100], priceDecimals: 4, size: [792, 612], base: { size: 8.5 } },
  trade: {
    wares: [
      "HR Sheet A1011 .179 x 60 x 120",
      "Plate A572-50 .500 x 96 x 240",
      "CR Coil CS-B .0359 x 48",
      "Flat A36 3/8 x 4 x 20'",
    ],
    buyers: ["Lakeshore Tank & Vessel", "Orchard Hill Trailer Mfg."],
    number: "99-99999",
    units: ["LB"],
  },
  ruler: `36 Ln | 60 Item No | 150 Description / Size | >386 Pcs | >450 Ordered | >510 Rec'd | 520 UM | >610 Price | 616 Per | 650 Promise | >756 Amount`,
  bottom: 550,
  head: (pen, order) => {
    const y = topOf(pen, order, {
      title: "Purchase Order",
      onward: `Purchase Order ${order.number} continued`,
      facts: [
        ["Order No.", order.number],
        ["Order Date", day(order.date, "m/d/yyyy")],
        ["Vendor No.", `V${order.number.slice(-3)}`],
      ],
      parties: [
        ["Vendor", order.seller],
        ["Deliver To", order.buyer],
      ],
    });
    return pen.pages > 1
      ? y
      : boxed(
          pen,
          [36, y, 720],
          [
            ["Terms", "1/2% 10 Net 30"],
            ["FOB", "Delivered"],
            ["Ship Via", "Your truck"],
            ["Due", day(order.due, "m/d/yyyy")],
          ],
        ) + 12;
  },
  rows: (item) => [
    {
      cells: [
        item.at,
        item.sku,
        item.name,
        1 + (item.at % 12),
        us(item.quantity, 0),
        0,
        "LB",
        us(item.price, 4),
        "CWT",
        day(item.due, "m/d/yy"),
        us(item.total),
      ],
    },
    ...(item.at % 2 ? [{ words: [[150, "Mill certs with shipment. Max lift 5,000 lb"]] } as Row] : []),
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [680, 756],
      [
        [
          "Total Weight",
          us(
            order.items.reduce((sum, { quantity }) => sum + quantity, 0),
            0,
          ),
        ],
        ["Order Total", us(order.net)],
      ],
    ),
  shown: (order) => ({ requestedDate: order.due, shipTo: undefined }),
});

/** A revised order: a mark before each changed line, what it was below, and the list of changes above. */
const marks = laid("clerk-revised-lines-marked", {
  wish: { min: 4, max: 26, priceDecimals: 4, base: { size: 8.5 } },
  trade: { wares: GOODS.machined, buyers: ASKING.plants, number: "4599999", units: ["EA", "PC"] },
  ruler: `32 Chg | 58 Line | 86 Item | 176 Description | >412 Quantity | 418 U/M | 446 Due | >534 Unit Cost | >582 Amount`,
  bottom: 724,
  together: true,
  head: (pen, order) => {
    const y = topOf(pen, order, {
      title: "PURCHASE ORDER - REVISED",
      facts: [
        ["PO Number:", order.number],
        ["Order Date:", day(order.date, "mm/dd/yyyy")],
        ["Revision:", "3"],
        ["Rev. Date:", day(later(order.date, 9), "mm/dd/yyyy")],
      ],
      parties: [
        ["Vendor:", order.seller],
        ["Ship To:", order.buyer],
      ],
    });
    return (
      pen.say(36, y - 4, "* = line changed by this revision   A = line added. Supersedes revision 2.") + 10
    );
  },
  rows: (item) => [
    {
      cells: [
        item.at % 3 === 1 ? "*" : item.at % 7 === 0 ? "A" : "",
        item.at,
        item.sku,
        item.name.slice(0, 38),
        us(item.quantity, 0),
        item.unit,
        day(item.due, "mm/dd/yy"),
        us(item.price, 4),
        us(item.total),
      ],
    },
    ...(item.at % 3 === 1
      ? [
          {
            words: [[176, `Was: qty ${item.quantity + 5}, due ${day(later(item.due, -7), "mm/dd/yy")}`]],
            hand: { italic: true },
          } as Row,
        ]
      : []),
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [520, 582],
      [
        ["Previous Order Total:", us(order.net + 184.5)],
        ["Change:", "-184.50"],
        ["Revised Order Total:", us(order.net)],
      ],
    ),
  shown: () => ({ shipTo: undefined, line: (item) => ({ description: item.name.slice(0, 38) }) }),
});

/** A German maker's order out of a Dutch suite: price for so many, drawing and calendar week below, sum carried over. */
const carried = laid("clerk-uebertrag-kw-de", {
  wish: { words: "de", min: 8, max: 44, size: [595, 842], bases: [1, 100], base: { size: 8.5 } },
  ruler: `34 Pos. | 62 Artikel | 134 Bezeichnung | >372 Menge | 378 ME | >452 Preis EUR | >486 je | >561 Betrag EUR`,
  bottom: 760,
  together: true,
  head: (pen, order) => {
    pen.say(34, 26, order.buyer.name, { bold: true, size: 13 });
    pen.say(34, 42, order.buyer.lines.join(" · "));
    pen.say(561, 26, `Bestellung ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(561, 44, `Seite ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 72;
    under(pen, [34, 72], "Lieferant", order.seller);
    pairs(pen, [350, 450], 72, [
      ["Bestelldatum", day(order.date, "dd.mm.yyyy")],
      ["Liefertermin", day(order.due, "dd.mm.yyyy")],
      ["Lieferanten-Nr.", "70411"],
      ["Einkäufer", order.person],
      ["Zahlung", "30 Tage netto"],
    ]);
    return 146;
  },
  rows: (item) => [
    {
      cells: [
        item.at * 10,
        item.sku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        item.basis,
        eu(item.total),
      ],
    },
    {
      words: [
        [
          134,
          `Zeichnung ${70000 + item.at * 13} Index ${item.at % 2 ? "a" : "c"}, KW ${10 + (item.at % 30)}`,
        ],
      ],
      step: 14,
    },
  ],
  end: (pen, y) => void pen.say(486, y + 2, "Übertrag auf Folgeseite", { align: right }),
  below: (pen, flow, order) =>
    sums(pen, flow, [486, 561], [["Bestellwert netto EUR", eu(order.net)]], { bold: true }),
  shown: (order) => ({ currency: "EUR", requestedDate: order.due, shipTo: undefined }),
});

/** The forms of makers' works. */
export const clerkWorks = [clauses, hundredweight, marks, carried];
