import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { type Note, noted, told } from "../_note.ts";
import { later, rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { taxOf, withTax } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

const ESTATE: Note = {
  land: "uk",
  firms: ["Hartsmoor Estate Office", "Dunlin Sands Holiday Park Ltd", "Whinfell Outdoor Centre"],
  sellers: ["Border Maintenance Supplies Ltd", "Northern Fixings & Tools"],
  people: ["Morag Dunbar", "Colin Applegarth", "Sian Rees"],
  goods: [
    "Gate hinge, hook and band, 18in galv",
    "Creosote substitute 25L",
    "Chainsaw chain 16in .325",
    "Stock fencing L8/80/15, 50m",
    "Toilet rolls, jumbo, case of 6",
    "LED floodlight 30W with PIR",
    "Padlock 50mm keyed alike",
    "Timber screw 5 x 80, tub 200",
  ],
  units: ["each", "rolls", "cases", "tubs"],
  number: "HE/9999",
  code: "NF-999-99",
};

/** A word processor's page: a bordered table of captions over one of articles, the letterhead in the foot. */
const foot = printed("note-word-letterhead-foot", { words: "uk", max: 13 }, (plain) => {
  const order = noted(plain, ESTATE);
  const fact = (caption: string, value: string) => `<tr><td class=k>${caption}<td>${value}</tr>`;
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:11pt}.f td,.g td,.g th{border:1px solid #000;padding:3px 6px}.k{width:44mm;background:#f2f2f2}.g{margin-top:14px}.b{position:fixed;bottom:0;left:0;right:0;text-align:center;border-top:1px solid #7a1f1f;font-size:8.5pt;color:#7a1f1f;padding-top:4px}",
      `<h1 style="font-weight:normal;font-size:20pt">Order for supplies</h1><table class=f>${[
        fact("Supplier", order.seller.name),
        fact("Our order no.", order.number),
        fact("Date of order", spoken(order.date)),
        fact("Raised by", order.person),
        fact("Delivery to", [order.site.name, ...order.site.lines].join("<br>")),
        fact("Delivery wanted", `by ${spoken(order.due)}`),
        fact("Charge to", "Grounds and buildings, code 4410"),
      ].join("")}</table>
${table(
  ["No", "What", "Supplier's code", "How many", "Unit", "Price £", "Amount £"],
  order.items.map((item) => [
    item.at,
    item.name,
    item.sku,
    item.quantity,
    item.unit,
    us(item.price),
    us(item.total),
  ]),
  ["c", "", "", "r", "", "r", "r"],
)}<p class=r><b>Total before VAT £${us(order.net)}</b></p><p>Please quote our order number on your delivery note. Goods are not accepted at weekends.</p><p>Signed: ......................................</p><div class=b>${[order.buyer.name, ...order.buyer.lines].join(" &bull; ")} &bull; ${order.buyer.phone}<br>Company no. 0${order.random.digits(7)} &nbsp; VAT reg. 814 2290 37</div>`,
      "A4",
    ),
    ...told(order),
    currency: "GBP",
    requestedDate: order.due,
  };
});

/** A seller's quotation with a column that the customer filled: what is blank there is not wanted. */
const written = printed("note-quotation-filled", { words: "uk", min: 4, max: 12 }, (plain) => {
  const order = noted(plain, ESTATE);
  const hand = (value: string | number) =>
    `<span style="font-family:'Segoe Print','DejaVu Serif';font-style:italic;color:#1a3a8a">${value}</span>`;
  const rows = order.items.flatMap((item) => {
    const quoted = [item.sku, item.name, item.unit, us(item.price)];
    const left = [`NF-${900 + item.at}-00`, "Alternative, heavy duty", item.unit, us(item.price * 1.4)];
    return [[...quoted, hand(item.quantity)], ...(item.at % 3 === 1 ? [[...left, ""]] : [])];
  });
  return {
    html: page(
      ".g td,.g th{border:1px solid #9a9a9a;padding:4px}.g th{background:#20435c;color:#fff}.g td:last-child{width:26mm;background:#fffbe6}.o{border:1px solid #20435c;padding:8px;margin-top:10px}",
      `<table><tr><td><b style="font-size:16pt;color:#20435c">${order.seller.name}</b><br>${order.seller.lines.join(", ")}<td class=r><b>QUOTATION Q${order.random.digits(5)}</b><br>${day(later(order.date, -6), "dd/mm/yyyy")}<br>Valid 30 days</tr></table><p>To: ${order.buyer.name}<br>${order.buyer.lines.join("<br>")}</p><p>To order, write the number you need in the last column, complete the box and send this page back to us.</p>
${table(["Code", "Item", "Sold per", "Price each GBP", "Order qty"], rows, ["", "", "", "r", "c"])}
<div class=o>Your order number: ${hand(order.number)} &nbsp;&nbsp; Date: ${hand(day(order.date, "dd/mm/yyyy"))} &nbsp;&nbsp; Needed by: ${hand(day(order.due, "dd/mm/yyyy"))}<br><br>Deliver to: ${hand(order.site.lines.join(", "))}<br><br>Name: ${hand(order.person)} &nbsp;&nbsp; Order value excl. VAT: ${hand(`£${us(order.net)}`)}</div><p style="font-size:7.5pt">Prices exclude VAT. Carriage free over £250. E&amp;OE.</p>`,
      "A4",
    ),
    ...told(order, () => ({ lineTotal: null })),
    currency: "GBP",
    requestedDate: order.due,
  };
});

/** A seller's slip for orders by telephone, typed in: who rang and when, collect or deliver, counts before words. */
const slip = drawn("note-phone-slip", { max: 9, size: [420, 595] }, (plain, pen) => {
  const order = noted(plain, {
    ...ESTATE,
    land: "us",
    firms: ["Marsh Brothers Excavating", "Pine Knob Ski Area", "Dale & Sons Septic"],
    sellers: ["Tri-County Equipment Parts"],
    goods: [
      "Cutting edge 8 ft 5/8",
      "Hydraulic oil AW46 5 gal",
      "Bucket tooth 23-RC",
      "Grease tube, moly",
      "Fuel filter 33528",
      "Track bolt w/ nut",
      "Chain 3/8 G70 20 ft",
    ],
    number: "99-999",
    code: "99A999",
  });
  pen.say(210, 26, order.seller.name.toUpperCase(), { bold: true, size: 13, align: "center" });
  pen.say(210, 42, "TELEPHONE ORDER", { bold: true, size: 10, align: "center" });
  const filled = (x: number, y: number, caption: string, value: string, end: number) => {
    const after = x + caption.length * 4.4;
    pen.say(x, y, caption, { size: 7.5 });
    pen.say(after, y, value, { face: "mono", size: 9 });
    pen.rule(after - 2, y + 10, end);
  };
  filled(24, 66, "Date", day(order.date, "m/d/yy"), 130);
  filled(140, 66, "Time", "2:15 pm", 220);
  filled(230, 66, "Taken by", "Deb", 300);
  filled(310, 66, "Acct", `C${order.random.digits(4)}`, 396);
  filled(24, 86, "Customer", order.buyer.name, 250);
  filled(260, 86, "Cust. PO", order.number, 396);
  filled(24, 106, "Caller", order.person, 190);
  filled(200, 106, "Call back", order.buyer.phone, 396);
  filled(24, 126, "Deliver to", order.site.lines.join(", "), 396);
  filled(24, 146, "Promised for", day(order.due, "m/d/yy"), 190);
  pen.say(210, 146, "[X] Deliver   [ ] Will call   [ ] Ship UPS", { size: 8 });
  const xs = [44, 58, 130, 336, 396] as const;
  const heads = ["Qty", "Part no.", "Description", "Each", "Amount"];
  const align = (i: number) => (i === 0 || i > 2 ? ("right" as const) : ("left" as const));
  heads.forEach((head, i) => void pen.say(xs[i]!, 176, head, { bold: true, size: 8, align: align(i) }));
  pen.rule(24, 188, 396);
  let y = 194;
  for (const item of order.items) {
    const values = [String(item.quantity), item.sku, item.name, us(item.price), us(item.total)];
    values.forEach((value, i) => void pen.say(xs[i]!, y, value, { face: "mono", size: 8, align: align(i) }));
    y += 16;
    pen.rule(24, y - 4, 396);
  }
  pen.say(336, y + 6, "Merchandise", { size: 8, align: "right" });
  pen.say(396, y + 6, us(order.net), { face: "mono", size: 8, align: "right" });
  pen.say(24, y + 30, "Read back to customer: yes", { size: 8 });
  return { ...told(order, () => ({ unit: null })), currency: null, requestedDate: order.due };
});

/** A French association's order: its name in the foot with numbers of its registers, VAT below the articles. */
const bon = printed("note-bon-pied-fr", { words: "fr", max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "fr",
    firms: ["Centre équestre du Val Fleuri", "Camping Les Trois Pins", "Domaine de la Roseraie"],
    sellers: ["Agri Fournitures Ouest", "Comptoir des Jardins"],
    people: ["Solène Prigent", "Bastien Morel"],
    goods: [
      "Clôture ruban 40 mm, rouleau 200 m",
      "Copeaux dépoussiérés, balle 20 kg",
      "Abreuvoir à niveau constant",
      "Granulés sac 25 kg",
      "Désherbant naturel, bidon 10 L",
      "Lampe frontale rechargeable",
    ],
    units: ["pièce", "sac", "rouleau"],
    number: "C-YY-999",
    code: "AF999999",
  });
  return {
    html: page(
      "body{font-family:'Times New Roman','DejaVu Serif',serif;font-size:11pt}.g td,.g th{border:1px solid #555;padding:3px 6px}td.r{white-space:nowrap}.b{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#555}",
      `<p class=r>${order.seller.name}<br>${order.seller.lines.join("<br>")}</p><p>Le ${spoken(order.date, "fr")}</p><p><b><u>Objet : commande n° ${order.number}</u></b></p><p>Madame, Monsieur,</p><p>Suite à notre conversation téléphonique, nous vous confirmons la commande suivante :</p>
${table(
  ["Réf.", "Désignation", "Conditionnement", "Qté", "PU HT", "Montant HT"],
  order.items.map((item) => [
    item.sku,
    item.name,
    item.unit,
    item.quantity,
    `${fr(item.price)} €`,
    `${fr(item.total)} €`,
  ]),
  ["", "", "", "r", "r", "r"],
)}<table style="width:auto;margin:8px 0 0 auto"><tr><td>Total HT<td class=r>${fr(order.net)} €</tr><tr><td>TVA 20 %<td class=r>${fr(taxOf(order, 20))} €</tr><tr><td><b>Total TTC</b><td class=r><b>${fr(withTax(order, 20))} €</b></tr></table><p>Livraison souhaitée pour le ${spoken(order.due, "fr")} à l'adresse suivante : ${order.site.lines.join(", ")}. Merci de prévenir la veille au ${order.buyer.phone}.</p><p>Cordialement,</p><p>${order.person}</p><div class=b>${order.buyer.name} - ${order.buyer.lines.join(" - ")}<br>SIRET 4${order.random.digits(2)} ${order.random.digits(3)} ${order.random.digits(3)} 000${order.random.digits(2)} - APE 9312Z - TVA intracommunautaire FR${order.random.digits(11)}</div>`,
      "A4",
    ),
    ...told(order),
    currency: "EUR",
    total: rounded(withTax(order, 20), 2),
    requestedDate: order.due,
  };
});

export const notePapers = [foot, written, slip, bon];
