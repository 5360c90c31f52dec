/** What a file holds: its type, its words with their boxes, its cells, its page pictures. @module */
export { cellName, cellRange, columnName, columnOf } from "./cell_names.ts";
export { decoded } from "./decode.ts";
export { fileTypeOf, inspect } from "./file_type.ts";
export { LIMITS } from "./limits.ts";
export type { Mail, MailAddress, MailPart } from "./mail/mail.ts";
export { openMail } from "./mail/open.ts";
export { unreadPages, withRecognized } from "./ocr/merge.ts";
export { type Recognition, recognizePages } from "./ocr/pages.ts";
export { enclosedFiles } from "./pdf/enclosed.ts";
export { drawPage } from "./picture/draw.ts";
export { PICTURES } from "./picture/image.ts";

export { readEnclosed, readFile } from "./read.ts";
export type { Box, Cell, FileType, Page, Reading, Sheet, Word } from "./reading.ts";
