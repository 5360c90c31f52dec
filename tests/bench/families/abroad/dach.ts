import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { noted, told as noting } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu } from "../_print.ts";
import { flowOf } from "../_table.ts";
import { taxOf, withTax } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

const right = "right" as const;

/** A German pharmacy's order: the count first, the drug's number, form, contents of a pack and maker in columns of their own. */
const drugs = printed("abroad-pzn-apotheke-de", { words: "de", max: 30 }, (plain) => {
  const order = noted(plain, {
    land: "de",
    firms: [
      "Linden-Apotheke Inh. Dr. K. Seidel e.K.",
      "Apotheke am Rathaus OHG",
      "Klinikapotheke Weserbogen",
    ],
    sellers: ["Nordpharm Großhandel GmbH", "Medivera Direkt AG"],
    people: ["PTA J. Sommer", "Dr. K. Seidel"],
    goods: [
      "IBUSAN 400 mg akut",
      "NASIVEX Spray o.K.",
      "PANTOLAR 20 mg",
      "Kompressen steril 10x10 cm",
      "VITADREI 1000 I.E.",
      "Blutzuckerteststreifen GLUCOFIX",
      "Wund- und Heilsalbe DEXAPAN",
    ],
    units: ["Pck"],
    number: "B99999",
    code: "09999999",
  });
  const { random } = order;
  const rows = order.items.map((item) =>
    row(
      [
        item.quantity,
        item.sku,
        item.name,
        random.pick(["FTA", "SPR", "SAL", "KAP", "TES"]),
        random.pick(["20 St", "50 St", "100 St", "10 ml", "75 g", "2x50 St"]),
        random.pick(["Ratio Nord", "Hexa", "Stadler", "Bayrisch-Pharm"]),
        eu(item.price),
        eu(item.total),
      ],
      ["r", "", "", "c", "r", "", "r", "r"],
    ),
  );
  return {
    html: page(
      ".g th{border-bottom:1px solid #000}.g tr:nth-child(even) td{background:#f1f5ee}",
      `<div class=r><b style="color:#a00;font-size:16pt">A</b> ${order.buyer.name}<br>${order.buyer.lines.join(" · ")}<br>IK 30${random.digits(7)} · BGA-Nr. ${random.digits(7)}</div>
<p>${order.seller.name}<br>${order.seller.lines.join("<br>")}</p>
<h3>Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}</h3><p>Lieferung erbeten bis ${day(order.due, "dd.mm.yyyy")}, Tour 2. Kundennummer ${random.digits(6)}</p>
<table class=g><thead>${row(["Menge", "PZN", "Artikel", "DAR", "Packung", "Anbieter", "AEK €", "Summe €"], ["r", "", "", "c", "r", "", "r", "r"], "th")}</thead>${rows.join("")}</table>
<p class=r>${order.items.length} Positionen, Warenwert netto <b>${eu(order.net)} €</b></p><p>Keine Ersatzlieferung. Kühlware bitte getrennt verpacken.<br>${order.person}</p>`,
      "A4",
    ),
    ...noting(order, () => ({ unit: null })),
    currency: "EUR",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A German builder's order by bill of quantities: number and short text, the long text below, and only under it measure, unit price and sum; titles with their sums. */
const positions = drawn(
  "abroad-lv-positionen-de",
  { words: "de", max: 18, size: [595, 842], base: { size: 9 } },
  (plain, pen) => {
    const order = noted(plain, {
      land: "de",
      firms: ["Tiefbau Hansmann GmbH & Co. KG", "Haustechnik Böttger GmbH", "Bauunternehmung Ritz KG"],
      sellers: ["Baustoffe Lemgo GmbH", "Sanitär-Union Weser KG"],
      people: ["Dipl.-Ing. M. Böttger", "S. Ritz"],
      goods: [
        "KG-Rohr DN 160 SN 8",
        "Schachtring DN 1000",
        "Trinkwasserleitung Edelstahl 28 x 1,2",
        "Mineralwolle-Dämmschale 50 mm",
        "Bodenablauf DN 100 mit Geruchverschluss",
      ],
      units: ["m", "St", "m2"],
      number: "24-9999",
      code: "9999.99",
    });
    const tail = [
      "liefern frei Baustelle, einschließlich Verpackung und Abladen.",
      "nach DIN EN 13476, mit Steckmuffe und eingelegter Dichtung, Baulänge 3000 mm, Farbe orangebraun.",
      "Fabrikat nach Wahl des Lieferanten, Nachweis der Überwachung ist beizufügen.",
    ];
    const column = { ground: 44, text: 112, measure: 330, unit: 338, price: 450, sum: 551 };
    const head = () => {
      if (pen.pages > 1) {
        pen.say(44, 36, `Bestellung ${order.number}`, { bold: true });
        pen.say(551, 36, `Seite ${pen.pages}`, { align: right });
      } else {
        pen.say(44, 40, order.buyer.name, { bold: true, size: 13 });
        pen.say(44, 58, order.buyer.lines.join(", "), { size: 8 });
        pen.block(44, 96, [order.seller.name, ...order.seller.lines]);
        pen.say(380, 96, "Datum:");
        pen.say(551, 96, day(order.date, "dd.mm.yyyy"), { align: right });
        pen.say(380, 108, "Bearbeiter:");
        pen.say(551, 108, order.person, { align: right });
        pen.say(380, 120, "Liefertermin:");
        pen.say(551, 120, day(order.due, "dd.mm.yyyy"), { align: right });
        pen.say(44, 156, `Bestellung Nr. ${order.number}`, { bold: true, size: 12 });
        pen.say(44, 174, `Bauvorhaben: ${[order.site.name, ...order.site.lines].join(", ")}`);
      }
      const y = pen.pages > 1 ? 60 : 200;
      pen.say(column.ground, y, "OZ", { bold: true });
      pen.say(column.text, y, "Leistungsbeschreibung", { bold: true });
      pen.say(column.measure, y, "Menge ME", { bold: true });
      pen.say(column.price, y, "EP in EUR", { bold: true, align: right });
      pen.say(column.sum, y, "GP in EUR", { bold: true, align: right });
      pen.rule(44, y + 13, 551);
      return y + 20;
    };
    const flow = flowOf(pen, { y: head(), bottom: 780, again: head });
    let title = 0;
    let within = 0;
    const close = () => {
      flow.need(24);
      pen.say(column.text, flow.y, `Summe Titel 0${title}`, { bold: true });
      flow.y = pen.say(column.sum, flow.y, eu(rounded(within, 2)), { bold: true, align: right }) + 8;
    };
    order.items.forEach((item, i) => {
      if (i % 6 === 0) {
        if (title) close();
        title++;
        within = 0;
        flow.need(80);
        pen.say(column.ground, flow.y, `0${title}`, { bold: true });
        flow.y =
          pen.say(column.text, flow.y, ["Entwässerung", "Rohrleitungen", "Zubehör"][(title - 1) % 3]!, {
            bold: true,
          }) + 6;
      }
      within += item.total;
      flow.need(64);
      pen.say(column.ground, flow.y, `0${title}.00${(i % 6) + 1}0`);
      flow.y = pen.say(column.text, flow.y, item.name, { bold: true });
      flow.y = pen.say(column.text, flow.y, `Artikel ${item.sku}, ${tail[i % 3]}`, { width: 210 });
      pen.say(column.measure, flow.y, eu(item.quantity, 3), { align: right });
      pen.say(column.unit, flow.y, item.unit);
      pen.say(column.price, flow.y, eu(item.price), { align: right });
      flow.y = pen.say(column.sum, flow.y, eu(item.total), { align: right }) + 8;
    });
    close();
    flow.need(60);
    pen.rule(330, flow.y, 551);
    for (const [caption, value] of [
      ["Summe netto", order.net],
      ["zzgl. 19 % MwSt.", taxOf(order, 19)],
      ["Gesamtsumme", withTax(order, 19)],
    ] as const) {
      pen.say(330, flow.y + 5, caption);
      flow.y = pen.say(551, flow.y + 5, eu(value), { align: right });
    }
    return { ...noting(order), currency: "EUR", requestedDate: order.due, total: withTax(order, 19) };
  },
);

/** An Austrian inn's order to a brewery and dealer, typed with dots between article and figures, deposits as rows among them. */
const inn = drawn(
  "abroad-pfand-gasthof-at",
  { words: "de", max: 14, size: [595, 842], base: { face: "serif", size: 11 } },
  (plain, pen) => {
    const order = noted(plain, {
      land: "de",
      firms: ["Gasthof zur Alten Post, Fam. Huber", "Berghütte Sonnleiten GmbH", "Hotel Kaiserblick KG"],
      sellers: ["Getränke Pichler GmbH", "Brauerei Steinbach AG"],
      people: ["Resi Huber", "Thomas Lechner"],
      goods: [
        "Märzen Fass 50 l",
        "Radler Kiste 20 x 0,5 l",
        "Mineral still 12 x 1 l Glas",
        "Apfelsaft naturtrüb 6 x 1 l",
        "Grüner Veltliner 2 l Doppler",
      ],
      units: ["Kiste", "Fass", "Karton"],
      number: "99/YY",
      code: "9999",
    });
    pen.say(297, 40, order.buyer.name, { bold: true, size: 16, align: "center" });
    pen.say(297, 62, `${order.buyer.lines.join(" · ")} · Tel. ${order.buyer.phone}`, {
      size: 9,
      align: "center",
    });
    pen.block(60, 100, [order.seller.name, ...order.seller.lines]);
    pen.say(535, 100, spoken(order.date, "de"), { align: right });
    pen.say(60, 164, `Bestellung ${order.number}`, { bold: true, size: 13 });
    let y =
      pen.say(
        60,
        188,
        `Bitte liefern Sie uns bis ${day(order.due, "d.m.yyyy")} an ${order.site.lines.join(", ")}:`,
      ) + 8;
    for (const item of order.items) {
      pen.say(60, y, `${bare(item.quantity, 0)} ${item.unit}`);
      pen.say(130, y, `${item.name} (Art. ${item.sku}) ${".".repeat(20)}`);
      pen.say(445, y, `à ${eu(item.price)}`, { align: right });
      y = pen.say(535, y, `€ ${eu(item.total)}`, { align: right }) + 3;
    }
    pen.rule(440, y, 535);
    pen.say(130, y + 4, "Summe netto, ohne Pfand");
    y = pen.say(535, y + 4, `€ ${eu(order.net)}`, { align: right, bold: true }) + 14;
    y = pen.say(
      60,
      y,
      "Leergut: 14 Kisten und 2 Fässer stehen zur Abholung bereit. Zufahrt nur bis 10 Uhr.",
      { width: 470 },
    );
    pen.say(60, y + 14, `Mit freundlichen Grüßen, ${order.person}`);
    return { ...noting(order), currency: "EUR", requestedDate: order.due, total: order.net };
  },
);

export const abroadDach = [drugs, positions, inn];
