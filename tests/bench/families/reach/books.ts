import { bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { GOODS, sumTo } from "../_desk.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { inParts } from "../_reach.ts";

const US = {
  land: "us" as const,
  sellers: ["Tri-County Wholesale"],
  people: ["Dee Hargrove", "Sam Ito"],
  units: ["ea", "cs"],
};

/** A lumber yard's sheet laid out for the printer: every 20 lines a sum of the page, then name, number and captions anew, the sum brought forward. */
const pages = written("reach-book-printed-pages", { ending: "xlsx", min: 45, max: 130 }, (plain) => {
  const order = noted(plain, {
    ...US,
    firms: ["Hartwell Lumber & Supply", "Sawmill Road Hardware"],
    goods: GOODS.fasteners,
    number: "HL-9999",
    code: "TC99999",
  });
  const captions = ["Ln", "Stock #", "Description", "Qty", "U/M", "Price", "Extension"];
  const parts = inParts(order.items, Math.ceil(order.items.length / 20));
  const rows: Cell[][] = parts.flatMap((part, i): Cell[][] => {
    const before = sumTo(order.items, part[0]!.at - 1);
    return [
      [order.buyer.name, null, null, null, null, "PO #", order.number],
      [order.buyer.lines.join(", "), null, null, null, null, "Date", day(order.date, "mm/dd/yyyy")],
      ["Vendor:", order.seller.name, null, null, null, "Page", `${i + 1} of ${parts.length}`],
      ["Ship to:", order.site.lines.join(", "), null, null, null, "Need by", day(order.due, "mm/dd/yyyy")],
      captions,
      ...(i ? [[null, null, "Brought forward", null, null, null, before] as Cell[]] : []),
      ...part.map((item): Cell[] => [
        item.at,
        item.sku,
        item.name,
        item.quantity,
        item.unit,
        item.price,
        item.total,
      ]),
      [
        null,
        null,
        i < parts.length - 1 ? "Carried forward" : "TOTAL",
        null,
        null,
        null,
        sumTo(order.items, part.at(-1)!.at),
      ],
      [],
    ];
  });
  return {
    bytes: bookOf({ "PO FORM": sheetOf(rows, { formats: { F: "#,##0.00", G: "#,##0.00" } }) }),
    ...told(order),
    requestedDate: order.due,
    total: order.net,
  };
});

/** A clinic's workbook of one order over three sheets, each with the heads again; sums only on the last, a list of units behind. */
const sheets = written(
  "reach-book-continued-sheets",
  { words: "uk", ending: "xlsx", min: 40, max: 90 },
  (plain) => {
    const order = noted(plain, {
      land: "uk",
      firms: ["Elgin Veterinary Group", "Penryn Dental Practice"],
      sellers: ["Northern Medical Supplies Ltd"],
      people: ["Fiona Mair"],
      goods: GOODS.supplies,
      units: ["Each", "Box"],
      number: "VG9999",
      code: "NM-99999",
    });
    const parts = inParts(order.items, 3);
    const tax = rounded(order.net * 0.2, 2);
    const made = parts.map(
      (part, i) =>
        [
          `Page ${i + 1}`,
          sheetOf([
            [null, order.buyer.name, null, null, "PURCHASE ORDER"],
            [null, order.buyer.lines.join(", "), null, null, "No:", order.number],
            [null, `To: ${order.seller.name}`, null, null, "Date:", serial(order.date)],
            [null, `Deliver to: ${order.site.lines.join(", ")}`, null, null, "Required:", serial(order.due)],
            [],
            ["Item", "Product", "Code", "Pack", "No. req'd", "Cost ea £", "Total £"],
            ...part.map((item): Cell[] => [
              item.at,
              item.name,
              item.sku,
              item.unit,
              item.quantity,
              item.price,
              item.total,
            ]),
            ...(i < parts.length - 1
              ? [["continued on next sheet"]]
              : [
                  ["", "", "", "", "", "Goods", order.net],
                  ["", "", "", "", "", "VAT 20%", tax],
                  ["", "", "", "", "", "Total", rounded(order.net + tax, 2)],
                ]),
          ]),
        ] as const,
    );
    for (const [, sheet] of made) for (const at of ["F3", "F4"]) sheet[at].z = "dd/mm/yyyy";
    return {
      bytes: bookOf({ ...Object.fromEntries(made), Lists: sheetOf([["Units"], ["Each"], ["Box"]]) }),
      ...told(order),
      currency: "GBP",
      requestedDate: order.due,
      total: rounded(order.net + tax, 2),
    };
  },
);

/** A hotel's sheet by outlet: a title row, lines of a full list where only some have a count to order, a sum by outlet. */
const outlets = written(
  "reach-book-hotel-outlets",
  { words: "food", ending: "xlsx", min: 24, max: 60 },
  (plain) => {
    const made = noted(plain, {
      ...US,
      firms: ["Sea Oak Hotel", "The Queensbury Inn"],
      goods: [
        "Olive oil 4/1 gal",
        "Flour AP 50 lb",
        "Butter unsalted 36/1 lb",
        "Napkin dinner 3000",
        "Coffee filter 1000",
        "Lemon juice 12/1 L",
        "Sugar packet 2000",
      ],
      number: "FB 9999",
      code: "99999",
    });
    const wanted = made.items.map(({ at }) => at % 3 !== 1);
    const order = relined(
      made,
      made.items.filter((_, i) => wanted[i]),
    );
    const names = ["MAIN KITCHEN", "POOL BAR", "BANQUETS"];
    const rows = inParts(made.items, 3).flatMap((part, i): Cell[][] => [
      [names[i]!],
      ...part.map((item): Cell[] => {
        const asked = item.at % 3 !== 1;
        return [
          item.name,
          item.sku,
          item.unit,
          item.quantity + 4,
          asked ? 4 : item.quantity + 9,
          asked ? item.quantity : null,
          item.price,
          asked ? item.total : 0,
        ];
      }),
      [
        `${names[i]} TOTAL`,
        null,
        null,
        null,
        null,
        null,
        null,
        rounded(
          part.reduce((sum, { at, total }) => sum + (at % 3 !== 1 ? total : 0), 0),
          2,
        ),
      ],
    ]);
    return {
      bytes: bookOf({
        Order: sheetOf(
          [
            [order.buyer.name.toUpperCase()],
            ["WEEKLY ORDER - F&B"],
            ["Vendor", order.seller.name, null, "PO", order.number],
            ["Order date", day(order.date, "m/d/yyyy"), null, "Deliver", day(order.due, "m/d/yyyy")],
            ["Deliver to", order.site.lines.join(", ")],
            [],
            ["Product", "Vendor #", "Unit", "Par", "On hand", "Order", "Price", "Extended"],
            ...rows,
            ["GRAND TOTAL", null, null, null, null, null, null, order.net],
          ],
          { formats: { G: "$0.00", H: "$#,##0.00" } },
        ),
      }),
      ...told(order),
      currency: "USD",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A Dutch installer's sheet: words of an item in two rows, code and count beside the first, notes in red between, the sum by formula without words. */
const installer = written(
  "reach-book-twee-regels-nl",
  { words: "nl", ending: "xlsx", min: 12, max: 45 },
  (plain) => {
    const order = noted(plain, {
      land: "nl",
      firms: ["Visser Installatietechniek", "Klimaat Harlingen B.V."],
      sellers: ["Technische Unie Noord B.V."],
      people: ["Henk Visser"],
      goods: [
        "Kogelkraan 22 mm knel",
        "Expansievat 18 l",
        "Leidingbeugel M8 dubbel",
        "Inbouwspot LED dimbaar",
        "Installatiekabel XMVK 3G2,5",
      ],
      units: ["st", "m", "doos"],
      number: "WB99-999",
      code: "9999999",
    });
    return {
      bytes: bookOf({
        Bestelling: sheetOf(
          [
            ["Bestelbon", null, null, null, null, order.number],
            ["Van:", order.buyer.name, null, null, "Datum:", day(order.date, "dd-mm-yyyy")],
            ["Aan:", order.seller.name, null, null, "Leverdatum:", day(order.due, "dd-mm-yyyy")],
            ["Werk:", order.site.lines.join(", ")],
            [],
            ["Artikelnr.", "Omschrijving", "Aantal", "Eenh.", "Netto prijs", "Bedrag €"],
            ...order.items.flatMap((item): Cell[][] => [
              [item.sku, item.name, item.quantity, item.unit, item.price, item.total],
              [null, `kleur ${["wit", "grijs", "messing"][item.at % 3]}, verdieping ${item.at % 4}`],
              ...(item.at % 6 ? [] : [["let op: eerst bellen met uitvoerder, 06-55501234"]]),
            ]),
            [],
            [null, null, null, null, null, order.net],
            ["Afleveren voor 9:00 op de bouwplaats. Pakbon meesturen."],
          ],
          { formats: { E: "#,##0.00", F: "#,##0.00" } },
        ),
      }),
      ...told(order),
      currency: "EUR",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A parts counter's old .xls: two lines of items side by side in one row, left half then right half. */
const halves = written("reach-book-two-halves", { ending: "xls", min: 20, max: 60 }, (plain) => {
  const made = noted(plain, {
    ...US,
    firms: ["Bend Auto Parts", "Waco Fleet Repair"],
    goods: GOODS.parts,
    number: "99999",
    code: "P-9999",
  });
  const order = made;
  const half = Math.ceil(order.items.length / 2);
  const cell = (i: number): Cell[] => {
    const item = order.items[i];
    return item ? [item.quantity, item.sku, item.name, us(item.price)] : [null, null, null, null];
  };
  return {
    bytes: bookOf(
      {
        Sheet1: sheetOf([
          [order.buyer.name, null, null, null, null, "P.O. NO.", order.number],
          [order.buyer.lines.join(", "), null, null, null, null, "DATE", day(order.date, "mm/dd/yy")],
          ["TO", order.seller.name],
          ["SHIP TO", order.site.lines.join(", ")],
          ["QTY", "PART NO.", "DESCRIPTION", "PRICE", null, "QTY", "PART NO.", "DESCRIPTION", "PRICE"],
          ...Array.from({ length: half }, (_, i): Cell[] => [...cell(i), null, ...cell(half + i)]),
          [],
          ["ORDERED BY", order.person, null, null, null, null, null, "TOTAL", us(order.net)],
        ]),
      },
      "biff8",
    ),
    ...told(order, () => ({ lineTotal: null, unit: null })),
    total: order.net,
  };
});

export const reachBooks = [pages, sheets, outlets, installer, halves];
