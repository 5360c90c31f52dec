import { drawn, type Shown } from "../_family.ts";
import type { Order } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { day, eu, fr } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];

/** The old order report of a Nordic ERP: seller left, buyer right aligned, yes/no and tax columns before the amount, tax table after it. */
const danish = drawn("T-nav-405-da", { words: "da", size: A4, max: 40 }, (order, pen) => {
  const columns = columnsOf(`40 Nr. | 92/150 Beskrivelse | >290 Antal | 296 Enhed | >382 Købspris
    >420 Rabat-¶pct. | 428 Tillad faktu-¶rarabat | 472 Moms-¶id | >556 Beløb`);
  const rates = order.items.map(() => order.random.pick([0, 0, 5, 12.5]));
  const totals = order.items.map((item, i) => Number((item.total * (1 - rates[i]! / 100)).toFixed(2)));
  const net = Number(totals.reduce((sum, total) => sum + total, 0).toFixed(2));
  const tax = Number((net * 0.25).toFixed(2));
  const head = () => {
    pen.say(40, 40, "Ordre", { bold: true, size: 13 });
    pen.say(556, 56, `Side ${pen.pages}`, { align: "right" });
    pen.block(40, 72, [order.seller.name, ...order.seller.lines]);
    [order.buyer.name, ...order.buyer.lines].forEach(
      (line, i) => void pen.say(556, 72 + i * 11, line, { align: "right" }),
    );
    pairs(pen, [40, 140], 140, [
      ["Leverandørnr.", `4${order.seller.phone.slice(-4)}`],
      ["CVR-nr.", "12345678"],
      ["Indkøber", order.person],
      ["Ordrenr.", order.number],
    ]);
    pairs(pen, [360, 450], 140, [
      ["Telefon", order.buyer.phone],
      ["Momsnr.", "DK12345678"],
      ["Bankkonto", "99-99-888"],
      ["Dato", day(order.date, "dd-mm-yy")],
      ["Priser inkl. moms", "Nej"],
    ]);
    const rows = heads(pen, 216, columns, { bold: true, size: 8 });
    pen.rule(40, rows, 556);
    return rows + 5;
  };
  let sum = 0;
  const flow = flowOf(pen, {
    y: head(),
    bottom: 740,
    again: head,
    end: () => {
      pen.say(420, 752, "Fortsat", { align: "right" });
      pen.say(556, 752, eu(sum), { align: "right" });
    },
  });
  order.items.forEach((item, i) => {
    flow.need(26);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.sku,
          item.name,
          eu(item.quantity, 0),
          item.unit,
          eu(item.price),
          rates[i] ? String(rates[i]).replace(".", ",") : "",
          "Ja",
          "MOMS25",
          eu(totals[i]!),
        ],
        { size: 8 },
      ) + 2;
    sum += totals[i]!;
  });
  flow.need(110);
  [
    ["I alt DKK ekskl. moms", net],
    ["25% moms", tax],
    ["I alt DKK inkl. moms", net + tax],
  ].forEach(([caption, amount], i) => {
    pen.say(340, flow.y + 10 + i * 14, String(caption), { bold: i !== 1 });
    pen.say(556, flow.y + 10 + i * 14, eu(Number(amount)), { align: "right", bold: i !== 1 });
  });
  pen.say(40, flow.y + 62, "Momsbeløbsspecifikation", { bold: true });
  const specification = columnsOf(`40 Moms-id | >150 Moms-% | >260 Linjebeløb | >370 Momsgrundlag
    >480 Momsbeløb`);
  const y = heads(pen, flow.y + 76, specification, { bold: true, size: 8 });
  cells(pen, y, specification, ["MOMS25", "25", eu(net), eu(net), eu(tax)], { size: 8 });
  return {
    currency: "DKK",
    total: Number((net + tax).toFixed(2)),
    line: (item) => ({ lineTotal: totals[item.at - 1] }),
  };
});
/** What the newer report of the same program is called in a language. */
interface Tongue {
  title: string;
  captions: string[];
  columns: (string | string[])[];
  note: string;
  totals: string[];
  money: (value: number, decimals?: number) => string;
  rate: number;
  currency: string;
}

/** The newer report: buyer top right, title with the number, captions above values in two rows of four, no rules between lines. */
function central({ title, captions, columns: names, note, totals, money, rate, currency }: Tongue) {
  return (order: Order, pen: Pen): Shown => {
    const columns = [
      { x: 48, head: names[0]! },
      { x: 108, width: 160, head: names[1]! },
      { x: 276, head: names[2]! },
      { x: 372, align: "right" as const, head: names[3]! },
      { x: 378, head: names[4]! },
      { x: 474, align: "right" as const, head: names[5]! },
      { x: 550, align: "right" as const, head: names[6]! },
    ];
    const when = (iso: string) => day(iso, currency === "SEK" ? "yyyy-mm-dd" : "dd-mm-yyyy");
    pen.say(550, 36, order.buyer.name, { align: "right", bold: true, size: 12 });
    order.buyer.lines.forEach((line, i) => void pen.say(550, 54 + i * 11, line, { align: "right", size: 8 }));
    pen.say(48, 96, `${title} ${order.number}`, { size: 16 });
    pen.say(48, 118, when(order.date), { size: 10 });
    pen.block(48, 142, [order.seller.name, ...order.seller.lines]);
    pen.say(330, 130, captions[8]!, { bold: true });
    pen.block(330, 142, [order.site.name, ...order.site.lines]);
    const values = [
      `L${order.random.digits(5)}`,
      order.person,
      `OFF-${order.random.digits(4)}`,
      when(order.due),
      "30",
      "DAP",
      `99${order.random.digits(8)}`,
      order.buyer.phone,
    ];
    values.forEach((value, i) => {
      pen.say(48 + (i % 4) * 128, 200 + Math.floor(i / 4) * 32, captions[i]!, { bold: true, size: 8 });
      pen.say(48 + (i % 4) * 128, 211 + Math.floor(i / 4) * 32, value);
    });
    const head = () => {
      const y = pen.pages === 1 ? 280 : 60;
      const rows = heads(pen, y, columns, { bold: true, size: 8 });
      pen.rule(48, rows, 550);
      return rows + 5;
    };
    const foot = () => void pen.say(550, 800, `${pen.pages} / 3`, { align: "right", size: 8 });
    const flow = flowOf(pen, { y: head(), bottom: 750, again: head, end: foot });
    for (const item of order.items) {
      flow.need(40);
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [
            item.buyerSku,
            item.name,
            item.sku,
            money(item.quantity, 0),
            item.unit,
            money(item.price),
            money(item.total),
          ],
          { size: 8 },
        ) + 3;
      if (item.at % 7 === 3) flow.y = pen.say(108, flow.y, note, { size: 8, italic: true }) + 3;
    }
    const tax = Number((order.net * rate).toFixed(2));
    flow.need(56);
    pen.rule(330, flow.y, 550);
    [order.net, tax, order.net + tax].forEach((amount, i) => {
      pen.say(340, flow.y + 6 + i * 14, totals[i]!, { bold: i === 2 });
      pen.say(550, flow.y + 6 + i * 14, money(amount), { align: "right", bold: i === 2 });
    });
    foot();
    return {
      currency,
      requestedDate: order.due,
      total: Number((order.net + tax).toFixed(2)),
      line: (item) => ({ buyerSku: item.buyerSku }),
    };
  };
}

const swedish = central({
  title: "Inköpsorder",
  captions: [
    "Leverantörsnr",
    "Inköpare",
    "Er referens",
    "Önskat leveransdatum",
    "Betalningsvillkor (dagar)",
    "Leveransvillkor",
    "Momsreg.nr",
    "Telefon",
    "Leveransadress",
  ],
  columns: ["Nr", "Beskrivning", ["Leverantörens", "artikelnr"], "Antal", "Enhet", "Á-pris", "Radbelopp"],
  note: "Enl. ritning 4711 utg. C",
  totals: ["Totalt SEK exkl. moms", "25 % moms", "Totalt SEK inkl. moms"],
  money: fr,
  rate: 0.25,
  currency: "SEK",
});
const dutch = central({
  title: "Inkooporder",
  captions: [
    "Leveranciersnr.",
    "Inkoper",
    "Uw referentie",
    "Gewenste ontvangstdatum",
    "Betalingstermijn",
    "Verzendwijze",
    "Btw-nummer",
    "Telefoon",
    "Afleveradres",
  ],
  columns: [
    "Nr.",
    "Omschrijving",
    ["Artikelnr.", "leverancier"],
    "Aantal",
    "Eenheid",
    ["Directe", "kostprijs"],
    "Regelbedrag",
  ],
  note: "Volgens tekening 4711 rev. C",
  totals: ["Totaal EUR excl. btw", "21% btw", "Totaal EUR incl. btw"],
  money: eu,
  rate: 0.21,
  currency: "EUR",
});

export const templatesNav = [
  danish,
  drawn("T-bc-sv", { words: "sv", size: A4, max: 40 }, swedish),
  drawn("T-bc-nl", { words: "nl", size: A4, max: 40 }, dutch),
];
