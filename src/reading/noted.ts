import { firstFew } from "../formats.ts";

/** Of one note, in letters. */
const LENGTH = 200;
/** Notes of one place that are told. */
export const TOLD = 5;

/** What somebody wrote beside what is read, as a sentence quotes it: on one line, and cut where it is long. */
export function noted(text: string): string {
  const plain = text.replace(/[\s\p{C}]+/gu, " ").trim();
  return plain.length > LENGTH ? `${plain.slice(0, LENGTH)} …` : plain;
}

/** A sentence that tells of notes which are not read; none where there are none. */
export function untold(where: string, notes: string[]): string[] {
  if (notes.length === 0) return [];
  return [`${where}, which are not read: ${firstFew(notes)}`];
}

/** A sentence that tells of words with a line through them. */
export function struckWords(where: string, texts: string[]): string[] {
  const quoted = texts.flatMap((text) => (noted(text) ? `"${noted(text)}"` : []));
  return untold(`Words are struck out ${where}`.trim(), quoted);
}
