import { bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { ASKING, GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { taxOf, traded } from "../_trade.ts";

/** A plant's maintenance program: one order's lines saved to a workbook, the head in pairs above, accounts and jobs among the columns. */
const details = written("post-book-maintenance-lines", { ending: "xlsx", max: 25 }, (made) => {
  const order = sited(
    traded(made, { wares: "mro", buyers: ASKING.plants, number: "199999", units: ["EA", "BOX", "FT"] }),
    ["Storeroom CENTRAL", "Storeroom MILL-2"],
  );
  const { random } = order;
  const lines: Cell[][] = order.items.map((item) => [
    item.at,
    "ITEM",
    item.buyerSku,
    item.name,
    item.sku,
    item.quantity,
    item.unit,
    item.price,
    item.total,
    `6100-${random.digits(3)}-${random.digits(3)}`,
    random.chance(0.6) ? `WO${random.digits(6)}` : null,
    serial(item.due),
  ]);
  const sheet = sheetOf(
    [
      ["Purchase Order Details"],
      [],
      ["PO:", Number(order.number), null, "Status:", "APPR", null, "Order Date:", serial(order.date)],
      ["Site:", order.buyer.name, null, "Buyer:", order.person, null, "Required Date:", serial(order.due)],
      ["Company:", order.seller.name, null, "Ship To:", [order.site.name, ...order.site.lines].join(", ")],
      ["Currency:", "USD", null, "Payment Terms:", "NET30"],
      [],
      [
        "PO Line",
        "Line Type",
        "Item",
        "Description",
        "Catalog #",
        "Quantity",
        "Order Unit",
        "Unit Cost",
        "Line Cost",
        "GL Debit Account",
        "Work Order",
        "Required Date",
      ],
      ...lines,
      [null, null, null, null, null, null, null, "Total:", order.net],
    ],
    { formats: { L: "m/d/yy" } },
  );
  for (const address of ["H3", "H4"]) sheet[address].z = "m/d/yy";
  return {
    bytes: bookOf({ Report: sheet }),
    ...told(order, { line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }) }),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A German workshop's own list: the dealer's number, words, pack size, count, price for one and for the line, tax beneath. */
const liste = written("post-book-bestellliste-vpe-de", { words: "de", ending: "xlsx", max: 16 }, (made) => {
  const order = traded(made, {
    wares: "de",
    buyers: ["Schlosserei Tiedemann", "Kfz-Werkstatt Ahrens & Co. KG", "Haustechnik Bruns GmbH"],
    number: "B-YY-999",
    units: ["Stk", "Pak", "m"],
  });
  const mwst = taxOf(order, 19);
  const rows: Cell[][] = order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    order.random.pick([1, 1, 10, 100]),
    item.quantity,
    item.unit,
    item.price,
    item.total,
  ]);
  const sheet = sheetOf(
    [
      [order.buyer.name],
      [order.buyer.lines.join(", ")],
      [],
      ["Bestellung", null, null, null, "Nr.", order.number],
      [`An: ${order.seller.name}`, null, null, null, "Datum", day(order.date, "dd.mm.yyyy")],
      [`Besteller: ${order.person}`, null, null, null, "Liefertermin", day(order.due, "dd.mm.yyyy")],
      [],
      ["Nr.", "Art.-Nr.", "Bezeichnung", "VPE", "Menge", "ME", "EP netto €", "GP netto €"],
      ...rows,
      [],
      [null, null, null, null, null, null, "Summe netto", order.net],
      [null, null, null, null, null, null, "zzgl. 19 % MwSt.", mwst],
      [null, null, null, null, null, null, "Gesamtbetrag", rounded(order.net + mwst, 2)],
      [],
      ["Lieferung bitte frei Haus, Anlieferung 7-15 Uhr."],
    ],
    { merges: ["A1:H1", "A2:H2"], formats: { G: "#,##0.00", H: "#,##0.00" } },
  );
  return {
    bytes: bookOf({ Tabelle1: sheet }),
    ...told(order),
    shipTo: undefined,
    currency: "EUR",
    requestedDate: order.due,
    total: rounded(order.net + mwst, 2),
  };
});

/** A Canadian shop's own form in an old workbook: count and unit first, what the price is for, empty rows with noughts, harmonized tax. */
const form = written("post-book-shop-form-hst-ca", { ending: "xls", max: 14 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.fasteners,
      buyers: ["Kawartha Steel Works Ltd.", "Nipissing Hydraulics Inc.", "Rideau Trailer Mfg."],
      number: "9999",
      units: ["ea", "box", "C"],
    }),
    ["Kawartha Steel - Yard", "Plant B"],
  );
  const hst = taxOf(order, 13);
  const rows: Cell[][] = order.items.map((item) => [
    item.quantity,
    item.unit,
    item.sku,
    item.name,
    null,
    item.price,
    item.total,
  ]);
  const empty: Cell[][] = Array.from({ length: Math.max(0, 18 - rows.length) }, () => [
    null,
    null,
    null,
    null,
    null,
    null,
    0,
  ]);
  const sheet = sheetOf(
    [
      [order.buyer.name, null, null, null, null, "PURCHASE ORDER"],
      [order.buyer.lines[0]!, null, null, null, null, "P.O. #", order.number],
      [order.buyer.lines[1]!, null, null, null, null, "DATE", serial(order.date)],
      [`Ph. ${order.buyer.phone}`, null, null, null, null, "JOB #", `J${order.random.digits(4)}`],
      [],
      ["TO:", order.seller.name, null, null, "SHIP TO:", order.site.name],
      [null, order.seller.lines[0]!, null, null, null, order.site.lines[0]!],
      [null, order.seller.lines[1]!, null, null, null, order.site.lines[1]!],
      [],
      ["REQ'D BY", day(order.due, "Mon d, yyyy"), null, "SHIP VIA: YOUR TRUCK", null, "TERMS: NET 30"],
      [],
      ["QTY", "UNIT", "PART #", "DESCRIPTION", null, "PRICE", "AMOUNT"],
      ...rows,
      ...empty,
      [null, null, null, "ALL PACKING SLIPS MUST SHOW P.O. NUMBER", null, "SUBTOTAL", order.net],
      [null, null, null, null, null, "HST 13%", hst],
      [null, null, null, null, null, "TOTAL CDN $", rounded(order.net + hst, 2)],
      ["ORDERED BY:", null, order.person],
    ],
    {
      merges: ["A1:C1", "F1:G1", "D10:E10"],
      formats: { F: "0.00", G: '_-"$"* #,##0.00_-;_-"$"* "-"??_-' },
    },
  );
  sheet.G3.z = "d-mmm-yy";
  return {
    bytes: bookOf({ PO: sheet, Instructions: sheetOf([["Fill the yellow cells only."]]) }, "biff8"),
    ...told(order),
    currency: "CAD",
    requestedDate: order.due,
    total: rounded(order.net + hst, 2),
  };
});

export const postBooks = [details, liste, form];
