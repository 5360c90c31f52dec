import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

const SHOPS = [
  "Barlow Creek Dairy",
  "Stonebridge Tile Works",
  "Huxley & Grant Millwork",
  "Dry Fork Feeders LLC",
];
const MAIL = "body{font-family:Calibri,Carlito,'DejaVu Sans',sans-serif;font-size:11pt}p{margin:9px 0}";

/** Outlook's memo print: a table pasted from a workbook with both parties' numbers, a signature and a disclaimer. */
const pasted = printed("own-outlook-table", { max: 14 }, (plain) => {
  const order = traded(plain, { wares: "mro", buyers: SHOPS, number: "45-9999", units: ["EA", "BX", "PK"] });
  const sender = `${order.person} &lt;purchasing@customer.example&gt;`;
  return {
    html: page(
      `${MAIL}.m td{padding:0 4px}.m td:first-child{font-weight:bold;width:92px}.x{width:auto;font-size:10pt}.x td{border:1px solid #d4d4d4;padding:1px 7px;white-space:nowrap}.x tr:first-child td{background:#1f4e78;color:#fff;font-weight:bold}.d{font-size:7.5pt;color:#777}`,
      `<b style="font-size:14pt">Tracy Bell</b><hr style="border:0;border-top:3px solid #000"><table class=m><tr><td>From:<td>${sender}</tr><tr><td>Sent:<td>Tuesday, ${spoken(order.date)} 3:07 PM</tr><tr><td>To:<td>Tracy Bell</tr><tr><td>Cc:<td>Receiving Dock</tr><tr><td>Subject:<td>PO# ${order.number} - ${order.buyer.name}</tr></table>
<p>Hi Tracy,</p><p>Please process the PO below and send an acknowledgement with ship dates. We need everything on our dock by ${day(order.due, "m/d/yy")}.</p>
<table class=x>${row(["Vendor Item", "Our Item", "Item Description", "QTY", "UOM", "Each", "Ext"])}${order.items
        .map((item) =>
          row(
            [item.sku, item.buyerSku, item.name, item.quantity, item.unit, us(item.price), us(item.total)],
            ["", "", "", "r", "c", "r", "r"],
          ),
        )
        .join(
          "",
        )}${row(["", "", "", "", "", "", `<b>${us(order.net)}</b>`], ["", "", "", "", "", "", "r"])}</table>
<p>Ship via our UPS account 4R7-88E. Invoices to ap@customer.example.</p><p>Thanks much,</p>
<p><b>${order.person}</b><br>Buyer II<br>${order.buyer.name}<br>${order.buyer.lines.join(" | ")}<br>O: ${order.buyer.phone} &nbsp; C: 555-0177-2210</p>
<p class=d>CONFIDENTIALITY NOTICE: This e-mail message, including any attachments, is for the sole use of the intended recipient(s) and may contain confidential and privileged information. Any unauthorized review, use, disclosure or distribution is prohibited. If you are not the intended recipient, please contact the sender by reply e-mail and destroy all copies of the original message.</p>`,
    ),
    ...truly(order, (item) => ({ buyerSku: item.buyerSku })),
    currency: null,
    requestedDate: order.due,
  };
});

/** Gmail's print: the order as sentences, one below the other, no list and no table. */
const sentences = printed("own-gmail-sentences", { max: 7 }, (plain) => {
  const order = traded(plain, {
    wares: "mro",
    buyers: SHOPS,
    number: "9999",
    units: ["boxes", "rolls", "each"],
  });
  const said = order.items.map(({ quantity, unit, sku, name, price }, i) => {
    const many = unit === "each" ? `${quantity}` : `${quantity} ${unit}`;
    return [
      `We need ${many} of part ${sku}, ${name}, at $${us(price)} each.`,
      `Also ${many} of part ${sku}, ${name}, at $${us(price)} each.`,
      `And please add ${many} of part ${sku}, ${name}, at $${us(price)} each.`,
    ][Math.min(i, 2)]!;
  });
  return {
    html: page(
      "body{font-family:Arial,'Liberation Sans',sans-serif;font-size:10pt}.h{font-size:16pt;color:#555}",
      `<table><tr><td class=h>M Gmail<td class=r><b>${order.person} &lt;shop@customer.example&gt;</b></tr></table><hr><p><b style="font-size:12pt">New order - PO ${order.number}</b><br>1 message</p><hr>
<table><tr><td><b>${order.person}</b> &lt;shop@customer.example&gt;<td class=r>${day(order.date, "Mon d, yyyy")} at 7:52 AM</tr></table><div>To: orders@supplier.example</div>
<div style="margin:12px 0 0 24px">Good morning Rick,<br><br>Can you get the following on the truck for us? The PO is ${order.number}.<br><br>${said.join("<br><br>")}<br><br>We'd like to have it by ${spoken(order.due)} if at all possible.<br><br>Thank you!<br>--<br>${order.person}<br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<br>${order.buyer.phone}</div>
<p style="font-size:7.5pt">https://mail.example.com/mail/u/0/?ik=3f1c&view=pt&search=all&permthid=thread-f:17${order.random.digits(8)} <span style="float:right">1/1</span></p>`,
    ),
    ...truly(order, ({ unit }) => ({ lineTotal: null, unit: unit === "each" ? null : unit })),
    currency: "USD",
    total: null,
    requestedDate: order.due,
  };
});

/** Apple Mail's print of an order that a colleague of the seller's forwarded: two heads, then lines with dashes between. */
const forwarded = printed("own-apple-forward", { max: 10 }, (plain) => {
  const order = traded(plain, { wares: "retail", buyers: "shops", number: "F-9999", units: ["ea"] });
  const head = (pairs: [string, string][]) =>
    pairs.map(([caption, value]) => `<div><b class=k>${caption}:</b> ${value}</div>`).join("");
  return {
    html: page(
      "body{font-family:Helvetica,'Liberation Sans',sans-serif;font-size:10.5pt}.k{color:#888}.o .k{display:inline-block;width:70px;text-align:right}blockquote{margin:8px 0 0;padding-left:10px;border-left:2px solid #7aa7d8}",
      `<div class=o>${head([
        ["From", "Nadia Ferrell nferrell@supplier.example"],
        ["Subject", `Fwd: Fall reorder ${order.number}`],
        ["Date", `${spoken(later(order.date, 1))} at 8:30 AM`],
        ["To", "Order Desk orders@supplier.example"],
      ])}</div><hr><p>Team, please enter this one for me. Standard shipping.</p><p>Nadia<br>Territory Manager, Southeast<br>${order.seller.name}</p>
<p>Begin forwarded message:</p><blockquote>${head([
        ["From", `${order.person} &lt;hello@customer.example&gt;`],
        ["Subject", `Fall reorder ${order.number}`],
        ["Date", `${spoken(order.date)} at 9:14:33 PM EDT`],
        ["To", "Nadia Ferrell &lt;nferrell@supplier.example&gt;"],
      ])}<p>Hi Nadia!</p><p>It was great seeing you at market. Here is our reorder, PO ${order.number}:</p><p>${order.items
        .map((item) => `${item.sku} - ${item.name} - ${item.quantity} @ $${us(item.price)}`)
        .join(
          "<br>",
        )}</p><p>That comes to $${us(order.net)} by my math. Please don't ship before ${day(later(order.date, 3), "m/d")}; we'd love to have it in store by ${spoken(order.due)}.</p><p>xo<br>${order.person}<br>${order.buyer.name}<br>${order.buyer.lines.join(", ")}</p></blockquote>`,
    ),
    ...truly(order, () => ({ unit: null, lineTotal: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A telephone's print: large letters, bullets with count, unit, number and words, no prices. */
const phone = printed("own-phone-bullets", { max: 9 }, (plain) => {
  const order = traded(plain, {
    wares: "site",
    buyers: "builders",
    number: "99-999",
    units: ["ea", "pcs", "bags"],
  });
  return {
    html: page(
      "body{font-family:'Liberation Sans',sans-serif;font-size:15pt;line-height:1.35}small{color:#888;font-size:11pt}.s{font-size:18pt;font-weight:bold}ul{padding-left:22px}",
      `<small>${day(order.date, "m/d/yy")}, 6:41 AM</small><div class=s>Order for job ${order.number}</div><div><b>${order.person}</b><br><small>To: counter@supplier.example</small><br><small>${day(order.date, "Mon d, yyyy")}</small></div><hr>
<p>Hey Walt, I need these for ${day(order.due, "m/d/yyyy")} first thing, use PO ${order.number}</p><ul>${order.items
        .map((item) => `<li>${item.quantity} ${item.unit} ${item.sku} ${item.name}`)
        .join(
          "",
        )}</ul><p>Drop at the gate, call me when you are 20 min out 555-0110-4432</p><p>${order.person}<br>${order.buyer.name}</p><p>Sent from my iPhone</p>`,
    ),
    ...truly(order, () => ({ unitPrice: null, lineTotal: null })),
    currency: null,
    total: null,
    requestedDate: order.due,
  };
});

export const ownMails = [pasted, sentences, forwarded, phone];
