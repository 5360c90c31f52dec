import type { BodyLine } from "./table.ts";

/** A box to tick before a code. */
const BOXES: ReadonlySet<string> = new Set("☐□☑☒✓✔");

/** A line without the boxes to tick in its cells. */
export function withoutBoxes(body: BodyLine): BodyLine {
  if (!body.line.tokens.some(({ text }) => BOXES.has(text))) return body;
  const cells = [...body.cells].map(
    ([i, tokens]) => [i, tokens.filter(({ text }) => !BOXES.has(text))] as const,
  );
  return { ...body, cells: new Map(cells.filter(([, tokens]) => tokens.length > 0)) };
}
