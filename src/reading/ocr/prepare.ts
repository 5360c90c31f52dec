import { type Outline, sizeWithin } from "../picture/warp.ts";
import { smoothed } from "./dots.ts";
import { clearLanguageOf, type Language, languageOf, type Script } from "./language.ts";
import type { RecognitionInput, UnreadPage } from "./page.ts";
import { partsOf } from "./parts.ts";
import { only, type Raster, unwarped } from "./raster.ts";
import { scriptOf } from "./script.ts";
import type { Segment } from "./segments.ts";
import { sheetIn } from "./sheet.ts";
import { rasterOf } from "./source.ts";
import { type Seen, sureness, wordsOfSegments } from "./tesseract.ts";
import { type UprightParts, uprightParts } from "./upright.ts";

/** A page that was laid flat and upright and taken apart, and the language that it is to be read in. */
export interface Prepared extends UprightParts {
  number: number;
  /** Points, as it stands upright. */
  width: number;
  height: number;
  /** Its sheet in the picture that it came from. */
  outline?: Outline;
  /** It is but the pictures of a page whose text is known. */
  beside: boolean;
  language: Language;
  script: Script | null;
  /** What was read in English on the way, by segment; null for what was not looked at. */
  seen: (Seen[] | null)[];
}

/** A page of writing that is read no surer is tried with its dots made strokes. */
const FAINT = 0.7;
/** Segments that are read before they are asked for their language. */
const PORTION = 8;

/** Draws a page of a file and takes it apart. Throws `Invalid` for one that can't be drawn. */
export async function prepare({ bytes, type, page, fileName }: RecognitionInput): Promise<Prepared> {
  const name = fileName ? `"${fileName}"` : "the file";
  const raw = await rasterOf(bytes, { type, page: page.number, name });
  const plain = await preparedOf(raw, page);
  if (page.unread || meanSureness(plain) > FAINT || plain.script) return plain;
  const smooth = await preparedOf(smoothed(raw), page);
  return meanSureness(smooth) > meanSureness(plain) ? smooth : plain;
}

async function preparedOf(raw: Raster, page: UnreadPage): Promise<Prepared> {
  const sheet = page.unread ? picturesOf(raw, page) : await sheetOf(raw, page);
  // The pictures on the way are large, and the next steps need memory of their own.
  Bun.gc(true);
  const { language, seen } = await heard(sheet);
  return { ...sheet, language, seen, script: await scriptOf(sheet, seen) };
}

/** How surely those segments were read that were looked at on the way, 0..1. */
function meanSureness({ seen }: Prepared): number {
  const looked = seen.filter((words) => words !== null);
  return looked.reduce((sum, words) => sum + sureness(words), 0) / Math.max(1, looked.length);
}

type Sheet = Omit<Prepared, "language" | "script" | "seen">;

function picturesOf(raw: Raster, { number, width, height, unread = [] }: UnreadPage): Sheet {
  const scale = raw.width / width;
  const areas = unread.map((box) => box.map((edge) => Math.round(edge * scale)));
  return { ...partsOf(only(raw, areas)), turn: 0, number, width, height, beside: true };
}

async function sheetOf(raw: Raster, page: UnreadPage): Promise<Sheet> {
  const outline = sheetIn(raw);
  const flat = outline ? unwarped(raw, outline, Math.max(raw.width, raw.height)) : raw;
  const { width, height } = outline ? pointsOf(page, outline) : page;
  const parts = await uprightParts(flat);
  const sideways = Math.round(parts.turn / 90) % 2 === 1;
  const size = sideways ? { width: height, height: width } : { width, height };
  return { ...parts, ...size, number: page.number, ...(outline && { outline }), beside: false };
}

/** The size of what stands within an outline, in points. */
function pointsOf(page: UnreadPage, outline: Outline) {
  const { width, height } = sizeWithin(page, outline);
  return { width: Math.max(1, width), height: Math.max(1, height) };
}

/** Reads portions from all over the page with English eyes until they tell its language. */
async function heard({ paper, segments }: Sheet): Promise<Pick<Prepared, "language" | "seen">> {
  const seen: (Seen[] | null)[] = segments.map(() => null);
  const texts = () => seen.flatMap((words) => words ?? []).map(({ text }) => text);
  for (const portion of portionsOf(segments)) {
    const words = await wordsOfSegments(
      paper,
      portion.map((i) => segments[i]!),
    );
    for (const [k, i] of portion.entries()) seen[i] = words[k]!;
    const language = clearLanguageOf(texts());
    if (language) return { language, seen };
  }
  return { language: languageOf(texts()), seen };
}

/** Places of segments in portions, each with some from the page's head to its foot. */
function portionsOf(segments: Segment[]): number[][] {
  const count = Math.ceil(segments.length / PORTION);
  return Array.from({ length: count }, (_, k) => [...segments.keys()].filter((i) => i % count === k));
}
