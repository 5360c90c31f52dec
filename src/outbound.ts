import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Addresses of this machine and of private networks, which a stranger's setting must not lead to (RFC 6890). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

/** Whether an IP address belongs to this machine or a private network. */
export function isPrivate(address: string): boolean {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  const bare = mapped ?? address;
  return PRIVATE.check(bare, isIP(bare) === 6 ? "ipv6" : "ipv4");
}

/** Throws a sentence when any address of a host is a private one. A name that isn't known throws too. */
export async function refusePrivate(host: string): Promise<void> {
  const bare = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(bare)
    ? [bare]
    : await lookup(bare, { all: true }).then(
        (found) => found.map(({ address }) => address),
        () => {
          throw new Error(`Cannot reach "${host}": the name is not known`);
        },
      );
  if (addresses.some(isPrivate))
    throw new Error(
      `Cannot use "${host}": it is an address of the private network, which PRIVATE_HOSTS=1 would allow`,
    );
}

/** What a server of somebody else's has answered. */
export interface Answered {
  status: number;
  ok: boolean;
  text: string;
  /** Milliseconds since 1970 by its own clock; null: it doesn't say. */
  date: number | null;
}

/** Shorter than a sending to an ERP may be on its way. */
const ANSWER_MS = 20_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Asks a server whose address a stranger has set. Redirects are not followed, as they would carry the credentials along.
 * Throws when there is no whole answer of at most 64 MB within 20 seconds.
 */
export async function ask(url: string | URL, request: RequestInit): Promise<Answered> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(url, { ...request, redirect: "manual", signal });
  const date = Date.parse(response.headers.get("date") ?? "") || null;
  return { status: response.status, ok: response.ok, date, text: await textOf(response) };
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // What is thrown ends the connection, too.
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`its answer is larger than ${MOST_BYTES / 1024 / 1024} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
