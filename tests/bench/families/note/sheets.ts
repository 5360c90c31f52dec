import { book, bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { type Note, noted, told, windows } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { spoken } from "../hands/letters.ts";

const CLUBS: Note = {
  land: "uk",
  firms: ["Eastholme Rugby Club", "Bay Runners Athletic Club", "Moorside Primary School PTA"],
  sellers: ["Teamline Kit Ltd", "Sportsworth Supplies"],
  people: ["Dev Chaudhry", "Lorna Finch"],
  goods: [
    "Training bib, mesh",
    "Match ball, size 5",
    "Hoodie, club crest",
    "Cone set of 40",
    "First aid refill pack",
    "Water bottle carrier",
    "Agility ladder 4m",
    "Shorts, stretch waist",
  ],
  units: ["pcs", "boxes", "sets"],
  number: "ERC-999",
  code: "TK9999",
};

/** A sheet as a club keeps it: units inside the counts, prices as words, days as numbers with a format. */
const inside = written("note-units-inside", { words: "uk", ending: "xlsx", max: 16 }, (plain) => {
  const order = noted(plain, CLUBS);
  const sheet = sheetOf([
    ["Kit order", null, null, order.buyer.name],
    ["Number", order.number, null, "Ordering from", order.seller.name],
    ["Date", serial(order.date), null, "Wanted by", serial(order.due)],
    [],
    ["Thing", "Catalogue", "How much", "Price", "Comes to"],
    ...order.items.map((item): Cell[] => [
      item.name,
      item.sku,
      `${item.quantity} ${item.unit}`,
      `£${us(item.price)} each`,
      item.total,
    ]),
    [null, null, null, "All in", order.net],
    [],
    [`Deliver to ${order.site.lines.join(", ")} - ring ${order.person} on ${order.buyer.phone}`],
  ]);
  for (const at of ["B3", "E3"]) sheet[at].z = "dd/mm/yyyy";
  return { bytes: bookOf({ Sheet1: sheet }), ...told(order), currency: "GBP", requestedDate: order.due };
});

/** A list parted by tabs from an old program, pounds in Windows-1252: heads and articles one below the other. */
const tabbed = written("note-tab-list", { words: "uk", ending: "txt", max: 24 }, (plain) => {
  const order = noted(plain, {
    ...CLUBS,
    firms: ["Thistledown Gift Shop", "Castle View Tearooms", "Old Forge Gallery"],
    sellers: ["Lakeland Giftware Ltd"],
    goods: [
      "Mug, bone china, puffin",
      "Tea towel, linen, harbour",
      "Greeting card, blank, 6 pk",
      "Fudge, sea salt, 150g",
      "Candle tin, heather",
      "Keyring, pewter",
    ],
    units: ["each", "pack"],
    number: "TG99",
    code: "LG-999",
  });
  return {
    bytes: windows(
      [
        `${order.buyer.name}\tPurchase order\t${order.number}`,
        `${order.buyer.lines.join(", ")}\tDate\t${spoken(order.date)}`,
        `Supplier: ${order.seller.name}\tDelivery by\t${spoken(order.due)}`,
        "",
        "Your code\tProduct\tQty\tUnit\tCost\tTotal cost\tRRP",
        ...order.items.map((item) =>
          [
            item.sku,
            item.name,
            item.quantity,
            item.unit,
            `£${us(item.price)}`,
            `£${us(item.total)}`,
            `£${us(item.price * 2.2)}`,
          ].join("\t"),
        ),
        `\t\t\t\tOrder total\t£${us(order.net)}\t`,
        "",
      ].join("\r\n"),
    ),
    ...told(order),
    currency: "GBP",
    requestedDate: order.due,
  };
});

const SIZES = ["XS", "S", "M", "L", "XL", "2XL"];

/** Sizes across: a row a garment, its counts below each size, pieces and money at the end, sums below. */
const sizes = written("note-sizes-across", { words: "uk", ending: "xlsx", max: 9 }, (plain) => {
  const order = noted(plain, {
    ...CLUBS,
    goods: ["Polo shirt, navy", "Hoodie, bottle green", "Softshell jacket, black", "Sweatshirt, maroon"],
  });
  const rows = order.items.map((item) => {
    const counts = SIZES.map((_, i) => ((item.at * 2 + i) % 4 === 1 ? 0 : ((item.at + i) % 5) + 2));
    const pieces = counts.reduce((sum, count) => sum + count, 0);
    return { item, counts, pieces, cost: rounded(pieces * item.price, 2) };
  });
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  const cost = rounded(
    rows.reduce((sum, row) => sum + row.cost, 0),
    2,
  );
  return {
    bytes: book({
      Uniform: [
        [`${order.buyer.name} - uniform order ${order.number}`],
        [`Ordered ${day(order.date, "dd/mm/yyyy")}, for delivery by ${day(order.due, "dd/mm/yyyy")}`],
        [],
        [null, null, "Sizes", null, null, null, null, null, null, "GBP", "GBP"],
        ["Garment", "Style", ...SIZES, "Pieces", "Each", "Cost"],
        ...rows.map(({ item, counts, pieces, cost }): Cell[] => [
          item.name,
          item.sku,
          ...counts.map((count) => count || null),
          pieces,
          item.price,
          cost,
        ]),
        ["Total", null, null, null, null, null, null, null, pieces, null, cost],
      ],
    }),
    ...told(order),
    currency: "GBP",
    total: cost,
    requestedDate: order.due,
    lines: rows.flatMap(({ item, counts }) =>
      counts.filter(Boolean).map((quantity) => ({
        sku: item.sku,
        description: item.name,
        quantity,
        unitPrice: item.price,
        priceBasis: 1,
      })),
    ),
  };
});

export const noteSheets = [inside, tabbed, sizes];
