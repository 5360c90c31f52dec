import { type PdfDocument, scratchText } from "./pdfium.ts";

const WIDGET = 20;
const HIDDEN = 2;
const NAME_BYTES = 16;
const NORMAL = 0;
/** Of links and the like nothing is drawn into a page. */
const NOTHING_TO_DO = 2;
const TEXT = 1;
/** About so many objects of a page tell which way its text runs, where so many are texts and this share of them does. */
const SAMPLED = 200;
const LEAST = 8;
const MOST = 0.75;

/** Opens a page (from 1), turned so that its text stands upright, with its form fields and annotations drawn into it, and closes it afterwards. Who signed it electronically, and when, may be left out: it is none of what the page says. Null: it can't be opened. */
export function withPage<T>(
  pdf: PdfDocument,
  { number, signatures = true }: { number: number; signatures?: boolean },
  read: (page: number) => T,
): T | null {
  const { lib } = pdf;
  let page = lib.FPDF_LoadPage(pdf.document, number - 1);
  if (!page) return null;
  if (lib.FPDFPage_GetAnnotCount(page) > 0) {
    drawFields(pdf, page, signatures);
    if (lib.FPDFPage_Flatten(page, NORMAL) !== NOTHING_TO_DO) {
      lib.FPDF_ClosePage(page);
      page = lib.FPDF_LoadPage(pdf.document, number - 1);
      if (!page) return null;
    }
  }
  try {
    turnUpright(pdf, page);
    return read(page);
  } finally {
    lib.FPDF_ClosePage(page);
  }
}

/** Turns a page of which most texts run down, up or upside down as shown. */
function turnUpright({ lib, memory, scratch }: PdfDocument, page: number) {
  const rotation = lib.FPDFPage_GetRotation(page);
  const count = lib.FPDFPage_CountObjects(page);
  const step = Math.max(1, Math.floor(count / SAMPLED));
  const [at, quarters] = [scratch / 4, [0, 0, 0, 0]];
  for (let i = 0; i < count; i += step) {
    const object = lib.FPDFPage_GetObject(page, i);
    if (lib.FPDFPageObj_GetType(object) !== TEXT || !lib.FPDFPageObj_GetMatrix(object, scratch)) continue;
    const [a = 1, b = 0] = memory.HEAPF32.subarray(at, at + 2);
    const quarter = Math.round(Math.atan2(-b, a) / (Math.PI / 2));
    quarters[(quarter + rotation + 4) % 4]!++;
  }
  const texts = quarters.reduce((sum, n) => sum + n, 0);
  const most = quarters.findIndex((n) => n > MOST * texts);
  if (most > 0 && texts >= LEAST) lib.FPDFPage_SetRotation(page, (rotation + 4 - most) % 4);
}

/** Some programs fill a form and leave the drawing of the values to the reader. */
function drawFields(pdf: PdfDocument, page: number, signatures: boolean) {
  const { lib } = pdf;
  const count = lib.FPDFPage_GetAnnotCount(page);
  for (let i = 0; i < count; i++) {
    const annotation = lib.FPDFPage_GetAnnot(page, i);
    if (!annotation) continue;
    if (lib.FPDFAnnot_GetSubtype(annotation) === WIDGET) {
      if (!signatures && isSignature(pdf, annotation)) lib.FPDFAnnot_SetFlags(annotation, HIDDEN);
      else if (!lib.EPDFAnnot_HasAppearanceStream(annotation, NORMAL))
        lib.EPDFAnnot_GenerateFormFieldAP(annotation);
    }
    lib.FPDFPage_CloseAnnot(annotation);
  }
}

function isSignature(pdf: PdfDocument, annotation: number) {
  const bytes = pdf.lib.FPDFAnnot_GetStringValue(annotation, "FT", pdf.scratch, NAME_BYTES);
  return bytes <= NAME_BYTES && scratchText(pdf, bytes) === "Sig";
}
