import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn } from "../_family.ts";
import { bare, ch, day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A northern maker's suite: our number over theirs, quantity with its unit behind, price per, discount, amount; ISO dates. */
const northern = drawn("desk-maker-north", { words: "sv", max: 24, size: [595, 842] }, (order, pen) => {
  const columns = columnsOf(`40 Line¶ | 70/150 Our item number¶Your item number | 190/120 Description¶
    316 Delivery¶date | >410 Order¶quantity | 414 U/M¶ | >490 Purchase¶price | >555 Line amount¶SEK`);
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
    pen.say(300, 30, "Purchase order", { size: 14 });
    pairs(pen, [430, 500], 30, [
      ["Order no", order.number],
      ["Order date", order.date],
      ["Page", `${pen.pages} (3)`],
    ]);
    if (pen.pages > 1) return 90;
    pen.block(40, 60, order.buyer.lines);
    pen.block(40, 100, ["Delivery address", order.site.name, ...order.site.lines]);
    pen.block(300, 100, ["Supplier", order.seller.name, ...order.seller.lines]);
    pairs(pen, [40, 130], 156, [
      ["Our reference", order.person],
      ["Delivery terms", "FCA, Incoterms 2020"],
    ]);
    pairs(pen, [300, 400], 156, [
      ["Payment terms", "30 days net"],
      ["Requested delivery", order.due],
    ]);
    return 196;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { size: 8 } });
  for (const item of order.items) {
    flow.need(38);
    const after = cells(
      pen,
      flow.y,
      columns,
      [
        item.at * 10,
        item.buyerSku,
        item.name,
        item.due,
        fr(item.quantity, 2),
        item.unit,
        fr(item.price, 2),
        fr(item.total),
      ],
      { size: 8.5 },
    );
    flow.y = Math.max(after, pen.say(70, flow.y + 10.5, item.sku, { size: 8.5 })) + 6;
  }
  flow.need(30);
  pen.rule(400, flow.y, 555);
  pen.say(410, flow.y + 4, "Total", { bold: true });
  pen.say(555, flow.y + 4, `SEK ${fr(order.net)}`, { bold: true, align: "right" });
  return { currency: "SEK", requestedDate: order.due, line: ({ buyerSku }) => ({ buyerSku }) };
});

/** A component suite's form: line and release, our part and its words, supplier's part, wanted date, price and discount. */
const component = drawn("desk-maker-parts", { max: 20, size: [595, 842], words: "uk" }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ASKING.britain,
    number: "P999999",
    units: ["pcs", "m", "set"],
  });
  const { off, totals, net } = discounted(order, [0, 0, 0, 7.5]);
  const columns = columnsOf(`30 Line/¶Rel No | 66/150 Our Part No¶Description | 226 Supplier's¶Part No
    300 Wanted¶Receipt Date | >396 Qty¶ | 402 UoM¶ | >470 Price/¶Curr | >506 Disc¶%
    >565 Net Amt/¶Curr`);
  const head = () => {
    pen.say(30, 28, "PURCHASE ORDER", { bold: true, size: 14 });
    pen.say(565, 28, order.buyer.name, { bold: true, size: 11, align: "right" });
    pen.block(565, 42, order.buyer.lines, { align: "right", size: 8 });
    pairs(pen, [30, 110], 50, [
      ["Order No", order.number],
      ["Revision", "2"],
      ["Date", day(order.date, "dd/mm/yyyy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 106;
    pen.box(30, 106, 260, 66);
    pen.block(34, 110, ["Supplier", `10442 - ${order.seller.name}`, ...order.seller.lines]);
    pen.box(305, 106, 260, 66);
    pen.block(309, 110, ["Delivery Address", order.site.name, ...order.site.lines]);
    [
      "Our Reference",
      order.person,
      "Delivery Terms",
      "DAP",
      "Payment Terms",
      "30 days EOM",
      "Currency",
      "GBP",
    ].forEach(
      (text, i) =>
        void pen.say(34 + Math.floor(i / 2) * 134, 178 + (i % 2) * 11, text, { size: 8, bold: i % 2 === 0 }),
    );
    return 212;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { size: 8, bold: true }, band: "bar" });
  order.items.forEach((item, i) => {
    flow.need(46);
    cells(
      pen,
      flow.y,
      columns,
      [
        `${item.at} / 1`,
        item.buyerSku,
        item.sku,
        day(item.due, "dd/mm/yyyy"),
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        off[i] ? String(off[i]) : "0",
        us(totals[i]!),
      ],
      { size: 8.5 },
    );
    flow.y = pen.say(66, flow.y + 10.5, item.name, { width: 150, size: 8.5 }) + 5;
  });
  flow.need(60);
  pairs(pen, [430, 500], flow.y + 6, [
    ["Net Total", us(net)],
    ["VAT 20%", us(net * 0.2)],
    ["Gross Total", us(Math.round(net * 120) / 100)],
  ]);
  return {
    ...truly(order, ({ at, buyerSku }) => ({ buyerSku, lineTotal: totals[at - 1]! })),
    total: Math.round(net * 120) / 100,
    currency: "GBP",
  };
});

/** An older maker's suite in eighty columns: dashes under captions, item and revision, the description a row below. */
const eighty = drawn(
  "desk-eighty-columns",
  { max: 26, base: { face: "mono", size: 8.5 }, forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.machined,
      buyers: ASKING.plants,
      number: "99999",
      units: ["EA", "LB"],
    });
    const say = (y: number, text: string) => pen.say(56, y, text);
    const head = () => {
      say(28, `                          P U R C H A S E   O R D E R`);
      say(48, `${order.buyer.name.padEnd(44)}Purchase Order: ${order.number}`);
      say(59, `${order.buyer.lines[0]!.padEnd(44)}      Revision: 0`);
      say(70, `${order.buyer.lines[1]!.padEnd(44)}    Order Date: ${day(order.date, "mm/dd/yy")}`);
      say(
        81,
        `${"".padEnd(44)}    Print Date: ${day(order.due, "mm/dd/yy").replace(/^../, "01")}  Page: ${pen.pages}`,
      );
      if (pen.pages === 1) {
        say(102, `${"Supplier: 10-4410".padEnd(44)}Ship To: 1000`);
        say(113, `${`  ${order.seller.name}`.padEnd(44)}  ${order.site.name}`);
        say(124, `${`  ${order.seller.lines[0]}`.padEnd(44)}  ${order.site.lines[0]}`);
        say(135, `${`  ${order.seller.lines[1]}`.padEnd(44)}  ${order.site.lines[1]}`);
        say(152, `Confirming: no  Buyer: ${order.person.padEnd(18)} Credit Terms: NET30  Ship Via: TRUCK`);
      }
      say(174, " Ln Item Number         T Due           Qty Open UM     Unit Cost      Ext Cost");
      say(184, "--- ------------------ -- -------- ------------- -- ------------- -------------");
      return 196;
    };
    let y = head();
    for (const item of order.items) {
      if (y > 700) {
        say(y + 8, "                              Continued on next page");
        pen.next();
        y = head();
      }
      say(
        y,
        `${String(item.at).padStart(3)} ${item.buyerSku.padEnd(18)} no ${day(item.due, "mm/dd/yy")} ${us(item.quantity, 1).padStart(13)} ${item.unit} ${bare(item.price, 4).padStart(13)} ${us(item.total).padStart(13)}`,
      );
      say(y + 11, `    ${item.name}`);
      y += 22;
      if (item.at % 2) {
        say(y, `    Supplier Item: ${item.sku}   Manufacturer: ACME`);
        y += 11;
      }
      y += 5;
    }
    say(y + 4, "                                                                  -------------");
    say(
      y + 14,
      `                                                   Line Total:    ${us(order.net).padStart(13)}`,
    );
    say(y + 25, `                                                   Total Tax:     ${"0.00".padStart(13)}`);
    say(
      y + 36,
      `                                            Total:          USD   ${us(order.net).padStart(13)}`,
    );
    return {
      ...truly(order, ({ at, sku, buyerSku }) => ({ buyerSku, sku: at % 2 ? sku : buyerSku })),
      currency: "USD",
    };
  },
);

/** A Swiss plant's order on an old suite: positions, article and text over each other, dates in the middle, apostrophes. */
const plant = drawn(
  "desk-plant-swiss",
  { words: "de", max: 24, size: [595, 842], bases: [1, 1, 100] },
  (order, pen) => {
    const columns = columnsOf(`50 Pos¶ | 76/160 Artikel¶Bezeichnung | >290 Bestell-¶menge | 295 Einh.¶
      330 Liefer-¶datum | >450 Einkaufs-¶preis | 456 PE¶ | >545 Betrag¶CHF`);
    const head = () => {
      pen.say(545, 30, order.buyer.name, { bold: true, size: 11, align: "right" });
      pen.say(50, 40, "Einkaufsauftrag", { bold: true, size: 14 });
      pairs(pen, [50, 140], 62, [
        ["Auftragsnummer", order.number],
        ["Auftragsdatum", day(order.date, "dd.mm.yy")],
        ["Seite", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 112;
      pen.block(330, 62, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [50, 140], 104, [
        ["Lieferbedingung", "DDP"],
        ["Zahlung", "30 Tage netto"],
        ["Sachbearbeiter", order.person],
        ["Liefertermin", day(order.due, "dd.mm.yy")],
      ]);
      pen.block(330, 112, ["Lieferung an", order.site.name, ...order.site.lines]);
      return 174;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { size: 8.5 } });
    for (const item of order.items) {
      flow.need(40);
      cells(pen, flow.y, columns, [
        item.at * 10,
        item.sku,
        ch(item.quantity, 0),
        item.unit,
        day(item.due, "dd.mm.yy"),
        ch(item.price, 2),
        item.basis === 1 ? "" : item.basis,
        ch(item.total),
      ]);
      flow.y = pen.say(76, flow.y + 11, item.name, { width: 160 }) + 5;
    }
    flow.need(30);
    pen.rule(450, flow.y, 545);
    pen.say(330, flow.y + 4, "Total exkl. MWST", { bold: true });
    pen.say(545, flow.y + 4, ch(order.net), { bold: true, align: "right" });
    return { currency: "CHF", requestedDate: order.due };
  },
);

export const deskMakers = [northern, component, eighty, plant];
