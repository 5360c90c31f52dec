import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import Stripe from "stripe";
import { everywhere, tenant } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { Malformed, wordsOf } from "../errors.ts";
import { described, readText } from "../web/mod.ts";

/** What is acted on, by the contract. */
const EVENT_TYPES = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_failed",
] as const;

const STATES = ["taken", "known", "ignored"] as const;
type State = (typeof STATES)[number];
const ANSWER = Type.Object({
  received: Type.Literal(true),
  state: Type.Union(
    STATES.map((state) => Type.Literal(state)),
    { description: "known: it came before; ignored: it is no concern of this service" },
  ),
});

/** `POST /api/webhooks/stripe`: a signed event is kept and answered; a job does what it asks for. */
export function webhookApi(app: App) {
  return new Elysia().post(
    "/api/webhooks/stripe",
    async ({ request }) => {
      const event = await signedEvent(app, request);
      const state = await take(app, event);
      app.log.info("billing event", { eventId: event.id, type: event.type, state });
      return { received: true as const, state };
    },
    {
      parse: "none",
      ...described({
        chapter: "Billing",
        summary: "An event of the payment processor",
        description: "Each event is taken once; what isn't acted on is answered 200 too.",
        who: "anybody",
        headers: { "Stripe-Signature": "Over the body as it is sent, not older than five minutes" },
        body: { type: "application/json", schema: Type.Object({}, { description: "A Stripe event" }) },
        answers: { 200: ANSWER },
        refusals: [400, 413, 415],
      }),
    },
  );
}

/** The event, when its signature holds. Throws `Malformed`; nothing of what was sent is kept. */
async function signedEvent({ config, log }: App, request: Request): Promise<Stripe.Event> {
  const secret = config.webhookSigningSecret;
  const signature = request.headers.get("stripe-signature");
  try {
    if (!secret) throw new Error("no signing secret is configured");
    if (!signature) throw new Error("it has no signature");
    const event = await Stripe.webhooks.constructEventAsync(await readText({ request }), signature, secret);
    if (!event?.data?.object) throw new SyntaxError("it is no event");
    return event;
  } catch (error) {
    if (secret && signature && !isForgery(error)) throw error;
    log.warn("webhook refused", { reason: wordsOf(error).split("\n")[0] });
    throw new Malformed("Cannot accept the webhook: its signature doesn't hold");
  }
}

function isForgery(error: unknown) {
  return error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError;
}

/** Keeps an event with the job that applies it, in one transaction: what was answered will be done. */
async function take(app: App, event: Stripe.Event): Promise<State> {
  const { id, type, created } = event;
  const object = event.data.object as { id?: string; customer?: string | { id: string } | null };
  const idpOrganizationId = await organizationOf(app, object.customer);
  const known: readonly string[] = EVENT_TYPES;
  if (!known.includes(type) || !idpOrganizationId || isOtherMode(app, event)) return "ignored";
  return tenant(app.db, idpOrganizationId, async (tx) => {
    const kept = await tx
      .insertInto("billing_events")
      .values({
        id,
        idp_organization_id: idpOrganizationId,
        type,
        object_id: object.id ?? "",
        created_at: new Date(created * 1000),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) return "known";
    await enqueue(tx, "apply_billing_event", { idpOrganizationId, eventId: id }, { key: id });
    return "taken";
  });
}

/** Whose customer it is; null: of something else that is sold by the same account. */
async function organizationOf({ db }: App, customer: string | { id: string } | null | undefined) {
  const id = typeof customer === "string" ? customer : customer?.id;
  if (!id) return null;
  const row = await everywhere(db, (tx) =>
    tx
      .selectFrom("subscriptions")
      .select("idp_organization_id")
      .where("stripe_customer_id", "=", id)
      .executeTakeFirst(),
  );
  return row?.idp_organization_id ?? null;
}

/** A test event is no concern of a live service, nor the other way round; refused it would be sent for days. */
function isOtherMode({ config }: App, { livemode }: Stripe.Event) {
  return config.stripe !== null && /^[a-z]+_live_/.test(config.stripe.secretKey) !== livemode;
}
