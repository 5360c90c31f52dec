import type { App } from "../app.ts";
import { NotFound } from "../errors.ts";
import { drawPage, type FileType, type Page } from "../reading/mod.ts";

/** Pixels across; enough for a page that fills half a large window. */
const WIDTH = 1400;

/** The picture of one page; a file's pages never change, so it may be kept for ever. */
export async function pagePicture(
  app: App,
  file: { type: string; bytes: Uint8Array; page: number; fileName: string } & Pick<Page, "turn" | "outline">,
) {
  if (!Number.isInteger(file.page)) throw new NotFound("There is no such page");
  const { webp } = await drawPage(app.isolate, { ...file, type: file.type as FileType, width: WIDTH });
  return new Response(new Uint8Array(webp), {
    headers: { "Content-Type": "image/webp", "Cache-Control": "private, max-age=31536000, immutable" },
  });
}
