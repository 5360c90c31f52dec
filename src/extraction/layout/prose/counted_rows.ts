import type { Segment, TextLine } from "../page/lines.ts";
import { isCode } from "../table/code_shape.ts";
import { parseAmount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { isUnit } from "../values/units.ts";
import { summaryOf } from "../words/summary.ts";
import type { Passage } from "./passages.ts";
import { opensWithCode } from "./text_code.ts";
import type { Item } from "./text_item.ts";
import type { Piece } from "./text_money.ts";

const [LEAST_ROWS, MOST_COLUMNS] = [2, 6];
const COUNT = /^(\d{1,5})\s?(?:[x×]|(\p{L}+)\.?)?$/iu;
export const MONEY = /^[$€£]?\s?\d[\d.,'’]*[.,]\d{2,4}\s?[$€£]?$/;
const WORD = /\p{L}{3}/u;

/** What each column of some rows holds. */
interface Columns {
  /** The only column that may count; absent where several may. */
  quantity?: number;
  code?: number;
  description?: number;
  unit?: number;
  number?: number;
  money?: number;
}

/** Reads a row that is a passage of its own; null where it doesn't tell how many. */
export type ReadRow = (row: Passage, mark: DecimalMark) => Item | null;

/** Rows of a letter without their heading, "AB-1000 | hex bolts | 20": the columns hold the same in every row. */
export function countedRows(lines: TextLine[]): Map<TextLine, ReadRow> {
  const blocks: TextLine[][] = [];
  for (const [i, line] of lines.entries()) {
    if (!isRow(line)) continue;
    const block = blocks.at(-1);
    const above = block?.at(-1);
    if (block && above === lines[i - 1] && above?.segments.length === line.segments.length) block.push(line);
    else blocks.push([line]);
  }
  return new Map(
    blocks.flatMap((rows) => {
      const columns = rows.length < LEAST_ROWS ? null : columnsOf(rows);
      const read: ReadRow = (row, mark) => itemOfRow(row, columns!, mark);
      return columns ? rows.map((row) => [row, read] as const) : [];
    }),
  );
}

function isRow({ segments }: TextLine): boolean {
  const sums = segments.some(({ text }) => summaryOf(text));
  return segments.length > 1 && segments.length <= MOST_COLUMNS && !sums;
}

/** Null where nothing names what is counted, or something stands there that is not known. */
function columnsOf(rows: TextLine[]): Columns | null {
  const columns = [...rows[0]!.segments.keys()];
  const holds = (test: (text: string) => boolean) =>
    columns.filter((i) => rows.every(({ segments }) => test(segments[i]!.text.trim())));
  const figures = holds((text) => countOf(text) !== null);
  const isNumbered = figures.length > 1 && isSerial(rows.map(({ segments }) => segments[figures[0]!]!.text));
  const [quantity, ...others] = isNumbered ? figures.slice(1) : figures;
  const [units, money] = [holds(isUnit), holds((text) => MONEY.test(text))];
  const codes = holds(isCode).filter((i) => ![...figures, ...money].includes(i));
  const known = [...figures, ...codes, ...units, ...money];
  const words = columns.filter((i) => !known.includes(i));
  const named = codes.length ? words : holds(opensWithCode);
  if (!figures.length || (!named.length && !codes.length)) return null;
  if (codes.length > 1 || units.length > 1 || money.length > 1 || words.length > 1) return null;
  if (!words.every((i) => rows.some(({ segments }) => WORD.test(segments[i]!.text)))) return null;
  return {
    quantity: others.length ? undefined : quantity,
    code: codes[0],
    description: words[0],
    unit: units[0],
    number: isNumbered ? figures[0] : undefined,
    money: money[0],
  };
}

function isSerial(texts: string[]): boolean {
  return [1, 10].some((step) => texts.every((text, i) => Number(text) === step * (i + 1)));
}

/** "20", "20 x", "20 pcs". */
function countOf(text: string): string | null {
  const [, count, unit] = COUNT.exec(text) ?? [];
  return count && Number(count) > 0 && (!unit || isUnit(unit)) ? count : null;
}

function itemOfRow(passage: Passage, columns: Columns, mark: DecimalMark): Item | null {
  const [{ segments }] = passage.lines as [TextLine];
  const pieceOf = (column: number | undefined) =>
    column === undefined ? undefined : pieceIn(passage, segments[column]!);
  const [counted, money, words] = [columns.quantity, columns.money, columns.description].map(pieceOf);
  if (!counted) return null;
  const [, count = "", word] = COUNT.exec(counted.value)!;
  const to = counted.from + count.length;
  const unit = word && { value: word, from: passage.text.indexOf(word, to), to: counted.to };
  const code = pieceOf(columns.code);
  return {
    ...(code ? { code, ...(words && { description: words }) } : words && namedBy(words)),
    ...((unit || columns.unit !== undefined) && { unit: unit || pieceOf(columns.unit)! }),
    ...(money && moneyOf(money, mark)),
    ...(columns.number !== undefined && { number: segments[columns.number]!.text }),
    quantity: { value: String(Number(count)), from: counted.from, to },
    listed: true,
    sure: true,
  };
}

/** Money of which nothing says whether it is a price or a sum. */
export function moneyOf(piece: Piece, mark: DecimalMark): Pick<Item, "money" | "currency"> {
  const amount = parseAmount(piece.value, mark);
  const currency = amount?.currency ?? currencyIn(piece.value);
  return { ...(amount && { money: { ...piece, value: amount.value } }), ...(currency && { currency }) };
}

/** The code that words begin with, and what is left of them. */
function namedBy({ value, from, to }: Piece): Pick<Item, "code" | "description"> {
  const [, code = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(value)!;
  return {
    code: { value: code, from, to: from + code.length },
    ...(rest && { description: { value: rest, from: to - rest.length, to } }),
  };
}

/** Where the text of a passage has the words of a segment. */
function pieceIn({ text, parts }: Passage, { tokens }: Segment): Piece {
  const own = parts.filter(({ token }) => tokens.includes(token));
  const [from, to] = [own[0]!.from, own.at(-1)!.to];
  return { value: text.slice(from, to), from, to };
}
