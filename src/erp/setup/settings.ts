import type { Config } from "../../config.ts";
import { Invalid } from "../../errors.ts";
import { publicAddresses } from "../../outbound.ts";
import type { ConnectionRow } from "../connections.ts";
import { type Secrets, secretsOf } from "../credentials.ts";
import { MIRRORED } from "../ingest/entities.ts";
import { KINDS, type Kind, type Setting } from "./kinds.ts";

/** What a person has said of a connection; a secret that is empty or missing stays as it is. */
export type Given = Record<string, unknown>;

/** A connection's settings, ready to be kept. */
export interface Settings {
  config: Record<string, unknown>;
  secrets: Secrets;
}

interface Asked {
  kind: Kind;
  given: Given;
  /** The connection as it is; null: it is new. */
  before: ConnectionRow | null;
}

const LONGEST = 2000;
const LONGEST_JSON = 100_000;
const PATH = /^\/[^\s?#\\]*$/;

/** The settings that a person means, with the secrets that stay. Throws `Invalid` with a sentence. */
export async function settingsOf(
  { credentialsKey, privateHosts }: Pick<Config, "credentialsKey" | "privateHosts">,
  { kind, given, before }: Asked,
): Promise<Settings> {
  if (kind === "sandbox") return { config: before?.config ?? {}, secrets: {} };
  const config: Record<string, unknown> = {};
  const kept = before ? secretsOf(credentialsKey, before.credentials) : {};
  const typed: Secrets = {};
  for (const setting of KINDS[kind].settings) {
    const value = saidOf(setting, given[setting.name]);
    if (value === null) continue;
    if (setting.secret) typed[setting.name] = value as string;
    else config[setting.name] = value;
  }
  const secrets = { ...kept, ...typed };
  for (const { name, label, required } of KINDS[kind].settings)
    if (required && !config[name] && !secrets[name])
      throw new Invalid(`Cannot use the connection: "${label}" is missing`);
  await refuseAddress(String(config.url), privateHosts);
  for (const { name, label, secret } of KINDS[kind].settings) {
    // Who may not see a secret could send it to a machine of his own.
    if (secret && !typed[name] && kept[name] && elsewhere(before!.config, config))
      throw new Invalid(
        `Cannot use the connection: "${label}" was given for another address or user; enter it again`,
      );
  }
  return { config, secrets };
}

function elsewhere(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  const origin = ({ url }: Record<string, unknown>) => new URL(String(url)).origin;
  return origin(before) !== origin(after) || (before.user ?? null) !== (after.user ?? null);
}

/** Null: nothing was said. */
function saidOf({ label, type, choices }: Setting, given: unknown): unknown {
  if (given === undefined || given === null || given === "") return null;
  if (type === "json") return jsonOf(label, given);
  if (type === "list") return listOf(label, given);
  if (typeof given !== "string" || given.length > LONGEST)
    throw new Invalid(`Cannot use the connection: "${label}" is no text of at most ${LONGEST} characters`);
  const text = given.trim();
  if (type === "path" && text && !PATH.test(text))
    throw new Invalid(`Cannot use the connection: "${label}" is no path such as /orders`);
  if (choices && !choices.some(({ value }) => value === text))
    throw new Invalid(`Cannot use the connection: "${text}" is no choice for "${label}"`);
  return text || null;
}

function jsonOf(label: string, given: unknown): unknown {
  const text = typeof given === "string" ? given : JSON.stringify(given);
  if (text.length > LONGEST_JSON) throw new Invalid(`Cannot use the connection: "${label}" is too long`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Invalid(`Cannot use the connection: "${label}" is not JSON: ${(error as Error).message}`);
  }
}

function listOf(label: string, given: unknown): string[] | null {
  const names = Array.isArray(given) ? given.map(String) : String(given).split(/[\s,]+/);
  const said = names.filter(Boolean);
  const unknown = said.find((name) => !Object.hasOwn(MIRRORED, name));
  if (unknown !== undefined)
    throw new Invalid(`Cannot use the connection: "${unknown}" is no kind of data for "${label}"`);
  return said.length ? [...new Set(said)] : null;
}

/** A connection may not lead into this machine's own network, nor send its credentials in the clear through others. */
async function refuseAddress(text: string, privateHosts: boolean) {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Invalid(`Cannot use the address "${text}": it is no plain https:// address`);
  if (privateHosts) return;
  await publicAddresses(url.hostname).catch((error: Error) => {
    throw new Invalid(error.message);
  });
  if (url.protocol === "http:")
    throw new Invalid(
      `Cannot use the address "${text}": by http:// its credentials could be read on the way`,
    );
}
