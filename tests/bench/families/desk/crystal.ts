import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A job shop's suite through a report writer: promise date in the row, specifications below, the report's name at the foot. */
const visual = drawn("desk-report-shop", { max: 16, forms: ["words", "shuffled", "runs"] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "P-99999",
    units: ["EA", "LOT", "FT"],
  });
  const columns = columnsOf(`32 Line | 62/220 Part ID / Description | >330 Order Qty | 338 U/M
    372 Promise Date | >500 Unit Price | >580 Extended Price`);
  const head = () => {
    pen.block(32, 28, [order.buyer.name, ...order.buyer.lines, `Phone ${order.buyer.phone}`], { bold: true });
    pen.say(580, 26, "PURCHASE ORDER", { size: 16, bold: true, align: "right" });
    pairs(pen, [420, 500], 50, [
      ["P/O Number:", order.number],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Page:", String(pen.pages)],
      ["Vendor ID:", "HALV01"],
    ]);
    pen.block(32, 104, ["TO:", order.seller.name, ...order.seller.lines]);
    pen.block(330, 104, ["SHIP TO:", order.site.name, ...order.site.lines]);
    pen.rule(30, 158, 582);
    [
      "Buyer",
      order.person,
      "Ship Via",
      "BEST WAY",
      "F.O.B.",
      "SHIP POINT",
      "Terms",
      "NET 30",
      "Desired Recv Date",
      day(order.due, "m/d/yyyy"),
    ].forEach(
      (text, i) =>
        void pen.say(34 + Math.floor(i / 2) * 110, 162 + (i % 2) * 11, text, { size: 8, bold: i % 2 === 0 }),
    );
    return 194;
  };
  const flow = wayOf(pen, { columns, head, bottom: 710, caption: { bold: true, size: 8.5 } });
  for (const item of order.items) {
    flow.need(54);
    cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      us(item.quantity, 2),
      item.unit,
      day(item.due, "m/d/yyyy"),
      `$${us(item.price, 2)}`,
      `$${us(item.total)}`,
    ]);
    flow.y = pen.say(62, flow.y + 11, item.name, { width: 220 });
    if (item.at % 2) flow.y = pen.say(62, flow.y, `Vendor Part ID: ${item.sku}`, { size: 8 });
    if (item.at % 3 === 0)
      flow.y = pen.say(
        62,
        flow.y,
        `JOB ${order.random.digits(5)}/1  OPER 30  MATERIAL CERTS REQUIRED, 1 COPY, PER ASTM A536`,
        { size: 8, width: 220 },
      );
    flow.y += 5;
  }
  flow.need(40);
  pen.rule(430, flow.y, 582);
  pen.say(440, flow.y + 4, "Total Amount:", { bold: true });
  pen.say(580, flow.y + 4, `$${us(order.net)}`, { bold: true, align: "right" });
  pen.say(32, 750, "PURORD.RPT  rev 3.1", { size: 6 });
  return {
    ...truly(order, ({ at, sku, buyerSku }) => ({ buyerSku, sku: at % 2 ? sku : buyerSku })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A small maker's package: unit cost with the unit it is per in letters, item over description, a grey stripe on every second line. */
const striped = drawn(
  "desk-report-stripes",
  { max: 26, bases: [1, 1, 100, 1000], priceDecimals: 3 },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.fasteners,
      buyers: ASKING.plants,
      number: "00099999",
      units: ["EA", "PC"],
    });
    const letter = { 1: "E", 100: "C", 1000: "M" } as Record<number, string>;
    const columns = columnsOf(`>60 Qty¶Ordered | 66 U¶M | 92 Item Number¶Description | 300 Vendor¶Item
      388 Date¶Required | >494 Unit¶Cost | 500 P¶U | >578 Extended¶Cost`);
    const head = () => {
      pen.say(306, 26, order.buyer.name, { bold: true, size: 13, align: "center" });
      pen.say(306, 42, order.buyer.lines.join("  "), { size: 8, align: "center" });
      pen.box(440, 56, 142, 44);
      pairs(pen, [446, 520], 60, [
        ["P.O. No.", order.number],
        ["P.O. Date", day(order.date, "mm/dd/yy")],
        ["Page", String(pen.pages)],
      ]);
      pen.block(50, 60, [order.seller.name, ...order.seller.lines]);
      pen.say(32, 60, "To", { bold: true });
      pen.block(270, 60, [order.site.name, ...order.site.lines]);
      pen.say(240, 60, "Ship", { bold: true });
      return 124;
    };
    const flow = wayOf(pen, { columns, head, bottom: 700, caption: { bold: true, size: 8 }, band: "bar" });
    for (const item of order.items) {
      flow.need(28);
      if (item.at % 2) pen.box(30, flow.y - 2, 552, 25, "#eeeeee");
      cells(pen, flow.y, columns, [
        us(item.quantity, 0),
        item.unit,
        item.buyerSku,
        item.sku,
        day(item.due, "mm/dd/yy"),
        us(item.price, 3),
        letter[item.basis]!,
        us(item.total),
      ]);
      flow.y = pen.say(92, flow.y + 11, item.name) + 4;
    }
    flow.need(60);
    pen.rule(30, flow.y, 582);
    pen.say(32, flow.y + 6, "E = each   C = per hundred   M = per thousand", { size: 7 });
    pairs(pen, [440, 520], flow.y + 6, [
      ["Sub-total", us(order.net)],
      ["Order total", us(order.net)],
    ]);
    return truly(order, ({ buyerSku }) => ({ buyerSku }));
  },
);

/** An industrial suite's report: line and release joined, the item's description on the row below, cost before the day. */
const released = drawn("desk-report-release", { max: 28, base: { size: 8.5 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "PO00099999",
    units: ["EA", "KT", "GL"],
  });
  const columns = columnsOf(`30 Ln/Rel | 70 Item | >250 Qty Ordered | 256 U/M | >350 Unit Cost | >440 Extended
    456 Due Date | 520 Stat`);
  const head = () => {
    pen.say(30, 26, "Purchase Order", { size: 15, bold: true });
    pairs(pen, [400, 480], 26, [
      ["PO:", order.number],
      ["Change:", "1"],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Terms:", "N45"],
      ["Page:", `${pen.pages}`],
    ]);
    pen.block(30, 50, [order.buyer.name, ...order.buyer.lines]);
    if (pen.pages > 1) return 102;
    pen.block(30, 104, ["Vendor:", order.seller.name, ...order.seller.lines, `Attn: ${order.person}`]);
    pen.block(310, 104, ["Drop Ship To:", "Whse MAIN", ...order.site.lines]);
    return 172;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(40);
    flow.y = cells(pen, flow.y, columns, [
      `${item.at}/0`,
      item.buyerSku,
      bare(item.quantity, 3),
      item.unit,
      bare(item.price, 5),
      us(item.total),
      day(item.due, "m/d/yyyy"),
      "O",
    ]);
    flow.y =
      pen.block(70, flow.y, [
        item.name,
        `Vendor Item: ${item.sku}    Acct: 14100-${order.random.digits(3)}`,
      ]) + 4;
  }
  flow.need(50);
  pen.rule(350, flow.y, 440);
  pairs(pen, [290, 380], flow.y + 4, [
    ["Order Total:", us(order.net)],
    ["Freight:", "0.00"],
  ]);
  return truly(order, ({ buyerSku }) => ({ buyerSku }));
});

export const deskCrystal = [visual, striped, released];
