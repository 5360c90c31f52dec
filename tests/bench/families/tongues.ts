import { drawn } from "./_family.ts";
import { day, eu, fr, us } from "./_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "./_table.ts";

const A4: [number, number] = [595, 842];

/** A German order: positions of two lines, prices per 100, sums carried over from page to page. */
const german = drawn(
  "X-bestellung",
  { words: "de", size: A4, max: 45, bases: [1, 1, 100], forms: ["runs", "words", "shuffled"] },
  (order, pen) => {
    const columns = columnsOf(`56 Pos. | 84 Artikel-Nr. | 160/170 Bezeichnung | >380 Menge | 386 ME
      >460 Preis | >482 PE | >548 Betrag EUR`);
    pen.say(56, 40, order.buyer.name, { bold: true, size: 14 });
    pen.say(56, 120, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 6 });
    pen.block(56, 132, [order.seller.name, ...order.seller.lines]);
    pen.say(56, 220, `Bestellung ${order.number}`, { bold: true, size: 13 });
    pairs(pen, [360, 450], 132, [
      ["Bestelldatum:", day(order.date, "dd.mm.yyyy")],
      ["Lieferanten-Nr.:", "70114"],
      ["Ihre Kunden-Nr.:", "K-20881"],
      ["Ansprechpartner:", order.person],
      ["Liefertermin:", day(order.due, "dd.mm.yyyy")],
      ["Seite:", "1"],
    ]);
    pen.say(
      56,
      240,
      `Wir bestellen zu unseren Einkaufsbedingungen. Lieferanschrift: ${order.site.lines.join(", ")}`,
      { size: 8 },
    );
    let sum = 0;
    const head = () => {
      const y = pen.pages === 1 ? 262 : 70;
      if (pen.pages > 1)
        pen.say(
          56,
          40,
          `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}    Seite: ${pen.pages}`,
        );
      pen.rule(56, y - 3, 548);
      const rows = heads(pen, y, columns, { bold: true });
      pen.rule(56, rows, 548);
      if (pen.pages === 1) return rows + 5;
      pen.say(460, rows + 4, "Übertrag:", { align: "right" });
      return pen.say(548, rows + 4, eu(sum), { align: "right" }) + 4;
    };
    const carry = () => {
      pen.say(460, 760, "Übertrag:", { align: "right" });
      pen.say(548, 760, eu(sum), { align: "right" });
    };
    const flow = flowOf(pen, { y: head(), bottom: 745, again: head, end: carry });
    for (const item of order.items) {
      flow.need(40);
      flow.y = cells(pen, flow.y, columns, [
        item.at * 10,
        item.buyerSku,
        item.name,
        eu(item.quantity, 0),
        item.unit,
        eu(item.price),
        item.basis,
        eu(item.total),
      ]);
      flow.y = pen.say(160, flow.y, `Ihre Art.-Nr.: ${item.sku}`, { size: 8 });
      if (order.random.chance(0.3))
        flow.y = pen.say(160, flow.y, `Liefertermin: KW ${order.random.int(10, 50)}`, { size: 8 });
      flow.y += 4;
      sum = Number((sum + item.total).toFixed(2));
    }
    flow.need(60);
    const tax = Number((order.net * 0.19).toFixed(2));
    pen.rule(56, flow.y, 548);
    [
      ["Nettobetrag", order.net],
      ["zzgl. 19 % MwSt.", tax],
      ["Gesamtbetrag EUR", order.net + tax],
    ].forEach(([caption, amount], i) => {
      pen.say(460, flow.y + 6 + i * 13, String(caption), { align: "right", bold: i === 2 });
      pen.say(548, flow.y + 6 + i * 13, eu(Number(amount)), { align: "right", bold: i === 2 });
    });
    return {
      currency: "EUR",
      requestedDate: order.due,
      total: Number((order.net + tax).toFixed(2)),
      line: (item) => ({ buyerSku: item.buyerSku }),
    };
  },
);

/** A French order: discounts, report and à reporter, blanks in figures. */
const french = drawn("X-bon-de-commande", { words: "fr", size: A4, max: 45 }, (order, pen) => {
  const columns = columnsOf(`44 Référence | 120/190 Désignation | >350 Qté | 358 Unité | >440 P.U. HT
    >482 Rem. % | >552 Montant HT`);
  const rates = order.items.map(() => order.random.pick([0, 0, 5, 10]));
  const totals = order.items.map((item, i) => Number((item.total * (1 - rates[i]! / 100)).toFixed(2)));
  pen.block(44, 36, [order.buyer.name, ...order.buyer.lines, "Tél. 01 55 50 10 00"]);
  pen.say(330, 36, "BON DE COMMANDE", { bold: true, size: 16 });
  pairs(pen, [330, 420], 60, [
    ["N° commande", order.number],
    ["Date", day(order.date, "dd/mm/yyyy")],
    ["Code fournisseur", "F00128"],
    ["Livraison le", day(order.due, "dd/mm/yyyy")],
    ["Affaire suivie par", order.person],
  ]);
  pen.say(44, 130, "Adresse de livraison", { bold: true });
  pen.block(44, 142, [order.site.name, ...order.site.lines]);
  pen.say(330, 130, "Fournisseur", { bold: true });
  pen.block(330, 142, [order.seller.name, ...order.seller.lines]);
  let sum = 0;
  const head = () => {
    const y = pen.pages === 1 ? 200 : 60;
    pen.box(40, y - 3, 516, 17, "#eee");
    const rows = heads(pen, y, columns, { bold: true }) + 4;
    if (pen.pages === 1) return rows;
    pen.say(440, rows, "Report", { align: "right" });
    return pen.say(552, rows, fr(sum), { align: "right" }) + 4;
  };
  const flow = flowOf(pen, {
    y: head(),
    bottom: 740,
    again: head,
    end: () => {
      pen.say(440, 756, "À reporter", { align: "right" });
      pen.say(552, 756, fr(sum), { align: "right" });
    },
  });
  order.items.forEach((item, i) => {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        fr(item.quantity, 0),
        item.unit,
        fr(item.price),
        rates[i] ? fr(rates[i]!) : "",
        fr(totals[i]!),
      ]) + 4;
    sum = Number((sum + totals[i]!).toFixed(2));
    if (order.random.chance(0.15))
      flow.y = pen.say(120, flow.y, "Selon votre offre n° 22-0418 du 03/02", { italic: true, size: 8 }) + 3;
  });
  flow.need(60);
  const tax = Number((sum * 0.2).toFixed(2));
  [
    ["Total HT", sum],
    ["TVA 20,00 %", tax],
    ["Total TTC", sum + tax],
  ].forEach(([caption, amount], i) => {
    pen.say(440, flow.y + 6 + i * 13, String(caption), { align: "right" });
    pen.say(552, flow.y + 6 + i * 13, `${fr(Number(amount))} €`, { align: "right" });
  });
  return {
    currency: "EUR",
    requestedDate: order.due,
    total: Number((sum + tax).toFixed(2)),
    line: (item) => ({ lineTotal: totals[item.at - 1] }),
  };
});

/** A Mexican or Peruvian purchase order with tax per line. */
const orden = drawn(
  "X-orden-de-compra",
  { words: "es", max: 30, forms: ["runs", "words", "shuffled"] },
  (order, pen) => {
    const columns = columnsOf(`40 Partida | 84 Clave | 150/170 Descripción | 350 U.M. | >420 Cantidad
      >490 Precio¶Unitario | >572 Importe`);
    pen.say(306, 30, order.buyer.name.toUpperCase(), { align: "center", bold: true, size: 13 });
    pen.say(306, 48, `${order.buyer.lines.join(", ")}  R.F.C. XAX010101000`, { align: "center", size: 8 });
    pen.say(306, 68, "ORDEN DE COMPRA", { align: "center", bold: true, size: 12 });
    pen.box(430, 60, 146, 40);
    pen.say(434, 64, `No. OC-${order.number}`, { bold: true });
    pen.say(434, 80, `Fecha: ${day(order.date, "dd/mm/yyyy")}`);
    pairs(
      pen,
      [40, 120],
      110,
      [
        ["Proveedor:", order.seller.name],
        ["Domicilio:", order.seller.lines.join(", ")],
        ["Atención:", order.person],
        ["Condiciones:", "Crédito 30 días"],
      ],
      { bold: true },
    );
    pairs(
      pen,
      [340, 430],
      110,
      [
        ["Entregar en:", order.site.lines[0]!],
        ["Fecha de entrega:", day(order.due, "dd/mm/yyyy")],
        ["Moneda:", "MXN"],
        ["Solicitó:", "Almacén"],
      ],
      { bold: true },
    );
    const head = () => {
      const y = pen.pages === 1 ? 176 : 40;
      pen.box(36, y - 3, 540, 28, "#e8e8e8");
      return heads(pen, y, columns, { bold: true }) + 3;
    };
    const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
    for (const item of order.items) {
      flow.need(30);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        item.unit,
        us(item.quantity, 0),
        us(item.price),
        us(item.total),
      ]);
      if (order.random.chance(0.3))
        flow.y = pen.say(150, flow.y, "MARCA: ORVEX, ENTREGA INMEDIATA", { size: 7.5 });
      flow.y += 3;
    }
    flow.need(60);
    const tax = Number((order.net * 0.16).toFixed(2));
    [
      ["Subtotal", order.net],
      ["I.V.A. 16%", tax],
      ["Total MXN", order.net + tax],
    ].forEach(([caption, amount], i) => {
      pen.say(490, flow.y + 6 + i * 13, String(caption), { align: "right", bold: true });
      pen.say(572, flow.y + 6 + i * 13, `$${us(Number(amount))}`, { align: "right" });
    });
    pen.say(40, flow.y + 10, "(SON: MUCHOS MIL PESOS 00/100 M.N.)", { size: 8 });
    return {
      docNumber: `OC-${order.number}`,
      currency: "MXN",
      requestedDate: order.due,
      total: Number((order.net + tax).toFixed(2)),
    };
  },
);

interface Plain {
  title: string;
  labels: [number: string, date: string, due: string, seller: string, site: string];
  heads: [
    at: string,
    code: string,
    name: string,
    unit: string,
    quantity: string,
    price: string,
    tax: string,
    total: string,
  ];
  sums: [net: string, tax: string, gross: string];
  rate: number;
  pattern: string;
  print: (value: number, decimals?: number) => string;
  currency: string;
}

/** An order of a small house's program in a language: captions left, one table, net, tax and gross. */
function plain(name: string, words: string, own: Plain, unicode = false) {
  return drawn(
    name,
    {
      words,
      size: A4,
      max: 36,
      base: unicode ? { face: "unicode" as const } : {},
      forms: ["runs", "words", "shuffled"],
    },
    (order, pen) => {
      const { labels, print } = own;
      const columns = [
        { x: 40, head: own.heads[0] },
        { x: 66, head: own.heads[1] },
        { x: 130, width: 170, head: own.heads[2] },
        { x: 312, head: own.heads[3] },
        { x: 390, align: "right" as const, head: own.heads[4] },
        { x: 460, align: "right" as const, head: own.heads[5] },
        { x: 496, align: "right" as const, head: own.heads[6] },
        { x: 556, align: "right" as const, head: own.heads[7] },
      ];
      pen.block(40, 36, [order.buyer.name, ...order.buyer.lines]);
      pen.say(330, 36, own.title, { bold: true, size: 14 });
      pairs(pen, [330, 440], 60, [
        [labels[0], order.number],
        [labels[1], day(order.date, own.pattern)],
        [labels[2], day(order.due, own.pattern)],
      ]);
      pen.say(40, 120, labels[3], { bold: true });
      pen.block(40, 132, [order.seller.name, ...order.seller.lines]);
      pen.say(330, 120, labels[4], { bold: true });
      pen.block(330, 132, [order.site.name, ...order.site.lines]);
      const head = () => {
        const y = pen.pages === 1 ? 190 : 50;
        pen.rule(36, y - 3, 558);
        const rows = heads(pen, y, columns, { bold: true, size: 8 });
        pen.rule(36, rows, 558);
        return rows + 4;
      };
      const flow = flowOf(pen, { y: head(), bottom: 750, again: head });
      for (const item of order.items) {
        flow.need(28);
        flow.y =
          cells(pen, flow.y, columns, [
            item.at,
            item.sku,
            item.name,
            item.unit,
            print(item.quantity, 0),
            print(item.price),
            `${own.rate}%`,
            print(item.total),
          ]) + 3;
      }
      flow.need(60);
      const tax = Number((order.net * own.rate) / 100);
      [order.net, tax, order.net + tax].forEach((amount, i) => {
        pen.say(470, flow.y + 6 + i * 13, own.sums[i]!, { align: "right", bold: i === 2 });
        pen.say(556, flow.y + 6 + i * 13, print(amount), { align: "right", bold: i === 2 });
      });
      return {
        currency: own.currency,
        requestedDate: order.due,
        total: Number((order.net + tax).toFixed(2)),
      };
    },
  );
}

const italian = plain("X-ordine", "it", {
  title: "ORDINE A FORNITORE",
  labels: ["Numero ordine", "Data ordine", "Data consegna", "Fornitore", "Luogo di consegna"],
  heads: ["Riga", "Codice", "Descrizione", "UM", "Quantità", "Prezzo unit.", "IVA", "Importo"],
  sums: ["Totale imponibile", "IVA", "Totale ordine EUR"],
  rate: 22,
  pattern: "dd/mm/yyyy",
  print: eu,
  currency: "EUR",
});
const portuguese = plain("X-pedido-de-compra", "pt", {
  title: "PEDIDO DE COMPRA",
  labels: ["Nº do Pedido:", "Data de Emissão:", "Data de Entrega:", "Fornecedor", "Local de Entrega"],
  heads: ["Item", "Código", "Descrição", "UN", "Quant.", "Vlr. Unit.", "IPI", "Vlr. Total"],
  sums: ["Total dos Produtos", "Valor IPI", "Total do Pedido R$"],
  rate: 5,
  pattern: "dd/mm/yyyy",
  print: eu,
  currency: "BRL",
});
const dutch = plain("X-inkooporder", "nl", {
  title: "Inkooporder",
  labels: ["Ordernummer:", "Orderdatum:", "Leverdatum:", "Leverancier", "Afleveradres"],
  heads: ["Nr.", "Artikelnr.", "Omschrijving", "Eenh.", "Aantal", "Prijs", "BTW", "Bedrag"],
  sums: ["Totaal excl. BTW", "BTW", "Totaal EUR"],
  rate: 21,
  pattern: "dd-mm-yyyy",
  print: eu,
  currency: "EUR",
});
const polish = plain(
  "X-zamowienie",
  "pl",
  {
    title: "Zamówienie",
    labels: ["Numer zamówienia:", "Data zamówienia:", "Termin dostawy:", "Dostawca", "Miejsce dostawy"],
    heads: ["Lp.", "Indeks", "Nazwa towaru", "J.m.", "Ilość", "Cena netto", "VAT", "Wartość netto"],
    sums: ["Razem netto", "VAT", "Do zapłaty PLN"],
    rate: 23,
    pattern: "dd.mm.yyyy",
    print: fr,
    currency: "PLN",
  },
  true,
);

export const tongues = [german, french, orden, italian, portuguese, dutch, polish];
