import type { Move } from "./parts.ts";

/** A word takes as much memory as so many numbers. */
const WORD_COST = 20;
const FIRST_ROOM = 4_096;

/** Gathers which rows came to words and went from them: twelve bytes each, and each word once. */
export function gathered() {
  const words = new Map<string, number>();
  let numbers = new Float64Array(FIRST_ROOM);
  /** Twice the place of the word, and one more where the row went from it. */
  let kinds = new Uint32Array(FIRST_ROOM);
  let count = 0;
  const placeOf = (word: string) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    words.set(word, words.size);
    return words.size - 1;
  };
  const makeRoom = () => {
    const [before, kindsBefore] = [numbers, kinds];
    numbers = new Float64Array(2 * count);
    kinds = new Uint32Array(2 * count);
    numbers.set(before);
    kinds.set(kindsBefore);
  };
  const add = (number: number, kind: number) => {
    if (count === numbers.length) makeRoom();
    numbers[count] = number;
    kinds[count++] = kind;
  };
  return {
    arrives: (number: number, word: string) => add(number, 2 * placeOf(word)),
    leaves: (number: number, word: string) => add(number, 2 * placeOf(word) + 1),
    /** In numbers. */
    size: () => count + words.size * WORD_COST,
    /** Gives them word by word, and begins anew. */
    *taken(): Generator<Move> {
      const { sorted, ends } = byKind(numbers.subarray(0, count), { kinds, most: 2 * words.size });
      let from = 0;
      for (const [word, place] of words) {
        const [between, to] = [ends[2 * place]!, ends[2 * place + 1]!];
        const [arriving, leaving] = [sorted.subarray(from, between), sorted.subarray(between, to)];
        yield { word, arriving: ascending(arriving), leaving: ascending(leaving) };
        from = to;
      }
      words.clear();
      count = 0;
    },
  };
}

/** The numbers of each kind together, in the order in which they were said, and where each kind ends. */
function byKind(numbers: Float64Array, { kinds, most }: { kinds: Uint32Array; most: number }) {
  const ends = new Uint32Array(most);
  for (let at = 0; at < numbers.length; at++) ends[kinds[at]!]!++;
  let end = 0;
  for (let kind = 0; kind < most; kind++) {
    const many = ends[kind]!;
    ends[kind] = end;
    end += many;
  }
  const sorted = new Float64Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) sorted[ends[kinds[at]!]!++] = numbers[at]!;
  return { sorted, ends };
}

/** As they mostly come. */
function ascending(numbers: Float64Array): Float64Array {
  for (let at = 1; at < numbers.length; at++) if (numbers[at]! < numbers[at - 1]!) return numbers.sort();
  return numbers;
}
