import { type Answered, addressesFor, ask } from "../../outbound.ts";
import { NoAnswer } from "../connector.ts";
import { SaidNo } from "../said_no.ts";

/** How a Tryton is reached. */
export interface TrytonAccount {
  /** Such as https://erp.example:8000. */
  url: string;
  database: string;
  user: string;
  password: string;
}

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
    return resultOf(await answered(new URL(base + path), { method: "POST", headers, body }), method);
  }

  async function answered(url: URL, request: RequestInit): Promise<Answered> {
    const addresses = await addressesFor(url, { privateHosts });
    try {
      const answer = await ask(url, { ...request, addresses });
      if (answer.date) aheadMs = answer.date - Date.now();
      return answer;
    } catch (error) {
      throw new NoAnswer(`Tryton at "${base}" does not answer: ${(error as Error).message}`);
    }
  }

  function resultOf({ status, text }: Answered, method: string): unknown {
    if (status === 401) throw new SignedOut();
    if (status === 403) throw new SaidNo(`Tryton does not allow "${method}"`, "forbidden");
    if (status === 404) throw new SaidNo(`Tryton has no database "${account.database}"`, "database");
    if (status === 429) throw new NoAnswer("Tryton asks to wait: too many sign-ins");
    if (status !== 200) throw new NoAnswer(`Tryton answered ${status}`);
    const said = parsed(text);
    if (said.error) throw saidNo(said.error, method);
    return said.result;
  }
}

export type TrytonClient = ReturnType<typeof trytonClient>;

/** The session is over, or never was. */
class SignedOut extends Error {}

interface Answer {
  result?: unknown;
  error?: unknown[];
}

function parsed(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text);
    if (answer && typeof answer === "object") return answer;
  } catch {}
  throw new NoAnswer(`Something else than Tryton answered: ${text.slice(0, 80)}`);
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
