import type { Candidate } from "../../../db/mod.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { type CodeHit, codeHit } from "./codes.ts";
import { type ItemQuery, itemWords, type SearchedItem } from "./item_words.ts";
import { reasonOf } from "./reason.ts";
import type { Shortlist } from "./shortlist.ts";

export interface ItemRow extends SearchedItem {
  erp_id: string;
  word_weight: number;
}

interface Scored {
  row: ItemRow;
  code: CodeHit | null;
  agreement: Agreement;
  /** Between 0 and 1, for the order among candidates; not a probability. */
  closeness: number;
}

const CONFLICT = 0.75;
/** A description that agrees less than this speaks against a code. */
const DISAGREES = 0.15;

/** The shortlist's items as candidates, best first, each with its probability. */
export function scoreItems(
  query: ItemQuery & { words: Set<string> },
  { list, rows }: { list: Shortlist; rows: ItemRow[] },
): Candidate[] {
  const scored = rows.map((row) => scoredItem(query, { list, row }));
  scored.sort((a, b) => (b.code?.score ?? 0) - (a.code?.score ?? 0) || b.closeness - a.closeness);
  const [first, second] = scored;
  if (!first) return [];
  const margin = 1 - (second?.closeness ?? 0) / (first.closeness || 1);
  const best = first.code ? codeScore(query, { first, second }) : wordScore(first, margin);
  return scored.map((each, at) => {
    const score = at ? Math.min(each.code?.score ?? wordScore(each, 0), best, 1 - best) : best;
    return candidate(each, score);
  });
}

function scoredItem(
  query: ItemQuery & { words: Set<string> },
  { list, row }: { list: Shortlist; row: ItemRow },
): Scored {
  const { described, found } = itemWords(row);
  const agreement = agreementOf(
    { ...list, words: query.words },
    { described, found, weight: row.word_weight },
  );
  const conflicts = Math.min(agreement.askedSizes.length, agreement.givenSizes.length);
  const closeness = agreement.asked * agreement.given ** 0.3 * CONFLICT ** conflicts;
  return { row, code: codeHit(query, row), agreement, closeness };
}

/** The probability that the closest item by words is meant; the figures were fitted, see tests/bench/matching.ts. */
function wordScore({ closeness, agreement }: Scored, margin: number): number {
  const { askedSizes, givenSizes } = agreement;
  const conflict = askedSizes.length && givenSizes.length ? 1 : 0;
  const odds =
    -3.5 +
    3.6 * closeness ** 2 +
    3 * Math.min(1, margin * 5) -
    0.8 * (askedSizes.length ? 1 : 0) -
    2.1 * conflict;
  return 1 / (1 + Math.exp(-odds));
}

function codeScore(
  query: ItemQuery,
  { first, second }: { first: Scored; second: Scored | undefined },
): number {
  const { score, from } = first.code!;
  if (second?.code && second.code.score === score) return 0.6;
  if (!query.description || first.agreement.asked >= DISAGREES) return score;
  return Math.min(score, from === "supplier" ? 0.85 : 0.55);
}

function candidate({ row, code, agreement }: Scored, score: number): Candidate {
  return {
    itemId: row.erp_id,
    sku: row.sku,
    description: row.description,
    score: Math.round(score * 1000) / 1000,
    source: code ? "code" : "fuzzy",
    reason: code?.reason ?? reasonOf(agreement, itemWords(row).described),
  };
}
