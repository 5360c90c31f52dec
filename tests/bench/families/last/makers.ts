import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const right = "right" as const;

/** A mid-market suite in Australia: stock code over words, supplier's code, due day, ordered and outstanding counts, tax at the foot. */
const outstanding = drawn("last-outstanding-au", { words: "uk", max: 20, size: [595, 842] }, (plain, pen) => {
  const order = traded(plain, {
    wares: [
      "Conveyor roller 127 x 460 trough",
      "Idler frame 35 deg 1050 BW",
      "Skirt rubber 12 mm x 200, 10 m",
      "Pulley lagging strip",
      "Belt scraper blade, polyurethane",
      "Guard mesh panel 900 x 1200",
    ],
    buyers: ["Kurrajong Bulk Handling Pty Ltd", "Mallee Grain Systems Pty Ltd", "Ironbark Quarries Ltd"],
    number: "PO0099999",
    units: ["EA", "M", "SET"],
  });
  const columns = columnsOf(`36 Line¶ | 64 Stock code¶Supplier stock code | 170/118 Description¶
    296 Due date¶ | >380 Order¶quantity | >430 Outst¶quantity | 436 Uom¶ | >504 Price¶ex GST
    >562 Value¶ex GST`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 14 });
    pen.say(36, 48, "ABN 71 008 442 190", { size: 8 });
    pen.say(562, 30, "PURCHASE ORDER", { align: right, bold: true, size: 14 });
    pairs(pen, [400, 480], 52, [
      ["Order number", order.number],
      ["Order date", day(order.date, "dd/mm/yy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 100;
    pen.block(36, 66, order.buyer.lines);
    pen.block(36, 108, ["To:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 108, ["Deliver to:", "Main store", ...order.site.lines]);
    pen.rule(36, 160, 562);
    for (const [x, caption, value] of [
      [36, "Supplier", "KUR0412"],
      [120, "Buyer", order.person],
      [240, "Due date", day(order.due, "dd/mm/yy")],
      [330, "Terms", "30 days EOM"],
      [430, "Delivery", "Road freight"],
    ] as const)
      pen.block(x, 163, [caption, value], { size: 8 });
    return 196;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(30);
    const after = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        item.buyerSku,
        item.name,
        day(item.due, "dd/mm/yy"),
        us(item.quantity, 0),
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ],
      { size: 8 },
    );
    pen.say(64, flow.y + 10, item.sku, { size: 8 });
    flow.y = Math.max(after, flow.y + 20) + 4;
  }
  flow.need(50);
  pairs(pen, [430, 512], flow.y + 6, [
    ["Total ex GST", `$${us(order.net)}`],
    ["GST 10%", `$${us(taxOf(order, 10))}`],
    ["Order total", `$${us(withTax(order, 10))}`],
  ]);
  return {
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "AUD",
    total: withTax(order, 10),
    requestedDate: order.due,
  };
});

/** A global suite's older print: item and its dimensions in small columns, discount in money for a unit, a net amount. */
const dimensions = drawn("last-dimensions", { max: 24, size: [595, 842] }, (plain, pen) => {
  const order = traded(plain, {
    wares: [
      "Upholstery chair frame",
      "Gas spring 120 N",
      "Armrest pad",
      "Caster, soft, 11 mm pin",
      "Mesh back",
      "Seat shell, plywood",
    ],
    buyers: ["Ekerholm Seating Inc.", "Vantage Workplace Products", "Briar Hill Contract Furniture"],
    number: "PUR-0099999",
    units: ["ea", "pcs"],
  });
  const rows = order.items.map((item) => {
    const less = order.random.pick([0, 0, rounded(item.price * 0.1, 2)]);
    return { item, less, total: rounded(item.quantity * (item.price - less), 2) };
  });
  const net = rounded(
    rows.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const columns = columnsOf(`36 Item number | 110/90 Description | 205 Size | 236 Color | 278 Delivery date
    >384 Quantity | 390 Unit | >458 Unit price | >506 Discount | >562 Amount`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { size: 12 });
    pen.say(400, 30, "Purchase order", { bold: true, size: 14 });
    pairs(
      pen,
      [400, 480],
      52,
      [
        ["Number", order.number],
        ["Date", day(order.date, "m/d/yyyy")],
        ["Page", `${pen.pages} of 2`],
        ["Purchase agreement", ""],
      ],
      { size: 8 },
    );
    if (pen.pages > 1) return 104;
    pen.block(36, 46, [...order.buyer.lines, `Telephone ${order.buyer.phone}`], { size: 8 });
    pen.block(36, 104, [order.seller.name, ...order.seller.lines]);
    pen.block(300, 104, ["Delivery address", order.site.name, ...order.site.lines]);
    pairs(
      pen,
      [36, 130],
      156,
      [
        ["Vendor account", "US-104"],
        ["Payment", "Net 60 days"],
      ],
      { size: 8 },
    );
    pairs(
      pen,
      [300, 390],
      156,
      [
        ["Currency", "USD"],
        ["Requisitioner", order.person],
      ],
      { size: 8 },
    );
    return 194;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { size: 8, bold: true } });
  for (const { item, less, total } of rows) {
    flow.need(26);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.sku,
          item.name,
          ["STD", "XL", ""][item.at % 3]!,
          ["BLK", "GRY", "OAK"][item.at % 3]!,
          day(later(item.due, 0), "m/d/yyyy"),
          bare(item.quantity),
          item.unit,
          us(item.price),
          less ? us(less) : "",
          us(total),
        ],
        { size: 8 },
      ) + 3;
  }
  flow.need(50);
  for (const [x, caption, value] of [
    [300, "Sales subtotal amount", us(net)],
    [420, "Sales tax", "0.00"],
    [500, "Total", us(net)],
  ] as const)
    pen.block(x, flow.y + 6, [caption, value], { size: 8 });
  return {
    ...truly(order),
    currency: "USD",
    total: net,
    lines: rows.map(({ item, total }) => ({
      sku: item.sku,
      buyerSku: null,
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: item.price,
      priceBasis: 1,
      lineTotal: total,
    })),
  };
});

export const lastMakers = [outstanding, dimensions];
