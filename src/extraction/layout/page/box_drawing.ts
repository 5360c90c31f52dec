/** Lines that are drawn and say nothing: "├────┼───┤". */
const DRAWN = /^(?=.*[\u2500-\u257f]{3})[\s|+\-=:\u2500-\u257f]+$/;
/** The sides of a box around a line; between cells the same stroke stands too. */
const BOXED = /^(\s*)([│┃║])((?:(?!\2).)*)\2\s*$/;

/** A line of a text without what draws boxes; strokes that part cells stay, and what is left keeps its place. */
export function undrawn(line: string): string {
  if (DRAWN.test(line)) return "";
  const [, blanks = "", , words] = BOXED.exec(line) ?? [];
  return words === undefined ? line : `${blanks} ${words.trimEnd()}`;
}
