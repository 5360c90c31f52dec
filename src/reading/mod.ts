/** What a file holds: its type, its words with their boxes, its cells, its page pictures. @module */
export { drawPage } from "./draw.ts";
export { fileTypeOf, inspect } from "./file_type.ts";
export { LIMITS, type ReadingLimits } from "./limits.ts";
export { type MailLimits, openMail } from "./mail.ts";
export type { Mail, MailAddress, MailPart } from "./mail_message.ts";
export { unreadPages, withRecognized } from "./ocr/merge.ts";
export { type Recognition, recognizePages } from "./ocr/pages.ts";
export type { Picture, PictureInput } from "./picture.ts";
export { type ReadingOptions, readFile } from "./read.ts";
export type { Attachment, Box, Cell, FileType, Page, Reading, Sheet, Word } from "./reading.ts";
