import { type TSchema, Type } from "@sinclair/typebox";

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const instant = Type.String({ format: "date-time" });

/** A document's state. */
export const DOCUMENT_STATUS = Type.Union(
  (["pending", "processing", "completed", "failed"] as const).map((status) => Type.Literal(status)),
);

/** A document record as JSON, for the API's document. */
export const DOCUMENT = Type.Object(
  {
    id: Type.String({ format: "uuid" }),
    status: DOCUMENT_STATUS,
    processing_error: orNull(Type.String({ description: "Why it could not be read" })),
    created_at: instant,
    updated_at: instant,
    idp_organization_id: Type.String(),
    idpOrganizationId: Type.String({ description: "The same, by the name that it has everywhere else" }),
    user_id: orNull(Type.String({ description: "The one person who sees it; null: the organization" })),
    file_name: Type.String(),
    file_type: Type.String({ description: "By content: pdf, xlsx, csv…" }),
    byte_size: Type.Integer(),
    page_count: orNull(Type.Integer()),
    pages_recognized: orNull(
      Type.Integer({ description: "Pages of a scan that are done; null: no recognition is under way" }),
    ),
    pages_to_recognize: orNull(Type.Integer()),
    duplicate_of: orNull(Type.String({ format: "uuid" })),
    source: Type.Union((["upload", "email", "demo"] as const).map((source) => Type.Literal(source))),
  },
  { $id: "Document" },
);
