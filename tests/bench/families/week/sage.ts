import { wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A package's form: comments below lines in italics, a vendor's number under the item's, arrival by line, sums with two taxes. */
const comments = drawn("week-sage-arrival-comments", { max: 24 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: STOCK.safety,
      buyers: ["Algoma Forest Supply Ltd.", "Frontenac Millwrights Inc.", "Red Deer Oilfield Rentals Ltd."],
      number: "PO0099999",
      units: ["EACH", "PAIR", "BOX"],
    }),
    ["Sault Ste. Marie Branch", "Kingston Yard"],
  );
  const tax = taxOf(order, 5);
  const columns = columnsOf(`36 Item Number | 118/200 Description | 330 Arrival | >420 Ordered | 426 Unit
    >510 Unit Cost | >578 Extended Cost`);
  const head = () => {
    pen.block(36, 28, [order.buyer.name, ...order.buyer.lines], { bold: true });
    pen.say(578, 28, "Purchase Order", { bold: true, size: 15, align: right });
    pairs(pen, [420, 510], 50, [
      ["Number", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 100;
    under(pen, [36, 96], "To", order.seller);
    under(pen, [330, 96], "Ship To", order.site);
    ["Vendor No.", "Reference", "Ship Via", "Expected Arrival", "Terms"].forEach((text, i) => {
      pen.say(36 + i * 110, 148, text, { bold: true, size: 8 });
      pen.say(
        36 + i * 110,
        160,
        ["V1140", "REQ 2231", "Day & Ross", day(order.due, "mm/dd/yyyy"), "N30"][i]!,
      );
    });
    pen.rule(36, 174, 578);
    return 182;
  };
  const flow = wayOf(pen, { columns, head, bottom: 700, caption: { bold: true }, band: "rules" });
  for (const item of order.items) {
    flow.need(52);
    flow.y = cells(pen, flow.y, columns, [
      item.buyerSku,
      item.name,
      day(item.due, "mm/dd/yyyy"),
      us(item.quantity, 4),
      item.unit,
      us(item.price, 5),
      us(item.total),
    ]);
    flow.y = pen.say(36, flow.y, item.sku, { size: 8 });
    if (item.at % 4 === 1)
      flow.y = pen.say(
        118,
        flow.y,
        `Ship with order ${order.random.digits(5)}, ${order.random.int(2, 9)} per carton, no substitutes.`,
        {
          italic: true,
          size: 8,
          width: 200,
        },
      );
    flow.y += 3;
  }
  flow.need(80);
  const sums: [string, number][] = [
    ["Subtotal", order.net],
    ["GST 5%", tax],
    ["PST", 0],
    ["Total CAD", withTax(order, 5)],
  ];
  for (const [caption, value] of sums) {
    pen.say(430, flow.y + 6, caption);
    flow.y = pen.say(578, flow.y + 6, us(value), { align: right }) - 2;
  }
  return told(order, {
    line: ({ buyerSku }) => ({ buyerSku }),
    currency: "CAD",
    requestedDate: order.due,
    total: withTax(order, 5),
  });
});

/** A French suite's order: our code over yours, purchase and stock units with a factor, gross and net prices, the whole in a frame with rules between columns. */
const units = drawn(
  "week-x3-deux-unites-fr",
  { words: "fr", max: 22, size: [595, 842], base: { size: 8 } },
  (made, pen) => {
    const plain = traded(made, {
      wares: "fr",
      buyers: ["Ateliers Mécaniques du Forez SAS", "Sucrerie de la Vesle", "Bruneau Emballages SA"],
      number: "CFYY0099999",
      units: ["UN", "BTE", "ML"],
    });
    const { off, totals, net } = discounted(plain, [0, 10, 25]);
    const order = { ...plain, net };
    const edges = [30, 58, 130, 268, 306, 332, 380, 432, 466, 512, 565];
    const columns = columnsOf(`34 Lig¶ | 62 Article¶Réf. fournisseur | 134/132 Désignation¶ | >303 Qté¶cdée
      309 UA¶ | >377 Qté¶stock | >429 Prix¶brut | >463 Rem.¶% | >509 Date¶prévue | >562 Montant¶HT`);
    const head = () => {
      pen.say(30, 28, order.buyer.name, { bold: true, size: 12 });
      pen.block(30, 44, order.buyer.lines);
      pen.box(330, 24, 235, 40);
      pen.say(336, 28, "COMMANDE D'ACHAT", { bold: true, size: 11 });
      pen.say(336, 46, `N° ${order.number} du ${day(order.date, "dd/mm/yyyy")}     Page ${pen.pages}`, {
        size: 9,
      });
      if (pen.pages > 1) return 84;
      under(pen, [336, 78], "Fournisseur F00412", order.seller, { size: 9 });
      under(
        pen,
        [30, 78],
        "Adresse de livraison",
        { ...order.site, name: "Magasin général, quai 2" },
        { size: 9 },
      );
      pen.say(
        30,
        130,
        `Acheteur : ${order.person}   Règlement : virement 45 jours fin de mois   Devise : EUR   Port : franco`,
      );
      return 152;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { bold: true } });
    order.items.forEach((item, i) => {
      flow.need(34);
      const top = flow.y - 5;
      const after = cells(pen, flow.y, columns, [
        item.at * 1000,
        item.buyerSku,
        item.name,
        fr(item.quantity, 0),
        item.unit,
        `${fr(item.quantity * (item.unit === "BTE" ? 100 : 1), 0)} UN`,
        fr(item.price),
        off[i] ? fr(off[i]!) : "",
        day(item.due, "dd/mm/yy"),
        fr(totals[i]!),
      ]);
      flow.y = Math.max(after, pen.say(62, flow.y + 10, item.sku)) + 5;
      edges
        .slice(1)
        .forEach((edge, at) => void pen.box(edges[at]!, top, edge - edges[at]!, flow.y - top - 5));
    });
    flow.need(60);
    const sums: [string, number][] = [
      ["Total HT", net],
      ["TVA 20,00 %", rounded(net * 0.2, 2)],
      ["Total TTC EUR", rounded(net + rounded(net * 0.2, 2), 2)],
    ];
    for (const [caption, value] of sums) {
      pen.say(430, flow.y + 5, caption, { bold: true });
      flow.y = pen.say(562, flow.y + 5, fr(value), { align: right });
    }
    return {
      ...truly(order),
      lines: truly(order, ({ buyerSku }) => ({ buyerSku })).lines!.map((line, i) => ({
        ...line,
        lineTotal: totals[i]!,
      })),
      currency: "EUR",
      shipTo: { ...order.site, name: "Magasin général, quai 2" },
      total: sums[2]![1],
    };
  },
);

/** A British package's form: count first, codes in brackets of the details, VAT by line, carriage in the totals, blank rows below. */
const british = drawn("week-sage-carriage-uk", { words: "uk", max: 16, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: STOCK.fixings,
    buyers: ["Tamar Valley Joinery Ltd", "Peakline Conveyors Ltd", "Ashdown Catering Equipment Limited"],
    number: "99999",
    units: ["Each", "Box 100"],
  });
  const carriage = 12.5;
  const vat = rounded((order.net + carriage) * 0.2, 2);
  const columns = columnsOf(`>66 Quantity | 76/240 Details | >376 Unit Price | >430 Disc % | >496 Net Amt
    >562 VAT`);
  const head = () => {
    pen.block(30, 30, [order.buyer.name, ...order.buyer.lines, "VAT Reg No 812 4471 09"], { bold: true });
    pen.say(562, 30, "PURCHASE ORDER", { bold: true, size: 15, align: right });
    pen.say(562, 50, `Page ${pen.pages}`, { align: right });
    pen.box(30, 96, 260, 70);
    pen.block(36, 102, [order.seller.name, ...order.seller.lines]);
    pairs(pen, [360, 450], 102, [
      ["Order No.", order.number],
      ["Order Date", day(order.date, "dd/mm/yyyy")],
      ["Account No.", "TAM002"],
      ["Taken By", order.person],
    ]);
    under(pen, [30, 176], "Deliver To", { ...order.site, name: "Goods In, Unit 4" });
    return 236;
  };
  const flow = wayOf(pen, { columns, head, bottom: 620, caption: { bold: true }, band: "bar" });
  for (const item of order.items) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        us(item.quantity),
        `${item.name} (${item.sku})`,
        us(item.price),
        "0.00",
        us(item.total),
        us(rounded(item.total * 0.2, 2)),
      ]) + 3;
  }
  const sums: [string, number][] = [
    ["Total Net Amount", order.net],
    ["Carriage Net", carriage],
    ["Total Tax Amount", vat],
    ["Order Total", rounded(order.net + carriage + vat, 2)],
  ];
  pen.box(360, 640, 205, 74);
  sums.forEach(([caption, value], i) => {
    pen.say(366, 646 + i * 17, caption, { bold: i === 3 });
    pen.say(560, 646 + i * 17, `${i === 3 ? "£ " : ""}${us(value)}`, { align: right, bold: i === 3 });
  });
  pen.say(30, 650, `Delivery required: ${day(order.due, "dd/mm/yyyy")}`);
  pen.say(30, 664, "Please quote our order number on all correspondence.", { size: 8 });
  return {
    ...truly(order),
    currency: "GBP",
    requestedDate: order.due,
    shipTo: { ...order.site, name: "Goods In, Unit 4" },
    total: sums[3]![1],
  };
});

export const weekSage = [comments, units, british];
