import type { Config } from "../config.ts";
import { SESSION_DAYS } from "./sessions.ts";

type Address = Pick<Config, "baseUrl">;

/** The secret of the session cookie that a request carries. */
export function sessionSecretOf({ baseUrl }: Address, request: Request): string | null {
  const name = `${nameAt(baseUrl)}=`;
  const cookie = request.headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(name));
  return cookie?.slice(name.length) || null;
}

/** `Set-Cookie` for a session; null takes the cookie away. */
export function sessionCookie({ baseUrl }: Address, secret: string | null): string {
  return [
    `${nameAt(baseUrl)}=${secret ?? ""}`,
    "Path=/",
    `Max-Age=${secret ? SESSION_DAYS * 24 * 60 * 60 : 0}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure(baseUrl) ? ["Secure"] : []),
  ].join("; ");
}

/** Over https the prefix keeps sibling domains from planting a cookie. */
function nameAt(baseUrl: string) {
  return isSecure(baseUrl) ? "__Host-session" : "session";
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
