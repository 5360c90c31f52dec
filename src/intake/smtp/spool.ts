import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes of one mail that are held in memory while it comes in; a longer one waits in a file. */
const IN_MEMORY_BYTES = 256 * 1024;

/** A mail that has come in to its end. */
export interface Spooled {
  /** More than the limit: the mail was read and forgotten. */
  byteLength: number;
  /** It waits in a file. */
  large: boolean;
  /** Takes the mail into memory. */
  bytes(): Promise<Buffer>;
  /** Must be called once. */
  drop(): Promise<void>;
}

/** Takes in a stream to its end. Throws when it breaks off. */
export async function spool(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Spooled> {
  const chunks: Uint8Array[] = [];
  let file: FileHandle | null = null;
  let byteLength = 0;
  try {
    for await (const chunk of stream) {
      byteLength += chunk.length;
      if (byteLength > limit) continue;
      chunks.push(chunk);
      if (byteLength <= IN_MEMORY_BYTES) continue;
      file ??= await namelessFile();
      await file.appendFile(Buffer.concat(chunks.splice(0)));
    }
  } catch (error) {
    await file?.close();
    throw error;
  }
  return {
    byteLength,
    large: file !== null,
    bytes: async () => (file ? contentOf(file, byteLength) : Buffer.concat(chunks)),
    drop: async () => file?.close(),
  };
}

/** A file that is gone from its folder already: whatever ends the process, nothing is left behind. */
async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "order-intake-mail-"));
  const file = await open(join(folder, "mail"), "wx+", 0o600);
  await rm(folder, { recursive: true });
  return file;
}

async function contentOf(file: FileHandle, byteLength: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(byteLength);
  for (let at = 0; at < byteLength; ) {
    const { bytesRead } = await file.read(bytes, at, byteLength - at, at);
    if (bytesRead === 0) throw new Error("Cannot read a mail back: its file is too short");
    at += bytesRead;
  }
  return bytes;
}
