import { customerKey } from "./cross_references.ts";
import type { ReferenceTerms } from "./terms.ts";

export interface NewCrossReference extends Partial<ReferenceTerms> {
  connectionId: string;
  /** Null: for every customer. */
  customerErpId: string | null;
  /** Null or left out: for every address of the customer. */
  shipToErpId?: string | null;
  /** The customer's code, or the description where it has none. */
  customerText: string;
  itemErpId: string;
  createdBy: string;
  orderLineId?: string | null;
  /** Document and line it comes from, in words; that of `orderLineId` is found out. */
  source?: string | null;
}

/** kept: it is used from now on. known: it was kept already. conflict: something else is kept for the words, and a person decides. */
export type Kept = "kept" | "known" | "conflict";

/** Whose words they are. */
export interface Scope {
  connection_id: string;
  customer_erp_id: string | null;
  ship_to_erp_id: string | null;
  customer_key: string;
}

/** What is kept, or waits, for some words. */
export interface Standing extends Scope {
  id: string;
  item_erp_id: string;
  unit: string | null;
  factor: string | null;
  valid_from: string | null;
  valid_to: string | null;
  /** The live one that it contradicts. */
  challenges: string | null;
}

/** By `scopeOf`, the oldest first. */
export type Standings = Map<string, Standing[]>;

/** What becomes of a cross-reference. */
export interface Settled {
  outcome: Kept;
  /** The item of the live one that is contradicted. */
  against: string | null;
  row: Standing;
}

/** Settles rows one after the other, each against what stands and those before it; `standings` has them afterwards. */
export function settle(rows: Standing[], standings: Standings): Settled[] {
  return rows.map((row) => {
    const there = standings.get(scopeOf(row)) ?? [];
    const meant = there.filter((each) => overlaps(each, row));
    if (meant.some((each) => isSame(each, row))) return { outcome: "known", against: null, row };
    const live = meant.find(({ challenges }) => challenges === null);
    row.challenges = live?.id ?? null;
    standings.set(scopeOf(row), [...there, row]);
    return { outcome: live ? "conflict" : "kept", against: live?.item_erp_id ?? null, row };
  });
}

/** As it would stand. */
export function standingOf(reference: NewCrossReference): Standing {
  return {
    id: crypto.randomUUID(),
    connection_id: reference.connectionId,
    customer_erp_id: reference.customerErpId,
    ship_to_erp_id: reference.shipToErpId ?? null,
    customer_key: customerKey(reference.customerText),
    item_erp_id: reference.itemErpId,
    unit: reference.unit ?? null,
    factor: reference.factor ?? null,
    valid_from: reference.validFrom ?? null,
    valid_to: reference.validTo ?? null,
    challenges: null,
  };
}

/** One text for each customer, address and words. */
export function scopeOf({ customer_erp_id, ship_to_erp_id, customer_key }: Scope): string {
  return JSON.stringify([customer_key, customer_erp_id, ship_to_erp_id]);
}

function overlaps(one: Standing, other: Standing) {
  const begins = ({ valid_from }: Standing, { valid_to }: Standing) =>
    valid_from === null || valid_to === null || valid_from <= valid_to;
  return begins(one, other) && begins(other, one);
}

function isSame(kept: Standing, row: Standing) {
  return (
    kept.item_erp_id === row.item_erp_id &&
    kept.unit === row.unit &&
    Number(kept.factor) === Number(row.factor) &&
    kept.valid_from === row.valid_from &&
    kept.valid_to === row.valid_to
  );
}
