import { NotFound, Refusal } from "../errors.ts";
import { LIMITS } from "./limits.ts";
import { filesIn } from "./mail/message.ts";
import { openMail } from "./mail/open.ts";
import type { PartFile } from "./parts.ts";
import { attachmentsOf } from "./pdf/attachments.ts";
import { enclosedFiles } from "./pdf/enclosed.ts";
import { openPdf, type PdfDocument } from "./pdf/pdfium.ts";
import { PHOTOS } from "./picture/image.ts";
import { tiffSizes } from "./picture/tiff.ts";

/** Which page of a file's count is wanted. */
interface Wanted {
  /** From 1. */
  page: number;
  /** Names the file in refusals. */
  name: string;
}

/** A page by its number in the file that has it. */
export interface PartPage extends PartFile {
  page: number;
}

/** The file in a mail that has a page, and the page's number in it. Throws `NotFound`. */
export async function mailedPage(bytes: Uint8Array, wanted: Wanted): Promise<PartPage> {
  return fileWithPage(filesIn((await openMail(bytes)).parts), { ...wanted, before: 0 });
}

/** The file inside a PDF that has a page behind the PDF's own, and the page's number in it; null for its own. Throws `NotFound`. */
export async function enclosedPage(pdf: PdfDocument, wanted: Wanted): Promise<PartPage | null> {
  if (wanted.page <= pdf.pageCount) return null;
  const files = enclosedFiles(attachmentsOf(pdf, { limits: LIMITS, warnings: [] }));
  return fileWithPage(files, { ...wanted, before: Math.min(pdf.pageCount, LIMITS.pages) });
}

/** `before`: pages that stand before those of the files. */
async function fileWithPage(
  files: PartFile[],
  { page, name, before }: Wanted & { before: number },
): Promise<PartPage> {
  let from = before;
  for (const file of files) {
    const count = await pagesOf(file);
    if (page > from && page <= from + count) return { ...file, page: page - from };
    from += count;
  }
  throw new NotFound(`There is no page ${page} in ${name}`);
}

/** As many as reading the file gives. */
async function pagesOf({ type, bytes, name }: PartFile): Promise<number> {
  if (type === "tiff") return tiffSizes(bytes, LIMITS.pages).length;
  if (PHOTOS.has(type)) return 1;
  if (type !== "pdf") return 0;
  try {
    const pdf = await openPdf(bytes, name);
    const count = Math.min(pdf.pageCount, LIMITS.pages);
    pdf.close();
    return count;
  } catch (error) {
    if (error instanceof Refusal) return 0;
    throw error;
  }
}
