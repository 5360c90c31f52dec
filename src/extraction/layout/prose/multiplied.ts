import type { DraftLine, LineField } from "../../../orders/mod.ts";
import { wordsOf } from "../head/labels.ts";
import {
  type Area,
  evidenceOf,
  overlap,
  type Segment,
  type TextLine,
  type Token,
  textOf,
} from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { isSpaced } from "../table/code_shape.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { parseDate } from "../values/dates.ts";
import { multiplies } from "../values/products.ts";
import { isUnit } from "../values/units.ts";
import { summaryOf } from "../words/summary.ts";
import { CODES, saidIn } from "./listed.ts";
import { codeIn, opensWithLabelled } from "./text_code.ts";

/** A row whose figures multiply, with what stands below it. */
export interface Multiplied {
  fields: DraftLine["fields"];
  /** Its words, which may go on in the lines below. */
  named: { first: Segment; last: Segment; tokens: Token[] } | null;
  taken: TextLine[];
  /** Its quantity, which a unit may stand under. */
  counted: Segment;
  /** A code of its own, which its words may stand under. */
  code: Segment | null;
  /** What may tell of it, up to here. */
  end: TextLine;
}

/** In line heights: how far below a row more of it may stand. */
const MOST_BELOW = 3;
/** In line heights: the lines of one text have no more white between them. */
const LEADING = 0.6;
/** In points: texts no farther apart begin at one edge. */
const ALIGNED = 2;

/** The rows of a page whose figures multiply; none where among rows of one build most don't, as then some do by chance. */
export function multipliedRows({ lines }: Area, style: Style): Multiplied[] {
  const rows: Multiplied[] = [];
  const others: TextLine[] = [];
  let open: Multiplied | undefined;
  for (const line of lines) {
    const row = multipliedRow(line, style);
    if (row) rows.push(row);
    else others.push(line);
    open = row ?? (open && goesOn(open, line) ? open : undefined);
    if (open && !row) tellBelow(open, line);
    if (open) open.end = line;
  }
  const isLike = (line: TextLine) => rows.some(({ taken: [row] }) => areAlike(row!, line, style));
  return others.filter(isLike).length > rows.length ? [] : rows;
}

/** Whether two lines have as many texts, each under or over its like: figures and words. */
function areAlike({ segments }: TextLine, { segments: others }: TextLine, { mark }: Style): boolean {
  const isFigure = ({ text }: Segment) => parseAmount(text, mark) !== null;
  return (
    others.length === segments.length &&
    segments.every((one, i) => overlap(one, others[i]!) && isFigure(one) === isFigure(others[i]!))
  );
}

function multipliedRow(line: TextLine, style: Style): Multiplied | null {
  if (isSum(line)) return null;
  const amounts = line.segments.flatMap((segment) => figuresIn(segment, style));
  const total = amounts.at(-1);
  if (line.segments.length < 3 || !total || Number(total.amount.value) === 0) return null;
  const pairs = amounts
    .slice(0, -2)
    .flatMap((first, i) => amounts.slice(i + 1, -1).map((second): [Figure, Figure] => [first, second]))
    .filter(([first, second]) => isProduct([first, second, total]));
  const nearest = pairs.toSorted((one, other) => missOf(one, total) - missOf(other, total))[0];
  if (!nearest) return null;
  const [first, second] = nearest;
  const turned = first.amount.currency !== undefined && second.amount.currency === undefined;
  const [quantity, price] = turned ? [second, first] : [first, second];
  return rowOf(line, { quantity, price, total }, style);
}

/** In hundredths: by how much the product of two figures misses a third. */
function missOf([first, second]: [Figure, Figure], total: Figure): number {
  const product = Number(first.amount.value) * Number(second.amount.value);
  return Math.round(100 * Math.abs(product - Number(total.amount.value)));
}

/** Whether two figures make a third; ones tell nothing. */
function isProduct([first, second, total]: [Figure, Figure, Figure]): boolean {
  const [a, b, sum] = [first.amount.value, second.amount.value, total.amount.value];
  return sum !== "1" && multiplies(a, b, sum) === "1";
}

function isSum({ segments }: TextLine): boolean {
  return segments.some(({ text }) => summaryOf(text.replace(/\s*[\d$€£].*$/, "")));
}

interface Figure {
  segment: Segment;
  tokens: Token[];
  amount: Amount;
}

/** The amount that a segment is, or the two of "$91.26 × 7". */
function figuresIn(segment: Segment, style: Style): Figure[] {
  if (!/\d/.test(segment.text)) return [];
  const words = segment.tokens.flatMap((token) => (token.cell ? wordsOf(token) : [token]));
  const times = words.findIndex(({ text }) => /^[×x]$/i.test(text));
  const parts = times < 0 ? [segment.tokens] : [words.slice(0, times), words.slice(times + 1)];
  const figures = parts.flatMap((tokens) => {
    const amount = parseAmount(textOf(tokens).replace(/^@\s*/, ""), style.mark);
    return amount ? [{ segment, tokens, amount }] : [];
  });
  return figures.length === parts.length ? figures : [];
}

function rowOf(
  line: TextLine,
  { quantity, price, total }: { quantity: Figure; price: Figure; total: Figure },
  { dates }: Style,
): Multiplied {
  const fields: DraftLine["fields"] = {};
  const put = (field: LineField, value: string | undefined, tokens: Token[]) => {
    if (value && tokens.length) fields[field] = { value, evidence: evidenceOf(tokens, line.page) };
  };
  const used = [quantity.segment, price.segment, total.segment];
  const others = line.segments.filter(
    (segment) => !used.includes(segment) && segment.box[0] < total.segment.box[0],
  );
  const [day, ...days] = others.filter(({ text }) => parseDate(text, dates));
  const rest = others.filter((segment) => segment !== day);
  const unit = rest.find(({ text }) => isUnit(text));
  const called = rest.flatMap((segment) => codeOf(segment) ?? [])[0];
  const words = rest.filter(
    (segment) => segment !== unit && segment !== called?.segment && /\p{L}{3}/u.test(segment.text),
  );
  const description = words.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.text.length - a.text.length)[0];
  const code = rest.find(
    (segment) =>
      segment !== description &&
      segment !== unit &&
      /^(?!\d+[.,]\d+$)(?=.*\d)[\p{L}\d][\p{L}\d\-./]{3,}$/u.test(segment.text),
  );
  put("quantity", quantity.amount.value, quantity.tokens);
  put("unitPrice", price.amount.value, price.tokens);
  put("lineTotal", total.amount.value, total.tokens);
  put(
    "unit",
    unit?.text ?? quantity.amount.unit ?? price.amount.unit,
    unit?.tokens ?? (quantity.amount.unit ? quantity : price).tokens,
  );
  const [name, ...notes] = description ? linesIn(description) : [];
  if (name) put("description", textOf(name), name);
  put("customerSku", code?.text, code?.tokens ?? []);
  if (day && days.length === 0) put("requiredDate", parseDate(day.text, dates)?.value, day.tokens);
  put("customerSku", called?.value, called?.segment.tokens.slice(-1) ?? []);
  for (const tokens of notes) {
    const said = saidIn({ ...line, tokens }, undefined);
    if (said && CODES.has(said.field)) put(said.field, textOf(said.value), said.value);
  }
  return {
    fields,
    named: description ? { first: description, last: description, tokens: description.tokens } : null,
    counted: quantity.segment,
    code: code ?? null,
    taken: [line],
    end: line,
  };
}

/** The code that a text is behind its name: "Art. 52118". */
function codeOf(segment: Segment): { segment: Segment; value: string } | null {
  const { text } = segment;
  const code = opensWithLabelled(text) ? codeIn(text, [0, text.length]) : undefined;
  return code?.to === text.length ? { segment, value: code.value } : null;
}

/** The lines of a text that is a cell of several, else the text as its only one. */
function linesIn({ tokens }: Segment): Token[][] {
  const [token] = tokens;
  return token?.cell?.lines?.map((text) => [{ ...token, text }]) ?? [tokens];
}

/** Of its letters, in half points: what recognition and rounding make of one size is one. */
function sizeOf({ tokens }: Segment): number {
  return Math.round(2 * Math.max(...tokens.map(({ size }) => size))) / 2;
}

/** Whether a line stands so near below what tells of a row that it may tell more, and no sum. */
function goesOn({ end }: Multiplied, line: TextLine): boolean {
  return line.y - end.y < MOST_BELOW * end.height && !isSum(line);
}

/** Reads on in what stands below a row's words: more of them, or a labelled number. */
function tellBelow(row: Multiplied, line: TextLine): void {
  const { fields, taken } = row;
  unitBelow(row, line);
  nameBelow(row, line);
  const { named } = row;
  if (!named || taken.includes(line)) return;
  const [left, , right] = named.first.box;
  const below = line.segments.filter(
    (segment) => segment.box[0] < right && (segment.box[0] > left - ALIGNED || isMore(segment, named)),
  );
  const said = below
    .flatMap(({ tokens }) => partsOf(tokens))
    .flatMap((tokens) => saidIn({ ...line, tokens }, undefined) ?? []);
  const [next] = below;
  if (next && said.length === 0 && isMore(next, named)) {
    row.named = { ...named, last: next, tokens: [...named.tokens, ...next.tokens] };
    const { tokens } = row.named;
    fields.description = { value: textOf(tokens), evidence: evidenceOf(tokens, line.page) };
    taken.push(line);
  }
  const codes = said.filter(({ field }) => CODES.has(field) && !fields[field]);
  for (const { field, value } of codes)
    fields[field] = { value: textOf(value), evidence: evidenceOf(value, line.page) };
  if (codes.length) taken.push(line);
}

/** Takes the unit that a text right under the count begins with: "Each (On a Reel)". */
function unitBelow({ fields, counted, taken, end }: Multiplied, { page, segments }: TextLine): void {
  if (fields.unit || end !== taken[0]) return;
  const [unit] = segments.find((segment) => overlap(segment, counted))?.tokens ?? [];
  if (unit && isUnit(unit.text)) fields.unit = { value: unit.text, evidence: evidenceOf([unit], page) };
}

/** Takes the words right under a row's code for its own, where it has none but perhaps a code of several words: "COUPLING,SCH40" under "PVC 4004-010". */
function nameBelow(row: Multiplied, line: TextLine): void {
  const { fields, named, code, taken, end } = row;
  const isCode = named !== null && !fields.customerSku && isSpaced(textOf(named.tokens));
  const over = named ? (isCode ? named.first : null) : code;
  const [words, ...others] = line.segments;
  if (!over || !words || others.length > 0 || taken.length > 1 || end !== taken[0]) return;
  const isUnder = isMore(words, { first: over, last: over, tokens: over.tokens });
  if (!isUnder || !/\p{L}{3}/u.test(words.text) || isSpaced(words.text)) return;
  if (isCode) fields.customerSku = { value: over.text, evidence: evidenceOf(over.tokens, end.page) };
  fields.description = { value: words.text, evidence: evidenceOf(words.tokens, line.page) };
  row.named = { first: words, last: words, tokens: words.tokens };
  taken.push(line);
}

/** Whether a text goes on with the one above: at the same edge or about the same middle, as large, and right below. */
function isMore(segment: Segment, { first, last }: NonNullable<Multiplied["named"]>): boolean {
  const [left, middle] = [segment.box[0] - first.box[0], middleOf(segment) - middleOf(first)];
  const aligned = Math.min(Math.abs(left), Math.abs(middle)) < ALIGNED;
  const height = last.box[3] - last.box[1];
  return aligned && sizeOf(segment) === sizeOf(first) && segment.box[1] - last.box[3] < LEADING * height;
}

function middleOf({ box: [left, , right] }: Segment): number {
  return (left + right) / 2;
}

/** "Item #: 3541519 | Mfr. #: M80811" in two. */
function partsOf(tokens: Token[]): Token[][] {
  const bar = tokens.findIndex(({ text }) => text === "|");
  return bar < 0 ? [tokens] : [tokens.slice(0, bar), ...partsOf(tokens.slice(bar + 1))];
}
