import { expect, setDefaultTimeout, test } from "bun:test";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { uprightParts } from "../src/reading/ocr/upright.ts";
import { pdf, write } from "./fixtures/pdf.ts";

setDefaultTimeout(60_000);

/** Rows of figures, drawn with 5 pixels a point. */
async function figures(points: number) {
  const bytes = await pdf(
    (document) => {
      document.fontSize(points);
      for (let row = 0; row < 8; row++)
        write(document, `Hex bolt M10 x 80   1,250.00   $334.40`, [20, 20 + row * 24]);
    },
    { size: [300, 220] },
  );
  return rasterOf(bytes, { type: "pdf", page: 1, name: "figures" });
}

test("uprightParts() looks at a page of small letters enlarged, so that its points are no dust", async () => {
  const page = await figures(4.5);
  const { paper, segments } = await uprightParts(page);
  expect(paper.width).toBeGreaterThan(page.width * 1.3);
  expect(paper.data.length).toBeLessThanOrEqual(16e6);
  const marks = segments.flatMap(({ parts }) => parts).filter(({ y0, y1 }) => y1 - y0 < 12);
  expect(marks.length).toBeGreaterThanOrEqual(16);
});

test("uprightParts() leaves a page of usual letters as large as it is", async () => {
  const page = await figures(9);
  const { paper } = await uprightParts(page);
  expect(paper.width).toBe(page.width);
});
