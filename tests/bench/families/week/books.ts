import { bookOf, type Cell, delimited, sheetOf, utf8 } from "../_book.ts";
import { ASKING } from "../_desk.ts";
import { written } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK } from "../_week.ts";

/** A suite's lines opened in a workbook: head facts in rows above, what came and what is to come beside what was ordered, price unit of 100 or 1, own and external number. */
const remainder = written(
  "week-book-deliver-remainder",
  { ending: "xlsx", max: 30, bases: [1, 100] },
  (made) => {
    const order = sited(
      traded(made, {
        wares: STOCK.fixings,
        buyers: ["Fairmont Elevator Parts Inc.", "Greer & Pollard Switchgear", "Sable Ridge Trailers LLC"],
        number: "PUR-0099999",
        units: ["ea"],
      }),
      ["Fairmont DC South"],
    );
    return {
      bytes: bookOf({
        "Purchase order": sheetOf(
          [
            ["Purchase order", order.number, null, "Invoice account", "V-100482"],
            ["Company", order.buyer.name, null, "Vendor name", order.seller.name],
            ["Created", day(order.date, "m/d/yyyy"), null, "Requested receipt", day(order.due, "m/d/yyyy")],
            ["Delivery name", order.site.name, null, "Delivery address", order.site.lines.join(", ")],
            ["Currency", "USD", null, "Orderer", order.person],
            [],
            [
              "Line number",
              "Item number",
              "External item",
              "Product name",
              "Quantity",
              "Unit",
              "Received",
              "Deliver remainder",
              "Unit price",
              "Price unit",
              "Net amount",
              "Line status",
            ],
            ...order.items.map((item): Cell[] => [
              item.at,
              item.buyerSku,
              item.sku,
              item.name,
              item.quantity,
              item.unit,
              0,
              item.quantity,
              item.price,
              item.basis,
              item.total,
              "Open order",
            ]),
            [],
            [null, null, null, null, null, null, null, null, null, "Total", order.net],
          ],
          { formats: { I: "#,##0.00", K: "#,##0.00" } },
        ),
        Lookup: sheetOf([
          ["Unit", "Text", "Factor"],
          ["ea", "Each", 1],
          ["c", "Hundred", 100],
        ]),
      }),
      ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD", requestedDate: order.due }),
    };
  },
);

/** A Bahraini contractor's schedule in a sheet: bills with headings and their sums, items numbered `1.01`, dinars of three decimals, VAT and the whole below. */
const bills = written(
  "week-book-bills-bhd",
  { ending: "xlsx", min: 5, max: 26, priceDecimals: 3, decimals: 3, scale: 0.3 },
  (made) => {
    const order = traded(made, {
      wares: [...STOCK.flow, ...STOCK.drives],
      buyers: [
        "Sitra Mechanical Contracting W.L.L.",
        "Delmon Water Technologies B.S.C.",
        "Muharraq Marine Repair W.L.L.",
      ],
      number: "SMC/LPO/9999",
      units: ["No.", "m", "Set"],
    });
    const each = Math.ceil(order.items.length / 3);
    const vat = rounded(order.net * 0.1, 3);
    const rows = [0, 1, 2].flatMap((bill): Cell[][] => {
      const items = order.items.slice(bill * each, (bill + 1) * each);
      if (!items.length) return [];
      const sum = rounded(
        items.reduce((all, { total }) => all + total, 0),
        3,
      );
      return [
        [`Bill ${bill + 1}`, ["Pump room", "Roof tanks", "Spare parts"][bill]!],
        ...items.map((item, i): Cell[] => [
          `${bill + 1}.${String(i + 1).padStart(2, "0")}`,
          item.name,
          item.sku,
          item.unit,
          item.quantity,
          item.price,
          item.total,
        ]),
        [null, `Total of Bill ${bill + 1}`, null, null, null, null, sum],
        [],
      ];
    });
    return {
      bytes: bookOf({
        LPO: sheetOf(
          [
            [null, order.buyer.name],
            [null, "LOCAL PURCHASE ORDER"],
            ["To:", order.seller.name, null, null, "LPO No:", order.number],
            [null, order.seller.lines.join(", "), null, null, "Date:", day(order.date, "dd/mm/yyyy")],
            ["Site:", "Sitra Causeway STP", null, null, "Delivery:", day(order.due, "dd/mm/yyyy")],
            [],
            ["Item", "Description", "Part No.", "Unit", "Qty", "Rate BHD", "Amount BHD"],
            ...rows,
            [null, "Total excluding VAT", null, null, null, null, order.net],
            [null, "VAT 10%", null, null, null, null, vat],
            [null, "Total including VAT", null, null, null, null, rounded(order.net + vat, 3)],
            [],
            [null, `Requested by ${order.person}. Original invoice with stamped delivery note.`],
          ],
          { merges: ["B1:G1", "B2:G2"], formats: { F: "0.000", G: "0.000" } },
        ),
      }),
      ...truly(order),
      currency: "BHD",
      requestedDate: order.due,
      shipTo: undefined,
      total: rounded(order.net + vat, 3),
    };
  },
);

/** A planner's list of several orders in a file: number and release in two columns, one row a line, blanks where the head repeats. */
const planner = written("week-csv-orders-blank-heads", { ending: "csv", min: 8, max: 40 }, (made) => {
  const order = traded(made, {
    wares: STOCK.turned,
    buyers: ASKING.plants,
    number: "71999",
    units: ["EA"],
  });
  const starts = [0, 2, 5].filter((at) => at < order.items.length);
  const numbers = starts.map((_, i) => String(Number(order.number) + i));
  return {
    bytes: utf8(
      delimited([
        [
          "Customer",
          "PO",
          "PO Date",
          "Ln",
          "Part",
          "Rev",
          "Vendor Part",
          "Description",
          "Open Qty",
          "UM",
          "Cost",
          "Ext Cost",
          "Dock Date",
          "Planner",
        ],
        ...order.items.map((item, i): Cell[] => {
          const at = starts.indexOf(i);
          return [
            ...(at < 0 ? ["", "", ""] : [order.buyer.name, numbers[at]!, day(order.date, "mm/dd/yyyy")]),
            i + 1 - starts.findLast((start) => start <= i)!,
            item.buyerSku,
            "ABC"[i % 3]!,
            item.sku,
            item.name,
            item.quantity,
            item.unit,
            bare(item.price),
            bare(item.total),
            day(item.due, "mm/dd/yyyy"),
            order.person,
          ];
        }),
      ]),
    ),
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    docNumber: numbers[0]!,
    orders: numbers,
    total: null,
  };
});

export const weekBooks = [remainder, bills, planner];
