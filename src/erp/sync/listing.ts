import { type Selectable, sql } from "kysely";
import type { Database, SyncEntity, Tx } from "../../../db/mod.ts";
import { Conflict } from "../../errors.ts";
import type { ConnectionRow } from "../connections.ts";
import type { Listed } from "../connector.ts";
import { MIRRORED } from "../ingest/entities.ts";
import { merge, NOT_BROUGHT } from "../ingest/merge.ts";
import { recordRun } from "../ingest/runs.ts";
import { openIncoming } from "../ingest/staging.ts";

/** The listing of one kind of data, under way. */
export type Syncing = Selectable<Database["erp_syncs"]> & { started_at: Date };

/** A listing of everything by the service itself takes no more than this share of the mirror away: an ERP may have lost sight of its data. */
const MOST_GONE = 0.5;
const FEW = 100;

interface Kind {
  connection: ConnectionRow;
  entity: SyncEntity;
}

/** The listing under way, or a new one: of everything when nothing was listed before, or somebody wants it. */
export async function openListing(tx: Tx, { connection, entity }: Kind): Promise<Syncing> {
  const syncing = await tx
    .insertInto("erp_syncs")
    .values({
      idp_organization_id: connection.idp_organization_id,
      connection_id: connection.id,
      entity,
      started_at: sql`now()`,
      full_sync: true,
    })
    .onConflict((conflict) =>
      conflict.columns(["connection_id", "entity"]).doUpdateSet((eb) => ({
        full_sync: sql<boolean>`case when erp_syncs.started_at is null
          then erp_syncs.full_sync or erp_syncs.mark is null else erp_syncs.full_sync end`,
        started_at: eb.fn.coalesce("erp_syncs.started_at", sql<Date>`now()`),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return syncing as Syncing;
}

/** Keeps a page of a listing; with the last one, brings everything listed into the mirror. Throws `Conflict` when the listing has moved on. */
export async function takePage(
  tx: Tx,
  { connection, entity }: Kind,
  { syncing, page }: { syncing: Syncing; page: Listed },
) {
  await stage(tx, { connection, entity }, page);
  const moved = await tx
    .updateTable("erp_syncs")
    .set((eb) => ({
      place: page.place,
      next_mark: syncing.place === null ? page.mark : syncing.next_mark,
      rows: eb("rows", "+", page.rows.length),
      error: null,
    }))
    .where("connection_id", "=", connection.id)
    .where("entity", "=", entity)
    .where("started_at", "is not", null)
    .where((eb) => eb("place", "is not distinct from", syncing.place))
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Conflict("This page of the listing was taken already");
  if (page.place === null) await finish(tx, { connection, entity }, moved as Syncing);
}

/** Rows wait as the mirror will have them, with the words that they are found by. */
async function stage(tx: Tx, { connection, entity }: Kind, { rows, gone }: Listed) {
  const { index } = MIRRORED[entity];
  const staged = rows.map((row) => {
    const words = index?.wordsOf(row);
    const content = words
      ? { ...row, words: [...words.found], described: words.described.size, ...words.keys }
      : row;
    return { erp_id: row.erp_id, content };
  });
  const ended = gone.map((erp_id) => ({ erp_id, content: null }));
  const all = [...new Map([...staged, ...ended].map((row) => [row.erp_id, row])).values()];
  if (!all.length) return;
  await sql`
    insert into erp_staged (idp_organization_id, connection_id, entity, erp_id, content)
    select ${connection.idp_organization_id}, ${connection.id}, ${entity}, erp_id, content
    from jsonb_to_recordset(${{ all }}::jsonb -> 'all') as staged (erp_id text, content jsonb)
    on conflict (connection_id, entity, erp_id) do update set content = excluded.content`.execute(tx);
}

async function finish(
  tx: Tx,
  kind: Kind,
  { full_sync: full, started_at, next_mark, rows, asked_by }: Syncing,
) {
  const { connection: owner, entity } = kind;
  const mirrored = MIRRORED[entity];
  if (full && asked_by === null) await refuseLoss(tx, kind, rows);
  await openIncoming(tx, mirrored);
  const own = sql`connection_id = ${sql.lit(owner.id)} and entity = ${sql.lit(entity)}`;
  await sql`
    insert into erp_incoming
    select made.* from erp_staged, jsonb_populate_record(null::erp_incoming, content || '{"line": 1}') as made
    where ${own} and content is not null`.execute(tx);
  const ended = sql`m.erp_id in (select erp_id from erp_staged where ${own} and content is null)`;
  const merged = await merge(tx, mirrored, { owner, gone: full ? NOT_BROUGHT : ended });
  await sql`delete from erp_staged where ${own}`.execute(tx);
  await recordRun(tx, {
    owner,
    entity,
    full,
    startedAt: started_at,
    rows,
    createdBy: asked_by ?? undefined,
    ...merged,
  });
  await tx
    .updateTable("erp_syncs")
    .set({
      mark: next_mark,
      finished_at: sql`clock_timestamp()`,
      ...(full && { swept_at: started_at }),
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

/** Throws a sentence when so little was listed that something must be wrong. */
async function refuseLoss(tx: Tx, { connection, entity }: Kind, listed: number) {
  const { table } = MIRRORED[entity];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where connection_id = ${connection.id} and active`.execute(
    tx,
  );
  const { count } = rows[0]!;
  if (count >= FEW && listed < count * (1 - MOST_GONE)) throw new SuspiciousLoss(entity, { listed, count });
}

/** Nothing is taken out of the mirror until a person asks for it. */
export class SuspiciousLoss extends Error {
  constructor(entity: SyncEntity, { listed, count }: { listed: number; count: number }) {
    super(
      `The ERP listed ${listed} of ${count} ${entity.replace("-", " ")}, so nothing was taken out; if that is right, ask for a full synchronization`,
    );
  }
}

/** Begins anew, of everything: what was listed so far is forgotten. */
export async function askForSync(tx: Tx, { connection, entity }: Kind, { askedBy }: { askedBy: string }) {
  await dropListing(tx, { connection, entity });
  await tx
    .insertInto("erp_syncs")
    .values({
      idp_organization_id: connection.idp_organization_id,
      connection_id: connection.id,
      entity,
      full_sync: true,
      started_at: sql`now()`,
      asked_by: askedBy,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["connection_id", "entity"])
        .doUpdateSet({ full_sync: true, started_at: sql`now()`, asked_by: askedBy, error: null }),
    )
    .execute();
}

/** Forgets the listing under way. */
export async function dropListing(tx: Tx, { connection, entity }: Kind) {
  await tx
    .deleteFrom("erp_staged")
    .where("connection_id", "=", connection.id)
    .where("entity", "=", entity)
    .execute();
  await tx
    .updateTable("erp_syncs")
    .set({ started_at: null, place: null, next_mark: null, rows: 0, full_sync: false, asked_by: null })
    .where("connection_id", "=", connection.id)
    .where("entity", "=", entity)
    .execute();
}
