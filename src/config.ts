import { type OidcConfig, oidc } from "./config_oidc.ts";
import {
  type ClerkConfig,
  clerk,
  type ModelConfig,
  model,
  type OrchestratorConfig,
  orchestrator,
  type SmtpConfig,
  type StripeConfig,
  smtp,
  stripe,
} from "./config_services.ts";
import { type Environment, keptSecret, key, variables } from "./environment.ts";
import type { Level } from "./log.ts";

export type { OidcClaims, OidcConfig } from "./config_oidc.ts";
export type { OrchestratorConfig, SmtpConfig } from "./config_services.ts";

export type Role = "web" | "jobs";

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
  model: ModelConfig | null;
  /** Processes that read strangers' files. */
  readers: number;
  /** Null: no sync can be scheduled. */
  orchestrator: OrchestratorConfig | null;
  /** Null: people sign in by one-time links alone. */
  oidc: OidcConfig | null;
  /** Null: the identity provider makes no one-time links. */
  clerk: ClerkConfig | null;
  /** Null: usage is kept and not reported, and nobody can subscribe. */
  stripe: StripeConfig | null;
  /** Checks Stripe's webhooks; null: none is accepted. */
  webhookSigningSecret: string | null;
}

/** Reads the environment. Throws one error that names every fault. */
export function config(env: Environment = process.env): Config {
  const faults: string[] = [];
  const read = variables(env, faults);
  const port = read.whole("PORT", 3000, [0, 65535]);
  const databaseUrl = read.address("DATABASE_URL");
  const dataDir = read.text("DATA_DIR", ".data");
  const secrets = { dataDir, databaseUrl, faults };
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
    sessionKey: key(read.optional("SESSION_KEY"), "SESSION_KEY", secrets),
    credentialsKey: key(read.optional("CREDENTIALS_KEY"), "CREDENTIALS_KEY", secrets),
    inboundEmailSecret: read.optional("INBOUND_EMAIL_SECRET") ?? keptSecret("INBOUND_EMAIL_SECRET", secrets),
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

function roles(list: string, faults: string[]): Role[] {
  const named = list.split(",").map((role) => role.trim());
  for (const role of named) {
    if (role !== "web" && role !== "jobs") faults.push(`ROLES: "${role}" is neither web nor jobs`);
  }
  return named as Role[];
}

/** The listener of this process; where it has none, the public address. */
function ownWebhook({ roles, host, port, baseUrl }: Config) {
  const own = /^(0\.0\.0\.0|::|localhost)$/.test(host) ? "127.0.0.1" : host;
  const address = own.includes(":") ? `[${own}]` : own;
  return `${roles.includes("web") ? `http://${address}:${port}` : baseUrl}/api/webhook/inbound-email`;
}
