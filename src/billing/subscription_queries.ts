import type { Selectable } from "kysely";
import type { Database, Tx } from "../../db/mod.ts";

export type SubscriptionRow = Selectable<Database["subscriptions"]>;

/** What is stored of an organization's subscription; null: it never began one. */
export async function subscriptionOf(tx: Tx, idpOrganizationId: string): Promise<SubscriptionRow | null> {
  const row = await tx
    .selectFrom("subscriptions")
    .selectAll()
    .where("idp_organization_id", "=", idpOrganizationId)
    .executeTakeFirst();
  return row ?? null;
}
