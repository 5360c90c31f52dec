import { Invalid, UnsupportedType } from "../errors.ts";
import { textSample } from "./decode.ts";
import { isDelimited, isMail } from "./delimited.ts";
import { LIMITS } from "./limits.ts";
import type { FileType } from "./reading.ts";
import { inflated, type ZipEntry, zipEntries } from "./zip.ts";

const PDF_HEAD_BYTES = 1024;
const FEW_LETTERS = /^(?:\S\s*){0,3}$/;
/** Pieces of a PDF whose head is gone. */
const PDF_PARTS = /^%PDF|^\s*trailer\s*<<|\bstartxref\s+\d|\d+ 0 obj\s*<</m;
const MARKUP = /^<(\?xml|!--|!doctype html|[a-z][\w.-]*:?[\w.-]*[\s>])/i;
/** The beginnings of SYLK and DIF, in which old programs hand tables to a spreadsheet. */
const EXCHANGED = /^(ID;P\w*|TABLE\r?\n0,1\r?\n".*")[\r\n;]/;
/** An OpenDocument file as one text says what it is. */
const FLAT = /\boffice:mimetype="application\/vnd\.oasis\.opendocument\.([\w-]+)/;
/** The beginnings of files that are no documents, or none that are read. */
const BINARY: [RegExp, string][] = [
  [/^(MZ|.ELF)/s, "a program"],
  [/^GIF8/, "a GIF picture"],
  [/^BM/, "a bitmap picture"],
  [/^.{4}ftyp(hei|hev|mif|msf|avi)/s, "a HEIC picture"],
  [/^([^ -~]\x8b|Rar!|7z\xbc\xaf)/, "an archive"],
];
const NO_ORDER = "an OpenDocument file, but neither a text nor a spreadsheet";
const ACCEPTED =
  "PDF, XLSX, XLS, ODS, CSV, DOCX, ODT, XML, EDI, text, HTML, mail, PNG, JPEG, WebP and TIFF files are read";
const SAVED_ANEW = "open it in Word or LibreOffice, save it as DOCX or PDF, and upload that";

/** The type of a file by its content, never by its name; null when it is none that is read. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const found = look(bytes);
  return typeof found === "string" ? found : null;
}

/** The cheap checks of an upload: the file's type. Throws `UnsupportedType` or `Invalid` with a sentence for a file that can't be read. */
export function inspect(bytes: Uint8Array, fileName: string): FileType {
  const refuse = (why: string) => new Invalid(`Cannot read "${fileName}": ${why}`);
  if (bytes.length === 0) throw refuse("the file is empty");
  const found = look(bytes);
  if (typeof found === "string") return found;
  if (found.damaged) throw refuse(found.damaged);
  const { unread = "of an unknown type", instead = ACCEPTED } = found;
  throw new UnsupportedType(`Cannot read "${fileName}": it is ${unread}; ${instead}`);
}

/** A type, or why there is none. */
type Found = FileType | { unread?: string; instead?: string; damaged?: string };

function look(bytes: Uint8Array): Found {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEAD_BYTES));
  const starts = (...mark: number[]) => mark.every((byte, i) => head[i] === byte);
  if (starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)) return zipped(bytes);
  if (head.includes("%PDF-")) return "pdf";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (starts(0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(0x52, 0x49, 0x46, 0x46) && head.toString("latin1", 8, 12) === "WEBP") return "webp";
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return "tiff";
  if (starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return compound(bytes);
  if (head[0] === 9 && [0, 2, 4].includes(head[1]!) && head[3] === 0 && head[2]! <= 16) return "xls";
  const sample = textSample(bytes);
  return sample === null ? { unread: binaryKind(head) } : textual(sample);
}

function zipped(bytes: Uint8Array): Found {
  const entries = zipEntries(bytes, LIMITS.zipEntries);
  if (!entries) return { damaged: "the file is damaged: its end is missing" };
  if (entries.length > LIMITS.zipEntries) return { damaged: "it has too many parts" };
  const kind = zippedKind(bytes, entries);
  if (kind !== "xlsx" && kind !== "ods" && kind !== "docx" && kind !== "odt") return { unread: kind };
  if (entries.reduce((sum, { size }) => sum + size, 0) > LIMITS.inflatedBytes)
    return { damaged: `it inflates to more than ${LIMITS.inflatedBytes / 1024 / 1024} MB` };
  return kind;
}

function zippedKind(bytes: Uint8Array, entries: ZipEntry[]): string {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/(^|\/)workbook\d*\.(xml|bin)$/i)) return "xlsx";
  const declared = mimeType(bytes, entries);
  if (declared.includes("opendocument.spreadsheet")) return "ods";
  if (declared.includes("opendocument.text")) return "odt";
  if (declared.includes("opendocument")) return NO_ORDER;
  if (has(/^word\/document\d*\.xml$/)) return "docx";
  if (has(/^ppt\//)) return "a presentation";
  if (has(/^content\.xml$/) && has(/^META-INF\/manifest\.xml$/)) return "ods";
  return "a zip archive";
}

/** What an OpenDocument file says it is: in its part "mimetype", which should come first and often doesn't. */
function mimeType(bytes: Uint8Array, entries: ZipEntry[]): string {
  const part = entries.find(({ name, size }) => name === "mimetype" && size < 200);
  try {
    return part ? Buffer.from(inflated(bytes, part, part.size)).toString("latin1") : "";
  } catch {
    return "";
  }
}

/** Old Office files and encrypted new ones. */
function compound(bytes: Uint8Array): Found {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const has = (stream: string) => file.includes(Buffer.from(`${stream}\0`, "utf16le"));
  if (has("EncryptedPackage")) return { damaged: "it needs a password" };
  if (has("Workbook") || has("Book") || has("WORKBOOK") || has("BOOK")) return "xls";
  if (has("WordDocument")) return { unread: "an old Word document (.doc)", instead: SAVED_ANEW };
  if (has("PowerPoint Document")) return { unread: "a presentation" };
  if (has("__nameid_version1.0")) return "eml";
  return { unread: "an Office file, but no workbook" };
}

function textual(sample: string): Found {
  const text = sample.trimStart();
  if (FEW_LETTERS.test(text)) return { damaged: "it is too short to hold an order" };
  if (MARKUP.test(text)) return markup(text);
  if (PDF_PARTS.test(text) && text.length < 64 * 1024) return { damaged: "the PDF is damaged" };
  if (text.startsWith("{\\rtf")) return { unread: "a rich text document", instead: SAVED_ANEW };
  if (EXCHANGED.test(text)) return "xls";
  if (/^(UNA.{6}\s*UNB|UNB\+|ISA[^\w\s].{100}|STX=)/s.test(text)) return "edi";
  if (isMail(text)) return "eml";
  return isDelimited(sample) ? "csv" : "text";
}

/** Some systems export a web page or Office's own XML and call it a workbook. */
function markup(text: string): Found {
  const flat = FLAT.exec(text)?.[1];
  if (flat?.startsWith("spreadsheet")) return "ods";
  if (flat) return flat.startsWith("text") ? "odt" : { unread: NO_ORDER };
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(text)) return "xls";
  if (!isHtml(text.slice(0, 4000))) return "xml";
  return /urn:schemas-microsoft-com:office:excel|content=["']?Excel\.Sheet/i.test(text) ? "xls" : "html";
}

/** Mails' HTML often has no head. */
function isHtml(start: string) {
  if (/^<!doctype html|<html[\s>]/i.test(start)) return true;
  return /^(<!--.*?-->\s*)?<(head|body|div|p|pre|table|[uo]l|span|font|meta|style|h[1-6]|b|strong|br|center)\b[^<>]*>/is.test(
    start,
  );
}

function binaryKind(head: Buffer): string | undefined {
  const start = head.toString("latin1", 0, 16);
  return BINARY.find(([pattern]) => pattern.test(start))?.[1];
}
