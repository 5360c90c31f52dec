import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { book, type Cell } from "./bench/families/_book.ts";

async function readSheet(rows: Cell[][]): Promise<Draft> {
  return ordersOf(await readFile(book({ Sheet1: rows }), "xlsx"), { ownNames: [] }).drafts[0]!;
}

function said({ lines }: Draft) {
  return lines.map(({ fields: f }) =>
    [f.customerSku, f.supplierSku, f.quantity, f.unit, f.unitPrice].map((read) => read?.value),
  );
}

/** A sheet of one row of names and a row for each line. */
function tableOf(columns: [string, ...Cell[]][]): Cell[][] {
  return columns[0]!.map((_, row) => columns.map((column) => column[row] ?? null));
}

describe("ordersOf() of exports of all a program's columns", () => {
  test("finds the headings though figures are in the names of some, and the firm before who asked for the goods", async () => {
    const draft = await readSheet(
      tableOf([
        ["Purchasing Document", "4500812276", "4500812276", "4500812276"],
        ["Item", "10", "20", "30"],
        ["Name of Company Code", "Calder Pumps Ltd", "Calder Pumps Ltd", "Calder Pumps Ltd"],
        ["Payment in.1", 30, 30, 30],
        ["Incoterms (Part 2)", "Rochdale", "Rochdale", "Rochdale"],
        ["Material", "MRO-100458", "MRO-100462", "MRO-100463"],
        ["Short Text", "Ball bearing", "Roller bearing", "Adapter sleeve"],
        ["Supplier Mat. No.", "6205-2RS1", "22216 EK/C3", "H 316"],
        ["Order Quantity", 40, 2, 4],
        ["Order Unit", "EA", "EA", "EA"],
        ["Net Order Price", 4.87, 148.6, 31.25],
        ["Net Order Value", 194.8, 297.2, 125],
        ["1st Rem./Exped.", null, null, null],
        ["2nd Rem./Exped.", null, null, null],
        ["Delivery Date", "2026-03-23", "2026-03-23", "2026-04-07"],
        ["Requisitioner", "STORES", "STORES", "STORES"],
      ]),
    );
    expect(draft.header.customerName?.value).toBe("Calder Pumps Ltd");
    expect(said(draft)).toEqual([
      ["MRO-100458", "6205-2RS1", "40", "EA", "4.87"],
      ["MRO-100462", "22216 EK/C3", "2", "EA", "148.6"],
      ["MRO-100463", "H 316", "4", "EA", "31.25"],
    ]);
  });

  test("finds the headings among fields of taxes and a user's own, and which of them are units and the supplier's numbers", async () => {
    const draft = await readSheet(
      tableOf([
        ["PurchaseOrderNumber", "P-00048713", "P-00048713"],
        ["LineNumber", 1, 2],
        ["ItemNumber", "0100230", "0100247"],
        ["LineDescription", "Capscrew hex head", "Hose clamp"],
        ["ExternalItemNumber", "1756A", "13H2490"],
        ["OrderedPurchaseQuantity", 50, 20],
        ["PurchaseUnitSymbol", "ea", "jug"],
        ["PurchasePrice", 0.61, 2.18],
        ["LineAmount", 30.5, 43.6],
        ["Tax1099Amount", 0, 0],
        ["IsLineStopped", "No", "No"],
        ["UserDefined01", null, null],
        ["UserDefined02", null, null],
        ["UserDefined10", null, null],
      ]),
    );
    expect(said(draft)).toEqual([
      ["0100230", "1756A", "50", "ea", "0.61"],
      ["0100247", "13H2490", "20", "jug", "2.18"],
    ]);
  });

  test("finds headings one of which says for how many its price is", async () => {
    const draft = await readSheet([
      ["Calder Pumps Ltd"],
      ["Order No", "PP-26-3301"],
      [],
      ["Stock ref", "Material", "Quantity", "Unit", "£ per 1000", "Cost"],
      ["GL-170-SRA1", "Gloss 170gsm SRA1", 8000, "sheets", 96.4, 771.2],
      ["SI-350-SRA2", "Silk 350gsm SRA2", 5500, "sheets", 101.75, 559.63],
    ]);
    expect(said(draft)).toEqual([
      ["GL-170-SRA1", undefined, "8000", "sheets", "96.4"],
      ["SI-350-SRA2", undefined, "5500", "sheets", "101.75"],
    ]);
    expect(draft.lines[0]?.fields.priceBasis?.value).toBe("1000");
  });
});
