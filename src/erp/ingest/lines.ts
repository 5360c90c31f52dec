import type { Mirrored, MirrorRow } from "./entities.ts";

/** What a row is of itself, as COPY takes it. */
export function lineOf({ columns }: Mirrored, row: MirrorRow): string {
  return [escaped(row.erp_id), ...columns.map((column) => escaped(row[column] ?? null))].join("\t");
}

/** Lines one after the other, each with its line break. Joined, as a text that grows by each of them is a tree until it is read. */
export function ended(lines: string[]): string {
  return lines.length ? `${lines.join("\n")}\n` : "";
}

/** Rows as COPY takes them, each with its line break. */
export function linesOf(mirrored: Mirrored, rows: MirrorRow[]): string {
  return ended(rows.map((row) => lineOf(mirrored, row)));
}

/** The row of a line. */
export function rowOf({ columns }: Mirrored, line: string): MirrorRow {
  const [erpId, ...values] = line.split("\t");
  const row: MirrorRow = { erp_id: unescaped(erpId!)! };
  for (const [at, column] of columns.entries()) row[column] = unescaped(values[at]!);
  return row;
}

/** The id in a line, as COPY takes it. */
export function idIn(line: string): string {
  return line.slice(0, line.indexOf("\t"));
}

/** Words as COPY takes them. */
export function arrayOf(words: Set<string>): string {
  if (!words.size) return "{}";
  const list = [...words].join(BETWEEN);
  const quoted = /["\\]/.test(list) ? list.replace(/["\\]/g, "\\$&") : list;
  return escaped(`{"${quoted.replaceAll(BETWEEN, '","')}"}`);
}

/** Stands in no word: words are letters, digits and marks. */
export const BETWEEN = "\x1f";

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const ESCAPED: Record<string, string> = { "\\": "\\", t: "\t", n: "\n", r: "\r" };

/** A value as COPY takes it. */
export function escaped(value: string | null): string {
  if (value === null) return "\\N";
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : value;
}

function unescaped(text: string): string | null {
  if (!text.includes("\\")) return text;
  return text === "\\N" ? null : text.replace(/\\(.)/g, (_, letter) => ESCAPED[letter]!);
}
