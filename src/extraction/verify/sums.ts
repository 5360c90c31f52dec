import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine } from "../../orders/mod.ts";
import { lineAmount } from "../layout/values/line_amount.ts";
import { kept, remembered } from "../layout/words/memo.ts";
import { summaryOf } from "../layout/words/summary.ts";
import { columnSums } from "./column_sums.ts";
import { namesSummary, numbersIn, partedNumbers } from "./says.ts";
import { rowOf, rowsOf, type Source, type Token, tokensOf } from "./source.ts";

/** How the lines' amounts stand to the amounts that are printed beside them. */
export interface Sums {
  /** Of the amounts that are there, or that quantity and price come to beside them, or of what these come to alone; null where some line has neither. */
  sum: string | null;
  total: string | null;
  /** The sum, where it is printed as such: the total, or the amount before tax and freight. */
  net: string | null;
  /** Total − sum, where neither the sum nor taxes and charges that make up the difference are printed. */
  unexplained: string | null;
}

/** A file without the lines of its orders. */
export interface Outside {
  source: Source;
  lineTokens: ReadonlySet<Token>;
}

/** A row of three words at most is an amount with its label and currency, even when nothing names it. */
const BARE_ROW = 3;
/** Taxes and charges that are added up in search of a difference. */
const CHARGES = 16;

/** Adds the lines up and looks for the sum, or for what it lacks to the total, among amounts outside of the lines. */
export function sumsOf(draft: Draft, outside: Outside): Sums {
  const total = draft.header.total?.value ?? null;
  if (!addUp(draft, outside)) return { sum: null, total, net: null, unexplained: null };
  const amounts = draft.lines.map(amountOf);
  const sum = Decimal.sum(...amounts);
  const tolerance = new Decimal("0.01").times(Math.max(1, Math.ceil(amounts.length / 2)));
  const lacking = total === null ? null : new Decimal(total).minus(sum);
  if (lacking?.abs().lte(tolerance))
    return { sum: sum.toString(), total, net: sum.toString(), unexplained: null };
  const { named, bare } = printedAmounts(outside);
  const isNet = [...named, ...bare].some((amount) => amount.eq(sum));
  const charges = named.slice(0, CHARGES);
  const explained =
    !lacking ||
    isNet ||
    isAccounted(draft, sum) ||
    madeUp(lacking.abs(), charges) ||
    columnSums(outside.source, draft.lines).some((column) => {
      const short = new Decimal(total!).minus(column);
      const isPrinted = [...named, ...bare].some((amount) => amount.eq(column));
      return short.abs().lte(tolerance) || (isPrinted && madeUp(short, charges));
    });
  return {
    sum: sum.toString(),
    total,
    net: isNet ? sum.toString() : null,
    unexplained: explained ? null : lacking.toString(),
  };
}

/** What says that lines, some by quantity and price alone, come to more than the total: one that is printed to come to less may have been read without its amount. */
export function exceeding({ lines }: Draft, { sum, total, unexplained }: Sums): Finding | null {
  const isReckoned = lines.some((line) => !line.fields.lineTotal && lineAmount(line));
  if (!unexplained?.startsWith("-") || !isReckoned) return null;
  const message = `The lines come to ${sum}, some by quantity and price alone, which is more than the total ${total}`;
  return { code: "over_total", level: "warning", field: "total", message };
}

/** Whether lines have amounts, or all of them a price and a count alone, which no rate beside them changes, and the total is none of what an export repeats beside them. */
function addUp({ lines, header }: Draft, { source, lineTokens }: Outside): boolean {
  if (lines.some(({ fields }) => fields.lineTotal)) return true;
  const [total] = tokensOf(source, header.total);
  if (total && rowOf(source, total).some((token) => lineTokens.has(token))) return false;
  const isRated = ({ fields }: DraftLine) => {
    const [price] = tokensOf(source, fields.unitPrice);
    const row = price ? rowOf(source, price) : [];
    return row.some((token) => token.left > price!.left && !lineTokens.has(token) && RATE.test(token.text));
  };
  return lines.length > 0 && lines.every((line) => lineAmount(line) && !isRated(line));
}

const RATE = /^\d{1,2}([.,]\d+)? ?%?$/;

/** Whether the engine led from these lines to this total by printed parts. */
function isAccounted({ header, proof: { account } }: Draft, sum: Decimal): boolean {
  return (
    account?.unexplained === null &&
    sum.eq(account.lines.amount) &&
    header.total?.value === account.total.amount
  );
}

function amountOf(line: DraftLine): Decimal.Value {
  return line.fields.lineTotal?.value ?? lineAmount(line) ?? 0;
}

/** Whether up to three charges add up to the difference; what is far off is sorted out before it is added exactly. */
function madeUp(lacking: Decimal, charges: Decimal[]): boolean {
  const wanted = lacking.toNumber();
  const sizes = charges.map((charge) => charge.toNumber());
  const hits = (...chosen: number[]) => {
    const size = chosen.reduce((sum, i) => sum + sizes[i]!, 0);
    if (Math.abs(size - wanted) > 0.012 + 1e-9 * Math.abs(size)) return false;
    const sum = Decimal.sum(...chosen.map((i) => charges[i]!));
    return sum.minus(lacking).abs().lte("0.011");
  };
  for (let i = 0; i < sizes.length; i++) {
    if (hits(i)) return true;
    for (let j = i + 1; j < sizes.length; j++) {
      if (hits(i, j)) return true;
      for (let k = j + 1; k < sizes.length; k++) if (hits(i, j, k)) return true;
    }
  }
  return false;
}

const printedAmounts = kept(({ source, lineTokens }: Outside) => {
  const amounts: { named: Decimal[]; bare: Decimal[] } = { named: [], bare: [] };
  for (const { tokens } of source.leaves)
    for (const row of rowsOf(tokens)) {
      if (row.some((token) => lineTokens.has(token)) || !row.some(({ text }) => /\d/.test(text))) continue;
      const isNamed = row.some(({ text }) => /\p{L}/u.test(text) && namesSum(text));
      const kind = isNamed ? "named" : row.length <= BARE_ROW ? "bare" : null;
      if (!kind) continue;
      const texts = row.map(({ text }) => text);
      // Blanks between thousands part an amount into words.
      const numbers = new Set([...texts, texts.join(" ")].flatMap((text) => numbersIn(text, source)));
      const parted = texts.flatMap((text, i) => partedNumbers(`${text} ${texts[i + 1]}`));
      amounts[kind].push(...[...numbers, ...parted].map((number) => new Decimal(number)));
    }
  return amounts;
});

/** Whether a word tells of the whole order, in any language. */
const namesSum = remembered((text) => namesSummary(text) || summaryOf(text) !== null);
