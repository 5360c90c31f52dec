import type { Tx } from "../../../db/mod.ts";
import { probable } from "./customer_score.ts";
import { addressWords } from "./customer_words.ts";
import { lengthOf, placeSimilarity, similarity, type Weigh } from "./similarity.ts";
import { weightOf } from "./weights.ts";

/** A place of a customer's. */
export interface ShipToCandidate {
  erpId: string;
  name: string;
  address: string;
  /** Probability between 0 and 1. */
  score: number;
  reason: string;
}

/** Odds, as logarithms, that a place is meant with which nothing agrees, and what the same address adds; see tests/bench/customers.ts. */
const NOTHING = -8;
const SAME = 18;

/** A customer's places, the likeliest by `text` first where one is given. */
export async function shipTosOf(
  tx: Tx,
  { connectionId, customerErpId, text }: { connectionId: string; customerErpId: string; text?: string },
): Promise<ShipToCandidate[]> {
  const rows = await tx
    .selectFrom("erp_shipping_addresses")
    .select(["erp_id as erpId", "name", "address"])
    .where("connection_id", "=", connectionId)
    .where("customer_erp_id", "=", customerErpId)
    .where("active", "=", true)
    .orderBy("erp_id")
    .execute();
  if (!text) return rows.map((row) => ({ ...row, score: 0, reason: "" }));
  const places = rows.map(({ name, address }) => ({
    name: addressWords(name),
    address: addressWords(address),
    both: addressWords(`${name} ${address}`),
  }));
  const weigh = weightsAmong(places.map(({ both }) => both));
  const asked = addressWords(text);
  const verdicts = probable(
    places.map(({ name, address, both }) => {
      const named = similarity(asked, name, weigh);
      const likeness = Math.max(
        named,
        placeSimilarity(asked, address, weigh),
        placeSimilarity(asked, both, weigh),
      );
      const what = named === likeness ? "name" : "address";
      return {
        odds: NOTHING + SAME * likeness,
        reason: `${likeness > 0.8 ? "same" : "similar"} ${what}`,
      };
    }),
  );
  return rows.map((row, at) => ({ ...row, ...verdicts[at]! })).sort((a, b) => b.score - a.score);
}

/** What all places of a customer have, such as their town, tells little. */
function weightsAmong(places: Set<string>[]): Weigh {
  const counts = new Map<string, number>();
  for (const place of places) for (const word of place) counts.set(word, (counts.get(word) ?? 0) + 1);
  const total = Math.max(2, places.length);
  return (word) =>
    lengthOf(word) * Math.sqrt(weightOf(word, { count: Math.min(total - 1, counts.get(word) ?? 1), total }));
}
