import type { Generated } from "kysely";
import type { Stamp } from "./values.ts";

export type DocumentStatus = "pending" | "processing" | "completed" | "failed";

/** Files and the documents that they are. */
export interface DocumentsTables {
  document_files: {
    idp_organization_id: string;
    sha256: string;
    byte_size: number;
    content: Buffer;
  };
  pdf_documents: {
    id: Generated<string>;
    idp_organization_id: string;
    /** The one person who sees the document; null: the whole organization does. */
    user_id: string | null;
    uploaded_by: string | null;
    status: Generated<DocumentStatus>;
    processing_error: string | null;
    /** The build whose reader failed it by a fault of its own; null: it has not failed, or the file is at fault. */
    faulty_build: string | null;
    created_at: Stamp;
    updated_at: Stamp;
    file_name: string;
    /** pdf, xlsx, xls, ods, csv, xml, png, jpeg, tiff, edi or text; decided by content. */
    file_type: string;
    byte_size: number;
    sha256: string;
    page_count: number | null;
    /** How far the recognition of its pictures is, while one is under way. */
    pages_recognized: Generated<number | null>;
    pages_to_recognize: Generated<number | null>;
    /** The earlier document of this organization with the same bytes. */
    duplicate_of: string | null;
    /** When it came in, or when its extraction was last restarted. */
    waiting_since: Stamp;
    source: Generated<"upload" | "email" | "demo">;
    /** What the reader made of the file, before anybody edited it. */
    original_data: unknown;
    /** The mail it came in, and its place in there: one document a place. */
    mail_id: Generated<string | null>;
    mail_part: Generated<string | null>;
  };
}
