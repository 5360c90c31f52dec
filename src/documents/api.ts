import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { everywhere, reading } from "../../db/mod.ts";
import { type Caller, callerOf, memberOf, once } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Refusal } from "../errors.ts";
import { cursorOf, described, knownQuery, NEXT_CURSOR, PAGING, placeAt } from "../web/mod.ts";
import { type DocumentRow, documentOf, listDocuments } from "./queries.ts";
import { restartExtraction } from "./restart.ts";
import { DOCUMENT, DOCUMENT_STATUS } from "./schema.ts";

const LIST = Type.Object({ ...PAGING, status: Type.Optional(DOCUMENT_STATUS) });

const READING = Type.Object({
  as: Type.Optional(
    Type.Literal("order", {
      description: "Read it as an order, though it looks like a quotation, an invoice or something else",
    }),
  ),
});

/** Documents as JSON: the record that clients poll while it is pending or processing, a list, and reading one again. */
export function documentsApi(app: App) {
  return new Elysia()
    .get("/api/pdf-documents", ({ request, query }) => list(app, request, query), {
      ...knownQuery(LIST),
      ...described({
        chapter: "Documents",
        summary: "The organization's documents, newest first",
        answers: { 200: Type.Object({ documents: Type.Array(DOCUMENT), nextCursor: NEXT_CURSOR }) },
        refusals: [400],
      }),
    })
    .get(
      "/api/pdf-documents/:documentId",
      async ({ params, request }) => record(await readDocument(app, request, params.documentId)),
      described({
        chapter: "Documents",
        summary: "One document and its state",
        description: "To be polled every 3 seconds while the status is pending or processing.",
        answers: { 200: DOCUMENT },
        refusals: [400, 404],
      }),
    )
    .post(
      "/api/pdf-documents/:documentId/extraction",
      (context) =>
        once(app, context, { status: 202, sent: context.query }, async (tx, viewer) => {
          const { documentId } = context.params;
          const asOrder = context.query.as === "order";
          await restartExtraction(tx, await documentOf(tx, documentId, viewer), { asOrder });
          return record(await documentOf(tx, documentId, viewer));
        }),
      {
        ...knownQuery(READING),
        ...described({
          chapter: "Documents",
          summary: "Read a document again",
          description: "Its orders are replaced, as long as none has left review.",
          answers: { 202: DOCUMENT },
          refusals: [400, 404, 409],
          once: true,
        }),
      },
    );
}

async function list(app: App, request: Request, { status, limit = 50, cursor }: Static<typeof LIST>) {
  const { idpOrganizationId, userId } = memberOf(request);
  const after = cursor ? placeAt(cursor) : undefined;
  const { documents, next } = await reading(app.db, idpOrganizationId, (tx) =>
    listDocuments(tx, { viewer: { userId }, status, size: limit, after }),
  );
  return { documents: documents.map(record), nextCursor: next && cursorOf(next) };
}

/** The document as the contract lets the caller see it: 400 without an organization, 404 when nothing matches, each 404 logged. */
async function readDocument(app: App, request: Request, documentId: string): Promise<DocumentRow> {
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
    return reading(app.db, idpOrganizationId, (tx) => documentOf(tx, documentId, { userId }));
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
    idp_organization_id: row.idp_organization_id,
    idpOrganizationId: row.idp_organization_id,
    user_id: row.user_id,
    file_name: row.file_name,
    file_type: row.file_type,
    byte_size: row.byte_size,
    page_count: row.page_count,
    pages_recognized: row.pages_recognized,
    pages_to_recognize: row.pages_to_recognize,
    duplicate_of: row.duplicate_of,
    source: row.source,
  };
}
