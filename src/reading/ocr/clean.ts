import { blank, integral, type Raster, shrunk, sumIn, toned } from "./raster.ts";

/** Pixels at 300 dots an inch. */
const WINDOW = 40;
/** Ink is darker than this share of the mean around it, and more. */
const BELOW = 0.87;
const MARGIN = 12;
const LIGHT = 200;
const PALE = 236;
const DARK = 140;
/** Letters differ so much from what they are written on. */
const LETTER = 50;
/** The darkest share of a page with any writing is ink; where that is lighter than this, its thin strokes are lost among the paper. */
const INK = 0.003;
const FAINT = 100;
/** More would make ink of the paper's grain. */
const MOST_CONTRAST = 2;
/** Fills are looked for in a picture smaller by this factor, in its pixels: thicker than letters' strokes. */
const SHRINK = 3;
const FILL_CORE = 5;
const FILL_LEAST = 9;

/** Paper made white: each pixel against the paper around it, so that shadows and grey fills go. `tile`: pixels. */
export function flattened({ width, height, data }: Raster, tile: number): Raster {
  const [across, down] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const paper = new Float64Array(across * down);
  for (let ty = 0; ty < down; ty++) {
    for (let tx = 0; tx < across; tx++)
      paper[ty * across + tx] = paperOf({ width, height, data }, { tx, ty, tile });
  }
  const out = blank(width, height);
  const ways = Array.from({ length: width }, (_, x) => between(x, { tile, count: across }));
  const lefts = Int32Array.from(ways, ({ first }) => first);
  const shares = Float64Array.from(ways, ({ share }) => share);
  const levels = new Float64Array(across + 1);
  for (let y = 0; y < height; y++) {
    const { first: top, share } = between(y, { tile, count: down });
    const low = Math.min(top + 1, down - 1);
    for (let tx = 0; tx < across; tx++) {
      const upper = paper[top * across + tx]!;
      levels[tx] = upper + (paper[low * across + tx]! - upper) * share;
    }
    levels[across] = levels[across - 1]!;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = levels[lefts[x]!]!;
      const level = left + (levels[lefts[x]! + 1]! - left) * shares[x]!;
      const value = data[at]!;
      out.data[at] = value < level ? (value * 255) / level : 255;
    }
  }
  return out;
}

/** Between the middles of which tile and the next a pixel lies, and how far on the way. */
function between(pixel: number, { tile, count }: { tile: number; count: number }) {
  const at = Math.min(Math.max(pixel / tile - 0.5, 0), count - 1);
  return { first: Math.floor(at), share: at - Math.floor(at) };
}

/** Pale writing on white made darker; `page` has white paper already. */
export function contrasted({ width, height, data }: Raster): Raster {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++;
  let ink = -1;
  for (let left = data.length * INK; left > 0; ) left -= counts[++ink]!;
  if (ink <= FAINT) return { width, height, data };
  const factor = Math.min(MOST_CONTRAST, (255 - FAINT) / (255 - ink));
  return toned({ width, height, data }, (value) => Math.max(0, 255 - (255 - value) * factor));
}

/** The brightness of paper in a tile: what nine tenths of its pixels do not exceed. */
function paperOf(
  { width, height, data }: Raster,
  { tx, ty, tile }: { tx: number; ty: number; tile: number },
): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = ty * tile; y < Math.min(height, (ty + 1) * tile); y += 2) {
    for (let x = tx * tile; x < Math.min(width, (tx + 1) * tile); x += 2) {
      counts[data[y * width + x]!]!++;
      all++;
    }
  }
  let left = all * 0.1;
  for (let value = 255; value > 0; value--) {
    left -= counts[value]!;
    if (left <= 0) return Math.max(60, value);
  }
  return 60;
}

/** Dark areas with light writing turned over, those with darker print made white; returns the boxes of the former in pixels. */
export function invertDark(page: Raster): number[][] {
  const small = shrunk(page, SHRINK);
  const dark = toned(small, (value) => (value < DARK ? 1 : 0));
  const boxes = boxesOf(eroded(dark, FILL_CORE), FILL_CORE).filter(
    ([x0, y0, x1, y1]) => x1! - x0! >= FILL_LEAST * 2 && y1! - y0! >= FILL_LEAST,
  );
  const sums = integral(dark);
  const filled = apart(boxes.filter((box) => share(sums, dark.width, box) > 0.55)).map((box) =>
    box.map((edge) => edge * SHRINK),
  );
  return filled.filter((box) => {
    const ground = groundUnderPrint(page, box);
    tone(
      page,
      box,
      ground === null ? (value) => 255 - value : (value) => Math.min(255, (value * 255) / ground),
    );
    return ground === null;
  });
}

function tone({ width, data }: Raster, [x0, y0, x1, y1]: number[], to: (value: number) => number): void {
  for (let y = y0!; y < y1!; y++)
    for (let at = y * width + x0!; at < y * width + x1!; at++) data[at] = to(data[at]!);
}

/** How bright an area is on which a broad pen marked darker print; null for a bar with light writing, or none. */
function groundUnderPrint({ width, data }: Raster, [x0, y0, x1, y1]: number[]): number | null {
  const counts = new Uint32Array(256);
  for (let y = y0! + SHRINK; y < y1! - SHRINK; y++)
    for (let at = y * width + x0! + SHRINK; at < y * width + x1! - SHRINK; at++) counts[data[at]!]!++;
  const between = (from: number, to: number) => counts.subarray(from, to).reduce((sum, one) => sum + one, 0);
  const all = between(0, 256);
  let ground = 0;
  for (let below = counts[0]!; 2 * below < all; below += counts[++ground]!);
  const darker = between(0, Math.max(0, ground - LETTER));
  return darker > between(Math.min(256, ground + LETTER), 256) ? ground : null;
}

/** Boxes that meet made one. */
export function apart(boxes: number[][]): number[][] {
  const kept: number[][] = [];
  for (const box of boxes.toSorted((a, b) => a[1]! - b[1]!)) {
    const met = kept.find(
      (one) => one[0]! < box[2]! && box[0]! < one[2]! && one[1]! < box[3]! && box[1]! < one[3]!,
    );
    if (!met) kept.push([...box]);
    else
      met.splice(
        0,
        4,
        Math.min(met[0]!, box[0]!),
        met[1]!,
        Math.max(met[2]!, box[2]!),
        Math.max(met[3]!, box[3]!),
      );
  }
  return kept;
}

/** 1 where all of the square around is 1. */
function eroded(mask: Raster, size: number): Raster {
  const { width, height } = mask;
  const sums = integral(mask);
  const out = blank(width, height);
  out.data.fill(0);
  const half = size >> 1;
  const w = width + 1;
  for (let y = half; y < height - half; y++) {
    const [upper, lower] = [(y - half) * w, (y + half + 1) * w];
    for (let x = half; x < width - half; x++) {
      const [left, right] = [x - half, x + half + 1];
      const all = sums[lower + right]! - sums[upper + right]! - sums[lower + left]! + sums[upper + left]!;
      if (all === size * size) out.data[y * width + x] = 1;
    }
  }
  return out;
}

function share(sums: Uint32Array, width: number, box: number[]) {
  return sumIn(sums, width, box) / ((box[2]! - box[0]!) * (box[3]! - box[1]!));
}

/** Boxes around what hangs together, grown back by what the erosion took. */
function boxesOf(mask: Raster, size: number): number[][] {
  const half = size >> 1;
  return components(mask, { joins: FILL_CORE }).map(({ x0, y0, x1, y1 }) => [
    Math.max(0, x0 - half),
    Math.max(0, y0 - half),
    Math.min(mask.width, x1 + half),
    Math.min(mask.height, y1 + half),
  ]);
}

/** 1 where there is ink: darker than the mean around it. */
export function inked(page: Raster): Raster {
  const { width, height, data } = page;
  const sums = integral(page);
  const out = { width, height, data: new Uint8Array(width * height) };
  const w = width + 1;
  for (let y = 0; y < height; y++) {
    const [y0, y1] = [Math.max(0, y - WINDOW), Math.min(height, y + WINDOW + 1)];
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x]!;
      if (value >= LIGHT) continue;
      const [x0, x1] = [Math.max(0, x - WINDOW), Math.min(width, x + WINDOW + 1)];
      const sum = sums[y1 * w + x1]! - sums[y0 * w + x1]! - sums[y1 * w + x0]! + sums[y0 * w + x0]!;
      if (value < (sum / ((x1 - x0) * (y1 - y0))) * BELOW - MARGIN) out.data[y * width + x] = 1;
    }
  }
  return out;
}

/** 1 where the paper is at all darker than white, as under pale ruling lines. */
export function tinted(page: Raster): Raster {
  return toned(page, (value) => (value < PALE ? 1 : 0));
}

/** What hangs together: its box in pixels and the number of its pixels. */
export interface Component {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  ink: number;
}

/** Groups of touching pixels that are 1; `joins`: runs of a row as far apart as that belong together. */
export function components({ width, height, data }: Raster, { joins = 1 } = {}): Component[] {
  const parent: number[] = [];
  const found: Component[] = [];
  const root = (at: number) => {
    let i = at;
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  let above: [number, number, number][] = [];
  for (let y = 0; y < height; y++) {
    const runs: [number, number, number][] = [];
    let from = 0;
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] !== 1) continue;
      const start = x;
      while (x < width && data[y * width + x] === 1) x++;
      const last = runs.at(-1);
      if (last && joins > 1 && start - last[1] < joins) {
        const component = found[last[2]]!;
        component.x1 = Math.max(component.x1, x);
        component.ink += x - start;
        last[1] = x;
      } else {
        const id = found.push({ x0: start, y0: y, x1: x, y1: y + 1, ink: x - start }) - 1;
        parent.push(id);
        runs.push([start, x, id]);
      }
    }
    for (const run of runs) {
      while (from < above.length && above[from]![1] < run[0]) from++;
      for (let i = from; i < above.length && above[i]![0] <= run[1]; i++) {
        const [a, b] = [root(above[i]![2]), root(run[2])];
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
    }
    above = runs;
  }
  const whole = new Map<number, Component>();
  for (const [id, part] of found.entries()) {
    const to = root(id);
    const into = whole.get(to);
    if (!into) whole.set(to, { ...part });
    else {
      into.x0 = Math.min(into.x0, part.x0);
      into.y0 = Math.min(into.y0, part.y0);
      into.x1 = Math.max(into.x1, part.x1);
      into.y1 = Math.max(into.y1, part.y1);
      into.ink += part.ink;
    }
  }
  return [...whole.values()];
}
