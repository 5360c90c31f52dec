import { type Raster, toned } from "./raster.ts";

/** How often each pixel becomes the mean of those around it: about the distance of a printer's needles. */
const TIMES = 3;

/** Print of separate dots made strokes, soft ones. */
export function smoothed(page: Raster): Raster {
  let soft = page;
  for (let time = 0; time < TIMES; time++) for (const step of [1, page.width]) soft = blended(soft, step);
  return soft;
}

/** Every pixel with half of those before and behind it, `step` pixels away. */
function blended(page: Raster, step: number): Raster {
  const { data } = page;
  const out = toned(page, (value) => value);
  for (let i = step; i < data.length - step; i++)
    out.data[i] = (data[i - step]! + 2 * data[i]! + data[i + step]!) >> 2;
  return out;
}
