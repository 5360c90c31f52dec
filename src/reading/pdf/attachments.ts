import type { ReadingLimits } from "../limits.ts";
import type { Attachment } from "../reading.ts";
import type { PdfDocument } from "./pdfium.ts";

const NAME_BYTES = 2048;

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
    const name = utf16(pdf, (buffer, length) => lib.FPDFAttachment_GetName(attachment, buffer, length));
    const mediaType = utf16(pdf, (buffer, length) =>
      lib.FPDFAttachment_GetSubtype(attachment, buffer, length),
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

function utf16({ memory }: PdfDocument, get: (buffer: number, length: number) => number) {
  const buffer = memory.wasmExports.malloc(NAME_BYTES);
  const length = get(buffer, NAME_BYTES);
  const bytes = memory.HEAPU8.slice(buffer, buffer + Math.max(0, Math.min(length, NAME_BYTES) - 2));
  memory.wasmExports.free(buffer);
  return new TextDecoder("utf-16le").decode(bytes).replace(/\p{C}/gu, "");
}
