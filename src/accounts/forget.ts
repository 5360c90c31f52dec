import { sql } from "kysely";
import { everywhere } from "../../db/mod.ts";
import type { JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";

/** Deletes links, sessions, tokens and idempotency keys that can't be used any more. */
export function forgetExpired(app: App): JobSpec<"forget_expired"> {
  return {
    concurrency: 1,
    attempts: 5,
    everySeconds: 3600,
    run: async () => {
      await everywhere(app.db, async (tx) => {
        await tx.deleteFrom("sign_in_links").where("expires_at", "<", sql<Date>`now()`).execute();
        await tx.deleteFrom("sessions").where("expires_at", "<", sql<Date>`now()`).execute();
        await tx
          .deleteFrom("idempotency_keys")
          .where("created_at", "<", sql<Date>`now() - interval '24 hours'`)
          .execute();
        await tx.deleteFrom("access_tokens").where("expires_at", "<", sql<Date>`now()`).execute();
      });
      return undefined;
    },
  };
}
