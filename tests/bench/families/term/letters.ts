import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { mail, type Note, noted, told } from "../_note.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { taxOf, withTax } from "../_trade.ts";
import { grid, paragraph, word } from "../_word.ts";
import { spoken } from "../hands/letters.ts";

const WORKSHOP: Note = {
  land: "us",
  firms: ["Pine Knob Machine & Tool", "Riverbend Lift Trucks", "Castaway Charters LLC"],
  sellers: ["Interstate Bearing & Drive", "Lakes Region Fluid Power"],
  people: ["Ray Tolliver", "Jeanette Moss", "Curt Amundson"],
  goods: GOODS.parts,
  units: ["ea", "box", "ft"],
  number: "PK-9999",
  code: "LR-99999",
};

/** A mail from a company's purchasing tool: a table in the page, our part and yours, a foot with a disclaimer. */
const tool = written("term-mail-tool-table", { ending: "eml", max: 15 }, (plain) => {
  const order = noted(plain, WORKSHOP);
  const cell = (value: string | number) => `<td style="border:1px solid #bbb;padding:3px">${value}</td>`;
  const line = (values: (string | number)[]) => `<tr>${values.map(cell).join("")}</tr>`;
  return {
    bytes: mail(order, {
      from: `Purchasing <purchasing@customer.example>`,
      to: "Orders <orders@supplier.example>",
      subject: `${order.buyer.name} - Purchase Order ${order.number}`,
      html: `<p>Hello,</p><p>Please process the purchase order below and reply with your ship date.</p>
<p><b>PO:</b> ${order.number}<br><b>Date:</b> ${spoken(order.date)}<br><b>Required on dock:</b> ${spoken(order.due)}<br><b>Requester:</b> ${order.person}</p>
<p><b>Deliver to:</b><br>${[order.site.name, ...order.site.lines].join("<br>")}</p>
<table style="border-collapse:collapse">${line(["<b>Line</b>", "<b>Our P/N</b>", "<b>Your P/N</b>", "<b>Description</b>", "<b>Qty</b>", "<b>Unit</b>", "<b>Each</b>", "<b>Ext.</b>"])}
${order.items.map((item) => line([item.at, item.buyerSku, item.sku, item.name, item.quantity, item.unit, `$${us(item.price)}`, `$${us(item.total)}`])).join("\n")}
<tr><td colspan=7 align=right>Order total</td>${cell(`$${us(order.net)}`)}</tr></table>
<p>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}</p><p><small>This message may contain confidential information. If you are not the intended recipient, delete all 2 copies. Our terms apply.</small></p>`,
    }),
    ...told(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A foreman's mail: counts first, a number in brackets, an alternate allowed behind some, one price here and there. */
const foreman = written("term-mail-alternate-ok", { ending: "eml", min: 3, max: 8 }, (plain) => {
  const order = noted(plain, WORKSHOP);
  const { random } = order;
  return {
    bytes: mail(order, {
      from: `${order.person} <shop@customer.example>`,
      to: "orders@supplier.example",
      subject: `PO ${order.number}`,
      text: [
        "Good morning,",
        "",
        "Need the following please:",
        "",
        ...order.items.flatMap((item) => [
          `${item.quantity} ${item.unit} - ${item.name} (your # ${item.sku})`,
          ...(item.at % 3 === 2 ? [`   if out of stock LR-${random.digits(5)} will do`] : []),
        ]),
        "",
        `Put it on PO ${order.number}. We need everything here by ${day(order.due, "m/d/yyyy")}.`,
        "",
        "Thank you,",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        `Cell ${order.buyer.phone}`,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ unitPrice: null, lineTotal: null })),
    shipTo: undefined,
    total: null,
    currency: null,
    requestedDate: order.due,
  };
});

/** A German works' mail: position, then number and words in a row, count with day and price in the next. */
const werk = written("term-mail-zweizeilig-de", { words: "de", ending: "eml", max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "de",
    firms: ["Förderbau Nordheide GmbH", "Molkerei Altenau eG", "Kunststofftechnik Riedel KG"],
    sellers: ["Antriebstechnik Seifert GmbH"],
    people: ["Sabine Lohse", "Holger Wendt"],
    goods: [
      "Rillenkugellager 6308-2RS1",
      "Keilriemen SPB 2240",
      "Wellendichtring 60x80x8 NBR",
      "Kettenrad 08B-1, 19 Zähne",
      "Flanschlager UCF 207",
      "Hydraulikschlauch 2SN DN12, 1,5 m",
    ],
    units: ["Stück", "St."],
    number: "B20YY-9999",
    code: "AS.99.9999",
  });
  return {
    bytes: mail(order, {
      from: `${order.person} <einkauf@kunde.example>`,
      to: "Vertrieb <auftrag@lieferant.example>",
      subject: `Bestellung ${order.number}`,
      text: [
        "Sehr geehrte Damen und Herren,",
        "",
        `hiermit bestellen wir unter der Nummer ${order.number} vom ${day(order.date, "dd.mm.yyyy")}:`,
        "",
        ...order.items.flatMap((item) => [
          `Pos. ${item.at * 10}  ${item.sku}  ${item.name}`,
          `         ${item.quantity} ${item.unit} zu je ${eu(item.price)} EUR, gesamt ${eu(item.total)} EUR`,
          "",
        ]),
        `Bestellwert netto: ${eu(order.net)} EUR`,
        `Wunschtermin: ${day(order.due, "dd.mm.yyyy")}`,
        "",
        "Lieferung bitte an:",
        order.site.name,
        ...order.site.lines,
        "",
        "Bitte senden Sie uns eine Auftragsbestätigung.",
        "",
        "Mit freundlichen Grüßen",
        "",
        `i. A. ${order.person}`,
        order.buyer.name,
        ...order.buyer.lines,
        "",
      ].join("\r\n"),
    }),
    ...told(order),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A reply that accepts an offer: a sentence with the order's number above, the offer's lines quoted below it. */
const offer = written("term-mail-offer-below", { ending: "eml", min: 3, max: 8 }, (plain) => {
  const order = noted(plain, WORKSHOP);
  return {
    bytes: mail(order, {
      from: `${order.person} <parts@customer.example>`,
      to: "Kim at Lakes Region <orders@supplier.example>",
      subject: `RE: Quote 20${order.random.digits(3)} for ${order.buyer.name}`,
      text: [
        "Kim,",
        "",
        `Prices look good. Please enter all of it as our PO ${order.number}, need it by ${day(order.due, "mm/dd/yyyy")}.`,
        "",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        "",
        "From: Kim <orders@supplier.example>",
        `To: ${order.person}`,
        "Subject: Quote",
        "",
        "> Hi, here is what you asked for:",
        ">",
        "> Part        Qty   Unit   Price      Total      Description",
        ...order.items.map(
          (item) =>
            `> ${item.sku.padEnd(12)}${String(item.quantity).padEnd(6)}${item.unit.padEnd(7)}${bare(item.price).padEnd(11)}${bare(item.total).padEnd(11)}${item.name}`,
        ),
        ">",
        `> Total $${us(order.net)} plus freight`,
        "> Lead time 2 weeks",
        "",
      ].join("\n"),
    }),
    ...told(order),
    shipTo: undefined,
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A workshop's letter in a text program: facts in a table without captions' row, the lines' table with a tax row, a signature. */
const letter = written("term-word-works-order", { ending: "docx", max: 14 }, (plain) => {
  const order = noted(plain, { ...WORKSHOP, number: "99-999" });
  return {
    bytes: word(
      [
        paragraph(`${order.seller.name}\n${order.seller.lines.join("\n")}`),
        paragraph(`Order no. ${order.number}\t\tDate ${spoken(order.date)}`),
        paragraph("Please supply the goods below, subject to our conditions of purchase."),
        grid([
          ["Our ref", "Part number", "Details", "Drg / Issue", "No. off", "Each ($)", "Total ($)"],
          ...order.items.map((item) => [
            item.at,
            item.sku,
            item.name,
            `${order.random.digits(4)} / ${order.random.pick(["A", "B", "C"])}`,
            item.quantity,
            us(item.price),
            us(item.total),
          ]),
          ["", "", "", "", "", "Goods", us(order.net)],
          ["", "", "", "", "", "Tax 8%", us(taxOf(order, 8))],
          ["", "", "", "", "", "Total", us(withTax(order, 8))],
        ]),
        paragraph(`Delivery to: ${order.site.name}, ${order.site.lines.join(", ")}`),
        paragraph(`Delivery required: ${spoken(order.due)}`),
        paragraph(`Signed for ${order.buyer.name}\n\n${order.person}`),
      ],
      paragraph(`${order.buyer.name}\n${order.buyer.lines.join(", ")}  Tel ${order.buyer.phone}`),
    ),
    ...told(order, () => ({ unit: null })),
    currency: "USD",
    total: withTax(order, 8),
    requestedDate: order.due,
  };
});

/** A French laboratory's order in a text program: budget's account by line, packs, price before tax, sums in paragraphs. */
const imputation = written("term-word-imputation-fr", { words: "fr", ending: "docx", max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "fr",
    firms: [
      "Laboratoire d'Analyses du Quercy",
      "Fonderie des Trois Vallées SAS",
      "Lycée agricole de Kerhuon",
    ],
    sellers: ["Comptoir Technique de l'Ouest", "Sodifab Distribution"],
    people: ["Mireille Aubert", "Yann Le Bihan"],
    goods: [
      "Gants nitrile taille M, boîte de 100",
      "Bécher borosilicate 250 ml",
      "Filtre plissé 150 mm, paquet de 100",
      "Papier essuie-tout, bobine 450 feuilles",
      "Solution tampon pH 7, flacon 500 ml",
      "Clé mixte 13 mm",
    ],
    units: ["boîte", "pièce", "lot"],
    number: "BC-YY-9999",
    code: "CT 99 999",
  });
  const { random } = order;
  return {
    bytes: word([
      paragraph(`${order.buyer.name}\n${order.buyer.lines.join("\n")}`),
      paragraph(`À l'attention de ${order.seller.name}\n${order.seller.lines.join("\n")}`),
      paragraph(`BON DE COMMANDE N° ${order.number} du ${day(order.date, "dd/mm/yyyy")}`),
      paragraph(`Affaire suivie par ${order.person} - ${order.buyer.phone}`),
      grid([
        ["Réf.", "Libellé", "Imputation", "Qté", "Cond.", "PU HT (€)", "Total HT (€)"],
        ...order.items.map((item) => [
          item.sku,
          item.name,
          `6063-${random.digits(3)}`,
          item.quantity,
          item.unit,
          fr(item.price),
          fr(item.total),
        ]),
      ]),
      paragraph(`Total HT : ${fr(order.net)} €`),
      paragraph(`TVA 20 % : ${fr(taxOf(order, 20))} €`),
      paragraph(`Net à payer TTC : ${fr(withTax(order, 20))} €`),
      paragraph(`Livraison souhaitée le ${spoken(order.due, "fr")} à l'adresse suivante :`),
      paragraph([order.site.name, ...order.site.lines].join("\n")),
      paragraph("Facture à déposer avec le numéro du bon de commande."),
    ]),
    ...told(order),
    currency: "EUR",
    total: withTax(order, 20),
    requestedDate: order.due,
  };
});

export const termLetters = [tool, foreman, werk, offer, letter, imputation];
