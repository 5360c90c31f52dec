import { ASKING, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A maker's report: part, drawing and its revision, vendor's part below each other in a cell, specification text between lines, an outside service with a job. */
const drawings = drawn("week-maker-drawing-revisions", { max: 20, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: STOCK.turned,
    buyers: ASKING.plants,
    number: "P-99999",
    units: ["EA", "PC"],
  });
  const { random } = order;
  const columns = columnsOf(`36 Ln#¶¶ | 60 Our Part ID¶Drawing ID / Rev¶Vendor Part
    180/150 Description¶¶ | >372 Order Qty¶U/M¶ | >440 Unit Price¶¶ | 450 Wanted¶Promised¶
    >576 Extended¶Amount¶`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.block(36, 44, [...order.buyer.lines, `Phone ${order.buyer.phone}`], { size: 8 });
    pen.say(576, 26, "Purchase Order", { bold: true, size: 16, align: right });
    pen.box(410, 48, 166, 44);
    pairs(pen, [415, 480], 51, [
      ["PO ID:", order.number],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Page:", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 112;
    under(pen, [36, 106], "Vendor: HALV01", order.seller);
    under(pen, [310, 106], "Ship To:", order.site);
    ["Buyer", "Terms", "FOB", "Ship Via", "Desired Recv Date"].forEach((text, i) => {
      pen.box(36 + i * 108, 158, 108, 28, i % 2 ? undefined : "#eef1f4");
      pen.say(39 + i * 108, 160, text, { size: 7.5, bold: true });
      pen.say(
        39 + i * 108,
        171,
        [order.person, "Net 30", "Origin", "UPS Ground", day(order.due, "m/d/yyyy")][i]!,
      );
    });
    return 200;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(60);
    pen.say(380, flow.y, item.unit, { size: 8 });
    pen.say(450, flow.y + 11, day(later(item.due, 2), "m/d/yyyy"), { size: 8 });
    pen.say(
      60,
      flow.y + 11,
      `${random.pick(["D", "C", "B"])}-${item.buyerSku.slice(0, 5)} / ${random.pick(["A", "B", "C", "-"])}`,
      { size: 8 },
    );
    pen.say(60, flow.y + 22, item.sku, { size: 8 });
    cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.name,
      bare(item.quantity, 2),
      `$${us(item.price, 4)}`,
      day(item.due, "m/d/yyyy"),
      `$${us(item.total)}`,
    ]);
    flow.y += 35;
    if (item.at % 3 === 1)
      flow.y = pen.say(
        60,
        flow.y,
        "SPEC: Material per ASTM A576. Certs required with shipment. Inspect 100% of dimension 3 and 7. Serial numbers 0104 through 0121 to be vibro-etched on flange.",
        { size: 7.5, width: 400, italic: true },
      );
    flow.y += 4;
  }
  flow.need(24);
  pen.say(500, flow.y + 5, "Total Order:", { bold: true, align: right });
  pen.say(576, flow.y + 5, `$${us(order.net)}`, { bold: true, align: right });
  return {
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "USD",
    requestedDate: order.due,
    shipTo: order.site,
  };
});

/** A British maker's report: stock code over yours, price per hundred in a `Per` column, a discount, due weeks, narrow boxes for the head's facts. */
const percents = drawn(
  "week-maker-price-per-c",
  { words: "uk", max: 26, bases: [1, 100], size: [842, 595], forms: ["runs", "words", "columns"] },
  (made, pen) => {
    const plain = traded(made, {
      wares: STOCK.fixings,
      buyers: ASKING.britain,
      number: "099999",
      units: ["EA"],
    });
    const { random } = plain;
    const off = plain.items.map(() => random.pick([0, 0, 15, 33.33]));
    const order = relined(
      plain,
      plain.items.map((item, i) => ({
        ...item,
        total: rounded((item.quantity * item.price * (1 - off[i]! / 100)) / item.basis, 2),
      })),
    );
    const columns = columnsOf(`40 Line | 72 Stock code | 150 Supplier's code | 236/220 Description | 500 Due
      >600 Qty | 606 Uom | >684 Price | 692 Per | >752 Disc | >806 Value`);
    const head = () => {
      pen.say(40, 24, order.buyer.name, { bold: true, size: 14 });
      pen.say(40, 42, order.buyer.lines.join(", "), { size: 8 });
      pen.say(806, 24, "PURCHASE ORDER", { bold: true, size: 14, align: right });
      pen.say(806, 44, `Sheet ${pen.pages}`, { size: 8, align: right });
      if (pen.pages > 1) return 70;
      pen.block(40, 66, [order.seller.name, ...order.seller.lines]);
      ["Order number", "Order date", "Supplier", "Buyer", "Currency"].forEach((text, i) => {
        pen.box(330 + i * 95, 62, 95, 32);
        pen.say(334 + i * 95, 64, text, { size: 7 });
        pen.say(
          334 + i * 95,
          76,
          [order.number, day(order.date, "dd/mm/yy"), "NO1200", order.person, "GBP"][i]!,
        );
      });
      pen.say(330, 102, `Deliver to: ${[order.site.name, ...order.site.lines].join(", ")}`, { size: 8 });
      return 130;
    };
    const flow = wayOf(pen, { columns, head, bottom: 540, caption: { bold: true }, band: "bar" });
    order.items.forEach((item, i) => {
      flow.need(24);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.buyerSku,
          item.sku,
          item.name,
          day(item.due, "dd/mm/yy"),
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          item.basis === 100 ? "100" : "1",
          off[i] ? `${us(off[i]!)}%` : "",
          us(item.total),
        ]) + 3;
    });
    flow.need(30);
    pen.rule(690, flow.y, 806);
    pen.say(690, flow.y + 4, "Order value ex VAT");
    pen.say(806, flow.y + 16, us(order.net), { bold: true, align: right });
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      currency: "GBP",
      shipTo: undefined,
      total: order.net,
    };
  },
);

/** A maker's order: a line's part in a shaded row, its releases (rel, due, count) in a small table below it; their sum is the line's. */
const releases = drawn("week-maker-line-releases", { max: 16, priceDecimals: 5 }, (made, pen) => {
  const plain = sited(
    traded(made, {
      wares: STOCK.drives,
      buyers: ["Ironbridge Packaging Machinery", "Stellar Bakery Systems Inc", "Nyland Printing Presses"],
      number: "99999",
      units: ["EA", "FT"],
    }),
    ["Assembly Plant 2", "Nyland Service Depot"],
  );
  const parts = plain.items.map(() => plain.random.pick([1, 1, 2, 3]));
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = item.quantity * parts[i]!;
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  const columns = columnsOf(`40 Line | 68 Part Number/Rev | 168/180 Description | >410 Order Qty
    >500 Unit Price | >574 Ext Price`);
  const head = () => {
    pen.say(40, 26, "PURCHASE ORDER", { bold: true, size: 17 });
    pairs(pen, [400, 470], 26, [
      ["PO Number:", order.number],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Page:", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 76;
    pen.block(40, 54, [order.buyer.name, ...order.buyer.lines], { size: 8.5 });
    under(pen, [40, 98], "Vendor:", order.seller);
    under(pen, [320, 98], "Ship To:", order.site);
    pairs(pen, [40, 110], 150, [
      ["Ship Via:", "Common carrier"],
      ["Terms:", "Net 45"],
      ["Buyer:", order.person],
    ]);
    return 204;
  };
  const flow = wayOf(pen, { columns, head, bottom: 716, caption: { bold: true } });
  order.items.forEach((item, i) => {
    flow.need(58 + parts[i]! * 11);
    pen.box(36, flow.y - 2, 540, 13, "#e9edf2");
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      `${item.buyerSku} / ${"AB"[i % 2]}`,
      item.name,
      `${us(item.quantity, 2)} ${item.unit}`,
      us(item.price, 5),
      us(item.total),
    ]);
    flow.y = pen.say(168, flow.y + 2, `Supplier Part: ${item.sku}`, { size: 8 });
    const small = { size: 8 };
    pen.say(200, flow.y, "Rel", { ...small, bold: true });
    pen.say(230, flow.y, "Due Date", { ...small, bold: true });
    flow.y = pen.say(340, flow.y, "Quantity", { ...small, bold: true, align: right });
    for (let part = 0; part < parts[i]!; part++) {
      pen.say(200, flow.y, String(part + 1), small);
      pen.say(230, flow.y, day(later(item.due, part * 30), "m/d/yyyy"), small);
      flow.y = pen.say(340, flow.y, us(item.quantity / parts[i]!, 2), { ...small, align: right });
    }
    flow.y += 7;
  });
  flow.need(50);
  pairs(pen, [440, 440], flow.y, []);
  const sums: [string, number][] = [
    ["Lines Total", order.net],
    ["Line Miscellaneous Charges", 0],
    ["PO Total", order.net],
  ];
  for (const [caption, value] of sums) {
    pen.say(400, flow.y + 4, caption, { bold: true });
    flow.y = pen.say(574, flow.y + 4, us(value), { align: right });
  }
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }) });
});

export const weekMakers = [drawings, percents, releases];
