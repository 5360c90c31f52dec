import { Invalid } from "../../errors.ts";
import { type ReadingLimits, tooManyCells } from "../limits.ts";
import { inflated, storedZip, type ZipEntry, ZipTooLarge, zipEntries } from "../zip.ts";
import { boxedTexts } from "./notes.ts";
import { withStruck } from "./struck.ts";

interface Options {
  name: string;
  limits: ReadingLimits;
}

const UNREAD =
  /(^|\/)(media|embeddings|thumbnails|printersettings|activex|ctrlprops|configurations2)\/|vbaproject/i;
const SHEET = /sheet[^/]*\.xml$|(^|\/)content\.xml$/i;
/** What stands once in each filled cell: XLSX values and inline strings, ODS values. */
const FILLED = ["<v>", "<is>", "office:value-type="];
/** What stands once in each merged range of XLSX. */
const MERGED = ["<mergeCell "];

/** A workbook without what isn't read, and what is written in boxes on its sheets. */
interface Unpacked {
  bytes: Uint8Array;
  boxes: string[];
}

/** The parts of a workbook that are read, inflated under a limit and packed anew without compression: the library never inflates anything. */
export function unpacked(bytes: Uint8Array, { name, limits }: Options): Unpacked {
  const refuse = (why: string) => new Invalid(`Cannot read ${name}: ${why}`);
  const entries = zipEntries(bytes, limits.zipEntries);
  if (!entries) throw refuse("the workbook is damaged");
  if (entries.length > limits.zipEntries) throw refuse("it has too many parts");
  let left = limits.inflatedBytes;
  let [filled, merged] = [0, 0];
  const parts: { name: string; bytes: Uint8Array }[] = [];
  const boxes: string[] = [];
  for (const entry of entries.filter(({ name }) => !name.endsWith("/") && !UNREAD.test(name))) {
    const part = partOf(bytes, entry, left);
    if (part === "too large")
      throw refuse(`it inflates to more than ${limits.inflatedBytes / 1024 / 1024} MB`);
    if (part === "damaged") throw refuse("the workbook is damaged");
    left -= part.length;
    if (SHEET.test(entry.name)) {
      filled += countOf(FILLED, part);
      merged += countOf(MERGED, part);
    }
    if (filled > limits.cells) throw tooManyCells(name, limits);
    if (merged > limits.merges)
      throw refuse(`it has more than ${limits.merges.toLocaleString("en")} merged ranges`);
    boxes.push(...boxedTexts({ name: entry.name, bytes: part }));
    parts.push({ name: entry.name, bytes: withStruck({ name: entry.name, bytes: part }) });
  }
  return { bytes: storedZip(parts), boxes };
}

function partOf(bytes: Uint8Array, entry: ZipEntry, left: number) {
  try {
    return inflated(bytes, entry, left);
  } catch (error) {
    return error instanceof ZipTooLarge ? "too large" : "damaged";
  }
}

function countOf(marks: string[], part: Uint8Array) {
  const xml = Buffer.from(part.buffer, part.byteOffset, part.length);
  let count = 0;
  for (const mark of marks) for (let at = xml.indexOf(mark); at >= 0; at = xml.indexOf(mark, at + 1)) count++;
  return count;
}
