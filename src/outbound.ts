import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Addresses of this machine and of private networks, which a stranger's setting must not lead to (RFC 6890). */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
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
  PRIVATE.ipv4.addSubnet(network, bits, "ipv4");
// Outside 2000::/3 nothing is given out to the world; within it, these only lead on to other addresses (IANA's special-purpose registry).
for (const [network, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2002::", 16],
] as const)
  PRIVATE.ipv6.addSubnet(network, bits, "ipv6");

/** Whether an IP address belongs to this machine or a private network, or may be another way to write one that does. */
export function isPrivate(address: string): boolean {
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  return PRIVATE[family].check(address, family);
}

/**
 * The addresses to connect to for a host, the likeliest first: what a name means may change between a check and a second
 * look at it. Throws a sentence when any address of the host is a private one, and when the name isn't known.
 */
export async function publicAddresses(host: string): Promise<string[]> {
  const addresses = await addressesOf(host);
  if (addresses.some(isPrivate))
    throw new Error(
      `Cannot use "${host}": it is an address of the private network, which PRIVATE_HOSTS=1 would allow`,
    );
  return addresses;
}

/** The addresses to send a request to a URL to; null, whatever its name means, where private networks are allowed. Throws as `publicAddresses()`. */
export async function addressesFor(
  { hostname }: URL,
  { privateHosts }: { privateHosts: boolean },
): Promise<string[] | null> {
  return privateHosts ? null : publicAddresses(hostname);
}

/** IPv4 first, which every machine has a way to. */
async function addressesOf(host: string): Promise<string[]> {
  const bare = bareOf(host);
  if (isIP(bare)) return [bare];
  try {
    return (await lookup(bare, { all: true, order: "ipv4first" })).map(({ address }) => address);
  } catch {
    throw new Error(`Cannot reach "${host}": the name is not known`);
  }
}

/** In addresses of the web, an IPv6 address stands in brackets. */
const bareOf = (host: string) => host.replace(/^\[|\]$/g, "");

/** What a server of somebody else's has answered. */
export interface Answered {
  status: number;
  ok: boolean;
  text: string;
  /** Milliseconds since 1970 by its own clock; null: it doesn't say. */
  date: number | null;
  /** How long it asks to be left alone; null: it doesn't say. */
  waitSeconds: number | null;
}

const ANSWER_SECONDS = 20;
const MOST_BYTES = 64 * 1024 * 1024;

/** A request, and the IP addresses to try to send it to, whatever the name means by then; null: whatever the name means. */
export interface Question extends RequestInit {
  addresses: string[] | null;
  /** How long an answer is waited for. */
  patienceSeconds?: number;
}

/** No connection came about, so nothing was sent: what an open one breaks by has other names while an answer is waited for. */
const UNCONNECTED = new Set(["ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH"]);

/**
 * Asks a server whose address a stranger has set. Redirects are not followed, as they would carry the credentials along.
 * Throws when there is no whole answer of at most 64 MB within 20 seconds, or as many as it is given.
 */
export async function ask(
  url: URL,
  { addresses, patienceSeconds = ANSWER_SECONDS, ...request }: Question,
): Promise<Answered> {
  const signal = AbortSignal.timeout(patienceSeconds * 1000);
  const response = await send(url, addresses ?? [], { ...request, redirect: "manual", signal });
  const { status, ok, headers } = response;
  const date = Date.parse(headers.get("date") ?? "") || null;
  return { status, ok, date, waitSeconds: waitIn(headers), text: await textOf(response) };
}

/** `Retry-After`, which is seconds or a day and time (RFC 9110, 10.2.3). */
function waitIn(headers: Headers): number | null {
  const said = headers.get("retry-after")?.trim() ?? "";
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

/** To the first address that takes a connection. */
async function send(url: URL, [address, ...others]: string[], request: RequestInit): Promise<Response> {
  try {
    return await sendTo(url, address, request);
  } catch (error) {
    if (!others.length || !UNCONNECTED.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return send(url, others, request);
  }
}

/** The server is asked, and its certificate checked, by its name. */
function sendTo(url: URL, address: string | undefined, request: RequestInit): Promise<Response> {
  if (address === undefined || isIP(bareOf(url.hostname))) return fetch(url, request);
  const to = new URL(url);
  to.hostname = isIP(address) === 6 ? `[${address}]` : address;
  const headers = new Headers(request.headers);
  headers.set("Host", url.host);
  return fetch(to, { ...request, headers, tls: { serverName: url.hostname } });
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
