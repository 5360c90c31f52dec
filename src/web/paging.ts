import { type TSchema, Type } from "@sinclair/typebox";
import { t } from "elysia";
import { sql } from "kysely";
import { Malformed } from "../errors.ts";

/** A place in a list that goes from new to old: after the row with this time and id. */
export interface Place {
  /** Microseconds since the epoch, as decimal digits: a `Date` would cut them off. */
  at: string;
  id: string;
}

/** The time of a row's place, among its columns. */
export function momentIn(table: string) {
  return sql<string>`(extract(epoch from ${sql.ref(`${table}.created_at`)}) * 1000000)::bigint`.as("at");
}

/** The rows after a place, where they are ordered from new to old and then by id. */
export function isAfter({ at, id }: Place, table: string) {
  const [time, own] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  const moment = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
  return sql<boolean>`${time} <= ${moment} and (${time} < ${moment} or ${own} > ${id}::uuid)`;
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
