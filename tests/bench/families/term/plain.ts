import { GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const right = "right" as const;

/** A mid-sized accounting suite's form: inventory number and its words in a row of their own, promised days by line, a warehouse. */
const promised = drawn("term-plain-inventory-id", { max: 40, priceDecimals: 4 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: GOODS.parts,
      buyers: ["Lakeshore Filtration Group", "Teton Conveyor Works", "Sable Creek Brewing Co."],
      number: "PO0099999",
      units: ["EA", "PIECE", "KIT"],
    }),
    ["Main Warehouse"],
  );
  const columns = columnsOf(`36 NO. | 62/210 ITEM | 280 PROMISED | >390 QTY. | 396 UOM | >490 UNIT COST
    >576 EXT. COST`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.say(576, 30, "Purchase Order", { size: 18, align: right });
    pairs(
      pen,
      [400, 480],
      58,
      [
        ["Order Nbr.:", order.number],
        ["Date:", day(order.date, "m/d/yyyy")],
        ["Page:", String(pen.pages)],
      ],
      { valueBold: true },
    );
    if (pen.pages > 1) return 112;
    pen.block(36, 48, [...order.buyer.lines, `Phone: ${order.buyer.phone}`]);
    pen.block(36, 108, ["VENDOR:", order.seller.name, ...order.seller.lines]);
    pen.block(320, 108, ["SHIP TO:", order.site.name, ...order.site.lines]);
    pairs(pen, [36, 130], 162, [
      ["PROMISED ON:", day(order.due, "m/d/yyyy")],
      ["TERMS:", "Net 30"],
    ]);
    pairs(pen, [320, 400], 162, [
      ["SHIP VIA:", "Best way"],
      ["CURRENCY:", "USD"],
    ]);
    return 200;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, band: "bar", caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(36);
    const next = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      day(item.due, "m/d/yyyy"),
      us(item.quantity, 2),
      item.unit,
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = pen.say(62, next, item.name, { size: 8, grey: true }) + 5;
  }
  flow.need(50);
  pen.rule(380, flow.y, 576);
  for (const [caption, value] of [
    ["Line Total:", order.net],
    ["Tax Total:", 0],
    ["Order Total:", order.net],
  ] as const) {
    pen.say(490, flow.y + 4, caption, { align: right });
    flow.y = pen.say(576, flow.y + 4, us(value), { align: right });
  }
  return told(order, { requestedDate: order.due, currency: "USD" });
});

/** A shop program's form: what was ordered and, empty, what came; the article's words under its number, a freight line before the sum. */
const received = drawn("term-plain-receiving-copy", { max: 24 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["Bellwether Marine Supply", "Hansford Equipment Rental", "Dutch Fork Millwork"],
    number: "0099999",
    units: ["EACH", "BOX", "PAIR"],
  });
  const freight = order.random.chance(0.5) ? 45 : 0;
  const columns = columnsOf(`36/190 Item Code¶Description | 270 Unit | >350 Ordered | >410 Received
    >490 Unit Cost | >572 Amount`);
  const head = () => {
    pen.block(36, 30, [order.buyer.name, ...order.buyer.lines, order.buyer.phone]);
    pen.say(572, 28, "Purchase Order", { bold: true, size: 15, align: right });
    pen.block(420, 54, ["Order Number:", "Order Date:", "Vendor Number:", "Page:"], { align: right });
    pen.block(430, 54, [order.number, day(order.date, "m/d/yy"), "01-HOL104", String(pen.pages)]);
    if (pen.pages > 1) return 110;
    pen.block(36, 108, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(320, 108, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.box(36, 162, 536, 28);
    for (const [i, [caption, value]] of (
      [
        ["Required Date", day(order.due, "m/d/yy")],
        ["Ship VIA", "MOTOR FREIGHT"],
        ["F.O.B.", "ORIGIN"],
        ["Terms", "2% 10 Net 30"],
        ["Confirm To", order.person],
      ] as const
    ).entries()) {
      pen.say(42 + i * 107, 165, caption, { size: 7 });
      pen.say(42 + i * 107, 176, value);
    }
    return 204;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  for (const item of order.items) {
    flow.need(36);
    const next = cells(pen, flow.y, columns, [
      item.sku,
      item.unit,
      us(item.quantity, 2),
      "________",
      us(item.price, 3),
      us(item.total),
    ]);
    flow.y = pen.say(44, next, item.name, { size: 8 }) + 4;
  }
  flow.need(56);
  for (const [caption, value] of [
    ["Net Order:", order.net],
    ["Freight:", freight],
    ["Order Total:", rounded(order.net + freight, 2)],
  ] as const) {
    pen.say(490, flow.y + 4, caption, { align: right });
    flow.y = pen.say(572, flow.y + 4, us(value), { align: right });
  }
  return {
    ...truly(order),
    requestedDate: order.due,
    total: rounded(order.net + freight, 2),
  };
});

/** A small maker's stock program: a kind of line, vendor's number under ours, what is scheduled when, pages printed small. */
const scheduled = printed("term-plain-line-types", { max: 22 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.electric,
      buyers: ["Quarterdeck Audio LLC", "Sunhill E-Bikes Inc.", "Maple & Main Lighting"],
      number: "9999",
      units: ["ea", "ft", "roll"],
    }),
    ["Quarterdeck Assembly", "Annex"],
  );
  const rows = order.items.map((item) => [
    item.at,
    "Purchase",
    `<b>${item.buyerSku}</b><br>${item.name}`,
    item.sku,
    `${us(item.quantity, 0)} ${item.unit}`,
    day(item.due, "mm/dd/yyyy"),
    `$${us(item.price)}`,
    `$${us(item.total)}`,
  ]);
  const html = page(
    ".g th{background:#2b5b84;color:#fff;font-size:8pt}.g td{border-bottom:1px solid #ccc;font-size:8pt}h1{font-size:16pt;margin:0}",
    `<table><tr><td>${[`<b>${order.buyer.name}</b>`, ...order.buyer.lines].join("<br>")}<td class=r><h1>PURCHASE ORDER</h1>PO# <b>${order.number}</b><br>Issued ${day(order.date, "mm/dd/yyyy")}<br>Buyer ${order.person}</table><br>
<table><tr><td><b>Vendor</b><br>${[order.seller.name, ...order.seller.lines].join("<br>")}<td><b>Ship To</b><br>${[order.site.name, ...order.site.lines].join("<br>")}<td>Carrier: UPS<br>Payment terms: NET 30<br>FOB point: Destination<br>Due: ${day(order.due, "mm/dd/yyyy")}</table><br>
${table(["#", "Type", "Number / Description", "Vendor Part #", "Qty", "Date Scheduled", "Unit Cost", "Total Cost"], rows, ["", "", "", "", "r", "c", "r", "r"])}
<table style="width:35%;margin-left:65%">${row(["Subtotal", `$${us(order.net)}`], ["", "r"])}${row(["Sales tax 7%", `$${us(taxOf(order, 7))}`], ["", "r"])}${row(["<b>Total</b>", `<b>$${us(withTax(order, 7))}</b>`], ["", "r"])}</table><p>Note: packing slip must show the PO number.</p>`,
  );
  return {
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), requestedDate: order.due, currency: "USD" }),
    total: withTax(order, 7),
    html,
  };
});

/** A Swedish works' purchase print: our number with the words under it, yours in the same column marked as such, week-less days, kronor. */
const inkop = drawn("term-plain-inkop-sv", { words: "sv", max: 26, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "Lagerhus bearbetat",
      "Fjäderbricka M10 FZB",
      "Packbox 35x52x7",
      'Hydraulslang 1/2" 2SN',
      "Kullager 6205-2RS",
      "Styrskena härdad",
    ],
    buyers: ["Norrskogs Mekaniska AB", "Väsby Pumpteknik AB", "Bruksmaskiner i Hofors AB"],
    number: "I99999",
    units: ["st", "m", "kg"],
  });
  const columns = columnsOf(`36 Pos | 62/180 Artikelnummer¶Benämning | 256 Leveransdatum | >380 Antal
    386 Enh | >470 À-pris | >558 Belopp`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.say(320, 30, "INKÖPSORDER", { bold: true, size: 14 });
    pairs(pen, [320, 420], 52, [
      ["Ordernummer", order.number],
      ["Orderdatum", order.date],
      ["Sida", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 108;
    pen.block(36, 52, ["Leveransadress", ...order.site.lines]);
    pen.block(320, 106, [order.seller.name, ...order.seller.lines]);
    pairs(pen, [36, 130], 106, [
      ["Vår referens", order.person],
      ["Betalningsvillkor", "30 dagar netto"],
      ["Leveransvillkor", "DAP"],
      ["Valuta", "SEK"],
    ]);
    return 172;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740 });
  for (const item of order.items) {
    flow.need(44);
    const next = cells(pen, flow.y, columns, [
      item.at * 10,
      item.buyerSku,
      item.due,
      fr(item.quantity, 0),
      item.unit,
      eu(item.price),
      fr(item.total),
    ]);
    flow.y = pen.block(62, next, [item.name, `Ert artikelnr: ${item.sku}`], { size: 8 }) + 4;
  }
  flow.need(30);
  pen.rule(36, flow.y, 558);
  pen.say(386, flow.y + 5, "Ordervärde exkl. moms", { bold: true });
  pen.say(558, flow.y + 5, fr(order.net), { align: right, bold: true });
  pen.say(36, 790, `${order.buyer.name}   Bankgiro 512-8841   Org.nr 556402-1187   Godkänd för F-skatt`, {
    size: 7,
  });
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "SEK" };
});

/** A British wholesaler's replenishment order: product and supplier's code side by side, cost each, a VAT code, hours of the goods inwards. */
const wholesale = printed("term-plain-wholesale-uk", { words: "uk", max: 30 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.supplies,
      buyers: ["Tolworth Trade Supplies Ltd", "Ribble Catering Disposables Ltd", "Fenland Fixings Ltd"],
      number: "P/999999",
      units: ["EACH", "CASE", "PACK"],
    }),
    ["Goods Inwards, Depot 2"],
    ["Unit 9 Marsh Lane", "14-16 Beacon Road"],
  );
  const rows = order.items.map((item) => [
    item.buyerSku,
    item.sku,
    item.name,
    us(item.quantity, 0),
    item.unit,
    us(item.price),
    us(item.total),
    "S",
  ]);
  const html = page(
    ".g{border:1px solid #000}.g th{border-bottom:1px solid #000;font-size:8pt}.g td{font-size:8pt}",
    `<h2>${order.buyer.name}</h2><div>${order.buyer.lines.join(", ")} Tel ${order.buyer.phone} VAT Reg 442 8810 73</div><hr>
<table><tr><td>To:<br>${[order.seller.name, ...order.seller.lines].join("<br>")}<td>Deliver to:<br>${[order.site.name, ...order.site.lines].join("<br>")}<td>Purchase Order: <b>${order.number}</b><br>Raised: ${day(order.date, "dd Mon yyyy")}<br>Raised by: ${order.person}<br>Deliver by: ${day(order.due, "dd Mon yyyy")}<br>Your a/c ref: TOL002</table><br>
${table(["Our Code", "Your Code", "Product", "Qty", "Per", "Cost &pound;", "Line &pound;", "V"], rows, ["", "", "", "r", "", "r", "r", "c"])}
<p class=r>Goods &pound;${us(order.net)}<br>VAT @ 20% &pound;${us(taxOf(order, 20))}<br><b>Order value &pound;${us(withTax(order, 20))}</b></p><p>Goods inwards open Mon-Fri 07:30 to 14:30. Book deliveries 24 hours ahead. No part deliveries without our consent.</p>`,
    "A4",
  );
  return {
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), requestedDate: order.due, currency: "GBP" }),
    total: withTax(order, 20),
    html,
  };
});

export const termPlain = [promised, received, scheduled, inkop, wholesale];
