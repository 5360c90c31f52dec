import { type Answered, addressesFor, ask } from "../../outbound.ts";
import { NoAnswer } from "../connector.ts";
import { BOOKING_SECONDS, unanswered, unclear } from "../no_answer.ts";
import { SaidNo } from "../said_no.ts";

/** How an Odoo is reached. */
export interface OdooAccount {
  /** Such as https://acme.odoo.com. */
  url: string;
  database: string;
  /** The login; JSON-RPC needs it. */
  user: string | null;
  apiKey: string;
  /** Null: JSON-2 where there is one, else JSON-RPC. */
  protocol: "json2" | "jsonrpc" | null;
}

/** What a method is asked with, by name; `ids` are the records it is of, and `context` what Odoo should know besides. */
export type Arguments = Record<string, unknown> & { ids?: number[]; context?: Record<string, unknown> };

interface Posted extends Pick<Answered, "status" | "text" | "waitSeconds"> {
  body: unknown;
}

/** In the page of an Odoo with JSON-2 that has no such database, or was told none of several. */
const LACKS_DATABASE = /X-Odoo-Database/;

/** What a page instead of an exception means (odoo/http.py, `_dispatch_nodb`, before 16). */
const UNEXPLAINED =
  "Odoo answers 500: nothing, as one before 16 does that serves several databases: its dbfilter has to leave one of them";

/** What methods give: whatever else is answered is no Odoo's. */
const GIVEN: Record<string, (result: unknown) => boolean> = {
  search_read: (result) => Array.isArray(result) && result.every(isObject),
  create: (result) => Array.isArray(result) && result.every(Number.isInteger),
  context_get: isObject,
  fields_get: isObject,
  onchange: isObject,
};

/** Methods that book: their answer is waited for longer. */
const BOOKING = new Set(["create", "write"]);

/**
 * Calls the public methods of an Odoo's models: by JSON-2 (Odoo 19, `POST /json/2/<model>/<method>`, documentation
 * "External JSON-2 API"), or by JSON-RPC (`POST /jsonrpc`, "External RPC API"). Its method throws `SaidNo` or `NoAnswer`.
 */
export function odooClient(account: OdooAccount, { privateHosts }: { privateHosts: boolean }) {
  const base = account.url.replace(/\/+$/, "");
  let spoken = account.protocol ? Promise.resolve(account.protocol) : null;
  let user: Promise<number> | null = null;
  let number = 0;
  let aheadMs = 0;

  return {
    /** Milliseconds since 1970 by the clock of Odoo's machine, as its last answer had it. */
    clock: () => Date.now() + aheadMs,
    /** A public method of a model: `sale.order`, `search_read`. */
    async call<T>(model: string, method: string, named: Arguments = {}): Promise<T> {
      spoken ??= found();
      const protocol = await spoken.catch((error) => {
        spoken = null;
        throw error;
      });
      const result = await (protocol === "json2" ? json2 : jsonRpc)(model, method, named);
      if (GIVEN[method]?.(result) === false)
        throw unclear(asked(model, method), { status: 200, text: JSON.stringify(result), waitSeconds: null });
      return result as T;
    },
  };

  /** An Odoo without JSON-2 knows no such page. */
  async function found(): Promise<"json2" | "jsonrpc"> {
    const { status, text } = await post("/json/2/res.users/context_get", {}, { headers: bearer() });
    const isUnknown = (status === 404 || status === 405) && !LACKS_DATABASE.test(text);
    return isUnknown ? "jsonrpc" : "json2";
  }

  function bearer() {
    const { apiKey, database } = account;
    return { Authorization: `bearer ${apiKey}`, ...(database && { "X-Odoo-Database": database }) };
  }

  async function json2(model: string, method: string, named: Arguments): Promise<unknown> {
    const path = `/json/2/${model}/${method}`;
    const answer = await post(path, named, { headers: bearer(), patienceSeconds: patienceFor(method) });
    if (answer.status === 200 && answer.body !== undefined) return answer.body;
    const refusal = refusalIn(answer.body);
    if (answer.status === 404 && !refusal) throw noJson2(answer.text);
    if (answer.status === 401 && refusal) throw new SaidNo("Odoo does not accept the API key", "login");
    throw refusal ?? unclear(asked(model, method), answer);
  }

  /** What a page means that says that there is none. */
  function noJson2(page: string): SaidNo {
    if (LACKS_DATABASE.test(page)) return noDatabase(account.database);
    return new SaidNo(`There is no Odoo with JSON-2 at "${base}"`, "address");
  }

  async function jsonRpc(model: string, method: string, { ids, ...named }: Arguments): Promise<unknown> {
    const { database, apiKey } = account;
    user ??= authenticated();
    const uid = await user.catch((error) => {
      user = null;
      throw error;
    });
    // Odoo looks at what `create` is given first to know what to answer, and its apps call what `write` is given `vals` or `values`.
    const { vals_list, vals, ...byName } = named;
    const inOrder = [ids, vals_list, vals].filter((value) => value !== undefined);
    const args = [database, uid, apiKey, model, method, inOrder, byName];
    return service("object", "execute_kw", { args, patienceSeconds: patienceFor(method) });
  }

  async function authenticated(): Promise<number> {
    const { database, user: login, apiKey } = account;
    if (!login) {
      await service("common", "version", { args: [] });
      throw new SaidNo("This Odoo speaks JSON-RPC, for which the user has to be given", "login");
    }
    const uid = await service("common", "authenticate", { args: [database, login, apiKey, {}] });
    if (typeof uid !== "number")
      throw new SaidNo(`Odoo does not know "${login}" in "${database}", or its API key is another`, "login");
    return uid;
  }

  async function service(
    name: string,
    method: string,
    { args, patienceSeconds }: { args: unknown[]; patienceSeconds?: number },
  ): Promise<unknown> {
    const params = { service: name, method, args };
    const call = { jsonrpc: "2.0", id: ++number, method: "call", params };
    const answer = await post("/jsonrpc", call, { patienceSeconds });
    const { status, body } = answer;
    if (status === 404) throw new SaidNo(`There is no Odoo at "${base}"`, "address");
    if (status === 500 && body === undefined) throw new NoAnswer(UNEXPLAINED);
    if (status !== 200 || !isObject(body) || body.jsonrpc === undefined)
      throw unclear(asked(name, method), answer);
    if (body.error !== undefined) {
      const { data, message } = body.error as { data?: unknown; message?: unknown };
      throw refusalIn(data) ?? new NoAnswer(`Odoo failed: ${wordsIn(data) ?? String(message)}`);
    }
    return body.result ?? null;
  }

  async function post(
    path: string,
    sent: object,
    { headers = {}, patienceSeconds }: { headers?: Record<string, string>; patienceSeconds?: number },
  ): Promise<Posted> {
    const url = new URL(base + path);
    const addresses = await addressesFor(url, { privateHosts });
    try {
      const answer = await ask(url, {
        addresses,
        method: "POST",
        headers: { "Content-Type": "application/json", "User-Agent": "order-intake", ...headers },
        body: JSON.stringify(sent),
        patienceSeconds,
      });
      if (answer.date) aheadMs = answer.date - Date.now();
      return { ...answer, body: parsed(answer.text) };
    } catch (error) {
      throw unanswered(`Odoo at "${base}"`, error as Error);
    }
  }
}

export type OdooClient = ReturnType<typeof odooClient>;

function asked(of: string, method: string): string {
  return `Odoo, asked for ${of}.${method},`;
}

function patienceFor(method: string): number | undefined {
  return BOOKING.has(method) ? BOOKING_SECONDS : undefined;
}

/** Exceptions after which the same call may go well. */
const PASSING =
  /Serialization|OperationalError|LockNotAvailable|Deadlock|Concurrency|SessionExpired|TooManyRequests/;

/**
 * An exception of Odoo's, `{name, message, …}`: each call is a transaction, so that it has done nothing. Null for one that passes, and
 * for what is no exception.
 */
function refusalIn(body: unknown): SaidNo | null {
  if (!isObject(body) || typeof body.name !== "string" || typeof body.message !== "string") return null;
  const { name, message } = body;
  const [, missing] = /database "(.*)" does not exist/.exec(message) ?? [];
  if (missing) return noDatabase(missing);
  if (!name || PASSING.test(name)) return null;
  const words = message.trim() || name;
  return new SaidNo(name.startsWith("odoo.exceptions.") ? words : `Odoo failed: ${words}`, name);
}

function noDatabase(name: string): SaidNo {
  return new SaidNo(`Odoo has no database "${name}"`, "database");
}

function wordsIn(body: unknown): string | null {
  return isObject(body) && typeof body.message === "string" ? body.message : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Pages of HTML are answered where there is no Odoo, or no such route: nothing, then. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
