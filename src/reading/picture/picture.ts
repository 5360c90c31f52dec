import { Invalid, NotFound, UnsupportedType } from "../../errors.ts";
import { LIMITS } from "../limits.ts";
import { enclosedPage, mailedPage, type PartPage } from "../part_page.ts";
import { frameOf } from "../pdf/geometry.ts";
import { withPage } from "../pdf/page.ts";
import { openPdf, type PdfDocument } from "../pdf/pdfium.ts";
import { withRaster } from "../pdf/raster.ts";
import type { FileType } from "../reading.ts";
import { BMP_HEAD, bmpOf, emptyBmp, turnedBmp, unwarpedBmp } from "./bmp.ts";
import { PHOTOS } from "./image.ts";
import { pixelsOf } from "./pixels.ts";
import { tiffPage } from "./tiff_page.ts";
import type { Outline } from "./warp.ts";

/** Which page to draw, and how wide. */
export interface PictureInput {
  bytes: Uint8Array;
  type: FileType;
  /** From 1. */
  page: number;
  /** Pixels; a page that would get too many is drawn narrower. */
  width: number;
  /** Degrees clockwise to turn it by, as its reading found. */
  turn?: number;
  /** The sheet's corners in a photo, as its reading found. */
  outline?: Outline;
  /** Names the file in refusals. */
  fileName?: string;
}

/** A page as WebP. */
export interface Picture {
  webp: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** How a page's picture has to be laid so that its words stand where they were read. */
type Pose = Pick<PictureInput, "outline"> & { turn: number };

const QUALITY = 82;
const NARROWEST = 40;

/** Draws one page of a PDF or an uploaded picture. Throws `Invalid`, `NotFound` or `UnsupportedType` with a sentence. */
export async function drawPicture(input: PictureInput): Promise<Picture> {
  const { bytes, type, page, width, turn = 0, outline, fileName } = input;
  const pose = { turn, outline };
  const name = fileName ? `"${fileName}"` : "the file";
  if (type === "eml")
    return drawPicture({ ...(await mailedPage(bytes, { page, name })), width, ...pose, fileName });
  if (type === "pdf") {
    const own = await drawn(bytes, { page, width, name });
    if (own instanceof Uint8Array) return encoded(own, name, pose);
    return drawPicture({ ...own, width, ...pose, fileName });
  }
  if (type === "tiff") return encoded(tiffPage(bytes, { page, name }).file, name, { width, ...pose });
  if (PHOTOS.has(type)) {
    if (page !== 1) throw new NotFound(`There is no page ${page} in ${name}`);
    return encoded(bytes, name, { width, ...pose });
  }
  throw new UnsupportedType(`Cannot draw ${name}: ${type} files have no pictures`);
}

/** The picture of a PDF's own page, or the file inside it that has the page. */
async function drawn(
  bytes: Uint8Array,
  { page: number, width, name }: { page: number; width: number; name: string },
): Promise<Uint8Array | PartPage> {
  const pdf = await openPdf(bytes, name);
  try {
    const inside = await enclosedPage(pdf, { page: number, name });
    if (inside) return inside;
    if (number < 1) throw new NotFound(`There is no page ${number} in ${name}`);
    const bmp = withPage(pdf, { number }, (page) => rendered(pdf, page, width));
    if (!bmp) throw new Invalid(`Cannot draw page ${number} of ${name}: it is damaged`);
    return bmp;
  } finally {
    pdf.close();
  }
}

/** The page's pixels under a BMP header, which is what the encoder reads. */
function rendered(pdf: PdfDocument, page: number, wanted: number): Uint8Array | null {
  const frame = frameOf(pdf, page);
  const ratio = frame.height / frame.width;
  if (!(ratio > 0) || !Number.isFinite(ratio)) return null;
  const width = Math.round(Math.min(Math.max(NARROWEST, wanted), Math.sqrt(LIMITS.drawnPixels / ratio)));
  const height = Math.max(1, Math.min(Math.round(width * ratio), LIMITS.drawnPixels));
  return withRaster(pdf, { page, width, height }, (pixels) => {
    const bmp = emptyBmp(width, height);
    bmp.file.set(pixels, BMP_HEAD);
    return bmp.file;
  });
}

async function encoded(
  bytes: Uint8Array,
  name: string,
  { width, turn, outline }: Pose & { width?: number },
): Promise<Picture> {
  try {
    const quarters = Math.round(turn / 90);
    const level = await laid(bytes, { turn: turn - quarters * 90, outline, width });
    const image = new Bun.Image(level, { maxPixels: LIMITS.pixels });
    if (quarters) image.rotate((quarters * 90 + 360) % 360);
    if (width) image.resize(Math.max(NARROWEST, width), undefined, { withoutEnlargement: true });
    const webp = await image.webp({ quality: QUALITY }).bytes();
    const size = await new Bun.Image(webp).metadata();
    return { webp, width: size.width, height: size.height };
  } catch (error) {
    const large = (error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS";
    throw new Invalid(`Cannot draw ${name}: the picture ${large ? "is too large" : "is damaged"}`);
  }
}

/** Laid flat, and level. */
async function laid(
  bytes: Uint8Array,
  { turn, outline, width }: Pose & { width?: number },
): Promise<Uint8Array> {
  if (!turn && !outline) return bytes;
  const image = new Bun.Image(bytes, { maxPixels: LIMITS.pixels });
  // Either side may become the width.
  if (width) image.resize(width * 2, width * 2, { fit: "inside", withoutEnlargement: true });
  const picture = bmpOf(await pixelsOf(image));
  const flat = outline ? unwarpedBmp(picture, outline) : picture;
  return (turn ? turnedBmp(flat, turn) : flat).file;
}
