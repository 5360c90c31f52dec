import { flatten, type Outline, type Plane, project, sizeWithin, turning, WHOLE } from "../picture/warp.ts";

/** A grey picture: one byte a pixel, row by row, 0 black to 255 white. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A white picture. */
export function blank(width: number, height: number): Raster {
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

/** Every pixel by its value alone. */
export function toned({ width, height, data }: Raster, tone: (value: number) => number): Raster {
  const tones = Uint8Array.from({ length: 256 }, (_, value) => tone(value));
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) out[i] = tones[data[i]!]!;
  return { width, height, data: out };
}

/** The part of a picture within whole pixels `[x0, y0, x1, y1)`; what lies outside is white. */
export function crop({ width, height, data }: Raster, [x0, y0, x1, y1]: number[]): Raster {
  const part = blank(Math.max(1, x1! - x0!), Math.max(1, y1! - y0!));
  const [from, to] = [Math.max(0, x0!), Math.min(width, x1!)];
  for (let y = Math.max(0, y0!); y < Math.min(height, y1!); y++) {
    if (to > from)
      part.data.set(data.subarray(y * width + from, y * width + to), (y - y0!) * part.width + from - x0!);
  }
  return part;
}

/** White but for some areas `[x0, y0, x1, y1)`. */
export function only({ width, height, data }: Raster, areas: number[][]): Raster {
  const out = blank(width, height);
  for (const [x0, y0, x1, y1] of areas) {
    for (let y = Math.max(0, y0!); y < Math.min(height, y1!); y++) {
      const [from, to] = [y * width + Math.max(0, x0!), y * width + Math.min(width, x1!)];
      out.data.set(data.subarray(from, to), from);
    }
  }
  return out;
}

/** Every pixel of the smaller picture is the mean of `factor` × `factor` pixels. */
export function shrunk({ width, height, data }: Raster, factor: number): Raster {
  const small = blank(Math.floor(width / factor), Math.floor(height / factor));
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const at = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx++) sum += data[at + dx]!;
      }
      small.data[y * small.width + x] = sum / (factor * factor);
    }
  }
  return small;
}

/** Every pixel of the larger picture is between the four around its place. */
export function enlarged(page: Raster, factor: number): Raster {
  const out = blank(Math.round(page.width * factor), Math.round(page.height * factor));
  flatten(planeOf(page), planeOf(out), WHOLE);
  return out;
}

/** Turned clockwise about its centre by a few degrees; same size, the corners filled with white. */
export function turned(page: Raster, degrees: number): Raster {
  const out = blank(page.width, page.height);
  project(planeOf(page), planeOf(out), turning(page, degrees));
  return out;
}

/** What stands within an outline, laid flat, its longer side of `long` pixels. */
export function unwarped(page: Raster, outline: Outline, long: number): Raster {
  const size = sizeWithin(page, outline);
  const scale = long / Math.max(size.width, size.height);
  const out = blank(Math.round(size.width * scale), Math.round(size.height * scale));
  flatten(planeOf(page), planeOf(out), outline);
  return out;
}

function planeOf(page: Raster): Plane {
  return { ...page, channels: 1, stride: page.width, offset: 0 };
}

/** Turned clockwise by 90, 180 or 270 degrees. */
export function quarterTurned({ width, height, data }: Raster, degrees: number): Raster {
  if (degrees === 0) return { width, height, data };
  const sideways = degrees !== 180;
  const out = blank(sideways ? height : width, sideways ? width : height);
  // Where the first pixel goes, and how far on the next ones in its row and column.
  const first = degrees === 90 ? height - 1 : degrees === 180 ? out.data.length - 1 : (width - 1) * height;
  const across = degrees === 90 ? height : degrees === 180 ? -1 : -height;
  const down = degrees === 90 ? -1 : degrees === 180 ? -width : 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out.data[first + x * across + y * down] = data[y * width + x]!;
  return out;
}

/** Made wider by a factor. */
export function stretched({ width, height, data }: Raster, factor: number): Raster {
  const out = blank(Math.round(width * factor), height);
  for (let x = 0; x < out.width; x++) {
    const from = Math.min(width - 1, Math.max(0, (x + 0.5) / factor - 0.5));
    const [left, right] = [from | 0, Math.min(width - 1, (from | 0) + 1)];
    for (let y = 0; y < height; y++) {
      const value = data[y * width + left]!;
      out.data[y * out.width + x] = value + (data[y * width + right]! - value) * (from - left);
    }
  }
  return out;
}

/** Sums over rectangles in four look-ups; for pictures of less than 16 million pixels. */
export function integral({ width, height, data }: Raster): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

/** The sum within `[x0, y0, x1, y1)` of the picture that was so many pixels wide. */
export function sumIn(sums: Uint32Array, width: number, [x0, y0, x1, y1]: number[]) {
  const w = width + 1;
  return sums[y1! * w + x1!]! - sums[y0! * w + x1!]! - sums[y1! * w + x0!]! + sums[y0! * w + x0!]!;
}
