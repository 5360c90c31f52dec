import type { Raster } from "../../src/reading/ocr/raster.ts";
import type { Placed } from "./_placed.ts";
import type { Random, Spoil } from "./_spoils.ts";
import { drawn } from "./_stains.ts";

type Point = [x: number, y: number];

/** A hand's stroke through some points, dark as a pen's; it trembles. */
export function stroke(
  page: Raster,
  points: Point[],
  { random, thick = 0.0011, value = 55 }: { random: Random; thick?: number; value?: number },
): void {
  const radius = page.width * thick;
  const phase = random() * 6;
  for (const [i, [x1, y1]] of points.slice(1).entries()) {
    const [x0, y0] = points[i]!;
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
    for (let at = 0; at <= steps; at++) {
      const share = at / Math.max(1, steps);
      const tremor = Math.sin(phase + at / (page.width * 0.02)) * page.width * 0.0007;
      dot(page, { x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share + tremor, radius, value });
    }
  }
}

function dot(
  { width, height, data }: Raster,
  { x, y, radius, value }: { x: number; y: number; radius: number; value: number },
): void {
  for (let row = Math.ceil(y - radius); row <= y + radius; row++)
    for (let at = Math.ceil(x - radius); at <= x + radius; at++)
      if (row >= 0 && at >= 0 && row < height && at < width && Math.hypot(at - x, row - y) <= radius)
        data[row * width + at] = Math.min(data[row * width + at]!, value);
}

/** A copy to draw on. */
export function copyOf(page: Raster): Raster {
  return { ...page, data: page.data.slice() };
}

/** A tick at each line, over its first letters or before them. */
export const ticked: Spoil = (page, random, lines) => {
  const out = copyOf(page);
  for (const { row, count } of lines) {
    const [left] = random() < 0.5 ? row : count;
    const tall = count[3] - count[1];
    const [x, y] = [left - tall * (1.4 - random()), (row[1] + count[3]) / 2];
    stroke(
      out,
      [
        [x, y],
        [x + tall * 0.4, y + tall * 0.5],
        [x + tall * 1.5, y - tall * 0.9],
      ],
      { random },
    );
  }
  return out;
};

/** A short name in loops over the foot of the table's last column. */
export const initialled: Spoil = (page, random, lines) => {
  const out = copyOf(page);
  const last = lines.at(-1)!;
  const tall = (last.count[3] - last.count[1]) * 3;
  const [x, y] = [last.row[2] - tall * 1.5, last.row[3] + tall * (0.3 + random())];
  const loops = Array.from(
    { length: 40 },
    (_, i): Point => [
      x + (i * tall) / 18 + Math.sin(i * 0.7) * tall * 0.25,
      y + Math.cos(i * 0.7) * tall * (0.5 - i / 120),
    ],
  );
  stroke(out, loops, { random });
  return out;
};

/** A line drawn by hand through one line of the order. */
export const struckRow: Spoil = (page, random, lines) =>
  struck(page, random, [acrossOf(oneOf(lines, random))]);

/** As high as its count. */
function acrossOf({ row, count }: Placed): Placed["row"] {
  return [row[0], count[1], row[2], count[3]];
}

/** The same with a ruler. */
export const ruledOut: Spoil = (page, random, lines) => {
  const out = copyOf(page);
  const { row, count } = oneOf(lines, random);
  const y = Math.round(count[1] + (count[3] - count[1]) * 0.42);
  for (let x = row[0]; x < row[2]; x++) dot(out, { x, y, radius: page.width * 0.0009, value: 50 });
  return out;
};

function struck(page: Raster, random: Random, boxes: Placed["row"][]): Raster {
  const out = copyOf(page);
  for (const [x0, y0, x1, y1] of boxes) {
    const tall = y1 - y0;
    const at = () => y0 + tall * (0.3 + random() * 0.25);
    stroke(
      out,
      [
        [x0 - tall * 0.5, at()],
        [(x0 + x1) / 2, at()],
        [x1 + tall * 0.5, at()],
      ],
      { random },
    );
  }
  return out;
}

/** A count struck out. */
export const struckCount: Spoil = (page, random, lines) => struck(page, random, [oneOf(lines, random).count]);

/** A count struck out, and another figure written beside or over it. */
export const correctedCount: Spoil = async (page, random, lines) => {
  const { count } = oneOf(lines, random);
  const out = struck(page, random, [count]);
  const tall = count[3] - count[1];
  return written(out, String(Math.ceil(random() * 90)), {
    x: count[random() < 0.5 ? 0 : 2] + tall * 0.2,
    y: count[1] - tall * (0.2 + random() * 0.7),
    tall: tall * (1.2 + random() * 0.5),
  });
};

/** A figure written over a count's first digit. */
export const overwritten: Spoil = (page, random, lines) => {
  const { count } = oneOf(lines, random);
  const tall = count[3] - count[1];
  return written(page, String(Math.ceil(random() * 9)), {
    x: count[0],
    y: count[1] - tall * 0.15,
    tall: tall * 1.25,
  });
};

/** Strokes to and fro over one line. */
export const scribbledOut: Spoil = (page, random, lines) => {
  const out = copyOf(page);
  const [x0, y0, x1, y1] = oneOf(lines, random).row;
  const zigzag = Array.from(
    { length: 24 },
    (_, i): Point => [x0 + ((x1 - x0) * i) / 23, i % 2 ? y0 + random() * 2 : y1 - random() * 2],
  );
  stroke(out, zigzag, { random });
  return out;
};

/** A cross over the lower half of the lines. */
export const crossedOut: Spoil = (page, random, lines) => {
  const out = copyOf(page);
  const [first, last] = [lines[lines.length >> 1]!.row, lines.at(-1)!.row];
  const [x0, x1] = [first[0] + random() * 20, last[2] - random() * 20];
  stroke(
    out,
    [
      [x0, first[1]],
      [x1, last[3]],
    ],
    { random },
  );
  stroke(
    out,
    [
      [x0, last[3]],
      [x1, first[1]],
    ],
    { random },
  );
  return out;
};

/** A line more, written under the last one. */
export const added: Spoil = (page, random, lines) => {
  const { row, count } = lines.at(-1)!;
  const tall = count[3] - count[1];
  const text = `+ ${Math.ceil(random() * 20)} x M${Math.ceil(random() * 16)} nuts`;
  return written(page, text, { x: row[0] + tall, y: row[3] + tall * 0.4, tall: tall * 1.3 });
};

/** In a hand's letters. */
async function written(
  page: Raster,
  text: string,
  { x, y, tall }: { x: number; y: number; tall: number },
): Promise<Raster> {
  const scale = 595 / page.width;
  const notes = await drawn(page, (document) => {
    document.font("Times-Italic").fontSize(tall * scale * 1.35);
    document.text(text, x * scale, y * scale, { lineBreak: false });
  });
  return { ...page, data: page.data.map((value, i) => Math.min(value, 50 + notes.data[i]! * 0.8)) };
}

/** One of the lines, by chance. */
export function oneOf(lines: Placed[], random: Random): Placed {
  return lines[Math.floor(random() * lines.length)]!;
}
