import { createHmac } from "node:crypto";
import { type Answered as Answer, addressesFor, ask, type Question } from "../../outbound.ts";
import { unanswered } from "../no_answer.ts";
import type { Json } from "./template.ts";

/** How a service that speaks for an ERP is reached. */
export interface HttpAccount {
  /** Every path is under it. */
  url: string;
  /** Sent as it is in `Authorization`; null: none. */
  authorization: string | null;
  /** Signs each request; null: none is signed. */
  signingSecret: string | null;
}

/** What was answered. */
export interface Answered extends Pick<Answer, "status" | "text" | "waitSeconds"> {
  /** Null: nothing, or no JSON. */
  body: Json;
}

interface Request {
  method: "GET" | "POST";
  path: string;
  query?: Record<string, string | null>;
  body?: Json;
  /** Sent as `Idempotency-Key`. */
  key?: string;
  /** How long an answer is waited for. */
  patienceSeconds?: number;
}

/** Asks a service by JSON. Throws `NoAnswer`. */
export function httpClient(account: HttpAccount, { privateHosts }: { privateHosts: boolean }) {
  const base = account.url.replace(/\/+$/, "");
  return {
    async ask({ method, path, query = {}, body, key, patienceSeconds }: Request): Promise<Answered> {
      const url = within(base, path);
      for (const [name, value] of Object.entries(query))
        if (value !== null) url.searchParams.set(name, value);
      const addresses = await addressesFor(url, { privateHosts });
      const text = body === undefined ? "" : JSON.stringify(body);
      const headers = {
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(account.authorization && { Authorization: account.authorization }),
        ...(key && { "Idempotency-Key": key }),
        ...signature(account.signingSecret, `${method} ${url.pathname}${url.search}`, text),
      };
      const sent = body !== undefined && { body: text };
      return answer(url, { addresses, method, headers, patienceSeconds, ...sent });
    },
  };

  async function answer(url: URL, question: Question): Promise<Answered> {
    try {
      const answered = await ask(url, question);
      return { ...answered, body: parsed(answered.text) };
    } catch (error) {
      throw unanswered(`"${base}"`, error as Error);
    }
  }
}

export type HttpClient = ReturnType<typeof httpClient>;

/** A path must not change the host that it is added to, as "@other.example" would: it was the address that was trusted with the secrets. */
function within(base: string, path: string): URL {
  const url = new URL(base + path);
  if (url.origin === new URL(base).origin) return url;
  throw new Error(`Cannot ask "${base}": the path "${path}" leads to another server`);
}

/** HMAC-SHA-256, hex, over the time in seconds, the request line and the body, a line each. */
function signature(secret: string | null, line: string, body: string): Record<string, string> {
  if (!secret) return {};
  const time = String(Math.floor(Date.now() / 1000));
  const digest = createHmac("sha256", secret).update(`${time}\n${line}\n${body}`).digest("hex");
  return { "X-Order-Intake-Time": time, "X-Order-Intake-Signature": `sha256=${digest}` };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
