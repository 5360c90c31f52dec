import { inflated, type ZipEntry, ZipTooLarge, zipEntries } from "../zip.ts";
import type { FoundPart } from "./mail.ts";

interface ArchiveLimits {
  parts: number;
  inflatedBytes: number;
  /** Archives that may still be inside. */
  depth: number;
  /** Counts bytes of this mail; false when they are too many. */
  spend(bytes: number): boolean;
}

/** Parts that an Office file has: its zip archive is no archive. */
const OFFICE = /^(\[Content_Types\]\.xml|mimetype|META-INF\/manifest\.xml)$/;
/** What computers put beside the files that people pack. */
const CLUTTER = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** The files in a zip archive; null for what is none, as an Office file; a sentence when it is refused. */
export function openArchive(part: FoundPart, limits: ArchiveLimits): FoundPart[] | string | null {
  const { bytes } = part;
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4)) return null;
  const entries = zipEntries(bytes, limits.parts);
  if (!entries || entries.some(({ name }) => OFFICE.test(name))) return null;
  const files = entries.filter(({ name }) => !name.endsWith("/") && !CLUTTER.test(name));
  const refuse = (why: string) => `Cannot open "${part.name || "the archive"}": ${why}`;
  if (entries.length > limits.parts) return refuse(`it has more than ${limits.parts} files`);
  if (limits.depth < 1) return refuse("it is in too many others");
  try {
    return files.map((entry) => fileIn(bytes, entry, limits));
  } catch (error) {
    if (error instanceof ZipTooLarge)
      return refuse(`it inflates to more than ${limits.inflatedBytes / 1024 / 1024} MB`);
    return refuse("it needs a password, or is damaged");
  }
}

function fileIn(bytes: Uint8Array, entry: ZipEntry, { inflatedBytes, spend }: ArchiveLimits): FoundPart {
  if (entry.size > inflatedBytes) throw new ZipTooLarge();
  const content = inflated(bytes, entry, inflatedBytes);
  if (!spend(content.length)) throw new ZipTooLarge();
  const name = entry.name.split(/[\\/]/).at(-1)!;
  return { name, type: "application/octet-stream", bytes: content, inline: false, contentId: null };
}
