import type { TObject } from "@sinclair/typebox";
import { Refusal } from "../errors.ts";

/**
 * A route's query, whose parameters `schema` names: a misspelt filter is refused, as without it the answer would be
 * another one. Throws a `Refusal` that names the parameter.
 */
export function knownQuery<T extends TObject>(query: T) {
  const known = Object.keys(query.properties);
  const transform = (context: object) => {
    const { request } = context as { request: Request };
    const strange = Array.from(new URL(request.url).searchParams.keys()).find(
      (name) => !known.includes(name),
    );
    if (strange === undefined) return;
    const message = `Cannot accept "${strange}": it is not one of ${known.join(", ")}`;
    throw new Refusal(message, request.method === "GET" ? 400 : 422);
  };
  return { query, transform };
}
