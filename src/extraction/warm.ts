import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { fileTypeOf } from "../reading/mod.ts";
import { readInIsolate } from "./extract.ts";

/** Has a process read files of some types, so that the first document that comes waits for no module to load. */
export async function warmReader(
  app: Pick<App, "isolate" | "log">,
  files: { fileName: string; bytes: Uint8Array }[],
): Promise<void> {
  try {
    for (const file of files)
      await readInIsolate(app, { ...file, type: fileTypeOf(file.bytes)!, ownNames: [], forModel: false });
  } catch (error) {
    app.log.debug("reader not warmed", { reason: wordsOf(error) });
  }
}
