import type { Finding } from "../../../db/mod.ts";
import type { Draft, HeaderField, LineField, Read } from "../../orders/mod.ts";
import type { Box } from "../../reading/mod.ts";
import { evidenceAt, heightOf, type Source, type Token, tokensOf } from "./source.ts";

/** Of a word's height: what runs higher is a frame's edge, and lower it underlines. */
const HIGHEST = 0.2;
const LOWEST = 0.68;
/** Of a word's width at least, so that it is struck out, and no tick ends in it. */
const ACROSS = 0.6;

/** Values through whose words a line runs: whoever struck them out may not want them. */
export function struckOut(source: Source, { header, lines }: Draft): Finding[] {
  if (source.leaves.every(({ strokes }) => strokes.length === 0)) return [];
  const heads = Object.entries(header) as [HeaderField, Read][];
  return [
    ...heads.flatMap(([field, read]) => findingOf(source, read, { field })),
    ...lines.flatMap(({ fields }, at) => {
      const [first] = (Object.entries(fields) as [LineField, Read][]).flatMap(([field, read]) =>
        findingOf(source, read, { field, lineId: String(at) }),
      );
      return first ?? [];
    }),
  ];
}

function findingOf(source: Source, read: Read, place: Pick<Finding, "field" | "lineId">): Finding[] {
  const struck = tokensOf(source, read).filter((token) => isStruck(source, token));
  if (struck.length === 0) return [];
  const text = struck.map((token) => token.text).join(" ");
  return [
    {
      code: "struck",
      level: "error",
      ...place,
      message: `A line runs through "${text}": see whether it is struck out`,
      evidence: evidenceAt(source, struck),
    },
  ];
}

function isStruck({ leaves }: Source, token: Token): boolean {
  const wide = token.right - token.left;
  const across = leaves[token.leaf]!.strokes.filter((stroke) => runsThrough(stroke, token)).map(
    ([x0, , x1]) => Math.min(x1, token.right) - Math.max(x0, token.left),
  );
  return across.reduce((sum, one) => sum + Math.max(0, one), 0) >= ACROSS * wide;
}

function runsThrough([, y0, , y1]: Box, token: Token): boolean {
  const deep = ((y0 + y1) / 2 - token.top) / heightOf(token);
  return deep > HIGHEST && deep < LOWEST;
}
