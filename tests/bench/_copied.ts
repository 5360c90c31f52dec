import { blank, type Raster, turned } from "../../src/reading/ocr/raster.ts";
import { blurred, mapped, noise, photo, type Random } from "./_spoils.ts";
import { drawn, specks } from "./_stains.ts";

/** Needles through a ribbon: dots of 1/144 inch, every eighth row of them paler, the ribbon used up in places. */
export function dotMatrix(page: Raster, random: Random): Raster {
  const { width } = page;
  const pitch = width / 8.27 / 144;
  const data = page.data.map((_, i) => {
    const [column, row] = [Math.floor((i % width) / pitch), Math.floor(Math.floor(i / width) / pitch)];
    const [x, y] = [(column + 0.5) * pitch, (row + 0.5) * pitch];
    const isStruck = page.data[Math.floor(y) * width + Math.floor(x)]! < 150;
    if (!isStruck) return 248;
    const away = Math.hypot((i % width) + 0.5 - x, Math.floor(i / width) + 0.5 - y) / pitch;
    const ribbon = 0.75 + 0.2 * Math.sin(column / 70 + row / 900);
    return (
      248 - 190 * ribbon * (row % 8 === 3 ? 0.6 : 1) * Math.max(0.35, 1 - Math.max(0, away - 0.35) * 1.6)
    );
  });
  return noise(5)({ ...page, data }, random);
}

/** The third sheet of a set: soft, pale where the type struck weakly, with smudges of hands. */
export function carbonCopy(page: Raster, random: Random): Raster {
  const { width } = page;
  const smudges = Array.from({ length: 6 }, () => [random() * width, random() * page.height] as const);
  const soft = blurred(page, 1.2);
  const data = soft.data.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const pressed = 0.5 + 0.12 * Math.sin(x / 90 + Math.sin(y / 60) * 2);
    const smudge = smudges.reduce((sum, [cx, cy]) => {
      const away = Math.hypot(x - cx, (y - cy) * 2) / width;
      return sum + 45 * Math.max(0, 1 - away / 0.12);
    }, 0);
    return 225 - smudge - (255 - value) * pressed;
  });
  return noise(8)({ ...page, data }, random);
}

/** A copy of a copy of a copy: each askew, coarser in its strokes, with more dirt, black at one edge. */
export function copiedThrice(page: Raster, random: Random): Raster {
  let copy = page;
  for (let time = 0; time < 3; time++) {
    const laid = turned(copy, (random() - 0.5) * 1.2);
    const steep = mapped(blurred(laid, 0.8), (value) => (value - 175) * 2.2 + 118);
    copy = specks(0.00012)(steep, random) as Raster;
  }
  const edge = copy.width * 0.02;
  return { ...copy, data: copy.data.map((value, i) => (i % copy.width > copy.width - edge ? 15 : value)) };
}

/** Endless paper: bars behind the rows, perforated edges with holes. */
export function greenBars(page: Raster, random: Random): Raster {
  const { width, height } = page;
  const inch = width / 8.27;
  const data = page.data.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const edge = Math.min(x, width - x);
    const hole = Math.hypot(edge - inch * 0.22, (y % (inch / 2)) - inch / 4);
    if (hole < inch * 0.08) return 40;
    if (Math.abs(edge - inch * 0.45) < 1.5 && y % 8 < 4) return 120;
    return value * (Math.floor(y / (inch / 2)) % 2 && edge > inch * 0.5 ? 0.82 : 0.98);
  });
  return noise(4)({ width, height, data }, random);
}

/** In a clear sleeve under a lamp: broad reflections that the print is pale in. */
export function sleeved(page: Raster, random: Random): Raster {
  const { width, height } = page;
  const gleams = Array.from({ length: 3 }, () => ({ at: random() * 1.6, wide: 0.03 + random() * 0.05 }));
  const data = page.data.map((value, i) => {
    const along = (i % width) / width + (0.6 * Math.floor(i / width)) / height;
    const gleam = Math.max(...gleams.map(({ at, wide }) => Math.max(0, 1 - Math.abs(along - at) / wide)));
    const dim = value * 0.8;
    return dim + (255 - dim) * 0.7 * gleam;
  });
  return noise(4)({ ...page, data }, random);
}

/** A screen taken with a telephone: its dots' pattern over everything, a little from aside. */
export function offScreen(page: Raster, random: Random): Raster {
  const seen = photo({ aslant: 0.04, turn: 1 })(page, random);
  const data = seen.data.map((value, i) => {
    const [x, y] = [i % seen.width, Math.floor(i / seen.width)];
    const beat = 0.08 * Math.sin(x * 0.9 + y * 0.02) + 0.06 * Math.sin(y * 0.85 + x * 0.03);
    return value * (0.88 + beat + 0.06 * Math.sin((x + y) / 60));
  });
  return { ...seen, data };
}

/** The hand shook in the evening: smeared sideways, dark, with grain. */
export function shaken(page: Raster, random: Random): Raster {
  const seen = photo({ aslant: 0.05, turn: -2 })(page, random);
  const out = blank(seen.width, seen.height);
  for (let i = 0; i < out.data.length; i++) {
    let sum = 0;
    for (let step = -1; step <= 2; step++) sum += seen.data[i + step * (seen.width + 1)] ?? seen.data[i]!;
    out.data[i] = (sum / 4) * 0.6;
  }
  return noise(9)(out, random);
}

/** Broad felt pen over whole rows of the table, to be put on in a colour. */
export function felt(page: Raster, random: Random): Promise<Raster> {
  return drawn(page, (document) => {
    for (let row = 0; row < 6; row++)
      document.rect(35 + random() * 60, 240 + row * 60 + random() * 30, 330 + random() * 150, 13).fill();
  });
}
