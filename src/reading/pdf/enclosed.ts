import { fileTypeOf } from "../file_type.ts";
import { addFiles, type PartFile, type ReadPart } from "../parts.ts";
import type { Attachment, FileType, Reading } from "../reading.ts";

/** Files inside a PDF are its data or what people read: of these an order is made. */
const ORDER_FILES: ReadonlySet<FileType | null> = new Set<FileType | null>([
  "pdf",
  "xlsx",
  "xls",
  "ods",
  "csv",
  "docx",
  "odt",
]);

/** The files inside a PDF that people read. */
export function enclosedFiles(attachments: Attachment[]): PartFile[] {
  return attachments.flatMap(({ name, bytes }, at) => {
    const type = fileTypeOf(bytes);
    return type && ORDER_FILES.has(type) ? [{ name: name || `file ${at + 1}`, type, bytes }] : [];
  });
}

/** A PDF with the files inside it that people read, each a part, its own pages the last one; they come first in its count. */
export async function withEnclosed(own: Reading, read: ReadPart): Promise<Reading> {
  const files = enclosedFiles(own.attachments);
  const all: Reading = { ...own, pages: [...own.pages], sheets: [], parts: [], warnings: [...own.warnings] };
  await addFiles(all, files, read);
  const opened = new Set(files.map(({ bytes }) => bytes));
  all.parts!.push({ ...own, attachments: own.attachments.filter(({ bytes }) => !opened.has(bytes)) });
  return all;
}
