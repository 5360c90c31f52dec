import type { World } from "./world.ts";

type Cycle = ReturnType<typeof import("./cycle.ts").cycle>;

export interface Page {
  status: number;
  html?: string;
  location?: string;
}

/** The pages that people are sent to: a checkout to pay or leave, a portal to cancel and come back. */
export function hosted(world: World, cycle: Cycle, asked: { method: string; url: URL }): Page | null {
  const { method, url } = asked;
  const [, page, id = ""] = url.pathname.split("/");
  if (page === "checkout") return checkout(world, cycle, { id, pay: method === "POST" });
  if (page === "portal") return portal(world, cycle, { id, url, cancel: method === "POST" });
  return null;
}

function checkout(world: World, cycle: Cycle, { id, pay }: { id: string; pay: boolean }): Page {
  const session = world.get("checkout.session", id);
  if (!pay) return { status: 200, html: form("Pay", session.cancel_url ?? "") };
  cycle.completeCheckout(id);
  return { status: 303, location: session.success_url!.replaceAll("{CHECKOUT_SESSION_ID}", id) };
}

function portal(
  world: World,
  cycle: Cycle,
  { id, url, cancel }: { id: string; url: URL; cancel: boolean },
): Page {
  const back = url.searchParams.get("return") ?? "";
  if (!cancel) return { status: 200, html: form("Cancel subscription", back) };
  const live = world.all("subscription").find((each) => each.customer === id && each.status !== "canceled");
  if (live) cycle.cancelAtPeriodEnd(live.id);
  return { status: 303, location: back };
}

function form(action: string, back: string) {
  return `<!doctype html><title>${action}</title><form method="post"><button>${action}</button></form><a href="${Bun.escapeHTML(back)}">Go back</a>`;
}
