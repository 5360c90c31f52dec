import { GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** What a purchasing clerk's item text says, over up to ten lines. */
const ITEM_TEXT = [
  "Material PO text",
  "Manufactured and marked according to DIN EN 10204-3.1, certificates are part of the delivery.",
  "Packaging: 25 pieces per carton, 40 cartons per pallet, max. 800 kg.",
  "Dimensions: 120 x 80 x 14 mm, tolerance class m.",
  "Drawing 4-711-2203, index C dated 14.02.2019",
  "Please note: partial deliveries only upon prior agreement.",
  "Surface: Zn 8-12 µm, passivated, salt spray test 96 h",
  "Batch number and date of manufacture to be printed on each label",
  "Contact for technical queries: extension 2240 / quality department",
  "Inspection lot 10 % at goods receipt",
];

/** The classic text form: two staggered captions, ten lines of item text, the conditions' rows, "still to be delivered" and a terms page at the end. */
const tenLines = drawn(
  "firm-ten-text-lines",
  {
    max: 16,
    size: [595, 842],
    bases: [1, 100, 1000],
    base: { face: "mono", size: 8.5 },
    forms: ["runs", "words", "glyphs"],
  },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.machined,
      buyers: ["Veldmark Antriebe AG", "Ostrava Compressors SE", "Lindqvist Turbo Systems AB"],
      number: "4500999999",
      units: ["PC", "KG", "M"],
    });
    const head = () => {
      if (pen.pages > 1) {
        pen.say(40, 36, order.buyer.name);
        pen.say(320, 36, "PO number/date");
        pen.say(555, 36, `Page ${pen.pages}`, { align: "right" });
        pen.say(320, 47, `${order.number} / ${day(order.date, "dd.mm.yyyy")}`);
        return 72;
      }
      pen.say(40, 40, order.buyer.name, { bold: true, size: 12 });
      pen.say(40, 54, order.buyer.lines.join(", "));
      pen.block(40, 92, ["Company", order.seller.name, ...order.seller.lines]);
      pen.say(320, 92, "Purchase order", { bold: true, size: 12 });
      pen.box(318, 108, 237, 84);
      pen.block(322, 112, [
        "PO number/date",
        `  ${order.number} / ${day(order.date, "dd.mm.yyyy")}`,
        "Contact person/Telephone",
        `  ${order.person}/+49 711 ${order.random.digits(6)}`,
        "Our fax number",
        `  +49 711 ${order.random.digits(7)}`,
        `Your vendor number with us ${order.random.digits(6)}`,
      ]);
      pen.block(40, 150, ["Please deliver to:", order.site.name, ...order.site.lines]);
      pen.say(40, 204, "Terms of delivery: DAP works, packed");
      pen.say(40, 215, "Terms of payment: within 14 days 2 % cash discount, 30 days net   Currency EUR");
      return 236;
    };
    const columns = columnsOf(`40 Item¶ | 80 Material¶Order qty. | 190 Description¶Unit
      >420 ¶Price per unit | >550 ¶Net value`);
    const flow = wayOf(pen, { columns, head, bottom: 780 });
    for (const item of order.items) {
      flow.need(70);
      flow.y = cells(pen, flow.y, columns, [String(item.at * 10).padStart(5, "0"), item.buyerSku, item.name]);
      pen.say(150, flow.y, us(item.quantity, 0), { align: "right" });
      flow.y = cells(pen, flow.y, columns, [
        "",
        "",
        item.unit,
        `${us(item.price)}/${us(item.basis, 0)} ${item.unit}`,
        us(item.total),
      ]);
      flow.y = pen.say(80, flow.y, `Your material number ${item.sku}`);
      const many = item.at % 3 === 0 ? 10 : item.at % 3;
      for (const text of ITEM_TEXT.slice(0, many)) {
        flow.need(12);
        flow.y = pen.say(80, flow.y, text);
      }
      flow.need(30);
      flow.y = pen.say(
        80,
        flow.y,
        `Gross Price          ${us(item.price)} EUR   ${us(item.basis, 0)} ${item.unit}          ${us(item.total)}`,
      );
      flow.y = pen.say(80, flow.y, `Delivery date: Day ${day(item.due, "dd.mm.yyyy")}`) + 8;
    }
    flow.need(40);
    pen.rule(40, flow.y, 555);
    pen.say(40, flow.y + 6, "Total net item value excl. tax EUR");
    pen.say(550, flow.y + 6, us(order.net), { align: "right" });
    pen.next();
    pen.say(40, 40, "General Terms and Conditions of Purchase", { face: "sans", bold: true });
    terms(pen, { x: 40, y: 60, width: 250, bottom: 790 }, 24);
    return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "EUR" };
  },
);

/** What the buyer sends along for an item to be made. */
function provided({
  at,
  quantity,
  random,
}: {
  at: number;
  quantity: number;
  random: { digits(n: number): string };
}) {
  return Array.from({ length: 1 + (at % 3) }, (_, i) => ({
    code: `RM-${random.digits(5)}`,
    name: ["Blank, forged", "Sleeve, raw", "Label set"][i]!,
    quantity: quantity * (i + 1),
  }));
}

/** An order for work on parts the buyer provides: under each item a list of components that are no lines of the order. */
const components = drawn("firm-components-provided", { max: 12, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: "shop",
    buyers: ["Brenner Gearworks GmbH", "Calder Valve Group plc", "Aalto Marine Drives Oy"],
    number: "5500999999",
    units: ["PC"],
  });
  const columns = columnsOf(`40 Item | 78 Material | 150 Description | >360 Quantity | 366 UM | 410 Delivery
    >500 Net price | >555 Net amount`);
  const head = () => {
    pen.say(555, 30, `Page ${pen.pages}`, { align: "right", size: 8 });
    pen.say(40, 30, `Subcontract order ${order.number}`, { bold: true, size: 13 });
    if (pen.pages > 1) return 62;
    pen.block(40, 56, [order.buyer.name, ...order.buyer.lines], { size: 8 });
    pen.block(40, 100, [order.seller.name, ...order.seller.lines]);
    pairs(pen, [330, 430], 56, [
      ["Order date", day(order.date, "dd.mm.yyyy")],
      ["Vendor no.", order.random.digits(6)],
      ["Purchasing group", order.person],
      ["Incoterms", "EXW vendor"],
      ["Currency", "EUR"],
    ]);
    pen.block(330, 124, ["Delivery address", order.site.name, ...order.site.lines]);
    return 184;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, band: "bar", caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    const parts = provided({ ...item, random: order.random });
    flow.need(46 + parts.length * 11);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.buyerSku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      day(item.due, "dd.mm.yyyy"),
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(150, flow.y, `Your reference ${item.sku}`, { size: 8 });
    flow.y = pen.say(150, flow.y, "Components provided by us free of charge:", { size: 8, italic: true });
    for (const { code, name, quantity } of parts) {
      pen.say(160, flow.y, code, { size: 8 });
      pen.say(220, flow.y, name, { size: 8 });
      pen.say(360, flow.y, us(quantity, 0), { size: 8, align: "right" });
      pen.say(366, flow.y, "PC", { size: 8 });
      flow.y = pen.say(410, flow.y, day(order.due, "dd.mm.yyyy"), { size: 8 });
    }
    flow.y += 6;
  }
  flow.need(30);
  pen.rule(40, flow.y, 555);
  pen.say(410, flow.y + 5, "Total net value EUR", { bold: true });
  pen.say(555, flow.y + 5, us(order.net), { bold: true, align: "right" });
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "EUR" };
});

export const firmSap = [tenLines, components];
