import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { isUuid } from "../formats.ts";
import type { HeaderField, LineField } from "./draft.ts";
import type { OrderViewer } from "./queries.ts";

/** Where a customer's documents of one layout have a field, as a reviewer once showed. */
export interface LearnedPlace {
  id: string;
  customerKey: string;
  /** The labels of the document's head, each with its place across the page. */
  layout: string[];
  part: "header" | "line";
  field: HeaderField | LineField;
  relation: "beside" | "below" | "column";
  label: string;
  /** The value that was corrected: others are of its kind. */
  sample: string;
}

/** Places that are read; more than these are never asked of one organization's documents. */
const MOST = 2000;

/** The places an organization's documents are read by, the newest first. */
export async function livePlaces(tx: Tx): Promise<LearnedPlace[]> {
  const rows = await tx
    .selectFrom("learned_places")
    .selectAll()
    .where("ended_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
  return rows.map(placeFrom);
}

function placeFrom(row: Selectable<Database["learned_places"]>): LearnedPlace {
  const { id, layout, part, relation, label, sample } = row;
  const field = row.field as LearnedPlace["field"];
  return { id, customerKey: row.customer_key, layout, part, field, relation, label, sample };
}

export interface NewPlace extends Omit<LearnedPlace, "id"> {
  customerName: string | null;
  orderId: string;
  by: string;
  /** Ids of places of the same field and layout that it replaces. */
  replaces: string[];
}

/** Keeps a place in place of earlier ones. */
export async function keepPlace(tx: Tx, place: NewPlace) {
  const { customerKey, customerName, layout, part, field, relation, label, sample, orderId, by } = place;
  for (const id of place.replaces) await end(tx, id, { by, reason: "Another place was shown" });
  await tx
    .insertInto("learned_places")
    .values({
      idp_organization_id: sql<string>`current_setting('app.organization')`,
      customer_key: customerKey,
      customer_name: customerName,
      layout,
      part,
      field,
      relation,
      label,
      sample,
      order_id: orderId,
      created_by: by,
    })
    .execute();
}

/** What became of places when a document was read. */
export interface PlacesTried {
  used: string[];
  /** They don't hold any more. */
  failed: { id: string; reason: string }[];
}

/** Counts the uses of places, and ends those that failed. */
export async function notePlaces(tx: Tx, { used, failed }: PlacesTried) {
  if (used.length)
    await tx
      .updateTable("learned_places")
      .set({ used: sql<number>`used + 1`, used_at: sql<Date>`now()` })
      .where("id", "in", used)
      .execute();
  for (const { id, reason } of failed) await end(tx, id, { by: null, reason });
}

/** Ends a place on somebody's behalf. Throws `NotFound` where it is no longer there. */
export async function forgetPlace(tx: Tx, { id, by }: { id: string; by: string }) {
  const done = isUuid(id) && (await end(tx, id, { by, reason: "Forgotten by hand" }));
  if (!done) throw new NotFound("There is no such place any more");
}

async function end(tx: Tx, id: string, { by, reason }: { by: string | null; reason: string }) {
  const { numUpdatedRows } = await tx
    .updateTable("learned_places")
    .set({ ended_at: sql<Date>`now()`, ended_by: by, ended_reason: reason })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A page of all places, those in use first, newest first. */
export function listPlaces(
  tx: Tx,
  { viewer: { userId }, limit, offset }: { viewer: OrderViewer; limit: number; offset: number },
) {
  return tx
    .selectFrom("learned_places as place")
    .leftJoin("extracted_orders as seen", (join) =>
      join
        .onRef("seen.id", "=", "place.order_id")
        .on((eb) => eb.or([eb("seen.user_id", "is", null), eb("seen.user_id", "=", userId)])),
    )
    .leftJoin("pdf_documents as document", "document.id", "seen.document_id")
    .select([
      "place.id",
      "place.customer_name as customerName",
      "place.part",
      "place.field",
      "place.relation",
      "place.label",
      "seen.id as orderId",
      "document.file_name as fileName",
      "place.created_by as createdBy",
      "place.created_at as createdAt",
      "place.used",
      "place.used_at as usedAt",
      "place.ended_at as endedAt",
      "place.ended_by as endedBy",
      "place.ended_reason as endedReason",
    ])
    .orderBy(sql`place.ended_at is not null`)
    .orderBy("place.created_at", "desc")
    .orderBy("place.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
