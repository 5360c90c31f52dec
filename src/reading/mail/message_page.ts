import { NotFound, Refusal } from "../../errors.ts";
import { LIMITS } from "../limits.ts";
import { openPdf } from "../pdf/pdfium.ts";
import { PHOTOS } from "../picture/image.ts";
import { tiffSizes } from "../picture/tiff.ts";
import { filesIn, type MailFile } from "./message.ts";
import { openMail } from "./open.ts";

/** The file in a mail that has this page of the mail's count, and the page's number in it. Throws `NotFound`. */
export async function fileWithPage(
  bytes: Uint8Array,
  { page, name }: { page: number; name: string },
): Promise<MailFile & { page: number }> {
  let before = 0;
  for (const file of filesIn((await openMail(bytes)).parts)) {
    const count = await pagesOf(file);
    if (page > before && page <= before + count) return { ...file, page: page - before };
    before += count;
  }
  throw new NotFound(`There is no page ${page} in ${name}`);
}

/** As many as reading the file gives. */
async function pagesOf({ type, bytes, name }: MailFile): Promise<number> {
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
