import { utils, write } from "@e965/xlsx";
import { written } from "../_family.ts";
import { bare, day, eu } from "../_print.ts";

type Cell = string | number | null;

function book(rows: Cell[][], merges: string[] = [], name = "Sheet1"): Uint8Array {
  const made = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows);
  sheet["!merges"] = merges.map((range) => utils.decode_range(range));
  utils.book_append_sheet(made, sheet, name);
  return new Uint8Array(write(made, { type: "buffer", bookType: "xlsx" }) as Buffer);
}

/** A chain's allocation: a column for each store, the sum of them and the cost. */
const allocation = written("form-store-allocation", { ending: "xlsx", max: 30, words: "food" }, (order) => {
  const stores = ["0104 Elm", "0117 Quay", "0123 Park", "0141 Mill"];
  const split = order.items.map(({ quantity }) => {
    const part = Math.floor(quantity / 4);
    return [part, part, part, quantity - 3 * part].map((one) => one || null);
  });
  return {
    bytes: book(
      [
        [`${order.buyer.name} - Buying office`],
        [
          "Purchase order",
          order.number,
          null,
          "Order date",
          day(order.date, "dd/mm/yyyy"),
          null,
          "Supplier",
          order.seller.name,
        ],
        ["Deliver", day(order.due, "dd/mm/yyyy"), null, "Terms", "60 days"],
        [],
        [null, null, null, null, "Cases by store"],
        ["Supplier code", "Product", "Pack", "Case cost", ...stores, "Total cases", "Total cost"],
        ...order.items.map((item, i): Cell[] => [
          item.sku,
          item.name,
          "1x12",
          item.price,
          ...split[i]!,
          item.quantity,
          item.total,
        ]),
        [
          "TOTAL",
          null,
          null,
          null,
          ...stores.map((_, at) => split.reduce((sum, one) => sum + (one[at] ?? 0), 0)),
          order.items.reduce((sum, { quantity }) => sum + quantity, 0),
          order.net,
        ],
      ],
      ["A1:J1", "E5:H5"],
    ),
    requestedDate: order.due,
    line: () => ({ unit: undefined }),
  };
});

/** A German export: semicolons, commas as decimal marks, an older code page, price unit in a column. */
const export1252 = written(
  "form-semicolons",
  { ending: "csv", max: 40, words: "de", bases: [1, 100], priceDecimals: 2 },
  (order) => ({
    bytes: latin(
      [
        "Bestellnummer;Bestelldatum;Besteller;Pos;Artikelnr. Kunde;Artikelnr. Lieferant;Bezeichnung;Menge;ME;Einzelpreis;PE;Gesamtpreis;Währung;Liefertermin",
        ...order.items.map((item) =>
          [
            order.number,
            day(order.date, "dd.mm.yyyy"),
            order.buyer.name,
            item.at * 10,
            item.buyerSku,
            item.sku,
            `"${item.name}"`,
            eu(item.quantity, 3),
            item.unit,
            eu(item.price),
            item.basis,
            eu(item.total),
            "EUR",
            day(item.due, "dd.mm.yyyy"),
          ].join(";"),
        ),
      ].join("\r\n"),
    ),
    currency: "EUR",
    total: null,
    line: (item) => ({ buyerSku: item.buyerSku }),
  }),
);

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
}

/** A works' template in a workbook: captions above their values, merged cells, empty rows to the foot, tax under the sum. */
const template = written("form-works-template", { ending: "xlsx", max: 14, words: "uk" }, (order) => {
  const tax = Number((order.net * 0.2).toFixed(2));
  const empty = Array.from({ length: 6 }, (_, i): Cell[] => [
    order.items.length + i + 1,
    null,
    null,
    null,
    null,
    null,
    0,
  ]);
  return {
    bytes: book(
      [
        [order.buyer.name, null, null, null, null, "PURCHASE ORDER"],
        [order.buyer.lines.join(", ")],
        [],
        ["PO Number", null, "PO Date", null, "Required by", null, "Raised by"],
        [
          `WK-${order.number}`,
          null,
          day(order.date, "dd/mm/yyyy"),
          null,
          day(order.due, "dd/mm/yyyy"),
          null,
          order.person,
        ],
        [],
        ["Supplier", null, null, "Deliver to"],
        [order.seller.name, null, null, order.site.name],
        [order.seller.lines.join(", "), null, null, order.site.lines.join(", ")],
        [],
        ["No", "Description", null, "Supplier's ref", "Qty", "£ each", "£ total"],
        ...order.items.map((item): Cell[] => [
          item.at,
          item.name,
          null,
          item.sku,
          item.quantity,
          item.price,
          item.total,
        ]),
        ...empty,
        [null, null, null, null, null, "Goods", order.net],
        [null, null, null, null, null, "VAT @ 20%", tax],
        [null, null, null, null, null, "Total", Number(bare(order.net + tax))],
        ["Goods will not be accepted without a delivery note quoting the PO number."],
      ],
      ["A1:D1", "A2:D2", "A5:B5", "C5:D5", "A8:C8", "D8:G8"],
      "PO",
    ),
    docNumber: `WK-${order.number}`,
    requestedDate: order.due,
    currency: "GBP",
    total: Number(bare(order.net + tax)),
    line: () => ({ unit: undefined }),
  };
});

export const data = [allocation, export1252, template];
