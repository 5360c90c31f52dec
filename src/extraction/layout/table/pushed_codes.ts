import { type Token, textOf } from "../page/lines.ts";
import { CODES, TEXTS } from "../words/vocabulary.ts";
import type { BodyLine } from "./table.ts";

/** So many rows tell where codes begin, such a share of those that have one. */
const [LEAST, MOST] = [3, 0.8];

/** In points: edges no farther apart are one edge. */
const EDGE = 1;

/** The body with the codes in their column that typed words beside it reach up to: "REAGENT" a blank before "THERMO R 37601", where those of other rows begin. */
export function withPushedCodes(body: BodyLine[]): BodyLine[] {
  const columns = body[0]?.geometry.first ?? [];
  const at = columns.findIndex(({ role }, i) => i > 0 && CODES.has(role) && TEXTS.has(columns[i - 1]!.role));
  if (at < 0) return body;
  const edges = body.flatMap(({ cells }) => {
    const code = cells.has(at - 1) && cells.get(at);
    return code && /\d/.test(textOf(code)) ? [code[0]!.box[0]] : [];
  });
  const edge = edges.toSorted((a, b) => a - b)[edges.length >> 1];
  const even = edges.filter((x) => Math.abs(x - edge!) < EDGE).length;
  if (edge === undefined || even < Math.max(LEAST, MOST * edges.length)) return body;
  return body.map((row) => pulled(row, at, edge));
}

/** A row without a code, with the words that begin where others have theirs as one. */
function pulled(row: BodyLine, at: number, edge: number): BodyLine {
  const words = row.cells.get(at - 1) ?? [];
  const from = words.findIndex((word, i) => i > 0 && isPushed(word, words[i - 1]!, edge));
  const code = words.slice(from);
  if (row.cells.has(at) || from < 0 || !/^(?=.*\d)\P{Ll}+$/u.test(textOf(code))) return row;
  const cells = new Map(row.cells).set(at - 1, words.slice(0, from)).set(at, code);
  return { ...row, cells };
}

/** Whether a word begins at an edge, or a letter behind it, where the word before ends no more than a letter before. */
function isPushed({ box: [x] }: Token, { box, text }: Token, edge: number): boolean {
  const letter = (box[2] - box[0]) / text.length;
  return x > edge - EDGE && x < edge + letter + EDGE && box[2] > edge - letter - EDGE;
}
