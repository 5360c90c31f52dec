import { finished } from "node:stream/promises";
import { sql } from "kysely";
import type { Db, Sql, Tx } from "../../../db/mod.ts";
import { type Mirrored, type MirrorRow, type RowWords, searchedColumns } from "./entities.ts";

/** Where rows wait for their merge, in the order of `line`: a temporary table of the session. */
export const INCOMING = "erp_incoming";
const BATCH_CHARACTERS = 1_000_000;

/** Makes the empty table that rows of a kind wait in. */
export async function openIncoming(db: Db | Tx, mirrored: Mirrored) {
  const list = sql.join(columnsOf(mirrored).map((column) => sql.ref(column)));
  await sql`
    create temporary table ${sql.table(INCOMING)} as
    select ${list} from ${sql.table(mirrored.table)} with no data`.execute(db);
  await sql`alter table ${sql.table(INCOMING)} add column line integer generated always as identity`.execute(
    db,
  );
}

function columnsOf(mirrored: Mirrored): string[] {
  return ["erp_id", ...mirrored.columns, ...searchedColumns(mirrored)];
}

/** Puts rows of a few thousand lines into the table, as one parameter. */
export async function insertIncoming(tx: Tx, mirrored: Mirrored, rows: MirrorRow[]) {
  const list = sql.join(columnsOf(mirrored).map((column) => sql.ref(column)));
  const incoming = rows.map((row) => ({ ...row, ...found(mirrored.index?.wordsOf(row)) }));
  await sql`
    insert into ${sql.table(INCOMING)} (${list}) select ${list}
    from jsonb_populate_recordset(null::${sql.table(INCOMING)}, ${{ incoming }}::jsonb -> 'incoming')`.execute(
    tx,
  );
}

function found(words: RowWords | undefined) {
  return words ? { words: [...words.found], described: words.described.size, ...words.keys } : {};
}

/** Puts any number of rows, as `lineOf` writes them, into the table. While PostgreSQL takes one batch, the next is made. */
export function copyIncoming(session: Sql, mirrored: Mirrored) {
  const names = columnsOf(mirrored);
  let batch = "";
  let sending: Promise<void> = Promise.resolve();
  const send = async (text: string) => {
    const stream = await session`copy ${session(INCOMING)} (${session(names)}) from stdin`.writable();
    stream.end(text);
    await finished(stream);
  };
  const flush = async () => {
    await sending;
    const full = batch;
    batch = "";
    sending = send(full);
    sending.catch(() => {});
  };
  return {
    async add(lines: string) {
      batch += lines;
      if (batch.length > BATCH_CHARACTERS) await flush();
    },
    async end() {
      if (batch) await flush();
      await sending;
    },
  };
}

/** A row as COPY takes it, with the words that it is found by. */
export function lineOf({ columns, index }: Mirrored, row: MirrorRow): string {
  let line = escaped(row.erp_id);
  for (const column of columns) line += `\t${escaped(row[column] ?? null)}`;
  if (index) {
    const { found, described, keys } = index.wordsOf(row);
    line += `\t${arrayOf(found)}\t${described.size}`;
    for (const column of index.keys) line += `\t${escaped(keys[column] ?? null)}`;
  }
  return `${line}\n`;
}

function arrayOf(words: Set<string>): string {
  let list = "";
  for (const word of words) list += `,"${/["\\]/.test(word) ? word.replace(/["\\]/g, "\\$&") : word}"`;
  return escaped(`{${list.slice(1)}}`);
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escaped(value: string | null): string {
  if (value === null) return "\\N";
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : value;
}
