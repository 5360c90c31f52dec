import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [400, [40, "Item"], [140, "Description"], [-380, "Qty"], [-470, "Unit Price"], [-560, "Amount"]],
  [420, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-470, "$10.00"], [-560, "$120.00"]],
  [440, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-470, "$1.00"], [-560, "$40.00"]],
];

function headOf(...rows: Rows) {
  const { header } = layout(readingOf(pageOf([...rows, ...TABLE])), { ownNames: [] })[0]!;
  return Object.fromEntries(Object.entries(header).map(([name, read]) => [name, read?.value]));
}

describe("layout() of what stands at an order's head", () => {
  test("reads a number that its narrow cell breaks behind its first letters", () => {
    const head = headOf(
      [60, [40, "State University"], [340, "Purchase Order"], [450, "Date"], [530, "Revision"]],
      [72, [40, "1411 Health Drive"], [340, "UHMC1-"], [450, "03/06/2026"]],
      [84, [40, "Albuquerque NM 87131"], [340, "0000418820"]],
    );
    expect(head.poNumber).toBe("UHMC1-0000418820");
  });

  test("reads the day beside a caption of two lines whose second says it all", () => {
    const head = headOf(
      [60, [340, "Order Number"], [450, "EF88104471"]],
      [75, [340, "Order Date"], [450, "10-Mar-2026"]],
      [90, [340, "Date"], [450, "13-Mar-2026"]],
      [100, [340, "Required"]],
      [115, [340, "Contact"], [450, "S. Braithwaite"]],
    );
    expect(head).toMatchObject({ orderDate: "2026-03-10", requiredDate: "2026-03-13" });
  });

  test("reads the day under a caption whose first line ends in words that go on below", () => {
    const head = headOf(
      [60, [40, "3. ORDER NO."], [250, "15. DELIVER TO F.O.B. POINT ON OR"], [480, "16. DISCOUNT TERMS"]],
      [70, [40, "140R2026F0118"], [250, "BEFORE (Date)"], [480, "Net 30"]],
      [80, [250, "04/06/2026"]],
    );
    expect(head.requiredDate).toBe("2026-04-06");
  });

  test("takes dollars for those that the page says its amounts are in", () => {
    const told = (words: string) => headOf([60, [40, "PURCHASE ORDER 4711"]], [90, [40, words]]).currency;
    expect(told("ALL AMOUNTS ARE IN CANADIAN DOLLARS")).toBe("CAD");
    expect(told("Prices in Australian funds, delivered")).toBe("AUD");
    expect(told("Our Canadian dollars account is closed")).toBe("USD");
  });

  test("takes neither a sentence in capitals nor the end of a title for who buys", () => {
    const sentence = headOf([60, [40, "PURCHASE ORDER 4711"]], [90, [40, "THIS ORDER CONSISTS OF 9 LINES"]]);
    expect(sentence.customerName).toBeUndefined();
    const title = headOf([60, [40, "[ PURCHASE ORDER"], [240, "LIST ]"]], [90, [40, "PO No: 4711"]]);
    expect(title.customerName).toBeUndefined();
  });

  test("takes the company whose site the goods go to for who buys, before another at the head", () => {
    const head = headOf(
      [60, [40, "Order PO-10077"]],
      [90, [40, "Thames Valley Merchants Ltd"], [380, "Cotswold Homes (Developments) Ltd"]],
      [102, [40, "Unit 9 Bridge Estate"], [380, "The Old Granary"]],
      [114, [40, "Reading RG2 0PP"], [380, "Mill Lane, Witney OX28 6AB"]],
      [150, [40, "Ship-to Address"]],
      [162, [40, "Cotswold Homes - Windrush Meadow"]],
      [174, [40, "Burford Road"]],
      [186, [40, "Witney OX29 8JB"]],
    );
    expect(head.customerName).toBe("Cotswold Homes (Developments) Ltd");
  });

  test("takes whom a purchase order goes to for the seller", () => {
    const head = headOf(
      [60, [400, "PO #: 21877"]],
      [90, [40, "Purchase Order To:"], [300, "Ship To:"]],
      [104, [40, "Trenton Corrugated Ltd"], [300, "Harbour Paper Box Limited"]],
      [116, [40, "88 Front Street"], [300, "65 Cannery Road"]],
      [128, [40, "Trenton ON K8V 4N6"], [300, "Hamilton ON L8E 3B7"]],
    );
    expect(head.customerName).not.toBe("Trenton Corrugated Ltd");
  });
});
