import { blank, type Raster } from "../../src/reading/ocr/raster.ts";
import type { Pixels } from "../../src/reading/picture/pixels.ts";
import type { Random, Spoil } from "./_spoils.ts";
import { drawn, handwritten } from "./_stains.ts";

/** What somebody put onto a printed page in a colour of its own: dark where there is ink. */
export interface Ink {
  /** Red, green, blue. */
  colour: [number, number, number];
  drawn: Spoil;
}

/** The page with ink over it, three bytes a pixel: it darkens what lies under it. */
export function inked({ width, height, data }: Raster, ink: Raster, colour: Ink["colour"]): Pixels {
  const out = new Uint8Array(3 * data.length);
  for (const [i, value] of data.entries())
    for (const [k, tone] of colour.entries())
      out[3 * i + k] = (value * (tone + ((255 - tone) * ink.data[i]!) / 255)) / 255;
  return { width, height, channels: 3, data: out };
}

/** Ticks at the rows, rows underlined, a figure in a circle, words in the margin. */
export async function penned(page: Raster, random: Random): Promise<Raster> {
  const marks = await drawn(page, (document) => {
    document.lineWidth(1.3);
    for (let row = 0; row < 12; row++) {
      const [x, y] = [40 + random() * 500, 250 + row * 28 + random() * 12];
      document
        .moveTo(x, y + 5)
        .lineTo(x + 4, y + 11)
        .lineTo(x + 14, y - 5)
        .stroke();
      if (row % 4 === 0)
        document
          .moveTo(60, y + 8)
          .bezierCurveTo(200, y + 12, 300, y + 3, 520, y + 9)
          .stroke();
      if (row % 4 === 2) document.ellipse(x, y, 28, 9).stroke();
    }
  });
  const words = handwritten({ ...page, data: new Uint8Array(page.data.length).fill(255) }, random);
  return { ...page, data: marks.data.map((value, i) => Math.min(value, words.data[i]!)) };
}

/** The same marks by themselves, on white. */
export function onBlank(marks: Spoil): Spoil {
  return ({ width, height }, random, lines) => marks(blank(width, height), random, lines);
}
