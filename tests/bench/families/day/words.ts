import { written } from "../_family.ts";
import { type Note, noted, told } from "../_note.ts";
import { bare, day, eu, us } from "../_print.ts";
import { taxOf, withTax } from "../_trade.ts";
import { grid, paragraph, word } from "../_word.ts";
import { spoken } from "../hands/letters.ts";

const PARISH: Note = {
  land: "us",
  firms: ["Maple Hollow Elementary School", "Town of Eastwick Highway Dept.", "Prairie View Camp & Retreat"],
  sellers: ["Heartland School & Office Supply", "Tri-State Janitorial"],
  people: ["Joanne Pruitt", "Bob Lindgren", "Sister Mary Alice"],
  goods: [
    "Construction paper 12x18 asst, 50 sht",
    "Glue sticks, washable, box of 30",
    "Floor finish, 18% solids, 5 gal pail",
    "Toilet tissue 2-ply, 96 rolls",
    "Trash liners 33 gal, 250/cs",
    "Dry erase markers, chisel, dozen",
    "Folding table 30 x 72",
    "Ice melt, 50 lb bag",
  ],
  units: ["pk", "bx", "cs", "ea"],
  number: "YY-9999",
  code: "HS999999",
};

/** A template of a text program: two tables of facts, the lines' table with rows left empty, sums in its last rows. */
const template = written("day-word-template", { ending: "docx", max: 14 }, (plain) => {
  const order = noted(plain, PARISH);
  const blank = Array.from({ length: 3 }, () => ["", "", "", "", "", ""]);
  return {
    bytes: word(
      [
        paragraph(order.buyer.name),
        paragraph(order.buyer.lines.join("\n")),
        paragraph("PURCHASE ORDER"),
        grid([
          ["P.O. NO.", order.number, "DATE", day(order.date, "m/d/yyyy")],
          ["REQUISITIONER", order.person, "DATE REQUIRED", day(order.due, "m/d/yyyy")],
        ]),
        paragraph(""),
        grid([
          ["TO", "SHIP TO"],
          [
            [order.seller.name, ...order.seller.lines].join("\n"),
            [order.site.name, ...order.site.lines].join("\n"),
          ],
        ]),
        paragraph(""),
        grid([
          ["QTY", "UNIT", "ITEM NO.", "DESCRIPTION", "UNIT PRICE", "TOTAL"],
          ...order.items.map((item) => [
            item.quantity,
            item.unit,
            item.sku,
            item.name,
            us(item.price),
            us(item.total),
          ]),
          ...blank,
          ["", "", "", "", "SUBTOTAL", `$${us(order.net)}`],
          ["", "", "", "", "SALES TAX", "exempt"],
          ["", "", "", "", "TOTAL", `$${us(order.net)}`],
        ]),
        paragraph("1. Please send two copies of your invoice."),
        paragraph("2. Enter this order in accordance with the prices listed above."),
        paragraph("Authorized by ______________________   Date __________"),
      ],
      paragraph("Tax exempt no. E-4471"),
    ),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A letter in a text program, its articles in rows held by tabs, the sum in the last of them. */
const tabs = written("day-word-brief-tabs-de", { words: "de", ending: "docx", max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "de",
    firms: ["Gasthof zum Hirschen", "Freiwillige Feuerwehr Altmoor", "Kita Sonnenkäfer e.V."],
    sellers: ["Großhandel Wiese GmbH", "Brandschutz Kersten KG"],
    people: ["Rosemarie Huber", "Karsten Thode"],
    goods: [
      "Papierhandtücher Z-Falz, Karton",
      "Spülmaschinensalz 25 kg",
      "Feuerlöschschlauch C42, 15 m",
      "Geschirrtuch 50 x 70, 10er Pack",
      "Müllsäcke 120 l, Rolle",
      "Windlicht Glas klein",
    ],
    units: ["Stück", "Karton", "Rolle"],
    number: "99/20YY",
    code: "W 999-99",
  });
  return {
    bytes: word([
      paragraph([order.buyer.name, ...order.buyer.lines, `Telefon ${order.buyer.phone}`].join("\n")),
      paragraph(""),
      paragraph([order.seller.name, ...order.seller.lines].join("\n")),
      paragraph(`\t\t\t\t\t${spoken(order.date, "de")}`),
      paragraph(`Bestellung Nr. ${order.number}`),
      paragraph("Sehr geehrte Damen und Herren,"),
      paragraph("wir bestellen zur Lieferung an unten genannte Anschrift:"),
      paragraph("Menge\tArt.-Nr.\tBezeichnung\tEinzelpreis\tGesamt"),
      ...order.items.map((item) =>
        paragraph(
          `${item.quantity} ${item.unit}\t${item.sku}\t${item.name}\t${eu(item.price)} €\t${eu(item.total)} €`,
        ),
      ),
      paragraph(`\t\t\tSumme netto\t${eu(order.net)} €`),
      paragraph(`Lieferanschrift: ${order.site.lines.join(", ")}`),
      paragraph(`Liefertermin: ${day(order.due, "dd.mm.yyyy")}, vormittags`),
      paragraph("Mit freundlichen Grüßen"),
      paragraph(order.person),
    ]),
    ...told(order),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A parish's form that was typed over: facts behind underscores, lines numbered as a list with dashes, no table at all. */
const list = written("day-word-numbered-list", { ending: "docx", max: 9 }, (plain) => {
  const order = noted(plain, PARISH);
  return {
    bytes: word([
      paragraph(`${order.buyer.name}\n${order.buyer.lines.join(", ")}`),
      paragraph("ORDER FORM"),
      paragraph(`Order number: __${order.number}__     Date: __${day(order.date, "mm/dd/yyyy")}__`),
      paragraph(`Vendor: __${order.seller.name}__`),
      paragraph(`Deliver to: __${order.site.lines.join(", ")}__`),
      paragraph(`Needed by: __${day(order.due, "mm/dd/yyyy")}__`),
      paragraph("Items:"),
      ...order.items.map((item) =>
        paragraph(
          `${item.at}. ${item.name}, catalog no. ${item.sku} - ${item.quantity} ${item.unit} @ $${bare(item.price)} = $${us(item.total)}`,
        ),
      ),
      paragraph(`Subtotal: $${us(order.net)}`),
      paragraph(`Tax 6%: $${us(taxOf(order, 6))}`),
      paragraph(`Total: $${us(withTax(order, 6))}`),
      paragraph(`Approved: ${order.person}`),
    ]),
    ...told(order),
    currency: "USD",
    total: withTax(order, 6),
    requestedDate: order.due,
  };
});

/** A Dutch club's order in a table of three columns: count, what with its number in the same cell, price with its unit. */
const club = written("day-word-vereniging-nl", { words: "nl", ending: "docx", max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "nl",
    firms: ["Zwemvereniging De Waterratten", "Dorpshuis 't Trefpunt", "Basisschool De Klimop"],
    sellers: ["Horeca Groothandel Twente", "Schoonmaakwinkel Zakelijk B.V."],
    people: ["Anja Vos", "Gerrit Bakker"],
    goods: [
      "Koffiebekers karton 180 ml, doos 1000",
      "Allesreiniger 5 liter",
      "Handdoekrollen Matic, 6 rollen",
      "Vuilniszakken 70x110, rol",
      "Theedoeken blauw, 6 stuks",
      "Suikersticks, doos 600",
    ],
    units: ["dozen", "stuks", "rollen"],
    number: "20YY-99",
    code: "HG99999",
  });
  return {
    bytes: word([
      paragraph(`${order.buyer.name}\n${order.buyer.lines.join("\n")}`),
      paragraph(`Aan: ${order.seller.name}`),
      paragraph(`Datum: ${day(order.date, "d-m-yyyy")}`),
      paragraph(`Betreft: bestelling ${order.number}`),
      grid([
        ["Aantal", "Artikel", "Prijs per stuk"],
        ...order.items.map((item) => [
          `${item.quantity} ${item.unit}`,
          `${item.name}\nartikelnr. ${item.sku}`,
          `€ ${eu(item.price)}`,
        ]),
      ]),
      paragraph(`Totaal: € ${eu(order.net)} exclusief btw`),
      paragraph(
        `Graag leveren vóór ${day(order.due, "dd-mm-yyyy")} op ons adres ${order.site.lines.join(", ")}.`,
      ),
      paragraph(`Met vriendelijke groet,\n${order.person}`),
    ]),
    ...told(order, () => ({ lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

export const dayWords = [template, tabs, list, club];
