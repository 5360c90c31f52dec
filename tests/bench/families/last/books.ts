import { book, type Cell } from "../_book.ts";
import { lineOf, written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** A maker's own form where each item takes two rows: figures above, words and a drawing below. */
const twoRows = written("last-book-two-rows", { ending: "xlsx", max: 20 }, (plain) => {
  const order = traded(plain, {
    wares: "shop",
    buyers: "works",
    number: "M-99999",
    units: ["EA", "LB", "PC"],
  });
  return {
    bytes: book({
      "Purchase Order": [
        [order.buyer.name, null, null, null, null, "P.O. NO.", order.number],
        [order.buyer.lines.join(", "), null, null, null, null, "DATE", day(order.date, "mm/dd/yyyy")],
        [],
        ["TO", order.seller.name, null, null, null, "REQ'D", day(order.due, "mm/dd/yyyy")],
        [null, order.seller.lines.join(", "), null, null, null, "TERMS", "Net 30"],
        [],
        ["ITEM", "PART NO.", "REV", "QTY", "U/M", "PRICE EA.", "EXT."],
        ["", "DESCRIPTION"],
        ...order.items.flatMap((item): Cell[][] => [
          [item.at, item.sku, "ABC"[item.at % 3]!, item.quantity, item.unit, item.price, item.total],
          [null, item.name],
        ]),
        [],
        [null, null, null, null, null, "TOTAL", order.net],
        ["BUYER:", order.person, null, null, "CERTS REQUIRED: YES"],
      ],
    }),
    ...truly(order),
    requestedDate: order.due,
  };
});

/** The seller's offer as a workbook, sent back with a tick against what is taken and a count where it differs. */
const ticked = written("last-book-accepted", { ending: "xlsx", min: 6, max: 20 }, (plain) => {
  const order = traded(plain, { wares: "mro", buyers: "works", number: "99999", units: ["EA", "PK"] });
  const taken = order.items.filter(({ at }) => at % 3 !== 2);
  const net = rounded(
    taken.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  return {
    bytes: book({
      Quote: [
        [order.seller.name],
        ["Quotation", "Q-77120", null, null, "Customer", order.buyer.name],
        [null, null, null, null, "Address", order.buyer.lines.join(", ")],
        ["Valid to", day(order.due, "mm/dd/yyyy"), null, null, "Customer PO", order.number],
        [null, null, null, null, "PO date", day(order.date, "mm/dd/yyyy")],
        [],
        [
          "Line",
          "Part number",
          "Description",
          "Offered qty",
          "UOM",
          "Unit price",
          "Accept (Y/N)",
          "Order qty",
          "Order amount",
        ],
        ...order.items.map((item): Cell[] =>
          taken.includes(item)
            ? [
                item.at,
                item.sku,
                item.name,
                item.quantity,
                item.unit,
                item.price,
                "Y",
                item.quantity,
                item.total,
              ]
            : [item.at, item.sku, item.name, item.quantity, item.unit, item.price, "N", null, 0],
        ),
        [null, null, null, null, null, null, null, "Order total", net],
      ],
    }),
    ...truly(order),
    lines: taken.map(lineOf),
    total: net,
  };
});

/** A Peruvian contractor's sheet: count and unit first, maker, money in soles, tax at the foot, the sum in words. */
const soles = written("last-book-soles", { words: "es", ending: "xlsx", max: 16 }, (plain) => {
  const order = traded(plain, {
    wares: "es",
    buyers: [
      "Constructora Apurímac S.A.C.",
      "Minera Cerro Pardo S.A.",
      "Servicios Generales Huáscar E.I.R.L.",
    ],
    number: "OC-YY-999",
    units: ["UND", "GLN", "RLL", "PAR"],
  });
  return {
    bytes: book({
      OC: [
        [null, order.buyer.name, null, null, null, "ORDEN DE COMPRA"],
        [null, "RUC 20551189034", null, null, null, `N° ${order.number}`],
        [null, order.buyer.lines.join(" - ")],
        [],
        [null, "PROVEEDOR:", order.seller.name, null, null, "FECHA:", day(order.date, "dd/mm/yyyy")],
        [null, "ATENCIÓN:", order.person, null, null, "ENTREGA:", day(order.due, "dd/mm/yyyy")],
        [null, "OBRA:", "Ampliación planta 2", null, null, "PAGO:", "Factura 30 días"],
        [],
        [null, "ÍTEM", "CANT.", "UND.", "DESCRIPCIÓN", "MARCA", "P. UNIT. S/", "P. TOTAL S/"],
        ...order.items.map((item): Cell[] => [
          null,
          item.at,
          item.quantity,
          item.unit,
          `${item.name} (${item.sku})`,
          ["Truper", "Indeco", "S/M"][item.at % 3]!,
          item.price,
          item.total,
        ]),
        [],
        [null, "SON: SEGÚN DETALLE Y 00/100 SOLES", null, null, null, null, "SUBTOTAL", order.net],
        [null, null, null, null, null, null, "IGV 18%", taxOf(order, 18)],
        [null, null, null, null, null, null, "TOTAL", withTax(order, 18)],
        [null, "Nota: facturar con copia de la presente orden."],
      ],
    }),
    ...truly(order),
    currency: "PEN",
    total: withTax(order, 18),
    requestedDate: order.due,
  };
});

export const lastBooks = [twoRows, ticked, soles];
