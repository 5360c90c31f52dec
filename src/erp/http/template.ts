import { Invalid } from "../../errors.ts";

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const PLACE = /\{\{\s*([\w.]+)\s*\}\}/g;
const WHOLE = /^\{\{\s*([\w.]+)\s*\}\}$/;
const DEEPEST = 20;

/**
 * A template filled in: `"{{reference}}"` becomes the value, `"PO {{reference}}"` a text with it, and
 * `{"$each": "lines", "item": {…}}` a list with one `item` for each line, in which the line's fields are found first.
 */
export function filled(template: Json, values: { [name: string]: Json }, depth = 0): Json {
  if (depth > DEEPEST) throw new Invalid(`Cannot use the template: it is deeper than ${DEEPEST} levels`);
  const inner = (part: Json, more = values) => filled(part, more, depth + 1);
  if (typeof template === "string") return filledText(template, values);
  if (Array.isArray(template)) return template.map((part) => inner(part));
  if (template === null || typeof template !== "object") return template;
  if (typeof template.$each === "string") {
    const list = at(values, template.$each);
    if (!Array.isArray(list)) throw new Invalid(`Cannot use the template: "${template.$each}" is no list`);
    return list.map((each) => inner(template.item ?? null, { ...values, ...(each as object) }));
  }
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, inner(part)]));
}

function filledText(text: string, values: { [name: string]: Json }): Json {
  const whole = text.match(WHOLE);
  if (whole) return at(values, whole[1]!);
  return text.replace(PLACE, (_, path: string) => {
    const value = at(values, path);
    return value === null ? "" : String(value);
  });
}

/** What stands at a path, `order.id`; null where nothing does. */
export function at(value: unknown, path: string): Json {
  let found: unknown = value;
  for (const name of path.split("."))
    found =
      found !== null && typeof found === "object" && Object.hasOwn(found, name)
        ? (found as never)[name]
        : null;
  return (found ?? null) as Json;
}
