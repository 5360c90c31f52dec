import { textOf } from "../page/lines.ts";
import { roleOf } from "../words/vocabulary.ts";
import type { Found } from "./cells.ts";
import type { Row } from "./row.ts";

/** A caption has so many words at most. */
const MOST = 3;

/** The words behind their caption, under an item that no column has words of: "Part Description : Sprocket, idler". */
export function saidWords(rows: Row[]): Found | null {
  for (const { line, sub, summary } of rows) {
    const colon = line.tokens.slice(0, MOST + 1).findIndex(({ text }) => /[:：]$/.test(text));
    const caption = textOf(line.tokens.slice(0, colon + 1)).replace(/\s*[:：]$/, "");
    const tokens = line.tokens.slice(colon + 1);
    if (colon >= 0 && !sub && !summary && tokens.length > 0 && roleOf(caption) === "description")
      return { tokens, page: line.page };
  }
  return null;
}
