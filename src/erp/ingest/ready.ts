import { type Mirrored, type RowWords, searchedColumns } from "./entities.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { arrayOf, BETWEEN, escaped } from "./lines.ts";

/** Where rows wait until the weights of all words are known. */
export const READY = "erp_ready";

interface Ready {
  /** Without its line break. */
  line: string;
  words: RowWords | null;
  number: number | undefined;
  fresh: boolean;
}

/** A row that is to be written, as COPY takes it but for its weight and its line break; behind it, where it is weighed, the words that describe it. */
export function readyLine(mirrored: Mirrored, { line, words, number, fresh }: Ready): string {
  const own = [line, fingerprintOf(mirrored, line), fresh ? "t" : "f"];
  if (!words) return own.join("\t");
  const { found, described, keys } = words;
  const searched = mirrored.index!.keys.map((column) => escaped(keys[column] ?? null));
  const weighed = mirrored.index!.weighed ? [[...described].join(BETWEEN)] : [];
  return [...own, arrayOf(found), described.size, ...searched, number, ...weighed].join("\t");
}

/** The columns of such a line, with its weight. */
export function readyColumns(mirrored: Mirrored): string[] {
  const { columns, index } = mirrored;
  const found = index ? [...searchedColumns(mirrored), "number"] : [];
  return ["erp_id", ...columns, "fingerprint", "fresh", ...found, ...(index?.weighed ? ["word_weight"] : [])];
}

/** The row of such a line, and the words that describe it. */
export function partsOf(ready: string): { row: string; described: string[] } {
  const end = ready.lastIndexOf("\t");
  const words = ready.slice(end + 1);
  return { row: ready.slice(0, end), described: words ? words.split(BETWEEN) : [] };
}
