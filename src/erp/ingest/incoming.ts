import { sql } from "kysely";
import { copyIn, type Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Batches } from "./batches.ts";
import type { Mirrored } from "./entities.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { ended, escaped, idIn } from "./lines.ts";
import { bigintsOf } from "./numbers.ts";

/** What came by its id, of which the last counts; without a fingerprint: it has ended. A table of the transaction. */
const INCOMING = sql.table("erp_incoming");
/** Rows of the mirror that are to become inactive: a table of the transaction. */
export const GONE = sql.table("erp_gone");
const CHANGES = sql.table("erp_changes");
/** Changes in hand at a time. */
const AT_ONCE = 50_000;

/** What is to become of a row that came; 0: nothing. */
export const CHANGE = { fresh: 1, differs: 2, returns: 3 } as const;

/** By place among all lines that came: what changes, and the rows' numbers in the index. Nine bytes a line. */
export interface Changes {
  kinds: Uint8Array;
  numbers: Float64Array;
  fresh: number;
  differing: number;
  returned: number;
  gone: number;
}

/** Compares what came with the mirror, and finds what the mirror has that is not to be there any more. */
export async function findChanges(
  tx: Tx,
  mirrored: Mirrored,
  { owner, full, batches }: { owner: Owner; full: boolean; batches: Batches },
): Promise<Changes> {
  const lines = await bringIds(tx, mirrored, batches);
  await keepLast(tx);
  const changes = await compare(tx, mirrored, { owner, lines });
  changes.gone = await findGone(tx, mirrored, { owner, full });
  await sql`drop table ${INCOMING}`.execute(tx);
  return changes;
}

/** Gives how many places there are: a line each, and one each that has ended. */
async function bringIds(tx: Tx, mirrored: Mirrored, batches: Batches): Promise<number> {
  await sql`
    create temporary table ${INCOMING} (erp_id text, fingerprint bigint, place integer) on commit drop`.execute(
    tx,
  );
  const into = { table: "erp_incoming", columns: ["erp_id", "fingerprint", "place"] };
  let place = 0;
  for await (const { lines, gone } of batches()) {
    const ids = [
      ...linesIn(lines).map((line) => [idIn(line), fingerprintOf(mirrored, line), place++].join("\t")),
      ...gone.map((id) => [escaped(id), "\\N", place++].join("\t")),
    ];
    await copyIn(tx, into, ended(ids));
  }
  await sql`analyze ${INCOMING} (erp_id)`.execute(tx);
  return place;
}

/** The lines of a batch. */
export function linesIn(lines: string): string[] {
  return lines ? lines.slice(0, -1).split("\n") : [];
}

async function keepLast(tx: Tx) {
  await sql`
    delete from ${INCOMING} i
    using (select erp_id, max(place) as last from ${INCOMING} group by erp_id having count(*) > 1) d
    where i.erp_id = d.erp_id and i.place < d.last`.execute(tx);
}

/** Fresh rows get numbers that ascend as they came: the index takes them at its end. */
async function compare(
  tx: Tx,
  { table, index }: Mirrored,
  { owner, lines }: { owner: Owner; lines: number },
): Promise<Changes> {
  const changes: Changes = {
    kinds: new Uint8Array(lines),
    numbers: new Float64Array(index ? lines : 0),
    fresh: 0,
    differing: 0,
    returned: 0,
    gone: 0,
  };
  const number = index ? sql`coalesce(number, nextval(${sql.lit(`${table}_number_seq`)}))` : sql`0`;
  await sql`
    declare ${CHANGES} no scroll cursor for
    select array_send(array_agg(place)) as places, array_send(array_agg(kind)) as kinds, array_send(array_agg(number)) as numbers
    from (
      select place, kind, ${number} as number, (row_number() over () - 1) / ${sql.lit(AT_ONCE)} as part
      from (
        select i.place::bigint as place, ${index ? sql`m.number` : sql`null::bigint as number`},
          (case when m.erp_id is null then ${sql.lit(CHANGE.fresh)} when m.active then ${sql.lit(CHANGE.differs)}
            else ${sql.lit(CHANGE.returns)} end)::bigint as kind
        from ${INCOMING} i
        left join ${sql.table(table)} m on m.connection_id = ${sql.lit(owner.id)} and m.erp_id = i.erp_id
        where i.fingerprint is not null
          and (m.erp_id is null or not m.active or m.fingerprint is distinct from i.fingerprint)
        order by place) as changed) as numbered
    group by part order by part`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ places: Buffer; kinds: Buffer; numbers: Buffer }>`
      fetch 1 from ${CHANGES}`.execute(tx);
    if (!rows[0]) break;
    const [places, kinds, numbers] = [rows[0].places, rows[0].kinds, rows[0].numbers].map(bigintsOf);
    for (const [at, place] of places!.entries()) {
      const kind = kinds![at]!;
      changes.kinds[place] = kind;
      if (index) changes.numbers[place] = numbers![at]!;
      if (kind === CHANGE.fresh) changes.fresh++;
      else if (kind === CHANGE.differs) changes.differing++;
      else changes.returned++;
    }
  }
  await sql`close ${CHANGES}`.execute(tx);
  return changes;
}

/** In a listing of everything what isn't there, else what is said to have ended. */
async function findGone(
  tx: Tx,
  { table, index }: Mirrored,
  { owner, full }: { owner: Owner; full: boolean },
): Promise<number> {
  const columns = sql`m.erp_id ${index ? sql`, m.number, m.words` : sql``}`;
  const ours = sql`m.connection_id = ${sql.lit(owner.id)} and m.active`;
  const mirror = sql.table(table);
  await sql`
    create temporary table ${GONE} on commit drop as
    ${
      full
        ? sql`select ${columns} from ${mirror} m where ${ours} and not exists (
            select from ${INCOMING} i where i.erp_id = m.erp_id and i.fingerprint is not null)`
        : sql`select ${columns} from ${INCOMING} i join ${mirror} m on ${ours} and m.erp_id = i.erp_id
            where i.fingerprint is null`
    }`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${GONE}`.execute(tx);
  return rows[0]!.count;
}
