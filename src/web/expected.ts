import type { TSchema } from "@sinclair/typebox";
import type { TypeCheck } from "@sinclair/typebox/compiler";

/** What a check found wrong with one value; `path` is a JSON pointer. */
interface ValueFault {
  path?: string;
  value?: unknown;
  schema?: TSchema;
}

/** A value's fault as a sentence: `Cannot accept "limit": it is not a whole number from 1 to 200`. */
export function faultOf({ path = "", value, schema = {} as TSchema }: ValueFault = {}): string {
  const field = path.slice(1).replaceAll("/", ".");
  const told = typeof value === "object" || value === undefined ? "the request" : shortly(value);
  const words = value === undefined ? "missing" : `not ${expectedOf(schema)}`;
  return `Cannot accept ${field ? `"${field}"` : told}: it is ${field || value !== undefined ? words : "malformed"}`;
}

/** Why an object of somebody else's does not pass: `"sku" is missing`. */
export function reasonOf(check: TypeCheck<TSchema>, value: unknown): string {
  const fault = check.Errors(value).First();
  if (!fault?.path) return "it is not an object";
  const field = fault.path.slice(1).replaceAll("/", ".");
  if (fault.value === undefined) return `"${field}" is missing`;
  return `"${field}" is ${shortly(fault.value)}, not ${expectedOf(fault.schema)}`;
}

/** A value as it is told, cut where it is long. */
function shortly(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 80);
}

/** What a schema takes, in words: `one of a, b`, `a text of 1 to 80 characters`. */
function expectedOf(schema: TSchema): string {
  const { anyOf, type, format, pattern } = schema as Record<string, unknown> & { anyOf?: TSchema[] };
  if (anyOf) {
    const flat = anyOf.flatMap((each) => (each.anyOf as TSchema[] | undefined) ?? [each]);
    return eitherOf(flat.filter((each) => !stringForm(each, flat)));
  }
  if ("const" in schema) return String(schema.const);
  if (type === "integer") return `a whole number${rangeOf(schema.minimum, schema.maximum)}`;
  if (type === "number") return `a number${rangeOf(schema.minimum, schema.maximum)}`;
  if (format) return `a ${format === "uuid" ? "UUID" : format}`;
  if (pattern) return `a text of the form ${pattern}`;
  if (type === "string") return textOf(schema);
  return NAMES[String(type)] ?? "as described";
}

const NAMES: Record<string, string> = {
  array: "a list",
  object: "an object",
  boolean: "true or false",
  null: "null",
};

function textOf({ minLength = 0, maxLength }: TSchema): string {
  if (maxLength === undefined) return minLength ? "a text that is not empty" : "a text";
  return `a text of ${minLength} to ${maxLength} characters`;
}

function eitherOf(schemas: TSchema[]): string {
  const words = schemas.map(expectedOf);
  return schemas.every((each) => "const" in each) && words.length > 1
    ? `one of ${words.join(", ")}`
    : [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");
}

/** Queries take a number as the text of one, which says nothing more. */
function stringForm({ type, format }: TSchema, beside: TSchema[]) {
  return type === "string" && beside.some((each) => each.type === format);
}

function rangeOf(least?: number, most?: number): string {
  if (least === undefined) return most === undefined ? "" : ` up to ${most}`;
  return most === undefined ? ` from ${least}` : ` from ${least} to ${most}`;
}
