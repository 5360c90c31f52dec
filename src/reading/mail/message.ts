import { Refusal, wordsOf } from "../../errors.ts";
import { fileTypeOf } from "../file_type.ts";
import { htmlSheet } from "../html/html.ts";
import type { ReadingLimits } from "../limits.ts";
import { struckWords } from "../noted.ts";
import { PICTURES } from "../picture/image.ts";
import type { Cell, FileType, Reading, Sheet } from "../reading.ts";
import { asSeen } from "../seen.ts";
import type { Mail, MailPart } from "./mail.ts";
import { openMail } from "./open.ts";

/** The sheet that shows what the mail itself says. */
const SHEET = "Mail";

type ReadPart = (bytes: Uint8Array, type: FileType, name: string) => Promise<Reading>;

/** A file in a mail that is read, in the mail's order. */
export interface MailFile {
  name: string;
  type: FileType;
  bytes: Uint8Array;
}

/** Reads a mail: every file in it, and what it says itself. Its parts' pages follow each other in one count. */
export async function readMessage(
  bytes: Uint8Array,
  { limits, read }: { limits: ReadingLimits; read: ReadPart },
): Promise<Reading> {
  const mail = await openMail(bytes);
  const all: Reading = { type: "eml", pages: [], sheets: [], attachments: [], parts: [], warnings: [] };
  for (const { problem } of mail.parts) if (problem) all.warnings.push(problem);
  for (const file of filesIn(mail.parts)) {
    try {
      take(all, await read(file.bytes, file.type, file.name), file.name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      all.warnings.push(wordsOf(error));
    }
  }
  take(all, bodyOf(mail, limits), SHEET);
  return all;
}

/** The files of an opened mail that are read; pictures within its text are no documents. */
export function filesIn(parts: MailPart[]): MailFile[] {
  return parts.flatMap(({ name, bytes, inline, problem }, at) => {
    const type = problem || !bytes.length ? null : fileTypeOf(bytes);
    if (!type || type === "eml" || (inline && PICTURES.has(type))) return [];
    return [{ name: name || `part ${at + 1}`, type, bytes }];
  });
}

/** Adds a part's pages and sheets to the mail's, numbered on and under names of their own. */
function take(all: Reading, part: Reading, name: string): void {
  const before = all.pages.length;
  for (const page of part.pages) page.number += before;
  const sheets = textSheet(part, name);
  for (const sheet of sheets) sheet.name = unusedName(all.sheets, sheet, name);
  const own = { ...part, fileName: name, ...(part.type === "text" && { text: undefined }), sheets };
  all.pages.push(...part.pages);
  all.sheets.push(...sheets);
  all.warnings.push(...part.warnings.map((warning) => moved(warning, { before, name })));
  all.parts!.push(own);
}

/** Sentences about pages count the mail's pages, others name the file. */
function moved(warning: string, { before, name }: { before: number; name: string }): string {
  const page = /^Page (\d+)\b/.exec(warning)?.[1];
  return page ? warning.replace(page, String(Number(page) + before)) : `${name}: ${warning}`;
}

/** Plain text beside other parts is a sheet of its own. */
function textSheet(part: Reading, name: string): Sheet[] {
  return part.type === "text" && part.text ? [proseSheet(name, part.text.split(/\r?\n/))] : part.sheets;
}

function unusedName(sheets: Sheet[], sheet: Sheet, file: string): string {
  const taken = new Set(sheets.map(({ name }) => name));
  const names = [sheet.name, file, `${file}: ${sheet.name}`].filter(Boolean);
  for (let n = 2; ; n++) {
    const free = names.find((name) => !taken.has(name));
    if (free) return free;
    names.push(`${file} (${n})`);
  }
}

/** Sender, subject and date as the first lines, then the text. */
function bodyOf(mail: Mail, limits: ReadingLimits): Reading {
  const head = headOf(mail);
  const reading: Reading = { type: "eml", pages: [], sheets: [], attachments: [], warnings: [] };
  const web = mail.html ? htmlSheet(mail.html, SHEET) : null;
  if (!web || (web.sheet.prose && mail.text && web.struck.length === 0)) {
    const text = (mail.text ?? "").slice(0, limits.textCharacters);
    return { ...reading, sheets: [proseSheet(SHEET, [...head, "", ...text.split(/\r?\n/)])] };
  }
  const { sheet, deep, struck } = web;
  const down = head.length + 1;
  const cells = [...linesOf(head), ...sheet.cells.map((cell) => ({ ...cell, row: cell.row + down }))];
  const merges = sheet.merges.map((merge) => ({
    ...merge,
    top: merge.top + down,
    bottom: merge.bottom + down,
  }));
  if (deep) reading.warnings.push("Parts of the mail are nested too deeply and were left out");
  reading.warnings.push(...struckWords("", struck));
  return { ...reading, sheets: [{ ...sheet, cells: cells.slice(0, limits.cells), merges }] };
}

function headOf({ from, subject, headers }: Mail): string[] {
  const date = headers.find(({ name }) => name === "date")?.value;
  const sender = from.name ? `${from.name} <${from.address}>` : from.address;
  return [sender && `From: ${sender}`, subject && `Subject: ${subject}`, date && `Date: ${date}`].filter(
    (line) => line !== undefined && line !== "",
  ) as string[];
}

function proseSheet(name: string, lines: string[]): Sheet {
  return { name, hidden: false, cells: linesOf(lines), merges: [], prose: true };
}

function linesOf(lines: string[]): Cell[] {
  return lines
    .map(asSeen)
    .flatMap((text, row) =>
      text.trim() ? [{ row, column: 0, text, value: text, kind: "text" as const }] : [],
    );
}
