import { discounted } from "../_discount.ts";
import { printed } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { type Note, noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";

const BREWERS: Note = {
  land: "us",
  firms: [
    "Quarry Creek Brewing",
    "Lantern Bay Soap Works",
    "Copper Kettle Candy Co.",
    "Fernleaf Ceramics LLC",
  ],
  sellers: ["Great Basin Packaging", "Allied Lab & Process Supply"],
  people: ["Rosa Delgado", "Ted Hanneman", "Priya Nair"],
  goods: [
    "Amber bottle, 12 oz, longneck",
    "Crown cap, oxygen barrier, gold",
    "Kraft mailer box 8 x 6 x 4",
    "Shrink band, 2 in, clear",
    "Tri-clamp gasket, EPDM, 1.5 in",
    "Citric acid, anhydrous, 50 lb bag",
    "Pallet label 4 x 6, direct thermal",
    "Hose barb, stainless, 1/2 in",
  ],
  units: ["ea.", "case", "bag"],
  number: "PO-009999",
  code: "GBP-99999",
};

/** A stock program's print: the seller's number under the article, the count with its unit in one cell, sums of boxes at the right. */
const stock = printed("day-stock-vendor-code", { max: 18 }, (plain) => {
  const order = noted(plain, BREWERS);
  const freight = order.random.pick([0, 35, 48.5]);
  const total = rounded(order.net + freight, 2);
  return {
    html: page(
      "body{font-family:'Segoe UI','Open Sans',sans-serif;font-size:8.5pt}h1{font-weight:300;font-size:22pt;margin:0}.g{margin-top:14px}.g th{background:#f3f3f3;border-bottom:1px solid #999}.g td{border-bottom:1px solid #e5e5e5;padding:5px 4px}small{color:#777}.t{width:220px;margin-left:auto}",
      `<table><tr><td>${party(order.buyer)}<td class=r><h1>Purchase order</h1>${order.number}<br>${day(order.date, "m/d/yyyy")}</table>
<table style="margin-top:16px"><tr><td width=34%><small>Vendor</small><br>${party(order.seller)}<td width=34%><small>Ship to</small><br>${party(order.site, false)}<td>${fields(
        [
          ["Terms", "Net 30"],
          ["Req. ship date", day(order.due, "m/d/yyyy")],
          ["Contact", order.person],
          ["Status", "Unfulfilled, unpaid"],
        ],
      )}</table>
${table(
  ["Product", "Quantity", "Unit price", "Sub-total"],
  order.items.map((item) => [
    `${item.name}<br><small>Vendor product code: ${item.sku}</small>`,
    `${us(item.quantity, 0)} ${item.unit}`,
    `$${us(item.price)}`,
    `$${us(item.total)}`,
  ]),
  ["", "r", "r", "r"],
)}<table class=t>${row(["Sub-total", `$${us(order.net)}`], ["", "r"])}${row(["Freight", `$${us(freight)}`], ["", "r"])}${row(["<b>Total</b>", `<b>$${us(total)}</b>`], ["", "r"])}${row(["Amount paid", "$0.00"], ["", "r"])}${row(["Balance", `$${us(total)}`], ["", "r"])}</table><p><b>Remarks</b><br>Please send tracking to receiving when the order leaves.</p>`,
    ),
    ...told(order),
    currency: "USD",
    total,
    requestedDate: order.due,
  };
});

/** A seller on markets buys: both numbers, discount and tax rule by line, a second table of charges, both totals. */
const charges = printed("day-second-table-charges", { max: 20, priceDecimals: 4 }, (plain) => {
  const order = noted(plain, { ...BREWERS, number: "PO-09999", units: ["Item", "pc", "Roll"] });
  const { off, totals, net } = discounted(order, [0, 0, 5, 10]);
  const freight = order.random.int(20, 90);
  const tax = rounded((net + freight) * 0.07, 2);
  const total = rounded(net + freight + tax, 2);
  return {
    html: page(
      "body{font-family:Arial,sans-serif;font-size:7.5pt}.g td,.g th{border:1px solid #ccc}.g th{background:#2b5876;color:#fff}.b td{padding:0 10px 0 0}h2{text-align:right;color:#2b5876}",
      `<h2>PURCHASE ORDER</h2><table class=b><tr><td>${party(order.buyer)}<td>${fields([
        ["PO #", order.number],
        ["Date", day(order.date, "dd Mon yyyy")],
        ["Required by", day(order.due, "dd Mon yyyy")],
        ["Terms", "30 days"],
        ["Currency", "USD"],
      ])}</table><table class=b style="margin:10px 0"><tr><td><b>Supplier</b><br>${party(order.seller)}<td><b>Ship to</b><br>${party(order.site, false)}<td><b>Contact</b><br>${order.person}</table>
${table(
  ["#", "SKU", "Supplier SKU", "Product", "Qty", "Unit", "Price", "Disc.", "Tax rule", "Total"],
  order.items.map((item, i) => [
    item.at,
    item.buyerSku,
    item.sku,
    item.name,
    bare(item.quantity, 2),
    item.unit,
    us(item.price, 4),
    `${off[i]}%`,
    "Sales Tax 7%",
    us(totals[i]!),
  ]),
  ["c", "", "", "", "r", "", "r", "r", "", "r"],
)}<p><b>Additional charges</b></p>${table(
        ["Description", "Reference", "Qty", "Price", "Tax rule", "Total"],
        [["Inbound freight LTL", "Carrier quote", "1", us(freight, 4), "Sales Tax 7%", us(freight)]],
        ["", "", "r", "r", "", "r"],
      )}<table style="width:200px;margin-left:auto">${[
        ["Lines total", us(net)],
        ["Additional charges", us(freight)],
        ["Total before tax", us(net + freight)],
        ["Tax", us(tax)],
        ["Total", us(total)],
      ]
        .map((pair) => row(pair, ["", "r"]))
        .join("")}</table>`,
      "A4",
    ),
    ...told(order, (item) => ({ buyerSku: item.buyerSku, lineTotal: totals[item.at - 1]! })),
    currency: "USD",
    total,
    requestedDate: order.due,
  };
});

/** A New Zealand maker's print: comments under the lines, the units' sum before the money's, where to in a box below. */
const comments = printed("day-units-summed-nz", { words: "uk", max: 18 }, (plain) => {
  const order = noted(plain, {
    ...BREWERS,
    land: "uk",
    firms: ["Kauri Coast Honey Ltd", "Tussock Outdoor Limited", "Rimutaka Cider Company"],
    number: "PO-00009999",
    units: ["EA", "CTN", "KG"],
  });
  const tax = rounded(order.net * 0.15, 2);
  const total = rounded(order.net + tax, 2);
  const said = (at: number) =>
    at % 4 === 1 ? `<tr><td><td colspan=6><i>Batch and best-before dates on the carton please</i></tr>` : "";
  const rows = order.items.map(
    (item) =>
      row(
        [
          item.buyerSku,
          item.sku,
          item.name,
          `${us(item.quantity, 2)}`,
          item.unit,
          us(item.price, 2),
          us(item.total),
        ],
        ["", "", "", "r", "", "r", "r"],
      ) + said(item.at),
  );
  return {
    html: page(
      "body{font-family:Helvetica,'Liberation Sans',sans-serif;font-size:8pt}.g th{border-top:2px solid #444;border-bottom:1px solid #444}.s td{border-top:1px solid #444}.x{border:1px solid #bbb;padding:6px;width:46%;margin-top:12px}",
      `<table><tr><td><h1 style="margin:0">Purchase Order</h1><b>${order.number}</b><td class=r>${party(order.buyer)}<br>GST No. 98-${order.random.digits(3)}-${order.random.digits(3)}</table>
<table style="margin:12px 0"><tr><td>${party(order.seller)}<td>${fields([
        ["Order Date", day(order.date, "dd/mm/yyyy")],
        ["Delivery Date", day(order.due, "dd/mm/yyyy")],
        ["Supplier Ref", `Quote ${order.random.digits(4)}`],
        ["Currency", "NZD"],
      ])}</table><table class=g><thead>${row(["Product Code", "Supplier Code", "Description", "Quantity", "Unit", "Price", "Line Total"], ["", "", "", "r", "", "r", "r"], "th")}</thead>${rows.join("")}<tr class=s><td><td><td class=r>Total units<td class=r>${us(
        order.items.reduce((sum, { quantity }) => sum + quantity, 0),
        2,
      )}<td><td class=r>Sub Total<td class=r>${us(order.net)}</tr>${row(["", "", "", "", "", "GST 15%", us(tax)], ["", "", "", "", "", "r", "r"])}${row(["", "", "", "", "", "<b>Total</b>", `<b>${us(total)}</b>`], ["", "", "", "", "", "r", "r"])}</table>
<div class=x><b>Deliver To</b><br>${party(order.site, false)}<br>Attn: ${order.person}</div>`,
      "A4",
    ),
    ...told(order, (item) => ({ buyerSku: item.buyerSku })),
    currency: "NZD",
    total,
    requestedDate: order.due,
  };
});

/** A workshop's cloud program: the code in brackets before the words, unit and currency glued behind their figures. */
const bracketed = printed("day-code-in-brackets", { max: 16 }, (plain) => {
  const order = noted(plain, {
    ...BREWERS,
    firms: ["Loom & Ladder Furniture", "Saltbox Leather Goods", "Tern Island Candles"],
    number: "PO-99",
    units: ["pcs", "m", "kg"],
  });
  return {
    html: page(
      "body{font-family:Inter,'Open Sans',sans-serif;font-size:8.5pt}h1{font-size:15pt}.g td{border-bottom:1px solid #eee;padding:7px 4px}.g th{color:#888;font-weight:500;border-bottom:1px solid #bbb}small{color:#888;display:block}",
      `<h1>Purchase order ${order.number}</h1><table><tr><td><small>Supplier</small>${party(order.seller, false)}<td><small>Buyer</small>${party(order.buyer)}<td><small>Created date</small>${day(order.date, "yyyy-mm-dd")}<small>Expected arrival</small>${day(order.due, "yyyy-mm-dd")}</table>
<p><small>Ship to</small>${order.site.name}, ${order.site.lines.join(", ")}</p>
${table(
  ["Item", "Quantity", "Price per unit", "Tax", "Total price"],
  order.items.map((item) => [
    `[${item.sku}] ${item.name}`,
    `${item.quantity} ${item.unit}`,
    `${bare(item.price)} USD`,
    "0%",
    `${us(item.total)} USD`,
  ]),
  ["", "r", "r", "r", "r"],
)}<p class=r>Total units: ${order.items.reduce((sum, { quantity }) => sum + quantity, 0)}<br>Subtotal: ${us(order.net)} USD<br>Plus tax: 0.00 USD<br><b>Total: ${us(order.net)} USD</b></p><p>Additional info<br>Ref. our call on Tuesday. No partial shipments.</p>`,
    ),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const dayStock = [stock, charges, comments, bracketed];
