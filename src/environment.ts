import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Environment = Record<string, string | undefined>;
export type Variables = ReturnType<typeof variables>;

/** Readers of one variable each; what they can't accept goes to `faults`. */
export function variables(env: Environment, faults: string[]) {
  const optional = (name: string) => env[name]?.trim() || null;
  const text = (name: string, or: string) => optional(name) ?? or;
  const oneOf = <T extends string>(name: string, or: T, allowed: readonly T[]): T => {
    const value = text(name, or) as T;
    if (!allowed.includes(value)) faults.push(`${name}="${value}" is none of ${allowed.join(", ")}`);
    return value;
  };
  const whole = (name: string, or: number, [least, most]: [number, number]) => {
    const value = Number(text(name, String(or)));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push(`${name}="${env[name]}" is not a whole number from ${least} to ${most}`);
    return or;
  };
  const yes = (name: string, or: boolean) => oneOf(name, or ? "1" : "0", ["0", "1"]) === "1";
  const address = (name: string) => {
    const value = optional(name);
    if (value && !URL.canParse(value)) faults.push(`${name}="${value}" is not a URL`);
    return value;
  };
  return { optional, text, oneOf, whole, yes, address };
}

/** Where secrets that nobody gave are kept, and what is wrong with them told. */
interface SecretPlace {
  dataDir: string;
  databaseUrl: string | null;
  faults: string[];
}

/** Characters of a key: fewer could be found by trying. */
const KEY_LENGTH = 32;

/** A key of our own, given or kept; a short one is a fault. */
export function key(given: string | null, name: string, place: SecretPlace): string {
  if (given === null) return keptSecret(name, place);
  if (given.length < KEY_LENGTH)
    place.faults.push(
      `${name} has ${given.length} characters, it needs ${KEY_LENGTH} or more (32 random bytes, as hex for example)`,
    );
  return given;
}

/** A secret nobody gave: made once into `DATA_DIR`. Beside a `DATABASE_URL` several processes must share it, so it is a fault. */
export function keptSecret(name: string, { dataDir, databaseUrl, faults }: SecretPlace): string {
  if (databaseUrl) {
    faults.push(`${name} is not set; beside a DATABASE_URL it must be (32 random bytes, as hex for example)`);
    return "";
  }
  const path = join(dataDir, name.toLowerCase());
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8").trim();
}
