import type { FileType, MailAddress } from "../../reading/mod.ts";

/** A file of a mail, as far as it takes to decide about it. */
export interface OpenedPart {
  path: string;
  name: string;
  /** As declared. */
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256, hex. */
  sha256: string;
  inline: boolean;
  /** The text of a mail inside the mail. */
  body: boolean;
  /** By its content; null: a file that is not read. */
  fileType: FileType | null;
  /** Why it can't be read; a sentence. */
  problem: string | null;
  /** Lines of its beginning. */
  text: string;
  /** Of a picture. */
  pixels: { width: number; height: number } | null;
}

/** A mail as far as it takes to decide about it. */
export interface OpenedMail {
  messageId: string;
  from: MailAddress;
  to: MailAddress[];
  subject: string;
  date: string | null;
  /** The messages it answers, the nearest first. */
  threadIds: string[];
  /** Those that say what kind of mail it is, by their names in small letters. */
  headers: Record<string, string>;
  /** What it says, line by line; the cells of a table row stand between "|". */
  text: string;
  parts: OpenedPart[];
}

/** What becomes a document. */
export interface MailFile {
  /** The part's, or "body". */
  path: string;
  fileName: string;
  fileType: FileType;
  bytes: Uint8Array;
}
