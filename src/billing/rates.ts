import type { Tx } from "../../db/mod.ts";
import { RATES } from "./charge.ts";
import { keptPricing } from "./kept_pricing.ts";
import type { Source } from "./pricing.ts";

/** What an organization pays. */
export interface Rates {
  /** Dollars a line item, a decimal string. */
  rate: string;
  /** Dollars an order, a decimal string. */
  minimum: string;
  currency: string;
  /** Where both are from, as "organization" or "rate: organization, minimum: price". */
  source: string;
  sources: { rate: Source; minimum: Source };
}

/** An organization's rates as they are now: its own, else everybody's as last read. Asks nobody outside, so that a charge can be made in any transaction. */
export async function ratesFor(tx: Tx, idpOrganizationId: string): Promise<Rates> {
  const { perLineItemRate, minimumPerOrder, sources: from } = await keptPricing(tx);
  const own = await ownRates(tx, idpOrganizationId);
  const sources = {
    rate: own?.rate == null ? from.perLineItemRate : "organization",
    minimum: own?.minimum == null ? from.minimumPerOrder : "organization",
  } as const;
  const same = sources.rate === sources.minimum;
  return {
    rate: own?.rate ?? perLineItemRate,
    minimum: own?.minimum ?? minimumPerOrder,
    currency: RATES.currency,
    source: same ? sources.rate : `rate: ${sources.rate}, minimum: ${sources.minimum}`,
    sources,
  };
}

/** What was last set for an organization; null of a figure: everybody's holds. */
function ownRates(tx: Tx, idpOrganizationId: string) {
  return tx
    .selectFrom("billing_rates")
    .select(["per_line_item_rate as rate", "minimum_per_order as minimum"])
    .where("idp_organization_id", "=", idpOrganizationId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
