import { Decimal } from "decimal.js";
import type { DraftLine } from "../../orders/mod.ts";
import { numbersIn } from "./says.ts";
import { rowOf, type Source, type Token, tokensOf } from "./source.ts";

/** Fewer lines may come to anything. */
const LEAST = 2;
/** Points, by which figures of a column end apart. */
const EDGE = 2;

/** What the figures come to that end under each other in the rows of all lines' amounts, as amounts after discounts or with taxes do: by column. */
export function columnSums(source: Source, lines: DraftLine[]): Decimal[] {
  const rows = lines.map(({ fields }) => {
    const amount = tokensOf(source, fields.lineTotal).at(-1);
    return amount ? rowOf(source, amount).flatMap((token) => figureOf(token, source)) : [];
  });
  if (rows.length < LEAST) return [];
  const [first, ...others] = rows;
  return first!.flatMap(({ right, figure }) => {
    const under = others.flatMap((row) => row.find((other) => Math.abs(other.right - right) < EDGE) ?? []);
    if (under.length < others.length) return [];
    return [Decimal.sum(figure, ...under.map((other) => other.figure))];
  });
}

function figureOf({ text, right }: Token, source: Source): { right: number; figure: Decimal }[] {
  const [figure] = numbersIn(text, source);
  return figure === undefined ? [] : [{ right, figure: new Decimal(figure) }];
}
