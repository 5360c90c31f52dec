import { flattening, type Outline } from "../picture/warp.ts";
import type { Raster } from "./raster.ts";

/** Pixels: what is nearer to the picture's edge lies on it. */
const EDGE = 3;
/** Pixels: points of a side are nearer to it. */
const NEAR = 3;
/** Points that make a side, and how many of them are tried together. */
const LEAST_SIDE = 30;
const TRIES = 16;
/** Shares of an edge's points: on a side lie more. */
const MOST_OF = 0.4;
/** A bend is only believed where the points lie so many times nearer to it than to a straight line. */
const BETTER = 1.05;
/** Shares of the picture by which corners may lie outside it. */
const BEYOND = 0.35;
/** A side's middle lies no farther off than this share of the sheet: more is no curl. */
const MOST_BEND = 0.08;

/** A point in pixels. */
export type Point = [x: number, y: number];
/** A sheet's corners in pixels: top left, top right, bottom right, bottom left. */
export type Corners = [Point, Point, Point, Point];
/** How far down a side lies by how far across it is (top, bottom), or across by down (right, left), in pixels: a + bt + ct². */
type Side = [a: number, b: number, c: number];
/** Top, right, bottom, left; `free`: how many of them lie within the picture. */
export interface Sides {
  all: [Side, Side, Side, Side];
  free: number;
}

/** The four sides of an area; where it ends at the picture's edge, that edge. */
export function sidesOf(area: Raster): Sides {
  const frame: Side[] = [
    [0, 0, 0],
    [area.width, 0, 0],
    [area.height, 0, 0],
    [0, 0, 0],
  ];
  const found = edgesOf(area).map(sideOf);
  const all = found.map((side, i) => side ?? frame[i]!) as Sides["all"];
  return { all, free: found.filter((side) => side !== null).length };
}

/** Where the sides meet, perhaps outside the picture; null where they make no sheet. */
export function cornersOf({ all: [top, right, bottom, left], free }: Sides, { width, height }: Raster) {
  const corners: Corners = [
    crossing(top, left),
    crossing(top, right),
    crossing(bottom, right),
    crossing(bottom, left),
  ];
  const within = corners.every(
    ([x, y]) =>
      x > -BEYOND * width && x < (1 + BEYOND) * width && y > -BEYOND * height && y < (1 + BEYOND) * height,
  );
  return within && free >= (isUpright(corners) ? 4 : 3) ? corners : null;
}

/** True between the sides. */
export function isWithin({ all: [top, right, bottom, left] }: Sides, [x, y]: Point): boolean {
  return y >= at(top, x) && y <= at(bottom, x) && x >= at(left, y) && x <= at(right, y);
}

/** An outline's four last numbers, for sides of which one is bent; none where all are straight. */
export function bendsOf(
  { all }: Sides,
  { outline, size }: { outline: Outline; size: { width: number; height: number } },
): number[] {
  if (all.every(([, , c]) => c === 0)) return [];
  const [a, b, c, d, e, f, g, h] = flattening(size, { width: 1, height: 1 }, outline);
  const place = (u: number, v: number): Point => {
    const w = g * u + h * v + 1;
    return [(a * u + b * v + c) / w, (d * u + e * v + f) / w];
  };
  const small = 0.01;
  return all.map((side, i) => {
    const down = i % 2;
    const [u, v] = [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ][i] as Point;
    const straight = place(u, v);
    const beside = place(u + small * down, v + small * (1 - down));
    const step = (beside[1 - down]! - straight[1 - down]!) / small;
    return (at(side, straight[down]!) - straight[1 - down]!) / step;
  });
}

function at([a, b, c]: Side, t: number): number {
  return a + b * t + c * t * t;
}

/** Edge points of the area, as how far along a side and how far off: top, right, bottom, left; without those on the picture's own edge. */
function edgesOf({ width, height, data }: Raster): Point[][] {
  const edges: [Point[], Point[], Point[], Point[]] = [[], [], [], []];
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    if (first > EDGE) edges[3].push([y, first]);
    if (last >= 0 && last < width - 1 - EDGE) edges[1].push([y, last + 1]);
  }
  for (let x = 0; x < width; x++) {
    let [first, last] = [-1, -1];
    for (let y = 0; y < height; y++)
      if (data[y * width + x] === 1) {
        if (first < 0) first = y;
        last = y;
      }
    if (first > EDGE) edges[0].push([x, first]);
    if (last >= 0 && last < height - 1 - EDGE) edges[2].push([x, last + 1]);
  }
  return edges;
}

/** The line that most of an edge's points lie on, bent once or not at all; null for an edge that has none. */
function sideOf(points: Point[]): Side | null {
  const step = Math.max(1, Math.floor(points.length / TRIES));
  const straight = new Best(points);
  const bent = new Best(points);
  for (let i = 0; i < points.length; i += step)
    for (let j = i + LEAST_SIDE; j < points.length; j += step) {
      straight.take(lineThrough([points[i]!, points[j]!]));
      for (let k = j + LEAST_SIDE; k < points.length; k += step)
        bent.take(curveThrough([points[i]!, points[j]!, points[k]!]));
    }
  const isBent = bent.score > BETTER * straight.score;
  const near = nearTo(points, isBent ? bent.side : straight.side);
  if (near.length <= LEAST_SIDE || near.length <= MOST_OF * points.length) return null;
  return fitted(near, isBent);
}

/** Of lines the one that an edge's points lie nearest to, those far off left aside. */
class Best {
  side: Side = [0, 0, 0];
  score = 0;
  constructor(private readonly points: Point[]) {}

  take(side: Side): void {
    if (Math.abs(side[2]) * this.points.length > 4 * MOST_BEND) return;
    let score = 0;
    for (const [t, off] of this.points) score += Math.max(0, 1 - ((at(side, t) - off) / NEAR) ** 2);
    if (score > this.score) [this.side, this.score] = [side, score];
  }
}

function nearTo(points: Point[], side: Side): Point[] {
  return points.filter(([t, off]) => Math.abs(at(side, t) - off) < NEAR);
}

function lineThrough([[t0, s0], [t1, s1]]: [Point, Point]): Side {
  const b = (s1 - s0) / (t1 - t0);
  return [s0 - b * t0, b, 0];
}

function curveThrough([[t0, s0], [t1, s1], [t2, s2]]: [Point, Point, Point]): Side {
  const [first, second] = [(s1 - s0) / (t1 - t0), (s2 - s1) / (t2 - t1)];
  const c = (second - first) / (t2 - t0);
  const b = first - c * (t0 + t1);
  return [s0 - b * t0 - c * t0 * t0, b, c];
}

/** The line with the least squares of what points lie off it. */
function fitted(points: Point[], isBent: boolean): Side {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middle, off] = [mean(([t]) => t), mean(([, s]) => s)];
  const [second, third] = [mean(([t]) => (t - middle) ** 2), mean(([t]) => (t - middle) ** 3)];
  const tilt = mean(([t, s]) => (t - middle) * s) / second;
  // What a parabola adds to the straight line, its mean and its tilt taken out.
  const arc = (t: number) => (t - middle) ** 2 - (third / second) * (t - middle) - second;
  const c = isBent ? mean(([t, s]) => arc(t) * s) / mean(([t]) => arc(t) ** 2) : 0;
  const b = tilt - (c * third) / second;
  return [off - c * second - b * middle + c * middle ** 2, b - 2 * c * middle, c];
}

/** Where a side across meets one down: each says how far the other has come. */
function crossing(across: Side, down: Side): Point {
  let point: Point = [at(down, at(across, 0)), at(across, 0)];
  for (let i = 0; i < 30; i++) point = [at(down, point[1]), at(across, point[0])];
  return point;
}

/** As a page's own coloured margins would lie. */
function isUpright(corners: Corners): boolean {
  return corners.every(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 4]!;
    return (
      Math.min(Math.abs(nx - x), Math.abs(ny - y)) < 0.008 * Math.max(Math.abs(nx - x), Math.abs(ny - y))
    );
  });
}
