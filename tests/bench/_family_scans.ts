import type { Browser } from "playwright-core";
import { fileTypeOf, readFile } from "../../src/reading/mod.ts";
import { rasterOf } from "../../src/reading/ocr/source.ts";
import { isLatin, type MadeScan } from "./_made_scans.ts";
import { placesOf } from "./_placed.ts";
import { judged } from "./_scan_values.ts";
import { FAMILIES, type Made } from "./families/mod.ts";

/** One order each of `count` of the families so called that print on one page and are wholly read from their text; web pages where there is a browser. */
export async function familyScans(
  count: number,
  { names, seed, browser }: { names: string[]; seed: number; browser?: Browser },
): Promise<MadeScan[]> {
  const found: MadeScan[] = [];
  const wanted = FAMILIES.filter(
    (family) =>
      (family.printer === "chromium" ? browser : !family.printer) &&
      names.some((start) => family.name.startsWith(start)),
  );
  const steps = Math.max(1, Math.floor(wanted.length / count));
  const order = [...wanted.keys()].sort((a, b) => (a % steps) - (b % steps) || a - b);
  for (const at of order) {
    const family = wanted[at]!;
    if (found.length === count) break;
    const made = await family.make(seed, browser);
    const readable = await readablePage(made, family.printer === "chromium");
    if (!readable) continue;
    const print = await rasterOf(made.bytes, { type: "pdf", page: 1, name: family.name });
    found.push({ seed, name: family.name, truth: made.truth, print, ...readable });
  }
  return found;
}

/** The only page, where all of its lines are read, and where they stand; a file without its letters is drawn without those of other scripts. */
async function readablePage(
  { bytes, truth }: Made,
  hasLetters: boolean,
): Promise<Pick<MadeScan, "page" | "lines"> | null> {
  const type = fileTypeOf(bytes);
  if (type !== "pdf") return null;
  const reading = await readFile(bytes, type);
  const [page, ...more] = reading.pages;
  if (!page || more.length || !(hasLetters || isLatin(page)) || page.scanned || page.unread) return null;
  const { right, silent, drafts } = judged(truth, reading);
  return right === truth.lines.length && right > 1 && !silent ? { page, lines: placesOf(drafts) } : null;
}
