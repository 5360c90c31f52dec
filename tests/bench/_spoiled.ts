import { bmpOf } from "../../src/reading/bmp.ts";
import { blank, quarterTurned, type Raster, turned } from "../../src/reading/ocr/raster.ts";
import { pixelsOf } from "../../src/reading/pixels.ts";

type Random = () => number;
type Spoil = (page: Raster, random: Random) => Raster;

/** One way in which paper becomes a file. */
export interface Kind {
  /** Dots an inch of the file. */
  dpi: number;
  /** JPEG quality; absent: PNG. */
  quality?: number;
  spoil?: Spoil;
}

/** What scanners, telefaxes, telephones and people do to an order. */
export const KINDS: Record<string, Kind> = {
  clean: { dpi: 200 },
  "100 dpi": { dpi: 100, quality: 75, spoil: noise(6) },
  "150 dpi": { dpi: 150, quality: 60, spoil: (page, random) => noise(8)(askew(1.5)(page, random), random) },
  "300 dpi": { dpi: 300, quality: 75, spoil: (page, random) => noise(12)(askew(1.5)(page, random), random) },
  "fax 204 x 196": { dpi: 200, spoil: (page, random) => specks(0.0005)(bitonal(turned(page, 0.4)), random) },
  "fax 204 x 98": { dpi: 200, spoil: (page, random) => specks(0.0003)(bitonal(coarse(page)), random) },
  "JPEG 30": { dpi: 150, quality: 30 },
  "askew 5": { dpi: 200, quality: 75, spoil: (page) => turned(page, 5) },
  "askew -5": { dpi: 200, quality: 75, spoil: (page) => turned(page, -5) },
  "turned 90": { dpi: 200, quality: 75, spoil: (page) => quarterTurned(page, 90) },
  "turned 180": { dpi: 200, quality: 75, spoil: (page) => quarterTurned(page, 180) },
  "turned 270": { dpi: 200, quality: 75, spoil: (page) => quarterTurned(page, 270) },
  blur: { dpi: 200, quality: 75, spoil: (page) => blurred(page, 1.2) },
  speckle: { dpi: 200, spoil: specks(0.001) },
  shadow: { dpi: 200, quality: 70, spoil: (page, random) => noise(5)(shaded(page), random) },
  "low contrast": {
    dpi: 200,
    quality: 70,
    spoil: (page, random) =>
      noise(5)(
        mapped(page, (v) => 150 + v * 0.3),
        random,
      ),
  },
  "low contrast, dark": {
    dpi: 200,
    quality: 70,
    spoil: (page, random) =>
      noise(5)(
        mapped(page, (v) => 60 + v * 0.3),
        random,
      ),
  },
  stationery: { dpi: 200, quality: 70, spoil: stationery },
  "stamp, strokes": { dpi: 200, quality: 70, spoil: stamped },
  "holes, staple": { dpi: 200, quality: 70, spoil: punched },
  "thin print": { dpi: 200, quality: 70, spoil: (page) => mapped(page, (v) => Math.min(255, 70 + v * 0.9)) },
  "bold copy": {
    dpi: 200,
    quality: 70,
    spoil: (page) => mapped(blurred(page, 1), (v) => (v < 235 ? v * 0.4 : v)),
  },
  "photo, level": { dpi: 240, quality: 75, spoil: photo({ aslant: 0, turn: 1.5 }) },
  "photo, aslant": { dpi: 240, quality: 75, spoil: photo({ aslant: 0.08, turn: 3 }) },
  "photo, steep": { dpi: 260, quality: 70, spoil: photo({ aslant: 0.16, turn: -6 }) },
  "photo, no edges": {
    dpi: 220,
    quality: 75,
    spoil: (page, random) => noise(5)(shaded(slanted(page, 0.06)), random),
  },
  "double page": { dpi: 150, quality: 70, spoil: doubled },
};

/** The file that comes of a page as it was printed (300 dots an inch). */
export async function spoiled(
  print: Raster,
  { dpi, quality, spoil }: Kind,
  seed: number,
): Promise<Uint8Array> {
  const paper = await resized(print, dpi / 300);
  const image = new Bun.Image(bmpOf({ ...(spoil ? spoil(paper, seeded(seed)) : paper), channels: 1 }).file);
  return (quality ? image.jpeg({ quality }) : image.png()).bytes();
}

async function resized(page: Raster, factor: number): Promise<Raster> {
  const image = new Bun.Image(bmpOf({ ...page, channels: 1 }).file);
  const { width, height, channels, data } = await pixelsOf(image.resize(Math.round(page.width * factor)));
  const out = blank(width, height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = data[i * channels]!;
  return out;
}

function noise(strength: number): Spoil {
  return (page, random) =>
    mapped(page, (value) => value + (random() + random() + random() - 1.5) * 2 * strength);
}

function askew(most: number): Spoil {
  return (page, random) => turned(page, (random() * 2 - 1) * most);
}

/** Specks of one to three dots, dark and light. */
function specks(share: number): Spoil {
  return (page, random) => {
    const out = { ...page, data: page.data.slice() };
    for (let i = page.data.length * share; i > 0; i--) {
      const [x, y, size] = [random() * page.width, random() * page.height, 1 + random() * 2];
      disc(out, { x, y, radius: size / 2, value: random() < 0.8 ? 0 : 255 });
    }
    return out;
  };
}

function bitonal(page: Raster): Raster {
  return mapped(page, (value) => (value < 160 ? 0 : 255));
}

/** Every second line twice, as a telefax of standard resolution is shown. */
function coarse({ width, height, data }: Raster): Raster {
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    const from = y - (y % 2);
    out.data.set(data.subarray(from * width, (from + 1) * width), y * width);
  }
  return out;
}

function blurred({ width, height, data }: Raster, sigma: number): Raster {
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
function shaded(page: Raster): Raster {
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

/** Tinted paper with a band, a pale pattern and a large pale letter under the writing. */
function stationery(page: Raster): Raster {
  const { width, height } = page;
  const ground = (x: number, y: number) => {
    const band = y < height * 0.12 ? 0.72 : x < width * 0.08 ? 0.8 : 0.93;
    const wave = 1 - 0.06 * Number(Math.sin((x + y) / 9) > 0.6);
    const ring =
      Math.abs(Math.hypot(x - width * 0.55, y - height * 0.5) - width * 0.25) < width * 0.05 ? 0.85 : 1;
    return band * wave * ring;
  };
  return {
    width,
    height,
    data: page.data.map((value, i) => value * ground(i % width, Math.floor(i / width))),
  };
}

/** A round stamp, a signature and ticks over the writing. */
function stamped(page: Raster, random: Random): Raster {
  const out = { ...page, data: page.data.slice() };
  const { width, height } = page;
  const [cx, cy] = [width * (0.3 + random() * 0.4), height * (0.25 + random() * 0.3)];
  for (const [radius, thick] of [
    [0.1, 2],
    [0.085, 1],
  ] as const)
    for (let a = 0; a < 720; a++)
      disc(out, {
        x: cx + Math.cos(a / 114.6) * radius * width,
        y: cy + Math.sin(a / 114.6) * radius * width,
        radius: thick,
        value: 110,
      });
  for (let stroke = 0; stroke < 8; stroke++) {
    let [x, y] = [width * random(), height * (0.2 + random() * 0.6)];
    const [dx, bend] = [2 + random() * 2, random() * 6];
    for (let i = 0; i < 80; i++, x += dx, y += Math.sin(i / 6 + bend) * 5)
      disc(out, { x, y, radius: 1.3, value: 70 });
  }
  return out;
}

/** Two punched holes on the left, a staple at the top, a dark edge on the right. */
function punched(page: Raster, random: Random): Raster {
  const out = { ...page, data: page.data.slice() };
  const { width, height } = page;
  for (const y of [0.36, 0.63])
    disc(out, { x: width * 0.035, y: height * (y + random() * 0.01), radius: width * 0.014, value: 15 });
  for (let i = 0; i < 60; i++)
    disc(out, { x: width * 0.04 + i * 0.7, y: height * 0.02 + i * 0.5, radius: 2, value: 30 });
  for (let y = 0; y < height; y++)
    for (let x = Math.floor(width * (0.985 + 0.004 * Math.sin(y / 300))); x < width; x++)
      out.data[y * width + x] = 20;
  return out;
}

function disc(
  { width, height, data }: Raster,
  { x, y, radius, value }: { x: number; y: number; radius: number; value: number },
) {
  for (let row = Math.ceil(y - radius); row <= y + radius; row++)
    for (let at = Math.ceil(x - radius); at <= x + radius; at++)
      if (row >= 0 && at >= 0 && row < height && at < width && Math.hypot(at - x, row - y) <= radius)
        data[row * width + at] = Math.min(data[row * width + at]!, value) || value;
}

/** A sheet on a table, from aside: `aslant` is the share by which its far edge is shorter. */
function photo({ aslant, turn }: { aslant: number; turn: number }): Spoil {
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
        const light = 0.55 + 0.4 * (0.5 + u * 0.6 - v * 0.5);
        const grain = 95 + 25 * Math.sin(x / 40 + Math.sin(y / 170) * 3) + 12 * Math.sin(y / 7);
        out.data[y * width + x] = light * (between(page, sx, sy) ?? grain);
      }
    }
    return noise(5)(blurred(out, 0.6), random);
  };
}

/** The page's top is farther away, and fills the picture. */
function slanted(page: Raster, share: number): Raster {
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
function doubled(page: Raster): Raster {
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

/** Between the four pixels around; null outside. */
function between({ width, height, data }: Raster, x: number, y: number): number | null {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return null;
  const at = top * width + left;
  const upper = data[at]! + (data[at + 1]! - data[at]!) * (x - left);
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * (x - left);
  return upper + (lower - upper) * (y - top);
}

function mapped(page: Raster, to: (value: number) => number): Raster {
  return { ...page, data: page.data.map((value) => Math.min(255, Math.max(0, to(value)))) };
}

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
