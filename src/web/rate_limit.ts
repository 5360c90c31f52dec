import { isIPv6 } from "node:net";
import { TooMany } from "../errors.ts";

/** Takes one turn of `key`. Throws `TooMany` when none is left. */
export type RateLimit = (key: string) => void;

interface Bucket {
  turns: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** At most `max` turns at once for each key, coming back evenly over `perSeconds`; counted in this process. */
export function rateLimit({ max, perSeconds }: { max: number; perSeconds: number }): RateLimit {
  const period = perSeconds * 1000;
  const perTurn = period / max;
  // A bucket that no turn was taken from for a whole period is full again: it is forgotten with its generation.
  let [current, before] = [new Map<string, Bucket>(), new Map<string, Bucket>()];
  let since = Date.now();
  return (key) => {
    const now = Date.now();
    if (now - since >= period) {
      [current, before] = [new Map(), current];
      since = now;
    }
    const { turns: left, at } = current.get(key) ?? before.get(key) ?? { turns: max, at: now };
    const turns = Math.min(max, left + Math.max(0, now - at) / perTurn);
    if (turns < 1) throw tooMany(((1 - turns) * perTurn) / 1000);
    current.set(key, { turns: turns - 1, at: now });
  };
}

function tooMany(seconds: number): TooMany {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds)} s`;
  return new TooMany(`Too many attempts: the next one in ${wait}`, seconds);
}

/** Where a request comes from, as the socket knows it: what `networkOf` makes of its address. */
export function callerAddress(
  request: Request,
  server: { requestIP(request: Request): { address: string } | null } | null,
): string {
  return networkOf(server?.requestIP(request)?.address ?? "unknown");
}

const GROUPS = 8;

/** Whom turns are counted for: an IPv4 address, or the first 64 bits of an IPv6 one, as one connection has all that begin so. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill("0");
  const network = [...head, ...zeros, ...tail].slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
