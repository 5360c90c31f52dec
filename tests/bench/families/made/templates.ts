import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

const FIRMS = [
  "Blue Heron Kayaks",
  "Sparrow & Finch Stationers",
  "Ridgeline Pet Supply LLC",
  "Harbor Light Yoga Studio",
  "Two Oaks Brewing Co.",
  "Juniper Lane Florists",
];

/** A designer's template: head facts in a coloured strip at the left, the table beside it, a large sum at the foot. */
const strip = printed("made-side-strip", { max: 12 }, (plain) => {
  const order = traded(plain, { wares: "retail", buyers: FIRMS, number: "#9999", units: ["pcs"] });
  const fact = (caption: string, value: string) => `<p><small>${caption}</small><br>${value}</p>`;
  return {
    html: page(
      "body{font-family:'Montserrat','DejaVu Sans',sans-serif;font-size:8.5pt}.w>tbody>tr>td{padding:0}.s{background:#e6ded3;width:48mm}.s div{padding:6mm 5mm}small{letter-spacing:1.5px;color:#8a7a66;text-transform:uppercase;font-size:6.5pt}h1{font-weight:300;letter-spacing:6px;margin:0 0 8mm}.g td,.g th{border-bottom:1px solid #ddd;padding:6px 3px}.g th{font-size:6.5pt;text-transform:uppercase}.m{padding:6mm!important}",
      `<table class=w><tr><td class=s><div><p style="font-size:13pt"><b>${order.buyer.name}</b></p>${fact("Order", order.number)}${fact("Issued", spoken(order.date))}${fact("Wanted by", spoken(order.due))}${fact("Supplier", `${order.seller.name}<br>${order.seller.lines.join("<br>")}`)}${fact("Send goods to", order.site.lines.join("<br>"))}${fact("Ask for", `${order.person}<br>${order.buyer.phone}`)}</div><td class=m><h1>PURCHASE ORDER</h1>
${table(
  ["Item", "Code", "Price", "Units", "Amount"],
  order.items.map((item) => [item.name, item.sku, `$${us(item.price)}`, item.quantity, `$${us(item.total)}`]),
  ["", "", "r", "r", "r"],
)}<p class=r style="font-size:8pt">Sub-total &nbsp; $${us(order.net)}<br>Sales tax (6%) &nbsp; $${us(taxOf(order, 6))}</p><p class=r style="font-size:16pt">$${us(withTax(order, 6))}</p><p class=r>Total due on delivery</p><p>Thank you for looking after us!</p></tr></table>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    total: withTax(order, 6),
    requestedDate: order.due,
  };
});

/** A project office's form: a grid whose grey cells ask and whose white cells answer, the asked-for day among them. */
const grid = printed("made-asked-grid", { max: 15 }, (plain) => {
  const order = traded(plain, { wares: "desk", buyers: FIRMS, number: "PO-99-999", units: ["EA", "CS"] });
  const shipping = 25;
  const asked = (pairs: [string, string][]) =>
    `<tr>${pairs.map(([caption, value]) => `<td class=q>${caption}<td>${value}`).join("")}</tr>`;
  return {
    html: page(
      "body{font-family:'Century Gothic','DejaVu Sans',sans-serif;font-size:8pt}table{margin-bottom:10px}td,th{border:1px solid #bfbfbf;padding:4px}.q{background:#eaeef3;font-weight:bold;width:17%}.g th{background:#333f4f;color:#fff;text-align:center}.g td{white-space:nowrap}.n td{border:0}h1{color:#8497b0;margin:0}",
      `<h1>PURCHASE ORDER FORM</h1><table>${asked([
        ["COMPANY NAME", order.buyer.name],
        ["DATE OF ORDER", day(order.date, "mm/dd/yy")],
      ])}${asked([
        ["ADDRESS", order.buyer.lines.join("<br>")],
        ["PURCHASE ORDER NO.", order.number],
      ])}${asked([
        ["PHONE", order.buyer.phone],
        ["ORDER PLACED BY", order.person],
      ])}${asked([
        ["VENDOR NAME", order.seller.name],
        ["DATE REQUESTED", day(order.due, "mm/dd/yy")],
      ])}${asked([
        ["VENDOR ADDRESS", order.seller.lines.join("<br>")],
        ["DELIVER TO", `${order.site.lines.join("<br>")}`],
      ])}${asked([
        ["METHOD OF SHIPMENT", "Ground"],
        ["TERMS", "Net 15"],
      ])}</table>
${table(
  ["ITEM NO.", "PRODUCT DESCRIPTION", "QTY", "U/M", "UNIT PRICE", "TOTAL"],
  [
    ...order.items.map((item) => [
      item.sku,
      item.name,
      item.quantity,
      item.unit,
      `$ ${us(item.price)}`,
      `$ ${us(item.total)}`,
    ]),
    ...Array.from({ length: 5 }, () => ["", "", "", "", "", "$ -"]),
  ],
  ["", "", "c", "c", "r", "r"],
)}
<table class=n style="width:45%;margin-left:55%">${[
        ["SUBTOTAL", us(order.net)],
        ["TAX RATE", "0.00%"],
        ["TOTAL TAX", "-"],
        ["SHIPPING / HANDLING", us(shipping)],
        ["TOTAL", us(order.net + shipping)],
      ]
        .map(([caption, value]) => row([`<b>${caption}</b>`, `${value}`], ["r", "r"]))
        .join("")}</table><p>REMARKS / INSTRUCTIONS: Leave with front desk, 8 AM to 4 PM.</p>`,
    ),
    ...truly(order),
    currency: "USD",
    total: rounded(order.net + shipping, 2),
    requestedDate: order.due,
  };
});

/** A shared document: a centred title, parties in running lines with bold words before, a table with two columns of money. */
const shared = printed("made-shared-document", { max: 12 }, (plain) => {
  const order = traded(plain, { wares: "retail", buyers: FIRMS, number: "YY999", units: ["units"] });
  return {
    html: page(
      "body{font-family:'Arial','Liberation Sans',sans-serif;font-size:11pt;line-height:1.4;margin:0 8mm}.g td,.g th{border:1px solid #000;padding:5pt}h1{text-align:center;font-size:20pt;font-weight:normal}",
      `<h1>${order.buyer.name} Purchase Order ${order.number}</h1><p style="text-align:center;color:#666">${spoken(order.date)}</p>
<p><b>From:</b> ${order.person}, ${order.buyer.name}, ${order.buyer.lines.join(", ")}<br><b>To:</b> ${order.seller.name}<br><b>Arriving:</b> on or before ${spoken(order.due)}<br><b>Where:</b> ${order.site.lines.join(", ")}</p>
${table(
  ["What", "Your SKU", "How many", "Cost", "Line cost"],
  [
    ...order.items.map((item) => [
      item.name,
      item.sku,
      item.quantity,
      `$${us(item.price)}`,
      `$${us(item.total)}`,
    ]),
    ["", "", "", "<b>All in</b>", `<b>$${us(order.net)}</b>`],
  ],
)}
<p>We pay by card when it ships. Please reply all to say you got this.</p>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A word processor's template: logo and slogan, the order's words in three narrow columns, the table with a last column for ticks. */
const slogan = printed("made-slogan", { max: 14 }, (plain) => {
  const order = traded(plain, { wares: "mro", buyers: FIRMS, number: "9999", units: ["ea", "box"] });
  return {
    html: page(
      "body{font-family:'Cambria','Liberation Serif',serif;font-size:10pt}.t td{width:33%;padding:4px 8px 12px 0}.t b{color:#1f4e79;border-bottom:1px solid #1f4e79}.g th{background:#1f4e79;color:#fff;padding:4px}.g td{border:1px solid #9cc2e5;padding:3px 5px}i{color:#777}",
      `<table><tr><td style="font-size:20pt;color:#1f4e79">${order.buyer.name}<br><i style="font-size:10pt">Local since 1994, friendly ever since</i><td class=r style="font-size:24pt;color:#9cc2e5">Purchase Order</tr></table><p>${order.buyer.lines.join(" | ")} | P ${order.buyer.phone} | office@customer.example</p>
<p>The following number must appear on all related correspondence, shipping papers, and invoices:<br><b>P.O. NUMBER: ${order.number}</b></p>
<table class=t><tr><td><b>To:</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>Ship To:</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td><b>Details:</b><br>P.O. date ${day(order.date, "m/d/yyyy")}<br>Need by ${day(order.due, "m/d/yyyy")}<br>Terms Net 30<br>Placed by ${order.person}</tr></table>
${table(
  ["QTY", "UNIT", "PART NO.", "DESCRIPTION", "UNIT PRICE", "TOTAL", "REC'D"],
  order.items.map((item) => [
    item.quantity,
    item.unit,
    item.sku,
    item.name,
    us(item.price),
    us(item.total),
    "&#9744;",
  ]),
  ["c", "", "", "", "r", "r", "c"],
)}
<table style="width:40%;margin-left:60%"><tr><td class=r>SUBTOTAL<td class=r>${us(order.net)}</tr><tr><td class=r>SALES TAX<td class=r>EXEMPT</tr><tr><td class=r><b>TOTAL</b><td class=r><b>USD ${us(order.net)}</b></tr></table>
<ol><li>Please send two copies of your invoice.</li><li>Enter this order in accordance with the prices, terms, delivery method, and specifications listed above.</li><li>Please notify us immediately if you are unable to ship as specified.</li></ol><p>Authorized by ____________________ &nbsp; Date ____________</p>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const madeTemplates = [strip, grid, shared, slogan];
