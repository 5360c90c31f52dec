import { isCode } from "../table/code_shape.ts";
import { isSizeLabel, LEAST_SIZES, mayRun, sizeRun } from "../table/size_run.ts";
import { parseAmount } from "../values/amounts.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { summaryOf } from "../words/summary.ts";
import { isCodeNamed, type Role, roleOf } from "../words/vocabulary.ts";
import { type Segment, type TextLine, type Token, textOf } from "./lines.ts";

/** What the line above sizes says of all rows below them. */
interface Style {
  number: Token[];
  code: Token[];
  words: Token[][];
  unit: Token[];
  price: Token[];
  due: Token[];
  /** Headings of the sums that stand beside the style. */
  captions: Segment[];
}

/** A style over its counts by sizes. */
export interface Grid extends Style {
  /** Of the line that names the style, and of the line behind the last row. */
  from: number;
  end: number;
  heads: TextLine;
  sizes: Segment[];
  sums: Segment[];
  rows: TextLine[];
}

/** Of a style over its sizes: its own line, and one of facts under it. */
const MOST_ABOVE = 2;
/** A name of a size has no more letters, and so many words at most stand before the counts: the colour, the pack. */
const [MOST_LETTERS, MOST_WORDS] = [5, 3];
export const SUMS: ReadonlySet<Role | null> = new Set(["quantity", "unitPrice", "lineTotal"]);

/** The styles of a page; none where one of them is not named above its sizes or before them. */
export function gridsIn(lines: TextLine[]): Grid[] {
  const { grids, unnamed } = named(lines, isStyleCode);
  if (!unnamed) return grids;
  const alike = grids.length ? named(lines, (code) => isStyleCode(code) || LIKE_CODES.test(code)) : null;
  return alike && !alike.unnamed ? alike.grids : [];
}

/** "3JVN V-NECK JUMPER", "BTR-SL BOYS TROUSER": too short or without a figure to be a code but beside those of other styles. */
const LIKE_CODES = /^(?=.*[\d-])(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d\-./]{2,}$/u;

/** The styles whose code is one, and whether there are counts by sizes of which none is known. */
function named(lines: TextLine[], isOne: (code: string) => boolean): { grids: Grid[]; unnamed: boolean } {
  const grids: Grid[] = [];
  let unnamed = false;
  for (const [at, heads] of lines.entries()) {
    const after = grids.at(-1)?.end ?? 0;
    const sizes = at < after ? null : sizesOn(heads);
    if (!sizes) continue;
    const [left, right] = [sizes[0]!.box[0], sizes.at(-1)!.box[2]];
    const own = styleOn(before(heads.segments, left), isOne);
    const above = own ? [] : lines.slice(after, at).slice(-MOST_ABOVE);
    const from = above.findLastIndex(({ segments }) => !segments.every(isFact));
    const style =
      own ??
      (from < 0
        ? null
        : styleOn(
            above.slice(from).flatMap(({ segments }) => segments),
            isOne,
          ));
    const sums = [...(style?.captions ?? []), ...heads.segments].filter(
      ({ box, text }) => box[0] > right && !isFigure(text),
    );
    const rows = rowsUnder(lines.slice(at + 1), [...sizes, ...sums], sizes);
    if (rows.length === 0) continue;
    if (!style) {
      unnamed = true;
      continue;
    }
    const grid = {
      ...style,
      from: own ? at : at - above.length + from,
      end: at + 1 + rows.length,
      heads,
      sizes,
      sums,
      rows,
    };
    if (saysCount(lines[grid.end], grid)) grid.end++;
    grids.push(grid);
  }
  return { grids, unnamed };
}

/** The sizes of a line that names no items: a run of them, or whatever stands behind "Size" and before the sums. */
function sizesOn({ segments }: TextLine): Segment[] | null {
  const run = mayRun(segments) ? sizeRun(segments) : [];
  const [label, ...others] = segments;
  if (run.length < LEAST_SIZES && !isSizeLabel(label!.text)) return null;
  if (summaryOf(label!.text)) return null;
  if (segments.some(({ text }) => namesItem(text))) return null;
  if (run.length >= LEAST_SIZES) return run;
  const end = others.findIndex(({ text }) => SUMS.has(roleOf(text)));
  const named = others.slice(0, Math.max(0, end));
  const isShort = named.every(({ text }) => text.length <= MOST_LETTERS);
  return named.length && isShort ? named : null;
}

/** Whether a heading names what is ordered, not its colour alone: "Colour code". */
function namesItem(text: string): boolean {
  const role = roleOf(text);
  return role === "description" || (isCodeNamed(role) && !OF_COLOUR.test(text));
}

const OF_COLOUR = /^(colou?r|farb|couleur|coloris|kleur|colore)\b/i;

/** "10 | A4471 | Wool blazer | Colour Navy | UoM PCE", "STYLE 41702 | MARA LOAFER | COLOR BLK | TOTAL PRS | COST". */
function styleOn(segments: Segment[], isOne: (code: string) => boolean): Style | null {
  const at = segments.findIndex(({ tokens }) => codeIn(tokens, isOne) !== null);
  const leading = segments.slice(0, at);
  if (at < 0 || at > 1 || !leading.every(({ text }) => /^\d{1,4}\.?$/.test(text))) return null;
  const { code, words } = codeIn(segments[at]!.tokens, isOne)!;
  const number = leading.flatMap(({ tokens }) => tokens);
  const style: Style = { number, code, words: [words], unit: [], price: [], due: [], captions: [] };
  for (const segment of segments.slice(at + 1)) say(segment, style);
  return style.words.flat().some(({ text }) => /\p{L}{3}/u.test(text)) ? style : null;
}

function say(segment: Segment, style: Style): void {
  const { tokens, text } = segment;
  const label = labelIn(tokens);
  const caption = style.captions.at(-1);
  if (PRICE.test(text) && !RETAIL.test(text)) style.price = label?.value ?? tokens.slice(-1);
  else if (isFigure(text) && caption && roleOf(caption.text) === "unitPrice") {
    style.captions.pop();
    style.price = tokens;
  } else if (SUMS.has(roleOf(text))) style.captions.push(segment);
  else if (label?.role === "unit") style.unit = label.value;
  else if (label?.role === "date") style.due = label.value;
  else if (!PRICE.test(text) && !isFact(segment)) style.words.push(tokens);
}

/** "HS: 6109.10.00", "Ex-Factory: 12-May-2026": what is said of a style in figures behind a caption. */
function isFact({ text }: Segment): boolean {
  return /^\p{L}[\p{L} ./-]{0,20}: ?\S*\d\S*$/u.test(text) && !isCodeNamed(roleOf(text.split(":")[0]!));
}

/** "Cost £16.40", "FOB $11.34"; what shops ask is another price. */
const [PRICE, RETAIL] = [
  /^\p{L}[\p{L} .]*:? ?\p{Sc}? ?\d+[.,]\d\d+$/u,
  /\b(retail|rrp|s?msrp|sell|ticket)\b/i,
];

/** "Style A4471", "A4471", "K55100 Thermal Base Layer" or "Article no.: 42613-10 – Chino". */
function codeIn(tokens: Token[], isOne: (code: string) => boolean): { code: Token[]; words: Token[] } | null {
  const label = labelIn(tokens);
  const isNamed = isCodeNamed(label?.role ?? null);
  const [code, ...others] = isNamed ? label!.value : tokens;
  const words = DASH.test(others[0]?.text ?? "") ? others.slice(1) : others;
  return code && ((isNamed && /\d/.test(code.text)) || isOne(code.text)) ? { code: [code], words } : null;
}

const DASH = /^[-–—:]$/;

function isStyleCode(text: string): boolean {
  return LONG.test(text) || isCode(text);
}

/** Letters and so many figures are no size. */
const LONG = /^\p{Lu}{1,3}-?\d{4,}$/u;

/** The longest name of a column, which has no figures, that opens some words, with what stands behind it. */
function labelIn(tokens: Token[]): { role: Role; value: Token[] } | null {
  for (let end = tokens.length - 1; end > 0; end--) {
    const name = textOf(tokens.slice(0, end)).replace(/\s*:$/, "");
    const role = /\d/.test(name) ? null : roleOf(name);
    if (role) return { role, value: tokens.slice(end) };
  }
  return null;
}

/** What stands for no count. */
export const NONE = /^[-–—.]$/;

/** The lines under sizes that are nothing but counts, sums, and some words before them. */
function rowsUnder(lines: TextLine[], heads: Segment[], sizes: Segment[]): TextLine[] {
  const left = sizes[0]!.box[0];
  const isRow = ({ segments }: TextLine) => {
    const [words, figures] = [before(segments, left), behind(segments, left)];
    const isKnown = figures.every(({ text }) => isFigure(text) || NONE.test(text));
    const isOfSum = words.some(({ text }) => summaryOf(text));
    const counted = figures.some((one) => isFigure(one.text) && sizes.includes(over(one, heads)));
    return isKnown && words.length <= MOST_WORDS && !isOfSum && counted;
  };
  const end = lines.findIndex((line) => !isRow(line));
  return end < 0 ? lines : lines.slice(0, end);
}

export function before(segments: Segment[], left: number): Segment[] {
  return segments.filter((one) => middle(one) < left - one.tokens[0]!.size);
}

export function behind(segments: Segment[], left: number): Segment[] {
  const words = before(segments, left);
  return segments.filter((one) => !words.includes(one));
}

/** Whether the line under a grid says no more than what all its counts come to: "318 pcs". */
function saysCount(line: TextLine | undefined, grid: Grid): boolean {
  const count = /^[\d.,]+(?= ?\p{L}{0,6}\.?$)/u.exec(line?.text ?? "")?.[0];
  return MARKS.some(
    (mark) => count && Number(parseAmount(count, mark)?.value) === countIn(grid.rows, grid, mark),
  );
}

/** The heading that stands nearest over a figure. */
function over(figure: Segment, heads: Segment[]): Segment {
  const far = (head: Segment) => Math.abs(middle(head) - middle(figure));
  return heads.reduce((best, head) => (far(head) < far(best) ? head : best));
}

function middle({ box }: Segment): number {
  return (box[0] + box[2]) / 2;
}

function isFigure(text: string): boolean {
  return MARKS.some((mark) => parseAmount(text, mark) !== null);
}

/** What a page's decimal mark may be, which nothing has told yet. */
const MARKS = [".", ","] as const;

/** The heading of what each row's counts come to. */
export function sumOf(grid: Grid): Segment | undefined {
  return grid.sums.find((sum) =>
    MARKS.some((mark) => grid.rows.every((row) => comesTo(row, sum, { grid, mark }))),
  );
}

function comesTo(row: TextLine, sum: Segment, { grid, mark }: { grid: Grid; mark: DecimalMark }): boolean {
  const [printed] = figuresIn(row, grid, mark).filter(({ head }) => head === sum);
  return printed?.value === countIn([row], grid, mark);
}

/** What the counts of some rows come to. */
function countIn(rows: TextLine[], grid: Grid, mark: DecimalMark): number {
  return rows
    .flatMap((row) => figuresIn(row, grid, mark))
    .reduce((sum, { head, value }) => sum + (grid.sizes.includes(head) ? value : 0), 0);
}

function figuresIn({ segments }: TextLine, { sizes, sums }: Grid, mark: DecimalMark) {
  const heads = [...sizes, ...sums];
  return behind(segments, sizes[0]!.box[0]).flatMap((one) => {
    const amount = parseAmount(one.text, mark);
    return amount ? [{ head: over(one, heads), value: Number(amount.value) }] : [];
  });
}
