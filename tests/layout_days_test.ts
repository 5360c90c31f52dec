import { expect, test } from "bun:test";
import { findDate } from "../src/extraction/layout/values/dates.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./_reading.ts";

test.each([
  ["R7.3.14", "2025-03-14"],
  ["H31.4.1", "2019-04-01"],
  ["14.IX.2025", "2025-09-14"],
  ["14-III-2025", "2025-03-14"],
  ["14.03.'25", "2025-03-14"],
  ["14 févr. 2025", "2025-02-14"],
  ["14 janv. 2025", "2025-01-14"],
  ["14 juill. 2025", "2025-07-14"],
  ["2025 m. kovo 14 d.", "2025-03-14"],
  ["2025. gada 14. marts", "2025-03-14"],
  ["14. märts 2025", "2025-03-14"],
  ["14. ožujka 2025.", "2025-03-14"],
  ["14 септембар 2025", "2025-09-14"],
  ["14 септември 2025", "2025-09-14"],
  ["14. junija 2025", "2025-06-14"],
  ["14 març 2025", "2025-03-14"],
  ["14 Agt 2025", "2025-08-14"],
  ["14. Jänner 2025", "2025-01-14"],
  ["12-0CT-26", "2026-10-12"],
  ["0ctober 12, 2026", "2026-10-12"],
  ["2026 n0v 12", "2026-11-12"],
  ["12 000 26", undefined],
  ["R7.3.14.2", undefined],
  ["IX.2025", undefined],
])("findDate() reads %p", (text, day) => {
  expect(findDate(text, { first: "day", certain: true })?.value).toBe(day);
});

test.each(["20250314", "2025. március 14."])("ordersOf() reads %p behind the date's caption", (printed) => {
  const page = pageOf([
    ["Purchase Order", "Number 4711"],
    ["Order Date", printed],
    ["No.", "Material", "Qty", "Unit Price", "Amount"],
    ["1", "Hex bolt", "100", "64.00", "6,400.00"],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(draft!.header.orderDate?.value).toBe("2025-03-14");
  expect(draft!.findings).toEqual([]);
});

test("ordersOf() takes a day alone under a count for when the line is wanted", () => {
  const page = pageOf([
    ["Purchase Order", "Number 4711"],
    ["Line", "Qty", "Part ID", "Description", "Unit Price", "Amount"],
    ["1", "144", "RM-4140-250", "Round bar", "2.00", "288.00"],
    ["", "8/28/26", "", "Mill certs required"],
    ["2", "96", "RM-17-4-125", "Flat bar", "3.00", "288.00"],
    ["", "9/01/26"],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields }) => [fields.quantity?.value, fields.requiredDate?.value])).toEqual([
    ["144", "2026-08-28"],
    ["96", "2026-09-01"],
  ]);
});

test.each([
  { ordered: "260209", wanted: "260216", days: ["2026-02-09", "2026-02-16"] },
  { ordered: "280226", wanted: "110326", days: ["2026-02-28", "2026-03-11"] },
  { ordered: "022826", wanted: "031126", days: ["2026-02-28", "2026-03-11"] },
  { ordered: "251124", wanted: "251201", days: ["2025-11-24", "2025-12-01"] },
  { ordered: "251124", wanted: "261124", days: [undefined, undefined] },
])("ordersOf() reads days of six figures as the only order that fits: %j", ({ ordered, wanted, days }) => {
  const page = pageOf([
    ["Purchase Order", "Number 4711"],
    ["Order date", ordered],
    ["Line", "Our item", "Qty", "U/M", "Del date", "Unit Price", "Amount"],
    ["10", "110326", "100", "EA", wanted, "64.00", "6,400.00"],
    ["20", "118326", "10", "EA", wanted, "4.00", "40.00"],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(draft!.header.orderDate?.value).toBe(days[0]);
  expect(draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.requiredDate?.value])).toEqual([
    ["110326", days[1]],
    ["118326", days[1]],
  ]);
});

test("findDate() looks on behind figures of a code that are no day", () => {
  const text = "Ihre Artikel-Nr.: SNR-GLY20-23-20 Liefertermin: 03.12.2026";
  expect(findDate(text, { first: "day", certain: true })?.value).toBe("2026-12-03");
});
