import { expect, test } from "bun:test";
import { bridged, isSpaced } from "../src/reading/ocr/bridge.ts";
import { partsOf } from "../src/reading/ocr/parts.ts";
import { blank } from "../src/reading/ocr/raster.ts";
import { isLetter, type Segment, segmentsOf } from "../src/reading/ocr/segments.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { pdf, write } from "./fixtures/pdf.ts";

const SLOW = 120_000;

/** What stands in a text once its two pieces were seen apart, as Tesseract sees them where a mark is pale. */
async function whole(text: string, pieces: [string, string]): Promise<string[]> {
  const draw = (document: PDFKit.PDFDocument) => write(document.fontSize(10), text, [40, 20]);
  const bytes = await pdf(draw, { size: [220, 60] });
  const { paper, segments } = partsOf(await rasterOf(bytes, { type: "pdf", page: 1, name: "the code" }));
  const segment = segments[0]!;
  const digits = segment.parts.filter((part) => isLetter(part) && part.y1 - part.y0 > 15);
  const first = pieces[0].replace(/[.-]/g, "").length;
  const seen = [digits.slice(0, first), digits.slice(first)].map((ink, i) => ({
    text: pieces[i]!,
    x0: ink[0]!.x0,
    x1: ink.at(-1)!.x1,
    sure: 0.98,
  }));
  return (await bridged(paper, segment, seen)).map((word) => word.text);
}

test(
  "bridged() makes whole what a mark parts, and nothing that a blank does",
  async () => {
    expect(await whole("45.514.5796", ["45.514", "5796"])).toEqual(["45.514.5796"]);
    expect(await whole("2025-8060", ["2025", "8060"])).toEqual(["2025-8060"]);
    expect(await whole("PO-10332", ["PO", "10332"])).toEqual(["PO-10332"]);
    expect(await whole("2025 8060", ["2025", "8060"])).toEqual(["2025", "8060"]);
  },
  SLOW,
);

test("isSpaced() tells paper alone from the palest mark, and from what a mark leaves beside it", () => {
  const between = (x0: number, mark: number) => {
    const paper = blank(200, 60);
    paper.data.fill(mark, 35 * 200 + 76, 35 * 200 + 80);
    const words = [0, 1].map((i) => ({ text: "20", sure: 1, x0: i ? x0 : 30, x1: i ? 130 : 70 }));
    return isSpaced(paper, { box: [30, 20, 130, 50], parts: [] }, [words[0]!, words[1]!]);
  };
  expect([between(84, 255), between(84, 230), between(74, 255)]).toEqual([true, false, false]);
});

/** Two letters of 20 × 30 dots, 24 apart, with a mark between. */
function letters(
  mark: [x: number, y: number],
  [wide, tall] = [7, 7],
): { segments: Segment[]; specks: unknown[] } {
  const ink = blank(200, 200);
  ink.data.fill(0);
  for (const [x0, y0, x1, y1] of [
    [50, 80, 70, 110],
    [94, 80, 114, 110],
    [mark[0], mark[1], mark[0] + wide!, mark[1] + tall!],
  ] as const)
    for (let y = y0; y < y1; y++) ink.data.fill(1, y * 200 + x0, y * 200 + x1);
  return segmentsOf(ink, []);
}

test("segmentsOf() takes a pale hyphen for a mark between two letters, and dust nearer to one for a speck", () => {
  expect(letters([78, 92]).specks).toHaveLength(0);
  expect(letters([73, 92]).specks).toHaveLength(1);
});

test("segmentsOf() leaves a thin hyphen on the page, and takes dust away", () => {
  const specks = ([wide, tall]: [number, number]) =>
    letters([82 - Math.ceil(wide / 2), 94], [wide, tall]).specks;
  expect([specks([7, 4]), specks([7, 2]), specks([5, 2])]).toEqual([[], [], []]);
  expect([specks([4, 4]), specks([2, 2]), specks([5, 5])].map(({ length }) => length)).toEqual([1, 1, 1]);
});

test("segmentsOf() keeps a number whole whose point stands far from its digits, as in letters of fixed pitch", async () => {
  const sized = async (size: number) => {
    const draw = (document: PDFKit.PDFDocument) =>
      write(document.font("Courier").fontSize(size), "16.837   50", [40, 20]);
    const bytes = await pdf(draw, { size: [220, 60] });
    const { segments } = partsOf(await rasterOf(bytes, { type: "pdf", page: 1, name: "the figures" }));
    return segments.map(({ parts }) => parts.length);
  };
  const found = await Promise.all([7, 7.5, 8, 9, 11].map(sized));
  expect(found).toEqual(found.map(() => ["16.837".length, "50".length]));
});

test("segmentsOf() leaves cells apart with a speck between them that is nearer to one", () => {
  const cells = (mark: number) => {
    const ink = blank(200, 200);
    ink.data.fill(0);
    for (const [x0, y0, x1, y1] of [
      [40, 80, 60, 110],
      [95, 80, 115, 110],
      [mark, 103, mark + 6, 109],
    ] as const)
      for (let y = y0; y < y1; y++) ink.data.fill(1, y * 200 + x0, y * 200 + x1);
    return segmentsOf(ink, []).segments;
  };
  expect(cells(74)).toHaveLength(1);
  expect(cells(84)).toHaveLength(2);
});
