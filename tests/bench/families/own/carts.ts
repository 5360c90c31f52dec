import { printed } from "../_family.ts";
import { page } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const CARD =
  ".card{border:1px solid #ddd;border-radius:8px;padding:10px;margin:8px 0}.b{border-radius:9px;padding:1px 8px;font-size:8pt;background:#ffd79d}.g2{display:flex;gap:10px}.g2>div:first-child{flex:2}.g2>div:last-child{flex:1}.pic{width:34px;height:34px;background:#e3e6ea;border-radius:4px}.mut{color:#777;font-size:8pt}";

/** A shop platform's own view of an order: badges, cards, price times count, the customer at the side. */
const admin = printed("own-shop-admin", { max: 10 }, (plain) => {
  const order = traded(plain, { wares: "retail", buyers: "shops", number: "9999", units: ["each"] });
  return {
    html: page(
      `${CARD}body{font-size:10pt}.i{display:flex;gap:10px;padding:6px 0;border-top:1px solid #eee}.i>:nth-child(2){flex:1}.i>:nth-child(n+3){width:110px;text-align:right}.sku{background:#eee;border-radius:4px;padding:0 4px;font-size:8pt}`,
      `<div><b style="font-size:15pt">#${order.number}</b> <span class=b>Payment pending</span> <span class=b style="background:#ffea8a">Unfulfilled</span></div><div class=mut>${day(order.date, "Mon d, yyyy")} at 10:02 am from Wholesale</div>
<div class=g2><div><div class=card><b>Unfulfilled (${order.items.length})</b>${order.items
        .map(
          (item) =>
            `<div class=i><div class=pic></div><div>${item.name}<br><span class=sku>Case pack</span><br><span class=mut>SKU: ${item.sku}</span></div><div>$${us(item.price)} &times; ${item.quantity}</div><div>$${us(item.total)}</div></div>`,
        )
        .join("")}</div>
<div class=card><b>Payment pending</b><table><tr><td>Subtotal<td>${order.items.length} items<td class=r>$${us(order.net)}</tr><tr><td>Shipping<td>Freight, arranged later<td class=r>$0.00</tr><tr><td><b>Total</b><td><td class=r><b>$${us(order.net)} USD</b></tr><tr><td>Paid by customer<td><td class=r>$0.00</tr></table></div></div>
<div><div class=card><b>Notes</b><br>No notes from customer</div><div class=card><b>Customer</b><br>${order.buyer.name}<br>14 orders<br><br><b>Contact information</b><br>${order.person.split(" ")[0]!.toLowerCase()}@customer.example<br>${order.buyer.phone}<br><br><b>Shipping address</b><br>${order.person}<br>${order.site.name}<br>${order.site.lines.join("<br>")}<br>United States<br><br><b>Billing address</b><br>Same as shipping address</div></div></div>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
  };
});

/** A market place's order, printed for the file: counts before the words, prices each, sums at the right, no codes. */
const market = printed("own-market-details", { max: 7 }, (plain) => {
  const order = traded(plain, { wares: "desk", buyers: "clinics", number: "FAC-9999", units: ["each"] });
  const { random } = order;
  const tax = taxOf(order, 7);
  const total = withTax(order, 7);
  return {
    html: page(
      "body{font-family:'Liberation Sans',Arial,sans-serif;font-size:9.5pt;width:640px;margin:0 auto}.f{border:1px solid #000;padding:6px;margin:8px 0}h3{margin:2px;text-align:center}",
      `<h3>Final Details for Order #1${random.digits(2)}-${random.digits(7)}-${random.digits(7)}</h3><p style="text-align:center">Print this page for your records.</p><b>Order Placed:</b> ${day(order.date, "Mon d, yyyy")}<br><b>PO number:</b> ${order.number}<br><b>Order Total: $${us(total)}</b><br><b>Business account:</b> ${order.buyer.name}
<div class=f><h3>Not Yet Shipped</h3><hr><table><tr><td><b>Items Ordered</b><td class=r><b>Price</b></tr>${order.items
        .map(
          (item) =>
            `<tr><td>${item.quantity} of: <i>${item.name}</i><br><small>Sold by: ${random.pick(["Prairie Wholesale", "OfficeBarn", "Big Sky Supplies"])} (seller profile) | Product question? Ask Seller</small><br><small>Business Price</small><br><small>Condition: New</small><td class=r>$${us(item.price)}</tr>`,
        )
        .join(
          "",
        )}</table><br><table><tr><td><b>Shipping Address:</b><br>${order.buyer.name}<br>${order.site.lines.join("<br>")}<br>United States<br><br><b>Shipping Speed:</b><br>Standard Shipping</tr></table></div>
<div class=f><h3>Payment information</h3><hr><table><tr><td><b>Payment Method:</b><br>Pay by Invoice | Net 30<br><br><b>Billing address</b><br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<td class=r>Item(s) Subtotal: $${us(order.net)}<br>Shipping &amp; Handling: $0.00<br>-----<br>Total before tax: $${us(order.net)}<br>Estimated tax to be collected: $${us(tax)}<br>-----<br><b>Grand Total: $${us(total)}</b></tr></table></div><p style="text-align:center;font-size:8pt">To view the status of your order, return to Order Summary. Please note: This is not a VAT invoice.</p>`,
    ),
    ...truly(order, () => ({ sku: null, unit: null, lineTotal: null })),
    currency: "USD",
    total,
  };
});

/** A buying portal's page for the supplier: a card a line, its captions above its values again in each. */
const portal = printed("own-portal-cards", { max: 9 }, (plain) => {
  const order = traded(plain, {
    wares: "pipe",
    buyers: "oil",
    number: "PO-99999",
    units: ["Each", "Foot", "Lot"],
  });
  const cell = (caption: string, value: string | number) =>
    `<td><span class=mut>${caption}</span><br>${value}`;
  return {
    html: page(
      `${CARD}table{table-layout:fixed}.bar{background:#0b3d66;color:#fff;padding:6px 10px}`,
      `<div class=bar>Supplier Portal &nbsp; Home &nbsp; Profile &nbsp; <u>Orders</u> &nbsp; ASN &nbsp; Invoices &nbsp; Catalogs</div><h2>Purchase Order #${order.number} <span class=b>Issued</span></h2>
<div class=g2><div class=card><b>General Info</b><table><tr>${cell("Status", "Issued - Sent via Email")}${cell("Order Date", day(order.date, "mm/dd/yy"))}</tr><tr>${cell("Revision Date", day(order.date, "mm/dd/yy"))}${cell("Requester", order.person)}</tr><tr>${cell("Payment Term", "Net 45")}${cell("Customer", order.buyer.name)}</tr></table></div><div class=card><b>Shipping</b><br><span class=mut>Ship-To Address</span><br>${order.site.name}<br>${order.site.lines.join("<br>")}<br><span class=mut>Terms</span><br>FOB Destination</div></div><b>Lines</b>
${order.items
  .map(
    (item) =>
      `<div class=card style="break-inside:avoid"><table><tr>${cell("Line", item.at)}${cell("Need By", day(item.due, "mm/dd/yy"))}${cell("Part Number", item.sku)}${cell("Qty", us(item.quantity, 1))}${cell("Unit", item.unit)}${cell("Price", us(item.price))}${cell("Total", us(item.total))}</tr><tr><td colspan=7><span class=mut>Item</span><br>${item.name}</tr></table></div>`,
  )
  .join(
    "",
  )}<table><tr><td class=r>Per page 15 | 45 | 90</tr><tr><td class=r><b>Total USD ${us(order.net)}</b></tr></table><p><span class=card>Create Invoice</span> <span class=card>Print View</span> <span class=card>Add Comment</span></p>`,
    ),
    ...truly(order),
    currency: "USD",
  };
});

/** A Dutch web shop's back office: billing and delivery side by side, the code below the article, counts with a times sign. */
const winkel = printed("own-winkel", { words: "nl", max: 10 }, (order) => {
  const tax = rounded(order.net * 0.21, 2);
  const total = rounded(order.net + tax, 2);
  return {
    html: page(
      `${CARD}.t td,.t th{border-bottom:1px solid #e5e5e5;padding:7px 6px}`,
      `<div class=card><h2>Bestelling #${order.number} details</h2><div class=mut>Betaling via Op rekening. Klant-IP: 192.0.2.44</div><table><tr><td><b>Algemeen</b><br>Aangemaakt op:<br>${order.date} 14:22<br>Status:<br>In behandeling<td><b>Facturatie</b><br>${order.buyer.name}<br>${order.person}<br>${order.buyer.lines.join("<br>")}<br>Telefoon:<br>${order.buyer.phone}<td><b>Verzending</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}</tr></table></div>
<div class=card><table class=t><tr><th colspan=2>Artikel<th class=r>Kosten<th class=r>Aantal<th class=r>Totaal<th class=r>BTW</tr>${order.items
        .map(
          (item) =>
            `<tr><td style="width:40px"><div class=pic></div><td>${item.name}<br><span class=mut>SKU: ${item.sku}</span><td class=r>&euro;${eu(item.price)}<td class=r>&times; ${item.quantity}<td class=r>&euro;${eu(item.total)}<td class=r>&euro;${eu(item.total * 0.21)}</tr>`,
        )
        .join(
          "",
        )}</table><table style="width:260px;margin-left:auto"><tr><td class=r>Artikelen subtotaal:<td class=r>&euro;${eu(order.net)}</tr><tr><td class=r>Verzending:<td class=r>&euro;0,00</tr><tr><td class=r>21% BTW:<td class=r>&euro;${eu(tax)}</tr><tr><td class=r><b>Besteltotaal:</b><td class=r><b>&euro;${eu(total)}</b></tr></table><span class=card>Terugbetaling</span></div>`,
      "A4",
    ),
    currency: "EUR",
    total,
    line: () => ({ unit: null }),
  };
});

/** A punch-out shop's cart before it goes back to the buyer's system: pictures, boxes to type in, links, badges. */
const punchout = printed("own-punchout-cart", { max: 9 }, (plain) => {
  const order = traded(plain, {
    wares: "clinic",
    buyers: "public",
    number: "R-99999",
    units: ["EA", "BX", "CS"],
  });
  const { random } = order;
  return {
    html: page(
      `${CARD}input{width:46px;text-align:right;font:inherit}.t td{border-top:1px solid #ddd;padding:8px 4px}a{color:#06c}.btn{background:#06c;color:#fff;border-radius:4px;padding:4px 10px}`,
      `<table><tr><td><b style="font-size:14pt">${order.seller.name}</b><td class=r>Welcome, ${order.person} | Account: ${order.buyer.name} | Help</tr></table><h2>Shopping Cart (${order.items.length} items)</h2><p>Purchase order / requisition no. <b>${order.number}</b> &nbsp;&nbsp; Cart saved ${day(order.date, "mm/dd/yyyy")}</p><p><span class=btn>Transfer Cart</span> <a>Continue Shopping</a> <a>Empty Cart</a></p>
<table class=t>${order.items
        .map(
          (item) =>
            `<tr><td><div class=pic></div><td><b>${item.name}</b>${item.at % 3 === 1 ? " <span class=b>Contract price</span>" : ""}<br><span class=mut>Item #: ${item.sku} &nbsp;|&nbsp; Mfr. #: M${random.digits(5)}</span><br><span class=mut>In stock: ${random.int(5, 900)} available</span><br><a>Remove</a> <a>Save for later</a><td style="white-space:nowrap"><input value="${item.quantity}"> ${item.unit}<td class=r>$${us(item.price)} / ${item.unit}<td class=r><b>$${us(item.total)}</b></tr>`,
        )
        .join(
          "",
        )}</table><div class=card style="width:220px;margin-left:auto"><b>Order Summary</b><table><tr><td>Subtotal<td class=r>$${us(order.net)}</tr><tr><td>Est. freight<td class=r>TBD</tr><tr><td><b>Cart total</b><td class=r><b>$${us(order.net)}</b></tr></table></div><p class=mut>Customers also bought: Sharps container 5 qt $8.49 &nbsp; Exam paper 21 in $54.10</p>`,
    ),
    ...truly(order),
    currency: "USD",
  };
});

export const ownCarts = [admin, market, portal, winkel, punchout];
