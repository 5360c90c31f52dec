import { merged, packed, split, unpacked } from "../search/packed.ts";

/** Numbers of rows, ascending. */
type Numbers = number[] | Float64Array;

/** Rows that came to a word and went from it. */
export interface Move {
  word: string;
  arriving: Numbers;
  leaving: Numbers;
}

/** Packed numbers of a frequent word, from `first` to the next part's. A word's first part begins with 0. */
export interface Part {
  first: number;
  numbers: Buffer;
}

/** What the index has of a word. */
export interface Known {
  rowCount: number;
  /** Packed; null: they are in parts. */
  numbers: Buffer | null;
  /** Those in which something moves, ascending. */
  parts: Part[];
}

/** What the index is to have of a word. */
export interface Moved extends Known {
  word: string;
  /** Parts that are empty now, by their first number. */
  gone: number[];
}

/** Bytes of a part: with four of them on a page of PostgreSQL's, none is kept elsewhere. */
const MOST_BYTES = 1_600;

/** A word's entry in the index after a move. One that was parted once stays so until nobody has it. */
export function moved(
  move: Move,
  known: Known = { rowCount: 0, numbers: Buffer.alloc(0), parts: [] },
): Moved {
  const { word, arriving, leaving } = move;
  const entry = { word, rowCount: known.rowCount + arriving.length - leaving.length };
  if (known.numbers === null) return { ...entry, numbers: null, ...movedParts(move, known.parts) };
  const all = merged(unpacked([known.numbers]), move);
  const [only, ...others] = split(all, MOST_BYTES);
  if (!others.length) return { ...entry, numbers: packed(only!), parts: [], gone: [] };
  return { ...entry, numbers: null, parts: partsFrom(0, [only!, ...others]), gone: [] };
}

function movedParts({ arriving, leaving }: Move, known: Part[]) {
  const parts: Part[] = [];
  const gone: number[] = [];
  const [came, went] = [taker(arriving), taker(leaving)];
  for (const [at, { first, numbers }] of known.entries()) {
    const next = known[at + 1]?.first ?? Number.POSITIVE_INFINITY;
    const move = { arriving: came(next), leaving: went(next) };
    if (!move.arriving.length && !move.leaving.length) continue;
    const left = merged(unpacked([numbers]), move);
    if (left.length || !first) parts.push(...partsFrom(first, split(left, MOST_BYTES)));
    else gone.push(first);
  }
  return { parts, gone };
}

/** Gives of ascending numbers those below a limit that weren't given yet. */
function taker(numbers: Numbers) {
  let from = 0;
  return (limit: number) => {
    let to = from;
    while (to < numbers.length && numbers[to]! < limit) to++;
    const taken = numbers.slice(from, to);
    from = to;
    return taken;
  };
}

/** The first of the lists goes on from where its part began. */
function partsFrom(first: number, lists: number[][]): Part[] {
  return lists.map((list, at) => ({ first: at ? list[0]! : first, numbers: packed(list) }));
}
