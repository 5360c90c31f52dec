import { sql } from "kysely";
import { type Connection, type Sql, type SyncEntity, session, type Tx, tenant } from "../../../db/mod.ts";
import { Permanent } from "../../../jobs/mod.ts";
import { Conflict } from "../../errors.ts";
import type { Owner } from "../connections.ts";
import type { Listed } from "../connector.ts";
import { type Batch, packedLines, unpackedLines } from "../ingest/batches.ts";
import { MIRRORED } from "../ingest/entities.ts";
import { linesOf } from "../ingest/lines.ts";
import { merge } from "../ingest/merge.ts";
import { recordRun } from "../ingest/runs.ts";
import type { Syncing } from "./listing.ts";

/** A page of a listing, and the listing as it was when the page was asked for. */
export interface Page {
  owner: Owner;
  entity: SyncEntity;
  syncing: Syncing;
  page: Listed;
}

/** A listing of everything by the service itself takes no more than this share of the mirror away: an ERP may have lost sight of its data. */
const MOST_GONE = 0.5;
const FEW = 100;

/**
 * Keeps a page of a listing, and gives the listing as it is then; with the last one, brings everything listed into the
 * mirror, and gives null. Throws `Conflict` when the listing has moved on, and `Permanent` in words when so little was
 * listed that something must be wrong.
 */
export async function takePage(
  database: Pick<Connection, "db" | "sql">,
  taken: Page,
): Promise<Syncing | null> {
  const { owner, page } = taken;
  if (page.place !== null)
    return await tenant(database.db, owner.idp_organization_id, async (tx) => {
      // A page that is lost is asked for again: its place is lost with it.
      await sql`set local synchronous_commit = off`.execute(tx);
      const moved = await move(tx, taken);
      await keep(tx, taken);
      return moved;
    });
  await takeLast(database.sql, taken);
  return null;
}

/** In a session of its own: rows go through temporary tables. */
async function takeLast(pool: Sql, taken: Page) {
  const { db, close } = await session(pool, taken.owner.idp_organization_id);
  try {
    await db.transaction().execute(async (tx) => {
      const moved = await move(tx, taken);
      await finish(tx, taken, moved);
    });
  } finally {
    await close();
  }
}

async function move(tx: Tx, { owner, entity, syncing, page }: Page): Promise<Syncing> {
  const moved = await tx
    .updateTable("erp_syncs")
    .set((eb) => ({
      place: page.place,
      next_mark: syncing.place === null ? page.mark : syncing.next_mark,
      rows: eb("rows", "+", page.rows.length),
      error: null,
    }))
    .where("connection_id", "=", owner.id)
    .where("entity", "=", entity)
    .where("started_at", "is not", null)
    .where("full_sync", "=", syncing.full_sync)
    .where((eb) => eb("place", "is not distinct from", syncing.place))
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Conflict("This page of the listing was taken already");
  return moved as Syncing;
}

async function keep(tx: Tx, taken: Page) {
  const { owner, entity, page } = taken;
  if (!page.rows.length && !page.gone.length) return;
  await tx
    .insertInto("erp_staged")
    .values((eb) => ({
      idp_organization_id: owner.idp_organization_id,
      connection_id: owner.id,
      entity,
      position: eb
        .selectFrom("erp_staged")
        .where("connection_id", "=", owner.id)
        .where("entity", "=", entity)
        .select(sql<number>`coalesce(max(position), 0) + 1`.as("next")),
      lines: packedLines(linesOf(MIRRORED[entity], page.rows)),
      gone: page.gone,
    }))
    .execute();
}

async function finish(tx: Tx, taken: Page, moved: Syncing) {
  const { owner, entity } = taken;
  const { full_sync: full, asked_by, rows } = moved;
  if (full && asked_by === null) await refuseLoss(tx, taken, rows);
  const batches = () => listed(tx, taken);
  const merged = await merge(tx, MIRRORED[entity], { owner, full, batches });
  await tx.deleteFrom("erp_staged").where(ofKind(taken)).execute();
  await recordRun(tx, {
    owner,
    entity,
    full,
    startedAt: moved.started_at,
    rows,
    createdBy: asked_by ?? undefined,
    ...merged,
  });
  await tx
    .updateTable("erp_syncs")
    .set({
      mark: moved.next_mark,
      finished_at: sql`clock_timestamp()`,
      ...(full && { swept_at: moved.started_at }),
      started_at: null,
      full_sync: false,
      asked_by: null,
      next_mark: null,
      rows: 0,
    })
    .where("connection_id", "=", owner.id)
    .where("entity", "=", entity)
    .execute();
}

const PAGES_AT_ONCE = 20;

/** Every page in its order: of what is listed twice, the last counts. */
async function* listed(tx: Tx, taken: Page): AsyncGenerator<Batch> {
  for (let last = 0; ; ) {
    const pages = await tx
      .selectFrom("erp_staged")
      .select(["position", "lines", "gone"])
      .where(ofKind(taken))
      .where("position", ">", last)
      .orderBy("position")
      .limit(PAGES_AT_ONCE)
      .execute();
    for (const { lines, gone } of pages) yield { lines: unpackedLines(lines), gone };
    if (!pages.length) break;
    last = pages.at(-1)!.position;
  }
  const { rows, gone } = taken.page;
  yield { lines: linesOf(MIRRORED[taken.entity], rows), gone };
}

function ofKind({ owner, entity }: Page) {
  return sql<boolean>`connection_id = ${owner.id} and entity = ${entity}`;
}

/** Throws a sentence when so little was listed that something must be wrong. */
async function refuseLoss(tx: Tx, { owner, entity }: Page, listed: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(MIRRORED[entity].table)}
    where connection_id = ${owner.id} and active`.execute(tx);
  const { count } = rows[0]!;
  if (count < FEW || listed >= count * (1 - MOST_GONE)) return;
  throw new Permanent(
    `The ERP listed ${listed} of ${count} ${entity.replace("-", " ")}, so nothing was taken out; if that is right, ask for a full synchronization`,
  );
}
