import { Invalid, NotFound, UnsupportedType } from "../errors.ts";
import { LIMITS } from "./limits.ts";
import { fileWithPage } from "./message_page.ts";
import { frameOf } from "./pdf_geometry.ts";
import { withPage } from "./pdf_page.ts";
import { openPdf, type PdfDocument } from "./pdfium.ts";
import type { FileType } from "./reading.ts";

/** Which page to draw, and how wide. */
export interface PictureInput {
  bytes: Uint8Array;
  type: FileType;
  /** From 1. */
  page: number;
  /** Pixels; a page that would get too many is drawn narrower. */
  width: number;
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

const QUALITY = 82;
const NARROWEST = 40;
const BMP_HEAD = 54;
const BGR = 2;
const WHITE = 0xffffffff;

/** Draws one page of a PDF or an uploaded picture. Throws `Invalid`, `NotFound` or `UnsupportedType` with a sentence. */
export async function drawPicture({ bytes, type, page, width, fileName }: PictureInput): Promise<Picture> {
  const name = fileName ? `"${fileName}"` : "the file";
  if (type === "eml") return drawPicture({ ...(await fileWithPage(bytes, { page, name })), width, fileName });
  if (type === "pdf") return encoded(await drawn(bytes, { page, width, name }), name, {});
  if (type === "png" || type === "jpeg") {
    if (page !== 1) throw new NotFound(`There is no page ${page} in ${name}`);
    return encoded(bytes, name, { width });
  }
  throw new UnsupportedType(`Cannot draw ${name}: ${type} files have no pictures`);
}

async function drawn(
  bytes: Uint8Array,
  { page: number, width, name }: { page: number; width: number; name: string },
): Promise<Uint8Array> {
  const pdf = await openPdf(bytes, name);
  try {
    if (number < 1 || number > pdf.pageCount) throw new NotFound(`There is no page ${number} in ${name}`);
    const bmp = withPage(pdf, number, (page) => rendered(pdf, page, width));
    if (!bmp) throw new Invalid(`Cannot draw page ${number} of ${name}: it is damaged`);
    return bmp;
  } finally {
    pdf.close();
  }
}

/** The page's pixels under a BMP header, which is what the encoder reads. */
function rendered(pdf: PdfDocument, page: number, wanted: number): Uint8Array | null {
  const { lib, memory } = pdf;
  const frame = frameOf(pdf, page);
  const ratio = frame.height / frame.width;
  if (!(ratio > 0) || !Number.isFinite(ratio)) return null;
  const width = Math.round(Math.min(Math.max(NARROWEST, wanted), Math.sqrt(LIMITS.drawnPixels / ratio)));
  const height = Math.max(1, Math.min(Math.round(width * ratio), LIMITS.drawnPixels));
  const bitmap = lib.FPDFBitmap_CreateEx(width, height, BGR, 0, 0);
  if (!bitmap) return null;
  lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const size = lib.FPDFBitmap_GetStride(bitmap) * height;
  const buffer = lib.FPDFBitmap_GetBuffer(bitmap);
  const bmp = Buffer.alloc(BMP_HEAD + size);
  bmp.write("BM", 0, "latin1");
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(BMP_HEAD, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(-height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  bmp.writeUInt32LE(size, 34);
  bmp.set(memory.HEAPU8.subarray(buffer, buffer + size), BMP_HEAD);
  lib.FPDFBitmap_Destroy(bitmap);
  return bmp;
}

async function encoded(bytes: Uint8Array, name: string, { width }: { width?: number }): Promise<Picture> {
  try {
    const image = new Bun.Image(bytes, { maxPixels: LIMITS.pixels });
    if (width) image.resize(Math.max(NARROWEST, width), undefined, { withoutEnlargement: true });
    const webp = await image.webp({ quality: QUALITY }).bytes();
    const size = await new Bun.Image(webp).metadata();
    return { webp, width: size.width, height: size.height };
  } catch (error) {
    const large = (error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS";
    throw new Invalid(`Cannot draw ${name}: the picture ${large ? "is too large" : "is damaged"}`);
  }
}
