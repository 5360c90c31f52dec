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

test("layout() gives orders one under the other the firm over all of them, and rows over the first of a page to the order before", () => {
  const top: Line[] = [
    [30, [40, "Harwick Pumps Inc."], [440, "Purchase Orders"]],
    [42, [40, "48 Canal Street, Elmsford, NY 10523"]],
    [54, [40, "Vendor: Ostrander Supply LLC, 2210 Foundry Road"]],
  ];
  const order = (y: number, number: string, ...codes: string[]): Line[] => [
    [y, [40, `Purchase Order: ${number}`], [220, "Order Date: 05/13/2024"], [440, "Buyer: Kim Arden"]],
    [y + 14, ...(HEAD.slice(1) as [number, string][])],
    ...codes.map((code, i) => row(y + 28 + 11 * i, code)),
  ];
  const sum = (y: number, number: string, amount: string): Line => [
    y,
    [-460, `Total ${number}`],
    [-540, amount],
  ];
  const pages: Line[][] = [
    [
      ...top,
      ...order(80, "PO-4711", "AB-1", "AB-2"),
      sum(132, "PO-4711", "40.00"),
      ...order(170, "PO-4712", "CD-1", "CD-2"),
    ],
    [
      ...top,
      row(80, "CD-3"),
      sum(93, "PO-4712", "60.00"),
      ...order(130, "PO-4713", "EF-1", "EF-2"),
      sum(182, "PO-4713", "40.00"),
      ...order(220, "PO-4714", "GH-1", "GH-2"),
      sum(272, "PO-4714", "40.00"),
    ],
  ];
  const { drafts } = ordersOf(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
  const firm = "Harwick Pumps Inc.";
  expect(
    drafts.map(({ header, lines }) => [
      header.poNumber?.value,
      header.customerName?.value,
      lines.map(({ fields }) => fields.customerSku?.value).join(),
    ]),
  ).toEqual([
    ["PO-4711", firm, "AB-1,AB-2"],
    ["PO-4712", firm, "CD-1,CD-2,CD-3"],
    ["PO-4713", firm, "EF-1,EF-2"],
    ["PO-4714", firm, "GH-1,GH-2"],
  ]);
});

test("layout() takes the last word of a clause for no caption of another order's number", () => {
  const order: Line[] = [
    [40, [40, "Purchase Order"], [300, "PO Number:"], [380, "PO00000321"]],
    HEAD,
    row(120, "AB-4711"),
  ];
  const terms: Line[] = [
    [40, [40, "Terms of purchase"]],
    [60, [40, "11. Set-off. Amounts due may be set off against those owing under this or any other"]],
    [69, [40, "order."]],
    [80, [40, "12. Force majeure. Neither party is liable for delay by causes beyond its control."]],
  ];
  expect(read(order, terms)).toEqual([["PO00000321", 1, 0]]);
});
