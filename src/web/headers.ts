import type { Config } from "../config.ts";

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
].join("; ");

/** Sent with every answer. `Referrer-Policy` isn't `no-referrer`: browsers would then send forms with `Origin: null`. */
export function securityHeaders({ baseUrl }: Config): Record<string, string> {
  return {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "private, no-cache",
    ...(baseUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}
