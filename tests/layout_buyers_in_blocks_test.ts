import { expect, test } from "bun:test";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";

type Rows = Parameters<typeof read>;

const buyerOf = (...rows: Rows) => read(...rows, ...TABLE).header.customerName?.value ?? null;

test("a unit by its letter is no name of who buys", () => {
  expect(
    buyerOf(
      [30, [200, "NORTHSTAR (HONG KONG) LIMITED"]],
      [42, [140, "UNIT C, 11/F., EVEREST CENTRE, 396 KWUN TONG ROAD,"]],
      [60, [220, "PURCHASE ORDER 4711"]],
    ),
  ).toBe("NORTHSTAR (HONG KONG) LIMITED");
});

test("who acts as the buyer is told alone where the next caption has its own value and more under it", () => {
  expect(
    buyerOf(
      [30, [40, "RIVERBEND ALUMINUM CASTINGS"], [340, "PURCHASE ORDER 4711"]],
      [42, [40, "2200 FOUNDRY ROAD"]],
      [54, [40, "MASSILLON, OH 44648"]],
      [100, [108, "Buyer: DKOVACS"], [340, "Contact: PAT"]],
      [112, [66, "Credit Terms: N30"], [340, "Ship Via: R&L"]],
      [124, [140, "NET 30 DAYS"]],
    ),
  ).toBe("RIVERBEND ALUMINUM CASTINGS");
});

test("a town set off from its street in a block is no buyer; a close corporation is one", () => {
  expect(
    buyerOf(
      [30, [200, "PURCHASE ORDER 4711"]],
      [70, [60, "SUPPLY TO :"], [290, "SUPPLIERS NAME :"]],
      [82, [60, "HIGHVELD FASTENERS & TOOLS CC"], [290, "BOLTCRAFT WHOLESALE (PTY) LTD"]],
      [94, [60, "14 PRECISION STREET"], [290, "P O BOX 2210"]],
      [106, [60, "KYA SAND"], [112, "RANDBURG"], [290, "KEMPTON PARK"]],
    ),
  ).toBe("HIGHVELD FASTENERS & TOOLS CC");
});

test("a name goes up to its plot or its telephone", () => {
  expect([
    buyerOf(
      [30, [40, "Kestrel Microsystems Plot No. E-212, Focal"], [340, "PURCHASE ORDER 4711"]],
      [42, [40, "Point, Phase 8B, SAS Nagar, Punjab"]],
    ),
    buyerOf([30, [40, "GIG"]], [48, [40, "GIG Fassaden GmbH Tel. +43 7674 602-0"], [340, "Bestellung 4711"]]),
  ]).toEqual(["Kestrel Microsystems", "GIG Fassaden GmbH"]);
});

test("To: under Ship To names no vendor", () => {
  expect(
    buyerOf(
      [30, [40, "Order #101268"]],
      [60, [40, "Vendor"]],
      [72, [40, "Packline Supply Company"]],
      [84, [40, "Customer"]],
      [96, [40, "Cascade Roasters, LLC"]],
      [130, [40, "Part Total"], [400, "Ship To"]],
      [142, [40, "$18.00"], [400, "To: Cascade Roasters, LLC"]],
      [154, [400, "1820 NW Overton Street"]],
      [166, [400, "Portland, OR 97209"]],
    ),
  ).toBe("Cascade Roasters, LLC");
});

test("the company of a contract is the supplier, its caption in the middle of its lines", () => {
  expect(
    buyerOf(
      [30, [40, "Ortega-Pruitt Builders"]],
      [42, [40, "2100 E Riverside Dr"]],
      [60, [40, "Purchase Order Contract: PO-2431-038"]],
      [100, [160, "Capitol City Industrial & Electric Inc"]],
      [111, [50, "Contract Company"], [160, "5604 Burleson Rd, Austin TX"]],
      [123, [160, "78744"]],
    ),
  ).toBe("Ortega-Pruitt Builders");
});

test("the firm that invoices should be submitted to is the payer, whatever its office's box is", () => {
  const { header } = read(
    [30, [40, "TATA STEEL"], [400, "Purchase Order 4711"]],
    [70, [40, "Delivery Address"], [300, "Invoices should be submitted to:"]],
    [82, [40, "Central Stores"], [300, "Tata Steel UK Limited"]],
    [94, [40, "Port Talbot SA13 2NG"], [300, "Accounts Payable, PO Box 3114"]],
    [106, [300, "Shotton, Deeside"]],
    [118, [300, "CH5 2NH"]],
    ...TABLE,
  );
  expect([header.customerName?.value, header.billToName?.value]).toEqual([
    "Tata Steel UK Limited",
    "Tata Steel UK Limited",
  ]);
});

test.each<[string, string, string]>([
  ["TVEC Central Stores", "4100 Pacific Ave", "Forest Grove, OR 97119"],
  ["FACILITIES CENTRAL STORES", "2410 10th Ave", "Forest Grove, OR 97116"],
])("a house's own stores raise no doubt who buys: %p", (name, street, town) => {
  const { header, findings } = read(
    [30, [40, "Tualatin Valley Electric Cooperative"], [400, "Purchase Order 4711"]],
    [42, [40, "PO Box 2044"]],
    [54, [40, "Forest Grove, OR 97116"]],
    [90, [400, "SHIP TO"]],
    [102, [400, name]],
    [114, [400, street]],
    [126, [400, town]],
    ...TABLE,
  );
  expect(header.customerName?.value).toBe("Tualatin Valley Electric Cooperative");
  expect(findings.filter(({ code }) => code === "unsure_value")).toEqual([]);
});
