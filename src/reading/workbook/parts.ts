import { Invalid } from "../../errors.ts";
import { type ReadingLimits, tooManyCells } from "../limits.ts";
import { inflated, storedZip, type ZipEntry, ZipTooLarge, zipEntries } from "../zip.ts";
import { boxedTexts } from "./notes.ts";
import { type OpenSheet, openSheets } from "./open_sheets.ts";
import { STRUCK, withStruck } from "./struck.ts";
import { hasStruckFont } from "./struck_binary.ts";

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

/** Parts of an OpenDocument workbook that say how its sheets look. */
const OPEN = /^(styles|content)\.xml$/;
const BINARY_STYLES = /^xl\/styles\.bin$/i;

/** A workbook without what isn't read. */
export interface Unpacked {
  bytes: Uint8Array;
  /** What is written in boxes on its sheets. */
  boxes: string[];
  /** What is struck out within texts, and left out of them. */
  gone: string[];
  /** What the library doesn't tell of sheets, by their names. */
  open: Map<string, OpenSheet>;
  /** The fill of cells that are struck out, where the library tells them by it. */
  struckFill: string | null;
  /** Cells or words are struck out, nobody can tell which. */
  unsure: boolean;
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
  const found: Omit<Unpacked, "bytes"> = {
    boxes: [],
    gone: [],
    open: new Map(),
    struckFill: STRUCK,
    unsure: false,
  };
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
    const marked = withStruck({ name: entry.name, bytes: part });
    found.boxes.push(...boxedTexts({ name: entry.name, bytes: part }));
    found.gone.push(...marked.gone);
    found.unsure ||= BINARY_STYLES.test(entry.name) && hasStruckFont(part);
    parts.push({ name: entry.name, bytes: marked.bytes });
  }
  const looks = parts
    .filter(({ name }) => OPEN.test(name))
    .map(({ bytes }) => new TextDecoder().decode(bytes));
  return { ...found, bytes: storedZip(parts), open: openSheets(looks) };
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
