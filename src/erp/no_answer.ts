import type { Answered } from "../outbound.ts";
import { NoAnswer } from "./connector.ts";

/** Longer than servers and gateways before them work on a request: Odoo ends its own after 120 seconds. */
export const BOOKING_SECONDS = 120;

/** What keeps a request from being sent, by the names that Node.js and OpenSSL have for it. */
const UNREACHED: [name: RegExp, words: string][] = [
  [/^ECONNREFUSED$/, "nothing takes connections there"],
  [/^E(NET|HOST)UNREACH$/, "there is no way to it"],
  [/^ENOTFOUND$/, "its name is not known"],
  [/SELF_SIGNED/, "its certificate is signed by itself"],
  [/ALTNAME/, "its certificate is for another name"],
  [/CERT_(HAS_EXPIRED|NOT_YET_VALID)/, "its certificate is not valid today"],
  [/CERT|LEAF_SIGNATURE/, "nobody who is trusted vouches for its certificate"],
];
const BROKEN: typeof UNREACHED = [
  [/^ECONNRESET$/, "the connection was cut"],
  [/^EPROTO$/, "it does not speak TLS there"],
  [/^Malformed_HTTP_Response$/, "what answers there does not speak HTTP as it should"],
  [/^(Zlib|Brotli|Zstd)/, "its answer is packed in a way that can't be undone"],
];
/** What follows the cause in errors of `fetch()`: the address, and advice for programmers. */
const ADVICE = / fetching ".*$/s;
const WORDS = 80;
const REDIRECTED = [301, 302, 303, 307, 308];
const UNWELCOME = [401, 403];
/** What came too often was not looked at. */
const TOO_OFTEN = 429;
/** Where it doesn't say how long to wait. */
const WAIT_SECONDS = 60;

/** `who` was not reached, or the connection broke before its whole answer was here. */
export function unanswered(who: string, error: NodeJS.ErrnoException): NoAnswer {
  const named = (list: typeof UNREACHED) => list.find(([name]) => name.test(String(error.code)))?.[1];
  const unreached = named(UNREACHED);
  const isLate = error.name === "TimeoutError";
  const words =
    unreached ?? (isLate ? "it took too long" : (named(BROKEN) ?? error.message.replace(ADVICE, "")));
  return new NoAnswer(`${who} does not answer: ${words}`, { isUnsent: unreached !== undefined });
}

/** `who` has answered something that tells nothing of what was asked. */
export function unclear(who: string, answer: Pick<Answered, "status" | "text" | "waitSeconds">): NoAnswer {
  const { status, waitSeconds } = answer;
  const isUnsent = status === TOO_OFTEN;
  return new NoAnswer(`${who} answers ${status}: ${meaning(answer)}`, {
    isUnsent,
    waitSeconds: waitSeconds ?? (isUnsent ? WAIT_SECONDS : 0),
  });
}

function meaning({ status, text }: Pick<Answered, "status" | "text">): string {
  if (status === TOO_OFTEN) return "it asks to wait";
  if (REDIRECTED.includes(status)) return "what is asked is elsewhere, and redirects are not followed";
  if (UNWELCOME.includes(status)) return "it does not accept the credentials";
  return said(text);
}

/** Whether an answer is for people: a portal's, a proxy's or a gateway's. */
export function isPage({ text }: Pick<Answered, "text">): boolean {
  return /^\s*<(!doctype html|html)\b/i.test(text);
}

/** The beginning of an answer; of a page its title. */
function said(text: string): string {
  const plain = text.trim();
  if (!plain) return "nothing";
  if (!plain.startsWith("<")) return plain.slice(0, WORDS);
  const [, title = ""] = /<title[^>]*>\s*([^<]*?)\s*</i.exec(plain) ?? [];
  return title ? `a page, "${title.slice(0, WORDS)}"` : "a page";
}
