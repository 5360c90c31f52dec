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

/** An order as it is booked, with the keys of what was done to it. */
interface Booked {
  erpOrderId: string;
  number: string;
  key: string;
  changes: string[];
  lines: { quantity: string; unit: string; unitPrice: string }[];
}

/** An ERP by the generic HTTP protocol that knows no key twice on its own, books and changes and forgets to say so. */
export async function forgetfulErp(shares: Forgetfulness) {
  const orders: Booked[] = [];
  const counts: Record<string, number> = {};
  let [asked, lookUps] = [0, 0];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, "http://localhost");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked++;
    if (url.pathname === "/health") return say(response, 200, {});
    if (request.method === "GET") {
      lookUps++;
      if (Math.random() < shares.lost) return request.socket.destroy();
      if (url.pathname !== "/orders") return shown(response, url.pathname.split("/").at(-1)!);
      const sought = url.searchParams.get("key");
      const found = orders.find(({ key, changes }) => key === sought || changes.includes(sought ?? ""));
      return found ? say(response, 200, found) : say(response, 404, {});
    }
    take(request, response, JSON.parse(Buffer.concat(parts).toString()));
  });

  function shown(response: ServerResponse, id: string) {
    const order = orders.find(({ erpOrderId }) => erpOrderId === id);
    if (!order) return say(response, 404, {});
    const unsaid = { description: null, lineTotal: null, requiredDate: null };
    const lines = order.lines.map(({ quantity, unit, unitPrice }, at) => {
      return { ...unsaid, position: at + 1, sku: "I1", quantity, unit, unitPrice };
    });
    say(response, 200, { number: order.number, state: "open", total: null, currency: null, lines });
  }

  /** No look-up by key here: what comes twice is done twice. */
  function take(request: IncomingMessage, response: ServerResponse, { lines, erpOrderId }: Booked) {
    const fate = fateOf(shares);
    counts[fate] = (counts[fate] ?? 0) + 1;
    if (fate === "lost") return request.socket.destroy();
    if (fate === "failedBefore") return say(response, 500, {});
    const key = String(request.headers["idempotency-key"]);
    const number = String(1000 + orders.length);
    const known = orders.find((each) => each.erpOrderId === erpOrderId);
    const done = known ?? { erpOrderId: number, number, key, changes: [], lines };
    if (known) Object.assign(known, { lines, changes: [...known.changes, key] });
    else orders.push(done);
    if (fate === "dropped") return request.socket.destroy();
    say(response, fate === "failedAfter" ? 500 : 201, fate === "failedAfter" ? {} : done);
  }

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    orders,
    counts,
    asked: () => asked,
    lookUps: () => lookUps,
    stop() {
      server.close();
      server.closeAllConnections();
    },
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
