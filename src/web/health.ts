import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { sql } from "kysely";
import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { described } from "./described.ts";
import type { People } from "./people.ts";

/** Looks at parts that only the whole service knows. Each throws, in words, what is wrong. */
export interface Checks {
  jobs?(): Promise<void>;
  /** Each connection to an ERP by its name. */
  erp?(): Promise<Record<string, () => Promise<void>>>;
}

/** Less than half of the contract's five seconds, which ERPs, asked after their list was read, use twice. */
const PATIENCE_MS = 2000;
const PING = new URL("./ping.ts", import.meta.url);
const PING_LIMITS = { milliseconds: PATIENCE_MS, megabytes: 1024, soon: true };

const PART = Type.Object({
  well: Type.Boolean(),
  milliseconds: Type.Integer(),
  error: Type.Optional(Type.String()),
});
const HEALTH = Type.Object({
  status: Type.String({ description: "ok when healthy" }),
  serviceStatus: Type.String({ description: "healthy when healthy" }),
  service: Type.String(),
  details: Type.Optional(Type.Record(Type.String(), PART, { description: "For admins" })),
});
type Part = Static<typeof PART>;

/**
 * `GET /api/health`: whether the database, the cache, the jobs and the file readers answer, each within two seconds.
 * The contract counts the cache among what must respond, so without it the answer is 503, though pages go on from PostgreSQL.
 * An organization's ERP that is away is told to admins and makes nobody else's service unhealthy.
 */
export function health(app: App, people: Pick<People, "callerOrNull">, checks: Checks) {
  let asking: Promise<Record<string, Part>> | null = null;
  const parts = () => {
    asking ??= lookedAt(partsOf(app, checks)).finally(() => {
      asking = null;
    });
    return asking;
  };
  return new Elysia().get(
    "/api/health",
    async ({ request, set }) => {
      const admin = people.callerOrNull(request)?.isAdmin ?? false;
      const [own, erp] = await Promise.all([parts(), admin ? erpParts(checks) : {}]);
      const healthy = Object.values(own).every(({ well }) => well);
      if (!healthy) set.status = 503;
      return {
        status: healthy ? "ok" : "error",
        serviceStatus: healthy ? "healthy" : "unhealthy",
        service: app.config.serviceName,
        ...(admin && { details: { ...own, ...erp } }),
      };
    },
    described({
      chapter: "Service",
      summary: "Whether the service and what it depends on are well",
      who: "anybody",
      answers: { 200: HEALTH, 503: HEALTH },
    }),
  );
}

type Looks = Record<string, () => Promise<unknown>>;

function partsOf({ db, cache, isolate }: App, { jobs }: Checks): Looks {
  return {
    database: () => sql`select 1`.execute(db),
    cache: () => cache.check(),
    reader: async () => isolate.busy || isolate.run(PING, null, PING_LIMITS),
    ...(jobs && { jobs }),
  };
}

async function erpParts({ erp }: Checks): Promise<Record<string, Part>> {
  const looks = erp && (await within(erp()).catch((error) => ({ erp: () => Promise.reject(error) })));
  return looks ? lookedAt(looks) : {};
}

async function lookedAt(looks: Looks): Promise<Record<string, Part>> {
  const parts = Object.entries(looks).map(async ([name, look]) => [name, await partOf(look)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

async function partOf(look: () => Promise<unknown>): Promise<Part> {
  const started = performance.now();
  const error = await within(look()).then(() => null, wordsOf);
  const milliseconds = Math.round(performance.now() - started);
  return { well: error === null, milliseconds, ...(error !== null && { error }) };
}

function within<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
