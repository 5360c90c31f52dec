import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { fileTypeOf } from "../reading/mod.ts";
import { readInIsolate } from "./extract.ts";

type Warmed = Pick<App, "isolate" | "log"> & { config: Pick<App["config"], "readers"> };

/** Has every reading process read files of some types, so that no document that comes early waits for modules to load. */
export async function warmReaders(
  app: Warmed,
  files: { fileName: string; bytes: Uint8Array }[],
): Promise<void> {
  const readAll = async () => {
    for (const file of files)
      await readInIsolate(app, { ...file, type: fileTypeOf(file.bytes)!, ownNames: [], forModel: false });
  };
  try {
    await Promise.all(Array.from({ length: app.config.readers }, readAll));
  } catch (error) {
    app.log.debug("readers not warmed", { reason: wordsOf(error) });
  }
}
