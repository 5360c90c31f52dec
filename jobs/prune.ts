import { sql } from "kysely";
import { type Db, everywhere, GROWTH } from "../db/mod.ts";
import type { JobSpec } from "./spec.ts";

const DAY_SECONDS = 86_400;

/** Clears each day what is kept for a while only. */
export function prune({ db }: { db: Db }): JobSpec<"prune"> {
  return {
    concurrency: 1,
    attempts: 5,
    everySeconds: DAY_SECONDS,
    run: async () => {
      for (const { prune = [] } of Object.values(GROWTH))
        await everywhere(db, async (tx) => {
          for (const statement of prune) await sql.raw(statement).execute(tx);
        });
      return undefined;
    },
  };
}
