import { drawn } from "../_family.ts";
import { plainLines } from "../_plain.ts";
import { day } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const A4: [number, number] = [595, 842];
const short = { min: 2, max: 4, size: A4, base: { size: 9 } };
const dots = (iso: string) => day(iso, "dd.mm.yyyy");
const strokes = (iso: string) => day(iso, "dd/mm/yyyy");

/** A holding's paper: its own name on top, the company that orders under it, the plant that gets the goods, all plants in the foot. */
const holding = drawn("head-holding-plants", { ...short, words: "de" }, (made, pen) => {
  const order = traded(made, {
    wares: "de",
    buyers: ["Vossberg Federn GmbH", "Lindauer Stanztechnik GmbH & Co. KG"],
    number: "BE-99999",
    units: ["Stk", "m"],
  });
  const plant = ["Am Güterbahnhof 9", "98693 Ilmenau"];
  pen.say(555, 28, "TANNHOFF INDUSTRIE HOLDING AG", { bold: true, size: 13, align: "right" });
  pen.say(40, 60, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
  pen.block(40, 74, ["Firma", order.seller.name, ...order.seller.lines], { size: 10 });
  pen.say(40, 150, `Bestellung ${order.number}`, { bold: true, size: 13 });
  pairs(pen, [360, 460], 74, [
    ["Bestelldatum:", dots(order.date)],
    ["Liefertermin:", dots(order.due)],
    ["Sachbearbeiter:", order.person],
    ["Telefon:", "03677 555-148"],
  ]);
  pairs(pen, [40, 130], 176, [
    ["Besteller:", order.buyer.name],
    ["", order.buyer.lines.join(", ")],
  ]);
  pen.block(40, 206, ["Lieferanschrift:", `${order.buyer.name}, Werk 2`, "Wareneingang Tor 3", ...plant]);
  pen.block(300, 206, [
    "Rechnungsanschrift:",
    order.buyer.name,
    "Postfach 11 04 22",
    "60039 Frankfurt am Main",
    "rechnung@tannhoff.example",
  ]);
  plainLines(order, pen, { y: 280, tongue: "de" });
  pen.say(
    40,
    790,
    "Werk 1: Rheinallee 4, 55118 Mainz · Werk 2: Am Güterbahnhof 9, 98693 Ilmenau · Werk 3: Hafenstr. 71, 47119 Duisburg",
    { size: 6.5 },
  );
  pen.say(
    40,
    800,
    "Tannhoff Industrie Holding AG · Sitz Frankfurt am Main · HRB 48112 · USt-IdNr. DE811234567 · Vorstand: Dr. E. Tannhoff",
    { size: 6.5 },
  );
  return {
    ...truly(order),
    requestedDate: order.due,
    shipTo: { name: `${order.buyer.name}, Werk 2`, lines: plant },
  };
});

/** A purchasing agent writes for its principal, who is the customer and gets the invoice. */
const agent = drawn("head-on-behalf-of", { ...short, words: "uk" }, (made, pen) => {
  const order = traded(made, {
    wares: "clinic",
    buyers: ["Marlow Estates Limited", "The Fenwick Almshouse Trust", "Calder Vale Housing Association"],
    number: "PPS/99999",
    units: ["EA", "PK"],
  });
  const [said, place] = [
    order.random.pick(["As agents for and on behalf of", "For and on behalf of", "Acting on behalf of:"]),
    ["Gatehouse Stores, Mill Lane", "Skipton BD23 1AB"],
  ];
  pen.say(555, 28, "Procura Purchasing Services Ltd", { bold: true, size: 14, align: "right" });
  pen.say(555, 46, "3rd Floor, Aldgate House, London EC3N 1AA   Tel 020 5550 0142", {
    size: 8,
    align: "right",
  });
  pen.block(40, 76, ["To:", order.seller.name, ...order.seller.lines]);
  pairs(pen, [350, 450], 76, [
    ["Order No:", order.number],
    ["Order Date:", strokes(order.date)],
    ["Delivery Required:", strokes(order.due)],
  ]);
  pen.say(40, 136, said, { italic: true });
  pen.block(40, 148, [order.buyer.name, ...order.buyer.lines], { bold: true });
  pen.block(300, 136, ["Deliver To:", order.buyer.name, ...place, "VAT Reg. No. GB 555 0192 44"]);
  const y = plainLines(order, pen, { y: 206, tongue: "en", sign: "£" });
  pen.say(40, y + 8, `Invoices to be addressed to ${order.buyer.name} and sent to the agent for approval.`);
  return {
    ...truly(order),
    currency: "GBP",
    requestedDate: order.due,
    shipTo: { name: order.buyer.name, lines: place },
  };
});

/** Goods go care of a forwarder, the invoice to a box at the post office. */
const careOf = drawn("head-care-of", { ...short, words: "uk" }, (made, pen) => {
  const order = traded(made, {
    wares: "retail",
    buyers: ["Harlow Events Limited", "Kittiwake Festivals CIC"],
    number: "HE99999",
    units: ["EA"],
  });
  const place = ["Unit 4 Airport Trading Estate", "Manchester M22 5XB", "United Kingdom"];
  pen.say(40, 28, order.buyer.name, { bold: true, size: 15 });
  pen.say(40, 46, "Registered office: PO Box 417, Leeds LS1 9QT. Company No. 05550192. VAT GB555019244", {
    size: 7.5,
  });
  pen.say(40, 66, "PURCHASE ORDER", { bold: true, size: 12 });
  pairs(pen, [380, 470], 66, [
    ["PO Number", order.number],
    ["PO Date", strokes(order.date)],
    ["Deliver by", strokes(order.due)],
    ["Currency", "GBP"],
  ]);
  pen.block(40, 122, ["Supplier", order.seller.name, ...order.seller.lines]);
  pen.block(220, 122, [
    "Delivery address",
    order.buyer.name,
    "c/o Bayline Logistics",
    ...place,
    "Quote: HARLOW INBOUND",
  ]);
  pen.block(410, 122, ["Invoice address", order.buyer.name, "PO Box 417", "Leeds LS1 9QT"]);
  plainLines(order, pen, { y: 208, tongue: "en" });
  return {
    ...truly(order),
    currency: "GBP",
    requestedDate: order.due,
    shipTo: { name: order.buyer.name, lines: place },
  };
});

/** A French letter: who writes at the left, whom it is written to at the right, registers in the lines of the addresses. */
const lettre = drawn("head-lettre-fr", { ...short, words: "fr" }, (made, pen) => {
  const order = traded(made, {
    wares: "fr",
    buyers: ["Menuiserie Castagnet & Fils", "SAS Chauffage du Velay", "Lycée agricole des Coteaux"],
    number: "BC-99999",
    units: ["U", "M"],
  });
  const chantier = ["12 bis impasse des Tilleuls", "43000 Le Puy-en-Velay"];
  const [d, m, y] = [Number(order.date.slice(8)), Number(order.date.slice(5, 7)), order.date.slice(0, 4)];
  const month = [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ][m - 1];
  pen.block(40, 36, [
    order.buyer.name,
    ...order.buyer.lines,
    "Tél. 04 55 50 14 80",
    "SIRET 552 081 317 00042 - TVA FR12552081317",
  ]);
  pen.block(330, 100, [order.seller.name, "À l'attention du service commercial", ...order.seller.lines], {
    size: 10,
  });
  pen.say(330, 160, `Le Puy-en-Velay, le ${d} ${month} ${y}`);
  pen.say(40, 184, `Objet : bon de commande n° ${order.number}`, { bold: true });
  pen.say(40, 204, "Madame, Monsieur,");
  pen.say(
    40,
    218,
    `Nous vous prions de bien vouloir nous livrer, au plus tard le ${strokes(order.due)}, les articles ci-dessous :`,
  );
  let at = plainLines(order, pen, { y: 244, tongue: "fr", sign: "" });
  at = pen.block(40, at + 10, [
    "Adresse de livraison : Chantier Résidence Bel-Air",
    ...chantier,
    "Livraison le matin uniquement, prévenir le chef de chantier au 06 55 50 14 81.",
  ]);
  pen.block(40, at + 8, [
    "Facture à adresser à notre siège.",
    "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.",
    "",
    order.person,
    "Service achats",
  ]);
  return {
    ...truly(order),
    requestedDate: order.due,
    shipTo: { name: "Chantier Résidence Bel-Air", lines: chantier },
  };
});

/** A Spanish order: tax numbers in the addresses, a box at the post office, the place of delivery in another estate. */
const pedido = drawn("head-pedido-es", { ...short, words: "es" }, (made, pen) => {
  const order = traded(made, {
    wares: "es",
    buyers: ["Talleres Urrutia, S.L.", "Conservas del Ebro, S.A.", "Cooperativa La Serrana S. Coop."],
    number: "PC/99999",
    units: ["UD", "M"],
  });
  const place = ["Pol. Ind. Los Olivos, C/ Fundición 14, Nave 3", "28906 Getafe (Madrid)"];
  pen.block(40, 30, [
    order.buyer.name,
    "Apdo. de Correos 231",
    "31080 Pamplona (Navarra)",
    "C.I.F.: B31555014  Tel.: 948 55 50 14",
  ]);
  pen.say(555, 30, "PEDIDO DE COMPRA", { bold: true, size: 13, align: "right" });
  pairs(pen, [380, 480], 52, [
    ["Pedido nº:", order.number],
    ["Fecha:", strokes(order.date)],
    ["Plazo de entrega:", strokes(order.due)],
  ]);
  pen.block(40, 104, ["Proveedor:", order.seller.name, "N.I.F.: A28555019", ...order.seller.lines, "España"]);
  pen.block(300, 104, [
    "Lugar de entrega:",
    "Almacén Central",
    ...place,
    "España",
    "Horario: de 8:00 a 13:00 h, de lunes a jueves",
  ]);
  plainLines(order, pen, { y: 194, tongue: "es" });
  return { ...truly(order), requestedDate: order.due, shipTo: { name: "Almacén Central", lines: place } };
});

export const headEurope = [holding, agent, careOf, lettre, pedido];
