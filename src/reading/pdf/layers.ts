import type { PageFrame } from "./geometry.ts";
import type { PdfDocument } from "./pdfium.ts";
import { withRaster } from "./raster.ts";

/** The drawn objects of each layer of a page, by its name. */
export type Layers = Map<string, number[]>;

/** More layers of a page are taken for switched on. */
const MOST = 24;
/** Points of the longer side, of which each is a pixel. */
const LARGEST = 1000;

/** The objects of layers that are switched off: the page looks the same without them. */
export function undrawn(
  pdf: PdfDocument,
  { page, frame, layers }: { page: number; frame: PageFrame; layers: Layers },
): Set<number> {
  const scale = Math.min(1, LARGEST / Math.max(frame.width, frame.height));
  const size = { page, width: Math.ceil(frame.width * scale), height: Math.ceil(frame.height * scale) };
  const show = (objects: number[], shown: boolean) => {
    for (const object of objects) pdf.lib.FPDFPageObj_SetIsActive(object, shown);
  };
  const whole = withRaster(pdf, size, (pixels) => pixels.slice());
  const off = [...layers.values()].slice(0, MOST).filter((objects) => {
    show(objects, false);
    const same = whole && withRaster(pdf, size, (pixels) => Buffer.compare(pixels, whole) === 0);
    show(objects, true);
    return same;
  });
  return new Set(off.flat());
}
