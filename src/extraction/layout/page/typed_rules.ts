import type { Box, Word } from "../../../reading/mod.ts";

/** Words, and the rules that were typed among them. */
export interface Untyped {
  words: Word[];
  rules: Box[];
}

const PIPE = /[|│┃║¦]/;
const PIPES = /[|│┃║¦]/g;
const DASHES = /^[-_=+|.─━═]{20,}$/;
const RULER = /^[-=_─━═]{2,}$/;
/** Over a column of one letter the line has one hyphen. */
const HYPHENS = /^[-=_─━═]+$/;
/** What recognition takes a stroke for: marks that open nothing here, and letters and digits like one. */
const BRACKET = /^[[\]!{}]/;
const STROKE = /^[1Il]/;
/** How sure the rest of such a word is at most. */
const GUESSED = 0.5;
/** What one of them needs. */
const TYPED = /[|│┃║¦]|^[-_=+.─━═]{2,}$/;
/** In ems: how far above a line of hyphens the headings stand that it parts. */
const HEADED = 2.6;
/** Points: pipes no farther apart stand below each other; in a picture their words lie less exactly. */
const NEAR = { printed: 2, recognized: 4 };
/** Of a letter: how far off its rule a pipe may seem to stand among others, of which some have white at their sides. */
const OFF = 0.49;
/** Lines that a typed rule runs beside at least. */
const LEAST = 3;

/** Takes rules typed as pipes, hyphens or underscores out of the words, as line printers draw their tables. */
export function untyped(all: Word[]): Untyped {
  if (!all.some(({ text }) => TYPED.test(text))) return { words: all, rules: [] };
  const { words: unruled, rules: between } = withoutRulers(all);
  const lines = unruled.filter(({ text }) => DASHES.test(text));
  const words = lines.length ? unruled.filter(({ text }) => !DASHES.test(text)) : unruled;
  const across = lines.map(({ box: [x0, y0, x1, y1] }): Box => [x0, (y0 + y1) / 2, x1, (y0 + y1) / 2 + 0.5]);
  const near = words.some(({ confidence }) => confidence !== undefined) ? NEAR.recognized : NEAR.printed;
  const uprights = uprightsOf(words, near);
  if (uprights.length < 2) return { words, rules: [...across, ...between] };
  const isRule = (x: number, letter: number) =>
    uprights.some((rule) => Math.abs(rule[0] - x) <= Math.max(near, OFF * letter));
  const strokes = words.map((word) => barred(word, uprights));
  return {
    words: strokes.flatMap((word) => parts(word, isRule)),
    rules: [...across, ...between, ...uprights],
  };
}

/** Lines of hyphens parted by blanks, "--- -------- ----", as rules between the headings above them. */
function withoutRulers(all: Word[]): Untyped {
  if (all.filter(({ text }) => RULER.test(text)).length < LEAST) return { words: all, rules: [] };
  const lines = Map.groupBy(all, ({ box }) => Math.round((box[1] + box[3]) / 2));
  const rulers = [...lines.values()].filter(
    (line) =>
      line.filter(({ text }) => RULER.test(text)).length >= LEAST &&
      line.every(({ text }) => HYPHENS.test(text)),
  );
  const rules = rulers.flatMap((line) => {
    const sorted = line.toSorted((a, b) => a.box[0] - b.box[0]);
    return sorted.slice(1).map(({ box: [right, y0, , y1], size }, i): Box => {
      const [left, y] = [sorted[i]!.box[2], (y0 + y1) / 2];
      const rule = (x: number): Box => [x, y - HEADED * size, x + 0.5, y];
      const places = [(left + right) / 2, right - 0.5, left].map(rule);
      return places.find((place) => crossings(place, all) === 0) ?? places[0]!;
    });
  });
  const typed = new Set(rulers.flat());
  return { words: typed.size ? all.filter((word) => !typed.has(word)) : all, rules };
}

/** Where pipes stand below each other on several lines. */
function uprightsOf(words: Word[], near: number): Box[] {
  const columns: { x: number; tops: Set<number>; box: Box }[] = [];
  for (const word of words.filter(({ text }) => PIPE.test(text)))
    for (const { index } of word.text.matchAll(PIPES)) {
      const x = placeOf(word, index);
      const [, top, , bottom] = word.box;
      const column = columns.find((one) => Math.abs(one.x - x) <= near);
      if (!column) columns.push({ x, tops: new Set([Math.round(top)]), box: [x, top, x + 0.5, bottom] });
      else {
        column.tops.add(Math.round(top));
        column.box = [
          column.box[0],
          Math.min(column.box[1], top),
          column.box[2],
          Math.max(column.box[3], bottom),
        ];
      }
    }
  return columns
    .filter(({ tops, box }) => tops.size >= LEAST && 2 * crossings(box, words) < tops.size)
    .map(({ box }) => box);
}

/** How many words run across a rule: between them a pipe stands by chance below another. */
function crossings([x, top, , bottom]: Box, words: Word[]): number {
  return words.filter(
    ({ text, box }) => box[0] < x && box[2] > x && box[1] > top && box[3] < bottom && !PIPE.test(text),
  ).length;
}

/** A recognized word of which the first mark was misread and is a rule's stroke by its place: "[8746", "13083". */
function barred(word: Word, uprights: Box[]): Word {
  if (word.confidence === undefined || word.text.length < 2) return word;
  const within = BRACKET.test(word.text) ? NEAR.recognized : STROKE.test(word.text) ? NEAR.printed : 0;
  const [, y0, , y1] = word.box;
  const near = 2 * (y1 - y0);
  const isBar = uprights.some(
    ([x, top, , bottom]) => Math.abs(x - placeOf(word, 0)) < within && y1 > top - near && y0 < bottom + near,
  );
  if (!isBar) return word;
  return { ...word, text: `|${word.text.slice(1)}`, confidence: Math.min(word.confidence, GUESSED) };
}

/** The word without its rules, parted where one stands inside. */
function parts(word: Word, isRule: (x: number, letter: number) => boolean): Word[] {
  if (!PIPE.test(word.text)) return [word];
  const found: Word[] = [];
  let from = 0;
  const take = (to: number) => {
    const text = word.text.slice(from, to);
    const [x0, y0, x1, y1] = word.box;
    const wide = (x1 - x0) / word.text.length;
    if (text) found.push({ ...word, text, box: [x0 + from * wide, y0, x0 + to * wide, y1] });
    from = to + 1;
  };
  const letter = (word.box[2] - word.box[0]) / word.text.length;
  for (const { index } of word.text.matchAll(PIPES)) if (isRule(placeOf(word, index), letter)) take(index);
  take(word.text.length);
  return found;
}

function placeOf({ text, box: [x0, , x1] }: Word, index: number): number {
  return x0 + ((index + 0.5) * (x1 - x0)) / text.length;
}
