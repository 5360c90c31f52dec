import { join } from "node:path";
import { DEMO, ensureDemo, samples } from "../db/demo/mod.ts";
import { APP_ROLE, connect, embedded, migrate } from "../db/mod.ts";
import { type Attempt, PERIODIC, work } from "../jobs/mod.ts";
import { foundOrganization, hasOrganization, makeSignInLink, makeToken } from "./accounts/mod.ts";
import type { App } from "./app.ts";
import { type Config, config } from "./config.ts";
import { openCache, refreshMirrors } from "./erp/mod.ts";
import { wordsOf } from "./errors.ts";
import { modelOf, retryFaults, warmReaders } from "./extraction/mod.ts";
import { listenForMail, receiveSamples } from "./intake/mod.ts";
import { isolate } from "./isolate/mod.ts";
import { type Level, type Log, log } from "./log.ts";
import { pipeline } from "./pipeline.ts";
import { server } from "./server.ts";
import { endRequests } from "./web/mod.ts";

const COMMANDS: Record<string, (...args: string[]) => Promise<void>> = {
  serve,
  organization,
  "sign-in": signIn,
  token,
};

/** What a statement of a request may take: who asks gets an answer, while jobs wait for a database that hangs. */
const PATIENCE_MS = 15_000;

/** Runs the service until a signal stops it. */
async function serve() {
  const settings = config();
  const lines = log({ level: settings.logLevel, readable: process.stdout.isTTY });
  const database = await openDatabase(settings, { exclusive: true });
  await begin(database, { settings, lines }).catch(async (error) => {
    await database.close();
    throw error;
  });
}

async function begin(database: OpenDatabase, { settings, lines }: { settings: Config; lines: Log }) {
  const app: App = {
    config: settings,
    log: lines,
    db: database.db,
    sql: database.sql,
    isolate: isolate({ processes: settings.readers }),
    cache: openCache(settings, lines),
    model: modelOf(settings),
  };
  const fresh = settings.demo && (await ensureDemo(app.db));
  if (fresh) await refreshMirrors(app, DEMO.idpOrganizationId);
  const asked = connect(database.url, { ...database.options, patienceMs: PATIENCE_MS });
  const door: App = { ...app, db: asked.db, sql: asked.sql };
  const web = settings.roles.includes("web") ? listen(door) : null;
  const mail = settings.roles.includes("web") ? await listenForMail(door) : null;
  const worker = settings.roles.includes("jobs")
    ? await work(app, pipeline(app), {
        report: (attempt) => logAttempt(lines, attempt),
        fault: (error) => lines.error("job engine fault", { error }),
      })
    : null;
  if (settings.demo) await receiveSamples(app);
  if (fresh) await printSignIn(app);
  else if (!settings.oidc && !(await hasOrganization(app.db))) printFounding();
  if (worker) {
    await retryFaults(app);
    void warmReaders(app, await samples());
  }
  stopOnSignal(lines, [
    () => Promise.all([mail?.stop(), web && endRequests(web), worker?.stop()]),
    () => app.isolate.stop(),
    () => app.cache.close(),
    asked.close,
    database.close,
  ]);
}

/** Makes an organization with its first admin, and prints a sign-in link for that person. */
async function organization(name = "", email = "") {
  await besideService(({ db }) => foundOrganization(db, { name, email }));
  await signIn(email);
}

/** Prints a new sign-in link for a person. */
function signIn(email = "") {
  return besideService(async ({ db }, settings) => {
    const { url, expiresAt } = await makeSignInLink(db, settings, email);
    console.log(`Sign in as ${email}, once, before ${expiresAt.toISOString()}:\n${url}`);
  });
}

/** Prints a new access token of a person, alone on the last line. */
function token(email = "") {
  return besideService(async ({ db }, settings) => console.log(await makeToken(db, settings, email)));
}

/** Does a command's work, while the service may be running. */
async function besideService(work: (database: OpenDatabase, settings: Config) => Promise<void>) {
  const settings = config();
  const database = await openDatabase(settings, { exclusive: false });
  await work(database, settings).finally(database.close);
}

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** Opens `DATABASE_URL`, or the embedded PostgreSQL: shared with the commands beside the service. */
async function openDatabase(settings: Config, { exclusive }: { exclusive: boolean }) {
  const own = settings.databaseUrl ? null : await embedded(join(settings.dataDir, "postgres"), { exclusive });
  const url = settings.databaseUrl ?? own!.url;
  await migrate(url).catch(async (error) => {
    await own?.stop();
    throw error;
  });
  const options = { role: APP_ROLE, isEmbedded: own !== null };
  const { db, sql, close } = connect(url, options);
  return {
    url,
    options,
    db,
    sql,
    close: async () => {
      await close();
      await own?.stop();
    },
  };
}

function listen(app: App) {
  const { host, port, baseUrl, roles } = app.config;
  const listening = server(app).listen({
    hostname: host,
    port,
    // Each route reads no more than its own limit; deliveries of an ERP's data have none.
    maxRequestBodySize: 2 ** 40,
    idleTimeout: 120,
  });
  app.log.info("listening", { url: baseUrl, host, port, roles: roles.join(",") });
  return listening;
}

async function printSignIn(app: App) {
  const { url } = await makeSignInLink(app.db, app.config, DEMO.email);
  console.log(
    `\n  The demo organization is ready. Sign in as ${DEMO.email} (one use, 15 minutes):\n  ${url}\n`,
  );
}

function printFounding() {
  console.log(
    '\n  There is no organization yet. Beside this service, make the first:\n  bun src/main.ts organization "NAME" EMAIL\n',
  );
}

function logAttempt(lines: Log, { outcome, ...attempt }: Attempt) {
  lines[levelOf({ outcome, key: attempt.key })](`job ${outcome}`, attempt);
}

/** Periodic jobs that went well would hide everything else. */
function levelOf({ outcome, key }: Pick<Attempt, "outcome" | "key">): Level {
  if (outcome === "done") return key === PERIODIC ? "debug" : "info";
  return outcome === "buried" ? "error" : "warn";
}

function stopOnSignal(lines: Log, steps: (() => unknown)[]) {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    lines.info("stopping", { signal });
    for (const step of steps) await step();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal));
}

const [command = "serve", ...args] = process.argv.slice(2);
const run =
  COMMANDS[command] ??
  (() =>
    Promise.reject(
      new Error(`There is no command "${command}": there are ${Object.keys(COMMANDS).join(", ")}`),
    ));
run(...args).catch((error) => {
  console.error(wordsOf(error));
  process.exit(1);
});
