import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sums } from "../_ledger.ts";
import { sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, eu, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A Spanish plant's smart form: long texts before the table, gross price, discount and net price as rows of conditions below, delivery shares in dates, per hundred or thousand. */
const shares = drawn(
  "ledger-reparto-condiciones-es",
  { words: "es", max: 16, size: [595, 842], bases: [1, 100, 1000], priceDecimals: 2 },
  (made, pen) => {
    const order = traded(made, {
      wares: "es",
      buyers: [
        "Siderúrgica del Nalón, S.A.",
        "Envases Plásticos de Utrera, S.L.",
        "Bodegas Torre Albarrán, S.A.",
      ],
      number: "4500999999",
      units: ["UN", "KG", "M"],
    });
    const columns = columnsOf(`40 Pos.¶ | 72 Material¶Denominación | >330 Cantidad¶ | 335 UM¶
      >450 Precio neto¶ | 455 Por¶ | >555 Valor neto¶EUR`);
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
      pen.say(40, 46, order.buyer.lines.join(" · "), { size: 8 });
      pen.say(555, 30, `Pedido ${order.number}`, { bold: true, size: 12, align: right });
      pen.say(555, 46, `Página ${pen.pages}`, { size: 8, align: right });
      if (pen.pages > 1) return 74;
      pen.block(40, 76, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [330, 440], 76, [
        ["Número/Fecha", `${order.number} / ${day(order.date, "dd.mm.yyyy")}`],
        ["Persona de contacto", order.person],
        ["Su nº de proveedor", `10${order.random.digits(4)}`],
        ["Moneda", "EUR"],
        ["Cond. pago", "60 días F.F."],
      ]);
      let y = pen.block(40, 146, ["Rogamos suministren a:", order.site.name, ...order.site.lines]);
      for (const text of [
        "Les rogamos indiquen nuestro número de pedido en albaranes y facturas. Los portes superiores a 150 EUR precisan autorización previa.",
        "Recepción de mercancía de lunes a viernes de 7:30 a 13:45. La no devolución del acuse en 3 días supone la aceptación del pedido.",
      ])
        y = pen.say(40, y + 5, text, { size: 8, width: 515 });
      return y + 12;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      const off = item.at % 3 === 0 ? 10 : 0;
      const gross = rounded((item.price * 100) / (100 - off), 2);
      flow.need(100);
      flow.y = cells(pen, flow.y, columns, [
        String(item.at * 10).padStart(5, "0"),
        item.buyerSku,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        `${item.basis} ${item.unit}`,
        eu(item.total),
      ]);
      flow.y = pen.say(72, flow.y, item.name);
      flow.y = pen.say(72, flow.y, `Su referencia: ${item.sku}`, { size: 8 });
      if (off) {
        pen.say(72, flow.y, "Precio bruto", { size: 8 });
        flow.y = pen.say(450, flow.y, `${eu(gross)} EUR / ${item.basis} ${item.unit}`, {
          size: 8,
          align: right,
        });
        pen.say(72, flow.y, "Descuento % proveedor", { size: 8 });
        flow.y = pen.say(450, flow.y, `${eu(off, 3)}- %`, { size: 8, align: right });
      }
      const part = Math.floor(item.quantity / 2);
      if (item.at % 2 && part) {
        pen.say(72, flow.y, "Reparto:", { size: 8 });
        flow.y = pen.say(120, flow.y, `${day(item.due, "dd.mm.yyyy")}     ${eu(part, 0)} ${item.unit}`, {
          size: 8,
        });
        flow.y = pen.say(
          120,
          flow.y,
          `${day(later(item.due, 21), "dd.mm.yyyy")}     ${eu(item.quantity - part, 0)} ${item.unit}`,
          { size: 8 },
        );
      } else flow.y = pen.say(72, flow.y, `Fecha de entrega: ${day(item.due, "dd.mm.yyyy")}`, { size: 8 });
      flow.y += 6;
    }
    pen.rule(40, flow.y, 555);
    sums(pen, flow, [450, 555], [["Valor neto total sin IVA EUR", eu(order.net)]], { bold: true });
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "EUR" });
  },
);

/** A large suite's plain text print in a fixed font: captions in boxes, the line's own row without a count, shipments below with place, day and count. */
const shipments = drawn(
  "ledger-shipments-count-below",
  { max: 14, priceDecimals: 4, base: { size: 8 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.electric,
        buyers: ASKING.plants,
        number: "899999",
        units: ["Each", "Roll"],
      }),
      ["Harwick East Plant", "Granger Spare Parts Store"],
    );
    const columns = columnsOf(`34 Line | 66/200 Part Number / Description | 280 Delivery Date/Time
      >420 Quantity | 426 UOM | >500 Unit Price¶(USD) | 516 Tax | >580 Amount¶(USD)`);
    const head = () => {
      pen.say(34, 24, order.buyer.name, { bold: true, size: 11 });
      [
        ["Type", "Standard Purchase Order"],
        ["Order", order.number],
        ["Revision", "0"],
        ["Page", `${pen.pages}`],
      ].forEach(([caption, value], i) => {
        pen.box(300 + i * 71, 22, 71, 32);
        pen.say(303 + i * 71, 25, caption!, { size: 6.5 });
        pen.say(303 + i * 71, 35, value!, { bold: true, size: 8, width: 66 });
      });
      [
        ["Order Date", day(order.date, "dd-MON-yyyy")],
        ["Buyer", order.person],
        ["Revision Date", ""],
        ["Buyer", ""],
      ].forEach(([caption, value], i) => {
        pen.box(300 + i * 71, 54, 71, 24);
        pen.say(303 + i * 71, 57, caption!, { size: 6.5 });
        pen.say(303 + i * 71, 66, value!, { size: 8 });
      });
      if (pen.pages > 1) return 90;
      pen.block(34, 40, order.buyer.lines);
      under(pen, [34, 88], "Supplier:", order.seller);
      under(pen, [300, 88], "Ship To:", order.site);
      pairs(pen, [34, 130], 140, [
        ["Payment Terms", "45 Days Net"],
        ["Freight Terms", "Due"],
        ["Confirm To/Telephone", "(555) 010-4431"],
      ]);
      pen.say(
        34,
        174,
        "Notes: Acknowledge within 2 business days. Invoices without the order number 8 digits or less are returned.",
        { size: 7.5 },
      );
      return 194;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true, size: 7.5 } });
    for (const item of order.items) {
      const part = item.at % 3 === 0 ? Math.floor(item.quantity / 2) : 0;
      const counts = part ? [part, item.quantity - part] : [item.quantity];
      flow.need(30 + counts.length * 24);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        null,
        null,
        null,
        us(item.price, 4),
        "N",
        us(item.total),
      ]);
      flow.y = pen.say(66, flow.y, item.name, { width: 200 });
      flow.y = pen.say(66, flow.y, `Supplier Item: ${item.sku}`);
      counts.forEach((count, i) => {
        pen.say(
          66,
          flow.y,
          i ? "Ship To: Use the ship-to address above" : "Ship To: Address at top of page",
          { size: 7 },
        );
        pen.say(280, flow.y, `${day(later(item.due, i * 10), "dd-MON-yyyy")} 00:00`);
        pen.say(420, flow.y, us(count, 0), { align: right });
        flow.y = pen.say(426, flow.y, item.unit);
      });
      flow.y += 6;
    }
    sums(pen, flow, [500, 580], [["Total:", `${us(order.net)} (USD)`]], { bold: true });
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" });
  },
);

/** A mid-range suite: free texts of several lines under lines, each with numbers of its own; text lines numbered among the goods without count or price. */
const texts = drawn(
  "ledger-text-lines-numbered",
  { max: 20, priceDecimals: 4, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.chemicals,
        buyers: ["Calumet Coil Coating", "Big Sandy Rail Services", "Mason-Dixon Tank Cleaning Inc"],
        number: "1499999",
        units: ["EA", "GA", "DR"],
      }),
      ["Coating Line 2 Store", "Yard Office"],
    );
    const columns = columnsOf(`36 Line¶Number | 84/206 Description /¶Supplier Item | >356 Quantity¶Ordered
      362 Tr.¶UoM | >450 Unit¶Price | 456 Pr.¶UM | >530 Extended¶Price | 536 Requested¶Date`);
    const head = () => {
      pen.say(36, 26, "R55435001", { size: 7 });
      pen.say(306, 26, order.buyer.name, { bold: true, size: 11, align: "center" });
      pen.say(306, 41, "Purchase Order", { align: "center" });
      pairs(pen, [440, 510], 26, [
        ["Date -", day(order.date, "mm/dd/yy")],
        ["Page -", String(pen.pages)],
        ["Order No -", `${order.number} OP 000`],
      ]);
      if (pen.pages > 1) return 74;
      under(pen, [36, 64], "Supplier", order.seller);
      under(pen, [250, 64], "Ship To", order.site);
      pairs(pen, [36, 110], 116, [
        ["Order Taken By", ""],
        ["Buyer", order.person],
        ["Ship Date", day(order.due, "mm/dd/yy")],
        ["Instr.", "Call 24 hours ahead"],
      ]);
      return 176;
    };
    const flow = wayOf(pen, { columns, head, bottom: 725, caption: { bold: true, size: 8 } });
    let number = 0;
    for (const item of order.items) {
      flow.need(60);
      number++;
      flow.y = cells(pen, flow.y, columns, [
        number.toFixed(3),
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        item.unit,
        us(item.total),
        day(item.due, "mm/dd/yy"),
      ]);
      flow.y = pen.say(84, flow.y, item.sku);
      if (item.at % 4 === 0) {
        number++;
        flow.y = cells(pen, flow.y + 2, columns, [
          number.toFixed(3),
          "SDS and batch certificate to be sent with goods",
          null,
          null,
          null,
          null,
          null,
          null,
        ]);
      }
      if (item.at % 5 === 2)
        flow.y = pen.block(
          100,
          flow.y,
          [
            `Ref. quotation ${order.random.digits(6)} of ${day(order.date, "mm/dd/yy")}.`,
            `Minimum shelf life 18 months; 4 drums per pallet; gross 880 LB each pallet.`,
          ],
          { size: 7.5 },
        );
      flow.y += 4;
    }
    sums(
      pen,
      flow,
      [450, 530],
      [
        ["Order Gross", us(order.net)],
        ["Tax", "0.00"],
        ["Total Order", us(order.net)],
      ],
    );
    return told(order, { requestedDate: order.due });
  },
);

/** A German ledger's letter: no caption for number or day but in sentences, remarks rows between, sums with Zwischensumme and a tax table on the last sheet. */
const sentences = drawn(
  "ledger-nummer-im-satz-de",
  { words: "de", max: 24, size: [595, 842], base: { size: 9 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "de",
      buyers: "de",
      number: "EB-YY-9999",
      units: ["Stück", "Meter", "Packung"],
    });
    const columns = columnsOf(`50 Nr. | 120/170 Beschreibung | >350 Menge | 355 Einheit | >450 EK-Preis
      >480 MwSt | >550 Betrag`);
    const head = () => {
      pen.say(550, 34, order.buyer.name, { bold: true, size: 13, align: right });
      if (pen.pages > 1) {
        pen.say(50, 34, `Bestellung ${order.number}, Seite ${pen.pages}`, { size: 8 });
        return 66;
      }
      pen.say(50, 92, [order.buyer.name, ...order.buyer.lines].join(" · "), { size: 6.5 });
      pen.block(50, 106, [order.seller.name, ...order.seller.lines]);
      pen.say(550, 150, `${order.buyer.lines[1]}, ${day(order.date, "dd.mm.yyyy")}`, { align: right });
      pen.say(50, 180, `Unsere Bestellung Nr. ${order.number}`, { bold: true, size: 12 });
      pen.block(50, 202, [
        "Sehr geehrte Damen und Herren,",
        `wir bestellen zur Lieferung bis zum ${day(order.due, "dd.mm.yyyy")} wie folgt. Rückfragen bitte an ${order.person}.`,
      ]);
      return 238;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true } });
    for (const item of order.items) {
      flow.need(40);
      if (item.at % 6 === 1)
        flow.y =
          pen.say(
            120,
            flow.y,
            ["Für Auftrag 22-118, Halle 3:", "Lagerergänzung:"][item.at % 4 === 1 ? 0 : 1]!,
            { italic: true },
          ) + 2;
      flow.y =
        cells(pen, flow.y, columns, [
          item.sku,
          item.name,
          eu(item.quantity, 0),
          item.unit,
          eu(item.price),
          "19 %",
          eu(item.total),
        ]) + 4;
    }
    sums(
      pen,
      flow,
      [480, 550],
      [
        ["Zwischensumme EUR ohne MwSt.", eu(order.net)],
        ["19 % MwSt.", eu(taxOf(order, 19))],
        ["Total EUR inkl. MwSt.", eu(withTax(order, 19))],
      ],
      { bold: true },
    );
    flow.need(60);
    pen.block(50, flow.y + 8, ["Mit freundlichen Grüßen", order.buyer.name, order.person]);
    return told(order, {
      currency: "EUR",
      requestedDate: order.due,
      total: withTax(order, 19),
      shipTo: undefined,
    });
  },
);

/** A French plant's order: family headings with their sums, ecological charge as its own column, packing count, net price by a stated count, words over two lines. */
const families = drawn(
  "ledger-familles-conditionnement-fr",
  { words: "fr", min: 6, max: 34, size: [595, 842], base: { size: 8 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "fr",
      buyers: ["Comptoir Électrique du Velay", "Thermal Sud SAS", "Ets Malardier et Cie"],
      number: "CF9999999",
      units: ["PCE", "COU", "BTE"],
    });
    const columns = columnsOf(`36 Référence¶fournisseur | 110/150 Libellé¶ | >290 Cdt¶
      >340 Quantité¶commandée | 346 Un.¶ | >420 P.U. net¶HT | >462 Éco-¶contrib. | >530 Montant¶HT
      538 TVA¶`);
    const head = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
      pen.block(36, 46, order.buyer.lines);
      pen.say(560, 28, `BON DE COMMANDE FOURNISSEUR`, { bold: true, size: 11, align: right });
      pairs(pen, [400, 470], 46, [
        ["Numéro", order.number],
        ["Date", day(order.date, "dd/mm/yy")],
        ["Livraison le", day(order.due, "dd/mm/yy")],
        ["Page", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 104;
      pen.block(36, 98, [`Fournisseur : ${order.seller.name}`, ...order.seller.lines]);
      pen.block(320, 98, ["Livré à :", order.site.name, ...order.site.lines]);
      return 152;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, band: "bar", caption: { bold: true, size: 7.5 } });
    const third = Math.ceil(order.items.length / 3);
    ["APPAREILLAGE", "CHAUFFAGE SANITAIRE", "CONSOMMABLES"].forEach((family, i) => {
      const items = order.items.slice(i * third, (i + 1) * third);
      if (!items.length) return;
      flow.need(50);
      flow.y = pen.say(110, flow.y, `*** ${family} ***`, { bold: true }) + 2;
      for (const item of items) {
        flow.need(30);
        flow.y =
          cells(pen, flow.y, columns, [
            item.sku,
            item.name,
            [1, 10, 50][item.at % 3]!,
            fr(item.quantity, 0),
            item.unit,
            fr(item.price),
            "0,00",
            fr(item.total),
            "1",
          ]) + 3;
      }
      const sum = rounded(
        items.reduce((all, { total }) => all + total, 0),
        2,
      );
      flow.need(20);
      pen.say(462, flow.y, `Sous-total ${family.toLowerCase()}`, { align: right, italic: true });
      flow.y = pen.say(530, flow.y, fr(sum), { align: right, italic: true }) + 5;
    });
    sums(
      pen,
      flow,
      [462, 530],
      [
        ["Total HT", fr(order.net)],
        ["TVA 20,00 % (code 1)", fr(taxOf(order, 20))],
        ["NET À PAYER EUR", fr(withTax(order, 20))],
      ],
      { bold: true },
    );
    return told(order, { currency: "EUR", requestedDate: order.due, total: withTax(order, 20) });
  },
);

export const ledgerGiants = [shares, shipments, texts, sentences, families];
