import { expect, test } from "bun:test";
import type { Word } from "../src/reading/mod.ts";
import { withRaised } from "../src/reading/pdf/raised.ts";

function word(text: string, box: Word["box"], size: number): Word {
  return { text, box, size, bold: false };
}

test("withRaised() joins an N with the small o that is set high behind it, and no other", () => {
  const words = [
    word("o", [510.4, 40, 514.3, 46], 7.9),
    word("N", [502.1, 41, 509.6, 50], 9.5),
    word("77-20418", [518.6, 41, 562.6, 50], 9.5),
    word("N", [80, 60, 87.5, 69], 9.5),
    word("o", [100, 60, 104, 69], 9.5),
  ];
  expect(withRaised(words).map(({ text, box }) => [text, box[2]])).toEqual([
    ["No", 514.3],
    ["77-20418", 562.6],
    ["N", 87.5],
    ["o", 104],
  ]);
});
