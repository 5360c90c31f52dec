import { rowsOf, type Source, type Token } from "../verify/source.ts";

/** Tokens of one row with no wide gap between; on sheets a cell. */
export interface Segment extends Omit<Token, "confidence"> {
  tokens: Token[];
}

/** A text line of a leaf, top to bottom. */
export type SegmentRow = Segment[];

const WIDE = 0.95;
const kept = new WeakMap<Source, SegmentRow[][]>();

/** The rows of each leaf, in segments from left to right. */
export function segmentsOf(source: Source): SegmentRow[][] {
  const known = kept.get(source);
  if (known) return known;
  const rows = source.leaves.map(({ tokens, byRow, sheet }) =>
    (sheet === null ? rowsOf(tokens) : [...byRow.values()]).map((row) => segmented(row, sheet !== null)),
  );
  kept.set(source, rows);
  return rows;
}

function segmented(row: Token[], cells: boolean): Segment[] {
  const runs: Token[][] = [];
  for (const token of row) {
    const last = runs.at(-1)?.at(-1);
    const apart = cells || !last || token.left - last.right > WIDE * (token.bottom - token.top);
    if (apart) runs.push([token]);
    else runs.at(-1)!.push(token);
  }
  return runs.map(segmentOf);
}

/** Tokens of one row as a segment. */
export function segmentOf(tokens: Token[]): Segment {
  return {
    leaf: tokens[0]!.leaf,
    text: tokens.map(({ text }) => text).join(" "),
    left: Math.min(...tokens.map(({ left }) => left)),
    top: Math.min(...tokens.map(({ top }) => top)),
    right: Math.max(...tokens.map(({ right }) => right)),
    bottom: Math.max(...tokens.map(({ bottom }) => bottom)),
    tokens,
  };
}

/** A label's letters and digits, however it is spaced and closed. */
export function labelKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#№]+/gu, "");
}

/** Whether two segments stand above each other. */
export function overlap(a: { left: number; right: number }, b: { left: number; right: number }): boolean {
  return a.left < b.right && b.left < a.right;
}
