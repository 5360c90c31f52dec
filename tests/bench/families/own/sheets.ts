import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A sheet printed without fitting it: its columns of money fall on a second page, their rows at the same heights. */
const cut = drawn("own-sheet-cut-columns", { max: 24, size: [612, 792] }, (plain, pen) => {
  const order = traded(plain, { wares: "mro", buyers: "works", number: "99999", units: ["EA", "FT", "BX"] });
  const first = columnsOf("50 Line | 84 Part Number | 190 Description | >480 Order Qty | 500 UOM");
  const second = columnsOf(">110 Unit Price | >200 Ext. Price");
  const rows = (columns: typeof first | typeof second, values: (string | number)[][]) => {
    let y = heads(pen, 170, columns, { bold: true });
    for (const value of values) y = cells(pen, y, columns, value) + 4;
    return y;
  };
  pen.say(50, 50, order.buyer.name, { bold: true, size: 14 });
  pen.block(50, 70, [order.buyer.lines.join(", "), `Vendor: ${order.seller.name}`]);
  pen.block(50, 104, [
    `PO Number: ${order.number}`,
    `PO Date: ${day(order.date, "m/d/yyyy")}`,
    `Need Date: ${day(order.due, "m/d/yyyy")}`,
  ]);
  rows(
    first,
    order.items.map((item) => [item.at, item.sku, item.name, item.quantity, item.unit]),
  );
  pen.next();
  const y = rows(
    second,
    order.items.map((item) => [`$${us(item.price)}`, `$${us(item.total)}`]),
  );
  cells(pen, y + 6, second, ["TOTAL", `$${us(order.net)}`], { bold: true });
  return { ...truly(order), currency: "USD", requestedDate: order.due };
});

/** A sheet whose last column is too narrow: large amounts and the sum are marks, only small ones are figures. */
const hashes = drawn("own-sheet-hashes", { max: 26, size: [792, 612] }, (plain, pen) => {
  const order = traded(plain, {
    wares: "shop",
    buyers: "works",
    number: "MB-9999",
    units: ["EA", "LB", "SH"],
  });
  const fits = (value: number) => (value < 1000 ? us(value) : "#######");
  const columns = columnsOf("40 Item # | 140 Description | >460 Qty | 472 U/M | >580 Price | >626 Total");
  const head = () => heads(pen, pen.pages > 1 ? 40 : 130, columns, { bold: true }) + 4;
  pen.say(40, 40, "PURCHASE ORDER", { bold: true, size: 18 });
  pen.block(40, 66, [order.buyer.name, ...order.buyer.lines]);
  pen.block(400, 66, [
    `PO #  ${order.number}`,
    `Date  ${day(order.date, "m/d/yy")}`,
    `Due  ${day(order.due, "m/d/yy")}`,
  ]);
  const flow = flowOf(pen, { y: head(), bottom: 560, again: head });
  for (const item of order.items) {
    flow.need(16);
    pen.rule(36, flow.y - 2, 632);
    const after = cells(pen, flow.y, columns, [
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      fits(item.total),
    ]);
    flow.y = after + 4;
  }
  flow.need(30);
  cells(pen, flow.y + 6, columns, ["", "", "", "", "Order total", fits(order.net)], { bold: true });
  return {
    ...truly(order, ({ total }) => ({ lineTotal: total < 1000 ? total : null })),
    currency: null,
    total: order.net < 1000 ? order.net : null,
    requestedDate: order.due,
  };
});

/** A sheet of somebody's own words for captions, every other row grey, who orders only in a line on top. */
const bands = printed("own-sheet-own-words", { max: 20 }, (plain) => {
  const order = traded(plain, {
    wares: "desk",
    buyers: ["Maple Street Montessori", "Northside Community Radio", "Lakeview Rowing Club"],
    number: "9999",
    units: ["box", "each", "pack"],
  });
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:10.5pt}.x td,.x th{padding:4px 8px}.r{white-space:nowrap}.x tr:nth-child(even){background:#e8e8e8}.x th{background:#444;color:#fff}",
      `<h2 style="margin:0">${order.buyer.name} order sheet</h2><p>Our order ${order.number}, made on ${day(order.date, "Mon d, yyyy")} by ${order.person} for ${order.seller.name}. We would like it here by ${day(order.due, "Mon d, yyyy")}.<br>Send it to: ${order.site.lines.join(", ")}</p>
<table class=x>${row(["Item we want", "Your catalog #", "How many", "Sold by the", "What it costs each", "Comes to"], [], "th")}${order.items
        .map((item) =>
          row(
            [item.name, item.sku, item.quantity, item.unit, `$ ${us(item.price)}`, `$ ${us(item.total)}`],
            ["", "", "c", "c", "r", "r"],
          ),
        )
        .join("")}</table><p class=r><b>Everything together: $ ${us(order.net)}</b></p>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const ownSheets = [cut, hashes, bands];
