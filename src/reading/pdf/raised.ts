import type { Word } from "../reading.ts";

/** Words of which an "N" and the smaller "o" that is set high behind it are one: "No 77-20418". */
export function withRaised(words: Word[]): Word[] {
  const raised = words.filter(({ text }) => RAISED.test(text));
  if (raised.length === 0) return words;
  const joined = new Set<Word>();
  const whole = words.map((word) => {
    const mark = word.text === "N" ? raised.find((one) => isRaised(one, word)) : undefined;
    if (!mark) return word;
    joined.add(mark);
    return {
      ...word,
      text: word.text + mark.text,
      box: [...word.box.slice(0, 2), mark.box[2], word.box[3]] as Word["box"],
    };
  });
  return whole.filter((word) => !joined.has(word));
}

const RAISED = /^(os?|[°º])$/;

/** In ems: how far a mark stands behind its letter at most. */
const CLOSE = 0.2;

function isRaised({ box, size }: Word, letter: Word): boolean {
  const gap = box[0] - letter.box[2];
  return (
    size < letter.size &&
    gap > -CLOSE * size &&
    gap < CLOSE * size &&
    box[3] < letter.box[3] &&
    box[3] > letter.box[1]
  );
}
