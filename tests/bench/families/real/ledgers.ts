import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A Jordanian hospital's form: money in two cells, dinars and fils apart, for each price and each sum. */
const fils = drawn(
  "real-buyer-fils-apart",
  { words: "medical", max: 18, priceDecimals: 3, decimals: 3, size: [595, 842] },
  (made, pen) => {
    const order = traded(made, {
      wares: "clinic",
      buyers: ["Ajloun Royal Hospital", "Jordan Valley Medical Centre", "Petra Specialist Hospital"],
      number: "999/YY99",
      units: ["Box", "Pcs", "Pkt"],
    });
    const right = "right" as const;
    const columns = columnsOf(`40 ¶No. | 64 ¶Item Code | 130/150 ¶Description | 292 ¶Unit | >356 ¶Quantity
      >408 Unit Price¶Fils | >452 ¶JD | >504 Total Price¶Fils | >555 ¶JD`);
    const split = (value: number) => us(value, 3).split(".").reverse() as [string, string];
    const head = () => {
      pen.say(297, 32, order.buyer.name, { bold: true, size: 14, align: "center" });
      pen.say(297, 50, "Local Purchase Order", { size: 12, align: "center" });
      pen.block(40, 74, [`Messrs. ${order.seller.name}`, ...order.seller.lines]);
      pairs(pen, [390, 450], 74, [
        ["Order No.", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Page", String(pen.pages)],
      ]);
      pen.say(
        40,
        118,
        "Please supply the following items to our medical stores within the period stated. All prices in Jordan Dinars (JD).",
      );
      return 138;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { size: 8.5, bold: true } });
    for (const item of order.items) {
      flow.need(28);
      const after = cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        item.unit,
        us(item.quantity, 0),
        ...split(item.price),
        ...split(item.total),
      ]);
      pen.rule(30, after + 1, 565);
      flow.y = after + 4;
    }
    flow.need(24);
    const [small, large] = split(order.net);
    pen.say(356, flow.y + 2, "Total", { bold: true });
    pen.say(504, flow.y + 2, small, { align: right, bold: true });
    pen.say(555, flow.y + 2, large, { align: right, bold: true });
    return { ...truly(order, () => ({ buyerSku: null })), currency: "JOD" };
  },
);

/** A small British ledger's default form: count first, details with the code in brackets, the discount's amount, net, rate and VAT of the line. */
const ledger = drawn(
  "real-buyer-ledger-discount",
  { words: "uk", max: 18, size: [595, 842] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.supplies,
      buyers: ASKING.britain,
      number: "99999",
      units: ["each"],
    });
    const { totals, net } = discounted(order, [0, 0, 10]);
    const right = "right" as const;
    const columns = columnsOf(`>78 Quantity | 90/200 Details | >352 Unit Price | >410 Disc Amt | >468 Net Amt
      >506 VAT % | >557 VAT`);
    const head = () => {
      pen.say(40, 34, order.buyer.name, { size: 15, bold: true });
      pen.block(40, 54, order.buyer.lines);
      pen.say(557, 34, "Purchase Order", { size: 14, align: right });
      pen.block(40, 106, [order.seller.name, ...order.seller.lines]);
      pen.box(380, 100, 177, 54);
      pairs(pen, [386, 470], 105, [
        ["Order No.", order.number],
        ["Order Date", day(order.date, "dd/mm/yyyy")],
        ["Account Ref", order.seller.name.slice(0, 5).toUpperCase()],
        ["Page", String(pen.pages)],
      ]);
      return 184;
    };
    const flow = wayOf(pen, { columns, head, bottom: 690, band: "bar" });
    for (const [i, item] of order.items.entries()) {
      flow.need(30);
      flow.y =
        cells(pen, flow.y, columns, [
          bare(item.quantity, 2),
          `${item.name} [${item.sku}]`,
          us(item.price),
          us(rounded(item.total - totals[i]!, 2)),
          us(totals[i]!),
          "20.00",
          us(rounded(totals[i]! * 0.2, 2)),
        ]) + 3;
    }
    flow.need(70);
    const tax = rounded(
      totals.reduce((sum, total) => sum + rounded(total * 0.2, 2), 0),
      2,
    );
    for (const [caption, value] of [
      ["Total Net Amount", net],
      ["Carriage Net", 0],
      ["Total Tax Amount", tax],
      ["Order Total", rounded(net + tax, 2)],
    ] as const) {
      pen.say(410, flow.y + 6, caption);
      flow.y = pen.say(557, flow.y + 6, `£ ${us(value)}`, { align: right });
    }
    return {
      ...truly(order, ({ at }) => ({ buyerSku: undefined, lineTotal: totals[at - 1]! })),
      currency: "GBP",
      total: rounded(net + tax, 2),
    };
  },
);

/** A German plant's older suite: count and unit before the words, price unit and discount columns, a surcharge as a row of its own, sums carried over. */
const surcharges = drawn(
  "real-buyer-mtz-de",
  { words: "de", max: 30, size: [595, 842], bases: [1, 100] },
  (made, pen) => {
    const order = traded(made, { wares: "de", buyers: "de", number: "BE-99999", units: ["Stk", "m", "VE"] });
    const right = "right" as const;
    let sum = 0;
    const columns = columnsOf(`40 Pos | >104 Menge | 110 ME | 134/190 Artikel / Bezeichnung | >410 Preis EUR
      >446 PE | >484 Rab.% | >555 Betrag EUR`);
    const head = () => {
      pen.say(40, 34, order.buyer.name, { bold: true, size: 12 });
      pen.say(555, 34, `Bestellung ${order.number}`, { bold: true, align: right });
      pen.say(555, 50, `Datum ${day(order.date, "dd.mm.yyyy")}   Blatt ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 76;
      pen.block(40, 70, [order.seller.name, ...order.seller.lines]);
      pen.block(340, 70, [
        `Bearbeiter: ${order.person}`,
        `Liefertermin: ${day(order.due, "dd.mm.yyyy")}`,
        "Lieferbedingung: frei Haus",
      ]);
      pen.say(40, 124, "Wir bestellen zu unseren umseitigen Einkaufsbedingungen:");
      return 146;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 740,
      end: (y) => {
        pen.say(134, y + 4, "Übertrag");
        pen.say(555, y + 4, eu(sum), { align: right });
      },
      onward: (y) => {
        pen.say(134, y, "Übertrag");
        return pen.say(555, y, eu(sum), { align: right }) + 4;
      },
    });
    const totals = order.items.map((item) => {
      const off = item.at % 3 === 1 ? 15 : 0;
      const total = rounded(item.total * (1 - off / 100), 2);
      const extra = item.at % 4 === 0 ? rounded(total * 0.031, 2) : 0;
      flow.need(52);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        eu(item.quantity, 0),
        item.unit,
        `${item.sku}`,
        eu(item.price),
        item.basis,
        off ? eu(off, 1) : "",
        eu(total),
      ]);
      flow.y = pen.say(134, flow.y, item.name);
      if (extra) {
        pen.say(134, flow.y, "Materialteuerungszuschlag 3,1 %");
        flow.y = pen.say(555, flow.y, eu(extra), { align: right });
      }
      flow.y += 4;
      sum = rounded(sum + total + extra, 2);
      return total;
    });
    flow.need(50);
    const tax = rounded(sum * 0.19, 2);
    for (const [caption, value] of [
      ["Nettobetrag", sum],
      ["zzgl. 19 % MwSt.", tax],
      ["Gesamtbetrag", rounded(sum + tax, 2)],
    ] as const) {
      pen.say(410, flow.y + 4, caption, { align: right });
      flow.y = pen.say(555, flow.y + 4, eu(value), { align: right });
    }
    return {
      ...truly(order, ({ at }) => ({ buyerSku: null, lineTotal: totals[at - 1]! })),
      requestedDate: order.due,
      currency: "EUR",
      total: rounded(sum + tax, 2),
    };
  },
);

export const realLedgers = [fils, ledger, surcharges];
