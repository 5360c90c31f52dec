import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { bookOf } from "./fixtures/layouts/_page.ts";

type Value = string | number | null;

const HEADINGS = ["Item No.", "Description", "Quantity", "Unit Price"];
const ROWS: Value[][] = [
  ["AB-1001", "Hex bolt M8", 12, 1.5],
  ["AB-1002", "Hex nut M8", 40, 0.5],
  ["AB-1003", "Hex key", 5, 2.25],
];

function buyerOf(head: Value[][]) {
  const [draft] = layout(bookOf({ Order: [...head, [], HEADINGS, ...ROWS] }), { ownNames: [] });
  return draft!.header.customerName?.value;
}

test("layout() takes a café, which is called like a person, for the customer of the firm whose form it fills in", () => {
  const ordering = (customer: string) =>
    buyerOf([
      ["STONE HEARTH BAKERY  -  DAILY WHOLESALE ORDER"],
      [],
      ["Customer:", customer, null, "PO #:", "L-0911"],
      ["Order date:", "09/10/2026", null, "Route:", "3"],
    ]);
  expect(ordering("Cafe Lantern")).toBe("Cafe Lantern");
  expect(ordering("Lantern Diner")).toBe("Lantern Diner");
});

test("layout() takes the name beside the title for who buys, though a form's answers stand below it", () => {
  const head = (title: string, name = "Great Tarn Trailers") =>
    buyerOf([
      [title, name],
      ["PO#", "60551-00"],
      ["Dated", "2026-09-11"],
      ["Supplier", "Midwest Bolt & Supply"],
    ]);
  expect(head("ORDER")).toBe("Great Tarn Trailers");
  expect(head("Route")).toBeUndefined();
  expect(head("ORDER", "Kim Arden")).toBeUndefined();
});

test("layout() takes the name before its numbers for who buys, not the road below it", () => {
  const head: Value[][] = [
    ["PEDIDO DE COMPRA Nº 004.218"],
    ["Metalúrgica Serra Ltda. - CNPJ 12.345.678/0001-95 - IE 082.114.550"],
    ["Rod. ES-010, km 14, Serra/ES - CEP 29168-000"],
    [],
    ["Fornecedor:", null, "Aços Vitória Comércio Ltda."],
  ];
  expect(buyerOf(head)).toBe("Metalúrgica Serra Ltda.");
  expect(buyerOf(head.toSpliced(1, 1))).toBeUndefined();
});

test("layout() takes what a trade calls its business for who buys, over the name of who fills in the form", () => {
  const ordering = (caption: string) =>
    buyerOf([
      ["KENNEBEC VALLEY SEED COMPANY"],
      ["Commercial Order Form 2026"],
      [],
      [caption, "Four Winds CSA", null, "P.O. No.", "FW-2026-02"],
      ["Name", "Ann Lindqvist", null, "Date", "Jan 14, 2026"],
    ]);
  expect(ordering("Farm")).toBe("Four Winds CSA");
  expect(ordering("Restaurant")).toBe("Four Winds CSA");
  expect(ordering("Customer")).toBe("Four Winds CSA");
  expect(buyerOf([["Garage Poncet et Fils"], ["12 rue du Port"]])).toBe("Garage Poncet et Fils");
});

test("layout() takes the name at the head of the sheet with the lines for who buys, where one before it says how to fill it in", () => {
  const ordering = (...head: Value[][]) => {
    const Order = [...head, [], HEADINGS, ...ROWS];
    const help = [["How to use this workbook"], [], ["1. Complete the tab Order, white cells only."]];
    const [draft] = layout(bookOf({ "READ ME": help, Order }), { ownNames: [] });
    return draft!.header.customerName?.value;
  };
  expect(ordering(["CALDER WATER SERVICES LTD"], ["Official Order"])).toBe("CALDER WATER SERVICES LTD");
  const form = ["Bayou Grocers Cooperative - Order form 2026"];
  expect(ordering(form, ["Customer:", "Old Mill Catering"])).toBe("Old Mill Catering");
});
