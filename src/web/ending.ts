import type { AnyElysia } from "elysia";

/** How long requests under way may take when the service stops. */
const LAST_REQUEST_MS = 5000;

/** Takes no new requests, and lets those under way end for a while: one whose sender is slow, or gone, holds nothing up. */
export async function endRequests(server: AnyElysia, patienceMs = LAST_REQUEST_MS) {
  const timer = setTimeout(() => void server.stop(true), patienceMs);
  await server.stop();
  clearTimeout(timer);
}
