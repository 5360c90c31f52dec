import type { Draft, LineField } from "../../orders/mod.ts";
import { unitCodeOf } from "../../unit_codes.ts";
import { labelOf } from "../layout/head/labels.ts";
import { isDayWord } from "../layout/values/dates.ts";
import { roleOf } from "../layout/words/vocabulary.ts";
import { columnsOf, type UnreadRow, within } from "./accounting.ts";
import { isSummary } from "./says.ts";
import { heightOf, rowsOf, type Source, type Token, tokensOf } from "./source.ts";

type Columns = NonNullable<ReturnType<typeof columnsOf>[number]>;

const NAMES: LineField[] = ["customerSku", "supplierSku", "description"];
const NAME = /\p{L}|\d{4}/u;
const PRICE = /^\P{L}{0,4}\d[\d.,'’]*[.,]\d{2,4}\P{L}{0,3}$/u;
/** So many words that head columns are headings, so many in a row a text. */
const LEAST_HEADINGS = 3;
const LEAST_WORDS = 5;
/** What stands beside the day of a delivery: its number, its count and the unit. */
const MOST_BESIDE = 3;
/** How far from the lines another may stand: in steps from one to the next, and of a single one in its height. */
const STEPS = 1.2;
const HEIGHTS = 6;

/**
 * Rows of recognized pages among the lines that name an item and have a unit or a price in their columns, but no
 * count: recognition loses lone figures, and a row without one is no line to the layout.
 */
export function countlessRows(source: Source, drafts: Draft[], claimed: ReadonlySet<Token>): UnreadRow[] {
  const counts = drafts.flatMap(({ lines }) =>
    lines.flatMap(({ fields }) => tokensOf(source, fields.quantity).slice(0, 1)),
  );
  return columnsOf(source, drafts).flatMap((columns, at) => {
    const leaf = source.leaves[at]!;
    const here = counts.filter((token) => token.leaf === at && token.confidence !== undefined);
    if (!columns || !here.length) return [];
    const { first, last } = reachOf(here);
    return rowsOf(leaf.tokens)
      .filter(([{ top } = { top: 0 }]) => top > first && top < last)
      .filter((row) => !row.some((token) => claimed.has(token)) && !isSummary(row) && !isOfWords(row))
      .filter((row) => isLine(row, columns))
      .map((tokens) => unreadRow(tokens, at));
  });
}

/** From where to where on a page lines may stand, by the counts of those that were read. */
function reachOf(counts: Token[]) {
  const tops = counts.map(({ top }) => top).sort((a, b) => a - b);
  const steps = tops.slice(1).map((top, i) => top - tops[i]!);
  const reach = steps.length ? STEPS * Math.max(...steps) : HEIGHTS * heightOf(counts[0]!);
  return { first: tops[0]! - reach, last: tops.at(-1)! + reach };
}

function isLine(row: Token[], columns: Columns): boolean {
  const has = (field: LineField, fits: (text: string) => boolean) => {
    const column = columns[field];
    return column !== undefined && row.some((token) => within(token, column) && fits(token.text));
  };
  return (
    NAMES.some((field) => has(field, (text) => NAME.test(text))) &&
    (has("unit", (text) => unitCodeOf(text) !== null) || has("unitPrice", (text) => PRICE.test(text)))
  );
}

/** Whether a row is one of headings, of running text, or says when an item is wanted: "Delivery date: Day 10/12/2026", "Day 10/12/2026 3,000 PC", "0001 10/12/2026 3,000 PC". */
function isOfWords(row: Token[]): boolean {
  const words = row.map(({ text }) => text);
  const [caption, said] = words.join(" ").split(/:\s/, 2);
  if (said && labelOf(caption!)?.label === "requiredDate") return true;
  if (words[1] && !/\d/.test(words[0]!) && isDayWord(words[1])) return true;
  const beside = words.filter((word) => !isDayWord(word));
  const isWanted = beside.every((word) => /^\d[\d.,]*$/.test(word) || unitCodeOf(word) !== null);
  if (isWanted && beside.length < words.length && beside.length <= MOST_BESIDE) return true;
  const heads = words.filter((word) => roleOf(word) !== null).length;
  return isRunning(row) || (heads >= LEAST_HEADINGS && 2 * heads >= words.length);
}

/** Whether words follow one another without the white between columns: a sentence, an address. */
function isRunning(row: Token[]): boolean {
  return (
    row.length >= LEAST_WORDS &&
    row.every((token, i) => i === 0 || token.left - row[i - 1]!.right < heightOf(token))
  );
}

function unreadRow(tokens: Token[], leaf: number): UnreadRow {
  const text = tokens.map((token) => token.text).join(" ");
  return { leaf, top: tokens[0]!.top, text, tokens, coded: true };
}
