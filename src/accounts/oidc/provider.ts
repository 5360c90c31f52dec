import { createRemoteJWKSet } from "jose";
import * as client from "openid-client";
import type { App } from "../../app.ts";
import type { OidcConfig } from "../../config.ts";
import { Refusal, wordsOf } from "../../errors.ts";

/** Seconds that an answer of the provider may take. */
const PATIENCE = 5;

/** What the provider tells of itself. */
export interface Discovered {
  client: client.Configuration;
  /** Its keys, fetched when they are needed. */
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** Asks the provider for what it tells of itself, once it succeeded never again; it may be down when the service starts. Throws `Refusal` (503). */
export function discovery({ config: { oidc }, log }: Pick<App, "config" | "log">): () => Promise<Discovered> {
  let known: Promise<Discovered> | null = null;
  return () => {
    if (!oidc) throw new Error("No identity provider is configured");
    known ??= discover(oidc).catch((error) => {
      known = null;
      log.warn("identity provider out of reach", { issuer: oidc.issuer, reason: causeOf(error) });
      throw new Refusal(`Cannot reach ${oidc.name}: try again in a moment`, 503);
    });
    return known;
  };
}

async function discover(oidc: OidcConfig): Promise<Discovered> {
  const found = await client.discovery(
    new URL(oidc.issuer),
    oidc.clientId,
    { [client.clockTolerance]: 30 },
    authenticationOf(oidc),
    {
      timeout: PATIENCE,
      execute: [
        client.enableNonRepudiationChecks,
        // The configuration lets http pass on this machine alone.
        ...(oidc.issuer.startsWith("http:") ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const keys = found.serverMetadata().jwks_uri;
  if (!keys) throw new Error("it publishes no keys");
  return { client: found, keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: PATIENCE * 1000 }) };
}

function authenticationOf({ clientSecret, clientAuth }: OidcConfig) {
  if (clientSecret === null) return client.None();
  return clientAuth === "client_secret_post"
    ? client.ClientSecretPost(clientSecret)
    : client.ClientSecretBasic(clientSecret);
}

/** The words of an error and of what caused it. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return wordsOf(error) + cause;
}
