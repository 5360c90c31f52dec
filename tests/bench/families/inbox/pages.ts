import { BUILDERS, letter, PLANT } from "../_inbox.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";

const DISCLAIMER =
  "CONFIDENTIALITY NOTICE: This message and any attachment may contain privileged information. If you are not the intended recipient, please delete it within 24 hours and call 555-0100-2000. Views are those of the sender.";

/** A list pasted from a workbook into a plain mail, its tabs kept or lost to blanks. */
const pasted = letter("pasted-sheet", { ...PLANT, max: 9 }, (order) => {
  const gap = order.random.pick(["\t", "    ", "  "]);
  return {
    subject: `PO ${order.number}`,
    text: [
      "Hi, see below, please confirm.",
      "",
      `PO# ${order.number}, ship to ${order.site.lines.join(", ")}, need by ${day(order.due, "m/d/yy")}`,
      "",
      ["Part", "Description", "Qty", "UM", "Price", "Ext"].join(gap),
      ...order.items.map((item) =>
        [item.sku, item.name, item.quantity, item.unit, us(item.price), us(item.total)].join(gap),
      ),
      ["", "", "", "", "Total", us(order.net)].join(gap),
      "",
      order.person,
      order.buyer.name,
      `office ${order.buyer.phone}`,
    ],
    total: order.net,
    requestedDate: order.due,
  };
});

/** Gmail's page: a table from Google's sheets, signature and disclaimer below. */
const gmail = letter("gmail-sheet", { ...PLANT, max: 9 }, (order) => {
  const cell = (value: string | number) =>
    `<td style="overflow:hidden;padding:2px 3px;vertical-align:bottom">${value}</td>`;
  const rows = [
    ["Vendor PN", "Item", "Order Qty", "Each", "Line total"],
    ...order.items.map((item) => [
      item.sku,
      item.name,
      item.quantity,
      `$${us(item.price)}`,
      `$${us(item.total)}`,
    ]),
    ["", "", "", "", `$${us(order.net)}`],
  ];
  return {
    subject: `New order - ${order.number}`,
    html: `<div dir="ltr">Hi there,<div><br></div><div>Please process our PO <b>${order.number}</b>:</div><div><br></div><div><google-sheets-html-origin><table cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none"><colgroup><col width="100"><col width="220"><col width="70"><col width="80"><col width="90"></colgroup><tbody>${rows.map((row) => `<tr style="height:21px">${row.map(cell).join("")}</tr>`).join("")}</tbody></table></div><div><br></div><div>We need this at our plant (${order.site.lines.join(", ")}) on or before ${day(order.due, "m/d/yyyy")}.</div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature"><div dir="ltr"><b>${order.person}</b><div>Purchasing Coordinator</div><div>${order.buyer.name}</div><div>${order.buyer.lines.join(", ")}</div><div>O: ${order.buyer.phone}</div></div></div><br><font size="1" color="#888888">${DISCLAIMER}</font></div>`,
    line: () => ({ unit: null }),
    currency: "USD",
    total: order.net,
    requestedDate: order.due,
  };
});

/** Apple's page: a list with points, words and count in each. */
const apple = letter("apple-list", BUILDERS, (order) => ({
  subject: `Materials, PO ${order.number}`,
  html: `<html><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space;">Hi Pete,<div><br></div><div>Next lot for the job please:</div><div><ul class="MailOutline">${order.items.map((item) => `<li>${item.quantity}x ${item.name}&nbsp;(${item.sku})</li>`).join("")}</ul><div>Deliver to:</div><div>${order.site.lines.join("</div><div>")}</div><div><br></div><div>PO number is ${order.number}, wanted ${day(order.due, "dd/mm/yyyy")}.</div><div><br><div>Kind regards,<br>${order.person}<br>${order.buyer.name}<br>${order.buyer.phone}</div></div></div></body></html>`,
  line: () => ({ unit: null, unitPrice: null, lineTotal: null }),
  requestedDate: order.due,
}));

/** A mail forwarded twice by the seller's own people, the order lowest. */
const forwarded = letter("forwarded-twice", PLANT, (order) => ({
  subject: `FW: FW: PO ${order.number}`,
  from: "Gil Rowe <gil@supplier.example>",
  text: [
    "Please enter. Thx, Gil",
    "",
    "Gil Rowe | Inside Sales | 12 Warehouse Way, Dayton, OH 45402",
    "",
    "From: Bev Stone <bev@supplier.example>",
    `Sent: ${day(later(order.date, 1), "mm/dd/yyyy")} 8:02 AM`,
    "To: Gil Rowe <gil@supplier.example>",
    `Subject: FW: PO ${order.number}`,
    "",
    "Gil, one for you. Watch the 2 backorders from March.",
    "",
    `From: ${order.person} <buyer@customer.example>`,
    `Sent: ${day(order.date, "mm/dd/yyyy")} 4:47 PM`,
    "To: Bev Stone <bev@supplier.example>",
    `Subject: PO ${order.number}`,
    "",
    "Bev,",
    `please order on PO ${order.number}:`,
    ...order.items.map(
      (item) => `${item.sku} / ${item.name} / ${item.quantity} ${item.unit} / $${us(item.price)} ea`,
    ),
    `Ship to ${order.site.name}, ${order.site.lines.join(", ")}`,
    `Due ${day(order.due, "mm/dd/yyyy")}`,
    "",
    order.person,
    order.buyer.name,
  ],
  line: () => ({ lineTotal: null }),
  currency: "USD",
  requestedDate: order.due,
}));

/** A procurement program's notice in plain words: captions, then a block a line. */
const portal = letter("procurement-text", PLANT, (order) => ({
  subject: `${order.buyer.name} Purchase Order #${order.number}`,
  from: "Procura <do-not-reply@procura.example>",
  text: [
    `${order.buyer.name}`,
    `Purchase Order #${order.number}`,
    "",
    "Powered by Procura. Log in at https://supplier.procura.example/orders/1 to acknowledge.",
    "",
    `Order Date: ${day(order.date, "mm/dd/yy")}`,
    "Payment Terms: Net 30",
    "Currency: USD",
    `Requester: ${order.person}`,
    "",
    "SHIP TO",
    order.site.name,
    ...order.site.lines,
    "",
    "BILL TO",
    order.buyer.name,
    ...order.buyer.lines,
    "",
    "LINES",
    ...order.items.flatMap((item) => [
      `Line ${item.at}`,
      `Item: ${item.name}`,
      `Supplier Part Number: ${item.sku}`,
      `Need By: ${day(order.due, "mm/dd/yy")}`,
      `Quantity: ${item.quantity}.0`,
      `UOM: ${item.unit}`,
      `Price: ${us(item.price)}`,
      `Total: ${us(item.total)}`,
      "",
    ]),
    `Order total: ${us(order.net)} USD`,
  ],
  currency: "USD",
  total: order.net,
}));

/** A network's notice as a page: heads, parties beside each other, a table of two rows a line. */
const network = letter("network-html", PLANT, (order) => ({
  subject: `New purchase order ${order.number} from ${order.buyer.name}`,
  from: "Trade Network <ordersender@network.example>",
  html: `<html><body><p>This Purchase Order was sent by ${order.buyer.name} and delivered by Trade Network.</p><table width="100%"><tr><td valign=top><b>From:</b><br>${[order.buyer.name, ...order.buyer.lines].join("<br>")}</td><td valign=top><b>To:</b><br>${[order.seller.name, ...order.seller.lines].join("<br>")}</td><td valign=top><b>Purchase Order</b><br>(New)<br>${order.number}<br>Amount: $${us(order.net)} USD<br>Version: 1</td></tr></table><table width="100%"><tr><td><b>Ship All Items To</b><br>${[order.site.name, ...order.site.lines, "United States"].join("<br>")}</td><td><b>Payment Terms</b><br>NET 60</td></tr></table><h3>Line Items</h3><table border=0 width="100%"><tr><th>Line #</th><th>Part # / Description</th><th>Type</th><th>Qty (Unit)</th><th>Need By</th><th>Unit Price</th><th>Subtotal</th></tr>${order.items.map((item) => `<tr><td>${item.at}</td><td>${item.sku}</td><td>Material</td><td>${item.quantity} (${item.unit})</td><td>${day(order.due, "d Mon yyyy")}</td><td>$${us(item.price)} USD</td><td>$${us(item.total)} USD</td></tr><tr><td></td><td colspan=6>${item.name}</td></tr>`).join("")}</table><p>Order submitted on: ${day(order.date, "d Mon yyyy")}<br>Sub-total: $${us(order.net)} USD</p></body></html>`,
  currency: "USD",
  total: order.net,
}));

/** A shop's notice to its owner. */
const shop = letter("shop-notice", { ...BUILDERS, number: "9999" }, (order) => ({
  subject: `[Redmayne Fixings] Order #${order.number} placed by ${order.person}`,
  from: "Redmayne Fixings <mailer@shop.example>",
  html: `<html><body><h2>New order: #${order.number}</h2><p>${order.person} placed order #${order.number} on ${day(order.date, "d Mon yyyy")} at 09:41.</p><table><tr><td><h3>Order summary</h3></td></tr>${order.items.map((item) => `<tr><td><img src="https://cdn.example/1.png" width=60></td><td>${item.name} × ${item.quantity}<br><span style="color:#999">SKU: ${item.sku}</span></td><td align=right>£${us(item.total)}</td></tr>`).join("")}</table><table><tr><td>Subtotal</td><td>£${us(order.net)}</td></tr><tr><td>Shipping</td><td>£0.00</td></tr><tr><td>Total</td><td>£${us(order.net)} GBP</td></tr></table><h4>Payment processing method</h4><p>Account 30 days</p><h4>Delivery method</h4><p>Own van</p><h4>Shipping address</h4><p>${[order.person, order.buyer.name, ...order.site.lines].join("<br>")}</p></body></html>`,
  line: () => ({ unit: null, unitPrice: null }),
  currency: "GBP",
  total: order.net,
}));

/** An old program's text in fixed columns, the words below the code. */
const columns = letter("fixed-columns", { ...PLANT, max: 9 }, (order) => ({
  subject: `PURCHASE ORDER ${order.number}`,
  text: [
    order.buyer.name.toUpperCase(),
    ...order.buyer.lines,
    "",
    `P.O. NUMBER: ${order.number}        P.O. DATE: ${day(order.date, "mm/dd/yy")}        PAGE: 1`,
    `BUYER: ${order.person.toUpperCase()}`,
    "",
    "VENDOR:                             SHIP TO:",
    ...[order.seller.name, ...order.seller.lines].map(
      (line, i) => `${line.padEnd(36)}${[order.site.name, ...order.site.lines][i] ?? ""}`,
    ),
    ...[order.site.name, ...order.site.lines]
      .slice(order.seller.lines.length + 1)
      .map((line) => `${"".padEnd(36)}${line}`),
    "",
    "LN   ITEM / DESCRIPTION               QTY ORD  UM   UNIT COST     EXTENDED  DUE",
    "-".repeat(80),
    ...order.items.flatMap((item) => [
      `${String(item.at).padStart(3, "0")}  ${item.sku.padEnd(30)}${String(item.quantity).padStart(10)}  ${item.unit}${us(item.price, 4).padStart(12)}${us(item.total).padStart(13)}  ${day(order.due, "mm/dd/yy")}`,
      `     ${item.name}`,
    ]),
    "-".repeat(80),
    `${"ORDER TOTAL:".padStart(59)}${us(order.net).padStart(13)}`,
    "",
    "*** END OF PURCHASE ORDER ***",
  ],
  total: order.net,
  requestedDate: order.due,
}));

export const inboxPages = [pasted, gmail, apple, forwarded, portal, network, shop, columns];
