import type { Postings } from "./packed.ts";

/** A word of a question, with how many rows have it. */
export interface WeighedWord {
  word: string;
  weight: number;
  count: number;
}

/** Weights are sums of decimals. */
const ROUNDING = 1e-6;
/** Rows' sums stand in an array by number where all numbers are within so many. */
const WIDEST = 4_000_000;
const NONE = new Uint32Array();

/** Rows under consideration for one question, and what the words that each has weigh. */
export interface Considered {
  numbers: number[];
  sums: number[];
}

/** Every row that has one of the words. */
export function withAny(words: WeighedWord[], postings: Map<string, Postings>): Considered {
  const lists = words.flatMap(({ word, weight }) => {
    const numbers = postings.get(word);
    return numbers?.length ? [{ weight, numbers }] : [];
  });
  const least = lists.reduce((least, { numbers }) => Math.min(least, numbers[0]!), Number.POSITIVE_INFINITY);
  const most = lists.reduce((most, { numbers }) => Math.max(most, numbers[numbers.length - 1]!), 0);
  return most - least < WIDEST ? summed(lists, { least, most }) : summedFar(lists);
}

interface Weighing {
  weight: number;
  numbers: Postings;
}

let scratch = new Float64Array(10_000);

function summed(lists: Weighing[], { least, most }: { least: number; most: number }): Considered {
  if (most - least >= scratch.length) scratch = new Float64Array(2 * (most - least + 1));
  const sums = scratch;
  const numbers: number[] = [];
  for (const { weight, numbers: list } of lists) {
    for (let at = 0; at < list.length; at++) {
      const number = list[at]!;
      const sum = sums[number - least]!;
      if (sum === 0) numbers.push(number);
      sums[number - least] = sum + weight;
    }
  }
  const found = new Array<number>(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const place = numbers[at]! - least;
    found[at] = sums[place]!;
    sums[place] = 0;
  }
  return { numbers, sums: found };
}

function summedFar(lists: Weighing[]): Considered {
  const sums = new Map<number, number>();
  for (const { weight, numbers } of lists)
    for (const number of numbers) sums.set(number, (sums.get(number) ?? 0) + weight);
  return { numbers: [...sums.keys()], sums: [...sums.values()] };
}

/** Adds what further words weigh, most telling first; rows that cannot be among the `most` heaviest any more are left out. */
export function narrowed(
  considered: Considered,
  { words, postings, most }: { words: WeighedWord[]; postings: Map<string, Postings>; most: number },
): Considered {
  let left = words.reduce((sum, { weight }) => sum + weight, 0);
  let rows = hopeful(considered, { left, most });
  if (rows.numbers.length <= most || !words.length) return rows;
  rows = ascending(rows);
  for (const { word, weight } of words) {
    if (rows.numbers.length <= most) break;
    add(rows, weight, postings.get(word) ?? NONE);
    left -= weight;
    rows = hopeful(rows, { left, most });
  }
  return rows;
}

function ascending({ numbers, sums }: Considered): Considered {
  const order = Uint32Array.from(numbers.keys()).sort((a, b) => numbers[a]! - numbers[b]!);
  return {
    numbers: Array.from(order, (at) => numbers[at]!),
    sums: Array.from(order, (at) => sums[at]!),
  };
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
  const least = nth(rows.sums, most) - left - ROUNDING;
  const kept: Considered = { numbers: [], sums: [] };
  for (let at = 0; at < rows.sums.length; at++) {
    if (rows.sums[at]! < least) continue;
    kept.numbers.push(rows.numbers[at]!);
    kept.sums.push(rows.sums[at]!);
  }
  return kept;
}

/** The `place`th greatest of at least as many. */
function nth(values: number[], place: number): number {
  const greatest = Float64Array.from(values.slice(0, place)).sort();
  for (let at = place; at < values.length; at++) {
    const value = values[at]!;
    if (value <= greatest[0]!) continue;
    let to = 1;
    for (; to < place && greatest[to]! < value; to++) greatest[to - 1] = greatest[to]!;
    greatest[to - 1] = value;
  }
  return greatest[0]!;
}

/** The numbers of the `most` heaviest rows, best first. */
export function heaviest({ numbers, sums }: Considered, most: number): number[] {
  const least = numbers.length > most ? nth(sums, most) : Number.NEGATIVE_INFINITY;
  const order: number[] = [];
  for (let at = 0; at < sums.length; at++) if (sums[at]! >= least) order.push(at);
  order.sort((a, b) => sums[b]! - sums[a]! || numbers[a]! - numbers[b]!);
  return order.slice(0, most).map((at) => numbers[at]!);
}
