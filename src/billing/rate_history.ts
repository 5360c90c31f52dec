import type { Selectable } from "kysely";
import type { Database, Tx } from "../../db/mod.ts";

/** One change of an organization's rates; dollars, null: everybody's. */
export interface RateChange {
  id: string;
  from: OwnRates;
  to: OwnRates;
  reason: string;
  setBy: string;
  setAt: Date;
}

export interface OwnRates {
  perLineItemRate: string | null;
  minimumPerOrder: string | null;
}

export const NO_OWN_RATES: OwnRates = { perLineItemRate: null, minimumPerOrder: null };

/** How an organization's rates have changed, newest first. */
export async function rateHistory(tx: Tx, idpOrganizationId: string): Promise<RateChange[]> {
  const rows = await tx
    .selectFrom("billing_rates")
    .selectAll()
    .where("idp_organization_id", "=", idpOrganizationId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row, at) => ({
    id: row.id,
    from: rows[at + 1] ? ratesIn(rows[at + 1]!) : NO_OWN_RATES,
    to: ratesIn(row),
    reason: row.reason,
    setBy: row.set_by_email,
    setAt: row.created_at,
  }));
}

/** Every organization with the rates of its own, by name. */
export async function organizationsWithRates(tx: Tx) {
  const rows = await tx
    .selectFrom("organizations as organization")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("billing_rates")
          .select(["per_line_item_rate", "minimum_per_order"])
          .whereRef("idp_organization_id", "=", "organization.id")
          .orderBy("created_at", "desc")
          .limit(1)
          .as("own"),
      (join) => join.onTrue(),
    )
    .leftJoin("subscriptions", "subscriptions.idp_organization_id", "organization.id")
    .select(["organization.id", "name", "status", "own.per_line_item_rate", "own.minimum_per_order"])
    .orderBy("name")
    .orderBy("organization.id")
    .execute();
  return rows.map(({ id, name, status, ...own }) => ({ id, name, status, own: ratesIn(own) }));
}

type Row = Pick<
  { [C in keyof Selectable<Database["billing_rates"]>]: Selectable<Database["billing_rates"]>[C] | null },
  "per_line_item_rate" | "minimum_per_order"
>;

function ratesIn(row: Row): OwnRates {
  return { perLineItemRate: row.per_line_item_rate, minimumPerOrder: row.minimum_per_order };
}
