import { written } from "../_family.ts";
import { mail, type Note, noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { spoken } from "../hands/letters.ts";

const NURSERY: Note = {
  land: "us",
  firms: ["Blue Heron Nursery", "Three Sisters Landscaping", "Tolliver's Garden Center"],
  sellers: ["Ridgeline Horticultural Supply", "Greenway Wholesale"],
  people: ["Mandy Tolliver", "Chip Okafor", "Ana Brandt"],
  goods: [
    "nursery pot, blow molded, #3",
    "shade cloth 40% 12 x 50",
    "drip emitter, 1 gph, bag of 100",
    "bamboo stake 6 ft",
    "slow release 14-14-14, 50 lb",
    "plant tag, white, 5 in",
    "hose splitter, brass",
    "peat plug tray, 72 cell",
    "pruning saw blade 13 in",
  ],
  units: ["ea", "bags", "cases"],
  number: "9999",
  code: "RH-9999",
};

/** A short mail: count, cross, code and words, where to leave it, a signature with the office's address. */
const list = written("note-mail-list", { ending: "eml", max: 11 }, (plain) => {
  const order = noted(plain, NURSERY);
  return {
    bytes: mail(order, {
      from: `${order.person} <orders@customer.example>`,
      to: `${order.seller.name} <sales@supplier.example>`,
      subject: `Order - PO ${order.number}`,
      text: [
        "Hi there,",
        "",
        "Please send us:",
        "",
        ...order.items.map((item) => `- ${item.quantity} x ${item.sku} ${item.name}`),
        "",
        `We need it no later than ${day(order.due, "m/d/yyyy")}. Drop it at the growing yard, not the store:`,
        ...order.site.lines,
        "",
        "Thanks!",
        "",
        "-- ",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        `${order.buyer.phone} | open 7 days 8-6`,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ unit: null, unitPrice: null, lineTotal: null })),
    currency: null,
    total: null,
    requestedDate: order.due,
  };
});

/** Outlook's page: a table pasted from a workbook, the signature a table too, with a head office's address in it. */
const outlook = written("note-outlook-html", { ending: "eml", max: 14 }, (plain) => {
  const order = noted(plain, {
    ...NURSERY,
    firms: ["Harbor Point Marina LLC", "Stillwater Boatworks", "Lakeview Yacht Basin"],
    sellers: ["Coastal Marine Distributors", "Tidewater Chandlery Inc."],
    goods: [
      "Dock line, 5/8 x 25, navy",
      "Fender, cylindrical, 8.5 x 27",
      "Bilge pump 1100 GPH",
      "Antifouling paint, gal, black",
      "Zinc anode, shaft 1-1/4",
      "Shackle, bow, SS 3/8",
      "Impeller kit",
      "Epoxy resin, quart",
    ],
    units: ["EA", "GAL", "KIT"],
    number: "HP-YY-999",
    code: "99-99999",
  });
  const cell = (value: string | number, right = false) =>
    `<td style='border:solid windowtext 1.0pt;padding:0in 5.4pt 0in 5.4pt'><p class=MsoNormal${right ? " align=right" : ""}><span style='color:black'>${value}<o:p></o:p></span></p></td>`;
  const say = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;
  return {
    bytes: mail(order, {
      from: `"${order.person}" <purchasing@customer.example>`,
      to: "Orders <orders@supplier.example>",
      subject: `Purchase order ${order.number} for ${spoken(order.due)}`,
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0in;font-size:11.0pt;font-family:"Calibri",sans-serif}</style></head><body lang=EN-US><div class=WordSection1>${say("Good morning,")}${say("&nbsp;")}${say(`Please enter the order below under PO <b>${order.number}</b>. Ship to ${order.site.name}, ${order.site.lines.join(", ")}. Required on site ${day(order.due, "m/d/yyyy")}.`)}${say("&nbsp;")}
<table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr>${["Part No", "Description", "Qty", "UOM", "Unit Cost", "Ext Cost"].map((one) => cell(`<b>${one}</b>`)).join("")}</tr>${order.items
        .map(
          (item) =>
            `<tr>${cell(item.sku)}${cell(item.name)}${cell(item.quantity, true)}${cell(item.unit)}${cell(`$${us(item.price)}`, true)}${cell(`$${us(item.total)}`, true)}</tr>`,
        )
        .join(
          "",
        )}<tr>${cell("&nbsp;")}${cell("&nbsp;")}${cell("&nbsp;")}${cell("&nbsp;")}${cell("<b>Total</b>")}${cell(`<b>$${us(order.net)}</b>`, true)}</tr></table>${say("&nbsp;")}${say("Please confirm receipt and the ship date.")}${say("&nbsp;")}
<table border=0 cellpadding=0><tr><td style='border-right:solid navy 2pt;padding:0 8pt'>${say(`<b>${order.person}</b>`)}${say("Parts &amp; Service Manager")}</td><td style='padding:0 8pt'>${say(`<b>${order.buyer.name}</b>`)}${order.buyer.lines.map(say).join("")}${say(`T ${order.buyer.phone}`)}</td></tr></table></div></body></html>`,
    }),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A shop program's notice to its owner in plain text, Spanish: articles with their counts, sums, two addresses. */
const tienda = written("note-tienda-es", { ending: "eml", max: 9 }, (plain) => {
  const order = noted(plain, {
    land: "es",
    firms: ["Cafetería La Espiga, S.L.", "Hostal Mirador del Turia", "Colegio Santa Águeda"],
    sellers: ["Distribuciones Monteagudo", "Menaje Levante"],
    people: ["Begoña Ferrer", "Iker Salas"],
    goods: [
      "Vaso de caña 25 cl, caja 24",
      "Bandeja inox. 40 x 30",
      "Servilleta 2 capas 30 x 30, paquete 100",
      "Cafetera émbolo 1 litro",
      "Mantel papel, rollo 1 x 100 m",
      "Cuchara postre, docena",
    ],
    units: ["ud"],
    number: "99999",
    code: "ML999",
  });
  const ship = 9.9;
  const tax = rounded((order.net + ship) * 0.21, 2);
  const total = rounded(order.net + ship + tax, 2);
  const ruled = "=".repeat(52);
  return {
    bytes: mail(order, {
      from: "Menaje Levante <tienda@supplier.example>",
      to: "pedidos@supplier.example",
      subject: `[Tienda] Nuevo pedido (${order.number}) - ${spoken(order.date, "es")}`,
      text: [
        ruled,
        `Nuevo pedido: nº ${order.number}`,
        ruled,
        "",
        `Has recibido el siguiente pedido de ${order.person}:`,
        "",
        `[Pedido nº ${order.number}] (${spoken(order.date, "es")})`,
        "",
        ...order.items.flatMap((item) => [
          `${item.name} (#${item.sku})`,
          `  × ${item.quantity}  a ${eu(item.price)} €  = ${eu(item.total)} €`,
          "",
        ]),
        "----------",
        "",
        `Subtotal:\t${eu(order.net)} €`,
        `Envío:\t${eu(ship)} € vía Transportista`,
        `IVA:\t${eu(tax)} €`,
        "Método de pago:\tTransferencia bancaria",
        `Total:\t${eu(total)} €`,
        "",
        "----------",
        "",
        "Dirección de facturación",
        "",
        order.buyer.name,
        order.person,
        ...order.buyer.lines,
        order.buyer.phone,
        "compras@cliente.example",
        "",
        "Dirección de envío",
        "",
        order.buyer.name,
        ...order.site.lines,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ unit: null })),
    currency: "EUR",
    total,
  };
});

/** A German craftsman's mail saved as Latin-1: a line an article, pieces with their price, where to and by when in words. */
const werkstatt = written("note-mail-werkstatt-de", { ending: "eml", max: 9 }, (plain) => {
  const order = noted(plain, {
    land: "de",
    firms: ["Fahrradwerkstatt Speiche", "Zweirad Lüttmann e.K.", "Velo-Eck Inh. Jens Bär"],
    sellers: ["Bike Parts Großhandel GmbH", "Radteile Nord"],
    people: ["Jens Bär", "Käthe Lüttmann"],
    goods: [
      "Kette 11-fach, 118 Glieder",
      "Schlauch 28 Zoll, Autoventil",
      "Bremsbelag Scheibe, organisch",
      "Speiche 2,0 x 292 mm schwarz",
      "Mantel 47-622 Reflex",
      "Sattelstütze 27,2 x 350",
    ],
    units: ["Stück", "Paar"],
    number: "WB-999",
    code: "999.9999",
  });
  return {
    bytes: mail(order, {
      charset: "latin",
      from: `${order.person} <werkstatt@kunde.example>`,
      to: "bestellung@lieferant.example",
      subject: `Bestellung ${order.number}`,
      text: [
        "Moin zusammen,",
        "",
        "wir brauchen Nachschub, bitte schickt uns:",
        "",
        ...order.items.map(
          (item) => `${item.quantity} ${item.unit} ${item.name} (Nr. ${item.sku}) je ${eu(item.price)} EUR`,
        ),
        "",
        `Macht nach meiner Rechnung ${eu(order.net)} EUR ohne MwSt. und Versand.`,
        `Unsere Bestellnummer ist ${order.number}. Wenn es geht bis zum ${day(order.due, "dd.mm.yyyy")}, danach haben wir Betriebsferien.`,
        "",
        `Lieferadresse ist diesmal das Lager: ${order.site.lines.join(", ")}`,
        "",
        "Besten Dank und Grüße",
        order.person,
        "",
        "-- ",
        order.buyer.name,
        order.buyer.lines.join(" | "),
        `Tel. ${order.buyer.phone} | USt-IdNr. DE${order.random.digits(9)}`,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

export const noteMails = [list, outlook, tienda, werkstatt];
