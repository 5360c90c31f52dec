import type { PageFrame } from "./geometry.ts";
import { type PdfDocument, scratchText } from "./pdfium.ts";
import { withRaster } from "./raster.ts";

/** The drawn objects of each layer of a page, by its name. */
export type Layers = Map<string, number[]>;

/** The mark of what belongs to a layer that can be switched off. */
const OPTIONAL = "OC";
/** More layers of a page are taken for switched on. */
const MOST = 24;
/** Points of the longer side, of which each is a pixel. */
const LARGEST = 1000;
const NAME_BYTES = 200;

/** Sorts the objects that it is given into layers. Marks are shared by objects, so each is looked at once. */
export function layering(pdf: PdfDocument): { layers: Layers; sort(object: number): void } {
  const layers: Layers = new Map();
  const names = new Map<number, string | null>();
  const sort = (object: number) => {
    for (let i = pdf.lib.FPDFPageObj_CountMarks(object) - 1; i >= 0; i--) {
      const mark = pdf.lib.FPDFPageObj_GetMark(object, i);
      if (!names.has(mark)) names.set(mark, layerOf(pdf, mark));
      const name = names.get(mark) ?? null;
      if (name === null) continue;
      const objects = layers.get(name);
      if (objects) objects.push(object);
      else layers.set(name, [object]);
    }
  };
  return { layers, sort };
}

/** The name of a mark's layer, which may be empty; null: the mark is none of a layer's. */
function layerOf(pdf: PdfDocument, mark: number): string | null {
  const { lib, memory, scratch } = pdf;
  const size = scratch + NAME_BYTES;
  const text = (found: boolean) => {
    const bytes = memory.HEAPU32[size / 4]!;
    if (!found || bytes > NAME_BYTES) return "";
    return scratchText(pdf, bytes);
  };
  if (text(lib.FPDFPageObjMark_GetName(mark, scratch, NAME_BYTES, size)) !== OPTIONAL) return null;
  return text(lib.FPDFPageObjMark_GetParamStringValue(mark, "Name", scratch, NAME_BYTES, size));
}

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
