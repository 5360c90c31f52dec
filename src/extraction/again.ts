import { sql } from "kysely";
import { everywhere, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { documentOf, restartExtraction } from "../documents/mod.ts";
import { Conflict, NotFound } from "../errors.ts";
import { build } from "./build.ts";

/** Days after which nobody waits for a document any more. */
const WAITED_DAYS = 30;
const MOST = 500;

/** Has documents that another build's reader failed by its own fault read once more by this one, the newest first; gives how many. */
export async function retryFaults(app: Pick<App, "db" | "log">): Promise<number> {
  const mine = await build();
  const failed = await everywhere(app.db, (tx) =>
    tx
      .selectFrom("pdf_documents")
      .select(["id", "idp_organization_id"])
      .where("status", "=", "failed")
      .where("faulty_build", "!=", mine)
      // A person may have worked on what an earlier reading gave.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("extracted_orders")
              .select("id")
              .whereRef("extracted_orders.document_id", "=", "pdf_documents.id"),
          ),
        ),
      )
      .where("updated_at", ">", sql<Date>`now() - make_interval(days => ${WAITED_DAYS})`)
      .orderBy("updated_at", "desc")
      .limit(MOST)
      .execute(),
  );
  const documentIds: string[] = [];
  for (const { id, idp_organization_id } of failed)
    if (await isAskedFor(app, { idpOrganizationId: idp_organization_id, documentId: id }))
      documentIds.push(id);
  if (documentIds.length) app.log.info("documents read again by a newer reader", { documentIds });
  return documentIds.length;
}

/** False: somebody was first. */
async function isAskedFor(
  { db }: Pick<App, "db">,
  { idpOrganizationId, documentId }: { idpOrganizationId: string; documentId: string },
): Promise<boolean> {
  try {
    await tenant(db, idpOrganizationId, async (tx) =>
      restartExtraction(tx, await documentOf(tx, documentId)),
    );
    return true;
  } catch (error) {
    if (error instanceof Conflict || error instanceof NotFound) return false;
    throw error;
  }
}
