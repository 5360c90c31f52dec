import type { Postings } from "./packed.ts";
import type { Found } from "./source.ts";

/** A word of a question, with how many rows have it. */
export interface WeighedWord {
  word: string;
  weight: number;
  count: number;
}

/** Of the heaviest: what weighs less is hardly ever meant. */
const LIGHT = 0.15;
/** Weights are sums of decimals. */
const ROUNDING = 1e-6;
/** Rows' sums stand in an array by number where all numbers are within so many. */
const WIDEST = 4_000_000;
const NONE = new Uint32Array();

/** Rows under consideration for one question: numbers ascending, and what the words that each has weigh. */
export interface Considered {
  numbers: ArrayLike<number>;
  sums: number[];
}

/** Every row that has one of the words. */
export function withAny(words: WeighedWord[], postings: Found<string, Postings>): Considered {
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
  const width = most - least + 1;
  if (width > scratch.length) scratch = new Float64Array(2 * width);
  const places: number[] = [];
  for (const { weight, numbers } of lists) {
    for (let at = 0; at < numbers.length; at++) {
      const place = numbers[at]! - least;
      const sum = scratch[place]!;
      if (sum === 0) places.push(place);
      scratch[place] = sum + weight;
    }
  }
  const order = width < DENSE * places.length ? filled(width, places.length) : sorted(places);
  const sums = new Array<number>(order.length);
  const numbers = new Float64Array(order.length);
  for (let at = 0; at < order.length; at++) {
    const place = order[at]!;
    numbers[at] = place + least;
    sums[at] = scratch[place]!;
    scratch[place] = 0;
  }
  return { numbers, sums };
}

/** Looking at every place is quicker than sorting a share of them. */
const DENSE = 16;

function filled(width: number, count: number): Uint32Array {
  const places = new Uint32Array(count);
  for (let place = 0, at = 0; place < width; place++) if (scratch[place] !== 0) places[at++] = place;
  return places;
}

/** Without a comparator: an array of numbers would be sorted as text. */
function sorted(places: number[]): Uint32Array {
  return Uint32Array.from(places).sort();
}

function summedFar(lists: Weighing[]): Considered {
  const sums = new Map<number, number>();
  for (const { weight, numbers } of lists)
    for (const number of numbers) sums.set(number, (sums.get(number) ?? 0) + weight);
  const numbers = Float64Array.from(sums.keys()).sort();
  return { numbers, sums: Array.from(numbers, (number) => sums.get(number)!) };
}

/** Adds what further words weigh, most telling first; rows that cannot be among the `most` heaviest any more are left out. */
export function narrowed(
  considered: Considered,
  { words, postings, most }: { words: WeighedWord[]; postings: Found<string, Postings>; most: number },
): Considered {
  if (!words.length) return considered;
  let left = words.reduce((sum, { weight }) => sum + weight, 0);
  let rows = hopeful(considered, { left, most });
  for (const { word, weight } of words) {
    if (rows.numbers.length <= most) break;
    add(rows, weight, postings.get(word) ?? NONE);
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
  const least = nth(rows.sums, most) - left - ROUNDING;
  const numbers: number[] = [];
  const sums: number[] = [];
  for (let at = 0; at < rows.sums.length; at++) {
    if (rows.sums[at]! < least) continue;
    numbers.push(rows.numbers[at]!);
    sums.push(rows.sums[at]!);
  }
  return { numbers, sums };
}

/** The `place`th greatest of at least as many. */
function nth(values: number[], place: number): number {
  return values[greatest(values, place)[place - 1]!]!;
}

/** The numbers of the `most` heaviest rows, best first; of those that are light beside the first as many as make `least`. */
export function heaviest(
  { numbers, sums }: Considered,
  { most, least }: { most: number; least: number },
): number[] {
  const places = greatest(sums, most);
  const light = LIGHT * (sums[places[0]!] ?? 0);
  let count = places.length;
  while (count > least && sums[places[count - 1]!]! < light) count--;
  return places.slice(0, count).map((at) => numbers[at]!);
}

/** Where the `most` greatest stand, the greatest first, of equal ones the first. */
export function greatest(values: number[], most: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    let to = places.length;
    if (to === most && value <= values[places[to - 1]!]!) continue;
    if (to === most) to--;
    for (; to > 0 && values[places[to - 1]!]! < value; to--) places[to] = places[to - 1]!;
    places[to] = at;
  }
  return places;
}
