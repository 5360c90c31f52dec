import { createHmac, timingSafeEqual } from "node:crypto";
import { Unauthorized } from "../../errors.ts";

/** The header that carries the signature. */
export const SIGNATURE = "x-inbound-email-signature";
const SHAPE = /^\s*(?:sha256=)?([0-9a-f]{64})\s*$/i;

/** HMAC-SHA-256 over the bytes of a body, in hex. */
export function signatureOf(body: Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** What a request's header carries, before its body is read. Throws `Unauthorized` where it is no signature. */
export function signatureIn({ headers }: Request): string {
  const [, hex] = SHAPE.exec(headers.get(SIGNATURE) ?? "") ?? [];
  if (hex) return hex.toLowerCase();
  throw new Unauthorized("Cannot take the request: X-Inbound-Email-Signature has no HMAC-SHA-256 in hex");
}

/** Whether a signature is that of the body; takes as long for every wrong one. */
export function isSigned(
  body: Uint8Array,
  { signature, secret }: { signature: string; secret: string },
): boolean {
  return timingSafeEqual(Buffer.from(signature, "hex"), Buffer.from(signatureOf(body, secret), "hex"));
}
