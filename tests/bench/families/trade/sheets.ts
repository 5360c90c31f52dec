import { utils, write } from "@e965/xlsx";
import { written } from "../_family.ts";
import { bare, day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

type Cell = string | number | null;

function book(name: string, rows: Cell[][]): Uint8Array {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows), name);
  return new Uint8Array(write(made, { type: "buffer", bookType: "xlsx" }) as Buffer);
}

/** A contractor's sheet: title, parties side by side, blank columns between, a freight row below the goods. */
const contractorSheet = written("trade-contractor-sheet", { ending: "xlsx", max: 30 }, (made) => {
  const order = traded(made, {
    wares: "site",
    buyers: "builders",
    number: "CP-99999",
    units: ["LF", "EA", "SHT", "CY"],
  });
  return {
    bytes: book("PO", [
      [order.buyer.name, null, null, null, null, null, "PURCHASE ORDER"],
      [order.buyer.lines.join(", ")],
      [],
      ["VENDOR", null, null, "SHIP TO", null, null, "P.O. NO.", order.number],
      [
        order.seller.name,
        null,
        null,
        "Jobsite: Ridgeview Elementary",
        null,
        null,
        "P.O. DATE",
        day(order.date, "mm/dd/yyyy"),
      ],
      [
        order.seller.lines[0]!,
        null,
        null,
        "1400 Ridgeview Drive",
        null,
        null,
        "NEED BY",
        day(order.due, "mm/dd/yyyy"),
      ],
      [order.seller.lines[1]!, null, null, order.site.lines[1]!, null, null, "TERMS", "Net 30"],
      [],
      ["LINE", "QTY", "UNIT", "PART NO.", "DESCRIPTION", null, "UNIT $", "EXT $", "COST CODE"],
      ...order.items.map((item): Cell[] => [
        item.at,
        item.quantity,
        item.unit,
        item.sku,
        item.name,
        null,
        item.price,
        item.total,
        `0${item.at % 9}-100`,
      ]),
      [],
      [null, null, null, null, null, null, "SUBTOTAL", order.net],
      [null, null, null, null, null, null, "TAX", 0],
      [null, null, null, null, null, null, "TOTAL", order.net],
      [],
      ["All deliveries require 24 hours notice to the superintendent."],
    ]),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A portal's list as text with semicolons: head fields repeated in each row, quantities of several states. */
const portalList = written("trade-portal-list", { ending: "csv", max: 30 }, (made) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "7HQ9999P", units: ["Each"] });
  return {
    bytes: new TextEncoder().encode(
      [
        "PO;Vendor;Ordered On;Ship To;Model Number;External ID;Title;Window End;Quantity Requested;Quantity Accepted;Quantity Received;Unit Cost;Currency",
        ...order.items.map((item) =>
          [
            order.number,
            "HAL4K",
            day(order.date, "m/d/yyyy"),
            "PHX6",
            item.sku,
            `8${order.random.digits(11)}`,
            `"${item.name}"`,
            day(order.due, "m/d/yyyy"),
            item.quantity,
            0,
            0,
            bare(item.price),
            "USD",
          ].join(";"),
        ),
      ].join("\r\n"),
    ),
    ...truly(order, () => ({ lineTotal: null, unit: null })),
    buyer: null,
    total: null,
    currency: "USD",
    requestedDate: order.due,
  };
});

export const tradeSheets = [contractorSheet, portalList];
