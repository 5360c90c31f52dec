import { Invalid, Refusal } from "../errors.ts";
import { readDelimited } from "./delimited.ts";
import { readHtml } from "./html/html.ts";
import { LIMITS, type ReadingLimits } from "./limits.ts";
import { readMessage } from "./mail/message.ts";
import { withEnclosed } from "./pdf/enclosed.ts";
import { readPdf } from "./pdf/pdf.ts";
import { forgetPdfium } from "./pdf/pdfium.ts";
import { readImage } from "./picture/image.ts";
import type { FileType, Reading } from "./reading.ts";
import { readText } from "./text.ts";
import { readOpenDocument } from "./word/open_document.ts";
import { readWord } from "./word/word.ts";
import { readWorkbook } from "./workbook/workbook.ts";

/** What a reader is told beside the bytes. */
export interface ReadingOptions {
  limits?: Partial<ReadingLimits>;
  /** Names the file in refusals. */
  fileName?: string;
}

/** Reads a stranger's file: run it inside an isolate. Throws `Invalid` with a sentence for what can't be read. */
export async function readFile(
  bytes: Uint8Array,
  type: FileType,
  { limits, fileName }: ReadingOptions = {},
): Promise<Reading> {
  const name = fileName ? `"${fileName}"` : "the file";
  try {
    return await readerOf(type)(bytes, { type, name, limits: { ...LIMITS, ...limits } });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    forgetPdfium();
    throw new Invalid(`Cannot read ${name}: the file is damaged`);
  }
}

/** A PDF that was read, with what the files inside it hold; one of them that can't be read costs itself alone. */
export function readEnclosed(own: Reading): Promise<Reading> {
  return withEnclosed(own, (part, type, fileName) => readFile(part, type, { fileName }));
}

function readerOf(type: FileType) {
  switch (type) {
    case "pdf":
      return readPdf;
    case "xlsx":
    case "xls":
    case "ods":
      return readWorkbook;
    case "csv":
      return readDelimited;
    case "png":
    case "jpeg":
    case "webp":
    case "tiff":
      return readImage;
    case "html":
      return readHtml;
    case "docx":
      return readWord;
    case "odt":
      return readOpenDocument;
    case "eml":
      return readMail;
    default:
      return readText;
  }
}

function readMail(bytes: Uint8Array, { limits }: { limits: ReadingLimits }): Promise<Reading> {
  return readMessage(bytes, {
    limits,
    read: (part, type, fileName) => readFile(part, type, { limits, fileName }),
  });
}
