import { drawn, type Shown } from "../_family.ts";
import type { Order } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { ch, day, eu, fr } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];

/** An office document of a free ERP: the order is called «Auftrag», comments and headings stand between lines, taxes after the price. */
const tryton = drawn("T-tryton-de", { words: "de", size: A4, max: 36, priceDecimals: 4 }, (order, pen) => {
  const columns = columnsOf(
    "57/190 Beschreibung | >330 Menge | >405 Einzelpreis | 412/60 Steuern | >538 Betrag",
  );
  pen.say(538, 30, order.buyer.name, { align: "right", size: 8 });
  pen.block(57, 90, [order.seller.name, ...order.seller.lines, "Deutschland"]);
  pen.say(57, 180, `Auftrag Nr.: ${order.number}`, { bold: true, size: 14 });
  pairs(
    pen,
    [57, 140],
    206,
    [
      ["Referenz:", `AN-${order.random.digits(5)}`],
      ["Beschreibung:", "Nachbestellung Lager 2"],
      ["Kundennummer:", `D${order.random.digits(5)}`],
      ["Datum:", day(order.date, "dd.mm.yyyy")],
    ],
    { bold: true },
  );
  pen.say(340, 206, "Lieferadresse:", { bold: true });
  pen.block(340, 218, [order.site.name, ...order.site.lines]);
  const foot = () =>
    void pen.say(
      297,
      806,
      `${order.buyer.name} · ${order.buyer.lines.join(" · ")} · Tel. ${order.buyer.phone}`,
      { size: 7, align: "center" },
    );
  const head = () => {
    const y = pen.pages === 1 ? 276 : 60;
    if (pen.pages > 1) pen.say(538, 30, order.buyer.name, { align: "right", size: 8 });
    const rows = heads(pen, y, columns, { bold: true });
    pen.rule(57, rows, 538);
    return rows + 5;
  };
  const flow = flowOf(pen, { y: head(), bottom: 760, again: head, end: foot });
  let sum = 0;
  const subtotal = () => {
    pen.say(57, flow.y, "Zwischensumme", { bold: true });
    pen.say(538, flow.y, `${eu(sum)} €`, { align: "right", bold: true });
    flow.y += 18;
    sum = 0;
  };
  for (const item of order.items) {
    flow.need(60);
    if (item.at % 8 === 1)
      flow.y = pen.say(57, flow.y, `Baugruppe ${Math.ceil(item.at / 8)}`, { bold: true, size: 11 }) + 3;
    flow.y = cells(pen, flow.y, columns, [
      `[${item.sku}] ${item.name}`,
      `${eu(item.quantity, item.unit === "kg" ? 3 : 0)} ${item.unit}`,
      `${eu(item.price, 4)} €`,
      "USt 19%",
      `${eu(item.total)} €`,
    ]);
    if (item.at % 6 === 4)
      flow.y = pen.say(57, flow.y, "Bitte mit Prüfzeugnis 3.1 nach EN 10204 liefern.", { italic: true });
    flow.y += 4;
    sum += item.total;
    if (item.at % 8 === 0 || item.at === order.items.length) subtotal();
  }
  const tax = Number((order.net * 0.19).toFixed(2));
  flow.need(50);
  pairs(
    pen,
    [380, 470],
    flow.y + 4,
    [
      ["Netto:", `${eu(order.net)} €`],
      ["Steuern:", `${eu(tax)} €`],
      ["Gesamt:", `${eu(order.net + tax)} €`],
    ],
    { bold: true },
  );
  foot();
  return { currency: "EUR", total: Number((order.net + tax).toFixed(2)) };
});

/** Captions of the report that a fruit and vegetable ERP prints by language. */
interface Tongue {
  /** Title, day of order, reference, arrival, place, person. */
  head: string[];
  columns: (string | string[])[];
  carry: string;
  totals: [string, string, string];
  money: (value: number, decimals?: number) => string;
  currency: string;
}

/** A produce trader's ERP: number and kind of packages stand before the quantity that is paid for; sums carried over. */
function produce({ head: captions, columns: names, carry, totals, money, currency }: Tongue, rate: number) {
  return (order: Order, pen: Pen): Shown => {
    const decimals = currency === "HUF" ? 0 : 2;
    const columns = [
      { x: 40, width: 150, head: names[0]! },
      { x: 194, width: 66, head: names[1]! },
      { x: 296, align: "right" as const, head: names[2]! },
      { x: 302, width: 78, head: names[3]! },
      { x: 424, align: "right" as const, head: names[4]! },
      { x: 430, head: names[5]! },
      { x: 500, align: "right" as const, head: names[6]! },
      { x: 556, align: "right" as const, head: names[7]! },
    ];
    pen.say(556, 30, order.buyer.name, { align: "right", bold: true, size: 12 });
    pen.say(556, 46, order.buyer.lines.join(", "), { align: "right", size: 7 });
    pen.block(40, 100, [order.seller.name, ...order.seller.lines]);
    const day1 = (iso: string) => day(iso, currency === "HUF" ? "yyyy.mm.dd." : "dd.mm.yyyy");
    pen.say(40, 176, `${captions[0]} ${order.number}`, { bold: true, size: 13 });
    const values = [
      "",
      day1(order.date),
      `EX${order.random.digits(4)}`,
      `${day1(order.due)} 06:30`,
      order.site.lines.join(", "),
      order.person,
    ];
    pairs(
      pen,
      [40, 168],
      200,
      captions.slice(1, 4).map((caption, i) => [caption, values[i + 1]!]),
    );
    pairs(
      pen,
      [320, 400],
      200,
      captions.slice(4).map((caption, i) => [caption, values[i + 4]!]),
    );
    let sum = 0;
    const carried = (y: number) => {
      pen.say(500, y, carry, { align: "right" });
      pen.say(556, y, money(sum, decimals), { align: "right" });
    };
    const head = () => {
      const y = pen.pages === 1 ? 262 : 60;
      if (pen.pages > 1) pen.say(40, 34, `${captions[0]} ${order.number}`);
      const rows = heads(pen, y, columns, { bold: true, size: 8 });
      pen.rule(40, rows, 556);
      if (pen.pages > 1) carried(rows + 3);
      return rows + (pen.pages > 1 ? 18 : 5);
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head, end: () => carried(752) });
    for (const item of order.items) {
      flow.need(30);
      const per = order.random.pick([6, 10, 12]);
      const packs = Math.max(1, Math.ceil(item.quantity / per));
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          `${item.sku} ${item.name}`,
          order.random.pick(["Bio", "I. 40-60", ""]),
          packs,
          `IFCO 6410 x ${per} ${item.unit}`,
          money(item.quantity, 0),
          item.unit,
          money(item.price, decimals),
          money(item.total, decimals),
        ],
        { size: 8 },
      );
      flow.y += 4;
      sum += item.total;
    }
    const tax = Number((order.net * rate).toFixed(decimals));
    flow.need(50);
    pen.rule(320, flow.y, 556);
    [order.net, tax, order.net + tax].forEach((amount, i) => {
      pen.say(324, flow.y + 5 + i * 13, totals[i]!, { bold: i === 2 });
      if (i === 2) pen.say(470, flow.y + 5 + i * 13, currency, { bold: true });
      pen.say(556, flow.y + 5 + i * 13, money(amount, decimals), { align: "right", bold: i === 2 });
    });
    return { currency, requestedDate: order.due, total: Number((order.net + tax).toFixed(decimals)) };
  };
}

const swiss = produce(
  {
    head: [
      "Einkaufsbestellung Nr.:",
      "Datum:",
      "Externe Belegnummer:",
      "Anlieferung:",
      "Abladeort:",
      "Ansprechpartner:",
    ],
    columns: ["Artikel", "Merkmale", "Anzahl", "Packvorschrift", "Menge", "Einheit", "Preis", "Betrag"],
    carry: "Übertrag",
    totals: ["Netto", "zzgl. MwSt. 8.1%", "ENDSUMME"],
    money: ch,
    currency: "CHF",
  },
  0.081,
);
const hungarian = produce(
  {
    head: [
      "Megrendelésszám:",
      "Dátum:",
      "Hivatkozás:",
      "Tervezett szállítás dátuma:",
      "Szállítási cím:",
      "Kapcsolattartó:",
    ],
    columns: [
      "Termék",
      "Jellemzők",
      "Csomag",
      ["Csomagolási", "utasítás"],
      "Mennyiség",
      "Egység",
      "Ár",
      "Összeg",
    ],
    carry: "Átvitel",
    totals: ["Nettó összeg", "plusz ÁFA 27%", "Végösszeg"],
    money: fr,
    currency: "HUF",
  },
  0.27,
);

export const templatesTryton = [
  tryton,
  drawn("T-metasfresh-ch", { words: "de", size: A4, max: 40 }, swiss),
  drawn(
    "T-metasfresh-hu",
    {
      words: "hu",
      size: A4,
      max: 40,
      priceDecimals: 0,
      decimals: 0,
      scale: 100,
      base: { face: "unicode", size: 8.5 },
    },
    hungarian,
  ),
];
