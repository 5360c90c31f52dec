import { guessedEncoding } from "./encoding.ts";
import { asSeen } from "./seen.ts";

const SAMPLE_BYTES = 64 * 1024;
/** Blanks, line ends, and what EDI and old systems use to separate and to end. */
const CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1c, 0x1d, 0x1e, 0x1f, 0x85]);
const MOST_CONTROLS = 0.002;

/** What is seen of a text file: by its byte order mark, as UTF-16 when every other byte is 0, as it says of itself, as UTF-8, else by the letters that it has. */
export function decoded(bytes: Uint8Array): string {
  return decodedWith(bytes).text;
}

/** The same, with what a person should know of it: where nothing tells its encoding, its letters may be others. */
export function decodedWith(bytes: Uint8Array): { text: string; warnings: string[] } {
  const { text, known } = textOf(bytes);
  const warnings = known
    ? []
    : ["The file doesn't say how its letters are encoded: some may be read as others"];
  return { text: asSeen(text), warnings };
}

function textOf(bytes: Uint8Array): { text: string; known: boolean } {
  const declared = encodingOf(bytes);
  if (declared && declared !== "utf-8") return { text: new TextDecoder(declared).decode(bytes), known: true };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), known: true };
  } catch {
    const { label, known } = repertoireOf(bytes) ?? guessedEncoding(bytes);
    return { text: new TextDecoder(label as "utf-8").decode(bytes), known: known || declared !== null };
  }
}

/** The 8-bit repertoires that EDIFACT's syntax identifier names. */
const REPERTOIRES: Record<string, string> = {
  UNOD: "iso-8859-2",
  UNOE: "iso-8859-5",
  UNOF: "iso-8859-7",
  UNOG: "iso-8859-3",
  UNOH: "iso-8859-4",
  UNOI: "iso-8859-6",
  UNOJ: "iso-8859-8",
  UNOK: "windows-1254",
};

function repertoireOf(bytes: Uint8Array): { label: string; known: true } | null {
  const head = String.fromCharCode(...bytes.subarray(0, 40));
  const label = REPERTOIRES[/^\s*(?:UNA.{6}\s*)?UNB.(UNO[A-Z])/.exec(head)?.[1] ?? ""];
  return label ? { label, known: true } : null;
}

/** The beginning of a text file; null when the bytes are no text. */
export function textSample(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, SAMPLE_BYTES);
  const encoding = encodingOf(start);
  const text = encoding ? new TextDecoder(encoding).decode(start) : utf8OrLatin(start);
  let controls = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0) return null;
    if (code < 0x20 && !CONTROLS.has(code)) controls++;
  }
  return controls > text.length * MOST_CONTROLS ? null : text;
}

/** UTF-8 whose last character may be cut off. */
function utf8OrLatin(start: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
  } catch {
    return new TextDecoder(guessedEncoding(start).label as "utf-8").decode(start);
  }
}

function encodingOf(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  return wideOf(bytes) ?? namedIn(bytes);
}

/** UTF-16 without its mark: Latin letters have a 0 beside them. */
function wideOf(bytes: Uint8Array) {
  const pairs = Math.min(bytes.length, 200) >> 1;
  if (pairs < 4) return null;
  let [even, odd] = [0, 0];
  for (let i = 0; i < pairs * 2; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  if (odd > pairs * 0.7 && even === 0) return "utf-16le";
  return even > pairs * 0.7 && odd === 0 ? "utf-16be" : null;
}

/** The encoding an XML declaration names, where it is one that we know. */
function namedIn(bytes: Uint8Array) {
  const head = String.fromCharCode(...bytes.subarray(0, 120));
  const label = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  if (!label || /^utf-?16/i.test(label)) return null;
  try {
    return new TextDecoder(label as "utf-8").encoding;
  } catch {
    return null;
  }
}
