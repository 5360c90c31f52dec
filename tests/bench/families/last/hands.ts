import { drawn, printed } from "../_family.ts";
import { page } from "../_html.ts";
import { type Item, later } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, heads } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const right = "right" as const;

/** A letter with a table of no captions: so many, what, at how much, that makes. */
const uncaptioned = printed("last-letter-uncaptioned", { max: 9 }, (plain) => {
  const order = traded(plain, {
    wares: "site",
    buyers: "builders",
    number: "9999",
    units: ["ea", "lengths", "sheets"],
  });
  return {
    html: page(
      "body{font-family:'Liberation Serif',serif;font-size:11.5pt;margin:0 14mm}td{padding:3px 8px}.r{white-space:nowrap}",
      `<h2 style="margin-bottom:0">${order.buyer.name}</h2>${order.buyer.lines.join(" &bull; ")} &bull; ${order.buyer.phone}<hr>
<p>${day(order.date, "Mon d, yyyy")}</p><p>${order.seller.name}<br>${order.seller.lines.join("<br>")}</p><p><b>Re: Our Purchase Order ${order.number}</b></p><p>Gentlemen:</p><p>Please ship us the following for arrival no later than ${day(order.due, "Mon d, yyyy")}:</p>
<table style="width:auto">${order.items.map((item) => `<tr><td class=r>${item.quantity} ${item.unit}<td>${item.sku}<td>${item.name}<td class=r>@ $${us(item.price)}<td class=r>$${us(item.total)}</tr>`).join("")}<tr><td><td><td><b>Total</b><td><td class=r><b>$${us(order.net)}</b></tr></table>
<p>Prices are per your phone quote to ${order.person}. Call before delivery.</p><p>Yours truly,</p><br><p>${order.person}<br>${order.buyer.name}</p>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A shop's confirmation, printed by who ordered: each article a stack of its name, number and count, its money at the right. */
const stack = printed("last-web-stack", { max: 9 }, (plain) => {
  const order = traded(plain, {
    wares: "clinic",
    buyers: ["Lakeside Veterinary Clinic", "Elm Street Dental Group", "Prairie Family Practice"],
    number: "WEB-99999",
    units: ["each"],
  });
  return {
    html: page(
      "body{font-size:10.5pt}.i{border-top:1px solid #ddd;padding:8px 0;display:flex}.i>div:first-child{flex:1}.g{color:#777;font-size:9pt}.s{width:230px;margin-left:auto}",
      `<h1 style="font-weight:normal">Thank you for your order!</h1><p>Order confirmation for <b>${order.buyer.name}</b>, placed by ${order.person} on ${day(order.date, "Mon d, yyyy")}.</p><p>Your PO number: <b>${order.number}</b></p><p class=g>Shipping to: ${order.buyer.name}, ${order.site.lines.join(", ")}</p><h3>Items in this order</h3>
${order.items
  .map(
    (item) =>
      `<div class=i><div><b>${item.name}</b><br><span class=g>Item no. ${item.sku}</span><br>Quantity: ${item.quantity} &times; $${us(item.price)}</div><div>$${us(item.total)}</div></div>`,
  )
  .join("")}
<table class=s><tr><td>Merchandise<td class=r>$${us(order.net)}</tr><tr><td>Standard shipping<td class=r>$0.00</tr><tr><td>Sales tax<td class=r>$${us(taxOf(order, 6))}</tr><tr><td><b>Order total</b><td class=r><b>$${us(withTax(order, 6))}</b></tr></table>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    total: withTax(order, 6),
  };
});

/** A sheet printed with the program's own letters above and numbers at the left, as some leave it on. */
const headed = drawn("last-print-headings", { max: 30, size: [842, 595] }, (plain, pen) => {
  const order = traded(plain, { wares: "shop", buyers: "works", number: "99999", units: ["EA", "FT"] });
  const edges = [40, 70, 170, 420, 480, 530, 610, 700];
  const columns = columnsOf(">66 | 74 A | 174 B | >476 C | 484 D | >606 E | >696 F");
  const rows: (string | null)[][] = [
    [order.buyer.name, null, null, null, "PO #", order.number],
    [order.buyer.lines.join(", "), null, null, null, "Date", day(order.date, "m/d/yyyy")],
    ["Vendor:", order.seller.name, null, null, "Need by", day(order.due, "m/d/yyyy")],
    [],
    ["Part #", "Description", "Qty", "UM", "Unit cost", "Total"],
    ...order.items.map((item) => [
      item.sku,
      item.name,
      bare(item.quantity, 0),
      item.unit,
      `$${us(item.price)}`,
      `$${us(item.total)}`,
    ]),
    [null, null, null, null, "Total", `$${us(order.net)}`],
  ];
  const letters = (y: number) =>
    heads(
      pen,
      y,
      columns.map((column, i) => ({ ...column, align: "center", x: (edges[i]! + edges[i + 1]!) / 2 })),
    );
  let y = letters(30);
  rows.forEach((row, i) => {
    if (y > 550) {
      pen.next();
      y = letters(30);
    }
    pen.rule(40, y - 2, 700);
    y = cells(pen, y, columns, [String(i + 1), ...row.map((cell) => cell)]) + 3;
  });
  return { ...truly(order), currency: "USD", requestedDate: order.due };
});

/** A mail of plain words: each line a sentence with dashes, a greeting above and a signature below. */
const words = printed("last-mail-dashes", { max: 8 }, (plain) => {
  const order = traded(plain, {
    wares: "mro",
    buyers: ["Gannon Feed Mill", "Pocket Creek Brewing Co.", "Sundance Linen Service"],
    number: "99999",
    units: ["pcs"],
  });
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:11pt}",
      `<p><b>${order.person}</b> &lt;parts@customer.example&gt;<br>To: orders@supplier.example<br>${day(order.date, "Mon d, yyyy")}, 8:05 AM<br>Subject: PO ${order.number}</p><hr><p>Morning,</p><p>Can you get these going for us on PO ${order.number}? Need it here by ${day(order.due, "m/d/yyyy")}.</p><p>${order.items
        .map((item) => `Qty ${item.quantity} - ${item.sku} - ${item.name} - $${us(item.price)} each`)
        .join(
          "<br>",
        )}</p><p>UPS ground on our account is fine.</p><p>Thanks,<br>${order.person}<br>${order.buyer.name}<br>${order.buyer.lines.join(", ")}<br>${order.buyer.phone}</p>`,
    ),
    ...truly(order, () => ({ unit: null, lineTotal: null })),
    currency: "USD",
    total: null,
    requestedDate: order.due,
  };
});

/** A kitchen's order sheet: two lists side by side under the same captions, counts and packs, no money. */
const twoLists = drawn("last-two-lists", { words: "food", min: 6, max: 40 }, (order, pen) => {
  pen.say(306, 34, "WEEKLY ORDER SHEET", { bold: true, size: 15, align: "center" });
  pen.say(40, 62, `Customer: ${order.buyer.name}`);
  pen.say(40, 76, `Ordered by: ${order.person}`);
  pen.say(400, 62, `Order No.: ${order.number}`);
  pen.say(400, 76, `Date: ${day(order.date, "mm/dd/yyyy")}`);
  pen.say(400, 90, `Deliver: ${day(order.due, "mm/dd/yyyy")}`);
  const half = Math.ceil(order.items.length / 2);
  const list = (left: number, items: Item[]) => {
    const columns = [
      { x: left + 30, align: right, head: "QTY" },
      { x: left + 38, head: "PACK" },
      { x: left + 72, head: "CODE" },
      { x: left + 130, head: "ITEM" },
    ];
    let y = heads(pen, 116, columns, { bold: true, size: 8 });
    pen.rule(left, y - 1, left + 260);
    for (const item of items)
      y =
        cells(pen, y + 2, columns, [item.quantity, item.unit, item.sku, item.name.split(",")[0]!], {
          size: 8,
        }) + 2;
  };
  list(36, order.items.slice(0, half));
  list(312, order.items.slice(half));
  pen.say(40, 740, "Call by noon for next day delivery.", { size: 8 });
  return {
    total: null,
    requestedDate: order.due,
    lines: order.items.map((item) => ({
      sku: item.sku,
      buyerSku: null,
      description: item.name.split(",")[0]!,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: null,
      priceBasis: null,
      lineTotal: null,
    })),
  };
});

/** Answers to a form on the web, printed: question above answer, four questions an article. */
const answers = printed("last-web-answers", { max: 6 }, (plain) => {
  const order = traded(plain, { wares: "retail", buyers: "shops", number: "9999", units: ["each"] });
  const asked = (question: string, answer: string | number) =>
    `<div style="margin:0 0 9px"><div style="color:#555;font-size:9pt">${question}</div><div>${answer}</div></div>`;
  return {
    html: page(
      "body{font-size:11pt}",
      `<h2>Wholesale order form</h2><div style="color:#777;font-size:8pt">Submitted ${day(later(order.date, 0), "m/d/yyyy")} 16:20:11</div><hr>${asked("Store name", order.buyer.name)}${asked("Contact", order.person)}${asked("Ship to", order.site.lines.join(", "))}${asked("PO number", order.number)}${asked("Order date", day(order.date, "m/d/yyyy"))}${asked("Requested ship date", day(order.due, "m/d/yyyy"))}
${order.items
  .map(
    (item, i) =>
      `<h3>Item ${i + 1}</h3>${asked("Item number", item.sku)}${asked("Item description", item.name)}${asked("Quantity", item.quantity)}${asked("Unit price", `$${us(item.price)}`)}`,
  )
  .join("")}${asked("Anything else?", "Please ship complete.")}`,
    ),
    ...truly(order, () => ({ unit: null, lineTotal: null })),
    currency: "USD",
    total: null,
    requestedDate: order.due,
  };
});

export const lastHands = [uncaptioned, stack, headed, words, twoLists, answers];
