import type { Tx } from "../../db/mod.ts";
import type { Caller } from "../accounts/mod.ts";
import { Invalid, NotFound } from "../errors.ts";
import { decimalIn } from "./pricing.ts";

/** Rates as they are asked for; dollars. */
export interface NewRates {
  idpOrganizationId: string;
  /** Null: everybody's. */
  perLineItemRate: string | null;
  /** Null: everybody's. */
  minimumPerOrder: string | null;
  /** Kept in the history. */
  reason: string;
}

const LONGEST_REASON = 500;

/** Sets what an organization pays from now on; what was charged stays. Throws `NotFound`, `Invalid`. Across organizations: within `everywhere()`. */
export async function setRates(tx: Tx, { userId, email }: Caller, rates: NewRates) {
  const { idpOrganizationId, reason } = rates;
  const known = await tx
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", idpOrganizationId)
    .executeTakeFirst();
  if (!known) throw new NotFound(`There is no organization "${idpOrganizationId}"`);
  if (!reason.trim()) throw new Invalid("Cannot set the rates: the reason is missing");
  if (reason.length > LONGEST_REASON)
    throw new Invalid(`Cannot set the rates: the reason is longer than ${LONGEST_REASON} characters`);
  const row = {
    idp_organization_id: idpOrganizationId,
    per_line_item_rate: rateIn(rates.perLineItemRate, "the rate a line"),
    minimum_per_order: rateIn(rates.minimumPerOrder, "the minimum an order"),
    reason: reason.trim(),
    set_by: userId,
    set_by_email: email,
  };
  return tx.insertInto("billing_rates").values(row).returningAll().executeTakeFirstOrThrow();
}

function rateIn(text: string | null, what: string): string | null {
  const plain = text?.trim().replace(/^\$\s*/, "") ?? "";
  if (!plain) return null;
  const rate = decimalIn(plain);
  if (rate === null)
    throw new Invalid(`Cannot set ${what}: "${text}" is no amount of dollars, such as 0.355`);
  return rate;
}
