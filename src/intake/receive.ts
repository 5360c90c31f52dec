import { type Tx, tenant } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { type FileToStore, type StoredDocument, storeDocument } from "../documents/mod.ts";
import { Invalid, TooLarge } from "../errors.ts";
import { inspect } from "../reading/mod.ts";

/** A file as somebody handed it over. */
export type ReceivedFile = Omit<FileToStore, "fileType">;

/**
 * Takes a file in: checked, stored, and queued for extraction when this returns; within a transaction of the caller's, or one of its
 * own. Throws a sentence for a file that can't be read.
 */
export async function receive(
  app: App,
  file: ReceivedFile,
  { within }: { within?: Tx } = {},
): Promise<StoredDocument> {
  const checked = checkedFile(app, file);
  const { idpOrganizationId } = file;
  const take = async (tx: Tx) => {
    const stored = await storeDocument(tx, checked);
    const payload = { idpOrganizationId, documentId: stored.id };
    await enqueue(tx, "extract_document", payload, { key: stored.id });
    return stored;
  };
  return within ? take(within) : tenant(app.db, idpOrganizationId, take);
}

/** The file with a tidy name and its type. Throws a sentence for one that can't be read. */
export function checkedFile(app: App, file: ReceivedFile): FileToStore {
  const fileName = tidyName(file.fileName);
  if (file.bytes.length === 0) throw new Invalid(`Cannot read "${fileName}": the file is empty`);
  if (file.bytes.length > app.config.uploadLimitBytes) throw tooLarge(app, `"${fileName}"`);
  return { ...file, fileName, fileType: inspect(file.bytes, fileName) };
}

function tooLarge(app: App, what: string) {
  return new TooLarge(`Cannot accept ${what}: the limit is ${app.config.uploadLimitBytes / 1024 / 1024} MB`);
}

/** A name fit to be shown and sent: no path, no control characters, at most 200 characters. */
function tidyName(name: string) {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replace(/\p{C}/gu, "").trim().slice(-200) || "unnamed";
}
