import { numberOn } from "./header_fields.ts";
import type { Area } from "./lines.ts";
import type { Style } from "./style.ts";

/** Splits a file into the areas of its orders: a page that states another order number begins another order. */
export function ordersIn(areas: Area[], style: Style): Area[][] {
  const parts: { number: string | null; areas: Area[] }[] = [];
  for (const area of areas) {
    const number = area.sheet ? null : numberOn(area, style);
    const last = parts.at(-1);
    if (!last || (number !== null && last.number !== null && !sameNumber(number, last.number)))
      parts.push({ number, areas: [area] });
    else {
      last.areas.push(area);
      last.number ??= number;
    }
  }
  return parts.map((part) => part.areas);
}

function sameNumber(a: string, b: string): boolean {
  const [x, y] = [a, b].map((number) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return x === y || x!.startsWith(y!) || y!.startsWith(x!);
}
