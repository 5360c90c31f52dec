import type { Mirrored, MirrorRow } from "./entities.ts";
import { fingerprintOf, type Printed } from "./fingerprint.ts";

/** Rows as COPY takes them, with the words that they are found by: without, of those that the mirror has as they come. */
export async function copyLinesOf(
  mirrored: Mirrored,
  rows: MirrorRow[],
  areKnown: (rows: Printed[]) => Promise<boolean[]>,
): Promise<string> {
  const made = rows.map((row) => ({ row, columns: columnsOf(mirrored, row) }));
  const { index } = mirrored;
  if (!index) return made.map(({ columns }) => `${columns}\n`).join("");
  const printed = made.map((each) => ({
    ...each,
    erpId: each.row.erp_id,
    fingerprint: fingerprintOf(each.columns),
  }));
  const known = await areKnown(printed);
  const nothing = "\t\\N".repeat(2 + index.keys.length);
  const lines = printed.map(
    ({ row, columns, fingerprint }, at) =>
      `${columns}\t${fingerprint}${known[at] ? nothing : wordsLineOf(index, row)}\n`,
  );
  return lines.join("");
}

/** What a row is of itself. */
export function columnsOf({ columns }: Mirrored, row: MirrorRow): string {
  let line = escaped(row.erp_id);
  for (const column of columns) line += `\t${escaped(row[column] ?? null)}`;
  return line;
}

function wordsLineOf(index: NonNullable<Mirrored["index"]>, row: MirrorRow): string {
  const { found, described, keys } = index.wordsOf(row);
  let line = `\t${arrayOf(found)}\t${described.size}`;
  for (const column of index.keys) line += `\t${escaped(keys[column] ?? null)}`;
  return line;
}

function arrayOf(words: Set<string>): string {
  let list = "";
  for (const word of words) list += `,"${/["\\]/.test(word) ? word.replace(/["\\]/g, "\\$&") : word}"`;
  return escaped(`{${list.slice(1)}}`);
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escaped(value: string | null): string {
  if (value === null) return "\\N";
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : value;
}
