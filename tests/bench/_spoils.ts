import { blank, type Raster, turned } from "../../src/reading/ocr/raster.ts";
import { bmpOf } from "../../src/reading/picture/bmp.ts";
import { pixelsOf } from "../../src/reading/picture/pixels.ts";
import type { Placed } from "./_placed.ts";

/** Gives numbers from 0 to below 1. */
export type Random = () => number;
/** What happens to a page without anything drawn for it. */
export type Plainly = (page: Raster, random: Random) => Raster;
/** What happens to a printed page; `lines`: where it prints those of its order, in its pixels. */
export type Spoil = (page: Raster, random: Random, lines: Placed[]) => Raster | Promise<Raster>;

/** Grain, of about that many of 255. */
export function noise(strength: number): Plainly {
  return (page, random) =>
    mapped(page, (value) => value + (random() + random() + random() - 1.5) * 2 * strength);
}

/** Laid down by hand: turned by up to so many degrees either way. */
export function askew(most: number): Plainly {
  return (page, random) => turned(page, (random() * 2 - 1) * most);
}

/** Black or white. */
export function bitonal(page: Raster): Raster {
  return mapped(page, (value) => (value < 160 ? 0 : 255));
}

/** Every second line twice, as a telefax of standard resolution is shown. */
export function coarse({ width, height, data }: Raster): Raster {
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    const from = y - (y % 2);
    out.data.set(data.subarray(from * width, (from + 1) * width), y * width);
  }
  return out;
}

/** Out of focus; `sigma`: pixels. */
export function blurred({ width, height, data }: Raster, sigma: number): Raster {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((a, b) => a + b);
  const along = (from: Uint8Array, step: number) => {
    const to = new Uint8Array(from.length);
    for (let i = 0; i < from.length; i++) {
      let value = 0;
      for (let k = -reach; k <= reach; k++) value += weights[k + reach]! * (from[i + k * step] ?? from[i]!);
      to[i] = value / sum;
    }
    return to;
  };
  return { width, height, data: along(along(data, 1), width) };
}

/** A hand's and a lamp's shadow. */
export function shaded(page: Raster): Raster {
  const { width, height } = page;
  return {
    width,
    height,
    data: page.data.map((value, i) => {
      const [x, y] = [(i % width) / width, i / width / height];
      const hand = Math.hypot(x - 0.15, (y - 0.8) * 1.4) < 0.35 ? 0.55 : 1;
      return value * hand * (0.4 + 0.55 * Math.min(1, x * 0.8 + 0.3 * Math.sin(y * 5) + 0.25));
    }),
  };
}

/** A sheet on a table, from aside: `aslant` is the share by which its far edge is shorter, `curl` how far its right one is bent up. */
export function photo({ aslant, turn, curl = 0 }: { aslant: number; turn: number; curl?: number }): Plainly {
  return (page, random) => {
    const [width, height] = [Math.round(page.width * 1.25), Math.round(page.height * 1.2)];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const out = blank(width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [u, v] = [x / width - 0.5, y / height - 0.5];
        const [ru, rv] = [u * cos + (v * sin * height) / width, v * cos - (u * sin * width) / height];
        const far = 1 - aslant * 2 * rv + aslant * 0.6 * ru;
        const [sx, sy] = [(ru * far * 1.25 + 0.5) * page.width, (rv * far * 1.2 + 0.5) * page.height];
        const bent = sy + curl * page.height * Math.max(0, sx / page.width - 0.55) ** 2;
        const light = 0.55 + 0.4 * (0.5 + u * 0.6 - v * 0.5);
        const grain = 95 + 25 * Math.sin(x / 40 + Math.sin(y / 170) * 3) + 12 * Math.sin(y / 7);
        out.data[y * width + x] = light * (between(page, sx, bent) ?? grain);
      }
    }
    return noise(5)(blurred(out, 0.6), random);
  };
}

/** The page's top is farther away, and fills the picture. */
export function slanted(page: Raster, share: number): Raster {
  const { width, height } = page;
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    const far = 1 + share * (1 - (2 * y) / height);
    for (let x = 0; x < width; x++)
      out.data[y * width + x] =
        between(page, width / 2 + (x - width / 2) * far, height / 2 + (y - height / 2) * far) ?? 255;
  }
  return out;
}

/** Beside an empty left page, with the fold's shadow between them. */
export function doubled(page: Raster): Raster {
  const out = blank(page.width * 2, page.height);
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const away = Math.abs(x - page.width) / page.width;
      const value = x < page.width ? 250 : page.data[y * page.width + x - page.width]!;
      out.data[y * out.width + x] = value * Math.min(1, 0.45 + away * 8);
    }
  }
  return out;
}

/** As many pixels as wanted. */
export async function resized(
  page: Raster,
  { width: wide, height: tall }: { width: number; height: number },
): Promise<Raster> {
  const image = new Bun.Image(bmpOf({ ...page, channels: 1 }).file).resize(wide, tall, { fit: "fill" });
  const { width, height, channels, data } = await pixelsOf(image);
  const out = blank(width, height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = data[i * channels]!;
  return out;
}

/** Between the four pixels around; null outside. */
function between({ width, height, data }: Raster, x: number, y: number): number | null {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return null;
  const at = top * width + left;
  const upper = data[at]! + (data[at + 1]! - data[at]!) * (x - left);
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * (x - left);
  return upper + (lower - upper) * (y - top);
}

/** Every pixel by itself. */
export function mapped(page: Raster, to: (value: number) => number): Raster {
  return { ...page, data: page.data.map((value) => Math.min(255, Math.max(0, to(value)))) };
}
