import { describe, expect, test } from "bun:test";
import type { Finding } from "../db/mod.ts";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./_reading.ts";

function said(...rows: string[][]): Pick<Finding, "level" | "field" | "message">[] {
  const page = pageOf([["Purchase Order", "Number 4711"], ...rows], 1);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  return draft!.findings
    .filter(({ code }) => code === "undecided_column")
    .map(({ level, field, message }) => ({ level, field, message }));
}

describe("undecided()", () => {
  const head = ["Item", "Description", "Qty", "Cost", "Price"];

  test("says that another column may hold the price where nothing settles it", () => {
    const rows = [
      ["10", "Cable gland", "8", "2.50", "3.10"],
      ["20", "Filter element", "5", "4.00", "5.20"],
    ];
    expect(said(head, ...rows)).toEqual([
      {
        level: "error",
        field: "unitPrice",
        message: 'The price was read from "Cost": "Price" may hold it as well',
      },
    ]);
  });

  test("says that of several columns of whole numbers without a name any may count", () => {
    const rows = [
      ["BV-4340", "Cable gland", "PC", "8", "12", "257", "3.84"],
      ["MX-3558", "Filter element", "PC", "6", "12", "975", "42.77"],
    ];
    expect(said(["Item", "Description", "Unit", "Nivel", "Máximo", "icitado", "Price"], ...rows)).toEqual([
      {
        level: "error",
        field: "quantity",
        message: 'The quantity was read from "Nivel": "Máximo" and "icitado" may hold it as well',
      },
    ]);
  });

  test("says nothing of a price that stands beside the last one paid", () => {
    const rows = [
      ["10", "Tornillo hexagonal", "8", "2.50", "3.10"],
      ["20", "Empaque de caucho", "5", "4.00", "5.20"],
    ];
    expect(said(["Clave", "Descripción", "Cantidad", "Última costo", "Costo pactado"], ...rows)).toEqual([]);
  });

  test("says nothing of columns with the same figures", () => {
    expect(
      said(head, ["10", "Cable gland", "8", "2.50", "2.50"], ["20", "Filter element", "5", "4.00", ""]),
    ).toEqual([]);
  });

  test("says nothing where amounts tell which it is", () => {
    const rows = [
      ["10", "Cable gland", "8", "2.50", "3.10", "24.80"],
      ["20", "Filter element", "5", "4.00", "5.20", "26.00"],
    ];
    expect(said([...head, "Amount"], ...rows)).toEqual([]);
  });

  test("says that another column may count, unless the printed sum of quantities tells", () => {
    const counts = ["Item", "Description", "Qty", "Count", "Unit Price"];
    const rows = [
      ["10", "Cable gland", "8", "2", "3.10"],
      ["20", "Filter element", "5", "1", "5.20"],
    ];
    expect(said(counts, ...rows)).toMatchObject([{ field: "quantity" }]);
    expect(said(counts, ...rows, ["Total quantity", "13"])).toEqual([]);
  });

  test("says that quantity and price may be each other where neither's heading tells, though the sum agrees", () => {
    const rows = [
      ["A-10", "Cable gland", "2.50", "8.25", "20.63"],
      ["A-20", "Filter element", "4.00", "5.75", "23.00"],
      ["A-30", "Gasket set", "1.50", "6.10", "9.15"],
    ];
    const head = (...names: string[]) => ["Part no.", "Description", ...names, "Value"];
    const sum = ["", "", "", "Total", "52.78"];
    expect(said(head("Vol", "GBP"), ...rows, sum)).toEqual([
      {
        level: "error",
        field: "quantity",
        message: 'The quantity was read from "Vol" and the price from "GBP": it may be the other way round',
      },
    ]);
    expect(said(head("Total kg", "£ per kg"), ...rows, sum)).toEqual([]);
  });
});

describe("openBasis()", () => {
  const open = (caption: string, unit: string, ...sum: string[][]) => {
    const rows = [
      ["AB-4711", "Hex bolt", "100", unit, "64.00"],
      ["AB-4712", "Hex nut", "500", unit, "16.00"],
    ];
    const head = ["Article", "Description", "Qty", "Unit", caption];
    const page = pageOf([["Purchase Order", "Number 4711"], head, ...rows, ...sum], 1);
    const [draft] = layout(readingOf(page), { ownNames: [] });
    const [said] = draft!.findings.filter(({ code }) => code === "open_basis");
    return [draft!.lines[0]!.fields.priceBasis?.value, said?.message];
  };

  test("says that a letter in a heading of prices may be a count or a unit", () => {
    const message =
      '"Price/M" may say that the prices are for 1000 or for one unit "M": they were read as the price of one';
    expect(open("Price/M", "roll")).toEqual([undefined, message]);
  });

  test("says it of a letter behind a price", () => {
    const rows = [
      ["AB-4711", "Hex bolt", "100", "64.00 M"],
      ["AB-4712", "Hex nut", "500", "16.00 M"],
    ];
    const head = ["Article", "Description", "Qty", "Price"];
    const [draft] = layout(readingOf(pageOf([["Purchase Order", "Number 4711"], head, ...rows], 1)), {
      ownNames: [],
    });
    expect(draft!.findings.map(({ message }) => message)).toEqual([
      '"64.00 M" may say that the prices are for 1000 or for one unit "M": they were read as the price of one',
    ]);
  });

  test("says nothing where the unit or the order's sum settles it", () => {
    expect(open("Price/M", "M")).toEqual([undefined, undefined]);
    expect(open("Price/M", "FT")).toEqual(["1000", undefined]);
    expect(open("Price/C", "EA")).toEqual(["100", undefined]);
    expect(open("Price/M", "roll", ["Total", "14,400.00"])).toEqual([undefined, undefined]);
  });
});
