import type { Layers } from "./layers.ts";
import { type PdfDocument, scratchText } from "./pdfium.ts";
import type { Span, Style } from "./set.ts";

/** The mark of what belongs to a layer that can be switched off. */
const OPTIONAL = "OC";
const NAME_BYTES = 200;
/** Of a text without letters. */
const EMPTY = 2;

/** What a mark says of the objects that bear it. */
interface Said {
  /** The name of their layer, which may be empty; null: the mark is none of a layer's. */
  layer: string | null;
  /** They are one text, which the file tells. */
  span: Span | null;
}

/** Sorts the objects that it is given into layers, and gives the span that one is of. Marks are shared by objects, so each is looked at once. */
export function sorting(pdf: PdfDocument): { layers: Layers; sort(object: number): Span | null } {
  const layers: Layers = new Map();
  const known = new Map<number, Said>();
  const sort = (object: number) => {
    let span: Span | null = null;
    for (let i = pdf.lib.FPDFPageObj_CountMarks(object) - 1; i >= 0; i--) {
      const mark = pdf.lib.FPDFPageObj_GetMark(object, i);
      if (!known.has(mark)) known.set(mark, saidBy(pdf, mark));
      const said = known.get(mark)!;
      span ??= said.span;
      if (said.layer === null) continue;
      const objects = layers.get(said.layer);
      if (objects) objects.push(object);
      else layers.set(said.layer, [object]);
    }
    span?.objects.push(object);
    return span;
  };
  return { layers, sort };
}

function saidBy(pdf: PdfDocument, mark: number): Said {
  const { lib, memory, scratch } = pdf;
  const size = scratch + NAME_BYTES;
  const text = (found: boolean) => {
    const bytes = memory.HEAPU32[size / 4]!;
    if (!found || bytes > NAME_BYTES) return "";
    return scratchText(pdf, bytes);
  };
  const isLayer = text(lib.FPDFPageObjMark_GetName(mark, scratch, NAME_BYTES, size)) === OPTIONAL;
  const asked = (key: string) =>
    lib.FPDFPageObjMark_GetParamStringValue(mark, key, scratch, NAME_BYTES, size);
  // What a file prints once more to look bold may be marked as text that says nothing.
  const isTold = asked("ActualText") && memory.HEAPU32[size / 4]! > EMPTY;
  return { layer: isLayer ? text(asked("Name")) : null, span: isTold ? { objects: [] } : null };
}

/** Whether the text of a span comes once more with another of its objects, as PDFium gives it where others are drawn between; notes the glyph where it comes first. */
export function isToldAgain({ object, mark }: Style, glyph: number): boolean {
  const span = mark?.span;
  if (!span || span.objects.length < 2) return false;
  if (span.told && span.told.object !== object) return true;
  span.told = { object, glyph };
  return false;
}
