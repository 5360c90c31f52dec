import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What becomes of an order that is sent, and how often. */
export interface Forgetfulness {
  /** Booked, and the connection is cut before the answer. */
  dropped: number;
  /** Booked, and answered with 500. */
  failedAfter: number;
  /** Not booked, and the connection is cut. */
  lost: number;
  /** Not booked, and answered with 500. */
  failedBefore: number;
}

/** An ERP by the generic HTTP protocol that knows no key twice on its own, books and forgets to say so. */
export async function forgetfulErp(shares: Forgetfulness) {
  const orders: { erpOrderId: string; number: string; key: string }[] = [];
  const counts: Record<string, number> = {};
  let lookUps = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, "http://localhost");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (url.pathname === "/health") return say(response, 200, {});
    if (request.method === "GET") {
      lookUps++;
      if (Math.random() < shares.lost) return request.socket.destroy();
      const found = orders.find(({ key }) => key === url.searchParams.get("key"));
      return found ? say(response, 200, found) : say(response, 404, {});
    }
    book(request, response);
  });

  /** No look-up by key here: what comes twice is booked twice. */
  function book(request: IncomingMessage, response: ServerResponse) {
    const fate = fateOf(shares);
    counts[fate] = (counts[fate] ?? 0) + 1;
    if (fate === "lost") return request.socket.destroy();
    if (fate === "failedBefore") return say(response, 500, {});
    const number = String(1000 + orders.length);
    orders.push({ erpOrderId: number, number, key: String(request.headers["idempotency-key"]) });
    if (fate === "dropped") return request.socket.destroy();
    say(response, fate === "failedAfter" ? 500 : 201, fate === "failedAfter" ? {} : orders.at(-1));
  }

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    orders,
    counts,
    lookUps: () => lookUps,
    stop: () => void server.closeAllConnections(),
  };
}

function fateOf(shares: Forgetfulness): string {
  let chance = Math.random();
  for (const [fate, share] of Object.entries(shares)) {
    chance -= share;
    if (chance < 0) return fate;
  }
  return "answered";
}

function say(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
