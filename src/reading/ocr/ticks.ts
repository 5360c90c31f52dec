import type { Word } from "../reading.ts";

/** So sure print is read; a pen's writing is less so. */
const SURE = 0.8;
const WORD = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u;
/** What a tick, a cross or a bracket of a pen is read as; rules are typed as pipes and pluses. */
const TICK = /^[^\p{N}|+]{1,2}$/u;
/** Points that print may stand out of its margin. */
const OUT = 3;

/** Without what a pen put into the left margin: no print begins so far out, and what stands beyond it altogether is none, however surely read. */
export function withoutTicks(words: Word[]): Word[] {
  const left = Math.min(...words.filter(isPrint).map(({ box }) => box[0]));
  return words.filter(({ text, box, confidence = 1 }) => {
    const isOut = box[2] <= left || (confidence < SURE && box[0] < left - OUT);
    return !isOut || !TICK.test(text);
  });
}

function isPrint({ text, confidence = 1 }: Word): boolean {
  return confidence >= SURE && (WORD.test(text) || /^\p{N}/u.test(text));
}
