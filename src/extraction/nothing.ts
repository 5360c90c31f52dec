import type { Finding } from "../../db/mod.ts";
import type { Draft, HeaderField } from "../orders/mod.ts";
import type { ReadingSummary } from "./summary.ts";

/** What only orders have at their head. */
const TELLING: HeaderField[] = ["poNumber", "orderDate", "requiredDate", "shipDate", "total"];
/** Files whose writing may order in sentences. */
const IN_WORDS = new Set(["docx", "eml", "html", "odt", "text"]);
/** Of these, those that may show an order as a picture, which is not read and not told of. */
const PICTURED = new Set(["eml", "html"]);
const LETTERS = /\p{L}{2}/u;
/** Of scripts without blanks too. */
const WORDS = new Intl.Segmenter("und", { granularity: "word" });
/** From one on: what can be ordered of something. */
const FIGURE = /(?<![\p{L}\d.,])0*[1-9]\d*/u;
/** What a mail's head says; its subject is the writer's. */
const MAIL_HEAD = /^(?:(?:From|Date): .*|Subject: )/;
/** What a signature stands under: RFC 3676. */
const SIGNATURE = /^-- ?$/;

/** Why there can't be an order in a file of which nothing was read, as a sentence; null where there may be one. */
export function nothingIn(drafts: Draft[], reading: ReadingSummary): string | null {
  if (IN_WORDS.has(reading.type)) {
    const words = wordsAlone(drafts, reading);
    return words && words.length < 2 && !PICTURED.has(reading.type)
      ? "The file holds no order: there is no sentence in it"
      : null;
  }
  if (isRead(drafts, TELLING) || isUnread(drafts, reading)) return null;
  const rows = rowsOf(reading);
  if (!rows.length || rows.some((row) => LETTERS.test(row) && FIGURE.test(row))) return null;
  return "The file holds no order: nothing in it has both words and a quantity";
}

/** What is to be said of a writing that nothing was read of and that counts nothing: it may still order in words, as "the same again". */
export function doubtIn(drafts: Draft[], reading: ReadingSummary): Finding[] {
  if (!IN_WORDS.has(reading.type) || !wordsAlone(drafts, reading)) return [];
  const message = "This may be no order: there is neither a number of one in it nor a quantity of anything";
  return [{ code: "not_an_order", level: "error", message }];
}

/** The words of a writing that has no figure in it; null where it has one, or more was read, or less than all. */
function wordsAlone(drafts: Draft[], reading: ReadingSummary): string[] | null {
  // A mail's own date dates its order.
  const telling = TELLING.filter((field) => field !== "orderDate");
  if (isRead(drafts, telling) || isUnread(drafts, reading)) return null;
  const said = saidIn(reading);
  if (FIGURE.test(said)) return null;
  return [...WORDS.segment(said)].flatMap(({ isWordLike, segment }) => (isWordLike ? segment : []));
}

function isRead(drafts: Draft[], telling: HeaderField[]) {
  return drafts.some(({ lines, header }) => lines.length || telling.some((field) => header[field]));
}

function isUnread(drafts: Draft[], { warnings, pages }: ReadingSummary) {
  return (
    warnings.length > 0 ||
    pages.some(({ scanned }) => scanned) ||
    drafts.some(({ findings }) => findings.some(({ code }) => code !== "missing_lines"))
  );
}

/** What the writer says: without a mail's head and what stands under the mark of a signature. */
function saidIn(reading: ReadingSummary): string {
  const rows = rowsOf(reading);
  const signature = rows.findIndex((row) => SIGNATURE.test(row));
  const own = signature < 0 ? rows : rows.slice(0, signature);
  return own.map((row) => (reading.type === "eml" ? row.replace(MAIL_HEAD, "") : row)).join("\n");
}

/** The texts that could be a line of an order each: rows of sheets, and whole pages, as their lines may wrap. */
function rowsOf({ pages, sheets }: ReadingSummary): string[] {
  const ofPages = pages.map(({ words }) => words.map(({ text }) => text).join(" "));
  const ofSheets = sheets.flatMap(({ cells }) =>
    [...Map.groupBy(cells, ({ row }) => row).values()].map((row) => row.map(({ text }) => text).join(" ")),
  );
  return [...ofPages, ...ofSheets].filter((text) => text.trim());
}
