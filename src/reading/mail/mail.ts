export interface MailAddress {
  name: string;
  address: string;
}

/** A file in a mail, or the text of a mail in the mail. */
export interface MailPart {
  /** Decoded; empty where it has none. */
  name: string;
  /** In small letters, as it is declared. */
  type: string;
  bytes: Uint8Array;
  /** Shown within the text. */
  inline: boolean;
  contentId: string | null;
  /** Its place: "2" is the second file, "2.1" the first one inside that. The same mail gives the same places. */
  path: string;
  /** It is what a mail inside this mail says. */
  body?: true;
  /** Why what is inside it can't be had; a sentence. */
  problem?: string;
}

/** A mail, opened with all that is packed into it. */
export interface Mail {
  /** Without angle brackets; empty where it has none. */
  messageId: string;
  from: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
  /** ISO 8601 in UTC. */
  date: string | null;
  inReplyTo: string | null;
  /** Without angle brackets, oldest first. */
  references: string[];
  /** Names in small letters; in their order, repeated ones too. */
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  parts: MailPart[];
}

/** A part as it was found, before its place is known. */
export type FoundPart = Omit<MailPart, "path">;

/** A message, and the files in it as they were found. */
export interface Message {
  mail: Omit<Mail, "parts">;
  found: FoundPart[];
}
