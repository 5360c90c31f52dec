import type { Evidence } from "../../../../db/mod.ts";
import type { Box, Page, Word } from "../../../reading/mod.ts";
import { kept } from "../words/memo.ts";
import { BLANK, blankBehind, blanksOf } from "./blanks.ts";
import { withoutLeaders } from "./leaders.ts";
import { untyped } from "./typed_rules.ts";
import { withoutWatermarks } from "./watermarks.ts";

/** A word of a page, or a whole cell of a sheet. */
export interface Token {
  text: string;
  box: Box;
  size: number;
  bold: boolean;
  /** Recognition's own sureness between 0 and 1; absent where there was nothing to recognize. */
  confidence?: number;
  /** The line of a plain text where the word stands. */
  place?: { sheet: string; name: string };
  /** Where the token stands when it is a cell. */
  cell?: {
    sheet: string;
    name: string;
    number?: string;
    date?: string;
    lines?: string[];
    struck?: boolean;
  };
  /** Where the token stands when its page was laid to the right of another; `left` in points. */
  from?: { page: number; left: number };
  /** It heads what is said of the order, not of its lines. */
  ofOrder?: boolean;
  /** It heads the counts of one size. */
  ofSize?: boolean;
  /** A vertical rule parts it from the word before it. */
  ruled?: boolean;
}

/** Tokens that stand together on one line, with no wide gap between. */
export interface Segment {
  text: string;
  box: Box;
  tokens: Token[];
}

export interface TextLine {
  page: number;
  /** Vertical centre. */
  y: number;
  height: number;
  box: Box;
  tokens: Token[];
  segments: Segment[];
  text: string;
  /** In ems: words no farther apart are one text; wider where the font is fixed in pitch. */
  blank?: number;
  /** The font is fixed in pitch and all blanks measure the same. */
  even?: boolean;
  /** It goes on with the line above, one line of a text with it. */
  goesOn?: boolean;
  /** Lines of an item under as many lines of captions, in one: what else is said of the item stands below. */
  laid?: true;
}

/** One page or sheet as lines of tokens, with its ruling lines. */
export interface Area {
  page: number;
  width: number;
  height: number;
  lines: TextLine[];
  vertical: Box[];
  horizontal: Box[];
  /** The area is a sheet and its tokens are cells. */
  grid: boolean;
  /** The sheet's name. */
  name?: string;
  /** What an answer quotes, read as an offer that it takes. */
  offered?: true;
  /** How many lines of a text stand behind those that are read. */
  left?: number;
}

/** The lines at the head of a page, among which its paper says what it is and its number. */
export function headLines({ lines }: Area): TextLine[] {
  return lines.slice(0, 10);
}

const WIDE_GAP = 0.95;
/** Words with single spaces between them, and no letters that may run from right to left. */
const TIDY = /^[^\s\u0590-\u08ff]+(?: [^\s\u0590-\u08ff]+)*$/;
export const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
/** What stands among Latin words: they themselves and figures. */
const IN_LATIN = /^(?=.*[\p{Script=Latin}\p{N}])[^\u0590-\u08ff]+$/u;
/** What a portal prints to click on, beside a value. */
const ICONS: ReadonlySet<string> = new Set("ⓘℹ🛈");
/** The visible words of a page as lines from top to bottom. */
export function areaOf(page: Page): Area {
  const visible = withoutLeaders(
    withoutWatermarks(page.words.filter(({ hidden, text }) => !hidden && text.trim() && !ICONS.has(text))),
  );
  const straight = visible.filter(upright);
  const { words: tokens, rules: typed } = untyped(straight.length * 2 >= visible.length ? straight : visible);
  const rules = typed.length ? [...page.rules, ...typed] : page.rules;
  const vertical = rules.filter(([x0, y0, x1, y1]) => y1 - y0 > x1 - x0 && y1 - y0 > 5);
  const horizontal = rules.filter(([x0, y0, x1, y1]) => x1 - x0 > y1 - y0 && x1 - x0 > 5);
  const lines = clusters(tokens).map((line) => lineOf(line, { page: page.number, vertical }));
  const blanks = blanksOf(lines.map((line) => line.tokens));
  for (const [at, line] of lines.entries()) Object.assign(line, blanks[at]);
  return {
    page: page.number,
    width: page.width,
    height: page.height,
    lines,
    vertical,
    horizontal,
    grid: false,
  };
}

/** Whether words of a page were recognized in a picture; each of its orders asks. */
export const hasRecognized = kept(({ lines }: Area): boolean =>
  lines.some(({ tokens }) => tokens.some(isRecognized)),
);

export function isRecognized({ confidence }: Token): boolean {
  return confidence !== undefined;
}

/** Whether no more than a blank parts two words. */
export function tight(a: Token, b: Token, blank: number = BLANK[0]): boolean {
  return (
    !a.cell && !b.ruled && b.box[0] - a.box[2] < blankBehind(a, blank) * Math.max(4, Math.min(a.size, b.size))
  );
}

/** Tokens as a line of no rules, on the height of another. */
export function onLine(tokens: Token[], { page, y, height }: TextLine): TextLine {
  return { ...lineOf(tokens, { page, vertical: [] }), y, height };
}

/** One line of tokens, cut into segments at wide gaps and at vertical rules. */
export function lineOf(tokens: Token[], at: { page: number; vertical: Box[]; cells?: boolean }): TextLine {
  const box = union(tokens);
  const near = at.vertical.filter((rule) => rule[1] < box[3] && rule[3] > box[1]);
  const sorted = parted(fromLeft(tokens), near);
  const segments: Segment[] = [];
  for (const token of sorted) {
    const last = segments.at(-1);
    const previous = last?.tokens.at(-1);
    if (last && previous && !at.cells && joined(previous, token)) last.tokens.push(token);
    else segments.push({ text: "", box, tokens: [token] });
  }
  for (const segment of segments) {
    segment.text = textOf(segment.tokens);
    segment.box = union(segment.tokens);
  }
  const heights = sorted.map(({ box: b }) => b[3] - b[1]);
  return {
    page: at.page,
    y: (box[1] + box[3]) / 2,
    height: Math.max(...heights),
    box,
    tokens: sorted,
    segments,
    text: segments.length === 1 ? segments[0]!.text : textOf(sorted),
  };
}

/** Tokens from left to right, as they mostly come. */
function fromLeft(tokens: Token[]): Token[] {
  const isSo = tokens.every(({ box }, i) => i === 0 || tokens[i - 1]!.box[0] <= box[0]);
  return isSo ? tokens : tokens.toSorted((a, b) => a.box[0] - b.box[0]);
}

/** Tokens in reading order as one text. */
export function textOf(tokens: Token[]): string {
  if (tokens.length === 0) return "";
  let text = tokens[0]!.text;
  for (let i = 1; i < tokens.length; i++) text += ` ${tokens[i]!.text}`;
  if (TIDY.test(text)) return text;
  // Of a page: the words of cells and typed texts stand in the order they are read in.
  const { cell, place } = tokens[0]!;
  if (!cell && !place && tokens.length > 1 && isRightToLeft(tokens))
    text = leftward(tokens)
      .map((token) => token.text)
      .join(" ")
      .replace(/ (?=[,،](?: |$))/g, "");
  return text.replace(/\s+/g, " ").trim();
}

/** From the rightmost on; Latin words and the figures behind them keep their own order. */
function leftward(tokens: Token[]): Token[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const goesOn = run && /\p{Script=Latin}/u.test(run[0]!.text) && IN_LATIN.test(token.text);
    if (goesOn) run.push(token);
    else runs.push([token]);
  }
  return runs.reverse().flat();
}

/** Whether words run from right to left, so that the leftmost comes last: all with letters, more than half of all, or half where one stands at an end or most have letters of such a script. */
export function isRightToLeft(tokens: { text: string }[]): boolean {
  const count = tokens.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length;
  if (count === 0) return false;
  const lettered = tokens.filter(({ text }) => /\p{L}/u.test(text)).length;
  if (count === lettered) return true;
  const ends = [tokens[0], tokens.at(-1)].some((token) => token && RIGHT_TO_LEFT.test(token.text));
  return ends || count * 2 > lettered ? count * 2 >= tokens.length : count * 2 > tokens.length;
}

/** The text of a line that a word stands in, whatever column that begins in. */
export function segmentOf(word: Token, { segments }: Pick<TextLine, "segments">): Segment | undefined {
  return segments.find(({ tokens }) => tokens.includes(word));
}

/** Whether two things would stand over each other: from left to right they share a part of the page. */
export function overlap({ box: a }: { box: Box }, { box: b }: { box: Box }): boolean {
  return a[0] < b[2] && a[2] > b[0];
}

/** Several words as one. */
export function inOne(tokens: Token[]): Token {
  return { ...tokens[0]!, text: textOf(tokens), box: union(tokens) };
}

export function union(tokens: { box: Box }[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of tokens) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

/** Points at the tokens a value was read from. */
export function evidenceOf(tokens: Token[], page: number): Evidence {
  const cell = tokens[0]?.cell ?? tokens[0]?.place;
  if (cell) return { sheet: cell.sheet, cell: cellsOf(tokens), text: textOf(tokens) };
  const own = tokens.some(({ from }) => from) ? tokens.map(unmoved) : tokens;
  const rounded = union(own).map((n) => Math.round(n * 100) / 100) as unknown as Box;
  return { page: tokens[0]?.from?.page ?? page, box: rounded, text: textOf(tokens) };
}

/** Where a token stands on its own page. */
function unmoved({ box, from }: Token): { box: Box } {
  const left = from?.left ?? 0;
  return { box: [box[0] - left, box[1], box[2] - left, box[3]] };
}

/** "B7", or "B7,E2" for a value that two cells make. */
function cellsOf(tokens: Token[]): string {
  return [...new Set(tokens.flatMap(({ cell, place }) => (cell ?? place)?.name ?? []))].join(",");
}

function joined(a: Token, b: Token): boolean {
  const isAlike = a.size === b.size && a.bold === b.bold;
  const most = WIDE_GAP * Math.max(4, Math.min(a.size, b.size));
  return !b.ruled && b.box[0] - a.box[2] <= (isAlike ? Math.max(most, 2 * apart(a), 2 * apart(b)) : most);
}

/** How far letters of a word begin from each other that are set apart, "O R D E N"; 0 where they are not. */
function apart({ text, box, size }: Token): number {
  const pitch = (box[2] - box[0]) / (text.length - 0.5);
  return pitch > size && CAPITALS.test(text) ? pitch : 0;
}

const CAPITALS = /^\p{Lu}{2,}$/u;

/** Tokens from left to right, with a mark on those that a rule parts from the one before. */
function parted(tokens: Token[], rules: Box[]): Token[] {
  if (!rules.length) return tokens;
  return tokens.map((token, i) => {
    const before = tokens[i - 1];
    const ruled = before && rules.some(([x0, , x1]) => x0 >= before.box[2] - 1 && x1 <= token.box[0] + 1);
    return ruled ? { ...token, ruled } : token;
  });
}

function upright(word: Word): boolean {
  const [x0, y0, x1, y1] = word.box;
  if (word.angle) return false;
  return word.text.length < 3 || y1 - y0 < 2.2 * (x1 - x0);
}

/** Groups words whose centres lie on one height; small marks don't open a line of their own. */
function clusters(words: Word[]): Token[][] {
  const sorted = words.map((word) => ({ word, y: middle(word) })).sort((a, b) => a.y - b.y);
  const lines: { tokens: Token[]; y: number; height: number }[] = [];
  for (const { word, y } of sorted) {
    const height = word.box[3] - word.box[1];
    const line = lines.at(-1);
    if (line && y - line.y <= 0.32 * Math.max(3, Math.min(line.height, height))) {
      line.tokens.push(word);
      line.y += (y - line.y) / line.tokens.length;
      line.height = Math.max(line.height, height);
    } else lines.push({ tokens: [word], y, height });
  }
  return lines.map(({ tokens }) => tokens);
}

function middle({ box }: Word): number {
  return (box[1] + box[3]) / 2;
}
