import { expect, test } from "bun:test";
import type { HeaderField } from "../src/orders/mod.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";

type Rows = Parameters<typeof read>;

const head = (field: HeaderField, ...rows: Rows) =>
  read([30, [40, "Calder Pumps Ltd"]], ...rows, ...TABLE).header[field]?.value ?? null;

const TITLED: Rows = [[50, [40, "PURCHASE ORDER"]]];

test.each<[string, string, ...Rows]>([
  ["a PN behind its colon in the head", "024901-0386", [60, [400, "PN: 024901-0386"]]],
  ["an Italian movement", "OF/000742", [60, [40, "N: movimento"], [150, "OF/000742"]]],
  ["an order forecast", "7100448216", [60, [40, "Order Forecast Number: 7100448216"]]],
  ["letters, the year and two groups", "DT 26 0417 832", [60, [40, "COMMANDE n° : DT 26 0417 832"]]],
])("the number of an order may be that of %s", (_, number, ...rows) => {
  expect(head("poNumber", ...TITLED, ...rows)).toBe(number);
});

test("the day a printer's licence was issued at the foot is not the order's", () => {
  const foot: Rows[0] = [
    700,
    [40, "Acknowledgement Certificate No.: AC_043"],
    [300, "Date Issued: March 4, 2022"],
  ];
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [400, "Purchase Order"]],
    [60, [400, "Document Date"], [500, "April 13, 2026"]],
    ...TABLE,
    foot,
  );
  expect(header.orderDate?.value).toBe("2026-04-13");
});

test("the only day of the head is the order's beside a caption with its own value and under another", () => {
  expect(
    head(
      "orderDate",
      [60, [40, "PO NUMBER: P0471893"], [360, "PAGE:"], [420, "1"]],
      [72, [40, "VENDOR: 0000071422"], [250, "BUYER: KDW"], [360, "03/19/26"]],
    ),
  ).toBe("2026-03-19");
});

test("a day under Scheduled is when the goods are wanted", () => {
  expect(
    head(
      "requiredDate",
      ...TITLED,
      [60, [40, "Carrier"], [160, "FOB Point"], [280, "Scheduled"], [400, "Status"]],
      [72, [40, "R+L"], [160, "Origin"], [280, "03/20/2026"], [400, "Issued"]],
    ),
  ).toBe("2026-03-20");
});

test.each<[string, string, ...Rows]>([
  ["a Chinese caption over it", "2026-03-19", [60, [280, "預算到貨日期"]], [72, [280, "2026-03-19"]]],
  [
    "an Indonesian caption",
    "2026-03-25",
    [60, [40, "Batas Tgl Penerimaan Barang"], [220, ": 25 Maret 2026"]],
  ],
])("the day that goods are wanted is told by %s", (_, day, ...rows) => {
  expect(head("requiredDate", ...TITLED, ...rows)).toBe(day);
});
