import type { Area, TextLine, Token } from "./lines.ts";

/** Points: list marks no farther apart stand below each other on a level page. */
const NEAR = 2;
/** Marks below each other that make a list. */
const LEAST = 3;
/** How sure at most recognition is of a sign that is no letter it knows. */
const DOUBTFUL = 0.6;

/** The doubtful lone signs that begin lines below each other of a recognized page: a list's dots, taken for "e", "c" or "@"; none where fewer than three do. */
export function listMarks({ lines }: Area): ReadonlySet<Token> {
  const lone = lines.flatMap(loneSign);
  const isListed = ({ box: [left] }: Token) =>
    lone.filter(({ box }) => Math.abs(box[0] - left) <= NEAR).length >= LEAST;
  return new Set(lone.filter(isListed));
}

/** The sign that a line begins with, where recognition doubts it and no figure is like it. */
function loneSign({ tokens: [first, second] }: TextLine): Token[] {
  if (!first || !second || [...first.text].length > 1 || /[\p{N}IlOo|]/u.test(first.text)) return [];
  return (first.confidence ?? 1) < DOUBTFUL ? [first] : [];
}
