import { SONG, withFont } from "../_cid.ts";
import { drawn, printed } from "../_family.ts";
import { page } from "../_html.ts";
import { day, fr, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A mail, printed: a sentence, then code, words, count and price between dashes, a signature with the company. */
const mail = printed("end-mail-dashed", { max: 8 }, (plain) => {
  const order = traded(plain, { wares: "mro", buyers: "works", number: "99999", units: ["ea"] });
  const first = order.person.split(" ")[0]!;
  return {
    html: page(
      "body{font-family:'Liberation Serif',serif;font-size:11pt}.h{border-bottom:1px solid #000}",
      `<div class=h><b>Subject:</b> PO ${order.number}<br><b>From:</b> ${order.person} &lt;${first.toLowerCase()}@customer.example&gt;<br><b>Date:</b> ${day(order.date, "m/d/yyyy")}, 9:14 AM<br><b>To:</b> sales@supplier.example</div><p>Good morning,</p><p>Please enter the following on our PO ${order.number}:</p>${order.items.map((item) => `<p style="margin:3px 0">${item.sku} &ndash; ${item.name} &ndash; qty ${item.quantity} &ndash; $${us(item.price)} ea</p>`).join("")}<p>We need these by ${day(order.due, "m/d/yyyy")}. Ship UPS ground on our account, please send a confirmation with tracking.</p><p>Ship to:<br>${order.site.name}<br>${order.site.lines.join("<br>")}</p><p>Thanks,</p><p>${order.person}<br>Maintenance Buyer<br><b>${order.buyer.name}</b><br>Office ${order.buyer.phone}</p>`,
    ),
    ...truly(order, () => ({ lineTotal: null, unit: null })),
    currency: "USD",
    total: null,
    requestedDate: order.due,
  };
});

const SPELLED: Record<number, string> = {
  2: "Two",
  5: "Five",
  10: "Ten",
  12: "Twelve",
  20: "Twenty",
  25: "Twenty-five",
  50: "Fifty",
};

/** A letter of numbered sentences: counts in words and figures, the price of each, what it comes to. */
const letter = printed("end-letter-spelled", { max: 7 }, (plain) => {
  const base = traded(plain, {
    wares: "clinic",
    buyers: [
      "St. Columba Nursing Home",
      "Pine Ridge Veterinary Hospital",
      "Lakeshore Volunteer Ambulance Corps",
    ],
    number: "YY-999",
    units: ["boxes"],
  });
  const counts = Object.keys(SPELLED).map(Number);
  const items = base.items.map((item) => {
    const quantity = base.random.pick(counts);
    return { ...item, quantity, total: Number((quantity * item.price).toFixed(2)) };
  });
  const net = Number(items.reduce((sum, { total }) => sum + total, 0).toFixed(2));
  return {
    html: page(
      "body{font-family:'Liberation Serif',serif;font-size:12pt;margin:0 16mm}li{margin:6px 0}",
      `<p class=c><b>${base.buyer.name}</b><br>${base.buyer.lines.join("<br>")}</p><p>${day(base.date, "Mon d, yyyy")}</p><p>${base.seller.name}<br>${base.seller.lines.join("<br>")}</p><p>RE: PURCHASE ORDER NO. ${base.number}</p><p>Dear Sir or Madam:</p><p>This letter is our firm order for the goods listed below:</p><ol>${items.map((item) => `<li>${SPELLED[item.quantity]} (${item.quantity}) boxes of ${item.name}, your item ${item.sku}, at $${us(item.price)} per box, for a total of $${us(item.total)};</li>`).join("")}</ol><p>The total of this order is $${us(net)}. Delivery is required on or before ${day(base.due, "Mon d, yyyy")}. Our tax exemption certificate is on file.</p><p>Sincerely,</p><br><p>${base.person}<br>Administrator</p>`,
    ),
    ...truly({ ...base, items }, () => ({ unit: "boxes" })),
    currency: "USD",
    total: net,
    requestedDate: base.due,
    shipTo: undefined,
  };
});

/** A supplier's web list before it is sent: price by unit, stock, count in a box, a card of sums. */
const list = printed("end-quick-list", { max: 9 }, (plain) => {
  const order = traded(plain, {
    wares: "pipe",
    buyers: ["Copper Creek Plumbing & Heating", "Vance Brothers Mechanical", "Ridgeline Fire Protection LLC"],
    number: "JOB-9999",
    units: ["EA"],
  });
  return {
    html: page(
      "body{font-size:10pt}.n{background:#123b2f;color:#fff;padding:8px}.i td{border-bottom:1px solid #ddd;padding:8px 4px}.q{border:1px solid #999;padding:2px 14px;border-radius:3px}.m{color:#666;font-size:8.5pt}.s{border:1px solid #ccc;width:250px;margin:12px 0 0 auto;padding:8px}",
      `<div class=n>Branch &nbsp; Products &nbsp; My Lists &nbsp; Orders &nbsp; Cart (${order.items.length})</div><h2>Order review</h2><table><tr><td><b>Account</b><br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<td><b>Ship to</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td><b>PO / Job name</b><br>${order.number}<br><b>Order date</b><br>${day(order.date, "mm/dd/yyyy")}<br><b>Requested date</b><br>${day(order.due, "mm/dd/yyyy")}</table>
<table class=i><tr><th>Product<th class=r>Price<th class=c>Qty<th>Availability<th class=r>Total</tr>${order.items.map((item) => `<tr><td>${item.name}<br><span class=m>Item # ${item.sku} &nbsp;|&nbsp; MFR # ${order.random.digits(5)}</span><td class=r>$${us(item.price)} / EA<td class=c><span class=q>${item.quantity}</span><td class=m>${order.random.int(1, 90)} in stock at Main St<td class=r>$${us(item.total)}</tr>`).join("")}</table>
<div class=s><table><tr><td>Subtotal<td class=r>$${us(order.net)}</tr><tr><td>Estimated tax<td class=r>$${us(taxOf(order, 8))}</tr><tr><td><b>Order total</b><td class=r><b>$${us(withTax(order, 8))}</b></tr></table></div><p class=m>Prices are subject to change. Need help? Call your branch at 555-0199-2000.</p>`,
    ),
    ...truly(order),
    currency: "USD",
    total: withTax(order, 8),
    requestedDate: order.due,
  };
});

/** A sheet of an order book, filled in: ruled rows to the foot of the page, most of them empty, money in two cells. */
const pad = drawn(
  "end-order-book",
  { max: 9, size: [420, 595], base: { face: "serif", size: 10 } },
  (plain, pen) => {
    const order = traded(plain, {
      wares: [
        "Pine board 1x6x8",
        "Deck screw 3in 5 lb",
        "Exterior stain, gal, cedar",
        "Joist hanger 2x8",
        "Post base 4x4",
        "Gravel, 1/2 yd bag",
      ],
      buyers: ["Halloran & Sons Carpentry", "Miller's Fence and Deck", "Birchwood Camp"],
      number: "99999",
      units: ["ea"],
    });
    pen.say(210, 28, "ORDER", { align: "center", bold: true, size: 18 });
    pen.say(330, 34, `No. ${order.number}`, { size: 12, bold: true });
    for (const [i, [caption, value]] of [
      ["Date", day(order.date, "m/d/yyyy")],
      ["To", order.seller.name],
      ["From", order.buyer.name],
      ["Address", order.buyer.lines.join(", ")],
      ["Wanted by", day(order.due, "m/d/yyyy")],
    ].entries()) {
      pen.say(36, 60 + i * 18, caption!, { size: 8 });
      pen.say(90, 58 + i * 18, value!);
      pen.rule(86, 72 + i * 18, 384);
    }
    const edges = [36, 76, 140, 270, 326, 384];
    const heads = ["QUAN.", "NUMBER", "DESCRIPTION", "PRICE", "AMOUNT"];
    heads.forEach((text, i) => void pen.say(edges[i]! + 3, 160, text, { size: 7.5, bold: true }));
    for (let i = 0; i <= 20; i++) pen.rule(36, 172 + i * 18, 384);
    for (const x of edges) pen.rule(x, 156, x, 532);
    order.items.forEach((item, i) => {
      const y = 176 + i * 18;
      pen.say(72, y, String(item.quantity), { align: "right" });
      pen.say(79, y, item.sku);
      pen.say(143, y, item.name);
      pen.say(323, y, us(item.price), { align: "right" });
      pen.say(381, y, us(item.total), { align: "right" });
    });
    pen.say(273, 536, "TOTAL", { bold: true });
    pen.say(381, 536, us(order.net), { align: "right", bold: true });
    pen.say(36, 552, `Signed  ${order.person}`);
    return {
      ...truly(order, () => ({ unit: null })),
      currency: null,
      requestedDate: order.due,
      shipTo: undefined,
    };
  },
);

/** A French craftsman's mail, printed: one article a row with its reference in brackets, prices with the euro sign behind. */
const artisan = printed("end-courriel-artisan", { words: "fr", max: 8 }, (plain) => {
  const order = traded(plain, { wares: "fr", buyers: "fr", number: "YY-999", units: ["u"] });
  return {
    html: page(
      "body{font-size:10.5pt}",
      `<h3>Commande n° ${order.number}</h3><p>De : ${order.buyer.name} &lt;contact@client.example&gt;<br>À : commandes@fournisseur.example<br>Date : ${day(order.date, "dd/mm/yyyy")} 08:41</p><p>Bonjour,</p><p>Merci de nous préparer la commande suivante :</p><ul>${order.items.map((item) => `<li>${item.quantity} x ${item.name} (réf. ${item.sku}) à ${fr(item.price)} € HT</li>`).join("")}</ul><p>Soit un total de ${fr(order.net)} € HT.</p><p>Livraison souhaitée le ${day(order.due, "dd/mm/yyyy")} à notre dépôt :<br>${order.site.lines.join("<br>")}</p><p>Cordialement,<br>${order.person}<br>${order.buyer.name}<br>${order.buyer.phone}</p>`,
      "A4",
    ),
    ...truly(order, () => ({ lineTotal: null, unit: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A Chinese buyer's note: numbered rows of words, count with its measure word and the price of one. */
const note = drawn(
  "end-mail-note-zh",
  { words: "zh", max: 8, size: [595, 842], base: { face: "east", size: 10.5 }, write: withFont(SONG) },
  (order, pen) => {
    pen.block(50, 50, [
      `发件人：${order.person}（${order.buyer.name}）`,
      `收件人：${order.seller.name} 销售部`,
      `时间：${order.date} 10:26`,
      `主题：采购单 ${order.number}`,
    ]);
    pen.rule(50, 108, 545);
    let y = pen.say(50, 120, "您好，请安排以下物料：") + 6;
    for (const item of order.items)
      y =
        pen.say(
          50,
          y,
          `${item.at}、${item.sku} ${item.name} ${item.quantity}${item.unit}，单价${us(item.price)}元`,
        ) + 4;
    y = pen.say(50, y + 6, `合计${us(order.net)}元（含税），交货日期${order.due}，款到30天。`);
    pen.block(50, y + 8, [
      `送货地址：${order.site.lines.toReversed().join("")}`,
      "收到请回复，谢谢！",
      order.buyer.name,
      `${order.person} ${order.buyer.phone}`,
    ]);
    return {
      currency: "CNY",
      requestedDate: order.due,
      shipTo: undefined,
      line: () => ({ lineTotal: null }),
    };
  },
);

export const endHands = [mail, letter, list, pad, artisan, note];
