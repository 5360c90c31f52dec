import { flattened, inked } from "./clean.ts";
import { type Raster, shrunk } from "./raster.ts";

const FACTOR = 3;
const MOST_POINTS = 60_000;
const TILE = 85;
/** Degrees. */
const WIDEST = 12;
const STEPS = [0.5, 0.1, 0.02];

/** Degrees clockwise that the picture must be turned so that its lines of text lie level, and how far its ink then gathers in rows (1: all rows alike). */
export function skewOf(page: Raster): { degrees: number; sharpness: number } {
  const points = inkOf(shrunk(page, FACTOR));
  if (points.length < 100) return { degrees: 0, sharpness: 0 };
  const rows = new Uint32Array(2 * (page.width + page.height));
  let best = { angle: 0, sharpness: sharpness(points, { degrees: 0, rows }) };
  for (const [i, step] of STEPS.entries()) {
    const around = best.angle;
    const reach = i === 0 ? WIDEST : STEPS[i - 1]!;
    for (let angle = around - reach; angle <= around + reach + 1e-9; angle += step) {
      const at = sharpness(points, { degrees: angle, rows });
      if (at > best.sharpness) best = { angle, sharpness: at };
    }
  }
  const degrees = Math.abs(best.angle) < 0.03 ? 0 : Math.round(best.angle * 100) / 100;
  const even = (points.length / 2) ** 2 / (page.height / FACTOR);
  return { degrees, sharpness: best.sharpness / even };
}

/** Points at the lower edges of ink, where the lines of writing show best; x and y by turns. */
function inkOf(page: Raster): Float64Array {
  const { width, height, data } = inked(flattened(page, TILE));
  const found: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 1 && data[(y + 1) * width + x] === 0)
        found.push(x - width / 2, y - height / 2);
    }
  }
  const every = Math.ceil(found.length / 2 / MOST_POINTS);
  if (every <= 1) return Float64Array.from(found);
  return Float64Array.from(found.filter((_, i) => (i >> 1) % every === 0));
}

/** How far the rows' ink is gathered in few rows when the picture is turned; `rows` has room to count them. */
function sharpness(points: Float64Array, { degrees, rows }: { degrees: number; rows: Uint32Array }): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const middle = rows.length / 2;
  rows.fill(0);
  for (let i = 0; i < points.length; i += 2)
    rows[middle + Math.round(points[i]! * sin + points[i + 1]! * cos)]!++;
  return rows.reduce((sum, count) => sum + count * count, 0);
}
