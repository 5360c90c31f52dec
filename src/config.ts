import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Level } from "./log.ts";

export type Role = "web" | "jobs";
export type ModelApi = "responses" | "chat" | "compatible";

/** Everything the environment decides, read once. */
export interface Config {
  serviceName: string;
  host: string;
  port: number;
  /** Public address of the service, without a slash at the end. */
  baseUrl: string;
  dataDir: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  roles: Role[];
  /** Put the demo organization into an empty database. */
  demo: boolean;
  uploadLimitBytes: number;
  logLevel: Level;
  /** Signs access tokens. */
  sessionKey: string;
  /** Null: the built-in layout reader alone. */
  model: {
    api: ModelApi;
    name: string;
    baseUrl?: string;
    apiKey?: string;
    timeoutMs: number;
  } | null;
  /** Processes that read strangers' files. */
  readers: number;
}

type Environment = Record<string, string | undefined>;

/** Reads the environment. Throws one error that names every fault. */
export function config(env: Environment = process.env): Config {
  const faults: string[] = [];
  const text = (name: string, or: string) => env[name]?.trim() || or;
  const oneOf = <T extends string>(name: string, or: T, allowed: readonly T[]): T => {
    const value = text(name, or) as T;
    if (!allowed.includes(value)) faults.push(`${name}="${value}" is none of ${allowed.join(", ")}`);
    return value;
  };
  const whole = (name: string, or: number, [least, most]: [number, number]) => {
    const value = Number(text(name, String(or)));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push(`${name}="${env[name]}" is not a whole number from ${least} to ${most}`);
    return or;
  };
  const yes = (name: string, or: boolean) => oneOf(name, or ? "1" : "0", ["0", "1"]) === "1";
  const address = (name: string) => {
    const value = env[name]?.trim() || null;
    if (value && !URL.canParse(value)) faults.push(`${name}="${value}" is not a URL`);
    return value;
  };
  const host = text("HOST", "127.0.0.1");
  const port = whole("PORT", 3000, [0, 65535]);
  const dataDir = text("DATA_DIR", ".data");
  const databaseUrl = address("DATABASE_URL");
  const roles = text("ROLES", "web,jobs")
    .split(",")
    .map((role) => role.trim()) as Role[];
  for (const role of roles)
    if (!["web", "jobs"].includes(role)) faults.push(`ROLES: "${role}" is neither web nor jobs`);
  const secret = (name: string) =>
    env[name]?.trim() || keptSecret(dataDir, name, databaseUrl !== null, faults);
  const read: Config = {
    serviceName: text("SERVICE_NAME", "order-intake"),
    host,
    port,
    baseUrl: (address("BASE_URL") ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    dataDir,
    databaseUrl,
    roles,
    demo: yes("DEMO", databaseUrl === null),
    uploadLimitBytes: whole("UPLOAD_LIMIT_MB", 25, [1, 500]) * 1024 * 1024,
    logLevel: oneOf("LOG_LEVEL", "info", ["debug", "info", "warn", "error"]),
    sessionKey: secret("SESSION_KEY"),
    model: model(env, { oneOf, whole, text, address }),
    readers: whole("READERS", 2, [1, 16]),
  };
  if (faults.length)
    throw new Error(`Cannot start, the environment has faults:\n${faults.map((f) => `  ${f}`).join("\n")}`);
  return read;
}

interface Readers {
  oneOf<T extends string>(name: string, or: T, allowed: readonly T[]): T;
  whole(name: string, or: number, range: [number, number]): number;
  text(name: string, or: string): string;
  address(name: string): string | null;
}

function model(env: Environment, { oneOf, whole, text, address }: Readers): Config["model"] {
  const apiKey = env.OPENAI_API_KEY?.trim();
  const baseUrl = address("OPENAI_BASE_URL") ?? undefined;
  if (!apiKey && !baseUrl) return null;
  return {
    api: oneOf("OPENAI_API", baseUrl ? "compatible" : "responses", ["responses", "chat", "compatible"]),
    name: text("OPENAI_MODEL", "gpt-5-mini"),
    baseUrl,
    apiKey,
    timeoutMs: whole("OPENAI_TIMEOUT_SECONDS", 90, [1, 600]) * 1000,
  };
}

/** A secret nobody gave: made once into `DATA_DIR`. Beside a `DATABASE_URL` several processes must share it, so it is a fault. */
function keptSecret(dataDir: string, name: string, mustBeGiven: boolean, faults: string[]): string {
  if (mustBeGiven) {
    faults.push(`${name} is not set; beside a DATABASE_URL it must be (32 random bytes, as hex for example)`);
    return "";
  }
  const path = join(dataDir, name.toLowerCase());
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8").trim();
}
