import { expect, test } from "bun:test";
import { blank } from "../src/reading/ocr/raster.ts";
import { paleAmong, withoutStains } from "../src/reading/ocr/stains.ts";

/** A page with a piece of writing of each of these greys. */
function written(greys: number[]) {
  const paper = blank(400, 40 * greys.length);
  const segments = greys.map((grey, i) => {
    const [x0, y0, x1, y1] = [20, 40 * i + 5, 60, 40 * i + 30] as const;
    for (let y = y0; y < y1; y++) paper.data.fill(grey, y * 400 + x0, y * 400 + x1);
    return {
      box: [x0, y0, x1, y1] as [number, number, number, number],
      parts: [{ x0, y0, x1, y1, ink: 1000 }],
    };
  });
  return { paper, segments };
}

test("paleAmong() finds what is much paler than most of the page, dark or light", () => {
  const dark = written([10, 5, 160, 20, 0]);
  expect([...paleAmong(dark.paper, dark.segments)]).toEqual([dark.segments[2]!]);
  const light = written([109, 120, 100, 175, 215]);
  expect([...paleAmong(light.paper, light.segments)]).toEqual([light.segments[4]!]);
  expect(paleAmong(blank(10, 10), []).size).toBe(0);
});

test("withoutStains() keeps what is read surely, and what is no lone letter", () => {
  const words = (["0 0.54", "1 0.97", "Cup 0.5", "0. 0.4"] as const).map((word) => {
    const [text, sure] = word.split(" ") as [string, string];
    return { text, sure: Number(sure), x0: 0, x1: 9 };
  });
  expect(withoutStains(words).map(({ text }) => text)).toEqual(["1", "Cup"]);
});
