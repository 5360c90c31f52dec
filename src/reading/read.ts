import { UnsupportedType } from "../errors.ts";
import { LIMITS, type ReadingLimits } from "./limits.ts";
import { readPdf } from "./pdf.ts";
import type { FileType, Reading } from "./reading.ts";

/** What one reader gets beside the bytes. */
export interface ReadingOptions {
  limits?: Partial<ReadingLimits>;
  /** Names the file in refusals. */
  fileName?: string;
}

/** Reads a stranger's file: run it inside an isolate. Throws `Invalid` with a sentence for what can't be read. */
export async function readFile(
  bytes: Uint8Array,
  type: FileType,
  { limits, fileName }: ReadingOptions = {},
): Promise<Reading> {
  const options = { name: fileName ? `"${fileName}"` : "the file", limits: { ...LIMITS, ...limits } };
  if (type === "pdf") return readPdf(bytes, options);
  throw new UnsupportedType(`Cannot read ${options.name}: no reader for ${type}`);
}
