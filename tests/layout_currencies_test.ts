import { expect, test } from "bun:test";
import { parseAmount } from "../src/extraction/layout/values/amounts.ts";
import { currencyIn } from "../src/extraction/layout/values/currencies.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./_reading.ts";

test.each([
  ["KSh 1,200,000.00", "1200000", "KES"],
  ["UGX 45,000.00", "45000", "UGX"],
  ["FCFA 12 500", "12500", "XOF"],
  ["12 500 FCFA", "12500", "XOF"],
  ["RD$1,250.00", "1250", "DOP"],
  ["NZ$64.00", "64", "NZD"],
  ["B/.64.00", "64", "PAB"],
  ["S/.6,400.00", "6400", "PEN"],
  ["S/ 12018.2", "12018.2", "PEN"],
  ["Bs. 64.00", "64", "BOB"],
  ["Q64.00", "64", "GTQ"],
  ["PhP 64.00", "64", "PHP"],
  ["Tk. 64.00", "64", "BDT"],
  ["64.00৳", "64", "BDT"],
  ["GH₵ 64.00", "64", "GHS"],
  ["64.00 DH", "64", "MAD"],
  ["Dhs 64.00", "64", "AED"],
  ["64.00 DA", "64", "DZD"],
  ["64.00 лв.", "64", "BGN"],
  ["1 250.00 грн", "1250", "UAH"],
  ["64.00 KM", "64", null],
  ["K 64.00", "64", null],
])("parseAmount() reads %p with the sign of its money", (text, value, currency) => {
  const read = parseAmount(text, ".");
  expect([read?.value, read?.currency ?? null]).toEqual([value, currency]);
});

test("currencyIn() takes letters for a sign beside a figure of money or behind what it is called, and nowhere else", () => {
  expect(["Amount (KSh)", "Prix unitaire (FCFA)", "Montant (DA)"].map(currencyIn)).toEqual([
    "KES",
    "XOF",
    "DZD",
  ]);
  expect(["EUR-12.50", "Price-USD", "USD/EA", "EUR/100"].map(currencyIn)).toEqual([
    "EUR",
    "USD",
    "USD",
    "EUR",
  ]);
  const words = [
    "Route de la DA",
    "DA 12",
    "12 Br",
    "Filter (LE)",
    "Q 3",
    "NIS 2 directive",
    "SR 71",
    "12.50 L.",
    "Q 6427.106.11",
    "6427.106.11 DH",
    "BWP-77/1",
    "NOK-A2",
    "PO-EUR-2026",
  ];
  expect(words.map(currencyIn)).toEqual(words.map(() => null));
});

test("ordersOf() reads an order in money whose sign stands before each figure", () => {
  const page = pageOf([
    ["Purchase Order", "Number 4711"],
    ["No.", "Material", "Qty", "Unit Price", "Amount"],
    ["1", "Hex bolt", "100", "S/.64.00", "S/.6,400.00"],
    ["2", "Hex nut", "50", "S/.16.50", "S/.825.00"],
    ["", "", "", "Total", "S/.7,225.00"],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => [fields.unitPrice?.value, fields.lineTotal?.value])).toEqual([
    ["64", "6400"],
    ["16.5", "825"],
  ]);
  expect([draft!.header.total?.value, draft!.header.currency?.value, draft!.findings]).toEqual([
    "7225",
    "PEN",
    [],
  ]);
});

test.each(["Euro pallet", "£10 voucher", "$100 gift card"])(
  "layout() takes no currency from the goods %p",
  (words) => {
    const page = pageOf([
      ["Purchase Order", "Number 4711"],
      ["No.", "Material", "Qty", "Unit Price", "Amount"],
      ["1", words, "100", "64.00", "6,400.00"],
      ["2", "Hex nut", "50", "16.50", "825.00"],
      ["", "", "", "Total CAD", "7,225.00"],
    ]);
    const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
    expect(draft!.header.currency?.value).toBe("CAD");
  },
);

test("ordersOf() takes a bare $ for the money of the land whose register the page names, where no line has a sign", () => {
  const { drafts } = ordersOf(
    readingOf(
      pageOf([
        ["Orden de compra 4711", "R.U.T.: 76.118.402-5"],
        ["Detalle", "Cantidad", "Precio", "Total"],
        ["Urea 25 KG", "120", "18.990", "2.278.800"],
        ["Cinta de riego", "8", "112.350", "898.800"],
        ["", "", "TOTAL $", "3.177.600"],
      ]),
    ),
    { ownNames: [] },
  );
  expect(drafts[0]?.header.currency?.value).toBe("CLP");
});

test("currencyIn() knows soles by their sign and name", () => {
  expect(["S/ SOLES", "S/. Nuevos Soles", "rubber soles"].map(currencyIn)).toEqual(["PEN", "PEN", null]);
});

const ROWS = (sign: string) => [
  ["Clave", "Cantidad", "Precio", "Importe"],
  ["AB-1001", "12", `${sign}1.50`, `${sign}18.00`],
  ["AB-1002", "40", `${sign}0.50`, `${sign}20.00`],
];

test.each([
  ["precios en MXN a los 30 días de la entrega", "$", "MXN", "en MXN"],
  ["Moneda: NUEVOS SOLES (PEN)", "", "PEN", "NUEVOS SOLES (PEN)"],
])("ordersOf() reads %p with its place", (said, sign, value, evidence) => {
  const page = pageOf([["Orden de compra 4711"], [said], ...ROWS(sign)]);
  const { currency } = ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!.header;
  expect([currency?.value, currency?.evidence?.text]).toEqual([value, evidence]);
});

test("ordersOf() takes an account that begins as a currency does for none", () => {
  const page = pageOf([
    ["Purchase Order", "Number 4711"],
    ["02/03/26", "COP004"],
    ["No.", "Material", "Qty", "Unit Price", "Amount"],
    ["1", "Hex bolt", "100", "64.00", "6,400.00"],
  ]);
  expect(ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!.header.currency).toBeUndefined();
});
