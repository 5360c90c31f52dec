import { fileTypeOf } from "../file_type.ts";
import { htmlSheet } from "../html/html.ts";
import type { ReadingLimits } from "../limits.ts";
import { struckWords } from "../noted.ts";
import { addFiles, addPart, linesOf, type PartFile, proseSheet, type ReadPart } from "../parts.ts";
import { PICTURES } from "../picture/image.ts";
import type { Reading } from "../reading.ts";
import type { Mail, MailPart } from "./mail.ts";
import { openMail } from "./open.ts";

/** The sheet that shows what the mail itself says. */
const SHEET = "Mail";

/** Reads a mail: every file in it, and what it says itself. Its parts' pages follow each other in one count. */
export async function readMessage(
  bytes: Uint8Array,
  { limits, read }: { limits: ReadingLimits; read: ReadPart },
): Promise<Reading> {
  const mail = await openMail(bytes);
  const all: Reading = { type: "eml", pages: [], sheets: [], attachments: [], parts: [], warnings: [] };
  for (const { problem } of mail.parts) if (problem) all.warnings.push(problem);
  await addFiles(all, filesIn(mail.parts), read);
  addPart(all, bodyOf(mail, limits), SHEET);
  return all;
}

/** The files of an opened mail that are read; pictures within its text are no documents. */
export function filesIn(parts: MailPart[]): PartFile[] {
  return parts.flatMap(({ name, bytes, inline, problem }, at) => {
    const type = problem || !bytes.length ? null : fileTypeOf(bytes);
    if (!type || type === "eml" || (inline && PICTURES.has(type))) return [];
    return [{ name: name || `part ${at + 1}`, type, bytes }];
  });
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
