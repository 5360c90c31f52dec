/** Pixels of `channels` bytes each, in rows of `stride` bytes that begin at `offset`. */
export interface Plane {
  width: number;
  height: number;
  channels: number;
  stride: number;
  offset: number;
  data: Uint8Array;
}

/** Says for a pixel (x, y) of the new picture where it stands in the old one: ((ax + by + c) / w, (dx + ey + f) / w) with w = gx + hy + 1. */
export type Projection = [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

/**
 * Four corners as shares of width and height: top left, top right, bottom right, bottom left. A sheet that isn't flat has
 * four numbers more: how far the middles of its top, right, bottom and left side lie to the right of or below the straight
 * line between their corners, as shares of the flat sheet's height and width.
 */
export type Outline = [number, number, number, number, number, number, number, number, ...bends: number[]];

/** All of a picture. */
export const WHOLE: Outline = [0, 0, 1, 0, 1, 1, 0, 1];

/** Fills a picture with what stands within an outline, laid flat. */
export function flatten(from: Plane, to: Plane, outline: Outline): void {
  project(from, to, flattening(from, to, outline), outline.slice(8));
}

/**
 * Fills a picture from another, between the four pixels around each place; what lies outside stays as it is.
 * `bends`: of the new picture's sides, as an outline has them.
 */
export function project(
  from: Plane,
  to: Plane,
  [a, b, c, d, e, f, g, h]: Projection,
  [top = 0, right = 0, bottom = 0, left = 0]: number[] = [],
): void {
  const { channels, stride, data, offset } = from;
  const [mostX, mostY, out] = [from.width - 1, from.height - 1, to.data];
  const [arcAcross, arcDown] = [arc(to.width), arc(to.height)];
  for (let y = 0; y < to.height; y++) {
    let into = to.offset + y * to.stride;
    const sag = to.height * top + y * (bottom - top);
    for (let x = 0; x < to.width; x++, into += channels) {
      const bx = x + arcDown[y]! * (to.width * left + x * (right - left));
      const by = y + arcAcross[x]! * sag;
      const w = 1 / (g * bx + h * by + 1);
      const sx = (a * bx + b * by + c) * w;
      const sy = (d * bx + e * by + f) * w;
      if (!(sx >= 0 && sy >= 0 && sx < mostX && sy < mostY)) continue;
      const column = sx | 0;
      const row = sy | 0;
      const at = offset + row * stride + column * channels;
      for (let k = 0; k < channels; k++) {
        const upper = data[at + k]! + (data[at + k + channels]! - data[at + k]!) * (sx - column);
        const under = at + k + stride;
        const lower = data[under]! + (data[under + channels]! - data[under]!) * (sx - column);
        out[into + k] = (upper + (lower - upper) * (sy - row) + 0.5) | 0;
      }
    }
  }
}

/** 0 at both ends of a side, 1 in its middle. */
function arc(length: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => (4 * i * (length - i)) / length ** 2);
}

/** A picture of this size turned clockwise about its middle. */
export function turning({ width, height }: { width: number; height: number }, degrees: number): Projection {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  return [cos, sin, cx - cos * cx - sin * cy, -sin, cos, cy + sin * cx - cos * cy, 0, 0];
}

/** What stands within an outline, laid flat on a picture of the size `to`. */
export function flattening(
  from: { width: number; height: number },
  to: { width: number; height: number },
  outline: Outline,
): Projection {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = outline.map(
    (share, i) => share * (i % 2 ? from.height : from.width),
  ) as Outline;
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const bend = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / bend, (dx1 * sy - sx * dy1) / bend];
  const across = [x1 - x0 + g * x1, y1 - y0 + g * y1, g].map((value) => value / to.width);
  const down = [x3 - x0 + h * x3, y3 - y0 + h * y3, h].map((value) => value / to.height);
  return [across[0]!, down[0]!, x0, across[1]!, down[1]!, y0, across[2]!, down[2]!];
}

/** Width and height in pixels of what stands within an outline, as the longer of its sides say. */
export function sizeWithin({ width, height }: { width: number; height: number }, outline: Outline) {
  const side = (i: number, j: number) =>
    Math.hypot(
      (outline[2 * i]! - outline[2 * j]!) * width,
      (outline[2 * i + 1]! - outline[2 * j + 1]!) * height,
    );
  return {
    width: Math.round(Math.max(side(0, 1), side(3, 2))),
    height: Math.round(Math.max(side(0, 3), side(1, 2))),
  };
}
