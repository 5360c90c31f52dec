import { expect, test } from "bun:test";
import { invertDark } from "../src/reading/ocr/clean.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { pdf, write } from "./fixtures/pdf.ts";

/** What is left of a filled row with writing: its box, if it was turned over, the brightness of its ground and of its darkest letters. */
async function leftOf({ fill, letters }: { fill: string; letters: string }) {
  const bytes = await pdf((document) => {
    document.rect(60, 100, 400, 14).fill(fill);
    document.fillColor(letters).font("Helvetica").fontSize(10);
    write(document, "WZ-2208-B8 Washer 8.4 stainless 24", [70, 103]);
  });
  const page = await rasterOf(bytes, { type: "pdf", page: 1, name: "the page" });
  const scale = page.width / 595;
  const boxes = invertDark(page);
  const values: number[] = [];
  for (let y = 103; y < 112; y += 0.25)
    for (let x = 65; x < 250; x += 0.25)
      values.push(page.data[Math.round(y * scale) * page.width + Math.round(x * scale)]!);
  values.sort((a, b) => a - b);
  return { turned: boxes.length, ground: values[values.length >> 1]!, darkest: values[20]! };
}

test("a bar with light headings is turned over", async () => {
  const { turned, ground, darkest } = await leftOf({ fill: "#333333", letters: "white" });
  expect(turned).toBe(1);
  expect(ground - darkest).toBeGreaterThan(150);
});

test("a row that a broad pen made dark is white again, and its print dark", async () => {
  const { turned, ground, darkest } = await leftOf({ fill: "#777777", letters: "black" });
  expect(turned).toBe(0);
  expect(ground).toBe(255);
  expect(darkest).toBeLessThan(40);
});

test("a bar without any writing is turned over", async () => {
  const { turned, ground } = await leftOf({ fill: "#333333", letters: "#333333" });
  expect(turned).toBe(1);
  expect(ground).toBe(204);
});
