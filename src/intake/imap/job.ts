import { sql } from "kysely";
import { everywhere } from "../../../db/mod.ts";
import { enqueueAll, type JobSpec } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { pollMailbox } from "./poll.ts";

/** Mail has to be seen within a minute. */
const EVERY_SECONDS = 20;

/** Puts in a job for each mailbox elsewhere that is to be looked into. */
export function pollMailboxes(app: App): JobSpec<"poll_mailboxes"> {
  return {
    concurrency: 1,
    attempts: 5,
    everySeconds: EVERY_SECONDS,
    run: async () => {
      await everywhere(app.db, async (tx) => {
        const due = await tx
          .selectFrom("mailboxes")
          .select(["id", "idp_organization_id"])
          .where("active", "=", true)
          .where("imap", "is not", null)
          .where(sql<boolean>`coalesce((imap_state ->> 'nextAt')::timestamptz, now()) <= now()`)
          .execute();
        const jobs = due.map(({ id: mailboxId, idp_organization_id: idpOrganizationId }) => ({
          payload: { idpOrganizationId, mailboxId },
          key: mailboxId,
        }));
        await enqueueAll(tx, "poll_mailbox", jobs);
      });
      return undefined;
    },
  };
}

/** Looks into one mailbox elsewhere. What fails is tried again by the next round. */
export function pollOne(app: App): JobSpec<"poll_mailbox"> {
  return {
    concurrency: 4,
    attempts: 3,
    run: async (payload) => {
      await pollMailbox(app, payload);
      return undefined;
    },
  };
}
