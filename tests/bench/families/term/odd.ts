import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { ch, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** A planner's order: what was asked and when, beside it what the supplier already confirmed, blank where he hasn't; a rest in the last column. */
const confirmed = drawn(
  "term-odd-asked-confirmed",
  { words: "de", max: 24, size: [842, 595], priceDecimals: 3 },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.machined,
      buyers: ["Albrecht Verpackungsmaschinen GmbH", "Rheintal Antriebe AG", "Kesselbau Ostwald GmbH"],
      number: "EB-9999999",
      units: ["PC", "SET"],
    });
    const columns = columnsOf(`36 Line | 66 Part no. | 136/180 Description | >370 Qty¶planned
      >430 Qty¶confirmed | 440 UoM | 480 Delivery¶planned | 550 Delivery¶confirmed | >690 Net price¶EUR
      >800 Net value¶EUR`);
    const head = () => {
      pen.say(36, 28, `${order.buyer.name}, ${order.buyer.lines.join(", ")}`, { size: 8 });
      pen.say(36, 46, `Purchase order ${order.number}`, { bold: true, size: 14 });
      pen.say(800, 28, `Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 78;
      pen.block(36, 72, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [480, 600], 60, [
        ["Order date", day(order.date, "dd.mm.yyyy")],
        ["Purchaser", order.person],
        ["Terms of delivery", "DAP (Incoterms 2020)"],
        ["Payment", "30 days net"],
      ]);
      return 124;
    };
    const flow = wayOf(pen, { columns, head, bottom: 540 });
    for (const item of order.items) {
      flow.need(28);
      const isDone = item.at % 3 === 1;
      flow.y =
        cells(pen, flow.y, columns, [
          item.at * 10,
          item.sku,
          item.name,
          us(item.quantity, 0),
          isDone ? us(Math.max(1, Math.floor(item.quantity / 2)), 0) : null,
          item.unit,
          day(item.due, "dd.mm.yyyy"),
          isDone ? day(item.due, "dd.mm.yyyy") : null,
          us(item.price, 3),
          us(item.total),
        ]) + 4;
    }
    flow.need(30);
    pen.rule(36, flow.y, 800);
    pen.say(690, flow.y + 5, "Total net EUR", { align: right, bold: true });
    pen.say(800, flow.y + 5, us(order.net), { align: right, bold: true });
    return { ...truly(order), currency: "EUR" };
  },
);

/** A distributor's change order: quantity and price before and now, what changed marked by a letter, the new values summed. */
const changed = printed("term-odd-before-now", { max: 16 }, (made) => {
  const order = traded(made, {
    wares: GOODS.fasteners,
    buyers: ["Cobalt Ridge Distribution", "Great Basin Bolt Supply", "Orchard City Industrial"],
    number: "C99999-2",
    units: ["EA", "PK", "BX"],
  });
  const rows = order.items.map((item) => {
    const mark = ["Q", "P", "", "", "N"][item.at % 5]!;
    return [
      item.at,
      mark,
      item.sku,
      item.name,
      item.unit,
      mark === "N" ? "-" : us(mark === "Q" ? item.quantity + 24 : item.quantity, 0),
      us(item.quantity, 0),
      mark === "N" ? "-" : us(mark === "P" ? rounded(item.price * 1.1, 2) : item.price),
      us(item.price),
      us(item.total),
    ];
  });
  const html = page(
    ".g td,.g th{border:1px solid #888;font-size:8pt}.g th{background:#eee}",
    `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=r><b style="font-size:14pt">PURCHASE ORDER CHANGE</b><br>PO ${order.number}<br>PO date ${day(order.date, "mm/dd/yyyy")}<br>Changed ${day(later(order.date, 3), "mm/dd/yyyy")}</table><br>
<table><tr><td>Supplier: ${order.seller.name}<br>${order.seller.lines.join("<br>")}<td>Receive at: ${order.site.lines.join("<br>")}<td>Need date: ${day(order.due, "mm/dd/yyyy")}<br>Contact: ${order.person}</table>
<p>This change replaces all previous versions of this order. Codes: Q quantity, P price, N new line.</p>
${table(["Ln", "Chg", "Item", "Description", "UM", "Prior Qty", "New Qty", "Prior Cost", "New Cost", "New Extension"], rows, ["", "c", "", "", "", "r", "r", "r", "r", "r"])}
<p class=r><b>Revised order total $${us(order.net)}</b></p>`,
  );
  return { ...truly(order), requestedDate: order.due, currency: "USD", html };
});

/** A Swiss group's order in the supplier's money with its own beside it: price and value in euro, the value again in francs, a cost centre and an account by line. */
const moneys = drawn(
  "term-odd-two-moneys-ch",
  { words: "de", max: 22, size: [595, 842], forms: ["runs", "words", "shuffled"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.electric,
      buyers: ["Seetal Messtechnik AG", "Gotthard Seilbahnen AG", "Laborwerke Reuss AG"],
      number: "4599999999",
      units: ["ST", "M", "SET"],
    });
    const franc = (value: number) => rounded(value * 0.9478, 2);
    const columns = columnsOf(`30 Item | 54/150 Material¶Description | 210 Cost¶centre | 254 G/L
      >330 Order qty | 335 Unit | >420 Price¶EUR | >492 Value¶EUR | >565 Value¶CHF`);
    const head = () => {
      pen.say(30, 28, order.buyer.name, { bold: true, size: 12 });
      pen.say(565, 28, "Order", { bold: true, size: 14, align: right });
      pairs(pen, [350, 450], 50, [
        ["Order number", order.number],
        ["Date", day(order.date, "dd.mm.yyyy")],
        ["Page", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 108;
      pen.block(30, 44, order.buyer.lines);
      pen.block(30, 96, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [350, 450], 90, [
        ["Delivery date", day(order.due, "dd.mm.yyyy")],
        ["Contact", order.person],
        ["Invoice currency", "EUR"],
        ["Rate", "1 EUR = 0.9478 CHF"],
      ]);
      return 156;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, caption: { size: 8 } });
    for (const item of order.items) {
      flow.need(36);
      const next = cells(
        pen,
        flow.y,
        columns,
        [
          item.at * 10,
          item.sku,
          order.random.pick(["41200", "41350", "70010"]),
          order.random.pick(["4000", "6100"]),
          ch(item.quantity, 0),
          item.unit,
          ch(item.price),
          ch(item.total),
          ch(franc(item.total)),
        ],
        { size: 8 },
      );
      flow.y = pen.say(54, next, item.name, { size: 8, width: 240 }) + 4;
    }
    flow.need(36);
    pen.rule(30, flow.y, 565);
    pen.say(420, flow.y + 5, "Total net", { align: right, bold: true });
    pen.say(492, flow.y + 5, ch(order.net), { align: right, bold: true });
    pen.say(565, flow.y + 5, ch(franc(order.net)), { align: right });
    return { ...truly(order), requestedDate: order.due, currency: "EUR" };
  },
);

/** A fastener buyer's order: price with its letter for each, a hundred or a thousand; drawing and revision in columns, kanban bins under some lines. */
const letters = drawn(
  "term-odd-price-letter-drawing",
  { max: 30, bases: [1, 100, 1000], priceDecimals: 2 },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.fasteners,
        buyers: ASKING.plants,
        number: "P99999",
        units: ["PCS"],
      }),
      ["Plant 2 Receiving"],
    );
    const { random } = order;
    const per: Record<number, string> = { 1: "E", 100: "C", 1000: "M" };
    const columns = columnsOf(`30 Ln | 50 Part Number | 124 Drawing | 178 Rev | 202/140 Description
      >390 Quantity | 396 Due | >496 Price | 502 Per | >582 Extended`);
    const head = () => {
      pen.say(30, 28, order.buyer.name, { bold: true, size: 12 });
      pen.block(582, 28, [`PURCHASE ORDER ${order.number}`, `Page ${pen.pages}`], {
        bold: true,
        align: right,
      });
      if (pen.pages > 1) return 70;
      pen.block(30, 44, [...order.buyer.lines, order.buyer.phone]);
      pen.say(582, 56, `Date ${day(order.date, "mm-dd-yy")}`, { align: right });
      pen.block(30, 96, ["SOLD BY", order.seller.name, ...order.seller.lines]);
      pen.block(320, 96, ["SHIP TO", order.site.name, ...order.site.lines]);
      pen.say(30, 150, "Price codes: E = each, C = per hundred, M = per thousand.", { size: 8 });
      return 172;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8 } });
    for (const item of order.items) {
      flow.need(40);
      const next = cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.sku,
          `D-${random.digits(5)}`,
          random.pick(["A", "B", "03", "-"]),
          item.name,
          us(item.quantity, 0),
          day(item.due, "mm-dd-yy"),
          us(item.price),
          per[item.basis]!,
          us(item.total),
        ],
        { size: 8 },
      );
      flow.y =
        item.at % 4 === 2
          ? pen.say(202, next, `Kanban card ${random.digits(4)}, ${random.int(2, 4)} bins`, { size: 7 }) + 3
          : next + 4;
    }
    flow.need(24);
    pen.say(496, flow.y + 4, "ORDER TOTAL USD", { align: right, bold: true });
    pen.say(582, flow.y + 4, us(order.net), { align: right, bold: true });
    return told(order, { currency: "USD" });
  },
);

export const termOdd = [confirmed, changed, moneys, letters];
