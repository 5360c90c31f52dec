import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

const FIRMS = [
  "Calder Vale Joinery Ltd",
  "Penrose Marine Services",
  "Whitcombe Estate Farms",
  "Ashby & Thorne Conservators",
  "St Mary's Parish Council",
];

/** A letter that accepts a quotation: the seller's number and day in the first sentence, ours in a line of references. */
const accepting = printed("made-letter-accepts", { words: "uk", max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: "mro",
    buyers: FIRMS,
    number: "CV/9999",
    units: ["each", "pack", "m"],
  });
  const quote = `Q${order.random.digits(5)}`;
  return {
    html: page(
      "body{font-family:Garamond,'DejaVu Serif',serif;font-size:11pt;margin:4mm 14mm}.g th{border-bottom:1px solid #000}.g td{padding:3px 8px 3px 0}",
      `<div class=r><b style="font-size:15pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Tel ${order.buyer.phone}</div>
<p>${order.seller.name}<br>${order.seller.lines.join("<br>")}</p><p>Our ref: ${order.number}<br>Your ref: ${quote}<br>${spoken(order.date)}</p>
<p>Dear Sirs,</p><p>Please supply as per your quote ${quote} dated ${day(later(order.date, -12), "d Mon yyyy")}, valid for 90 days:</p>
${table(
  ["No.", "Part", "Description", "Qty", "Rate", "Value"],
  order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    `${item.quantity} ${item.unit}`,
    us(item.price),
    us(item.total),
  ]),
  ["", "", "", "", "r", "r"],
)}
<p>making &pound;${us(order.net)} in all, VAT extra, carriage paid as you offered.</p><p>Kindly send the goods to ${order.site.lines.join(", ")}, where Mr Tandy will sign for them, so that they arrive by ${spoken(order.due)}. Please quote our reference on the delivery note and invoice.</p><p>Yours faithfully,</p><p><i>${order.person}</i></p><p>${order.person}<br>for ${order.buyer.name}</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "GBP",
    requestedDate: order.due,
  };
});

/** A business letter without a table: each item a numbered paragraph whose facts stand below each other. */
const paragraphs = printed("made-letter-paragraphs", { max: 7 }, (plain) => {
  const order = traded(plain, {
    wares: "desk",
    buyers: ["Lakeshore Dental Group", "Grant Street Legal Aid", "Meridian Surveying PLLC"],
    number: "PO-99999",
    units: ["boxes", "packs"],
  });
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:11pt;margin:0 14mm}p{margin:8px 0}",
      `<p>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}</p><p>${spoken(order.date)}</p><p>${order.seller.name}<br>${order.seller.lines.join("<br>")}</p><p><b>Subject: Purchase Order ${order.number}</b></p><p>To whom it may concern,</p><p>We are pleased to officially place an order for the following items:</p>
${order.items.map((item) => `<p>${item.at}. <b>${item.name}</b><br>&nbsp;&nbsp;&nbsp; Item number: ${item.sku}<br>&nbsp;&nbsp;&nbsp; Quantity: ${item.quantity} ${item.unit}<br>&nbsp;&nbsp;&nbsp; Unit price: $${us(item.price)}<br>&nbsp;&nbsp;&nbsp; Total price: $${us(item.total)}</p>`).join("")}
<p>Total value of this order: $${us(order.net)}</p><p>Delivery location: ${order.site.lines.join(", ")}<br>Delivery time: no later than ${spoken(order.due)}<br>Payment: within 30 days of a correct invoice</p><p>Please ensure that the items are appropriately packaged. Should anything be unavailable, contact me at ${order.buyer.phone}.</p><p>Sincerely,</p><p>${order.person}<br>Office Manager</p>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** The seller's own quotation sent back: below its sum the customer has filled a block that accepts it. */
const accepted = printed("made-quote-accepted", { max: 12 }, (plain) => {
  const order = traded(plain, { wares: "shop", buyers: "works", number: "P9999", units: ["EA"] });
  const line = (caption: string, value: string) =>
    `${caption} <span style="border-bottom:1px solid #000;font-family:'Segoe Script','DejaVu Serif';font-style:italic;color:#123"> &nbsp;${value}&nbsp; </span>`;
  return {
    html: page(
      ".g td,.g th{border:1px solid #aaa;padding:4px}.g th{background:#f1f1f1}.a{border:2px solid #000;padding:10px;margin-top:14px;line-height:2}",
      `<table><tr><td><b style="font-size:15pt">${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<br>${order.seller.phone}<td class=r><b style="font-size:18pt">QUOTATION</b><br>Quote # 2${order.random.digits(5)}<br>Quote date ${day(later(order.date, -9), "m/d/yyyy")}<br>Valid until ${day(later(order.date, 21), "m/d/yyyy")}</tr></table>
<p><b>Prepared for</b><br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<br>Attn ${order.person}</p>
${table(
  ["#", "Part", "Description", "Qty", "Unit price", "Extended"],
  order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    item.quantity,
    `$${us(item.price)}`,
    `$${us(item.total)}`,
  ]),
  ["c", "", "", "r", "r", "r"],
)}<p class=r><b>Quote total $${us(order.net)}</b></p><p>To accept this quotation, complete the box below and return it.</p>
<div class=a><b>ACCEPTED - PLEASE PROCEED WITH THE ORDER</b><br>${line("Customer PO number:", order.number)} ${line("Date:", day(order.date, "m/d/yyyy"))}<br>${line("Required on dock by:", day(order.due, "m/d/yyyy"))} ${line("Name:", order.person)}<br>Signature: ____________________ Title: ${line("", "Purchasing")}</div>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** The seller's confirmation sent back signed: both parties' numbers and days, the promised day, a stamp in words. */
const confirmed = printed("made-confirmation-signed", { words: "uk", max: 14 }, (plain) => {
  const order = traded(plain, { wares: "pipe", buyers: FIRMS, number: "99/9999", units: ["No", "m"] });
  return {
    html: page(
      "body{font-family:Arial,'DejaVu Sans';font-size:9pt}.h td{border:1px solid #777;padding:4px}.g th{border-top:1px solid #000;border-bottom:1px solid #000}.s{border:2px solid #336;color:#336;width:75mm;padding:8px;margin:16px 0 0 90mm;transform:rotate(0deg)}",
      `<h2>ORDER CONFIRMATION</h2><table><tr><td><b>Customer</b><br>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<td><b>Deliver to</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td class=r><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}</tr></table><br>
<table class=h><tr><td>Your order no.<br><b>${order.number}</b><td>Your order date<br><b>${day(order.date, "dd/mm/yyyy")}</b><td>Our order no.<br><b>SO${order.random.digits(6)}</b><td>Account<br><b>${order.buyer.name.slice(0, 3).toUpperCase()}001</b><td>Delivery date<br><b>${day(order.due, "dd/mm/yyyy")}</b></tr></table><p>We thank you for your order, which we confirm as follows. Please check, sign and return one copy.</p>
${table(
  ["Line", "Stock code", "Description", "Quantity", "Unit", "Price GBP", "Value GBP"],
  order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    item.quantity,
    item.unit,
    us(item.price),
    us(item.total),
  ]),
  ["c", "", "", "r", "", "r", "r"],
)}<table><tr><td class=r>Goods total<td class=r style="width:26mm">${us(order.net)}</tr><tr><td class=r>VAT 20.00%<td class=r>${us(order.net * 0.2)}</tr><tr><td class=r><b>Order total</b><td class=r><b>${us(order.net * 1.2)}</b></tr></table>
<div class=s><b>CHECKED AND APPROVED</b><br>for ${order.buyer.name}<br>${order.person}, Buyer</div>`,
      "A4",
    ),
    ...truly(order),
    currency: "GBP",
    total: Number((order.net * 1.2).toFixed(2)),
    requestedDate: order.due,
  };
});

/** A typed table with remarks between its rows, some of them with figures, in the same columns' width. */
const remarked = drawn(
  "made-remarks-between",
  { max: 14, base: { face: "serif", size: 10.5 } },
  (plain, pen) => {
    const order = traded(plain, {
      wares: "retail",
      buyers: ["Garden Gate Antiques", "Lighthouse Point Gifts", "Museum of the Valley Shop"],
      number: "9999",
      units: ["ea"],
    });
    const remarks = [
      "   ^ last time 2 arrived chipped, please pack better",
      "   (same color as our order of March 12)",
      "   *** display stand free with 24 or more, as agreed ***",
    ];
    const xs = [60, 130, 420, 470, 548];
    pen.say(60, 46, order.buyer.name, { bold: true, size: 14 });
    pen.block(60, 64, order.buyer.lines);
    pen.say(548, 46, `Order ${order.number}`, { bold: true, size: 14, align: "right" });
    pen.say(548, 64, spoken(order.date), { align: "right" });
    pen.say(60, 104, `To: ${order.seller.name}`);
    pen.say(60, 118, `Want in store: ${day(order.due, "Mon d, yyyy")}`);
    const write = (values: (string | number)[], y: number, bold = false) =>
      values.forEach(
        (value, i) => void pen.say(xs[i]!, y, String(value), { bold, align: i > 1 ? "right" : "left" }),
      );
    write(["Style", "Description", "Count", "Each", "Sum"], 146, true);
    let y = 164;
    const down = (by: number) => {
      y += by;
      if (y < 735) return;
      pen.next();
      y = 56;
    };
    for (const [i, item] of order.items.entries()) {
      write([item.sku, item.name, item.quantity, us(item.price), us(item.total)], y);
      down(16);
      if (i % 3) continue;
      pen.say(130, y, remarks[(i / 3) % remarks.length]!, { italic: true, size: 9.5 });
      down(15);
    }
    write(["", "", "", "Order comes to", `$${us(order.net)}`], y + 8, true);
    pen.say(60, y + 30, `${order.person}, owner`);
    return { ...truly(order, () => ({ unit: null })), currency: "USD", requestedDate: order.due };
  },
);

/** A typewriter's order: leaders of dots between the words and their money, counts spelled before. */
const leaders = drawn("made-dot-leaders", { max: 12, base: { face: "mono", size: 10 } }, (plain, pen) => {
  const order = traded(plain, { wares: "mro", buyers: "works", number: "A-9999", units: ["pcs", "boxes"] });
  pen.block(60, 50, [order.buyer.name.toUpperCase(), ...order.buyer.lines]);
  pen.block(60, 110, [
    `DATE ......... ${spoken(order.date)}`,
    `ORDER NO. .... ${order.number}`,
    `VENDOR ....... ${order.seller.name}`,
    `DELIVER BY ... ${spoken(order.due)}`,
  ]);
  let y = pen.say(60, 180, "PLEASE ENTER OUR ORDER FOR THE FOLLOWING:") + 8;
  for (const item of order.items) {
    const words = `${item.quantity} ${item.unit}  ${item.sku}  ${item.name} `;
    pen.say(60, y, `${words.padEnd(64, ".")} @ ${us(item.price).padStart(8)}`);
    y += 15;
  }
  pen.say(60, y + 12, `${"TOTAL ".padEnd(64, ".")} $ ${us(order.net).padStart(8)}`);
  pen.say(60, y + 44, `PER ${order.person.toUpperCase()}, PURCHASING`);
  return { ...truly(order, () => ({ lineTotal: null })), currency: "USD", requestedDate: order.due };
});

export const madeLetters = [accepting, paragraphs, accepted, confirmed, remarked, leaders];
