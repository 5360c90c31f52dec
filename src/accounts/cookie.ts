import type { Config } from "../config.ts";
import { SESSION_DAYS } from "./sessions.ts";

type Address = Pick<Config, "baseUrl">;

/** The secret of the session cookie that a request carries. */
export function sessionSecretOf({ baseUrl }: Address, request: Request): string | null {
  return cookieOf(request, nameAt(baseUrl, "session"));
}

/** `Set-Cookie` for a session; null takes the cookie away. */
export function sessionCookie({ baseUrl }: Address, secret: string | null): string {
  return cookie(baseUrl, "session", { value: secret, seconds: SESSION_DAYS * 24 * 60 * 60 });
}

/** What a browser keeps while it is at the identity provider. */
export function tripOf({ baseUrl }: Address, request: Request): string | null {
  return cookieOf(request, nameAt(baseUrl, "trip"));
}

/** `Set-Cookie` for `tripOf`; null takes the cookie away. */
export function tripCookie({ baseUrl }: Address, trip: string | null): string {
  return cookie(baseUrl, "trip", { value: trip, seconds: 600 });
}

/** The value of a cookie that a request carries. */
export function cookieOf(request: Request, name: string): string | null {
  const pair = request.headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

function cookie(
  baseUrl: string,
  name: string,
  { value, seconds }: { value: string | null; seconds: number },
) {
  return [
    `${nameAt(baseUrl, name)}=${value ?? ""}`,
    "Path=/",
    `Max-Age=${value ? seconds : 0}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure(baseUrl) ? ["Secure"] : []),
  ].join("; ");
}

/** Over https the prefix keeps sibling domains from planting a cookie. */
function nameAt(baseUrl: string, name: string) {
  return isSecure(baseUrl) ? `__Host-${name}` : name;
}

function isSecure(baseUrl: string) {
  return baseUrl.startsWith("https:");
}

const RETURN = "return";

/** `Set-Cookie` for where a stranger wanted to go; the link that signs in may come from anywhere. */
export function keepReturn({ baseUrl }: Address, path: string): string {
  const secure = isSecure(baseUrl) ? "; Secure" : "";
  return `${RETURN}=${encodeURIComponent(path)}; Path=/sign-in; Max-Age=900; HttpOnly; SameSite=Lax${secure}`;
}

/** `Set-Cookie` that takes `keepReturn`'s away. */
export function forgetReturn(address: Address): string {
  return keepReturn(address, "").replace("Max-Age=900", "Max-Age=0");
}

/** What `keepReturn` kept; not to be trusted. */
export function returnOf(request: Request): string | null {
  const value = new RegExp(`(?:^|;\\s*)${RETURN}=([^;]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}
