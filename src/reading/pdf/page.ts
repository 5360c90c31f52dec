import { type LaidOn, layOn } from "./annotations.ts";
import { IDENTITY, type Matrix, matrixOf, multiply } from "./geometry.ts";
import type { PdfDocument } from "./pdfium.ts";

const NORMAL = 0;
/** Of links and the like nothing is drawn into a page. */
const NOTHING_TO_DO = 2;
const [TEXT, FORM] = [1, 5];
/** About so many objects of a page tell which way its text runs, where so many are texts and this share of them does. */
const SAMPLED = 200;
const LEAST = 8;
const MOST = 0.75;
/** Objects that are looked at, those in forms too. */
const LOOKED_AT = 2000;

/** Opens a page (from 1), turned so that its text stands upright, with its form fields and annotations drawn into it, and closes it afterwards. `stamped`: with stamps and electronic signatures too. Null: it can't be opened. */
export function withPage<T>(
  pdf: PdfDocument,
  { number, stamped = true }: { number: number; stamped?: boolean },
  read: (page: number, laid: LaidOn) => T,
): T | null {
  const { lib } = pdf;
  let page = lib.FPDF_LoadPage(pdf.document, number - 1);
  if (!page) return null;
  let laid: LaidOn = { stamps: 0, notes: [] };
  if (lib.FPDFPage_GetAnnotCount(page) > 0) {
    laid = layOn(pdf, page, { stamped });
    if (lib.FPDFPage_Flatten(page, NORMAL) !== NOTHING_TO_DO) {
      lib.FPDF_ClosePage(page);
      page = lib.FPDF_LoadPage(pdf.document, number - 1);
      if (!page) return null;
    }
  }
  try {
    turnUpright(pdf, page);
    return read(page, laid);
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
