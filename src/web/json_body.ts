import type { TSchema } from "@sinclair/typebox";
import { Invalid } from "../errors.ts";
import { JSON_BODY, readJson } from "./body.ts";

/**
 * A route's JSON body, in which every field is one that `schema` names: what would not be taken is refused, not dropped.
 * Throws as `readJson`, and `Invalid` that names the field.
 */
export function jsonBody<T extends TSchema>(schema: T): { body: T; parse: typeof JSON_BODY } {
  const body = closed(schema);
  const parse = async (context: { request: Request }) => refusingStrange(body, await readJson(context));
  return { body, parse: [parse, JSON_BODY[1]] };
}

/** The value itself. Throws `Invalid` for a field in it that a closed object of `schema` doesn't name. */
export function refusingStrange(schema: TSchema, value: unknown): unknown {
  const strange = strangeIn(schema, value);
  if (!strange) return value;
  throw new Invalid(`Cannot accept "${strange.path}": it is not one of ${strange.known.join(", ")}`);
}

/** A schema whose objects, and those within them, take no other properties than they name. */
export function closed<T extends TSchema>(schema: T): T {
  const { items, properties } = schema as TSchema;
  if (items) return { ...schema, items: closed(items) };
  if (!properties) return schema;
  const inside = Object.entries<TSchema>(properties).map(([name, each]) => [name, closed(each)]);
  return { additionalProperties: false, ...schema, properties: Object.fromEntries(inside) };
}

interface Strange {
  path: string;
  known: string[];
}

function strangeIn(schema: TSchema, value: unknown, path: string[] = []): Strange | null {
  if (value === null || typeof value !== "object") return null;
  const { items, properties, additionalProperties } = schema;
  if (Array.isArray(value))
    return items
      ? firstOf(value.entries(), (index, each) => strangeIn(items, each, [...path, `${index}`]))
      : null;
  if (!properties) return null;
  return firstOf(Object.entries(value), (name, each) => {
    const here = [...path, name];
    if (Object.hasOwn(properties, name)) return strangeIn(properties[name], each, here);
    return additionalProperties === false ? { path: here.join("."), known: Object.keys(properties) } : null;
  });
}

function firstOf<K>(entries: Iterable<[K, unknown]>, find: (key: K, value: unknown) => Strange | null) {
  for (const [key, value] of entries) {
    const found = find(key, value);
    if (found) return found;
  }
  return null;
}
