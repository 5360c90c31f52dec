import { sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** An energy company's order: few lines, then ten pages of terms with tables of insurance limits, rates of an exhibit and liquidated damages. */
const exhibits = drawn("real-buyer-ten-pages-terms", { max: 14 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "pipe",
      buyers: "oil",
      number: "7000999999",
      units: ["EA", "FT"],
    }),
    ["Cinder Flats Generating Station", "Warehouse 6, Unit 2 Laydown"],
  );
  const columns = columnsOf(`36 Line | 66 Part # / Description | 330 Delivery Date | >440 Quantity | 446 UOM
    >514 Unit Price | >576 Amount`);
  const foot = () =>
    void pen.say(306, 770, `${order.buyer.name}  Confidential  Page ${pen.pages} of 13`, {
      size: 7,
      align: "center",
    });
  const head = () => {
    foot();
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.block(576, 28, ["Purchase Order", order.number, `Revision 0`], { align: "right" });
    if (pen.pages > 1) return 76;
    pairs(pen, [36, 120], 60, [
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Buyer", order.person],
      ["Payment Terms", "Net 60"],
      ["Currency", "USD"],
    ]);
    pen.block(220, 60, ["Supplier:", order.seller.name, ...order.seller.lines]);
    pen.block(400, 60, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(
      36,
      122,
      "This Order is governed by Exhibits A through D, which follow and are part of it. Not to exceed the amount stated without a written change.",
      { width: 540 },
    );
    return 154;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730 });
  for (const item of order.items) {
    flow.need(40);
    cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      day(item.due, "mm/dd/yyyy"),
      us(item.quantity, 2),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(66, flow.y + 11, item.name, { width: 250 }) + 6;
  }
  flow.need(30);
  pen.say(514, flow.y + 6, "Order Total:", { align: "right", bold: true });
  pen.say(576, flow.y + 6, us(order.net), { align: "right", bold: true });
  for (let i = 0; i < 10; i++) {
    pen.next();
    foot();
    pen.say(
      306,
      36,
      `EXHIBIT ${"ABCD"[Math.floor(i / 3)]} - ${["GENERAL CONDITIONS", "INSURANCE", "RATE SCHEDULE", "DELAY"][Math.floor(i / 3)]}`,
      { bold: true, align: "center" },
    );
    terms(pen, { x: 36, y: 60, width: 540, bottom: 500 }, 14);
    const tables: [string[], string[][]][] = [
      [
        ["Coverage", "Each Occurrence", "Aggregate"],
        [
          ["General liability", "$1,000,000", "$2,000,000"],
          ["Automobile", "$1,000,000", "n/a"],
          ["Umbrella", "$5,000,000", "$5,000,000"],
        ],
      ],
      [
        ["Item", "Description", "Unit", "Rate"],
        [
          ["1", "Field service engineer, straight time", "HR", "$165.00"],
          ["2", "Field service engineer, overtime", "HR", "$247.50"],
          ["3", "Per diem", "DAY", "$185.00"],
        ],
      ],
      [
        ["Days late", "Percent of line price per day"],
        [
          ["1 - 10", "0.5%"],
          ["11 - 20", "1.0%"],
          ["21 and over", "1.5%, not more than 15%"],
        ],
      ],
    ];
    if (i % 3 !== 1) continue;
    const [captions, rows] = tables[Math.floor(i / 3) % 3]!;
    let y = 620;
    for (const values of [captions, ...rows]) {
      values.forEach((value, at) => void pen.say(60 + at * 150, y, value, { size: 8 }));
      pen.rule(56, y + 11, 560);
      y += 14;
    }
  }
  return { ...truly(order, () => ({ buyerSku: null })), shipTo: order.site, currency: "USD" };
});

/** A French builder's order: what is carried over stands at foot and head of a page, a share for waste under some lines, a discount for each line. */
const report = drawn("real-buyer-a-reporter-fr", { words: "fr", max: 44, size: [595, 842] }, (made, pen) => {
  const off = made.items.map(({ at }) => [0, 20, 35][at % 3]!);
  const order = traded(
    relined(
      made,
      made.items.map((item, i) => ({ ...item, total: rounded(item.total * (1 - off[i]! / 100), 2) })),
    ),
    {
      wares: "fr",
      buyers: ["Entreprise Morvan Bâtiment", "Couverture Zinguerie Aubrac", "Les Charpentiers du Layon"],
      number: "BCF999999",
      units: ["U", "ML", "BTE"],
    },
  );
  let at = 0;
  const columns = columnsOf(`40 Référence | 110/180 Désignation | >338 Qté | 344 Un. | >426 P.U. brut HT
    >470 Rem. % | >552 Montant HT`);
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 13 });
    pen.say(552, 30, "BON DE COMMANDE FOURNISSEUR", { bold: true, align: "right" });
    pen.block(552, 46, [`N° ${order.number} du ${day(order.date, "dd/mm/yyyy")}`, `Page ${pen.pages}`], {
      align: "right",
    });
    if (pen.pages > 1) return 86;
    pen.block(40, 48, order.buyer.lines);
    pen.block(320, 90, [order.seller.name, ...order.seller.lines]);
    pen.block(40, 100, [
      `Affaire suivie par : ${order.person}`,
      `Date de livraison souhaitée : ${day(order.due, "dd/mm/yyyy")}`,
      "Règlement : 45 jours fin de mois",
    ]);
    return 150;
  };
  const sum = () => fr(sumTo(order.items, at));
  const flow = wayOf(pen, {
    columns,
    head,
    bottom: 750,
    band: "bar",
    end: (y) => {
      pen.say(470, y + 4, "Total à reporter", { align: "right" });
      pen.say(552, y + 4, sum(), { align: "right" });
    },
    onward: (y) => {
      pen.say(470, y, "Report", { align: "right" });
      return pen.say(552, y, sum(), { align: "right" }) + 4;
    },
  });
  for (const [i, item] of order.items.entries()) {
    flow.need(36);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        bare(item.quantity, 2).replace(".", ","),
        item.unit,
        fr(item.price),
        off[i] ? fr(off[i]!) : "",
        fr(item.total),
      ]) + 2;
    if (item.at % 5 === 0)
      flow.y = pen.say(110, flow.y, "Dont éco-contribution 0,14 € HT / U", { size: 7.5 }) + 2;
    at = item.at;
  }
  flow.need(60);
  pen.rule(380, flow.y + 2, 552);
  for (const [caption, value] of [
    ["Total HT", order.net],
    ["TVA 20,00 %", taxOf(order, 20)],
    ["Total TTC", withTax(order, 20)],
  ] as const) {
    pen.say(470, flow.y + 6, caption, { align: "right" });
    flow.y = pen.say(552, flow.y + 6, `${fr(value)} €`, { align: "right" });
  }
  return {
    ...truly(order, () => ({ buyerSku: null })),
    requestedDate: order.due,
    currency: "EUR",
    total: withTax(order, 20),
  };
});

export const realTerms = [exhibits, report];
