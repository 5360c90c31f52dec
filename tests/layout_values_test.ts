import { describe, expect, test } from "bun:test";
import { orderByCountry } from "../src/extraction/layout/page/day_first.ts";
import { kindOf } from "../src/extraction/layout/page/document_kind.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { parseAmount } from "../src/extraction/layout/values/amounts.ts";
import { currencyIn } from "../src/extraction/layout/values/currencies.ts";
import { dateOrder, findDate, parseDate } from "../src/extraction/layout/values/dates.ts";
import { decimalMark, parseNumber } from "../src/extraction/layout/values/numbers.ts";
import { basisOf, isUnit, saysBasis } from "../src/extraction/layout/values/units.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

describe("parseNumber()", () => {
  const cases: [string, "." | ",", string | null][] = [
    ["1,520.00", ".", "1520"],
    ["1.520,00", ".", "1520"],
    ["1 520,00", ",", "1520"],
    ["1'520.00", ".", "1520"],
    ["1,00,000.00", ".", "100000"],
    ["12,34,500", ".", "1234500"],
    ["250.000", ".", "250"],
    ["250.000", ",", "250000"],
    ["0.300", ",", "0.3"],
    ["5.00-", ".", "-5"],
    ["(5.00)", ".", "-5"],
    ["-20,48", ",", "-20.48"],
    ["31.12.2024", ".", null],
    ["12 34", ".", null],
    ["1,2,3", ".", null],
    ["A12", ".", null],
  ];
  test.each(cases)("reads %p with the mark %p as %p", (text, mark, value) => {
    expect(parseNumber(text, mark)?.value ?? null).toBe(value);
  });

  test("keeps the other reading of one lone mark before three digits", () => {
    expect(parseNumber("1.250", ",")).toEqual({ value: "1250", alternative: "1.25" });
  });
});

describe("decimalMark()", () => {
  test("goes with the majority that settles it", () => {
    expect(decimalMark(["1.250", "12,50", "3.000,00", "7.5"])).toBe(",");
    expect(decimalMark(["1,250", "12.50"])).toBe(".");
    expect(decimalMark(["1.250"], ",")).toBe(",");
  });
});

test("currencyIn() takes a Friday for no francs", () => {
  expect(currencyIn("Mo. bis Fr. 08.00 Uhr")).toBeNull();
});

describe("parseAmount()", () => {
  test.each([
    ["$1,520.00", { value: "1520", currency: "USD" }],
    ["8.40 EA", { value: "8.4", unit: "EA" }],
    ["7.000 (EA)", { value: "7", alternative: "7000", unit: "EA" }],
    ["3.20/Ea", { value: "3.2", unit: "Ea" }],
    ["6,100.00/1,000", { value: "6100", basis: "1000" }],
    ["4.50/M", { value: "4.5", basis: "1000" }],
    ["1,250.00 INR/EA", { value: "1250", currency: "INR", unit: "EA" }],
    ["74,599.00 ريال", { value: "74599" }],
    ["74,599.00 ر.س", { value: "74599", currency: "SAR" }],
    ["1,250.00 (USD)", { value: "1250", currency: "USD" }],
    ["10,000.20 $", { value: "10000.2", currency: "USD" }],
    ["Ä59.50", { value: "59.5" }],
    ["\ue0011,250.00", { value: "1250" }],
    ["40 Units", { value: "40", unit: "Units" }],
    ["5,- €", { value: "5", currency: "EUR" }],
    ["5.--", { value: "5" }],
    ["5.00-", { value: "-5" }],
    ["¥834,790-", { value: "834790", alternative: "834.79", currency: "JPY" }],
    ["x12", { value: "12" }],
    ["Fr. 5.00", { value: "5" }],
    ["5.00 net", { value: "5" }],
    ["5.00 c/u", { value: "5" }],
  ])("reads %p", (text, amount) => {
    expect(parseAmount(text, ".")).toEqual(amount);
  });

  test.each(["12345 abc", "10%", "TBD", "12' 3-7/8\"", "Ø59.50", "Ä59", "2024-03-01"])(
    "does not take %p for an amount",
    (text) => {
      expect(parseAmount(text, ".")).toBeNull();
    },
  );
});

describe("findDate()", () => {
  const order = { first: "month", certain: true } as const;
  test.each([
    ["02-MAR-2022", "2022-03-02"],
    ["Mar 02, 2026", "2026-03-02"],
    ["31 octobre 2017", "2017-10-31"],
    ["7. Mai 2014", "2014-05-07"],
    ["1-Feb-24", "2024-02-01"],
    ["2026年7月1日", "2026-07-01"],
    ["令和5年4月3日", "2023-04-03"],
    ["民國112年4月3日", "2023-04-03"],
    ["115/11/02", "2026-11-02"],
    ["04/03/2566", "2023-04-03"],
    ["ngày 03 tháng 04 năm 2023", "2023-04-03"],
    ["3 de marzo de 2022", "2022-03-03"],
    ["03/02/2022", "2022-03-02"],
    ["21/03/2022", "2022-03-21"],
    ["Day 03/08/2022", "2022-03-08"],
    ["15/04/2020 09:00", "2020-04-15"],
    ["Schedule 1 Depot 4 Requested 13-Jun-2026 61 Each", "2026-06-13"],
  ])("reads %p as %p", (text, value) => {
    expect(findDate(text, order)?.value).toBe(value);
  });

  test.each(["9-Aug-9", "TBD", "13/13/2022", "120/80/16", "1.2.3.4", "555-010-0000"])(
    "finds no date in %p",
    (text) => {
      expect(findDate(text, order)).toBeNull();
    },
  );

  test("parseDate() refuses texts that are more than a date", () => {
    expect(parseDate("PER QUOTATION DATED 02/01/2024", order)).toBeNull();
  });

  test("dateOrder() is certain only where a date settles it", () => {
    expect(dateOrder(["03/02/2022", "25/02/2022"], () => ({ first: "month", certain: false }))).toEqual({
      first: "day",
      certain: true,
    });
    expect(dateOrder(["03/02/2022"], () => ({ first: "month", certain: false })).certain).toBe(false);
    expect(dateOrder(["03/02/2022"], () => ({ first: "day", certain: true })).certain).toBe(true);
  });

  test("dateOrder() sees years first where what ends the days would be years far apart", () => {
    const order = dateOrder(["26/11/10", "26/11/30", "27/01/07"], () => ({ first: "day", certain: false }));
    expect(order).toEqual({ first: "year", certain: true });
    expect(parseDate("27/01/07", order)?.value).toBe("2027-01-07");
    const first = (...days: string[]) => dateOrder(days, () => ({ first: "day", certain: false })).first;
    expect(first("26/11/25", "25/11/26")).toBe("day");
    expect(first("05/11/24", "05/11/30")).toBe("day");
    expect(first("26/11/2010", "26/11/2030")).toBe("day");
  });

  test.each([
    ["month", true, ["Dallas, TX 75201", "Phone (214) 555-0100", "Total $"], [612, 792]],
    ["month", true, ["Dallas, TX 75201", "(214) 555-0100", "GBP-47625", "GBP-37006", "GBP-1"], [612, 792]],
    ["month", false, ["Toronto, Ontario M5V 2T6", "(416) 555-0100", "416-555-0101", "Total $"], [612, 792]],
    ["month", false, ["Dallas, TX 75201", "Phone (214) 555-0100", "Total $"], [595, 842]],
    ["day", true, ["GSTIN 27AAAAA0000A1Z5", "Mumbai, India", "+91 22 5550 0100"], [595, 842]],
    ["day", true, ["Cable R2V 3G2,5", "VAT reg", "Postcode", "London, UK"], [595, 842]],
    ["day", false, ["Cable K1A 0B1", "VAT reg", "Postcode", "London, UK"], [595, 842]],
    ["day", false, ["Manila, Philippines", "VAT reg", "+63 2 5550 100"], [595, 842]],
    ["day", false, ["Part", "Qty"], [595, 842]],
    ["month", false, ["発注日", "6/4/2021", "ボールバルブ"], [595, 842]],
  ] as const)(
    "orderByCountry() gives %s first, certain: %p, for %p",
    (first, certain, texts, [width, height]) => {
      const area = { page: 1, width, height, lines: [], vertical: [], horizontal: [], grid: false };
      expect(orderByCountry([...texts], [area], false)).toEqual({ first, certain });
    },
  );
});

describe("roleOf()", () => {
  test.each([
    ["Ordered (USD)", "lineTotal"],
    ["Contract Unit Price", "unitPrice"],
    ["Inventory No.", "code"],
    ["Total Qnty", "quantity"],
    ["Req'd Qty", "quantity"],
    ["Required Quantity", "quantity"],
    ["Required", "date"],
    ["Planned Receipt", "date"],
    ["Ordered", "quantity"],
    ["Qty Ordred", "quantity"],
    ["Desciption", "description"],
    ["Order Extended Price", "lineTotal"],
    ["Unsere Art.Nr.", "customerSku"],
    ["Vendor Part #", "supplierSku"],
    ["Einzelpreis", "unitPrice"],
    ["Cantidad", "quantity"],
    ["Référence Fournisseur", "supplierSku"],
    ["単価", "unitPrice"],
    ["الكمية", "quantity"],
    ["HSN Code", "other"],
    ["Clave SAT", "other"],
    ["MRP", "otherPrice"],
    ["CGST Amt", "taxAmount"],
    ["Date Received", "otherDate"],
    ["Received Qty", "otherQuantity"],
    ["Matl/Desc", "codeDescription"],
  ] as const)("takes the heading %p for %p", (heading, role) => {
    expect(roleOf(heading)).toBe(role);
  });

  test("names no role for other words", () => {
    expect(roleOf("Jane Doe")).toBeNull();
  });
});

describe("summaryOf()", () => {
  test.each([
    ["Grand Total (INR)", "total"],
    ["Total General / USD", "total"],
    ["Tot.net item val. excl. tax USD", "net"],
    ["Total Qty on PO", "quantity"],
    ["TOTALES", "total"],
    ["TOTAL CASES", "measure"],
    ["Total Net Weight", "measure"],
    ["Gesamtgewicht", "measure"],
    ["Übertrag", "carried"],
    ["Sales Tax (8%)", "tax"],
    ["Freight", "charge"],
  ] as const)("takes %p for %p", (label, kind) => {
    expect(summaryOf(label)).toBe(kind);
  });

  test.each([
    "Total station tripod",
    "PURCHASE ORDER ID",
    "Widget",
    "order amount or US$",
    "Total order value not exceeding EUR",
  ])("takes %p for no sum", (label) => {
    expect(summaryOf(label)).toBeNull();
  });
});

test("saysBasis() tells that a hundredweight is 100 pounds and a tonne 1000 kilograms", () => {
  expect([saysBasis("CWT", "100"), saysBasis("/CWT", "100"), saysBasis("t", "1000")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([saysBasis("CWT", "1000"), saysBasis("LB", "100")]).toEqual([false, false]);
});

test("units: basisOf() and isUnit()", () => {
  expect(["M", "C", "/1,000", "100 EA", "EA"].map(basisOf)).toEqual(["1000", "100", "1000", "100", null]);
  expect(["EA", "Stk.", "Unité(s)", "EA(each)", "widget"].map(isUnit)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("currencyIn() tells pesos by their country and no company for dinars", () => {
  expect(
    ["PESO CHILENO", "Pesos MXN", "Ringgit Malaysia", "1.234,50 lei", "CORRAN SDN BHD"].map(currencyIn),
  ).toEqual(["CLP", "MXN", "MYR", "RON", null]);
});

test("currencyIn() tells colones and guaraníes by their signs and no other words", () => {
  expect(
    ["₡ 1.250,00", "Subtotal Gs.", "Precio Unitario Gs.", "Bags 25 kg", "Total"].map(currencyIn),
  ).toEqual(["CRC", "PYG", "PYG", null, null]);
});

test("currencyIn() knows a land's own code for its money", () => {
  expect(["幣別：NTD", "RMB 1,200.00"].map(currencyIn)).toEqual(["TWD", "CNY"]);
});

test("parseAmount() takes a minus in brackets for one", () => {
  expect(["(-)0.15", "(-) 0.15", "(0.15)"].map((text) => parseAmount(text, ".")?.value)).toEqual([
    "-0.15",
    "-0.15",
    "-0.15",
  ]);
});

test("currencyIn() reads codes and signs", () => {
  expect(["EUR 5", "5 €", "US$ 5", "₹5", "R$ 5", "EURO-PALLET 5"].map(currencyIn)).toEqual([
    "EUR",
    "EUR",
    "USD",
    "INR",
    "BRL",
    null,
  ]);
});

test("kindOf() goes by the title, not by labels", () => {
  const kind = (title: string) =>
    kindOf([
      areaOf(
        pageOf([
          [30, { x: 40, text: title, size: 16 }],
          [60, [40, "Invoice To:"], [200, "Invoice Date"]],
        ]),
      ),
    ]);
  expect([
    kind("PURCHASE ORDER"),
    kind("TAX INVOICE"),
    kind("Order Confirmation"),
    kind("Quotation"),
  ]).toEqual(["order", "an invoice", "an order confirmation", "a quotation"]);
});

test("ordersOf() finds a price that stands right behind its sign", () => {
  const row = (y: number, ...[code, words, count, price, amount]: string[]): Line => [
    y,
    [40, code!],
    [140, words!],
    [-310, count!],
    [-440, price!],
    [-570, amount!],
  ];
  const page = pageOf([
    [40, [40, "Order 4711"]],
    row(100, "Article", "Description", "Qty", "Unit Price", "Amount"),
    row(120, "AB-4711", "Hex bolt", "12", "Rs.5.00", "Rs.60.00"),
    row(136, "AB-4712", "Hex nut", "4", "Rs.2.50", "Rs.10.00"),
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(["5", "2.5"]);
  expect(draft!.findings).toEqual([]);
});

test("parseAmount() takes capitals behind what a price is for as its unit, though unknown", () => {
  expect(["298.20/1 BAL", "684.50/100 CIL"].map((text) => parseAmount(text, ".")?.unit)).toEqual([
    "BAL",
    "CIL",
  ]);
  expect(parseAmount("12.00/100 NET", ".")?.unit).toBeUndefined();
});
