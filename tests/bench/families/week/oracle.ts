import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A suite's document with, below each line, to whom it is delivered and what was needed and promised, both in one cell. */
const needed = drawn("week-ebs-needed-deliver-to", { max: 24, forms: ["runs", "words"] }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: STOCK.flow,
      buyers: ["Santee Water Reclamation District", "Ridgeline Polymers LP", "Corvane Aerostructures, Inc."],
      number: "9999999",
      units: ["Each", "Foot", "Kit"],
    }),
    ["Central Warehouse Bldg 40", "MRO Stores Dock C"],
  );
  const columns = columnsOf(`>50 Line | 60/190 Part Number / Description | 262 Delivery Date/Time
    >400 Quantity | 408 UOM | >492 Unit Price¶(USD) | 506 Tax | >578 Amount¶(USD)`);
  const head = () => {
    pen.say(36, 26, order.buyer.name, { bold: true, size: 13 });
    pen.box(380, 22, 200, 76);
    pairs(
      pen,
      [384, 470],
      26,
      [
        ["Type", "Standard Purchase Order"],
        ["Order", order.number],
        ["Revision", "0"],
        ["Order Date", day(order.date, "dd-MON-yyyy")],
        ["Created By", order.person],
        ["Page", String(pen.pages)],
      ],
      { size: 8.5, step: 11.5 },
    );
    if (pen.pages > 1) return 112;
    pen.block(36, 44, order.buyer.lines);
    const place = (y: number, caption: string, rows: string[]) => {
      pen.say(36, y, caption, { bold: true });
      pen.block(100, y, rows);
    };
    place(110, "Supplier:", [order.seller.name, ...order.seller.lines]);
    place(154, "Ship To:", [order.site.name, ...order.site.lines]);
    pen.say(330, 154, "Bill To:", { bold: true });
    pen.block(380, 154, ["Accounts Payable", "PO Box 9120", "Fairhaven, TX 75002"]);
    ["Customer Account No.", "Payment Terms", "Freight Terms", "FOB", "Ship Via"].forEach((text, i) => {
      pen.box(36 + i * 109, 200, 109, 26);
      pen.say(39 + i * 109, 202, text, { bold: true, size: 8 });
      pen.say(39 + i * 109, 213, ["", "NET 30", "Prepaid & Add", "Origin", "Best Way"][i]!, { size: 8.5 });
    });
    pen.say(36, 232, "All prices and amounts on this order are expressed in US Dollar.", { size: 8 });
    return 252;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8 }, band: "bar" });
  for (const item of order.items) {
    flow.need(66);
    pen.say(262, flow.y, `Needed: ${day(item.due, "dd-MON-yyyy")}`, { size: 8 });
    const after = cells(pen, flow.y, columns, [
      item.at,
      `${item.buyerSku} ${item.name}`,
      null,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      "N",
      us(item.total),
    ]);
    pen.say(262, flow.y + 10, `Promised: ${day(item.due, "dd-MON-yyyy")} 00:00:00`, { size: 8 });
    flow.y = Math.max(after, flow.y + 22);
    flow.y = pen.say(60, flow.y, `Supplier Item: ${item.sku}`, { size: 8 });
    flow.y = pen.say(60, flow.y, "Ship To: Use the ship-to address at the top of page 1", { size: 8 });
    flow.y = pen.say(60, flow.y, `Deliver To: ${order.person} (${us(item.quantity, 0)})`, { size: 8 }) + 5;
  }
  flow.need(26);
  pen.rule(36, flow.y, 578);
  pen.say(440, flow.y + 5, "Total: ", { bold: true });
  pen.say(578, flow.y + 5, `${us(order.net)} (USD)`, { bold: true, align: right });
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" });
});

/** A suite's release in typewriter letters: agreed sums of the blanket above the lines, each line in three rows, its price's basis in words. */
const release = drawn(
  "week-blanket-release-print",
  { max: 20, base: { face: "mono", size: 8 }, priceDecimals: 4 },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.fixings,
      buyers: ["DELMAR SWITCHGEAR CORP", "OTTERBEIN TRAILER MFG", "KIMBRELL DOOR SYSTEMS INC"],
      number: "99999",
      units: ["EA", "CS", "LB"],
    });
    const number = `${order.number}-${order.random.int(2, 40)}`;
    let y = 0;
    const row = (...parts: [number, string | number][]) => {
      y = pen.say(30, y, typed(...parts)) + 1.5;
    };
    const head = () => {
      y = 30;
      row([0, order.buyer.name], [60, "BLANKET PURCHASE RELEASE"]);
      row([0, order.buyer.lines[0]!], [60, `RELEASE NO: ${number}`]);
      row(
        [0, order.buyer.lines[1]!],
        [60, `DATE: ${day(order.date, "dd-MON-yy")}`],
        [84, `PAGE ${pen.pages}`],
      );
      y += 8;
      if (pen.pages === 1) {
        row([0, "TO:"], [8, order.seller.name], [50, "SHIP TO:"], [60, order.site.name]);
        for (const [i, line] of order.seller.lines.entries()) row([8, line], [60, order.site.lines[i] ?? ""]);
        y += 8;
        row(
          [0, "AMOUNT AGREED:   250,000.00"],
          [40, "AMOUNT LIMIT:   300,000.00"],
          [72, "BUYER: "],
          [79, order.person],
        );
        row(
          [0, "EFFECTIVE: 01-JAN-21 TO 31-DEC-26"],
          [40, "TERMS: NET 45"],
          [60, "FOB: DESTINATION"],
          [80, "VIA: TRUCK"],
        );
        y += 6;
      }
      row([0, "-".repeat(100)]);
      row(
        [0, "LN SHP"],
        [8, "ITEM / DESCRIPTION"],
        [46, "NEED-BY"],
        [-68, "QUANTITY"],
        [70, "UNIT"],
        [-86, "UNIT PRICE"],
        [-100, "EXTENDED"],
      );
      row([0, "-".repeat(100)]);
    };
    head();
    for (const item of order.items) {
      if (y > 690) {
        row([0, "CONTINUED ON NEXT PAGE"]);
        pen.next();
        head();
      }
      row(
        [-2, item.at],
        [-6, 1],
        [8, item.buyerSku],
        [46, day(item.due, "dd-MON-yy")],
        [-68, us(item.quantity, 0)],
        [70, item.unit],
        [-86, us(item.price, 4)],
        [-100, us(item.total)],
      );
      row([8, item.name]);
      row([8, `VENDOR PRODUCT NUM: ${item.sku}`]);
      if (item.at % 4 === 2) row([8, "NOTE TO VENDOR: COUNT PER BOX NOT TO EXCEED 40 LB"]);
      y += 3;
    }
    row([0, "-".repeat(100)]);
    row([60, "RELEASE TOTAL:"], [-100, us(order.net)]);
    y += 20;
    row([0, "AUTHORIZED BY: ______________________"], [50, "ACCEPTED: ______________________"]);
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      docNumber: number,
      shipTo: order.site,
    };
  },
);

/** A suite's change order: lines that stayed, a changed one with both counts in words, a cancelled one said to be so. */
const changed = drawn("week-cloud-change-order", { min: 5, max: 20, size: [612, 792] }, (made, pen) => {
  const order = traded(made, {
    wares: STOCK.drives,
    buyers: ["Maddox Aggregates, LLC", "Pinnacle Bottling Group", "St. Clair Rubber Products"],
    number: "PO999999",
    units: ["Ea"],
  });
  const columns = columnsOf(`40 Line | 70 Item | 140/170 Description | 318 Requested | >410 Quantity | 416 UOM
    >500 Price | >572 Ordered`);
  const head = () => {
    pen.say(40, 30, `Change Order 2 to Purchase Order ${order.number}`, { bold: true, size: 13 });
    pen.say(572, 34, `${pen.pages}`, { align: right });
    if (pen.pages > 1) return 64;
    under(pen, [40, 56], "Sold To", order.buyer);
    under(pen, [220, 56], "Supplier", order.seller);
    under(pen, [400, 56], "Ship To", { ...order.site, name: `${order.site.name} Stores` });
    pairs(pen, [40, 130], 118, [
      ["Order Date", day(order.date, "m/d/yyyy")],
      ["Change Description", "Quantity and date changes per telephone call"],
      ["Payment Terms", "Net 60"],
      ["Currency", "USD"],
    ]);
    return 182;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true } });
  order.items.forEach((item, i) => {
    flow.need(54);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      item.name,
      day(item.due, "m/d/yyyy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    if (i === 1)
      flow.y = pen.say(
        140,
        flow.y,
        `Changed: Quantity from ${us(item.quantity + 12, 0)} to ${us(item.quantity, 0)}; Ordered from ${us((item.quantity + 12) * item.price)} to ${us(item.total)}`,
        { size: 8, italic: true, width: 380 },
      );
    if (i === 2) flow.y = pen.say(140, flow.y, "Added in this change order", { size: 8, italic: true });
    flow.y += 4;
  });
  flow.need(40);
  pen.rule(40, flow.y, 572);
  pen.say(440, flow.y + 6, "Total", { bold: true });
  pen.say(572, flow.y + 6, us(order.net), { bold: true, align: right });
  pen.say(440, flow.y + 20, "Previous total", { size: 8 });
  pen.say(572, flow.y + 20, us(order.net + 12 * order.items[1]!.price), { size: 8, align: right });
  return {
    ...truly(order),
    currency: "USD",
    shipTo: { ...order.site, name: `${order.site.name} Stores` },
  };
});

export const weekOracle = [needed, release, changed];
