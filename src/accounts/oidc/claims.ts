import type { OrganizationRole } from "../../../db/mod.ts";
import type { OidcClaims, OidcConfig } from "../../config.ts";

export type Claims = Record<string, unknown>;

/** Whom the provider's claims speak of. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** Null: none, or not verified, and then it proves nothing. */
  email: string | null;
  name: string;
  /** The first is the session's. */
  organizations: { id: string; name: string | null }[];
  /** All of the person's organizations were named, not just the one of the moment. */
  complete: boolean;
  organizationRole: OrganizationRole;
  isAdmin: boolean;
  isSupportAdmin: boolean;
}

/** Reads a person out of the claims of a checked token. */
export function personIn(claims: Claims, { trustEmail, claims: paths }: OidcConfig): ProviderPerson {
  const verified = claims.email_verified === true || claims.email_verified === "true" || trustEmail;
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: verified ? (textOf(claims.email)?.trim() ?? null) : null,
    name: textOf(claims.name) ?? "",
    ...organizationsIn(claims, paths),
    organizationRole: roleIn(valueAt(claims, paths.organizationRole)),
    isAdmin: namesOf(valueAt(claims, paths.admin)).includes(paths.adminValue),
    isSupportAdmin: namesOf(valueAt(claims, paths.supportAdmin)).includes(paths.supportAdminValue),
  };
}

/** What is at a path of keys joined by dots. The longest key that is there wins, so that keys may hold dots themselves. */
export function valueAt(value: unknown, path: string): unknown {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  for (let dot = path.lastIndexOf("."); dot > 0; dot = path.lastIndexOf(".", dot - 1)) {
    const key = path.slice(0, dot);
    if (Object.hasOwn(value, key)) return valueAt(value[key], path.slice(dot + 1));
  }
  return undefined;
}

/** The names in a text, a list of texts, or the keys of an object. */
function namesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textOf(one) ?? []);
  if (isObject(value)) return Object.keys(value);
  const text = textOf(value);
  return text === null ? [] : [text];
}

function organizationsIn(claims: Claims, paths: OidcClaims) {
  const value = valueAt(claims, paths.organization);
  const name = textOf(valueAt(claims, paths.organizationName));
  if (isObject(value)) {
    // Keycloak: {"acme": {"id": "…"}}, the id only where its mapper says so.
    const organizations = Object.entries(value).map(([key, entry]) => {
      const id = isObject(entry) ? textOf(entry.id) : null;
      return { id: id ?? key, name: id ? key : null };
    });
    return { organizations, complete: true };
  }
  const ids = namesOf(value);
  const named = ids.length === 1 ? name : null;
  return { organizations: ids.map((id) => ({ id, name: named })), complete: Array.isArray(value) };
}

function roleIn(value: unknown): OrganizationRole {
  const names = namesOf(value).map((name) => name.replace(/^org:/, ""));
  return names.includes("admin") ? "admin" : "member";
}

function textOf(value: unknown): string | null {
  if (typeof value === "boolean" || typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
