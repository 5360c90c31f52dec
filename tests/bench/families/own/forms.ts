import { drawn, printed } from "../_family.ts";
import { page } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, columnsOf, heads } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const right = "right" as const;

/** A word processor's form of merged cells: the parties in tall cells, pounds and pence in columns of their own. */
const merged = printed("own-merged-form", { words: "uk", max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: "mro",
    buyers: ["Holme Valley Parish Council", "St Aldhelm's Primary Academy", "Tarn Foot Brewery Ltd"],
    number: "00999",
    units: ["no.", "box", "pair"],
  });
  const tax = taxOf(order, 20);
  const money = (value: number) =>
    us(value)
      .split(".")
      .map((part) => `<td class=r>${part}`)
      .join("");
  return {
    html: page(
      "body{font-family:'Liberation Serif',serif;font-size:10.5pt}.w td,.w th{border:1px solid #000;padding:3px 5px}",
      `<table class=w><tr><td colspan=4 rowspan=2 style="font-size:15pt"><b>${order.buyer.name}</b><td colspan=4><b>OFFICIAL ORDER</b></tr><tr><td colspan=2>Order No.<td colspan=2>${order.number}</tr>
<tr><td colspan=4 rowspan=3><small>To (name and address of supplier):</small><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td colspan=2>Date<td colspan=2>${day(order.date, "dd/mm/yyyy")}</tr><tr><td colspan=2>Required by<td colspan=2>${day(order.due, "dd/mm/yyyy")}</tr><tr><td colspan=2>Raised by<td colspan=2>${order.person}</tr>
<tr><td colspan=8><small>Deliver and invoice to:</small> ${order.buyer.lines.join(", ")}</tr>
<tr><th rowspan=2>Quantity<th rowspan=2>Unit<th rowspan=2>Cat. No.<th rowspan=2>Particulars<th colspan=2>Price<th colspan=2>Amount</tr><tr><th class=r>&pound;<th class=r>p<th class=r>&pound;<th class=r>p</tr>
${order.items.map((item) => `<tr><td class=c>${item.quantity}<td class=c>${item.unit}<td>${item.sku}<td>${item.name}${money(item.price)}${money(item.total)}</tr>`).join("")}
${[
  ["Goods total", order.net],
  ["VAT at 20%", tax],
  ["ORDER TOTAL", withTax(order, 20)],
]
  .map(([caption, value]) => `<tr><td colspan=6 class=r>${caption}${money(Number(value))}</tr>`)
  .join("")}
<tr><td colspan=4>Authorised signature:<br><br><td colspan=4>Budget code: 4130/2</tr></table>`,
      "A4",
    ),
    ...truly(order),
    currency: "GBP",
    total: withTax(order, 20),
    requestedDate: order.due,
  };
});

/** A form filled in by keyboard: values on dotted lines, rows numbered to fifteen whether used or not, long words go on in the next row. */
const typed = drawn("own-typed-rows", { max: 7 }, (plain, pen) => {
  const order = traded(plain, {
    wares: [
      "Paper towel, c-fold, white,@2400 per case",
      "Mop head, cotton, 24 oz",
      "Floor finish, high gloss,@5 gal pail",
      "Can liner, 33 gal",
      "Hand soap, foam, 1250 ml,@4 per case",
      "Urinal screen, citrus",
    ],
    buyers: "public",
    number: "9999",
    units: ["CS", "EA", "PL"],
  });
  const typing = { face: "mono" as const, size: 9.5 };
  pen.say(306, 40, order.buyer.name.toUpperCase(), { align: "center", bold: true, size: 13, face: "serif" });
  pen.say(306, 58, "REQUEST FOR PURCHASE / PURCHASE ORDER", { align: "center", size: 11, face: "serif" });
  for (const [x, y, caption, end, value] of [
    [50, 90, "P.O. No.", 280, order.number],
    [320, 90, "Date", 560, day(order.date, "m-d-yy")],
    [50, 112, "Vendor", 280, order.seller.name],
    [320, 112, "Needed by", 560, day(order.due, "m-d-yy")],
    [50, 134, "Address", 280, order.seller.lines[0]!],
    [320, 134, "Requested by", 560, order.person],
    [50, 156, "Deliver to", 560, `${order.site.lines.join(", ")}`],
  ] as const) {
    pen.say(x, y, caption, { size: 9, face: "serif" });
    pen.rule(x + 62, y + 11, end);
    pen.say(x + 66, y - 1, value, typing);
  }
  const columns = columnsOf(`^62 No. | >112 Quantity | 124 Unit | 160 Stock No. | 246 Description
    >488 Unit Cost | >560 Total`);
  const rows = order.items.flatMap((item) => {
    const [first = "", second] = item.name.split("@");
    const whole = [item.quantity, item.unit, item.sku, first, us(item.price), us(item.total)];
    return second ? [whole, ["", "", "", second, "", ""]] : [whole];
  });
  const edges = [48, 76, 118, 154, 240, 430, 494, 566];
  heads(pen, 190, columns, { size: 9, bold: true, face: "serif" });
  for (let i = 0; i < 16; i++) pen.rule(48, 204 + i * 20, 566);
  for (const x of edges) pen.rule(x, 186, x, 504);
  for (let i = 0; i < 15; i++) {
    pen.say(62, 209 + i * 20, String(i + 1), { align: "center", size: 8, face: "serif" });
    cells(pen, 208 + i * 20, columns.slice(1), rows[i] ?? [], typing);
  }
  pen.say(430, 512, "TOTAL", { bold: true, face: "serif" });
  pen.say(560, 511, us(order.net), { ...typing, align: right });
  pen.say(
    50,
    560,
    "Approved ______________________     Received by ______________________     Date ________",
    { face: "serif" },
  );
  return {
    ...truly(order, (item) => ({ description: item.name.replace("@", " ") })),
    currency: null,
    requestedDate: order.due,
  };
});

/** A Canadian form in both tongues: each caption twice with a slash, two taxes. */
const canada = printed("own-two-tongues-ca", { max: 16 }, (plain) => {
  const order = traded(plain, {
    wares: "fr",
    buyers: ["Coopérative Agricole Val-Nord", "Nordique Woodworks Inc.", "Ville de Pointe-aux-Cèdres"],
    number: "BC-9999",
    units: ["ch./ea", "bte/box", "pi/ft"],
  });
  const [gst, qst] = [taxOf(order, 5), taxOf(order, 9.975)];
  const total = rounded(order.net + gst + qst, 2);
  const cell = (caption: string, value: string) => `<td><small>${caption}</small><br>${value}`;
  return {
    html: page(
      "body{font-family:'Liberation Sans',sans-serif}.g td,.g th{border:1px solid #444;padding:4px}small{color:#444;font-size:7pt}",
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=r><b>BON DE COMMANDE<br>PURCHASE ORDER</b></tr></table><br>
<table class=g><tr>${cell("N&deg; de commande / Order No.", `<b>${order.number}</b>`)}${cell("Date (aaaa-mm-jj / yyyy-mm-dd)", order.date)}${cell("Date requise / Required date", order.due)}${cell("Acheteur / Buyer", order.person)}</tr><tr><td colspan=2><small>Fournisseur / Supplier</small><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td colspan=2><small>Livrer &agrave; / Deliver to</small><br>${order.site.name}<br>${order.site.lines.join("<br>")}</tr></table><br>
<table class=g><tr>${["Art. / Item", "Qt&eacute; / Qty", "Unit&eacute; / Unit", "N&deg; de pi&egrave;ce / Part No.", "Description", "Prix unit. / Unit price", "Montant / Amount"].map((head) => `<th>${head}`).join("")}</tr>${order.items
        .map(
          (item) =>
            `<tr><td class=c>${item.at}<td class=r>${item.quantity}<td class=c>${item.unit}<td>${item.sku}<td>${item.name}<td class=r>${fr(item.price)} $<td class=r>${fr(item.total)} $</tr>`,
        )
        .join("")}${[
        ["Sous-total / Subtotal", order.net],
        ["TPS / GST 5 %", gst],
        ["TVQ / QST 9,975 %", qst],
        ["TOTAL (CAD)", total],
      ]
        .map(
          ([caption, value]) =>
            `<tr><td colspan=6 class=r><b>${caption}</b><td class=r>${fr(Number(value))} $</tr>`,
        )
        .join(
          "",
        )}</table><p><small>Indiquer le num&eacute;ro de commande sur tous les documents. / Show the order number on all documents.</small></p>`,
    ),
    ...truly(order),
    currency: "CAD",
    total,
    requestedDate: order.due,
  };
});

export const ownForms = [merged, typed, canada];
