import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { noted, told as noting } from "../_note.ts";
import { bare, day, eu, fr } from "../_print.ts";
import { paragraph, word } from "../_word.ts";
import { spoken } from "../hands/letters.ts";

/** A Polish craftsman's letter: a numbered list, each with its code in brackets and the sum worked out behind the price. */
const worked = written("abroad-word-lista-rachunek-pl", { words: "pl", ending: "docx", max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "pl",
    firms: ["Stolarnia Jan Łoś", "Pensjonat Wiatraki", "Warsztat Biłgoraj s.c."],
    sellers: ["Drewno i Okucia Sp. z o.o."],
    people: ["Jan Łoś", "Hanna Mazur"],
    goods: [
      "Lakier do podłóg półmat 5 l",
      "Klamka drzwiowa chrom",
      "Zamek wpuszczany 72/50",
      "Deska tarasowa modrzew 4 m",
      "Wkręt do drewna 5x80",
    ],
    units: ["szt.", "op.", "kpl."],
    number: "9/YY",
    code: "DO-9999",
  });
  return {
    bytes: word([
      paragraph(`${order.buyer.name}\n${order.buyer.lines.join("\n")}\ntel. ${order.buyer.phone}`),
      paragraph(`${order.buyer.lines.at(-1)!.slice(7)}, dnia ${day(order.date, "d.mm.yyyy")} r.`),
      paragraph(`${order.seller.name}\n${order.seller.lines.join("\n")}`),
      paragraph(`Zamówienie nr ${order.number}`),
      paragraph("Zamawiam następujące towary według cennika netto:"),
      ...order.items.map((item) =>
        paragraph(
          `${item.at}. ${item.name} (${item.sku}) – ${bare(item.quantity, 0)} ${item.unit} x ${fr(item.price)} zł = ${fr(item.total)} zł`,
        ),
      ),
      paragraph(`Razem netto: ${fr(order.net)} zł`),
      paragraph(
        `Proszę o dostawę do ${day(order.due, "d.mm.yyyy")} r. na adres: ${order.site.lines.join(", ")}. Płatność przy odbiorze.`,
      ),
      paragraph(`Z poważaniem\n${order.person}`),
    ]),
    ...noting(order),
    currency: "PLN",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A firm's letter by which an offer is taken up only in part: its positions in prose, code and count by sentence, prices as offered. */
const prose = written(
  "abroad-word-brief-saetze-de",
  { words: "de", ending: "docx", min: 2, max: 6 },
  (plain) => {
    const made = noted(plain, {
      land: "de",
      firms: ["Gärtnerei Wendt", "Reitverein Hameln e.V.", "Metzgerei Ostermaier"],
      sellers: ["Kühltechnik Bartels GmbH", "Agrarhandel Nordheide eG"],
      people: ["Ulrike Wendt", "Georg Ostermaier"],
      goods: [
        "Bewässerungscomputer 2-Wege",
        "Weidezaungerät 9 V",
        "Kühlzellenthermometer digital",
        "Schlauchwagen 60 m",
        "Futtertrog 15 l",
      ],
      units: ["Stück"],
      number: "W-99/YY",
      code: "99.9999",
    });
    const order = relined(
      made,
      made.items.map((item) => ({ ...item })),
    );
    const sentence = (item: (typeof order.items)[number]) =>
      [
        `Von Position ${item.at} Ihres Angebots (${item.name}, Art.-Nr. ${item.sku}) benötigen wir ${bare(item.quantity, 0)} Stück zum Preis von je ${eu(item.price)} Euro.`,
        `Ferner bestellen wir ${bare(item.quantity, 0)} Stück ${item.name}, Art.-Nr. ${item.sku}, zu ${eu(item.price)} Euro das Stück.`,
      ][item.at % 2]!;
    return {
      bytes: word([
        paragraph(`${order.buyer.name}\n${order.buyer.lines.join("\n")}`),
        paragraph(`${order.seller.name}\n${order.seller.lines.join("\n")}`),
        paragraph(spoken(order.date, "de")),
        paragraph(`Unsere Bestellung ${order.number} – Ihr Angebot A${order.random.digits(5)}`),
        paragraph("Sehr geehrte Damen und Herren,\nvielen Dank für Ihr Angebot."),
        ...order.items.map((item) => paragraph(sentence(item))),
        paragraph(
          `Das ergibt zusammen ${eu(order.net)} Euro zuzüglich Mehrwertsteuer. Wir bitten um Lieferung bis zum ${spoken(order.due, "de")} an ${order.site.lines.join(", ")}.`,
        ),
        paragraph(`Mit freundlichen Grüßen\n${order.person}`),
      ]),
      ...noting(order),
      currency: "EUR",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A workshop's note in Word: code, count and words parted by tabs under no captions, the headings of its vans between them, no prices. */
const vans = written("abroad-word-vans-tabs-us", { ending: "docx", min: 4, max: 18 }, (plain) => {
  const order = noted(plain, {
    land: "us",
    firms: ["Waco Plumbing & Drain", "High Desert HVAC LLC", "Hartwell Electric Co-op"],
    sellers: ["Branch 14 Supply House"],
    people: ["Rick Salazar", "Dee Hutchins"],
    goods: GOODS.electric,
    units: ["ea"],
    number: "T9999",
    code: "999999",
  });
  return {
    bytes: word([
      paragraph(order.buyer.name),
      paragraph(`${order.buyer.lines.join(", ")}\tPhone ${order.buyer.phone}`),
      paragraph(`Truck restock order\tPO# ${order.number}\t${day(order.date, "m/d/yy")}`),
      paragraph(`Vendor: ${order.seller.name}\tNeed by: ${day(order.due, "m/d/yy")}`),
      paragraph(""),
      ...order.items.flatMap((item, i) => [
        ...(i % 5 === 0 ? [paragraph(`VAN ${11 + i / 5}`)] : []),
        paragraph(`${item.sku}\t${item.quantity}\t${item.name}`),
      ]),
      paragraph(""),
      paragraph(`Will call, ${order.person} picks up. Call if anything is back ordered.`),
    ]),
    ...noting(order, () => ({ unit: null, unitPrice: null, lineTotal: null })),
    requestedDate: order.due,
    total: null,
  };
});

export const abroadLetters = [worked, prose, vans];
