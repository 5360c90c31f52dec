import { Elysia } from "elysia";
import { everywhere, tenant } from "../../db/mod.ts";
import { type Caller, callerOf, memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Refusal } from "../errors.ts";
import { type DocumentRow, documentOf } from "./queries.ts";

/** `GET /api/pdf-documents/{documentId}`: the record that clients poll while it is pending or processing. */
export function documentsApi(app: App) {
  return new Elysia().get("/api/pdf-documents/:documentId", async ({ params, request }) =>
    record(await readDocument(app, request, params.documentId)),
  );
}

/** The document as the contract lets the caller see it: 400 without an organization, 404 when nothing matches, each 404 logged. */
export async function readDocument(app: App, request: Request, documentId: string): Promise<DocumentRow> {
  const caller = callerOf(request);
  try {
    return await documentFor(app, request, caller, documentId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) {
      app.log.warn("document not found", {
        documentId,
        userId: caller.userId,
        organizationId: caller.idpOrganizationId ?? "missing",
      });
    }
    throw error;
  }
}

async function documentFor(app: App, request: Request, caller: Caller, documentId: string) {
  if (!caller.isSupportAdmin) {
    const { idpOrganizationId, userId } = memberOf(request);
    return tenant(app.db, idpOrganizationId, (tx) => documentOf(tx, documentId, { userId }));
  }
  const document = await everywhere(app.db, (tx) => documentOf(tx, documentId));
  if (document.idp_organization_id !== caller.idpOrganizationId) {
    const organizationId = document.idp_organization_id;
    app.log.info("support admin reads a document", {
      documentId,
      userId: caller.userId,
      organizationId,
    });
  }
  return document;
}

/** The record's columns as the contract writes them. */
export function record(row: DocumentRow) {
  return {
    id: row.id,
    status: row.status,
    processing_error: row.processing_error,
    created_at: row.created_at,
    updated_at: row.updated_at,
    idpOrganizationId: row.idp_organization_id,
    user_id: row.user_id,
    file_name: row.file_name,
    file_type: row.file_type,
    byte_size: row.byte_size,
    page_count: row.page_count,
    duplicate_of: row.duplicate_of,
    source: row.source,
  };
}
