import { sql } from "kysely";
import { everywhere } from "../../db/mod.ts";
import { enqueue, type JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";

const EVERY_SECONDS = 300;
/** Minutes in `pending` or `processing` after which a document is stuck. */
const STUCK_MINUTES = 5;
const AT_ONCE = 1000;

/** Puts the extraction of stuck documents into the queue again; a job that still lives keeps its key, so nothing is doubled. */
export function retryStuckDocuments(app: App): JobSpec<"retry_stuck_documents"> {
  return {
    concurrency: 1,
    attempts: 3,
    everySeconds: EVERY_SECONDS,
    async run() {
      const documentIds = await everywhere(app.db, async (tx) => {
        const stuck = await tx
          .selectFrom("pdf_documents")
          .select(["id", "idp_organization_id as idpOrganizationId"])
          .where("status", "in", ["pending", "processing"])
          .where("updated_at", "<", sql<Date>`now() - make_interval(mins => ${STUCK_MINUTES})`)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom("mails")
                  .select("mails.id")
                  .whereRef("mails.id", "=", "pdf_documents.mail_id")
                  .where("mails.decision", "in", ["hold", "ignore"]),
              ),
            ),
          )
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom("jobs")
                  .select("jobs.id")
                  .where("jobs.kind", "=", "recognize_document")
                  .where("jobs.key", "=", sql<string>`pdf_documents.id::text`)
                  .where("jobs.buried_at", "is", null),
              ),
            ),
          )
          .orderBy("updated_at")
          .limit(AT_ONCE)
          .execute();
        const retried: string[] = [];
        for (const { id, idpOrganizationId } of stuck) {
          const payload = { idpOrganizationId, documentId: id };
          if (await enqueue(tx, "extract_document", payload, { key: id })) retried.push(id);
        }
        return retried;
      });
      if (documentIds.length) app.log.warn("stuck documents retried", { documentIds });
      return undefined;
    },
  };
}
