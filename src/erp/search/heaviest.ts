import type { Postings } from "./packed.ts";

/** A word of a question, with how many rows have it. */
export interface WeighedWord {
  word: string;
  weight: number;
  count: number;
}

/** Weights are sums of decimals. */
const ROUNDING = 1e-6;

/** Rows under consideration for one question: numbers ascending, and what the words that each has weigh. */
export interface Considered {
  numbers: number[];
  sums: number[];
}

/** Every row that has one of the words. */
export function withAny(words: WeighedWord[], postings: Map<string, Postings>): Considered {
  const sums = new Map<number, number>();
  for (const { word, weight } of words)
    for (const number of postings.get(word) ?? []) sums.set(number, (sums.get(number) ?? 0) + weight);
  const numbers = [...sums.keys()].sort((a, b) => a - b);
  return { numbers, sums: numbers.map((number) => sums.get(number)!) };
}

/** Adds what further words weigh, most telling first; rows that cannot be among the `most` heaviest any more are left out. */
export function narrowed(
  considered: Considered,
  { words, postings, most }: { words: WeighedWord[]; postings: Map<string, Postings>; most: number },
): Considered {
  let left = words.reduce((sum, { weight }) => sum + weight, 0);
  let rows = hopeful(considered, { left, most });
  for (const { word, weight } of words) {
    if (rows.numbers.length <= most) break;
    add(rows, weight, postings.get(word) ?? new Uint32Array());
    left -= weight;
    rows = hopeful(rows, { left, most });
  }
  return rows;
}

/** Both are ascending: one walk, in leaps that double. */
function add({ numbers, sums }: Considered, weight: number, postings: Postings) {
  let from = 0;
  for (let at = 0; at < numbers.length && from < postings.length; at++) {
    const number = numbers[at]!;
    let step = 1;
    while (from + step < postings.length && postings[from + step]! < number) step *= 2;
    let low = from + (step >> 1);
    let high = Math.min(from + step, postings.length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (postings[middle]! < number) low = middle + 1;
      else high = middle;
    }
    from = low;
    if (postings[from] === number) sums[at]! += weight;
  }
}

/** Rows that with everything that is left weigh as much as the last of the `most` heaviest does already. */
function hopeful(rows: Considered, { left, most }: { left: number; most: number }): Considered {
  if (rows.numbers.length <= most) return rows;
  const least = Float64Array.from(rows.sums).sort().at(-most)! - left - ROUNDING;
  const kept: Considered = { numbers: [], sums: [] };
  for (const [at, sum] of rows.sums.entries()) {
    if (sum < least) continue;
    kept.numbers.push(rows.numbers[at]!);
    kept.sums.push(sum);
  }
  return kept;
}

/** The numbers of the `most` heaviest rows, best first. */
export function heaviest({ numbers, sums }: Considered, most: number): number[] {
  const order = numbers.map((_, at) => at).sort((a, b) => sums[b]! - sums[a]! || numbers[a]! - numbers[b]!);
  return order.slice(0, most).map((at) => numbers[at]!);
}
