import type { PdfDocument } from "./pdfium.ts";

const BGR = 2;
const WHITE = 0xffffffff;

/** Draws a page on white, so many pixels wide and high, and hands over its rows of blue, green and red, each padded to four bytes: gone after `use`. Null: there is no room for it. */
export function withRaster<T>(
  { lib, memory }: PdfDocument,
  { page, width, height }: { page: number; width: number; height: number },
  use: (pixels: Uint8Array) => T,
): T | null {
  const bitmap = lib.FPDFBitmap_CreateEx(width, height, BGR, 0, 0);
  if (!bitmap) return null;
  lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const [buffer, stride] = [lib.FPDFBitmap_GetBuffer(bitmap), lib.FPDFBitmap_GetStride(bitmap)];
  const used = use(memory.HEAPU8.subarray(buffer, buffer + stride * height));
  lib.FPDFBitmap_Destroy(bitmap);
  return used;
}
