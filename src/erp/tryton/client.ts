import { type Answered, addressesFor, ask, type Question } from "../../outbound.ts";
import { BOOKING_SECONDS, unanswered, unclear } from "../no_answer.ts";
import { SaidNo } from "../said_no.ts";

/** How a Tryton is reached. */
export interface TrytonAccount {
  /** Such as https://erp.example:8000. */
  url: string;
  database: string;
  user: string;
  password: string;
}

/** Methods that book: their answer is waited for longer. */
const BOOKING = /^model\.sale\.sale\.(create|write|quote|draft|delete)$/;

interface Session {
  authorization: string;
  /** Comes last in every call to a model. */
  context: Record<string, unknown>;
}

/** Calls a Tryton by JSON-RPC; signs in when it must. Its methods throw `SaidNo` or `NoAnswer`. */
export function trytonClient(account: TrytonAccount, { privateHosts }: { privateHosts: boolean }) {
  const base = account.url.replace(/\/+$/, "");
  let session: Promise<Session> | null = null;
  let number = 0;
  let aheadMs = 0;

  return {
    /** Milliseconds since 1970 by the clock of Tryton's machine, as its last answer had it. */
    clock: () => Date.now() + aheadMs,
    /** A method of a model, `sale.sale` and `create`, with its parameters but for the context. */
    async model<T>(model: string, method: string, params: unknown[], context: object = {}): Promise<T> {
      const call = async ({ authorization, context: own }: Session) =>
        post(`/${account.database}/`, {
          authorization,
          method: `model.${model}.${method}`,
          params: [...params, { ...own, ...context }],
        });
      try {
        return (await call(await signedIn())) as T;
      } catch (error) {
        if (!(error instanceof SignedOut)) throw error;
        session = signIn();
        return (await call(await session)) as T;
      }
    },
    /** The preferences of the user: the company, the language. */
    async preferences(): Promise<Record<string, unknown>> {
      return (await signedIn()).context;
    },
  };

  function signedIn(): Promise<Session> {
    session ??= signIn();
    return session;
  }

  async function signIn(): Promise<Session> {
    try {
      const { user, password, database } = account;
      const answer = await post(`/${database}/`, {
        method: "common.db.login",
        params: [user, { password }, "en"],
      });
      if (!Array.isArray(answer)) throw new SaidNo(`Tryton asks "${user}" for more than a password`, "login");
      const authorization = `Session ${Buffer.from(`${user}:${answer[0]}:${answer[1]}`).toString("base64")}`;
      const method = "model.res.user.get_preferences";
      const context = await post(`/${database}/`, { authorization, method, params: [true, {}] });
      return { authorization, context: context as Session["context"] };
    } catch (error) {
      session = null;
      if (error instanceof SignedOut)
        throw new SaidNo(`Tryton does not know "${account.user}", or its password is another`, "login");
      throw error;
    }
  }

  async function post(
    path: string,
    { authorization, method, params }: { authorization?: string; method: string; params: unknown[] },
  ): Promise<unknown> {
    const body = JSON.stringify({ id: ++number, method, params });
    const headers = {
      "Content-Type": "application/json",
      ...(authorization && { Authorization: authorization }),
    };
    const patienceSeconds = BOOKING.test(method) ? BOOKING_SECONDS : undefined;
    const request = { method: "POST", headers, body, patienceSeconds };
    return resultOf(await answered(new URL(base + path), request), method);
  }

  async function answered(url: URL, request: Omit<Question, "addresses">): Promise<Answered> {
    const addresses = await addressesFor(url, { privateHosts });
    try {
      const answer = await ask(url, { ...request, addresses });
      if (answer.date) aheadMs = answer.date - Date.now();
      return answer;
    } catch (error) {
      throw unanswered(`Tryton at "${base}"`, error as Error);
    }
  }

  function withoutDatabase() {
    return new SaidNo(`Tryton has no database "${account.database}"`, "database");
  }

  function resultOf(answer: Answered, method: string): unknown {
    const { status } = answer;
    if (status === 401) throw new SignedOut();
    if (status === 403) throw new SaidNo(`Tryton does not allow "${method}"`, "forbidden");
    if (status === 404) throw withoutDatabase();
    const said = status === 200 && parsed(answer.text);
    if (!said) throw unclear(`Tryton, asked for ${method},`, answer);
    if (NO_DATABASE.test(String(said.error?.[0]))) throw withoutDatabase();
    if (said.error) throw saidNo(said.error, method);
    return said.result;
  }
}

export type TrytonClient = ReturnType<typeof trytonClient>;

/** The session is over, or never was. */
class SignedOut extends Error {}

/** As SQLite and PostgreSQL say it. */
const NO_DATABASE = /^(?:FATAL:\s*)?database .+ (?:doesn't|does not) exist/i;

interface Answer {
  result?: unknown;
  error?: unknown[];
}

/** Null: it is none of Tryton's. */
function parsed(text: string): Answer | null {
  try {
    const answer: Answer | null = JSON.parse(text);
    return answer && (answer.result !== undefined || answer.error) ? answer : null;
  } catch {
    return null;
  }
}

/** `["UserError", [words, more words, domain], traceback]`, and of a programming error `[words, traceback]`. */
function saidNo([kind, details]: unknown[], method: string): SaidNo {
  if (Array.isArray(details)) {
    const [message, description] = details.map(String);
    return new SaidNo(
      [message, description !== "null" && description].filter(Boolean).join(": "),
      String(kind),
    );
  }
  return new SaidNo(`Tryton failed in "${method}": ${kind}`, "fault");
}
