import { expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile, unreadPages, withRecognized } from "../src/reading/mod.ts";
import { recognize } from "../src/reading/ocr/recognize.ts";

setDefaultTimeout(120_000);

/** Orders in print of 240 dots an inch, of parties that nobody is. */
const SCANS = join(import.meta.dir, "fixtures/scans");

test("recognize() reads a page of Arabic, its headings and letters on the stroke that joins them", async () => {
  const { lines, total, requiredDate } = await orderIn("arabic.png");
  expect(lines.map(({ code, quantity, price }) => [code, quantity, price])).toEqual([
    ["627928", "2", "1.77"],
    ["MX47920/5", "11", "4.06"],
    ["482C351", "3", "51.48"],
    ["661XL708", "875", "15.69"],
    ["MX91607/5", "20", "31.61"],
    ["825C251", "425", "39.46"],
    ["143XL775", "75", "24.79"],
    ["138479", "375", "543.21"],
    ["T88541/9", "18", "59.57"],
    ["BV-4051", "2", "63.59"],
  ]);
  expect(lines[5]!.words).toBe("محمل كريات فولاذ مقاوم");
  expect({ total, requiredDate }).toEqual({ total: "271430.04", requiredDate: "2025-01-23" });
});

test("recognize() reads a page of Chinese, and units of one letter", async () => {
  const { lines, total } = await orderIn("chinese.png");
  expect(lines.map(({ quantity, unit, price }) => [quantity, unit, price])).toEqual([
    ["6", "米", "0.85"],
    ["11", "米", "4.06"],
    ["3", "米", "51.48"],
    ["875", "KG", "15.69"],
    ["20", "米", "31.61"],
    ["425", "个", "39.46"],
    ["75", "个", "24.79"],
    ["375", "套", "543.21"],
    ["18", "米", "59.57"],
    ["2", "米", "63.59"],
    ["2", "KG", "450.64"],
    ["9", "个", "400.51"],
    ["17", "米", "1.55"],
    ["275", "件", "18.23"],
  ]);
  expect(lines.map(({ words }) => words).slice(3, 6)).toEqual([
    "球阀黑色,DN50",
    "密封垫片304不锈钢,镀锌",
    "电缆接头镀锌",
  ]);
  expect(total).toBe("279837.22");
});

test("recognize() reads a page of Japanese", async () => {
  const { lines, number } = await orderIn("japanese.png");
  expect(lines.map(({ quantity, price }) => [quantity, price])).toEqual([
    ["6", "17"],
    ["11", "81"],
    ["3", "1030"],
    ["875", "314"],
    ["20", "632"],
    ["425", "789"],
    ["75", "496"],
    ["375", "10864"],
    ["18", "1191"],
    ["2", "1272"],
    ["2", "9013"],
    ["9", "8010"],
    ["17", "31"],
  ]);
  expect(lines[6]).toMatchObject({ code: "R-373-91SS", words: "エアシリンダ 40x100" });
  expect(number).toBe("C73-7334");
});

async function orderIn(name: string) {
  const bytes = await Bun.file(join(SCANS, name)).bytes();
  const reading = await readFile(bytes, "png");
  const pages = [];
  for (const page of unreadPages(reading)) pages.push(await recognize({ bytes, type: "png", page }));
  const [draft] = ordersOf(withRecognized(reading, { pages, failed: [] }), { ownNames: [] }).drafts;
  const lines = draft!.lines.map(({ fields }) => ({
    code: (fields.customerSku ?? fields.supplierSku)?.value,
    words: fields.description?.value,
    quantity: fields.quantity?.value,
    unit: fields.unit?.value,
    price: fields.unitPrice?.value,
  }));
  const { poNumber, total, requiredDate } = draft!.header;
  return { lines, number: poNumber?.value, total: total?.value, requiredDate: requiredDate?.value };
}
