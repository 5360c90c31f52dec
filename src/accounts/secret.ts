import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a link or a cookie; the database gets only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 of a secret, as hex. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
