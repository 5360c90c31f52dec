import { type Outline, sizeWithin } from "../picture/warp.ts";
import { smoothed } from "./dots.ts";
import { clearLanguageOf, type Language, languageOf } from "./language.ts";
import { look } from "./look.ts";
import type { RecognitionInput, UnreadPage } from "./page.ts";
import { partsOf } from "./parts.ts";
import { only, type Raster, unwarped } from "./raster.ts";
import type { Segment } from "./segments.ts";
import { sheetIn } from "./sheet.ts";
import { rasterOf } from "./source.ts";
import { type Seen, wordsOfSegments } from "./tesseract.ts";
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
  /** What was read in English on the way, by segment; null for what was not looked at. */
  seen: (Seen[] | null)[];
}

/** A page of writing that is read no surer is tried with its dots made strokes. */
const FAINT = 0.7;
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;
/** Segments that are read before they are asked for their language. */
const PORTION = 8;

/** Draws a page of a file and takes it apart. Throws `Invalid` for one that can't be drawn. */
export async function prepare({ bytes, type, page, fileName }: RecognitionInput): Promise<Prepared> {
  const name = fileName ? `"${fileName}"` : "the file";
  const raw = await rasterOf(bytes, { type, page: page.number, name });
  const plain = await preparedOf(raw, page);
  if (page.unread || sureness(plain) > FAINT || (await isForeign(plain))) return plain;
  const smooth = await preparedOf(smoothed(raw), page);
  return sureness(smooth) > sureness(plain) ? smooth : plain;
}

async function preparedOf(raw: Raster, page: UnreadPage): Promise<Prepared> {
  const sheet = page.unread ? picturesOf(raw, page) : await sheetOf(raw, page);
  // The pictures on the way are large, and the next steps need memory of their own.
  Bun.gc(true);
  return { ...sheet, ...(await heard(sheet)) };
}

/** Whether the longest piece of writing is in letters that English eyes know nothing of. */
async function isForeign({ paper, segments }: Prepared): Promise<boolean> {
  const [longest] = segments.toSorted((a, b) => b.box[2] - b.box[0] - (a.box[2] - a.box[0]));
  if (!longest) return true;
  const letters = await look(paper, longest, { x0: longest.box[0], x1: longest.box[2] });
  return 2 * letters.filter(({ text }) => FOREIGN.test(text)).length > letters.length;
}

/** How surely those segments were read that were looked at on the way, 0..1: by their letters, what gave no words is not sure at all. */
function sureness({ seen }: Prepared): number {
  const looked = seen.filter((words) => words !== null);
  const all = looked.map((words) => {
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    return words.reduce((sum, { text, sure }) => sum + sure * text.length, 0) / Math.max(1, letters);
  });
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
}

type Sheet = Omit<Prepared, "language" | "seen">;

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
