import Stripe from "stripe";
import type { World } from "./world.ts";

export interface WebhookOptions {
  /** Where to; null: nothing is sent, events are kept. */
  url: string | null;
  secret: string;
  /** Each event is sent so many times; default 1. */
  times?: number;
  /** Events are held for a moment and leave in another order. */
  shuffled?: boolean;
}

export interface Sent {
  id: string;
  type: string;
  status: number;
}

const TRIES = 40;

/** Signs events and posts them until they are answered 2xx. */
export function webhooks(world: World, apiVersion: string) {
  const events: Stripe.Event[] = [];
  const sent: Sent[] = [];
  const underWay = new Set<Promise<void>>();
  let to: WebhookOptions = { url: null, secret: "whsec_test" };
  const deliver = async (event: Stripe.Event) => {
    if (to.shuffled) await Bun.sleep(Math.random() * 50);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const status = await post(to, event);
      sent.push({ id: event.id, type: event.type, status });
      if (status >= 200 && status < 300) return;
      await Bun.sleep(Math.min(1000, 25 * 2 ** attempt));
    }
  };
  const send = (event: Stripe.Event) => {
    if (!to.url) return;
    for (let time = 0; time < (to.times ?? 1); time++) {
      const delivery = deliver(event).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    }
  };
  return {
    events,
    sent,
    to: (options: WebhookOptions) => {
      to = options;
    },
    emit(type: Stripe.Event.Type, object: object) {
      const event = {
        id: world.newId("evt"),
        object: "event",
        api_version: apiVersion,
        created: world.now(),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object: structuredClone(object) },
      } as unknown as Stripe.Event;
      events.push(event);
      send(event);
    },
    /** Sends an event once more. */
    resend: (id: string) => send(events.find((event) => event.id === id)!),
    /** Resolves when nothing is under way. */
    async settled() {
      while (underWay.size) await Promise.all(underWay);
    },
  };
}

async function post({ url, secret }: WebhookOptions, event: Stripe.Event): Promise<number> {
  const { body, signature } = await signed(event, secret);
  const request = {
    method: "POST",
    body,
    headers: { "stripe-signature": signature, "content-type": "application/json; charset=utf-8" },
    signal: AbortSignal.timeout(10_000),
  };
  return fetch(url!, request).then(
    (answer) => answer.status,
    () => 0,
  );
}

/** An event as it is posted. `timestamp` in seconds. */
export async function signed(event: object, secret: string, timestamp?: number) {
  const body = JSON.stringify(event, null, 2);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    ...(timestamp && { timestamp }),
  });
  return { body, signature };
}
