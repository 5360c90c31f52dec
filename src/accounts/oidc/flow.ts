import { jwtVerify, SignJWT } from "jose";
import * as client from "openid-client";
import type { App } from "../../app.ts";
import { Forbidden, Malformed, Refusal } from "../../errors.ts";
import { type Claims, type ProviderPerson, personIn, valueAt } from "./claims.ts";
import { causeOf, type Discovered } from "./provider.ts";

/** Between setting out to the provider and coming back. */
const MINUTES_AWAY = 10;

/** What the browser keeps, signed, until it comes back. */
interface Trip {
  state: string;
  nonce: string;
  verifier: string;
}

/** Where to send the browser, and what it has to bring back. */
export async function setOut(
  { config }: App,
  discovered: Discovered,
): Promise<{ url: string; trip: string }> {
  const trip = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(discovered.client, {
    redirect_uri: `${config.baseUrl}/sign-in/callback`,
    scope: config.oidc!.scopes,
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: "S256",
  });
  const signed = await new SignJWT({ ...trip })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(AUDIENCE)
    .setExpirationTime(`${MINUTES_AWAY}m`)
    .sign(keyOf(config));
  return { url: url.href, trip: signed };
}

/** Who came back from the provider. Throws `Refusal` with a sentence for people, its `cause` for the log. */
export async function comeBack(
  app: App,
  discovered: Discovered,
  { request, trip }: { request: Request; trip: string | null },
): Promise<ProviderPerson> {
  const { state, nonce, verifier } = await tripOf(app, trip);
  const url = new URL(`${app.config.baseUrl}/sign-in/callback${new URL(request.url).search}`);
  const tokens = await client
    .authorizationCodeGrant(discovered.client, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    .catch((error) => {
      throw refusedBy(error, app.config.oidc!.name);
    });
  const claims = tokens.claims()! as Claims;
  return personIn(
    await withUserInfo(app, discovered, { claims, accessToken: tokens.access_token }),
    app.config.oidc!,
  );
}

/** Providers that keep the ID token short tell the rest when they are asked. */
async function withUserInfo(
  { config, log }: App,
  discovered: Discovered,
  { claims, accessToken }: { claims: Claims; accessToken: string },
): Promise<Claims> {
  const whole = [claims.email, valueAt(claims, config.oidc!.claims.organization)].every(
    (value) => value !== undefined,
  );
  if (whole || !discovered.client.serverMetadata().userinfo_endpoint) return claims;
  try {
    const told = await client.fetchUserInfo(discovered.client, accessToken, String(claims.sub));
    return { ...told, ...claims };
  } catch (error) {
    log.warn("identity provider tells nothing more", { reason: causeOf(error) });
    return claims;
  }
}

/** Where the provider's own session is ended; null when it doesn't offer that. No ID token is kept for it, so the provider may ask first. */
export function endSessionUrl(
  { config: { baseUrl, oidc } }: App,
  { client: provider }: Discovered,
): string | null {
  if (!provider.serverMetadata().end_session_endpoint) return null;
  const parameters = { client_id: oidc!.clientId, post_logout_redirect_uri: `${baseUrl}/` };
  return client.buildEndSessionUrl(provider, parameters).href;
}

const OUTAGES = ["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"];
const AUDIENCE = "sign-in";

async function tripOf({ config }: App, trip: string | null): Promise<Trip> {
  try {
    const { payload } = await jwtVerify<Trip>(trip ?? "", keyOf(config), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      requiredClaims: ["exp"],
    });
    return payload;
  } catch (error) {
    throw caused(new Malformed("Cannot sign in: it was started too long ago or in another browser"), error);
  }
}

function refusedBy(error: unknown, provider: string): Refusal {
  if (error instanceof client.AuthorizationResponseError)
    return caused(
      new Forbidden(
        error.error === "access_denied"
          ? `Cannot sign in: it was cancelled or refused at ${provider}`
          : `Cannot sign in: ${provider} answered "${error.error}"`,
      ),
      error,
    );
  if (error instanceof client.ResponseBodyError)
    return caused(
      new Malformed(
        error.error === "invalid_grant"
          ? "Cannot sign in: this answer of the provider was used already or has expired"
          : `Cannot sign in: ${provider} answered "${error.error}"`,
      ),
      error,
    );
  if (isOutage(error))
    return caused(new Refusal(`Cannot reach ${provider}: try again in a moment`, 503), error);
  return caused(new Malformed("Cannot sign in: the answer doesn't belong to what was asked"), error);
}

/** What the network or a broken provider does, not the browser: those errors have codes of their own. */
function isOutage(error: unknown) {
  const { code } = error as { code?: string };
  return !code?.startsWith("OAUTH_") || OUTAGES.includes(code);
}

function caused(refusal: Refusal, cause: unknown): Refusal {
  return Object.assign(refusal, { cause });
}

function keyOf({ sessionKey }: App["config"]) {
  return new TextEncoder().encode(sessionKey);
}
