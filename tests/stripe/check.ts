import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { createGenerator } from "ts-json-schema-generator";
import type { Operation } from "./params.ts";
import { Refused } from "./refused.ts";

const ROOT = join(import.meta.dir, "../..");
const PARAMS = join(import.meta.dir, "params.ts");
const CACHE = join(ROOT, "node_modules/.cache/stripe-params");

/** Checks parameters against the SDK's types, and turns form text into numbers and booleans. Throws `Refused` as Stripe does. */
export function checker() {
  const ajv = new Ajv({ coerceTypes: true, allErrors: true, strict: false, allowUnionTypes: true });
  ajv.addSchema({ ...schema(), $id: "stripe" });
  const checks = new Map<Operation, ValidateFunction>();
  return <P>(operation: Operation, params: Record<string, unknown>): P => {
    const check = checks.get(operation) ?? ajv.compile({ $ref: pointerTo(operation) });
    checks.set(operation, check);
    const copy = structuredClone(params);
    if (check(copy)) return copy as P;
    throw refusalOf(check.errors ?? []);
  };
}

/** Made once for each version of the SDK and of the list of operations. */
function schema(): object {
  const version = readFileSync(join(ROOT, "node_modules/stripe/package.json"), "utf8");
  const key = createHash("sha256").update(version).update(readFileSync(PARAMS)).digest("hex").slice(0, 16);
  const path = join(CACHE, `${key}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8"));
  const made = createGenerator({
    path: PARAMS,
    type: "Params",
    tsconfig: join(ROOT, "tsconfig.json"),
    skipTypeCheck: true,
  }).createSchema("Params");
  mkdirSync(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, path);
  return made;
}

function pointerTo(operation: Operation) {
  const name = operation.replaceAll("/", "~1").replaceAll(" ", "%20");
  return `stripe#/definitions/Params/properties/${name.replaceAll("{", "%7B").replaceAll("}", "%7D")}`;
}

/** The deepest fault says most: branches of a union that don't apply fail near the top. */
function refusalOf(errors: ErrorObject[]): Refused {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split("/").length;
  const named = errors.filter(({ keyword }) => keyword !== "anyOf");
  const [fault] = (named.length ? named : errors).sort((a, b) => depth(b) - depth(a));
  const { keyword, instancePath, params, message } = fault!;
  const at = (more: string[] = []) => nameOf([...instancePath.split("/").slice(1), ...more]);
  if (keyword === "additionalProperties") {
    const param = at([params.additionalProperty]);
    return new Refused(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  if (keyword === "required") {
    const param = at([params.missingProperty]);
    return new Refused(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  return new Refused(`Invalid ${at()}: ${message}`, { param: at() });
}

/** ["a", "0", "b"] → "a[0][b]". */
function nameOf([first = "", ...rest]: string[]) {
  return `${first}${rest.map((part) => `[${part}]`).join("")}`;
}
