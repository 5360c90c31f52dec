import { expect, test } from "bun:test";
import { greyOf } from "../src/reading/ocr/colours.ts";
import type { Pixels } from "../src/reading/picture/pixels.ts";

type Colour = [red: number, green: number, blue: number];

const BLACK: Colour = [20, 20, 20];
const BLUE: Colour = [40, 60, 170];
const WIDTH = 300;

function page(): Pixels {
  return { width: WIDTH, height: 300, channels: 3, data: new Uint8Array(3 * WIDTH * 300).fill(255) };
}

/** Ink darkens what it is laid over. */
function draw({ data }: Pixels, [x0, y0, x1, y1]: number[], colour: Colour): void {
  for (let y = y0!; y < y1!; y++)
    for (let x = x0!; x < x1!; x++)
      for (const [k, tone] of colour.entries())
        data[3 * (y * WIDTH + x) + k] = (data[3 * (y * WIDTH + x) + k]! * tone) / 255;
}

/** A pen's stroke from the upper right to the lower left. */
function stroke(pixels: Pixels, colour: Colour): void {
  for (let at = 0; at < 90; at++) draw(pixels, [200 - at, 100 + at, 206 - at, 101 + at], colour);
}

function at(pixels: Pixels, x: number, y: number): number {
  return greyOf(pixels).data[y * WIDTH + x]!;
}

test("greyOf() takes a coloured stroke off the print that it crosses, and the print stays black", () => {
  const pixels = page();
  for (const x of [120, 140, 160]) draw(pixels, [x, 120, x + 8, 170], BLACK);
  stroke(pixels, BLUE);
  expect(at(pixels, 185, 116)).toBeGreaterThan(240);
  expect(at(pixels, 144, 158)).toBeLessThan(30);
});

test("greyOf() keeps coloured strokes that lie over no print, and black ones", () => {
  const alone = page();
  stroke(alone, BLUE);
  expect(at(alone, 185, 116)).toBeLessThan(80);
  const black = page();
  draw(black, [120, 120, 128, 170], BLACK);
  stroke(black, [60, 60, 60]);
  expect(at(black, 185, 116)).toBeLessThan(80);
});

test("greyOf() keeps coloured letters, bars and ruling lines, whatever print is at them", () => {
  const pixels = page();
  draw(pixels, [50, 50, 54, 80], BLUE);
  draw(pixels, [50, 78, 60, 82], BLACK);
  draw(pixels, [20, 100, 280, 150], BLUE);
  draw(pixels, [20, 148, 280, 152], BLACK);
  draw(pixels, [20, 200, 280, 206], BLUE);
  draw(pixels, [20, 200, 26, 232], BLUE);
  draw(pixels, [90, 195, 98, 215], BLACK);
  const grey = greyOf(pixels);
  for (const [x, y] of [
    [52, 60],
    [150, 125],
    [150, 203],
    [23, 225],
  ] as const)
    expect(grey.data[y * WIDTH + x]).toBeLessThan(80);
});

test("greyOf() keeps a coloured emblem with print at its edge", () => {
  const pixels = page();
  for (let y = -40; y < 40; y++) {
    const half = Math.round(Math.sqrt(1600 - y * y));
    draw(pixels, [150 - half, 150 + y, 150 + half, 151 + y], BLUE);
  }
  draw(pixels, [185, 130, 193, 170], BLACK);
  expect(at(pixels, 150, 150)).toBeLessThan(80);
});

test("greyOf() takes what is clear for white", () => {
  const pixels: Pixels = {
    width: 2,
    height: 1,
    channels: 4,
    data: new Uint8Array([0, 0, 0, 0, 0, 0, 0, 255]),
  };
  expect([...greyOf(pixels).data]).toEqual([255, 0]);
});
