import { wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const right = "right" as const;
const A4: [number, number] = [595, 842];

/** An Australian firm's cloud books: title large, captions above their values in a column, tax rate before the amount, where to deliver at the foot. */
const cloudBooks = drawn("mix-cloud-books-au", { max: 14, size: A4 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: [
        "Timber decking merbau 140 x 19, 5.4 m",
        "Galvanised post stirrup 90 mm",
        "Exterior oil natural 10 L",
        "Joist hanger 45 x 120",
        "Batten screw 14g x 100, box of 50",
      ],
      buyers: [
        "Coastline Decks & Pergolas Pty Ltd",
        "Banksia Landscapes",
        "Northern Rivers Carports Pty Ltd",
      ],
      number: "PO-9999",
      units: ["EA"],
    }),
    ["Site: Lot 14 Ocean View Estate", "Job 2207, Mason residence"],
    ["Lot 14 Casuarina Drive", "22 Headland Parade"],
  );
  const isCoded = order.random.chance(0.5);
  const columns = [
    ...(isCoded ? [{ x: 40, head: "Item" }] : []),
    { x: isCoded ? 110 : 40, width: 200, head: "Description" },
    { x: 370, align: right, head: "Quantity" },
    { x: 435, align: right, head: "Unit Price" },
    { x: 480, align: right, head: "GST" },
    { x: 555, align: right, head: "Amount AUD" },
  ];
  const head = () => {
    if (pen.pages > 1) return 50;
    pen.say(40, 60, "PURCHASE ORDER", { size: 22 });
    pen.say(60, 100, order.seller.name);
    pen.block(60, 111, order.seller.lines);
    let y = 60;
    for (const [caption, value] of [
      ["Purchase Order Date", day(order.date, "d Mon yyyy")],
      ["Delivery Date", day(order.due, "d Mon yyyy")],
      ["Purchase Order Number", order.number],
      ["Reference", `Job ${order.random.digits(4)}`],
      ["ABN", "51 824 753 556"],
    ] as const) {
      pen.say(330, y, caption, { bold: true, size: 8 });
      y = pen.say(330, y + 10, value) + 5;
    }
    pen.block(455, 60, [order.buyer.name, ...order.buyer.lines, "AUSTRALIA"], { width: 110, size: 8 });
    return 220;
  };
  const flow = wayOf(pen, { columns, head, bottom: 700, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(30);
    const note = item.at % 4 === 2 ? `${item.name} - cut to length, no joins` : item.name;
    flow.y =
      cells(pen, flow.y, columns, [
        ...(isCoded ? [item.sku] : []),
        isCoded ? note : `${item.sku} ${note}`,
        us(item.quantity),
        us(item.price),
        "10%",
        us(item.total),
      ]) + 4;
    pen.rule(40, flow.y - 2, 555);
  }
  flow.need(170);
  for (const [caption, value] of [
    ["Subtotal", order.net],
    ["TOTAL GST 10%", taxOf(order, 10)],
    ["TOTAL AUD", withTax(order, 10)],
  ] as const) {
    pen.say(470, flow.y + 4, caption, { align: right, bold: caption.endsWith("AUD") });
    flow.y = pen.say(555, flow.y + 4, us(value), { align: right }) + 2;
  }
  flow.y += 20;
  pen.say(40, flow.y, "DELIVERY DETAILS", { size: 13 });
  for (const [x, caption, lines] of [
    [40, "Delivery Address", [order.site.name, ...order.site.lines]],
    [230, "Attention", [order.person]],
    [360, "Delivery Instructions", ["Forklift on site until 2 pm.", "Stack clear of driveway."]],
  ] as const) {
    pen.say(x, flow.y + 22, caption, { bold: true, size: 8 });
    pen.block(x, flow.y + 33, [...lines]);
  }
  return told(order, {
    line: () => ({ unit: null }),
    currency: "AUD",
    requestedDate: order.due,
    total: withTax(order, 10),
  });
});

/** A German craft firm's bookkeeping program: count and unit first, texts below an article, a rebate on the sum, our number at the seller's. */
const german = drawn(
  "mix-kaufmann-rabatt-de",
  { words: "de", max: 16, size: A4, base: { face: "serif" } },
  (made, pen) => {
    const order = traded(made, {
      wares: "de",
      buyers: ["Elektro Sander e.K.", "Heizungsbau Gruber GmbH", "Autohaus Lindenhof KG"],
      number: "BE-YY-9999",
      units: ["Stk", "m", "Pkg"],
    });
    const rebate = taxOf(order, 3);
    const net = rounded(order.net - rebate, 2);
    const tax = rounded(net * 0.19, 2);
    const columns = columnsOf(`50 Pos | >110 Menge | 116 Einh. | 150 Art.-Nr. | 225/170 Bezeichnung
      >470 E-Preis € | >550 G-Preis €`);
    const head = () => {
      if (pen.pages > 1) {
        pen.say(50, 40, `Seite ${pen.pages} zur Bestellung ${order.number}`);
        return 66;
      }
      pen.say(50, 40, order.buyer.name, { bold: true, size: 15 });
      pen.say(50, 100, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
      pen.block(50, 114, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [370, 470], 114, [
        ["Bestell-Nr.:", order.number],
        ["Datum:", day(order.date, "dd.mm.yyyy")],
        ["Unsere Kd.-Nr.:", order.random.digits(5)],
        ["Liefertermin:", day(order.due, "dd.mm.yyyy")],
        ["Bearbeiter:", order.person],
      ]);
      pen.say(50, 200, `Bestellung ${order.number}`, { bold: true, size: 13 });
      pen.say(50, 222, "Sehr geehrte Damen und Herren, wir bestellen zur umgehenden Lieferung:");
      return 246;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740 });
    for (const item of order.items) {
      flow.need(40);
      const next = cells(pen, flow.y, columns, [
        item.at,
        eu(item.quantity),
        item.unit,
        item.sku,
        item.name,
        eu(item.price),
        eu(item.total),
      ]);
      flow.y =
        item.at % 3 === 1
          ? pen.say(225, next, "Lieferung frei Baustelle, 2 Paletten", { size: 8 }) + 3
          : next + 3;
    }
    flow.need(80);
    pen.rule(50, flow.y, 550);
    for (const [caption, value] of [
      ["Zwischensumme", order.net],
      ["abzgl. 3,00 % Rabatt", -rebate],
      ["Nettobetrag", net],
      ["zzgl. 19,00 % MwSt", tax],
      ["Gesamtbetrag", net + tax],
    ] as const) {
      pen.say(360, flow.y + 4, caption);
      flow.y = pen.say(550, flow.y + 4, `${eu(value)} €`, { align: right });
    }
    pen.say(
      50,
      780,
      "Sparkasse Nordmark IBAN DE02 1203 0000 0000 2020 51 · USt-IdNr. DE 811 223 344 · Amtsgericht Kiel HRA 4471",
      {
        size: 6.5,
      },
    );
    return { ...truly(order), currency: "EUR", requestedDate: order.due, total: rounded(net + tax, 2) };
  },
);

/** A Spanish shop's invoicing program: boxes with small captions, a discount by line, taxes and the equivalence surcharge in a strip at the foot. */
const spanish = drawn("mix-recargo-equivalencia-es", { words: "es", max: 18, size: A4 }, (made, pen) => {
  const order = traded(made, {
    wares: "es",
    buyers: ["Ferretería El Candil", "Droguería Hnos. Pastor, C.B.", "Suministros La Vega, S.L."],
    number: "999999",
    units: ["UND"],
  });
  const { off, totals, net } = discounted(order, [0, 0, 10, 15, 25]);
  const tax = rounded(net * 0.21, 2);
  const surcharge = rounded(net * 0.052, 2);
  const columns =
    columnsOf(`40 ARTÍCULO | 120/200 DESCRIPCIÓN | >355 CANTIDAD | >435 PRECIO UNIDAD | >480 DTO.
    >555 TOTAL`);
  const strip = (y: number, fields: [string, string][]) => {
    const width = 515 / fields.length;
    pen.box(40, y, 515, 30);
    for (const [i, [caption, value]] of fields.entries()) {
      if (i) pen.rule(40 + i * width, y, 40 + i * width, y + 30);
      pen.say(44 + i * width, y + 3, caption, { size: 6.5 });
      pen.say(44 + i * width, y + 15, value);
    }
  };
  const head = () => {
    pen.say(40, 34, order.buyer.name, { bold: true, size: 14 });
    pen.block(40, 52, [...order.buyer.lines, "C.I.F. B-41.220.881", `Tel. ${order.buyer.phone}`], {
      size: 8,
    });
    pen.say(555, 34, "PEDIDO A PROVEEDOR", { bold: true, size: 13, align: right });
    pen.box(310, 56, 245, 58);
    pen.block(318, 62, [order.seller.name, ...order.seller.lines]);
    strip(124, [
      ["Nº PEDIDO", order.number],
      ["FECHA", day(order.date, "dd/mm/yyyy")],
      ["Nº PROVEEDOR", order.random.digits(4)],
      ["FECHA ENTREGA", day(order.due, "dd/mm/yyyy")],
      ["PÁGINA", String(pen.pages)],
    ]);
    return 168;
  };
  const flow = wayOf(pen, { columns, head, bottom: 690, caption: { size: 7.5, bold: true } });
  for (const [i, item] of order.items.entries()) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        eu(item.quantity),
        eu(item.price),
        off[i] ? `${eu(off[i]!)}%` : "",
        eu(totals[i]!),
      ]) + 3;
  }
  strip(720, [
    ["TOTAL BRUTO", eu(net)],
    ["BASE IMPONIBLE", eu(net)],
    ["% I.V.A.", "21,00"],
    ["I.V.A.", eu(tax)],
    ["% R.E.", "5,20"],
    ["R.E.", eu(surcharge)],
    ["TOTAL EUROS", eu(net + tax + surcharge)],
  ]);
  pen.say(40, 760, "FORMA DE PAGO: RECIBO 30 DÍAS FECHA FACTURA", { size: 8 });
  return {
    ...truly(order),
    lines: truly(order).lines!.map((line, i) => ({ ...line, unit: null, lineTotal: totals[i]! })),
    currency: "EUR",
    requestedDate: order.due,
    total: rounded(net + tax + surcharge, 2),
  };
});

export const mixLedgers = [cloudBooks, german, spanish];
