import { utf8 } from "../_book.ts";
import { drawn, printed, written } from "../_family.ts";
import { page, row } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

/** A mail's head and its lines of text. */
function mail(subject: string, from: string, iso: string, lines: string[]): Uint8Array {
  return utf8(
    [
      `From: ${from} <pedidos@cliente.example>`,
      "To: ventas@proveedor.example",
      `Subject: =?UTF-8?B?${Buffer.from(subject).toString("base64")}?=`,
      `Date: ${new Date(`${iso}T09:05:00Z`).toUTCString().replace("GMT", "+0000")}`,
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: 8bit",
      "",
      ...lines,
      "",
    ].join("\r\n"),
  );
}

/** A Spanish shop's mail: an article a dash, how many of what, its reference in brackets, the price of each. */
const dashes = written("fin-mail-guiones-es", { words: "es", ending: "eml", max: 9 }, (made) => {
  const order = traded(made, {
    wares: "es",
    buyers: ["Ferretería Montalbán", "Pinturas Echevarría", "Hotel Los Arrayanes"],
    number: "P-9999",
    units: ["cajas", "unidades"],
  });
  return {
    bytes: mail(`Pedido ${order.number}`, order.person, order.date, [
      "Buenos días, Marta:",
      "",
      `Os paso nuestro pedido ${order.number}. Lo necesitamos para el ${spoken(order.due, "es")}.`,
      "",
      ...order.items.map(
        ({ quantity, unit, name, sku, price }) =>
          `- ${quantity} ${unit} de ${name} (ref. ${sku}) a ${eu(price)} € cada una`,
      ),
      "",
      `En total son ${eu(order.net)} € más IVA, si no me he equivocado.`,
      `Entregar en: ${order.site.lines.join(", ")}`,
      "",
      "Un saludo y gracias,",
      order.person,
      order.buyer.name,
      ...order.buyer.lines,
      `Tel. ${order.buyer.phone}`,
    ]),
    ...truly(order, () => ({ lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A German workshop's mail: numbered articles, two lines each, the single price and the sum behind colons. */
const numbered = written("fin-mail-nummern-de", { words: "de", ending: "eml", max: 8 }, (made) => {
  const order = traded(made, {
    wares: "de",
    buyers: ["Schreinerei Holm", "Kfz-Meisterbetrieb Vogt", "Gärtnerei Lindenau GbR"],
    number: "YY-999",
    units: ["Stück", "Packungen"],
  });
  return {
    bytes: mail(`Bestellung Nr. ${order.number}`, order.person, order.date, [
      "Sehr geehrte Damen und Herren,",
      "",
      `hiermit bestellen wir gemäß Ihrer Preisliste (unsere Bestellnummer ${order.number}):`,
      "",
      ...order.items.flatMap((item) => [
        `${item.at}) ${item.quantity} ${item.unit} ${item.name}`,
        `   Art.-Nr. ${item.sku}, Einzelpreis: ${eu(item.price)} EUR, zusammen: ${eu(item.total)} EUR`,
      ]),
      "",
      `Summe netto: ${eu(order.net)} EUR`,
      "",
      `Bitte liefern Sie bis spätestens ${day(order.due, "dd.mm.yyyy")} an unsere Werkstatt.`,
      "",
      "Mit freundlichen Grüßen",
      order.person,
      "",
      order.buyer.name,
      order.buyer.lines.join(", "),
      `Tel.: ${order.buyer.phone}`,
    ]),
    ...truly(order),
    currency: "EUR",
    requestedDate: order.due,
    shipTo: undefined,
  };
});

/** A French association's letter: a table of four columns, the postage as its last row, a treasurer signs. */
const club = printed("fin-association-fr", { words: "fr", max: 10 }, (made) => {
  const order = traded(made, {
    wares: [
      "Ballon de handball taille 2",
      "Chasuble jaune, taille M",
      "Filet de but 3 x 2 m",
      "Sifflet métal",
      "Plots, lot de 20",
    ],
    buyers: ["Union sportive de Kermaria", "Amicale laïque des Tilleuls", "Comité des fêtes de Saint-Aubin"],
    number: "YY-99",
    units: ["pièce"],
  });
  const total = rounded(order.net + 12.5, 2);
  return {
    html: page(
      "body{font-family:'DejaVu Serif',serif;font-size:10.5pt;margin:0 8mm}.g td,.g th{border:1px solid #444;padding:4px 6px}",
      `<table><tr><td><b>${order.buyer.name}</b><br>Association loi 1901<br>${order.buyer.lines.join("<br>")}<td style="padding-top:24mm">${order.seller.name}<br>${order.seller.lines.join("<br>")}</table>
<p class=r>Le ${day(order.date, "dd/mm/yyyy")}</p><p><b>Objet : bon de commande n° ${order.number}</b></p><p>Madame, Monsieur,</p><p>Nous vous prions de bien vouloir nous livrer les articles suivants, au plus tard le ${day(order.due, "dd/mm/yyyy")} :</p>
<table class=g>${row(["Désignation (référence)", "Quantité", "Prix unitaire TTC", "Montant TTC"], ["", "c", "r", "r"], "th")}${order.items.map((item) => row([`${item.name} (${item.sku})`, item.quantity, `${fr(item.price)} €`, `${fr(item.total)} €`], ["", "c", "r", "r"])).join("")}${row(["Frais de port", "", "", "12,50 €"], ["", "c", "r", "r"])}${row(["<b>Total à payer</b>", "", "", `<b>${fr(total)} €</b>`], ["", "c", "r", "r"])}</table>
<p>Adresse de livraison : ${order.site.lines.join(", ")}</p><p>Le règlement sera effectué par virement à réception de la facture.</p><p>Veuillez agréer, Madame, Monsieur, nos salutations sportives.</p><p class=r>Le trésorier,<br>${order.person}</p>`,
      "A4",
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "EUR",
    total,
    requestedDate: order.due,
  };
});

/** A fax from a machine shop: cover facts above, what is wanted in a ruled sheet, the price of each with an at-sign. */
const fax = drawn("fin-fax-sheet", { max: 9, base: { face: "mono", size: 10 } }, (made, pen) => {
  const order = traded(made, { wares: "shop", buyers: "works", number: "9999-B", units: ["pc", "ft"] });
  pen.say(40, 16, `${day(order.date, "Mon dd yyyy")} 09:41   FROM: ${order.buyer.phone}   P.001/001`, {
    size: 7,
  });
  pen.say(306, 44, order.buyer.name, { bold: true, size: 16, align: "center", face: "serif" });
  pen.say(306, 64, order.buyer.lines.join("  -  "), { align: "center", size: 8 });
  const facts: [string, string][] = [
    ["TO", order.seller.name],
    ["ATTN", "ORDER DESK"],
    ["FROM", order.person],
    ["DATE", day(order.date, "m/d/yy")],
    ["RE", `P.O. ${order.number}`],
    ["WANTED BY", day(order.due, "m/d/yy")],
  ];
  facts.forEach(([text, value], i) => {
    pen.say(50, 92 + i * 16, `${text}:`, { bold: true });
    pen.say(130, 92 + i * 16, value);
    pen.rule(128, 104 + i * 16, 420);
  });
  let y = 208;
  [50, 110, 190, 480].forEach((x, i) => {
    pen.say(x, y, ["QTY", "PART", "DESCRIPTION", "PRICE"][i]!, { bold: true });
  });
  y += 18;
  for (const item of order.items) {
    pen.say(50, y, `${item.quantity} ${item.unit}`);
    pen.say(110, y, item.sku, { size: 9 });
    pen.say(190, y, item.name, { size: 9 });
    pen.say(480, y, `@ ${bare(item.price)} ea`);
    pen.rule(48, y + 13, 570);
    y += 20;
  }
  y = pen.say(50, y + 14, `ORDER TOTAL ABOUT $${us(order.net)} PLUS FREIGHT. SHIP UPS GROUND.`);
  y = pen.say(50, y + 6, `SHIP TO: ${order.site.name}, ${order.site.lines.join(", ")}`, { size: 8.5 });
  pen.say(50, y + 20, "PLEASE CONFIRM RECEIPT BY FAX. THANK YOU.");
  return { ...truly(order, () => ({ lineTotal: null })), currency: "USD", requestedDate: order.due };
});

/** A charity's template from a word processor: facts beside the logo, more ruled rows than items, a box of sums. */
const charity = printed("fin-charity-template", { max: 8 }, (made) => {
  const order = traded(made, {
    wares: "desk",
    buyers: ["Open Door Literacy Project", "Three Rivers Animal Rescue", "Hillside Food Pantry"],
    number: "9999",
    units: ["each"],
  });
  const shipping = 24.95;
  const total = rounded(order.net + shipping, 2);
  const blank = Array.from({ length: 4 }, () => row(["&nbsp;", "", "", "$", "$"], ["", "", "c", "", ""]));
  const facts = [
    ["P.O. #", order.number],
    ["DATE", spoken(order.date)],
    ["VENDOR", order.seller.name],
    ["DELIVER BY", spoken(order.due)],
  ];
  return {
    html: page(
      "body{font-family:Georgia,'DejaVu Serif',serif}.g td,.g th{border:1px solid #7a9;padding:4px}.g th{background:#7a9;color:#fff}h1{letter-spacing:4px;color:#586}",
      `<table><tr><td><h1>PURCHASE ORDER</h1><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>${order.buyer.phone}<td>${facts.map(([text, value]) => `<div><b>${text}</b> &nbsp; ${value}</div>`).join("")}</table>
<p><b>Ship to:</b> ${order.site.name}, ${order.site.lines.join(", ")}</p>
<table class=g>${row(["ITEM #", "DESCRIPTION", "QTY", "UNIT COST", "LINE TOTAL"], [], "th")}${order.items.map((item) => row([item.sku, item.name, item.quantity, `$ ${us(item.price)}`, `$ ${us(item.total)}`], ["", "", "c", "", ""])).join("")}${blank.join("")}</table>
<table style="width:40%;margin-left:60%">${row(["SUBTOTAL", `$ ${us(order.net)}`])}${row(["SALES TAX", "EXEMPT"])}${row(["SHIPPING", `$ ${us(shipping)}`])}${row(["<b>TOTAL</b>", `<b>$ ${us(total)}</b>`])}</table>
<p>Notes: tax exempt certificate on file. Please send two copies of your invoice.</p><p>Authorized by: <i>${order.person}</i> &nbsp; Date: ${day(order.date, "m/d/yy")}</p>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    total,
    requestedDate: order.due,
  };
});

export const finHands = [dashes, numbered, club, fax, charity];
