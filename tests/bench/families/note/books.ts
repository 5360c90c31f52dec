import { book, bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { written } from "../_family.ts";
import { type Note, noted, told } from "../_note.ts";
import { bare, day } from "../_print.ts";

const CAFES: Note = {
  land: "us",
  firms: ["Nettle & Rye Cafe", "Sugar Hollow Diner", "The Brass Kettle"],
  sellers: ["Tri-State Foodservice", "Union Street Provisions"],
  people: ["Hal Jimenez", "Rosalie Quick"],
  goods: [
    "Lid, 12/16 oz, dome",
    "Cup, hot, 12 oz, kraft",
    "Syrup, caramel, 750 mL",
    "Napkin, dispenser, white",
    "Oat milk, barista, 32 oz",
    "Straw, paper, 7.75 in",
    "Filter, coffee, 12-cup",
    "Detergent, dish, gal",
  ],
  units: ["CS", "EA", "SLV"],
  number: "PO-99999",
  code: "TS99999",
};

/** A stock program's export: what is on hand and should be beside what is ordered, both parties' numbers, last cost. */
const stock = written("note-stock-export", { ending: "csv", max: 30 }, (plain) => {
  const order = noted(plain, CAFES);
  return {
    bytes: utf8(
      delimited([
        [
          "Order #",
          "Order Date",
          "Expected Date",
          "Supplier",
          "Location",
          "Item Name",
          "Variant SKU",
          "Vendor Code",
          "On Hand",
          "Par Level",
          "Qty Ordered",
          "Unit Cost",
          "Line Cost",
          "Received Qty",
        ],
        ...order.items.map((item): Cell[] => [
          order.number,
          `${order.date} 09:12:44`,
          order.due,
          order.seller.name,
          order.buyer.name,
          item.name,
          item.buyerSku,
          item.sku,
          order.random.int(0, 9),
          order.random.int(10, 60),
          item.quantity,
          bare(item.price),
          bare(item.total),
          0,
        ]),
      ]),
    ),
    ...told(order, (item) => ({ unit: null, buyerSku: item.buyerSku })),
    currency: null,
    total: null,
    requestedDate: order.due,
  };
});

/** Somebody's own sheet: three title rows, empty columns, captions merged over pairs, sums by formula, notes below. */
const own = written("note-title-rows", { ending: "xlsx", max: 22 }, (plain) => {
  const order = noted(plain, CAFES);
  const first = 10;
  const sheet = sheetOf(
    [
      [null, order.buyer.name],
      [null, `WEEKLY ORDER - ${order.seller.name}`],
      [null, `${order.buyer.lines.join(", ")}   ${order.buyer.phone}`],
      [],
      [null, "Order no", null, order.number, null, null, "Today", null, serial(order.date)],
      [null, "Ordered by", null, order.person, null, null, "Need by", null, serial(order.due)],
      [null, "Deliver to", null, order.site.lines.join(", ")],
      [null, "Product", null, null, null, "Order", null, "Cost", null],
      [null, "Code", null, "Name", null, "Qty", "Unit", "Each", "Sum"],
      ...order.items.map((item): Cell[] => [
        null,
        item.sku,
        null,
        item.name,
        null,
        item.quantity,
        item.unit,
        item.price,
        item.total,
      ]),
      [],
      [null, null, null, null, null, null, null, "Total", order.net],
      [],
      [null, "NOTES"],
      [null, "1. No deliveries between 11 and 2, the lunch rush."],
      [null, "2. If dome lids are short send 4 sleeves of flat ones."],
      [null, "3. Credit still due from last week: 2 cases syrup."],
    ],
    {
      merges: ["B1:I1", "B2:I2", "B3:I3", "B8:D8", "F8:G8", "H8:I8", "D7:I7"],
      formats: { H: '"$"#,##0.00', I: '"$"#,##0.00' },
    },
  );
  for (const at of ["I5", "I6"]) sheet[at].z = "m/d/yyyy";
  order.items.forEach((_, i) => {
    sheet[`I${first + i}`].f = `F${first + i}*H${first + i}`;
  });
  sheet[`I${first + order.items.length + 1}`].f = `SUM(I${first}:I${first + order.items.length - 1})`;
  return {
    bytes: bookOf({ "Week order": sheet }),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A workbook with a tab a supplier, each with its articles; only one tab has counts. */
const tabs = written("note-supplier-tabs", { ending: "xlsx", max: 18 }, (plain) => {
  const order = noted(plain, { ...CAFES, number: "W99", units: ["case", "each"] });
  const head = (supplier: string, number: string | null, date: Cell, due: Cell): Cell[][] => [
    ["Supplier", supplier, null, "Our order", number],
    ["Buyer", order.buyer.name, null, "Date", date],
    ["Deliver to", order.site.lines.join(", "), null, "Arrive by", due],
    [],
    ["Item", "Supplier code", "Pack", "Price", "Order"],
  ];
  const empty = (supplier: string, goods: string[]): Cell[][] => [
    ...head(supplier, null, null, null),
    ...goods.map((name, i): Cell[] => [
      name,
      `${supplier.slice(0, 2).toUpperCase()}-${410 + i}`,
      "case",
      12.5 + i,
      null,
    ]),
  ];
  return {
    bytes: book({
      "Fresh Fields": empty("Fresh Fields Produce", ["Lemons 115 ct", "Romaine hearts 24 ct", "Mint, bunch"]),
      [order.seller.name.split(" ")[0]!]: [
        ...head(
          order.seller.name,
          order.number,
          day(order.date, "Mon d, yyyy"),
          day(order.due, "Mon d, yyyy"),
        ),
        ...order.items.map((item): Cell[] => [item.name, item.sku, item.unit, item.price, item.quantity]),
      ],
      "Dairy Barn": empty("Dairy Barn Co-op", ["Half and half, qt", "Butter, unsalted, 36 lb"]),
    }),
    ...told(order, () => ({ lineTotal: null })),
    currency: null,
    total: null,
    requestedDate: order.due,
  };
});

export const noteBooks = [stock, own, tabs];
