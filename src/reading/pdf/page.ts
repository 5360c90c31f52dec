import { IDENTITY, type Matrix, matrixOf, multiply } from "./geometry.ts";
import { type PdfDocument, scratchText } from "./pdfium.ts";

const [STAMP, WIDGET] = [13, 20];
const HIDDEN = 2;
const NAME_BYTES = 16;
const NORMAL = 0;
/** Of links and the like nothing is drawn into a page. */
const NOTHING_TO_DO = 2;
const [TEXT, IMAGE, FORM] = [1, 3, 5];
/** About so many objects of a page tell which way its text runs, where so many are texts and this share of them does. */
const SAMPLED = 200;
const LEAST = 8;
const MOST = 0.75;
/** Objects that are looked at, those in forms too. */
const LOOKED_AT = 2000;

/** Opens a page (from 1), turned so that its text stands upright, with its form fields and annotations drawn into it, and closes it afterwards. Stamps of words, and who signed it electronically and when, may be left out: they lie on the page and are none of what it says. `stamps` is how many such stamps it has. Null: it can't be opened. */
export function withPage<T>(
  pdf: PdfDocument,
  { number, laidOn = true }: { number: number; laidOn?: boolean },
  read: (page: number, stamps: number) => T,
): T | null {
  const { lib } = pdf;
  let page = lib.FPDF_LoadPage(pdf.document, number - 1);
  if (!page) return null;
  let stamps = 0;
  if (lib.FPDFPage_GetAnnotCount(page) > 0) {
    stamps = drawFields(pdf, page, laidOn);
    if (lib.FPDFPage_Flatten(page, NORMAL) !== NOTHING_TO_DO) {
      lib.FPDF_ClosePage(page);
      page = lib.FPDF_LoadPage(pdf.document, number - 1);
      if (!page) return null;
    }
  }
  try {
    turnUpright(pdf, page);
    return read(page, stamps);
  } finally {
    lib.FPDF_ClosePage(page);
  }
}

/** Turns a page of which most texts run down, up or upside down as shown. */
function turnUpright(pdf: PdfDocument, page: number) {
  const { lib } = pdf;
  const rotation = lib.FPDFPage_GetRotation(page);
  const tally: Tally = { quarters: [0, 0, 0, 0], left: LOOKED_AT };
  const objects = {
    count: lib.FPDFPage_CountObjects(page),
    at: (i: number) => lib.FPDFPage_GetObject(page, i),
  };
  countQuarters(pdf, objects, { shown: IDENTITY, tally });
  const texts = tally.quarters.reduce((sum, n) => sum + n, 0);
  const most = tally.quarters.findIndex((n) => n > MOST * texts);
  const turned = (most + rotation) % 4;
  if (turned > 0 && most >= 0 && texts >= LEAST) lib.FPDFPage_SetRotation(page, (rotation + 4 - turned) % 4);
}

/** Texts by the quarter that each is turned by, and how many objects are still looked at. */
interface Tally {
  quarters: number[];
  left: number;
}

/** Counts the texts among some objects, and in the forms among them. */
function countQuarters(
  pdf: PdfDocument,
  { count, at }: { count: number; at: (i: number) => number },
  { shown, tally }: { shown: Matrix; tally: Tally },
) {
  const { lib } = pdf;
  const step = Math.max(1, Math.floor(count / SAMPLED));
  for (let i = 0; i < count && tally.left-- > 0; i += step) {
    const object = at(i);
    const type = lib.FPDFPageObj_GetType(object);
    if (type !== TEXT && type !== FORM) continue;
    const own = multiply(matrixOf(pdf, object), shown);
    if (type === TEXT) tally.quarters[(Math.round(Math.atan2(-own[1], own[0]) / (Math.PI / 2)) + 4) % 4]!++;
    else {
      const inside = {
        count: lib.FPDFFormObj_CountObjects(object),
        at: (n: number) => lib.FPDFFormObj_GetObject(object, n),
      };
      countQuarters(pdf, inside, { shown: own, tally });
    }
  }
}

/** Some programs fill a form and leave the drawing of the values to the reader. Returns how many stamps of words the page has. */
function drawFields(pdf: PdfDocument, page: number, laidOn: boolean): number {
  const { lib } = pdf;
  const count = lib.FPDFPage_GetAnnotCount(page);
  let stamps = 0;
  for (let i = 0; i < count; i++) {
    const annotation = lib.FPDFPage_GetAnnot(page, i);
    if (!annotation) continue;
    const stamped = isStamp(pdf, annotation);
    if (stamped) stamps++;
    if (!laidOn && (stamped || isSignature(pdf, annotation))) lib.FPDFAnnot_SetFlags(annotation, HIDDEN);
    else if (
      lib.FPDFAnnot_GetSubtype(annotation) === WIDGET &&
      !lib.EPDFAnnot_HasAppearanceStream(annotation, NORMAL)
    )
      lib.EPDFAnnot_GenerateFormFieldAP(annotation);
    lib.FPDFPage_CloseAnnot(annotation);
  }
  return stamps;
}

/** Whether words are stamped on the page; a picture may be the page itself. */
function isStamp({ lib }: PdfDocument, annotation: number): boolean {
  if (lib.FPDFAnnot_GetSubtype(annotation) !== STAMP) return false;
  const objects = Array.from({ length: lib.FPDFAnnot_GetObjectCount(annotation) }, (_, i) =>
    lib.FPDFPageObj_GetType(lib.FPDFAnnot_GetObject(annotation, i)),
  );
  return objects.includes(TEXT) && !objects.includes(IMAGE);
}

function isSignature(pdf: PdfDocument, annotation: number) {
  if (pdf.lib.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return false;
  const bytes = pdf.lib.FPDFAnnot_GetStringValue(annotation, "FT", pdf.scratch, NAME_BYTES);
  return bytes <= NAME_BYTES && scratchText(pdf, bytes) === "Sig";
}
