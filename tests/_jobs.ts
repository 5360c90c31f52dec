import type { Connection } from "../db/mod.ts";
import type { JobSpec, Kind, Pipeline } from "../jobs/mod.ts";

/** A pipeline of one kind: `match_order`, one at a time, three attempts, doing nothing, unless said otherwise. */
export function matching(spec: Partial<JobSpec<"match_order">> = {}): Partial<Pipeline> {
  return { match_order: { concurrency: 1, attempts: 3, run: async () => undefined, ...spec } };
}

/** Payload of a `match_order`. */
export function order(orderId: string | number) {
  return { idpOrganizationId: "a", orderId: String(orderId) };
}

/** The rows of the jobs table, oldest first. */
export function rows({ db }: Connection, kind?: Kind) {
  const all = db.selectFrom("jobs").selectAll().orderBy("id");
  return (kind ? all.where("kind", "=", kind) : all).execute();
}

/** Makes every waiting job due now, as if its backoff or visibility timeout had passed. */
export async function hurry({ sql }: Connection) {
  await sql`update jobs set run_at = now() where buried_at is null`;
}

/** Waits until `truth` holds; the test's own time limit is the only one. */
export async function until(truth: () => boolean | Promise<boolean>) {
  while (!(await truth())) await Bun.sleep(5);
}
