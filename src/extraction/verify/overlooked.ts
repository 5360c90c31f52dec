import type { Draft, LineField } from "../../orders/mod.ts";
import { shapeOf } from "../layout/table/code_shape.ts";
import type { UnreadRow } from "./accounting.ts";
import { isBefore, rowOf, type Source, type Token, tokensOf, tokensOfLine } from "./source.ts";

const CODES: LineField[] = ["customerSku", "supplierSku"];
/** So many codes of one build, under each other, and such a share of all make a column. */
const LEAST = 2;
const MOST = 0.7;
/** So many of its codes are built alike. */
const OFTEN = 0.15;
/** By how much of their height edges under each other may differ, and how far below its code a count may stand. */
const EDGE = 0.3;
const REACH = 4;
const COUNT = /^(?=.*[1-9])\d[\d.,]*$/;

/** Rows of pages with a code in the codes' column, or before the words of most lines, built as those are, over or beside a count in the counts' column, of which no line has that code. */
export function overlookedRows(source: Source, drafts: Draft[]): UnreadRow[] {
  const columns = drafts.flatMap((draft) =>
    [...CODES, "description" as const].flatMap((field) => columnOf(source, draft, field) ?? []),
  );
  if (columns.length === 0) return [];
  const known = knownIn(source, drafts);
  const found = [...Map.groupBy(columns, ({ height }) => height)].flatMap(([height, alike]) => {
    const counts = countsIn(source, drafts, height);
    return alike.flatMap((column) => strangersIn(source, column, { ...known, counts }));
  });
  return [...new Set(found)].map((token) => {
    const tokens = rowOf(source, token);
    const text = tokens.map((each) => each.text).join(" ");
    return { leaf: token.leaf, top: token.top, text, tokens, coded: true };
  });
}

interface Edge {
  edge: "left" | "right";
  at: number;
}

interface CodeColumn extends Edge {
  codes: Token[];
  /** As most of them are built: "A-9". */
  shapes: ReadonlySet<string>;
  height: number;
}

function columnOf(source: Source, { lines }: Draft, field: LineField): CodeColumn | null {
  const codes = lines.flatMap(({ fields }) => tokensOf(source, fields[field]).slice(0, 1));
  const [first] = codes;
  if (!first || codes.length < Math.max(LEAST, MOST * lines.length)) return null;
  if (source.leaves[first.leaf]!.sheet !== null) return null;
  const shapes = new Set(
    [...Map.groupBy(codes, ({ text }) => shapeOf(text))].flatMap(([shape, { length }]) =>
      shape && length >= Math.max(LEAST, OFTEN * codes.length) ? [shape] : [],
    ),
  );
  if (!shapes.size) return null;
  const height = middle(codes.map(({ top, bottom }) => bottom - top));
  const edges = edgesOf(codes, height);
  return edges && { codes, shapes, height, ...edges };
}

/** The edge by which most of the tokens stand under each other; null where they don't. */
function edgesOf(tokens: Token[], height: number): Edge | null {
  for (const edge of ["left", "right"] as const) {
    const at = middle(tokens.map((token) => token[edge]));
    const near = tokens.filter((token) => Math.abs(token[edge] - at) < EDGE * height);
    if (near.length >= Math.max(LEAST, MOST * tokens.length)) return { edge, at };
  }
  return null;
}

/** What the lines of all orders hold, and what orders nothing. */
interface Known {
  codes: ReadonlySet<string | undefined>;
  /** What codes of lines were read from, whole or in pieces. */
  read: ReadonlySet<Token>;
  idle: Token[];
  /** Where the last of them stands. */
  last: Token;
}

function knownIn(source: Source, drafts: Draft[]): Known {
  const lines = drafts.flatMap((draft) => draft.lines);
  const idle = drafts.flatMap(({ proof }) => proof.notOrdered ?? []);
  return {
    codes: new Set(lines.flatMap(({ fields }) => CODES.map((field) => fields[field]?.value))),
    read: new Set(lines.flatMap(({ fields }) => CODES.flatMap((field) => tokensOf(source, fields[field])))),
    idle: idle.flatMap((one) => tokensOf(source, one)),
    last: lines
      .flatMap((line) => tokensOfLine(source, line))
      .reduce((one, token) => (isBefore(one, token) ? token : one)),
  };
}

/** Codes of the column that are no line's, with a count beside or below them, between the first and the last of the lines, apart from rows that order nothing. */
function strangersIn(
  { leaves }: Source,
  { codes, shapes, edge, at, height }: CodeColumn,
  { codes: taken, read, idle, last, counts }: Known & { counts: Token[] },
): Token[] {
  const own = new Set(codes);
  const first = codes[0]!;
  const isStranger = (token: Token) =>
    !own.has(token) &&
    !read.has(token) &&
    !taken.has(token.text) &&
    !isBefore(token, first) &&
    !isBefore(last, token) &&
    !idle.some((one) => isNear(one, token, height));
  return leaves.slice(first.leaf, last.leaf + 1).flatMap(({ tokens }) => {
    const anchors = tokens.filter(
      (token) =>
        own.has(token) || (Math.abs(token[edge] - at) < EDGE * height && shapes.has(shapeOf(token.text))),
    );
    return anchors.filter((token, i) => {
      if (!isStranger(token)) return false;
      const [from, to] = [token.top - EDGE * height, token.top + REACH * height];
      const end = Math.min(to, (anchors[i + 1]?.top ?? to) - EDGE * height);
      return counts.some(({ leaf, top }) => leaf === token.leaf && top > from && top < end);
    });
  });
}

/** Figures above nought in the column of the quantities, but those of lines whose code stands near, or that have none. */
function countsIn(source: Source, drafts: Draft[], height: number): Token[] {
  const lines = drafts.flatMap((draft) => draft.lines.map(({ fields }) => fields));
  const figures = lines.map(({ quantity }) =>
    tokensOf(source, quantity).filter(({ text }) => COUNT.test(text)),
  );
  const edges = edgesOf(figures.flat(), height);
  if (!edges) return [];
  const known = new Set(
    lines.flatMap((fields, i) => {
      const codes = CODES.flatMap((field) => tokensOf(source, fields[field]));
      return figures[i]!.filter(
        (figure) => !codes.length || codes.some((code) => isNear(code, figure, height)),
      );
    }),
  );
  return source.leaves.flatMap(({ tokens }) =>
    tokens.filter(
      (token) =>
        Math.abs(token[edges.edge] - edges.at) < EDGE * height && !known.has(token) && COUNT.test(token.text),
    ),
  );
}

function isNear(one: Token, other: Token, height: number): boolean {
  return one.leaf === other.leaf && Math.abs(one.top - other.top) < REACH * height;
}

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
