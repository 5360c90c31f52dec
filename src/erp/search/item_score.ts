import type { Candidate } from "../../../db/mod.ts";
import { type Agreement, type AskedWords, agreementOf, askedWords } from "./agreement.ts";
import { type Curve, calibrated } from "./calibration.ts";
import { isMistakable, nearnessOf } from "./code_slips.ts";
import { type AskedCode, type CodeHit, codeHit } from "./codes.ts";
import { greatest } from "./heaviest.ts";
import { type Bought, boughtReason } from "./history.ts";
import type { ItemQuery } from "./item_words.ts";
import { reasonOf } from "./reason.ts";
import type { ItemRow } from "./remembered.ts";
import type { Shortlist } from "./shortlist.ts";
import type { Said } from "./words.ts";

/** A question with its words and codes. */
export interface AskedItem extends ItemQuery, Said {
  codes: AskedCode[];
}

/** A question beside the items of its shortlist, whoever asks. */
export interface Compared {
  query: AskedItem;
  words: AskedWords;
  items: Scored[];
}

interface Scored {
  row: ItemRow;
  code: CodeHit | null;
  /** How likely the question's code is its own with one character's slip, beside the others: 0 it isn't, 1 a character is missing. */
  nearness: number;
  agreement: Agreement;
  bought: Bought | null;
  /** Between 0 and 1, of words; not a probability. */
  closeness: number;
}

const CONFLICT = 0.75;
const MISSING = 0.9;
/** Whoever is this near to the closest may be meant as well. */
const RIVAL = 0.97;
/** Of two alike, the one that the customer ordered before is meant; it never outweighs a size that differs. */
const BOUGHT = 1.06;
/** Of a code; surer would leave the others nothing. */
const MOST_SURE = 0.999;
/** The surer code comes first, whatever the words say. */
const CODED = 1_000;
/** An item whose code is one character from the question's comes before others that are little closer … */
const NEARLY_CODED = 0.3;
/** … and isn't chosen for that. */
const SLIPPED = 0.45;
/** A description that agrees less than this speaks against a code. */
const DISAGREES = 0.15;

/** How the words and codes of a question agree with those of its shortlist's items. */
export function comparedItems(
  query: AskedItem,
  { list, rows }: { list: Shortlist; rows: ItemRow[] },
): Compared {
  const words = askedWords(query, list.words);
  const asked = { words, codes: query.codes, slips: query.codes.filter(isMistakable) };
  const items = rows
    .map((row) => compared(row, asked))
    .filter(({ code, nearness, agreement }) => code || nearness || agreement.brings);
  return { query, words, items: withoutParts(items) };
}

/** Compared items as candidates, best first, each with its probability: with that of none of them they are one. */
export function scoreItems(
  { query, words, items }: Compared,
  { curve, bought, limit }: { curve: Curve; bought: Map<string, Bought>; limit: number },
): Candidate[] {
  const known = bought.size ? items.map((each) => withHistory(each, bought)) : items;
  const scored = ordered(known, query, Math.max(limit, 2));
  const [first] = scored;
  if (!first) return [];
  const most = mostOf(scored);
  const general = first.code ? codeScore(query, scored) : Math.min(most, wordScore(scored));
  const byWords = first.code ? general : Math.min(calibrated(general, curve), most);
  const best = withSlips(byWords, query, scored);
  const shares = sharesOf(scored);
  const others: Candidate[] = [];
  for (let at = 1; at < Math.min(limit, scored.length); at++)
    others.push(candidate(scored[at]!, words, Math.min(best, (1 - best) * shares[at]!)));
  others.sort((a, b) => b.score - a.score);
  const moved = rounded(best) !== rounded(general);
  return [{ ...candidate(first, words, best), ...(moved && { uncalibrated: rounded(general) }) }, ...others];
}

/** The `most` that come first in their order, and the others behind them as they came. */
function ordered(scored: Scored[], query: ItemQuery, most: number): Scored[] {
  const ranks = scored.map((each) => CODED * (each.code?.score ?? 0) + placeOf(each, query));
  const places = greatest(ranks, most);
  const others = places.length < scored.length ? scored.filter((_, at) => !places.includes(at)) : [];
  return [...places.map((at) => scored[at]!), ...others];
}

/** What the order among candidates without a code goes by. */
function placeOf({ closeness, nearness, agreement }: Scored, { description }: ItemQuery): number {
  if (!nearness) return closeness;
  if (!description) return 2 + nearness;
  return agreement.asked < DISAGREES ? closeness : closeness + NEARLY_CODED;
}

/** The probability of the first by words, or by a code that is nearly its own: all that are as near share it, and no code alone chooses another. */
function withSlips(byWords: number, { description }: ItemQuery, scored: Scored[]): number {
  const [{ code, nearness, agreement }] = scored as [Scored];
  if (code || !scored.some((each) => each.nearness)) return byWords;
  const most = description ? 1 : SLIPPED;
  const disagrees = description && agreement.asked < DISAGREES;
  const bySlip = nearness
    ? (SLIPPED * nearness) / scored.reduce((sum, each) => sum + each.nearness, 0) / (disagrees ? 2 : 1)
    : 0;
  return Math.min(most, Math.max(byWords, bySlip));
}

/** What each has of what the first leaves over, in whose place stands that it is none of them. */
function sharesOf(scored: Scored[]): number[] {
  const closest = scored.reduce((most, { closeness }) => Math.max(most, closeness), 0);
  const nearest = scored.reduce((most, { nearness }) => Math.max(most, nearness), 0);
  const odds = scored.map((each, at) => {
    const known = each.code?.score ?? (SLIPPED * each.nearness) / (nearest || 1);
    if (!at) return 1;
    return known ? oddsOf(known) : otherOdds(each, closest);
  });
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function oddsOf(score: number): number {
  return score / (1 - Math.min(score, MOST_SURE));
}

/** That an item is meant, and not none of the others, when the first isn't; fitted as `wordScore`. */
function otherOdds({ closeness, agreement }: Scored, closest: number): number {
  const conflict = agreement.conflicts ? 1 : 0;
  const behind = Math.log(closeness / (closest || 1) + 0.001);
  return Math.exp(-1.6 + 0.4 * behind + 2 * Math.min(1, closeness) ** 2 - 2.6 * conflict);
}

/** A code that is an item's beside one that is a character from it, and whose description this is. */
function isSpokenFor({ description }: ItemQuery, [first, ...others]: Scored[]): boolean {
  if (!description) return false;
  const { asked, conflicts } = first!.agreement;
  return others.some(
    ({ nearness, agreement }) => nearness && agreement.asked > asked && agreement.conflicts < conflicts,
  );
}

/** Of several that are alike each may be meant. */
function mostOf(scored: Scored[]): number {
  const rivals = scored.filter(({ closeness }) => closeness > scored[0]!.closeness * RIVAL).length;
  return rivals > 1 ? 0.9 / rivals : 1;
}

function compared(
  row: ItemRow,
  { words, codes, slips }: { words: AskedWords; codes: AskedCode[]; slips: AskedCode[] },
): Scored {
  const agreement = agreementOf(words, row);
  const { asked, given, lacked, conflicts } = agreement;
  const missing = Math.max(0, lacked - conflicts);
  const code = codeHit(codes, row, row.keys);
  return {
    row,
    code,
    nearness: code ? 0 : nearnessOf(slips, row.sku, row.keys),
    agreement,
    bought: null,
    closeness: asked * given ** 0.3 * CONFLICT ** conflicts * MISSING ** missing,
  };
}

function withHistory(each: Scored, history: Map<string, Bought>): Scored {
  const bought = history.get(each.row.erp_id);
  return bought ? { ...each, bought, closeness: each.closeness * BOUGHT } : each;
}

/**
 * A code inside a description is part of a longer one where another item has more of the description: "6204" of "6204 2RS". One within
 * the question's is, where another item's is but a character from the whole: "6204" of "6204-RS".
 */
function withoutParts(scored: Scored[]): Scored[] {
  if (!scored.some(({ code }) => code?.mayBePart || code?.isWithin)) return scored;
  const most = Math.max(...scored.map(({ agreement }) => agreement.asked));
  const isNear = scored.some(({ nearness }) => nearness);
  const isPart = ({ code, agreement }: Scored) =>
    code?.mayBePart ? agreement.asked < most - 0.02 : isNear && code?.isWithin === true;
  return scored.map((each) => (isPart(each) ? { ...each, code: null } : each));
}

/** The probability that the closest item by words is meant, with any organization; the figures were fitted, see tests/bench/matching.ts. */
function wordScore([first, second]: Scored[]): number {
  const { closeness, agreement } = first!;
  const margin = Math.max(0, 1 - (second?.closeness ?? 0) / (closeness || 1));
  const odds =
    -3.5 +
    3.6 * Math.min(1, closeness) ** 2 +
    3 * Math.min(1, margin * 5) -
    0.8 * (agreement.lacked ? 1 : 0) -
    2.1 * (agreement.conflicts ? 1 : 0);
  return 1 / (1 + Math.exp(-odds));
}

function codeScore(query: ItemQuery, scored: Scored[]): number {
  if (isSpokenFor(query, scored)) return SLIPPED;
  const [first, second] = scored as [Scored, Scored | undefined];
  const { score, from } = first.code!;
  if (second?.code && second.code.score === score) return first.bought && !second.bought ? 0.85 : 0.6;
  if (!query.description || first.agreement.asked >= DISAGREES) return score;
  return Math.min(score, from === "supplier" ? 0.85 : 0.55);
}

function candidate(
  { row, code, nearness, agreement, bought }: Scored,
  words: AskedWords,
  score: number,
): Candidate {
  const spoken = code?.reason ?? reasonOf(words, row, agreement);
  const reason = nearness ? `code differs by one character; ${spoken}` : spoken;
  return {
    itemId: row.erp_id,
    sku: row.sku,
    description: row.description,
    score: rounded(score),
    source: code || nearness ? "code" : "fuzzy",
    reason: bought ? `${reason}; ${boughtReason(bought)}` : reason,
  };
}

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
