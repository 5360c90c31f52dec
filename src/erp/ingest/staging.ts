import { finished } from "node:stream/promises";
import { sql } from "kysely";
import type { Db, Sql, Tx } from "../../../db/mod.ts";
import { type Mirrored, type MirrorRow, type RowWords, searchedColumns } from "./entities.ts";

/** Where rows wait for their merge: a temporary table of the session. */
export const INCOMING = "erp_incoming";
const BATCH_CHARACTERS = 1_000_000;

/** Makes the empty table that rows of a kind wait in. */
export async function openIncoming(db: Db | Tx, mirrored: Mirrored) {
  const { table, columns } = mirrored;
  const list = sql.join(
    ["erp_id", ...columns, ...searchedColumns(mirrored)].map((column) => sql.ref(column)),
  );
  await sql`
    create temporary table ${sql.table(INCOMING)} as
    select 0 as line, ${list} from ${sql.table(table)} with no data`.execute(db);
}

/** Puts rows of a few thousand lines into the table, as one parameter. */
export async function insertIncoming(tx: Tx, mirrored: Mirrored, rows: MirrorRow[]) {
  const { columns, index } = mirrored;
  const names = ["line", "erp_id", ...columns, ...searchedColumns(mirrored)];
  const list = sql.join(names.map((column) => sql.ref(column)));
  const incoming = rows.map((row, at) => ({ ...row, line: at + 1, ...found(index?.wordsOf(row)) }));
  await sql`
    insert into ${sql.table(INCOMING)} (${list}) select ${list}
    from jsonb_populate_recordset(null::${sql.table(INCOMING)}, ${{ incoming }}::jsonb -> 'incoming')`.execute(
    tx,
  );
}

function found(words: RowWords | undefined) {
  return words ? { words: [...words.found], described: words.described.size, ...words.keys } : {};
}

/** Puts any number of rows into the table by COPY. While PostgreSQL takes one batch, the next is made. */
export function copyIncoming(session: Sql, mirrored: Mirrored) {
  const { columns, index } = mirrored;
  const names = ["line", "erp_id", ...columns, ...searchedColumns(mirrored)];
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
    async add(line: number, row: MirrorRow) {
      let text = `${line}\t${escaped(row.erp_id)}`;
      for (const column of columns) text += `\t${escaped(row[column]!)}`;
      if (index) {
        const words = index.wordsOf(row);
        text += wordsText(words);
        for (const column of index.keys) text += `\t${escaped(words.keys[column] ?? null)}`;
      }
      batch += `${text}\n`;
      if (batch.length > BATCH_CHARACTERS) await flush();
    },
    async end() {
      if (batch) await flush();
      await sending;
    },
  };
}

function wordsText({ found, described }: RowWords): string {
  const list = [...found].map((word) => `"${word.replace(/["\\]/g, "\\$&")}"`);
  return `\t${escaped(`{${list}}`)}\t${described.size}`;
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escaped(value: string | null): string {
  if (value === null) return "\\N";
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : value;
}
