import { expect, test } from "bun:test";
import { components, inked } from "../src/reading/ocr/clean.ts";
import { smoothed } from "../src/reading/ocr/dots.ts";
import { prepare } from "../src/reading/ocr/prepare.ts";
import { blank } from "../src/reading/ocr/raster.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { wordsOfSegments } from "../src/reading/ocr/tesseract.ts";
import { uprightParts } from "../src/reading/ocr/upright.ts";
import { madeScans } from "./bench/_made_scans.ts";
import { KINDS, spoiled } from "./bench/_spoiled.ts";

/** The first made order from `seed` on, spoiled in one way. */
async function scanOf(seed: number, kind: string) {
  const [scan] = await madeScans(1, { seed });
  return { page: scan!.page, bytes: await spoiled(scan!, KINDS[kind]!) };
}

test("smoothed() makes one stroke of a row of dots", () => {
  const page = blank(120, 120);
  for (let x = 30; x < 90; x += 3)
    for (let y = 60; y < 64; y++) page.data.fill(20, y * page.width + x, y * page.width + x + 2);
  expect(components(inked(page)).length).toBe(20);
  expect(components(inked(smoothed(page))).length).toBe(1);
});

test("prepare() reads print of dots smooth", async () => {
  const { page, bytes } = await scanOf(7612, "dot matrix");
  const { width, height } = page;
  const { seen } = await prepare({ bytes, type: "jpeg", page: { number: 1, width, height } });
  const texts = seen.flatMap((words) => words ?? []).map(({ text }) => text);
  const right = texts.filter((text) => page.words.some((word) => word.text === text));
  expect(right.length).toBeGreaterThan(0.6 * texts.length);
}, 60_000);

test("wordsOfSegments() reads by halves what its paging takes for a picture", async () => {
  const { bytes } = await scanOf(7601, "blur 1.8");
  const { paper, segments } = await uprightParts(
    await rasterOf(bytes, { type: "jpeg", page: 1, name: "the scan" }),
  );
  const portion = segments.filter((_, i) => i % Math.ceil(segments.length / 8) === 0);
  const words = await wordsOfSegments(paper, portion);
  expect(words.filter(({ length }) => length > 0).length).toBeGreaterThan(portion.length / 2);
}, 60_000);
