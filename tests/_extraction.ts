import { connect, tenant } from "../db/mod.ts";
import { enqueue, work } from "../jobs/mod.ts";
import { documentOf, storeDocument } from "../src/documents/mod.ts";
import {
  extractDocument,
  learnPlace,
  modelOf,
  recognizeDocument,
  retryStuckDocuments,
} from "../src/extraction/mod.ts";
import { learnedRoutes, ordersApi, ordersOf } from "../src/orders/mod.ts";
import type { FileType } from "../src/reading/mod.ts";
import { testApp, withDoor } from "./_app.ts";

/** A service that reads documents of organization "a", without matching them. */
export async function extracting(env: Record<string, string> = {}) {
  const routes = withDoor((elysia, app) => elysia.use(ordersApi(app)).use(learnedRoutes(app)));
  const scene = await testApp({ env, routes });
  const { app } = scene;
  app.model = modelOf(app.config);
  await scene.organization("a");
  const worker = await work(app, {
    extract_document: extractDocument(app),
    recognize_document: recognizeDocument(app),
    learn_place: learnPlace(app),
  });
  const store = (bytes: Uint8Array, { fileName, fileType }: { fileName: string; fileType: FileType }) => {
    const file = { idpOrganizationId: "a", bytes, fileName, fileType, userId: null, uploadedBy: null };
    return tenant(app.db, "a", async (tx) => {
      const stored = await storeDocument(tx, { ...file, source: "upload" });
      const payload = { idpOrganizationId: "a", documentId: stored.id };
      await enqueue(tx, "extract_document", payload, { key: stored.id });
      return stored;
    });
  };
  const seen = (documentId: string) =>
    tenant(app.db, "a", async (tx) => ({
      document: await documentOf(tx, documentId),
      orders: await ordersOf(tx, documentId),
    }));
  return {
    ...scene,
    worker,
    store,
    seen,
    /** Stores a file, waits until it is read, and gives what became of it. */
    async read(bytes: Uint8Array, file: { fileName: string; fileType: FileType }) {
      const { id } = await store(bytes, file);
      await worker.idle();
      return seen(id);
    },
    /** Reads a document again. */
    async readAgain(documentId: string) {
      const payload = { idpOrganizationId: "a", documentId };
      await enqueue(app.db, "extract_document", payload, { key: documentId });
      await worker.idle();
      return seen(documentId);
    },
    /** Runs the sweep once. */
    sweep: () => retryStuckDocuments(app).run({}, {} as never),
    /** Makes documents as old as the sweep wants them. */
    async age(...documentIds: string[]) {
      const owner = connect(scene.url, { connections: 1 });
      await owner.sql`alter table pdf_documents disable trigger updated`;
      await owner.sql`update pdf_documents set updated_at = now() - interval '6 minutes' where id in ${owner.sql(documentIds)}`;
      await owner.sql`alter table pdf_documents enable trigger updated`;
      await owner.close();
    },
    async close() {
      await worker.stop();
      await scene.stop();
      for (const line of scene.lines) if (line.level === "error") console.error(line);
    },
  };
}

/** A CSV order, as most tests need no more. */
export function csv(rows: string[][]): Uint8Array {
  return new TextEncoder().encode(rows.map((row) => row.join(",")).join("\n"));
}
