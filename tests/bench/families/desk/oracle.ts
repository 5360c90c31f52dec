import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** The business suite's standard order: everything in ruled cells, each line with its ship-to and a need-by with a time. */
const standard = drawn(
  "desk-ebs-standard",
  { max: 18, forms: ["words", "runs", "shuffled"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.plants,
      number: "999999",
      units: ["Each", "Box", "Foot"],
    });
    const edges = [30, 58, 228, 312, 362, 406, 470, 496, 582];
    const columns = columnsOf(`33 Line¶ | 61/164 Part Number / Description¶ | 231 Delivery Date/Time¶
      >359 Quantity¶ | 365 UOM¶ | >467 Unit Price¶(USD) | 473 Tax¶ | >579 Amount¶(USD)`);
    const grid: [string, string][] = [
      ["Type", "Standard Purchase Order"],
      ["Order", order.number],
      ["Revision", "0"],
      ["Order Date", day(order.date, "dd-MON-yyyy")],
      ["Created By", order.person],
      ["Revision Date", ""],
      ["Current Buyer", order.person],
    ];
    const head = () => {
      pen.say(30, 24, order.buyer.name, { bold: true, size: 12 });
      pen.say(582, 24, `Page ${pen.pages} of 4`, { size: 8, align: "right" });
      if (pen.pages > 1) {
        pen.say(30, 44, `Standard Purchase Order ${order.number}, 0`);
        return 66;
      }
      pen.block(30, 40, order.buyer.lines);
      grid.forEach(([caption, value], i) => {
        pen.box(330, 40 + i * 15, 90, 15);
        pen.box(420, 40 + i * 15, 162, 15);
        pen.say(333, 43 + i * 15, caption, { size: 8, bold: true });
        pen.say(423, 43 + i * 15, value, { size: 8 });
      });
      const parties: [string, string[]][] = [
        ["Supplier:", [order.seller.name, ...order.seller.lines, "United States"]],
        ["Ship To:", [order.site.name, ...order.site.lines, "United States"]],
        ["Bill To:", ["Accounts Payable", "PO Box 4410", order.buyer.lines[1]!]],
      ];
      parties.forEach(([caption, lines], i) => {
        pen.box(30 + i * 184, 152, 184, 66);
        pen.say(33 + i * 184, 155, caption, { bold: true, size: 8 });
        pen.block(66 + i * 184, 167, lines, { size: 8 });
      });
      const strip: [string, string][] = [
        ["Customer Account No.", order.random.digits(5)],
        ["Supplier No.", order.random.digits(5)],
        ["Payment Terms", "45 Net"],
        ["Freight Terms", "Prepaid"],
        ["FOB", "Destination"],
        ["Ship Via", "Ground"],
      ];
      strip.forEach(([caption, value], i) => {
        pen.box(30 + i * 92, 224, 92, 26);
        pen.say(33 + i * 92, 226, caption, { size: 7, bold: true });
        pen.say(33 + i * 92, 237, value, { size: 8 });
      });
      return 262;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8, bold: true } });
    for (const item of order.items) {
      flow.need(76);
      const top = flow.y - 5;
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.buyerSku,
          `${day(item.due, "dd-MON-yyyy")}`,
          bare(item.quantity, 0),
          item.unit,
          us(item.price),
          "Y",
          us(item.total),
        ],
        { size: 8.5 },
      );
      pen.say(231, flow.y + 11, "00:00:00", { size: 8.5 });
      let y = pen.say(61, flow.y + 11, item.name, { width: 164, size: 8.5 });
      y = pen.say(61, y, `Supplier Item: ${item.sku}`, { size: 8.5 }) + 3;
      pen.say(61, y, "Ship To:", { size: 8 });
      y = pen.say(61, y + 10, "Use the ship-to address at the top of page 1", { size: 8 }) + 4;
      edges.slice(1).forEach((edge, i) => void pen.box(edges[i]!, top, edge - edges[i]!, y - top));
      flow.y = y + 5;
    }
    flow.need(40);
    pen.say(406, flow.y + 4, "Total:", { bold: true });
    pen.say(579, flow.y + 4, `${us(order.net)} (USD)`, { align: "right", bold: true });
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
  },
);

/** The cloud suite's order by its publisher: a block for each line with a schedule below, captions repeated inside. */
const published = printed("desk-fusion-cloud", { max: 12 }, (made) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "US1-PO-99999",
    units: ["Each", "Case"],
  });
  const rows = order.items.map(
    (
      item,
    ) => `<tr><td>${item.at}<td>${item.name}<br><span class=s>Supplier Item ${item.sku}</span><td class=r>${us(item.quantity, 0)}<td>${item.unit}<td class=r>${us(item.price)}<td class=r>${us(item.total)}
      <tr class=q><td><td colspan=5><table><tr><th>Schedule<th>Ship-to Location<th>Requested Delivery Date<th class=r>Quantity<th class=r>Amount<tr><td>1<td>Main Receiving Dock<td>${day(item.due, "m/d/yy")}<td class=r>${us(item.quantity, 0)}<td class=r>${us(item.total)}</table>`,
  );
  return {
    ...truly(order),
    currency: "USD",
    html: page(
      ".s,.q{font-size:8pt;color:#444}.h{background:#eef}.q table{width:86%}",
      `<h2>Purchase Order ${order.number}</h2><table><tr><td>${party(order.buyer)}<td>${fields([
        ["Order", order.number],
        ["Order Date", day(order.date, "m/d/yy")],
        ["Change Order", ""],
        ["Revision", "0"],
        ["Ordered", `${us(order.net)} USD`],
        ["Buyer", order.person],
      ])}</table><table><tr><td><b>Supplier</b><br>${party(order.seller)}<td><b>Ship to</b><br>${party(order.site)}<td><b>Bill to</b><br>${party(order.buyer, false)}</table>
      <table style="margin:8px 0"><tr class=h><th>Customer Account Number<th>Supplier Number<th>Payment Terms<th>Freight Terms<th>FOB<tr><td><td>${order.random.digits(5)}<td>Net 30<td>Collect<td>Origin</table>
      <table><tr class=h><th>Line<th>Item<th class=r>Quantity<th>UOM<th class=r>Price<th class=r>Amount</tr>${rows.join("")}<tr><td colspan=5 class=r><b>Total</b><td class=r><b>${us(order.net)} USD</b></table>`,
    ),
  };
});

/** A world suite's order in landscape: line with three decimals, ordered and transaction quantities, the pricing unit apart. */
const world = drawn(
  "desk-jde-landscape",
  { max: 30, size: [792, 612], priceDecimals: 4, base: { face: "sans", size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.plants,
      number: "999999",
      units: ["EA", "CS", "FT"],
    });
    const columns = columnsOf(`30 Line¶Number | 74 Item¶Number | 160/180 ¶Description | 352 Request¶Date
      >470 Order¶Quantity | 478 ¶UOM | >570 Unit¶Cost | 578 Prc¶UM | >690 Extended¶Amount
      704 Tax¶Y/N`);
    const head = () => {
      pen.say(30, 24, order.buyer.name, { bold: true, size: 11 });
      pen.say(396, 24, "Purchase Order", { bold: true, size: 13, align: "center" });
      pairs(pen, [620, 700], 24, [
        ["Order Number", `${order.number}  OP`],
        ["Order Date", day(order.date, "mm/dd/yy")],
        ["Page", `${pen.pages}`],
        ["Branch/Plant", "M30"],
      ]);
      if (pen.pages > 1) return 78;
      pen.block(30, 52, ["Vendor:", order.seller.name, ...order.seller.lines]);
      pen.block(330, 52, ["Ship To:", order.site.name, ...order.site.lines]);
      pairs(pen, [30, 110], 108, [
        ["Requested", day(order.due, "mm/dd/yy")],
        ["Delivery Instr.", "Dock hours 7 to 2:30"],
      ]);
      return 142;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560, caption: { bold: true } });
    for (const item of order.items) {
      flow.need(36);
      flow.y = cells(pen, flow.y, columns, [
        bare(item.at, 3),
        item.buyerSku,
        item.name,
        day(item.due, "mm/dd/yy"),
        us(item.quantity, 0),
        item.unit,
        bare(item.price, 4),
        item.unit,
        us(item.total),
        "N",
      ]);
      flow.y = pen.say(160, flow.y, `Supplier Item ${item.sku}   GL 30.1411`) + 4;
    }
    flow.need(60);
    pairs(pen, [560, 630], flow.y + 6, [
      ["Subtotal", us(order.net)],
      ["Tax", ".00"],
      ["Total Order", us(order.net)],
    ]);
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), requestedDate: order.due };
  },
);

/** A state agency's order: line and schedule numbers joined, item and its description in one wide column, terms on the same page. */
const agency = drawn("desk-agency", { max: 14, base: { face: "serif" } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Department of Motor Registries", "State Forestry Commission"],
    number: "DMR01-0000099999",
    units: ["EA", "CS", "PK"],
  });
  const columns = columnsOf(`36 Line-Sch | 84/200 Item/Description | 292 Mfg ID | >396 Quantity | 402 UOM
    >484 PO Price | >552 Extended Amt | 560 Due Date`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.box(340, 24, 262, 54);
    const strip = [
      "Purchase Order",
      order.number,
      "Date",
      day(order.date, "mm/dd/yyyy"),
      "Revision",
      "",
      "Page",
      String(pen.pages),
    ];
    strip.forEach(
      (text, i) =>
        void pen.say(344 + Math.floor(i / 2) * 80, 30 + (i % 2) * 12, text, { size: 8, bold: i % 2 === 0 }),
    );
    pen.say(344, 58, "Payment Terms: Net 30", { size: 8 });
    if (pen.pages > 1) return 100;
    pen.block(36, 92, [`Vendor:  ${order.random.digits(10)}`, order.seller.name, ...order.seller.lines]);
    pen.block(340, 92, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(36, 154, "Tax Exempt? Y   Tax Exempt ID: 85-1234567   Replenishment Option: Standard", {
      size: 8,
    });
    return 176;
  };
  const flow = wayOf(pen, { columns, head, bottom: 640, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(48);
    cells(
      pen,
      flow.y,
      columns,
      [
        `${item.at} - 1`,
        `${item.sku}`,
        item.buyerSku,
        us(item.quantity, 2),
        item.unit,
        us(item.price, 2),
        us(item.total),
        day(item.due, "mm/dd/yyyy"),
      ],
      { size: 8.5 },
    );
    flow.y = pen.say(84, flow.y + 11, item.name, { width: 200, size: 8.5 });
    pen.say(400, flow.y, "Schedule Total", { size: 8 });
    flow.y = pen.say(552, flow.y, us(item.total), { size: 8, align: "right" }) + 6;
  }
  flow.need(30);
  pen.say(380, flow.y + 4, "Total PO Amount", { bold: true });
  pen.say(552, flow.y + 4, `$${us(order.net)}`, { bold: true, align: "right" });
  terms(pen, { x: 36, y: 664, width: 540, bottom: 740 }, 3);
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD" };
});

export const deskOracle = [standard, published, world, agency];
