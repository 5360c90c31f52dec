import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right, unproved } from "./_listed.ts";

/** A wire buyer's order: base price, metal surcharge and freight share in columns before the price that is paid; no sums prove it. */
const parts = drawn("erp-price-parts", { max: 20, size: [792, 612], priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "WIRE CU THHN 12 BLK",
      "BUS BAR 1/4 X 2 C110",
      "STRIP CDA 260 .020",
      "ROD BRASS C360 5/8",
      "TUBE C122 1-1/8 L",
    ],
    buyers: ASKING.plants,
    number: "M9999999",
    units: ["LB", "FT"],
  });
  const shares = order.items.map(
    ({ price }) => [rounded(price * 0.62, 4), rounded(price * 0.31, 4)] as const,
  );
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13, face: "serif" });
    pen.say(756, 28, "PURCHASE ORDER", { bold: true, size: 14, align: right });
    pairs(pen, [600, 680], 50, [
      ["P.O. No.", order.number],
      ["Date", day(order.date, "d-Mon-yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 96;
    pen.block(36, 46, [...order.buyer.lines, order.buyer.phone]);
    pen.block(36, 96, ["Seller", order.seller.name, ...order.seller.lines]);
    pen.block(300, 96, ["Deliver to", order.site.name, ...order.site.lines]);
    return 158;
  };
  listed(pen, order.items, {
    columns: columnsOf(`36 Line | 66 Our Item | 140/160 Description | 310 Dock date | >430 Quantity | 436 UM
      >520 Base¶Price | >590 Metal¶Adder | >650 Frt¶Adder | >740 Net Price¶per UM`),
    head,
    bottom: 570,
    row: (item) => {
      const [base, metal] = shares[item.at - 1]!;
      return [
        item.at,
        item.sku,
        item.name,
        day(item.due, "d-Mon-yy"),
        us(item.quantity, 0),
        item.unit,
        us(base, 4),
        us(metal, 4),
        us(item.price - base - metal, 4),
        us(item.price, 4),
      ];
    },
  });
  return unproved(order);
});

/** A fabricator's release: estimated use of a year, balance of the contract and what comes now side by side, prices without sums. */
const estimate = drawn("erp-annual-estimate", { max: 22, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "B9999-99",
    units: ["EA", "PR"],
  });
  const head = () => {
    pen.say(36, 30, "BLANKET ORDER RELEASE", { bold: true, size: 14 });
    pen.block(576, 30, [order.buyer.name, ...order.buyer.lines], { align: right });
    pairs(pen, [36, 130], 56, [
      ["Order-Release", order.number],
      ["Release Date", day(order.date, "mm/dd/yyyy")],
      ["Sheet", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 104;
    pairs(pen, [36, 130], 104, [
      ["Supplier", order.seller.name],
      ["", order.seller.lines.join(", ")],
      ["Deliver To", order.site.name],
      ["", order.site.lines.join(", ")],
      ["Blanket Effective", `${day(order.date, "01/01/yyyy")} thru ${day(order.date, "12/31/yyyy")}`],
      ["Due Date", day(order.due, "mm/dd/yyyy")],
    ]);
    return 186;
  };
  listed(pen, order.items, {
    columns: columnsOf(`36 Ln | 60 Part | 136/150 Description | >340 Est Annual¶Usage | >400 Contract¶Balance
      >455 Release¶Qty | 462 UM | >574 Contract¶Price`),
    head,
    bottom: 730,
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      us(item.quantity * 12, 0),
      us(item.quantity * 7, 0),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 3),
    ],
  });
  return unproved(order, { requestedDate: order.due });
});

/** A planning run's order without prices: firm quantity and its day, then what is foreseen for the next three months. */
const forecast = drawn("erp-firm-and-forecast", { max: 26, size: [792, 612] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ["Vantage Mobility Systems", "Orion Lift Truck Corp.", "Steelhead Trailer Works"],
    number: "RL-999999",
    units: ["EA", "FT"],
  });
  const { random } = order;
  const months = ["+1 Mo", "+2 Mo", "+3 Mo"];
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.say(396, 28, "Supplier Release", { size: 15, align: "center" });
    pairs(pen, [600, 680], 28, [
      ["Release", order.number],
      ["Issued", day(order.date, "yyyy-mm-dd")],
      ["Page", String(pen.pages)],
    ]);
    pen.block(36, 44, order.buyer.lines, { size: 8 });
    if (pen.pages > 1) return 88;
    pen.block(36, 84, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(300, 84, ["Ship to", order.site.name, ...order.site.lines]);
    pen.say(600, 84, "Authorised to ship: firm only.", { italic: true });
    return 146;
  };
  listed(pen, order.items, {
    columns: [
      { x: 36, head: ["Part Number"] },
      { x: 120, width: 190, head: ["Part Name"] },
      { x: 330, head: ["UM"] },
      { x: 360, head: ["Dock", "Day"] },
      { x: 470, align: right, head: ["Firm", "Qty"] },
      ...months.map((month, i) => ({ x: 560 + i * 70, align: right, head: ["Planned", month] })),
    ],
    head,
    bottom: 560,
    row: (item) => [
      item.sku,
      item.name,
      item.unit,
      item.due,
      us(item.quantity, 0),
      ...months.map(() => us(random.int(0, 9) * 50, 0)),
    ],
  });
  return {
    ...truly(order, () => ({ unitPrice: null, priceBasis: null, lineTotal: null })),
    total: null,
  };
});

/** A suite that prints what we count and what the supplier counts, each with its unit; the price is the supplier's unit's. */
const ours = drawn("erp-our-and-supplier-qty", { words: "uk", max: 16, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.britain,
    number: "99999",
    units: ["CS", "PK", "DRM"],
  });
  const per = order.items.map(() => order.random.pick([6, 10, 12, 24]));
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 14 });
    pen.say(558, 28, "Purchase Order", { size: 18, align: right });
    pen.say(558, 50, `PO Number: ${order.number}`, { bold: true, align: right });
    pen.say(558, 62, `${pen.pages}`, { align: right, size: 8 });
    if (pen.pages > 1) return 84;
    pen.block(36, 46, order.buyer.lines);
    pen.block(36, 86, ["Supplier:", order.seller.name, ...order.seller.lines]);
    pen.block(230, 86, ["Ship To:", order.site.name, ...order.site.lines]);
    pairs(pen, [420, 490], 86, [
      ["Order Date:", day(order.date, "dd/mm/yyyy")],
      ["Due Date:", day(order.due, "dd/mm/yyyy")],
      ["Ship Via:", "Carrier"],
      ["Terms:", "30 days EOM"],
    ]);
    return 152;
  };
  listed(pen, order.items, {
    columns: columnsOf(`36 Line | 64/230 Part Number/Description | >340 Our¶Quantity | 344
      >420 Supplier¶Quantity | 424 | >558 Unit Price`),
    head,
    bottom: 790,
    height: 40,
    row: (item) => [
      item.at,
      item.sku,
      us(item.quantity * per[item.at - 1]!, 2),
      "EA",
      us(item.quantity, 2),
      item.unit,
      `${us(item.price)} /${item.unit}`,
    ],
    under: (item, y) => pen.say(64, y, item.name, { size: 8, width: 220 }),
  });
  return unproved(order, { requestedDate: order.due });
});

export const erpColumns = [parts, estimate, forecast, ours];
