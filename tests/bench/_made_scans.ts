import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page, Reading, Word } from "../../src/reading/mod.ts";
import { withRecognized } from "../../src/reading/ocr/merge.ts";
import type { Recognized } from "../../src/reading/ocr/page.ts";
import type { Raster } from "../../src/reading/ocr/raster.ts";
import { rasterOf } from "../../src/reading/ocr/source.ts";
import { made } from "../fixtures/layouts/_lab.ts";
import { pdf, write } from "../fixtures/pdf.ts";
import { type Placed, placesOf } from "./_placed.ts";
import { type Judged, judged, truthOf } from "./_scan_values.ts";
import type { Kind } from "./_spoiled.ts";
import type { Truth } from "./_truth.ts";
import { headsOf, type Verdict } from "./families/_score.ts";

/** A made order of one page that the layout reader reads without a fault when nothing has to be recognized. */
export interface MadeScan {
  /** Its seed, and its language or its family. */
  seed: number;
  name: string;
  truth: Truth;
  /** As it is read from its text. */
  page: Page;
  /** The page as it comes out of a printer, 300 dots an inch. */
  print: Raster;
  /** Where its lines stand, in points. */
  lines: Placed[];
}

/** What was read of a scan: `of` is what stands there. */
export interface Score extends Judged {
  words: number;
  ofWords: number;
  codes: number;
  ofCodes: number;
  ofLines: number;
  readLines: number;
  /** Right or not, or made up. */
  heads: [field: string, verdict: Verdict][];
}

/** Fonts that are there wherever this runs, by seed. */
const FONTS = ["Helvetica", "Times-Roman", "Courier", "Helvetica-Bold"];
const DEJAVU = "/usr/share/fonts/truetype/dejavu";
const DEJAVUS = ["DejaVuSans.ttf", "DejaVuSerif.ttf", "DejaVuSansCondensed.ttf"].map((name) =>
  join(DEJAVU, name),
);
const MOST_LINES = 14;

/** The first `count` made orders from `seed` on that fit: of one page, in Latin letters, wholly read from their text. */
export async function madeScans(count: number, { seed = 1000, locale = "" } = {}): Promise<MadeScan[]> {
  const found: MadeScan[] = [];
  for (let at = seed; found.length < count && at < seed + 3000; at++) {
    const order = made(at);
    const [page, ...more] = order.reading.pages;
    if (more.length || order.lines.length > MOST_LINES || !order.traits.locale!.startsWith(locale)) continue;
    if (!isLatin(page!)) continue;
    const truth = truthOf(order);
    const { right, drafts } = judged(truth, order.reading);
    if (right < order.lines.length) continue;
    found.push({
      seed: at,
      name: order.traits.locale!,
      truth,
      page: page!,
      print: await printed(page!, fontsFor(order), at),
      lines: placesOf(drafts),
    });
  }
  return found;
}

/** In letters that are recognized. */
export function isLatin({ words }: Page): boolean {
  return words.every(({ text }) => /^[\p{sc=Latin}\p{N}\p{P}\p{S}]*$/u.test(text));
}

/** Those that have a page's letters; where these are all as wide, one that has them so. */
function fontsFor({ traits, reading: { pages } }: ReturnType<typeof made>): string[] {
  const there = existsSync(DEJAVUS[0]!) ? DEJAVUS : [];
  const latin = pages[0]!.words.every(({ text }) => /^[\x20-\x7e\u00a0-\u00ff€]*$/.test(text));
  if (traits.mono === "1" && latin) return ["Courier"];
  return latin ? [...FONTS, ...there] : there;
}

/** Draws a made page, each word as wide as its box. */
async function printed(page: Page, fonts: string[], seed: number): Promise<Raster> {
  const bytes = await pdf(
    (document) => {
      document.font(fonts[seed % fonts.length]!);
      document.lineWidth(0.6);
      for (const [x0, y0, x1, y1] of page.rules)
        document.rect(x0, y0, Math.max(0.5, x1 - x0), Math.max(0.5, y1 - y0)).fill();
      for (const { text, box, size } of page.words) {
        document.fontSize(size * 0.98);
        const fits = ((box[2] - box[0]) / Math.max(1, document.widthOfString(text))) * 100;
        write(document, text, [box[0], box[1]], {
          horizontalScaling: Math.min(115, Math.max(70, fits)),
        } as object);
      }
    },
    { size: [page.width, page.height] },
  );
  return rasterOf(bytes, { type: "pdf", page: 1, name: "the order" });
}

/** Holds what was recognized against what stands there; where somebody altered the order after it was printed, no error at all is silence. */
export function scoreOf(
  { truth, page }: MadeScan,
  recognized: Recognized,
  { alters = false }: Pick<Kind, "alters"> = {},
): Score {
  const blank: Reading = {
    type: "png",
    pages: [{ ...page, words: [], rules: [], scanned: true }],
    sheets: [],
    attachments: [],
    warnings: [],
  };
  const reading = withRecognized(blank, { pages: [{ ...recognized, number: page.number }], failed: [] });
  const read = judged(truth, reading);
  const seen = textsOf(reading.pages[0]!.words);
  const wanted = textsOf(page.words);
  const codes = wanted.filter(isCode);
  return {
    ...read,
    silent: alters ? Number(!isTold(read)) : read.silent,
    words: met(wanted, seen),
    ofWords: wanted.length,
    codes: met(codes, seen),
    ofCodes: codes.length,
    ofLines: truth.lines.length,
    readLines: read.drafts.flatMap(({ lines }) => lines).length,
    heads: headsOf(truth, read.drafts),
  };
}

function isTold({ drafts }: Judged): boolean {
  return (
    drafts.length === 0 || drafts.some(({ findings }) => findings.some(({ level }) => level === "error"))
  );
}

/** The words that stand there and were not recognized, for whoever looks for the cause. */
export function missed({ page }: MadeScan, { words }: { words: Pick<Word, "text">[] }): string[] {
  const left = textsOf(words);
  return textsOf(page.words).filter((text) => !taken(left, text));
}

function textsOf(words: Pick<Word, "text">[]): string[] {
  return words
    .map(({ text }) => text.normalize("NFC").replace(/^[("'[]+|[)"'\],.:;]+$/g, ""))
    .filter(Boolean);
}

function met(wanted: string[], seen: string[]): number {
  const left = [...seen];
  return wanted.filter((text) => taken(left, text)).length;
}

function taken(left: string[], text: string): boolean {
  const at = left.indexOf(text);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

function isCode(text: string): boolean {
  return text.length > 3 && /\d/.test(text) && (/\p{L}/u.test(text) || /\d{5}|\d[-./]\d/.test(text));
}
