import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./connect.ts";

/** The driver makes a text of eight times its size of a bytea: so much is under way at once. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** From here on what the pieces leave is collected at once: left to itself, the collector lets several times the file stand. */
const LARGE_BYTES = 8 * 1024 * 1024;

/** Writes bytes by a statement that takes them as a value; large ones go to the database in pieces before, within `tx`. */
export async function writeBytes<T>(
  tx: Tx,
  bytes: Uint8Array,
  write: (value: Buffer | RawBuilder<Buffer>) => Promise<T>,
): Promise<T> {
  collectFor(bytes.length);
  const [first, ...rest] = piecesOf(bytes);
  if (!first || rest.length === 0) return write(first ?? Buffer.alloc(0));
  const { rows } = await sql<{ id: string }>`select lo_from_bytea(0, ${first}) as id`.execute(tx);
  const { id } = rows[0]!;
  for (const [i, piece] of rest.entries())
    await sql`select lo_put(${id}::oid, ${(i + 1) * PIECE_BYTES}::bigint, ${piece})`.execute(tx);
  const written = await write(sql<Buffer>`lo_get(${id}::oid)`);
  await sql`select lo_unlink(${id}::oid)`.execute(tx);
  collectFor(bytes.length);
  return written;
}

/** Reads `length` bytes in pieces; `read` gives those from a place on, which counts from 1 as in SQL. */
export async function readBytes(
  length: number,
  read: (from: number, count: number) => Promise<Buffer>,
): Promise<Buffer> {
  collectFor(length);
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let at = 0; at < length; at += PIECE_BYTES) (await read(at + 1, PIECE_BYTES)).copy(bytes, at);
  collectFor(length);
  return bytes;
}

function collectFor(length: number) {
  if (length > LARGE_BYTES) Bun.gc(true);
}

/** Views of the bytes, not copies. */
function piecesOf(bytes: Uint8Array): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    pieces.push(Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(PIECE_BYTES, bytes.length - at)));
  return pieces;
}
