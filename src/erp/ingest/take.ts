import { type Connection, type SyncEntity, session } from "../../../db/mod.ts";
import { Malformed } from "../../errors.ts";
import type { Owner } from "../connections.ts";
import { waitingRoom } from "./batches.ts";
import { MIRRORED } from "./entities.ts";
import { ended, lineOf } from "./lines.ts";
import { type Merged, merge } from "./merge.ts";
import { linesOf } from "./ndjson.ts";
import { type Rejection, recordRun } from "./runs.ts";

/** Rows of an ERP, announced. */
export interface Announced {
  owner: Owner;
  entity: SyncEntity;
  /** They are everything: what is not among them becomes inactive. */
  full: boolean;
  /** Bytes; null: the sender said no number. */
  bytes: number | null;
  createdBy: string;
  startedAt: Date;
}

/** What became of a delivery. */
export interface Delivered extends Merged {
  /** Rows taken; those with one id count each. */
  rows: number;
  rejected: number;
  /** The first hundred. */
  reasons: Rejection[];
}

const REASONS = 100;

/** Takes a delivery in a session of its own, all or nothing. Throws `Malformed` naming the line. */
export async function take(
  database: Connection,
  announced: Announced,
  body: AsyncIterable<Uint8Array>,
): Promise<Delivered> {
  const { owner, entity, full, startedAt, createdBy } = announced;
  const { db, close } = await session(database.sql, owner.idp_organization_id);
  try {
    const waiting = waitingRoom(db, "erp_waiting");
    const taken = await receive(announced, body, waiting.add);
    return await db.transaction().execute(async (tx) => {
      const came = { owner, full, batches: waiting.batches(tx) };
      const delivered = { ...taken, ...(await merge(tx, MIRRORED[entity], came)) };
      await recordRun(tx, { owner, entity, full, startedAt, createdBy, ...delivered });
      return delivered;
    });
  } finally {
    await close();
  }
}

/** Reads the whole body; what is no row is counted and left out. */
async function receive(
  { entity, bytes: announced }: Announced,
  body: AsyncIterable<Uint8Array>,
  add: (lines: string) => Promise<void>,
): Promise<Omit<Delivered, keyof Merged>> {
  const reasons: Rejection[] = [];
  let rows = 0;
  let rejected = 0;
  let bytes = 0;
  for await (const lines of linesOf(counted(body, (size) => (bytes += size)))) {
    const taken: string[] = [];
    for (const { number, value } of lines) {
      const row = MIRRORED[entity].rowOf(value);
      if ("erp_id" in row) {
        rows++;
        taken.push(lineOf(MIRRORED[entity], row));
      } else {
        rejected++;
        if (reasons.length < REASONS) reasons.push({ line: number, reason: String(row.reason) });
      }
    }
    await add(ended(taken));
  }
  if (announced !== null && bytes !== announced)
    throw new Malformed(`The delivery ended after ${bytes} of ${announced} bytes`);
  return { rows, rejected, reasons };
}

async function* counted(body: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const part of body) {
    count(part.length);
    yield part;
  }
}
