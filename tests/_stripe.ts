import { join } from "node:path";
import { API_KEY, API_VERSION, type Control, open } from "./stripe/server.ts";

export type { Fault, Faults } from "./stripe/faults.ts";
export { signed } from "./stripe/webhooks.ts";
export { BASE_PRICE, METER, USAGE_PRICE } from "./stripe/world.ts";
export { API_KEY, API_VERSION };

/** What happens outside of Stripe's API: people pay, months pass, connections break. */
export type StripeControl = {
  [M in keyof Control]: (...args: Parameters<Control[M]>) => Promise<Awaited<ReturnType<Control[M]>>>;
};

/** A strict Stripe in this process. */
export async function stripeServer() {
  const { url, stop } = await open();
  return { url, control: controlOf(url), stop: async () => stop() };
}

/** A strict Stripe in a process of its own. */
export async function stripeProcess() {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "_stripe.ts")], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const reader = child.stdout.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  const url = new TextDecoder().decode(value).trim();
  const stop = async () => {
    child.kill();
    await child.exited;
  };
  return { url, control: controlOf(url), stop };
}

/** The variables that make a service use it. */
export function stripeEnv(url: string, secret = "whsec_test"): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: API_KEY,
    STRIPE_API_BASE: url,
    STRIPE_BASE_PRICE_ID: "price_base",
    STRIPE_USAGE_PRICE_ID: "price_usage",
    WEBHOOK_SIGNING_SECRET: secret,
  };
}

/** Over HTTP also inside one process, so that what is read is a copy. */
function controlOf(url: string): StripeControl {
  return new Proxy({} as StripeControl, {
    get:
      (_, method) =>
      async (...args: unknown[]) => {
        const answer = await fetch(`${url}/_control/${String(method)}`, {
          method: "POST",
          body: JSON.stringify(args),
        });
        const { value, error } = (await answer.json()) as { value: unknown; error?: { message: string } };
        if (error) throw new Error(error.message);
        return value;
      },
  });
}

if (import.meta.main) {
  const { url } = await open(Number(process.argv[2] ?? 0));
  console.log(url);
}
