import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { parseAmount } from "../src/extraction/layout/values/amounts.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

function headerOf(sign: string, head: Rows, foot: Rows = []) {
  const rows: Rows = [
    [40, { x: 40, text: "ORDEN DE COMPRA Nro.4711", size: 14 }],
    ...head,
    [200, [40, "Código"], [140, "Descripción"], [360, "Cantidad"], [440, "Precio"], [540, "Total"]],
    [220, [40, "AB-1001"], [140, "Perno M8"], [-380, "12"], [-490, `${sign}1.50`], [-580, `${sign}18.00`]],
    [240, [40, "AB-1002"], [140, "Tuerca M8"], [-380, "40"], [-490, `${sign}0.50`], [-580, `${sign}20.00`]],
    ...foot,
  ];
  const { header } = layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
  return header;
}

test.each([
  ["R.U.T.: 76.123.456-7", "CLP"],
  ["NIT: 899.999.230-7", "COP"],
  ["R.F.C. IPE010203AB1", "MXN"],
  ["CUIT 30-71234567-8", "ARS"],
  ["TVQ 1234567890", "CAD"],
  ["NIT: 123456", "USD"],
  ["R.U.T.: 76.123.456-7, precios en US$", "USD"],
])("layout() tells whose dollars or pesos they are by a company's number: %s", (number, currency) =>
  expect(headerOf("$", [[60, [40, number]]]).currency?.value).toBe(currency),
);

test("layout() tells whose pesos they are by how their sum is written out", () => {
  const closing = (text: string) => headerOf("$", [], [[300, [40, text]]]).currency?.value;
  expect(closing("TREINTA Y OCHO PESOS 00/100 M.N.")).toBe("MXN");
  expect(closing("TREINTA Y OCHO PESOS M/CTE")).toBe("COP");
});

test("layout() takes Bs for bolívares where a Venezuelan number stands, else for bolivianos", () => {
  const closing: Rows = [[260, [440, "TOTAL GENERAL Bs."], [-580, "38.00"]]];
  const [land, other] = [headerOf("", [[60, [40, "RIF J-20000001-0"]]], closing), headerOf("", [], closing)];
  expect([land.currency?.value, land.total?.value, other.currency?.value]).toEqual(["VES", "38", "BOB"]);
  expect(headerOf("", [], [[300, [40, "SON: TREINTA Y OCHO 00/100 BOLIVIANOS"]]]).currency?.value).toBe(
    "BOB",
  );
});

test("layout() takes of totals in two currencies the one that the lines come to", () => {
  const { total } = headerOf(
    "",
    [],
    [
      [260, [440, "Total USD"], [-580, "38.00"]],
      [275, [440, "Total LBP"], [-580, "3,401,000.00"]],
    ],
  );
  expect(total?.value).toBe("38");
});

test("parseAmount(), summaryOf() and layout() look through signs and marks of Spanish orders", () => {
  expect(parseAmount("S/ 19.47576", ".")).toMatchObject({ value: "19.47576", currency: "PEN" });
  expect(["TOTAL GENERAL Bs.", "Total S/"].map(summaryOf)).toEqual(["total", "total"]);
  expect(summaryOf("Chi phí vận chuyển")).toBe("charge");
  expect(headerOf("", []).poNumber?.value).toBe("4711");
});

test("layout() reads a tax whose two letters stand apart, with which the lines come to the total", () => {
  const { header, findings, proof } = layout(
    readingOf(
      pageOf([
        [40, [40, "採購單 4711"]],
        [200, [40, "品號"], [140, "品名"], [-380, "數量"], [-490, "單價"], [-580, "金額"]],
        [220, [40, "AB-1001"], [140, "六角螺絲"], [-380, "1200"], [-490, "1.50"], [-580, "1,800"]],
        [240, [40, "AB-1002"], [140, "六角螺帽"], [-380, "400"], [-490, "0.50"], [-580, "200"]],
        [380, [40, "備註：1. 交貨時請註明採購單號。"], [440, "採購金額"], [-580, "2,000"]],
        [392, [40, "2. 逾期交貨每日扣款千分之三。"], [440, "稅"], [490, "額 (5%)"], [-580, "100"]],
        [408, [440, "金額合計"], [-580, "2,100"]],
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect([header.total?.value, findings]).toEqual(["2100", []]);
  expect(proof.account?.parts.map(({ label, amount }) => [label, amount])).toEqual([["稅額 (5%)", "100"]]);
});
