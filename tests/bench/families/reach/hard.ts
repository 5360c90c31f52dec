import { ASKING, GOODS } from "../_desk.ts";
import { drawn, written } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { mail, noted, told as noting } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { captions, inParts, parted, pour, type Row, topOf } from "../_reach.ts";
import { columnsOf, flowOf } from "../_table.ts";
import { traded } from "../_trade.ts";
import { STOCK } from "../_week.ts";

const right = "right" as const;

/** An airline's spares order: captions and items in two rows, the figures in the second, and a page may end between the two. */
const airline = drawn(
  "reach-airline-figures-next-page",
  { min: 26, max: 60, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.turned,
        buyers: ["Trans-Cascade Airways", "Blue Mesa Air Cargo, Inc."],
        number: "R9999999",
        units: ["EA", "SE"],
      }),
      ["Hangar 6 Stores", "Line Maintenance PDX"],
    );
    const columns = columnsOf(
      "36 Item¶ | 70 Part Number¶Condition | 190/200 Description¶Certification | >430 ¶Qty | 438 ¶UM | >505 ¶Unit Price | >576 Need Date¶Extended",
    );
    const top = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: "SPARES PURCHASE ORDER",
          facts: [
            ["Order", order.number],
            ["Issued", day(order.date, "dd-MON-yyyy")],
            ["Priority", "RTN"],
            ["Page", String(pen.pages)],
          ],
          parties: [
            ["SHIP FROM", order.seller],
            ["SHIP TO", order.site],
          ],
          onward: `Order ${order.number}  Page ${pen.pages}`,
        }),
        columns,
      );
    const flow = flowOf(pen, {
      y: top(),
      bottom: 748,
      again: top,
      end: () =>
        void pen.say(36, 764, "Quality clauses Q1, Q4, Q17 apply. Parts traceable to 14 CFR 121 source.", {
          size: 7,
        }),
    });
    pour(
      pen,
      flow,
      columns,
      order.items.flatMap((item): Row[] => [
        { cells: [item.at, item.sku, item.name, null, null, null, day(item.due, "dd-MON-yyyy")] },
        {
          cells: [
            null,
            item.at % 3 ? "NE" : "OH",
            "FAA 8130-3",
            us(item.quantity, 0),
            item.unit,
            us(item.price),
            us(item.total),
          ],
          step: 15,
        },
      ]),
      10.5,
    );
    flow.need(24);
    pen.say(505, flow.y + 6, "TOTAL USD", { align: right, bold: true });
    pen.say(576, flow.y + 6, us(order.net), { align: right, bold: true });
    return told(order, { currency: "USD" });
  },
);

/** A power company's order: under each item the place that takes it, in an address of its own with figures, over the pages' ends. */
const utility = drawn(
  "reach-utility-address-each-item",
  { min: 20, max: 44, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.electric,
        buyers: ["Prairie Fork Electric Cooperative", "Laramie Basin Power & Light"],
        number: "4500099999",
        units: ["EA", "FT"],
      }),
      ["Material Distribution Center"],
    );
    const columns = columnsOf(
      "36 Item | 70 Material / Description | >330 Quantity | 338 UM | >440 Net Price | 446 Per | >576 Net Amount",
    );
    const top = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: `PO ${order.number}`,
          facts: [
            ["Date", day(order.date, "mm/dd/yyyy")],
            ["Buyer", order.person],
            ["Terms", "N45"],
            ["Currency", "USD"],
          ],
          parties: [
            ["Vendor", order.seller],
            ["Ship to (unless stated by item)", order.site],
          ],
          onward: `PO ${order.number} / ${day(order.date, "mm/dd/yyyy")}          Page ${pen.pages}`,
        }),
        columns,
      );
    const flow = flowOf(pen, { y: top(), bottom: 750, again: top });
    pour(
      pen,
      flow,
      columns,
      order.items.flatMap((item): Row[] => [
        {
          cells: [
            String(item.at * 10).padStart(5, "0"),
            item.buyerSku,
            us(item.quantity, 0),
            item.unit,
            us(item.price),
            "1",
            us(item.total),
          ],
        },
        { words: [[70, item.name]] },
        { words: [[70, `Vendor material: ${item.sku}`]] },
        ...(item.at % 3
          ? []
          : ([
              { words: [[70, `Deliver to: Substation ${item.at + 11}, 0.6 mi N of CR 12 and 340th St`]] },
              { words: [[70, `Call 24 h ahead 555-0142 ext ${item.at}, gate code at dispatch`]] },
            ] as Row[])),
        { words: [[70, `Delivery date ${day(item.due, "mm/dd/yyyy")}`]], step: 15 },
      ]),
      10,
    );
    flow.need(24);
    pen.say(440, flow.y + 6, "Total net value USD", { align: right, bold: true });
    pen.say(576, flow.y + 6, us(order.net), { align: right, bold: true });
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" });
  },
);

/** A wholesaler's order onto bought paper that the file lacks: no captions anywhere, every page starts with name and number. */
const paper = drawn(
  "reach-wholesaler-paper-missing",
  { min: 30, max: 70, base: { size: 9, face: "mono" } },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.fixings,
      buyers: ASKING.plants,
      number: "99999",
      units: ["EA", "C", "BX"],
    });
    const columns = columnsOf("36 | >86 | 96 | 126 | 216 | >480 | >576");
    const top = () => {
      pen.say(430, 36, order.number, { bold: true });
      pen.say(430, 50, day(order.date, "mm/dd/yy"));
      pen.say(560, 36, String(pen.pages));
      pen.block(60, 96, [order.seller.name, ...order.seller.lines]);
      pen.block(340, 96, [order.buyer.name, ...order.buyer.lines]);
      pen.say(36, 160, "NET 30");
      pen.say(140, 160, "BEST WAY");
      pen.say(260, 160, day(order.due, "mm/dd/yy"));
      return 190;
    };
    const flow = flowOf(pen, { y: top(), bottom: 700, again: top });
    pour(
      pen,
      flow,
      columns,
      order.items.map((item) => ({
        cells: [
          item.at,
          us(item.quantity, 0),
          item.unit,
          item.sku,
          item.name,
          us(item.price),
          us(item.total),
        ],
      })),
      12,
    );
    flow.need(30);
    pen.say(576, 730, us(order.net), { align: right });
    return told(order, { docNumber: null, buyer: undefined, currency: null, shipTo: undefined });
  },
);

/** A ministry's works order: a page of sums by department comes before the lines, under captions much like theirs. */
const summary = drawn(
  "reach-summary-before-lines",
  { words: "uk", min: 36, max: 70, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.supplies,
        buyers: ["Westmere County Council", "Penhale NHS Foundation Trust"],
        number: "WCC999999",
        units: ["Each", "Pack", "Case"],
      }),
      ["Central Stores", "Ward Supplies"],
    );
    const names = ["Highways Depot", "Schools Catering", "Adult Social Care", "Libraries"];
    const parts = inParts(order.items, 4);
    const overview = columnsOf("36 No. | 70 Department | >300 No. of lines | >420 Packs | >559 Value £");
    const columns = columnsOf(
      "36 No. | 70 Product Code | 140/220 Product | 370 Unit | >420 Qty | >490 Price £ | >559 Value £",
    );
    const y = topOf(pen, order, {
      title: "OFFICIAL ORDER",
      facts: [
        ["Order No", order.number],
        ["Order Date", day(order.date, "dd/mm/yyyy")],
        ["Delivery Date", day(order.due, "dd/mm/yyyy")],
        ["Raised by", order.person],
      ],
      parties: [
        ["Supplier", order.seller],
        ["Deliver To", order.site],
        ["Invoice To", order.buyer],
      ],
    });
    const first = flowOf(pen, { y: captions(pen, y, overview), bottom: 800, again: () => 40 });
    const sum = (part: typeof order.items) =>
      rounded(
        part.reduce((all, { total }) => all + total, 0),
        2,
      );
    pour(
      pen,
      first,
      overview,
      [
        ...parts.map(
          (part, i): Row => ({
            cells: [
              i + 1,
              names[i]!,
              part.length,
              us(
                part.reduce((all, { quantity }) => all + quantity, 0),
                0,
              ),
              us(sum(part)),
            ],
          }),
        ),
        {
          cells: [null, "Order total (excl. VAT)", order.items.length, null, us(order.net)],
          hand: { bold: true },
        },
      ],
      14,
    );
    pen.say(36, first.y + 20, "The lines of this order are listed by department on the following pages.");
    pen.next();
    const again = () =>
      captions(pen, pen.say(36, 30, `Order ${order.number}, page ${pen.pages}`, { bold: true }) + 8, columns);
    const flow = flowOf(pen, { y: again(), bottom: 790, again });
    parts.forEach((part, i) => {
      pour(
        pen,
        flow,
        columns,
        [
          { words: [[36, names[i]!]], hand: { bold: true }, step: 14 },
          ...part.map(
            (item): Row => ({
              cells: [
                item.at,
                item.sku,
                item.name,
                item.unit,
                us(item.quantity, 0),
                us(item.price),
                us(item.total),
              ],
            }),
          ),
          {
            cells: [null, null, `Total ${names[i]}`, null, null, null, us(sum(part))],
            hand: { italic: true },
            step: 18,
          },
        ],
        12,
      );
    });
    return told(order, { currency: "GBP", requestedDate: order.due });
  },
);

/** A machine builder's order with the parts' lists of two assemblies behind it, counts per assembly and no prices. */
const lists = drawn(
  "reach-stueckliste-dahinter-de",
  { words: "de", min: 14, max: 40, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: "de",
        buyers: ["Förderanlagen Brockmann GmbH", "Pressenwerk Suhl AG"],
        number: "4599999",
        units: ["ST", "M"],
      }),
      ["Werk 2, Tor 5", "Montagehalle C"],
      ["Am Güterbahnhof 20", "Robert-Mayer-Ring 8"],
    );
    const columns = columnsOf(
      "36 Pos | 64 Material | 130/200 Bezeichnung | >380 Menge | 386 ME | >470 Preis EUR | >559 Wert EUR",
    );
    const top = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: "Bestellung",
          facts: [
            ["Nummer", order.number],
            ["Datum", day(order.date, "dd.mm.yyyy")],
            ["Wunschtermin", day(order.due, "dd.mm.yyyy")],
          ],
          parties: [
            ["Lieferant", order.seller],
            ["Lieferadresse", order.site],
          ],
          onward: `Bestellung ${order.number} Blatt ${pen.pages}`,
        }),
        columns,
      );
    const flow = flowOf(pen, { y: top(), bottom: 760, again: top });
    pour(
      pen,
      flow,
      columns,
      order.items.flatMap((item): Row[] => [
        {
          cells: [
            item.at * 10,
            item.buyerSku,
            item.name,
            eu(item.quantity, 0),
            item.unit,
            eu(item.price),
            eu(item.total),
          ],
        },
        {
          words: [[130, `Ihre Teile-Nr. ${item.sku}${item.at % 5 ? "" : ", gemäß beiliegender Stückliste"}`]],
          step: 14,
        },
      ]),
      10.5,
    );
    flow.need(24);
    pen.say(470, flow.y + 6, "Gesamtwert netto EUR", { align: right, bold: true });
    pen.say(559, flow.y + 6, eu(order.net), { align: right, bold: true });
    const parts = columnsOf(
      "36 Lfd. | 64 Teile-Nr. | 150 Benennung | >400 Menge | 406 ME | 440 Norm / Werkstoff",
    );
    for (const [i, title] of ["Rollenbahn RB-400", "Spannstation SP-12"].entries()) {
      pen.next();
      pen.say(36, 36, `Anlage ${i + 1}: Stückliste ${title}`, { bold: true, size: 11 });
      const sheet = flowOf(pen, { y: captions(pen, 64, parts), bottom: 780, again: () => 40 });
      pour(
        pen,
        sheet,
        parts,
        ["Tragrolle Ø 60", "Lagerbock", "Kettenrad Z17", "Seitenwange", "Spannschraube M16"].map(
          (name, n) => ({
            cells: [n + 1, `TR-${i}${n}417`, name, (n + 1) * 4, "ST", n % 2 ? "C45" : "DIN 8187"],
          }),
        ),
        12,
      );
    }
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "EUR", requestedDate: order.due });
  },
);

/** A mill's mail: the order as its old program prints it, in the mail's text, long rows broken by the mail program at 72 signs. */
const broken = written("reach-mail-rows-broken-at-72", { ending: "eml", min: 8, max: 40 }, (plain) => {
  const order = noted(plain, {
    land: "us",
    firms: ["Granger Falls Paper Company", "Bend Veneer Mill"],
    sellers: ["Cascade Bearing & Drive"],
    people: ["Ruth Olander"],
    goods: STOCK.drives,
    units: ["EA"],
    number: "M99999",
    code: "CB-99999",
  });
  const rows = order.items.flatMap((item) => [
    `${String(item.at).padStart(3)}  ${us(item.quantity, 0).padStart(6)} ${item.unit}  ${item.sku.padEnd(10)} ${item.name.padEnd(42)} ${us(item.price).padStart(10)} ${us(item.total).padStart(12)}`,
  ]);
  const text = [
    `PURCHASE ORDER ${order.number}      DATE ${day(order.date, "mm/dd/yyyy")}`,
    `DELIVER BY ${day(order.due, "mm/dd/yyyy")}`,
    `SHIP TO ${order.site.lines.join(", ")}`,
    "",
    "LN      QTY UM  PART NO    DESCRIPTION                                     PRICE       AMOUNT",
    ...rows,
    "",
    `${"TOTAL".padStart(78)} ${us(order.net).padStart(12)}`,
  ];
  return {
    bytes: mail(order, {
      from: `${order.person} <storeroom@customer.example>`,
      to: "orders@supplier.example",
      subject: `PO ${order.number}`,
      text: [
        "Please see order below and confirm ship date.",
        "",
        ...text.flatMap((row) =>
          row.length > 72
            ? [row.slice(0, row.lastIndexOf(" ", 72)).trimEnd(), row.slice(row.lastIndexOf(" ", 72)).trim()]
            : [row],
        ),
        "",
        order.person,
        "Storeroom",
        order.buyer.name,
        "",
      ].join("\n"),
    }),
    ...noting(order),
    requestedDate: order.due,
    total: order.net,
  };
});

/** A pharmacy's list to its wholesaler in two columns down the page, without prices: code, name, pack and count, then the second column's. */
const chemist = drawn(
  "reach-pharmacy-two-columns-down",
  { words: "uk", min: 60, max: 150, size: [595, 842], base: { size: 7.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: [
        "PARACETAMOL TABS 500MG",
        "OMEPRAZOLE CAPS 20MG",
        "AMLODIPINE TABS 5MG",
        "SALBUTAMOL INH 100MCG",
        "METFORMIN TABS 500MG",
        "E45 CREAM",
        "LANCETS FINE",
      ],
      buyers: ["Calder Street Pharmacy Ltd", "Marford Chemists"],
      number: "99999",
      units: ["28", "100", "200D", "50G"],
    });
    const items = order.items.map((item, i) => ({
      ...item,
      sku: `${order.random.digits(3)}-${order.random.digits(4)}`,
      quantity: (i % 9) + 1,
    }));
    const halves = [
      "36 PIP Code | 84 Product | 210 Pack | >270 Qty",
      "310 PIP Code | 358 Product | 484 Pack | >545 Qty",
    ].map(columnsOf);
    const top = () =>
      topOf(pen, order, {
        title: "WHOLESALE ORDER",
        facts: [
          ["Order No", order.number],
          ["Date", day(order.date, "dd/mm/yyyy")],
          ["Account", "C4471"],
          ["Lines", String(items.length)],
        ],
        parties: [["Supplier", order.seller]],
        onward: `Order ${order.number} continued, page ${pen.pages}`,
      });
    for (let from = 0; from < items.length; ) {
      if (from) pen.next();
      const y = top();
      const rows = Math.floor((780 - y) / 11);
      for (const columns of halves) {
        const some = items.slice(from, from + rows);
        if (!some.length) break;
        const flow = flowOf(pen, { y: captions(pen, y, columns), bottom: 900, again: () => 0 });
        pour(
          pen,
          flow,
          columns,
          some.map(({ sku, name, unit, quantity }) => ({ cells: [sku, name, unit, quantity] })),
          11,
        );
        from += rows;
      }
    }
    return told(order, {
      lines: items.map(({ sku, name, quantity }) => ({
        sku,
        description: name,
        quantity,
        unitPrice: null,
        lineTotal: null,
      })),
      shipTo: undefined,
      total: null,
    });
  },
);

/** A furniture maker's order in narrow ruled cells: codes break within their cell, the words too, and the page ends inside a cell. */
const narrow = drawn("reach-codes-broken-in-cells", { min: 22, max: 50, base: { size: 8 } }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: GOODS.machined,
      buyers: ["Elkhart Seating Works", "Copper Hill Casegoods, Inc."],
      number: "PO-0099999",
      units: ["EA", "PR"],
    }),
    ["Dock 7", "Upholstery Annex"],
  );
  const items = order.items.map((item) => ({ ...item, sku: `${item.sku}-${order.random.digits(4)}-BLK` }));
  const columns = columnsOf(
    "36 # | 58 Vendor¶Part | 120 Description | >330 Qty | 338 U/M | 380 Due | >490 Unit Cost | >576 Ext Cost",
  );
  const top = () =>
    captions(
      pen,
      topOf(pen, order, {
        title: "Purchase Order",
        facts: [
          ["PO Number", order.number],
          ["PO Date", day(order.date, "m/d/yyyy")],
          ["Terms", "2% 10 Net 30"],
        ],
        parties: [
          ["Vendor", order.seller],
          ["Ship To", order.site],
        ],
        onward: `PO ${order.number}`,
      }),
      columns,
    );
  const flow = flowOf(pen, { y: top(), bottom: 752, again: top });
  for (const item of items) {
    const [code, ...more] = (item.sku.match(/.{1,9}/g) ?? []).map(String);
    const [first, ...words] = parted(
      `${item.name} ${item.at % 2 ? "FINISH PER SAMPLE 4471-B APPROVED" : "PACK 12 PER CARTON"}`,
      30,
    );
    const more2 = Array.from(
      { length: Math.max(more.length, words.length) },
      (_, i): Row => ({ cells: [null, more[i] ?? null, words[i] ?? null, null, null, null, null, null] }),
    );
    pour(
      pen,
      flow,
      columns,
      [
        {
          cells: [
            item.at,
            code!,
            first!,
            us(item.quantity, 0),
            item.unit,
            day(item.due, "m/d/yy"),
            us(item.price),
            us(item.total),
          ],
        },
        ...more2,
      ],
      10,
    );
    pen.rule(30, flow.y + 1, 582);
    flow.y += 5;
  }
  flow.need(24);
  pen.say(490, flow.y + 4, "PO Total $", { align: right, bold: true });
  pen.say(576, flow.y + 4, us(order.net), { align: right, bold: true });
  return {
    ...told(order, { currency: "USD" }),
    lines: items.map((item) => ({
      sku: item.sku,
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: item.price,
      lineTotal: item.total,
    })),
  };
});

export const reachHard = [airline, utility, paper, summary, lists, broken, chemist, narrow];
