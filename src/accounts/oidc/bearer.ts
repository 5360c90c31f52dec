import { decodeJwt, errors, jwtVerify } from "jose";
import { sql } from "kysely";
import type { App } from "../../app.ts";
import type { OidcConfig } from "../../config.ts";
import { Refusal, Unauthorized, wordsOf } from "../../errors.ts";
import type { Caller } from "../caller.ts";
import { type Claims, type ProviderPerson, personIn } from "./claims.ts";
import { causeOf, type Discovered, discovery } from "./provider.ts";
import { settle } from "./settle.ts";

/** By a public key: a shared secret is not for tokens that others check. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** What only an ID token has: it speaks to the client, not to an API. */
const OF_ID_TOKENS = ["nonce", "at_hash", "c_hash"];

/** Whether a token says that the provider made it, or at least somebody else than we. Nothing of it is checked yet. */
export function isForeign({ config: { oidc, serviceName } }: Pick<App, "config">, token: string): boolean {
  if (!oidc) return false;
  try {
    const { iss } = decodeJwt(token);
    return iss !== undefined && iss !== serviceName;
  } catch {
    return false;
  }
}

/** Who an access token of the provider speaks for. Throws `Unauthorized`, or `Refusal` (503) when the provider's keys can't be had. */
export function providerTokens(app: App): (token: string) => Promise<Caller> {
  const discovered = discovery(app);
  return async (token) => {
    const oidc = app.config.oidc!;
    if (!oidc.audience)
      throw new Unauthorized("The access token is not valid: the provider's are not accepted");
    return callerFor(app, personIn(await claimsOf(token, await discovered(), oidc), oidc));
  };
}

async function claimsOf(token: string, { keys, client }: Discovered, oidc: OidcConfig): Promise<Claims> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer: client.serverMetadata().issuer,
    audience: oidc.audience!,
    requiredClaims: ["sub", "exp"],
    clockTolerance: 30,
  }).catch((error) => {
    throw refusedBy(error, oidc);
  });
  if (OF_ID_TOKENS.some((claim) => claim in payload))
    throw new Unauthorized("The access token is not valid: it is an ID token");
  return payload;
}

function refusedBy(error: unknown, { name }: OidcConfig): Refusal {
  if (error instanceof errors.JWTExpired) return new Unauthorized("The access token has expired");
  const { JOSEError, JWKSTimeout } = errors;
  const keysAreOut =
    !(error instanceof JOSEError) || error instanceof JWKSTimeout || error.code === JOSEError.code;
  return keysAreOut
    ? new Refusal(`Cannot check the access token: ${name} doesn't give its keys (${causeOf(error)})`, 503)
    : new Unauthorized(`The access token is not valid: ${wordsOf(error)}`);
}

/** The token's own words say what the person may do; the database only gets to know who it is. */
async function callerFor(app: App, person: ProviderPerson): Promise<Caller> {
  const organization = person.organizations[0] ?? null;
  const row = (await knownCaller(app, person)) ?? (await newCaller(app, person));
  return {
    userId: row.user_id,
    email: row.email,
    name: row.name,
    idpOrganizationId: organization?.id ?? null,
    organizationName: row.organization_name,
    organizationRole: organization && person.organizationRole,
    isAdmin: person.isAdmin,
    isSupportAdmin: person.isSupportAdmin,
    bound: false,
    pinned: true,
    connectionId: null,
    via: "token",
  };
}

interface Row {
  user_id: string;
  email: string;
  name: string;
  organization_name: string | null;
}

async function knownCaller({ db }: App, { issuer, subject, organizations }: ProviderPerson) {
  const organizationId = organizations[0]?.id ?? null;
  const {
    rows: [row],
  } = await sql<Row>`
    select u.id as user_id, u.email, u.name, o.name as organization_name
    from users u
    left join memberships m on m.user_id = u.id and m.idp_organization_id = ${organizationId}
    left join organizations o on o.id = m.idp_organization_id
    where u.idp_issuer = ${issuer} and u.idp_subject = ${subject}`.execute(db);
  return row && (organizationId === null || row.organization_name !== null) ? row : null;
}

async function newCaller(app: App, person: ProviderPerson): Promise<Row> {
  await app.db.transaction().execute((tx) => settle(tx, { ...person, complete: false }, { powers: false }));
  const row = await knownCaller(app, person);
  if (!row) throw new Unauthorized("The access token is not valid: its owner was just removed");
  return row;
}
