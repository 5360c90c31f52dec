import type { ReadingLimits } from "../limits.ts";
import type { Attachment } from "../reading.ts";
import { type PdfDocument, writtenText } from "./pdfium.ts";

/** The files embedded in a PDF, as far as the limit goes. */
export function attachmentsOf(
  pdf: PdfDocument,
  { limits, warnings }: { limits: ReadingLimits; warnings: string[] },
): Attachment[] {
  const { lib } = pdf;
  const attachments: Attachment[] = [];
  let left = limits.attachmentBytes;
  const count = lib.FPDFDoc_GetAttachmentCount(pdf.document);
  for (let i = 0; i < count; i++) {
    const attachment = lib.FPDFDoc_GetAttachment(pdf.document, i);
    if (!attachment) continue;
    const name = plain(writtenText(pdf, (to, free) => lib.FPDFAttachment_GetName(attachment, to, free)));
    const mediaType = plain(
      writtenText(pdf, (to, free) => lib.FPDFAttachment_GetSubtype(attachment, to, free)),
    );
    const bytes = bytesOf(pdf, attachment, left);
    if (!bytes) warnings.push(`The attached file "${name}" was left out`);
    else {
      left -= bytes.length;
      attachments.push({ name, ...(mediaType && { mediaType }), bytes });
    }
  }
  return attachments;
}

function bytesOf({ lib, memory, scratch }: PdfDocument, attachment: number, limit: number) {
  if (!lib.FPDFAttachment_GetFile(attachment, 0, 0, scratch)) return null;
  const length = memory.HEAPU32[scratch / 4]!;
  if (length === 0 || length > limit) return null;
  const buffer = memory.wasmExports.malloc(length);
  const read = lib.FPDFAttachment_GetFile(attachment, buffer, length, scratch);
  const bytes = read ? memory.HEAPU8.slice(buffer, buffer + length) : null;
  memory.wasmExports.free(buffer);
  return bytes;
}

function plain(name: string): string {
  return name.replace(/\p{C}/gu, "");
}
