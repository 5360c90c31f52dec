import { numberOn } from "./header_fields.ts";
import { headingsOf } from "./headings.ts";
import type { Area, TextLine } from "./lines.ts";
import type { Style } from "./style.ts";

/** The pages or sheets of one order, and sheets of the file that were left aside. */
export interface OrderPart {
  areas: Area[];
  aside: string[];
}

/** Splits a file into its orders: a page that states another order number begins another order. */
export function ordersIn(areas: Area[], style: Style): OrderPart[] {
  return areas[0]?.grid ? sheetsOf(areas, style) : pagesOf(areas, style);
}

function pagesOf(areas: Area[], style: Style): OrderPart[] {
  const parts: { number: string | null; areas: Area[] }[] = [];
  for (const area of areas) {
    const number = numberOn(area, style);
    const last = parts.at(-1);
    if (!last || (number !== null && last.number !== null && !sameNumber(number, last.number)))
      parts.push({ number, areas: [area] });
    else {
      last.areas.push(area);
      last.number ??= number;
    }
  }
  return parts.map((part) => ({ areas: part.areas, aside: [] }));
}

/** Sheets with order numbers of their own are orders of their own; else the likeliest sheet holds the lines, and sheets without lines hold its head. */
function sheetsOf(areas: Area[], style: Style): OrderPart[] {
  const tables = areas.filter((area) => headingsOf(area).some(({ main }) => main));
  const heads = areas.filter((area) => !tables.includes(area));
  if (tables.length < 2) return [{ areas, aside: [] }];
  const numbered = tables
    .map((area) => ({ area, number: numberOn(area, style, headingLines(area)) }))
    .filter(({ number }) => number !== null);
  if (new Set(numbered.map(({ number }) => number)).size > 1)
    return numbered.map(({ area }) => ({ areas: [area], aside: [] }));
  const likely = (area: Area) =>
    (/purchase|order|bestell|pedido|commande|\bpo\b|items|lines/i.test(area.name ?? "") ? 4 : 0) -
    (/price|archive|history|old|list|catalog|master|data|lookup|template/i.test(area.name ?? "") ? 4 : 0) +
    (numbered.some((found) => found.area === area) ? 3 : 0) +
    Math.max(...headingsOf(area).map(({ main, score }) => (main ? score : 0))) / 10;
  const best = tables.toSorted((a, b) => likely(b) - likely(a))[0]!;
  const aside = tables.filter((area) => area !== best).map(({ name }) => name ?? "");
  return [{ areas: [best, ...heads], aside }];
}

function headingLines(area: Area): Set<TextLine> {
  return new Set(headingsOf(area).flatMap(({ first, last }) => area.lines.slice(first, last + 1)));
}

function sameNumber(a: string, b: string): boolean {
  const [x, y] = [a, b].map((number) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return x === y || x!.startsWith(y!) || y!.startsWith(x!);
}
