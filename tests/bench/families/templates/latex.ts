import { drawn } from "../_family.ts";
import { day, eu, fr, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];
const base = { face: "serif" as const, size: 10 };
const forms = ["runs" as const, "words" as const, "glyphs" as const];

/** A typeset German letter: quantity before the name, everything else small below it, the currency after each figure. */
const german = drawn("T-kivitendo-de", { words: "de", size: A4, max: 36, base, forms }, (order, pen) => {
  const columns = columnsOf(">84 Pos. | >148 Menge | 160/198 Bezeichnung | >428 E-Preis | >535 G-Preis");
  const rates = order.items.map(() => order.random.pick([0, 0, 0, 5]));
  const totals = order.items.map((item, i) => Number((item.total * (1 - rates[i]! / 100)).toFixed(2)));
  const net = Number(totals.reduce((sum, total) => sum + total, 0).toFixed(2));
  pen.say(535, 40, order.buyer.name, { align: "right", bold: true, size: 12 });
  pen.say(535, 56, `${order.buyer.lines.join(" · ")} · Tel. ${order.buyer.phone}`, {
    align: "right",
    size: 7,
  });
  pen.block(62, 130, [order.seller.name, order.seller.lines[0]!, "", order.seller.lines[1]!]);
  pen.say(535, 128, "Bestellung", { align: "right", bold: true, italic: true, size: 17 });
  pen.say(535, 150, `Nr. ${order.number}`, { align: "right", bold: true, size: 12 });
  [
    ["Datum:", day(order.date, "dd.mm.yyyy")],
    ["Angebot Nr.:", `A${order.random.digits(5)}`],
    ["Ansprechpartner:", order.person],
  ].forEach(([caption, value], i) => {
    pen.say(365, 176 + i * 14, caption!);
    pen.say(535, 176 + i * 14, value!, { align: "right" });
  });
  pen.say(62, 250, "Sehr geehrte Damen und Herren,");
  pen.say(62, 268, "hiermit bestellen wir verbindlich folgende Positionen:");
  const head = () => {
    const y = pen.pages === 1 ? 300 : 80;
    if (pen.pages > 1) {
      pen.say(62, 40, `Bestellung Nr. ${order.number}`, { size: 8 });
      pen.say(535, 40, `vom ${day(order.date, "dd.mm.yyyy")}   Seite ${pen.pages}`, {
        size: 8,
        align: "right",
      });
    }
    pen.rule(62, y - 3, 535);
    const rows = heads(pen, y, columns, { bold: true });
    pen.rule(62, rows, 535);
    return rows + 5;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 745,
    again: head,
    end: () => void pen.say(535, 760, "weiter auf der nächsten Seite ...", { align: "right" }),
  });
  order.items.forEach((item, i) => {
    flow.need(56);
    if (rates[i]) pen.say(456, flow.y + 2, `(-${rates[i]} %)`, { face: "sans", size: 7, align: "right" });
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        `${eu(item.quantity, 0)} ${item.unit}`,
        null,
        `${eu(item.price)} EUR`,
        `${eu(totals[i]!)} EUR`,
      ]) - 12.2;
    flow.y = pen.say(160, flow.y, item.name, { bold: true, width: 198 });
    flow.y = pen.say(160, flow.y, `Lieferdatum: ${day(item.due, "dd.mm.yyyy")}`, { size: 7 });
    if (item.at % 3 === 0) flow.y = pen.say(160, flow.y, `EAN: 40${order.random.digits(11)}`, { size: 7 });
    flow.y = pen.say(160, flow.y, `Art.-Nr.: ${item.sku}`, { size: 7 }) + 5;
  });
  const tax = Number((net * 0.19).toFixed(2));
  flow.need(60);
  pen.rule(62, flow.y, 535);
  [
    ["Nettobetrag", net],
    ["19% Mehrwertsteuer", tax],
    ["Gesamtbetrag", net + tax],
  ].forEach(([caption, amount], i) => {
    pen.say(62, flow.y + 8 + i * 15, String(caption), { bold: i === 2 });
    pen.say(535, flow.y + 8 + i * 15, `${eu(Number(amount))} EUR`, { align: "right", bold: i === 2 });
  });
  return {
    currency: "EUR",
    total: Number((net + tax).toFixed(2)),
    line: (item) => ({ lineTotal: totals[item.at - 1] }),
  };
});

/** The same program in French: letter-spaced title, no rules, further pages without a head of the table. */
const french = drawn("T-kivitendo-fr", { words: "fr", size: A4, max: 60, base, forms }, (order, pen) => {
  const columns = columnsOf(
    "56 Numéro | 130/210 Description | >388 Qté | 396 Unité | >474 Prix | >544 Montant",
  );
  const top = () => {
    pen.say(56, 30, order.buyer.name, { face: "sans" });
    pen.say(56, 43, order.buyer.lines.join(", "), { face: "sans", size: 8 });
    pen.say(544, 30, `Téléphone  ${order.buyer.phone}`, { face: "sans", align: "right", size: 8 });
    pen.say(544, 42, "Télécopieur  01 55 50 10 01", { face: "sans", align: "right", size: 8 });
    pen.rule(56, 58, 544);
  };
  top();
  pen.block(56, 100, [order.seller.name, ...order.seller.lines, "France"]);
  pen.say(56, 220, "B O N   D E   C O M M A N D E", { bold: true });
  pairs(pen, [360, 470], 220, [
    ["Date de la commande", day(order.date, "dd/mm/yy")],
    ["Livrable le", day(order.due, "dd/mm/yy")],
    ["Numéro de commande", order.number],
  ]);
  const flow = flowOf(pen, {
    y: heads(pen, 280, columns, { bold: true }),
    bottom: 770,
    again: () => {
      pen.say(56, 30, order.buyer.name, { face: "sans" });
      pen.say(544, 30, order.number, { face: "sans", align: "right" });
      return 70;
    },
  });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        fr(item.quantity, 0),
        item.unit,
        fr(item.price),
        fr(item.total),
      ]) + 1;
  }
  const tax = Number((order.net * 0.2).toFixed(2));
  flow.need(70);
  pen.box(56, flow.y + 4, 488, 2, "#000");
  [
    ["Sous-total", order.net],
    [`TVA de ${fr(order.net)}`, tax],
    ["Total", order.net + tax],
  ].forEach(([caption, amount], i) => {
    pen.say(346, flow.y + 12 + i * 14, String(caption), { bold: i !== 1 });
    pen.say(544, flow.y + 12 + i * 14, fr(Number(amount)), { align: "right", bold: i !== 1 });
  });
  pen.say(544, flow.y + 62, "Tous les prix indiqués sont en EUR.", { align: "right" });
  return { currency: "EUR", requestedDate: order.due, total: Number((order.net + tax).toFixed(2)) };
});

/** Its American cousin: three boxes of parties, a strip of captions, item number in the first column and code in the second. */
const ledger = drawn("T-sql-ledger", { max: 50, base: { ...base, size: 9 }, forms }, (order, pen) => {
  const columns = columnsOf(`44 Item | 80 Number | 150/200 Description | >388 Qt'y | 396 Unit | >486 Price
    >568 Extended`);
  pen.say(306, 34, order.buyer.name.toUpperCase(), { align: "center", bold: true, size: 13 });
  pen.say(306, 50, `${order.buyer.lines.join(", ")}   Tel: ${order.buyer.phone}   Fax: 555-0109`, {
    align: "center",
    size: 8,
  });
  pen.say(306, 78, "P U R C H A S E   O R D E R", { align: "center", bold: true, size: 12 });
  pen.say(44, 104, "To", { bold: true });
  pen.block(44, 118, [order.seller.name, ...order.seller.lines, "", "Attn: Sales Desk"]);
  pen.say(330, 104, "Ship To", { bold: true });
  pen.block(330, 118, [order.site.name, "Receiving Dock C", ...order.site.lines]);
  const strip: [string, string][] = [
    ["Order #", order.number],
    ["Date", day(order.date, "mm-dd-yyyy")],
    ["Required by", day(order.due, "mm-dd-yyyy")],
    ["Contact", order.person],
    ["Shipping Point", "Destination"],
    ["Ship via", "Best way"],
  ];
  strip.forEach(([caption, value], i) => {
    pen.box(40, 190, 532, 28);
    pen.rule(40 + i * 88.6, 190, 40 + i * 88.6, 218);
    pen.say(44 + i * 88.6, 192, caption, { bold: true, size: 8 });
    pen.say(44 + i * 88.6, 205, value);
  });
  const head = () => heads(pen, pen.pages === 1 ? 236 : 50, columns, { bold: true }) + 2;
  const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        item.quantity,
        item.unit,
        us(item.price),
        us(item.total),
      ]) + 2;
  }
  flow.need(50);
  pen.rule(400, flow.y + 2, 572);
  pen.say(404, flow.y + 6, "Subtotal");
  pen.say(568, flow.y + 6, us(order.net), { align: "right" });
  pen.say(404, flow.y + 22, "Total", { bold: true });
  pen.say(568, flow.y + 22, us(order.net), { align: "right", bold: true });
  pen.say(44, flow.y + 22, "All prices in CAD. Terms Net 30 days.");
  return { currency: "CAD", requestedDate: order.due };
});

export const templatesLatex = [german, french, ledger];
