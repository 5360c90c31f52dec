import { sql } from "kysely";
import { type Connection, type Sql, type SyncEntity, session, type Tx, tenant } from "../../../db/mod.ts";
import { Permanent } from "../../../jobs/mod.ts";
import { Conflict } from "../../errors.ts";
import type { Owner } from "../connections.ts";
import type { Listed } from "../connector.ts";
import { MIRRORED } from "../ingest/entities.ts";
import { areKnown } from "../ingest/fingerprint.ts";
import { copyLinesOf } from "../ingest/lines.ts";
import { merge, NOT_BROUGHT } from "../ingest/merge.ts";
import { recordRun } from "../ingest/runs.ts";
import { copyIncoming, INCOMING, openIncoming } from "../ingest/staging.ts";
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
const ENDED = "erp_ended";

/**
 * Keeps a page of a listing, and gives the listing as it is then; with the last one, brings everything listed into the
 * mirror, and gives null. Throws `Conflict` when the listing has moved on, and `Permanent` in words when so little was
 * listed that something must be wrong.
 */
export async function takePage(
  { db, sql }: Pick<Connection, "db" | "sql">,
  taken: Page,
): Promise<Syncing | null> {
  const { owner, page } = taken;
  if (page.place !== null)
    return await tenant(db, owner.idp_organization_id, async (tx) => {
      const moved = await move(tx, taken);
      await keep(tx, taken);
      return moved;
    });
  await takeLast(sql, taken);
  return null;
}

/** In a session of its own: rows are copied into a temporary table of the transaction. */
async function takeLast(pool: Sql, taken: Page) {
  const { db, sql: copying, close } = session(pool, taken.owner.idp_organization_id);
  try {
    await db.transaction().execute(async (tx) => {
      const moved = await move(tx, taken);
      await finish(tx, taken, { moved, copying });
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

/** Rows wait as COPY takes them, with the words that they are found by. */
async function keep(tx: Tx, taken: Page) {
  const { owner, entity, page } = taken;
  if (!page.rows.length && !page.gone.length) return;
  const lines = await linesOf(tx, taken);
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
      lines: Bun.zstdCompressSync(lines, { level: 1 }),
      gone: page.gone,
    }))
    .execute();
}

function linesOf(tx: Tx, { owner, entity, page }: Page): Promise<string> {
  return copyLinesOf(MIRRORED[entity], page.rows, (rows) => areKnown(tx, MIRRORED[entity], { owner, rows }));
}

async function finish(tx: Tx, taken: Page, { moved, copying }: { moved: Syncing; copying: Sql }) {
  const { owner, entity } = taken;
  const { full_sync: full, asked_by, rows } = moved;
  const mirrored = MIRRORED[entity];
  if (full && asked_by === null) await refuseLoss(tx, taken, rows);
  await bringAll(tx, taken, copying);
  const ended = sql`m.erp_id in (select erp_id from ${sql.table(ENDED)})`;
  const merged = await merge(tx, mirrored, { owner, gone: full ? NOT_BROUGHT : ended });
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

/** Every page in its order: of what is listed twice, the last counts. */
async function bringAll(tx: Tx, taken: Page, copying: Sql) {
  const incoming = sql.table(INCOMING);
  await openIncoming(tx, MIRRORED[taken.entity]);
  await sql`alter table ${incoming} add column gone boolean`.execute(tx);
  const bring = async (lines: string, gone: string[]) => {
    const { add, end } = copyIncoming(copying, MIRRORED[taken.entity]);
    await add(lines);
    await end();
    if (gone.length)
      await sql`insert into ${incoming} (erp_id, gone) select unnest(${gone}::text[]), true`.execute(tx);
  };
  for await (const { lines, gone } of pagesOf(tx, taken))
    await bring(new TextDecoder().decode(Bun.zstdDecompressSync(lines)), gone);
  await bring(await linesOf(tx, taken), taken.page.gone);
  await sql`
    create temporary table ${sql.table(ENDED)} on commit drop as
    select erp_id from ${incoming} i where gone
      and not exists (select from ${incoming} later where later.erp_id = i.erp_id and later.line > i.line)`.execute(
    tx,
  );
  await sql`
    delete from ${incoming} where gone or erp_id in (select erp_id from ${sql.table(ENDED)})`.execute(tx);
}

const PAGES_AT_ONCE = 20;

async function* pagesOf(tx: Tx, taken: Page) {
  for (let last = 0; ; ) {
    const pages = await tx
      .selectFrom("erp_staged")
      .select(["position", "lines", "gone"])
      .where(ofKind(taken))
      .where("position", ">", last)
      .orderBy("position")
      .limit(PAGES_AT_ONCE)
      .execute();
    yield* pages;
    if (!pages.length) return;
    last = pages.at(-1)!.position;
  }
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
