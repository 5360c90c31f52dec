import { type SyncEntity, session, tenant } from "../../../db/mod.ts";
import type { App } from "../../app.ts";
import { Malformed, TooMany, wordsOf } from "../../errors.ts";
import type { Owner } from "../connections.ts";
import { dropKept } from "../reads.ts";
import { MIRRORED } from "./entities.ts";
import { type Merged, merge, NOT_BROUGHT, NOTHING } from "./merge.ts";
import { linesOf } from "./ndjson.ts";
import { type Rejection, recordRun } from "./runs.ts";
import { copyIncoming, openIncoming } from "./staging.ts";

/** Rows of an ERP as they come in. */
export interface Delivery {
  owner: Owner;
  entity: SyncEntity;
  /** It brings everything: what it doesn't bring becomes inactive. */
  full: boolean;
  body: AsyncIterable<Uint8Array>;
  /** Bytes announced; null: the sender said no number. */
  announced: number | null;
  createdBy: string;
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
/** Each has a connection to the database of its own. */
const AT_ONCE = 4;
let underWay = 0;

/**
 * Brings rows into the mirror and its search, all or nothing, and drops what was cached of them.
 * Throws `Malformed` naming the line, or when the sender went away; then nothing has changed.
 */
export async function deliver(app: App, delivery: Delivery): Promise<Delivered> {
  if (underWay >= AT_ONCE) throw new TooMany("Too many deliveries at once, wait a little", 10);
  underWay++;
  const startedAt = new Date();
  try {
    const delivered = await take(app, delivery, startedAt);
    await dropKept(app, delivery.owner.id, [delivery.entity]);
    return delivered;
  } catch (error) {
    await recordFailure(app, delivery, { startedAt, error });
    throw error;
  } finally {
    underWay--;
  }
}

async function take(app: App, delivery: Delivery, startedAt: Date): Promise<Delivered> {
  const { owner, entity, full, createdBy } = delivery;
  const { db, sql, close } = session(app.sql, owner.idp_organization_id);
  try {
    await openIncoming(db, MIRRORED[entity]);
    const taken = await receive(delivery, copyIncoming(sql, MIRRORED[entity]));
    return await db.transaction().execute(async (tx) => {
      const gone = full ? NOT_BROUGHT : NOTHING;
      const delivered = { ...taken, ...(await merge(tx, MIRRORED[entity], { owner, gone })) };
      await recordRun(tx, { owner, entity, full, startedAt, createdBy, ...delivered });
      return delivered;
    });
  } finally {
    await close();
  }
}

/** Reads the whole body; what is no row is counted and left out. */
async function receive(
  { entity, body, announced }: Delivery,
  incoming: ReturnType<typeof copyIncoming>,
): Promise<Omit<Delivered, keyof Merged>> {
  const reasons: Rejection[] = [];
  let rows = 0;
  let rejected = 0;
  let bytes = 0;
  for await (const lines of linesOf(counted(body, (size) => (bytes += size)))) {
    for (const { number, value } of lines) {
      const row = MIRRORED[entity].rowOf(value);
      if ("erp_id" in row) {
        await incoming.add(number, row);
        rows++;
      } else {
        rejected++;
        if (reasons.length < REASONS) reasons.push({ line: number, reason: String(row.reason) });
      }
    }
  }
  if (announced !== null && bytes !== announced)
    throw new Malformed(`The delivery ended after ${bytes} of ${announced} bytes`);
  await incoming.end();
  return { rows, rejected, reasons };
}

async function* counted(body: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const part of body) {
    count(part.length);
    yield part;
  }
}

async function recordFailure(
  { db, log }: App,
  { owner, entity, full, createdBy }: Delivery,
  { startedAt, error }: { startedAt: Date; error: unknown },
) {
  log.warn("delivery failed", { connectionId: owner.id, entity, error: wordsOf(error) });
  const run = { owner, entity, full, createdBy, startedAt, rows: 0, error: wordsOf(error) };
  await tenant(db, owner.idp_organization_id, (tx) => recordRun(tx, run)).catch((fault) =>
    log.error("failed delivery not recorded", { error: wordsOf(fault) }),
  );
}
