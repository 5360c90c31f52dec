import { tenant } from "../../db/mod.ts";
import type { SubscriptionPageProps } from "../../views/subscription.tsx";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { isOperator } from "./_operator.ts";
import { dollars, TRIAL_LINES } from "./charge.ts";
import { trialLinesLeft } from "./queries.ts";
import { ratesFor } from "./rates.ts";
import { pricing } from "./read_pricing.ts";
import { isSubscribed } from "./subscription.ts";
import { type SubscriptionRow, subscriptionOf } from "./subscription_queries.ts";

type Shown = Omit<SubscriptionPageProps, "shell" | "happened" | "refused">;

/** What the subscription page shows a person. */
export async function subscriptionPage(app: App, member: Member): Promise<Shown> {
  const { idpOrganizationId } = member;
  const everybody = await pricing(app);
  const { row, left, rates } = await tenant(app.db, idpOrganizationId, async (tx) => ({
    row: await subscriptionOf(tx, idpOrganizationId),
    left: await trialLinesLeft(tx),
    rates: await ratesFor(tx, idpOrganizationId),
  }));
  const { rate, minimum, sources } = rates;
  const operator = isOperator(member);
  return {
    state: stateOf(row),
    unpaid: row?.unpaid_cents ? { amount: dollars(row.unpaid_cents), url: row.unpaid_invoice_url } : null,
    trial: { left, of: TRIAL_LINES },
    ...waysFor(app, member, row),
    prices: {
      ...everybody,
      perLineItemRate: rate,
      minimumPerOrder: minimum,
      sources: { ...everybody.sources, perLineItemRate: sources.rate, minimumPerOrder: sources.minimum },
    },
    features: everybody.features,
    problems: operator ? everybody.problems : [],
    readAt: everybody.readAt,
    operator,
  };
}

function waysFor({ config }: App, { organizationRole }: Member, row: SubscriptionRow | null) {
  const open = !isSubscribed(row?.status ?? null);
  const takesPayments = config.stripe?.prices != null;
  const admin = organizationRole === "admin";
  const may = {
    subscribe: takesPayments && open && admin,
    manage: takesPayments && row?.status != null,
  };
  if (!takesPayments)
    return {
      may,
      hindrance: "No payment processor is configured, so there is nothing to subscribe to. Usage is kept.",
    };
  return { may, hindrance: open && !admin ? "An admin of the organization can subscribe." : null };
}

/** A subscription as pages tell it. */
export function stateOf(row: SubscriptionRow | null): Shown["state"] {
  const { status = null, current_period_start: from, current_period_end: to, cancel_at = null } = row ?? {};
  return {
    status,
    period: from && to && isSubscribed(status) ? { from: dayOf(from), to: dayOf(to) } : null,
    cancelAt: cancel_at && dayOf(cancel_at),
  };
}

function dayOf(at: Date) {
  return at.toISOString().slice(0, 10);
}
