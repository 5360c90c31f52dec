import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { grid, paragraph, word } from "../_word.ts";
import { spoken } from "../hands/letters.ts";

/** A site office's order to hire: how many, how many days, a rate for the day, what that makes; collection of what is off hire is no line. */
const hire = written("mix-word-plant-hire", { words: "uk", ending: "docx", min: 2, max: 8 }, (plain) => {
  const made = noted(plain, {
    land: "uk",
    firms: ["Larch & Dean Construction Ltd", "Moorside Civil Engineering Ltd", "Tamar Piling Limited"],
    sellers: ["Southgate Plant Hire Ltd"],
    people: ["Gareth Pugh", "Aileen Ross"],
    goods: [
      "Excavator 13 t, tracked",
      "Roller 120 twin drum",
      "Dumper 6 t swivel",
      "Tower light LED",
      "Acrow props no. 3",
      "Road plate 2400 x 1200",
      "Submersible pump 3 in",
    ],
    units: ["no."],
    number: "HO/9999",
    code: "PL-999",
  });
  const { random } = made;
  const days = made.items.map(() => random.int(2, 28));
  const order = relined(
    made,
    made.items.map((item, i) => {
      const quantity = random.int(1, 6);
      return { ...item, quantity, total: rounded(quantity * days[i]! * item.price, 2) };
    }),
  );
  return {
    bytes: word(
      [
        paragraph("PLANT HIRE ORDER"),
        grid([
          ["Order no.", order.number, "Date", day(order.date, "dd/mm/yyyy")],
          ["Hire from", order.seller.name, "Contract", `C${random.digits(4)}`],
          ["On hire date", day(order.due, "dd/mm/yyyy"), "Raised by", order.person],
          ["Site address", [order.site.name, ...order.site.lines].join("\n"), "Site contact", "See gateman"],
        ]),
        paragraph(""),
        grid([
          ["Ref", "Plant", "Code", "No. off", "Days", "Rate per day £", "Hire £"],
          ...order.items.map((item, i) => [
            item.at,
            item.name,
            item.sku,
            item.quantity,
            days[i]!,
            us(item.price),
            us(item.total),
          ]),
          ["", "Estimated hire excl. VAT", "", "", "", "", us(order.net)],
        ]),
        paragraph(
          "Plant to be off hired by telephone; the off hire number ends the hire. Carriage each way £65.",
        ),
        paragraph("Please also collect 2 no. heaters from our last hire."),
      ],
      paragraph(`${order.buyer.name}\n${order.buyer.lines.join(", ")}`),
    ),
    ...told(order, () => ({ unit: null })),
    currency: "GBP",
    requestedDate: order.due,
    total: order.net,
  };
});

/** An Italian firm's order to a printer: paper, size and run in one cell, a lump sum for each job and no price for one. */
const press = written("mix-word-tipografia-it", { words: "it", ending: "docx", min: 2, max: 6 }, (plain) => {
  const made = noted(plain, {
    land: "it",
    firms: ["Cantina Colle Sereno S.r.l.", "Fondazione Teatro Verdi", "Terme di Saliceto S.p.A."],
    sellers: ["Tipografia Arti Nuove S.n.c."],
    people: ["Elisa Conti", "Marco Ferri"],
    goods: [
      "Pieghevole a tre ante",
      "Locandina 35x50",
      "Blocco comande autocopiante",
      "Biglietto da visita",
      "Catalogo 24 pagine punto metallico",
      "Etichetta adesiva",
    ],
    units: ["copie"],
    number: "99/YY",
    code: "L9999",
  });
  const { random } = made;
  const order = relined(
    made,
    made.items.map((item) => ({
      ...item,
      quantity: random.pick([250, 500, 1000, 2500, 10000]),
      total: rounded(item.price + 85, 2),
    })),
  );
  return {
    bytes: word([
      paragraph(`${order.buyer.name}\n${order.buyer.lines.join("\n")}`),
      paragraph(`Spett.le\n${order.seller.name}\n${order.seller.lines.join("\n")}`),
      paragraph(`Ordine n. ${order.number} del ${day(order.date, "dd/mm/yyyy")}`),
      paragraph("Con la presente Vi ordiniamo i seguenti stampati:"),
      grid([
        ["Lavoro", "Descrizione", "Carta e stampa", "Tiratura", "Importo a corpo €"],
        ...order.items.map((item) => [
          item.sku,
          item.name,
          `${random.pick(["patinata opaca 135 g", "usomano 80 g", "cartoncino 300 g"])}\n${random.pick(["4+4 colori", "4+0 colori", "1+0"])}, ${random.pick(["A4", "A5", "85x55 mm"])}`,
          `${eu(item.quantity, 0)} copie`,
          eu(item.total),
        ]),
        ["", "", "", "Totale imponibile", eu(order.net)],
      ]),
      paragraph(`Consegna entro il ${day(order.due, "dd/mm/yyyy")} presso:`),
      paragraph([order.site.name, ...order.site.lines].join("\n")),
      paragraph("Visto si stampi obbligatorio. Tolleranza di tiratura 5%. IVA esclusa."),
      paragraph(`Distinti saluti\n${order.person}`),
    ]),
    ...told(order, () => ({ unitPrice: null })),
    currency: "EUR",
    total: order.net,
    requestedDate: order.due,
  };
});

/** A Spanish school's letter without tables: articles in lines parted by tabs, under their captions. */
const school = written(
  "mix-word-colegio-tabs-es",
  { words: "es", ending: "docx", min: 3, max: 12 },
  (plain) => {
    const order = noted(plain, {
      land: "es",
      firms: ["Colegio Santa Rosa de Lima", "IES Sierra Blanca", "CEIP Fuente Nueva"],
      sellers: ["Papelería Técnica del Sur, S.L."],
      people: ["Mª José Torralba", "Secretario: Luis Arenas"],
      goods: [
        "Cartulina 50x65, paquete 25 h",
        "Rotulador pizarra, surtido",
        "Cuaderno cuadrícula 4 mm, 80 h",
        "Cola blanca 1 kg",
        "Tijera punta redonda 13 cm",
        "Folio A4 80 g, caja 5 paquetes",
      ],
      units: ["uds."],
      number: "P-99/YY",
      code: "PT99999",
    });
    const tax = rounded(order.net * 0.21, 2);
    return {
      bytes: word(
        [
          paragraph(`${order.seller.name}\n${order.seller.lines.join("\n")}`),
          paragraph(`Fecha: ${spoken(order.date, "es")}`),
          paragraph(`ASUNTO: Pedido de material n.º ${order.number}`),
          paragraph("Estimados señores: les rogamos nos sirvan el siguiente material:"),
          paragraph("Uds.\tReferencia\tArtículo\tPrecio\tImporte"),
          ...order.items.map((item) =>
            paragraph(
              [eu(item.quantity, 0), item.sku, item.name, `${eu(item.price)} €`, `${eu(item.total)} €`].join(
                "\t",
              ),
            ),
          ),
          paragraph(`\t\tBase imponible\t\t${eu(order.net)} €`),
          paragraph(`\t\tIVA 21 %\t\t${eu(tax)} €`),
          paragraph(`\t\tTOTAL\t\t${eu(order.net + tax)} €`),
          paragraph(`Entrega antes del ${day(order.due, "dd/mm/yyyy")} en horario de 9 a 13 h, en:`),
          paragraph(order.site.lines.join("\n")),
          paragraph(`Atentamente,\n${order.person}`),
        ],
        paragraph(`${order.buyer.name}\n${order.buyer.lines.join(" - ")}`),
      ),
      ...told(order, () => ({ unit: null })),
      currency: "EUR",
      requestedDate: order.due,
      total: rounded(order.net + tax, 2),
    };
  },
);

/** A French joinery's timber order: section and length, how many pieces, the cubic metres they make, a price for one. */
const timber = written(
  "mix-word-bois-m3-fr",
  { words: "fr", ending: "docx", min: 3, max: 10, quantityDecimals: 3 },
  (plain) => {
    const made = noted(plain, {
      land: "fr",
      firms: ["Charpentes du Haut-Doubs SARL", "Menuiserie Pérot et Fils", "Scop Les Bâtisseurs Bois"],
      sellers: ["Scierie de la Combe SAS"],
      people: ["Romain Vuillet", "Claire Pérot"],
      goods: [
        "Épicéa C24 raboté",
        "Douglas purgé d'aubier",
        "Chêne avivé QF1",
        "Mélèze brut",
        "Sapin traité classe 2",
      ],
      units: ["m³"],
      number: "CF-99999",
      code: "SC999",
    });
    const { random } = made;
    const cuts = made.items.map(() => ({
      thick: random.pick([45, 63, 75, 100]),
      wide: random.pick([100, 150, 175, 225]),
      long: random.pick([3, 4, 5, 6.5]),
      pieces: random.int(12, 240),
    }));
    const order = relined(
      made,
      made.items.map((item, i) => {
        const { thick, wide, long, pieces } = cuts[i]!;
        const quantity = rounded((thick * wide * long * pieces) / 1e6, 3);
        const price = rounded((item.price % 500) + 310, 2);
        return { ...item, quantity, price, total: rounded(quantity * price, 2) };
      }),
    );
    const tax = rounded(order.net * 0.2, 2);
    return {
      bytes: word([
        paragraph(`${order.buyer.name}\n${order.buyer.lines.join("\n")}\nTél. ${order.buyer.phone}`),
        paragraph(`Commande n° ${order.number}`),
        paragraph(`Le ${spoken(order.date, "fr")}, à ${order.seller.name}, ${order.seller.lines.join(", ")}`),
        grid([
          [
            "Réf.",
            "Essence / qualité",
            "Section mm",
            "Long. m",
            "Pièces",
            "Volume m³",
            "Prix HT / m³",
            "Montant HT",
          ],
          ...order.items.map((item, i) => [
            item.sku,
            item.name,
            `${cuts[i]!.thick} x ${cuts[i]!.wide}`,
            bare(cuts[i]!.long).replace(".", ","),
            cuts[i]!.pieces,
            fr(item.quantity, 3),
            fr(item.price),
            fr(item.total),
          ]),
        ]),
        paragraph(
          `Total HT : ${fr(order.net)} €\nTVA 20 % : ${fr(tax)} €\nTotal TTC : ${fr(order.net + tax)} €`,
        ),
        paragraph(
          `À livrer pour le ${day(order.due, "dd/mm/yyyy")} à notre atelier : ${order.site.lines.join(", ")}`,
        ),
        paragraph("Bois certifié PEFC, humidité 15 % maxi. Cubage facturé : cubage reçu."),
      ]),
      ...told(order),
      currency: "EUR",
      requestedDate: order.due,
      total: rounded(order.net + tax, 2),
    };
  },
);

export const mixWords = [hire, press, school, timber];
