import type { Pixels } from "../picture/pixels.ts";
import { blank, integral, type Raster, sumIn } from "./raster.ts";

/** Coloured ink is as far from grey, and no lighter; print is darker than any of it in its brightest colour. Of 255. */
const COLOURED = 50;
const LIGHTEST = 210;
const PRINT = 100;
/** Colours are looked at in cells of so many pixels a side, and of so many coloured pixels. */
const CELL = 3;
const LEAST_PIXELS = 3;
/** Cells at 300 dots an inch: marks are larger than letters, and their strokes thinner than a bar. */
const LEAST_LONG = 16;
const LEAST_SHORT = 6;
const THICKEST = 11;
/** Of the picture's cells: what is larger is no mark, and with so much colour it is no paper. */
const LARGEST = 0.15;
const MOST = 0.3;
/** Cells of print that a mark lies over. */
const OVER = 4;
/** Cells of a straight run, and the share of such runs in ruling lines. */
const RUN = 30;
const RULED = 0.5;

/**
 * Grey for recognition, of red, green and blue or of grey, with or without opacity; what is clear counts as white.
 * Coloured marks over dark print, as stamps, ticks and circles are, are taken off it; coloured writing stays.
 */
export function greyOf(pixels: Pixels): Raster {
  const { width, height, channels, data } = pixels;
  const grey = blank(width, height);
  const next = channels < 3 ? 0 : 1;
  let isColoured = false;
  for (let i = 0, at = 0; i < grey.data.length; i++, at += channels) {
    const red = data[at]!;
    const green = data[at + next]!;
    const blue = data[at + 2 * next]!;
    isColoured ||= Math.abs(red - green) >= COLOURED || Math.abs(blue - green) >= COLOURED;
    const clear = channels % 2 ? 0 : 255 - data[at + channels - 1]!;
    grey.data[i] = Math.min(255, (red * 3 + green * 6 + blue) / 10 + clear);
  }
  if (isColoured) withoutMarks(grey, pixels);
  return grey;
}

function withoutMarks(grey: Raster, pixels: Pixels): void {
  const brightest = brightestOf(pixels);
  const cells = cellsOf(pixels, { grey, brightest });
  for (const mark of marksOver(cells)) lift(grey, { brightest, mark, across: cells.width });
}

/** Every pixel as bright as its brightest colour. */
function brightestOf({ width, height, channels, data }: Pixels): Raster {
  const raster = blank(width, height);
  for (let i = 0, at = 0; i < raster.data.length; i++, at += channels)
    raster.data[i] = Math.max(data[at]!, data[at + 1]!, data[at + 2]!);
  return raster;
}

/** A picture's cells: 1 in `ink` where there is coloured ink in them or beside them, in `print` where there is dark print. */
interface Cells {
  width: number;
  height: number;
  ink: Uint8Array;
  print: Uint8Array;
}

function cellsOf(
  { channels, data }: Pixels,
  { grey, brightest }: { grey: Raster; brightest: Raster },
): Cells {
  const [width, height] = [Math.floor(grey.width / CELL), Math.floor(grey.height / CELL)];
  const coloured = new Uint8Array(width * height);
  const print = new Uint8Array(width * height);
  for (let y = 0; y < height * CELL; y++)
    for (let x = 0; x < width * CELL; x++) {
      const i = y * grey.width + x;
      const cell = Math.floor(y / CELL) * width + Math.floor(x / CELL);
      const value = brightest.data[i]!;
      const least = Math.min(data[i * channels]!, data[i * channels + 1]!, data[i * channels + 2]!);
      if (value < PRINT) print[cell] = 1;
      else if (value - least >= COLOURED && grey.data[i]! <= LIGHTEST) coloured[cell]!++;
    }
  const ink = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      if (coloured[y * width + x]! < LEAST_PIXELS) continue;
      for (const row of [y - 1, y, y + 1]) ink.fill(1, row * width + x - 1, row * width + x + 2);
    }
  return { width, height, ink, print };
}

/** The cells of each mark over print. */
function marksOver(cells: Cells): number[][] {
  const { width, height, ink } = cells;
  const all = ink.reduce((sum, one) => sum + one, 0);
  if (all === 0 || all > MOST * ink.length) return [];
  const sums = integral({ width, height, data: ink });
  return connected(cells).filter((mark) => isMark(mark, cells) && !isBar(mark, cells, sums));
}

/** Cells of ink in groups that hang together. */
function connected({ width, ink }: Cells): number[][] {
  const left = ink.slice();
  const groups: number[][] = [];
  for (let first = left.indexOf(1); first >= 0; first = left.indexOf(1, first)) {
    const group = [first];
    left[first] = 0;
    for (let k = 0; k < group.length; k++)
      for (const next of [group[k]! - 1, group[k]! + 1, group[k]! - width, group[k]! + width])
        if (left[next] === 1) {
          left[next] = 0;
          group.push(next);
        }
    groups.push(group);
  }
  return groups;
}

/** Larger than letters, over print, and no ruling line. */
function isMark(group: number[], { width, ink, print }: Cells): boolean {
  const [columns, rows] = [group.map((cell) => cell % width), group.map((cell) => Math.floor(cell / width))];
  const [wide, tall] = [columns, rows].map(extent) as [number, number];
  if (Math.max(wide, tall) < LEAST_LONG || Math.min(wide, tall) < LEAST_SHORT) return false;
  if (wide * tall > LARGEST * ink.length) return false;
  const over = group.filter((cell) => print[cell] === 1).length;
  return over >= OVER && straightShare(group, width) < RULED;
}

function extent(values: number[]): number {
  let [least, most] = [values[0]!, values[0]!];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return most - least + 1;
}

/** The share of a group's cells in long straight runs along a row or a column. */
function straightShare(group: number[], width: number): number {
  const members = new Set(group);
  const straight = new Set<number>();
  for (const step of [1, width])
    for (const first of group) {
      if (members.has(first - step)) continue;
      const run = [first];
      while (members.has(run.at(-1)! + step)) run.push(run.at(-1)! + step);
      if (run.length >= RUN) for (const cell of run) straight.add(cell);
    }
  return straight.size / group.length;
}

/** Filled as wide as a bar under light writing, or a picture. */
function isBar(group: number[], { width, height }: Cells, sums: Uint32Array): boolean {
  return group.some((cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (x + THICKEST > width || y + THICKEST > height) return false;
    return sumIn(sums, width, [x, y, x + THICKEST, y + THICKEST]) === THICKEST ** 2;
  });
}

/** Makes a mark as white as paper by its brightest colour, in which print under it is still dark. */
function lift(
  grey: Raster,
  { brightest, mark, across }: { brightest: Raster; mark: number[]; across: number },
): void {
  const pixels = mark.flatMap((cell) => {
    const first = Math.floor(cell / across) * CELL * grey.width + (cell % across) * CELL;
    return Array.from(
      { length: CELL ** 2 },
      (_, i) => first + Math.floor(i / CELL) * grey.width + (i % CELL),
    );
  });
  const ink = inkOf(grey, { brightest, pixels });
  for (const at of pixels)
    grey.data[at] = Math.max(grey.data[at]!, Math.min(255, (brightest.data[at]! * 255) / ink));
}

/** How bright the ink by itself is in its brightest colour: as most of what is coloured. */
function inkOf(grey: Raster, { brightest, pixels }: { brightest: Raster; pixels: number[] }): number {
  const values = pixels
    .filter((at) => brightest.data[at]! >= PRINT && brightest.data[at]! - grey.data[at]! >= COLOURED / 2)
    .map((at) => brightest.data[at]!)
    .sort((a, b) => a - b);
  return values[values.length >> 1] ?? 255;
}
