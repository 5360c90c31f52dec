import { drawn } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { cells, flowOf, heads, pairs } from "./_table.ts";
import { traded, truly } from "./_trade.ts";

/** A wholesaler's suite: quantity with its unit's size before the item, the price's unit with its size behind. */
const sized = drawn("trade-unit-size", { max: 26, bases: [1, 1, 100], priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, { wares: "mro", buyers: "works", number: "4999999", units: ["EA"] });
  const columns = [
    { x: 36, align: "left" as const, head: ["", "Line"] },
    { x: 108, align: "right" as const, head: ["Quantity", "Ordered"] },
    { x: 114, head: ["UOM", "Unit Size"] },
    { x: 164, width: 190, head: ["Item ID", "Item Description"] },
    { x: 366, head: ["Pricing UOM", "Unit Size"] },
    { x: 500, align: "right" as const, head: ["Unit", "Price"] },
    { x: 580, align: "right" as const, head: ["Extended", "Price"] },
  ];
  const head = () => {
    pen.say(300, 26, "PURCHASE ORDER", { size: 16, bold: true });
    pen.box(476, 22, 106, 64);
    pen.say(529, 25, "PO Number", { size: 8, align: "center" });
    pen.say(529, 36, order.number, { size: 11, bold: true, align: "center" });
    pen.say(529, 54, "PO Date", { size: 8, align: "center" });
    pen.say(529, 64, day(order.date, "mm/dd/yyyy"), { align: "center" });
    pen.say(580, 90, `Page ${pen.pages} of ${Math.ceil(order.items.length / 10)}`, {
      size: 8,
      align: "right",
    });
    pen.block(36, 28, [order.buyer.name, ...order.buyer.lines, `Tel ${order.buyer.phone}`], { size: 9 });
    pen.say(36, 104, "Supplier:", { bold: true });
    pen.block(36, 116, [order.seller.name.toUpperCase(), ...order.seller.lines], { size: 9 });
    pen.say(330, 104, "Ship To:", { bold: true });
    pen.block(330, 116, [order.site.name.toUpperCase(), ...order.site.lines], { size: 9 });
    pen.box(36, 160, 546, 28);
    for (const [i, [caption, value]] of Object.entries({
      "Supplier ID": "100482",
      Buyer: order.person,
      "Date Due": day(order.due, "mm/dd/yyyy"),
      Terms: "NET 30",
      Carrier: "UPS GROUND",
      "Freight Code": "PREPAID",
    }).entries()) {
      pen.say(40 + i * 90, 162, caption, { size: 7.5, bold: true });
      pen.say(40 + i * 90, 174, value, { size: 8.5 });
    }
    const y = heads(pen, 196, columns, { bold: true, size: 8 });
    pen.rule(36, y - 1, 582);
    return y + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
  for (const item of order.items) {
    flow.need(46);
    const per = item.basis === 100 ? "C" : "EA";
    pen.say(114, flow.y + 11, "1.0000", { size: 8 });
    pen.say(366, flow.y + 11, `${bare(item.basis, 4)}`, { size: 8 });
    pen.say(164, flow.y, item.sku, { bold: true });
    cells(pen, flow.y, columns, [
      item.at,
      bare(item.quantity, 2),
      "EA",
      "",
      per,
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = pen.say(164, flow.y + 11, item.name, { width: 196 });
    if (item.at % 4 === 2) flow.y = pen.say(164, flow.y, `Supplier Part No: ${item.buyerSku}`, { size: 8 });
    flow.y += 6;
  }
  flow.need(40);
  pen.say(500, flow.y + 6, "Total:", { bold: true, align: "right" });
  pen.say(580, flow.y + 6, us(order.net), { bold: true, align: "right" });
  return {
    ...truly(order, ({ buyerSku, at }) => ({ buyerSku: at % 4 === 2 ? buyerSku : null })),
    requestedDate: order.due,
  };
});

/** A branch's spool: units joined to quantities and, behind a slash, to prices. */
const joined = drawn(
  "trade-joined-units",
  { max: 34, bases: [1, 1, 100], priceDecimals: 3, base: { face: "mono", size: 8.5 } },
  (made, pen) => {
    const order = traded(made, { wares: "pipe", buyers: "works", number: "P99999999", units: ["ea", "ft"] });
    const line = (text: string, y: number) => pen.say(28, y, text);
    const head = () => {
      let y = line(`${"** PURCHASE ORDER **".padStart(60)}`, 28);
      y = line(`${order.buyer.name.padEnd(56)}PO NUMBER: ${order.number}`, y + 6);
      y = line(`${order.buyer.lines[0]!.padEnd(56)}PO DATE  : ${day(order.date, "mm/dd/yy")}`, y);
      y = line(`${order.buyer.lines[1]!.padEnd(56)}PAGE     : ${pen.pages}`, y);
      if (pen.pages === 1) {
        y = line("VENDOR:".padEnd(50).concat("SHIP TO:"), y + 10);
        y = line(`  ${order.seller.name.padEnd(48)}  ${order.site.name} - BRANCH 4`, y);
        y = line(`  ${order.seller.lines[0]!.padEnd(48)}  ${order.site.lines[0]}`, y);
        y = line(`  ${order.seller.lines[1]!.padEnd(48)}  ${order.site.lines[1]}`, y);
        y = line(
          `WRITER: ${order.person.split(" ")[0]!.toUpperCase().padEnd(12)} SHIP VIA: OUR TRUCK      TERMS: 2% 10TH PROX   REQ DATE: ${day(order.due, "mm/dd/yy")}`,
          y + 8,
        );
        y = line("FREIGHT: ALLOWED OVER 1,500.00", y);
      }
      y = line("-".repeat(108), y + 4);
      y = line(
        `${"ORDER QTY".padStart(10)}  ${"DESCRIPTION".padEnd(58)}${"NET PRICE".padStart(16)}${"EXT PRICE".padStart(16)}`,
        y,
      );
      return line("-".repeat(108), y) + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(30);
      const per = item.basis === 100 ? "c" : item.unit;
      flow.y = line(
        `${`${item.quantity}${item.unit}`.padStart(10)}  ${`${item.sku} ${item.name}`.padEnd(58)}${`${bare(item.price, 3)}/${per}`.padStart(16)}${us(item.total).padStart(16)}`,
        flow.y,
      );
      if (item.at % 5 === 1)
        flow.y = line(`${" ".repeat(12)}*** Tag for ticket S${order.random.digits(7)} ***`, flow.y);
      flow.y += 3;
    }
    flow.need(44);
    flow.y = line("-".repeat(108), flow.y);
    flow.y = line(`${"Subtotal".padStart(86)}${us(order.net).padStart(16)}`, flow.y);
    flow.y = line(`${"S&H CHGS".padStart(86)}${"0.00".padStart(16)}`, flow.y);
    flow.y = line(`${"Amount Due".padStart(86)}${us(order.net).padStart(16)}`, flow.y);
    return { ...truly(order), requestedDate: order.due };
  },
);

/** A package of the nineties: no rules, quantities received and back ordered beside those ordered, descriptions below. */
const backordered = drawn("trade-back-ordered", { max: 30, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: "works",
    number: "0099999",
    units: ["EACH", "BOX", "CASE"],
  });
  const columns = [
    { x: 34, head: "Item Number" },
    { x: 190, head: "Unit" },
    { x: 288, align: "right" as const, head: "Ordered" },
    { x: 352, align: "right" as const, head: "Received" },
    { x: 424, align: "right" as const, head: "Back Order" },
    { x: 500, align: "right" as const, head: "Unit Cost" },
    { x: 582, align: "right" as const, head: "Amount" },
  ];
  const head = () => {
    pen.say(582, 24, `Page:   ${pen.pages}`, { size: 8, align: "right" });
    pen.say(400, 40, "Purchase Order", { size: 16, bold: true });
    pen.block(34, 40, [order.buyer.name, ...order.buyer.lines, order.buyer.phone], { size: 9 });
    pairs(pen, [400, 500], 64, [
      ["Order Number:", order.number],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Vendor Number:", "01-HALVOR"],
    ]);
    let y = 116;
    if (pen.pages === 1) {
      pen.block(34, 116, [order.seller.name, ...order.seller.lines]);
      pen.block(340, 116, ["Ship To:", order.site.name, ...order.site.lines]);
      pen.say(34, 172, "Confirm To:");
      pen.say(34, 183, order.person);
      const strip = [
        "Required Date",
        day(order.due, "m/d/yyyy"),
        "Ship Via",
        "UPS BLUE",
        "F.O.B.",
        "",
        "Terms",
        "Net 30 Days",
      ];
      for (const [i, text] of strip.entries())
        pen.say(34 + Math.floor(i / 2) * 140, 204 + (i % 2) * 12, text, { bold: i % 2 === 0 });
      y = 238;
    }
    pen.rule(34, y - 3, 582);
    y = heads(pen, y, columns, { bold: true });
    pen.rule(34, y - 1, 582);
    return y + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 710, again: head });
  for (const item of order.items) {
    flow.need(32);
    flow.y = cells(pen, flow.y, columns, [
      item.sku,
      item.unit,
      bare(item.quantity, 2),
      "0.00",
      "0.00",
      bare(item.price, 3),
      us(item.total),
    ]);
    pen.say(200 + 180, flow.y, `Whse:  000`, { size: 8 });
    flow.y = pen.say(34, flow.y, item.name) + 5;
  }
  flow.need(70);
  flow.y = pairs(pen, [430, 520], flow.y + 8, [
    ["Net Order:", us(order.net)],
    ["Less Discount:", "0.00"],
    ["Freight:", "0.00"],
    ["Sales Tax:", "0.00"],
    ["Order Total:", us(order.net)],
  ]);
  return { ...truly(order), requestedDate: order.due };
});

/** A mid-market suite of accounts: item and vendor's item over each other in a grid, prices with five decimals. */
const ledgered = drawn("trade-ledger-grid", { max: 20, priceDecimals: 5 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: "works",
    number: "PO9999999",
    units: ["Each", "Case", "Box"],
  });
  const edges = [36, 66, 180, 340, 392, 444, 514, 582];
  const columns = [
    { x: 51, align: "center" as const, head: "L/N" },
    { x: 69, width: 108, head: ["Item Number", "Vendor Item"] },
    { x: 183, width: 152, head: "Description" },
    { x: 389, align: "right" as const, head: "Ordered" },
    { x: 396, head: "U of M" },
    { x: 511, align: "right" as const, head: "Unit Price" },
    { x: 579, align: "right" as const, head: "Ext. Price" },
  ];
  const head = () => {
    pen.say(582, 24, "Purchase Order", { size: 18, bold: true, align: "right" });
    pen.block(36, 30, [order.buyer.name, ...order.buyer.lines], { size: 9.5 });
    const box: [string, string][] = [
      ["Purchase Order No.", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Page", `${pen.pages}`],
      ["Revision", "0"],
    ];
    box.forEach(([caption, value], i) => {
      pen.box(400, 48 + i * 14, 100, 14);
      pen.box(500, 48 + i * 14, 82, 14);
      pen.say(403, 51 + i * 14, caption, { size: 8 });
      pen.say(504, 51 + i * 14, value, { size: 8.5 });
    });
    let y = 116;
    if (pen.pages === 1) {
      pen.say(36, 100, "Vendor:", { size: 8 });
      pen.block(36, 111, [order.seller.name, ...order.seller.lines]);
      pen.say(310, 110, "Ship To:", { size: 8 });
      pen.block(310, 121, [order.site.name, ...order.site.lines]);
      const strip: [string, string][] = [
        ["Shipping Method", "LOCAL DELIVERY"],
        ["Payment Terms", "Net 30"],
        ["Confirm With", order.person],
        ["Required By", day(order.due, "mm/dd/yyyy")],
      ];
      strip.forEach(([caption, value], i) => {
        pen.box(36 + i * 136.5, 168, 136.5, 14, "#d9d9d9");
        pen.say(39 + i * 136.5, 171, caption, { size: 8, bold: true });
        pen.say(39 + i * 136.5, 185, value, { size: 8.5 });
      });
      y = 206;
    }
    pen.box(36, y, 546, 25, "#d9d9d9");
    return heads(pen, y + 2, columns, { size: 8, bold: true, top: true }) + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 690, again: head });
  for (const item of order.items) {
    flow.need(40);
    const top = flow.y - 2;
    const after = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        item.buyerSku,
        item.name,
        bare(item.quantity, 0),
        item.unit,
        `$${us(item.price, 5)}`,
        `$${us(item.total)}`,
      ],
      { size: 8.5 },
    );
    flow.y = Math.max(after, pen.say(69, flow.y + 11, item.sku, { size: 8.5 })) + 4;
    edges.slice(1).forEach((edge, i) => void pen.box(edges[i]!, top, edge - edges[i]!, flow.y - top - 1));
  }
  flow.need(80);
  for (const [caption, value] of [
    ["Subtotal", order.net],
    ["Trade Discount", 0],
    ["Freight", 0],
    ["Miscellaneous", 0],
    ["Tax", 0],
    ["Order Total", order.net],
  ] as const) {
    pen.say(420, flow.y, caption, { size: 8.5 });
    pen.say(579, flow.y, `$${us(value)}`, { size: 8.5, align: "right" });
    flow.y += 12;
  }
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD", requestedDate: order.due };
});

export const tradeDistribution = [sized, joined, backordered, ledgered];
