import { parseDocument } from "htmlparser2";
import { Invalid } from "../errors.ts";
import type { ReadingLimits } from "./limits.ts";
import type { Xml } from "./word/xml.ts";
import { inflated, ZipTooLarge, zipEntries } from "./zip.ts";

/** A part's XML; null where there is none. */
export type PartAt = (path: string) => Xml | null;

/** The parts of a written document that is a zip archive, each inflated and parsed when asked for. These throw `Invalid` for more text than is read. */
export function xmlPartsOf(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): PartAt {
  const entries = zipEntries(bytes, limits.zipEntries) ?? [];
  let left = limits.inflatedBytes;
  const inflatedOf = (entry: (typeof entries)[number]) => {
    try {
      return inflated(bytes, entry, Math.min(left, limits.textCharacters));
    } catch (error) {
      if (!(error instanceof ZipTooLarge)) throw error;
      throw new Invalid(`Cannot read ${name}: it has more text than is read`);
    }
  };
  return (path) => {
    const entry = entries.find((each) => each.name === path);
    if (!entry) return null;
    const part = inflatedOf(entry);
    left -= part.length;
    return parseDocument(new TextDecoder().decode(part), { xmlMode: true });
  };
}
