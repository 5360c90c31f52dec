import type { PdfDocument } from "./pdfium.ts";

const WIDGET = 20;
const NORMAL = 0;

/** Opens a page (from 1) with its form fields and annotations drawn into it, and closes it afterwards. Null: it can't be opened. */
export function withPage<T>(pdf: PdfDocument, number: number, read: (page: number) => T): T | null {
  const { lib } = pdf;
  let page = lib.FPDF_LoadPage(pdf.document, number - 1);
  if (!page) return null;
  if (lib.FPDFPage_GetAnnotCount(page) > 0) {
    drawFields(pdf, page);
    lib.FPDFPage_Flatten(page, NORMAL);
    lib.FPDF_ClosePage(page);
    page = lib.FPDF_LoadPage(pdf.document, number - 1);
    if (!page) return null;
  }
  try {
    return read(page);
  } finally {
    lib.FPDF_ClosePage(page);
  }
}

/** Some programs fill a form and leave the drawing of the values to the reader. */
function drawFields({ lib }: PdfDocument, page: number) {
  const count = lib.FPDFPage_GetAnnotCount(page);
  for (let i = 0; i < count; i++) {
    const annotation = lib.FPDFPage_GetAnnot(page, i);
    if (!annotation) continue;
    if (
      lib.FPDFAnnot_GetSubtype(annotation) === WIDGET &&
      !lib.EPDFAnnot_HasAppearanceStream(annotation, NORMAL)
    )
      lib.EPDFAnnot_GenerateFormFieldAP(annotation);
    lib.FPDFPage_CloseAnnot(annotation);
  }
}
