import { Decimal } from "decimal.js";
import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { Invalid } from "../../errors.ts";
import { matchWaiting } from "../setup/save.ts";

const OWN = sql<string>`current_setting('app.organization')`;

/** What a price may be off the ERP's, as the organization says: a share such as "0.05". */
export async function priceTolerance(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom("organizations")
    .select("price_tolerance")
    .where("id", "=", OWN)
    .executeTakeFirst();
  return row?.price_tolerance ?? "0.05";
}

/** Sets the share, and has what waits for review compared by it. Throws `Invalid` for what is no share between 0 and 1. */
export async function setPriceTolerance(
  tx: Tx,
  { share, idpOrganizationId }: { share: string; idpOrganizationId: string },
) {
  if (!/^\d(\.\d{1,6})?$/.test(share) || new Decimal(share).gt(1))
    throw new Invalid(`Cannot set the tolerance: "${share}" is no share between 0 and 1`);
  await tx
    .updateTable("organizations")
    .set({ price_tolerance: new Decimal(share).toFixed() })
    .where("id", "=", OWN)
    .execute();
  await matchWaiting(tx, idpOrganizationId);
}
