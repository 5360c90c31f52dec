import { type Db, type Tx, tenant } from "../db/mod.ts";

/** An organization of nobody. */
export async function organization(db: Db, id: string) {
  await db.insertInto("organizations").values({ id, name: id }).execute();
}

/** An order without values and lines, of a document with an empty file. Returns its id. */
export function emptyOrder(db: Db, organizationId: string, values: Record<string, unknown> = {}) {
  return tenant(db, organizationId, async (tx) => {
    const document_id = await emptyDocument(tx, organizationId);
    const row = { idp_organization_id: organizationId, document_id, ...values };
    const { id } = await tx
      .insertInto("extracted_orders")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** A completed document with an empty file. Returns its id. */
export async function emptyDocument(tx: Tx, organizationId: string): Promise<string> {
  const file = { idp_organization_id: organizationId, sha256: "00", byte_size: 0 };
  await tx
    .insertInto("document_files")
    .values({ ...file, content: Buffer.alloc(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const document = { ...file, status: "completed" as const, file_name: "po.pdf", file_type: "pdf" };
  const { id } = await tx
    .insertInto("pdf_documents")
    .values(document)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
