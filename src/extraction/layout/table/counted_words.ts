import { type TextLine, type Token, textOf } from "../page/lines.ts";
import { parseAmount } from "../values/amounts.ts";
import { isUnit } from "../values/units.ts";
import type { Role } from "../words/vocabulary.ts";
import type { HeadColumn } from "./head_columns.ts";
import { headedBy } from "./parting.ts";

/** "Menge Bezeichng.": where nothing heads the words of items, a heading of counts is parted at that word of its own at whose edge they begin, behind their counts. */
export function withCountedWords(columns: HeadColumn[], rows: TextLine[], page: number): HeadColumn[] {
  if (columns.some(({ levels }) => levels.some(({ role }) => NAMES.has(role)))) return columns;
  return columns.flatMap((column) => {
    const at = column.role === "quantity" ? edgeIn(column.words, rows) : -1;
    if (at < 0) return [column];
    const [count, words] = [
      headedBy(column.words.slice(0, at), page),
      headedBy(column.words.slice(at), page),
    ];
    return count.role === "quantity" ? [count, named(words)] : [column];
  });
}

const NAMES: ReadonlySet<Role | null> = new Set(["description", "codeDescription", "item"]);

function named(column: HeadColumn): HeadColumn {
  return {
    ...column,
    role: "description",
    levels: column.levels.map((level) => ({ ...level, role: "description" })),
  };
}

/** Of the rows so many, two at least, have words behind a count at an edge. */
const MOST = 0.8;
/** In points: how far words begin apart under one edge. */
const EDGE = 1;

/** At which of a heading's words those of most rows begin; -1 where they do at none. */
function edgeIn([first, ...others]: Token[], rows: TextLine[]): number {
  const at = others.findIndex(({ box: [edge] }) => {
    const worded = rows.filter((row) => isCounted(row, first!, edge));
    return worded.length > 1 && worded.length >= MOST * rows.length;
  });
  return at < 0 ? at : at + 1;
}

/** Whether words of a row begin at an edge, with nothing but a count, and its unit perhaps, under the heading before them. */
function isCounted({ tokens }: TextLine, { box: [left] }: Token, edge: number): boolean {
  const at = tokens.findIndex(({ box, text }) => Math.abs(box[0] - edge) < EDGE && isWord(text));
  const before = tokens.slice(0, Math.max(0, at)).filter(({ box }) => box[2] > left);
  return /^\d/.test(before[0]?.text ?? "") && parseAmount(textOf(before), ".") !== null;
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !isUnit(text);
}
