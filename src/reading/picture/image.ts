import { Invalid } from "../../errors.ts";
import type { ReadingLimits } from "../limits.ts";
import type { FileType, Page, Reading } from "../reading.ts";
import { type Size, tiffSizes } from "./tiff.ts";

/** Scans mostly have 200 dots an inch; only proportions matter until their words are recognized. */
const POINTS_A_PIXEL = 72 / 200;
/** The second bytes of a JPEG's marks: of what has its length behind it, and of the end. */
const JPEG_SEGMENTS = [0xc0, 0xfe] as const;
const JPEG_END = 0xd9;

/** Files that are one picture. */
export const PHOTOS: ReadonlySet<FileType> = new Set(["png", "jpeg", "webp"]);

/** Files that are nothing but pictures. */
export const PICTURES: ReadonlySet<FileType> = new Set([...PHOTOS, "tiff"]);

/** Reads the size of a picture's pages. Throws `Invalid` for one that is damaged or too large. */
export async function readImage(
  bytes: Uint8Array,
  { type, name, limits }: { type: FileType; name: string; limits: ReadingLimits },
): Promise<Reading> {
  const sizes = type === "tiff" ? tiffSizes(bytes, limits.pages) : [await sizeOf(bytes, name, limits.pixels)];
  if (sizes.length === 0 || sizes.includes(null))
    throw new Invalid(`Cannot read ${name}: the picture is damaged`);
  const pages = sizes.map((size, i): Page => {
    const { width, height } = size!;
    if (width * height > limits.pixels) throw tooManyPixels(name, limits.pixels);
    const points = { width: width * POINTS_A_PIXEL, height: height * POINTS_A_PIXEL };
    return { number: i + 1, ...points, words: [], rules: [], fills: [], scanned: true };
  });
  const warnings = pages.map(({ number }) => `Page ${number} is a picture without text`);
  if (type === "jpeg" && isCutOff(bytes))
    warnings.push("The picture's file ends early: what stood in its last part is missing");
  return { type, pages, sheets: [], attachments: [], warnings };
}

/** A JPEG's marks never lead to its end. Its decoders draw what there is, and leave the rest blank. */
function isCutOff(bytes: Uint8Array): boolean {
  for (let at = 2; at + 1 < bytes.length; ) {
    const mark = bytes[at] === 0xff ? bytes[at + 1]! : 0;
    if (mark === JPEG_END) return false;
    const isSegment = mark >= JPEG_SEGMENTS[0] && mark <= JPEG_SEGMENTS[1] && !isRestart(mark);
    at += isSegment ? 2 + (bytes[at + 2]! << 8) + bytes[at + 3]! : 1;
  }
  return true;
}

/** Stands alone among the pixels. */
function isRestart(mark: number): boolean {
  return mark >= 0xd0 && mark <= 0xd7;
}

async function sizeOf(bytes: Uint8Array, name: string, most: number): Promise<Size | null> {
  try {
    return await new Bun.Image(bytes, { maxPixels: most }).metadata();
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS") throw tooManyPixels(name, most);
    return null;
  }
}

function tooManyPixels(name: string, most: number) {
  return new Invalid(`Cannot read ${name}: the picture has more than ${most / 1e6} million pixels`);
}
