import { sql } from "kysely";
import type { Db, Sql, Tx } from "../db/mod.ts";
import { BY_CHANGE, type Kind, type Payload } from "./kinds.ts";

/** Seconds until a claimed job that nobody finished is due again, whatever became of its worker. */
const VISIBILITY_SECONDS = 900;
const LONGEST_BACKOFF_SECONDS = 3600;
/** Class of the advisory locks by which workers show that they live; the second half is the worker's key. */
export const WORKERS = 0x6a6f6273;

/** A job in a worker's hand. `attempt` and `worker` fence everything done for it: an older attempt writes nothing. */
export interface Claim {
  id: string;
  kind: Kind;
  key: string | null;
  payload: unknown;
  attempt: number;
  /** Key of the worker that holds it. */
  worker: number;
  /** Why the attempt before failed. */
  error: string | null;
}

export interface EnqueueOptions {
  /** While a live job of this kind, waiting or in hand, has the key, another is not made. */
  key?: string;
  delaySeconds?: number;
  /** A live one that has the key is done with this payload; once more with it when it is in hand with another. */
  supersede?: boolean;
}

/** Puts a job into the queue; inside a transaction it exists once that commits. Returns whether it was made. */
export async function enqueue<K extends Kind>(
  tx: Db | Tx,
  kind: K,
  payload: Payload<K>,
  options: EnqueueOptions = {},
): Promise<boolean> {
  const { supersede, ...job } = options;
  return (await enqueueAll(tx, kind, [{ payload, ...job }], { supersede })) > 0;
}

/** Jobs that one statement makes. */
const AT_ONCE = 1_000;

/**
 * Puts jobs of one kind into the queue, and returns how many were made. Of a kind that is asked for by change, a live one
 * that has the key is done after this transaction: it waits for its end, or is done once more when it is in hand.
 */
export async function enqueueAll<K extends Kind>(
  tx: Db | Tx,
  kind: K,
  jobs: ({ payload: Payload<K> } & Omit<EnqueueOptions, "supersede">)[],
  { supersede = false }: Pick<EnqueueOptions, "supersede"> = {},
): Promise<number> {
  // Whoever asks for several takes their rows in the same order: nobody waits for each other.
  const sorted = jobs.toSorted((a, b) => (a.key ?? "").localeCompare(b.key ?? ""));
  let made = 0;
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const rows = await tx
      .insertInto("jobs")
      .values(
        sorted.slice(from, from + AT_ONCE).map(({ payload, key = null, delaySeconds = 0 }) => ({
          kind,
          key,
          payload,
          run_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
        })),
      )
      .onConflict((conflict) => {
        const live = conflict
          .columns(["kind", "key"])
          .where("buried_at", "is", null)
          .where("key", "is not", null);
        if (BY_CHANGE.has(kind))
          return live.doUpdateSet({ again: sql<boolean>`jobs.claimed_by is not null` });
        if (!supersede) return live.doNothing();
        return live.doUpdateSet({
          payload: sql`excluded.payload`,
          again: sql<boolean>`jobs.again or jobs.claimed_by is not null and jobs.payload <> excluded.payload`,
        });
      })
      .returning(sql<boolean>`xmax = 0`.as("made"))
      // PostgreSQL sends equal notifications of one transaction once.
      .returning(sql`case when run_at <= now() then pg_notify('jobs', kind) end`.as("woken"))
      .execute();
    made += rows.filter((row) => row.made).length;
  }
  return made;
}

/** Takes up to `limit` due jobs of a kind, oldest first. On a connection that holds `worker`'s lock. */
export function claim(wire: Sql, kind: Kind, { limit, worker }: { limit: number; worker: number }) {
  return wire<Claim[]>`
    with due as materialized (
      select id from jobs where kind = ${kind} and buried_at is null and run_at <= now()
      order by run_at, id limit ${limit} for update skip locked)
    update jobs set attempt = attempt + 1, claimed_by = ${worker}, again = false,
      run_at = now() + make_interval(secs => ${VISIBILITY_SECONDS})
    from due where jobs.id = due.id
    returning jobs.id, kind, key, payload, attempt, claimed_by as worker, error`;
}

/** Removes jobs that were done and wrote nothing; one whose removal a crash of the database forgets is done again. Returns the ids of those that were still the claims' own. */
export async function finishAll(wire: Sql, claims: Claim[]): Promise<Set<string>> {
  const rows = await wire<{ id: string }[]>`
    with ended as (
      delete from jobs using unnest(
        ${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ attempt }) => attempt)}::int[],
        ${claims.map(({ worker }) => worker)}::int[]) as mine (id, attempt, worker)
      where jobs.id = mine.id and jobs.attempt = mine.attempt and claimed_by = mine.worker
      returning jobs.*),
    once_more as (insert into jobs (kind, key, payload) select kind, key, payload from ended where again)
    select id from ended`;
  return new Set(rows.map(({ id }) => id));
}

/** Removes a job inside the transaction of what it writes; false: another attempt has it, roll back. */
export async function finish(tx: Tx, held: Claim): Promise<boolean> {
  const ended = await tx.deleteFrom("jobs").where(fence(held)).returning(ASKED).executeTakeFirst();
  if (ended?.again) await onceMore(tx, held, ended);
  return ended !== undefined;
}

/** Makes a failed job due again after 2ⁿ s, at most an hour, give or take a quarter. */
export async function retry(db: Db, held: Claim, error: string): Promise<boolean> {
  const seconds = Math.min(2 ** held.attempt, LONGEST_BACKOFF_SECONDS) * (0.75 + Math.random() / 2);
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ run_at: sql<Date>`now() + make_interval(secs => ${seconds})`, claimed_by: null, error })
    .where(fence(held))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a job that can't be done; it stays with its error, and its key is free. */
export async function bury(tx: Tx, held: Claim, error: string): Promise<boolean> {
  const buried = await tx
    .updateTable("jobs")
    .set({ buried_at: sql<Date>`now()`, claimed_by: null, error })
    .where(fence(held))
    .returning(ASKED)
    .executeTakeFirst();
  if (buried?.again) await onceMore(tx, held, buried);
  return buried !== undefined;
}

/** What was asked for while a job was in hand. */
const ASKED = ["again", "payload"] as const;

/** Its key is free: it was asked for while it was in hand, perhaps with another payload than its claim's. */
function onceMore(tx: Tx, { kind, key }: Claim, { payload }: { payload: unknown }) {
  return enqueue(tx, kind, payload as Payload<typeof kind>, { key: key! });
}

function fence({ id, attempt, worker }: Claim) {
  return sql<boolean>`id = ${id} and attempt = ${attempt} and claimed_by = ${worker}`;
}

/** Holds, as long as the session lasts, the lock that says this worker lives. Returns its key. */
export async function live(wire: Sql): Promise<number> {
  for (;;) {
    const worker = Math.floor(Math.random() * 0x7fffffff);
    const [row] = await wire<{ held: boolean }[]>`select pg_try_advisory_lock(${WORKERS}, ${worker}) as held`;
    if (row?.held) return worker;
  }
}

/** Makes due what dead workers held. Returns which of `kinds` have due jobs and the seconds until the next one is. */
export async function survey(wire: Sql, kinds: Kind[]): Promise<{ due: Kind[]; nextSeconds: number | null }> {
  const rows = await wire<{ kind: Kind; due: boolean; next: number | null }[]>`
    with dead as materialized (
      select distinct claimed_by as worker from jobs where claimed_by is not null
      except
      select objid::int from pg_locks
      where locktype = 'advisory' and classid = ${WORKERS} and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())),
    orphaned as materialized (
      select id from jobs where claimed_by in (select worker from dead) for update skip locked),
    freed as (
      update jobs set run_at = now(), claimed_by = null from orphaned where jobs.id = orphaned.id returning kind)
    select kind,
      exists (select from freed where freed.kind = k.kind) or exists (
        select from jobs where jobs.kind = k.kind and buried_at is null and run_at <= now()) as due,
      (select extract(epoch from min(run_at) - now())::float8 from jobs
       where jobs.kind = k.kind and buried_at is null and run_at > now()) as next
    from unnest(${kinds}::text[]) as k (kind)`;
  const next = rows.flatMap((row) => row.next ?? []);
  return {
    due: rows.filter((row) => row.due).map((row) => row.kind),
    nextSeconds: next.length ? Math.min(...next) : null,
  };
}
