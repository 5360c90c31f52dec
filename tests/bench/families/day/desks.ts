import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { type Note, noted, told as noting } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A warehouse program's report: item kinds, seller's number under ours, line notes, a row of a fee that is no ware, scheduled days. */
const fish = drawn("day-item-kinds", { max: 22 }, (plain, pen) => {
  const asked = traded(plain, {
    wares: "shop",
    buyers: ["Granite Peak Archery", "Delmar Boat Trailers", "Fairmont Playgrounds Inc"],
    number: "19999",
    units: ["ea", "ft", "lb"],
  });
  const order = sited(asked, ["Main Warehouse", "Overflow Bldg C"]);
  const freight = order.random.pick([0, 65]);
  const columns = columnsOf(`32 # | 50 Type | 100 Part Number¶Vendor Part | 200/150 Description¶ | >402 Qty
    408 UOM | 438 Fulfill By | >526 Unit Cost | >582 Total Cost`);
  const head = () => {
    pen.block(32, 26, [order.buyer.name, ...order.buyer.lines, `Phone: ${order.buyer.phone}`]);
    pen.say(582, 26, "Purchase Order", { align: right, bold: true, size: 16 });
    pen.say(582, 48, `PO Number: ${order.number}`, { align: right });
    pen.say(582, 60, `Date Issued: ${day(order.date, "mm/dd/yyyy")}`, { align: right });
    if (pen.pages > 1) return 90;
    pen.box(32, 84, 270, 60);
    pen.box(312, 84, 270, 60);
    pen.block(36, 88, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(316, 88, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(
      32,
      152,
      `Buyer: ${order.person}     FOB: Origin     Payment Terms: NET 30     Carrier: Will Call`,
    );
    return 174;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, band: "bar", caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(36);
    const after = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        "Purchase",
        item.buyerSku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        day(item.due, "mm/dd/yy"),
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ],
      { size: 8.5 },
    );
    flow.y = Math.max(after, pen.say(100, flow.y + 11, item.sku, { size: 8.5 })) + 4;
    if (item.at % 5 === 3) flow.y = pen.say(200, flow.y - 3, "Note: ship flat, do not fold", { size: 8 }) + 3;
  }
  flow.need(70);
  if (freight) {
    cells(
      pen,
      flow.y,
      columns,
      [
        order.items.length + 1,
        "Shipping",
        "Freight",
        "Inbound freight",
        null,
        null,
        null,
        null,
        `$${us(freight)}`,
      ],
      { size: 8.5 },
    );
    flow.y += 16;
  }
  pairs(pen, [450, 526], flow.y + 4, [
    ["Subtotal:", `$${us(order.net)}`],
    ["Shipping:", `$${us(freight)}`],
    ["Total:", `$${us(rounded(order.net + freight, 2))}`],
  ]);
  return told(order, {
    currency: "USD",
    total: rounded(order.net + freight, 2),
    line: ({ buyerSku }) => ({ buyerSku }),
  });
});

const SHEDS: Note = {
  land: "uk",
  firms: ["Penmaen Garden Centre", "Lowther Agricultural Engineers", "Fife Coast Brewery Ltd"],
  sellers: ["Northern Fixings Ltd", "Avon Polythene & Packaging"],
  people: ["Gwen Parry", "Callum Reid"],
  goods: [
    "Ratchet strap 5 m, 2 t",
    "Compost bag printed 50 L",
    "Rope poly 8 mm x 220 m",
    "Galvanised bucket 12 L",
    "Cable tie 370 x 7.6",
    "Rubble sack HD",
  ],
  units: ["Each"],
  number: "9999",
  code: "NF99999",
};

/** A British desktop package's stock form: count first, code and words in one column, discounts as money, tax by line. */
const sage = drawn("day-details-column", { words: "uk", max: 18, size: [595, 842] }, (plain, pen) => {
  const order = noted(plain, SHEDS);
  const columns = columnsOf(`>60 Quantity | 76/210 Details | >336 Unit Price | >392 Disc Amt | >450 Net Amt
    >496 VAT % | >560 VAT`);
  const tax = order.items.map(({ total }) => rounded(total * 0.2, 2));
  const sum = rounded(
    tax.reduce((all, one) => all + one, 0),
    2,
  );
  const head = () => {
    pen.say(560, 30, "PURCHASE ORDER", { bold: true, size: 16, align: right });
    pen.block(40, 30, [order.buyer.name, ...order.buyer.lines, `Tel: ${order.buyer.phone}`]);
    pen.box(34, 100, 240, 70);
    pen.block(40, 104, [order.seller.name, ...order.seller.lines]);
    pairs(pen, [380, 470], 100, [
      ["Order No.", order.number],
      ["Order Date", day(order.date, "dd/mm/yyyy")],
      ["Account Ref", `NOR${order.random.digits(3)}`],
      ["Delivery Date", day(order.due, "dd/mm/yyyy")],
    ]);
    return 196;
  };
  const end = (y: number) => void pen.say(560, y + 6, "Continued...", { align: right, italic: true });
  const flow = wayOf(pen, { columns, head, bottom: 640, caption: { bold: true }, end });
  for (const item of order.items) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        us(item.quantity, 2),
        `${item.sku} ${item.name}`,
        us(item.price),
        "0.00",
        us(item.total),
        "20.00",
        us(tax[item.at - 1]!),
      ]) + 4;
  }
  pen.block(40, 680, [
    "Deliver to:",
    order.site.name,
    ...order.site.lines,
    `For the attention of ${order.person}`,
  ]);
  pairs(pen, [400, 500], 680, [
    ["Total Net Amount", us(order.net)],
    ["Carriage Net", "0.00"],
    ["Total VAT Amount", us(sum)],
    ["Order Total", us(rounded(order.net + sum, 2))],
  ]);
  return {
    ...noting(order, () => ({ unit: null })),
    total: rounded(order.net + sum, 2),
    requestedDate: order.due,
  };
});

/** A German desktop package: count with its unit, our number in the column, the seller's under the words, what may be sent instead below. */
const lex = drawn("day-ersatzweise-de", { words: "de", min: 4, max: 16, size: [595, 842] }, (plain, pen) => {
  const order = noted(plain, {
    land: "de",
    firms: ["Elektro Sandmann GmbH", "Malerbetrieb Ohlsen", "Bäckerei Krumme KG"],
    sellers: ["Fachgroßhandel Lippe GmbH", "Nordlicht Elektro KG"],
    people: ["Svenja Ohlsen", "Dirk Sandmann"],
    goods: [
      "Feuchtraumkabel NYM-J 5x2,5",
      "Dispersionsfarbe weiß 12,5 l",
      "Backpapier 57x98, 500 Bl.",
      "Hohlwanddose winddicht",
      "Abklebeband 38 mm x 50 m",
      "LED-Panel 62x62, 36 W",
    ],
    units: ["Stk", "Ring", "Eimer"],
    number: "BE-YY9999",
    code: "FL-999999",
  });
  const columns = columnsOf(`40 Pos. | 70 Menge | 130 Art.-Nr. | 200/190 Bezeichnung | >480 Einzelpreis
    >555 Gesamtpreis`);
  const head = () => {
    if (pen.pages > 1) {
      pen.say(40, 30, `Bestellung ${order.number}, Seite ${pen.pages}`);
      return 54;
    }
    pen.say(40, 90, `${order.buyer.name} - ${order.buyer.lines.join(" - ")}`, { size: 6.5 });
    pen.block(40, 104, [order.seller.name, ...order.seller.lines]);
    pairs(pen, [380, 460], 104, [
      ["Bestell-Nr.:", order.number],
      ["Datum:", day(order.date, "dd.mm.yyyy")],
      ["Bearbeiter:", order.person],
      ["Liefertermin:", day(order.due, "dd.mm.yyyy")],
    ]);
    pen.say(40, 190, `Bestellung Nr. ${order.number}`, { bold: true, size: 13 });
    pen.say(40, 212, `Bitte liefern Sie an: ${order.site.name}, ${order.site.lines.join(", ")}`);
    return 236;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true, size: 8.5 } });
  for (const item of order.items) {
    flow.need(46);
    const after = cells(pen, flow.y, columns, [
      item.at,
      `${eu(item.quantity, 0)} ${item.unit}`,
      item.buyerSku,
      item.name,
      `${eu(item.price)} €`,
      `${eu(item.total)} €`,
    ]);
    flow.y = pen.say(200, after, `Ihre Artikelnummer: ${item.sku}`, { size: 8 }) + 4;
    if (item.at % 4 === 2)
      flow.y =
        pen.say(200, flow.y - 4, "ersatzweise Fabrikat Ihrer Wahl, gleiche Ausführung", {
          size: 8,
          italic: true,
        }) + 4;
  }
  flow.need(60);
  const tax = rounded(order.net * 0.19, 2);
  pairs(pen, [380, 490], flow.y + 6, [
    ["Nettobetrag", `${eu(order.net)} €`],
    ["zzgl. 19 % USt.", `${eu(tax)} €`],
    ["Gesamtbetrag", `${eu(rounded(order.net + tax, 2))} €`],
  ]);
  pen.say(40, flow.y + 56, "Bitte bestätigen Sie Preis und Termin innerhalb von 3 Tagen.");
  return {
    ...noting(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "EUR",
    total: rounded(order.net + tax, 2),
    requestedDate: order.due,
  };
});

export const dayDesks = [fish, sage, lex];
