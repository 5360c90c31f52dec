import { Refusal, wordsOf } from "../errors.ts";
import type { Cell, FileType, Reading, Sheet } from "./reading.ts";
import { asRead } from "./seen.ts";

/** A file inside a file that is read, in the order of these. */
export interface PartFile {
  name: string;
  type: FileType;
  bytes: Uint8Array;
}

/** Reads a file inside a file. */
export type ReadPart = (bytes: Uint8Array, type: FileType, name: string) => Promise<Reading>;

/** Reads files that are inside one and adds them to what it holds; one that can't be read costs itself alone, with a sentence. */
export async function addFiles(all: Reading, files: PartFile[], read: ReadPart): Promise<void> {
  for (const { bytes, type, name } of files) {
    try {
      addPart(all, await read(bytes, type, name), name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      all.warnings.push(wordsOf(error));
    }
  }
}

/** Adds a part's pages and sheets to the whole's, numbered on and under names of their own. */
export function addPart(all: Reading, part: Reading, name: string): void {
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

/** Running text as a sheet. */
export function proseSheet(name: string, lines: string[]): Sheet {
  return { name, hidden: false, cells: linesOf(lines), merges: [], prose: true };
}

/** Lines of running text as rows, but empty ones. */
export function linesOf(lines: string[]): Cell[] {
  return lines
    .map(asRead)
    .flatMap((text, row) =>
      text.trim() ? [{ row, column: 0, text, value: text, kind: "text" as const }] : [],
    );
}

/** Sentences about pages count the whole's pages, others name the file. */
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
