import type { Candidate } from "../../../db/mod.ts";
import { type Agreement, type AskedWords, agreementOf, askedWords } from "./agreement.ts";
import { type AskedCode, type CodeHit, codeHit } from "./codes.ts";
import { type Bought, boughtReason } from "./history.ts";
import type { ItemQuery, SearchedItem } from "./item_words.ts";
import { reasonOf } from "./reason.ts";
import type { Remembered } from "./remembered.ts";
import type { Shortlist } from "./shortlist.ts";

export interface ItemRow extends SearchedItem, Remembered {
  erp_id: string;
  word_weight: number;
}

/** A question with its words and codes. */
export interface AskedItem extends ItemQuery {
  words: Set<string>;
  codes: AskedCode[];
  /** What its customer ordered before, by the item's id. */
  bought: Map<string, Bought>;
}

interface Scored {
  row: ItemRow;
  code: CodeHit | null;
  agreement: Agreement;
  bought: Bought | null;
  /** Between 0 and 1, for the order among candidates; not a probability. */
  closeness: number;
}

const CONFLICT = 0.75;
const MISSING = 0.9;
/** Whoever is this near to the closest may be meant as well. */
const RIVAL = 0.97;
/** Of two alike, the one that the customer ordered before is meant; it never outweighs a size that differs. */
const BOUGHT = 1.06;
/** A description that agrees less than this speaks against a code. */
const DISAGREES = 0.15;

/** The shortlist's items as candidates, best first, each with its probability. */
export function scoreItems(
  query: AskedItem,
  { list, rows, limit }: { list: Shortlist; rows: ItemRow[]; limit: number },
): Candidate[] {
  const words = askedWords(query.words, list);
  const scored = withoutParts(rows.map((row) => scoredItem(query, { words, row })));
  scored.sort((a, b) => (b.code?.score ?? 0) - (a.code?.score ?? 0) || b.closeness - a.closeness);
  const [first, second] = scored;
  if (!first) return [];
  const margin = 1 - (second?.closeness ?? 0) / (first.closeness || 1);
  const rivals = scored.filter(({ closeness }) => closeness > first.closeness * RIVAL).length;
  const most = rivals > 1 ? 0.9 / rivals : 1;
  const best = first.code ? codeScore(query, { first, second }) : Math.min(most, wordScore(first, margin));
  return scored.slice(0, limit).map((each, at) => {
    const score = at ? Math.min(each.code?.score ?? wordScore(each, 0), best, 1 - best) : best;
    return candidate(each, score);
  });
}

function scoredItem(query: AskedItem, { words, row }: { words: AskedWords; row: ItemRow }): Scored {
  const { described, found, telling, word_weight: weight } = row;
  const agreement = agreementOf(words, { described, found, telling, weight });
  const { asked, given, lacked, added } = agreement;
  const conflicts = Math.min(lacked.length, added.length);
  const bought = query.bought.get(row.erp_id) ?? null;
  const alike = asked * given ** 0.3 * CONFLICT ** conflicts * MISSING ** (lacked.length - conflicts);
  const closeness = bought ? alike * BOUGHT : alike;
  return { row, code: codeHit(query.codes, row, row.keys), agreement, bought, closeness };
}

/** A code inside a description is part of a longer one where another item has more of the description: "6204" of "6204 2RS". */
function withoutParts(scored: Scored[]): Scored[] {
  const most = Math.max(...scored.map(({ agreement }) => agreement.asked));
  return scored.map((each) =>
    each.code?.mayBePart && each.agreement.asked < most - 0.02 ? { ...each, code: null } : each,
  );
}

/** The probability that the closest item by words is meant; the figures were fitted, see tests/bench/matching.ts. */
function wordScore({ closeness, agreement }: Scored, margin: number): number {
  const { lacked, added } = agreement;
  const conflict = lacked.length && added.length ? 1 : 0;
  const odds =
    -3.5 +
    3.6 * Math.min(1, closeness) ** 2 +
    3 * Math.min(1, margin * 5) -
    0.8 * (lacked.length ? 1 : 0) -
    2.1 * conflict;
  return 1 / (1 + Math.exp(-odds));
}

function codeScore(
  query: ItemQuery,
  { first, second }: { first: Scored; second: Scored | undefined },
): number {
  const { score, from } = first.code!;
  if (second?.code && second.code.score === score) return first.bought && !second.bought ? 0.85 : 0.6;
  if (!query.description || first.agreement.asked >= DISAGREES) return score;
  return Math.min(score, from === "supplier" ? 0.85 : 0.55);
}

function candidate({ row, code, agreement, bought }: Scored, score: number): Candidate {
  const reason = code?.reason ?? reasonOf(agreement, row.described);
  return {
    itemId: row.erp_id,
    sku: row.sku,
    description: row.description,
    score: Math.round(score * 1000) / 1000,
    source: code ? "code" : "fuzzy",
    reason: bought ? `${reason}; ${boughtReason(bought)}` : reason,
  };
}
