import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Elysia } from "elysia";
import type { OrganizationRole } from "../db/mod.ts";
import { accountsRoutes, callerOrNull, door, makeSignInLink, shellOf } from "../src/accounts/mod.ts";
import type { App } from "../src/app.ts";
import { config } from "../src/config.ts";
import { memoryCache } from "../src/erp/cache/memory.ts";
import { isolate } from "../src/isolate/mod.ts";
import { type Level, log } from "../src/log.ts";
import { web } from "../src/web/mod.ts";
import { database } from "./_db.ts";

export const BASE = "http://localhost";

/** Milliseconds that a `beforeAll` with the first database of a process may take on a busy machine. */
export const SLOW_START = 60_000;

/** The part of Elysia that tests use. */
interface Routes {
  handle(request: Request): Promise<Response>;
}

export interface TestAppOptions {
  /** Environment variables beside the defaults. */
  env?: Record<string, string>;
  /** Default: the whole `server`. `withDoor` makes a smaller one. */
  routes?: (app: App) => Routes;
  /** Replaces parts of the App. */
  parts?: Partial<App>;
}

export interface LogLine {
  level: Level;
  event: string;
  [field: string]: unknown;
}

export interface TestUser {
  userId: string;
  email: string;
  /** Null: in no organization. */
  idpOrganizationId: string | null;
}

/** A whole App over a database of its own, asked without a socket. */
export async function testApp(options: TestAppOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-app-"));
  const { db, sql, url, close } = await database();
  const lines: LogLine[] = [];
  const app: App = {
    config: config({ DATA_DIR: folder, BASE_URL: BASE, LOG_LEVEL: "debug", ...options.env }),
    log: log({ level: "debug", readable: false, write: (line) => void lines.push(JSON.parse(line)) }),
    db,
    sql,
    isolate: isolate({ processes: 1 }),
    cache: memoryCache(),
    model: null,
    ...options.parts,
  };
  const routes = options.routes?.(app) ?? (await import("../src/server.ts")).server(app);
  return {
    app,
    /** Of the database, for a second connection. */
    url,
    /** What was logged. */
    lines,
    /** Asks as nobody, or with the headers given. */
    client: (headers: Record<string, string> = {}) => client(routes, headers),
    signIn: async (user: TestUser) => client(routes, { cookie: await signIn(app, routes, user.email) }),
    organization: (id: string, name?: string) => organization(app, id, name),
    user: (user: NewUser) => addUser(app, user),
    async stop() {
      await app.isolate.stop();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** Routes behind the real error handling and the real door, without the rest of the service. */
export function withDoor(add: (routes: Elysia, app: App) => Routes) {
  return (app: App): Routes => {
    const routes = new Elysia()
      .use(web(app, { callerOrNull, shellOf }))
      .use(door(app))
      .use(accountsRoutes(app));
    return add(routes as unknown as Elysia, app);
  };
}

/** Asks a server as one person; forms and JSON go as a browser on the same site sends them. */
function client(routes: Routes, headers: Record<string, string>) {
  const ask = (method: string, path: string, init: RequestInit = {}) =>
    routes.handle(
      new Request(`${BASE}${path}`, {
        method,
        redirect: "manual",
        ...init,
        headers: {
          host: "localhost",
          ...(method !== "GET" && { origin: BASE }),
          ...headers,
          ...plain(init.headers),
        },
      }),
    );
  return {
    headers,
    ask,
    get: (path: string, more?: Record<string, string>) => ask("GET", path, { headers: more }),
    /** Sends a form. */
    post: (path: string, form: Record<string, string> | FormData = {}, more?: Record<string, string>) =>
      ask("POST", path, { body: form instanceof FormData ? form : new URLSearchParams(form), headers: more }),
    /** Sends JSON. */
    json: (method: string, path: string, body: unknown = {}) =>
      ask(method, path, { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  };
}

export type Client = ReturnType<typeof client>;

function plain(headers: RequestInit["headers"]) {
  return Object.fromEntries(new Headers(headers ?? {}));
}

/** Opens a one-time link and returns the cookie it gave. */
async function signIn(app: App, routes: Routes, email: string) {
  const { url } = await makeSignInLink(app.db, app.config, email);
  const answer = await client(routes, {}).post(new URL(url).pathname);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("session="));
  if (!cookie) throw new Error(`Cannot sign in ${email}: ${answer.status}`);
  return cookie.split(";")[0]!;
}

async function organization({ db }: App, id: string, name = `Organization ${id}`) {
  await db
    .insertInto("organizations")
    .values({ id, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

export interface NewUser {
  email: string;
  /** Made when it doesn't exist. */
  organizationId?: string;
  role?: OrganizationRole;
  metadata?: Record<string, unknown>;
}

async function addUser(app: App, user: NewUser): Promise<TestUser> {
  const { email, organizationId, role = "member", metadata = {} } = user;
  const userId = `user-${email}`;
  await app.db.insertInto("users").values({ id: userId, email, name: "", metadata }).execute();
  if (organizationId) {
    await organization(app, organizationId);
    await app.db
      .insertInto("memberships")
      .values({ idp_organization_id: organizationId, user_id: userId, role })
      .execute();
  }
  return { userId, email, idpOrganizationId: organizationId ?? null };
}
