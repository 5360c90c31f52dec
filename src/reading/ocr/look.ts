import { type Letter, lettersOf } from "./paddle.ts";
import { crop, type Raster, stretched } from "./raster.ts";
import type { Segment } from "./segments.ts";

/** How much wider a page's part is made for another look at it. */
export const STRETCH = 1.25;

/** Looks at a part of the page with PP-OCR; letters' places in the page's pixels. */
export async function look(
  paper: Raster,
  { box }: Segment,
  { x0, x1, stretch = 1 }: { x0: number; x1: number; stretch?: number },
): Promise<Letter[]> {
  const pad = Math.round((box[3] - box[1]) * 0.15) + 3;
  const part = crop(paper, [x0 - pad, box[1] - pad, x1 + pad, box[3] + pad]);
  const letters = await lettersOf(stretch === 1 ? part : stretched(part, stretch));
  return letters
    .map((letter) => ({ ...letter, text: signOf(letter), x: letter.x / stretch + x0 - pad }))
    .filter(({ text }) => text.trim());
}

/** A letter in its plain form; a stroke is no Chinese one. */
export function signOf({ text }: Pick<Letter, "text">): string {
  return text.normalize("NFKC").replace("丨", "|");
}

/** The letters as one text, as sure as the least sure of them; nothing is not sure at all. */
export function textOf(letters: Letter[]): { text: string; sure: number } {
  return {
    text: letters.map(({ text }) => text).join(""),
    sure: letters.length ? Math.min(...letters.map(({ sure }) => sure)) : 0,
  };
}
