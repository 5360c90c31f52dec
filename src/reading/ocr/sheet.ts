import type { Outline } from "../warp.ts";
import { components } from "./clean.ts";
import { blank, type Raster, shrunk } from "./raster.ts";

/** Pixels of the longer side in which the sheet is looked for. */
const SMALL = 420;
/** Pixels that close what is written, and what of them is worn off at the edge. */
const CLOSE = 4;
/** Shares of the picture: a smaller sheet is none, and a larger one needs no finding. */
const LEAST = 0.2;
const MOST = 0.96;
/** So much of its outline a sheet fills. */
const FULL = 0.93;
/** How far outside paper is darker than the sheet, of 255. */
const CONTRAST = 25;
/** Pixels: what is nearer to the picture's edge lies on it. */
const EDGE = 3;
/** Points that make a side, and pairs of them that are tried along it. */
const LEAST_SIDE = 30;
const TRIES = 24;
/** Shares of the picture by which corners may lie outside it. */
const BEYOND = 0.35;

/** The four corners of a sheet of paper that lies on something darker; null where the picture is the page. */
export function sheetIn(page: Raster): Outline | null {
  const small = shrunk(page, Math.max(1, Math.floor(Math.max(page.width, page.height) / SMALL)));
  const paper = paperOf(small);
  if (!paper) return null;
  const corners = cornersOf(paper);
  if (!corners || !isSheet(paper, corners)) return null;
  return corners.flatMap(([x, y]) => [x / small.width, y / small.height]) as Outline;
}

/** The largest bright area, its writing filled in, as 1; null where nothing is darker around it. */
function paperOf(small: Raster): Raster | null {
  const level = thresholdOf(small);
  if (level === null) return null;
  const bright = closed({ ...small, data: small.data.map((value) => (value > level ? 1 : 0)) });
  const [sheet] = components(bright).sort((a, b) => b.ink - a.ink);
  if (!sheet || sheet.ink < LEAST * small.data.length) return null;
  return filled(bright, sheet);
}

/** Otsu's threshold between bright and dark; null where the two are hardly apart. */
function thresholdOf({ data }: Raster): number | null {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  let [below, sumBelow, best, level, apart] = [0, 0, 0, 0, 0];
  const sum = counts.reduce((total, count, value) => total + count * value, 0);
  for (let value = 0; value < 255; value++) {
    below += counts[value]!;
    sumBelow += counts[value]! * value;
    if (below === 0 || below === data.length) continue;
    const difference = (sum - sumBelow) / (data.length - below) - sumBelow / below;
    const between = below * (data.length - below) * difference ** 2;
    if (between > best) [best, level, apart] = [between, value, difference];
  }
  return apart > CONTRAST ? level : null;
}

/** Bright where anything is bright nearby, and then only where all is: letters and lines vanish. */
function closed(mask: Raster): Raster {
  return spread(spread(mask, 1), 0);
}

function spread({ width, height, data }: Raster, of: 0 | 1): Raster {
  const along = (from: Uint8Array, step: number, limit: (i: number) => [number, number]) => {
    const to = from.slice();
    for (let i = 0; i < from.length; i++) {
      if (from[i] === of) continue;
      const [least, most] = limit(i);
      for (let k = Math.max(-CLOSE, least); k <= Math.min(CLOSE, most); k++)
        if (from[i + k * step] === of) {
          to[i] = of;
          break;
        }
    }
    return to;
  };
  const rows = along(data, 1, (i) => [-(i % width), width - 1 - (i % width)]);
  const all = along(rows, width, (i) => [-Math.floor(i / width), height - 1 - Math.floor(i / width)]);
  return { width, height, data: all };
}

/** The area of a sheet with what it encloses: everything that the dark around doesn't reach. */
function filled(
  { width, height, data }: Raster,
  { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
): Raster {
  const out = blank(width, height);
  out.data.fill(0);
  for (let y = y0; y < y1; y++) {
    let [from, to] = [x1, x0];
    for (let x = x0; x < x1; x++) if (data[y * width + x] === 1) [from, to] = [Math.min(from, x), x + 1];
    out.data.fill(1, y * width + from, y * width + Math.max(from, to));
  }
  return out;
}

type Point = [x: number, y: number];
interface Side {
  at: Point;
  along: Point;
}

/** Where the area's four sides meet; they may meet outside the picture. */
function cornersOf(paper: Raster): Point[] | null {
  const { width, height } = paper;
  const edges = edgesOf(paper);
  const frame: Side[] = [
    { at: [0, 0], along: [1, 0] },
    { at: [width, 0], along: [0, 1] },
    { at: [0, height], along: [1, 0] },
    { at: [0, 0], along: [0, 1] },
  ];
  const sides = edges.map(sideOf);
  const free = sides.filter((side) => side !== null).length;
  const whole = sides.map((side, i) => side ?? frame[i]!);
  const met = whole.map((side, i) => crossing(whole[(i + 3) % 4]!, side));
  if (met.some((point) => point === null)) return null;
  const corners = met as Point[];
  const within = corners.every(
    ([x, y]) =>
      x > -BEYOND * width && x < (1 + BEYOND) * width && y > -BEYOND * height && y < (1 + BEYOND) * height,
  );
  return within && free >= (isUpright(corners) ? 4 : 3) ? corners : null;
}

/** Edge points of the area: top, right, bottom, left; without those on the picture's own edge. */
function edgesOf({ width, height, data }: Raster): Point[][] {
  const edges: [Point[], Point[], Point[], Point[]] = [[], [], [], []];
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    if (first > EDGE) edges[3].push([first, y]);
    if (last >= 0 && last < width - 1 - EDGE) edges[1].push([last + 1, y]);
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

/** The straight line that most of an edge's points lie on; null for an edge that has none. */
function sideOf(points: Point[]): Side | null {
  let best: Point[] = [];
  const step = Math.max(1, Math.floor(points.length / TRIES));
  for (let i = 0; i < points.length; i += step)
    for (let j = i + LEAST_SIDE; j < points.length; j += step) {
      const near = nearTo(points, points[i]!, points[j]!);
      if (near.length > best.length) best = near;
    }
  return best.length > LEAST_SIDE && best.length > points.length / 2 ? fitted(best) : null;
}

function nearTo(points: Point[], from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return points.filter(([x, y]) => Math.abs((x - from[0]) * dy - (y - from[1]) * dx) < 1.5 * length);
}

/** The line with the least squares of distances. */
function fitted(points: Point[]): Side {
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const at: Point = [middle(0), middle(1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - at[0]) ** 2;
    xy += (x - at[0]) * (y - at[1]);
    yy += (y - at[1]) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { at, along: [Math.cos(angle), Math.sin(angle)] };
}

function crossing(one: Side, other: Side): Point | null {
  const across = one.along[0] * other.along[1] - one.along[1] * other.along[0];
  if (Math.abs(across) < 0.5) return null;
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const way = (dx * other.along[1] - dy * other.along[0]) / across;
  return [one.at[0] + one.along[0] * way, one.at[1] + one.along[1] * way];
}

/** As a page's own coloured margins would lie. */
function isUpright(corners: Point[]): boolean {
  return corners.every(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 4]!;
    return (
      Math.min(Math.abs(nx - x), Math.abs(ny - y)) < 0.008 * Math.max(Math.abs(nx - x), Math.abs(ny - y))
    );
  });
}

/** The area fills what is seen of the four-sided figure, and nothing else. */
function isSheet({ width, height, data }: Raster, corners: Point[]): boolean {
  let [inside, both, area] = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const within = corners.every(([x0, y0], i) => {
        const [x1, y1] = corners[(i + 1) % 4]!;
        return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0;
      });
      const paper = data[y * width + x] === 1;
      inside += Number(within);
      area += Number(paper);
      both += Number(within && paper);
    }
  return (
    both > FULL * inside && both > FULL * area && inside > LEAST * data.length && inside < MOST * data.length
  );
}
