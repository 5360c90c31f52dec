import type { FileType } from "./reading.ts";

/** The type of a file by its content, never by its name; null when it is none that is read. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  return starts(bytes, "%PDF-") ? "pdf" : null;
}

function starts(bytes: Uint8Array, mark: string) {
  return Buffer.from(bytes.subarray(0, 1024)).includes(mark);
}
