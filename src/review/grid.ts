import type { Finding, Tx } from "../../db/mod.ts";
import type { GridOnly } from "../../views/review_lines.tsx";
import {
  type LineSums,
  lineSums,
  type NumberedLine,
  type OrderHead,
  placesOf,
  someLines,
} from "../orders/mod.ts";

/** Lines in a piece of the grid: as many as a page shows at once. */
const PIECE = 100;
/** Pieces that are sent at once. */
const MOST_PIECES = 20;

/** What is asked of an order's lines: all of them or only those with findings, and which pieces, from 0. */
export interface AskedLines {
  only: GridOnly | null;
  pieces: number[];
  /** The piece that has this line, by its number; it wins. */
  line?: number;
}

/** Reads what a query or a form asks of the lines; the first piece of all where it asks for nothing. */
export function askedLines({ only, shown, piece, line }: Record<string, string | undefined>): AskedLines {
  const numbers = (shown ?? piece ?? "").split(",").filter((each) => /^\d{1,5}$/.test(each));
  return {
    only: only === "findings" ? only : null,
    pieces: numbers.length ? numbers.map(Number).slice(0, MOST_PIECES) : [0],
    ...(line && /^\d{1,9}$/.test(line) && { line: Number(line) }),
  };
}

/** A run of lines; `level` is of the most serious thing left open in it. */
export interface Piece {
  index: number;
  /** Numbers of its first and last line. */
  from: number;
  to: number;
  count: number;
  level: Finding["level"] | null;
  /** Null: they are sent when they are asked for. */
  lines: NumberedLine[] | null;
}

/** An order's lines in pieces, with what is said of all of them. */
export interface Grid {
  only: GridOnly | null;
  sums: LineSums;
  /** Lines with something left open. */
  flagged: number;
  pieces: Piece[];
}

interface Flag {
  id: string;
  number: number;
  level: Finding["level"];
}

/** A grid of which nothing is shown. */
export function noGrid({ lineCount }: OrderHead): Grid {
  const filled = { customerSku: 0, supplierSku: 0, requiredDate: 0 };
  return {
    only: null,
    sums: { count: lineCount, total: null, priceless: 0, filled },
    flagged: 0,
    pieces: [],
  };
}

/** Lays an order's lines out, with the lines of the pieces that are asked for; null: with none. */
export async function gridOf(tx: Tx, order: OrderHead, asked: AskedLines | null): Promise<Grid> {
  const sums = await lineSums(tx, order.id);
  const flags = await flagsOf(tx, order);
  const only = asked?.only ?? null;
  const layout = only ? flaggedPieces(flags) : allPieces(sums.count, flags);
  const wanted = new Set(asked && wantedIn(layout, asked));
  const pieces: Piece[] = [];
  for (const { ids, ...piece } of layout) {
    const some = ids ? { ids } : { from: piece.from, count: piece.count };
    pieces.push({ ...piece, lines: wanted.has(piece.index) ? await someLines(tx, order.id, some) : null });
  }
  return { only, sums, flagged: flags.length, pieces };
}

type Layout = Omit<Piece, "lines"> & { ids?: string[] };

function wantedIn(layout: Layout[], { pieces, line }: AskedLines): number[] {
  const last = layout.length - 1;
  const of = line === undefined ? undefined : layout.findIndex(({ to }) => to >= line);
  if (of !== undefined) return [of < 0 ? last : of];
  return pieces.map((index) => Math.min(index, last));
}

async function flagsOf(tx: Tx, { id, findings }: OrderHead): Promise<Flag[]> {
  const levels = new Map<string, Finding["level"]>();
  for (const { lineId, level, acknowledgedBy } of findings)
    if (lineId && !acknowledgedBy && levels.get(lineId) !== "error") levels.set(lineId, level);
  const places = await placesOf(tx, id, [...levels.keys()]);
  return places.map((place) => ({ ...place, level: levels.get(place.id)! }));
}

function allPieces(count: number, flags: Flag[]): Layout[] {
  const within = Map.groupBy(flags, ({ number }) => Math.floor((number - 1) / PIECE));
  return Array.from({ length: Math.max(1, Math.ceil(count / PIECE)) }, (_, index) => {
    const [from, to] = [index * PIECE + 1, Math.min((index + 1) * PIECE, count)];
    return { index, from, to, count: to - from + 1, level: worst(within.get(index) ?? []) };
  });
}

function flaggedPieces(flags: Flag[]): Layout[] {
  const pieces = Map.groupBy(flags.keys(), (at) => Math.floor(at / PIECE));
  return [...pieces].map(([index, places]) => {
    const own = places.map((at) => flags[at]!);
    const [from, to] = [own[0]!.number, own.at(-1)!.number];
    return { index, from, to, count: own.length, level: worst(own), ids: own.map(({ id }) => id) };
  });
}

function worst(flags: Flag[]): Piece["level"] {
  return flags.find(({ level }) => level === "error")?.level ?? flags[0]?.level ?? null;
}
