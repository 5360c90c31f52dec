import { inflateSync } from "node:zlib";
import { decode, decodeImage, toRGBA8 } from "utif2";
import { Invalid } from "../../errors.ts";
import { LIMITS } from "../limits.ts";
import { frameOf } from "../pdf_geometry.ts";
import { withPage } from "../pdf_page.ts";
import { openPdf, type PdfDocument } from "../pdfium.ts";
import type { FileType } from "../reading.ts";
import { blank, type Raster } from "./raster.ts";

/** Pixels of the longer side: 300 dots an inch of a letter or A4 page. */
const LONG_SIDE = 3400;
const MOST_PER_POINT = 300 / 72;
const MOST_ENLARGED = 3;
const GREY = 1;
const WHITE = 0xffffffff;

/** One page of a file as a grey picture fit for recognition. Throws `Invalid` for one that can't be drawn. */
export async function rasterOf(
  bytes: Uint8Array,
  { type, page, name }: { type: FileType; page: number; name: string },
): Promise<Raster> {
  if (type === "pdf") return pdfRaster(bytes, { page, name });
  const picture = type === "tiff" ? tiffPicture(bytes, page) : bytes;
  if (!picture) throw new Invalid(`Cannot read ${name}: the picture is damaged`);
  return decoded(picture, name);
}

async function pdfRaster(bytes: Uint8Array, { page: number, name }: { page: number; name: string }) {
  const pdf = await openPdf(bytes, name);
  try {
    const raster = withPage(pdf, number, (page) => rendered(pdf, page));
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
  const bitmap = width > 0 && height > 0 ? lib.FPDFBitmap_CreateEx(width, height, GREY, 0, 0) : 0;
  if (!bitmap) return null;
  lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const stride = lib.FPDFBitmap_GetStride(bitmap);
  const buffer = lib.FPDFBitmap_GetBuffer(bitmap);
  const raster = blank(width, height);
  for (let y = 0; y < height; y++)
    raster.data.set(memory.HEAPU8.subarray(buffer + y * stride, buffer + y * stride + width), y * width);
  lib.FPDFBitmap_Destroy(bitmap);
  return raster;
}

/** Bun decodes and scales; a PNG without compression gives us its pixels. */
async function decoded(bytes: Uint8Array, name: string): Promise<Raster> {
  try {
    const { width, height } = await new Bun.Image(bytes, { maxPixels: LIMITS.pixels }).metadata();
    const scale = Math.min(MOST_ENLARGED, LONG_SIDE / Math.max(width, height));
    const image = new Bun.Image(bytes, { maxPixels: LIMITS.pixels }).modulate({ saturation: 0 });
    image.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    return unpacked(await image.png({ compressionLevel: 0 }).bytes());
  } catch {
    throw new Invalid(`Cannot read ${name}: the picture is damaged`);
  }
}

/** One page of a TIFF file as a BMP, which the decoder reads. */
function tiffPicture(bytes: Uint8Array, page: number): Uint8Array | null {
  const file = new Uint8Array(bytes).buffer;
  const ifd = decode(file)[page - 1];
  if (!ifd) return null;
  decodeImage(file, ifd);
  return bmpOf(toRGBA8(ifd), ifd.width, ifd.height);
}

const BMP_HEAD = 54;

/** Four bytes a pixel, red first, as a BMP on white. */
function bmpOf(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bmp = Buffer.alloc(BMP_HEAD + stride * height);
  bmp.write("BM", 0, "latin1");
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(BMP_HEAD, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(-height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = BMP_HEAD + y * stride + x * 3;
      const clear = 255 - rgba[from + 3]!;
      for (let k = 0; k < 3; k++) bmp[to + k] = Math.min(255, rgba[from + 2 - k]! + clear);
    }
  }
  return bmp;
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** The pixels of an 8-bit PNG as greys on white. */
function unpacked(png: Uint8Array): Raster {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = CHANNELS[png[25]!]!;
  const parts: Uint8Array[] = [];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49444154) parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const rows = inflateSync(Buffer.concat(parts));
  const line = width * channels;
  const raster = blank(width, height);
  for (let y = 0; y < height; y++) {
    unfilter(rows, y * (line + 1), { line, channels });
    for (let x = 0; x < width; x++) {
      const at = y * (line + 1) + 1 + x * channels;
      const grey = channels < 3 ? rows[at]! : (rows[at]! * 3 + rows[at + 1]! * 6 + rows[at + 2]!) / 10;
      const clear = channels % 2 === 0 ? 255 - rows[at + channels - 1]! : 0;
      raster.data[y * width + x] = Math.min(255, grey + clear);
    }
  }
  return raster;
}

/** Undoes a PNG row's filter in place. */
function unfilter(rows: Uint8Array, start: number, { line, channels }: { line: number; channels: number }) {
  const filter = rows[start]!;
  const above = start - line - 1;
  for (let i = 1; i <= line; i++) {
    const left = i > channels ? rows[start + i - channels]! : 0;
    const up = above >= 0 ? rows[above + i]! : 0;
    const corner = above >= 0 && i > channels ? rows[above + i - channels]! : 0;
    rows[start + i] = rows[start + i]! + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
  }
}

function paeth(left: number, up: number, corner: number) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
