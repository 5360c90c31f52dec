import { cellName, type Leaf, rowsOf, type Source, type Token } from "../verify/source.ts";

/** What the model reads of a page or sheet: visible words alone, a text line a row. */
export interface TranscriptLeaf {
  /** From 1, over pages and sheets. */
  number: number;
  name: string;
  rows: string[];
}

/** Writes down what is visible, so that columns can still be told apart. */
export function transcriptOf(source: Source): TranscriptLeaf[] {
  return source.leaves.flatMap((leaf, index) =>
    leaf.tokens.length ? [{ number: index + 1, name: leaf.name, rows: rowsOfText(leaf) }] : [],
  );
}

function rowsOfText(leaf: Leaf): string[] {
  const rows = leaf.sheet === null ? rowsOf(leaf.tokens) : [...leaf.byRow.values()];
  return rows.map((row) => (leaf.sheet === null ? wordRow(row) : cellRow(row)));
}

/** Words of a row, with a bar where a gap is wider than a letter is high. */
function wordRow(row: Token[]): string {
  return row
    .map((token, index) => {
      const before = row[index - 1];
      if (!before) return token.text;
      const wide = token.left - before.right > (token.bottom - token.top) * 0.8;
      return `${wide ? " | " : " "}${token.text}`;
    })
    .join("");
}

function cellRow(row: Token[]): string {
  return row.map((token) => `${cellName(token.top, token.left)}: ${token.text}`).join(" | ");
}
