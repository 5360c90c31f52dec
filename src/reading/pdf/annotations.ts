import { noted } from "../noted.ts";
import { type PdfDocument, scratchText, writtenText } from "./pdfium.ts";

const [LINK, FREE_TEXT, STRIKE_OUT, STAMP, POPUP, WIDGET] = [2, 3, 12, 13, 16, 20];
/** Whose text is no note: it says nothing, or repeats what is drawn. */
const SILENT = new Set([LINK, POPUP, WIDGET]);
const HIDDEN = 2;
const NAME_BYTES = 16;
const NORMAL = 0;
const [TEXT, IMAGE] = [1, 3];
/** What drawing programs put beside letters that they drew. */
const DRAWN_LETTERS = "AutoCAD SHX Text";

/** What was laid on a page by other hands than its author's. */
export interface LaidOn {
  /** How many stamps of words it bears. */
  stamps: number;
  /** What people wrote on it that isn't drawn: it opens at a click. */
  notes: string[];
}

/** Makes what is laid on a page ready to be drawn into it. Stamps of words, and who signed it electronically and when, may be left out: they are none of what it says. */
export function layOn(pdf: PdfDocument, page: number, { stamped }: { stamped: boolean }): LaidOn {
  const { lib } = pdf;
  const count = lib.FPDFPage_GetAnnotCount(page);
  const laid: LaidOn = { stamps: 0, notes: [] };
  for (let i = 0; i < count; i++) {
    const annotation = lib.FPDFPage_GetAnnot(page, i);
    if (!annotation) continue;
    const kind = lib.FPDFAnnot_GetSubtype(annotation);
    const isDrawn = lib.EPDFAnnot_HasAppearanceStream(annotation, NORMAL);
    const isStamp = kind === STAMP && isOfWords(pdf, annotation);
    const isSilent = SILENT.has(kind) || isStamp || (kind === FREE_TEXT && isDrawn);
    const note = isSilent ? "" : noteOf(pdf, annotation);
    if (isStamp) laid.stamps++;
    if (note) laid.notes.push(note);
    if (!stamped && (isStamp || (kind === WIDGET && isSignature(pdf, annotation))))
      lib.FPDFAnnot_SetFlags(annotation, HIDDEN);
    else if (!isDrawn) draw(pdf, annotation, kind);
    lib.FPDFPage_CloseAnnot(annotation);
  }
  return laid;
}

/** Some programs fill a form, or strike words out, and leave the drawing to the reader. */
function draw({ lib }: PdfDocument, annotation: number, kind: number) {
  if (kind === WIDGET) lib.EPDFAnnot_GenerateFormFieldAP(annotation);
  else if (kind === STRIKE_OUT) lib.EPDFAnnot_GenerateAppearance(annotation);
}

/** Whether words are stamped on the page; a picture may be the page itself. */
function isOfWords({ lib }: PdfDocument, stamp: number): boolean {
  const objects = Array.from({ length: lib.FPDFAnnot_GetObjectCount(stamp) }, (_, i) =>
    lib.FPDFPageObj_GetType(lib.FPDFAnnot_GetObject(stamp, i)),
  );
  return objects.includes(TEXT) && !objects.includes(IMAGE);
}

function isSignature(pdf: PdfDocument, annotation: number) {
  const bytes = pdf.lib.FPDFAnnot_GetStringValue(annotation, "FT", pdf.scratch, NAME_BYTES);
  return bytes <= NAME_BYTES && scratchText(pdf, bytes) === "Sig";
}

function noteOf(pdf: PdfDocument, annotation: number): string {
  if (textOf(pdf, annotation, "T") === DRAWN_LETTERS) return "";
  return noted(textOf(pdf, annotation, "Contents"));
}

function textOf(pdf: PdfDocument, annotation: number, key: "T" | "Contents"): string {
  return writtenText(pdf, (buffer, free) => pdf.lib.FPDFAnnot_GetStringValue(annotation, key, buffer, free));
}
