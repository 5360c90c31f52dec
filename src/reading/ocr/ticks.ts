import type { Word } from "../reading.ts";

/** So sure a figure is of print; ticks read as figures are less so. */
const SURE = 0.8;
const WORD = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u;
/** What a tick, a cross or a bracket of a pen is read as. */
const TICK = /^\P{N}{1,2}$/u;

/** Without what a pen put into the left margin: no print begins so far out. */
export function withoutTicks(words: Word[]): Word[] {
  const left = Math.min(...words.filter(isPrint).map(({ box }) => box[0]));
  return words.filter(({ text, box }) => box[2] > left || !TICK.test(text));
}

function isPrint({ text, confidence = 1 }: Word): boolean {
  return WORD.test(text) || (confidence >= SURE && /^\p{N}/u.test(text));
}
