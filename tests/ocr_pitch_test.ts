import { expect, test } from "bun:test";
import { onGrid } from "../src/reading/ocr/pitch.ts";

const PITCH = 5.4;
const LINES = [
  "Supplier Item:    661-6972   250.0 KG   463.0921",
  "BUSHING, FLANGED, BRONZE     11.00 FT    62.3223",
  "Purchase Order    P168170    1 1079343  12/07/23",
  "HOUSING, BEARING, MACHINED COMPLETE     12/13/23",
];

interface Seen {
  text: string;
  box: [number, number, number, number];
  size: number;
}

/** Words as their ink stands on a page; `wide`: how wide a letter is. */
function inkOf(lines: string[], wide: (letter: string) => number): Seen[] {
  return lines.flatMap((line, row) => {
    const at = (to: number) => 40 + [...line.slice(0, to)].reduce((sum, letter) => sum + wide(letter), 0);
    return [...line.matchAll(/\S+/g)].map(({ 0: text, index }, i): Seen => {
      const ink = [at(index) + 0.4 + (i % 3) * 0.2, at(index + text.length) - 0.4 - (i % 2) * 0.4];
      return { text, box: [ink[0]!, row * 12, ink[1]!, row * 12 + 9], size: 8 };
    });
  });
}

test("onGrid() makes words of fixed pitch as wide as their cells", () => {
  const words = onGrid(inkOf(LINES, () => PITCH));
  const pitches = words.map(({ text, box }) => (box[2] - box[0]) / text.length);
  for (const pitch of pitches) expect(pitch).toBeCloseTo(PITCH, 1);
  const [one, code] = [
    words.find(({ text }) => text === "1")!,
    words.find(({ text }) => text === "1079343")!,
  ];
  expect((code.box[0] - one.box[2]) / PITCH).toBeCloseTo(1, 1);
  expect(one.size).toBeCloseTo(PITCH / 0.6, 1);
});

test("onGrid() leaves words of another size, and letters of different widths, as they are", () => {
  const title: Seen = { text: "PURCHASE", box: [200, 0, 330, 20], size: 22 };
  expect(onGrid([...inkOf(LINES, () => PITCH), title]).at(-1)).toBe(title);
  const print = inkOf(LINES, (letter) => (/[A-Z]/.test(letter) ? 6.2 : /[.,: ]/.test(letter) ? 2.6 : 4.9));
  expect(onGrid(print)).toBe(print);
});
