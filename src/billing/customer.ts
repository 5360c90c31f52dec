import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";

/** The organization's customer at the payment processor; null: there is none yet. */
export async function customerIdOf(
  { db }: Pick<App, "db">,
  idpOrganizationId: string,
): Promise<string | null> {
  const row = await tenant(db, idpOrganizationId, (tx) =>
    tx
      .selectFrom("subscriptions")
      .select("stripe_customer_id")
      .where("idp_organization_id", "=", idpOrganizationId)
      .executeTakeFirst(),
  );
  return row?.stripe_customer_id ?? null;
}

/** The organization's customer, made where there is none: one, also when several ask at once. */
export async function ensureCustomer(app: App, stripe: Stripe, idpOrganizationId: string): Promise<string> {
  const kept = await customerIdOf(app, idpOrganizationId);
  if (kept) return kept;
  const { name } = await app.db
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", idpOrganizationId)
    .executeTakeFirstOrThrow();
  const params = { name, metadata: { idp_organization_id: idpOrganizationId } };
  const made = await stripe.customers.create(params, { idempotencyKey: keyOf("customer", params) });
  return tenant(app.db, idpOrganizationId, async (tx) => {
    const row = await tx
      .insertInto("subscriptions")
      .values({ idp_organization_id: idpOrganizationId, stripe_customer_id: made.id })
      .onConflict((conflict) =>
        conflict.column("idp_organization_id").doUpdateSet((eb) => ({
          stripe_customer_id: eb.fn.coalesce("subscriptions.stripe_customer_id", eb.val(made.id)),
        })),
      )
      .returning("stripe_customer_id")
      .executeTakeFirstOrThrow();
    return row.stripe_customer_id!;
  });
}

/** A key that makes the same request happen once; another one for other parameters, which Stripe would refuse under the same. */
export function keyOf(what: string, params: object): string {
  return `${what} ${createHash("sha256").update(JSON.stringify(params)).digest("hex")}`;
}
