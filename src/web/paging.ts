import { type TSchema, Type } from "@sinclair/typebox";
import { t } from "elysia";
import { Malformed } from "../errors.ts";

/** A place in a list that goes from new to old: after the row with this time and id. */
export interface Place {
  /** Microseconds since the epoch, as decimal digits: a `Date` would cut them off. */
  at: string;
  id: string;
}

/** The query of a list that is read page by page. */
export const PAGING = {
  cursor: Type.Optional(Type.String({ description: "The nextCursor of the page before" })),
  limit: Type.Optional(t.Integer({ minimum: 1, maximum: 200, default: 50, description: "Rows of a page" })),
};

/** The answer's part beside the rows. */
export const NEXT_CURSOR: TSchema = Type.Union([Type.String(), Type.Null()], {
  description: "Where the next page begins; null after the last",
});

/** A place as an opaque word for clients. */
export function cursorOf({ at, id }: Place): string {
  return Buffer.from(`${at}.${id}`).toString("base64url");
}

/** The place that a cursor names. Throws `Malformed`. */
export function placeAt(cursor: string): Place {
  const [, at, id] = /^(\d{1,18})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (at && id) return { at, id };
  throw new Malformed("Cannot go on with the list: the cursor is not one of ours");
}
