import { everywhere, tenant } from "../db/mod.ts";
import { applyBillingEvent } from "../src/billing/mod.ts";
import { server } from "../src/server.ts";
import { type TestApp, testApp } from "./_app.ts";
import { signed, stripeEnv, stripeServer } from "./_stripe.ts";

export const SECRET = "whsec_of_the_tests";

/** A service that takes payments by a strict Stripe. */
export async function billingApp() {
  const stripe = await stripeServer();
  const app = await testApp({ env: stripeEnv(stripe.url, SECRET) });
  const routes = server(app.app);
  const endpoint = Bun.serve({ port: 0, fetch: (request) => routes.handle(request) });
  const rows = () => everywhere(app.app.db, (tx) => tx.selectFrom("billing_events").selectAll().execute());
  return {
    app,
    stripe,
    control: stripe.control,
    /** Takes webhooks over HTTP. */
    webhookUrl: `${endpoint.url.href}api/webhooks/stripe`,
    /** An organization with an admin and a member. */
    async organization(id: string) {
      const of = { organizationId: id };
      const admin = await app.signIn(await app.user({ email: `admin@${id}.example`, ...of, role: "admin" }));
      const member = await app.signIn(await app.user({ email: `member@${id}.example`, ...of }));
      return { id, admin, member };
    },
    /** Posts an event as Stripe does. */
    async post(event: object, { secret = SECRET, timestamp }: { secret?: string; timestamp?: number } = {}) {
      const { body, signature } = await signed(event, secret, timestamp);
      return postRaw(app, body, { "stripe-signature": signature });
    },
    /** The newest event of a type, as it was sent. */
    async event(type: string) {
      const found = (await stripe.control.events()).findLast((event) => event.type === type);
      if (!found) throw new Error(`There is no ${type}`);
      return found;
    },
    /** Events that were taken. */
    rows,
    jobs: () =>
      app.app.db
        .selectFrom("jobs")
        .select("payload")
        .where("kind", "=", "apply_billing_event")
        .where("buried_at", "is", null)
        .execute(),
    /** Applies what was taken, in the order given by `shuffle`. */
    async apply(shuffle: <T>(jobs: T[]) => T[] = (jobs) => jobs) {
      const spec = applyBillingEvent(app.app);
      for (const event of shuffle((await rows()).filter((row) => row.applied_at === null))) {
        const payload = { idpOrganizationId: event.idp_organization_id, eventId: event.id };
        const write = await spec.run(payload, {} as never);
        if (write) await tenant(app.app.db, payload.idpOrganizationId, write);
      }
    },
    stored: (id: string) =>
      tenant(app.app.db, id, (tx) => tx.selectFrom("subscriptions").selectAll().executeTakeFirst()),
    async stop() {
      await endpoint.stop(true);
      await app.stop();
      await stripe.stop();
    },
  };
}

/** Posts a body to the webhook endpoint. */
export function postRaw(app: TestApp, body: string, headers: Record<string, string>) {
  return app.client().ask("POST", "/api/webhooks/stripe", {
    body,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

export type BillingApp = Awaited<ReturnType<typeof billingApp>>;
