import { drawn } from "../_family.ts";
import { day, eu, fr, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const A4: [number, number] = [595, 842];
const UNICODE = { face: "unicode" as const, size: 8 };

/** A Mexican builder's order: position, quantity and unit first, the sum in words, tax in a box below. */
const orden = drawn("trade-es-orden", { words: "es", max: 20, base: UNICODE }, (made, pen) => {
  const order = traded(made, {
    wares: "es",
    buyers: "es",
    number: "OC-9999",
    units: ["PZA", "ROLLO", "CUBETA", "TRAMO"],
  });
  const edges = [30, 62, 112, 160, 226, 420, 496, 582];
  const captions = ["PART.", "CANT.", "UNIDAD", "CLAVE", "DESCRIPCIÓN", "P. UNITARIO", "IMPORTE"];
  const columns = columnsOf("^46 | >108 | ^136 | 163 | 229/188 | >493 | >579");
  const head = () => {
    pen.say(30, 26, order.buyer.name.toUpperCase(), { bold: true, size: 11 });
    pen.say(30, 41, "RFC: CHI980412QX5", { size: 7 });
    pen.say(582, 26, "ORDEN DE COMPRA", { bold: true, size: 13, align: "right" });
    pen.say(582, 44, `Folio: ${order.number}`, { bold: true, align: "right" });
    pen.say(582, 56, `Hoja ${pen.pages}`, { size: 7, align: "right" });
    let y = 76;
    if (pen.pages === 1) {
      pen.block(30, 51, order.buyer.lines, { size: 7 });
      pen.box(30, 78, 276, 62);
      pen.block(34, 82, [
        `Proveedor: ${order.seller.name}`,
        `Domicilio: ${order.seller.lines[0]}`,
        order.seller.lines[1]!,
        `Atención: ${order.person}`,
      ]);
      pen.box(306, 78, 276, 62);
      pairs(pen, [310, 400], 82, [
        ["Fecha:", day(order.date, "dd/mm/yyyy")],
        ["Fecha de entrega:", day(order.due, "dd/mm/yyyy")],
        ["Condiciones:", "Crédito 30 días"],
        ["Obra:", "Planta Norte, nave 3"],
      ]);
      y = 150;
    }
    captions.forEach((caption, i) => {
      pen.box(edges[i]!, y, edges[i + 1]! - edges[i]!, 15, "#dcdcdc");
      pen.box(edges[i]!, y, edges[i + 1]! - edges[i]!, 15);
      pen.say((edges[i]! + edges[i + 1]!) / 2, y + 4, caption, { bold: true, size: 7.5, align: "center" });
    });
    return y + 18;
  };
  const flow = flowOf(pen, { y: head(), bottom: 680, again: head });
  for (const item of order.items) {
    flow.need(34);
    const top = flow.y - 3;
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          us(item.quantity),
          item.unit,
          item.sku,
          item.name,
          `$ ${us(item.price)}`,
          `$ ${us(item.total)}`,
        ],
        UNICODE,
      ) + 4;
    captions.forEach((_, i) => void pen.box(edges[i]!, top, edges[i + 1]! - edges[i]!, flow.y - top - 3));
  }
  flow.need(90);
  const tax = taxOf(order, 16);
  pen.say(30, flow.y + 8, "(IMPORTE CON LETRA EN PESOS 00/100 M.N.)", { size: 7 });
  for (const [caption, value] of [
    ["SUBTOTAL", order.net],
    ["I.V.A. 16 %", tax],
    ["TOTAL", order.net + tax],
  ] as const) {
    pen.say(420, flow.y + 8, caption, { bold: true });
    pen.say(579, flow.y + 8, `$ ${us(value)}`, { align: "right" });
    flow.y += 13;
  }
  pen.say(30, flow.y + 20, "Entregar en almacén de obra de 8:00 a 16:00 h. Facturar con uso de CFDI G03.", {
    size: 7,
  });
  return { ...truly(order), currency: undefined, requestedDate: order.due, total: withTax(order, 16) };
});

/** A French craftsman's order from accounts software: rounded boxes, percent of discount, net price before the sum. */
const commande = drawn("trade-fr-artisan", { words: "fr", size: A4, max: 22, base: UNICODE }, (made, pen) => {
  const order = traded(made, {
    wares: "fr",
    buyers: "fr",
    number: "CF0009999",
    units: ["U", "ML", "PCE", "BTE"],
  });
  const columns = columnsOf(`30 Référence | 104/190 Désignation | >334 Qté | 340 Unité | >420 P.U. HT
    >460 % Rem | >508 TVA | >565 Montant HT`);
  const head = () => {
    pen.block(30, 28, [order.buyer.name, ...order.buyer.lines, `Tél. ${order.buyer.phone}`]);
    let y = 60;
    if (pen.pages === 1) {
      pen.say(30, 90, "Commande fournisseur", { bold: true, size: 14 });
      pen.box(30, 112, 250, 44);
      pairs(pen, [36, 110], 116, [
        ["Numéro", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Livraison le", day(order.due, "dd/mm/yyyy")],
      ]);
      pen.box(320, 90, 245, 66);
      pen.block(330, 98, [order.seller.name, ...order.seller.lines, "FRANCE"], { size: 9 });
      pen.say(30, 164, `Lieu de livraison : ${order.site.name}, ${order.site.lines.join(", ")}`);
      y = 184;
    } else pen.say(565, 28, `Commande fournisseur ${order.number} - Page ${pen.pages}`, { align: "right" });
    if (pen.pages > 1) y = 80;
    pen.box(30, y - 3, 535, 15, "#e6ecf2");
    return heads(pen, y, columns, { bold: true }) + 5;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 720,
    again: head,
    end: () => void pen.say(565, 730, "A reporter", { align: "right" }),
  });
  for (const item of order.items) {
    flow.need(30);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [item.sku, item.name, fr(item.quantity), item.unit, fr(item.price), "", "20,00", fr(item.total)],
        UNICODE,
      ) + 3;
    if (item.at % 5 === 3)
      flow.y = pen.say(104, flow.y, "Suivant votre devis du mois dernier", { italic: true }) + 3;
  }
  flow.need(80);
  const tax = taxOf(order, 20);
  pairs(
    pen,
    [400, 500],
    flow.y + 10,
    [
      ["Total HT", fr(order.net)],
      ["Total TVA", fr(tax)],
      ["Total TTC", `${fr(order.net + tax)} €`],
    ],
    { bold: true },
  );
  pen.say(297, 812, "SARL au capital de 8 000 € - SIRET 412 563 987 00024 - APE 4322A - TVA FR12412563987", {
    size: 6.5,
    align: "center",
  });
  return { ...truly(order), currency: "EUR", requestedDate: order.due, total: withTax(order, 20) };
});

/** A German craftsman's order: quantity and unit in one column, number and words in another, day told for the whole. */
const bestellung = drawn("trade-de-handwerk", { words: "de", size: A4, max: 22 }, (made, pen) => {
  const order = traded(made, {
    wares: "de",
    buyers: "de",
    number: "BE-20YY-99999",
    units: ["Stk", "m", "Pack", "Ring"],
  });
  const columns =
    columnsOf(`57 Pos. | >130 Menge | 136 Einh. | 176/220 Artikelbezeichnung | >460 Einzelpreis €
    >540 Gesamt €`);
  const head = () => {
    if (pen.pages > 1) {
      pen.say(57, 40, `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}`);
      pen.say(540, 40, `Seite ${pen.pages}`, { align: "right" });
      return heads(pen, 66, columns, { bold: true }) + 3;
    }
    pen.say(540, 36, order.buyer.name, { bold: true, size: 14, align: "right" });
    pen.say(57, 120, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6.5 });
    pen.block(57, 134, [order.seller.name, "Auftragsannahme", ...order.seller.lines], { size: 10 });
    pairs(pen, [370, 450], 134, [
      ["Datum:", day(order.date, "dd.mm.yyyy")],
      ["Kd.-Nr. bei Ihnen:", order.random.digits(6)],
      ["Bearbeiter:", order.person],
      ["Seite:", "1"],
    ]);
    pen.say(57, 216, `Bestellung Nr. ${order.number}`, { bold: true, size: 13 });
    pen.say(57, 240, "Sehr geehrte Damen und Herren,");
    pen.say(
      57,
      254,
      `bitte liefern Sie uns bis zum ${day(order.due, "dd.mm.yyyy")} an die Baustelle ${order.site.lines.join(", ")}:`,
    );
    const y = heads(pen, 278, columns, { bold: true });
    pen.rule(57, y, 540);
    return y + 5;
  };
  const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
  for (const item of order.items) {
    flow.need(42);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      eu(item.quantity),
      item.unit,
      item.name.replace("µ", "u"),
      eu(item.price),
      eu(item.total),
    ]);
    flow.y = pen.say(176, flow.y, `Ihre Art.-Nr. ${item.sku}`, { size: 8 }) + 5;
  }
  flow.need(90);
  pen.rule(360, flow.y, 540);
  const tax = taxOf(order, 19);
  flow.y += 4;
  for (const [caption, value] of [
    ["Nettobetrag", order.net],
    ["zzgl. 19 % MwSt.", tax],
    ["Gesamtbetrag", order.net + tax],
  ] as const) {
    pen.say(360, flow.y, caption, { bold: caption === "Gesamtbetrag" });
    pen.say(540, flow.y, eu(value), { align: "right", bold: caption === "Gesamtbetrag" });
    flow.y += 12;
  }
  flow.y = pen.say(57, flow.y + 10, "Bitte senden Sie uns eine Auftragsbestätigung.");
  pen.say(57, flow.y + 8, "Mit freundlichen Grüßen");
  return { ...truly(order), currency: "EUR", requestedDate: order.due, total: withTax(order, 19) };
});

export const tradeRomance = [orden, commande, bestellung];
