import { blank, type Raster, turned } from "../../src/reading/ocr/raster.ts";
import { bitonal, blurred, mapped, noise, photo, type Random, shaded } from "./_spoils.ts";
import { drawn, specks } from "./_stains.ts";

/** Held in the hand: from aside, under a shadow, its right edge curled up. */
export function curledPhoto(page: Raster, random: Random): Raster {
  return photo({ aslant: 0.07, turn: -2, curl: 0.12 })(shaded(page), random);
}

/** Heat-sensitive paper: coarse dots, pale streaks where the head is worn, paler to the foot. */
export function thermal(page: Raster, random: Random): Raster {
  const worn = Array.from({ length: 5 }, () => random() * page.width);
  const dots = blurred(bitonal(page), 0.8);
  const data = dots.data.map((value, i) => {
    const [x, y] = [i % page.width, Math.floor(i / page.width)];
    const streak = worn.some((at) => Math.abs(at - x) < 1.5) ? 0.35 : 1;
    return 245 - (255 - value) * (0.75 - (0.3 * y) / page.height) * streak;
  });
  return noise(6)({ ...page, data }, random);
}

/** Coloured paper, and some rows marked with a broad pen, where it began and ended twice as dark. */
export function highlighted(page: Raster, random: Random): Raster {
  const { width, height } = page;
  const strokes = Array.from({ length: 7 }, () => ({
    x0: width * (0.05 + random() * 0.4),
    x1: width * (0.55 + random() * 0.4),
    y: height * (0.08 + random() * 0.8),
    tall: height * (0.006 + random() * 0.004),
    slope: (random() - 0.5) * 0.01,
  }));
  const data = page.data.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    let ground = 0.78;
    for (const { x0, x1, y: at, tall, slope } of strokes) {
      const off = Math.abs(y - at - slope * (x - x0));
      if (x < x0 || x > x1 || off > tall) continue;
      ground *= x - x0 < width * 0.01 || x1 - x < width * 0.01 || off > tall * 0.9 ? 0.62 : 0.76;
    }
    return value * ground;
  });
  return noise(4)({ ...page, data }, random);
}

/** Thin paper: the same print shines through from the back, the wrong way round. */
export function shoneThrough(page: Raster, random: Random): Raster {
  const { width } = page;
  const back = blurred(page, 1.5).data;
  const data = page.data.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Math.max(0, value - 0.25 * (255 - back[y * width + width - 1 - x]!));
  });
  return noise(4)({ ...page, data }, random);
}

/** What a telefax prints over the top of what it receives. */
export async function faxed(page: Raster, random: Random): Promise<Raster> {
  const head = await drawn(page, (document) => {
    document.font("Courier").fontSize(9);
    document.text("17-MAR-2026  09:41   FROM +49 89 5550142   TO 00493055501   P.01/01", 40, 6);
  });
  const sheet = turned({ ...page, data: page.data.map((value, i) => Math.min(value, head.data[i]!)) }, 0.3);
  return specks(0.0004)(bitonal(sheet), random);
}

/** Somebody's figures beside the rows, each with a tick. */
export async function corrected(page: Raster, random: Random): Promise<Raster> {
  const notes = await drawn(page, (document) => {
    document.font("Times-Italic").lineWidth(1.2);
    for (let at = 0; at < 6; at++) {
      const [x, y] = [530 + random() * 20, 260 + at * 55 + random() * 20];
      document
        .moveTo(x, y + 6)
        .lineTo(x + 4, y + 11)
        .lineTo(x + 13, y - 4)
        .stroke();
      document
        .fontSize(15 + random() * 4)
        .text(String(Math.ceil(random() * 48)), x + 14, y - 4, { lineBreak: false });
    }
  });
  const pen = mapped(notes, (value) => 90 + value * 0.65);
  return noise(4)({ ...page, data: page.data.map((value, i) => Math.min(value, pen.data[i]!)) }, random);
}

/** Left in a drawer: creased across the middle, a corner turned down, holes with their shadows. */
export function creased(page: Raster, random: Random): Raster {
  const { width, height } = page;
  const [fold, corner] = [height * (0.45 + random() * 0.1), width * 0.09];
  const holes = [0.4, 0.6].map((share) => ({ x: width * 0.03, y: height * share }));
  const data = page.data.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const off = y - fold - 6 * Math.sin(x / 200);
    let light = Math.abs(off) < 2 ? 0.7 : off > 0 && off < height * 0.03 ? 0.86 : 1;
    const inner = width - x + y - corner;
    if (inner < 0) return 90;
    if (inner < corner * 0.2) light *= 0.6;
    const away = Math.min(...holes.map((hole) => Math.hypot(x - hole.x, y - hole.y))) / width;
    if (away < 0.012) return 25;
    if (away < 0.018) light *= 0.55;
    return value * light;
  });
  return noise(4)({ ...page, data }, random);
}

/** Toner at its end: pale stripes down the page, and grains missing in every stroke. */
export function lowOnToner(page: Raster, random: Random): Raster {
  const stripes = Array.from({ length: 6 }, () => ({ x: random() * page.width, wide: 8 + random() * 25 }));
  const toner = Array.from({ length: page.width }, (_, x) =>
    stripes.reduce((left, { x: at, wide }) => left * (Math.abs(at - x) < wide ? 0.55 : 1), 0.85),
  );
  const data = page.data.map(
    (value, i) => 255 - (255 - value) * toner[i % page.width]! * (random() < 0.08 ? 0.25 : 1),
  );
  return noise(3)(blurred({ ...page, data }, 0.6), random);
}

/** A copy made with the lid open: smaller than the glass, a little askew, black around it. */
export function lidOpen(page: Raster, random: Random): Raster {
  const black = 12;
  const tilted = turned(page, 1 + random());
  const [left, top] = [Math.round(page.width * 0.05), Math.round(page.height * 0.04)];
  const out = blank(page.width + 2 * left, page.height + 2 * top);
  out.data.fill(black);
  const bend = Math.tan((1.5 * Math.PI) / 180);
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++) {
      const isPaper =
        x - page.width / 2 < (page.width / 2) * 0.995 - bend * Math.abs(y - page.height / 2) * 0.2;
      out.data[(y + top) * out.width + x + left] = isPaper ? tilted.data[y * page.width + x]! : black;
    }
  return noise(5)(out, random);
}
