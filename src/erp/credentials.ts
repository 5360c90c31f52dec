import { open, seal } from "../secrets.ts";

/** A connection's secrets by name: `password`, `authorization`, `signingSecret`, `apiKey`. */
export type Secrets = Record<string, string>;

/** What a connection's row keeps of its secrets; `key` is `CREDENTIALS_KEY`. Null: it has none. */
export function sealSecrets(key: string, secrets: Secrets): string | null {
  return Object.keys(secrets).length ? seal(key, JSON.stringify(secrets)) : null;
}

/** The secrets of a connection's row. Throws a sentence when they were sealed with another key. */
export function secretsOf(key: string, sealed: string | null): Secrets {
  return sealed === null ? {} : (JSON.parse(open(key, sealed)) as Secrets);
}
