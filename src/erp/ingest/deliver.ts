import { tenant } from "../../../db/mod.ts";
import type { App } from "../../app.ts";
import { TooMany, wordsOf } from "../../errors.ts";
import { inBackground } from "../background/thread.ts";
import { dropKept } from "../reads.ts";
import { recordRun } from "./runs.ts";
import type { Announced, Delivered } from "./take.ts";

/** Rows of an ERP as they come in. */
export interface Delivery extends Omit<Announced, "startedAt"> {
  body: AsyncIterable<Uint8Array>;
}

/** Each has a connection to the database of its own. */
const AT_ONCE = 4;
let underWay = 0;

/**
 * Brings rows into the mirror and its search, all or nothing, and drops what was cached of them.
 * Throws `Malformed` naming the line, or when the sender went away; then nothing has changed.
 */
export async function deliver(app: App, { body, ...delivery }: Delivery): Promise<Delivered> {
  if (underWay >= AT_ONCE) throw new TooMany("Too many deliveries at once, wait a little", 10);
  underWay++;
  const announced = { ...delivery, startedAt: new Date() };
  try {
    const delivered = await inBackground(app, "deliver", announced, body);
    await dropKept(app, delivery.owner.id, [delivery.entity]);
    return delivered;
  } catch (error) {
    await recordFailure(app, announced, error);
    throw error;
  } finally {
    underWay--;
  }
}

async function recordFailure(
  { db, log }: App,
  { owner, entity, full, createdBy, startedAt }: Announced,
  error: unknown,
) {
  log.warn("delivery failed", { connectionId: owner.id, entity, error: wordsOf(error) });
  const run = { owner, entity, full, createdBy, startedAt, rows: 0, error: wordsOf(error) };
  await tenant(db, owner.idp_organization_id, (tx) => recordRun(tx, run)).catch((fault) =>
    log.error("failed delivery not recorded", { error: wordsOf(fault) }),
  );
}
