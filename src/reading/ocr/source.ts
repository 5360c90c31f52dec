import { Invalid } from "../../errors.ts";
import { LIMITS } from "../limits.ts";
import { enclosedPage, mailedPage } from "../part_page.ts";
import { frameOf } from "../pdf/geometry.ts";
import { withPage } from "../pdf/page.ts";
import { openPdf, type PdfDocument } from "../pdf/pdfium.ts";
import { pixelsOf } from "../picture/pixels.ts";
import { tiffPage } from "../picture/tiff_page.ts";
import type { FileType } from "../reading.ts";
import { greyOf } from "./colours.ts";
import type { Raster } from "./raster.ts";

/** Pixels of the longer side: 300 dots an inch of a letter or A4 page. */
const LONG_SIDE = 3400;
const MOST_PER_POINT = 300 / 72;
const MOST_ENLARGED = 3;
/** Three bytes a pixel, red first. */
const COLOURS = 2;
const CHANNELS = 3;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;

/** One page of a file as a grey picture fit for recognition. Throws `Invalid` for one that can't be drawn. */
export async function rasterOf(
  bytes: Uint8Array,
  { type, page, name }: { type: FileType; page: number; name: string },
): Promise<Raster> {
  if (type === "eml") {
    const file = await mailedPage(bytes, { page, name });
    return rasterOf(file.bytes, { ...file, name });
  }
  if (type === "pdf") return pdfRaster(bytes, { page, name });
  return decoded(type === "tiff" ? tiffPage(bytes, { page, name }).file : bytes, name);
}

async function pdfRaster(
  bytes: Uint8Array,
  { page: number, name }: { page: number; name: string },
): Promise<Raster> {
  const pdf = await openPdf(bytes, name);
  try {
    const inside = await enclosedPage(pdf, { page: number, name });
    if (inside) return await rasterOf(inside.bytes, { ...inside, name });
    const raster = withPage(pdf, { number, stamped: false }, (page) => rendered(pdf, page));
    if (!raster) throw new Invalid(`Cannot draw page ${number} of ${name}: it is damaged`);
    return raster;
  } finally {
    pdf.close();
  }
}

function rendered(pdf: PdfDocument, page: number): Raster | null {
  const { lib, memory } = pdf;
  const frame = frameOf(pdf, page);
  const scale = Math.min(MOST_PER_POINT, LONG_SIDE / Math.max(frame.width, frame.height));
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  const bitmap = width > 0 && height > 0 ? lib.FPDFBitmap_CreateEx(width, height, COLOURS, 0, 0) : 0;
  if (!bitmap) return null;
  lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RED_FIRST);
  const stride = lib.FPDFBitmap_GetStride(bitmap);
  const buffer = lib.FPDFBitmap_GetBuffer(bitmap);
  const line = width * CHANNELS;
  const data = new Uint8Array(line * height);
  for (let y = 0; y < height; y++)
    data.set(memory.HEAPU8.subarray(buffer + y * stride, buffer + y * stride + line), y * line);
  lib.FPDFBitmap_Destroy(bitmap);
  return greyOf({ width, height, channels: CHANNELS, data });
}

async function decoded(bytes: Uint8Array, name: string): Promise<Raster> {
  try {
    const { width, height } = await new Bun.Image(bytes, { maxPixels: LIMITS.pixels }).metadata();
    const scale = Math.min(MOST_ENLARGED, LONG_SIDE / Math.max(width, height));
    const image = new Bun.Image(bytes, { maxPixels: LIMITS.pixels });
    return greyOf(await pixelsOf(image.resize(Math.max(1, Math.round(width * scale)))));
  } catch {
    throw new Invalid(`Cannot read ${name}: the picture is damaged`);
  }
}
