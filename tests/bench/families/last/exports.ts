import { bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** A table kept on the web, taken out as comma separated values: linked fields, money with its sign, a stage by row. */
const base = written("last-csv-base", { ending: "csv", min: 4, max: 30 }, (plain) => {
  const order = traded(plain, { wares: "retail", buyers: "shops", number: "PO-99999", units: ["each"] });
  return {
    bytes: utf8(
      delimited([
        [
          "Name",
          "PO",
          "Ordered on",
          "Product",
          "SKU (from Product)",
          "Qty",
          "Unit cost (from Product)",
          "Line cost",
          "Stage",
          "Shop",
          "Notes",
        ],
        ...order.items.map((item): Cell[] => [
          `${order.number} / ${item.at}`,
          order.number,
          day(order.date, "m/d/yyyy"),
          item.name,
          item.sku,
          item.quantity,
          `$${bare(item.price)}`,
          `$${bare(item.total)}`,
          "Sent",
          order.buyer.name,
          item.at % 4 ? null : "gift wrap, no price tag",
        ]),
      ]),
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    total: null,
  };
});

/** A marketplace's account report: an order's sums and a wide row for each item, ids of the marketplace, a person's name. */
const account = written("last-csv-account", { ending: "csv", min: 4, max: 24 }, (plain) => {
  const order = traded(plain, { wares: "desk", buyers: "public", number: "PO99999", units: ["each"] });
  const id = `11${order.random.digits(1)}-${order.random.digits(7)}-${order.random.digits(7)}`;
  return {
    bytes: utf8(
      delimited([
        [
          "Order Date",
          "Order ID",
          "Account Group",
          "PO Number",
          "Currency",
          "Order Subtotal",
          "Order Tax",
          "Order Net Total",
          "Account User",
          "Category",
          "Item ID",
          "Title",
          "Brand",
          "Item Quantity",
          "Listed PPU",
          "Purchase PPU",
          "Item Subtotal",
          "Item Tax",
          "Item Net Total",
          "Seller Name",
        ],
        ...order.items.map((item): Cell[] => [
          day(order.date, "mm/dd/yyyy"),
          id,
          order.buyer.name,
          order.number,
          "USD",
          bare(order.net),
          "0.00",
          bare(order.net),
          order.person,
          "Office Product",
          item.sku,
          item.name,
          "Hillmark",
          item.quantity,
          bare(rounded(item.price * 1.15, 2)),
          bare(item.price),
          bare(item.total),
          "0.00",
          bare(item.total),
          order.seller.name,
        ]),
      ]),
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
  };
});

/** A German trader's list: number of the trade, packs and pieces, buying price a piece, shop price, sum. */
const handel = written("last-book-handel", { words: "de", ending: "xlsx", max: 30 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Gießkanne 10 l anthrazit",
      "Pflanzkübel rund 40 cm",
      "Gartenhandschuh Gr. 9",
      "Rosenschere Bypass",
      "Blumenerde torffrei 40 l",
      "Rankgitter 180 cm",
    ],
    buyers: ["Gartencenter Holtkamp GmbH", "Raiffeisen-Markt Süderlügum eG", "Baustoffe Wessel KG"],
    number: "B-99999",
    units: ["Stk"],
  });
  const items = order.items.map((item) => {
    const [pack, packs] = [order.random.pick([2, 6, 10, 12]), order.random.int(1, 20)];
    return { ...item, pack, packs, quantity: pack * packs, total: rounded(pack * packs * item.price, 2) };
  });
  const net = rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const sheet = sheetOf(
    [
      ["Bestellung", order.number, null, null, null, null, null, "Markt:", order.buyer.name],
      ["Datum", serial(order.date), null, null, null, null, null, "Liefertermin:", serial(order.due)],
      ["Lieferant", order.seller.name],
      [],
      [
        "EAN",
        "Lief.-Art.-Nr.",
        "Artikelbezeichnung",
        "VPE",
        "Anz. VPE",
        "Stück ges.",
        "EK netto/Stk",
        "UVP",
        "Summe netto",
      ],
      ...items.map((item): Cell[] => [
        `40${order.random.digits(11)}`,
        item.sku,
        item.name,
        item.pack,
        item.packs,
        item.quantity,
        item.price,
        Math.ceil(item.price * 2) - 0.01,
        item.total,
      ]),
      [
        "Gesamt",
        null,
        null,
        null,
        items.reduce((sum, { packs }) => sum + packs, 0),
        items.reduce((sum, { quantity }) => sum + quantity, 0),
        null,
        null,
        net,
      ],
    ],
    { formats: { G: "#,##0.00 €", H: "#,##0.00 €", I: "#,##0.00 €" } },
  );
  for (const address of ["B2", "I2"]) sheet[address].z = "dd.mm.yyyy";
  return {
    bytes: bookOf({ Bestellung: sheet }),
    ...truly({ ...order, items, net }),
    currency: "EUR",
    total: net,
    requestedDate: order.due,
  };
});

export const lastExports = [base, account, handel];
