import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import type { Due } from "./due.ts";
import type { Sent } from "./meter.ts";

/** Writes down how a sending ended, unless the event has been reported meanwhile. */
export async function settleReport(tx: Tx, { id, earlier, meteredAt }: Due, sent: Sent): Promise<void> {
  const update = tx
    .updateTable("usage_events")
    .where("id", "=", id)
    .where("status", "in", ["pending", "failed"]);
  switch (sent.is) {
    case "delivered": {
      const reported = { status: "reported" as const, reported_at: sql<Date>`now()`, report_error: null };
      await update.set({ ...reported, metered_at: (sent.before && earlier) || meteredAt }).execute();
      return;
    }
    case "refused":
      await update.set({ status: "failed", report_error: sent.words }).execute();
      return;
    case "busy": {
      const wait = sql<Date>`greatest(report_at, now() + make_interval(secs => ${sent.seconds}))`;
      await update.set({ report_error: sent.words, report_at: wait }).execute();
      return;
    }
    case "unknown":
      await update.set({ report_error: `No clear answer: ${sent.words}` }).execute();
  }
}
