import { Decimal } from "decimal.js";
import type { DraftLine } from "../../../orders/mod.ts";
import {
  type Area,
  isRightToLeft,
  overlap,
  type Segment,
  type TextLine,
  type Token,
  textOf,
} from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { isSumBand } from "../table/sum_band.ts";
import { parseAmount } from "../values/amounts.ts";
import { lineAmount } from "../values/line_amount.ts";
import { summaryOf } from "../words/summary.ts";
import { boxedSum } from "./boxed_sum.ts";
import { wordsOf } from "./labels.ts";
import { amountAmong, apart, exact, saidTotal, totalInCapitals, unstopped } from "./said_total.ts";
import { amountRight } from "./sum_amounts.ts";
import { type Found, inLinesCurrency, inLinesMoney, type PrintedSum } from "./sum_money.ts";
import { inPieces } from "./sum_pieces.ts";
import { withTaxes } from "./with_taxes.ts";

export type { PrintedSum } from "./sum_money.ts";

/** Every sum the pages print, top to bottom; `skip` holds the order lines. */
export function printedSums(areas: Area[], style: Style, skip: ReadonlySet<TextLine>): PrintedSum[] {
  return areas.flatMap((area) =>
    area.lines.flatMap((line, index) => (skip.has(line) ? [] : sumsIn(line, { area, index, style, skip }))),
  );
}

/** The order's printed grand total, `sum` being what its lines come to; null when only parts of it are printed. */
export function grandTotal(printed: PrintedSum[], sum = 0): PrintedSum | null {
  const sums = printed.map((one) => inLinesMoney(one, sum));
  const all = sums.filter(({ kind }) => kind === "total");
  const named = all.filter(({ label }) => !/^\W*amount\W*$/i.test(label));
  const totals = named.length ? named : all;
  const grand = totals.filter(({ label }) =>
    /grand|gross|brutto|ttc|general|order|\bpo\b|amount|payable|final|invoice|\bvalue\b|incl/i.test(label),
  );
  const strongest = grand.filter(({ label }) => /grand|gross|brutto|ttc|general/i.test(label));
  const found = strongest.at(-1) ?? grand.at(-1) ?? lastTotal(totals, sums, sum);
  if (found) return withTaxes(inLinesCurrency(found, totals, sum), sums);
  return (
    sums.findLast(
      ({ kind, label }) =>
        kind === "net" &&
        /\btot\b|total|gesamt|net order|goods value|montant|importe|summe|税抜/i.test(label) &&
        !/sub ?-?tot/i.test(label),
    ) ?? null
  );
}

/** The last total; not that of a later table, of taxes say, where an earlier one is more and is what the lines come to, or that with the taxes printed over it. */
function lastTotal(totals: PrintedSum[], sums: PrintedSum[], sum: number): PrintedSum | undefined {
  const last = totals.at(-1);
  const own = totals.findLast(({ amount }) => Math.abs(Number(amount.value) - sum) < 0.02);
  if (own && last && Number(own.amount.value) > Number(last.amount.value)) return own;
  return own === last ? (totals.find((total) => isTaxed(total, sums, sum)) ?? last) : last;
}

/** Whether a total is what the lines come to with the taxes printed over it, rounded perhaps. */
function isTaxed(total: PrintedSum, sums: PrintedSum[], sum: number): boolean {
  const over = sums.slice(0, sums.indexOf(total)).filter(({ kind }) => kind === "tax");
  const taxes = over.reduce((all, { amount }) => all + Number(amount.value), 0);
  return taxes > ROUNDED && Math.abs(Number(total.amount.value) - sum - taxes) < ROUNDED;
}

/** Totals are rounded to whole rupees, say. */
const ROUNDED = 1;

/** An amount below the lines that no label calls a total, but that is exactly what they come to, with taxes and charges that are printed too. */
export function unnamedTotal(
  areas: Area[],
  style: Style,
  { skip, lines }: { skip: ReadonlySet<TextLine>; lines: DraftLine[] },
): PrintedSum | null {
  const totals = lines.map(amountOf);
  if (totals.length < 2 || totals.some((total) => !total)) return null;
  const sum = Decimal.sum(...totals.map((total) => total!)).toDecimalPlaces(2);
  const outside = areas.flatMap((area) => {
    const first = area.lines.findIndex((line) => skip.has(line));
    return first < 0 ? [] : area.lines.slice(first).filter((line) => !skip.has(line));
  });
  const dues = printedSums(areas, style, skip).filter(({ kind }) => kind === "tax" || kind === "charge");
  const withDues = Decimal.sum(sum, ...dues.map(({ amount }) => amount.value));
  return exactly(withDues, outside, style) ?? exactly(sum, outside, style);
}

/** The first amount on some lines that is exactly what is sought. */
function exactly(sought: Decimal, lines: TextLine[], style: Style): PrintedSum | null {
  for (const { segments, page } of lines)
    for (const { tokens: all } of segments)
      for (const tokens of [all, all.slice(-2), ...all.map((token) => [unstopped(token)])]) {
        const text = textOf(tokens);
        const amount = /\d/.test(text) ? parseAmount(text, style.mark) : null;
        if (amount && sought.eq(amount.value)) return { kind: "total", label: "", amount, tokens, page };
      }
  return null;
}

/** What a line comes to: as printed, else by its quantity and price. */
function amountOf(line: DraftLine): Decimal | null {
  const { lineTotal, priceBasis } = line.fields;
  if (lineTotal) return new Decimal(lineTotal.value);
  return priceBasis ? null : lineAmount(line);
}

interface Place {
  area: Area;
  /** Of the line among those of its area. */
  index: number;
  style: Style;
  /** The order lines. */
  skip: ReadonlySet<TextLine>;
}

function sumsIn(line: TextLine, place: Place): PrintedSum[] {
  const { style } = place;
  const found: PrintedSum[] = [];
  for (const [i, segment] of line.segments.entries()) {
    if (!/\p{L}/u.test(segment.text)) continue;
    const isFigured = /\d/.test(segment.text);
    const parts = isFigured ? apart(unnumbered(segment.tokens), style) : segment.tokens;
    const tokens = line.tokens.length === 1 && parts[0]!.cell ? parts.flatMap(opened) : parts;
    const labelled = inPieces(segment, line, place.area) ?? labelPart(tokens, style);
    const kind = labelled && summaryOf(labelled.label);
    if (!kind) {
      const said = (isFigured ? saidTotal(tokens, style) : null) ?? totalInCapitals(tokens);
      if (said) found.push({ kind: "total", ...said, page: line.page });
      continue;
    }
    const { label, rest } = labelled;
    if (found.some((sum) => sum.label === label)) continue;
    const [before, others] = [line.segments.slice(0, i), line.segments.slice(i + 1)];
    const behind = upToCaption(isTranslated(segment, others[0]) ? others.slice(1) : others, style);
    const words = behind.length > 0 ? [segment.tokens] : segment.tokens.map((token) => [token]);
    const turned = words.some(isRightToLeft) && !(segment.tokens[0]?.cell && behind.length > 0);
    const beside = turned && before.length > 0 ? before.toReversed() : behind;
    const said = textOf(rest);
    const isCounting = WHOLE.test(said) || parseAmount(said, style.mark)?.unit !== undefined;
    const isCount =
      COUNTED.test(said) || (kind === "total" && isCounting && MONEY.test(beside.at(-1)?.text ?? ""));
    const isBase = beside.length > 0 && (OF_BASE.test(label.trim()) || isCount);
    const taken =
      (isBase ? null : amountAmong(rest.map(unstopped), style)) ??
      underSign(behind.at(-1), place) ??
      amountRight(beside, style, kind) ??
      ([...others, ...beside].length > 0 ? null : offset(segment.box, place)) ??
      inBand(line, i, place) ??
      (kind === "total"
        ? (under(segment.box, place) ??
          boxedSum(segment.box, place.area, style) ??
          totalInCapitals(line.tokens))
        : null);
    if (taken) found.push({ kind, label, ...taken, page: line.page });
  }
  return found;
}

/** "VAT 15% on 103,954.04": of what it is, before how much it is. */
const OF_BASE = /\s(on|of|from|auf|von|sur|su|sobre|over|van)$/i;

/** "TOTAL 88 items 26,463.37", "TOTAL THIS ORDER - 114 LINES": what is counted, before what it costs. */
const COUNTED = /^\d+ (\p{Ll}{4}|LINES?$|ITEMS?$)/u;
/** "Totals 1,540 | $20,038.28", "Total 1,540 pcs. | $20,038.28": how many, before what they cost. */
const [WHOLE, MONEY] = [/^\d{1,3}(,?\d{3})*$/, /[.,]\d\d$/];

/** The words of a cell without a colon: "Total net 1,002.50". */
function opened(token: Token): Token[] {
  return /[:：]/.test(token.text) ? [token] : wordsOf(token);
}

/** Whether a caption stands right before itself in another script: "Total" and "المجموع". */
function isTranslated({ text }: Segment, next: Segment | undefined): boolean {
  const isLatin = (caption: string) => /\p{Script=Latin}/u.test(caption);
  return (
    next !== undefined &&
    isLatin(text) !== isLatin(next.text) &&
    !/\d(?![\d.,]* ?%)/.test(text + next.text) &&
    summaryOf(next.text) === summaryOf(text)
  );
}

/** The texts behind a caption that are not behind another one: none behind "Freight: extra" beside "Subtotal: 100.00". */
function upToCaption(behind: Segment[], style: Style): Segment[] {
  const next = behind.findIndex(({ tokens }) => {
    const label = /\p{L}/u.test(textOf(tokens)) ? labelPart(tokens, style)?.label : undefined;
    return label !== undefined && summaryOf(label) !== null;
  });
  return next < 0 ? behind : behind.slice(0, next);
}

/** "25. TOTAL": forms number their captions. */
function unnumbered(tokens: Token[]): Token[] {
  const [number, word] = tokens;
  return /^\d{1,2}\.$/.test(number!.text) && /^\p{L}{3}/u.test(word?.text ?? "") ? tokens.slice(1) : tokens;
}

/** The words of a segment before its first figure that is no rate, "VAT 5 %", nor stands in brackets, "Carriage (under £1,500) 18.50". */
function labelPart(tokens: Token[], style: Style): { label: string; rest: Token[] } | null {
  const isRate = (at: number) => /%/.test(tokens[at]!.text) || tokens[at + 1]?.text.startsWith("%");
  const cut = tokens.findIndex(
    ({ text }, at) =>
      /\d/.test(text) &&
      !isRate(at) &&
      !isBracketed(tokens, at) &&
      !isOneOf(tokens, at) &&
      (parseAmount(text, style.mark) !== null || /[$€£¥₹]/.test(text)),
  );
  // Of a page's words from right to left the leftmost, which the label ends with, come first.
  if (cut === 0 && !tokens[0]!.cell && isRightToLeft(tokens)) {
    const from = tokens.findIndex(({ text }) => /\p{L}/u.test(text));
    return { label: textOf(tokens.slice(from)), rest: tokens.slice(0, from) };
  }
  const words = cut < 0 ? tokens : tokens.slice(0, cut);
  const label = textOf(words)
    .replace(/(?<!\p{L})(?:[A-Z]{1,2})?[$€£¥₹]\s*$/u, "")
    .trim();
  if (!/\p{L}/u.test(label) || label.length > 70) return null;
  return { label, rest: cut < 0 ? [] : tokens.slice(cut) };
}

/** Whether a figure tells which of several something is, "Tax 1 (MI USE 6%)". */
function isOneOf(tokens: Token[], at: number): boolean {
  return /^[1-9]$/.test(tokens[at]!.text) && tokens[at + 1]?.text.startsWith("(") === true;
}

/** Whether a word stands within brackets that are opened before it and closed behind it or by it. */
function isBracketed(tokens: Token[], at: number): boolean {
  if (!tokens.slice(at).some(({ text }) => text.includes(")"))) return false;
  const opened = textOf(tokens.slice(0, at));
  return opened.lastIndexOf("(") > opened.lastIndexOf(")");
}

/** The amount that a cell too narrow for it holds below its currency: "Rp" over "249,891,022.02". */
function underSign(sign: Segment | undefined, { area, index, style }: Place): Found | null {
  const below = area.lines[index + 1];
  if (!sign || !below || area.grid || /\d/.test(sign.text)) return null;
  const own = below.segments.find((other) => overlap(other, sign));
  const amount = own && parseAmount(`${sign.text} ${own.text}`, style.mark);
  if (!amount?.currency || below.box[1] - sign.box[3] > below.height) return null;
  return { amount, tokens: own!.tokens };
}

/** An amount, or the last of a row of nothing else, that stands a little higher or lower than its label, to the right. */
function offset(
  box: readonly number[],
  { area, index, style }: Place,
): (Found & { beside?: Found[] }) | null {
  for (const other of [area.lines[index - 1], area.lines[index + 1]]) {
    if (!other || area.grid || Math.abs(other.y - (box[1]! + box[3]!) / 2) > 0.95 * other.height) continue;
    if (other.segments.some((segment) => segment.box[0] < box[2]!)) continue;
    const amounts = other.segments.map(({ text, tokens }) => ({
      amount: parseAmount(text, style.mark),
      tokens,
    }));
    const found = amounts.flatMap(({ amount, tokens }) => (amount ? [{ amount, tokens }] : []));
    const last = found.at(-1);
    if (last && found.length === amounts.length)
      return found.length > 1 ? { ...last, beside: found.slice(0, -1) } : last;
  }
  return null;
}

/** The amount of a sum's turn where a row of captions stands over a row of figures. */
function inBand(line: TextLine, at: number, { area, index, style }: Place): Found | null {
  const below = area.lines[index + 1];
  if (!isSumBand(line, below, style.mark)) return null;
  const { text, tokens } = below!.segments[at]!;
  const amount = parseAmount(text, style.mark);
  return amount && { amount: exact(amount, tokens), tokens };
}

/** "Ordered 46,318.80 Total Tax": another caption with its own amount. */
const CAPTIONED = /^\p{L}{3}.* \d[\d.,]*[.,]\d\d(\s|$)/u;

/** The last amount in the column under a caption, down to one with a caption of its own, that is no order line's, unless it is less than one above it: then the column is no sum's. */
function under(box: readonly number[], { area, index, style, skip }: Place): Found | null {
  const found: Found[] = [];
  let bottom = box[3]!;
  for (const line of area.lines.slice(index + 1, index + 8)) {
    if (line.box[1] - bottom > 1.6 * line.height) break;
    const shown = skip.has(line) ? [] : line.segments;
    const segment = shown.find((other) => other.box[0] < box[2]! && other.box[2] > box[0]!);
    const amount = segment && /[.,]\d/.test(segment.text) ? parseAmount(segment.text, style.mark) : null;
    if (found.length > 0 && segment && CAPTIONED.test(segment.text)) break;
    if (segment && amount) found.push({ amount: exact(amount, segment.tokens), tokens: segment.tokens });
    bottom = line.box[3];
  }
  const last = found.at(-1);
  const size = ({ amount }: Found) => Math.abs(Number(amount.value));
  return last && found.every((one) => size(one) <= size(last)) ? last : null;
}
