/** Of one note, in letters. */
const LENGTH = 200;
/** Notes of one place that are told. */
export const TOLD = 5;

/** What somebody wrote beside what is read, as a sentence quotes it: on one line, and cut where it is long. */
export function noted(text: string): string {
  const plain = text.replace(/[\s\p{C}]+/gu, " ").trim();
  return plain.length > LENGTH ? `${plain.slice(0, LENGTH)} …` : plain;
}
