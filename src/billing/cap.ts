import { Decimal } from "decimal.js";
import type { Tx } from "../../db/mod.ts";
import type { Member } from "../accounts/mod.ts";
import { Invalid } from "../errors.ts";

const MOST_CENTS = 1_000_000_00;

/** Cents a month from which people are warned; nothing is ever stopped by it. Null: none is set. */
export async function capOf(tx: Tx): Promise<number | null> {
  const row = await tx.selectFrom("usage_caps").select("cents").executeTakeFirst();
  return row?.cents ?? null;
}

/** Sets the cap from what a person typed, in dollars; nothing takes it away. Throws `Invalid`. */
export async function setCap(tx: Tx, { idpOrganizationId, userId }: Member, typed: string): Promise<void> {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  if (!text) {
    await tx.deleteFrom("usage_caps").where("idp_organization_id", "=", idpOrganizationId).execute();
    return;
  }
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text))
    throw new Invalid(`Cannot set the cap: "${typed}" is no amount of dollars`);
  const cents = new Decimal(text).times(100).toNumber();
  if (cents < 1 || cents > MOST_CENTS)
    throw new Invalid("Cannot set the cap: it is between $0.01 and $1,000,000");
  const row = { cents, set_by: userId, set_at: new Date() };
  await tx
    .insertInto("usage_caps")
    .values({ idp_organization_id: idpOrganizationId, ...row })
    .onConflict((conflict) => conflict.column("idp_organization_id").doUpdateSet(row))
    .execute();
}
