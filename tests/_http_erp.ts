import { createHmac, timingSafeEqual } from "node:crypto";

interface Booked {
  erpOrderId: string;
  number: string;
  /** Of the order, and of its changes. */
  keys: string[];
  body: Record<string, unknown>;
}

/** How the service answers wrongly, once set. */
interface Behaviour {
  /** Status and body of every answer. */
  answer: { status: number; body: unknown } | null;
  /** How long to wait, said with such an answer. */
  retryAfter: string | null;
  /** Books, and then cuts the connection. */
  dropAnswers: boolean;
  /** Why an order is refused. */
  faults: { message: string; line?: number; field?: string }[] | null;
  simulates: boolean;
}

export const AUTHORIZATION = "Bearer the-token";
export const SIGNING_SECRET = "the-signing-secret";

/** A service that speaks for an ERP by the README's protocol, over real HTTP; it takes signed requests alone. */
export function httpErp(rows: Record<string, unknown[]> = {}) {
  const behaviour: Behaviour = {
    answer: null,
    retryAfter: null,
    dropAnswers: false,
    faults: null,
    simulates: true,
  };
  const orders: Booked[] = [];
  const asked: { method: string; path: string; headers: Headers; body: unknown }[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const url = new URL(request.url);
      const text = await request.text();
      const body = text ? JSON.parse(text) : null;
      asked.push({ method: request.method, path: url.pathname + url.search, headers: request.headers, body });
      if (request.headers.get("authorization") !== AUTHORIZATION || !isSigned(request, url, text))
        return Response.json({ error: "Who are you?" }, { status: 401 });
      if (behaviour.answer) return said(behaviour.answer);
      return answer(request, url, body);
    },
    error: () => new Response(null, { status: 500 }),
  });

  return {
    url: `http://127.0.0.1:${server.port}/erp`,
    behaviour,
    orders,
    asked,
    rows,
    stop: () => server.stop(true),
  };

  function said({ status, body }: { status: number; body: unknown }): Response {
    const { retryAfter } = behaviour;
    return Response.json(body, { status, headers: retryAfter ? { "Retry-After": retryAfter } : {} });
  }

  async function answer(request: Request, url: URL, body: Record<string, unknown>): Promise<Response> {
    const path = url.pathname.replace("/erp/", "");
    if (path === "health") return Response.json({});
    if (path === "inventory" && request.method === "POST")
      return Response.json({
        stock: (body.itemErpIds as string[]).map((itemErpId) => ({ itemErpId, quantity: 7 })),
      });
    if (path === "orders" && request.method === "POST") return book(request, body);
    if (path === "orders" && url.searchParams.has("key")) return found(url.searchParams.get("key")!);
    if (path === "orders/simulations") return simulated(body);
    if (path.endsWith("/changes") && request.method === "POST")
      return change(request, path.split("/")[1]!, body);
    if (path.startsWith("orders/")) return read(path.slice("orders/".length));
    if (path in rows) return page(rows[path]!, url.searchParams);
    return Response.json({ error: "No such thing" }, { status: 404 });
  }

  async function book(request: Request, body: Record<string, unknown>) {
    if (behaviour.faults) return Response.json({ faults: behaviour.faults }, { status: 422 });
    const key = request.headers.get("idempotency-key")!;
    const earlier = orders.find(({ keys }) => keys.includes(key));
    if (earlier) return Response.json(earlier, { status: 409 });
    const number = String(500 + orders.length);
    orders.push({ erpOrderId: `so-${number}`, number, keys: [key], body });
    if (behaviour.dropAnswers) server.stop(true);
    return Response.json(orders.at(-1), { status: 201 });
  }

  function change(request: Request, id: string, body: Record<string, unknown>) {
    const order = orders.find(({ erpOrderId }) => erpOrderId === id);
    if (!order) return Response.json({ error: "No such order" }, { status: 404 });
    const key = request.headers.get("idempotency-key")!;
    if (!order.keys.includes(key)) Object.assign(order, { body, keys: [...order.keys, key] });
    return Response.json(order);
  }

  function found(key: string) {
    const order = orders.find(({ keys }) => keys.includes(key));
    return order ? Response.json(order) : Response.json({ error: "No such order" }, { status: 404 });
  }

  function read(id: string) {
    const order = orders.find(({ erpOrderId }) => erpOrderId === id);
    if (!order) return Response.json({ error: "No such order" }, { status: 404 });
    return Response.json({ number: order.number, state: "open", total: null, currency: null, lines: [] });
  }

  function simulated(body: Record<string, unknown>) {
    if (!behaviour.simulates) return Response.json({ error: "Can't" }, { status: 501 });
    const lines = body.lines as { position: number; quantity: string; unit: string }[];
    return Response.json({
      number: null,
      state: null,
      total: "10.00",
      currency: "EUR",
      lines: lines.map(({ position, quantity, unit }) => ({
        position,
        sku: "S",
        description: null,
        quantity,
        unit,
        unitPrice: "2.50",
        lineTotal: null,
        requiredDate: null,
      })),
    });
  }

  function page(all: unknown[], query: URLSearchParams) {
    const from = Number(query.get("place") ?? 0);
    const next = from + 2;
    const place = next < all.length ? String(next) : null;
    return Response.json({
      rows: all.slice(from, next),
      gone: [],
      place,
      mark: `after ${query.get("since")}`,
    });
  }
}

/** As the README says that a service should check. */
function isSigned(request: Request, url: URL, body: string): boolean {
  const time = request.headers.get("x-order-intake-time");
  const given = request.headers.get("x-order-intake-signature") ?? "";
  const line = `${request.method} ${url.pathname}${url.search}`;
  const right = `sha256=${createHmac("sha256", SIGNING_SECRET).update(`${time}\n${line}\n${body}`).digest("hex")}`;
  const fresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  return fresh && given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
