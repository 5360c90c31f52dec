import { Invalid } from "../errors.ts";
import type { ReadingLimits } from "./limits.ts";
import type { FileType, Page, Reading } from "./reading.ts";
import { type Size, tiffSizes } from "./tiff.ts";

/** Scans mostly have 200 dots an inch; only proportions matter until their words are recognized. */
const POINTS_A_PIXEL = 72 / 200;

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
  return { type, pages, sheets: [], attachments: [], warnings };
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
