import { sql } from "kysely";
import type { Db, Tx } from "../../db/mod.ts";
import { BUILT_IN, type Pricing } from "./pricing.ts";

/** Pricing as it was last read; `readAt` null: never, and it is the built-in one. */
export interface KeptPricing extends Pricing {
  readAt: Date | null;
  /** Read so long ago that it is read again. */
  stale: boolean;
}

const FRESH_SECONDS = 300;

/** Everybody's pricing, without asking the payment processor. */
export async function keptPricing(db: Db | Tx): Promise<KeptPricing> {
  const row = await db
    .selectFrom("billing_pricing")
    .select([
      "pricing",
      "read_at",
      sql<boolean>`read_at < now() - make_interval(secs => ${FRESH_SECONDS})`.as("stale"),
    ])
    .executeTakeFirst();
  if (!row) return { ...BUILT_IN, readAt: null, stale: true };
  return { ...(row.pricing as Pricing), readAt: row.read_at, stale: row.stale };
}

/** Keeps what was read; null: the built-in one holds. */
export async function keepPricing(db: Db | Tx, pricing: Pricing | null): Promise<void> {
  if (!pricing) return void (await db.deleteFrom("billing_pricing").execute());
  const row = { pricing, read_at: sql<Date>`now()` };
  await db
    .insertInto("billing_pricing")
    .values(row)
    .onConflict((conflict) => conflict.column("single").doUpdateSet(row))
    .execute();
}
