import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a credential by AES-256-GCM for the database, as base64url; `key` is `CREDENTIALS_KEY`. */
export function seal(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", bytesOf(key), nonce);
  const sealed = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64url");
}

/** What `seal` sealed. Throws a sentence when the key is another, or the sealed text was changed. */
export function open(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv("aes-256-gcm", bytesOf(key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    throw new Error("Cannot open a stored credential: it was sealed with another CREDENTIALS_KEY");
  }
}

/** 256 bits of a key that is random already, whatever its spelling. */
function bytesOf(key: string) {
  return createHash("sha256").update(key).digest();
}
