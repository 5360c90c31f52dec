import { reading, type Tx } from "../../db/mod.ts";
import { enqueue, type JobSpec, type Payload, Permanent, type Write } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import {
  completeDocument,
  type DocumentRow,
  failDocument,
  fileOf,
  noteProgress,
  startProcessing,
} from "../documents/mod.ts";
import { Conflict, NotFound, Refusal, wordsOf } from "../errors.ts";
import { IsolateFailure } from "../isolate/mod.ts";
import { type Draft, livePlaces, notePlaces, writeOrders } from "../orders/mod.ts";
import type { FileType } from "../reading/mod.ts";
import { build } from "./build.ts";
import { type Extraction, extract, type OnPage } from "./extract.ts";

type Asked = Payload<"extract_document">;

/**
 * Reads a document's orders: with the language model where one is configured, and always with the layout reader. One whose
 * pages are pictures is left to `recognizeDocument()`, so that it holds up no others.
 */
export function extractDocument(app: App): JobSpec<"extract_document"> {
  return { ...mannerOf(app), run: (asked) => read(app, asked) };
}

/** Recognizes a document's pages, and reads its orders. */
export function recognizeDocument(app: App): JobSpec<"recognize_document"> {
  const run = (asked: Asked) => {
    const { idpOrganizationId, documentId } = asked;
    return read(app, asked, (done, of) => noteProgress(app.db, { idpOrganizationId, documentId, done, of }));
  };
  return { ...mannerOf(app), run };
}

function mannerOf(app: App) {
  return {
    // Waiting for a language model takes no reader.
    concurrency: app.config.readers * (app.model ? 4 : 1),
    // A service that was killed at work has used an attempt, and files break their own process alone.
    attempts: 6,
    onBuried:
      ({ documentId }: Asked, error: string, { permanent }: { permanent: boolean }): Write =>
      async (tx) => {
        const faultyBuild = permanent ? undefined : await build();
        await failDocument(tx, { documentId, error: sentence(error), faultyBuild });
      },
  };
}

async function read(app: App, asked: Asked, onPage?: OnPage): Promise<Write | undefined> {
  const { idpOrganizationId, documentId, asOrder } = asked;
  const document = await startProcessing(app.db, { idpOrganizationId, documentId });
  if (!document) return undefined;
  const file = await reading(app.db, idpOrganizationId, async (tx) => ({
    bytes: await fileOf(tx, documentId),
    ownNames: await ownNamesOf(tx, idpOrganizationId),
    places: await livePlaces(tx),
  }));
  const input = {
    ...file,
    type: document.file_type as FileType,
    fileName: document.file_name,
    asOrder,
  };
  const extraction = await extract(app, input, onPage).catch((error) => {
    // Somebody deleted it meanwhile.
    if (error instanceof NotFound) return null;
    throw sentenceOf(app, document, error);
  });
  if (extraction === "pictures") return (tx) => recognizeLater(tx, asked);
  return extraction ? (tx) => write(app, tx, { document, extraction }) : undefined;
}

async function recognizeLater(tx: Tx, asked: Asked): Promise<void> {
  await enqueue(tx, "recognize_document", asked, { key: asked.documentId, supersede: asked.asOrder });
}

async function ownNamesOf(tx: Tx, id: string): Promise<string[]> {
  const row = await tx
    .selectFrom("organizations")
    .select(["name", "own_names"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? [row.name, ...row.own_names] : [];
}

async function write(
  app: App,
  tx: Tx,
  { document, extraction }: { document: DocumentRow; extraction: Extraction },
) {
  const { id: documentId, idp_organization_id: idpOrganizationId } = document;
  const { drafts, pageCount, tried, ...rest } = extraction;
  const orderIds = await ordersOrNone(app, tx, { document, drafts });
  if (orderIds) await notePlaces(tx, tried);
  // Orders that have left review keep the reading they came from.
  const originalData = orderIds ? { ...rest, drafts } : undefined;
  await completeDocument(tx, { documentId, originalData, pageCount }, app.log);
  for (const orderId of orderIds ?? [])
    await enqueue(tx, "match_order", { idpOrganizationId, orderId }, { key: orderId });
}

/** The ids of the orders written; null where earlier ones have left review, or the document is gone. */
async function ordersOrNone(
  app: App,
  tx: Tx,
  { document, drafts }: { document: DocumentRow; drafts: Draft[] },
): Promise<string[] | null> {
  const place = { idpOrganizationId: document.idp_organization_id, documentId: document.id };
  try {
    return await writeOrders(tx, { ...place, drafts });
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof NotFound)) throw error;
    app.log.warn("orders not replaced", { documentId: document.id, reason: error.message });
    return null;
  }
}

/** What a person reads when it fails; a file that can't be read is not tried again. */
function sentenceOf(app: App, { id, file_name: fileName }: DocumentRow, error: unknown): Error {
  if (error instanceof Refusal) return new Permanent(error.message);
  if (error instanceof IsolateFailure) return new Error(`Cannot read "${fileName}": ${error.message}`);
  app.log.error("extraction failed", { documentId: id, error: wordsOf(error), stack: stackOf(error) });
  return new Error(`Cannot read "${fileName}": the reader came upon a fault of its own`);
}

function stackOf(error: unknown) {
  return error instanceof Error ? error.stack : undefined;
}

/** Words of the queue become a sentence about the document. */
function sentence(error: string): string {
  return error.startsWith("Cannot ")
    ? error
    : "Cannot read the document: its reader was stopped several times";
}
