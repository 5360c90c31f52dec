import { existsSync } from "node:fs";
import type { Variables } from "./environment.ts";

export type ModelApi = "responses" | "chat" | "compatible";

/** A language model. */
export interface ModelConfig {
  api: ModelApi;
  name: string;
  baseUrl?: string;
  apiKey?: string;
  timeoutMs: number;
}

export interface SmtpConfig {
  host: string;
  /** 0: any that is free. */
  port: number;
  /** Paths of PEM files; null: no STARTTLS. */
  tls: { cert: string; key: string } | null;
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

export interface ClerkConfig {
  secretKey: string;
  apiUrl: string;
}

/** The payment processor. */
export interface StripeConfig {
  secretKey: string;
  apiVersion: string;
  /** Null: Stripe's own. */
  apiBase: string | null;
  /** The fixed fee, and what is metered in cents; null: nobody can subscribe. */
  prices: { base: string; usage: string } | null;
}

export function model({ optional, oneOf, text, whole, address }: Variables): ModelConfig | null {
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

export function smtp({ yes, text, whole, optional }: Variables, faults: string[]): SmtpConfig | null {
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

export function orchestrator({ optional, text, address }: Variables): OrchestratorConfig | null {
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

export function clerk({ optional, address }: Variables): ClerkConfig | null {
  const secretKey = optional("CLERK_SECRET_KEY");
  const apiUrl = (address("CLERK_API_URL") ?? "https://api.clerk.com").replace(/\/+$/, "");
  return secretKey ? { secretKey, apiUrl } : null;
}

export function stripe({ optional, text, address }: Variables, faults: string[]): StripeConfig | null {
  const secretKey = optional("STRIPE_SECRET_KEY");
  const [base, usage] = [optional("STRIPE_BASE_PRICE_ID"), optional("STRIPE_USAGE_PRICE_ID")];
  if (!secretKey) return null;
  if (!base !== !usage) faults.push("STRIPE_BASE_PRICE_ID and STRIPE_USAGE_PRICE_ID are set together");
  const prices = base && usage ? { base, usage } : null;
  const apiVersion = text("STRIPE_API_VERSION", "2026-02-25.clover");
  return { secretKey, apiVersion, apiBase: address("STRIPE_API_BASE"), prices };
}
