import { book, bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** A café's guide for the week: what should be there, what is there, and what to bring; most rows ask for nothing. */
const guide = written("end-order-guide", { words: "food", ending: "xlsx", max: 16 }, (made) => {
  const order = traded(made, {
    wares: [
      "Oat milk barista 1L",
      "Espresso blend beans 5 lb",
      "Cup, hot, 12 oz, kraft",
      "Syrup vanilla 750 ml",
      "Bagel, plain, frozen 6 ct",
      "Cream cheese tub 3 lb",
    ],
    buyers: ["Corner Bean Cafe", "Blue Heron Bakehouse", "Station Street Deli"],
    number: "9999",
    units: ["case", "bag", "each"],
  });
  const rows = order.items.flatMap((item): Cell[][] => {
    const par = item.quantity + 2;
    const idle: Cell[] = [
      order.random.digits(6),
      `${item.name} (alt)`,
      item.unit,
      item.price,
      4,
      6,
      null,
      null,
    ];
    return [
      ...(item.at % 2 ? [idle] : []),
      [item.sku, item.name, item.unit, item.price, par, 2, item.quantity, item.total],
    ];
  });
  return {
    bytes: book({
      "Order guide": [
        [`${order.buyer.name} - weekly order guide`],
        ["Supplier", order.seller.name, null, null, "Order no.", order.number],
        ["Ordered on", day(order.date, "m/d/yyyy"), null, null, "Deliver on", day(order.due, "m/d/yyyy")],
        [],
        ["Code", "Product", "Unit", "Price", "Par", "On hand", "To order", "Cost"],
        ...rows,
        [],
        [null, null, null, null, null, null, "Total", order.net],
      ],
    }),
    ...truly(order),
    currency: null,
    requestedDate: order.due,
    shipTo: undefined,
  };
});

/** A hotel fitter's schedule: rooms span their rows, pieces by room times rooms make the count that is ordered. */
const schedule = written("end-room-schedule", { ending: "xlsx", max: 20 }, (made) => {
  const base = traded(made, {
    wares: [
      "Wall sconce, brushed brass",
      "Headboard, queen, oak veneer",
      "Desk lamp, USB",
      "Luggage bench, walnut",
      "Blackout drape, 84 in",
      "Mirror, round, 36 in",
    ],
    buyers: ["Lodestar Hospitality Interiors", "Fenwick & Rowe Design Build", "Palisade Hotel Group LLC"],
    number: "FFE-9999",
    units: ["EA"],
  });
  const each = base.items.map(({ at }) => 1 + (at % 3));
  const rooms = base.items.map(({ at }) => 8 + ((at * 7) % 40));
  const items = base.items.map((item, i) => ({
    ...item,
    quantity: each[i]! * rooms[i]!,
    total: rounded(each[i]! * rooms[i]! * item.price, 2),
  }));
  const net = rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const sheet = sheetOf(
    [
      ["PURCHASE ORDER", null, null, null, null, null, "PO No.", base.number],
      [base.buyer.name, null, null, null, null, null, "Date", serial(base.date)],
      [base.buyer.lines.join(", "), null, null, null, null, null, "On site by", serial(base.due)],
      [`Vendor: ${base.seller.name}`],
      [],
      [
        "Room type",
        "Spec tag",
        "Vendor SKU",
        "Item",
        "Per room",
        "Rooms",
        "Total qty",
        "Unit price (USD)",
        "Extended (USD)",
      ],
      ...items.map((item, i): Cell[] => [
        i % 4 ? null : ["King", "Double Queen", "Suite"][(i / 4) % 3]!,
        `LT-${10 + i}`,
        item.sku,
        item.name,
        each[i]!,
        rooms[i]!,
        item.quantity,
        item.price,
        item.total,
      ]),
      [null, null, null, null, null, null, null, "Total", net],
    ],
    {
      merges: items.flatMap((_, i) => (i % 4 || i + 3 >= items.length ? [] : [`A${7 + i}:A${10 + i}`])),
      formats: { H: "#,##0.00", I: "#,##0.00" },
    },
  );
  sheet.H1 = { t: "s", v: base.number };
  for (const address of ["H2", "H3"]) sheet[address].z = "mm/dd/yyyy";
  items.forEach((_, i) => {
    sheet[`G${7 + i}`].f = `E${7 + i}*F${7 + i}`;
    sheet[`I${7 + i}`].f = `G${7 + i}*H${7 + i}`;
  });
  return {
    bytes: bookOf({ "PO export": sheet }),
    ...truly({ ...base, items }, () => ({ unit: null })),
    currency: "USD",
    total: net,
    requestedDate: base.due,
    shipTo: undefined,
  };
});

/** A laboratory's requests as a list with commas: head in pairs on top, who asked and which account with each line. */
const requests = written("end-lab-requests", { words: "medical", ending: "csv", max: 18 }, (made) => {
  const order = traded(made, {
    wares: [
      "Pipette tip 200 uL, filtered, 960/pk",
      "Agarose, low EEO, 100 g",
      "Buffer, TAE 50X, 1 L",
      "Microtube 1.5 mL, clear, 500/bag",
      "Glove, nitrile, S, 200/bx",
    ],
    buyers: [
      "Wexler Institute for Marine Biology",
      "Dept. of Genetics, Harrow State University",
      "Ostby Diagnostics Inc.",
    ],
    number: "LAB-99999",
    units: ["pk", "ea", "bag"],
  });
  return {
    bytes: utf8(
      `\uFEFF${delimited([
        ["Institution", order.buyer.name],
        ["Purchase Order", order.number],
        ["Approved", day(order.date, "Mon d, yyyy")],
        ["Vendor", order.seller.name],
        [],
        [
          "#",
          "Requested by",
          "Catalog number",
          "Item description",
          "Qty",
          "Size",
          "List price",
          "Extended",
          "Fund",
        ],
        ...order.items.map((item): Cell[] => [
          item.at,
          order.person,
          item.sku,
          item.name,
          item.quantity,
          item.unit,
          bare(item.price),
          bare(item.total),
          `61-${order.random.digits(4)}`,
        ]),
        [null, null, null, null, null, null, "Order total", bare(order.net)],
      ])}`,
    ),
    ...truly(order),
    currency: null,
    shipTo: undefined,
  };
});

/** A Spanish shop's own sheet: everything is text, decimal commas, the tax by line, sums at the foot. */
const hoja = written("end-hoja-pedido-es", { words: "es", ending: "ods", max: 14 }, (made) => {
  const order = traded(made, {
    wares: "es",
    buyers: ["Ferretería La Llave", "Hostal Puerta del Mar", "Jardinería Robles"],
    number: "P-999",
    units: ["ud", "caja", "m"],
  });
  const total = rounded(order.net * 1.21, 2);
  return {
    bytes: book(
      {
        Pedido: [
          ["HOJA DE PEDIDO", null, null, null, "Nº pedido", order.number],
          ["Cliente:", order.buyer.name, null, null, "Fecha", day(order.date, "dd/mm/yyyy")],
          [
            "Dirección:",
            order.buyer.lines.join(", "),
            null,
            null,
            "Para el día",
            day(order.due, "dd/mm/yyyy"),
          ],
          ["Proveedor:", order.seller.name],
          [],
          ["Ref.", "Artículo", "Cant.", "Ud.", "Precio €", "IVA %", "Subtotal €"],
          ...order.items.map((item): Cell[] => [
            item.sku,
            item.name,
            String(item.quantity),
            item.unit,
            eu(item.price),
            "21",
            eu(item.total),
          ]),
          [],
          [null, null, null, null, "Suma", null, eu(order.net)],
          [null, null, null, null, "IVA", null, eu(total - order.net)],
          [null, null, null, null, "Total", null, eu(total)],
          ["Llamar antes de entregar. Gracias."],
        ],
      },
      "ods",
    ),
    ...truly(order),
    currency: "EUR",
    total,
    requestedDate: order.due,
    shipTo: undefined,
  };
});

export const endBooks = [guide, schedule, requests, hoja];
