import { blank, type Raster } from "../../src/reading/ocr/raster.ts";
import { copyOf, oneOf } from "./_penned.ts";
import { mapped, noise, type Random, type Spoil } from "./_spoils.ts";

/** Fed askew to the right: the last column is half on the glass. */
export const cutOff: Spoil = (page, random, lines) => {
  const right = Math.max(...lines.map(({ row }) => row[2]));
  const left = Math.min(...lines.map(({ row }) => row[0]));
  const edge = Math.round(right - (right - left) * (0.02 + random() * 0.08));
  const out = copyOf(page);
  for (let y = 0; y < page.height; y++) out.data.fill(255, y * page.width + edge, (y + 1) * page.width);
  return out;
};

/** A note stuck over some of the lines. */
export const noted: Spoil = (page, random, lines) => {
  const { row } = oneOf(lines, random);
  const size = page.width * 0.16;
  const x0 = row[0] + (row[2] - row[0] - size) * random();
  return patched(page, { x0, y0: row[1] - size * random(), wide: size, tall: size, value: 205 });
};

/** Correction fluid over a count. */
export const whitened: Spoil = (page, random, lines) => {
  const [x0, y0, x1, y1] = oneOf(lines, random).count;
  return patched(page, { x0: x0 - 3, y0: y0 - 1, wide: x1 - x0 + 6, tall: y1 - y0 + 2, value: 252 });
};

/** A hole punched through a count. */
export const holed: Spoil = (page, random, lines) => {
  const [x0, y0, x1, y1] = oneOf(lines, random).count;
  const [x, y, radius] = [(x0 + x1) / 2, (y0 + y1) / 2, page.width * 0.013];
  return over(page, (value, at) => (Math.hypot(at.x - x, at.y - y) < radius ? 30 : value));
};

/** A thumb at the edge, over the first or the last column. */
export const thumbed: Spoil = (page, random, lines) => {
  const { row } = oneOf(lines, random);
  const x = random() < 0.5 ? row[0] - page.width * 0.05 : row[2] + page.width * 0.05;
  const y = row[1];
  return over(page, (value, at) => {
    const away = Math.hypot((at.x - x) / 1.2, at.y - y) / (page.width * 0.08);
    return away < 1 ? 110 + 40 * away : value;
  });
};

/** A lamp's reflection on glossy paper, in which nothing is left. */
export const glared: Spoil = (page, random, lines) => {
  const [x0, y0, x1] = oneOf(lines, random).row;
  const x = x0 + (x1 - x0) * random();
  return over(page, (value, at) => {
    const away = Math.hypot(at.x - x, (at.y - y0) * 1.5) / (page.width * 0.13);
    return value + (255 - value) * Math.max(0, Math.min(1, 1.8 - 1.8 * away));
  });
};

/** Dirt on the glass of a feeder: thin dark lines down the whole page, through the columns. */
export const streaked: Spoil = (page, random, lines) => {
  const at = oneOf(lines, random);
  const xs = [
    at.count[0] + (at.count[2] - at.count[0]) * random(),
    ...[0, 1, 2].map(() => random() * page.width),
  ];
  return over(page, (value, { x }) =>
    xs.some((streak) => Math.abs(x - streak) < 1.2) ? value * 0.25 : value,
  );
};

/** A dead dot of the print's head: white lines down the whole page. */
export const blanked: Spoil = (page, random, lines) => {
  const at = oneOf(lines, random);
  const xs = [
    at.count[0] + (at.count[2] - at.count[0]) * random(),
    ...[0, 1, 2].map(() => random() * page.width),
  ];
  return over(page, (value, { x }) => (xs.some((streak) => Math.abs(x - streak) < 2) ? 255 : value));
};

/** Rows marked with a pen that is dark in grey. */
export const markedDark: Spoil = (page, random, lines) => {
  const marked = lines.filter(() => random() < 0.5).map(({ row }) => row);
  return noise(4)(
    over(page, (value, { x, y }) => {
      const isIn = marked.some(([x0, y0, x1, y1]) => x > x0 - 8 && x < x1 + 8 && y > y0 - 4 && y < y1 + 4);
      return isIn ? value * 0.5 : value;
    }),
    random,
  );
};

/** Dark coloured paper in a grey scan. */
export const onColour = (page: Raster, random: Random): Raster =>
  noise(7)(
    mapped(page, (value) => value * 0.5),
    random,
  );

/** The order at the head of a roll. */
export const onRoll = (page: Raster): Raster => {
  const out = blank(page.width, Math.round(page.height * 2.2));
  out.data.set(page.data);
  return out;
};

/** A drop that ran: what it touched is smeared downwards. */
export const wetted: Spoil = (page, random, lines) => {
  const { row } = oneOf(lines, random);
  const [x, y] = [row[0] + (row[2] - row[0]) * random(), row[1]];
  const out = copyOf(page);
  const run = Math.round(page.width * 0.01);
  for (let py = 0; py < page.height; py++)
    for (let px = 0; px < page.width; px++) {
      if (Math.hypot(px - x, py - y) > page.width * 0.07) continue;
      let sum = 0;
      for (let step = 0; step < run; step++) sum += page.data[Math.max(0, py - step) * page.width + px]!;
      out.data[py * page.width + px] = (page.data[py * page.width + px]! + (2 * sum) / run) / 3;
    }
  return out;
};

function patched(
  page: Raster,
  { x0, y0, wide, tall, value }: { x0: number; y0: number; wide: number; tall: number; value: number },
): Raster {
  return over(page, (own, { x, y }) => (x > x0 && x < x0 + wide && y > y0 && y < y0 + tall ? value : own));
}

/** Every pixel by its value and its place. */
function over(page: Raster, to: (value: number, at: { x: number; y: number }) => number): Raster {
  const data = page.data.map((value, i) =>
    Math.min(255, Math.max(0, to(value, { x: i % page.width, y: Math.floor(i / page.width) }))),
  );
  return { ...page, data };
}
