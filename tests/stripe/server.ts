import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import qs from "qs";
import { checker } from "./check.ts";
import { cycle } from "./cycle.ts";
import { type Fault, faultDraw } from "./faults.ts";
import { hosted } from "./hosted.ts";
import { type Asked, expanded, OPERATIONS } from "./operations.ts";
import type { Operation } from "./params.ts";
import { Refused } from "./refused.ts";
import { webhooks } from "./webhooks.ts";
import { world as newWorld } from "./world.ts";

export const API_KEY = "sk_test_order_intake";
export const API_VERSION = "2026-02-25.clover";
const MAX_EXPAND = 4;

export interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

interface Call {
  asked: string;
  path: string;
  raw: string;
  headers: IncomingMessage["headers"];
}

/** What is kept of a request. */
export interface Seen {
  asked: string;
  idempotencyKey: string | null;
  version: string | null;
  status: number;
  fault: Fault | null;
}

/** Stripe's API for one account, strict where the real one is. `control` does what happens outside of the API. */
export async function open(port = 0) {
  const world = newWorld();
  const check = checker();
  const hooks = webhooks(world, API_VERSION);
  const life = cycle(world, hooks.emit);
  const faults = faultDraw();
  const seen: Seen[] = [];
  const kept = new Map<string, { sent: string; answer: Answer }>();

  const perform = (call: Call): Answer => {
    try {
      return operate(call);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { status: error.status, body: error.body, headers: { "stripe-should-retry": "false" } };
    }
  };
  const operate = ({ asked, path, raw, headers }: Call): Answer => {
    authenticate(headers);
    const { operation, id } = operationAt(asked, path);
    const { expand, ...params } = check<{ expand?: string[] }>(operation, parsed(raw)) as {
      expand?: string[];
    };
    if (expand?.some((each) => each.split(".").length > MAX_EXPAND))
      throw new Refused("You cannot expand more than 4 levels of a property", { param: "expand" });
    const run = OPERATIONS[operation] as (asked: Asked<unknown>) => object;
    const done = run({ world, id, params, url });
    return { status: 200, body: expanded(world, visible(done), expand) };
  };
  /** The same key gives the same answer for a day, also to a server error. */
  const once = (call: Call): Answer => {
    const key = call.headers["idempotency-key"]?.toString();
    if (!key || !call.asked.startsWith("POST")) return perform(call);
    const sent = `${call.asked} ${call.raw}`;
    const before = kept.get(key);
    if (before && before.sent !== sent) return reusedKey(key);
    if (before) return { ...before.answer, headers: { "idempotent-replayed": "true" } };
    const answer = perform(call);
    if (answer.status < 400) kept.set(key, { sent, answer });
    return answer;
  };

  const server = createServer(async (request, response) => {
    const raw = await bodyOf(request);
    const { pathname, search } = new URL(request.url!, "http://stripe");
    const asked = `${request.method} ${pathname}`;
    if (pathname.startsWith("/_control/")) return reply(response, await controlled(pathname, raw));
    const page = pathname.startsWith("/v1/")
      ? null
      : hosted(world, life, { method: request.method!, url: new URL(request.url!, "http://stripe") });
    if (page) return show(response, page);
    await faults.delay();
    const fault = faults.draw(asked);
    const call = {
      asked,
      path: pathname,
      raw: request.method === "GET" ? search.slice(1) : raw,
      headers: request.headers,
    };
    const answer = faulty(fault) ?? once(call);
    seen.push({
      asked,
      idempotencyKey: request.headers["idempotency-key"]?.toString() ?? null,
      version: request.headers["stripe-version"]?.toString() ?? null,
      status: answer.status,
      fault,
    });
    if (fault === "dropped") return request.socket.destroy();
    if (fault === "timeout after booking")
      return void setTimeout(() => request.socket.destroy(), faults.hangMs()).unref();
    reply(response, fault === "500 after booking" ? SERVER_ERROR : answer);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const control = {
    ...life,
    faults: faults.set,
    webhooks: hooks.to,
    resend: hooks.resend,
    /** Resolves when every webhook was answered. */
    settled: hooks.settled,
    events: () => hooks.events,
    sent: () => hooks.sent,
    seen: () => seen,
    meterEvents: () => world.meterEvents,
    invoices: () => world.all("invoice"),
    subscriptions: () => world.all("subscription"),
    customers: () => world.all("customer"),
    checkouts: () => world.all("checkout.session"),
  };
  const controlled = async (path: string, raw: string): Promise<Answer> => {
    const method = control[path.slice("/_control/".length) as keyof typeof control] as (
      ...args: unknown[]
    ) => unknown;
    try {
      return { status: 200, body: { value: await method.apply(control, raw ? JSON.parse(raw) : []) } };
    } catch (error) {
      return { status: 400, body: { error: { message: String(error) } } };
    }
  };
  return {
    url,
    control,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Control = Awaited<ReturnType<typeof open>>["control"];

const SERVER_ERROR: Answer = {
  status: 500,
  body: { error: { type: "api_error", message: "An unknown error occurred" } },
};

/** The answer where nothing is done. */
function faulty(fault: Fault | null): Answer | null {
  if (fault === "500" || fault === "dropped") return SERVER_ERROR;
  if (fault !== "429") return null;
  return {
    status: 429,
    body: {
      error: {
        type: "invalid_request_error",
        code: "rate_limit",
        message: "Request rate limit exceeded.",
      },
    },
    headers: { "retry-after": "1", "stripe-should-retry": "true" },
  };
}

function reusedKey(key: string): Answer {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return { status: 400, body: { error: { type: "idempotency_error", message } } };
}

function authenticate(headers: IncomingMessage["headers"]) {
  if (headers.authorization !== `Bearer ${API_KEY}`)
    throw new Refused("Invalid API Key provided", { status: 401, code: "api_key_invalid" });
  const version = headers["stripe-version"];
  if (version !== API_VERSION) throw new Refused(`Invalid Stripe API version: ${version}`);
}

function operationAt(asked: string, path: string): { operation: Operation; id: string } {
  for (const operation of Object.keys(OPERATIONS) as Operation[]) {
    const pattern = new RegExp(`^${operation.replace("{id}", "([A-Za-z0-9_]+)")}$`);
    const match = pattern.exec(asked);
    if (match) return { operation, id: match[1] ?? "" };
  }
  throw new Refused(`Unrecognized request URL (${asked.split(" ")[0]}: ${path}).`, { status: 404 });
}

function parsed(raw: string) {
  return qs.parse(raw, { depth: 10, arrayLimit: 200 }) as Record<string, unknown>;
}

/** A checkout shows its lines only when they are asked for. */
function visible(thing: object): object {
  if (!("object" in thing) || thing.object !== "checkout.session") return thing;
  const { line_items: _, ...rest } = thing as { line_items?: unknown };
  return rest;
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function reply(response: ServerResponse, { status, body, headers }: Answer) {
  const id = `req_${crypto.randomUUID().replaceAll("-", "").slice(0, 14)}`;
  response
    .writeHead(status, {
      "content-type": "application/json",
      "request-id": id,
      connection: "close",
      ...headers,
    })
    .end(JSON.stringify(body));
}

function show(
  response: ServerResponse,
  { status, html = "", location }: { status: number; html?: string; location?: string },
) {
  response.writeHead(status, { "content-type": "text/html", ...(location && { location }) }).end(html);
}
