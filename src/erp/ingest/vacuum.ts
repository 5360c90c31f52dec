import { dedicated, type Tx } from "../../../db/mod.ts";
import { enqueue, type JobSpec } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { MIRROR_TABLES } from "./entities.ts";

/** Changed rows of a merge, as a share of all and at least, from which on its tables are cleared up at once. */
const SHARE = 0.1;
const LEAST = 5_000;
const KIND = "vacuum_mirror";

/** Has the tables of the mirror cleared up after a large merge. */
export async function vacuumLater(tx: Tx, { changed, total }: { changed: number; total: number }) {
  if (changed >= Math.max(LEAST, SHARE * total)) await enqueue(tx, KIND, {}, { key: KIND });
}

/**
 * Clears up tables that were just loaded. Until PostgreSQL does so by itself, which a busy server or one restarted each
 * minute may never do, each search works half as much again. As gently as PostgreSQL would; a role that may not is let go on.
 */
export function vacuumMirror({ sql }: Pick<App, "sql">): JobSpec<typeof KIND> {
  return {
    concurrency: 1,
    attempts: 3,
    async run() {
      const own = dedicated(sql);
      try {
        // Only their owner may: whoever migrated, not the role whose rows are policed.
        await own`set role none`;
        await own`set vacuum_cost_delay = '2ms'`;
        for (const table of MIRROR_TABLES) await own`vacuum (analyze) ${own(table)}`;
      } finally {
        await own.end({ timeout: 5 });
      }
      return undefined;
    },
  };
}
