import { TooMany } from "../errors.ts";

/** Takes one turn of `key`. Throws `TooMany` when none is left. */
export type RateLimit = (key: string) => void;

interface Bucket {
  turns: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Buckets held before those that are full again are dropped. */
const CROWD = 10_000;

/** At most `max` turns at once for each key, coming back evenly over `perSeconds`; counted in this process. */
export function rateLimit({ max, perSeconds }: { max: number; perSeconds: number }): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perTurn = (perSeconds * 1000) / max;
  const turnsAt = (now: number, { turns, at }: Bucket) =>
    Math.min(max, turns + Math.max(0, now - at) / perTurn);
  return (key) => {
    const now = Date.now();
    if (buckets.size > CROWD)
      for (const [name, bucket] of buckets) if (turnsAt(now, bucket) >= max) buckets.delete(name);
    const bucket = buckets.get(key);
    const turns = bucket ? turnsAt(now, bucket) : max;
    if (turns < 1) throw new TooMany("Too many attempts, wait a little", ((1 - turns) * perTurn) / 1000);
    buckets.set(key, { turns: turns - 1, at: now });
  };
}

/** Where a request comes from, as the socket knows it. */
export function callerAddress(
  request: Request,
  server: { requestIP(request: Request): { address: string } | null } | null,
): string {
  return server?.requestIP(request)?.address ?? "unknown";
}
