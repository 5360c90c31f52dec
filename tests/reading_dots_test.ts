import { expect, test } from "bun:test";
import { type Glyphs, INK, PLACE, placeOf } from "../src/reading/pdf/glyphs.ts";
import type { Style } from "../src/reading/pdf/set.ts";
import { wordsOf } from "../src/reading/pdf/words.ts";

const SIZE = 10;
const LINE = 100;

/** A letter between two places on its line; a dot's ink is over the line, and its base line under it. */
type Letter = [text: string, left: number, right: number, dot?: "dot"];

function glyphsOf(letters: Letter[]): Glyphs {
  const places = new Float64Array(letters.length * PLACE);
  for (const [i, [, left, right, dot]] of letters.entries()) {
    const [across, top, bottom] = dot ? [LINE + 4, LINE - 5, LINE - 3] : [LINE, LINE - 7, LINE];
    places.set([left, across, right, left, top, right, bottom], i * PLACE);
  }
  const styleOf = (object: number): Style => ({
    object,
    size: SIZE,
    bold: false,
    angle: 0,
    right: 1,
    down: 0,
    lent: false,
    invisible: false,
    color: [0, 0, 0],
    across: LINE,
    mark: undefined,
  });
  return {
    count: letters.length,
    texts: letters.map(([text]) => text),
    styles: letters.map((_, i) => styleOf(i)),
    blanks: new Uint8Array(letters.length),
    places,
    leftward: true,
    undecoded: 0,
    truncated: false,
  };
}

const textsOf = (letters: Letter[]) => wordsOf(glyphsOf(letters)).words.map(({ text }) => text);

test("wordsOf() puts letters that the file has at their dots in their turn: date", () => {
  const letters: Letter[] = [
    ["ا", 83, 86],
    ["ر", 79, 83],
    ["ي", 75, 79],
    ["ا", 94, 97],
    ["ل", 91, 94],
    ["خ", 71.5, 72.8, "dot"],
    ["ت", 87, 90, "dot"],
  ];
  expect(textsOf(letters)).toEqual(["التاريخ"]);
});

test("wordsOf() parts words between two dots as far apart as words are, and keeps figures beside them", () => {
  const letters: Letter[] = [
    ["ن", 94, 95.5, "dot"],
    ["م", 95.6, 99],
    ["ت", 84, 87, "dot"],
    ["م", 80, 84],
    ["1", 60, 65],
    ["5", 65, 70],
  ];
  expect(textsOf(letters).sort()).toEqual(["15", "تم", "من"].sort());
});

test("wordsOf() leaves a dot out over the letter that the file has too", () => {
  const letters: Letter[] = [
    ["م", 96, 100],
    ["ر", 88, 92],
    ["ت", 92.4, 95.2, "dot"],
    ["ت", 92, 96],
  ];
  expect(textsOf(letters)).toEqual(["متر"]);
});

test("wordsOf() keeps two letters drawn over each other in their turn, and turns those of one sign round", () => {
  /** A word whose second and third letter begin at one place, the ink of the third between two others. */
  const wordWith = (second: Letter, third: Letter, ink: [left: number, right: number]) => {
    const glyphs = glyphsOf([["ب", 94, 99], second, third, ["ط", 84, 90]]);
    const at = placeOf(2) + INK;
    [glyphs.places[at], glyphs.places[at + 2]] = ink;
    const styles = glyphs.styles.map(() => glyphs.styles[0]!);
    return wordsOf({ ...glyphs, styles }).words.map(({ text }) => text);
  };
  expect(wordWith(["ل", 90, 94], ["ا", 90, 94], [88, 94.2])).toEqual(["بلاط"]);
  expect(wordWith(["ا", 90, 94], ["ل", 90, 94], [90, 94])).toEqual(["بلاط"]);
  expect(wordWith(["ا", 90, 92], ["ل", 90, 94], [92, 94])).toEqual(["بلاط"]);
});

test("wordsOf() joins a figure to its rest, which comes elsewhere", () => {
  const rest: Letter[] = [",", "6", "9", "2"].map((text, i) => [text, 60 + 5 * i, 65 + 5 * i]);
  const letters: Letter[] = [...rest, ["ا", 94, 97], ["ل", 91, 94], ["6", 49.5, 54.5], ["7", 54.5, 59.5]];
  expect(textsOf(letters).sort()).toEqual(["67,692", "ال"].sort());
});

test("wordsOf() keeps a quote with the letters of what Hebrew shortens", () => {
  const letters: Letter[] = [
    ["מ", 90, 95],
    ["ע", 85, 90],
    ['"', 82, 85],
    ["מ", 77, 82],
  ];
  expect(textsOf(letters)).toEqual(['מע"מ']);
});

test("wordsOf() keeps a dot with the letters of what Arabic shortens", () => {
  const letters: Letter[] = [
    ["ج", 90, 95],
    [".", 87, 89],
    ["م", 82, 87],
    [".", 79, 81],
  ];
  expect(textsOf(letters)).toEqual(["ج.م."]);
});

test("wordsOf() opens with its bracket a code that Arabic words follow", () => {
  const letters: Letter[] = [
    ...["]", "A", "-", "7", "]"].map((text, i): Letter => [text, 90 + 5 * i, 95 + 5 * i]),
    ["م", 80, 85],
  ];
  expect(textsOf(letters)).toEqual(["[A-7]", "م"]);
});
