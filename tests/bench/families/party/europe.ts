import { drawn } from "../_family.ts";
import { later } from "../_order.ts";
import { plainLines } from "../_plain.ts";
import { day, eu, fr } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { sums, sumsOf } from "./_sums.ts";

const short = { min: 2, max: 6, size: [595, 842] as [number, number], base: { size: 9 } };
const date = (iso: string) => day(iso, "dd.mm.yyyy");

/** A German letter: the sender stands in small print over the address and in the foot; dates of print, offer and delivery. */
const letter = drawn("party-fusszeile-de", { ...short, words: "de" }, (made, pen) => {
  const order = traded(made, { wares: "de", buyers: "de", number: "BE-YY-99999", units: ["Stk", "m"] });
  const { tax, total } = sumsOf(order, 19);
  const depot = ["Lagerstraße 4, Tor 2", "49401 Damme"];
  pen.say(40, 110, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
  pen.block(40, 124, [order.seller.name, "Auftragsannahme", ...order.seller.lines]);
  pairs(pen, [370, 460], 110, [
    ["Bestell-Nr.", order.number],
    ["Bestelldatum", date(order.date)],
    ["Ihr Angebot vom", date(later(order.date, -9))],
    ["gültig bis", date(later(order.date, 21))],
    ["Liefertermin", date(order.due)],
    ["Druckdatum", date(later(order.date, 1))],
    ["Kunden-Nr. bei Ihnen", order.random.digits(6)],
  ]);
  pen.say(40, 214, `Bestellung ${order.number}`, { bold: true, size: 12 });
  pen.block(40, 236, ["Lieferanschrift:", "Zentrallager Süd", ...depot]);
  pen.block(300, 236, ["Rechnung an:", "rechnung@einkauf.example", "(nur elektronisch)"]);
  const y = plainLines(order, pen, { y: 300, tongue: "de" });
  sums(pen, y, [
    ["zzgl. 19 % MwSt.", eu(tax)],
    ["Bruttosumme EUR", eu(total)],
  ]);
  const feet = [
    [order.buyer.name, ...order.buyer.lines],
    ["Geschäftsführer: Ralf Tönnies", "AG Osnabrück HRB 20481", "USt-IdNr. DE255501480"],
    ["Volksbank Vechta", "IBAN DE02 2806 4179 0555 0148 00", "BIC GENODEF1VEC"],
  ];
  pen.rule(36, 780, 558);
  feet.forEach((lines, i) => {
    pen.block(40 + i * 180, 785, lines, { size: 7 });
  });
  return {
    ...truly(order),
    currency: "EUR",
    total,
    requestedDate: order.due,
    shipTo: { name: "Zentrallager Süd", lines: depot },
  };
});

/** A service company of a group buys in the name of a works; the goods go where the bill goes. */
const inName = drawn("party-im-namen-de", { ...short, words: "de" }, (made, pen) => {
  const order = traded(made, {
    wares: "de",
    buyers: ["Hallstein Gusstechnik GmbH", "Hallstein Antriebe GmbH & Co. KG"],
    number: "45999999",
    units: ["ST", "KG"],
  });
  pen.say(555, 26, "HALLSTEIN GRUPPE", { bold: true, size: 16, align: "right" });
  pen.block(370, 56, ["Hallstein Einkauf Service GmbH", "Ringallee 1, 35390 Gießen", "Tel. 0641 5550-148"], {
    size: 8,
  });
  pen.block(40, 100, ["Lieferant 70214", order.seller.name, ...order.seller.lines]);
  pen.say(40, 166, "Bestellung", { bold: true, size: 14 });
  pen.say(40, 190, "Wir bestellen im Namen und für Rechnung der");
  pen.block(40, 206, ["Besteller:", order.buyer.name, ...order.buyer.lines]);
  pen.block(220, 206, ["Rechnungsanschrift:", order.buyer.name, ...order.buyer.lines]);
  pen.block(410, 206, [
    "Versandanschrift:",
    order.random.pick(["wie Rechnungsanschrift", "siehe Rechnungsanschrift", "= Rechnungsanschrift"]),
  ]);
  pairs(pen, [370, 450], 100, [
    ["Bestellnummer", `${order.number}`],
    ["Änderungsindex", "00"],
    ["Datum", date(order.date)],
    ["Wunschtermin", date(order.due)],
    ["Währung", "EUR"],
  ]);
  plainLines(order, pen, { y: 276, tongue: "de" });
  return {
    ...truly(order),
    currency: "EUR",
    requestedDate: order.due,
    shipTo: { name: order.buyer.name, lines: order.buyer.lines },
  };
});

/** A purchasing centre's Spanish order for a hotel: who is billed, where it is delivered, days of print and validity. */
const centre = drawn("party-central-es", { ...short, words: "es" }, (made, pen) => {
  const order = traded(made, {
    wares: "es",
    buyers: ["Hotelera Costa Serena, S.L.", "Explotaciones Bahía Clara, S.A."],
    number: "PC-YY/99999",
    units: ["UD", "CJ"],
  });
  const hotel = ["Paseo Marítimo 18", "29640 Fuengirola (Málaga)"];
  const { tax, total } = sumsOf(order, 21);
  const slash = (iso: string) => day(iso, "dd/mm/yyyy");
  pen.say(40, 26, "PEDIDO DE COMPRA", { bold: true, size: 14 });
  pen.say(40, 46, "Gestionado por Central de Compras Hotelnet · compras@hotelnet.example", { size: 7.5 });
  pairs(pen, [380, 470], 26, [
    ["Nº de pedido", order.number],
    ["Fecha de pedido", slash(order.date)],
    ["Fecha de entrega", slash(order.due)],
    ["Válido hasta", slash(later(order.due, 15))],
    ["Fecha impresión", slash(later(order.date, 2))],
  ]);
  pen.box(36, 96, 170, 66);
  pen.box(212, 96, 170, 66);
  pen.box(388, 96, 170, 66);
  pen.block(40, 100, ["PROVEEDOR", order.seller.name, ...order.seller.lines, "NIF B29555014"]);
  pen.block(216, 100, ["FACTURAR A", order.buyer.name, ...order.buyer.lines, "NIF A29555099"]);
  pen.block(392, 100, ["ENTREGAR EN", "Hotel Bahía Serena ****", ...hotel, "Muelle de 7 a 11 h"]);
  const y = plainLines(order, pen, { y: 180, tongue: "es" });
  sums(pen, y, [
    ["I.V.A. 21 %", eu(tax)],
    ["TOTAL PEDIDO €", eu(total)],
  ]);
  return {
    ...truly(order),
    currency: "EUR",
    total,
    requestedDate: order.due,
    shipTo: { name: "Hotel Bahía Serena ****", lines: hotel },
  };
});

/** A French order that replaces an earlier one, its version beside its number: delivery is as invoicing, three sums and the last in words. */
const replaces = drawn("party-annule-remplace-fr", { ...short, words: "fr" }, (made, pen) => {
  const order = traded(made, { wares: "fr", buyers: "fr", number: "CF9999999", units: ["U", "ML"] });
  const { tax, total } = sumsOf(order, 20, 45);
  const slash = (iso: string) => day(iso, "dd/mm/yyyy");
  pen.say(40, 30, `BON DE COMMANDE N° ${order.number} - V2`, { bold: true, size: 13 });
  pen.say(40, 48, `annule et remplace la version 1 du ${slash(later(order.date, -6))}`, { italic: true });
  pen.block(40, 74, ["Fournisseur :", order.seller.name, ...order.seller.lines]);
  pen.block(300, 74, ["Facturé à :", order.buyer.name, ...order.buyer.lines, "TVA FR 40 555014801"]);
  pen.block(300, 136, ["Livré à :", order.random.pick(["Idem facturation", "idem", "Même adresse"])]);
  pairs(pen, [40, 150], 136, [
    ["Date de commande :", slash(order.date)],
    ["Livraison souhaitée :", slash(order.due)],
    ["Édité le :", slash(later(order.date, 1))],
  ]);
  const y = plainLines(order, pen, { y: 196, tongue: "fr" });
  const end = sums(pen, y, [
    ["Port HT", "45,00"],
    ["TVA 20 %", fr(tax)],
    ["Total TTC €", fr(total)],
  ]);
  pen.say(40, end + 10, "Arrêté le présent bon de commande à la somme toutes taxes comprises ci-dessus.");
  return {
    ...truly(order),
    currency: "EUR",
    total,
    requestedDate: order.due,
    shipTo: { name: order.buyer.name, lines: order.buyer.lines },
  };
});

export const partyEurope = [letter, inName, centre, replaces];
