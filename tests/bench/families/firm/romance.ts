import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, eu, fr } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const A4: [number, number] = [595, 842];

/** A Spanish package's order to a supplier: sums go on at the foot, bases and taxes with the retailers' surcharge lie in a table of one row. */
const pedido = drawn("firm-suma-y-sigue-es", { min: 6, max: 44, size: A4, words: "es" }, (made, pen) => {
  const order = traded(made, {
    wares: "es",
    buyers: ["Suministros Garmendia, S.L.", "Ferretería Los Olmos, S.A.", "Talleres Benavente e Hijos, C.B."],
    number: "YY/0099999",
    units: ["UD"],
  });
  const columns = columnsOf(`36 ARTÍCULO | 120 DESCRIPCIÓN | >380 CANTIDAD | >452 PRECIO | >490 DTO.
    >560 IMPORTE`);
  let sum = 0;
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 12 });
    pen.block(36, 48, [...order.buyer.lines, `NIF B${order.random.digits(8)}   Tel. ${order.buyer.phone}`], {
      size: 8,
    });
    pen.say(36, 96, "PEDIDO A PROVEEDOR", { bold: true, size: 13 });
    pen.box(320, 40, 240, 62);
    pen.block(328, 46, [order.seller.name, ...order.seller.lines]);
    const strip = [
      ["NÚMERO", order.number],
      ["FECHA", day(order.date, "dd/mm/yyyy")],
      ["PROVEEDOR", `400.0.${order.random.digits(5)}`],
      ["ENTREGA", day(order.due, "dd/mm/yyyy")],
      ["PÁG.", String(pen.pages)],
    ];
    strip.forEach(([text, value], i) => {
      pen.box(36 + i * 104.8, 116, 104.8, 28);
      pen.say(40 + i * 104.8, 118, text!, { size: 7 });
      pen.say(40 + i * 104.8, 129, value!);
    });
    return 156;
  };
  const flow = wayOf(pen, {
    columns,
    head,
    bottom: 700,
    band: "bar",
    caption: { bold: true, size: 8 },
    end: () => {
      pen.say(400, 712, "Suma y sigue...");
      pen.say(560, 712, eu(sum), { align: "right" });
    },
    onward: (y) => {
      pen.say(400, y, "Suma anterior");
      pen.say(560, y, eu(sum), { align: "right" });
      return y + 14;
    },
  });
  for (const item of order.items) {
    flow.need(14);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        eu(item.quantity),
        eu(item.price),
        "",
        eu(item.total),
      ]) + 3;
    sum = rounded(sum + item.total, 2);
    if (item.at % 7 === 3)
      flow.y = pen.say(120, flow.y - 2, "** SERVIR EN PALÉ EUROPEO, MÁX. 1,20 M **", { size: 8 }) + 3;
  }
  const [tax, more] = [rounded(order.net * 0.21, 2), rounded(order.net * 0.052, 2)];
  const foot = [
    ["BASE IMPONIBLE", eu(order.net)],
    ["% I.V.A.", "21,00"],
    ["CUOTA I.V.A.", eu(tax)],
    ["% R.E.", "5,20"],
    ["CUOTA R.E.", eu(more)],
    ["TOTAL EUROS", eu(order.net + tax + more)],
  ];
  foot.forEach(([text, value], i) => {
    pen.box(36 + i * 87.3, 730, 87.3, 30);
    pen.say(119 + i * 87.3, 733, text!, { size: 7, align: "right" });
    pen.say(119 + i * 87.3, 745, value!, { bold: i === 5, align: "right" });
  });
  return {
    ...truly(order),
    lines: truly(order).lines!.map((line) => ({ ...line, unit: null })),
    requestedDate: order.due,
    currency: "EUR",
    total: rounded(order.net + tax + more, 2),
    shipTo: undefined,
  };
});

/** A French builder's order: lots with their sums, an environmental share under some lines and in the foot, carriage before the taxes. */
const lots = drawn("firm-lots-eco-part-fr", { min: 6, max: 30, size: A4, words: "fr" }, (made, pen) => {
  const order = traded(made, {
    wares: "fr",
    buyers: "fr",
    number: "CF0099999",
    units: ["U", "ML", "M2", "BTE"],
  });
  const columns = columnsOf(`36 Référence | 110 Désignation | >340 Qté | 346 U | >420 P.U. HT | >456 Rem.
    >526 Montant HT | >558 TVA`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 48, [...order.buyer.lines, `Tél. ${order.buyer.phone}`], { size: 8 });
    pen.say(558, 30, "Commande fournisseur", { bold: true, size: 13, align: "right" });
    pairs(pen, [380, 470], 52, [
      ["N° commande", order.number],
      ["Date", day(order.date, "dd/mm/yyyy")],
      ["Livraison le", day(order.due, "dd/mm/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    pen.block(36, 92, ["Lieu de livraison :", ...order.site.lines], { size: 8 });
    pen.block(330, 106, [order.seller.name, ...order.seller.lines]);
    return 154;
  };
  const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true, size: 8 } });
  let net = 0;
  let eco = 0;
  let lot = 0;
  const lines = order.items.map((item, i) => {
    if (i % 5 === 0) {
      flow.need(54);
      flow.y =
        pen.say(110, flow.y, `LOT ${i / 5 + 1} - ${["PLOMBERIE", "CHAUFFAGE", "ÉLECTRICITÉ"][(i / 5) % 3]}`, {
          bold: true,
        }) + 2;
      lot = 0;
    }
    flow.need(40);
    const percent = item.at % 3 ? 0 : 10;
    const total = rounded(item.total * (1 - percent / 100), 2);
    net = rounded(net + total, 2);
    lot = rounded(lot + total, 2);
    flow.y = cells(pen, flow.y, columns, [
      item.sku,
      item.name,
      fr(item.quantity, 2),
      item.unit,
      fr(item.price),
      percent ? "10,00" : "",
      fr(total),
      "20,00",
    ]);
    if (item.at % 4 === 2) {
      const share = rounded(item.quantity * 0.12, 2);
      eco = rounded(eco + share, 2);
      pen.say(110, flow.y, `dont éco-participation 0,12 x ${item.quantity}`, { size: 7.5, italic: true });
      flow.y = pen.say(526, flow.y, fr(share), { size: 7.5, italic: true, align: "right" });
    }
    flow.y += 3;
    if (i % 5 === 4 || i + 1 === order.items.length) {
      pen.say(340, flow.y, "Sous-total du lot", { bold: true });
      flow.y = pen.say(526, flow.y, fr(lot), { bold: true, align: "right" }) + 6;
    }
    return total;
  });
  const carriage = 18.5;
  const tax = rounded((net + eco + carriage) * 0.2, 2);
  flow.need(84);
  pairs(pen, [360, 470], flow.y + 6, [
    ["Total HT", `${fr(net)} €`],
    ["Éco-participation", `${fr(eco)} €`],
    ["Port HT", `${fr(carriage)} €`],
    ["TVA 20 %", `${fr(tax)} €`],
    ["Total TTC", `${fr(net + eco + carriage + tax)} €`],
  ]);
  return {
    ...truly(order),
    lines: truly(order).lines!.map((line, i) => ({ ...line, lineTotal: lines[i]! })),
    requestedDate: order.due,
    currency: "EUR",
    total: rounded(net + eco + carriage + tax, 2),
  };
});

export const firmRomance = [pedido, lots];
