import { expect, test } from "bun:test";
import { inked } from "../src/reading/ocr/clean.ts";
import type { Raster } from "../src/reading/ocr/raster.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { strokesIn } from "../src/reading/ocr/strokes.ts";
import { blurred, mapped } from "./bench/_spoils.ts";
import { pdf, write } from "./fixtures/pdf.ts";

/** Points of an A4 page. */
const WIDTH = 595;

/** Where strokes run across letters on a page of an order's row, in points. */
async function strokes(
  draw: (document: PDFKit.PDFDocument) => void,
  copied = (page: Raster) => page,
): Promise<number[][]> {
  const bytes = await pdf((document) => {
    document.font("Helvetica").fontSize(10);
    write(document, "WZ-2208-B8", [60, 100]);
    write(document, "Washer 8.4 stainless", [160, 100]);
    write(document, "24", [350, 100]);
    draw(document);
  });
  const page = await rasterOf(bytes, { type: "pdf", page: 1, name: "the page" });
  return strokesIn(inked(copied(page))).map((box) =>
    box.map((edge) => Math.round((edge * WIDTH) / page.width)),
  );
}

/** Through some points, as a hand draws it. */
function drawnBy(document: PDFKit.PDFDocument, ...[first, ...more]: [number, number][]) {
  document.lineWidth(1.2).moveTo(...first!);
  for (const point of more) document.lineTo(...point);
  document.stroke();
}

test("a hand's stroke through a row runs across its words", async () => {
  const found = await strokes((document) => drawnBy(document, [50, 104], [150, 106], [300, 104], [370, 105]));
  expect(found.map(([left]) => left)).toEqual([61, 161, 351]);
  expect(found.every(([, top, , bottom]) => top! >= 102 && bottom! <= 108)).toBe(true);
});

test("a stroke through a figure alone is found", async () => {
  const found = await strokes((document) => drawnBy(document, [343, 105], [368, 104]));
  expect(found.map(([left]) => left)).toEqual([351]);
});

test("what lies under words, around them or between them strikes nothing out", async () => {
  const found = await strokes((document) => {
    drawnBy(document, [50, 110], [300, 110]);
    document.rect(340, 96, 30, 16).stroke();
    for (const x of [150, 340]) drawnBy(document, [x, 80], [x, 130]);
    write(document, "-- HEATER = 4 --", [60, 140]);
    write(document, "________ 12 ________", [60, 160]);
  });
  expect(found).toEqual([]);
});

test("letters that run together in a bold copy are no stroke", async () => {
  const found = await strokes(
    (document) => {
      document.font("Helvetica-Bold");
      for (let row = 0; row < 20; row++)
        write(document, "Reseller see attached steel seat", [60, 130 + row * 14]);
    },
    (page) => mapped(blurred(page, 1.5), (value) => (value < 235 ? value * 0.4 : value)),
  );
  expect(found).toEqual([]);
});
