import { STATUS_CODES } from "node:http";
import { ErrorFragment, ErrorPage } from "../../views/error.tsx";
import type { App } from "../app.ts";
import { Refusal } from "../errors.ts";
import { faultOf } from "./expected.ts";
import { localPath } from "./local_path.ts";
import type { People } from "./people.ts";
import { loggedPath, requestIdOf } from "./request_log.ts";

interface Failure {
  request: Request;
  /** Methods that there are at the request's path. */
  methods: () => string[];
  code: string | number;
  error: unknown;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Turns anything thrown into JSON under /api, a fragment for htmx, or a page. What isn't a refusal is logged with its stack and told without. */
export function answerOf(app: App, people: People, failure: Failure): Answer {
  const { request } = failure;
  const allow = failure.code === "NOT_FOUND" ? failure.methods().join(", ") : "";
  if (allow && request.method === "OPTIONS") return { status: 204, headers: { allow }, body: "" };
  const refusal =
    (allow && notAllowed(request, allow)) ||
    (refusalOf(failure) ?? refusedByDatabase(app, failure) ?? unexpected(app, failure));
  const { status, message, headers } = refusal;
  const html = { ...headers, "content-type": "text/html; charset=utf-8" };
  if (/^\/api(\/|$)/.test(new URL(request.url).pathname)) {
    const body = JSON.stringify({ success: false, error: message });
    return { status, headers: { ...headers, "content-type": "application/json; charset=utf-8" }, body };
  }
  if (request.headers.get("hx-request")) {
    const flash = { "hx-retarget": "#flash", "hx-reswap": "innerHTML", "hx-reselect": "#flash-message" };
    return { status, headers: { ...html, ...flash }, body: String(ErrorFragment({ message })) };
  }
  const title = STATUS_CODES[status] ?? "Error";
  const shell = people.shellOf(request, title);
  const body = ErrorPage({
    shell,
    status,
    message,
    requestId: requestIdOf(request),
    back: request.method === "GET" ? null : refererOf(request),
  });
  return { status, headers: html, body: String(body) };
}

function notAllowed(request: Request, allow: string) {
  const message = `Cannot ${request.method} "${loggedPath(request)}": it takes ${allow}`;
  return new Refusal(message, 405, { allow });
}

function refererOf(request: Request): string | null {
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  return host === request.headers.get("host") ? localPath(pathname + search, "/") : null;
}

/** What the person may be told: a refusal of ours, or one of the framework's. */
function refusalOf({ request, code, error }: Failure): Refusal | null {
  if (error instanceof Refusal) return error;
  // What a route's own parser throws comes wrapped.
  if (error instanceof Error && error.cause instanceof Refusal) return error.cause;
  if (code === "NOT_FOUND" || (error as { type?: unknown }).type === "params")
    return new Refusal(`There is nothing at "${loggedPath(request)}"`, 404);
  if (code === "PARSE") return new Refusal("Cannot read the request: its body is malformed", 400);
  if (code === "VALIDATION")
    return new Refusal(faultOf(firstFault(error, request)), request.method === "GET" ? 400 : 422);
  if (code === "INVALID_FILE_TYPE") return new Refusal("Cannot accept the file: its type is not read", 415);
  return null;
}

/** PostgreSQL's codes for values that no column takes: a number or a date out of range, a NUL in a text. */
const UNSTORABLE = ["22003", "22007", "22008", "22021", "22P02", "22P05"];

function refusedByDatabase({ log }: App, failure: Failure) {
  if (!UNSTORABLE.includes(String(failure.code))) return null;
  log.warn("value refused by the database", recordOf(failure));
  const words =
    "Cannot accept the request: a value in it is out of range, or has characters that can't be stored";
  return new Refusal(words, failure.request.method === "GET" ? 400 : 422);
}

/** PostgreSQL's codes, and its driver's, for a database that is out of reach or only starting. */
const AWAY = [
  "57P01",
  "57P02",
  "57P03",
  "ECONNREFUSED",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "QUERY_TIMEOUT",
];
/** PostgreSQL's code for a statement that took longer than a request may. */
const GIVEN_UP = "57014";
/** PostgreSQL's code for two that waited for each other, of whom it gave this one up. */
const DEADLOCK = "40P01";
/** PostgreSQL's code for a disk that is full. */
const FULL = "53100";

function unexpected({ log }: App, failure: Failure) {
  log.error("request failed", recordOf(failure));
  const soon = { "retry-after": "5" };
  if (AWAY.includes(String(failure.code)))
    return new Refusal("The database is out of reach for now, try again soon", 503, soon);
  if (failure.code === GIVEN_UP || failure.code === DEADLOCK)
    return new Refusal("The database takes too long for now, try again soon", 503, soon);
  if (failure.code === FULL)
    return new Refusal("The disk of the database is full: nothing was stored, try again later", 503, soon);
  return new Refusal("Something went wrong here; it was logged", 500);
}

function recordOf({ request, error }: Failure) {
  return {
    method: request.method,
    path: loggedPath(request),
    requestId: requestIdOf(request),
    stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** The first fault of a check. Of a number that is out of range the framework doesn't say which parameter it was. */
function firstFault(error: unknown, request: Request) {
  const [fault] = (error as { all?: Parameters<typeof faultOf>[0][] }).all ?? [];
  if (fault?.path || typeof fault?.value !== "number") return fault;
  const sent = Array.from(new URL(request.url).searchParams);
  const [name] = sent.find(([, text]) => Number(text) === fault.value) ?? [];
  return { ...fault, path: name && `/${name}` };
}
