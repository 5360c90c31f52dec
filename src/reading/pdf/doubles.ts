import type { Word } from "../reading.ts";

/** Leaves out what is printed twice, a hair apart, to look bold. */
export function withoutDoubles(words: Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const twins = seen.get(word.text);
    const twin = twins?.find((other) => isDouble(other, word));
    if (twin) twin.bold = true;
    else if (twins) twins.push(word);
    else seen.set(word.text, [word]);
    return !twin;
  });
}

function isDouble({ box, hidden }: Word, word: Word) {
  const near = Math.max(0.5, word.size * 0.12);
  return (
    hidden === word.hidden &&
    Math.abs(box[0] - word.box[0]) < near &&
    Math.abs(box[1] - word.box[1]) < near &&
    Math.abs(box[2] - word.box[2]) < near &&
    Math.abs(box[3] - word.box[3]) < near
  );
}
