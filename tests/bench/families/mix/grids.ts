import { bookOf, type Cell, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

const LETTERS = ["XS", "S", "M", "L", "XL"];
const FIGURES = ["28", "30", "32", "34", "36", "38"];

/** A shop's order of garments: a block for each style with its own row of sizes, name and price above it, colours as rows. */
const blocks = written("mix-book-style-blocks", { words: "garment", ending: "xlsx", max: 6 }, (made) => {
  const order = { ...made, number: `FW-${made.number}` };
  const { random } = order;
  const styles = order.items.map((item, i) => {
    const sizes = i % 2 ? FIGURES : LETTERS;
    const colours = random.shuffled(["Navy", "Stone", "Moss", "Black"]).slice(0, random.int(1, 3));
    const rows = colours.map((colour) => {
      const counts = sizes.map(() => (random.chance(0.25) ? 0 : random.int(1, 12)));
      counts[1] ||= 3;
      return { colour, counts, sum: counts.reduce((all, count) => all + count, 0) };
    });
    return { item, sizes, rows };
  });
  const worth = (sum: number, price: number) => rounded(sum * price, 2);
  const net = rounded(
    styles.reduce(
      (all, { item, rows }) => all + rows.reduce((a, { sum }) => a + worth(sum, item.price), 0),
      0,
    ),
    2,
  );
  return {
    bytes: bookOf({
      "Fall order": sheetOf([
        [order.buyer.name, null, null, null, null, "Purchase order", order.number],
        [order.buyer.lines.join(", "), null, null, null, null, "Date", day(order.date, "mm/dd/yyyy")],
        ["Vendor", order.seller.name, null, null, null, "In store by", day(order.due, "mm/dd/yyyy")],
        [],
        ...styles.flatMap(({ item, sizes, rows }): Cell[][] => [
          ["Style", item.sku, item.name, null, null, "Cost", item.price],
          ["Color", ...sizes, "Units", "Extended"],
          ...rows.map(({ colour, counts, sum }): Cell[] => [
            colour,
            ...counts.map((count) => count || null),
            sum,
            worth(sum, item.price),
          ]),
          [],
        ]),
        ["ORDER TOTAL", net],
      ]),
    }),
    docNumber: order.number,
    total: net,
    requestedDate: order.due,
    lines: styles.flatMap(({ item, rows }) =>
      rows.flatMap(({ counts }) =>
        counts.flatMap((quantity) =>
          quantity ? [{ sku: item.sku, description: item.name, quantity, unitPrice: item.price }] : [],
        ),
      ),
    ),
  };
});

/** A German works' plan of calls: arrears, weeks as columns, their sum, a price for a hundred. */
const weeks = written(
  "mix-book-kw-abruf-de",
  { words: "de", ending: "xlsx", max: 16, bases: [100] },
  (made) => {
    const plain = traded(made, {
      wares: [
        "Gehäuse Druckguss bearbeitet",
        "Kontaktfeder CuBe2",
        "Bolzen Ø 8 x 42 gehärtet",
        "Dichtring FKM 70",
        "Blechwinkel gelasert",
      ],
      buyers: ["Wehrmann Schaltgeräte GmbH", "Pumpenfabrik Aue GmbH & Co. KG", "Lindtal Fahrzeugteile AG"],
      number: "AB-99999",
      units: ["ST"],
    });
    const { random } = plain;
    const counts = plain.items.map(() => [
      random.chance(0.3) ? random.int(1, 9) * 10 : 0,
      ...[0, 1, 2, 3].map((week) => (week && random.chance(0.4) ? 0 : random.int(1, 12) * 50)),
    ]);
    const order = relined(
      plain,
      plain.items.map((item, i) => {
        const quantity = counts[i]!.reduce((sum, count) => sum + count, 0);
        return { ...item, quantity, total: rounded((quantity * item.price) / 100, 2) };
      }),
    );
    const first = 20 + (Number(order.due.slice(5, 7)) % 6);
    return {
      bytes: bookOf({
        Abruf: sheetOf(
          [
            [order.buyer.name],
            [order.buyer.lines.join(", ")],
            [],
            ["Lieferabruf Nr.", order.number, null, "Rahmenbestellung", `RB ${random.digits(6)}`],
            ["Abrufdatum", day(order.date, "dd.mm.yyyy"), null, "Lieferant", order.seller.name],
            ["Disponent", order.person],
            [],
            [
              "Pos.",
              "Sachnummer",
              "Ihre Art.-Nr.",
              "Bezeichnung",
              "Rückstand",
              ...[0, 1, 2, 3].map((week) => `KW ${first + week}`),
              "Summe",
              "ME",
              "Preis EUR/100",
              "Wert EUR",
            ],
            ...order.items.map((item, i): Cell[] => [
              item.at,
              item.buyerSku,
              item.sku,
              item.name,
              ...counts[i]!.map((count) => count || null),
              item.quantity,
              item.unit,
              item.price,
              item.total,
            ]),
            [],
            [...Array<Cell>(11).fill(null), "Gesamt", order.net],
          ],
          { formats: { L: "#,##0.00", M: "#,##0.00" } },
        ),
      }),
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      currency: "EUR",
      total: order.net,
    };
  },
);

export const mixGrids = [blocks, weeks];
