import { tenant } from "../db/mod.ts";
import { database } from "./_db.ts";

/** A database with the organizations "a" and "b", and one document of "a" that waits to be read. */
export async function oneDocument({ fileName }: { fileName: string }) {
  const { db, close } = await database();
  await db
    .insertInto("organizations")
    .values([
      { id: "a", name: "A" },
      { id: "b", name: "B" },
    ])
    .execute();
  const documentId = await tenant(db, "a", async (tx) => {
    const file = { idp_organization_id: "a", sha256: "f00d", byte_size: 1 };
    await tx
      .insertInto("document_files")
      .values({ ...file, content: Buffer.from("x") })
      .execute();
    const row = { ...file, file_name: fileName, file_type: "pdf" };
    return (await tx.insertInto("pdf_documents").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
  return { db, close, documentId };
}
