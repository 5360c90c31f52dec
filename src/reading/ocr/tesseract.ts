import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createOCREngine, type OCREngine } from "tesseract-wasm";
import type { Language } from "./language.ts";
import { blank, type Raster } from "./raster.ts";
import type { Segment } from "./segments.ts";

/** A recognized word, its box in the page's pixels, and how sure it is (0..1). */
export interface Seen {
  text: string;
  x0: number;
  x1: number;
  sure: number;
}

/** Pixels. */
const MARGIN = 30;
const AROUND = 4;
const BETWEEN = 26;
/** Rows of one picture: more make its paging slow and its mistakes far-reaching. */
const MOST_HEIGHT = 4000;
/** Segments that were read well enough to keep others company. */
const COMPANY = 4;

/** English and the other language that was needed last: each takes a hundred megabytes. */
const loading = new Map<Language, Promise<OCREngine>>();

/** How surely a segment's words were read, 0..1: by their letters; what gave none is not sure at all. */
export function sureness(words: Seen[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, sure }) => sum + sure * text.length, 0) / Math.max(1, letters);
}

/** Reads segments with Tesseract: one under the other in one picture, so that no column or table misleads it. */
export async function wordsOfSegments(
  paper: Raster,
  segments: Segment[],
  language: Language = "eng",
): Promise<Seen[][]> {
  const engine = await engineOf(language);
  const seen = new Map<Segment, Seen[]>();
  const read = (some: Segment[]) => {
    for (const pile of pilesOf(some)) {
      for (const [i, words] of readHalves(engine, paper, pile).entries())
        if (words.length) seen.set(pile[i]!, words);
    }
  };
  read(segments);
  const missed = segments.filter((segment) => !seen.has(segment));
  const company = longest(segments.filter((segment) => seen.has(segment)));
  // What its paging loses is looked at again in good company.
  if (missed.length && company.length)
    read(missed.flatMap((segment, i) => [company[i % company.length]!, segment]));
  return segments.map((segment) => seen.get(segment) ?? []);
}

function longest(segments: Segment[]): Segment[] {
  return segments.toSorted((a, b) => b.box[2] - b.box[0] - (a.box[2] - a.box[0])).slice(0, COMPANY);
}

function pilesOf(segments: Segment[]): Segment[][] {
  const piles: Segment[][] = [];
  let height = Number.POSITIVE_INFINITY;
  for (const segment of segments) {
    const more = segment.box[3] - segment.box[1] + BETWEEN;
    if (height + more > MOST_HEIGHT) height = piles.push([]) * 0;
    piles.at(-1)!.push(segment);
    height += more;
  }
  return piles;
}

/** A pile of which nothing is read, as its paging takes some for a picture, is read by halves. */
function readHalves(engine: OCREngine, paper: Raster, pile: Segment[]): Seen[][] {
  const words = readPile(engine, paper, pile);
  if (pile.length < 2 || words.some(({ length }) => length > 0)) return words;
  const half = pile.length >> 1;
  return [pile.slice(0, half), pile.slice(half)].flatMap((part) => readHalves(engine, paper, part));
}

function readPile(engine: OCREngine, paper: Raster, pile: Segment[]): Seen[][] {
  const tops: number[] = [];
  let height = MARGIN;
  for (const { box } of pile) {
    tops.push(height);
    height += box[3] - box[1] + BETWEEN;
  }
  const width = Math.max(...pile.map(({ box }) => box[2] - box[0])) + 2 * MARGIN;
  const picture = blank(width, height + MARGIN);
  for (const [i, segment] of pile.entries()) paste(paper, picture, { segment, top: tops[i]! });
  engine.loadImage(asImage(picture));
  const found = engine.getTextBoxes("word");
  engine.clearImage();
  const seen: Seen[][] = pile.map(() => []);
  let at = 0;
  for (const { text, confidence, rect } of found.toSorted(
    (a, b) => a.rect.top + a.rect.bottom - b.rect.top - b.rect.bottom,
  )) {
    const middle = (rect.top + rect.bottom) / 2;
    while (at + 1 < pile.length && middle > tops[at + 1]! - BETWEEN / 2) at++;
    const left = pile[at]!.box[0] - MARGIN;
    if (text.trim())
      seen[at]!.push({ text: text.trim(), x0: rect.left + left, x1: rect.right + left, sure: confidence });
  }
  return seen.map((words) => words.sort((a, b) => a.x0 - b.x0));
}

/** Puts the segment's own ink onto the picture. */
function paste(paper: Raster, picture: Raster, { segment, top }: { segment: Segment; top: number }) {
  const [x0, y0, x1, y1] = segment.box;
  for (let y = Math.max(0, y0 - AROUND); y < Math.min(paper.height, y1 + AROUND); y++) {
    const from = y * paper.width + Math.max(0, x0 - AROUND);
    const to = y * paper.width + Math.min(paper.width, x1 + AROUND);
    picture.data.set(
      paper.data.subarray(from, to),
      (top + y - y0) * picture.width + MARGIN - Math.min(x0, AROUND),
    );
  }
}

function asImage({ width, height, data }: Raster) {
  const pixels = new Uint8ClampedArray(data.length * 4).fill(255);
  for (let i = 0; i < data.length; i++) pixels[4 * i] = pixels[4 * i + 1] = pixels[4 * i + 2] = data[i]!;
  return { data: pixels, width, height };
}

async function engineOf(language: Language): Promise<OCREngine> {
  const known = loading.get(language);
  if (known) return known;
  for (const [other, engine] of loading) {
    if (other === "eng") continue;
    loading.delete(other);
    (await engine).destroy();
  }
  const engine = load(language);
  loading.set(language, engine);
  return engine;
}

async function load(language: Language) {
  const wasm = readFileSync(fileOf("tesseract-wasm").replace(/lib\.js$/, "tesseract-core.wasm"));
  const engine = await createOCREngine({ wasmBinary: wasm });
  const data = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`;
  engine.loadModel(Bun.gunzipSync(readFileSync(fileOf(data))));
  engine.setVariable("user_defined_dpi", "300");
  // The pages are dark on light already: what reads badly is not tried once more with its colours reversed.
  engine.setVariable("tessedit_do_invert", "0");
  return engine;
}

function fileOf(specifier: string) {
  return fileURLToPath(import.meta.resolve(specifier));
}
