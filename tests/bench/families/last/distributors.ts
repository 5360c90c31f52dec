import { wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** A plumbing house: words first, product number and maker's number in grey below, then quantity, price and amount with units glued. */
const plumbing = drawn("last-plumbing-house", { max: 26, priceDecimals: 3 }, (plain, pen) => {
  const order = traded(plain, {
    wares: "pipe",
    buyers: ["Hollis & Crane Plumbing Supply", "Tri-County Pipe & Valve", "Beaumont Wholesale Heating"],
    number: "P9999999",
    units: ["ea", "ft", "bx"],
  });
  const columns = columnsOf(`36 Ln# | 64 Product Description | >380 Order¶Quantity | >470 Net¶Price
    >570 Extended¶Price`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 48, [...order.buyer.lines, `Phone ${order.buyer.phone}`]);
    pen.say(570, 30, "PURCHASE ORDER", { bold: true, size: 13, align: right });
    pairs(pen, [400, 490], 50, [
      ["Order Number", order.number],
      ["Order Date", day(order.date, "mm/dd/yy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 104;
    pen.block(36, 100, ["Order From:", order.seller.name, ...order.seller.lines]);
    pen.block(320, 100, ["Ship To:", `${order.site.name} - Br 4`, ...order.site.lines]);
    pairs(pen, [36, 110], 160, [
      ["Writer", order.person],
      ["Ship Via", "OUR TRUCK"],
    ]);
    pairs(pen, [320, 400], 160, [
      ["Req Date", day(order.due, "mm/dd/yy")],
      ["Freight", "Prepaid"],
    ]);
    return 196;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  for (const item of order.items) {
    flow.need(36);
    cells(pen, flow.y, columns, [
      item.at,
      item.name,
      `${item.quantity}${item.unit}`,
      `${bare(item.price, 3)}/${item.unit}`,
      us(item.total),
    ]);
    pen.say(64, flow.y + 11, `${item.sku}   Loc 01   Bin ${10 + item.at}-A`, { size: 8, grey: true });
    flow.y += 28;
  }
  flow.need(40);
  pairs(pen, [420, 500], flow.y + 4, [
    ["Subtotal", us(order.net)],
    ["S&H Charges", "0.00"],
    ["Order Total", us(order.net)],
  ]);
  return { ...truly(order), requestedDate: order.due };
});

/** A suite for makers and distributors: quantity, part over words, price, a discount and the net amount; the wanted day in a row below. */
const wanted = drawn("last-wanted-below", { max: 20, size: [595, 842] }, (plain, pen) => {
  const order = traded(plain, {
    wares: [
      "Impeller, bronze, 210 mm",
      "Mechanical seal 35 mm SiC/SiC",
      "Wear ring, lower",
      "Shaft sleeve 1.4401",
      "Gland packing 10x10, 8 m",
      "Float switch, 10 m cable",
    ],
    buyers: ["Skerrow Pumps Ltd", "Northfen Water Services Limited", "Isle Marine Refit Ltd"],
    number: "P99999",
    units: ["pcs", "m", "set"],
  });
  const { off, totals, net } = discounted(order, [0, 5, 12.5]);
  const columns = columnsOf(`40 Line/¶Del No | 85 Part No¶Part Description | >300 Qty¶ | 308 Unit¶
    >400 Price/Unit¶GBP | >460 Disc %¶ | >555 Net Amount¶GBP`);
  const head = () => {
    pen.say(40, 34, "Purchase Order", { bold: true, size: 16 });
    pairs(pen, [380, 460], 34, [
      ["Order No", order.number],
      ["Revision", "1"],
      ["Order Date", day(order.date, "dd/mm/yyyy")],
      ["Page", `${pen.pages} of 3`],
    ]);
    if (pen.pages > 1) return 100;
    pen.block(40, 70, ["Supplier", order.seller.name, ...order.seller.lines], { size: 9 });
    pen.block(40, 130, ["Document Address", order.buyer.name, ...order.buyer.lines]);
    pen.block(300, 130, ["Delivery Address", order.site.name, ...order.site.lines]);
    pairs(pen, [40, 130], 190, [
      ["Buyer", order.person],
      ["Our Reference", "WO 771204"],
    ]);
    pairs(pen, [300, 390], 190, [
      ["Payment Terms", "30 days from invoice"],
      ["Delivery Terms", "DAP"],
    ]);
    return 226;
  };
  const flow = wayOf(pen, { columns, head, bottom: 760 });
  order.items.forEach((item, i) => {
    flow.need(48);
    cells(pen, flow.y, columns, [
      `${item.at}/1`,
      item.sku,
      bare(item.quantity, 0),
      item.unit,
      us(item.price),
      off[i] ? bare(off[i], 2) : "0.00",
      us(totals[i]!),
    ]);
    pen.say(85, flow.y + 12, item.name);
    pen.say(
      85,
      flow.y + 24,
      `Wanted Delivery Date: ${day(item.due, "dd/mm/yyyy")}   Receipt: Arrival, no inspection`,
      {
        size: 7.5,
      },
    );
    flow.y += 42;
  });
  flow.need(30);
  pen.say(460, flow.y, "Total Net Amount", { align: right, bold: true });
  pen.say(555, flow.y, us(net), { align: right, bold: true });
  pen.say(40, flow.y + 26, "Quote the order number on all delivery notes and invoices.");
  return {
    ...truly(order),
    currency: "GBP",
    total: net,
    lines: order.items.map((item, i) => ({
      sku: item.sku,
      buyerSku: null,
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: item.price,
      priceBasis: 1,
      lineTotal: totals[i]!,
    })),
  };
});

export const lastDistributors = [plumbing, wanted];
