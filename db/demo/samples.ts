import { readdir } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = join(import.meta.dir, "samples");

/** The sample purchase orders: a PDF of two pages, a workbook and a CSV file, of three buyers. */
export async function samples(): Promise<{ fileName: string; bytes: Uint8Array }[]> {
  const names = (await readdir(FOLDER)).sort();
  return Promise.all(
    names.map(async (fileName) => ({ fileName, bytes: await Bun.file(join(FOLDER, fileName)).bytes() })),
  );
}
