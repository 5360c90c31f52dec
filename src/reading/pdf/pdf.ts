import type { ReadingLimits } from "../limits.ts";
import { TOLD } from "../noted.ts";
import type { Box, Page, Reading } from "../reading.ts";
import { attachmentsOf } from "./attachments.ts";
import { withoutDoubles } from "./doubles.ts";
import { isGarbage } from "./garbage.ts";
import { frameOf } from "./geometry.ts";
import { glyphsOf } from "./glyphs.ts";
import { type Look, markHidden } from "./hidden.ts";
import { marksOf } from "./marks.ts";
import { withPage } from "./page.ts";
import { openPdf, type PdfDocument } from "./pdfium.ts";
import { withRaised } from "./raised.ts";
import { stretched } from "./spans.ts";
import { setAsLast } from "./twins.ts";
import { undrawnOf } from "./undrawn.ts";
import { unreadAreas } from "./unread.ts";
import { type SetWords, wordsOf } from "./words.ts";

/** From this share of unknown letters on, a page's text is no text. */
const UNDECODED = 0.3;
/** A form (XFA) whose pages are made when it is opened. */
const DRAWN_BY_ADOBE = 2;
const ONLY_ADOBE =
  "The file is a form that only Adobe Reader shows: open it there, print it as a PDF, and upload that";
const NO_WORDS: SetWords = { words: [], styles: [] };
const LOOKS: Record<Exclude<Look, "text">, string> = {
  picture: "is a picture without text",
  drawing: "has no text, only drawings",
  recognized: "is a picture; its words were recognized by another program",
  mostly: "is mostly a picture; only the few words outside it were read",
};

/** Reads the words, rules and attachments of a PDF. Throws `Invalid` for one that can't be opened. */
export async function readPdf(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): Promise<Reading> {
  const pdf = await openPdf(bytes, name);
  try {
    const warnings = pdf.lib.FPDF_GetFormType(pdf.document) === DRAWN_BY_ADOBE ? [ONLY_ADOBE] : [];
    const pages: Page[] = [];
    for (let number = 1; number <= Math.min(pdf.pageCount, limits.pages); number++) {
      pages.push(readPage(pdf, number, { limits, warnings }));
    }
    if (pdf.pageCount > limits.pages)
      warnings.push(`Only the first ${limits.pages} of ${pdf.pageCount} pages were read`);
    const attachments = attachmentsOf(pdf, { limits, warnings });
    return { type: "pdf", pages, sheets: [], attachments, warnings };
  } finally {
    pdf.close();
  }
}

function readPage(
  pdf: PdfDocument,
  number: number,
  { limits, warnings }: { limits: ReadingLimits; warnings: string[] },
): Page {
  const read = withPage(pdf, { number, stamped: false }, (page, { stamps, notes }) => {
    const frame = frameOf(pdf, page);
    const marks = marksOf(pdf, page, { frame, objects: limits.pageObjects });
    const characters = limits.pageCharacters;
    const glyphs = stretched(pdf, glyphsOf(pdf, page, { frame, texts: marks.texts, characters }));
    setAsLast(pdf, marks.texts);
    const found = glyphs.undecoded > UNDECODED ? NO_WORDS : wordsOf(glyphs, marks.rules);
    const undecodable = glyphs.undecoded > UNDECODED || isGarbage(found.words);
    const set = undecodable ? NO_WORDS : found;
    const look = markHidden(set, { marks, frame });
    if (stamps > 0) warnings.push(`Page ${number} bears a stamp, which is not read`);
    warnings.push(
      ...notes.slice(0, TOLD).map((note) => `Page ${number} bears a note that is not read: "${note}"`),
    );
    if (notes.length > TOLD) warnings.push(`Page ${number} bears ${notes.length - TOLD} more notes`);
    if (glyphs.truncated) warnings.push(`Page ${number} has more text than is read: the rest is left out`);
    if (marks.truncated) warnings.push(`Page ${number} is drawn of too many parts: some lines are left out`);
    if (undecodable) warnings.push(`Page ${number} has text whose letters are not known to the file`);
    else if (look !== "text") warnings.push(`Page ${number} ${LOOKS[look]}`);
    const scanned = undecodable || look !== "text";
    const undrawn = scanned ? [] : undrawnOf(glyphs);
    const unread = scanned ? [] : unreadAreas(set.words, marks.pictures, frame).map(rounded);
    return {
      number,
      width: round(frame.width),
      height: round(frame.height),
      words: withoutDoubles(withRaised(set.words)),
      rules: marks.rules.map(rounded),
      fills: marks.fills.map(rounded),
      scanned,
      ...(unread.length && { unread }),
      ...(undrawn.length && { undrawn }),
    };
  });
  if (read) return read;
  warnings.push(`Page ${number} is damaged and was left out`);
  return { number, width: 0, height: 0, words: [], rules: [], fills: [], scanned: false };
}

function rounded([x0, y0, x1, y1]: Box): Box {
  return [round(x0), round(y0), round(x1), round(y1)];
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
