import { Invalid } from "../errors.ts";

/** What reading one file may cost. */
export interface ReadingLimits {
  /** Pages of a PDF; later ones are left out with a warning. */
  pages: number;
  /** Characters of one page; the rest is left out with a warning. */
  pageCharacters: number;
  /** Drawn objects of one page that are looked at for rules and fills. */
  pageObjects: number;
  /** Width × height of an uploaded picture. */
  pixels: number;
  /** Width × height of a drawn page; larger ones are drawn smaller. */
  drawnPixels: number;
  /** Bytes that all parts of a zipped workbook inflate to. */
  inflatedBytes: number;
  /** Parts of a zipped workbook. */
  zipEntries: number;
  /** Filled cells of a workbook, a table of separated values or a web page: some 40,000 lines of five. */
  cells: number;
  /** Merged ranges of a workbook. */
  merges: number;
  /** Sheets of a workbook; later ones are left out with a warning. */
  sheets: number;
  /** Bytes of all attachments together; further ones are left out with a warning. */
  attachmentBytes: number;
  /** Characters of XML, EDI and plain text. */
  textCharacters: number;
}

export const LIMITS: ReadingLimits = {
  pages: 500,
  pageCharacters: 100_000,
  pageObjects: 100_000,
  pixels: 100_000_000,
  drawnPixels: 8_000_000,
  inflatedBytes: 150 * 1024 * 1024,
  zipEntries: 10_000,
  cells: 200_000,
  merges: 50_000,
  sheets: 200,
  attachmentBytes: 20 * 1024 * 1024,
  textCharacters: 30 * 1024 * 1024,
};

/** The refusal of a file that is no order any more. */
export function tooManyCells(name: string, { cells }: ReadingLimits): Invalid {
  return tooMany(name, cells, "filled cells");
}

/** The refusal of a text that is longer than is read. */
export function tooManyCharacters(name: string, { textCharacters }: ReadingLimits): Invalid {
  return tooMany(name, textCharacters, "characters");
}

function tooMany(name: string, most: number, what: string): Invalid {
  return new Invalid(`Cannot read ${name}: it has more than ${most.toLocaleString("en")} ${what}`);
}
