import type { Variables } from "./environment.ts";

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

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Null: there is no provider. */
export function oidc(read: Variables, faults: string[]): OidcConfig | null {
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
