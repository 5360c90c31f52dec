import type { App } from "../app.ts";
import { NotFound } from "../errors.ts";

/** Pixels across; enough for a page that fills half a large window. */
const WIDTH = 1400;
const LIMITS = { milliseconds: 20_000, megabytes: 1024 };
const TASK = new URL("../reading/picture_task.ts", import.meta.url);

/** The picture of one page, drawn in a process of its own; a file's pages never change, so it may be kept for ever. */
export async function pagePicture(app: App, page: { type: string; bytes: Uint8Array; number: number }) {
  if (!Number.isInteger(page.number)) throw new NotFound("There is no such page");
  const picture = await app.isolate.run<object, Uint8Array>(TASK, { ...page, width: WIDTH }, LIMITS);
  return new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/webp", "Cache-Control": "private, max-age=31536000, immutable" },
  });
}
