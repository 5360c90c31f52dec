/** What a file holds: its type, its words with their boxes, its cells, its page pictures. @module */
export { decoded } from "./decode.ts";
export { drawPage } from "./draw.ts";
export { fileTypeOf, inspect } from "./file_type.ts";
export { LIMITS } from "./limits.ts";
export { openMail } from "./mail.ts";
export type { Mail, MailAddress, MailPart } from "./mail_message.ts";
export { unreadPages, withRecognized } from "./ocr/merge.ts";
export { type Recognition, recognizePages } from "./ocr/pages.ts";

export { readFile } from "./read.ts";
export type { Box, Cell, FileType, Page, Reading, Sheet, Word } from "./reading.ts";
