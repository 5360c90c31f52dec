import type Stripe from "stripe";
import { tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { Conflict } from "../errors.ts";
import { customerIdOf, ensureCustomer, keyOf } from "./customer.ts";
import { refreshSubscription } from "./read_subscription.ts";
import { asked, payments } from "./stripe.ts";
import { isSubscribed } from "./subscription.ts";

export interface Checkout {
  sessionId: string;
  /** The payment processor's page. */
  url: string;
}

/**
 * A checkout for the organization's subscription: the one that is open, or a new one. Two that ask at once get the same one, so that nobody
 * can pay twice. Throws `Conflict` where there is a subscription, `Refusal` without a payment processor or its answer.
 */
export async function checkout(app: App, idpOrganizationId: string): Promise<Checkout> {
  const { stripe, prices } = payments(app);
  return asked(app, "begin the checkout", async () => {
    const customer = await ensureCustomer(app, stripe, idpOrganizationId);
    const status = await refreshSubscription(app, stripe, { idpOrganizationId, customer });
    if (isSubscribed(status))
      throw new Conflict(`Cannot subscribe: the organization has a subscription already (${status})`);
    const before = await lastCheckout(app, idpOrganizationId);
    const open = before && (await openCheckout(stripe, before));
    if (open) return open;
    const params = sessionParams(app, { customer, idpOrganizationId, prices });
    const { id, url } = await stripe.checkout.sessions.create(params, {
      idempotencyKey: keyOf("checkout", { params, before }),
    });
    await keepCheckout(app, idpOrganizationId, id);
    return { sessionId: id, url: url! };
  });
}

/** The page on which people change their payment method, see invoices and cancel. Throws `Conflict` without a customer, `Refusal` as `checkout`. */
export async function portal(app: App, idpOrganizationId: string): Promise<{ url: string }> {
  const { stripe } = payments(app);
  const customer = await customerIdOf(app, idpOrganizationId);
  if (!customer) throw new Conflict("Cannot open the customer portal: there is no subscription yet");
  return asked(app, "open the customer portal", async () => {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${app.config.baseUrl}/subscription/back`,
    });
    return { url };
  });
}

interface Wanted {
  customer: string;
  idpOrganizationId: string;
  prices: { base: string; usage: string };
}

function sessionParams({ config }: App, { customer, idpOrganizationId, prices }: Wanted) {
  const metadata = { idp_organization_id: idpOrganizationId };
  return {
    mode: "subscription",
    customer,
    client_reference_id: idpOrganizationId.slice(0, 200),
    metadata,
    subscription_data: { metadata },
    // A metered price has no quantity.
    line_items: [{ price: prices.base, quantity: 1 }, { price: prices.usage }],
    success_url: `${config.baseUrl}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.baseUrl}/subscription/cancelled`,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

async function openCheckout(stripe: Stripe, sessionId: string): Promise<Checkout | null> {
  const { status, url } = await stripe.checkout.sessions.retrieve(sessionId);
  return status === "open" && url ? { sessionId, url } : null;
}

async function lastCheckout({ db }: App, idpOrganizationId: string) {
  const row = await tenant(db, idpOrganizationId, (tx) =>
    tx
      .selectFrom("subscriptions")
      .select("checkout_session_id")
      .where("idp_organization_id", "=", idpOrganizationId)
      .executeTakeFirst(),
  );
  return row?.checkout_session_id ?? null;
}

async function keepCheckout({ db }: App, idpOrganizationId: string, sessionId: string) {
  await tenant(db, idpOrganizationId, (tx) =>
    tx
      .updateTable("subscriptions")
      .set({ checkout_session_id: sessionId })
      .where("idp_organization_id", "=", idpOrganizationId)
      .execute(),
  );
}
