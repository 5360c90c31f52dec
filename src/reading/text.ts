import { decoded } from "./decode.ts";
import { type ReadingLimits, tooManyCharacters } from "./limits.ts";
import type { FileType, Reading } from "./reading.ts";
import { asRead } from "./seen.ts";

/** Decodes XML, EDI and plain text. */
export function readText(
  bytes: Uint8Array,
  { type, name, limits }: { type: FileType; name: string; limits: ReadingLimits },
): Reading {
  const text = type === "text" ? asRead(decoded(bytes)) : decoded(bytes);
  if (text.length > limits.textCharacters) throw tooManyCharacters(name, limits);
  return { type, pages: [], sheets: [], text, attachments: [], warnings: [] };
}
