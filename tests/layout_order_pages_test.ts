import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line = [
  100,
  [40, "Part"],
  [180, "Description"],
  [-400, "Qty"],
  [-460, "Price"],
  [-540, "Amount"],
];

function row(y: number, code: string): Line {
  return [y, [40, code], [180, "Cable gland"], [-400, "8"], [-460, "2.50"], [-540, "20.00"]];
}

function read(...pages: Line[][]) {
  const { drafts } = ordersOf(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
  return drafts.map(({ header, lines, findings }) => [header.poNumber?.value, lines.length, findings.length]);
}

test("layout() takes the numbers that every page alike calls its release for those of orders of their own", () => {
  const page = (number: string, code: string): Line[] => [
    [40, [40, "Order"]],
    [60, [300, "Release No."], [380, number]],
    HEAD,
    row(120, code),
  ];
  expect(read(page("7016145-01", "AB-4711"), page("7016145-02", "AB-4712"))).toEqual([
    ["7016145-01", 1, 0],
    ["7016145-02", 1, 0],
  ]);
});

test("layout() goes on with an order whose lines are for another's order each", () => {
  const head: Line = [40, [40, "Purchase Order"], [300, "P.O. Number:"], [380, "PO00000321"]];
  const dropped: Line = [134, [180, "Customer PO 403-168"]];
  expect(
    read([head, HEAD, row(120, "AB-4711"), dropped], [head, HEAD, [120, [-460, "Total"], [-540, "20.00"]]]),
  ).toEqual([["PO00000321", 1, 0]]);
});

test("layout() takes a code with its revision, under which the words stand, for the code", () => {
  const head: Line[] = [
    [40, [40, "Purchase Order"], [300, "P.O. Number:"], [380, "16016"]],
    [90, [40, "Part ID"], [76, "Rev"]],
    [100, [40, "Description"], [-400, "Qty"], [-460, "Price"], [-540, "Amount"]],
  ];
  const rows = ["GDN17023 B", "49481A511 C", "R-164-29SS D"].flatMap((code, i): Line[] => [
    [120 + 30 * i, [40, code], [-400, "8"], [-460, "2.50"], [-540, "20.00"]],
    [131 + 30 * i, [40, "BRACKET, MTG, LH"]],
  ]);
  const [draft] = ordersOf(readingOf(pageOf([...head, ...rows])), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([
    "GDN17023",
    "49481A511",
    "R-164-29SS",
  ]);
});
