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
  const height = heightOf(token);
  const [highest, lowest] = [token.top + HIGHEST * height, token.top + LOWEST * height];
  let across = 0;
  for (const stroke of leaves[token.leaf]!.strokes)
    if (runsBetween(stroke, highest, lowest))
      across += Math.max(0, Math.min(stroke[2], token.right) - Math.max(stroke[0], token.left));
  return across >= ACROSS * (token.right - token.left);
}

function runsBetween([, top, , bottom]: Box, highest: number, lowest: number): boolean {
  const middle = (top + bottom) / 2;
  return middle > highest && middle < lowest;
}
