import { written } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { traded } from "../_trade.ts";
import { grid, paragraph, word } from "../_word.ts";
import { MADE } from "./_goods.ts";

/** A job shop's Word form: two-line cells of part and revision, of words and material, set-up as a line of its own, terms below. */
const shop = written("june-word-set-up-line", { ending: "docx", max: 12 }, (made) => {
  const plain = sited(
    traded(made, {
      wares: MADE.turned,
      buyers: ["Quarry Hill Tool & Die", "Sunder Bros. Machine, Inc.", "Vantage Motion Products"],
      number: "QH99999",
      units: ["pcs", "ea"],
    }),
    ["Sunder Bros. Plating Dept."],
  );
  const setup = {
    sku: "SETUP",
    name: "Set-up and programming, one time",
    quantity: 1,
    unit: "lot",
    price: 350,
    total: 350,
  };
  const last = plain.items.at(-1)!;
  const order = relined(plain, [...plain.items, { ...last, ...setup, at: last.at + 1 }]);
  const freight = 60;
  return {
    bytes: word([
      paragraph(order.buyer.name),
      paragraph(`${order.buyer.lines.join(", ")}  Phone ${order.buyer.phone}`),
      paragraph("PURCHASE ORDER"),
      grid([
        [
          `P.O. Number\n${order.number}`,
          `Date\n${day(order.date, "mm/dd/yyyy")}`,
          `Buyer\n${order.person}`,
          "Terms\nNet 30",
        ],
      ]),
      paragraph(""),
      grid([
        [
          ["VENDOR", order.seller.name, ...order.seller.lines].join("\n"),
          ["SHIP TO", order.site.name, ...order.site.lines].join("\n"),
        ],
      ]),
      paragraph(""),
      grid([
        [
          "Item",
          "Part Number\nRevision",
          "Description\nMaterial / finish",
          "Due",
          "Qty",
          "Unit",
          "Unit Price",
          "Amount",
        ],
        ...order.items.map((item) =>
          item.sku === "SETUP"
            ? [
                item.at,
                item.sku,
                item.name,
                "",
                us(item.quantity, 0),
                item.unit,
                us(item.price),
                us(item.total),
              ]
            : [
                item.at,
                `${item.sku}\nRev ${"ABC"[item.at % 3]}`,
                `${item.name}\n${["Customer supplied bar", "Passivate per ASTM A967", "Break edges, no burrs"][item.at % 3]}`,
                day(item.due, "mm/dd/yy"),
                us(item.quantity, 0),
                item.unit,
                us(item.price),
                us(item.total),
              ],
        ),
        ["", "", "", "", "", "", "Subtotal", us(order.net)],
        ["", "", "", "", "", "", "Freight", us(freight)],
        ["", "", "", "", "", "", "TOTAL", `$${us(order.net + freight)}`],
      ]),
      paragraph("1. Certificates of conformance and material certs with every shipment."),
      paragraph("2. No deviation from drawing without written approval."),
      paragraph("3. Over-runs of up to 5% accepted at unit price."),
    ]),
    ...told(order, { currency: "USD", total: rounded(order.net + freight, 2) }),
  };
});

/** A German letter that orders by an offer: count, unit and words in a row, the offer's position in brackets, price and day in the row below, after tabs. */
const brief = written("june-word-de-angebot", { words: "de", ending: "docx", max: 10 }, (made) => {
  const order = traded(made, {
    wares: [
      "Zuschnitt PE-HD 500, 20 mm",
      "Laufrolle PU 80 x 30, gelagert",
      "Frästeil Konsole links, S355",
      "Schutzkappe PVC rot, 22 mm",
      'Kugelhahn MS 3/4" IG/IG',
      "Spritzgussteil Lüftergitter 120",
    ],
    buyers: ["Landtechnik Overbeck GmbH", "Ladenbau Friedrichsen KG", "Spedition & Lager Tietz GmbH"],
    number: "YY-9999",
    units: ["Stück", "Satz"],
  });
  return {
    bytes: word([
      paragraph(order.buyer.name),
      paragraph(`${order.buyer.lines.join(", ")}, Telefon ${order.buyer.phone}`),
      paragraph(""),
      ...[order.seller.name, ...order.seller.lines].map(paragraph),
      paragraph(""),
      paragraph(`${day(order.date, "dd.mm.yyyy")}`),
      paragraph(`Bestellung Nr. ${order.number}`),
      paragraph(`Ihr Angebot Nr. AN${order.number.replace("-", "")}7 vom ${day(order.date, "dd.mm.yyyy")}`),
      paragraph("Sehr geehrte Damen und Herren,"),
      paragraph("gemäß Ihrem Angebot bestellen wir:"),
      ...order.items.flatMap((item) => [
        paragraph(`${item.at}.\t${eu(item.quantity, 0)} ${item.unit}\t${item.name}, Art. ${item.sku}`),
        paragraph(`\t\tEinzelpreis ${eu(item.price)} €, Liefertermin ${day(item.due, "dd.mm.yyyy")}`),
      ]),
      paragraph(`Gesamtsumme netto\t${eu(order.net)} €`),
      paragraph("Bitte senden Sie uns eine Auftragsbestätigung an einkauf@kunde.example."),
      paragraph("Mit freundlichen Grüßen"),
      paragraph(order.person),
    ]),
    ...told(order, { line: () => ({ lineTotal: null }), currency: "EUR" }),
    shipTo: undefined,
  };
});

export const juneLetters = [shop, brief];
