import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const right = "right" as const;
const MONO = { face: "mono" as const, size: 8 };

/** An Australian suite's print: pack sizes and conversion factors before the price, two codes below the first, tax by line. */
const factors = drawn(
  "next-conversion-factors",
  { max: 16, min: 4, size: [842, 595], base: MONO },
  (made, pen) => {
    const asked = traded(made, {
      wares: GOODS.supplies,
      buyers: ASKING.pacific,
      number: "Q9999999",
      units: ["CTN", "EACH", "PKT"],
    });
    const order = sited(
      asked,
      ["Wollandra DC Yatala", "Bayside Bunbury"],
      ["55 Peachey Rd", "7 Halifax Drive"],
    );
    const columns = columnsOf(`30 Seq | 60 Item Code¶Supplier Code | 160/230 Description | >450 Order¶Qty
      456 Ord¶Unit | >526 Conv¶Factor | >600 Price Ex¶GST | 606 Prc¶Unit | >680 GST | >750 Ext¶Inc GST
      760 Due`);
    const head = () => {
      pen.say(30, 24, `${order.buyer.name.toUpperCase()}   ABN 33 009 1${order.random.digits(2)} 222`);
      pen.say(600, 24, `PURCHASE ORDER ${order.number}/00`);
      pen.say(600, 34, `PAGE ${pen.pages}`);
      if (pen.pages > 1) return 58;
      pen.block(30, 36, order.buyer.lines);
      pen.say(600, 44, `ORDER DATE ${day(order.date, "dd-MON-yyyy")}`);
      pen.say(600, 54, `CURRENCY   AUD`);
      pen.block(30, 70, ["SUPPLIER", order.seller.name, ...order.seller.lines]);
      pen.block(320, 70, ["DELIVER TO", order.site.name, ...order.site.lines]);
      return 124;
    };
    const flow = wayOf(pen, { columns, head, bottom: 545 });
    for (const item of order.items) {
      flow.need(32);
      const tax = rounded(item.total * 0.1, 2);
      flow.y = cells(pen, flow.y, columns, [
        String(item.at).padStart(4, "0"),
        item.buyerSku,
        item.name,
        bare(item.quantity, 2),
        item.unit,
        "1.0000",
        bare(item.price, 4),
        item.unit,
        bare(tax),
        bare(item.total + tax),
        day(item.due, "dd-MON-yy"),
      ]);
      flow.y = pen.say(60, flow.y, item.sku) + 3;
    }
    flow.need(50);
    const taxes = rounded(
      order.items.reduce((sum, { total }) => sum + rounded(total * 0.1, 2), 0),
      2,
    );
    const total = rounded(order.net + taxes, 2);
    [
      ["TOTAL EX GST", order.net],
      ["GST", taxes],
      ["ORDER TOTAL", total],
    ].forEach(([caption, value], i) => {
      pen.say(600, flow.y + 4 + i * 10, String(caption));
      pen.say(750, flow.y + 4 + i * 10, us(Number(value)), { align: right });
    });
    return told(order, {
      line: (item) => ({ buyerSku: item.buyerSku, lineTotal: undefined }),
      docNumber: `${order.number}/00`,
      currency: "AUD",
      total,
    });
  },
);

/** An eighty-column print: a type letter after the item, the open quantity, the supplier's item, the maker's and the revision each in a row below. */
const eighty = drawn(
  "next-eighty-open-qty",
  { max: 14, min: 3, base: { face: "mono", size: 9 }, forms: ["runs", "words"] },
  (made, pen) => {
    const asked = traded(made, {
      wares: GOODS.electric,
      buyers: ASKING.plants,
      number: "PO99999",
      units: ["EA", "FT"],
    });
    const order = sited(asked, ["Nolan-Weiss Plant 10-200", "Granger Mill Stores"]);
    const columns = columnsOf(`34 Ln¶--- | 62 Item Number¶------------------ | 172 T¶- | 190 Due¶--------
      >322 Qty Open¶--------- | 330 UM¶-- | >440 Unit Cost¶---------------
      >556 Extended Cost¶----------------`);
    const head = () => {
      pen.say(210, 30, "P U R C H A S E   O R D E R");
      pen.say(400, 42, `Order Number: ${order.number}   Revision: 0`);
      pen.say(400, 53, `  Order Date: ${day(order.date, "mm/dd/yy")}     Page: ${pen.pages}`);
      pen.say(400, 64, `  Print Date: ${day(order.due, "mm/dd/yy")}`);
      if (pen.pages > 1) return 88;
      pen.block(34, 42, [order.buyer.name, ...order.buyer.lines]);
      pen.say(34, 92, `Supplier: ${order.random.digits(5)}`);
      pen.say(330, 92, "Ship To: 10-200");
      pen.block(62, 106, [order.seller.name, ...order.seller.lines]);
      pen.block(358, 106, [order.site.name, ...order.site.lines]);
      pen.say(34, 150, `Credit Terms: N30   Net 30 Days          Buyer: ${order.person}`);
      pen.say(34, 161, "    Ship Via: COMMON CARRIER              FOB: DESTINATION");
      return 186;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 740,
      band: "none",
      end: (y) => void pen.say(300, y + 6, "*** C o n t i n u e d ***"),
    });
    for (const item of order.items) {
      flow.need(64);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.at % 5 ? "" : "M",
        day(item.due, "mm/dd/yy"),
        us(item.quantity, 1),
        item.unit,
        us(item.price, 5),
        us(item.total),
      ]);
      flow.y = pen.say(62, flow.y, item.name);
      flow.y = pen.say(62, flow.y, `Rev: ${"AB"[item.at % 2]}      Site: 10-200`);
      flow.y = pen.say(62, flow.y, `Supplier Item: ${item.sku}`);
      if (item.at % 4 === 3) flow.y = pen.say(62, flow.y, "Tol 0.005; 12 per tray; ship 2 trays 04/15");
      flow.y += 8;
    }
    flow.need(60);
    pen.block(330, flow.y, [
      `Non-Taxable:  ${"0.00".padStart(16)}`,
      `    Taxable:  ${us(order.net).padStart(16)}`,
      `  Tax 6.00%:  ${us(taxOf(order, 6)).padStart(16)}`,
      `      Total:  ${us(withTax(order, 6)).padStart(16)}  USD`,
    ]);
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD", total: withTax(order, 6) });
  },
);

/** A midrange system's order: figures with trailing unit, blanket quantities below, a price each and in stock units. */
const midrange = drawn(
  "next-midrange-two-units",
  { max: 12, min: 3, priceDecimals: 4, base: MONO, forms: ["runs", "glyphs"] },
  (made, pen) => {
    const asked = traded(made, { wares: "shop", buyers: ASKING.plants, number: "P099999", units: ["EA"] });
    const order = sited(asked, ["HARWICK WHSE 1", "ELLSWORTH WHSE 3"]);
    const columns = columnsOf(`30 ITEM¶SEQ | 60 ITEM NUMBER¶VENDOR CATALOG NO.
      180 DESCRIPTION¶ENG DWG     REV | >420 ORDER QTY¶STOCK QTY | 424 UM¶UM | 438 DUE DATE¶DOCK DATE
      >520 UNIT¶PRICE | >582 EXTENDED¶PRICE`);
    const head = () => {
      pen.say(30, 26, order.buyer.name.toUpperCase());
      pen.say(420, 26, `PURCHASE ORDER   ${order.number}`);
      pen.say(420, 36, `DATE ${day(order.date, "m/dd/yy")}   PAGE  ${pen.pages}`);
      if (pen.pages > 1) return 60;
      pen.block(30, 36, order.buyer.lines);
      pen.block(30, 66, [
        `VENDOR ${order.random.digits(6)}`,
        order.seller.name.toUpperCase(),
        ...order.seller.lines,
      ]);
      pen.block(330, 66, ["SHIP TO", order.site.name, ...order.site.lines]);
      pen.say(30, 116, "TERMS 2% 10 NET 30     FOB ORIGIN     VIA UPS");
      return 138;
    };
    const flow = wayOf(pen, { columns, head, bottom: 735 });
    for (const item of order.items) {
      flow.need(34);
      flow.y = cells(pen, flow.y, columns, [
        String(item.at).padStart(3, "0"),
        item.buyerSku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        day(item.due, "m/dd/yy"),
        us(item.price, 4),
        us(item.total),
      ]);
      flow.y =
        cells(pen, flow.y, columns, [
          "",
          item.sku,
          `${order.random.digits(6)}      ${"AC"[item.at % 2]}`,
          us(item.quantity * 12, 0),
          "IN",
          day(order.due, "m/dd/yy"),
        ]) + 4;
    }
    flow.need(24);
    pen.say(446, flow.y + 4, "TOTAL");
    pen.say(582, flow.y + 4, us(order.net), { align: right });
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }) });
  },
);

export const nextSpools = [factors, eighty, midrange];
