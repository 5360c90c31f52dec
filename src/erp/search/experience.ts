import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { type Curve, fitted, type Outcome } from "./calibration.ts";

/** Older orders were matched against another catalogue. */
const LATEST_ORDERS = 500;
const LATEST_LINES = 5_000;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 1_000;

const kept = new Map<string, { curve: Curve; until: number }>();

/** How sure matches by words are for the organization of a connection, by what its people took and overrode; read every ten minutes. */
export async function curveOf(tx: Tx, connectionId: string): Promise<Curve> {
  const known = kept.get(connectionId);
  if (known && known.until > Date.now()) return known.curve;
  const curve = fitted(await outcomesOf(tx));
  kept.delete(connectionId);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(connectionId, { curve, until: Date.now() + KEPT_MS });
  return curve;
}

/** Of the latest orders that were submitted: whether the best match by words is what a person left or chose. */
async function outcomesOf(tx: Tx): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select coalesce(best ->> 'uncalibrated', best ->> 'score')::float8 as score,
      best ->> 'itemId' = item_erp_id as right
    from (
      select id from extracted_orders
      where idp_organization_id = current_setting('app.organization') and status = 'submitted'
      order by created_at desc limit ${sql.lit(LATEST_ORDERS)}) as latest
    join order_lines on order_id = latest.id, lateral (select candidates -> 0 as best) as first
    where best ->> 'source' = 'fuzzy' and item_erp_id is not null
    limit ${sql.lit(LATEST_LINES)}`.execute(tx);
  return rows;
}
