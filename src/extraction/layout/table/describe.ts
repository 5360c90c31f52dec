import { segmentOf, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { isDayWord } from "../values/dates.ts";
import { isUnit } from "../values/units.ts";
import { isSided, namesPrice, roleOf } from "../words/vocabulary.ts";
import { runOn, textAround } from "./around.ts";
import { callsCode, captionsCode, namedIn, namesCode, saysCode } from "./called_codes.ts";
import { areCaptioned, captionedCode } from "./captioned_codes.ts";
import { cellsFor, cellTokens, columnsFor, type Found, type Sink } from "./cells.ts";
import { unrevised } from "./code_cells.ts";
import { isLoneCode } from "./code_rows.ts";
import { isCode } from "./code_shape.ts";
import { wording } from "./codes.ts";
import { isCondition } from "./conditions.ts";
import { headsDeliveries, namesDay, opensDelivery, saysDay } from "./deliveries.ts";
import type { Entry } from "./entry.ts";
import { itemOver } from "./item_over_words.ts";
import { isAside, isNote } from "./notes.ts";
import { type Row, tokensIn } from "./row.ts";
import { saidWords } from "./said_words.ts";
import { putCodes } from "./worded_codes.ts";

/** Rows of words that one line may have. */
const MOST_PARTS = 12;

/** "VALVE: GATE; 2 IN; CL 800" right under a code on a line of its own, an item as material masters name it, its noun before a colon, or "OUTSIDE PROCESS: ANODIZE" behind the dash of "CLAMP, LH -". */
function namesItem(text: string, parts: Found[]): boolean {
  const [, noun] = NOUNED.exec(text) ?? [];
  const isOpen =
    / [-–—]$/.test(textOf(parts.at(-1)!.tokens)) || parts.every(({ tokens }) => isLoneCode(tokens));
  return noun !== undefined && roleOf(noun) === null && isOpen;
}

/** "SAMPLE: UniWinder clip-on reel" right under "FOC", where other items have their codes alone over their words. */
function isNounUnder(text: string, parts: Found[]): boolean {
  const noun = /^(?!NOTE|REF|ATT)(\p{Lu}{4,}): \S/u.exec(text)?.[1];
  return parts.length === 1 && noun !== undefined && roleOf(noun) === null;
}

const NOUNED = /^(\p{Lu}{3,}(?:[ -]\p{Lu}{2,}){0,2}): ?(?!.*\p{Ll}{3})\S/u;

/** Puts what a line's words say it is, with the codes that open them. */
export function describe(entry: Entry, rows: Row[], { put, style }: Sink): void {
  const parts = saidIn(entry, rows, style);
  const first = parts[0] ?? wording(rows) ?? saidWords(rows) ?? textAround(entry, rows);
  if (!first) return;
  if (parts.length === 0) parts.push(first);
  putCodes(entry, rows, { parts, first, put });
  const tokens = parts.flatMap((part) => part.tokens);
  if (tokens.length === 0) return;
  const on = (page: number) => parts.filter((part) => part.page === page).flatMap((part) => part.tokens);
  const next = parts.find(({ page }) => page !== first.page)?.page;
  const also = next === undefined ? undefined : { tokens: on(next), page: next };
  put("description", unbroken(parts), { tokens: on(first.page), page: first.page, also });
}

/** The words of some lines; a letter or a number with a dash that ends a line is one word with what goes on below: "V-" over "belt". */
function unbroken(parts: Found[]): string {
  return parts
    .reduce((text, { tokens }) => {
      const next = textOf(tokens);
      return LEADS.test(text) && /^\p{Ll}/u.test(next) ? text + next : `${text} ${next}`;
    }, "")
    .trim();
}

const LEADS = /(^|\s)(\p{Lu}|\d+)-$/u;

/** What stands in the columns of words, row by row, up to the first note. */
function saidIn(entry: Entry, rows: Row[], style: Style): Found[] {
  const parts: Found[] = [];
  const isWorded = tokensIn(entry.start, "description").length > 0;
  for (const [i, row] of rows.entries()) {
    if (row.sub || row.summary) continue;
    const own = [...cellTokens(row, "description", i), ...cellTokens(row, "codeDescription", i)];
    if (own.length === 0 || areCaptioned(own)) continue;
    const tokens = i === 0 ? own : runOn(own, row);
    const text = textOf(tokens);
    if (i === 0 && (itemOver(rows) || isOverWords(own, rows))) continue;
    if (
      i > 0 &&
      (saysCode(row.line.text) ||
        (captionsCode(text) && parts.every((part) => isLoneCode(part.tokens))) ||
        namesCode(text) ||
        namesCode(segmentOf(own[0]!, row.line)?.text ?? "") ||
        own.some((word) => word === captionedCode(row.line)?.tokens[0]) ||
        (row.quantity && isUnit(text)))
    )
      continue;
    if (NONE.test(text)) continue;
    if (isWorded && i < rows.indexOf(entry.start) && isNote(text)) continue;
    if (
      parts.length > 0 &&
      ((isNote(text) && !namesItem(text, parts) && !(entry.codeAlone && isNounUnder(text, parts))) ||
        (!(entry.codeAlone && parts.length === 1) && isAside(text, textOf(parts.at(-1)!.tokens))) ||
        answers(tokens, row, rows[i + 1]) ||
        saysPrice(text) ||
        (row !== entry.start && isCondition(row.line)) ||
        captionsCode(text) ||
        // A line under the words that opens with a day is a delivery.
        isDayWord(tokens[0]!.text) ||
        headsMore(row) ||
        headsDeliveries(row) ||
        saysDay(row, style) ||
        (namesDay(row.line.tokens) && !isApartFromDay(own, row)) ||
        opensDelivery(row.line.segments[0]!.text, style.dates) ||
        (spilled(row, i) && row !== entry.start))
    )
      break;
    parts.push({ tokens, page: row.line.page });
    if (parts.length >= MOST_PARTS) break;
  }
  return columnwise(parts, rows);
}

/** Whether nothing but a code stands behind its caption, "Our Part: 40-10233 Rev: C", over a row of words. */
function isOverWords(own: Token[], [, below]: Row[]): boolean {
  const code = namedIn(textOf(unrevised(own)), false);
  const words = below ? [...tokensIn(below, "description"), ...tokensIn(below, "codeDescription")] : [];
  const text = textOf(words);
  return isSided(code?.role ?? null) && words.length > 1 && !callsCode(text) && !isNote(text);
}

/** Whether a day and its caption stand in a text of their own beside an item's words: "TYPE: SPHERICAL; BORE: 110 MM | Delivery date: 24.03.2026". */
function isApartFromDay([word]: Token[], { line }: Row): boolean {
  const [said, ...others] = line.segments;
  const isWords =
    said!.tokens.includes(word!) &&
    said!.tokens.length > 2 &&
    !said!.tokens.some(({ text }) => isDayWord(text));
  return isWords && others.length === 1 && namesDay(others[0]!.tokens, 1);
}

/** Where an item has no code. */
const NONE = /^(not available|n\/?a|none)$/i;

/** Whether words stand behind what opens their line and is no code, nor the caption of one right under it: a caption, "Deliv. date: | Day 05/18/2026", or what says something else of the item, "Manufacturer | SKF". */
function answers(
  [word]: Token[],
  { line: { segments, text, height, y } }: Row,
  next: Row | undefined,
): boolean {
  const [caption] = segments;
  if (caption!.tokens.includes(word!)) return false;
  const below = next && next.line.y - y < 2 * height ? next.line.segments[0]! : null;
  if (below && Math.abs(below.box[0] - caption!.box[0]) < EDGE && isCode(below.tokens[0]!.text)) return false;
  return /\p{L}:$/u.test(caption!.text) || (!/\d/.test(caption!.text) && isNote(text));
}

/** In points: how far words begin apart under one edge. */
const EDGE = 1;

/** Whether a text is what a price is called, with the price perhaps. */
function saysPrice(text: string): boolean {
  const name = text.replace(PRICED, "");
  return !/\d/.test(name) && namesPrice(name);
}

/** "Gross Price 226.00 USD 1 KIT" from its figure on. */
const PRICED = / \d[\d.,]* ?\p{Lu}{3}( .*)?$/u;

/** Words in two columns whose cells have lines of their own, and were not laid beside each other: each column's in one piece, the left one's first. */
function columnwise(parts: Found[], rows: Row[]): Found[] {
  if (parts.length < 2 || rows.some((row) => row.flows || row.geometry.stacked || row.line.laid))
    return parts;
  const cells = rows.flatMap((row) =>
    [...row.cells].filter(([at]) => row.geometry.first[at]?.role === "description"),
  );
  const columns = [...new Set(cells.map(([at]) => at))].sort((a, b) => a - b);
  const found = columns.flatMap((column) => {
    const own = new Set(cells.flatMap(([at, tokens]) => (at === column ? tokens : [])));
    return parts.map(({ tokens, page }) => ({ tokens: tokens.filter((token) => own.has(token)), page }));
  });
  const count = (all: Found[]) => all.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (columns.length < 2 || count(found) < count(parts)) return parts;
  return found.filter(({ tokens }) => tokens.length > 0);
}

/** Whether a row heads counts again, as those of deliveries do. */
function headsMore(row: Row): boolean {
  const text = textOf(tokensIn(row, "quantity"));
  return !/\d/.test(text) && !isUnit(text) && roleOf(text) === "quantity";
}

/** Running text that begins left of the description column is no part of the description. */
function spilled(row: Row, index: number): boolean {
  const first = [...cellsFor(row, index).keys()].sort((a, b) => a - b)[0];
  const role = columnsFor(row, index)[first ?? 0]?.role;
  const own = [...cellTokens(row, "description", index), ...cellTokens(row, "codeDescription", index)];
  const [word] = own;
  if (word && isWhole(own, segmentOf(word, row.line)!.tokens)) return false;
  const before = row.line.tokens.slice(0, word ? row.line.tokens.indexOf(word) : 0);
  const isFigure = before.length > 0 && before.every(({ text }) => !/\p{L}/u.test(text));
  return row.flows && row.score === 0 && !isFigure && role !== "description" && role !== "codeDescription";
}

function isWhole(words: Token[], text: Token[]): boolean {
  return words.length === text.length && words.every((word, i) => word === text[i]);
}
