import { printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { spoken } from "./letters.ts";

/** A mail printed from a mail program: its head, a table, a signature, and the seller's offer quoted below. */
const outlook = printed("hand-mail-print", { max: 9 }, (order) => {
  const offered = order.items.map((item) => [
    item.sku,
    item.name,
    1,
    us(item.price * 1.1),
    us(item.price * 1.1),
  ]);
  const mail = "buyer@customer.example";
  return {
    html: page(
      "body{font-family:Calibri,Carlito,'DejaVu Sans',sans-serif;font-size:10.5pt}.g{width:auto}.g td,.g th{border:1px solid #888;padding:2px 8px}hr{border:0;border-top:1px solid #000}.m td:first-child{font-weight:bold;width:80px}blockquote{margin:0;border-top:1px solid #aac;padding-top:6px}",
      `<b style="font-size:13pt">Sales Orders</b><hr><table class=m><tr><td>From:<td>${order.person} &lt;${mail}&gt;</tr><tr><td>Sent:<td>Monday, ${spoken(order.date)} 10:42 AM</tr><tr><td>To:<td>orders@supplier.example</tr><tr><td>Subject:<td>RE: Quotation 88213 - our PO ${order.number}</tr></table>
<p>Hello Jenny,</p><p>Thanks for the better prices. Please enter our purchase order ${order.number} for ${order.buyer.name} as below. Delivery by ${day(order.due, "m/d/yyyy")} please.</p>
${table(
  ["Part number", "Description", "Qty", "Unit price", "Amount"],
  order.items.map((item) => [item.sku, item.name, item.quantity, `$${us(item.price)}`, `$${us(item.total)}`]),
  ["", "", "r", "r", "r"],
)}
<p>Total: $${us(order.net)}</p><p>Best regards,</p><p>${order.person}<br>Purchasing | ${order.buyer.name}<br>${order.buyer.lines.join(", ")}<br>T ${order.buyer.phone}</p>
<blockquote><p><b>From:</b> Jenny Moss &lt;jenny@supplier.example&gt;<br><b>Sent:</b> ${spoken(later(order.date, -6))} 4:11 PM<br><b>To:</b> ${order.person} &lt;${mail}&gt;<br><b>Subject:</b> Quotation 88213</p><p>Dear ${order.person.split(" ")[0]},<br>we can offer, ex works:</p>
${table(["Part number", "Description", "Qty", "Unit price", "Amount"], offered, ["", "", "r", "r", "r"])}<p>Valid for 30 days.</p></blockquote>`,
    ),
    currency: "USD",
    requestedDate: order.due,
    line: () => ({ unit: null }),
  };
});

/** A shop's page of an order that was placed, printed by a browser: pictures' places, codes below the names. */
const cart = printed("hand-web-order", { max: 12 }, (order) => {
  const tax = rounded(order.net * 0.0825, 2);
  return {
    html: page(
      "body{font-size:10pt}.t{color:#666;font-size:8pt}.card{border:1px solid #ddd;border-radius:6px;padding:8px;margin:8px 0}.pic{width:36px;height:36px;background:#e5e7eb;display:inline-block}.g td{border-bottom:1px solid #eee;padding:6px}.g th{color:#555;border-bottom:1px solid #ccc}.sum{width:220px;margin-left:auto}",
      `<div class=t>${day(order.date, "m/d/yy")}, 9:14 AM &nbsp; Order details | Supply Store</div><h2>Order details</h2>
<div class=card><b>Order placed</b> ${day(order.date, "Mon d, yyyy")} &nbsp; | &nbsp; <b>PO number</b> ${order.number} &nbsp; | &nbsp; <b>Web order</b> W${order.random.digits(8)}</div>
<table><tr><td class=card><b>Ship to</b><br>${order.buyer.name}<br>${order.person}<br>${order.site.lines.join("<br>")}<td class=card><b>Bill to</b><br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<td class=card><b>Payment</b><br>Account terms</tr></table>
<table class=g><thead><tr><th><th>Product<th class=r>Price<th class=c>Qty<th class=r>Subtotal</tr></thead>${order.items
        .map(
          (item) =>
            `<tr><td><span class=pic></span><td>${item.name}<br><span class=t>Item # ${item.sku}</span><br><span class=t>In stock - ships by ${day(item.due, "Mon d")}</span><td class=r>$${us(item.price)}<td class=c>${item.quantity}<td class=r>$${us(item.total)}</tr>`,
        )
        .join("")}</table>
<table class=sum><tr><td>Subtotal<td class=r>$${us(order.net)}</tr><tr><td>Shipping<td class=r>FREE</tr><tr><td>Estimated tax<td class=r>$${us(tax)}</tr><tr><td><b>Order total</b><td class=r><b>$${us(rounded(order.net + tax, 2))}</b></tr></table><p class=t>https://store.supplier.example/orders/view?id=1182 &nbsp; 1/1</p>`,
    ),
    currency: "USD",
    total: rounded(order.net + tax, 2),
    line: () => ({ unit: null }),
  };
});

/** A text document with bold captions in a row and a table, its prices without sign. */
const docs = printed("hand-text-document", { max: 16 }, (order) => ({
  html: page(
    "body{font-size:11pt;margin:0 12mm}.g td,.g th{border:1px solid #000;padding:5px}h1{font-weight:normal;font-size:26pt}",
    `<h1>Purchase Order</h1><p><b>PO Number:</b> ${order.number}</p><p><b>Date:</b> ${day(order.date, "Mon d, yyyy")}</p><p><b>Company:</b> ${order.buyer.name}</p><p><b>Supplier:</b> ${order.seller.name}</p><p><b>Deliver by:</b> ${day(order.due, "Mon d, yyyy")}</p><p><b>Deliver to:</b> ${order.site.lines.join(", ")}</p><h2>Items</h2>
${table(
  ["Description", "SKU", "Quantity", "Unit cost (USD)", "Cost (USD)"],
  order.items.map((item) => [item.name, item.sku, item.quantity, bare(item.price), bare(item.total)]),
)}
<p><b>Total:</b> ${us(order.net)} USD</p><h2>Notes</h2><ul><li>Deliveries between 8 and 3 only.</li><li>Call ${order.person} 24 hours before.</li></ul>`,
  ),
  currency: "USD",
  requestedDate: order.due,
  line: () => ({ unit: null }),
}));

/** A sheet on the web, printed: every cell with grey lines, empty columns, wrapped texts, its name on top. */
const webSheet = printed("hand-web-sheet", { max: 40 }, (order) => {
  const cells = (values: (string | number)[]) =>
    `<tr>${values.map((value) => `<td${/^\$?[\d.,]+$/.test(String(value)) ? " class=r" : ""}>${value}</td>`).join("")}</tr>`;
  return {
    html: page(
      "table{table-layout:fixed}td:first-child{white-space:nowrap}td{border:1px solid #ccc;height:15px;font-size:8pt;overflow-wrap:break-word}.t{font-size:8pt}",
      `<div class=t>Order ${order.number} - Sheet1</div><table><colgroup><col style="width:8%"><col style="width:16%"><col style="width:30%"><col style="width:9%"><col style="width:9%"><col style="width:13%"><col style="width:15%"></colgroup>
${[
  ["", "", "", "", "", "", ""],
  [order.buyer.name, "", "", "", "", "PO", order.number],
  [order.buyer.lines[0]!, "", "", "", "", "Date", day(order.date, "m/d/yyyy")],
  [order.buyer.lines[1]!, "", "", "", "", "Ship by", day(order.due, "m/d/yyyy")],
  ["", "", "", "", "", "", ""],
  ["#", "Item no", "Item", "Qty", "Unit", "Price", "Total"],
  ...order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    item.quantity,
    item.unit,
    `$${us(item.price)}`,
    `$${us(item.total)}`,
  ]),
  ["", "", "", "", "", "", ""],
  ["", "", "", "", "", "TOTAL", `$${us(order.net)}`],
]
  .map(cells)
  .join("")}</table>`,
    ),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** An Arabic and English form: captions in both tongues, right to left beside left to right. */
const arabic = printed("hand-two-tongues-ar", { max: 14, priceDecimals: 3, decimals: 3 }, (order) => ({
  html: page(
    ".g td,.g th{border:1px solid #333;padding:4px}.a{direction:rtl;text-align:right}",
    `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=a><b>شركة الخليج للتوريدات</b><br>المنطقة الصناعية</tr></table><h3 class=c style="text-align:center">PURCHASE ORDER &nbsp; أمر شراء</h3>
<table><tr><td>PO No. / رقم الطلب<td><b>${order.number}</b><td>Date / التاريخ<td>${day(order.date, "dd/mm/yyyy")}</tr><tr><td>Supplier / المورد<td>${order.seller.name}<td>Delivery date / تاريخ التسليم<td>${day(order.due, "dd/mm/yyyy")}</tr><tr><td>Currency / العملة<td>KWD<td>Payment / الدفع<td>30 days</tr></table><br>
<table class=g><thead><tr>${["S.N.<br>م", "Item Code<br>رمز الصنف", "Description<br>الوصف", "Qty<br>الكمية", "Unit<br>الوحدة", "Unit Price<br>سعر الوحدة", "Total<br>المجموع"].map((head) => `<th class=c>${head}`).join("")}</tr></thead>${order.items
      .map(
        (item) =>
          `<tr><td class=c>${item.at}<td>${item.sku}<td>${item.name}<td class=r>${item.quantity}<td class=c>${item.unit}<td class=r>${us(item.price, 3)}<td class=r>${us(item.total, 3)}</tr>`,
      )
      .join(
        "",
      )}<tr><td colspan=6 class=r><b>Grand Total / المجموع الكلي</b><td class=r><b>${us(order.net, 3)}</b></tr></table><p>Approved by / اعتماد: ${order.person}</p>`,
    "A4",
  ),
  currency: "KWD",
  requestedDate: order.due,
}));

export const handsPrints = [outlook, cart, docs, webSheet, arabic];
