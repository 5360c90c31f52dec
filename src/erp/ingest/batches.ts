import { sql } from "kysely";
import type { Db, Tx } from "../../../db/mod.ts";

/** Rows as they came, a line each with its line break, and ids that were said to have ended after them. */
export interface Batch {
  lines: string;
  gone: string[];
}

/** Everything that came, in its order, as often as it is asked for: more of it than fits into memory. */
export type Batches = () => AsyncIterable<Batch>;

/** Lines as they wait. */
export function packedLines(lines: string): Buffer {
  collectAfter(lines.length);
  return Buffer.from(Bun.zstdCompressSync(lines, { level: 1 }));
}

/** Lines that waited. */
export function unpackedLines(packed: Uint8Array): string {
  const lines = new TextDecoder().decode(Bun.zstdDecompressSync(packed));
  collectAfter(lines.length);
  return lines;
}

/** Of lines, after which what was made of them, or they of, is collected: left to itself, the collector lets hundreds of megabytes stand. */
const COLLECTED_CHARACTERS = 3_000_000;
let uncollected = 0;

function collectAfter(characters: number) {
  uncollected += characters;
  if (uncollected < COLLECTED_CHARACTERS) return;
  uncollected = 0;
  Bun.gc(true);
}

/** Of lines that wait together. */
const CHARACTERS = 500_000;

/** Where lines wait within a session, to be read by its transactions: when they are many, in a temporary table of that name. */
export function waitingRoom(db: Db | Tx, name: string) {
  const table = sql.table(name);
  let isOpen = false;
  let lines = "";
  const open = async () => {
    isOpen = true;
    await sql`
      create temporary table ${table} (position integer generated always as identity, lines bytea)`.execute(
      db,
    );
    await sql`alter table ${table} alter column lines set storage external`.execute(db);
  };
  const put = async () => {
    if (!isOpen) await open();
    await sql`insert into ${table} (lines) values (${packedLines(lines)})`.execute(db);
    lines = "";
  };
  return {
    async add(more: string) {
      lines += more;
      if (lines.length > CHARACTERS) await put();
    },
    batches: (tx: Tx): Batches =>
      async function* () {
        if (isOpen) yield* batchesIn(tx, name);
        if (lines) yield { lines, gone: [] };
      },
  };
}

async function* batchesIn(tx: Tx, name: string): AsyncGenerator<Batch> {
  for (let position = 1; ; position++) {
    const { rows } = await sql<{ lines: Buffer }>`
      select lines from ${sql.table(name)} where position = ${position}`.execute(tx);
    if (!rows[0]) return;
    yield { lines: unpackedLines(rows[0].lines), gone: [] };
  }
}
