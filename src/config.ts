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
  /** Null: a cache inside the process. */
  redisUrl: string | null;
  roles: Role[];
  /** Put the demo organization into an empty database. */
  demo: boolean;
  uploadLimitBytes: number;
  logLevel: Level;
  /** Signs access tokens. */
  sessionKey: string;
  /** Seals passwords of mailboxes and connections in the database. */
  credentialsKey: string;
  /** Signs the events of incoming mail. */
  inboundEmailSecret: string;
  /** Where the service's own mail worker posts its events. */
  inboundEmailUrl: string;
  /** Null: no mail comes in by SMTP. */
  smtp: SmtpConfig | null;
  /** Of one mail as it is sent, attachments in their encoding. */
  mailLimitBytes: number;
  /** Addresses that admins type may lead into the private network. */
  privateHosts: boolean;
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
  /** Null: no sync can be scheduled. */
  orchestrator: OrchestratorConfig | null;
  /** Null: people sign in by one-time links alone. */
  oidc: OidcConfig | null;
  /** Null: the identity provider makes no one-time links. */
  clerk: { secretKey: string; apiUrl: string } | null;
  /** Null: usage is kept and not reported, and nobody can subscribe. */
  stripe: {
    secretKey: string;
    apiVersion: string;
    /** Null: Stripe's own. */
    apiBase: string | null;
    /** The fixed fee, and what is metered in cents; null: nobody can subscribe. */
    prices: { base: string; usage: string } | null;
  } | null;
  /** Checks Stripe's webhooks; null: none is accepted. */
  webhookSigningSecret: string | null;
}

export interface SmtpConfig {
  host: string;
  /** 0: any that is free. */
  port: number;
  /** Paths of PEM files; null: no STARTTLS. */
  tls: { cert: string; key: string } | null;
}

/** An OpenID provider, and where its claims say what. */
export interface OidcConfig {
  issuer: string;
  /** Shown to people. */
  name: string;
  clientId: string;
  /** Null: a public client. */
  clientSecret: string | null;
  clientAuth: "client_secret_basic" | "client_secret_post";
  scopes: string;
  /** Of access tokens that are accepted; null: none is. */
  audience: string | null;
  /** Its addresses count as verified although it doesn't say so. */
  trustEmail: boolean;
  sessionHours: number;
  claims: OidcClaims;
}

/** Paths into claims; the longest key that is there wins, so that keys may hold dots. */
export interface OidcClaims {
  organization: string;
  organizationName: string;
  organizationRole: string;
  admin: string;
  adminValue: string;
  supportAdmin: string;
  supportAdminValue: string;
}

export interface OrchestratorConfig {
  /** The GraphQL address. */
  url: string;
  repository: string;
  repositoryLocation: string;
  job: string;
  imageJob: string;
  /** Sent as `Dagster-Cloud-Api-Token`. */
  cloudToken: string | null;
  /** Sent as a pair or not at all. */
  gateway: { prefix: string; clientId: string; clientSecret: string } | null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

type Environment = Record<string, string | undefined>;

/** Reads the environment. Throws one error that names every fault. */
export function config(env: Environment = process.env): Config {
  const faults: string[] = [];
  const read = variables(env, faults);
  const port = read.whole("PORT", 3000, [0, 65535]);
  const databaseUrl = read.address("DATABASE_URL");
  const dataDir = read.text("DATA_DIR", ".data");
  const settings: Config = {
    serviceName: read.text("SERVICE_NAME", "order-intake"),
    host: read.text("HOST", "127.0.0.1"),
    port,
    baseUrl: (read.address("BASE_URL") ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    dataDir,
    databaseUrl,
    redisUrl: read.address("REDIS_URL"),
    roles: roles(read.text("ROLES", "web,jobs"), faults),
    demo: read.yes("DEMO", databaseUrl === null),
    uploadLimitBytes: read.whole("UPLOAD_LIMIT_MB", 25, [1, 500]) * 1024 * 1024,
    logLevel: read.oneOf("LOG_LEVEL", "info", ["debug", "info", "warn", "error"]),
    sessionKey: read.optional("SESSION_KEY") ?? keptSecret("SESSION_KEY", { dataDir, databaseUrl, faults }),
    credentialsKey:
      read.optional("CREDENTIALS_KEY") ?? keptSecret("CREDENTIALS_KEY", { dataDir, databaseUrl, faults }),
    inboundEmailSecret:
      read.optional("INBOUND_EMAIL_SECRET") ??
      keptSecret("INBOUND_EMAIL_SECRET", { dataDir, databaseUrl, faults }),
    inboundEmailUrl: "",
    smtp: smtp(read, faults),
    mailLimitBytes: read.whole("MAIL_LIMIT_MB", 35, [1, 500]) * 1024 * 1024,
    privateHosts: read.yes("PRIVATE_HOSTS", false),
    model: model(read),
    readers: read.whole("READERS", 2, [1, 16]),
    orchestrator: orchestrator(read),
    oidc: oidc(read, faults),
    clerk: clerk(read),
    stripe: stripe(read, faults),
    webhookSigningSecret: read.optional("WEBHOOK_SIGNING_SECRET"),
  };
  settings.inboundEmailUrl = read.address("INBOUND_EMAIL_URL") ?? ownWebhook(settings);
  if (!faults.length) return settings;
  throw new Error(
    `Cannot start, the environment has faults:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
  );
}

type Variables = ReturnType<typeof variables>;

/** Readers of one variable each; what they can't accept goes to `faults`. */
function variables(env: Environment, faults: string[]) {
  const optional = (name: string) => env[name]?.trim() || null;
  const text = (name: string, or: string) => optional(name) ?? or;
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
    const value = optional(name);
    if (value && !URL.canParse(value)) faults.push(`${name}="${value}" is not a URL`);
    return value;
  };
  return { optional, text, oneOf, whole, yes, address };
}

function roles(list: string, faults: string[]): Role[] {
  const named = list.split(",").map((role) => role.trim());
  for (const role of named) {
    if (role !== "web" && role !== "jobs") faults.push(`ROLES: "${role}" is neither web nor jobs`);
  }
  return named as Role[];
}

function model({ optional, oneOf, text, whole, address }: Variables): Config["model"] {
  const apiKey = optional("OPENAI_API_KEY") ?? undefined;
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

/** The listener of this process; where it has none, the public address. */
function ownWebhook({ roles, host, port, baseUrl }: Config) {
  const own = /^(0\.0\.0\.0|::|localhost)$/.test(host) ? "127.0.0.1" : host;
  const address = own.includes(":") ? `[${own}]` : own;
  return `${roles.includes("web") ? `http://${address}:${port}` : baseUrl}/api/webhook/inbound-email`;
}

function smtp({ yes, text, whole, optional }: Variables, faults: string[]): SmtpConfig | null {
  const [cert, key] = [optional("SMTP_TLS_CERT"), optional("SMTP_TLS_KEY")];
  if (!cert !== !key) faults.push("SMTP_TLS_CERT and SMTP_TLS_KEY belong together: one of them is not set");
  for (const path of [cert, key]) {
    if (path && !existsSync(path)) faults.push(`SMTP_TLS_CERT, SMTP_TLS_KEY: there is no file "${path}"`);
  }
  const server = {
    host: text("SMTP_HOST", "127.0.0.1"),
    port: whole("SMTP_PORT", 2525, [0, 65535]),
    tls: cert && key ? { cert, key } : null,
  };
  return yes("SMTP", true) ? server : null;
}

function orchestrator({ optional, text, address }: Variables): OrchestratorConfig | null {
  const cloud = address("ORCHESTRATOR_CLOUD_URL");
  const url = address("ORCHESTRATOR_GRAPHQL_URL") ?? (cloud && `${cloud.replace(/\/+$/, "")}/graphql`);
  if (!url) return null;
  const clientId = optional("ORCHESTRATOR_CLIENT_ID");
  const clientSecret = optional("ORCHESTRATOR_CLIENT_SECRET");
  const prefix = text("ORCHESTRATOR_GATEWAY_PREFIX", "CF-");
  return {
    url,
    repository: text("ORCHESTRATOR_REPOSITORY", "__repository__"),
    repositoryLocation: text("ORCHESTRATOR_REPOSITORY_LOCATION", "erp_sync"),
    job: text("ORCHESTRATOR_JOB", "erp_sync"),
    imageJob: text("ORCHESTRATOR_IMAGE_JOB", "erp_image_sync"),
    cloudToken: optional("ORCHESTRATOR_CLOUD_TOKEN"),
    gateway: clientId && clientSecret ? { prefix, clientId, clientSecret } : null,
  };
}

function oidc(read: Variables, faults: string[]): OidcConfig | null {
  const { optional, text, oneOf, whole, yes, address } = read;
  const issuer = address("OIDC_ISSUER");
  if (!issuer) return null;
  const clientId = optional("OIDC_CLIENT_ID");
  if (!clientId) faults.push("OIDC_CLIENT_ID is not set; beside an OIDC_ISSUER it must be");
  const { protocol, hostname, host } = URL.canParse(issuer) ? new URL(issuer) : new URL("https://invalid");
  if (protocol !== "https:" && !LOOPBACK.test(hostname))
    faults.push(`OIDC_ISSUER="${issuer}" is not https; only on this machine it may be http`);
  return {
    issuer,
    name: text("OIDC_NAME", host),
    clientId: clientId ?? "",
    clientSecret: optional("OIDC_CLIENT_SECRET"),
    clientAuth: oneOf("OIDC_CLIENT_AUTH", "client_secret_basic", [
      "client_secret_basic",
      "client_secret_post",
    ]),
    scopes: text("OIDC_SCOPES", "openid profile email"),
    audience: optional("OIDC_AUDIENCE"),
    trustEmail: yes("OIDC_TRUST_EMAIL", false),
    sessionHours: whole("OIDC_SESSION_HOURS", 12, [1, 336]),
    claims: {
      organization: text("OIDC_ORGANIZATION_CLAIM", "org_id"),
      organizationName: text("OIDC_ORGANIZATION_NAME_CLAIM", "org_name"),
      organizationRole: text("OIDC_ORGANIZATION_ROLE_CLAIM", "org_role"),
      admin: text("OIDC_ADMIN_CLAIM", "user_metadata.role"),
      adminValue: text("OIDC_ADMIN_VALUE", "admin"),
      supportAdmin: text("OIDC_SUPPORT_ADMIN_CLAIM", "user_metadata.role"),
      supportAdminValue: text("OIDC_SUPPORT_ADMIN_VALUE", "support_admin"),
    },
  };
}

function clerk({ optional, address }: Variables): Config["clerk"] {
  const secretKey = optional("CLERK_SECRET_KEY");
  const apiUrl = (address("CLERK_API_URL") ?? "https://api.clerk.com").replace(/\/+$/, "");
  return secretKey ? { secretKey, apiUrl } : null;
}

function stripe({ optional, text, address }: Variables, faults: string[]): Config["stripe"] {
  const secretKey = optional("STRIPE_SECRET_KEY");
  const [base, usage] = [optional("STRIPE_BASE_PRICE_ID"), optional("STRIPE_USAGE_PRICE_ID")];
  if (!secretKey) return null;
  if (!base !== !usage) faults.push("STRIPE_BASE_PRICE_ID and STRIPE_USAGE_PRICE_ID are set together");
  const prices = base && usage ? { base, usage } : null;
  const apiVersion = text("STRIPE_API_VERSION", "2026-02-25.clover");
  return { secretKey, apiVersion, apiBase: address("STRIPE_API_BASE"), prices };
}

/** A secret nobody gave: made once into `DATA_DIR`. Beside a `DATABASE_URL` several processes must share it, so it is a fault. */
function keptSecret(
  name: string,
  { dataDir, databaseUrl, faults }: { dataDir: string; databaseUrl: string | null; faults: string[] },
): string {
  if (databaseUrl) {
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
