import { Decimal } from "decimal.js";
import type { Evidence } from "../../../../db/mod.ts";
import type { Account } from "../../../orders/mod.ts";
import { type Area, evidenceOf, overlap, type Segment, type TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { type Summary, summaryOf } from "../words/summary.ts";
import type { PrintedSum } from "./totals.ts";

/** Where amounts beside those of the lines are looked for. */
export interface Amounts {
  /** Outside of the lines, by their names. */
  sums: PrintedSum[];
  areas: Area[];
  /** What the order's lines take of them. */
  taken: ReadonlySet<TextLine>;
  style: Style;
  /** Percentages that rows print, of taxes perhaps. */
  rates: ReadonlySet<string>;
}

/** Something that may lie between the lines and the total; `signs` are tried in their order, as `signsTo()` gives them. */
type Part = Account["parts"][number] & {
  signs: number[];
  /** It is never taken off against what its name says. */
  loose?: true;
};

/** By how much amounts may differ where two of them are rounded. */
const ROUNDING = 0.021;
/** Parts that are tried in search of a total. */
const PARTS = 9;
/** What is taken off though it is printed as more than nothing. */
const LESS =
  /discount|rabatt|nachlass|remise|d(es)?c(ue)?n?to\b|desconto|sconto|korting|less|allowance|skonto|paid|deposit|withh|retention|retenci|abzgl|bezahlt/i;

/** How `count` lines that come to `sum` lead to a printed total by the taxes and charges that are printed too; what they don't explain is said. */
export function accountOf(
  total: PrintedSum,
  { sum, count, around }: { sum: string; count: number; around: Amounts },
): Account {
  const parts = partsTo(total.amount.value, { sum, count, around });
  const lacking = new Decimal(total.amount.value).minus(sum).toString();
  return {
    lines: { amount: sum, evidence: printedAt(sum, around) },
    parts: parts ?? [],
    total: { amount: total.amount.value, evidence: placeOf(total) },
    unexplained: parts ? null : lacking,
  };
}

/** Where what the lines come to is printed: by a sum's name, else beside other sums. */
function printedAt(sum: string, { sums, areas, taken, style }: Amounts): Evidence | null {
  const named = sums.find(({ amount }) => amount.value === sum);
  if (named) return placeOf(named);
  for (const line of areas.flatMap(({ lines }) => lines)) {
    const cells = taken.has(line) ? [] : amountsIn(line, style);
    const cell = cells.length > 1 ? cells.find(({ amount }) => amount === sum) : null;
    if (cell) return evidenceOf(cell.segment.tokens, line.page);
  }
  return null;
}

/** Taxes and charges by name, each once however often it is printed. */
export function chargesAmong(sums: PrintedSum[]): PrintedSum[] {
  const charges = sums.filter(
    ({ kind, amount }) => (kind === "tax" || kind === "charge") && Number(amount.value),
  );
  return [...new Map(charges.map((charge) => [`${charge.label} ${charge.amount.value}`, charge])).values()];
}

/** Whether two amounts are the same but for the rounding of two of them. */
export function close(a: string, b: string): boolean {
  return new Decimal(a).minus(b).abs().lte(ROUNDING);
}

function partsTo(
  total: string,
  { sum, count, around }: { sum: string; count: number; around: Amounts },
): Account["parts"] | null {
  if (close(total, sum)) return [];
  const each = chargesAmong(around.sums).map(partOf);
  const named = each.length > PARTS ? gathered(each) : each;
  return (
    chosen(named, total, sum) ??
    chosen([...named, ...beside(total, sum, around)], total, sum) ??
    chosen([...named, ...loose(around, named)], total, sum) ??
    taxed(total, { sum, count, rates: around.rates })
  );
}

/** The parts that, added or taken off, make the sum of the lines the total; against what their names say only where nothing else does. */
function chosen(all: Part[], total: string, sum: string): Account["parts"] | null {
  const parts = all.slice(0, PARTS);
  const lacking = Number(total) - Number(sum);
  const signs =
    signsTo(lacking, parts) ??
    signsTo(
      lacking,
      parts.map((part) => (part.loose ? part : { ...part, signs: [...part.signs, -part.signs[0]!] })),
    );
  if (!signs) return null;
  const taken = parts.flatMap((part, at) =>
    signs[at] ? [{ ...part, amount: new Decimal(part.amount).times(signs[at]).toString() }] : [],
  );
  return gathered(uncancelled(taken)).map(({ label, amount, evidence }) => ({ label, amount, evidence }));
}

/** For each part whether it is added (1), taken off (-1) or left out (0) to make up what is lacking. */
function signsTo(lacking: number, parts: Part[], at = 0): number[] | null {
  const part = parts[at];
  if (!part) return Math.abs(lacking) < ROUNDING ? [] : null;
  for (const sign of part.signs) {
    const rest = signsTo(lacking - sign * Number(part.amount), parts, at + 1);
    if (rest) return [sign, ...rest];
  }
  return null;
}

/** Without two parts that cancel each other: neither leads anywhere. */
function uncancelled(parts: Part[]): Part[] {
  const left: Part[] = [];
  for (const part of parts) {
    const against = left.findIndex(({ amount }) => new Decimal(amount).plus(part.amount).isZero());
    if (against < 0) left.push(part);
    else left.splice(against, 1);
  }
  return left;
}

function partOf(sum: Omit<PrintedSum, "kind">): Part {
  const signs = LESS.test(sum.label) && !sum.amount.value.startsWith("-") ? [-1, 0] : [1, 0];
  return { label: tidy(sum.label), amount: sum.amount.value, evidence: placeOf(sum), signs };
}

/** Rows between and under the order's lines that are a name and an amount, "SET UP CHARGE 29.00"; the same name is one part. */
function loose({ areas, style }: Amounts, known: Part[]): Part[] {
  const rows = areas.flatMap(({ lines }) =>
    lines.flatMap(({ segments, page }): Part[] => {
      const [name, last] = [segments[0], segments.at(-1)!];
      const isRow = name && name !== last && segments.length <= 5 && isName(name);
      const amount = isRow && /[.,]\d/.test(last.text) ? parseAmount(last.text, style.mark) : null;
      if (!isRow || !amount || !MAY_ADD.has(summaryOf(name.text))) return [];
      return [{ ...partOf({ label: name.text, amount, tokens: last.tokens, page }), loose: true }];
    }),
  );
  const names = new Set(known.map(({ label }) => label));
  return gathered(rows).filter(({ label }) => !names.has(label));
}

/** What a name in front of an amount may sum up that the total has more than the lines; null: it names no sum. */
const MAY_ADD = new Set<Summary | null>(["tax", "charge", null]);

/** Parts of the same name as one, which stands in too many places to point to. */
function gathered(parts: Part[]): Part[] {
  return [...Map.groupBy<string | Part, Part>(parts, (part) => part.label || part).values()].map((same) => {
    const amount = Decimal.sum(...same.map((part) => part.amount)).toString();
    return same.length > 1 ? { ...same[0]!, amount, evidence: null } : same[0]!;
  });
}

/** Amounts in a row with the sum of the lines or with the total, each by the caption of its column: "Base | VAT | Total". */
function beside(total: string, sum: string, { areas, taken, style }: Amounts): Part[] {
  const seen = new Set<string>();
  const parts = areas.flatMap(({ lines }) =>
    lines.flatMap((line, at): Part[] => {
      const cells = taken.has(line) || seen.has(line.text) ? [] : amountsIn(line, style);
      seen.add(line.text);
      const others = cells.filter(({ amount }) => !close(amount, sum) && !close(amount, total));
      if (others.length === cells.length) return [];
      return others.map(({ segment, amount }) => ({
        label: captionOf(segment, line, lines.slice(0, at)),
        amount,
        evidence: evidenceOf(segment.tokens, line.page),
        signs: [1, 0],
      }));
    }),
  );
  return parts.filter(({ amount }) => Number(amount));
}

function amountsIn({ segments }: TextLine, style: Style): { segment: Segment; amount: string }[] {
  return segments.flatMap((segment) => {
    const amount = /\d/.test(segment.text) ? parseAmount(segment.text, style.mark) : null;
    return amount ? [{ segment, amount: amount.value }] : [];
  });
}

/** What names an amount: a sum's name over it, the name of its row, else the next words over it; "" where only a total does. */
function captionOf(amount: Segment, { segments }: TextLine, above: TextLine[]): string {
  const over = above.flatMap((line) => line.segments.filter((one) => isName(one) && overlap(one, amount)));
  const names = [over.findLast(({ text }) => summaryOf(text)), segments.find(isName), over.at(-1)];
  return tidy(names.find((name) => name && MAY_ADD.has(summaryOf(name.text)))?.text ?? "");
}

function isName({ text }: Segment): boolean {
  return /\p{L}/u.test(text) && !/\d/.test(text.replace(RATE, "")) && text.length < 40;
}

/** "Alloy surcharge 3.1 %": how much a charge is, not a figure of its own. */
const RATE = /\d+([.,]\d+)? ?%/;

/** A tax of which only the rate is printed, rounded by line or as a whole. */
function taxed(
  total: string,
  { sum, count, rates }: { sum: string; count: number; rates: ReadonlySet<string> },
): Account["parts"] | null {
  const lacking = new Decimal(total).minus(sum);
  const rounding = new Decimal("0.005").times(count).plus(ROUNDING);
  const rate = [...rates].find((each) =>
    new Decimal(each).div(100).times(sum).minus(lacking).abs().lte(rounding),
  );
  return rate ? [{ label: `${rate} % as printed`, amount: lacking.toString(), evidence: null }] : null;
}

function placeOf({ tokens, page }: Pick<PrintedSum, "tokens" | "page">) {
  return evidenceOf(tokens, page);
}

function tidy(label: string): string {
  return label.replace(/^[\s*:：]+|[\s:：=]+$/gu, "");
}
