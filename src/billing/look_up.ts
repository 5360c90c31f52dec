import { sql } from "kysely";
import type Stripe from "stripe";
import { everywhere, type Tx } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { type Due, GUARDED_HOURS } from "./due.ts";
import { meteredWithin } from "./meter.ts";
import { makeUp } from "./subset.ts";

/** An event of the same minute of the same customer. */
interface Neighbour {
  id: string;
  cents: number;
  /** Known to be metered. */
  known: boolean;
  /** Sent so long ago that its identifier guards it no more. */
  stale: boolean;
}

/**
 * Settles the events of one minute that were sent long ago without an answer. The processor tells no single event, but a customer's sum within a
 * minute: what it has beyond the events known to be metered are those without an answer that make up the rest. They are reported; the others are
 * sent anew. When none make it up, a person has to look: the events fail with what was found.
 */
export async function lookUp(app: App, stripe: Stripe, event: Due): Promise<void> {
  const from = new Date(Math.floor(event.meteredAt.getTime() / 60_000) * 60_000);
  const to = new Date(from.getTime() + 60_000);
  const { customer, meterId, idpOrganizationId } = event;
  const metered = await meteredWithin(stripe, { customer, meterId, from, to }).catch((error) =>
    wordsOf(error),
  );
  if (typeof metered === "string")
    return app.log.warn("usage not looked up", { usageEventId: event.id, words: metered });
  await everywhere(app.db, async (tx) => {
    const around = await neighbours(tx, { idpOrganizationId, from, to });
    const open = around.filter(({ known }) => !known);
    // What may still be sent under its identifier would count as another's.
    if (open.some(({ stale }) => !stale)) return;
    const rest = metered - around.filter(({ known }) => known).reduce((sum, { cents }) => sum + cents, 0);
    const taken = makeUp(rest, open);
    app.log.warn("usage looked up", {
      usageEventId: event.id,
      metered,
      rest,
      taken: taken?.map(({ id }) => id),
    });
    if (!taken) return fail(tx, open, rest);
    await settle(tx, taken, { status: "reported", reported_at: new Date(), report_error: null });
    const untaken = open.filter((each) => !taken.includes(each));
    await settle(tx, untaken, { sent_at: null, metered_at: null, report_at: new Date() });
  });
}

async function neighbours(
  tx: Tx,
  within: { idpOrganizationId: string; from: Date; to: Date },
): Promise<Neighbour[]> {
  return tx
    .selectFrom("usage_events")
    .select([
      "id",
      "charge_cents as cents",
      sql<boolean>`status in ('reported', 'invoiced')`.as("known"),
      sql<boolean>`sent_at < now() - make_interval(hours => ${GUARDED_HOURS})`.as("stale"),
    ])
    .where("idp_organization_id", "=", within.idpOrganizationId)
    .where("metered_at", ">=", within.from)
    .where("metered_at", "<", within.to)
    .where("charge_cents", ">", 0)
    .orderBy("id")
    .forUpdate()
    .execute();
}

function fail(tx: Tx, events: Neighbour[], rest: number) {
  const words = `Cannot tell whether it was metered: the meter has ${rest} cents more than the reported events of its minute`;
  return settle(tx, events, { status: "failed", report_error: words });
}

interface Settled {
  status?: "reported" | "failed";
  reported_at?: Date;
  report_error?: string | null;
  sent_at?: null;
  metered_at?: null;
  report_at?: Date;
}

async function settle(tx: Tx, events: Neighbour[], settled: Settled) {
  const ids = events.map(({ id }) => id);
  if (ids.length) await tx.updateTable("usage_events").set(settled).where("id", "in", ids).execute();
}
