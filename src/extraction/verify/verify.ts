import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Draft, Gap } from "../../orders/mod.ts";
import type { Reading } from "../../reading/mod.ts";
import { claimedTokens, numberGaps, type UnreadRow, unreadRows } from "./accounting.ts";
import { countlessRows } from "./countless.ts";
import { countsOf, sentenceOf } from "./counts.ts";
import { discountsOf } from "./discounts.ts";
import { gapsOf, startOf } from "./gaps.ts";
import { ground } from "./ground.ts";
import { halvesIn } from "./halves.ts";
import { misplacedIn } from "./misplaced.ts";
import { oddLines } from "./odd_lines.ts";
import { otherFigures } from "./other_figures.ts";
import { overlookedRows } from "./overlooked.ts";
import { penned } from "./penned.ts";
import { mistakenIn } from "./products.ts";
import { numbersIn } from "./says.ts";
import { type Source, sourceOf } from "./source.ts";
import { struckOut } from "./struck.ts";
import { exceeding, type Sums, sumsOf } from "./sums.ts";
import { taxOf } from "./tax.ts";
import { unreadPrices } from "./unread_prices.ts";

/** Findings that are made anew each time an order is verified. */
const ANEW = new Set([
  "doubled_lines",
  "split_line",
  "columns_mistaken",
  "price_before_discount",
  "odd_line",
  "other_figure",
  "unread_prices",
  "over_total",
  "penned",
  "struck",
]);

/**
 * Checks what an engine made of a file against the file itself: every value stands where it is said to, and no line is
 * missing. What can't be pointed to is taken out and flagged. Knows nothing of how the engine works.
 */
export function verify(reading: Reading, drafts: Draft[]): Draft[] {
  const source = sourceOf(reading);
  const grounded = drafts.map((draft) => ground(source, draft));
  const overlooked = overlookedRows(source, grounded);
  const lineTokens = claimedTokens(source, grounded);
  const plain = unreadRows(source, grounded, lineTokens).filter(
    ({ tokens }) => !overlooked.some((row) => row.tokens === tokens),
  );
  const known = new Set([...overlooked, ...plain].map(({ leaf, top }) => `${leaf} ${top}`));
  const countless = countlessRows(source, grounded, lineTokens).filter(
    ({ leaf, top }) => !known.has(`${leaf} ${top}`),
  );
  const rows = [...overlooked, ...plain, ...countless];
  const unread = assigned(source, grounded, rows);
  for (const { tokens } of rows) for (const token of tokens) lineTokens.add(token);
  const outside = { source, lineTokens };
  return grounded.map((draft, index) =>
    accounted(draft, {
      source,
      unread: unread[index] ?? [],
      sums: sumsOf(draft, outside),
      others: grounded.filter((other) => other !== draft),
    }),
  );
}

function accounted(
  draft: Draft,
  { source, unread, sums, others }: { source: Source; unread: UnreadRow[]; sums: Sums; others: Draft[] },
): Draft {
  const numbers = numberGaps(draft, others);
  const found = draft.lines.length;
  const missing = numbers?.missing ?? [];
  const gaps = gapsOf(source, draft, { unread, missing });
  const counts = countsOf(draft, { missing: numbers && missing, unread: unread.length, sums });
  const lost = Math.max(unread.length, missing.length);
  const tax = taxOf(source, draft) ?? undefined;
  const { shares: discounts, finding: discounted } = discountsOf(source, draft, tax);
  const doubts = [
    doubledIn(numbers?.doubled ?? []),
    halvesIn(draft),
    ...oddLines(source, draft),
    ...unreadPrices(source, draft),
    ...penned(source, draft),
    ...struckOut(source, draft),
    discounted,
    mistakenIn(source, draft, { tax, discounts }),
    ...misplacedIn(draft),
    ...otherFigures(source, draft, { tax, discounts }),
    exceeding(draft, sums),
  ].filter((finding) => finding !== null);
  return {
    ...draft,
    findings: [...findingsKept(source, draft, { unread, missing, sums, gaps }), ...doubts],
    proof: {
      ...draft.proof,
      expected: lost ? found + lost : (draft.proof.expected ?? (numbers ? found : null)),
      found,
      printedTotal: draft.proof.printedTotal ?? sums.total,
      sum: sums.sum,
      net: draft.proof.net ?? sums.net,
      ...(tax && { tax }),
      ...(discounts.length > 0 && { discounts }),
      counts,
      gaps: gaps.slice(0, 50),
      sentence: sentenceOf(found, counts, gaps),
      lineNumbers: numbers && { missing, doubled: numbers.doubled },
      unreadRows: unread.map(({ leaf, text }) => ({
        place: source.leaves[leaf]!.name,
        text: text.slice(0, 200),
      })),
    },
  };
}

/** What was found before and isn't judged anew, and what is missing, with its first place. */
function findingsKept(source: Source, draft: Draft, clues: Clues & { gaps: Gap[] }): Finding[] {
  const { unread, sums } = clues;
  const place = placeIn(clues.gaps);
  const kept = draft.findings.filter(({ code }) => !ANEW.has(code));
  if (kept.some(({ code }) => code === "missing_lines"))
    return kept.map((finding) =>
      finding.code === "missing_lines" && !finding.evidence ? { ...finding, ...place } : finding,
    );
  const message = lossOf(source, draft, clues);
  // Where the lines add up to a printed amount, alone or with printed charges, nothing that costs money is missing: a look is enough, unless a line took another one in.
  const adds = sums.net !== null || draft.proof.account?.unexplained === null;
  const isSure = !adds || unread.some(({ coded }) => coded) || lackUnread(source, clues);
  const level = isSure ? "error" : "warning";
  return message ? [...kept, { code: "missing_lines", level, message, ...place }] : kept;
}

/** Whether one amount of each unread row is what the lines lack to the total. */
function lackUnread(source: Source, { unread, sums: { total, net } }: Clues): boolean {
  if (total === null || net === null || unread.length === 0 || unread.length > MOST_UNREAD) return false;
  const lacking = new Decimal(total).minus(net);
  const amounts = unread.map(({ tokens }) => tokens.flatMap(({ text }) => numbersIn(text, source)));
  const sums = amounts.reduce<Decimal[]>(
    (all, some) => all.flatMap((sum) => some.map((amount) => sum.plus(amount))),
    [new Decimal(0)],
  );
  return lacking.gt(0) && sums.some((sum) => sum.eq(lacking));
}

/** Unread rows whose amounts are added up: of more their number tells enough. */
const MOST_UNREAD = 3;

function placeIn([gap]: Gap[]): Pick<Finding, "evidence"> {
  return gap?.evidence ? { evidence: gap.evidence } : {};
}

interface Clues {
  unread: UnreadRow[];
  /** Printed line numbers. */
  missing: string[];
  sums: Sums;
}

/** The sentence about missing lines, by the strongest clue; null when nothing is missing. */
function lossOf(source: Source, draft: Draft, { unread, missing, sums }: Clues): string | null {
  const [first] = unread;
  if (first) {
    const count = unread.length === 1 ? "1 row looks" : `${unread.length} rows look`;
    const more = unread.length > 1 ? ", first" : ":";
    const place = source.leaves[first.leaf]!.name;
    return `${count} like a line of the order and was not read${more} "${first.text.slice(0, 80)}" on ${place}`;
  }
  if (missing.length) {
    const [one] = missing;
    return missing.length === 1
      ? `Line number ${one} is missing between the others`
      : `Line numbers ${missing.slice(0, 10).join(", ")} are missing between the others`;
  }
  const count = Number(draft.proof.printedCount ?? 0);
  if (count > draft.lines.length)
    return `The document counts ${count} lines, ${draft.lines.length} were read`;
  const { unexplained } = sums;
  if (unexplained === null || unexplained.startsWith("-")) return null;
  const { total } = draft.header;
  return `The lines add up to ${unexplained} less than the total ${total?.value}, and no printed amount explains that; a line may be missing`;
}

function doubledIn(numbers: string[]): Finding | null {
  if (!numbers.length) return null;
  const list = numbers.slice(0, 10).join(", ");
  return { code: "doubled_lines", level: "warning", message: `Line number ${list} stands more than once` };
}

/** An unread row belongs to the order whose lines stand last before it. */
function assigned(source: Source, drafts: Draft[], rows: UnreadRow[]): UnreadRow[][] {
  const starts = drafts.map(({ lines }) => lines.map((line) => startOf(source, line)).find(Boolean));
  const ofDraft: UnreadRow[][] = drafts.map(() => []);
  for (const row of rows) {
    const before = starts.findLastIndex(
      (start) => start && (start.leaf < row.leaf || (start.leaf === row.leaf && start.top <= row.top)),
    );
    ofDraft[Math.max(0, before)]?.push(row);
  }
  return ofDraft;
}
