import { Invalid } from "../../errors.ts";

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const PLACE = /\{\{\s*([\w.]+)\s*\}\}/g;
const WHOLE = /^\{\{\s*([\w.]+)\s*\}\}$/;
const DEEPEST = 20;
/** Of what is made, in characters: lists within lists would make any amount. */
const LARGEST = 16 * 1024 * 1024;

/**
 * A template filled in: `"{{reference}}"` becomes the value, `"PO {{reference}}"` a text with it, and
 * `{"$each": "lines", "item": {…}}` a list with one `item` for each line, in which the line's fields are found first.
 */
export function filled(template: Json, values: { [name: string]: Json }): Json {
  let room = LARGEST;
  return fill(template, values, 0);

  function fill(part: Json, known: { [name: string]: Json }, depth: number): Json {
    if (depth > DEEPEST) throw new Invalid(`Cannot use the template: it is deeper than ${DEEPEST} levels`);
    const inner = (part: Json, more = known) => fill(part, more, depth + 1);
    take(1);
    if (typeof part === "string") return fillText(part, known);
    if (Array.isArray(part)) return part.map((each) => inner(each));
    if (part === null || typeof part !== "object") return part;
    if (typeof part.$each === "string") {
      const list = at(known, part.$each);
      if (!Array.isArray(list)) throw new Invalid(`Cannot use the template: "${part.$each}" is no list`);
      return list.map((each) => inner(part.item ?? null, scope(known, each)));
    }
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, inner(each)]));
  }

  function scope(known: { [name: string]: Json }, each: Json) {
    const more = { ...known, ...(each as object) };
    take(Object.keys(more).length);
    return more;
  }

  function fillText(text: string, known: { [name: string]: Json }): Json {
    const find = (path: string) => {
      const value = at(known, path);
      take(typeof value === "string" ? value.length : JSON.stringify(value).length);
      return value;
    };
    const whole = text.match(WHOLE);
    if (whole) return find(whole[1]!);
    take(text.length);
    return text.replace(PLACE, (_, path: string) => String(find(path) ?? ""));
  }

  function take(size: number) {
    room -= size;
    if (room < 0)
      throw new Invalid(`Cannot use the template: it makes more than ${LARGEST / 1024 / 1024} MB`);
  }
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
