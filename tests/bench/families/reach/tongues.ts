import { sumTo } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { captions, inParts, placed, pour, type Row, topOf, wrapping } from "../_reach.ts";
import { cells, columnsOf, flowOf } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";

const right = "right" as const;
const A4 = { size: [595, 842] as [number, number], base: { size: 8.5 } };
const TITLES = [
  "Titel 01 Baustelleneinrichtung",
  "Titel 02 Rohrleitungen",
  "Titel 03 Armaturen",
  "Titel 04 Zubehör",
];

/** A builder's order by titles: short words in bold, long words beneath, unit and whole price, carried over each page, the titles' sums alone at the end. */
const titles = drawn("reach-titel-uebertrag-de", { ...A4, words: "de", min: 24, max: 60 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "de",
      buyers: ["Hoch- und Tiefbau Lindner GmbH", "Bauunternehmung Petri KG"],
      number: "YY-9999-99",
      units: ["St", "m", "kg"],
    }),
    ["Baustelle Klinikum Nord", "Baustelle Schulzentrum West"],
    ["Klinikweg 3", "Lessingallee 50"],
  );
  const columns = columnsOf(
    "36 Pos. | 96/230 Kurztext / Langtext | >390 Menge | 396 ME | >475 EP € | >559 GP €",
  );
  let at = 0;
  const head = () =>
    captions(
      pen,
      topOf(pen, order, {
        title: "Bestellung",
        facts: [
          ["Bestell-Nr.", order.number],
          ["Datum", day(order.date, "dd.mm.yyyy")],
          ["Liefertermin", day(order.due, "dd.mm.yyyy")],
          ["Sachbearbeiter", order.person],
        ],
        parties: [
          ["Lieferant", order.seller],
          ["Lieferanschrift", order.site],
        ],
        onward: `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}, Seite ${pen.pages}`,
      }),
      columns,
    );
  const carried = (y: number) => {
    pen.say(390, y, "Übertrag", { align: right, italic: true });
    return pen.say(559, y, eu(sumTo(order.items, at)), { align: right, italic: true }) + 6;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 750,
    end: () => void carried(765),
    again: () => carried(head()),
  });
  const parts = inParts(order.items, 4);
  const sums = parts.map((part) =>
    rounded(
      part.reduce((sum, { total }) => sum + total, 0),
      2,
    ),
  );
  parts.forEach((part, i) => {
    pour(pen, flow, columns, [{ words: [[36, TITLES[i]!]], hand: { bold: true }, step: 14 }]);
    for (const [n, item] of part.entries()) {
      flow.need(12);
      cells(
        pen,
        flow.y,
        columns,
        [
          `0${i + 1}.01.${String((n + 1) * 10).padStart(4, "0")}`,
          item.name,
          eu(item.quantity, 3),
          item.unit,
          eu(item.price),
          eu(item.total),
        ],
        { bold: true },
      );
      flow.y += 11;
      at = item.at;
      pour(
        pen,
        flow,
        columns,
        [
          { words: [[96, `Fabrikat-Nr. ${item.sku}, liefern frei Baustelle`]] },
          { words: [[96, "abgeladen, einschl. Befestigung nach Herstellerangabe"]], step: 15 },
        ],
        10,
      );
    }
    pour(pen, flow, columns, [
      {
        cells: [null, `Summe ${TITLES[i]!.slice(0, 8)}`, null, null, null, eu(sums[i]!)],
        hand: { italic: true },
        step: 16,
      },
    ]);
  });
  flow.need(900);
  pen.say(36, flow.y, "Zusammenstellung", { bold: true });
  flow.y += 16;
  pour(
    pen,
    flow,
    columns,
    [
      ...parts.map((_, i): Row => ({ cells: [null, TITLES[i]!, null, null, null, eu(sums[i]!)] })),
      { cells: [null, "Nettosumme", null, null, null, eu(order.net)], hand: { bold: true } },
      { cells: [null, "zzgl. 19 % MwSt.", null, null, null, eu(taxOf(order, 19))] },
      { cells: [null, "Bruttosumme", null, null, null, eu(withTax(order, 19))], hand: { bold: true } },
    ],
    13,
  );
  return told(order, { currency: "EUR", requestedDate: order.due, total: withTax(order, 19) });
});

/** A hospital's pharmacy: market and lot over groups of items, two codes, units per pack and packs, a rate of tax by line, carried over by its own words. */
const pharmacy = drawn(
  "reach-pharmacie-marche-report-fr",
  { ...A4, words: "fr", min: 30, max: 70, priceDecimals: 3 },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [
          "PARACETAMOL 1G CPR",
          "AMOXICILLINE 1G PDR INJ",
          "NACL 0,9% 500ML POCHE",
          "ENOXAPARINE 4000UI SER",
          "ONDANSETRON 8MG CPR",
          "KETOPROFENE 100MG INJ",
          "GLUCOSE 5% 250ML POCHE",
        ],
        buyers: ["Centre Hospitalier de Brignancourt", "Hôpitaux du Val d'Orge"],
        number: "YYPH99999",
        units: ["UN", "BTE"],
      }),
      ["Pharmacie - Quai 2", "Magasin central"],
      ["3 rue de l'Hôtel-Dieu", "14 chemin des Carmes"],
    );
    const columns = columnsOf(
      "36 N° | 58 Code UCD | 112 Réf. fourn. | 178/150 Désignation | >372 Qté | 378 Unité | >455 P.U. HT | >488 TVA | >559 Montant HT",
    );
    let at = 0;
    const head = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: "BON DE COMMANDE",
          facts: [
            ["Commande n°", order.number],
            ["Date", day(order.date, "dd/mm/yyyy")],
            ["Livraison le", day(order.due, "dd/mm/yyyy")],
            ["Page", String(pen.pages)],
          ],
          parties: [
            ["FOURNISSEUR", order.seller],
            ["LIEU DE LIVRAISON", order.site],
          ],
        }),
        columns,
        { size: 7.5 },
      );
    const carried = (y: number, text: string) => {
      pen.say(178, y, text, { bold: true });
      return pen.say(559, y, fr(sumTo(order.items, at)), { align: right, bold: true }) + 6;
    };
    const flow = flowOf(pen, {
      y: head(),
      bottom: 740,
      end: () => void carried(755, "A reporter"),
      again: () => carried(head(), "Report"),
    });
    inParts(order.items, 5).forEach((part, i) => {
      pour(pen, flow, columns, [
        {
          words: [[36, `Marché 20${21 + i}M0${418 + i} - Lot ${i * 7 + 3}`]],
          hand: { italic: true },
          step: 13,
        },
      ]);
      for (const item of part) {
        pour(pen, flow, columns, [
          {
            cells: [
              item.at,
              item.buyerSku,
              item.sku,
              item.name,
              fr(item.quantity, 0),
              item.unit,
              fr(item.price, 3),
              "2,10",
              fr(item.total),
            ],
          },
          {
            words: [
              [178, `Boîte de ${[10, 20, 50][item.at % 3]}, cdt ${item.at % 2 ? "hospitalier" : "unidose"}`],
            ],
            hand: { size: 7 },
            step: 12,
          },
        ]);
        at = item.at;
      }
    });
    flow.need(50);
    pour(
      pen,
      flow,
      columns,
      [
        { cells: [null, null, null, null, null, null, "Total HT", null, fr(order.net)] },
        { cells: [null, null, null, null, null, null, "TVA 2,10 %", null, fr(taxOf(order, 2.1))] },
        { cells: [null, null, null, null, null, null, "Total TTC EUR", null, fr(withTax(order, 2.1))] },
      ],
      13,
    );
    return told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      currency: "EUR",
      requestedDate: order.due,
      total: withTax(order, 2.1),
    });
  },
);

/** A Peruvian town hall's system: count and unit before the words, make and details beneath in capitals, a budget code by item, "van" and "vienen". */
const town = drawn("reach-municipal-van-vienen-es", { ...A4, words: "es", min: 20, max: 48 }, (made, pen) => {
  const order = placed(
    sited(
      traded(made, {
        wares: "es",
        buyers: ["Municipalidad Distrital de Río Claro", "Municipalidad Provincial de Altomayo"],
        number: "0000999",
        units: ["UNIDAD", "GALON", "BOLSA"],
      }),
      ["Almacén Central", "Almacén de Maestranza"],
    ),
    [
      ["Plaza de Armas s/n", "Altomayo"],
      ["Jr. Los Cedros 415", "Altomayo"],
      ["Av. Industrial 1280", "Lima"],
    ],
  );
  const columns = columnsOf(
    "36 ITEM | 70 CÓDIGO | >150 CANT. | 156 U.M. | 205/210 DESCRIPCIÓN | 428 CLASIF. | >505 P. UNIT. S/ | >559 TOTAL S/",
  );
  let at = 0;
  const head = () =>
    captions(
      pen,
      topOf(pen, order, {
        title: "ORDEN DE COMPRA",
        facts: [
          ["N°", order.number],
          ["Fecha", day(order.date, "dd/mm/yyyy")],
          ["Plazo hasta", day(order.due, "dd/mm/yyyy")],
          ["Moneda", "SOLES"],
        ],
        parties: [
          ["Señor(es)", order.seller],
          ["Lugar de entrega", order.site],
        ],
      }),
      columns,
      { size: 7 },
    );
  const carried = (y: number, text: string) => {
    pen.say(505, y, text, { align: right });
    return pen.say(559, y, us(sumTo(order.items, at)), { align: right }) + 5;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 700,
    end: () => void carried(715, "VAN ..."),
    again: () => carried(head(), "VIENEN ..."),
  });
  for (const item of order.items) {
    pour(pen, flow, columns, [
      ...wrapping(
        [
          item.at,
          item.sku,
          us(item.quantity),
          item.unit,
          item.name.toUpperCase(),
          "2.3.1.5.1.2",
          us(item.price),
          us(item.total),
        ],
        4,
        34,
      ),
      { words: [[205, `MARCA: ${["NACIONAL", "ALTEX"][item.at % 2]}`]] },
      ...(item.at % 3
        ? []
        : [{ words: [[205, "PRESENTACIÓN: SEGÚN ESPECIFICACIONES"] as [number, string]] }]),
    ]);
    at = item.at;
    flow.y += 4;
  }
  flow.need(40);
  pour(pen, flow, columns, [
    {
      cells: [null, null, null, null, "EXONERADO DE IGV - LEY 27037", null, "TOTAL", us(order.net)],
      hand: { bold: true },
    },
  ]);
  pen.say(36, 760, "____________________            ____________________            ____________________");
  pen.say(
    36,
    772,
    "Logística                                    Almacén                                     Conformidad",
  );
  return told(order, { currency: "PEN", requestedDate: order.due });
});

/** An Italian health board: the item's own code and the catalogue's below each other, the rate of tax, the tender's code at the head, "segue" at the foot. */
const board = drawn(
  "reach-asl-repertorio-it",
  { ...A4, words: "it", min: 30, max: 64, priceDecimals: 5 },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [
          "Ago cannula 20G con valvola",
          "Guanto nitrile non sterile tg. M",
          "Sutura monofilamento 3-0",
          "Medicazione poliuretano 10x10",
          "Deflussore con regolatore",
          "Elettrodo ECG adulto",
        ],
        buyers: ["Azienda Ospedaliera San Vitale", "ASL 7 Valle Scura"],
        number: "99999/YY",
        units: ["PZ", "CF"],
      }),
      ["Magazzino Farmacia", "Deposito Economale"],
      ["Via Ospedale 21", "Viale Europa 140"],
    );
    const columns = columnsOf(
      "36 Riga | 62 Cod. Art.¶Cod. Forn. | 130/190 Descrizione¶ | 325 UM¶ | >395 Quantità¶ | >465 Prezzo¶unitario | >495 IVA¶% | >559 Importo¶netto",
    );
    const head = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: "ORDINE DI ACQUISTO",
          facts: [
            ["Ordine n.", order.number],
            ["del", day(order.date, "dd/mm/yyyy")],
            ["CIG", "Z8A2F41C7D"],
            ["Consegna entro", day(order.due, "dd/mm/yyyy")],
          ],
          parties: [
            ["Spett.le", order.seller],
            ["Luogo di consegna", order.site],
          ],
          onward: `Ordine n. ${order.number} - segue pag. ${pen.pages}`,
        }),
        columns,
      );
    const flow = flowOf(pen, {
      y: head(),
      bottom: 770,
      again: head,
      end: () => void pen.say(559, 800, "segue", { align: right }),
    });
    pour(
      pen,
      flow,
      columns,
      order.items.flatMap((item): Row[] => [
        {
          cells: [
            item.at,
            item.buyerSku,
            item.name,
            item.unit,
            eu(item.quantity, 0),
            eu(item.price, 5),
            "22",
            eu(item.total),
          ],
        },
        {
          cells: [
            null,
            item.sku,
            item.at % 4
              ? `CND M0${item.at % 9}0101 - Rep. ${1200000 + item.at}`
              : "Consegna frazionata su richiesta",
            null,
            null,
            null,
            null,
            null,
          ],
          step: 14,
        },
      ]),
      10,
    );
    flow.need(46);
    pour(
      pen,
      flow,
      columns,
      [
        { cells: [null, null, null, null, null, null, "Imponibile", eu(order.net)] },
        { cells: [null, null, null, null, null, null, "IVA 22%", eu(taxOf(order, 22))] },
        { cells: [null, null, null, null, null, null, "Totale ordine €", eu(withTax(order, 22))] },
      ],
      13,
    );
    return told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      currency: "EUR",
      requestedDate: order.due,
      total: withTax(order, 22),
    });
  },
);

export const reachTongues = [titles, pharmacy, town, board];
